import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { at, el, layout, lines, outlineOf, rects, sheet, texts, words } from './plain.test.kit.ts'

const marker = (name: string, count: number) => ({
  ...el('sup', { size: 10 }, ['*']),
  footnote: el('div', {}, [lines(name, count)]),
})
const noted = (text: string, name: string, count: number) => el('p', {}, [text, marker(name, count)])

test('a note stands at the foot of its page, under a rule', () => {
  const { frames, structure } = layout([sheet([noted('a', 'n', 2), el('p', {}, [lines('b', 20)])])])
  assert.is(at(frames[0], 'n1')?.top, 100)
  assert.is(rects(frames[0]).length, 1)
  assert.is(
    words(frames[1]).some(word => word.startsWith('n')),
    false,
  )
  assert.is(outlineOf(structure), 'Document(P(Reference Note(P)) P)')
})

test('text makes room for its notes', () => {
  const { frames } = layout([
    sheet([el('p', {}, [lines('b', 4)]), noted('a', 'n', 2), el('p', {}, [lines('c', 6)])]),
  ])
  const text = texts(frames[0]).filter(item => !item.words[0]?.word.text.startsWith('n'))
  assert.ok(Math.max(...text.map(item => item.baseline)) < (at(frames[0], 'n0')?.top ?? 0))
  assert.is(at(frames[0], 'n0')?.top, 90)
  assert.is(words(frames[1])[0], 'c0')
})

test('a note that a note refers to stands below it', () => {
  const second = { ...marker('m', 1), footnote: el('div', {}, [noted('n', 'm', 1)]) }
  const { frames } = layout([sheet([el('p', {}, ['a', second])])])
  const [n, m] = [at(frames[0], 'n'), at(frames[0], 'm0')]
  assert.ok(n && m && m.top > n.top)
})

test('notes keep off the edges of a sheet without margins', () => {
  const { frames } = layout([sheet([noted('a', 'n', 1)], { margin: 0 })])
  assert.is(at(frames[0], 'a')?.x, 0)
  assert.ok((at(frames[0], 'n0')?.x ?? 0) > 0)
})

test('notes stand in the place that a sheet keeps for them', () => {
  const place = { ...el('div', {}, ['here']), holdsNotes: true }
  const { frames } = layout([sheet([noted('a', 'n', 1), place, el('p', {}, ['b'])])])
  assert.equal(words(frames[0]), ['a', '*', 'here', 'n0', 'b'])
  assert.equal(words(layout([sheet([place, el('p', {}, ['b'])])]).frames[0]), ['b'])
})

test('a note too long for its page goes on at the foot of the next', () => {
  const { frames } = layout([sheet([noted('a', 'n', 6), el('p', {}, [lines('b', 12)])])])
  const all = frames.flatMap(words)
  assert.equal(
    all.filter(word => word.startsWith('n')),
    Array.from({ length: 6 }, (_, index) => `n${index}`),
  )
  assert.ok(words(frames[0]).includes('n0'))
  assert.ok(words(frames[1]).includes('n5'))
  assert.equal(all.filter(word => word.startsWith('b')).length, 12)
})

test('lists have markers in their padding', () => {
  const item = (name: string, ...inner: ReturnType<typeof el>[]) => el('li', {}, [name, ...inner])
  const padded = { padding: [0, 0, 0, 20] } as const
  const list = el('ol', padded, [item('a'), item('b', el('ul', padded, [item('c')]))], { start: 9 })
  const { frames, structure } = layout([sheet([list])])
  assert.equal(words(frames[0]), ['9.', 'a', '10.', 'b', '•', 'c'])
  assert.equal([at(frames[0], '9.')?.x, at(frames[0], '10.')?.x, at(frames[0], 'a')?.x], [15, 10, 30])
  assert.is(at(frames[0], '•')?.top, at(frames[0], 'c')?.top)
  assert.is(outlineOf(structure), 'Document(L(LI(Lbl LBody) LI(Lbl LBody(L(LI(Lbl LBody))))))')
})

test('markers stand on the first line of what an item begins with; some lists have none', () => {
  const heading = el('li', {}, [el('h3', { size: 20 }, ['Big'])])
  const bare = el('ul', { display: 'grid' }, [el('li', {}, ['plain'])], { role: 'list' })
  const task = el('li', {}, ['done'], { checked: true })
  const { frames } = layout([sheet([el('ul', {}, [heading, task, el('li', {})]), bare], {}, { size: 10 })])
  const [bullet] = texts(frames[0])
  assert.is(bullet?.baseline, 26)
  assert.equal(words(frames[0]), ['•', 'Big', 'done', '•', 'plain'])
  assert.is(frames[0]?.items.filter(item => item.kind === 'path').length, 1)
})

test.run()
