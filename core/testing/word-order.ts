import type { CopyPieces } from './copy-pieces.ts'

/** Most pieces into which a reader may have cut a word that stands in two lines or two typefaces. */
const maxCuts = 3
/** Most faults that are told; one lost paragraph would otherwise tell a hundred. */
const maxFaults = 3

/**
 * What is lost or out of order when the words of `shown` are read one after the other: the body must follow the copy,
 * with other words allowed in between (running heads, numbers, contents), but for blocks that are laid out by their roles;
 * footnotes may stand anywhere, each in one piece.
 * With `blocksMove`, the blocks of the body may also change places, as where a format sets dates in a column.
 */
export function disorder(
  copy: CopyPieces,
  shown: readonly string[],
  { blocksMove = false }: { readonly blocksMove?: boolean } = {},
): string[] {
  const isInOrder = !blocksMove && faultIn((copy.all ?? copy.blocks).flat(), shown).length === 0
  const loose = [...(blocksMove ? copy.blocks : []), ...(isInOrder ? [] : (copy.moved ?? [])), ...copy.notes]
  const body = blocksMove || isInOrder ? [] : copy.blocks.flat()
  return [body, ...loose].flatMap(words => faultIn(words, shown)).slice(0, maxFaults)
}

function faultIn(words: readonly string[], shown: readonly string[]): string[] {
  let at = 0
  for (const [index, word] of words.entries()) {
    const next = after(word, shown, at)
    if (next === undefined) {
      const before = words.slice(Math.max(0, index - 6), index).join(' ')
      const here = words.slice(index, index + 6).join(' ')
      return [`“${here}” does not follow “${before}”`]
    }
    at = next
  }
  return []
}

/** The place after the next occurrence of a word: whole, cut, or with the number of a footnote behind it. */
function after(word: string, shown: readonly string[], from: number): number | undefined {
  const whole = shown.indexOf(word, from)
  const nearest = whole === -1 ? shown.length : whole
  // Only where the whole word would have to stand; further away a likeness is chance.
  // Where nothing was found yet, it may stand anywhere.
  const end = from === 0 ? nearest : Math.min(nearest, from + 12)
  for (let at = from; at < end; at += 1) {
    if (isNoted(word, shown[at] ?? '')) return at + 1
    for (let cuts = 2; cuts <= maxCuts; cuts += 1) {
      if (shown.slice(at, at + cuts).join('') === word) return at + cuts
    }
  }
  return whole === -1 ? undefined : whole + 1
}

function isNoted(word: string, shown: string): boolean {
  return shown.startsWith(word) && /^\d{1,3}$/.test(shown.slice(word.length))
}
