import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Style } from '../../compose/style.ts'
import { type Element, type Node, textOf } from '../../compose/tree.ts'
import { el, isSound, layout, page, picture, readingOrder, sheet, texts } from './plain.test.kit.ts'

/** Numbers that look random and are the same every time (a linear congruence). */
function createDice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * sides)
  }
}

const manners: readonly Style[] = [
  {},
  { display: 'flex', gap: 4 },
  { display: 'flex', wrap: true },
  { display: 'flex', direction: 'column', justify: 'between', minHeight: 60 },
  { display: 'grid', columns: 2, gap: 3 },
  { padding: 6, background: '#eeeeee', border: { width: 1, color: '#000000' } },
  { breakInside: 'avoid', marginTop: 12 },
  { keepWithNext: true },
  { breakBefore: 'page' },
  { position: 'relative', width: '70%' },
]

function tree(dice: (sides: number) => number, depth: number, counter: { words: number }): Element {
  const word = (): string => `w${counter.words++}`
  const sentence = (): Node[] => [
    { type: 'text', value: Array.from({ length: 1 + dice(12) }, word).join(' ') },
    el('strong', {}, [` ${word()} `]),
  ]
  const style = manners[dice(manners.length)] ?? {}
  if (depth === 0 || dice(4) === 0)
    return el(dice(5) === 0 ? 'h2' : 'p', { marginBottom: dice(9) }, sentence())
  const inner = (): Element => tree(dice, depth - 1, counter)
  const some = (): Element[] => Array.from({ length: 1 + dice(4) }, inner)
  if (dice(5) === 0) {
    const rows = Array.from({ length: 1 + dice(5) }, () =>
      el('tr', {}, [el('td', { padding: 2 }, [inner()]), el('td', {}, sentence())]),
    )
    return el('table', { width: '100%' }, rows)
  }
  if (dice(5) === 0)
    return el(
      'ul',
      { padding: [0, 0, 0, 12] },
      some().map(item => el('li', {}, [item])),
    )
  return el('div', style, some())
}

test('every word of any tree is shown once, in reading order', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const root = tree(createDice(seed), 5, { words: 0 })
    const pages = layout([sheet([root], { size: page(240, 180) })])
    const expected = textOf(root)
      .split(/(?=w\d)/)
      .map(word => word.trim())
      .filter(word => word !== '')
    const shown = readingOrder(pages).filter(word => word !== '•' && word !== '–')
    assert.equal(shown, expected, `seed ${seed}`)
    assert.ok(
      pages.frames.every(frame => frame.items.every(isSound)),
      `seed ${seed}`,
    )
  }
})

test('no line of any tree reaches over the foot of its page', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const root = tree(createDice(seed), 4, { words: 0 })
    const { frames } = layout([sheet([root], { size: page(240, 180) })])
    for (const frame of frames) {
      const lowest = Math.max(0, ...texts(frame).map(item => item.baseline))
      assert.ok(lowest <= 170.01, `seed ${seed}: ${lowest}`)
    }
  }
})

const nested = (style: Style, tag: string = 'div'): Element => {
  let element = el('p', {}, ['deep'])
  for (let depth = 0; depth < 200; depth += 1) element = el(tag, style, [element])
  return element
}

test('trees 200 deep, wide tables, endless words and boxes without room come to an end', () => {
  const cells = (tag: string): Element =>
    el(
      'tr',
      {},
      Array.from({ length: 500 }, (_, index) => el(tag, { padding: 3 }, [`c${index}`])),
    )
  const hostile: readonly Element[] = [
    nested({ padding: 1, background: '#eeeeee' }),
    nested({ display: 'flex' }),
    nested({ display: 'flex', direction: 'column', justify: 'between', minHeight: '100%' }),
    nested({ display: 'grid', columns: 2 }),
    nested({ position: 'absolute', top: 0 }),
    nested({ padding: [0, 0, 0, 4] }, 'li'),
    el('table', {}, [el('thead', {}, [cells('th')]), cells('td')]),
    el('table', {}, [
      el('tr', {}, [el('td', {}, ['x'], { colSpan: 1e9, rowSpan: 1e9 }), el('td', {}, ['y'])]),
    ]),
    el('p', {}, ['x'.repeat(100_000)]),
    el('div', { width: 0, padding: 500 }, ['squeezed']),
    el('div', { height: 1e7, background: '#eeeeee' }, ['tall']),
    el('div', { display: 'grid', columns: [] }, ['none']),
  ]
  for (const element of hostile) {
    const { frames } = layout([sheet([element])])
    const text = frames
      .flatMap(texts)
      .flatMap(item => item.words.map(placed => placed.word.text))
      .join('')
    assert.ok(text.length >= textOf(element).length)
    assert.ok(frames.every(frame => frame.items.every(isSound)))
  }
})

test('pages without any room still show everything', () => {
  const { frames } = layout([sheet([el('p', {}, ['one two three'])], { margin: 1000 })])
  assert.is(frames.flatMap(texts).length, 3)
})

test('a missing picture leaves its words, an empty sheet a page', () => {
  const { frames } = layout([sheet([el('img', {}, [], { src: 'no.png', alt: 'a cat' })]), sheet([])])
  assert.is(frames.length, 2)
  assert.equal(frames[0] && texts(frames[0]).map(item => item.words[0]?.word.text), ['a', 'cat'])
})

test('a figure reads its picture and its caption', () => {
  const assets = new Map([['cat.png', picture('cat.png', 40, 20)]])
  const figure = el('figure', {}, [
    el('img', {}, [], { src: 'cat.png', alt: 'a cat' }),
    el('figcaption', {}, ['Fig']),
  ])
  const { structure } = layout([sheet([figure])], { assets })
  assert.equal(structure.children, [
    { role: 'Figure', alt: 'a cat', children: [1, { role: 'Caption', children: [2] }] },
  ])
})

test.run()
