import { isText, type Read, type Scan, type Token, writtenBetween } from './scan.ts'
import type { TextValue } from './value.ts'

interface Groups {
  readonly sizes: readonly number[]
  readonly digits: string
  /** A sign other than a space parts two groups. */
  readonly signed: boolean
  readonly bracketed: boolean
  readonly next: number
}

const mostGroups = 8
const mostDigits = 15
const leastDigits = 7

/** Groups of figures with spaces, hyphens, full stops, slashes and brackets between them. */
function readGroups(tokens: readonly Token[], at: number): Groups | undefined {
  const sizes: number[] = []
  let [digits, signed, bracketed, next] = ['', false, false, at]
  for (let look = at; sizes.length < mostGroups; ) {
    while (/^[()./-]$/.test(tokens[look]?.text ?? '') && look - next < 3) {
      // Brackets are about the first figures; behind more of them they say something else.
      if (tokens[look]?.text === '(' && sizes.length > 2) break
      if (tokens[look]?.text === '(') bracketed = true
      look++
    }
    const token = tokens[look]
    if (token?.kind !== 'number' || digits.length + token.text.length > mostDigits) break
    // A figure by itself that something is glued to is the next value: `022-555-0137 17:30`.
    const behind = tokens[look + 1]
    const isNext = behind !== undefined && !behind.spaced && (behind.kind === 'word' || behind.text === ':')
    if (sizes.length > 0 && token.spaced && isNext) break
    if (look > next && sizes.length > 0) signed = true
    sizes.push(token.text.length)
    digits += token.text
    look++
    next = look
  }
  if (bracketed && isText(tokens[next], ')')) next++
  else if (bracketed && !tokens.slice(at, next).some(token => isText(token, ')'))) return undefined
  return sizes.length === 0 ? undefined : { sizes, digits, signed, bracketed, next }
}

/** How countries without a leading zero group their numbers: none of these is a date or a number of thousands. */
const shapes: ReadonlySet<string> = new Set([
  ...[
    '334',
    '433',
    '244',
    '344',
    '2222',
    '22222',
    '3222',
    '3322',
    '2322',
    '1334',
    '13322',
    '33211',
    '1444',
    '424',
    '2344',
  ],
])

/** Where nine figures in threes are a phone and not a number. */
const threes: ReadonlySet<string> = new Set([
  'pl',
  'cs',
  'sk',
  'es',
  'pt',
  'ca',
  'gl',
  'el',
  'nb',
  'da',
  'hr',
  'sl',
  'en',
  'de',
])

function isNational({ sizes, digits, signed, bracketed }: Groups, base: string): boolean {
  if (sizes.length < 2 || digits.length < leastDigits) return false
  if (bracketed) return true
  if (digits.startsWith('0')) {
    // A zero by itself, and 00 before another zero, open no number.
    const opens = (sizes[0] ?? 0) >= 2 && !digits.startsWith('000')
    return opens && digits.length >= 9 && digits.length <= 13
  }
  const shape = sizes.join('')
  if (shape === '333') return signed || (base !== 'en' && base !== 'de' && threes.has(base))
  return shapes.has(shape)
}

/** From when until when: `15.00–18.00`. */
const HOURS = /^(?:[01]?\d|2[0-4])[.:][0-5]\d\s*[–—-]\s*(?:[01]?\d|2[0-4])[.:][0-5]\d$/u

/** `ext. 12`, `x12`, `Durchwahl 3`. */
function skipExtension(scan: Scan, at: number): number {
  const { tokens } = scan
  const word = tokens[at]
  if (word?.kind !== 'word' || !/^(ext|x|extension|durchwahl|dw|app|poste|wew|int)$/.test(word.text))
    return at
  const number = isText(tokens[at + 1], '.') ? at + 2 : at + 1
  return tokens[number]?.kind === 'number' && (tokens[number]?.text.length ?? 0) <= 5 ? number + 1 : at
}

/**
 * A phone number by its shape. Numbering plans change and copy has numbers that no plan knows, so a plan would reject
 * good numbers and take order numbers for phones.
 */
export function readPhone(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens, language } = scan
  const first = tokens[at]
  const plus = isText(first, '+')
  if (!plus && first?.kind !== 'number' && !isText(first, '(')) return undefined
  // (+44) opens with a bracket.
  const inner = isText(first, '(') && isText(tokens[at + 1], '+', 'tight')
  const start = inner ? at + 2 : plus ? at + 1 : at
  const groups = readGroups(tokens, start)
  if (groups === undefined) return undefined
  // Days of months that a slash divides, `14/03 – 28/03`.
  if (isText(tokens[start + 1], '/') && (groups.sizes[0] ?? 0) <= 2 && (groups.sizes[1] ?? 0) <= 2)
    return undefined
  const abroad = plus || inner || /^00[1-9]/.test(groups.digits)
  if (/^(?:19|20)\d\d(?:19|20)\d\d$/.test(groups.digits) && groups.sizes.length === 2) return undefined
  const enough = abroad && groups.digits.length >= leastDigits + 1
  if (!enough && (abroad || !isNational(groups, language.base))) return undefined
  // Two slashes are days: `28/03 – 11/04`.
  if (tokens.slice(start, groups.next).filter(token => isText(token, '/')).length > 1) return undefined
  const end = inner && isText(tokens[groups.next], ')') ? groups.next + 1 : groups.next
  if (HOURS.test(writtenBetween(scan, at, end).trim())) return undefined
  // Something glued behind makes a code of it.
  const glued = tokens[end]
  if (glued !== undefined && !glued.spaced && (glued.kind === 'word' || /^[%:_#@-]$/.test(glued.text)))
    return undefined
  const next = skipExtension(scan, end)
  return { value: { type: 'phone', text: writtenBetween(scan, at, next) }, next }
}
