import type { Language, Phrase } from './language.ts'
import type { Value } from './value.ts'
import type { Meaning } from './words.ts'

/** A run of figures, a word (one letter of a script without spaces), or any other single sign. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark'
  /** Figures as 0–9, words folded, marks as their plain counterpart (`-` for every dash). */
  readonly text: string
  readonly start: number
  readonly end: number
  /** White space stands before it. */
  readonly spaced: boolean
}

/** A text made ready for reading. */
export interface Scan {
  readonly raw: string
  readonly tokens: readonly Token[]
  readonly language: Language
  /** The small words and phrases that each token opens. */
  readonly phrases: readonly (readonly Phrase<Meaning>[] | undefined)[]
  /** The value sought is the whole text: what is only likely in the middle of prose is sure here. */
  readonly whole: boolean
}

/** What a reader found at a token, and the token after it. */
export interface Read<Found extends Value = Value> {
  readonly value: Found
  readonly next: number
}

/** Recognises one type of value at a token. */
export type Reader = (scan: Scan, at: number) => Read | undefined

/** Signs that mean the same are one sign. */
const plainSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ' ': '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    '-': '‐‑‒–—―−﹣－־',
    '~': '〜～∼≈',
    "'": '’‘ʼ`´′׳‛＇٬',
    '"': '״“”„«»',
    ',': '،、，',
    '.': '。．٫',
    '%': '％٪',
    '/': '⁄∕',
  }).flatMap(([plain, signs]) => [...signs].map((sign): [string, string] => [sign, plain])),
)

/** The zeros of the scripts that have figures of their own. */
const zeros: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xe50, 0xff10]

function toPlainSign(sign: string): string {
  const plain = plainSigns.get(sign)
  if (plain !== undefined) return plain
  const code = sign.charCodeAt(0)
  const zero = zeros.find(start => code >= start && code < start + 10)
  if (zero !== undefined) return String(code - zero)
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : sign
}

/** The same text in as many characters, with plain figures, spaces, dashes and apostrophes. */
export function toPlainText(raw: string): string {
  if (!/[^\n -~]/.test(raw)) return raw
  return raw.replace(/[^\n -~]/g, toPlainSign).replace(/(?<=\p{L})[²³]/gu, sign => (sign === '²' ? '2' : '3'))
}

/** A word without case and accents: what is compared. */
export function foldWord(word: string): string {
  if (/^[\x20-\x7e]*$/.test(word)) return word.toLowerCase()
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/ı/g, 'i').replace(/ς/g, 'σ').normalize('NFC')
}

type Sort = 'space' | 'nothing' | 'number' | 'letter' | 'character' | 'mark'

function sortOf(code: number): Sort {
  if (code < 0x80) {
    if (code <= 32) return 'space'
    if (code >= 48 && code <= 57) return 'number'
    return (code | 32) >= 97 && (code | 32) <= 122 ? 'letter' : 'mark'
  }
  if (isUnseen(code)) return 'nothing'
  if (isCharacter(code)) return 'character'
  // The two ordinal signs are letters to Unicode.
  if (code === 0xaa || code === 0xba) return 'mark'
  return /[\p{L}\p{M}]/u.test(String.fromCharCode(code)) ? 'letter' : 'mark'
}

/** Signs that steer the direction of a line, and joiners. */
function isUnseen(code: number): boolean {
  if (code === 0xfeff || code === 0x61c) return true
  return (
    code >= 0x200b &&
    code <= 0x2069 &&
    (code <= 0x200f || (code >= 0x202a && code <= 0x202e) || code >= 0x2066)
  )
}

/** Han, kana and hangul are read one by one: no spaces part their words. */
export function isCharacter(code: number): boolean {
  return (
    (code >= 0x3005 && code <= 0x3007) ||
    (code >= 0x3040 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff)
  )
}

/** Between lines and between the columns of a paste: no value goes on behind it, but an address does. */
const wall = '\n'

const isWall = (code: number): boolean => code === 10 || code === 13 || code === 9

/** Takes a text apart; every token knows where it stood. */
export function readTokens(raw: string): readonly Token[] {
  const text = toPlainText(raw)
  const tokens: Token[] = []
  let spaced = true
  for (let at = 0; at < text.length; ) {
    const sort = sortOf(text.charCodeAt(at))
    const start = at++
    if (sort === 'nothing') continue
    if (sort === 'space') {
      spaced = true
      if (isWall(text.charCodeAt(start)) && tokens.length > 0 && tokens.at(-1)?.text !== wall) {
        tokens.push({ kind: 'mark', text: wall, start, end: at, spaced })
      }
      continue
    }
    if (sort === 'number' || sort === 'letter') {
      while (at < text.length && sortOf(text.charCodeAt(at)) === sort) at++
    } else if (sort === 'mark' && (text.codePointAt(start) ?? 0) > 0xffff) at++
    const part = text.slice(start, at)
    const kind = sort === 'number' || sort === 'mark' ? sort : 'word'
    tokens.push({ kind, text: sort === 'letter' ? foldWord(part) : part, start, end: at, spaced })
    spaced = false
  }
  return tokens
}

/** What the tokens from one up to another say, as written. */
export function writtenBetween({ raw, tokens }: Scan, at: number, next: number): string {
  return raw.slice(tokens[at]?.start ?? raw.length, tokens[next - 1]?.end ?? 0)
}

/** A token is this sign or word; with `'tight'`, no white space stands before it. */
export function isText(token: Token | undefined, text: string, tight?: 'tight'): boolean {
  return token !== undefined && token.text === text && !(tight === 'tight' && token.spaced)
}
