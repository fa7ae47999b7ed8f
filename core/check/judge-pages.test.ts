import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Frame, Item, Pages, RectItem, StructureNode, StructureRole, TextItem } from '../draw/frame.ts'
import type { Face } from '../fonts/face.ts'
import type { ShapedWord } from '../fonts/shape.ts'
import { type Asked, judgePages } from './judge-pages.ts'
import { proportionsOf } from './proportion.ts'

/** Letters half an em wide whose small ones are half an em high. */
const face = { xHeight: 0.5, weight: 400 } as unknown as Face

const asked: Asked = { words: [], leastSize: 8 }

interface Look {
  readonly x?: number
  readonly y: number
  readonly size?: number
  readonly color?: string
  readonly mark?: number
  readonly spaceAfter?: boolean
  readonly hyphen?: boolean
}

function text(
  words: string,
  { x = 40, y, size = 12, color = '#000000', hyphen = false, ...rest }: Look,
): TextItem {
  let next = 0
  const placed = words.split(' ').map((word, index, all) => {
    const length = word.length + (hyphen && index === all.length - 1 ? 1 : 0)
    const clusters = Array.from({ length }, (_, at) => word[at] ?? '')
    const shaped = {
      text: word,
      glyphs: new Uint16Array(length),
      clusters,
      width: length / 2,
    } as unknown as ShapedWord
    const at = next
    next += (length / 2 + 0.25) * size
    return { x: at, word: shaped }
  })
  return {
    kind: 'text',
    face,
    x,
    baseline: y,
    size,
    color,
    words: placed,
    tracking: 0,
    spaceAfter: false,
    mark: 1,
    ...rest,
  }
}

function box(x: number, y: number, width: number, height: number, fill = '#eeeeee'): RectItem {
  return { kind: 'rect', x, y, width, height, radius: 0, fill }
}

function page(...items: readonly Item[]): Frame {
  return { width: 400, height: 400, bleed: 0, background: '#ffffff', items }
}

/** Pages whose marks 1, 2, 3, … are blocks of the roles. */
function pages(frames: readonly Frame[], roles: readonly StructureRole[] = ['P']): Pages {
  const children = roles.map((role, index): StructureNode => ({ role, children: [index + 1] }))
  return { frames, structure: { role: 'Document', children }, outline: [], anchors: new Map() }
}

/** Lines of text that fill a page from a height on. */
function body(from: number, to = 360): readonly TextItem[] {
  const count = Math.floor((to - from) / 18)
  return Array.from({ length: count }, (_, index) =>
    text('so much is said on this line of text', { y: from + index * 18, spaceAfter: true }),
  )
}

/** The gates that pages do not pass, or what they are weak in. */
function rulesOf(
  frames: readonly Frame[],
  more: Partial<Asked> & { readonly roles?: readonly StructureRole[]; readonly weak?: boolean } = {},
): readonly string[] {
  const { roles, weak = false, ...rest } = more
  const { faults } = judgePages(pages(frames, roles), { ...asked, ...rest })
  return faults.filter(({ cost }) => weak === cost < 1).map(({ rule }) => rule)
}

const filled = page(...body(50))

test('a page of text within its margins has no fault', () => {
  assert.equal(judgePages(pages([filled]), asked), { score: 1, good: true, faults: [] })
})

test('words of the copy have to be shown, in whatever case, over lines, or behind a link', () => {
  const link: Item = {
    kind: 'link',
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    href: 'https://tides.example',
    title: '',
  }
  const frame = page(...body(50), text('STRASSE Ha', { y: 380, hyphen: true }), text('fen', { y: 392 }), link)
  assert.equal(rulesOf([frame], { words: ['Straße', 'Hafen', 'tides.example'] }), [])
  assert.equal(rulesOf([frame], { words: ['Ebbe'] }), ['words-lost'])
  const greek = page(...body(50), text('ΠΑΡΑΛΙΑ ΑΓΙΟΥ ΣΩΣΤΗ, ΚΑΪΚΙΑ', { y: 380 }))
  assert.equal(rulesOf([greek], { words: ['Παραλία', 'Αγίου', 'Σώστη', 'Καΐκια'] }), [], 'without accents')
})

test('no more pages than were asked for', () => {
  assert.equal(rulesOf([filled, filled], { maxPages: 2 }), [])
  assert.equal(rulesOf([filled, filled], { maxPages: 1 }), ['too-many-pages'])
})

test('what is seen at one glance does better on one sheet, and the worse the more there are', () => {
  const costOf = (count: number, oneSheet?: true) =>
    judgePages(pages(Array.from({ length: count }, () => filled)), {
      ...asked,
      ...(oneSheet && { oneSheet }),
    })
      .faults.filter(({ rule }) => rule === 'sheets-many')
      .reduce((sum, { cost }) => sum + cost, 0)
  assert.equal([costOf(1, true), costOf(3)], [0, 0])
  assert.ok(costOf(2, true) > 0.25 && costOf(3, true) > costOf(2, true) && costOf(20, true) < 1)
})

test('a page that others follow is not left empty, unless what it shows is centred or at its foot', () => {
  const begun = page(...body(40, 80))
  assert.ok(rulesOf([begun, filled]).includes('page-empty'))
  assert.not(rulesOf([filled, begun]).includes('page-empty'))
  assert.not(rulesOf([page(text('Tides', { y: 210, size: 40 })), filled]).includes('page-empty'))
  assert.not(rulesOf([page(text('Tides', { y: 360, size: 40 })), filled]).includes('page-empty'))
  assert.ok(rulesOf([page(), filled]).includes('page-empty'))
  assert.ok(rulesOf([page(box(0, 0, 400, 400)), filled]).includes('page-empty'))
  const picture = { ...box(0, 0, 400, 400), kind: 'image' } as unknown as Item
  assert.not(rulesOf([page(picture), filled]).includes('page-empty'))
})

test('a heading is not smaller than the paragraph below it, but smaller than what the page shows', () => {
  const under = (words: string, size = 24, head = 'Tides'): readonly string[] =>
    rulesOf(
      [
        page(
          text(head, { y: 60, size: 20 }),
          text(words, { y: 100, size, mark: 2 }),
          ...body(140).map(line => ({ ...line, mark: 3 })),
        ),
      ],
      { roles: ['H1', 'P', 'P'] },
    )
  assert.ok(under('when the harbour is late').includes('title-small'))
  assert.not(under('6 minutes').includes('title-small'))
  // Capitals are as tall as the small letters of larger type.
  assert.not(under('when the harbour is late', 24, 'TIDES').includes('title-small'))
  assert.not(under('when the harbour is late', 28, 'TIDES').includes('title-small'))
  // So much larger, it is what the page says, and the heading its label.
  assert.not(under('when the harbour is late', 30).includes('title-small'))
})

test('text stays on its page', () => {
  assert.equal(rulesOf([page(...body(50), text('there', { x: 380, y: 390 }))]), ['text-cut'])
  assert.equal(rulesOf([page(...body(50), text('there', { x: 360, y: 390 }))]), [])
  // On paper no printer reaches its edges; what is no copy may.
  assert.equal(rulesOf([page(...body(50), text('there', { y: 396 }))], { edge: 11 }), ['text-at-edge'])
  assert.equal(rulesOf([page(...body(50), text('there', { y: 386 }))], { edge: 11 }), [])
})

test('nothing is painted over text, but under it', () => {
  assert.equal(rulesOf([page(...body(50), text('late', { y: 385 }), box(30, 370, 100, 20))]), [
    'text-covered',
  ])
  assert.equal(rulesOf([page(...body(50), box(30, 370, 100, 20), text('late', { y: 385 }))]), [])
  assert.equal(rulesOf([page(...body(50), text('late', { y: 385 }), box(30, 370, 100, 20, '#ffffff33'))]), [])
})

test('lines are apart, though set tight', () => {
  const set = (y: number): readonly string[] =>
    rulesOf([page(...body(50, 300), text('one', { y: 330 }), text('two', { y }))])
  assert.equal(set(333), ['text-overlaps'])
  assert.equal(set(340), [])
})

test('pictures and boxes with text end on the page, or beyond its trim', () => {
  const words = text('late', { x: 370, y: 390 })
  assert.equal(rulesOf([page(...body(50), box(365, 375, 80, 20), words)]), ['box-cut'])
  assert.equal(rulesOf([{ ...page(...body(50), box(365, 375, 80, 20), words), bleed: 50 }]), [])
  assert.equal(rulesOf([page(box(-10, -10, 500, 500), ...body(50))]), [])
  assert.equal(rulesOf([page(box(300, 300, 300, 300), ...body(50, 290))]), [])
})

test('text stays in its box; marks behind words are no boxes', () => {
  const words = text('the harbour is late', { y: 385 })
  assert.equal(rulesOf([page(...body(50, 340), box(30, 360, 60, 38), words)]), ['box-cut'])
  assert.equal(rulesOf([page(...body(50, 340), box(30, 360, 160, 38), words)]), [])
  assert.equal(rulesOf([page(...body(50, 340), box(30, 375, 60, 14), words)]), [])
})

test('boxes lie in each other or apart', () => {
  const two = (x: number): readonly string[] => {
    const words = [text('one', { y: 385 }), text('two', { x: x + 30, y: 385 })]
    return rulesOf([page(...body(50, 340), box(30, 360, 100, 35), box(x, 365, 60, 35), ...words)])
  }
  assert.equal(two(100), ['boxes-overlap'])
  assert.equal(two(140), [])
})

test('a word goes on in the next line with a hyphen only; where the author ended a line none does', () => {
  const words = ['Hafenmeister']
  const broken = (hyphen: boolean, all = words): readonly string[] =>
    rulesOf(
      [
        page(
          ...body(50, 340),
          text('Hafen', { y: 370, mark: 2, hyphen }),
          text('meister', { y: 384, mark: 2 }),
        ),
      ],
      { words: all },
    )
  assert.equal(broken(false), ['word-broken'])
  assert.not(broken(true).includes('word-broken'))
  assert.equal(broken(false, ['Hafen', 'meister']), [])
  const letters = page(
    ...body(50, 340),
    ...['La', 't', 'e'].map((piece, index) => text(piece, { y: 360 + index * 13, mark: 2 })),
  )
  assert.equal(rulesOf([letters], { words: ['Late'] }), ['word-broken'])
})

test('letters and figures of two pieces are parted, but where the copy joins them', () => {
  const beside = (x: number, words: readonly string[] = []): readonly string[] =>
    rulesOf([page(...body(50, 340), text('Rua 55', { y: 370, x: 40 }), text('063-555', { y: 370, x }))], {
      words,
    })
  // Six characters of half an em.
  assert.equal(beside(40 + 12 * 2.75), ['words-fused'])
  assert.equal(beside(40 + 12 * 3), [])
  assert.equal(beside(40 + 12 * 2.75, ['55063']), [])
})

test('type has contrast with what is under it, large type less', () => {
  assert.equal(rulesOf([page(...body(50), text('late', { y: 390, color: '#aaaaaa' }))]), ['contrast-low'])
  assert.equal(rulesOf([page(...body(50), box(30, 370, 90, 25, '#111111'), text('late', { y: 385 }))]), [
    'contrast-low',
  ])
  assert.equal(
    rulesOf([page(...body(50), box(30, 370, 90, 25, '#111111'), text('late', { y: 385, color: '#aaaaaa' }))]),
    [],
  )
  assert.equal(rulesOf([page(...body(50, 340), text('late', { y: 385, size: 24, color: '#888888' }))]), [])
})

test('type is as large as its page asks; a page with much of it is one fault', () => {
  assert.equal(rulesOf([filled], { leastSize: 12 }), [])
  assert.equal(rulesOf([filled], { leastSize: 13 }), ['type-too-small'])
})

test('furniture and decoration are shown, but not judged as type', () => {
  const { mark, ...number } = text('1', { y: 390, size: 6, color: '#dddddd' })
  assert.equal(rulesOf([page(...body(50), number)]), [])
})

test('the more of a page is void, the lower is its score', () => {
  const until = (height: number): number => judgePages(pages([page(...body(50, height))]), asked).score
  assert.ok(until(300) > until(200))
  assert.ok(until(200) > until(120))
  assert.ok(until(120) > 0)
})

test('weaknesses: a title like the text, many edges, a weight on one side, a word alone', () => {
  const title = page(text('The tides', { y: 50, size: 13 }), ...body(80).map(line => ({ ...line, mark: 2 })))
  assert.equal(rulesOf([title], { weak: true, roles: ['H1', 'P'] }), ['title-weak', 'lead-weak'])
  const stairs = body(50).map((line, index) => ({ ...line, x: 20 + index * 11 }))
  assert.equal(rulesOf([page(...stairs)], { weak: true }), ['edges-many'])
  assert.equal(
    rulesOf([page(...body(50).map(line => ({ ...line, words: line.words.slice(0, 2), x: 340 })))], {
      weak: true,
    }),
    ['unbalanced'],
  )
  assert.equal(rulesOf([page(...body(50), text('it', { y: 365 }))], { weak: true }), ['word-alone'])
})

test('weaknesses: sizes of type beyond six', () => {
  const sizes = (count: number) =>
    page(...Array.from({ length: count }, (_, at) => text('Tide', { y: 40 + at * 45, size: 14 + at * 4 })))
  assert.not(rulesOf([sizes(6)], { weak: true }).includes('sizes-many'))
  assert.ok(rulesOf([sizes(8)], { weak: true }).includes('sizes-many'))
})

test('weaknesses: words broken in headings and too often, a table that one page has room for', () => {
  const heading = page(
    text('The har', { y: 50, size: 28, hyphen: true }),
    text('bour of Bremen', { y: 80, size: 28 }),
    ...body(110).map(line => ({ ...line, mark: 2 })),
  )
  assert.equal(rulesOf([heading], { weak: true, roles: ['H1', 'P'] }), ['words-hyphenated'])
  const often = page(
    ...Array.from({ length: 17 }, (_, index) =>
      text('so much is said on this line of text', { y: 50 + index * 18, hyphen: true }),
    ),
  )
  assert.equal(rulesOf([often], { weak: true }), ['words-hyphenated'])
  const row = (mark: number): StructureNode => ({ role: 'TR', children: [{ role: 'TD', children: [mark] }] })
  const table: StructureNode = { role: 'Table', children: [row(2), row(3)] }
  const split = {
    ...pages([
      page(...body(50, 350), text('one', { y: 370, mark: 2 })),
      page(text('two', { y: 50, mark: 3 })),
    ]),
    structure: { role: 'Document', children: [{ role: 'P', children: [1] }, table] } as StructureNode,
  }
  assert.equal(
    judgePages(split, asked).faults.map(({ rule }) => rule),
    ['table-split'],
  )
})

test('the proportions of a page are those of its type, its grounds and its room', () => {
  const title = text('Harbour', { y: 120, size: 48, color: '#ffffff', mark: 2 })
  const laid = page(box(0, 0, 400, 200, '#16324f'), title, ...body(220))
  const [look] = proportionsOf(pages([laid], ['P', 'H1']))
  assert.is(look?.lead, 4)
  assert.is(look?.sizes, 2)
  assert.is(look?.field, 0.5)
  assert.ok((look?.fill ?? 0) > 0.8, `${look?.fill}`)
  assert.equal(proportionsOf(pages([page()])), [])
})

test.run()
