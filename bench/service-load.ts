import autocannon from 'autocannon'
import { toSample, type Sample } from './measure.ts'

/** What is sent again and again. */
export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Times of requests under load, milliseconds. */
export interface LoadTimes {
  /** Of one request on average: the inverse of the throughput. */
  readonly each: Sample
  /** That one request in a hundred exceeds. */
  readonly slowest: Sample
}

/** Requests at the same time. */
const connections = 64
const amount = 1000
const rounds = 7

/** Sends requests, 64 at once, from a thread of their own; each round anew. Throws when one is refused. */
export async function measureLoad(name: string, prepare: () => Promise<Load>): Promise<LoadTimes> {
  const each: number[] = []
  const slowest: number[] = []
  // The first round is for the compiler.
  for (let round = 0; round <= rounds; round += 1) {
    const result = await autocannon({ ...(await prepare()), connections, amount, workers: 1 })
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${name}: ${result.non2xx} of ${amount} requests were refused, ${result.errors} broke`)
    }
    if (round === 0) continue
    each.push((result.duration * 1000) / amount)
    slowest.push(result.latency.p99)
  }
  return { each: toSample(name, each), slowest: toSample(name, slowest) }
}
