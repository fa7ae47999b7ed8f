import leven from 'leven'

/**
 * The candidate an author most likely meant by a mistyped word, or undefined when none is close: at most a third of the
 * word may differ.
 */
export function nearName(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.slice(0, 64).toLowerCase()
  let best: string | undefined
  let fewest = Math.max(1, Math.floor(wanted.length / 3)) + 1
  for (const candidate of candidates) {
    const slips = slipsBetween(wanted, candidate.toLowerCase())
    if (slips < fewest) [best, fewest] = [candidate, slips]
  }
  return best
}

/** Whether one letter is missing, too many or wrong in a word, or two neighbours have changed places. */
export function isSlip(written: string, meant: string): boolean {
  const longer = written.length - meant.length
  if (longer < -1 || longer > 1) return false
  let at = 0
  while (at < written.length && written[at] === meant[at]) at++
  if (longer === 1) return written.slice(at + 1) === meant.slice(at)
  if (longer === -1) return written.slice(at) === meant.slice(at + 1)
  if (at === written.length) return false
  if (written.slice(at + 1) === meant.slice(at + 1)) return true
  return isSwap(written, meant) && written.slice(at + 2) === meant.slice(at + 2)
}

function slipsBetween(written: string, meant: string): number {
  const changes = leven(written, meant)
  return changes === 2 && isSwap(written, meant) ? 1 : changes
}

/** Whether the first letters in which two words differ have only changed places. */
export function isSwap(written: string, meant: string): boolean {
  const at = [...written].findIndex((letter, index) => letter !== meant[index])
  return at >= 0 && written[at] === meant[at + 1] && written[at + 1] === meant[at]
}
