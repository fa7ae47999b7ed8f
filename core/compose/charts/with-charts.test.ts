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

const design = designFrom({})
const page = resolvePage([], design)
const theme = resolveTheme(design, page, { lang: 'en', dir: 'ltr' })

function charted(key: PartKey, kind: ChartKind, ...children: Element[]) {
  const sheet: Sheet = {
    name: 'body',
    size: page,
    margin: 0,
    background: '#ffffff',
    root: element('main', children),
  }
  const place = { ...NOWHERE, size: 14, ground: '#ffffff', color: '#111111' }
  const root = withChart([sheet], { key, kind }, theme, () => place)?.[0]?.root
  return {
    root,
    bars: root ? partsIn(root, 'bar') : [],
    words:
      root &&
      textOf(root)
        .replace(/[\s,.]+/g, ' ')
        .trim(),
  }
}

const partsIn = (element: Element, part: string): readonly Element[] => [
  ...(element.part === part ? [element] : []),
  ...element.children.flatMap(child => (isElement(child) ? partsIn(child, part) : [])),
]
const table = (...rows: (readonly string[])[]): Element =>
  element('table', [
    element(
      'tbody',
      rows.map(row =>
        element(
          'tr',
          row.map(cell => element('td', cell)),
        ),
      ),
    ),
  ])

test('months told in a sentence are columns under what leads to them, as high as their figures, with all words', () => {
  const told = element('p', 'Visits by month: Jan 48, Feb 51, Mai 21, Jun 64 (thousand)')
  const { root, bars, words } = charted('said:visits mai', 'columns', element('h2', 'Visits'), told)
  assert.is(words, 'VisitsVisits by month:Jan48Feb51Mai21Jun64(thousand)')
  const heights = bars.map(({ style }) => style.height as number)
  assert.is(heights[3], 126)
  assert.is(heights[2], Math.round((126 * 21) / 64))
  const fills = bars.map(({ style }) => style.background)
  assert.is(fills.filter(fill => fill === fills[2]).length, 1)
  assert.is(root && partsIn(root, 'chart').length, 1)
})

test('of several series that is drawn which the words lead to; the sum of a table is told below', () => {
  const costs = table(['Rent', '€ 500'], ['Fuel', '€ 300'], ['Tea', '€ 200'], ['Total', '€ 1,000'])
  const visits = table(['Mon', '12'], ['Tue', '15'], ['Wed', '9'])
  const { root, bars } = charted(
    'said:where costs go',
    'bars',
    element('h2', 'Visits'),
    visits,
    element('h2', 'What it costs'),
    costs,
  )
  assert.is(bars.length, 3)
  assert.equal(
    root?.children.map(child => isElement(child) && child.tagName),
    ['h2', 'table', 'h2', 'div'],
  )
  assert.is(charted('said:wages', 'bars', element('h2', 'Visits'), visits).root, undefined)
})

test('a ring is of shares of a whole, and a line of points in time', () => {
  const shares = element('p', 'Heat 46 %, cars 34 %, homes 20 %')
  const { root } = charted('said:distribution', 'pie', shares)
  const [ring] = root ? partsIn(root, 'ring') : []
  assert.is(ring?.art?.outlines.length, 3)
  assert.is(charted('said:distribution', 'line', shares).root, undefined)
  assert.is(charted('tables', 'pie', element('p', 'Heat 46 %, cars 14 %, homes 20 %')).root, undefined)
})

test('what a format has drawn so stays, and prose is no series', () => {
  const drawn = element(
    'div',
    ['Mon 3', 'Tue 5', 'Wed 4'].map(text => element('p', text)),
    { part: 'bars' },
  )
  assert.is(charted('tables', 'bars', drawn).root?.children[0], drawn)
  const rows = ['2025: 84', '2026: 90', '2027 plan: 91'].map(told => {
    const [year = '', value = ''] = told.split(': ')
    return element('div', [element('p', year), element('div', '', { part: 'bar' }), element('p', value)])
  })
  const { bars } = charted('said:sales plan', 'bars', element('h2', 'Sales'), element('div', rows))
  assert.equal(
    bars.map(({ style }) => style.border?.style),
    [undefined, undefined, 'dashed'],
  )
  const phases = ['Sept 15 - Oct 16 Phase 1', 'Oct 5 - Oct 30 Phase 2', 'Nov 16 - 20 Phase 3']
  assert.is(charted('tables', 'bars', ...phases.map(text => element('p', text))).root, undefined)
  const prose = element('p', 'In May 94 helpers, two bikes and 3 trucks came to 640 square metres.')
  assert.is(charted('tables', 'chart', prose, element('p', 'Call 0113 496, 0182 or 0184')).root, undefined)
})

test('how full something is stands under the line that tells it, a part of its whole', () => {
  const list = element(
    'ul',
    ['$25 feeds a nest', '$100 of feed and $500 of wire'].map(text => element('li', text)),
  )
  const fund = element('p', 'Birds need 40 feet. We have raised $214,000 toward a goal of $360,000.')
  const { root } = charted('said:flight barn goal', 'gauge', element('h2', 'The flight barn'), fund, list)
  const [gauge] = root ? partsIn(root, 'gauge') : []
  const [fill] = gauge?.children ?? []
  assert.is(isElement(fill) && fill.style.width, '59.4%')
  assert.is(charted('said:battery', 'gauge', element('p', 'Battery: 63 %')).root?.children.length, 1)
  assert.is(charted('said:battery', 'gauge', element('p', 'Battery: full')).root, undefined)
})

test('a row of a table is columns in its cells, where its figures are named', () => {
  const rows = [
    ['', 'Users', 'Town', 'Investors'],
    ['Networks', '17', '9', '12'],
    ['Price, €', '94', '103', '121'],
  ]
  const { bars, words } = charted('said:94 103 121', 'bars', table(...rows))
  assert.equal(
    bars.map(({ style }) => style.height),
    [94, 103, 121].map(value => Math.round((63 * value) / 121)),
  )
  assert.is(words, rows.flat().join('').replace(/,/g, ''))
  assert.is(charted('said:94 9 12', 'bars', table(...rows)).root, undefined)
})

test.run()
