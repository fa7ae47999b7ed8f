/** Finds what a piece of the copy is about where the brief says so: `the bit about the newspaper can be small`. */
import type { Item } from './items.ts'
import type { PartKey } from './design.ts'
import { isLast, isLineWord } from './last-line.ts'
import type { MeetsCopy } from './met-in-copy.ts'
import type { Copy } from './things-of-copy.ts'

/** Words for a piece of a copy that may be about something. */
const PIECES = /^(?:bit|part|line|text|note|paragraph|section|sentence|passage|piece|lines)$/

/** Words that a piece is about, at most. */
const TOPIC = 3

/** Items in which such a piece is one item, whose words are no looks; with its thing of the copy where that is surely one. */
export function readTopics(items: readonly Item[], { source, meets }: Copy): readonly Item[] {
  const said = (from: number, to: number): string =>
    source.words((items[from] as Item).first, (items[to] as Item).last)
  const read: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const piece = lastPiece(items, at, said, meets) ?? topic(items, at, said, meets)
    const item = items[at] as Item
    const end = items[piece?.to ?? at] as Item
    read.push(piece ? { ...item, ...asThing(piece), last: end.last } : item)
    at = piece?.to ?? at
  }
  return read
}

/** A piece of the copy, up to an item. */
interface Piece {
  readonly to: number
  readonly words: string
  readonly key?: PartKey | undefined
}

function asThing({ words, key }: Piece): Pick<Item, 'meaning' | 'words' | 'key'> {
  return { meaning: { kind: 'unknown' }, words, ...(key && { key }) }
}

type Said = (from: number, to: number) => string

/** `the last line`, `der letzte Satz`, where the copy has one. */
function lastPiece(items: readonly Item[], at: number, said: Said, meets?: MeetsCopy): Piece | undefined {
  const next = items[at + 1]
  if (next?.join !== 'none' || !isLast(said(at, at)) || !isLineWord(said(at + 1, at + 1))) return undefined
  const words = said(at, at + 1)
  const key = meets?.(words)
  return key && { to: at + 1, words, key }
}

/** `the bit about the newspaper`, `la línea de alergias`. */
function topic(items: readonly Item[], at: number, said: Said, meets?: MeetsCopy): Piece | undefined {
  const item = items[at] as Item
  if (!PIECES.test(item.words)) return undefined
  const isAbout = items[at + 1]?.words === 'about' && items[at + 1]?.join === 'none'
  const from = isAbout ? at + 2 : at + 1
  if (!isAbout && items[from]?.of !== true) return undefined
  let length = 0
  while (length < TOPIC && isTopic(items[from + length])) length++
  const ends = Array.from({ length }, (_, less) => from + length - 1 - less)
  const found = ends.map(to => ({ to, key: meets?.(said(from, to)) })).find(({ key }) => key !== undefined)
  if (!found && (!isAbout || length === 0)) return undefined
  const to = found?.to ?? from
  const words = items
    .slice(from, to + 1)
    .map(one => one.words)
    .join(' ')
  return { to, words, key: found?.key }
}

function isTopic(item: Item | undefined): boolean {
  return (
    item?.join === 'none' &&
    !item.within &&
    !item.forIt &&
    !item.on &&
    /^(?:unknown|mood|tint|number|target|drawing|unsupported)$/.test(item.meaning.kind)
  )
}
