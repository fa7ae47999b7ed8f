import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../message.ts'
import { at, el, layout, lines, outlineOf, page, rects, sheet, texts, words } from './plain.test.kit.ts'

const cell = (text: string, style = {}, properties = {}) => el('td', style, [text], properties)
const row = (...cells: readonly string[]) =>
  el(
    'tr',
    {},
    cells.map(text => cell(text)),
  )
const head = el('thead', {}, [el('tr', {}, [el('th', {}, ['Head'])])])

test('a head stands again on every page, but only its first showing is read', () => {
  const body = el(
    'tbody',
    {},
    Array.from({ length: 25 }, (_, index) => row(`r${index}`)),
  )
  const { frames } = layout([sheet([el('table', {}, [head, body])])])
  assert.is(frames.length, 3)
  assert.ok(frames.every(frame => at(frame, 'Head')?.top === 10))
  const marked = frames.map(frame => texts(frame).find(item => item.words[0]?.word.text === 'Head')?.mark)
  assert.equal(
    marked.map(mark => mark !== undefined),
    [true, false, false],
  )
  const rows = frames.flatMap(words).filter(word => word !== 'Head')
  assert.equal(
    rows,
    Array.from({ length: 25 }, (_, index) => `r${index}`),
  )
})

test('a head is not left alone at the foot of a page', () => {
  const { frames } = layout([
    sheet([el('p', {}, [lines('a', 9)]), el('table', {}, [head, row('r0'), row('r1')])]),
  ])
  assert.is(words(frames[0]).includes('Head'), false)
})

test('rows up to a third of a page stay whole, taller ones are split', () => {
  const table = (count: number) => el('table', { width: '100%' }, [el('tr', {}, [cell(lines('b', count))])])
  const split = (count: number) =>
    layout([sheet([el('p', {}, [lines('a', 8)]), table(count)])]).frames.map(frame => words(frame).length)
  assert.equal(split(3), [8, 3])
  assert.equal(split(6), [10, 4])
  assert.equal(split(25), [10, 10, 10, 3])
})

test('columns of figures keep their width, text wraps', () => {
  const table = el('table', { width: '100%' }, [
    row(lines('word', 4), '1,234.00'),
    row(lines('term', 3), '99,999.00'),
  ])
  const { frames } = layout([sheet([table], { size: page(130, 120) })])
  assert.is(at(frames[0], '99,999.00')?.x, 75)
  assert.is(words(frames[0]).length, 9)
})

test('spanning cells cover their columns and rows', () => {
  const border = { border: { width: 1, color: '#000000' } }
  const first = el('tr', {}, [cell('a', border, { rowSpan: 2 }), cell('b', border, { colSpan: 2 })])
  const second = el('tr', {}, [cell('c', border), cell('d', border)])
  const { frames, structure } = layout([
    sheet([el('table', { width: 90 }, [first, second])], { size: page(120, 120) }),
  ])
  const boxes = rects(frames[0])
  assert.is(at(frames[0], 'c')?.top, 23)
  assert.is(at(frames[0], 'b')?.x, at(frames[0], 'c')?.x)
  assert.is(Math.max(...boxes.map(box => box.height)), 23)
  assert.is(outlineOf(structure), 'Document(Table(TR(TD TD) TR(TD TD)))')
})

test('cells align within their row', () => {
  const table = el('table', { width: 100 }, [
    el('tr', {}, [
      cell(lines('a', 3), { width: 50 }),
      cell('m', { verticalAlign: 'middle' }),
      cell('z', { verticalAlign: 'bottom' }),
    ]),
  ])
  const { frames } = layout([sheet([table], { size: page(120, 120) })])
  assert.is(at(frames[0], 'm')?.top, 20)
  assert.is(at(frames[0], 'z')?.top, 30)
})

test('columns that do not fit stand in bands, each with the first column, which is read once', () => {
  const report = createReport()
  const names = Array.from({ length: 12 }, (_, index) => `c${String(index).padStart(2, '0')}`)
  const heads = el(
    'tr',
    {},
    names.map(name => el('th', {}, [name])),
  )
  const table = el('table', {}, [heads, row(...names.map(name => name.replace('c', 'd')))])
  const { frames, structure } = layout([sheet([table])], { report })
  const bands = texts(frames[0]).filter(item => item.words[0]?.word.text === 'c00')
  assert.ok(bands.length > 1)
  assert.equal(
    bands.map(({ mark }) => mark !== undefined),
    bands.map((_, band) => band === 0),
  )
  assert.equal([...new Set(frames.flatMap(words))].length, 24)
  assert.equal(
    report.messages.map(({ rule }) => rule),
    ['table-too-wide'],
  )
  assert.ok(JSON.stringify(structure).includes('"scope":"row"'))
})

test('cells that cover columns of two bands stand in the first of them', () => {
  const wide = el('tr', {}, [cell('all', {}, { colSpan: 12 })])
  const cells = Array.from({ length: 12 }, (_, index) => `word${index}`)
  const { frames } = layout([sheet([el('table', {}, [wide, row(...cells)])])])
  const found = frames.flatMap(words)
  assert.is(found.filter(word => word === 'all').length > 0, true)
  assert.ok(cells.every(text => found.includes(text)))
})

test('a caption stays with its table', () => {
  const figure = el('figure', {}, [
    el('figcaption', {}, ['Table 1']),
    el('table', {}, [row('r0'), row('r1')]),
  ])
  const { frames } = layout([sheet([el('p', {}, [lines('a', 9)]), figure])])
  assert.is(words(frames[0]).length, 9)
})

test('the first and the last row of a table take a neighbour along', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => row(`r${index}`))
  const split = (before: number, count: number) =>
    layout([
      sheet([el('p', {}, [lines('a', before)]), el('table', {}, rows(count)), el('p', {}, [lines('z', 3)])]),
    ]).frames.map(frame => words(frame).filter(word => word.startsWith('r')).length)
  assert.equal(split(5, 6), [4, 2])
  assert.equal(split(9, 3), [0, 3])
  assert.equal(split(9, 1), [1, 0])
})

test('a table that could stand whole is parted only where much of the page would stay empty', () => {
  const rows = Array.from({ length: 8 }, (_, index) => row(`r${index}`))
  const size = page(120, 220)
  const split = (before: number) =>
    layout([
      sheet([el('p', {}, [lines('a', before)]), el('table', {}, rows), el('p', {}, [lines('z', 6)])], {
        size,
      }),
    ]).frames.map(frame => words(frame).filter(word => word.startsWith('r')).length)
  assert.equal(split(14), [6, 2])
  assert.equal(split(17), [0, 8])
})

test.run()
