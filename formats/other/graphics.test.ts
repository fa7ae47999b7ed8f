import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { type Element, isElement, textOf } from '../../core/compose/tree.ts'
import { render } from '../render.test.kit.ts'
import infographic from './infographic.ts'
import orgChart from './org-chart.ts'
import roadmap from './roadmap.ts'
import timeline from './timeline.ts'

/** How many sheets a copy takes, and whether they were drawn as they were composed: nothing stood out. */
async function sheetsOf(
  format: Format,
  content: string,
): Promise<readonly [count: number, asComposed: boolean]> {
  const composed = await composeJob({ content }, format)
  const { drawing } = await layoutJob(composed, ['png'])
  const asComposed = drawing.sheets.every((sheet, at) => sheet.root === composed.sheets[at]?.root)
  return [drawing.sheets.length, asComposed]
}

/** The elements of a part, wherever they stand. */
function partsNamed(elements: readonly Element[], part: string): readonly Element[] {
  return elements.flatMap(element => [
    ...(element.part === part ? [element] : []),
    ...partsNamed(
      element.children.filter(child => isElement(child)),
      part,
    ),
  ])
}

test('figures that come to the whole of a title are fields as large as they are, the one that is named in the accent', async () => {
  const list = '- Beans £2.20\n- Milk £1.10\n- Wages 60p\n- Rent 40p\n- Left over 20p'
  const instructions = 'the cup split up, "Left over 20p" needs to stand out'
  const composed = await composeJob(
    { content: `# Where your £4.50 goes\n\n${list}\n`, instructions },
    infographic,
  )
  const areas = partsNamed(
    composed.sheets.map(({ root }) => root),
    'area',
  )
  assert.is(areas.length, 5)
  const sizes = areas.map(({ style }) => Number(style.grow) * Number(style.minHeight))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  for (const [at, amount] of [2.2, 1.1, 0.6, 0.4, 0.2].entries())
    assert.ok(Math.abs((sizes[at] ?? 0) / whole - amount / 4.5) < 0.02, `${at}: ${(sizes[at] ?? 0) / whole}`)
  const grounds = areas.map(({ style }) => style.background)
  assert.is(grounds.filter(ground => ground === grounds[4]).length, 1)
  const other = await composeJob({ content: `# Where your £9 goes\n\n${list}\n` }, infographic)
  assert.is(
    partsNamed(
      other.sheets.map(({ root }) => root),
      'area',
    ).length,
    0,
  )
})

test('a table on a card takes the room of its rows', async () => {
  const rows = ['Oslo', 'Lima', 'Kyiv', 'Pune', 'Graz'].map(city => `  | ${city} | 12 |`)
  const table = ['  | Office | Seats |', '  |---|---|', ...rows].join('\n')
  const content = `# Moves\n\n## Q1\n\n- **Desks**\n\n${table}\n\n- **Phones**\n\n## Q2\n\n- **Signs**\n- **Keys**\n`
  assert.equal(await sheetsOf(roadmap, content), [1, true])
})

test('lanes share sheets when they do not fit one', async () => {
  const plans = (lane: number): string =>
    Array.from({ length: 2 }, (_, at) => `- **Plan ${lane}.${at}** with some words about it`).join('\n')
  const lanes = Array.from(
    { length: 12 },
    (_, at) => `## Lane ${at}\n\n### Now\n\n${plans(at)}\n\n### Next\n\n${plans(at)}\n`,
  )
  const [count] = await sheetsOf(roadmap, `# Long\n\n${lanes.join('\n')}`)
  assert.ok(count > 1 && count < 12, `${count} sheets`)
})

test('many events fill as few sheets as hold them', async () => {
  const events = Array.from(
    { length: 40 },
    (_, at) => `- **${1900 + at}** Something happened that takes a line or two to tell`,
  )
  const [count, asComposed] = await sheetsOf(timeline, `# Years\n\n${events.join('\n')}`)
  assert.ok(count <= 3 && asComposed, `${count} sheets`)
})

test('a part of a graphic that is called by a number is a figure, and a number to call stays under its heading', async () => {
  const content =
    '# Water\n\n## 142 litres\nper person, every day.\n\n## 3. Cleaning\n\nSand and light.\n\n## Season\n\n- January: 131 litres\n- July: 169 litres\n\n## See a leak? Tell us\n\nFree, day or night: **0800 555 0144**\n'
  const composed = await composeJob({ content }, infographic)
  const words = composed.sheets.map(({ root }) => textOf(root)).join(' ')
  assert.match(words, /Tell\sus\s*Free/)
  const figures = partsNamed(
    composed.sheets.map(({ root }) => root),
    'figure',
  ).map(textOf)
  assert.ok(figures.some(text => text.startsWith('142')))
  assert.not.ok(figures.some(text => text.startsWith('3')))
})

test('an upright sheet has its dates down the side, however many', async () => {
  const events = Array.from({ length: 11 }, (_, at) => `## ${1900 + at * 9}\n\nSomething happened here.\n`)
  const job = { content: `# Bells\n\n${events.join('\n')}`, instructions: 'tall format, black' }
  const { composition } = await render({ ...job, format: 'timeline', outputs: ['svg'] })
  assert.is(composition.chosen, 'usual')
})

test('a tree that fits under a small title has one', async () => {
  const people = Array.from(
    { length: 4 },
    (_, at) => `  - Head ${at}, Team ${at}\n${'    - Ada Ash, Engineer\n'.repeat(6)}`,
  )
  const content = `# Everybody\n\n- Eve Elm, Director\n${people.join('')}`
  assert.equal(await sheetsOf(orgChart, content), [1, true])
})

test('the year that a brief wants seen first is larger than the others on its line, and its day stands over it', async () => {
  const years = [1903, 1911, 1926, 1931, 1940, 1968, 1985, 2004, 2019]
  const content = `# The inn\n\n${years.map(year => `- **${year}** a room`).join('\n')}\n- **26 January 1956** games\n`
  const { sheets } = await composeJob({ content, instructions: '1956 bigger than the rest' }, timeline)
  const leads = partsNamed(
    sheets.map(({ root }) => root),
    'lead',
  )
  const sizeOf = (element: Element | undefined): number =>
    Math.max(
      ...(element?.children ?? []).map(child =>
        isElement(child) ? Math.max(child.style.size ?? 0, sizeOf(child)) : 0,
      ),
      element?.style.size ?? 0,
    )
  const dates = partsNamed(
    sheets.map(({ root }) => root),
    'event-date',
  )
  const [lead] = leads
  assert.is(lead && textOf(lead).includes('1956'), true)
  const others = dates.filter(date => !textOf(date).includes('1956'))
  assert.ok(sizeOf(lead) >= 1.4 * Math.max(...others.map(sizeOf)))
})

test('a first line with a colon that nothing else is the title of is the title', async () => {
  const content = 'Tern Rowing Club: 60 years\n1966 founded\n1969 first boat\n1974 champions\n1981 fire\n'
  const { sheets } = await composeJob({ content }, timeline)
  const [headline] = partsNamed(
    sheets.map(({ root }) => root),
    'headline',
  )
  assert.is(headline && textOf(headline).replace(/\s/gu, ' '), 'Tern Rowing Club: 60 years')
})

test('events that no size of type brings into columns have as many sheets as they fill', async () => {
  const counts = Array.from(
    { length: 6 },
    (_, at) => `- **${4 + at},186** crossings (+6.2%) [3690, 3740, 3880, 3810, 3941, 4186]`,
  )
  const days = [16, 17].map(day => `| 2026-03-${day} | 594 | 561 |`)
  const content = [
    ...['# Harbour ferries: week 12', 'All 9 piers · 16 to 22 March 2026 · updated Monday 23 March, 07:30'],
    ...['## This week', ...counts],
    ...['## Crossings per day', '| Date | Crossings | Week before |', '| --- | ---: | ---: |', ...days],
    ...['## Crossings by pier', '| Pier | Crossings |', '| --- | ---: |'],
  ].join('\n')
  const { sheets } = await composeJob({ content, instructions: 'refined, serif headlines' }, timeline)
  assert.ok(sheets.length > 0)
})

test('a vertical line, asked for in any words, has the events of a timeline at its sides by turns', async () => {
  const content = `# The organ\n\n${[1712, 1788, 1871, 1953, 1999].map(year => `- **${year}** pipes were made anew by two brothers from the town over the river and paid for by the guild`).join('\n')}\n`
  for (const instructions of [
    'one vertical line, years large',
    'Vertikale Linie, ruhig',
    '一本の縦線を通して',
  ]) {
    const { sheets } = await composeJob({ content, instructions }, timeline)
    const events = partsNamed(
      sheets.map(({ root }) => root),
      'event',
    )
    const lefts = events.map(({ style }) => Number(style.left))
    assert.is(lefts.length, 5, instructions)
    assert.ok(
      lefts.every((left, at) => at === 0 || left > 0 !== (lefts[at - 1] ?? 0) > 0),
      lefts.join(' '),
    )
  }
})

test('a figure that is wanted large at the top leads its line, and what is counted stands as bars where those are asked for', async () => {
  const content =
    'What the tide left in May\n\n2,300 things on one morning\n\n- Corks: 1,412\n- Ropes: 418\n- Floats: 290\n- Shoes: 180\n\nWho came along\n- Monday: 12 people, 8 kg\n- Friday: 21 people, 19 kg\n- Sunday: 30 people, 27 kg\n'
  const instructions = '2,300 enormous at the top and the items as bars drawn to true scale'
  const composed = await composeJob({ content, instructions }, infographic)
  const roots = composed.sheets.map(({ root }) => root)
  const [edge] = partsNamed(roots, 'edge-top')
  const lines = partsNamed(edge ? [edge] : [], 'lead').flatMap(({ children }) =>
    children.flatMap(child => (isElement(child) ? [child] : [])),
  )
  assert.equal(lines.map(textOf), ['2,300', 'things on one morning'])
  const [figure = 0, rest = 1] = lines.map(({ style }) => style.size)
  assert.ok(figure > rest * 2, `${figure} beside ${rest}`)
  assert.is(partsNamed(roots, 'rank').length, 4)
  assert.match(roots.map(textOf).join(' '), /Who\scame\salong\s*Monday/)
})

test('what more a date says in brackets or by its day stands beside the year, and has no field', async () => {
  const events = [
    '**1802, 7 June** The first stone',
    '**1804** The lock',
    '**1850** Iron',
    '**1911–1913** New gates',
    '**1960** Shut',
    '**2033 (geplant)** Neuer Anfang',
  ]
  const content = `# Die Schleuse\n\n${events.join('\n\n')}`
  const { sheets } = await composeJob({ content, instructions: 'a wall timeline' }, timeline)
  const [{ root, size }] = sheets as [(typeof sheets)[number]]
  const dates = partsNamed([root], 'event-date').map(textOf)
  assert.is(size.width / size.height > 2.5, true)
  assert.is(dates[0]?.replace(/\s+/g, ' '), '1802, 7 June')
  assert.is(dates.at(-1)?.replace(/\s+/g, ' '), '2033 (geplant)')
  assert.is(partsNamed([root], 'field').length, 0)
})

test('few words grow until they fill a sheet of a given size, and much copy is set larger where bands give way', async () => {
  const sizeOf = async (content: string): Promise<number> => {
    const composed = await composeJob({ content, instructions: 'A4 portrait' }, infographic)
    return composed.sheets[0]?.root.style.size ?? 0
  }
  const few = await sizeOf(
    '# Bikes and rain\n\nHalf of us ride in the wet.\n\n## What to pack\n\n- A cape\n- Dry socks\n- A lamp\n',
  )
  assert.ok(few > 20, String(few))
  const section = (at: number): string => `## Part ${at}\n\n- Reed 40 %\n- Oak 35 %\n- Elm 25 %\n\n`
  const much = await sizeOf(`# Wood\n\n${[1, 2, 3, 4, 5].map(section).join('')}`)
  assert.ok(much > 14 && much < few, String(much))
})

test('a source with who made it all stands once, and not in the last part', async () => {
  const content =
    'WHERE A COAT GOES\nOne coat, Tern Mill\n\nWool — £14 — 40%\nWork — £16 — 46%\nRent — £5 — 14%\n\nWHAT YOU CAN DO\n1. Mend it\n2. Pass it on\n\nIF ALL DID\n9 → 3 coats a life\nThat is £200 a year\n\nSource: own books, May 2026\nTern Mill, 4 Quay St\n'
  const { sheets } = await composeJob({ content }, infographic)
  const said = sheets.map(({ root }) => textOf(root)).join(' ')
  assert.is(said.split('own books').length, 2)
})

test('a long first line is a title without its brackets, and a period that has a date is no maybe', async () => {
  const content =
    'Tern Ferry Company, its boats and piers — roadmap 2026–2028 (for the board, as of 3 May 2026)\n\nNOW — 2026\n- Pier rails (90 of 120)\n- Crew app [in progress]\n\nLATER — 2027\n- Ramp\n- Radar [depends on grant]\n\nTHEN — 2028\n- Second boat\n'
  const { sheets } = await composeJob({ content }, roadmap)
  const roots = sheets.map(({ root }) => root)
  const [headline] = partsNamed(roots, 'headline')
  assert.is(
    headline && textOf(headline).replace(/\s/gu, ' '),
    'Tern Ferry Company, its boats and piers — roadmap 2026–2028',
  )
  const dashed = (element: Element): number =>
    Number(element.style.border !== undefined && JSON.stringify(element.style.border).includes('dashed')) +
    element.children.reduce((sum, child) => sum + (isElement(child) ? dashed(child) : 0), 0)
  assert.ok(roots.reduce((sum, root) => sum + dashed(root), 0) <= 1)
  assert.is(partsNamed(roots, 'progress').length, 1)
})

test('who reports to somebody in a panel has a box, with what they do below a larger name', async () => {
  const content =
    '# Mill\n\n- Ada Lund, Director\n  - Bo Ek, Grain\n    - Cy Ro, Store\n      - Di Vo, Sacks\n      - Ed Fy, Carts\n  - Flo My, Flour\n    - Gus Ny, Stones\n'
  const { sheets } = await composeJob({ content, instructions: 'A3 landscape, red' }, orgChart)
  const boxes = partsNamed(
    sheets.map(({ root }) => root),
    'report',
  )
  assert.is(boxes.length, 2)
  assert.ok(boxes.every(({ style }) => style.background !== undefined))
})

test.run()
