import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign } from '../../../core/brief/design.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { resolveTheme } from '../../../core/theme/resolve-theme.ts'
import { textWidth } from '../../fitting/measure.ts'
import { a4 } from '../sheets/sizes.ts'
import { drawnTables } from './drawn-table.tsx'

const theme = resolveTheme(baseDesign, a4, { lang: 'en', dir: 'ltr' })

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Element {
  const line = (cells: readonly string[]) => (
    <tr>
      {cells.map(cell => (
        <td>{cell}</td>
      ))}
    </tr>
  )
  return toNodes(
    <table>
      <thead>{line(head)}</thead>
      <tbody>{rows.map(line)}</tbody>
    </table>,
  )[0] as Element
}

function firstRow(node: Element): Element {
  const first = node.children.find(child => isElement(child)) as Element
  return first.tagName === 'tr' ? first : firstRow(first)
}

function barsIn(node: Node): readonly string[] {
  if (!isElement(node)) return []
  const own = node.part === 'bar' ? [`${node.style.width}`] : []
  return [...own, ...node.children.flatMap(barsIn)]
}

const drawn = (head: readonly string[], rows: readonly (readonly string[])[], width = 600) =>
  drawnTables([tableOf(head, rows)], theme, [width])[0] as Element

test('numbers of one kind have bars on one scale, and every word stays', () => {
  const rows = [
    ['Fire', '20'],
    ['Flood', '40'],
    ['False alarm', '10'],
  ]
  const table = drawn(['Kind', 'Calls'], rows)
  assert.equal(barsIn(table), ['50%', '100%', '25%'])
  assert.is(textOf(table), textOf(tableOf(['Kind', 'Calls'], rows)))
})

test('no word over the names of rows is broken, however short these are', () => {
  const table = drawn(
    ['Score', 'Share'],
    [
      ['5', '32 %'],
      ['4', '35 %'],
      ['3', '19 %'],
    ],
  )
  const [cell] = firstRow(table).children
  const { text, strongWeight, base } = theme.type
  const word = textWidth('Score', { family: text, weight: strongWeight, size: base, lang: 'en' })
  assert.ok(isElement(cell) && Number(cell.style.width) > word)
})

test('before and after of different things, what hardly differs and accounts have no bars; of different scales the last has', () => {
  const rows = [
    ['Loaves', '6,850', '3,425'],
    ['Hours', '12', '3'],
    ['Cost', '€ 80', '€ 60'],
  ]
  assert.equal(barsIn(drawn(['', 'Before', 'After'], rows)), [])
  const alike = [
    ['A1', '74 %'],
    ['A2', '77 %'],
    ['B1', '70 %'],
  ]
  assert.equal(barsIn(drawn(['Level', 'Present'], alike)), [])
  const years = [
    ['2023', '71', '988'],
    ['2024', '66', '494'],
    ['2025', '83', '1,976'],
  ]
  assert.equal(barsIn(drawn(['Year', 'Spills', 'Hours'], years)), ['50%', '25%', '100%'])
})

test('one column of shares beside others is what is drawn', () => {
  const rows = [
    ['Under 1 km', '1,320', '47%'],
    ['1–2 km', '1,088', '94%'],
    ['Over 2 km', '902', '70.5%'],
  ]
  assert.equal(barsIn(drawn(['Distance', 'Pupils', 'By car'], rows)), ['50%', '100%', '75%'])
  const bare = rows.map(row => row.map(cell => cell.replace('%', '')))
  assert.equal(barsIn(drawn(['Distance', 'Pupils', 'By car (%)'], bare)), ['50%', '100%', '75%'])
})

test('years over the columns of a table without a head are their names', () => {
  const rows = [
    ['Mode', '2024', '2026'],
    ['Walk', '25%', '30%'],
    ['Cycle', '15%', '15%'],
    ['Car', '60%', '45%'],
  ]
  assert.equal(barsIn(drawn(['', '', ''], rows)).length, 6)
})

test('years, words, losses and different things in one column have no bars, nor has a table without room', () => {
  const years = [
    ['Hall', '1912'],
    ['Roof', '1954'],
    ['Stage', '2003'],
  ]
  const kinds = [
    ['Households', '902'],
    ['Visits', '94,310'],
    ['Volunteers', '64'],
  ]
  const losses = [
    ['Spring', '−4'],
    ['Summer', '8'],
    ['Autumn', '2'],
  ]
  for (const rows of [years, kinds, losses]) assert.equal(barsIn(drawn(['', ''], rows)), [])
  assert.equal(
    barsIn(
      drawn(
        ['Kind', 'Calls'],
        [
          ['A', '3'],
          ['B', '4'],
          ['C', '5'],
        ],
        60,
      ),
    ),
    [],
  )
})

test('parts in brackets are what is drawn, and tables one below the other are on one scale', () => {
  const rows = [
    ['Low', '40', '36 (90 %)', '4 (10 %)'],
    ['Middle', '50', '30 (60 %)', '–'],
    ['High', '20', '9 (45 %)', '3 (15 %)'],
  ]
  const table = drawn(['Load', 'Hives', 'Kept', 'Lost'], rows)
  assert.equal(
    barsIn(table).map(width => Math.round(Number.parseFloat(width))),
    [100, 11, 67, 0, 50, 17],
  )
  const income = tableOf(
    ['Income', '€'],
    [
      ['City', '300'],
      ['Gifts', '100'],
      ['Fines', '60'],
    ],
  )
  const spending = tableOf(
    ['Spending', '€'],
    [
      ['Staff', '150'],
      ['Books', '75'],
      ['Heat', '30'],
    ],
  )
  assert.equal(barsIn(drawnTables([income, spending], theme, [600])[1] as Element), ['50%', '25%', '10%'])
  const kinds = [
    ['Waiting (min)', '38', '20'],
    ['Trips (per day)', '92', '131'],
    ['Fuel (l)', '61', '52'],
  ]
  assert.equal(barsIn(drawn(['', '2024', '2025'], kinds)), [])
})

test.run()
