import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import { readIn } from '../read-in.test.kit.ts'
import type { Item, Reading } from '../reading.ts'

const board = (copy: string): Reading =>
  readCopy(readDocument(copy, new Map(), { add() {} }), {
    needs: ['title', 'tiles', 'series'],
    takes: ['period', 'notes'],
    lists: ['tables', 'notes', 'tasks'],
    facts: 'all',
  })

const poster = (copy: string): readonly Item[] =>
  readCopy(readDocument(copy, new Map(), { add() {} }), { needs: ['title', 'modules'], facts: 'all' }).lists
    .modules ?? []

const told = ({ lists }: Reading): string[] =>
  (lists.tiles ?? []).map(({ title, parts }) =>
    [title.text, parts.value?.text, parts.change?.text, parts.target?.text].map(text => text ?? '').join('|'),
  )

const notations: Readonly<Record<string, string>> = {
  'figures first': '- **41,860** rides (+6.2%)\n- **93%** available',
  'labels first': '- rides: 41,860 (+6.2%)\n- available: 93%',
  lines: 'rides: 41,860 (+6.2%)\navailable: 93%',
}

for (const [notation, copy] of Object.entries(notations)) {
  test(`figures are read from ${notation}`, () => {
    assert.equal(told(board(`# Week\n\n## Figures\n\n${copy}\n`)), ['rides|41,860|+6.2%|', 'available|93%||'])
  })
}

test('a value that its author calls out by a sign is a figure as those beside it are', () => {
  const copy = '- Salat 3,9 %\n- Pasta 5,1 %\n- Dessert 9,4 % ⚠\n- Suppe 2,2 %'
  assert.equal(told(board(`# Küche\n\n## Abfall\n\n${copy}\n`)), [
    'Salat|3,9 %||',
    'Pasta|5,1 %||',
    'Dessert|9,4 % ⚠||',
    'Suppe|2,2 %||',
  ])
})

test('shares in one line, whatever divides them, are drawn', () => {
  for (const line of [
    'O+ 47 % | A+ 24 % | B+ 20 % | all others 9 %',
    'Blüte 44 %, Linde 31 %, Wald 18 %, Raps 7 %',
  ])
    assert.equal(
      poster(`# Sorts\n\n## Who\n\n${line}\n\n## Then\n\nSome words.`).map(({ items }) => items[0]?.kind),
      ['series'],
      line,
    )
})

test('a labelled line of words is nothing to draw, and keeps its label', () => {
  const table = '| Month | Rides |\n|-|-|\n| Jan | 41 |\n| Feb | 52 |\n'
  for (const [copy, label] of [
    [`# Ferries\n\nData: the harbour office\n\n${table}`, 'Data'],
    [`# Fähren\n\n${table}\nDaten: Zählung an der Schranke\n\nmehr davon`, 'Daten'],
  ] as const) {
    const { lists, facts } = board(copy)
    assert.is(lists.series?.length, 1, copy)
    assert.equal(
      facts.map(fact => fact.label.text),
      [label],
    )
  }
})

test('a table that compares with a target is figures, its heads are labels where they are needed', () => {
  const reading = board(
    '# A\n\n| Measure | August | July | Target |\n|-|-|-|-|\n| Milk | 42.60 | 40.95 | 42.00 |\n| Fat | 4.31 | 4.28 | 4.30 |\n',
  )
  assert.equal(told(reading), ['Milk|42.60||42.00', 'Fat|4.31||4.30'])
  assert.equal(
    reading.lists.tiles?.map(({ facts }) => facts.map(({ label, text }) => `${label.text} ${text}`)),
    [['July 40.95'], ['July 4.28']],
  )
})

test('what is now and was before in rows without a name are figures, the later one the value, whatever its column', () => {
  const rows = ['Visits', 'Waits (min)']
  for (const [head, now] of [
    ['| | This week | Last week |', '650'],
    ['| | Letzte Woche | Diese Woche |', '611'],
    ['| | Mois dernier | Ce mois-ci |', '611'],
  ]) {
    const [first, other] = ['650', '611']
    const copy = `# Clinic\n\n${head}\n|---|---|---|\n| ${rows[0]} | ${first} | ${other} |\n| ${rows[1]} | 54 | 61 |\n`
    const { tiles = [] } = board(copy).lists
    assert.equal(
      tiles.map(({ title }) => title.text),
      rows,
      head,
    )
    assert.is(tiles[0]?.parts.value?.text, now, head)
    assert.is(tiles[0]?.facts.length, 1, head)
  }
  const regions = board(
    '# Sales\n\n| Region | This year | Last year |\n|---|---|---|\n| North | 12 | 9 |\n| South | 8 | 11 |\n',
  )
  assert.is(regions.lists.tiles, undefined)
})

test('time and shares are series, a total makes a table, boxes are tasks', () => {
  const reading = board(
    '# A\n\n## Days\n\n| Day | N |\n|-|-|\n| Mon | 1 |\n| Tue | 2 |\n\n## Sorts\n\n| Sort | N |\n|-|-|\n| a | 1 |\n| b | 2 |\n| Total | 3 |\n\n## To do\n\n- [x] a\n- [ ] b\n',
  )
  assert.equal(
    reading.lists.series?.map(({ title }) => title.text),
    ['Days'],
  )
  assert.equal(
    reading.lists.tables?.map(({ title }) => title.text),
    ['Sorts'],
  )
  assert.equal(
    reading.lists.tasks?.map(({ status }) => status),
    ['done', 'planned'],
  )
})

test('records are figures with targets, and maps of numbers are series', () => {
  const reading = board(
    '---\nlang: pt\ntítulo: Painel\nindicadores:\n  - { rótulo: Receita, valor: "R$ 126,00", meta: "R$ 130,00" }\n  - { rótulo: Rejeito, valor: "11,2%" }\nséries:\n  - { título: Vendas, dados: { jan: "81,5", fev: "79,9", mar: "88,3" } }\n---\n',
  )
  assert.equal(told(reading), ['Receita|R$ 126,00||R$ 130,00', 'Rejeito|11,2%||'])
  const [series] = reading.lists.series ?? []
  assert.is(series?.title.text, 'Vendas')
  assert.match(series?.blocks.map(plainText).join(' ') ?? '', /81,5.*79,9.*88,3/s)
})

test('an empty cell of a row keeps its place', () => {
  const reading = board(
    '---\ntitle: A\ntables:\n  - title: Rooms\n    columns: [Room, Holds, Area]\n    rows:\n      - [A, fish, 12]\n      - [Total, "", 12]\n---\n',
  )
  const [table] = reading.lists.tables?.[0]?.blocks ?? []
  const last = table?.type === 'table' ? table.children.at(-1)?.children.map(cell => plainText(cell)) : []
  assert.equal(last, ['Total', '', '12'])
})

test('names with their figures behind them are a series, in a list and in bare lines', () => {
  for (const mark of ['', '- ']) {
    const lines = ['Bike 31%', 'Car 28%', 'Tram and bus 24%', 'On foot 17%'].map(line => `${mark}${line}`)
    const modules = poster(`# To work\n\n${lines.join('\n')}\n`)
    assert.equal(
      modules.flatMap(({ items }) => items.map(({ kind }) => kind)),
      ['series'],
    )
  }
  assert.equal(poster('# Day\n\nopened in 1994\nmoved in 2003\nclosed in 2019\n'), [])
})

test('bare lines that count something are figures under the line above them', () => {
  const reading = board(
    'Season so far\nWins 9 draws 2 losses 3\ngoals 38:17\ntraining attendance 88%\n\nmoney: collected 2140, spent 1615, left 525\n',
  )
  assert.is(reading.roles.title?.text, 'Season so far')
  assert.equal(
    told(reading).map(figure => figure.replace(/\|+$/, '')),
    [
      'Wins|9',
      'draws|2',
      'losses|3',
      'goals|38:17',
      'training attendance|88%',
      'collected|2140',
      'spent|1615',
      'left|525',
    ],
  )
  assert.equal(told(board('# Rooms\n\nRoom 1\nRoom 2\nRoom 3\n')), [])
})

test('modules are headed parts with what they show, and sources are none', () => {
  const modules = poster(
    '# Water\n\n## Use\n\n- Shower: 40 %\n- Toilet: 35 %\n- Kitchen: 25 %\n\n## How\n\n1. Draw\n2. Filter\n\n## Prices\n\n**2021:** US$ 1,94\n**2022:** US$ 2,61\n**2023:** US$ 2,38\n\n## Sources\n\nOur own.\n',
  )
  assert.equal(
    modules.map(({ title, items }) => [title.text, items.map(({ kind }) => kind)]),
    [
      ['Use', ['series']],
      ['How', ['steps']],
      ['Prices', ['series']],
    ],
  )
})

test('the unit of a record stands with each of its numbers', () => {
  const [module] = poster(
    '---\ntitle: A\nmodules:\n  - { type: shares, title: Who, unit: "%", items: [{ label: Women, value: 52 }, { label: Girls, value: 36 }, { label: Men, value: 12 }] }\n---\n',
  )
  assert.is(module?.items[0]?.kind, 'series')
  assert.match(module?.items[0]?.blocks.map(plainText).join(' ') ?? '', /52%/)
})

test('lines that name something and count it are compared, whatever divides them, under the words over them', () => {
  const shares = {
    bar: ['bus | 36 %', 'bike | 24 %'],
    dash: ['bus – 36 %', 'bike – 24 %'],
    colon: ['bus: 36 %', 'bike: 24 %'],
    dots: ['bus .... 36 %', 'bike .... 24 %'],
    blank: ['bus 36 %', 'bike 24 %'],
  }
  for (const [sign, lines] of Object.entries(shares)) {
    const modules = poster(`To work\n\n62 %\ndrive alone\n\nAnd the others?\n${lines.join('\n')}\n`)
    assert.equal(
      modules.map(({ title }) => title.text),
      ['62 %', 'And the others?'],
      sign,
    )
    assert.equal(
      modules.at(-1)?.items.flatMap(({ items }) => items.map(({ title }) => title.text)),
      ['bus', 'bike'],
      sign,
    )
  }
})

test('a month and whom a board is for are no figures of it', () => {
  const { lists } = board(
    '# Food bank\n\n**Period:** May 2026\n**For:** the board\n\n## Numbers\n\n- Meals: 2,216\n- Hours: 1,345\n',
  )
  assert.equal(
    lists.tiles?.map(({ title }) => title.text),
    ['Meals', 'Hours'],
  )
})

test('an amount behind a label is a figure with more words behind it, and an equation is none', () => {
  const [worth, goal] = poster(
    '# Afval\n\n## Levert op\n\n- 1 ton glas = 3.000 nieuwe flessen\n- 1 ton gft = gas voor 11 huishoudens\n\n## Doel\n\nDoel 2030: 100 kilo restafval per huishouden\nNu: 134 kilo\nIn 2020: 189 kilo\n',
  )
  const valuesOf = (item: Item | undefined): (string | undefined)[] =>
    (item?.items[0]?.items ?? []).map(({ parts }) => parts.value?.text)
  assert.equal(valuesOf(goal), ['100 kilo', '134 kilo', '189 kilo'])
  assert.is(worth?.items[0]?.kind, 'prose')
})

test('points under a heading at the end are a module, and what is said below them is not', () => {
  const modules = poster(
    '# Waste\n\n## Kinds\n\n| Kind | Share |\n|---|---|\n| Glass | 40 % |\n| Paper | 60 % |\n\n## Three things to do\n\n- Rinse\n- Sort\n- Ask\n\nSource: the council\n',
  )
  assert.equal(
    modules.map(({ title }) => title.text),
    ['Kinds', 'Three things to do'],
  )
  assert.equal(
    modules[1]?.items[0]?.blocks.map(({ type }) => type),
    ['list'],
  )
})

test('a line over lines that count is their name, and days, hours and falling numbers are compared', () => {
  const copy =
    'HARBOUR BOARD week 9\n\nFerries in: 41\nFerries out: 39\n\nguests per day\nMon 142\nTue 97\nWed 181\n\nsold by hour\n7h 410\n8h 655\n17h 610\n\nwho comes\nwalkers 58\nriders 41\nfamilies 22\nothers 9\n'
  const { series, tiles } = board(copy).lists
  assert.equal(
    series?.map(({ title }) => title.text),
    ['guests per day', 'sold by hour', 'who comes'],
  )
  const [, hours] = series ?? []
  assert.ok(hours?.blocks.map(plainText).join(' ').startsWith('7h'))
  assert.equal(
    tiles?.map(({ title }) => title.text),
    ['Ferries in', 'Ferries out'],
  )
})

test('a figure keeps what is said of it in brackets beside it, and a shorter row stays in its table', () => {
  const { tiles } = board(
    'Pool, week 3\n\nguests\t147\t▲ 12\ntokens\t602 (a record, it was hot)\t▼ 3\ntowels\t75\t▲ 2\nkm swum 2 310\n\nper day\nMon 3\nTue 4\nWed 9\n',
  ).lists
  assert.equal(
    tiles?.map(({ title, parts }) => [title.text, parts.value?.text, parts.note?.text]),
    [
      ['guests', '147', undefined],
      ['tokens', '602', '(a record, it was hot)'],
      ['towels', '75', undefined],
      ['km swum', '2 310', undefined],
    ],
  )
})

test('times and what happens then are steps that are called by them', () => {
  for (const lines of [
    ['03:30 – boats leave', '07:45 – they come back', '13:00 – your lunch'],
    ['January  5,000 bees, one ball', 'March  first willow', 'July  honey: 31 kg'],
  ]) {
    const [steps] =
      poster(
        `# A day\n\n${lines.join('\n')}\n\n## Kinds\n\n| Fish | Kilos |\n|-|-|\n| Hake | 4 |\n| Eel | 2 |\n`,
      )[0]?.items ?? []
    assert.is(steps?.kind, 'steps')
    assert.equal(steps?.items.length, 3)
    assert.is(steps?.items[0]?.title.text, lines[0]?.split(/ – | {2}/)[0])
  }
})

test('amounts in one unit behind their names are compared under the line over them', () => {
  const modules = poster(
    '## 一滴水\n\n1. 水庫\n2. 你家\n\n一個人一天用水\n洗澡 63 公升\n沖馬桶 52 公升\n洗衣 41 公升\n',
  )
  assert.is(modules.at(-1)?.title.text, '一個人一天用水')
})

test('rows without names of columns are led by what counts in them, wherever it stands', () => {
  const { tiles } = board(
    'Cinema, week 12\n\nSCREENS\nMon\tSilent classics\t118\nTue\tKids club\t240\n',
  ).lists
  assert.equal(
    tiles?.map(({ title, parts, facts }) => [title.text, parts.value?.text, facts[0]?.text]),
    [
      ['Mon', '118', 'Silent classics'],
      ['Tue', '240', 'Kids club'],
    ],
  )
})

test('falling numbers are compared though the name of one thing has a share in it', () => {
  const { series } = board(
    'Bar, week 12\n\nRounds: 41\nGuests: 390\n\nTOP DRINKS\n1 Pale pint 1,098\n2 Cider 0,5% 604\n3 Lime soda 0% 588\n4 Stout 571\n',
  ).lists
  assert.match(series?.[0]?.blocks.map(plainText).join(' ') ?? '', /Lime soda 0%\s+588/)
})

test('what is said of one share of several stands with its name, so that all are drawn', () => {
  const [module] = poster(
    '# Who comes\n\n**To swim** 61%\n**To sit** 30%\n**For no reason** 9%  (warm bench)\n\n## Prices\n\nAdults: £4\nChildren: £2\n',
  )
  const [series] = module?.items ?? []
  assert.is(series?.kind, 'series')
  assert.match(series?.blocks.map(plainText).join(' ') ?? '', /For no reason \(warm bench\)\s+9%/)
  for (const [line, said] of [
    ['Human food 14% <- yes, only 14!', /Human food, yes, only 14!\s+14%/],
    ['- Human food: 14% ← too much', /Human food, too much\s+14%/],
    ['Human food 14% (!!!)', /Human food \(!!!\)\s+14%/],
  ] as const) {
    const mark = line.startsWith('-') ? '- ' : ''
    const lines = ['Worms 38%', 'Discards 27%', 'Crabs 21%'].map(other => mark + other)
    const [eaten] = poster(`# Gulls\n\n## What they eat\n\n${[...lines, line].join('\n')}\n`)
    const own = eaten?.items[0]
    assert.is(own?.kind, 'series', line)
    assert.match(own?.blocks.map(plainText).join(' ') ?? '', said, line)
  }
})

test('shares in one line are compared without a label, and a wavy dash divides a name from its figure', () => {
  const modules = poster(
    '# Lido\n\n## Who comes\n\n- Early swimmers ~ 310 a day\n- Schools ~ 240\n- Evening lanes ~ 120\n\n## What they eat\n\nchips 44% / soup 26% / own packed lunch 18% / nothing 12%\n',
  )
  assert.equal(
    modules.map(({ title, items }) => [title.text, items[0]?.kind]),
    [
      ['Who comes', 'stats'],
      ['What they eat', 'series'],
    ],
  )
  assert.is(modules[0]?.items[0]?.items[0]?.parts.value?.text, '310 a day')
})

test('shares in one line under a label are compared by themselves', () => {
  const [own] = poster(
    '# Cheese\n\n**In numbers**\nSheep: 140\nCheeses: 3,800\nPeople: 5\nWho eats it: 61 % Portugal · 22 % France · 17 % others\n',
  )
  assert.equal(
    own?.items.map(({ kind }) => kind),
    ['stats', 'series'],
  )
})

test('a table of one row of amounts is compared, and records without a head stay a table', () => {
  const turned = board(
    '# Inn\n\n## Full\n\n| Mon | Tue | Wed | Thu |\n|-|-|-|-|\n| 68% | 72% | 79% | 84% |\n',
  )
  assert.is(turned.lists.series?.length, 1)
  const wards = board(
    'Wells 2026\n\nBY WARD\nNorth | 402 L | 12 wells | 1 down\nSouth | 377 L | 13 | 2 down\nEast | 291 L | 9 | 0 down\n\nBY DAY\nWells: 41\nHomes: 930\n',
  )
  const [table] = wards.lists.tables?.[0]?.blocks ?? []
  assert.is(table?.type === 'table' && table.children.length, 4)
  assert.is(table?.type === 'table' && plainText(table.children[0] as never), '')
})

test('words with a number in them are no figures, and what a dash says behind one is a note', () => {
  const { lists, unplaced } = board(
    '# Wells\n\n## Now\n\n- Score: 8.9 / 10 — flat\n- Wells: 41\n\n## Watch\n\n- North – chlorine 0.1 mg/L, below 0.2\n- fuel – up to KES 182 a litre, again\n',
  )
  assert.equal(
    lists.tiles?.map(({ parts }) => [parts.value?.text, parts.note?.text]),
    [
      ['8.9 / 10', 'flat'],
      ['41', undefined],
    ],
  )
  assert.is(unplaced.length, 1)
})

test('the first of several amounts in one unit heads nothing, and a line without one stands under the name of its part', () => {
  assert.equal(
    told(board('# Mill\n\nSpruce 1,120 fm\nLarch 402 fm\nBeech 215 fm\nOak 105 fm\n')).map(
      line => line.split('|')[0],
    ),
    ['Spruce', 'Larch', 'Beech', 'Oak'],
  )
  const { lists } = board(
    'Bakery week 14\n\nSALES BY DAY\nMonday closed\nTuesday 2,890 €\nWednesday 2,610 €\nThursday 2,705 €\n\nBEST\nRye 960 €\nBun 388 €\n',
  )
  const [sales] = lists.series ?? []
  assert.is(sales?.title.text, 'SALES BY DAY')
  assert.is(sales?.text.map(plainText).join(' '), 'Monday closed')
})

test('so many out of so many are one figure', () => {
  const [module] = poster(
    '# Lifts\n\n## Numbers\n\n- 1,312 calls\n- 6 in 10 were in old houses\n- 94 seconds to reach the car\n',
  )
  assert.equal(
    module?.items[0]?.items.map(({ title, parts }) => [parts.value?.text, title.text]),
    [
      ['1,312', 'calls'],
      ['6 in 10', 'were in old houses'],
      ['94 seconds', 'to reach the car'],
    ],
  )
})

test('a report in running text shows its figures over the sentences that tell them', () => {
  const copy = [
    'The ferry had a busy June. Over the month we carried 48,200 people, which is more than we have seats for on Sundays. Of these the morning boats took 19,400 and the rest went home late.',
    'Diesel is what worries me. We burned 61 tonnes, and each crossing cost £84 against a budget of £80. Delays stood at 3.5 per cent, mostly fog.',
    '— Nils Aker, master, 2 July 2026',
  ].join('\n\n')
  const reading = board(copy)
  assert.is(reading.roles.title?.text, 'The ferry had a busy June')
  assert.equal(
    reading.lists.tiles?.map(({ parts }) => parts.value?.text),
    ['48,200 people', '19,400', '61 tonnes', '3.5 per cent'],
  )
  assert.is(
    reading.lists.tiles?.[2]?.title.text,
    'Diesel is what worries me. We burned 61 tonnes, and each crossing cost £84 against a budget of £80.',
  )
})

test('properties of a data set are figures with their units, and those of its parts are drawn', () => {
  const property = (name: string, value: number, unit: string, more = ''): string =>
    `{ "@type": "PropertyValue", "name": "${name}", "value": ${value}, "unitText": "${unit}"${more} }`
  const copy = `{ "@context": "https://schema.org", "@type": "Dataset", "name": "Harbour sauna",
    "temporalCoverage": "2026-01-05/2026-01-11",
    "variableMeasured": [${property('Takings', 18420, 'EUR', ', "maxValue": 20000, "description": "goal €20,000"')},
      ${property('Full', 84, '%')}, ${property('Wood', 2.5, 't')}],
    "hasPart": [{ "@type": "Dataset", "name": "Tea a day", "variableMeasured": [
      ${property('Mon', 41, 'EUR')}, ${property('Tue', 38, 'EUR')}, ${property('Wed', 52, 'EUR')}] }] }`
  const reading = board(copy)
  assert.equal(told(reading), ['Takings|€18,420||€20,000', 'Full|84%||', 'Wood|2.5 t||'])
  assert.equal(
    reading.lists.series?.map(({ title }) => title.text),
    ['Tea a day'],
  )
})

test('running text that counts is a part for each paragraph of an infographic, a figure over each sentence', () => {
  const modules = poster(
    'Unser Freibad hat einen guten Sommer hinter sich.\n\nAn 96 Tagen war geöffnet, und es kamen 41.300 Gäste. Der heißeste Tag brachte bis zu 1.870 Gäste ins Wasser.\n\nVerkauft wurden 12.400 Portionen Pommes. Die Heizung verbrauchte 310 Megawattstunden, weniger als im Jahr davor.\n\nGezählt hat der Förderverein.\n',
  )
  assert.equal(
    modules.map(({ items }) => items.flatMap(one => one.items.map(({ parts }) => parts.value?.text))),
    [
      ['41.300 Gäste', '1.870 Gäste'],
      ['12.400', '310 Megawattstunden'],
    ],
  )
})

test('a part under a bold name of which the lines open with months is told once', () => {
  const { facts, lists, unplaced } = readIn(
    '# Rice\n\nOne year\n\nFAMILIES: 312\nAREA: 20 ha\n\n**THE YEAR**\nSeptember: first flower\nApril: the yard is swept\nMay to August: harvest\n\n**HANDS**\nWomen in charge: 94 farms\nMean age: 47\n',
    { needs: ['title', 'modules'], facts: 'all' },
  )
  assert.equal(
    (lists.modules ?? []).map(({ title }) => title.text),
    ['', 'THE YEAR', 'HANDS'],
  )
  assert.equal([facts.length, unplaced.flatMap(({ items }) => items).length], [0, 0])
})

test('a table that measures first and then names is drawn, and one of several units is not', () => {
  const kindOf = (table: string): string | undefined => {
    const [module] = poster(`# Rope\n\n## What it holds\n\n${table}`)
    return module?.items[0]?.kind ?? module?.kind
  }
  assert.is(
    kindOf('| Load | What |\n|-|-|\n| 80 kg | a climber |\n| 200 kg | a piano |\n| 900 kg | a horse |'),
    'series',
  )
  assert.is(
    kindOf('| Load | What |\n|-|-|\n| 80 kg | a climber |\n| 2 m | a knot |\n| 900 kg | a horse |'),
    'items',
  )
})

test('a table whose rows are each in another unit is figures, one column beside the other', () => {
  const table =
    '|  | May | April |\n|-|-|-|\n| Boats out | 41 | 38 |\n| Fares | £1,920 | £1,700 |\n| Late | 4 % | 6 % |'
  const { tiles, series } = board(`# Pier\n\n${table}`).lists
  assert.is(series, undefined)
  assert.equal(
    tiles?.map(({ title, parts, facts: [other] }) => [
      title.text,
      parts.value?.text,
      parts.note?.text,
      `${other?.label.text} ${other?.text}`,
    ]),
    [
      ['Boats out', '41', 'May', 'April 38'],
      ['Fares', '£1,920', 'May', 'April £1,700'],
      ['Late', '4 %', 'May', 'April 6 %'],
    ],
  )
  const plain = '|  | Boats | Buses |\n|-|-|-|\n| May | 41 | 12 |\n| June | 52 | 16 |'
  assert.is(board(`# Pier\n\n${plain}`).lists.tiles, undefined)
})

test('records with one number each count by it, whatever its key is, and say the rest below', () => {
  const copy =
    '---\ntitle: Lost umbrellas\nby:\n  - {who: cleaners, n: 2410}\n  - {who: dogs, n: 1}\nfate:\n  - {what: fetched, pct: 19, wait: 6 days}\n  - {what: sold, pct: 46}\n---\n'
  const [by, fate] = readIn(copy, { lists: ['modules'] }).lists.modules ?? []
  const told = (module: Item | undefined) =>
    module?.items.flatMap(({ items }) =>
      items.map(({ title, parts, facts }) => [
        title.text,
        parts.value?.text,
        ...facts.map(({ text }) => text),
      ]),
    )
  assert.equal(told(by), [
    ['cleaners', '2410'],
    ['dogs', '1'],
  ])
  assert.equal(told(fate), [
    ['fetched', '19 %', '6 days'],
    ['sold', '46 %'],
  ])
})

test('four figures that look like a year count as the numbers beside them do, and a target may be the most there is to be', () => {
  const { lists } = board(
    '# Dock\n\n| Measure | This week | Last week | Target |\n|-|-|-|-|\n| Crates | 1912 | 1850 | 1900 |\n| Pallets | 840 | 812 | 800 |\n| Damaged | 2 | 9 | ≤ 4 |\n\n## By day\n\n| Mon | Tue | Wed | Thu |\n|-|-|-|-|\n| 802 | 1066 | 745 | 1990 |\n',
  )
  const amounts = (lists.tiles ?? []).map(({ parts: { value, target } }) =>
    [value, target].map(fact => (fact?.value && 'amount' in fact.value ? fact.value.amount : undefined)),
  )
  assert.equal(amounts, [
    [1912, 1900],
    [840, 800],
    [2, 4],
  ])
  assert.equal(lists.series?.length, 1)
})

test('weeks by their numbers are a course, and parts of a whole are compared', () => {
  const rows = (pairs: readonly (readonly [string, string])[]): string =>
    `| | |\n|-|-|\n${pairs.map(pair => `| ${pair.join(' | ')} |`).join('\n')}\n`
  const { lists } = board(
    `# Fonds\n\n## Entrées\n\n${rows([
      ['S10', '3020'],
      ['S11', '3312'],
      ['S12', '3604'],
    ])}\n## Âges\n\n${rows([
      ['0-17', '18 %'],
      ['18-64', '49 %'],
      ['65+', '33 %'],
    ])}`,
  )
  assert.equal([lists.series?.length, lists.tiles?.length ?? 0], [2, 0])
})

test('what a sentence lists with shares is compared, its points are a list, and hours and minutes are one amount', () => {
  const modules = poster(
    'The night bus, one year on\n\nWe asked 900 riders in May what the night bus is for them. 610 of 900 answered, which is 68%. A ride lasts 1 hour 25 minutes on average. They ride home from work (44%), friends (31%), the late shift (15%) and the airport (6%) — they could tick several.\n\nWhat would help: more buses 52%, lights at the stops 40%, a warm room 21%.\n\nThe city has agreed: a bus every half hour; lights at 40 stops; a warm room in the station.\n\nSource: rider survey, n = 610.\n',
  )
  assert.equal(
    modules.map(({ items }) =>
      items.map(({ kind, items: inner }) => [
        kind,
        inner.map(({ title, parts }) => `${kind === 'series' ? title.text : ''}${parts.value?.text}`),
      ]),
    ),
    [
      [
        ['stats', ['900', '68%', '1 hour 25 minutes']],
        ['prose', []],
        ['series', ['home from work44%', 'friends31%', 'the late shift15%', 'the airport6%']],
        ['prose', []],
      ],
      [
        ['prose', []],
        ['series', ['more buses52%', 'lights at the stops40%', 'a warm room21%']],
      ],
      [['prose', []]],
    ],
  )
})

test('a record of one number is a figure with its unit, and shares among records are what each of them counts', () => {
  const modules = poster(
    '---\ntitle: Tea\nheadline_number: {value: 3.2, unit: kilos, note: of leaves for one kilo of tea}\nregions:\n  - {what: Coast, percent: 61, tonnes: 40}\n  - {what: Hills, percent: 39, tonnes: 26}\n---\n',
  )
  const [first, second] = modules
  assert.equal(
    [first?.title.text, first?.items[0]?.items.map(({ title, parts }) => [title.text, parts.value?.text])],
    ['', [['of leaves for one kilo of tea', '3.2 kilos']]],
  )
  assert.equal(
    second?.items[0]?.items.map(({ parts }) => parts.value?.text),
    ['61 %', '39 %'],
  )
})

test('what figures come to stays with them, none for so many days is two things, a bracket may say two', () => {
  const read = board(
    '# Woche 12\n\nUnfälle: 0 – 41 Tage\nWasser: 11,4 l (Vorwoche 12,9, Ziel 11,0)\nBrote: 540 (Ziel 500)\n\n## Wo es fehlt\n\n- Nord 21\n- Süd 13\n- Hof 8\n\n**Summe 42**, statt 64\n',
  )
  assert.equal(told(read).slice(0, 3), ['Unfälle|0||', 'Wasser|11,4 l||11,0', 'Brote|540||500'])
  assert.is(
    read.facts.some(({ label }) => label.text.includes('Summe')),
    false,
  )
})

test.run()
