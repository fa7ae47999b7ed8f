import { bidi } from './bidi.ts'

/** Text with brackets and other paired signs turned round, as right-to-left text draws them. Keeps its length. */
export function mirrored(text: string): string {
  let result = ''
  for (const character of text) result += bidi.getMirroredCharacter(character) ?? character
  return result
}
