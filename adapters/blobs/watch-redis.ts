import type { Driver } from 'unstorage'
import type { Log } from '../service/ports/log.ts'
import { toCause } from './to-cause.ts'

/** What is used of ioredis. */
interface Connection {
  on(event: 'error', listener: (error: Error) => void): void
  on(event: 'ready', listener: () => void): void
}

/**
 * Logs when Redis is lost and when it is back; left alone, ioredis prints every try. Returns what tells the fault of the
 * moment; of other drivers there is none, they have no connection that lasts.
 */
export function watchRedis(driver: Driver, log: Log): () => string | undefined {
  let fault: string | undefined
  if (driver.name !== 'redis') return () => fault
  const connection = driver.getInstance?.() as Connection
  connection.on('error', error => {
    const known = fault !== undefined
    fault = toCause(error, driver.options)
    if (!known) log.error('blobs-unreachable', { error: fault })
  })
  connection.on('ready', () => {
    if (fault !== undefined) log.info('blobs-reachable')
    fault = undefined
  })
  return () => fault
}
