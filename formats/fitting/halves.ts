/** How many of some sizes, at least one, are the first of two halves that are as even as their order allows. */
export function evenSplit(sizes: readonly number[]): number {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let best = 1
  let least = Number.POSITIVE_INFINITY
  let first = 0
  for (let at = 1; at < sizes.length; at += 1) {
    first += sizes[at - 1] ?? 0
    const larger = Math.max(first, whole - first)
    if (larger < least) [best, least] = [at, larger]
  }
  return best
}
