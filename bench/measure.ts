import { type Spread, toRatio, toSpread } from './statistics.ts'

/** Something to time, under the name the table shows. */
export interface Work {
  readonly name: string
  /** Comes before each run and is not timed. */
  readonly prepare?: () => unknown
  /** Does the work once; what it gives back is dropped. */
  run(): unknown
}

/** What was measured of a work and its peer, in milliseconds; the ratio is ours : peer. */
export interface Pair {
  readonly ours: Spread
  readonly peer: Spread
  readonly ratio: Spread
  readonly turns: number
}

/** How long to go on. Times are in milliseconds and bound the starting of a run, not its end. */
export interface Effort {
  readonly warmTime: number
  readonly fewestTurns: number
  readonly mostTurns: number
  readonly time: number
}

const usual: Effort = { warmTime: 2000, fewestTurns: 5, mostTurns: 15, time: 4000 }

/** For work that starts a process or fills a pool: warm by nature or never, and slow. */
export const slow: Effort = { warmTime: 0, fewestTurns: 3, mostTurns: 7, time: 7000 }

/**
 * Times two works against each other. Both are warmed until the compiler has settled, then they take turns, and the
 * one that goes first changes from turn to turn, so that neither always finds the memory clean.
 */
export async function measurePair(ours: Work, peer: Work, effort: Effort = usual): Promise<Pair> {
  await warm(ours, effort)
  await warm(peer, effort)
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  await takeTurns(effort, async turn => {
    const first = turn % 2 === 0 ? await time(ours) : undefined
    times.peer.push(await time(peer))
    times.ours.push(first ?? (await time(ours)))
  })
  return {
    ours: toSpread(times.ours),
    peer: toSpread(times.peer),
    ratio: toRatio(times.ours, times.peer),
    turns: times.ours.length,
  }
}

/** Times one work, warm. */
export async function measureAlone(work: Work, effort: Effort = usual): Promise<Spread> {
  await warm(work, effort)
  const times: number[] = []
  await takeTurns(effort, async () => {
    times.push(await time(work))
  })
  return toSpread(times)
}

async function takeTurns(effort: Effort, turn: (index: number) => Promise<void>): Promise<void> {
  const start = performance.now()
  for (let index = 0; index < effort.mostTurns; index += 1) {
    if (index >= effort.fewestTurns && performance.now() - start > effort.time) return
    await turn(index)
  }
}

async function warm(work: Work, { warmTime }: Effort): Promise<void> {
  const start = performance.now()
  do await time(work)
  while (performance.now() - start < warmTime)
}

async function time({ prepare, run }: Work): Promise<number> {
  await prepare?.()
  const start = performance.now()
  await run()
  return performance.now() - start
}
