import type { Driver } from 'unstorage'
import type { DirectBlobs } from '../service/ports/blobs.ts'
import type { Stage } from './stage.ts'

/** A part of a file, both ends included. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** What our own drivers offer beyond get and set: bytes as streams. */
export interface Streams {
  readonly stage: Stage
  /** Bytes that have been checked; nothing is open before they are pulled. */
  read(key: string, range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>
  /** Whether bytes may be removed by what the place itself knows of them; a place that knows nothing lets the notes decide. */
  isOld?(key: string): Promise<boolean>
  readonly direct?: DirectBlobs
}

/** The drivers that are our own. */
const own: ReadonlySet<string | undefined> = new Set(['fs-durable', 's3'])

/** The streams of our own drivers; `undefined` of any other. */
export function streamsOf(driver: Driver): Streams | undefined {
  return own.has(driver.name) ? (driver.getInstance?.() as Streams) : undefined
}
