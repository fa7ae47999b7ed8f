import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import { phrasesOf } from '../../../core/fonts/phrases.ts'
import { isSetSolid } from '../../../core/fonts/scripts.ts'
import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, displayWords, type Ink, inkOf } from '../../fitting/measure.ts'

/** Where the lines of a title stand, px. */
export interface LinesRoom {
  /** Which each line fills. */
  readonly width: number
  readonly height: number
  readonly lines: number
  /** A line that would be smaller is none. */
  readonly least: number
  readonly most: number
  /** Nothing else takes what a title leaves of the height. */
  readonly alone?: boolean
}

/** A line of a title: which letters of it, at which size, and where its ink begins in the title's box; px. */
interface FittedLine {
  readonly from: number
  readonly to: number
  readonly size: number
  readonly left: number
  /** Of a line box as high as the size. */
  readonly top: number
}

/** A title broken so that the ink of its lines fills a width, each in a size of its own. */
export interface FittedLines {
  readonly lines: readonly FittedLine[]
  /** px; from the top of the first letters to the foot of the last. */
  readonly height: number
  readonly width: number
  /** Height of the first line's ink, px. */
  readonly first: number
}

/** How many times as large as the smallest line the largest may be; more where a title would fill little of the height else. */
const UNEVEN = { usual: 2, most: 2.4 }

/** A title that takes less than the height over this fills little of it. */
const SPARSE = 2

/** Places to break a title at; of one with more, each line takes its even share. */
const MANY = 11

/** Share of the width that lines may give up for a break that fills the height. */
const NARROW = 0.9

/** px between the ink of two lines over the size of the smaller, and between their baselines over that of the upper: readers of
 * PDF take a line that is nearer for a part of the same. */
const APART = { ink: 0.1, baseline: 0.54 }

/** Letters from one offset to another, and their ink at 1 px. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly ink: Ink
}

/**
 * A title in lines that each fill the width: of all ways to break it the one that comes nearest to the height, made smaller
 * where all are higher. Undefined where a line would be smaller than the least.
 */
export function fitLines(words: string, theme: Theme, room: LinesRoom): FittedLines | undefined {
  if (solid.test(words)) return fitSolid(words, theme, room)
  const stretchOf = stretchesIn(words, theme)
  const fitted = divisionsOf(endsIn(words), room.lines).map((stops): Division => {
    const stretches = stops.map((to, at) => stretchOf(stops[at - 1] ?? 0, to))
    const sizes = stretches.map(({ ink }) =>
      Math.min(room.width / Math.max(ink.right - ink.left, 0.01), room.most),
    )
    const paused = stops.slice(0, -1).every(to => /[,;:.!?–—،؟。、]\s*$/u.test(words.slice(0, to)))
    return { stretches, sizes, height: heightIn(stretches, sizes), paused: paused && stops.length > 1 }
  })
  const by = (height: number): number => Math.min(1, room.height / height)
  const inside = fitted.filter(({ height }) => height * NARROW <= room.height)
  const ways = (
    inside.length > 0 ? inside : fitted.toSorted((one, other) => one.height - other.height).slice(0, 1)
  ).filter(({ sizes, height }) => Math.min(...sizes) * by(height) >= room.least)
  const even = tallest(ways.filter(isEven(UNEVEN.usual)))
  const best =
    even && even.height * SPARSE >= room.height
      ? even
      : (tallest(ways.filter(isEven(UNEVEN.most))) ?? tallest(ways))
  if (best === undefined) return undefined
  const chosen = (room.alone && fuller(best, fitted, room)) || best
  const sizes = chosen.sizes.map(size => Math.floor(size * by(chosen.height)))
  return placed(chosen.stretches, sizes, room.width)
}

/** Share of the height that lines of the whole width fill at least; else more lines of one size may fill it. */
const FILLED = 0.72
/** How much more of it these have to fill, and the share of the width that the shortest of them has. */
const FULLER = 1.2
const SHORTEST = 0.4

/** How much larger than in lines that fill the width letters have to be that fill the height instead. */
const LARGER = 1.25

/** More lines in one size, the widest of which fills the width, where lines that all do would leave the height empty; or the height, where that makes them much larger. */
function fuller(best: Division, ways: readonly Division[], room: LinesRoom): Division | undefined {
  if (best.height >= room.height * FILLED) return undefined
  const own = Math.min(...best.sizes)
  const [fullest] = ways
    .map((way): Division => {
      const whole = way.sizes.map(() => Math.min(...way.sizes))
      const size = (whole[0] ?? 0) * Math.min(1, room.height / heightIn(way.stretches, whole))
      const sizes = whole.map(() => Math.floor(size))
      return { ...way, sizes, height: heightIn(way.stretches, sizes) }
    })
    .filter(({ height, sizes: [size = 0], stretches }) => {
      const wide = stretches.map(({ ink }) => (ink.right - ink.left) * size)
      const isWide = Math.max(...wide) >= room.width * NARROW || size >= own * LARGER
      return isWide && height >= best.height * FULLER && Math.min(...wide) >= room.width * SHORTEST
    })
    .toSorted((one, other) => (other.sizes[0] ?? 0) - (one.sizes[0] ?? 0))
  return fullest && (fullest.sizes[0] ?? 0) >= own ? fullest : undefined
}

/** A way to break a title, and what it takes at the whole width, px. */
interface Division {
  readonly stretches: readonly Stretch[]
  readonly sizes: readonly number[]
  readonly height: number
  /** Each line ends where the sentence pauses. */
  readonly paused: boolean
}

function isEven(limit: number): (division: Division) => boolean {
  return ({ sizes }) => Math.max(...sizes) <= Math.min(...sizes) * limit
}

/** How much height a break where the sentence pauses is worth. */
const PAUSED = 1.3

/** What comes nearest to the height that all of them keep to. */
function tallest(ways: readonly Division[]): Division | undefined {
  const worth = ({ height, paused }: Division): number => height * (paused ? PAUSED : 1)
  return ways.toSorted((one, other) => worth(other) - worth(one))[0]
}

function gapAbove(stretches: readonly Stretch[], sizes: readonly number[], at: number): number {
  const [upper, lower] = [stretches[at - 1], stretches[at]]
  const [before = 0, size = 0] = [sizes[at - 1], sizes[at]]
  if (upper === undefined || lower === undefined) return 0
  const baseline = before * (APART.baseline - upper.ink.bottom) - size * lower.ink.top
  return Math.ceil(Math.max(Math.min(before, size) * APART.ink, baseline))
}

/** How much larger than another a line of the same size may be, over that. */
const SAME = 1.04

/** px above each line: lines of one size have one leading, whatever letters rise or hang in them. */
function gapsIn(stretches: readonly Stretch[], sizes: readonly number[]): readonly number[] {
  const least = stretches.map((_, at) => gapAbove(stretches, sizes, at))
  if (Math.max(...sizes) > Math.min(...sizes) * SAME) return least
  const between = (at: number): number =>
    (stretches[at - 1]?.ink.bottom ?? 0) * (sizes[at - 1] ?? 0) +
    (stretches[at]?.ink.top ?? 0) * (sizes[at] ?? 0)
  const leading = Math.max(...least.slice(1).map((gap, at) => gap + between(at + 1)))
  return least.map((gap, at) => (at === 0 ? gap : Math.ceil(leading - between(at))))
}

function heightIn(stretches: readonly Stretch[], sizes: readonly number[]): number {
  const gaps = gapsIn(stretches, sizes)
  return stretches.reduce(
    (sum, { ink }, at) => sum + (gaps[at] ?? 0) + (ink.top + ink.bottom) * (sizes[at] ?? 0),
    0,
  )
}

function placed(stretches: readonly Stretch[], sizes: readonly number[], width: number): FittedLines {
  let y = 0
  const gaps = gapsIn(stretches, sizes)
  const lines = stretches.map(({ from, to, ink }, at): FittedLine => {
    const size = sizes[at] ?? 0
    y += gaps[at] ?? 0
    const top = Math.round(y + (ink.top - ink.baseline) * size)
    y += (ink.top + ink.bottom) * size
    return { from, to, size, top, left: -Math.round(ink.left * size) }
  })
  const [first] = stretches
  return {
    lines,
    width,
    height: Math.ceil(y),
    first: first ? (first.ink.top + first.ink.bottom) * (sizes[0] ?? 0) : 0,
  }
}

/** A title without blanks, whose signs are all as wide as high. */
const solid = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。・！？「」]{5,}$/u

/** Height of a line of such a title over its size. */
const SOLID = 1.1

/** Such a title in lines of one size that end between its phrases. */
function fitSolid(words: string, { lang }: Theme, room: LinesRoom): FittedLines | undefined {
  const phrases = phrasesOf(words, lang)
  const fitted = Array.from({ length: room.lines }, (_, at) => {
    const rows = evenRows(phrases, at + 1)
    const longest = Math.max(...rows.map(({ length }) => length))
    const size = Math.floor(Math.min((room.width * 0.985) / longest, room.most))
    return { rows, size, height: Math.ceil(rows.length * size * SOLID) }
  }).filter(({ height }) => height <= room.height)
  const best = fitted.toSorted((one, other) => one.size - other.size).at(-1)
  if (best === undefined || best.size < room.least) return undefined
  const { rows, size, height } = best
  const lines = rows.map((row, at): FittedLine => {
    const from = rows.slice(0, at).join('').length
    return { from, to: from + row.length, size, left: 0, top: Math.round(at * size * SOLID) }
  })
  return { lines, width: room.width, height, first: size }
}

/** Phrases in at most so many rows, the longest of which is as short as it can be. */
function evenRows(phrases: readonly string[], most: number): readonly string[] {
  const longest = Math.max(...phrases.map(({ length }) => length))
  for (let letters = longest; ; letters++) {
    const rows: string[] = []
    for (const phrase of phrases) {
      const last = rows.at(-1)
      if (last !== undefined && last.length + phrase.length <= letters) rows[rows.length - 1] = last + phrase
      else rows.push(phrase)
    }
    if (rows.length <= most) return rows
  }
}

/** Offsets behind which a line may end. */
function endsIn(words: string): readonly number[] {
  const spaced = [...words.matchAll(/\s+(?=\S)/gu)].map(({ index, 0: blanks }) => index + blanks.length)
  return [...spaced, words.length]
}

/** All ways to end at most so many lines. */
function divisionsOf(ends: readonly number[], most: number): readonly (readonly number[])[] {
  const count = ends.length - 1
  if (count > MANY) return Array.from({ length: most }, (_, at) => evenly(ends, at + 1))
  const all = Array.from({ length: 2 ** count }, (_, mask) =>
    ends.filter((_, at) => at === count || mask & (1 << at)),
  )
  return all.filter(({ length }) => length <= most)
}

function evenly(ends: readonly number[], lines: number): readonly number[] {
  const whole = ends.at(-1) ?? 0
  const stops = Array.from({ length: lines }, (_, at) => {
    const aim = (whole * (at + 1)) / lines
    return ends.reduce((one, other) => (Math.abs(other - aim) < Math.abs(one - aim) ? other : one))
  })
  return [...new Set(stops)]
}

/** Stretches of a title as the display face sets them. */
function stretchesIn(words: string, theme: Theme): (from: number, to: number) => Stretch {
  const tracking = isSetSolid(words) ? 0 : theme.type.displayTracking
  const known = new Map<string, Ink>()
  return (from, to) => {
    const line = words.slice(from, to).trim()
    const ink = known.get(line) ?? inkOf(displayWords(line, theme), displaySetting(theme, 1), tracking)
    known.set(line, ink)
    return { from, to, ink }
  }
}

/** Letters whose capitals are the same words, and that fonts have. */
const WITH_CAPITALS = /^[\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*$/u

/** The theme in which the title of a copy shouts: narrow faces do so in capitals. */
export function shouting(theme: Theme, words: readonly string[]): Theme {
  if (familyNamed(theme.type.display)?.kind !== 'condensed' || !words.every(word => WITH_CAPITALS.test(word)))
    return theme
  return { ...theme, type: { ...theme.type, displayCase: 'uppercase' } }
}

interface TitleLinesProps {
  readonly words: Phrase
  readonly theme: Theme
  readonly fitted: FittedLines
  /** px of room after the first line. */
  readonly apart?: number
}

/** A title in its lines; its box is as high as their ink. */
export function TitleLines({ words, theme, fitted, apart = 0 }: TitleLinesProps): Child {
  const { lines, height, width } = fitted
  const base = displayStyle(theme, lines[0]?.size ?? theme.type.base)
  const isCentred = theme.type.align === 'center'
  return (
    <h1 part="headline" style={{ ...base, position: 'relative', width, height: height + apart, shrink: 0 }}>
      {lines.map(({ from, to, size, top, left }, at) => (
        <span
          style={{
            display: 'block',
            position: 'absolute',
            top: top + (at > 0 ? apart : 0),
            ...(theme.dir === 'rtl' ? { right: 0 } : { left: isCentred ? 0 : left }),
            width: isCentred ? width : Math.round(width * 1.06),
            size,
            leading: 1,
            tracking: theme.type.displayTracking,
            whiteSpace: 'nowrap',
          }}
        >
          <Phrasing nodes={cut(words, from, to).nodes} theme={theme} size={size} />
          {at < lines.length - 1 && <br />}
        </span>
      ))}
    </h1>
  )
}
