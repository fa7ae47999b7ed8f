import { Worker } from 'node:worker_threads'
import { type Spread, toSpread } from './statistics.ts'

/** What is sent again and again. */
export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What the sending thread is told. */
export interface LoadTask {
  readonly load: Load
  /** Requests at the same time. */
  readonly connections: number
  readonly amount: number
}

/** What the sending thread saw. */
export interface LoadResult {
  readonly milliseconds: number
  /** What one request in a hundred exceeded, ms. */
  readonly p99: number
}

/** Times of requests under load, milliseconds. */
export interface LoadTimes {
  /** Of one request on average: the inverse of the throughput. */
  readonly each: Spread
  /** That one request in a hundred exceeds. */
  readonly slowest: Spread
}

const connections = 64
const amount = 900
const warmRounds = 3
const rounds = 7

/** Sends requests, 64 at once, from a thread of their own; each round anew. Throws when one is refused. */
export async function measureLoad(prepare: () => Promise<Load>): Promise<LoadTimes> {
  const results: LoadResult[] = []
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const result = await send({ load: await prepare(), connections, amount })
    if (round >= warmRounds) results.push(result)
  }
  return {
    each: toSpread(results.map(({ milliseconds }) => milliseconds / amount)),
    slowest: toSpread(results.map(({ p99 }) => p99)),
  }
}

function send(task: LoadTask): Promise<LoadResult> {
  const worker = new Worker(new URL('./service-load-worker.js', import.meta.url), { workerData: task })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
