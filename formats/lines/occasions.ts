import { cut, type Phrase, trim } from '../../core/reading/facts/phrase.ts'
import { findValues } from '../../core/reading/values/read-value.ts'
import { kindsOfLine } from '../../core/reading/lines/line-kinds.ts'
import type { Line } from './stanzas.ts'

/** One of several things that are on at a day or an hour of its own, or of several people with what they do. */
export interface Occasion {
  /** What it is, or what somebody does; where the copy says. */
  readonly name?: Phrase
  /** The name is a label over what is told. */
  readonly labelled?: true
  readonly when: readonly Phrase[]
  /** Where, and whatever else is said of it. */
  readonly more: readonly Phrase[]
}

/** What divides the parts of a line: strokes between blanks, and runs of blanks. */
const DIVIDES = /\s+[-–—|·•]+\s+|\s*[|]\s*|[ \t\u00a0]{3,}/gu

/** The parts of a line; from one day to another, or from one hour to another, is one. */
export function partsOfLine(words: Phrase, lang: string): readonly Phrase[] {
  const ends = [...words.text.matchAll(DIVIDES)]
  const parts: Phrase[] = []
  let from = 0
  for (const [at, { index, 0: sign }] of ends.entries()) {
    const before = words.text.slice(from, index)
    const behind = words.text.slice(index + sign.length, ends[at + 1]?.index)
    if (sign.trim() !== '' && isRange(before, behind, lang)) continue
    parts.push(trim(cut(words, from, index)))
    from = index + sign.length
  }
  return [...parts, trim(cut(words, from))]
}

/** A figure that may be an hour, at the end of words and at the start of others: `10 – 4`. */
const HOUR_AT_END = /(?<![\d.,:])(?:1?\d|2[0-4])$/
const HOUR = /^(?:1?\d|2[0-4])(?![\d.,:])/

function isRange(before: string, behind: string, lang: string): boolean {
  if (HOUR_AT_END.test(before) && HOUR.test(behind)) return true
  const [one, other] = [before, behind].map(text =>
    findValues(text, lang).flatMap(({ value }) =>
      value.type === 'date' || value.type === 'time' ? [value.type] : [],
    ),
  )
  return one?.at(-1) !== undefined && one.at(-1) === other?.[0]
}

/** Occasions from which on they stand in places of their own. */
const FEWEST = 2

/** Lines as occasions: each says what, when and where between strokes, or each begins with a day and goes on in lines below. */
export function occasionsIn(lines: readonly Line[], lang: string): readonly Occasion[] | undefined {
  return byStrokes(lines, lang) ?? byDays(lines, lang)
}

function byStrokes(lines: readonly Line[], lang: string): readonly Occasion[] | undefined {
  const occasions: Occasion[] = []
  let strokes = 0
  for (const { words, tells } of lines) {
    const pieces = partsOfLine(words, lang)
    const isOne = tells.has('when') && pieces.length >= 3 && pieces.every(({ text }) => text.length <= 44)
    const last = occasions.at(-1)
    if (isOne) occasions.push(ofPieces(pieces, lang))
    else if (last) occasions.splice(-1, 1, { ...last, more: [...last.more, words] })
    else return undefined
    strokes += isOne ? 1 : 0
  }
  return strokes >= FEWEST && strokes * 2 > lines.length ? occasions : undefined
}

function isWhen({ text }: Phrase, lang: string): boolean {
  return kindsOfLine(text, lang).has('when') || /\d/.test(text)
}

function ofPieces(pieces: readonly Phrase[], lang: string): Occasion {
  const [first, ...others] = pieces as [Phrase, ...Phrase[]]
  const named = isWhen(first, lang) ? undefined : first
  const told = named ? others : pieces
  const end = told.findIndex(piece => !isWhen(piece, lang))
  const at = end < 0 ? told.length : Math.max(end, 1)
  return { ...(named && { name: named }), when: told.slice(0, at), more: told.slice(at) }
}

/** A line that begins an occasion: it holds a day and little else. */
const DAY = 40

function byDays(lines: readonly Line[], lang: string): readonly Occasion[] | undefined {
  const opens = lines.map(
    ({ words: { text }, tells }) => tells.has('when') && /\d/.test(text) && text.length <= DAY,
  )
  const count = opens.filter(Boolean).length
  const isEach = opens.every((own, at) => !own || opens[at + 1] === false)
  if (count < FEWEST || opens[0] !== true || !isEach) return undefined
  const starts = opens.flatMap((own, at) => (own ? [at] : []))
  return starts.map((start, index) => {
    const [day, ...more] = lines.slice(start, starts[index + 1]).map(({ words }) => words)
    return { when: day ? partsOfLine(day, lang) : [], more }
  })
}

/** What somebody does, a sign, and who it is, with titles that a dot shortens: `Dott.ssa Anna Serra`. */
const ROLE = /^(\p{Lu}[\p{L}. &/'’]{2,30})\s*(?:[:：]|\s[–—-])\s+(\p{Lu}(?:[^:.!?]|(?<!\p{L}{5})\.){3,44})$/u

/** Lines that each name somebody with what they do: `Leitung: Ina Voss`. */
export function rosterIn(lines: readonly Line[]): readonly Occasion[] | undefined {
  const people = lines.flatMap(({ words, tells }): readonly Occasion[] => {
    const found = tells.size === 0 ? ROLE.exec(words.text) : null
    if (!found?.[1] || !found[2]) return []
    const from = words.text.length - found[2].length
    return [{ name: cut(words, 0, found[1].length), labelled: true, when: [cut(words, from)], more: [] }]
  })
  return people.length >= FEWEST && people.length === lines.length ? people : undefined
}
