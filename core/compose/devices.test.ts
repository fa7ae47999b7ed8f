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
import type { Sheet } from './sheet.ts'
import { type Element, isElement, type Node, textOf } from './tree.ts'

const element = (
  tagName: string,
  inside: string | readonly Node[],
  more: Partial<Element> = {},
): Element => ({
  ...{ type: 'element', tagName, properties: {}, style: {} },
  children: typeof inside === 'string' ? [{ type: 'text', value: inside }] : inside,
  ...more,
})

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
  assert.is(strip.style.display, 'grid')
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

test.run()
