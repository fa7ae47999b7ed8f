/** Longest time in which nothing else had a turn while that was done, ms. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  await work()
  await new Promise(resolve => setTimeout(resolve, 5))
  clearInterval(timer)
  return longest
}

/** How much longer everything takes now than on an idle machine. */
function busyness(): number {
  const [began, used] = [performance.now(), process.cpuUsage()]
  while (performance.now() - began < 50);
  const { user, system } = process.cpuUsage(used)
  return Math.max(1, 50_000 / (user + system))
}

/**
 * The best of several times, or the first that is short enough, in ms of an idle machine: the first time finds parts that are only then
 * loaded, and a busy machine interrupts.
 */
export async function bestTurn(work: () => Promise<unknown>, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 12 && best > most; time += 1) {
    const turn = await longestTurn(work)
    best = Math.min(best, turn / busyness())
  }
  return best
}
