/** Something to time, under the name the table shows. */
export interface Work {
  readonly name: string
  /** Comes before each run and is not timed. */
  readonly prepare?: () => unknown
  /** Does the work once; what it gives back is dropped. */
  run(): unknown
}

/** What was measured of one work, in milliseconds. */
export interface Sample {
  readonly name: string
  readonly median: number
  readonly low: number
  readonly high: number
}

const warmRuns = 3
const warmTime = 2000
const fewestRounds = 5
const mostRounds = 15
const roundsTime = 4000

/**
 * Times works against each other: each is warmed until the compiler has settled, then they take turns, so that a busy
 * moment of the machine falls on all of them. Between 5 and 15 turns, by how long they take.
 */
export async function measure(works: readonly Work[]): Promise<readonly Sample[]> {
  for (const work of works) await warm(work)
  const times = works.map((): number[] => [])
  const start = performance.now()
  for (let round = 0; round < mostRounds; round += 1) {
    if (round >= fewestRounds && performance.now() - start > roundsTime) break
    for (const [index, work] of works.entries()) times[index]?.push(await time(work))
  }
  return works.map(({ name }, index) => toSample(name, times[index] ?? []))
}

/** Median and extremes of times in milliseconds. */
export function toSample(name: string, times: readonly number[]): Sample {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
  return { name, median, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN }
}

async function warm(work: Work): Promise<void> {
  const start = performance.now()
  for (let run = 0; run < warmRuns || (run < mostRounds && performance.now() - start < warmTime); run += 1) {
    await time(work)
  }
}

async function time({ prepare, run }: Work): Promise<number> {
  await prepare?.()
  const start = performance.now()
  await run()
  return performance.now() - start
}
