import LineBreaker from 'linebreak'
import { segmenterOf } from '../../../fonts/segmenters.ts'
import { hyphenationOffsets } from './hyphenate.ts'

/** A place inside a word where a line may end. */
export interface BreakPoint {
  /** UTF-16 offset into the word: the line ends before it. */
  readonly offset: number
  /** True when a hyphen is added. */
  readonly hyphen: boolean
  /** How unwelcome it is: a space is 0, a word broken anywhere is `anywhere`. */
  readonly penalty: number
}

/** Penalties of breaks inside words. */
export const penalties = {
  afterHyphen: 24,
  hyphenation: 50,
  address: 70,
  insideWord: 60,
  /** Inside a phrase of a script that is written without blanks. */
  inPhrase: 80,
  /** Inside a code, an address or a word of Korean that a line can hold. */
  whole: 240,
  tied: 300,
  /** Inside an address of mail or of a site: only where no line holds it. */
  reached: 900,
  anywhere: 1000,
} as const

/** Words this long that are addresses, paths or identifiers may be broken after their signs. */
const longIdentifier = 12

/** Letters up to which a code (`HRA-TCR-00412`), the address of a site or a word of Korean is hardly ever broken. */
const SHORT = 32

/** Where a word (no spaces, no soft hyphens) may be broken. */
export function breakPointsIn(word: string, lang: string, hyphens: boolean): BreakPoint[] {
  if (needsLineBreaker(word)) return scriptBreaks(word, lang)
  const breaks = signBreaks(word)
  if (!hyphens || breaks.length > 0) return breaks
  return hyphenationOffsets(word, lang).map(offset => ({
    offset,
    hyphen: true,
    penalty: penalties.hyphenation,
  }))
}

/** True when a line may end between two parts of a word that are set differently. */
export function mayBreakBetween(before: string, after: string): boolean {
  const joined = before.slice(-LEAST_AFTER) + after.slice(0, LEAST_AFTER)
  const offset = Math.min(before.length, LEAST_AFTER)
  return breakPointsIn(joined, 'und', false).some(point => point.offset === offset)
}

/** Scripts without spaces and pictographs follow UAX 14; for Latin, Greek, Cyrillic, Hebrew and Arabic `signBreaks` does. */
function needsLineBreaker(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const unit = word.charCodeAt(index)
    if (unit >= 0x0e00 && !isCommonPunctuation(unit) && !isLaterAlphabet(unit)) return true
  }
  return false
}

function isCommonPunctuation(unit: number): boolean {
  return unit >= 0x2000 && unit < 0x2e80
}

function isLaterAlphabet(unit: number): boolean {
  return (unit >= 0x1e00 && unit < 0x2000) || (unit >= 0xfb00 && unit < 0xff00)
}

/** After hyphens, slashes and dashes, and in addresses, paths and identifiers after their signs. */
function signBreaks(word: string): BreakPoint[] {
  if (word.includes(TIE)) return tiedBreaks(word)
  const breaks: BreakPoint[] = []
  const long = word.length >= longIdentifier
  for (let offset = 1; offset < word.length; offset++) {
    const penalty = signPenalty(word, offset, long)
    if (penalty !== undefined) breaks.push({ offset, hyphen: false, penalty })
  }
  if (breaks.length === 0) return breaks
  if (word.length <= REACHED && REACH.test(word))
    return breaks.map(point => ({ ...point, penalty: penalties.reached }))
  if (word.length > SHORT || !isWhole(word)) return breaks
  return breaks.map(point => ({ ...point, penalty: Math.max(point.penalty, penalties.whole) }))
}

/** A blank at which no line ends. */
const TIE = '\u00a0'

/** Words that are tied are each looked at alone: `Molinos S.A.P.I.` is no long address. */
function tiedBreaks(words: string): BreakPoint[] {
  let from = 0
  return words.split(TIE).flatMap(word => {
    const start = from
    from += word.length + TIE.length
    return signBreaks(word).map(point => ({ ...point, offset: start + point.offset }))
  })
}

/** An address of mail, or of a site that begins with `www.`, and letters of one that is kept whole. */
const REACH = /^(?:[^\s@]+@[^\s@/]+|\p{P}*www\.[^\s/]+)\.\p{L}+\p{P}*$/u
const REACHED = 48

/** Whether a word is read as one sign by sign: a code of capitals and figures, an address of a site, a double name, a compound of short parts (`pique-nique`, `l'après-midi`). */
function isWhole(word: string): boolean {
  return (
    /^\p{P}*(?:\p{L}{1,2}['’])?\p{L}{3,7}-\p{L}{3,7}\p{P}*$/u.test(word) ||
    /^(?=.*[-_])\p{P}*[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*\.\p{Ll}{2,}\p{P}*$/u.test(word) ||
    /^\p{P}*\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+\p{P}*$/u.test(word) ||
    /^(?=.*\d)\p{P}*[\p{Lu}\d]+(?:[-–/][\p{Lu}\d]+)+\p{P}*$/u.test(word)
  )
}

function signPenalty(word: string, offset: number, long: boolean): number | undefined {
  const sign = word.charCodeAt(offset - 1)
  if (isWordUnit(sign)) return undefined
  const next = word.charCodeAt(offset)
  // Only preserved text has spaces inside.
  if (sign === 0x20) return next === 0x20 ? undefined : 0
  if (sign === 0x2014) return isWordUnit(next) ? penalties.afterHyphen : undefined
  const previous = offset > 1 ? word.charCodeAt(offset - 2) : 0
  const numbers = isDigit(previous) && isDigit(next)
  if (sign === 0x2d || sign === 0x2010 || sign === 0x2013) {
    if (!isWordUnit(previous) || !isWordUnit(next) || numbers || isShortPart(word, offset)) return undefined
    return penalties.afterHyphen
  }
  if (sign === 0x2f && isWordUnit(previous) && isWordUnit(next) && !numbers)
    return !long && isShortPart(word, offset) ? undefined : penalties.address
  if (!long || !isAddressSign(sign) || offset < 4 || word.length - offset < 2) return undefined
  return isWordUnit(next) && !numbers ? penalties.address : undefined
}

/** Fewest letters on either side of a hyphen or a slash at which a line ends: `pus-me`, `e-bike`, `mg/l` are one word to a reader. */
const [LEAST_BEFORE, LEAST_AFTER] = [3, 4]

/** Whether what a hyphen or a slash parts is so short on one side that no line ends there. */
function isShortPart(word: string, offset: number): boolean {
  let before = 0
  while (before < LEAST_BEFORE && isWordUnit(word.charCodeAt(offset - 2 - before))) before++
  let after = 0
  while (after < LEAST_AFTER && isWordUnit(word.charCodeAt(offset + after))) after++
  return before < LEAST_BEFORE || after < LEAST_AFTER
}

/** Letters and digits of any alphabet. */
function isWordUnit(unit: number): boolean {
  if (unit < 0x80) return (unit >= 0x30 && unit <= 0x39) || ((unit | 32) >= 0x61 && (unit | 32) <= 0x7a)
  return unit >= 0xc0 && (unit < 0x2000 || unit >= 0x2c00)
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}

function isAddressSign(unit: number): boolean {
  return './_?&=#:,;\\@)]%+~'.includes(String.fromCharCode(unit))
}

function scriptBreaks(word: string, lang: string): BreakPoint[] {
  const breaks = new Map<number, number>()
  const starts = phraseStarts(word, lang)
  const breaker = new LineBreaker(word)
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    const offset = next.position
    if (offset >= word.length || COUNTED.test(word.slice(offset - 1, offset + 1))) continue
    const isInside = isInsideWord(word, offset) || COUNTING.test(word.slice(offset - 1, offset + 1))
    const isInPhrase = starts !== undefined && !starts.has(offset) && KANA_OR_HAN.test(word.charAt(offset))
    // Korean has blanks between its words, which a line that can hold them keeps whole (`word-break: keep-all` of the web).
    const isKept =
      (word.length <= SHORT && HANGUL.test(word.slice(offset - 1, offset + 1))) ||
      (word.length <= NAME && HAN_ALONE.test(word))
    const inside = isKept ? penalties.whole : penalties.insideWord
    breaks.set(offset, isInPhrase ? penalties.inPhrase : isInside ? inside : 0)
  }
  for (const offset of dictionaryBreaks(word, lang)) breaks.set(offset, 0)
  return [...breaks]
    .sort(([left], [right]) => left - right)
    .map(([offset, penalty]) => ({ offset, hyphen: false, penalty }))
}

/** A short word of ideographs between blanks is a name, or a phrase that its author set apart. */
const NAME = 8
const HAN_ALONE = /^[\p{Script=Han}\p{Script=Katakana}ー々]+$/u

/** A number and what it counts, which stand on one line. */
const COUNTED =
  /^(?:[\d０-９][年月日時分秒円元人名歳度号階台枚本冊回個％%]|[一二三四五六七八九十][人名個枚本合皿]|人前)/u

/** Letters of the longest text whose phrases are kept: what is longer is read, and ends its lines anywhere (JLReq 3.1.10). */
const MOST_IN_PHRASES = 120

/**
 * Where phrases begin in a text without blanks: in Chinese each word, in Japanese each word that is no particle or ending
 * (bunsetsu), with the `お` before it. Undefined for a long text and for others.
 */
function phraseStarts(word: string, lang: string): ReadonlySet<number> | undefined {
  if (word.length > MOST_IN_PHRASES || !KANA_OR_HAN.test(word)) return undefined
  const isChinese = /^zh\b/i.test(lang) && !HIRAGANA.test(word)
  const starts = new Set<number>()
  let before = ''
  for (const { segment, index } of segmenterOf(isChinese ? 'zh' : 'ja', 'word').segment(word)) {
    const isEnding = !isChinese && /^[\u3041-\u309f]{1,2}$/.test(segment)
    const isHonour = /^[おご]$/.test(segment)
    if ((!isEnding || isHonour) && !/^[おご]$/.test(before)) starts.add(index)
    before = segment
  }
  return starts
}

/** Two syllables. */
const HANGUL = /^[\uac00-\ud7a3]{2}$/

const KANA_OR_HAN = /[\u3041-\u30ff\u3400-\u9fff]/
const HIRAGANA = /[\u3041-\u309f]/
/** Between two of these a number goes on. */
const COUNTING = /^[一二三四五六七八九十百千〇]{2}$/

/** Korean puts spaces between words, and katakana write words of other tongues: a break between two of these is a last resort. */
function isInsideWord(word: string, offset: number): boolean {
  return /^(?:[\uac00-\ud7a3]{2}|[\u30a1-\u30fa\u30fc]{2})$/.test(word.slice(offset - 1, offset + 1))
}

/** Thai, Lao, Khmer and Burmese write no spaces between words: a dictionary finds them. */
function dictionaryBreaks(word: string, lang: string): number[] {
  const match = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/.exec(word)
  if (match === null) return []
  const locale = /^(th|lo|km|my)\b/i.test(lang) ? lang.slice(0, 2) : localeOf(match[0].charCodeAt(0))
  const segmenter = segmenterOf(locale, 'word')
  const offsets: number[] = []
  for (let from = 0; from < word.length; ) {
    const part = word.slice(from, from + MOST_SEGMENTED)
    const found = Array.from(segmenter.segment(part), ({ index, isWordLike }) => ({ index, isWordLike }))
    const isLast = from + part.length >= word.length
    // What stands last may go on in the next part, which begins with it.
    const whole = isLast || found.length < 2 ? found : found.slice(0, -1)
    for (const { index, isWordLike } of whole) {
      const offset = from + index
      if (offset > 0 && isWordLike === true && !isMarkOrClosing(word, offset)) offsets.push(offset)
    }
    from += isLast || found.length < 2 ? part.length : (found.at(-1)?.index ?? part.length)
  }
  return offsets
}

/** Letters in which words are looked for at once: the time it takes grows with the square of a much longer text. */
const MOST_SEGMENTED = 4000

function localeOf(unit: number): string {
  if (unit < 0x0e80) return 'th'
  if (unit < 0x0f00) return 'lo'
  return unit < 0x1100 ? 'my' : 'km'
}

/** True when no line may start there: a combining mark, or text right after an opening sign. */
function isMarkOrClosing(word: string, index: number): boolean {
  return /^\p{M}/u.test(word.slice(index, index + 1)) || /^[\p{Ps}\p{Pi}]/u.test(word.slice(index - 1, index))
}
