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
