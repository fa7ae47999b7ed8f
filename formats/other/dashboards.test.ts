import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, type Node, textOf } from '../../core/compose/tree.ts'
import { contrast } from '../../core/theme/contrast.ts'
import type { Format } from '../../core/format.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { themeOnColor } from '../../core/theme/theme-on.ts'
import dashboard from './dashboard.ts'
import { alarmField } from './dashboards/alarm.ts'
import infographic from './infographic.ts'

const week = `# Week 23

- **41,860** rides (+6.2%) [36900, 38100, 41860]
- **93.4%** available (+0.8 pts)
- **72** repairs open (-14)

## Rides per day

| Date | Rides | Week before |
|---|---:|---:|
| 2026-06-01 | 5,940 | 5,610 |
| 2026-06-02 | 6,120 | 6,780 |
| 2026-06-03 | 6,310 | 5,940 |
`

const water = `# Where 128 litres go

## A day

- **128 litres** a day

## Room by room

| Use | Litres |
|---|---:|
| Bath | 64 |
| Toilet | 34 |
| Laundry | 30 |

## The point

- **50%** is the bath
`

async function laidOut(format: Format, content: string, instructions: string = '') {
  const job = await layoutJob(await composeJob({ content, instructions }, format), ['png'])
  const [frame] = job.drawing.pages?.frames ?? []
  assert.ok(frame)
  const parts = job.sheets.flatMap(({ root }) => elementsIn(root))
  return { frame, parts, theme: job.context.theme, chosen: job.composition.chosen }
}

function elementsIn(node: Node): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : []
}

test('the first figure of a dashboard leads on a field of the accent, and its tiles reach the foot of the screen', async () => {
  const { frame, theme, chosen } = await laidOut(dashboard, week, 'accent #0f766e')
  const fields = frame.items.flatMap(item => (item.kind === 'rect' && item.fill === '#0f766e' ? [item] : []))
  const area = Math.max(...fields.map(({ width, height }) => width * height))
  const lowest = Math.max(...frame.items.map(item => (item.kind === 'rect' ? item.y + item.height : 0)))
  assert.is(chosen, 'usual')
  assert.ok(area > frame.width * frame.height * 0.05, `${area}`)
  assert.ok(lowest >= theme.page.height - 1, `${lowest}`)
})

test('a board stands whole on the screen that a brief names, in smaller type where it must', async () => {
  const days = Array.from({ length: 13 }, (_, day) => `| Route ${day + 1} | ${day * 37} | ${day} |`)
  const copy = `${week}\n## By route\n\n| Route | Rides | Late |\n|---|---:|---:|\n${days.join('\n')}\n\n## Notes\n\n- The bridge is shut.\n- Two new buses.\n`
  const heightOf = async (brief: string) => (await laidOut(dashboard, copy, brief)).frame.height
  assert.is(await heightOf('for the television in the hall, 1920 x 1080'), 1080)
})

test('the one point of a list that a brief has jump out is a band over the figures, and no word among others', async () => {
  const content = `${week}\n## Watch\n\n- Depot 9: two lifts out since Monday\n- Wash at depot 9 is slow\n- Radio test passed\n`
  const composed = await composeJob(
    { content, instructions: 'Depot 9 has to jump out, everything else calm.' },
    dashboard,
  )
  const leads: string[] = []
  const visit = (element: Element): void => {
    if (element.properties['role'] === 'status') leads.push(textOf(element))
    for (const child of element.children) if (child.type === 'element') visit(child)
  }
  for (const { root } of composed.sheets) visit(root)
  assert.equal(leads, ['Depot 9: two lifts out since Monday'])
})

test('numerals that a brief wants larger stay in their tiles', async () => {
  const copy =
    '# Week\n\n- **98.0 t** sold\n- **$ 126,684.00** income\n- **$ 112,100.00** paid\n- **11.2%** waste\n'
  const { frame } = await laidOut(dashboard, copy, 'A3 portrait, enormous figures')
  const [income, paid] = frame.items.flatMap(item => {
    const [first, last] = item.kind === 'text' ? [item.words[0], item.words.at(-1)] : []
    if (item.kind !== 'text' || !first || !last || !/^1\d\d,\d{3}/.test(last.word.text)) return []
    const from = item.x ?? 0
    return [{ start: from + first.x, end: from + last.x + last.word.width * item.size }]
  })
  assert.ok(income && paid)
  assert.ok(income.end < paid.start, `${income.end} ${paid.start}`)
})

test('a plain brief leaves the page of a dashboard without fields', async () => {
  const { parts } = await laidOut(dashboard, week, 'plain, no fills, accent #0f766e')
  const lead = parts.find(({ part }) => part === 'lead')
  assert.not.equal(lead?.style.background, '#0f766e')
})

test('on a dark board what leads stands on no field as pale as its letters, and a period is told once', async () => {
  const copy = week.replace('# Week 23', '# Rides\n\nWeek 23, 1–7 June 2026')
  const { parts } = await laidOut(dashboard, copy, 'dark forest green ground, numbers in pale cream')
  const lead = parts.find(({ part }) => part === 'lead')
  assert.ok(contrast(String(lead?.style.background), '#ffffff') > 4, String(lead?.style.background))
  const { sheets } = await composeJob({ content: copy, instructions: '' }, dashboard)
  const said = sheets.map(({ root }) => textOf(root)).join(' ')
  assert.is(said.split('June').length, 2, said.slice(0, 200))
})

test('what a value was before is a tick at its column', async () => {
  const { parts } = await laidOut(dashboard, week)
  assert.is(parts.filter(({ part }) => part === 'tick').length, 3)
})

test('few figures, or none, have a field as high as the screen', async () => {
  const { chosen } = await laidOut(dashboard, '# Uptime\n\n- **99.98%** of requests answered (+0.01 pts)')
  const words = await laidOut(dashboard, '# A note\n\n## Rota\n\nMonday Ada, Tuesday Ines, Wednesday Tom.')
  assert.equal([chosen, words.chosen], ['tall field', 'tall field'])
})

test('the parts of a whole that a title names are bands as high as their shares', async () => {
  const { parts } = await laidOut(infographic, water)
  const bands = parts.filter(({ part }) => part === 'band')
  assert.equal(
    bands.map(({ style }) => style.grow),
    [500, 265.625, 234.375],
  )
  const plain = await laidOut(infographic, water, 'plain, no fills')
  assert.not(plain.parts.some(({ part }) => part === 'band'))
})

test('neighbours of an infographic stand on different grounds', async () => {
  const { parts } = await laidOut(infographic, water)
  const grounds = parts.filter(({ part }) => part === 'field').map(({ style }) => style.background)
  assert.ok(grounds.every((ground, at) => at === 0 || ground !== grounds[at - 1]))
})

test('pages of figures keep to six sizes of type, and like numerals to one', async () => {
  for (const [format, copy] of [
    [dashboard, week],
    [infographic, water],
  ] as const) {
    const { frame, parts } = await laidOut(format, copy)
    const sizes = new Set(frame.items.flatMap(item => (item.kind === 'text' ? [item.size] : [])))
    assert.ok(sizes.size <= 6, `${format.slug}: ${[...sizes].join(', ')}`)
    const numerals = parts.filter(({ part }) => part === 'numeral').map(({ style }) => style.size)
    assert.ok(new Set(numerals).size <= 2, numerals.join(', '))
  }
})

const results = `# Results

- **12** months
- **4** shops
- **3** of them new

## By month

| Month | Result | Year before |
|---|---:|---:|
| 2026-01 | 4,800 | -900 |
| 2026-02 | -4,200 | -2,200 |
| 2026-03 | 600 | 2,900 |
`

test('values under zero stand below one base line', async () => {
  const { frame, theme } = await laidOut(dashboard, results)
  const lines = frame.items.flatMap(item =>
    item.kind === 'rect' && item.height === 2 && item.fill === theme.color.textMuted ? [item.y] : [],
  )
  const [zero = 0] = lines
  assert.is(new Set(lines).size, 1)
  const baselineOf = (text: string) =>
    frame.items.flatMap(item =>
      item.kind === 'text' && item.words.some(({ word }) => word.text.includes(text)) ? [item.baseline] : [],
    )
  assert.ok(baselineOf('4,800').every(y => y < zero) && baselineOf('4,200').every(y => y > zero))
})

test('a line of earlier values runs from right to left where its words do', async () => {
  const ends = async (lang: string): Promise<string | undefined> => {
    const { parts } = await laidOut(dashboard, `---\nlang: ${lang}\n---\n${week}`)
    const course = parts.find(({ part }) => part === 'course')
    const drawing = course?.children.find(child => child.type === 'element' && child.tagName === 'svg')
    return drawing?.type === 'element' ? drawing.art?.outlines[1]?.d : undefined
  }
  assert.match((await ends('en')) ?? '', /^M0 /)
  assert.not.match((await ends('ar')) ?? 'M0 ', /^M0 /)
})

test('many words of an infographic stand in columns', async () => {
  const words = 'We asked many people how they sleep by day. '.repeat(60)
  const { parts } = await laidOut(infographic, `# Sleep\n\n## What we did\n\n${words}`, 'A3')
  assert.ok(parts.some(({ part }) => part === 'prose-columns'))
})

test('a figure in bold under the title of an infographic is what is seen first, and points to decide fill their tile', async () => {
  const { frame } = await laidOut(
    infographic,
    '# Waste\n\nA household threw away **412 kilos** last year.\n\n## Kinds\n\n| Kind | Kilos |\n|---|---|\n| Glass | 35 |\n| Paper | 71 |',
  )
  const sizes = frame.items.flatMap(item =>
    item.kind === 'text'
      ? [{ size: item.size, words: item.words.map(({ word }) => word.text).join(' ') }]
      : [],
  )
  const largest = sizes.toSorted((one, other) => other.size - one.size)[0]
  assert.match(largest?.words ?? '', /412/)
  const board = await laidOut(
    dashboard,
    `${week}\n## To decide\n\n1. Open on Saturdays?\n2. Buy milk\n3. Sell the van\n`,
  )
  assert.ok(board.parts.some(({ part }) => part === 'points'))
})

test('what an author calls out is a tile of points and no small print, and an arrow of theirs is the only one', async () => {
  const { parts, frame } = await laidOut(
    dashboard,
    '# Pool\n\n| | | |\n|-|-|-|\n| guests | 147 | ▲ 12 |\n| tokens | 602 | ▼ 3 |\n\n## Days\n\n| Day | Guests |\n|-|-|\n| Mon | 4 |\n| Tue | 9 |\n\n!! pump broken since Wed\n!! bulb out\nok: wifi\n',
  )
  assert.ok(parts.some(({ part }) => part === 'points'))
  const words = frame.items.flatMap(item =>
    item.kind === 'text' ? item.words.map(({ word }) => word.text) : [],
  )
  assert.is(words.filter(word => word.includes('▲')).length, 1)
})

test('a target stands with its value, and only a status that somebody has to look at is on a colour', async () => {
  const { parts } = await laidOut(
    dashboard,
    '# Linen, week 19\n\n| Measure | This week | Last week | Target | Status |\n|---|---:|---:|---:|---|\n| Pieces | 214,600 | 208,900 | 210,000 | on target |\n| Gas per kg | 1.42 | 1.39 | 1.30 | off target |\n| Rewash | 3.1% | 3.6% | 3.0% | watch |\n',
  )
  const badges = parts.filter(({ part }) => part === 'badge').map(node => textOf(node))
  assert.equal(badges, ['off target', 'watch'])
  const details = parts
    .filter(({ part }) => part === 'figure-detail')
    .map(node => textOf(node).replaceAll('\u00a0', ' '))
  assert.ok(details.includes('Target 210,000 · Last week 208,900'), details.join(' | '))
  assert.ok(details.includes('on target'))
})

test('the first of two opening lines is the title of a board, and states in its tables are badges in their colours', async () => {
  const copy =
    'Ward 4 – weekly board\nWeek 9, 23–28 February\n\n| Stock | On hand | Least | Status |\n|---|---|---|---|\n| Gloves | 31 | 25 | ok |\n| Saline | 9 | 20 | LOW |\n| Masks | 62 | 60 | watch |\n'
  const { parts } = await laidOut(dashboard, copy)
  const [title] = parts.filter(({ tagName }) => tagName === 'h1')
  assert.is(title && textOf(title).replaceAll('\u00a0', ' '), 'Ward 4 – weekly board')
  const badges = parts.filter(({ part }) => part === 'badge')
  assert.equal(badges.map(textOf), ['ok', 'LOW', 'watch'])
  assert.is(new Set(badges.map(({ style }) => style.background)).size, 3)
})

const wool = `# Where the fleece goes

Of every 80 kg shorn, 50 kg are spun.

| Step | Lost (kg) | Why |
|---|---|---|
| Sorting | 12 | Dung and straw |
| Washing | 14 | Grease |
| Carding | 4 | Short fibres |

## Two ways to lose less

| Way | Price | Saves (kg) |
|---|---|---|
| Sweep the floor before shearing | nothing | 6 |
| A second sorting table in the barn | £180 | 3 |

Both pay for themselves in one season.
`

test('a few things with names are cards', async () => {
  const { parts } = await laidOut(infographic, wool)
  const cards = parts.filter(({ part }) => part === 'card').map(textOf)
  assert.is(cards.length, 2)
  assert.match(cards[1] ?? '', /A second sorting table in the barn.*£180.*3/s)
  // What is said of a table stands below it.
  const words = parts.map(textOf)[0] ?? ''
  assert.ok(words.indexOf('Both pay') > words.indexOf('£180'))
})

const bakery = JSON.stringify({
  title: 'Night shift, week 9',
  kpis: [
    { name: 'Loaves baked', value: 5210, unit: 'pcs', target: 5000, previous: 4980 },
    { name: 'Complaints', value: 14, unit: '%', target: 9, previous: 8 },
    { name: 'On time', value: 88, unit: '%', target: 95, previous: 93 },
  ],
  silos: [
    { name: 'Rye', level_pct: 61, change: -4 },
    { name: 'Spelt', level_pct: 33, change: -9 },
    { name: 'Wheat', level_pct: 74, change: -2 },
  ],
  daily_flour_kg: [
    { day: 'Mon', value: 812 },
    { day: 'Tue', value: 790 },
    { day: 'Wed', value: 845 },
    { day: 'Thu', value: 801 },
  ],
  open_repairs: [
    { ref: 'R-7', where: 'Oven 2', what: 'Door seal', since: '2 March', status: 'Ordered' },
    { ref: 'R-9', where: 'Mixer', what: 'Bearing noise', since: '4 March', status: 'Watching' },
  ],
  note: 'Spelt falls under its reorder limit (30%) on Friday. Ring the mill.',
})

test('a board has the note that its brief wants first on a band, what missed its target in the colour of trouble, levels as bars and records as a table', async () => {
  const brief =
    'The Spelt note needs to be seen first. Near-black background #101014, orange #ff8800 only for trouble. Bars for the silos, a line for the week.'
  const { parts, theme } = await laidOut(dashboard, bakery, brief)
  const band = parts.find(({ part }) => part === 'lead')
  assert.match(band ? textOf(band) : 'none', /Spelt falls/)
  assert.is(band?.style.background, '#ff8800')
  assert.equal(floodedIn(parts, '#ff8800'), ['14%', '88%'])
  const silos = parts.find(({ part }) => part === 'ranking')
  assert.match(silos ? textOf(silos) : '', /Spelt.*33%/s)
  assert.is(parts.filter(({ part }) => part === 'limit').length, 3)
  const records = parts.find(({ part }) => part === 'records')
  assert.match(records ? textOf(records) : '', /Ref.*Where.*Since.*Status/s)
  // Only the figure itself is in the words of the page: no key of the data.
  assert.not.match(textOf(parts[0] as Element), /Unit|pct/)
  assert.ok(theme.mode === 'dark')
})

test('what is the most there is to be is missed by more of it, also where briefs in other languages speak of it', async () => {
  const copy =
    '---\nlang: de\n---\n\n# Woche 9\n\n| Kennzahl | Diese Woche | Vorwoche | Ziel |\n|-|-|-|-|\n| Milch | 480 | 470 | 450 |\n| Krankentage | 5 | 2 | < 4 |\n| Ausschuss | 1,8 % | 2,6 % | max. 2 % |\n'
  const { parts } = await laidOut(
    dashboard,
    copy,
    'hell, Tannengrün #1f5b3a, Abweichungen vom Ziel in #c8102e',
  )
  assert.equal(floodedIn(parts, '#c8102e'), ['5'])
})

test('on the field of a target that is missed a figure has the colour of headings, also where the brief names no colour', async () => {
  const copy =
    '# Herd\n\n| Measure | This week | Target |\n|-|-|-|\n| Milk | 480 | 450 |\n| Calves | 5 | 9 |\n| Hay | 61 | 60 |\n'
  const { parts, theme } = await laidOut(dashboard, copy, 'light, forest green; missed targets stand out')
  const numerals = parts.filter(({ part }) => part === 'numeral')
  const calves = numerals.find(numeral => textOf(numeral) === '5')?.style.color
  const field = themeOnColor(theme, alarmField(theme)).color
  assert.equal(floodedIn(parts, field.paper), ['5'])
  assert.is(calves, field.heading)
  const tile = parts.find(({ part, style }) => part === 'lead' && style.background === field.paper)
  const bar = tile && elementsIn(tile).find(({ part }) => part === 'reach')
  assert.is(bar && elementsIn(bar)[1]?.style.background, field.heading)
})

/** Figures whose tile is a field in a colour. */
function floodedIn(parts: readonly Element[], color: string): readonly string[] {
  const tiles = parts.filter(
    ({ part = '', style }) => /^(?:tile|lead)$/.test(part) && style.background === color,
  )
  return tiles.flatMap(tile => elementsIn(tile).filter(({ part }) => part === 'numeral')).map(textOf)
}

test('red is for the targets that are missed, each compared with the column of its unit, and weeks are no values', async () => {
  const copy =
    '# Clinic, week 33\n\n| Headline | This week | Last week | Target |\n|---|---:|---:|---:|\n| Visits | 1,184 | 1,131 | – |\n| Seen in time | 81% | 85% | 95% |\n| Left without being seen | 6% | 5% | 3% |\n| Corridor hours | 63 | 48 | 0 |\n\n## By category\n\n| Category | Patients | Seen in time | Target |\n|---|---:|---:|---:|\n| 1 – now | 14 | 100% | 100% |\n| 2 – soon | 206 | 68% | 80% |\n| 3 – later | 76 | 88% | 70% |\n\n## Seen in time, last weeks\n\n| Week | 26 | 27 | 28 | 29 | 30 |\n|---|---:|---:|---:|---:|---:|\n| % | 90 | 89 | 88 | 87 | 81 |\n'
  const { parts } = await laidOut(dashboard, copy, 'Dark, calm; red only where a target is missed')
  const numerals = parts.filter(({ part }) => part === 'numeral')
  const red = numerals.find(numeral => textOf(numeral) === '81%')?.style.color
  const alarmed = numerals.filter(({ style }) => style.color === red).map(textOf)
  assert.equal(alarmed, ['6%', '81%', '63', '68%'])
  const under = await laidOut(dashboard, copy, 'Dark, calm; red only for what is under the target')
  const seen = under.parts.filter(({ part, style }) => part === 'numeral' && style.color === red)
  assert.equal(seen.map(textOf), alarmed)
  const course = parts.find(({ part }) => part === 'columns-chart')
  assert.is(course && textOf(course), 'Week%26902789288829873081')
})

test('the name of a tile leaves room for the key beside it alone, and none on a phone', async () => {
  const copy =
    '# Clinic\n\n| Headline | This week | Last week |\n|---|---:|---:|\n| Admitted | 1,184 | 1,131 |\n| In time | 81% | 85% |\n| Wait | 47 min | 41 min |\n\n## Visits by day\n\n| Day | Visits | Seen |\n|---|---:|---:|\n| Mon | 198 | 76% |\n| Tue | 171 | 82% |\n| Wed | 162 | 85% |\n| Thu | 158 | 86% |\n\n## Staffing\n\n| Shift | Nurses planned | Nurses there | Vacant |\n|---|---:|---:|---:|\n| Day | 98 | 93 | 5 |\n| Evening | 98 | 89 | 9 |\n| Night | 70 | 61 | 9 |\n'
  const { parts } = await laidOut(dashboard, copy, 'One landscape screen')
  const nameOf = (text: string) =>
    parts.find(part => part.tagName === 'h2' && textOf(part).startsWith(text))?.style
  assert.ok(nameOf('Visits')?.padding)
  assert.is(nameOf('Visits')?.narrow?.padding, 0)
  assert.is(nameOf('Staffing')?.padding, undefined)
  const key = parts.find(({ part, style }) => part === 'key' && style.position === 'absolute')
  assert.is(key?.style.narrow?.position, 'relative')
})

test('a first figure that missed its aim is no field of what is well, and bears a sign', async () => {
  const copy =
    '# Week\n\nBaked: 41.8 t (target 42.0)\nReturned: 3.1 t (limit 4)\nWater: 11.4 L/kg (was 12.9, target 11.0)\n'
  const { sheets, context } = await composeJob({ content: copy, instructions: 'green, amber' }, dashboard)
  const parts = sheets.flatMap(({ root }) => elementsIn(root))
  assert.is(parts.filter(({ part }) => part === 'missed').length, 2)
  const lead = parts.find(({ part }) => part === 'lead')
  assert.is(lead?.style.background, themeOnColor(context.theme, alarmField(context.theme)).color.paper)
})

test('the one tile that missed its aim is a field, and points to be watched are a tile, be they labelled', async () => {
  const copy =
    '# Horno\n\nVentas: 4.820\nTickets: 514\nMerma: 4,1 % (objetivo 3,5 %)\nHarina: 2.350 kg\n\n## Para mirar\n\n- Horno 2: tres paradas\n- Domingo: una tanda más\n- Faltó Ana'
  const { parts, theme } = await laidOut(dashboard, copy)
  const tiles = parts.filter(({ part }) => part === 'tile')
  const missed = parts.filter(
    ({ style }) => style.background === themeOnColor(theme, alarmField(theme)).color.paper,
  )
  assert.equal(
    missed.slice(0, 1).map(tile => /4,1\s%/u.test(textOf(tile))),
    [true],
  )
  assert.ok(tiles.some(tile => /Para mirar.*tres paradas.*Faltó Ana/su.test(textOf(tile))))
})

test('the steps of an infographic stand over its columns, and where to turn on a band that is no source', async () => {
  const way = '1. Snow – all winter\n2. Lake – 90 days\n3. Sand – 6 hours\n4. Pipe – 1 day\n5. Your tap'
  const copy = `# Water\n\n## The way\n\n${way}\n\n## Who\n\n- Homes: 46 %\n- Farms: 40 %\n- Leaks: 14 %\n\n## Uses\n\nShower 60 litres · Bath 180 litres · Flush 9 litres\n\nSource: Return 2025. Call 0800 555 0126`
  const { parts } = await laidOut(infographic, copy, 'A2 portrait')
  const [band] = parts.filter(({ part }) => part === 'turn')
  assert.match(band ? textOf(band).trim() : '', /^Call\s0800\s555\s0126$/u)
  const columns = parts.filter(({ part }) => part === 'modules')
  assert.ok(columns.every(column => !textOf(column).includes('Your tap')))
})

test('what is better the less there is of it is no alarm below its target, nor is what nobody can tell the better side of', async () => {
  const copy =
    '# Trout farm\n\n- Fish: 41,200 (target 40,000)\n- Deaths: 0.3 % (target 0.5 %)\n- Feed: 1.08 kg/kg (target 1.15)\n- Water temperature: 11 °C (target 12 °C)\n- Wait: 9 min (target 6 min)\n- Mortality: 0.2 % (alarm 0.4 %)\n'
  const { parts } = await laidOut(dashboard, copy, 'plain, blue')
  const missed = parts.filter(({ part }) => part === 'missed')
  assert.is(missed.length, 1)
})

test('words that say at the heads of points how they stand are badges in their colours', async () => {
  const badges = async (points: string): Promise<readonly string[]> => {
    const { parts } = await laidOut(
      dashboard,
      `# Depot\n\n- Buses: 41\n- Late: 3\n\n## Watch\n\n${points}`,
      'navy blue',
    )
    return parts.filter(({ part }) => part === 'badge').map(textOf)
  }
  assert.equal(
    await badges('- RED Bus 12: brakes\n- AMBER – two drivers short\n- Green: wash plant mended'),
    ['RED', 'AMBER', 'Green'],
  )
  assert.equal(await badges('- Red buses go first\n- Green buses wait'), [])
})

test('the row that a brief names by the head of its column stands on a field, and codes are badges in the language of the brief', async () => {
  const copy = `# Pflege KW 19

- Belegung: 91 %
- Stürze: 3

## Stationen
| Station | Betten | Belegt | Ampel |
|---|---|---|---|
| 1A | 28 | 24 | grün |
| 3B | 32 | 32 | rot |
| 4 | 24 | 20 | grün |
`
  const { parts, theme } = await laidOut(
    dashboard,
    copy,
    'Eine Tafel für den Pausenraum, Station 3B ist das Problem und muss sofort auffallen.',
  )
  const rows = parts.filter(({ properties }) => properties.role === 'row')
  const named = rows.filter(({ style }) => style.background !== undefined)
  assert.equal(
    named.map(row => textOf(row).slice(0, 2)),
    ['3B'],
  )
  assert.is(named[0]?.style.background, theme.color.accent)
  assert.is(parts.filter(({ part }) => part === 'badge').length, 3)
})

test('the figure of a table that a brief names leads its board with the name of its row, and a part that it names comes first', async () => {
  const copy = `# Halle 3

- Ausstoß: 4.120 Stück
- Ausschuss gesamt: 1,9 %
- Störungen: 6
- Energie: 312 kWh
- Überstunden: 14 h

## Takt
| Tag | Stück |
|---|---|
| Mo | 800 |
| Di | 790 |
| Mi | 830 |

## Pressen
| Presse | Stück | Ausschuss % | Stand |
|---|---|---|---|
| 1 | 1.380 | 0,8 | läuft |
| 2 | 1.295 | 4,7 | steht |
| 3 | 1.445 | 0,6 | läuft |
`
  const { parts } = await laidOut(dashboard, copy, 'Am wichtigsten: "4,7".')
  const leads = parts.filter(({ part }) => part === 'lead').map(textOf)
  assert.match(leads[0] ?? '', /4,7.*Presse\s2\s–\sAusschuss\s%/u)
  assert.match(leads[1] ?? '', /^21.2954,7/)
  const named = await laidOut(dashboard, copy, 'Am wichtigsten: "Pressen".')
  const tiles = named.parts.filter(({ part }) => part === 'tile').map(textOf)
  const placeOf = (name: string) => tiles.findIndex(text => text.startsWith(name))
  assert.ok(placeOf('Pressen') < placeOf('Takt'), tiles.join('\n'))
})

test('a board on paper is set as large as its sheet allows, and a value in bold with its name is parted from that', async () => {
  const copy =
    '# Atelier\n\n**Scrap rate: 4.7 %** (target: 3.0 % max)\nOutput: 38 t\nAccidents: 0\n\n## Causes\n\n- Pores 41 %\n- Slag 59 %\n'
  const [screen, wall] = await Promise.all([
    laidOut(dashboard, copy),
    laidOut(dashboard, copy, 'A3 landscape'),
  ])
  assert.ok(wall.frame.width > screen.frame.width)
  const sizeOf = ({ parts }: typeof wall, words: string): number =>
    Math.max(
      ...parts.flatMap(part =>
        textOf(part).replace(/\s/gu, ' ') === words && part.style.size ? [part.style.size] : [],
      ),
    )
  assert.ok(sizeOf(wall, 'Accidents') > sizeOf(screen, 'Accidents') * 1.2)
  assert.not.ok(screen.parts.some(part => /Scrap rate:/u.test(textOf(part))))
})

test('what is furthest off its aim leads a board whose brief names no figure', async () => {
  const copy =
    '# Ferry, May\n\n## Numbers\n\n- Passengers: 4,120 (+3%)\n- Bicycles: 610 (+9%)\n- Spare parts: 5 days (target: 12)\n- On time: 94% (target: 95%)\n- Crew on duty: 18\n'
  const shown = async (brief: string): Promise<string> => {
    const { parts } = await laidOut(dashboard, copy, brief)
    const sizes = parts.flatMap(part =>
      /^(?:5|4,120)\s*(?:days)?$/u.test(textOf(part).trim()) && part.style.size ? [part] : [],
    )
    const [largest] = sizes.toSorted((one, other) => (other.style.size ?? 0) - (one.style.size ?? 0))
    return largest ? textOf(largest).trim() : ''
  }
  assert.match(await shown('calm blue'), /^5/)
  assert.match(await shown('calm blue, passengers the most important'), /^4,120/)
})

test.run()
