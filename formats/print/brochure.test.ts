import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm } from '../../core/theme/page.ts'
import brochure from './brochure.tsx'
import { find, layOut, rectsOn } from './lay-out.test.kit.ts'

const section = (name: string) =>
  `## ${name}\n\nWhat ${name} offers to everybody who walks over the hill, in two sentences. The second says when.\n\n`
const six = `# Walk the ridge\n\n${['Why', 'North', 'Middle', 'South', 'Contact'].map(section).join('')}`
const folded = [six, '# Only a name', '# Name\n\nOne paragraph.\n\nAnother one.', '## A\n\nB\n\n## C\n\nD']

/** Folds of a side from the left, px. */
const folds = [
  [mm(97), mm(197)],
  [mm(100), mm(200)],
]

test('R1, R2: no word comes near a fold or the trim, colour runs into the bleed', async () => {
  for (const copy of folded) {
    const laid = await layOut(brochure, copy)
    assert.ok(laid.pages.frames.every(frame => frame.bleed === mm(3)))
    for (const { page, text, x, right, baseline } of laid.words) {
      for (const fold of folds[page] ?? []) {
        assert.ok(right <= fold - mm(5) || x >= fold + mm(5), `${text} keeps off the fold`)
      }
      assert.ok(x >= mm(4) && right <= mm(293) && baseline >= mm(4) && baseline <= mm(206), text)
    }
    assert.ok(rectsOn(laid, 0).some(({ x, width }) => x + width >= mm(300) - 1))
  }
})

test('a brochure folded to DL is an A4 that lies, with three panels a side', async () => {
  const laid = await layOut(brochure, six, 'A4 folded twice to DL')
  assert.equal(
    laid.pages.frames.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    [1, 2].map(() => [Math.round(mm(297)), Math.round(mm(210))]),
  )
})

test('R2: outside lie flap, back and cover, inside the three panels, in that order', async () => {
  const { words, pages } = await layOut(brochure, six)
  assert.is(pages.frames.length, 2)
  const placed = (text: string) => {
    const { page, x } = find(words, text)
    return [page, folds[page]?.filter(fold => x > fold).length]
  }
  assert.equal(['Why', 'Contact', 'Walk'].map(placed), [
    [0, 0],
    [0, 1],
    [0, 2],
  ])
  assert.equal(['North', 'Middle', 'South'].map(placed), [
    [1, 0],
    [1, 1],
    [1, 2],
  ])
})

test('R3: the cover is read first and says one thing in large type; contact stands on the back', async () => {
  const { words } = await layOut(brochure, six)
  assert.is(words[0]?.text, 'Walk')
  assert.is(Math.max(...words.map(({ size }) => size)), words[0]?.size)
  const cover = words.filter(({ page, x }) => page === 0 && x > mm(197))
  assert.ok(cover.length <= 10)
})

test('what somebody said has the flap for itself, a table of prices with a column of words stays on the fold', async () => {
  const rooms =
    '| Room | For | Low | High |\n|---|---|---:|---:|\n| Press | 2 people | 78 € | 112 € |\n| Cistern | 2 people | 82 € | 118 € |\n| Oven house | 4 people | 140 € | 198 € |'
  const said = '> We came for two nights and stayed for nine.'
  const copy = `# Seven Almonds\n\n${section('House')}## Rooms\n\n${rooms}\n\n## Ways\n\n1. Leave at exit twelve\n2. Turn right behind the bridge\n\n${said}\n\n${section('Walks')}## Contact\n\n0351 555 013`
  const { words, pages } = await layOut(brochure, copy)
  assert.is(pages.frames.length, 2)
  const flap = words.filter(({ page, x }) => page === 0 && x < mm(97)).map(({ text }) => text)
  assert.is(flap.join(' ').replaceAll('\u00a0', ' '), 'We came for two nights and stayed for nine.')
  assert.is(find(words, 'Cistern').page, 1)
})

test('a copy without a title has its first name on the cover', async () => {
  const copy = `## School of Music\n\nEvery child has a note.\n\n${['Why', 'North', 'Middle', 'South', 'Contact'].map(section).join('')}`
  const { words } = await layOut(brochure, copy)
  const name = find(words, 'School')
  assert.ok(name.page === 0 && name.x > mm(197))
  assert.is(name.size, Math.max(...words.map(({ size }) => size)))
})

test('a copy in Arabic folds the other way round', async () => {
  const { words } = await layOut(brochure, `---\nlang: ar\n---\n${six}`)
  assert.ok(find(words, 'Walk').x < mm(100))
})

test('copy beyond six panels goes on and loses nothing', async () => {
  const long = `# Long\n\n${Array.from({ length: 9 }, (_, at) => `## Part${at}\n\n${'word '.repeat(400)}`).join('\n\n')}`
  const { words } = await layOut(brochure, long)
  assert.is(words.filter(({ text }) => text === 'word').length, 3600)
})

const offer = `# Walk the ridge

## Why

It is there, and nobody else goes. Bring boots, a hat and an apple.

## Days

- **7:30** Bread
- **12:00** Soup

## Prices

| Days | Price |
|---|---|
| One | €285 |
| Two | €430 |

All meals are included.

## Contact

Ridge 4, 5011 Bergen
`

test('times and prices are numerals, what ends a table stands on a field across the foot', async () => {
  const { words, theme, pages } = await layOut(brochure, offer, 'green #2f6b3a, honey #e0a526')
  for (const numeral of ['7:30', '€285']) {
    const { size, family } = find(words, numeral)
    assert.ok(size >= find(words, 'Bread').size * 1.4 && family === theme.type.display, numeral)
  }
  const last = find(words, 'included.')
  assert.ok(last.baseline > theme.page.height * 0.75)
  const fields = rectsOn({ pages } as never, 1).filter(({ fill }) => fill === '#e0a526' || fill === '#2f6b3a')
  assert.ok(fields.some(({ y, height }) => y < last.baseline && y + height > last.baseline))
})

test('lines that end in prices have them on one edge, with what they are for', async () => {
  const rooms = `${offer}\n## Rooms\n\n**Loft** – for two, with beams. 120 € per night\n**Cellar** – for two, cool in August. 95 € per night\n`
  const { words } = await layOut(brochure, rooms)
  const [loft, dear, cellar, cheap] = ['Loft', '120', 'Cellar', '95'].map(text => find(words, text))
  assert.is(dear?.baseline, loft?.baseline)
  assert.is(cheap?.baseline, cellar?.baseline)
  assert.ok((dear?.x ?? 0) > (loft?.x ?? 0) && (cellar?.baseline ?? 0) > (loft?.baseline ?? 0))
})

test('the day and the edition of the front matter are small on the cover: the back is for whom to ask', async () => {
  const { words } = await layOut(brochure, `---\ndate: Spring 2025\nversion: 4\n---\n\n${offer}`)
  const [day, address] = [find(words, 'Spring'), find(words, 'Bergen')]
  assert.ok(day.page === 0 && day.x > mm(197) && day.size < find(words, 'Bread').size)
  assert.ok(address.page === 0 && address.x > mm(97) && address.x < mm(197))
  assert.is(words.filter(({ text }) => text === 'Spring' || text === '4').length, 2)
})

test('large type gives way as far as the fold asks, and the line below the title stands with it on the cover', async () => {
  const copy = six.replace('## Why', '### Tea rooms and a view\n\nOpen all year.\n\n## Why')
  const { pages, words } = await layOut(brochure, copy, 'leaflet, very large type, 17 pt')
  const line = find(words, 'Tea')
  assert.is(pages.frames.length, 2)
  assert.ok(line.page === 0 && line.x > mm(197))
})

test('large print gives way before the fold does, and what somebody said shares its panel where that lets type be larger', async () => {
  const offers = [
    'Eye tests',
    'Reading glasses',
    'Repairs',
    'Low vision aids',
    'Contact lenses',
    'Home calls',
  ]
  const list = offers.map(
    name => `- **${name}** for everybody, explained in plain words and without any hurry`,
  )
  const steps = ['Look', 'Measure', 'Choose', 'Wear'].map(
    (name, at) => `${at + 1}. **${name}.** One hour in the quiet room. Bring somebody who reads to you.`,
  )
  const rows = [...offers, 'Frames, plain', 'Frames, fine'].map(
    (name, at) => `| ${name} | $${at * 35 + 20} |`,
  )
  const people = ['Ada Quill', 'Ben Roe', 'Cy Marsh'].map(
    name => `**${name}**, optician, has worked here for many years.`,
  )
  const parts = [
    '## Begin with a look\n\nA look takes a quarter of an hour and costs nothing. Nobody sells you anything at the end of it. If your eyes are fine we say so.\n\n**Phone 04 555 0122** or come in at 9 Quay Street. Parking is behind the house.',
    `## What we offer\n\n${list.join('\n')}`,
    `## How it goes\n\n${steps.join('\n')}`,
    `## Prices\n\n| Service | Price |\n|---|---|\n${rows.join('\n')}\n\nAll prices include tax. The grant for glasses comes off these prices for most people, and we fill in the form for you.`,
    `## Who is here\n\n${people.join('\n\n')}\n\n> "I read the label on the jam and laughed." – Iris, Quay`,
    '## Find us\n\n- **Quay:** 9 Quay Street, Monday to Friday\n- **Hill:** Hill Road, Tuesday\n\nhello@quay.example',
  ]
  const copy = `# Quay Eyes\n\nOpticians for the whole coast\n\n${parts.join('\n\n')}\n`
  const brief = 'Three-panel brochure on A4 landscape, large type because most readers are over 70'
  const { pages, words } = await layOut(brochure, copy, brief)
  assert.is(pages.frames.length, 2)
  const [quote, person] = [find(words, 'jam'), find(words, 'Roe')]
  assert.ok(quote.page === 0 && person.page === 0 && quote.x < mm(97) && person.x < mm(97))
  assert.ok(Math.min(...words.map(({ size }) => size)) >= 12)
})

test('what the brief wants on the front panel stands on the cover', async () => {
  const copy = six.replace('## South\n\n', '## South\n\nThe free tasting is at noon. ')
  const { words, pages } = await layOut(
    brochure,
    copy,
    'leaflet in three panels, the free tasting belongs on the front panel',
  )
  assert.is(pages.frames.length, 2)
  const tasting = find(words, 'tasting')
  assert.ok(tasting.page === 0 && tasting.x > mm(197))
  assert.is(words[0]?.text, 'Walk')
})

test('a plain brief has no fields', async () => {
  const laid = await layOut(brochure, offer, 'plain, save ink, green #2f6b3a')
  assert.is(rectsOn(laid, 0).filter(({ fill, height }) => fill === '#2f6b3a' && height > mm(20)).length, 0)
  assert.is(rectsOn(laid, 1).filter(({ fill, height }) => fill === '#2f6b3a' && height > mm(20)).length, 0)
})

test('a panel without copy is a plain field of the accent, and a cover without a picture has its title large on the foot', async () => {
  const few =
    '# Park Physio\n\nHands, not machines\n\n## Care\n\nForty minutes each, never less.\n\n## Contact\n\nPark Road 18, Leipzig\n'
  const laid = await layOut(brochure, few, 'accent #2fb5a5')
  assert.ok(rectsOn(laid, 1).some(({ fill, height }) => fill === '#2fb5a5' && height > mm(150)))
  assert.is(laid.pages.frames.flatMap(({ items }) => items.filter(({ kind }) => kind === 'path')).length, 0)
  const [title, said] = ['Physio', 'machines'].map(text => find(laid.words, text))
  assert.ok(title && said && title.size > 2 * said.size && said.baseline > mm(150))
})

test('a table too wide for its panel has what more a row says below its name, and its figure at the edge', async () => {
  const list =
    '| Cider | Orchard | Made in | 0.75 l |\n|---|---|---|---|\n| Elm Quay dry | Birchfield North | Oak, 18 months | 28.00 € |\n| Pear | Mill Row | Steel | 14.20 € |\n| Quince still | Mill Row | Bottle fermented | 9.80 € |\n'
  const { words } = await layOut(brochure, offer.replace(/\| Days[\s\S]*430 \|\n/, list))
  const [name, detail, figure] = ['Pear', 'Steel', '14.20'].map(text => find(words, text))
  assert.ok(name && detail && figure && detail.baseline > name.baseline && detail.weight < name.weight)
  assert.ok(Math.abs(figure.right - find(words, '28.00').right) < 1 && figure.x > detail.right)
})

test('a table that its brief has larger still leaves a leaflet its two sides', async () => {
  const rows = ['Lagoon and lunch on an island', 'One night on an island', 'Three nights with a tracker']
  const table = `## Trips\n\n| Trip | How long | Per person |\n|:--|:--|--:|\n${rows.map(row => `| ${row} | 6 hours | £ 780 |\n`).join('')}\nBoats are included, tents are hired for £ 15 a night.\n\n`
  const copy = `# Poling\n\n${table}${['When to come', 'What it does', 'Finding us'].map(section).join('')}`
  const { pages } = await layOut(brochure, copy, 'folded in three, the price table easy to find')
  assert.is(pages.frames.length, 2)
})

test('the name of the house stands on the cover, times and labels in columns of their own, and only prices stand out', async () => {
  const parts = [
    '## Prices\n\n| Tour | Length | Level | Price |\n|---|---|---|---:|\n| Short | 4 h | easy | £59 |\n| Long | 2 days | steep | £229 |',
    '## A day\n\n09.00 Coffee on the pier\n12.30 Lunch\n17.30 Soup',
    section('Safety'),
    '## Find us\n\nAddress: 2 Quay Street\nBus: 67\nWeb: quay.example',
  ]
  const { words } = await layOut(
    brochure,
    `---\ntitle: Quay Boats\n---\n\n# Out on the water by nine\n\n${parts.join('\n\n')}\n`,
  )
  const house = find(words, 'Quay')
  assert.ok(house.page === 0 && house.x > mm(197) && house.baseline < find(words, 'Out').baseline)
  assert.not.ok(words.some(({ text }) => text === 'Title'))
  const [nine, coffee, lunch] = ['09.00', 'Coffee', 'Lunch'].map(text => find(words, text))
  assert.ok(nine && coffee && lunch && coffee.x === lunch.x && coffee.x > nine.right)
  assert.ok(find(words, '£59').weight > find(words, '4').weight)
  assert.ok(!words.some(({ text }) => text === 'Address:'))
})

test('lines on the back that open with numbers and no times are centred like others', async () => {
  const parts = ['Safety', 'Boats', 'Prices', 'Crew'].map(section).join('')
  const back = '## Find us\n\n12 Quay Lane\n3 rooms upstairs\n40 beds\n'
  const { words } = await layOut(brochure, `# Out by nine\n\n${parts}\n\n${back}`)
  const middles = ['12 Lane', '3 upstairs', '40 beds'].map(line => {
    const [first = '', last = ''] = line.split(' ')
    return Math.round(find(words, first).x + find(words, last).right)
  })
  assert.ok(Math.max(...middles) - Math.min(...middles) <= 2, `${middles}`)
})

test('lines above the first part are said once, with bold labels or without', async () => {
  const parts = ['Safety', 'Boats', 'Prices', 'Crew'].map(section).join('')
  const said = [
    '**Boatyard** Larch\n**Vessel** Kittiwake\n**Slipway** Fulmar',
    'Ida Larch\nKittiwake, Fulmar',
  ]
  for (const lines of said) {
    const { words } = await layOut(brochure, `# Out by nine\n\n${lines}\n\n${parts}`)
    for (const name of ['Larch', 'Kittiwake', 'Fulmar'])
      assert.is(words.filter(({ text }) => text.startsWith(name)).length, 1, `${lines}: ${name}`)
  }
})

test('more parts than panels go over all six of them, in large print on a larger sheet', async () => {
  const nine = Array.from(
    { length: 8 },
    (_, at) => section(`Part ${at}`).repeat(1) + 'More of it is said here. '.repeat(8),
  )
  const copy = `# Home by noon\n\n${nine.join('\n\n')}`
  const usual = await layOut(brochure, copy)
  assert.is(usual.pages.frames.length, 2)
  const large = await layOut(brochure, copy, 'large print, 15 pt text')
  assert.is(large.pages.frames.length, 2)
  assert.ok((large.pages.frames[0]?.width ?? 0) > mm(400))
})

test('a number to call in bold stands on the cover and on the back as well as where it was written', async () => {
  const parts = ['Safety', 'Boats', 'Prices', 'Crew'].map(section).join('')
  const { words } = await layOut(
    brochure,
    `# Pulled out by nine\n\n## Stuck?\n\nWe come with a rope.\n\n**Any hour: 0113 555 0147**\n\n${parts}\n\n## Yard\n\n4 Quay, Whitby`,
  )
  const called = words.filter(({ text }) => text.startsWith('0113'))
  const panels = new Set(called.map(({ page, x }) => page * 3 + Math.floor(x / mm(99))))
  assert.is(called.length, 3)
  assert.is(panels.size, 3)
})

const signs = `# Feet that walk again
Harbour Podiatry, Cork

Most people wait too long. This leaflet says what happens here.

## Signs

- Your shoes wear down on one side
- You stand up from the chair in two moves
- The stairs have grown since last winter

## Your first hour

1. **0–15** We look at how you walk, in the corridor and on the stairs.
2. **15–40** We look at the foot itself, and we tell you what we see.
3. **40–60** You get a plan on paper.

We never sell insoles in the first hour. That is written above the door.

## Prices

| Service | Price |
|---|---|
| Full assessment | €85 |
| Assessment, with a letter of your doctor | paid by most insurers |
| Nail care, both feet | €45 |
| Insoles, made to measure | €310 |

## Find us

4 Quay Road, ground floor
Mon–Fri 9–5
`

test('what matters most is a whole sentence, and makes no third side of a fold', async () => {
  const brief = 'A tri-fold, A4. That we never sell insoles in the first hour matters most to us.'
  const { words, pages } = await layOut(brochure, signs, brief)
  assert.is(pages.frames.length, 2)
  const hour = words.filter(({ text, page }) => page === 1 && /^(?:never|insoles|hour\.)$/.test(text))
  assert.is(new Set(hour.map(({ size }) => size)).size, 1)
  assert.ok((hour[0]?.size ?? 0) > find(words, 'above').size, 'what follows it is quieter')
})

test('words among prices take lines, so that what is sold has the room', async () => {
  const { words } = await layOut(brochure, signs)
  const [paid, insurers] = [find(words, 'paid'), find(words, 'insurers')]
  assert.ok(insurers.baseline > paid.baseline)
  assert.is(Math.round(find(words, '€310').right), Math.round(find(words, '€85').right))
  assert.is(find(words, 'made').baseline, find(words, 'measure').baseline)
})

test('text is about as large on one panel as on the others', async () => {
  const { words } = await layOut(brochure, signs)
  const [shoes = 0, corridor = 0, address = 0] = ['shoes', 'corridor', 'Quay'].map(
    text => find(words, text).size,
  )
  assert.ok(shoes <= corridor * 1.26)
  assert.ok(address <= Math.min(shoes, corridor) * 1.46)
})

test.run()
