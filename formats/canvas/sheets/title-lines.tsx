import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import { isSetSolid } from '../../../core/fonts/scripts.ts'
import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'

/** Where the lines of a title stand, px. */
export interface LinesRoom {
  /** Which each line fills. */
  readonly width: number
  readonly height: number
  readonly lines: number
  /** A line that would be smaller is none. */
  readonly least: number
  readonly most: number
}

/** A line of a title: which letters of it, and the size in px at which they fill the width. */
interface FittedLine {
  readonly from: number
  readonly to: number
  readonly size: number
}

/** A title broken so that its lines fill a width, each in a size of its own. */
export interface FittedLines {
  readonly lines: readonly FittedLine[]
  /** px */
  readonly height: number
  /** Height of a line over its size. */
  readonly leading: number
}

/** How many times as large as the smallest line the largest may be. */
const UNEVEN = 2.2

/** Places to break a title at; of one with more, each line takes its even share. */
const MANY = 11

/** Share of the width that lines may give up for a break that fills the height. */
const NARROW = 0.84

/** A hair of the width is left for rounding. */
const FULL = 0.99

/**
 * A title in lines that each fill the width: of all ways to break it the one that comes nearest to the height, made smaller
 * where all are higher. Undefined where a line would be smaller than the least.
 */
export function fitLines(words: string, theme: Theme, room: LinesRoom): FittedLines | undefined {
  const leading = leadingOf(words, theme)
  const ends = endsIn(words)
  const widthOf = widthsIn(words, theme)
  const most = Math.min(room.most, room.height / leading)
  const fitted = divisionsOf(ends, room.lines).map(stops => {
    const lines = stops.map((to, at): FittedLine => {
      const from = stops[at - 1] ?? 0
      return { from, to, size: Math.min((room.width * FULL) / Math.max(widthOf(from, to), 0.01), most) }
    })
    return { lines, height: heightIn(lines, leading), leading }
  })
  const even = fitted.filter(({ lines }) => unevenness(lines) <= UNEVEN)
  const all = even.length > 0 ? even : fitted
  const inside = all.filter(({ height }) => height * NARROW <= room.height)
  const best =
    inside.length > 0
      ? inside.reduce((one, other) => (other.height > one.height ? other : one))
      : all.reduce((one, other) => (other.height < one.height ? other : one))
  const { lines, height } = shrunk(best, room.height)
  const whole = lines.map(line => ({ ...line, size: Math.floor(line.size) }))
  if (Math.min(...whole.map(({ size }) => size)) < room.least) return undefined
  return { lines: whole, height, leading }
}

function shrunk({ lines, height, leading }: FittedLines, most: number): FittedLines {
  const by = Math.min(1, most / height)
  return { lines: lines.map(line => ({ ...line, size: line.size * by })), height: height * by, leading }
}

function heightIn(lines: readonly FittedLine[], leading: number): number {
  return lines.reduce((sum, { size }) => sum + Math.ceil(size * leading), 0)
}

function unevenness(lines: readonly FittedLine[]): number {
  const sizes = lines.map(({ size }) => size)
  return Math.max(...sizes) / Math.min(...sizes)
}

/** Offsets behind which a line may end: after blanks, and between signs of a script without them. */
function endsIn(words: string): readonly number[] {
  const spaced = [...words.matchAll(/\s+(?=\S)/gu)].map(({ index, 0: blanks }) => index + blanks.length)
  const solid = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4,}$/u
  const between = solid.test(words) ? Array.from({ length: words.length - 3 }, (_, at) => at + 2) : []
  return [...(spaced.length > 0 ? spaced : between), words.length]
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

/** em from one offset to another, as the display face sets the words. */
function widthsIn(words: string, theme: Theme): (from: number, to: number) => number {
  const { type, lang } = theme
  const shown = (text: string) => (type.displayCase === 'uppercase' ? text.toLocaleUpperCase(lang) : text)
  const known = new Map<string, number>()
  return (from, to) => {
    const line = shown(words.slice(from, to).trim())
    const width =
      known.get(line) ?? textWidth(line, displaySetting(theme, 1)) + line.length * type.displayTracking
    known.set(line, width)
    return width
  }
}

/** Lines close up as far as the letters of their script and case allow. */
function leadingOf(words: string, { type, lang }: Theme): number {
  if (isSetSolid(words)) return Math.max(type.displayLeading, 1.15)
  if (type.displayCase !== 'uppercase' && words !== words.toLocaleUpperCase(lang)) return 1
  return /\p{M}/u.test(words.normalize('NFD')) ? 1 : 0.84
}

/** The theme in which a title shouts: narrow faces do so in capitals. */
export function shouting(theme: Theme): Theme {
  if (familyNamed(theme.type.display)?.kind !== 'condensed') return theme
  return { ...theme, type: { ...theme.type, displayCase: 'uppercase' } }
}

interface TitleLinesProps {
  readonly words: Phrase
  readonly theme: Theme
  readonly fitted: FittedLines
  /** px of room after the first line. */
  readonly apart?: number
}

/** A title in its lines. */
export function TitleLines({ words, theme, fitted: { lines, leading }, apart = 0 }: TitleLinesProps): Child {
  const [first] = lines
  return (
    <h1
      part="headline"
      style={{
        ...displayStyle(theme, first?.size ?? theme.type.base),
        leading,
        display: 'flex',
        direction: 'column',
        shrink: 0,
      }}
    >
      {lines.map(({ from, to, size }, at) => (
        <span
          style={{
            display: 'block',
            size,
            leading,
            tracking: theme.type.displayTracking,
            shrink: 0,
            whiteSpace: 'nowrap',
            ...(at === 0 && apart > 0 && { marginBottom: apart }),
          }}
        >
          <Phrasing nodes={cut(words, from, to).nodes} theme={theme} size={size} />
          {at < lines.length - 1 && <br />}
        </span>
      ))}
    </h1>
  )
}
