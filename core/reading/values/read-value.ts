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
import { isText, type Read, type Reader, readTokens, type Scan } from './scan.ts'
import { readSpokenTime } from './spoken.ts'
import { readTime } from './time.ts'
import type { FoundValue, Value } from './value.ts'

// Typed values in short texts and prose: one reader a type, tried where a value can begin. A text is taken apart once,
// and a reader looks at a bounded number of tokens, so time grows with the text's length and no faster.

/** What tells itself comes first; a number is what is left. */
const readers: readonly Reader[] = [
  readContact,
  readIban,
  readDate,
  readTime,
  readSpokenTime,
  readPhone,
  readMoney,
  readPercentage,
  readChange,
  readSeat,
  readQuantity,
  readFlight,
  readCode,
  readNumber,
  readPerson,
]

/** A longer text is prose, whatever it holds. */
const longestText = 200

/** What a whole short text is; undefined when it is more than one value, none, or unsure. */
export function readValue(text: string, lang: string): Value | undefined {
  if (text.length > longestText) return undefined
  const tokens = readTokens(text)
  const end = endOfValue(tokens)
  if (end === 0) return undefined
  const scan: Scan = { raw: text, tokens: tokens.slice(0, end), language: resolveLanguage(lang), whole: true }
  if (isNumbered(scan, 0)) return undefined
  for (const reader of readers) {
    const read = reader(scan, 0)
    if (read !== undefined && (read.next === end || isNoted(scan, read))) return read.value
  }
  return readAirport(scan) ?? readAddress(text)
}

/** Without the punctuation behind it. */
function endOfValue(tokens: Scan['tokens']): number {
  let end = tokens.length
  while (end > 0 && /^[.,;!]$/.test(tokens[end - 1]?.text ?? '')) end--
  return end
}

/** A note in brackets may follow: `12A (window)`, `07.09.2026 (37. hafta)`; behind a number it may change its meaning. */
function isNoted({ tokens }: Scan, { value, next }: Read): boolean {
  return value.type !== 'number' && isText(tokens[next], '(') && isText(tokens.at(-1), ')')
}

/** The values of a longer text, in its order, the longest wherever several begin. */
export function findValues(text: string, lang: string): readonly FoundValue[] {
  const tokens = readTokens(text)
  const scan: Scan = { raw: text, tokens, language: resolveLanguage(lang), whole: false }
  const found: FoundValue[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readLongest(scan, at)
    if (read === undefined) at++
    else {
      found.push({ value: read.value, start: tokens[at]?.start ?? 0, end: tokens[read.next - 1]?.end ?? text.length })
      at = read.next
    }
  }
  return found
}

function readLongest(scan: Scan, at: number): Read | undefined {
  if (isNumbered(scan, at)) return undefined
  let longest: Read | undefined
  for (const reader of readers) {
    const read = reader(scan, at)
    if (read !== undefined && read.next > (longest?.next ?? at)) longest = read
  }
  return longest
}
