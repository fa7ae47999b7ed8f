import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { ChartKind, PartKey } from '../../brief/design.ts'
import { designFrom } from '../../brief/design.ts'
import { resolvePage } from '../../theme/resolve-page.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import { NOWHERE } from '../part-tests.ts'
import { element } from '../element.test.kit.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, textOf } from '../tree.ts'
import { withChart } from './with-charts.tsx'

/** A table of rows divided by lines, and cells divided by bars; a row in stars is a sum. */
function table(text: string): Element {
  const [head = '', ...rows] = text.trim().split('\n')
  const cells = (line: string, tag: string, isSum = false): readonly Element[] =>
    line.split('|').map(cell => element(tag, isSum ? [element('strong', cell.trim())] : cell.trim()))
  const rowOf = (line: string): Element =>
    element('tr', cells(line.replace(/\*/g, ''), 'td', line.includes('*')))
  return element('table', [
    element('thead', [element('tr', cells(head, 'th'))]),
    element('tbody', rows.map(rowOf)),
  ])
}

const page = resolvePage([], designFrom({}))

interface Asked {
  readonly key: PartKey
  readonly kind?: ChartKind
  readonly lang?: string
  readonly parts?: Record<string, { readonly color: string }>
}

function drawn({ key, kind = 'chart', lang = 'en', parts }: Asked, ...children: Element[]) {
  const design = designFrom({ ...(parts && { parts }) })
  const theme = resolveTheme(design, page, { lang, dir: 'ltr' })
  const sheet: Sheet = {
    ...{ name: 'body', size: page, margin: 0, background: '#ffffff' },
    root: element('main', children),
  }
  const place = { ...NOWHERE, size: 14, ground: '#ffffff', color: '#111111' }
  const root = withChart([sheet], { key, kind }, theme, () => place)?.[0]?.root
  const bars = root ? partsIn(root, 'bar') : []
  return {
    root,
    widths: bars.map(({ style }) => Number.parseFloat(String(style.width))),
    fills: bars.map(({ style }) => style.background),
    heights: bars.map(({ style }) => style.height as number),
    words: root && wordsIn(root),
  }
}

const wordsIn = (root: Element): string => textOf(root).replace(/\s+/g, '')
const partsIn = (root: Element, part: string): readonly Element[] => [
  ...(root.part === part ? [root] : []),
  ...root.children.flatMap(child => (isElement(child) ? partsIn(child, part) : [])),
]

const kiln = table(`
  Measure | Before | After
  Gas, MWh a year | 880 | 610
  Firing, hours | 14.5 | 11
  Seconds | 12 % | 3 %
`)

test('what was and what is are pairs of bars, each row of another unit on its own scale, with all words in their order', () => {
  const { widths, words, fills } = drawn({ key: 'said:before after' }, element('h2', 'Results'), kiln)
  assert.equal(widths, [100, 69.3, 100, 75.9, 100, 25])
  assert.is(words, `Results${wordsIn(kiln)}`)
  assert.equal(new Set([fills[0], fills[2], fills[4]]).size, 1, 'what was is quiet')
  assert.is.not(fills[0], fills[1])
})

test('a colour that a brief has for one of the columns is that of its bars', () => {
  const { fills } = drawn({ key: 'said:before after', parts: { 'said:after': { color: '#f26a1b' } } }, kiln)
  assert.equal([fills[1], fills[3], fills[5]], Array(3).fill('#f26a1b'))
  assert.not(fills[0] === '#f26a1b')
})

test('rows of one unit are on one scale, their sum among them, and found by its figures', () => {
  const phases = table(`
    Phase | Before, days | After, days
    Noticed | 60 | 5
    Sent | 12 | 3
    *Total* | *72* | *8*
  `)
  const { widths } = drawn({ key: 'said:72 8 days' }, phases)
  assert.equal(widths, [83.3, 6.9, 16.7, 4.2, 100, 11.1])
})

test('this week beside last has the accent wherever it stands', () => {
  const week = (head: string): readonly unknown[] =>
    drawn({ key: 'said:week' }, table(`Desk | ${head}\nLoans | 310 | 280\nMinutes | 4 | 6`)).fills
  assert.is(week('This week | Last week')[0], week('Last week | This week')[1])
})

test('rows of other things over time are columns in their cells, each row on its own scale', () => {
  const { heights, words } = drawn(
    { key: 'said:growth' },
    element('h2', 'Growth'),
    table(
      '| Q1 2025 | Q2 2025 | Q3 2025\nVans live | 2 | 4 | 8\nParcels | 9,000 | 18,000 | 36,000'.replace(
        '|',
        'What |',
      ),
    ),
  )
  assert.equal(heights.slice(0, 3), heights.slice(3))
  assert.is(heights[0], Math.round((heights[2] ?? 0) / 4))
  assert.is(words, 'GrowthWhatQ12025Q22025Q32025Vanslive248Parcels9,00018,00036,000')
})

test('of several measures the column that is named is drawn, and the table stays one', () => {
  const measures = table(`
    Measure | Cases | Median cost, € per tonne | Range
    Turn down the heat | 7 | 3 | 1–6
    Insulate | 12 | 12 | 8–20
    New kiln | 4 | 60 | 40–90
  `)
  const { root, widths, words } = drawn({ key: 'said:cost ranked' }, measures)
  assert.equal(widths, [5, 20, 100])
  assert.is(
    root?.children.some(child => isElement(child, 'table')),
    true,
  )
  assert.is(words, wordsIn(measures))
  const nights = table('Month | Beds | Used | Full\nMay | 300 | 240 | 80 %\nJune | 310 | 279 | 90 %')
  assert.equal(drawn({ key: 'said:months' }, nights).widths, [80, 90], 'shares are of a hundred')
})

test('a value that may come to more has a paler end, on one scale with the others', () => {
  const spans = table('Bridge | Span\nFord | 0.5 m\nOld mill | 8 m\nGorge | 20 m, up to 25 m')
  const { widths, words } = drawn({ key: 'said:bridge spans' }, spans)
  assert.equal(widths, [2, 32, 80, 20])
  assert.is(words, wordsIn(spans))
})

test('stretches of temperature lie on one scale, and a danger is in its colour', () => {
  const cellar = table(
    'Was | Wie viel\nTruhe | –20 °C oder weniger\nGefahrenzone | 5 °C bis 65 °C\nWarmhalten | über 65 °C',
  )
  const { root, fills, words } = drawn({ key: 'said:temperaturen', kind: 'gauge', lang: 'de' }, cellar)
  assert.is(root && partsIn(root, 'chart').length, 1)
  assert.is(fills.length, 3)
  assert.is.not(fills[1], fills[0])
  assert.is(fills[2], fills[0])
  assert.is(words, wordsIn(cellar))
})

test('things that are called by a colour have a field of it, where all of them are', () => {
  const bins = element(
    'ul',
    ['Blau: Papier', 'Gelb: Verpackung', 'Braun: Küchenabfall'].map(text => element('li', text)),
  )
  const asked = { key: 'said:tonnen', kind: 'swatches', lang: 'de' } as const
  const { root, words } = drawn(asked, element('h2', 'Drei Tonnen'), bins)
  assert.is(root && partsIn(root, 'swatch').length, 3)
  assert.is(words, 'DreiTonnenBlau:PapierGelb:VerpackungBraun:Küchenabfall')
  const others = element(
    'ul',
    ['Blau: Papier', 'Kiste: Glas', 'Braun: Abfall'].map(text => element('li', text)),
  )
  assert.is(drawn(asked, others).root, undefined)
})

test('hundredths of a currency are parts of it', () => {
  const cup = table('Part | Cost\nMilk | £1.20\nBeans | 80p\nCup | 20p')
  assert.equal(drawn({ key: 'said:cost', kind: 'bars' }, cup).widths, [100, 66.7, 16.7])
})

test.run()
