/** Books on shelves. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { along, board, type Thing } from './boards.ts'
import { leaf, nearness, oval, turned, type Turn } from './still.ts'

/** How near the highest shelf is, the one below it and the lowest, what books of a shelf are apart, and what is printed on them. */
const NEAR = { first: 0.2, next: 0.56, last: 0.8, apart: 0.12, bands: 0.26 }

/** Part of the height that shelves take, and of height and width that one of them is at most. */
const SHELF = { all: 0.9, ofHeight: 0.46, ofWidth: 0.5, most: 7 }

/** Shelves of books one above the other, the lowest the darkest. */
export const books: DrawScene = stage => {
  const { width, height } = stage
  const pitch = Math.min(height * SHELF.ofHeight, width * SHELF.ofWidth)
  const count = Math.min(Math.max(Math.round((height * SHELF.all) / pitch), 2), SHELF.most)
  const forms = Array.from({ length: count }, (_, row) => {
    const tall = (height * SHELF.all) / count
    const part = count > 2 ? (row - 1) / (count - 2) : 1
    const near = row === 0 ? NEAR.first : NEAR.next + (NEAR.last - NEAR.next) * part
    const base = height * (1 - SHELF.all) + tall * (row + 1) - height * 0.05
    const thick = row === count - 1 ? height - base : tall * 0.06
    return [...shelf(stage, { base, tall, near }), board(stage, base, thick, nearness(near + 0.2))]
  })
  return forms.flat()
}

interface Shelf {
  readonly base: number
  readonly tall: number
  readonly near: number
}

/** Books that stand, lean and lie, from side to side. */
function shelf(stage: Stage, place: Shelf): readonly Form[] {
  const { chance } = stage
  const first = chance() < 0.5 ? 0 : 1
  return along(stage, place.base, place.tall * 0.05, at =>
    at % 2 === first ? run(place, chance) : rest(place, chance),
  )
}

/** Books upright, side by side. */
function run({ tall, near }: Shelf, chance: () => number): Thing {
  const count = 3 + Math.floor(4 * chance())
  const bright = chance() < 0.36 ? Math.floor(chance() * count) : -1
  const books = Array.from({ length: count }, (_, at) => ({
    wide: tall * (0.1 + 0.11 * chance() ** 1.5),
    high: tall * (0.56 + 0.26 * chance()),
    near: nearness(near + NEAR.apart * (Math.floor(chance() * 3) - 1)),
    bright: at === bright,
    bands: Math.floor(chance() * 4),
  }))
  const wide = books.reduce((sum, book) => sum + book.wide + tall * 0.008, 0)
  const drawn = (middle: number, base: number): readonly Form[] => {
    let x = middle - wide / 2
    return books.flatMap(book => {
      x += book.wide + tall * 0.008
      const from = x - book.wide - tall * 0.008
      const spine = rectangle(from, base - book.high, book.wide, book.high)
      const marks = bands(from, base - book.high, book.wide, book.high, book.bands)
      return [
        { shape: spine, near: book.bright ? ('light' as const) : book.near },
        { shape: marks, near: book.bright ? nearness(near + NEAR.apart) : nearness(book.near - NEAR.bands) },
      ]
    })
  }
  return { wide, drawn }
}

/** What is printed on a spine: two lines, a label, a label high up, or nothing. */
function bands(x: number, top: number, wide: number, high: number, kind: number): Shape {
  if (kind === 0)
    return [
      ...rectangle(x, top + high * 0.12, wide, high * 0.045),
      ...rectangle(x, top + high * 0.82, wide, high * 0.045),
    ]
  if (kind === 1) return rectangle(x + wide * 0.25, top + high * 0.16, wide * 0.5, high * 0.4)
  if (kind === 2) return rectangle(x, top + high * 0.14, wide, high * 0.2)
  return []
}

/** What stands between the books: one that leans, some that lie, a vase or a globe. */
function rest(place: Shelf, chance: () => number): Thing {
  const kind = chance()
  if (kind < 0.34) return leaning(place, chance)
  if (kind < 0.78) return stack(place, chance)
  return kind < 0.92 ? vase(place) : globe(place)
}

/** A book that leans towards its left. */
function leaning({ tall, near }: Shelf, chance: () => number): Thing {
  const [high, thick, tilt] = [tall * 0.66, tall * 0.14, 0.22 + 0.12 * chance()]
  const [rise, across] = [Math.cos(tilt), Math.sin(tilt)]
  const wide = high * across + thick * rise
  return {
    wide,
    drawn: (x, base) => {
      const left = x - wide / 2 + high * across
      const at = (out: number, up: number) =>
        [left + out * rise - up * across, base - up * rise - out * across] as const
      const part = (from: number, to: number): Shape =>
        polygon([at(0, from), at(thick, from), at(thick, to), at(0, to)])
      return [
        { shape: part(0, high), near },
        { shape: part(high * 0.74, high * 0.86), near: nearness(near - NEAR.bands) },
      ]
    },
  }
}

/** How thick a book is that lies. */
const LYING = 0.105

/** Books that lie one on the other, each a little aside, and on some of them an apple. */
function stack({ tall, near }: Shelf, chance: () => number): Thing {
  const [wide, thick] = [tall * 0.66, tall * LYING]
  const layers = Array.from({ length: 2 + Math.floor(3 * chance()) }, () => ({
    aside: tall * 0.08 * chance(),
    less: tall * (0.02 + 0.1 * chance()),
    tone: nearness(near + NEAR.apart * (Math.floor(chance() * 3) - 1)),
  }))
  const hasApple = chance() < 0.45
  return {
    wide,
    drawn: (x, base) => [
      ...layers.flatMap(({ aside, less, tone }, at): readonly Form[] => {
        const [left, top, long] = [x - wide / 2 + aside, base - thick * (at + 1), wide - aside - less]
        const band = rectangle(left + long * 0.12, top, long * 0.1, thick * 0.94)
        return [
          { shape: rectangle(left, top, long, thick * 0.94), near: tone },
          { shape: band, near: nearness(tone - NEAR.bands) },
        ]
      }),
      ...(hasApple ? apple(x, base - thick * layers.length, tall * 0.1, near) : []),
    ],
  }
}

function apple(x: number, base: number, round: number, near: number): readonly Form[] {
  return [
    { shape: leaf(x, base - round * 1.7, round * 0.8, round * 0.9, 0.3), near },
    { shape: oval(x, base - round * 0.92, round, round * 0.92), near: 'light' },
  ]
}

const VASE: readonly Turn[] = [
  [0.09, 0],
  [0.26, 0.16, 0.12, 0.34],
  [0.05, 0.42, 0.09, 0.5],
]

function vase({ tall, near }: Shelf): Thing {
  return {
    wide: tall * 0.42,
    drawn: (x, base) => {
      const blade = (aside: number, above: number): Shape =>
        leaf(x, base - tall * 0.46, tall * aside, tall * above)
      return [
        { shape: [...blade(-0.18, 0.24), ...blade(0.19, 0.2)], near: nearness(near + NEAR.apart) },
        { shape: blade(0.04, 0.34), near },
        { shape: turned({ x, base, size: tall }, VASE), near: nearness(near - NEAR.apart) },
      ]
    },
  }
}

const GLOBE_FOOT: readonly Turn[] = [
  [0.14, 0],
  [0.14, 0.04],
  [0.03, 0.06, 0.025, 0.2],
]

function globe({ tall, near }: Shelf): Thing {
  return {
    wide: tall * 0.46,
    drawn: (x, base) => {
      const [middle, round] = [base - tall * 0.34, tall * 0.2]
      return [
        { shape: turned({ x, base, size: tall }, GLOBE_FOOT), near: nearness(near + NEAR.apart) },
        { shape: oval(x, middle, round, round), near: 'light' },
        { shape: oval(x, middle, round * 0.36, round), near: nearness(near - NEAR.bands) },
      ]
    },
  }
}
