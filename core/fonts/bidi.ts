import * as bidiModule from 'bidi-js'
import type { Bidi } from 'bidi-js'

// The package's types describe an ES module, but Node loads its CommonJS file, whose default export is the factory.
const createBidi = bidiModule.default as unknown as () => Bidi

/** The Unicode bidirectional algorithm (UAX 9): embedding levels, visual order and mirrored signs. */
export const bidi: Bidi = createBidi()

/** Text with brackets and other paired signs turned round, as right-to-left text draws them. Keeps its length. */
export function mirrored(text: string): string {
  let result = ''
  for (const character of text) result += bidi.getMirroredCharacter(character) ?? character
  return result
}
