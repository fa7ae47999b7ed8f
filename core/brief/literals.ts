import { readFreeSize } from '../theme/free-size.ts'
import { mm, pt } from '../theme/page.ts'
import { namedSize } from '../theme/page-sizes.ts'
import type { Meaning } from './meaning.ts'
import type { Token } from './tokens.ts'

/** The meaning of a literal: a colour, a page size, a length, a number; undefined for words and for literals out of range. */
export function readLiteral(token: Token): Meaning | undefined {
  switch (token.kind) {
    case 'hex':
      return literalColor(longHex(token.text))
    case 'rgb':
      return readRgb(token.text)
    case 'ratio':
      return namedSize(token.text) && { kind: 'setting', patch: { page: { size: token.text } } }
    case 'size':
      return readSize(token.text)
    case 'length':
      return { kind: 'length', px: lengthInPx(token.text) }
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

function readSize(text: string): Meaning | undefined {
  const size = readFreeSize(text)
  return size && { kind: 'setting', patch: { page: { size: size.name } } }
}

/** px of `8px`, `12 pt`, `20mm`, `2cm`. */
function lengthInPx(text: string): number {
  const value = Number.parseFloat(text)
  if (text.endsWith('pt')) return pt(value)
  if (text.endsWith('mm')) return mm(value)
  return text.endsWith('cm') ? mm(value * 10) : value
}
