import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement, textOf } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { testRow } from '../test-copy.test.kit.ts'
import infographic from './infographic.ts'
import orgChart from './org-chart.ts'
import roadmap from './roadmap.ts'
import timeline from './timeline.ts'

const ferry = '# Three days\n\n- 1911: First crossing\n- 1968: The bridge opens\n- 2024: The ferry is back'
/** Strands that come back in each period, one of which stands in the first of them alone. */
const strands =
  '# Depot plan\n\n## Q1 2026 (done)\n\n- **Tracks:** relay the west curve\n- **Rolling stock:** two trams painted\n- **People:** nine drivers\n\n## Q2 2026 (now)\n\n- **Tracks:** points at the gate\n- **Rolling stock:** new doors\n\n## Q3 2026\n\n- **Tracks:** overhead line\n- **Rolling stock:** first run\n'

const stages = '# Roadmap\n\n## Now\n- Offline mode\n\n## Next\n- Shared lists\n\n## Later\n- Watch app'
const plans = [
  ...['Passkeys for all staff', 'Audit of dormant accounts', 'Single sign-out', 'Session limits', 'Recovery'],
  ...['Column-level lineage', 'Retention rules in code', 'Masking in test data', 'Catalogue with owners'],
]
const periods = ['Q1 2026', 'Q2 2026', 'Q3 2026', 'Q4 2026', 'Q1 2027']

/** A table of as many plans as there are in each of some streams, dated by periods in turn. */
function streams(names: readonly string[]): string {
  const rows = names.flatMap((name, stream) =>
    plans.map(
      (plan, at) => `| ${name} | ${plan} | ${periods[(at + stream) % periods.length]} | planned | Sato |`,
    ),
  )
  return `# Platform programme\n\n| Stream | Item | When | Status | Owner |\n|---|---|---|---|---|\n${rows.join('\n')}`
}

const clinic = ['Medicine', 'Surgery', 'Laboratory', 'Kitchen', 'Administration']
  .map(
    team =>
      `## ${team}\n\n- Ada Abel, Head of ${team}\n${'- Ida Urban, Nurse\n- Otto Weiss, Technician\n'.repeat(4)}`,
  )
  .join('\n')

const staff =
  '# The bakery\n\n- Ines Varga - Owner\n  - Tom Achterberg - Bread\n    - Liv Hagen - Nights\n  - Piotr Zieliński - Shop\n    - Ada Abel - Till\n    - Otto Weiss - Deliveries and the market on Saturdays'

const century = Array.from(
  { length: 20 },
  (_, at) =>
    `- **${1924 + at * 5}** Something was built, after a debate of the board that took two evenings and a walk`,
).join('\n')

const decade = Array.from(
  { length: 11 },
  (_, at) => `- **${1944 + at * 7}** A weir was built at the mill`,
).join('\n')

test('what depends on something else stands in broken lines on a roadmap, among what is sure', async () => {
  const job = await composeJob(
    {
      content:
        '# Plans\n\n## 2026\n- Late opening\n- Home delivery, if we find the rider\n\n## 2027\n- Local history room (depends on the bid)\n- Machines',
    },
    roadmap,
  )
  const tree = JSON.stringify(job.sheets)
  assert.is(tree.split('"style":"dashed"').length - 1, 2)
})

/** Copy, and the composition that it is to have. */
const cases: readonly (readonly [format: Format, chosen: string, content: string, brief?: string])[] = [
  [timeline, 'steps', ferry],
  [timeline, 'steps', ferry, 'A4 portrait'],
  [timeline, 'steps', '---\nlang: ar\n---\n\n# ثلاثة أيام\n\n- 1911: أول عبور\n- 2024: عودة العبارة'],
  [timeline, 'stair of years', `${ferry}\n- 2025: A second ferry\n- 2026: A third`],
  [timeline, 'usual', `${ferry}\n- 2025: A second ferry\n- 2026: A third`, 'plain'],
  [timeline, 'lines of years', `# Ten years of water\n\n${decade}`, 'A3 landscape'],
  [timeline, 'strip of years', `# Ten years of water\n\n${decade}`, 'a strip of 300 x 60 cm, years very big'],
  [
    timeline,
    'strip of years',
    `# The weir\n\n## Wood\n\n${decade}\n\nA flood.\n\n## Stone\n\n- **2011** Rebuilt\n- **2020** A fish ladder`,
    'a strip of 300 x 60 cm',
  ],
  [timeline, 'strip of years', `# A century of water\n\n${century}`, 'a wall timeline in red and cream'],
  [timeline, 'strip of years', `# Ein Jahrhundert Wasser\n\n${century}`, 'Wandzeitleiste, die Jahre groß'],
  [timeline, 'strip of years', `# Un siècle\n\n${century}`, 'Frise murale, bleu canard'],
  [timeline, 'columns of years', `# A century of water\n\n${century}`, 'A3'],
  [roadmap, 'columns of periods', stages, 'bold, accent #5b2be0'],
  [roadmap, 'columns of periods', `${stages}\n- Car app\n- Fridge app\n- Door app`],
  [
    roadmap,
    'columns of periods',
    '# Plan der Werft\n\n## Erledigt\n\n- Slip\n- Kran\n\n## 1. Quartal 2026\n\n- Umschlagplatz befestigen (in Arbeit)\n\n## 2. Quartal 2026\n\n- Wasserstandsanzeige\n\n## 3. Quartal 2026\n\nWir machen Pause.\n\n## 4. Quartal 2026\n\n- Winterlagerhalle\n\n## Irgendwann\n\n- Segelschule',
    'A3 quer',
  ],
  [roadmap, 'lanes of months', streams(['Identity', 'Data'])],
  [roadmap, 'lanes across periods', strands, 'A3 landscape'],
  [roadmap, 'lanes across periods', strands],
  [roadmap, 'columns of periods', `${stages}\n- Car app\n- Fridge app\n- Door app`, 'plain'],
  [
    roadmap,
    'rows',
    `# Plans\n\n${periods.map(period => `## ${period}\n\n${[...plans, ...plans].map(plan => `- **${plan} of ${period}**: Depends on the budget of the year.`).join('\n')}`).join('\n\n')}`,
  ],
  [orgChart, 'large cards', '# Who we are\n\n- Ines Varga, director\n- Tom Achterberg, workshop'],
  [
    orgChart,
    'large cards',
    '# The practice\n\n- Amara Nwosu, doctor\n  - Liv Hagen, nurse\n  - Piotr Zieliński, front desk',
    'A4 portrait',
  ],
  [orgChart, 'band and panels', staff],
  [orgChart, 'usual', staff, 'plain'],
  [orgChart, 'directory', `# Clinic\n\n${clinic}`],
  [
    infographic,
    'large figures',
    '# Tap water\n\n**128 litres** a day is what each of us uses.\n\nSource: Waterboard 2025',
  ],
  [
    infographic,
    'large figures',
    '# Food we throw away\n\n- 78 kg per person and year\n- 59 % of it at home',
    'A4 landscape',
  ],
  [infographic, 'usual', '# Water\n\n- 128 litres a day\n- 4 % for drinking\n\n## How\n\n1. Draw\n2. Filter'],
]

const works =
  '# Waterworks\n\n- Head: Ulla Pfann\n  - Staff unit legal: Jens Aum\n  - Networks: Rob Knie\n    - Power: Sven Hab\n    - Water: Petra Lind\n  - Baths: Gudrun Fisch\n    - Indoor: Tobias Queck\n\n- Works council: Wolf Sieb'

test('a staff unit and a council stand beside who leads all, and each part has a colour where the brief says so', async () => {
  const drawn = async (instructions: string) => {
    const { drawing, composition } = await layoutJob(
      await composeJob({ content: works, instructions }, orgChart),
      ['png'],
    )
    assert.is(composition.chosen, 'band and panels')
    const items = drawing.pages?.frames[0]?.items ?? []
    const words = items.flatMap(item =>
      item.kind === 'text'
        ? item.words.map(({ word, x }) => ({ text: word.text, x: x + (item.x ?? 0), y: item.baseline }))
        : [],
    )
    const fills = new Set(
      items.flatMap(item => (item.kind === 'rect' && item.fill ? [String(item.fill)] : [])),
    )
    return { fills, at: (said: string) => words.find(({ text }) => text === said) }
  }
  const one = await drawn('navy')
  const beside = ['Jens', 'Wolf'].map(one.at)
  for (const who of beside)
    assert.ok(who && who.y < (one.at('Rob')?.y ?? 0) && who.x > (one.at('Ulla')?.x ?? 0))
  const many = await drawn('navy, each department in its own colour')
  const isWarm = (hex: string): boolean => hex.slice(1, 3) > hex.slice(5, 7)
  assert.not.ok([...one.fills].some(isWarm))
  assert.ok([...many.fills].some(isWarm))
})

test('who is told first under a heading for those who lead is over the parts that are told beside it', async () => {
  const part = (name: string): string =>
    `## ${name}\n\nHead: ${name} Moor\n\n- Desk: Ida Birch\n- Floor: Mo Ash\n- Yard: Bo Reed`
  const content = `# Works\n\n## Management\n\n**Director:** Ann Lee\n- Secretary: Cy Vale\n\n${['North', 'South', 'West'].map(part).join('\n\n')}`
  const job = await composeJob({ content, instructions: 'A3 landscape' }, orgChart)
  const { composition } = await layoutJob(job, ['pdf'])
  assert.is(composition.chosen, 'band and panels')
})

test('many figures are a mosaic without a hole, whose first tile is as wide as fills the last row', async () => {
  const figures = Array.from({ length: 16 }, (_, at) => `- **${at * 7 + 3}** kinds of thing`).join('\n')
  const { drawing } = await layoutJob(
    await composeJob({ content: `# The year\n\n${figures}` }, infographic),
    ['png'],
  )
  const tiles = (drawing.pages?.frames[0]?.items ?? []).filter(
    item => item.kind === 'rect' && item.height > 60 && item.width > 200 && item.width < 1000,
  )
  const widths = tiles.flatMap(item => (item.kind === 'rect' ? [Math.round(item.width)] : []))
  const [first = 0, ...others] = widths
  assert.is(widths.length, 16)
  assert.ok(first > 2 * Math.max(...others))
})

test('what is now on a grid of lanes has the colour that the brief has for it', async () => {
  const brief = 'calm indigo #3f51b5 with a coral #ff7f50 "now" marker'
  const { drawing } = await layoutJob(await composeJob({ content: strands, instructions: brief }, roadmap), [
    'png',
  ])
  const items = drawing.pages?.frames.flatMap(({ items: all }) => all) ?? []
  assert.ok(items.some(item => item.kind === 'rect' && item.fill === '#ff7f50'))
})

/** Boxes of at least so many px each way, from left to right. */
async function boxesOf(format: Format, content: string, least: number) {
  const { drawing } = await layoutJob(await composeJob({ content }, format), ['png'])
  const boxes = (drawing.pages?.frames[0]?.items ?? []).filter(
    item => item.kind === 'rect' && item.height > least && item.width > least,
  )
  return boxes.flatMap(item => (item.kind === 'rect' ? [item] : [])).sort((one, other) => one.x - other.x)
}

test('steps of a stair are as high as the time that has gone by', async () => {
  const events = ['1900', '1910', '1920', '1990', '2000'].map(year => `- ${year}: **Something** happened`)
  const steps = await boxesOf(timeline, `# A stair\n\n${events.join('\n')}`, 200)
  const rises = steps.slice(1).map((step, at) => (steps[at]?.y ?? 0) - step.y)
  assert.is(rises.length, 4)
  const [first = 0, second = 0, third = 0] = rises
  assert.ok(Math.abs(first - second) <= 2 && third > first * 2, `${rises}`)
})

test('no words of a stair are tied, whose steps are narrower than two of them', async () => {
  const events = ['1900', '1910', '1920', '1990', '2000'].map(
    year => `- ${year}: Forty volunteers and a borrowed engine`,
  )
  const { sheets } = await composeJob({ content: `# A branch line\n\n${events.join('\n')}` }, timeline)
  const [words = ''] = sheets.map(({ root }) => textOf(root))
  assert.match(words, 'branch line')
  assert.match(words, 'borrowed engine')
})

test('time runs down one line on an upright sheet, its last event on a field', async () => {
  const content = `# A century of water\n\n${decade}\n- **2026** The mill turns again`
  const job = await composeJob({ content, instructions: 'vertical' }, timeline)
  const { drawing } = await layoutJob(job, ['png'])
  const [frame, ...others] = drawing.pages?.frames ?? []
  const fields = (frame?.items ?? []).filter(item => item.kind === 'rect' && item.width > 800 && item.y > 400)
  assert.is(others.length, 0)
  assert.is(fields.length, 1)
})

test('a tall sheet of any measure is one line of years from head to foot, its last event on a field at the end', async () => {
  const content = `# A century of water\n\n${decade}\n- **2026** The mill turns again`
  const job = await composeJob({ content, instructions: 'a wall panel of 50 x 140 cm, upright' }, timeline)
  const { drawing, composition } = await layoutJob(job, ['png'])
  const [frame, ...others] = drawing.pages?.frames ?? []
  const rects = (frame?.items ?? []).flatMap(item => (item.kind === 'rect' ? [item] : []))
  const ends = rects
    .filter(({ width, height }) => width > 1000 && height > 100)
    .map(item => item.y + item.height)
  assert.is(others.length, 0)
  assert.is(composition.chosen, 'usual')
  assert.ok(Math.max(...ends) > (job.sheets[0]?.size.height ?? 0) * 0.85, ends.join(' '))
})

test('a year keeps to its line, whatever face a brief gives it and however large it wants one', async () => {
  const years = [1898, 1923, 1951, 1974, 2000, 2011, 2020, 2022, 2026]
  const content = `# A ferry\n\n${years.map(year => `${year} — something happened on the river`).join('\n')}`
  const instructions = 'vertical, large print, years in Fraunces, 2026 the largest of all'
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, timeline), ['png'])
  const words = (drawing.pages?.frames[0]?.items ?? []).flatMap(item =>
    item.kind === 'text' ? item.words.map(({ word }) => word.text) : [],
  )
  assert.equal(
    years.filter(year => !words.includes(String(year))),
    [],
  )
})

test('copy that goes on over very many pages is composed once', async () => {
  const part = (at: number): string =>
    `## Part ${at}\n\n- Ada Abel, Head of ${at}\n- Otto Weiss, Clerk\n\n> Said in part ${at}\n\nIt was said to all of them, and written down.\n\n`
  const content = `# Office\n\n${Array.from({ length: 120 }, (_, at) => part(at)).join('')}`
  const { drawing, composition } = await layoutJob(await composeJob({ content }, orgChart), ['pdf'])
  const pages = drawing.pages?.frames.length ?? 0
  assert.ok(pages > 24 && composition.considered.length === 1, `${pages}, ${JSON.stringify(composition)}`)
})

for (const [row, [format, chosen, content, brief = '']] of cases.entries())
  test(`${format.slug}: “${chosen}” for “${content.slice(0, 24).replace(/\s+/g, ' ')}…” ${brief}`, async () => {
    const { composition } = await testRow(format, { content, brief, blocksMove: true }, row)
    const { score = 1, because = [] } = composition.considered.find(({ name }) => name === chosen) ?? {}
    // What no layout holds on one sheet costs each of them some of its score.
    const least = because.some(fault => fault.startsWith('it goes on over')) ? 0.6 : 0.75
    assert.is(composition.chosen, chosen)
    assert.ok(chosen === 'usual' || score >= least, `scores ${score}`)
  })

test('a line of years leaves the sheet at the end of each row but the last, keeps what the brief wants quiet without a point, and ends in large figures', async () => {
  const content = `# The mill\n\n${Array.from({ length: 10 }, (_, at) => `${1890 + at * 12}\nA wheel was mended.`).join('\n\n')}\n\n2020\n130 years. 41 wheels, 9 millers.`
  const instructions = 'A3 landscape, 1914 told quietly, large figures'
  const { sheets } = await layoutJob(await composeJob({ content, instructions }, timeline), ['pdf'])
  const all: Element[] = []
  const walk = (element: Element): void => {
    all.push(element)
    for (const child of element.children) if (isElement(child)) walk(child)
  }
  for (const { root } of sheets) walk(root)
  const rows = all.filter(({ part }) => part === 'line')
  assert.ok(rows.length > 1)
  assert.is(all.filter(({ part }) => part === 'leaving').length, rows.length - 1)
  assert.equal(all.filter(({ part }) => part === 'figure').map(textOf), ['130', '41', '9'])
})

test.run()
