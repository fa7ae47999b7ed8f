import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement, textOf } from '../../../core/compose/tree.ts'
import { composeJob, layoutJob } from '../../../core/render.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import { nodesOf } from '../sections/items.tsx'
import lookbook from '../lookbook.tsx'
import { boldThing, headedThings } from './chapter-things.ts'
import { colorsIn, shownColor } from './named-colors.ts'
import { namedLines } from './named-lines.ts'
import { spreadsOfPart } from './spread.ts'

function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? elementsIn(child) : []))]
}

function blockOf(text: string): RootContent {
  const { root } = readDocument(text, new Map(), { add: () => undefined })
  return root.children[0] as RootContent
}

function lines(text: string, lang = 'en') {
  return namedLines(blockOf(text), lang).map(({ title, parts }) => [
    title.text,
    nodesOf(parts.description).map(plainText).join(''),
    nodesOf(parts.price).map(plainText).join(''),
  ])
}

test('lines that open with a number and a name in bold are things with their prices', () => {
  const text = '**01 Gansey** – brown, 5-ply, £285\n**02 Scarf** – double length, £95\n**03 Cap**'
  assert.equal(lines(text), [
    ['01 Gansey', 'brown, 5-ply', '£285'],
    ['02 Scarf', 'double length', '£95'],
    ['03 Cap', '', ''],
  ])
  assert.equal(lines('- **01 鞄**　六号帆布・墨　¥9,900\n- **02 袋**　藍　¥4,400', 'ja'), [
    ['01 鞄', '六号帆布・墨', '¥9,900'],
    ['02 袋', '藍', '¥4,400'],
  ])
})

test('colours that a list names with how each looks are known by that, and what is seen in mist is veiled', () => {
  const colors = colorsIn(
    blockOf(
      '- Skarf, a dark grey\n- Moorit, the colour of a strange beast\n- Gull, a pale grey\n- Fog blue, dyed with woad',
    ),
  )
  const [dark, unknown, pale, veiled] = colors?.map(({ color }) => color) ?? []
  assert.is(unknown, undefined)
  assert.ok(dark && pale && dark < pale, `${dark} ${pale}`)
  const [plain] = colorsIn(blockOf('- blue\n- red'))?.map(({ color }) => color) ?? []
  assert.is.not(veiled, plain)
})

test('lines of which one is something else are text', () => {
  assert.equal(lines('**01 Gansey** – brown, £285\nAll of them are knitted by hand.'), [])
  assert.equal(lines('**Wool** – from Yell\n**Linen** – from Fife'), [])
})

test('a part with a number in its heading is a thing on a page of its own, whatever heads it', () => {
  const part = (heading: string, text: string): Section => {
    const { root } = readDocument(`## ${heading}\n\n${text}`, new Map(), { add: () => undefined })
    const [head, ...blocks] = root.children
    return { heading: head, blocks, lead: blocks, rest: [], items: [], sections: [] } as unknown as Section
  }
  const kinds = (own: Section) =>
    spreadsOfPart(own, { assets: new Map(), lang: 'en' } as unknown as Reading).map(({ kind }) => kind)
  assert.equal(kinds(part('01 Gansey', 'Brown, 5-ply\n£285')), ['piece'])
  assert.equal(kinds(part('Order', 'By post')), [undefined])
})

test('a heading that only counts a look has its name in the first line below, and one that says it has both', () => {
  const names = (heading: string, text: string): readonly string[] => {
    const { root } = readDocument(`## ${heading}\n\n${text}`, new Map(), { add: () => undefined })
    const [head, ...blocks] = root.children
    const part = {
      heading: head,
      blocks,
      lead: blocks,
      rest: [],
      items: [],
      sections: [],
    } as unknown as Section
    return spreadsOfPart(part, { assets: new Map(), lang: 'en' } as unknown as Reading).flatMap(
      ({ title, blocks: said, kind }) => [kind ?? '', title.map(plainText).join(''), ...said.map(plainText)],
    )
  }
  assert.equal(names('LOOK 1', 'The Drizzle  \nWaxed parka, olive  \n£310'), [
    'piece',
    'LOOK 1 The Drizzle',
    'Waxed parka, olive',
    '£310',
  ])
  assert.equal(names('Look 2: Half Time', 'Overshirt, mustard  \n£185').slice(0, 2), [
    'piece',
    'Look 2: Half Time',
  ])
  assert.equal(names('LOOK 3', '£90')[1], 'LOOK 3')
})

const colors = (text: string) => colorsIn(blockOf(text))?.map(({ color }) => color)

test('colours of a list or of a line have their values, names that nobody knows have none', () => {
  assert.equal(colors('- Wrackle\n- Wet slate\n- Rust'), [undefined, '#4a545c', '#b7410e'])
  assert.equal(colors('Fjord #1b4d5c / rust'), ['#1b4d5c', '#b7410e'])
})

test('a name in bold has the colour that the words behind it say, softer than the plain word', () => {
  const [frost, tarn, rowan] =
    colors('- **Frost** – pale grey\n- **Tarn** – nearly black\n- **Rowan** – dull red') ?? []
  assert.ok(frost && tarn && rowan)
  assert.is.not(rowan, colors('red / blue')?.[0])
})

test('what a page shows stands on the colour that it names, the brief’s own where one is near', () => {
  const page = (text: string) => ({
    title: [],
    plates: [],
    goods: [],
    kind: 'piece' as const,
    blocks: [blockOf(text)],
  })
  const palette = {
    named: new Map([
      ['tarn', '#101010'],
      ['rowan', '#a03030'],
    ]),
    seeds: ['#9a2f2f'],
  }
  assert.is(shownColor(page('Knitted. Tarn, rowan'), palette), '#101010')
  assert.is(shownColor(page('Knitted. Rowan'), palette), '#9a2f2f')
  assert.is(shownColor(page('*Indigo, ecru*'), palette), colors('indigo / rust')?.[0])
  assert.is(shownColor(page('Knitted in the harbour.'), palette), undefined)
})

test('materials and sentences are no colours', () => {
  assert.is(colors('- Linen\n- Oat'), undefined)
  assert.is(colors('Rust comes from a mooring ring that lay on the shore for years.'), undefined)
})

test('a numbered part is a page of its own, its price stands apart, and where it is sold has a page too', () => {
  const { root } = readDocument(
    '# Felt\n\n## 01 Brim\n\nwool, dyed twice\n54 to 60 cm\n£85\n\n**Stockists**\nThe Mill, Kendal\n\nPhotos: Ida Wren\n',
    new Map(),
    { add: () => undefined },
  )
  const [, heading, ...blocks] = root.children
  const part = { heading, blocks, sections: [], items: [], meanings: [], lead: [], rest: [], kind: 'prose' }
  const spreads = spreadsOfPart(
    part as unknown as Section,
    { assets: new Map(), lang: 'en' } as unknown as Reading,
  )
  assert.equal(
    spreads.map(spread => spread.blocks.map(plainText)),
    [
      ['wool, dyed twice\n54 to 60 cm', '£85'],
      ['Stockists\nThe Mill, Kendal', 'Photos: Ida Wren'],
    ],
  )
})

function thingsIn(text: string, lang = 'en') {
  const { root } = readDocument(text, new Map(), { add: () => undefined })
  return root.children.flatMap(block => {
    const thing = boldThing(block, lang)
    return thing
      ? [
          [thing.title, thing.said, thing.price ? [thing.price] : []].map(each =>
            each.map(plainText).join(''),
          ),
        ]
      : []
  })
}

test('a paragraph that opens with a name in bold and ends with a price is a thing', () => {
  assert.equal(thingsIn('**Moor**, jumper with a high neck\nUndyed, 780 g. £289\n\n**Reef** – cap, £59'), [
    ['Moor', 'jumper with a high neck\nUndyed, 780 g.', '£289'],
    ['Reef', 'cap', '£59'],
  ])
  assert.equal(thingsIn('**Note** that all of it is made to order.\n\n**£40** is the deposit.'), [])
})

test('the sections of a chapter that have prices are its things, and what else it has is not', () => {
  const sections = (texts: readonly string[]) =>
    texts.map(text => {
      const { root } = readDocument(text, new Map(), { add: () => undefined })
      const [heading, ...blocks] = root.children
      return { heading, blocks, sections: [] } as unknown as Section
    })
  const coats = [
    '### Coat\n\nUnlined cotton.\nGH₵ 2,850',
    '### Veil\n\nSilk.\nNot for sale',
    '### Tunic\n\nA tunic.\n\n€ 95',
  ]
  assert.equal(
    headedThings(sections(coats), 'en').map(({ price }) => (price ? plainText(price) : '')),
    ['GH₵ 2,850', '', '€ 95'],
  )
  assert.equal(headedThings(sections(['### Care\n\nWash cold.', '### Sizes\n\nS to XL']), 'en'), [])
})

test('pictures before the headings of what they show stand on a page with it each', async () => {
  const thing = (name: string, at: number): string =>
    `![${name} worn](${at}.jpg)\n\n### ${name}\n\nTo the hip, of waxed cotton.\n**£${at}00**`
  const things = ['Coat', 'Jacket', 'Smock'].map((name, at) => thing(name, at + 1)).join('\n\n')
  const content = `# Ravel\n\n## Winter\n\nCut in Hawick.\n\n${things}\n\n> Hers lasted.\n> — Cat`
  const { sheets } = await composeJob({ content }, lookbook)
  const pages = sheets.map(({ root }) => textOf(root)).filter(text => /£[123]00/.test(text))
  assert.is(pages.length, 3)
  assert.match(pages[0] ?? '', 'Coat')
  assert.not.match(pages[0] ?? '', 'Jacket')
})

test('a part that gives its colour as a hex is a page of exactly that, and pairings are shown in the colours that they name', async () => {
  const content =
    '# Glazes\n\nSix bowls, fired twice.\n\n## 01 Fog\n#D9DEE2\nA grey that is nearly none.\n\n## 02 Moss\n#5F6B3C\nFrom the north side of the kiln.\n\n## 03 Ember\n#B5482A\nAsh and iron.\n\n## Pairings\n\n- Fog with Moss\n- Ember on the rim, Fog inside\n'
  const { sheets } = await composeJob({ content, instructions: 'quiet, lots of air' }, lookbook)
  const elements = sheets.map(({ root }) => elementsIn(root))
  const grounds = elements
    .flatMap(all => all.filter(({ part }) => part === 'panel'))
    .map(({ style }) => style.background)
  assert.equal(grounds.slice(1, 4), ['#d9dee2', '#5f6b3c', '#b5482a'])
  const swatches = elements.flatMap(all => all.filter(({ part }) => part === 'swatch'))
  assert.equal(
    swatches.map(({ style }) => style.background),
    ['#d9dee2', '#5f6b3c', '#b5482a', '#d9dee2'],
  )
})

test('pages of an upright paper are all as high as it, and a thing has its field in the colour that its copy names', async () => {
  const thing = (name: string, color: string) =>
    `  - nom: ${name}\n    matière: 100 % laine\n    couleur: ${color}\n    taille: S–L\n    prix: 180 €\n    mots: Pour la jetée, et pas pour la ville.\n`
  const content = `---\nmarque: Lande\ntitre: Les vents lents\npièces:\n${thing('Caban', 'olive')}${thing('Marinière', 'bordeaux / crème')}${thing('Écharpe', 'bleu')}---\n`
  const instructions = 'Lookbook A5 portrait, one piece a page, big fields of colour, warm off-white paper'
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, lookbook), ['png'])
  const frames = drawing.pages?.frames ?? []
  assert.is(new Set(frames.map(({ height }) => Math.round(height))).size, 1)
  const fields = frames.map(({ items }) =>
    items.flatMap(item =>
      item.kind === 'rect' && item.height > 200 && item.fill ? [String(item.fill)] : [],
    ),
  )
  assert.ok(fields[1]?.includes('#6b7a1e'), String(fields[1]))
  assert.not.equal(fields[2], fields[1])
})

test('no word of a name is broken in the column beside a picture, however large other names are', async () => {
  const thing = (name: string) => `## ${name}\n\nOf washed linen, with two pockets.\nBlue · one size\n**£90**`
  const pictured = thing('02 — Chemise Marchandise').replace(
    'Of washed',
    '![Collar](collar.jpg)\n\nOf washed',
  )
  const content = `# Pale hour\n\n${thing('01 — Coat')}\n\n${pictured}\n\n${thing('03 — Hat')}\n`
  const instructions = 'airy, wide grotesque headings'
  const { sheets } = await composeJob({ content, instructions }, lookbook)
  const sizeOf = (name: string): number =>
    sheets
      .flatMap(({ root }) => elementsIn(root))
      .filter(element => /^h[1-6]$/.test(element.tagName) && textOf(element).includes(name))
      .map(({ style }) => style.size ?? 0)[0] ?? 0
  assert.ok(sizeOf('Chemise') > 0 && sizeOf('Chemise') < sizeOf('Coat'))
})

test.run()
