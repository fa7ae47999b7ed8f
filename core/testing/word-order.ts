import type { CopyPieces, Step } from './copy-pieces.ts'

/** Most pieces into which a reader may have cut a word that stands in two lines or two typefaces. */
const maxCuts = 3
/** Most faults that are told; one lost paragraph would otherwise tell a hundred. */
const maxFaults = 3

/**
 * What is lost or out of order when the words of `shown` are read one after the other: the body must follow the copy,
 * with other words allowed in between (running heads, numbers, contents), but for blocks that are laid out by their roles;
 * footnotes may stand anywhere, each in one piece.
 * Words and their figure may stand in either order. With `blocksMove`, the blocks of the body may also change places, as where a format sets dates in a column.
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

function faultIn(steps: readonly Step[], shown: readonly string[]): string[] {
  let at = 0
  for (const [index, step] of steps.entries()) {
    const next = placeAfter(step, shown, at)
    if (next === undefined) {
      const before = steps.slice(0, index).flatMap(wordsOfStep).slice(-6).join(' ')
      const here = steps.slice(index).flatMap(wordsOfStep).slice(0, 6).join(' ')
      return [`“${here}” does not follow “${before}”`]
    }
    at = next
  }
  return []
}

function wordsOfStep(step: Step): readonly string[] {
  return typeof step === 'string' ? [step] : [...step.words, ...step.figure]
}

/** The place after a step: of words and their figure, in the order in which they stand nearer. */
function placeAfter(step: Step, shown: readonly string[], from: number): number | undefined {
  if (typeof step === 'string') return after(step, shown, from)
  const orders = [wordsOfStep(step), [...step.figure, ...step.words]]
  const ends = orders.flatMap(words => afterAll(words, shown, from) ?? [])
  return ends.length === 0 ? undefined : Math.min(...ends)
}

function afterAll(words: readonly string[], shown: readonly string[], from: number): number | undefined {
  return words.reduce<number | undefined>(
    (at, word) => (at === undefined ? undefined : after(word, shown, at)),
    from,
  )
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
    if (!word.startsWith(shown[at] ?? '')) continue
    for (let cuts = 2; cuts <= maxCuts; cuts += 1) {
      if (shown.slice(at, at + cuts).join('') === word) return at + cuts
    }
  }
  return whole === -1 ? undefined : whole + 1
}

function isNoted(word: string, shown: string): boolean {
  return shown.startsWith(word) && /^\d{1,3}$/.test(shown.slice(word.length))
}
