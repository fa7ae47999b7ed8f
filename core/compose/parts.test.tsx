import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { designFrom } from '../brief/design.ts'
import { contrast } from '../theme/contrast.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { Theme } from '../theme/theme.ts'
import { Button } from './button.tsx'
import { CardGrid, columnsFor } from './card-grid.tsx'
import { Columns } from './stack.tsx'
import { Contents } from './contents.tsx'
import { DataTable, isNumeric, Table } from './table.tsx'
import { Heading } from './heading.tsx'
import { type Child, toNodes } from './jsx-runtime.ts'
import { label } from './labels.ts'
import { PageFooter, PageHeader } from './page-furniture.tsx'
import { Flow, flowEdges, startBorder } from './rhythm.ts'
import { safeHref } from '../source/safe-url.ts'
import { Label } from './key-value.tsx'
import { type Element, isElement, type Node, textOf } from './tree.ts'

const size = { name: 'A4', width: 794, height: 1123, bleed: 0 }
const themeOf = (lang: string, dir: 'ltr' | 'rtl' = 'ltr'): Theme =>
  resolveTheme(designFrom({}), size, { lang, dir })
const theme = themeOf('en')

function one(child: Child): Element {
  return toNodes(child)[0] as Element
}

function all(node: Node, match: (element: Element) => boolean): Element[] {
  if (!isElement(node)) return []
  return [...(match(node) ? [node] : []), ...node.children.flatMap(child => all(child, match))]
}

test('headings fall in size or change in manner from level to level', () => {
  const looks = [1, 2, 3, 4, 5, 6].map(level => one(<Heading theme={theme} level={level} />).style)
  for (let at = 1; at < looks.length; at++) {
    const [upper, lower] = [looks[at - 1], looks[at]]
    const smaller = (lower?.size ?? 0) <= (upper?.size ?? 0) / 1.1
    const other =
      lower?.weight !== upper?.weight || lower?.color !== upper?.color || lower?.family !== upper?.family
    assert.ok(smaller || other, `level ${at + 1}`)
  }
  assert.is(one(<Heading theme={theme} level={9} />).tagName, 'h6')
})

test('a flow puts twice as much room above a heading as below', () => {
  const nodes = Flow({
    theme,
    children: [<p>a</p>, <h2>b</h2>, <p>c</p>, <h3>d</h3>, <h4>e</h4>, <table />, <p>f</p>],
  })
  const tops = nodes.map(node => (isElement(node) ? (node.style.marginTop ?? 0) : 0))
  const [first = 0, heading = 0, text = 0, , nested = 0, , after = 0] = tops
  assert.is(first, 0)
  assert.ok(heading >= 1.5 * text)
  assert.ok(nested < heading / 2)
  assert.ok(after > theme.unit)
})

test('a label stands close to what it names', () => {
  const nodes = Flow({ theme, children: [<Label theme={theme}>Report</Label>, <h1>Title</h1>] })
  assert.ok(((nodes[1] as Element).style.marginTop ?? 0) <= theme.unit / 2)
})

test('contents lead to their headings and name their pages', () => {
  const entries = [
    { title: 'One', id: 'one', level: 1 },
    { title: 'Deep', id: 'deep', level: 2 },
  ]
  const nav = one(<Contents theme={themeOf('de')} entries={entries} />)
  assert.equal(
    all(nav, element => element.tagName === 'a').map(link => link.properties.href),
    ['#one', '#deep'],
  )
  assert.equal(
    all(nav, element => element.field === 'page-of').map(field => field.target),
    ['one', 'deep'],
  )
  assert.is(textOf(all(nav, element => element.tagName === 'h2')[0] as Node), 'Inhalt')
  assert.is(
    all(one(<Contents theme={theme} entries={[]} title={null} />), element => element.tagName === 'h2')
      .length,
    0,
  )
})

test('three lines of the contents stand together at either end', () => {
  const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => ({ title: id, id, level: 1 }))
  const lines = all(one(<Contents theme={theme} entries={entries} />), ({ tagName }) => tagName === 'li')
  const kept = lines.map(({ style }) => style.keepWithNext === true)
  assert.equal(kept, [true, true, false, false, true, true, false])
})

test('running heads and feet have fields', () => {
  const fields = (node: Node): (string | undefined)[] =>
    all(node, element => element.field !== undefined).map(element => element.field)
  assert.equal(fields(PageHeader({ theme, title: 'T' })), ['section'])
  assert.equal(fields(PageHeader({ theme, title: 'T', end: 'x' })), [])
  assert.equal(fields(PageFooter({ theme })), ['page', 'pages'])
  assert.equal(fields(PageFooter({ theme, numbers: 'number' })), ['page'])
  assert.equal(fields(PageFooter({ theme, numbers: 'none' })), [])
  assert.is(textOf(PageFooter({ theme: themeOf('fr') })), 'Page  sur ')
})

test('a word among numbers ends with them, words in half of the cells do not', () => {
  const alignOf = (cells: readonly string[]) =>
    all(
      one(<Table theme={theme} columns={[{}, {}]} rows={cells.map(cell => ['x', cell])} />),
      ({ tagName }) => tagName === 'td',
    ).map(({ style }) => style.textAlign)[1]
  assert.is(alignOf(['12', '3', '4', '7', 'sold out']), 'end')
  assert.is(alignOf(['12', 'free', '4', 'none']), 'start')
})

test('records become rows, numbers end together and sums stand under the last column', () => {
  const table = one(
    <DataTable
      theme={theme}
      columns={[
        { heading: 'Item', value: (row: readonly string[]) => row[0] },
        { heading: 'Hours', value: (row: readonly string[]) => row[1] },
        { heading: 'Amount', value: (row: readonly string[]) => row[2], width: '20%' },
      ]}
      rows={[
        ['Design', '12', '€ 1,200.00'],
        ['Print', '1.5', '€ 90.00'],
      ]}
      totals={[{ label: 'Total', value: '€ 1,290.00' }]}
    />,
  )
  const aligned = all(table, element => element.tagName === 'th').map(cell => cell.style.textAlign)
  assert.equal(aligned, ['start', 'end', 'end'])
  const sums = all(table, element => element.tagName === 'tfoot').flatMap(foot =>
    all(foot, element => element.tagName === 'td'),
  )
  assert.equal(sums.map(textOf), ['', 'Total', '€ 1,290.00'])
  assert.is(all(table, element => element.style.width === '20%').length, 1)
})

test('what is a number in a cell', () => {
  for (const number of [
    '1',
    '1,090.50',
    '+1.2',
    '−0.5',
    '-3',
    '83 %',
    '€ 540',
    '540 €',
    'CHF 12',
    '12 h',
    '(40)',
    '–',
    '35 °C',
  ])
    assert.ok(isNumeric(number), number)
  for (const words of ['', 'x', '12 trees grow', '2026-03-01', 'n/a', '3 of 4', 'A4'])
    assert.not(isNumeric(words), words)
})

test('cards fill their last row', () => {
  assert.equal([1, 2, 3, 4, 5, 6, 9].map(columnsFor), [1, 2, 3, 2, 3, 3, 3])
  const grid = one(<CardGrid theme={theme}>{[<p>a</p>, <p>b</p>]}</CardGrid>)
  assert.is(grid.style.columns, 2)
  assert.is(grid.style.narrow?.columns, 1)
})

test('columns share the width as asked', () => {
  assert.equal(
    one(
      <Columns theme={theme} shares={[2, 1]}>
        {[<p>a</p>, <p>b</p>]}
      </Columns>,
    ).style.columns,
    [2, 1],
  )
  assert.is(one(<Columns theme={theme} />).style.columns, 1)
})

test('buttons can be read and are large enough to touch', () => {
  const { style } = one(
    <Button theme={theme} href="https://x.example">
      Go
    </Button>,
  )
  assert.ok(contrast(String(style.color), String(style.background)) >= 4.5)
  const [block] = style.padding as readonly [number, number]
  const screen = resolveTheme(
    designFrom({ type: { baseSize: 16 } }),
    { ...size, height: 0 },
    { lang: 'en', dir: 'ltr' },
  )
  const [tall] = one(<Button theme={screen} href="#a" />).style.padding as readonly [number, number]
  assert.ok(block >= 12)
  assert.ok(2 * tall + 1.25 * screen.type.base >= 43)
})

test('sides follow the reading direction', () => {
  const sides = { top: 1, end: 2, bottom: 3, start: 4 }
  assert.equal(flowEdges(theme, sides), [1, 2, 3, 4])
  assert.equal(flowEdges(themeOf('he', 'rtl'), sides), [1, 4, 3, 2])
  const rule = { width: 2, color: '#000000' }
  assert.equal(startBorder(themeOf('he', 'rtl'), rule), { borderRight: rule })
})

test('labels fall back to English', () => {
  assert.is(label('pt-BR', 'tip'), 'Dica')
  assert.is(label('nn', 'page'), 'Side')
  assert.is(label('xx', 'warning'), 'Warning')
  assert.is(label('constructor', 'note'), 'Note')
  assert.is(label('zh-Hant', 'back').length, 4)
})

test('links lead to places or to safe addresses', () => {
  assert.is(safeHref(' https://x.example '), 'https://x.example')
  assert.is(safeHref('#part'), '#part')
  assert.is(safeHref('mailto:a@x.example'), 'mailto:a@x.example')
  for (const url of [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '#',
    '',
    'page.html',
    '//x.example',
  ])
    assert.is(safeHref(url), undefined, url)
})

test.run()
