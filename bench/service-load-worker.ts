import { parentPort, workerData } from 'node:worker_threads'
import { Pool } from 'undici'
import type { LoadTask, LoadResult } from './service-load.ts'

/** Entry point of the thread that sends: it measures nothing but its own requests. */
const { load, connections, amount } = workerData as LoadTask
const { origin, pathname } = new URL(load.url)
const pool = new Pool(origin, { connections, pipelining: 1 })
const times: number[] = []
let sent = 0

async function sendOne(): Promise<void> {
  const begun = performance.now()
  const { statusCode, body } = await pool.request({
    ...{ path: pathname, method: load.method, headers: load.headers ?? {} },
    ...(load.body !== undefined && { body: load.body }),
  })
  await body.dump()
  if (statusCode >= 300) throw new Error(`a request was answered with ${statusCode}`)
  times.push(performance.now() - begun)
}

async function sendOneByOne(): Promise<void> {
  while (sent < amount) {
    sent += 1
    await sendOne()
  }
}

/** Asks for what is not there: whoever answers, this thread's own code is compiled by then. */
async function warm(): Promise<void> {
  for (let count = 0; count < 30; count += 1) {
    const { body } = await pool.request({ path: '/warm', method: 'GET' })
    await body.dump()
  }
}

// Connections are opened before the clock starts, and a sender that is slow itself would be taken for a slow service.
await Promise.all(Array.from({ length: connections }, warm))
await Promise.all(Array.from({ length: connections }, sendOne))
times.length = 0
const begun = performance.now()
await Promise.all(Array.from({ length: connections }, sendOneByOne))
const milliseconds = performance.now() - begun
times.sort((a, b) => a - b)
const result: LoadResult = { milliseconds, p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN }
parentPort?.postMessage(result)
await pool.close()
