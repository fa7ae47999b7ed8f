import type { Message } from '../message.ts'
import { packageFor } from './fallback.ts'
import { scriptOf } from './scripts.ts'

/** Tells the author that no installed font has a character, and which package would bring it. */
export function missingGlyphMessage(codePoint: number): Message {
  const number = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
  const source = packageFor(codePoint)
  return {
    rule: 'glyph-missing',
    severity: 'warning',
    text: `no installed font has the character ${shown(codePoint)}${number} (script ${scriptOf(codePoint)})`,
    hint:
      source === undefined
        ? 'replace the character: no font package is known to have it'
        : `install the font package ${source} next to this one`,
  }
}

/** The character and a space, unless it would be invisible or half a pair. */
function shown(codePoint: number): string {
  if (codePoint > 0x10ffff) return ''
  const text = String.fromCodePoint(codePoint)
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? `${text} ` : ''
}
