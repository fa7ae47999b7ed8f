/** Finds the piece of a copy that a brief names as what matters most, as a whole: the row with its figures, the sentence, the item, the heading. */
import type { Document } from '../source/document.ts'
import { wordsOf } from '../source/text.ts'
import type { Design, PartKey } from './design.ts'
import { isToBeSeen, saidIn } from './design.ts'
import { type KeyPiece, keyPiecesOf } from './key-pieces.ts'
import { isAny, isSame, SOLID } from './same-words.ts'
import { joint, keyMark, markDenied, refersBack } from './words/key-marks.ts'

/** A piece that is to be met first, and the words that say so. */
export interface KeyItem {
  readonly phrase: string
  readonly piece: KeyPiece
}

/** The pieces that a brief surely names so. */
export function keyItemsIn(brief: string, { root }: Document): readonly KeyItem[] {
  const clauses = clausesOf(brief)
  const named = clauses.filter(({ text }) => isMarked(text))
  if (named.length === 0) return []
  const pieces = keyPiecesOf(root.children)
  const found = named.flatMap(clause => boundIn(clause, pieces))
  return found.filter(({ piece }, at) => found.findIndex(one => one.piece === piece) === at).slice(0, MOST)
}

/** Of more than so many none would be the one. */
const MOST = 2

interface Clause {
  readonly phrase: string
  readonly text: string
  readonly before: string
}

/** The clauses of a brief, each with the one before it in its sentence. */
function clausesOf(brief: string): readonly Clause[] {
  return brief.split(/[.!?](?=\s|$)|[;\n]/u).flatMap(sentence => {
    const parts = sentence.split(/[:,](?=\s)|\s[–—-]\s/u).map(part => part.trim())
    return parts.map((phrase, at) => ({
      ...{ phrase, text: phrase.toLowerCase().replaceAll('’', "'") },
      before: (parts[at - 1] ?? '').toLowerCase(),
    }))
  })
}

function isMarked(text: string): boolean {
  const mark = keyMark.exec(text)
  return mark !== null && !markDenied.test(text.slice(0, mark.index))
}

/** A clause's own things, each by itself where they are joined; else those of the clause that it speaks of. */
function boundIn({ phrase, text, before }: Clause, pieces: readonly KeyPiece[]): readonly KeyItem[] {
  const own = ownPart(text).replace(keyMark, ' ')
  const texts = refersBack.test(own) && before !== '' ? [before, own] : [own, before]
  for (const one of texts) {
    if (isOfDesign(one)) continue
    const whole = bestOf(one, pieces)
    const each = whole ? [whole] : one.split(joint).flatMap(part => bestOf(part, pieces) ?? [])
    if (each.length > 0) return each.map(piece => ({ phrase, piece }))
  }
  return []
}

/** `the map should be large and the gap should hit you`: what is said of the one is not said of the other. */
function ownPart(text: string): string {
  const parts = text.split(joint)
  const marked = parts.findIndex(part => keyMark.test(part))
  const start = parts.findLastIndex((part, at) => at < marked && ASKED.test(part))
  return marked < 0 ? text : parts.slice(start + 1).join(' and ')
}

const ASKED =
  /(?<!\p{L})(?:should|must|needs?|has to|have to|can be|is|are|soll|sollen|muss|doit|doivent|debe|deben|deve|devono|devem|moet|moeten|ska|måste|ma|mają)(?!\p{L})/u

/** What has a way of its own to be seen. */
function isOfDesign(text: string): boolean {
  return /(?<!\p{L})(?:buttons?|knap\p{L}*|knopf|bouton|bot[oó]n|botão|pulsante|knop|przycisk\p{L}*|chart|photos?|title|titel|titre|título|titolo|headline|logo)(?!\p{L})/u.test(
    text,
  )
}

interface Scored {
  readonly piece: KeyPiece
  readonly matched: readonly string[]
  readonly run: number
  readonly score: number
}

/** The one piece that a clause surely means. */
function bestOf(text: string, pieces: readonly KeyPiece[]): KeyPiece | undefined {
  const words = wordsOf(text).split(' ')
  const wanted = words.filter(isTelling)
  const held = new Map(wanted.map(word => [word, pieces.filter(piece => has(piece.words, word)).length]))
  const scored = pieces
    .map((piece): Scored => {
      const matched = [...new Set(wanted)].filter(word => has(piece.words, word))
      const run = runOf(words, piece.words)
      const rare = matched.reduce((sum, word) => sum + 1 / Math.sqrt(held.get(word) ?? 1), 0)
      return { piece, matched, run, score: (rare + (run >= RUN ? run / 2 : 0)) * WEIGHT[piece.kind] }
    })
    .filter(isSure)
    .toSorted((one, other) => other.score - one.score)
  const [best, next] = scored
  return best && (!next || best.score >= next.score * AHEAD) ? best.piece : undefined
}

/** Words in their order from which on a piece is quoted, and by how much the one that is meant is before any other. */
const RUN = 3
const AHEAD = 1.2

const WEIGHT: Readonly<Record<KeyPiece['kind'], number>> = { heading: 1.4, row: 1.4, item: 1, sentence: 1 }

function isTelling(word: string): boolean {
  return !isAny(word) && (word.length >= 4 || /\d/.test(word) || SOLID.test(word))
}

function has(own: readonly string[], word: string): boolean {
  return own.some(one => Math.abs(one.length - word.length) <= ENDING && isSame(one, word))
}

/** Letters by which forms of one word differ; compounds differ by more. */
const ENDING = 4

/** Whether a piece is surely meant: by two words of it, by words in their order, or by the long one that names it. */
function isSure({ piece, matched, run }: Scored): boolean {
  const named = piece.name.split(' ')
  if (run >= RUN && (run === named.length || (matched.length > 0 && run > RUN))) return true
  if (matched.length >= 2) return matched.length * 3 >= Math.min(named.length, 6)
  const [only] = matched
  const isName = piece.kind === 'heading' || piece.kind === 'row'
  return (
    only !== undefined &&
    isName &&
    only.length >= 6 &&
    named.filter(isTelling).length === 1 &&
    has(named, only)
  )
}

/** How many words follow each other in both. */
function runOf(wanted: readonly string[], own: readonly string[]): number {
  let most = 0
  for (let from = 0; from < own.length; from++)
    for (let at = 0; at < wanted.length; at++) {
      let run = 0
      while (own[from + run] !== undefined && own[from + run] === wanted[at + run]) run++
      most = Math.max(most, run)
    }
  return most
}

/** A design in which such pieces are ranked; a fragment of one, or a word that only says how, is no thing beside them. */
export function withKeyItems(design: Design, items: readonly KeyItem[]): Design {
  if (items.length === 0) return design
  const parts = Object.fromEntries(
    Object.entries(design.parts ?? {}).filter(
      ([key, dress]) => !isToBeSeen(dress) || !isFragment(key as PartKey, items),
    ),
  )
  const added = items.flatMap(({ piece }) => {
    const key = `said:${piece.name}` as const
    return parts[key] || hasDevice(parts, piece) ? [] : [[key, { rank: rankOf(piece) }]]
  })
  return { ...design, parts: { ...parts, ...Object.fromEntries(added) } }
}

/** When a piece is met: a heading before all else, what stands below one after it. */
export function rankOf({ kind }: KeyPiece): 'first' | 'second' {
  return kind === 'heading' ? 'first' : 'second'
}

/** Whether a brief has set what a piece tells in a device already. */
function hasDevice(parts: NonNullable<Design['parts']>, { words }: KeyPiece): boolean {
  return Object.entries(parts).some(
    ([key, dress]) =>
      dress?.device && ` ${words.join(' ')} `.includes(` ${wordsOf(saidIn(key as PartKey) ?? '-')} `),
  )
}

function isFragment(key: PartKey, items: readonly KeyItem[]): boolean {
  const words = wordsOf(saidIn(key) ?? '')
  if (words === '') return false
  return items.some(
    ({ piece }) => piece.name !== words && ` ${piece.words.join(' ')} `.includes(` ${words} `),
  )
}
