/** What a brief says in figures and signs: colours, sizes, lengths, the leading of type. */
import { namedSize, readFreeSize, withPrintUnit } from '../theme/page-sizes.ts'
import { mm, pt } from '../theme/page.ts'
import type { Meaning } from './meaning.ts'
import type { Token } from './tokens.ts'
import { ralColors } from './words/ral.ts'

/** The meaning of a literal: a colour, a page size, a length, a number; undefined for words and for literals out of range. */
export function readLiteral(token: Token): Meaning | undefined {
  switch (token.kind) {
    case 'hex':
      return literalColor(longHex(token.text.startsWith('#') ? token.text : `#${token.text}`))
    case 'rgb':
      return readRgb(token.text)
    case 'hsl':
      return readHsl(token.text)
    case 'ral':
      return ralMeaning(token.text)
    case 'ratio':
      return namedSize(token.text) && { kind: 'setting', patch: { page: { size: token.text } } }
    case 'size':
      return readSize(token.text)
    case 'leading':
      return readLeading(token.text)
    case 'length':
      return { kind: 'length', px: lengthInPx(token.text), ofType: isOfType(token.text) }
    case 'number':
      return { kind: 'number', value: Number(token.text) }
    case 'word':
      return undefined
  }
}

function literalColor(hex: string): Meaning {
  return { kind: 'color', hex, hues: null, literal: true }
}

/** `#rgb`, `#rgba` and `#rrggbbaa` as `#rrggbb`: documents have no see-through ink. */
function longHex(text: string): string {
  const digits = text.slice(1)
  const long = digits.length <= 4 ? [...digits].map(digit => digit + digit).join('') : digits
  return `#${long.slice(0, 6)}`
}

function readRgb(text: string): Meaning | undefined {
  const channels = text.match(/\d{1,3}(?:\.\d{1,4})?%?/g)?.slice(0, 3) ?? []
  if (channels.length < 3) return undefined
  const bytes = channels.map(channel => Number.parseFloat(channel) * (channel.endsWith('%') ? 2.55 : 1))
  if (bytes.some(byte => byte > 255)) return undefined
  return literalColor(`#${bytes.map(byte => Math.round(byte).toString(16).padStart(2, '0')).join('')}`)
}

function readHsl(text: string): Meaning | undefined {
  const [hue, saturation, lightness] = (text.match(/\d{1,3}(?:\.\d{1,4})?/g) ?? []).map(Number)
  if (hue === undefined || saturation === undefined || lightness === undefined) return undefined
  if (saturation > 100 || lightness > 100) return undefined
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
  const byte = (offset: number): string => {
    const turn = (offset + hue / 30) % 12
    const part = lightness / 100 - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return literalColor(`#${byte(0)}${byte(8)}${byte(4)}`)
}

function ralMeaning(text: string): Meaning | undefined {
  const hex = ralColors[text.slice(-4)]
  return hex === undefined ? undefined : literalColor(hex)
}

function readSize(text: string): Meaning | undefined {
  const plain = inSmallUnits(text)
  const size = readFreeSize(plain) ?? readFreeSize(withPrintUnit(plain) ?? '')
  return size && { kind: 'setting', patch: { page: { size: size.name } } }
}

/** `3 metres by 1`, `8 ft x 3 ft`: banners are measured in larger units than pages are. */
function inSmallUnits(text: string): string {
  const sides = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s?(metres?|meters?|feet|foot|ft|px|pixels|mm|cm|inches|inch|in|pt|"|m)?/g,
    ),
  ]
  const [, second] = sides
  const isLarge = sides.some(([, , unit = '']) => LARGE_UNITS[unit] !== undefined)
  if (!isLarge || sides.length !== 2) return text.replace(/\s?\bby\b\s?/, 'x')
  return sides
    .map(([, figure, own], at) => {
      const unit = own ?? second?.[2] ?? sides[1 - at]?.[2] ?? ''
      const [small, times] = LARGE_UNITS[unit] ?? [unit, 1]
      return `${Math.round(Number(figure) * times * 10) / 10}${small}`
    })
    .join('x')
}

const LARGE_UNITS: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  ...Object.fromEntries(['m', 'metre', 'metres', 'meter', 'meters'].map(unit => [unit, ['cm', 100]])),
  ...Object.fromEntries(['ft', 'feet', 'foot'].map(unit => [unit, ['in', 12]])),
}

/** Sizes that running text has, px: whatever else they could be, a length alone in a brief is one of these. */
const TYPE_SIZES = [8, 40] as const

/** px under which a length in them is one of corners or lines. */
const LEAST_PIXELS = 10

/** `10pt` alone is a size of type, `80mm` is none. */
function isOfType(text: string): boolean {
  const px = lengthInPx(text)
  const least = /(?:px|pixels?)$/.test(text) ? LEAST_PIXELS : TYPE_SIZES[0]
  return /(?:p(?:oin)?ts?|px|pixels?)$/.test(text) && px >= least && px <= TYPE_SIZES[1]
}

/** `11/15`, `11 on 15`: the size of type over its line, in points. */
function readLeading(text: string): Meaning | undefined {
  const [size = 0, line = 0] = text.split(/\/|on/).map(Number.parseFloat)
  if (size < 6 || size > 24 || line < size || line > size * 2) return undefined
  return {
    kind: 'setting',
    patch: {
      type: { baseSize: Math.round(pt(size) * 100) / 100, leading: Math.round((line / size) * 1000) / 1000 },
    },
  }
}

/** px of `8px`, `12 pt`, `20mm`, `2cm`. */
function lengthInPx(text: string): number {
  const value = Number.parseFloat(text)
  if (/p(?:oin)?ts?$/.test(text)) return pt(value)
  if (text.endsWith('mm')) return mm(value)
  if (/inch(?:es)?$/.test(text)) return mm(value * 25.4)
  return text.endsWith('cm') ? mm(value * 10) : value
}
