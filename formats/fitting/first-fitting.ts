/**
 * What is planned in the first of several ways, from roomy to tight, in which there is a plan. What is tighter takes less
 * room, so it is found by halving.
 */
export function firstFitting<Way, Plan>(
  ways: readonly Way[],
  planFor: (way: Way) => Plan | undefined,
): Plan | undefined {
  let fitting: Plan | undefined
  let [low, high] = [0, ways.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const plan = planFor(ways[middle] as Way)
    if (plan === undefined) low = middle + 1
    else {
      fitting = plan
      high = middle
    }
  }
  return fitting
}
