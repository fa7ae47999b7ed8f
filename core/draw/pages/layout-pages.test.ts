import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createMeasure } from './create-measure.ts'
import {
  at,
  el,
  layout,
  lines,
  outlineOf,
  page,
  rects,
  round,
  sheet,
  texts,
  words,
  plainSetter,
  testContext,
} from './plain.test.kit.ts'

const p = (name: string, count: number, style = {}) => el('p', style, [lines(name, count)])

test('text begins at the margins and margins between siblings collapse', () => {
  const { frames } = layout([
    sheet([p('a', 1, { marginTop: 7, marginBottom: 5 }), p('b', 1, { marginTop: 8 })]),
  ])
  assert.equal(at(frames[0], 'a0'), { x: 10, top: 10 })
  assert.equal(at(frames[0], 'b0'), { x: 10, top: 28 })
})

test('a negative margin pulls the next block up', () => {
  const { frames } = layout([sheet([p('a', 1, { marginBottom: 6 }), p('b', 1, { marginTop: -4 })])])
  assert.is(at(frames[0], 'b0')?.top, 22)
})

test('an empty box of stated height keeps the margin above it', () => {
  const { frames } = layout([sheet([p('a', 1), el('div', { height: 8, marginTop: 6 }, []), p('b', 1)])])
  assert.is(at(frames[0], 'b0')?.top, 34)
})

test('padding keeps margins inside and percentages are of the container', () => {
  const box = el('div', { padding: [3, 5], width: '80%', background: '#eeeeee' }, [
    p('a', 1, { marginTop: 4, marginBottom: 2 }),
  ])
  const { frames } = layout([sheet([box], { size: page(220, 120) })])
  assert.equal(at(frames[0], 'a0'), { x: 15, top: 17 })
  const [ground] = rects(frames[0])
  assert.equal([ground?.x, ground?.y, ground?.width, ground?.height], [10, 10, 160, 22])
})

test('a block of limited width is centred by marginInline auto', () => {
  const { frames } = layout([
    sheet([el('div', { maxWidth: 100, marginInline: 'auto' }, [p('a', 1)])], { size: page(220, 120) }),
  ])
  assert.is(at(frames[0], 'a0')?.x, 60)
})

test('pages fill to the last line and no margin stands at a page top', () => {
  const { frames } = layout([sheet([p('a', 10, { marginBottom: 9 }), p('b', 4)])])
  assert.is(frames.length, 2)
  assert.is(words(frames[0]).length, 10)
  assert.is(at(frames[1], 'b0')?.top, 10)
})

test('two lines stay on each side of a break', () => {
  const orphan = layout([sheet([p('a', 9), p('b', 4)])])
  assert.is(words(orphan.frames[0]).length, 9)
  const widow = layout([sheet([p('a', 11), p('b', 5)])])
  assert.is(words(widow.frames[0]).length, 9)
  assert.equal(words(widow.frames[1]).slice(0, 3), ['a9', 'a10', 'b0'])
})

test('a last page of next to nothing gets more from the page before', () => {
  const { frames } = layout([sheet([p('a', 25), p('b', 1)])])
  assert.equal(
    frames.map(frame => words(frame).length),
    [10, 10, 6],
  )
  const short = layout([sheet([p('a', 10), p('b', 10), p('c', 1)])])
  assert.equal(
    short.frames.map(frame => words(frame).length),
    [10, 8, 3],
  )
})

test('a chain of headings stays with two lines of what follows', () => {
  const { frames } = layout([sheet([p('a', 7), el('h2', {}, ['one']), el('h3', {}, ['two']), p('b', 5)])])
  assert.is(words(frames[0]).length, 7)
  assert.equal(words(frames[1]).slice(0, 3), ['one', 'two', 'b0'])
})

test('breakBefore begins a page, but leaves no empty first page', () => {
  const { frames } = layout([sheet([p('a', 1, { breakBefore: 'page' }), p('b', 1, { breakBefore: 'page' })])])
  assert.equal(frames.map(words), [['a0'], ['b0']])
})

test('breakInside avoid moves a box to the next page, unless it is taller than one', () => {
  const boxed = (count: number) =>
    layout([sheet([p('a', 6), el('div', { breakInside: 'avoid' }, [p('b', count)])])])
  assert.is(words(boxed(8).frames[0]).length, 6)
  assert.is(words(boxed(14).frames[0]).length, 10)
})

test('a box that goes over a page break is drawn on both pages, open where it is cut', () => {
  const style = { background: '#eeeeee', border: { width: 1, color: '#000000' }, padding: 4, radius: 0 }
  const { frames } = layout([sheet([el('div', style, [p('a', 14)])], { size: page(80, 120) })])
  const [first, second] = frames.map(frame => rects(frame))
  assert.is(first?.filter(rect => rect.height === 1).length, 1)
  assert.is(second?.filter(rect => rect.height === 1).length, 1)
  assert.equal([first?.[0]?.y, second?.[0]?.y], [10, 10])
  assert.is(second?.[0]?.height, 55)
})

test('fields are filled in, covers are counted as the sheets that they are, first pages bare', () => {
  const field = (name: 'page' | 'pages' | 'section') => ({ ...el('span', {}), field: name })
  const footer = el('div', { size: 10, leading: 1 }, [
    field('page'),
    '/',
    field('pages'),
    ' ',
    field('section'),
  ])
  const cover = sheet([p('c', 1)], { bareFirstPage: true, footer, size: page(220, 120) })
  const chapter = (name: string) => [el('h1', {}, [name]), p('a', 10)]
  const body = sheet([...chapter('Uno'), ...chapter('Due')], { footer }, { width: 50 })
  const { frames } = layout([cover, { ...body, size: page(220, 120) }])
  assert.equal(words(frames[0]), ['c0'])
  assert.equal(words(frames[1]).slice(-4).join(''), '2/4Uno')
  assert.equal(words(frames[2]).slice(-4).join(''), '3/4Uno')
  assert.equal(words(frames[3]).slice(-4).join(''), '4/4Due')
})

test('a page that a heading begins is of its section, also below a rule and its padding and beside its text', () => {
  const header = el('div', { size: 10, leading: 1 }, [{ ...el('span', {}), field: 'section' as const }])
  const rule = { width: 1, color: '#000000' }
  const section = (name: string, count: number) =>
    el(
      'section',
      { display: 'flex', gap: 5, borderTop: rule, padding: [14, 0, 0, 0], breakInside: 'avoid' },
      [el('h2', { width: 40, marginTop: 3 }, [name]), p('a', count)],
    )
  const { frames } = layout([
    sheet([section('Uno', 12), section('Due', 12)], { header, size: page(150, 130) }),
  ])
  assert.is(frames.length, 2)
  assert.ok(words(frames[1]).filter(word => word === 'Due').length === 2, words(frames[1]).join(' '))
})

test('a section without end is told at the heads of pages by its first letters', () => {
  const header = el('div', { size: 10, leading: 1 }, [{ ...el('span', {}), field: 'section' as const }])
  const title = `${'long '.repeat(40)}title`
  const { frames } = layout([sheet([el('h1', { size: 1 }, [title]), p('a', 40)], { header }, { width: 600 })])
  const last = words(frames.at(-1)).filter(word => !word.startsWith('a'))
  assert.is(last.slice(-16).join(''), `${'long'.repeat(16)}…`)
})

test('contents name the page of their target, aligned at the end', () => {
  const number = { ...el('span', {}), field: 'page-of' as const, target: 'far' }
  const entry = el('div', { textAlign: 'end' }, [number])
  const { frames, anchors } = layout([sheet([entry, el('p', { breakBefore: 'page' }, ['x'], { id: 'far' })])])
  assert.equal(words(frames[0]), ['2'])
  assert.is(at(frames[0], '2')?.x, 55)
  assert.equal(anchors.get('far'), { page: 1, y: 10 })
})

test('headings make the outline unless they are unlisted', () => {
  const hidden = { ...el('h2', {}, ['No']), unlisted: true }
  const { outline, structure } = layout([sheet([el('h1', {}, ['Yes']), hidden, p('a', 2)])])
  assert.equal(outline, [{ title: 'Yes', level: 1, page: 0, y: 10 }])
  assert.is(outlineOf(structure), 'Document(H1 H2 P)')
})

test('absolute boxes take no room, those that come first lie under the text', () => {
  const under = el('div', {
    position: 'absolute',
    top: 0,
    left: 0,
    width: '100%',
    height: '100%',
    background: '#aaaaaa',
  })
  const badge = el('div', { position: 'absolute', right: 2, bottom: 3 }, ['x'])
  const { frames } = layout([
    sheet([el('div', { position: 'relative', padding: 5 }, [under, p('a', 1), badge])], {
      size: page(120, 120),
    }),
  ])
  const items = frames[0]?.items ?? []
  assert.is(items[0]?.kind, 'rect')
  assert.equal([rects(frames[0])[0]?.width, rects(frames[0])[0]?.height], [100, 20])
  assert.equal(at(frames[0], 'a0'), { x: 15, top: 15 })
  assert.equal(at(frames[0], 'x'), { x: 103, top: 17 })
})

test('a cover fills its page: its foot stands at the bottom', () => {
  const cover = el('div', { display: 'flex', direction: 'column', justify: 'between', minHeight: '100%' }, [
    p('a', 1),
    p('b', 1),
  ])
  const { frames } = layout([sheet([cover])])
  assert.is(frames.length, 1)
  assert.is(at(frames[0], 'b0')?.top, 100)
})

test('grounds that reach the trim reach into the bleed', () => {
  const { frames } = layout([
    sheet([el('div', { background: '#123456', height: 20 })], { margin: 0, size: page(70, 120, 3) }),
  ])
  const [ground] = rects(frames[0])
  assert.equal([ground?.x, ground?.y, ground?.width, ground?.height], [-3, -3, 76, 23])
  assert.is(frames[0]?.bleed, 3)
})

test('pages without a height are as tall as their content', () => {
  const { frames } = layout([sheet([p('a', 30)], { size: page(70, 0) })])
  assert.is(frames.length, 1)
  assert.is(frames[0]?.height, 320)
})

test('screens break between sections', () => {
  const section = (name: string, count: number) => el('section', {}, [p(name, count)])
  const { frames } = layout(
    [sheet([section('a', 6), section('b', 6), section('c', 9)], { margin: 0, size: page(50, 90) })],
    { surface: 'screen' },
  )
  assert.equal(
    frames.map(frame => words(frame).length),
    [6, 6, 9],
  )
  assert.equal(
    frames.map(frame => frame.height),
    [60, 60, 90],
  )
})

test('a screen that would end in next to nothing takes a section more', () => {
  const section = (name: string, count: number) => el('section', {}, [p(name, count)])
  const { frames } = layout(
    [sheet([section('a', 5), section('b', 6), section('c', 1)], { margin: 0, size: page(50, 90) })],
    { surface: 'screen' },
  )
  assert.equal(
    frames.map(frame => words(frame).length),
    [5, 7],
  )
})

test('a link is one place per line, a block that is a link one place in all', () => {
  const inline = el('p', {}, [el('a', {}, [lines('a', 2)], { href: '#x' })])
  const button = el('a', { display: 'block', padding: 2, width: 54 }, [lines('b', 2)], {
    href: 'https://a.example',
  })
  const { frames, structure } = layout([sheet([inline, button], { size: page(80, 120) }, { width: 54 })])
  const links = frames[0]?.items.filter(item => item.kind === 'link') ?? []
  assert.equal(
    links.map(link => [link.href, round(link.height)]),
    [
      ['#x', 10],
      ['#x', 10],
      ['https://a.example', 24],
    ],
  )
  assert.ok(links.every(link => link.mark !== undefined))
  assert.is(outlineOf(structure), 'Document(P(Link) Link)')
})

test('text takes family, colour and case from the elements around it', () => {
  const { frames } = layout([
    sheet([el('section', { color: '#ff0000', size: 5 }, [el('p', {}, [el('strong', {}, ['x'])])])]),
  ])
  const [item] = texts(frames[0])
  assert.equal([item?.color, item?.size], ['#ff0000', 5])
})

test('what a piece takes can be asked for before it is drawn', () => {
  const measure = createMeasure(testContext(), plainSetter)
  const element = el('div', { padding: 5, size: 10, leading: 1 }, [p('a', 30)])
  assert.equal(measure.piece(element, 60), { height: 310, lines: 30, widest: 60, overflow: 0 })
  assert.is(measure.piece(element, 50).overflow, 10)
})

test('a long sheet is measured as far as shows that it is long, and drawn whole all the same', () => {
  const long = () =>
    sheet([
      el(
        'div',
        {},
        Array.from({ length: 60 }, () => p('a b', 30)),
      ),
    ])
  const measure = createMeasure(testContext(), plainSetter)
  const [measured, whole] = [long(), layout([long()])]
  const all = measure.pages(long()).length
  assert.is(all, whole.frames.length)
  const some = measure.pages(measured, 1).length
  assert.ok(some > 1 && some < all, `${some} of ${all}`)
  assert.equal(layout([measured]), whole)
})

test.run()
