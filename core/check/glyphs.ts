import { missingGlyphMessage } from '../fonts/missing.ts'
import { segmentByFace } from '../fonts/segment.ts'
import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import type { Theme } from '../theme/theme.ts'

/** Characters that are named; copy in a script without a font would name thousands. */
const maxNamed = 20

/** Names the characters of the copy that no installed font has, whichever outputs are drawn. */
export function checkGlyphs(document: Document, theme: Theme, report: Report): void {
  const characters = new Set(plainText(document.root).match(/[\u0080-\u{10ffff}]/gu))
  const wish = { family: theme.type.text, weight: 400, italic: false }
  let named = 0
  for (const character of characters) {
    if (named === maxNamed) return
    const codePoint = character.codePointAt(0) ?? 0
    if (!segmentByFace(character, wish, theme.lang).some(segment => segment.missing)) continue
    report.add(missingGlyphMessage(codePoint))
    named += 1
  }
}
