import { toPlain } from '../compose/typography/typeset.ts'

/**
 * The words of a text for comparing copy with output: letters, marks and digits only, because typography changes quotes
 * and dashes, and in lower case, because designs set capitals. Characters without a shape (soft hyphens, joiners, selectors of a
 * variant) go.
 */
export function wordsOf(text: string): string[] {
  const plain = toPlain(text)
    .normalize('NFKC')
    .replace(/\u00AD\s?|\p{Cf}|\p{Variation_Selector}/gu, '')
    // An address is printed as readers type it.
    .replace(/\bhttps?:\/\/(?:www\.)?/gi, ' ')
  // By way of capitals, so that ß and SS, ς and σ are the same.
  return (
    plain
      .toUpperCase()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Words that are wanted but not shown, or not as often, in the order they are wanted. */
export function missingWords(wanted: readonly string[], shown: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const word of shown) left.set(word, (left.get(word) ?? 0) + 1)
  return wanted.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}
