import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type baseDesign, designFrom } from '../brief/design.ts'
import { createReport } from '../message.ts'
import { readCopy } from '../reading/read-copy.ts'
import { readDocument } from '../source/read-document.ts'
import { contrast } from '../theme/contrast.ts'
import { resolvePage } from '../theme/resolve-page.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { dressParts } from './dress-parts.ts'
import { element } from './element.test.kit.ts'
import type { Sheet } from './sheet.ts'
import { type Element, isElement, textOf } from './tree.ts'

const reading = readCopy(
  readDocument('# Survey\n\n## Key findings\n\nFrost\n\nTotal: £12\n', new Map(), createReport()),
  { single: [], lists: [] } as never,
)

function devised(parts: NonNullable<typeof baseDesign.parts>, ...children: Element[]) {
  const design = designFrom({ parts })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const root = element('main', children)
  const sheet: Sheet = { name: 'body', size: page, margin: 0, background: '#ffffff', root }
  const result = dressParts([sheet], theme, reading)
  const drawn = result.sheets[0]?.root as Element
  return { ...result, theme, root: drawn, same: textOf(drawn) === textOf(root) }
}

const parts = (element: Element): readonly Element[] => [
  ...(element.part === 'device' ? [element] : []),
  ...element.children.flatMap(child => (isElement(child) ? parts(child) : [])),
]

test('a section stands in a box up to the next heading of its rank', () => {
  const { root, same, absent } = devised(
    { 'said:key findings': { device: 'box' } },
    element('h1', 'Survey'),
    element('h2', 'Key findings'),
    element('p', 'Frost.'),
    element('h3', 'Where'),
    element('h2', 'Method'),
    element('p', 'By foot.'),
  )
  assert.is(same, true)
  assert.equal(absent, [])
  const [box] = parts(root)
  assert.equal(box?.children.map(textOf), ['Key findings', 'Frost.', 'Where'])
  assert.is(box?.style.border?.style, undefined)
  assert.equal(root.children.map(textOf), ['Survey', 'Key findingsFrost.Where', 'Method', 'By foot.'])
})

test('a chapter has no box around it, which would be broken over pages', () => {
  const chapter = ['By foot. '.repeat(90), 'By boat. '.repeat(90)]
  const { root } = devised(
    { 'said:key findings': { device: 'box' } },
    element('h2', 'Key findings'),
    ...chapter.map(text => element('p', text)),
  )
  assert.equal(parts(root), [])
})

test('a value stands in a box with its label, and a row of a table in lines around its cells', () => {
  const pair = element('div', [element('p', 'Total'), element('p', '£12')], { style: { display: 'flex' } })
  const { root } = devised({ 'said:total': { device: 'box' } }, pair, element('p', 'Thanks'))
  assert.equal(parts(root).map(textOf), ['Total£12'])
  const row = element('tr', [element('td', 'Total'), element('td', '£12')])
  const table = devised({ 'said:total': { device: 'box' } }, element('table', [element('tbody', [row])]))
  assert.is(table.same, true)
  const cells = ((table.root.children[0] as Element).children[0] as Element).children[0] as Element
  assert.ok(cells.children.every(cell => isElement(cell) && cell.style.borderTop && cell.style.borderBottom))
})

test('a ring is as wide as high around a short value', () => {
  const { root, same } = devised({ prices: { device: 'ring' } }, element('p', '£12'))
  const ring = parts(root)[1]
  assert.is(same, true)
  assert.is(ring?.style.width, ring?.style.minHeight)
  assert.is(ring?.style.radius, 999)
})

test('words on a mark and in a box of a colour can be read', () => {
  const mark = parts(devised({ prices: { device: 'mark', tint: '#14213d' } }, element('p', '£12')).root)[0]
  assert.ok(contrast(mark?.style.color ?? '#000000', '#14213d') >= 4.5)
  const { root } = devised(
    { quotes: { device: 'box', tint: '#14213d' } },
    element('blockquote', [element('p', 'Hm')]),
  )
  const box = parts(root)[0] as Element
  const inner = box.children[0] as Element
  assert.ok(contrast(inner.style.color ?? '#000000', '#14213d') >= 4.5)
})

test('lines with a figure each stand side by side in their order, and rows of a table do not', () => {
  const list = element(
    'ul',
    ['212 orchards visited', '34 % fewer apples', 'Lost: £1,240'].map(text => element('li', text)),
  )
  const { root, same, bare } = devised({ figures: { device: 'strip' } }, list)
  const strip = root.children[0] as Element
  assert.is(same, false, 'a blank goes at each break')
  assert.equal(
    strip.children.map(stat => (stat as Element).children.map(textOf)),
    [
      ['212', 'orchards visited'],
      ['34 %', 'fewer apples'],
      ['Lost:', '£1,240'],
    ],
  )
  assert.equal(bare, [])
  const rows = ['a 1', 'b 2'].map(text => element('tr', [element('td', text)]))
  const table = devised({ figures: { device: 'strip' } }, element('table', [element('tbody', rows)]))
  assert.equal(table.absent, ['figures'])
})

test('one quotation is pulled out', () => {
  const quote = (words: string) => element('blockquote', [element('p', words, { style: { size: 9 } })])
  const { root, same } = devised({ quotes: { device: 'pull' } }, quote('One'), quote('Two'))
  const [first, second] = root.children as [Element, Element]
  assert.is(same, true)
  assert.ok(first.style.borderTop)
  assert.is((first.children[0] as Element).style.size, undefined)
  assert.is(second.style.borderTop, undefined)
})

test('a sign stands before the words of its part, and is none of them', () => {
  const { root, same, absent } = devised(
    {
      'said:key findings': { device: 'sign', thing: 'Star' },
      'said:frost': { device: 'sign', thing: 'anchor' },
    },
    element('h2', 'The key findings'),
    element('p', 'Frost'),
  )
  assert.is(same, true)
  assert.equal(absent, [])
  const signs = parts(root)
  assert.equal(
    signs.map(({ tagName, properties }) => [tagName, properties.ariaHidden]),
    [
      ['svg', true],
      ['svg', true],
    ],
  )
  assert.ok(signs.every(({ art }) => (art?.outlines.length ?? 0) > 0))
})

test('each thing of a list stands in a box beside the others, and the heading over them', () => {
  const list = element('ul', [element('li', 'Frost'), element('li', 'Snow'), element('li', 'Ice')])
  const { root, same } = devised(
    { 'said:key findings': { device: 'boxes' } },
    element('h2', 'Key findings'),
    list,
    element('h2', 'Method'),
  )
  assert.is(same, true)
  const row = root.children[1] as Element
  assert.is(row.style.columns, 3)
  assert.is(row.children.filter(child => isElement(child) && child.style.border).length, 3)
})

test('one entry of several stands in a box or on a mark as a whole, and a line with the list that it leads to', () => {
  const entry = (name: string) =>
    element('div', [element('p', name), element('p', '£12 a month, all in')], { part: 'plan' })
  const wished = { 'said:key findings': { device: 'box' } } as const
  const plans = element('div', [entry('Basic'), entry('Key findings')])
  assert.equal(parts(devised(wished, plans).root).map(textOf), ['Key findings£12 a month, all in'])
  const marked = devised({ 'said:key findings': { device: 'mark' } }, plans).root.children[0] as Element
  assert.ok((marked.children[1] as Element).style.background)
  assert.is((marked.children[0] as Element).style.background, undefined)
  const list = element('ul', [element('li', 'Frost'), element('li', 'Snow')])
  const led = devised(wished, element('p', 'Key findings:'), list, element('p', 'After'))
  assert.equal(parts(led.root).map(textOf), ['Key findings:FrostSnow'])
})

test('figures have the room that the widest of them needs, and four go on two by two', () => {
  const list = (...texts: string[]) =>
    element(
      'ul',
      texts.map(text => element('li', text)),
    )
  const strip = (...texts: string[]) =>
    devised({ figures: { device: 'strip' } }, list(...texts)).root.children[0] as Element
  const rooms = (...texts: string[]) =>
    strip(...texts).children.map(child => (child as Element).style.basis as number)
  const wide = rooms('£612,000,000 saved', '940 tonnes avoided', '70 % less overtime')
  assert.is(new Set(wide).size, 1)
  assert.ok((wide[0] ?? 0) > (rooms('7 days', '9 nights', '2 cats')[0] ?? 0))
  const [first, second, ...others] = strip('1 day', '2 nights', '3 cats', '4 dogs').children as Element[]
  assert.equal([first?.children.length, second?.children.length, others.length], [2, 2, 0])
})

test('what is no run of figures stands in a field instead of a strip', () => {
  const { root } = devised(
    { 'said:key findings': { device: 'strip', tint: '#f7c91e' } },
    element('p', 'Key findings'),
  )
  assert.is(parts(root)[0]?.style.background, '#f7c91e')
})

test('a line stands under a name, a tint under a quotation, and a chart where its table is drawn', () => {
  const { root, theme } = devised(
    { title: { device: 'rule', tint: '#b87333' }, quotes: { device: 'box', tinted: true } },
    element('h1', 'Survey'),
    element('blockquote', [element('p', 'It froze.')]),
  )
  const [title, box] = root.children
  assert.is(isElement(title) && title.style.borderBottom?.color, '#b87333')
  assert.is(isElement(box) && box.style.background, theme.color.accentSoft)
  const bars = element('table', [element('tr', [element('td', '', { part: 'bar' })])])
  assert.equal(devised({ tables: { device: 'chart' } }, bars).bare, [])
})

test('a paragraph that opens with its name has the box, one that is a quotation is pulled out', () => {
  const swap = element('p', [
    element('strong', 'SEED SWAP'),
    { type: 'text', value: ' – Saturday, in the hut' },
  ])
  const date = element('p', 'seed swap')
  const boxedSwap = devised({ 'said:seed swap': { device: 'box' } }, date, swap)
  assert.equal(parts(boxedSwap.root).map(textOf), ['SEED SWAP – Saturday, in the hut'])
  const aside = devised(
    { 'said:ps': { device: 'box' } },
    element('p', 'PS It is a surprise.'),
    element('p', 'The ps'),
  )
  assert.equal(parts(aside.root).map(textOf), ['PS It is a surprise.'])
  const said = element('p', '“It froze for eleven years.” — Ada Marsh, keeper')
  const { bare, root } = devised(
    { quotes: { device: 'pull' } },
    element('p', '“It froze,” he said – and left.'),
    said,
  )
  assert.equal(bare, [])
  const [, quotation] = root.children
  const [, who] = isElement(quotation) ? quotation.children : []
  assert.is(isElement(who) && who.part, 'attribution')
  assert.is(who && textOf(who), '— Ada Marsh, keeper')
  assert.equal(
    root.children.map(child => isElement(child) && child.style.borderTop !== undefined),
    [false, true],
  )
})

test('what has a box of its own has no second one, but its dashes', () => {
  const card = element('div', [element('p', 'Frost')], { style: { border: { width: 1, color: '#333333' } } })
  const { root, bare } = devised({ 'said:frost': { device: 'dashed-box' } }, card)
  assert.equal(parts(root), [])
  assert.equal(bare, [])
  const [first] = root.children
  assert.is(isElement(first) && first.style.border?.style, 'dashed')
})

test('a slide that stands out of a deck has a ground of its own, and one ink', () => {
  const design = designFrom({ parts: { 'said:key findings': { device: 'apart' } } })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const deck = ['Survey', 'Key findings', 'Frost', 'Thanks'].map((title): Sheet => {
    const root = element('main', [
      element('h2', title),
      element('p', 'Words', { style: { color: '#888888' } }),
    ])
    return { name: 'slide', size: page, margin: 0, background: '#ffffff', root }
  })
  const { sheets } = dressParts(deck, theme, reading)
  const grounds = sheets.map(({ background }) => background)
  assert.equal(
    grounds.map(ground => ground === '#ffffff'),
    [true, false, true, true],
  )
  const [, words] = sheets[1]?.root.children ?? []
  assert.ok(contrast((isElement(words) && words.style.color) || '#888888', String(grounds[1])) > 4.5)
})

test('a thing that is wanted on a dark slide has one in a light deck, whatever ground it stood on', () => {
  const design = designFrom({ parts: { 'said:key findings': { device: 'dark' } } })
  const page = resolvePage([], design)
  const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })
  const deck = ['Survey', 'Key findings', 'Frost', 'Thanks'].map(
    (title): Sheet => ({
      ...{ name: 'slide', size: page, margin: 0, background: '#f4e4c8' },
      root: element('main', [element('h2', title)]),
    }),
  )
  const grounds = dressParts(deck, theme, reading).sheets.map(({ background }) => String(background))
  assert.equal(
    grounds.map(ground => contrast(ground, '#ffffff') > 7),
    [false, true, false, false],
  )
})

test('a sticker is a round field, and a line of a few words stands on it in lines that can be read', () => {
  const { root, same } = devised({ 'said:free for all': { device: 'sticker' } }, element('p', 'Free for all'))
  const sticker = parts(root)[1]
  const words = sticker?.children[0] as Element
  assert.is(same, true)
  assert.is(textOf(words), 'Free for all')
  assert.is(sticker?.style.width, sticker?.style.minHeight)
  assert.ok((words.style.width as number) < (sticker?.style.width as number))
  assert.ok(contrast(words.style.color ?? '#000000', sticker?.style.background as string) >= 4.5)
})

test('a line among others of its paragraph stands on the sticker, and they stay around it', () => {
  const line = (text: string) => ({ type: 'text', value: text }) as const
  const { root, same } = devised(
    { 'said:free for all': { device: 'sticker' } },
    element('p', [
      line('Come early'),
      element('br', []),
      line('Free for all'),
      element('br', []),
      line('Bring soup'),
    ]),
  )
  const sticker = parts(root).find(({ style }) => style.radius === 999)
  assert.is(same, true)
  assert.is(sticker && textOf(sticker), 'Free for all')
  assert.is(textOf(root).replaceAll('\n', ''), 'Come earlyFree for allBring soup')
})

test('cards that a format has set side by side need no boxes, and the one that is marked has its ground', () => {
  const card = (name: string, price: string): Element => ({
    ...element('article', [element('h3', name), element('p', price)]),
    part: 'price',
    style: { background: '#f4f0e6' },
  })
  const cards: Element = {
    ...element('div', [card('Shed', '£9'), card('Hall', '£29'), card('Mill', '£90')]),
    style: { display: 'grid', columns: 3 },
  }
  const { root } = devised({ prices: { device: 'boxes' }, 'said:hall': { device: 'mark' } }, cards)
  assert.equal(parts(root), [])
  const [row] = root.children as Element[]
  const grounds = row?.children.map(child => (child as Element).style.background)
  assert.is(new Set(grounds).size, 2)
  assert.is(grounds?.[0], grounds?.[2])
})

test('a paragraph whose sentence in bold speaks of it has the box', () => {
  const warning = element('p', [
    { type: 'text', value: 'It rained for a week. ' },
    element('strong', 'Our warning to walkers: keep off the ridge.'),
  ])
  const other = element('p', 'The lamp that gives warning was mended.')
  const { root } = devised({ 'said:warning': { device: 'box' } }, other, warning)
  assert.equal(parts(root).map(textOf), [textOf(warning)])
})

test('a filled button in a box of its own colour is turned round, and is seen there', () => {
  const fill = '#14213d'
  const button = element('a', [element('span', 'See the list')], {
    part: 'button-primary',
    style: { background: fill, color: '#ffffff', border: { width: 1, color: fill } },
  })
  const { root } = devised(
    { 'said:key findings': { device: 'box', tint: fill } },
    element('h2', 'Key findings'),
    element('p', 'Frost.'),
    element('div', [button]),
  )
  const found = (inside: Element): readonly Element[] => [
    ...(inside.part === 'button-primary' ? [inside] : []),
    ...inside.children.flatMap(child => (isElement(child) ? found(child) : [])),
  ]
  const [pressed] = found(root)
  const ground = String(pressed?.style.background)
  assert.ok(contrast(ground, fill) >= 3)
  assert.ok(contrast(String(pressed?.style.color), ground) >= 4.5)
})

test.run()
