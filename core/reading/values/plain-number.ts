/** Languages that write a comma before decimals and a point between thousands, but for some of their countries. */
const commaDecimals =
  /^(?!(?:de|it)-(?:ch|li)\b|es-(?:mx|us|pr|gt|hn|ni|pa|sv|do|pe|419)\b)(?:de|es|it|pt|nl|da|nb|nn|no|sv|fi|fr|pl|cs|sk|ru|uk|be|tr|id|vi|el|ro|hu|bg|sr|hr|sl|ca|gl|eu|et|lt|lv|is|ka|hy)\b/i

/** Names of powers of ten behind a number. */
const powers: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  M: 1e6,
  Mio: 1e6,
  mn: 1e6,
  B: 1e9,
  bn: 1e9,
  Mrd: 1e9,
}

const shape = /^([^\p{N}+−–-]{0,6})([+−–-]?)\s?(\p{Sc}?)\s?(\p{Nd}[\p{Nd}.,'’\s\u00a0\u202f]*)(.{0,24})$/su

/**
 * The number that a piece of text is: with a sign, a currency before it, and per cent, a unit or a power of ten behind it.
 * Undefined for text that says more, or for two numbers.
 */
export function readNumber(text: string, lang: string): number | undefined {
  const found = shape.exec(text.trim())
  if (found === null) return undefined
  const [, prefix = '', sign, , digits = '', suffix = ''] = found
  if (/(?![²³])\p{N}/u.test(suffix) || /\p{L}{4,}/u.test(prefix)) return undefined
  const value = readDigits(digits.trim(), lang)
  if (value === undefined) return undefined
  const power = powers[/^\s*(\p{L}+)\b/u.exec(suffix)?.[1] ?? ''] ?? 1
  return (sign === '' || sign === '+' ? 1 : -1) * value * power
}

/** Whether a number is a year: it says when, and counts nothing. */
export function isYear(text: string): boolean {
  return /^(?:19|20)\d{2}$/.test(text)
}

/** Signs by which an author calls out that a value is wrong. */
export const WARNING: RegExp = /[⚠❗‼🔴🚨]\uFE0F?/gu

/** What a number counts, its text without the number: `%`, `€`, nothing. */
export function unitOf(text: string): string {
  return text.replaceAll(WARNING, '').replaceAll(/[\p{N}\s.,'’]/gu, '')
}

/** Digits with separators. A separator that stands once, not before three digits, is the decimal one; else the language decides. */
function readDigits(text: string, lang: string): number | undefined {
  const plain = inLatinDigits(text).replaceAll(/['’\s\u00a0\u202f]/gu, '')
  const comma = plain.lastIndexOf(',')
  const point = plain.lastIndexOf('.')
  const decimal = decimalOf(plain, comma, point, lang)
  const other = decimal === ',' ? '.' : ','
  const number = plain.replaceAll(decimal === '' ? /[.,]/g : other, '').replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : undefined
}

function decimalOf(plain: string, comma: number, point: number, lang: string): ',' | '.' | '' {
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  const at = Math.max(comma, point)
  if (at < 0) return '.'
  const mark = comma >= 0 ? ',' : '.'
  const groups = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain)
  if (!groups) return mark
  const many = plain.indexOf(mark) !== at
  if (many) return ''
  return (mark === ',') === commaDecimals.test(lang) ? mark : ''
}

/** Digits of other scripts, and the signs of Arabic between them, as those of ASCII: letter for letter. */
export function inLatinDigits(text: string): string {
  if (!/[\u0660-\u096f]/u.test(text)) return text
  return text.replaceAll(/[\u0660-\u0669\u066b\u066c\u06f0-\u06f9\u0966-\u096f]/gu, digit => {
    const code = digit.charCodeAt(0)
    if (code === 0x66b || code === 0x66c) return code === 0x66b ? '.' : ','
    const zero = code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660
    return String(code - zero)
  })
}
