/** Shortest word that is taken for another one a letter away. */
const SHORTEST = 5
const LONGEST = 24

/** Finds the word that a slip of one letter was meant to be. */
export interface TypoIndex {
  correct(word: string): string | undefined
}

/** Creates an index of words by what is left when one letter is dropped: a slip shares such a rest with the word it was meant to be. */
export function createTypoIndex(words: Iterable<string>): TypoIndex {
  const byRest = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < SHORTEST || word.includes(' ')) continue
    for (const rest of rests(word)) byRest.set(rest, [...(byRest.get(rest) ?? []), word])
  }
  return {
    correct(word) {
      if (word.length < SHORTEST || word.length > LONGEST) return undefined
      const candidates = rests(word).flatMap(rest => byRest.get(rest) ?? [])
      return candidates.find(candidate => isSlip(word, candidate))
    },
  }
}

function rests(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1))]
}

/**
 * One letter missing, too many, wrong, or two swapped (Damerau's four slips). The first letter has to be right, and in words of
 * five letters none may be wrong: `while` is not `white`.
 */
function isSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0] || Math.abs(written.length - meant.length) > 1) return false
  let start = 0
  while (start < written.length && written[start] === meant[start]) start++
  const [left, right] = [written.slice(start), meant.slice(start)]
  if (left.slice(1) === right || left === right.slice(1)) return true
  const swapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return swapped || (written.length > SHORTEST && left.slice(1) === right.slice(1))
}
