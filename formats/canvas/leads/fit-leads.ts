import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, displayWords, textWidth } from '../../fitting/measure.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import { partsOfLine } from '../../lines/occasions.ts'
import { fitTitle } from '../sheets/title.tsx'
import type { Lead } from './ranked-lines.ts'

/** Leads that stand beside each other, in one size. */
export interface LeadRow {
  readonly leads: readonly Lead[]
  /** px */
  readonly size: number
  readonly height: number
}

/** Letters of what is no longer than a seat. */
const BRIEF = 4
/** Letters of leads that may share a row. */
const SHORT = 12
/** How large what ranks second is at most over what ranks first and where a brief names it, what its size is worth, and shares of the height that the first may have. */
const SECOND = { size: 0.6, named: 0.8, worth: 0.9, shares: [0.8, 0.72, 0.64, 0.56, 0.48] }
/** The same where a brief wants the first as large as it goes. */
const BEHIND = { size: 0.5, worth: 0.3 }
/** A strip by its width over its height, how much more than its share the second has left there, and its size over the first then. */
const STRIP = { wide: 3, left: 1.1, size: 0.78 }
/** Rows of a rank whose sizes differ by no more have the smaller one. */
const ALIKE = 0.7
/** em between leads of a row. */
export const BESIDE = 0.6

interface Room {
  readonly width: number
  readonly height: number
  readonly least: number
  /** Short leads share a row whatever is small around them. */
  readonly beside?: true
  /** The brief itself wants the first as large as it goes. */
  readonly insisted?: boolean
  /** It names what ranks second. */
  readonly named?: boolean
}

/** Leads as large as they go in a room: each fills the width; short ones of a rank share a row. */
export function fitLeads(leads: readonly Lead[], theme: Theme, room: Room): readonly LeadRow[] {
  const rows = rowsOf(leads, room.beside)
  const of = (rank: Lead['rank']) => rows.filter(([lead]) => lead?.rank === rank)
  const [first, second] = [of('first'), of('second')]
  const shares = first.length === 0 || second.length === 0 ? [1] : SECOND.shares
  const tried = shares.map(share => sizedBy(share, { first, second, theme, room }))
  const worth = (sizes: Sized): number =>
    mean(first.map(row => sizes.get(row)?.size ?? 0)) +
    (room.insisted ? BEHIND : SECOND).worth * mean(second.map(row => sizes.get(row)?.size ?? 0))
  const [best] = tried.toSorted((one, other) => worth(other) - worth(one))
  return rows.map(row => ({ leads: row, ...(best?.get(row) ?? { size: 0, height: 0 }) }))
}

/** What sizes are worth: twice as large counts the same everywhere. */
function mean(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + Math.log(Math.max(size, 1)), 0) / Math.max(sizes.length, 1)
}

type Row = readonly Lead[]

/** Sizes where what ranks first has a share of the height. */
function sizedBy(
  share: number,
  { first, second, theme, room }: { first: readonly Row[]; second: readonly Row[]; theme: Theme; room: Room },
): Sized {
  const large = sizesOf(first, theme, { ...room, height: room.height * share })
  const left = room.height - [...large.values()].reduce((sum, { height }) => sum + height, 0)
  // Where the first fills its line on a strip, what is left of the height is for the second.
  const isFull = room.width >= room.height * STRIP.wide && left > room.height * (1 - share) * STRIP.left
  const usual = room.named ? SECOND.named : isFull ? STRIP.size : SECOND.size
  const behind = room.insisted ? BEHIND.size : usual
  const most = Math.min(...[...large.values()].map(({ size }) => size * behind), left)
  // A seat or a gate is of so few letters that it stands beside any title.
  const areBrief = second.flat().every(({ words }) => words.text.length <= BRIEF)
  const limit = Math.max(areBrief ? most / SECOND.size : most, room.least)
  const small = sizesOf(second, theme, { ...room, height: left }, limit)
  return new Map([...large, ...small])
}

type Sized = ReadonlyMap<Row, { readonly size: number; readonly height: number }>

/** Rows of one rank in one size where their words are about as long, else each in its own. */
function sizesOf(rows: readonly Row[], theme: Theme, room: Room, most = room.height): Sized {
  const each = { ...room, height: room.height / Math.max(rows.length, 1) }
  const sized = withLeft(
    rows.map(row => ({ row, ...sizeOf(row, theme, each, most) })),
    { theme, room: each, most },
  )
  const even = Math.min(...sized.map(({ size }) => size))
  const alike = sized.every(({ size }) => size * ALIKE <= even)
  const evened: Sized = new Map(
    sized.map(({ row, size, height }) => [
      row,
      alike ? { size: even, height: (height * even) / size } : { size, height },
    ]),
  )
  const filled = filling(rows, theme, room, most)
  const worth = (sizes: Sized): number => mean([...sizes.values()].map(({ size }) => size))
  return filled && worth(filled) > worth(evened) ? filled : evened
}

/** What rows that their width holds small leave of the height is for those that their height does. */
function withLeft<One extends { readonly row: Row; readonly size: number; readonly height: number }>(
  sized: readonly One[],
  { theme, room, most }: { readonly theme: Theme; readonly room: Room; readonly most: number },
): readonly One[] {
  const isHigh = ({ height }: One): boolean => height >= room.height * HIGH
  const high = sized.filter(isHigh).length
  const left = sized.reduce((sum, { height }) => sum + room.height - height, 0)
  if (high === 0 || high === sized.length || left < room.height * (1 - HIGH)) return sized
  const larger = { ...room, height: room.height + left / high }
  return sized.map(one => (isHigh(one) ? { ...one, ...sizeOf(one.row, theme, larger, most) } : one))
}

/** Part of its share of the height from which on a row is as high as that lets it be. */
const HIGH = 0.85

/** Rows of a strip that is passed by, each of which fills its width on one line, all smaller where they are too high. */
function filling(
  rows: readonly Row[],
  theme: Theme,
  { width, height, least, insisted }: Room,
  most: number,
): Sized | undefined {
  if (!insisted || rows.length < 2 || width < height * STRIP.wide) return undefined
  const sizes = rows.map(row => Math.min((width * 0.96) / widthOf(row, theme), most))
  const part = Math.min(height / (sizes.reduce((sum, size) => sum + size, 0) * LINE), 1)
  const fitted = sizes.map(size => Math.floor(size * part))
  if (fitted.some(size => size < least)) return undefined
  return new Map(rows.map((row, at) => [row, { size: fitted[at] ?? 0, height: (fitted[at] ?? 0) * LINE }]))
}

/** Height of a line of leads over their size. */
const LINE = 1.1

/** em that the leads of a row take beside each other. */
function widthOf(row: Row, theme: Theme): number {
  const setting = displaySetting(theme, 100)
  const each = row.map(({ words }) => textWidth(displayWords(words.text, theme), setting) / 100)
  return each.reduce((sum, one) => sum + one, BESIDE * (row.length - 1))
}

/** Whether leads with something small around them may share a row. */
export function shareRow(leads: readonly Lead[]): boolean {
  return rowsOf(leads, true).some(row => row.length > 1 && row.some(({ after }) => after))
}

function rowsOf(leads: readonly Lead[], beside = false): readonly Row[] {
  const rows: Lead[][] = []
  for (const lead of leads) {
    const before = rows.at(-1)
    const isShort = [...(before ?? []), lead].every(
      ({ words, after }) => words.text.length <= SHORT && (beside || !after),
    )
    if (before && isShort && before[0]?.rank === lead.rank && before.length < 4) before.push(lead)
    else rows.push([lead])
  }
  return rows
}

/** `half-day`: a short word that large would be parted at its hyphen. */
const TIED = /^(?=.{3,12}$)\p{L}+-\p{L}+$/u

/** A telephone number keeps to its line. */
const FIGURES = /^[\p{N}\p{P}+\s]+$/u

/** px at which a row fills its width, and is no higher than its share; one lead may go on in further lines. */
function sizeOf(row: Row, theme: Theme, { width, height, least }: Room, most: number) {
  const [only, ...others] = row
  if (only && others.length === 0) {
    const lines = FIGURES.test(only.words.text) ? 1 : only.rank === 'first' ? 3 : 2
    const isTied = only.words.text.split(/\s+/).some(word => TIED.test(word))
    const tied = isTied ? { named: true as const } : {}
    const room = { width, height, lines, least, most: Math.max(Math.min(most, height), least), ...tied }
    const whole = fitTitle(only.words.text, theme, room)
    const parts = whole.height > whole.size * 1.5 ? partsOfLine(only.words, theme.lang) : []
    return parts.length > 1 ? sizeOfParts(parts, theme, { ...room, most: whole.size }) : whole
  }
  const size = Math.floor(
    Math.max(Math.min((width * 0.96) / widthOf(row, theme), height / LINE, most), least),
  )
  return { size, height: size * LINE }
}

/** px of a lead that breaks where its author divided it, and whose parts go on in further lines. */
function sizeOfParts(
  parts: readonly Phrase[],
  theme: Theme,
  { width, height, least, most }: Pick<Room, 'width' | 'height' | 'least'> & { readonly most: number },
) {
  const each = { width, height: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY }
  const heightAt = (size: number): number =>
    parts.reduce(
      (sum, { text }) => sum + fitTitle(text, theme, { ...each, least: size, most: size }).height,
      0,
    )
  let size = most
  while (size > least && heightAt(size) > height) size = Math.max(Math.floor(size * 0.97), least)
  return { size, height: heightAt(size) }
}
