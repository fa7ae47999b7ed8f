import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { readAddress } from './address.ts'
import { readChange } from './change.ts'
import { isNumbered, readAirport, readCode, readFlight, readSeat } from './code.ts'
import { readContact, readIban } from './contact.ts'
import { readDate } from './date.ts'
import { resolveLanguage } from './language.ts'
import { readMoney } from './money.ts'
import { readNumber } from './number.ts'
import { readPerson } from './person.ts'
import { readPhone } from './phone.ts'
import { readPercentage, readQuantity } from './quantity.ts'
import { isCharacter, isText, type Read, type Reader, readTokens, type Scan } from './scan.ts'
import { readSpokenTime } from './spoken.ts'
import { readTime } from './time.ts'
import type { FoundValue, Value } from './value.ts'

// Typed values in short texts and prose: one reader a type, tried where a value can begin. A text is taken apart once,
// and a reader looks at a bounded number of tokens, so time grows with the text's length and no faster.

// What tells itself comes first; a number is what is left.

const figureReaders: readonly Reader[] = [
  readContact,
  readDate,
  readTime,
  readPhone,
  readMoney,
  readPercentage,
  readSeat,
  readQuantity,
  readFlight,
  readCode,
  readNumber,
]

const markReaders: readonly Reader[] = [
  readContact,
  readDate,
  readTime,
  readPhone,
  readMoney,
  readPercentage,
  readQuantity,
  readChange,
]

/** At a word that means nothing around values by itself. */
const wordReaders: readonly Reader[] = [
  readContact,
  readIban,
  readDate,
  readSpokenTime,
  readMoney,
  readFlight,
  readCode,
  readPerson,
]

/** At such a word with no figures near it. */
const plainReaders: readonly Reader[] = [readContact, readDate, readSpokenTime]

/** Among the characters of the far east only a day and a sum in Han figures begin without a sign or a word of ours. */
const characterReaders: readonly Reader[] = [readDate, readMoney]

const meaningReaders: readonly Reader[] = [
  readContact,
  readIban,
  readDate,
  readTime,
  readSpokenTime,
  readMoney,
  readPercentage,
  readChange,
  readSeat,
  readQuantity,
  readFlight,
  readCode,
  readPerson,
]

function readersAt({ tokens, phrases, whole }: Scan, at: number): readonly Reader[] {
  const kind = tokens[at]?.kind
  if (kind === 'number') return figureReaders
  if (kind === 'mark') return markReaders
  if (phrases[at] !== undefined) return meaningReaders
  if (!whole && isCharacter(tokens[at]?.text.charCodeAt(0) ?? 0)) return characterReaders
  return whole || isNearFigures(tokens, at) ? wordReaders : plainReaders
}

const reach = 5

function isNearFigures(tokens: Scan['tokens'], at: number): boolean {
  for (let near = at + 1; near <= at + reach; near++) if (tokens[near]?.kind === 'number') return true
  return false
}

function toScan(raw: string, lang: string, whole: boolean): Scan {
  const all = readTokens(raw)
  const tokens = whole ? all.slice(0, endOfValue(all)) : all
  const language = resolveLanguage(lang)
  const phrases = tokens.map(({ kind, text }) => (kind === 'number' ? undefined : language.meaningsOf(text)))
  return { raw, tokens, language, phrases, whole }
}

/** A longer text is prose, whatever it holds. */
const longestText = 200

/** What a whole short text is; undefined when it is more than one value, none, or unsure. */
export function readValue(text: string, lang: string): Value | undefined {
  if (text.length > longestText) return undefined
  const known = wholes.get(lang, text)
  if (known) return known.value
  const value = readWhole(text, lang)
  wholes.set(lang, text, { value })
  return value
}

/** What texts were read as: the same words are looked at from many sides, and copy comes back with other briefs. */
const wholes = createBoundedCache<{ readonly value: Value | undefined }>(4000)

function readWhole(text: string, lang: string): Value | undefined {
  const scan = toScan(text, lang, true)
  if (scan.tokens.length === 0 || isNumbered(scan, 0)) return undefined
  for (const reader of readersAt(scan, 0)) {
    const read = reader(scan, 0)
    if (
      read !== undefined &&
      (read.next >= scan.tokens.length - (isText(scan.tokens.at(-1), '.') ? 1 : 0) || isNoted(scan, read))
    )
      return read.value
  }
  return readAirport(scan) ?? readAddress(scan)
}

/** Without the punctuation behind it. */
function endOfValue(tokens: Scan['tokens']): number {
  let end = tokens.length
  while (end > 0 && /^[.,;!\n]$/.test(tokens[end - 1]?.text ?? '') && !endsDay(tokens, end)) end--
  return end
}

/** The full stop of `3.5.` belongs to the day. */
function endsDay(tokens: Scan['tokens'], end: number): boolean {
  return (
    [end - 1, end - 3].every(at => isText(tokens[at], '.', 'tight')) &&
    tokens[end - 2]?.kind === 'number' &&
    !isText(tokens[end - 5], '.')
  )
}

/** A note in brackets may follow: `12A (window)`, `07.09.2026 (37. hafta)`; behind a number it may change its meaning. */
function isNoted({ tokens }: Scan, { value, next }: Read): boolean {
  return value.type !== 'number' && isText(tokens[next], '(') && isText(tokens.at(-1), ')')
}

/** The values of a longer text, in its order, the longest wherever several begin. */
export function findValues(text: string, lang: string): readonly FoundValue[] {
  if (text.length > longestKept) return valuesIn(text, lang)
  const known = inside.get(lang, text)
  if (known) return known
  const found = valuesIn(text, lang)
  inside.set(lang, text, found)
  return found
}

/** The value that a longer text opens with, as `findValues` would say it; what follows is not read. */
export function openingValue(text: string, lang: string): FoundValue | undefined {
  const scan = toScan(text, lang, false)
  const [first] = scan.tokens
  const read = first?.start === 0 ? readLongest(scan, 0) : undefined
  return read && { value: read.value, start: 0, end: endOfRead(scan.tokens, read.next) }
}

/** Paragraphs of more letters are read anew each time. */
const longestKept = 1000

const inside = createBoundedCache<readonly FoundValue[]>(2000)

function valuesIn(text: string, lang: string): readonly FoundValue[] {
  const scan = toScan(text, lang, false)
  const { tokens } = scan
  const found: FoundValue[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readLongest(scan, at)
    if (read === undefined) at++
    else {
      found.push({
        value: read.value,
        start: tokens[at]?.start ?? 0,
        end: endOfRead(tokens, read.next),
      })
      at = read.next
    }
  }
  return found
}

/** The full stop behind a whole word ends the sentence, not the value; after a figure or an abbreviation it is part of it. */
function endOfRead(tokens: Scan['tokens'], next: number): number {
  const [last, before] = [tokens[next - 1], tokens[next - 2]]
  const stop = isText(last, '.') && before?.kind === 'word' && before.text.length > longestAbbreviation
  return (stop ? before : last)?.end ?? 0
}

const longestAbbreviation = 4

function readLongest(scan: Scan, at: number): Read | undefined {
  if (!opensValue(scan, at) || isNumbered(scan, at)) return undefined
  let longest: Read | undefined
  for (const reader of readersAt(scan, at)) {
    const read = reader(scan, at)
    if (read !== undefined && read.next > (longest?.next ?? at)) longest = read
  }
  return longest
}

/** No value begins inside a run of figures and signs, or inside a word. */
function opensValue({ raw, tokens }: Scan, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (before === undefined || token === undefined || token.spaced) return true
  if (before.kind === 'mark') return !/^[-./']$/.test(before.text) || raw[before.start] === '—'
  return isCharacter(raw.charCodeAt(before.start)) || isCharacter(raw.charCodeAt(token.start))
}
