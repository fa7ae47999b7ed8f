import type { Driver } from 'unstorage'
import type { Blobs } from '../service/ports/blobs.ts'
import type { Log } from '../service/ports/log.ts'
import { createBlobs } from './create-blobs.ts'
import { openDriver } from './open-driver.ts'
import { watchRedis } from './watch-redis.ts'

/** Where a service keeps its files. */
export interface BlobsOptions {
  /** As in PLATEN_BLOBS: `fs`, `memory` or the options of a driver as JSON. */
  readonly setting: string
  /** Of `fs`. */
  readonly folder: string
  /** Keeps a key durably before its bytes are kept. */
  note(key: string): Promise<void>
  readonly log: Log
  /** A place that does not answer within that time is none, ms. */
  readonly patience?: number
}

/** What to look at first when a driver does not work. */
const hints: Readonly<Record<string, string>> = {
  fs: 'mend the folder or the disk',
  s3: 'check endpoint, region, bucket and both keys, which must be allowed to get, put, delete and list',
  redis: 'check that it runs, its address and its password',
}

/**
 * Opens blobs and tries them out: a place that keeps nothing is found at the start and not by who looks for a file
 * later. Throws with how to mend it; `probe` throws in the same words.
 */
export async function openBlobs(options: BlobsOptions): Promise<Blobs> {
  const { setting, folder, note, log, patience = 10_000 } = options
  const driver = await openDriver(setting, folder, log)
  const faultOf = watchRedis(driver, log)
  const blobs = createBlobs(driver, note)
  const probe = async (): Promise<void> => {
    try {
      await blobs.probe()
    } catch (error) {
      throw new Error(complain(driver, (error as Error).message), { cause: error })
    }
  }
  try {
    await within(patience, probe(), () =>
      complain(driver, faultOf() ?? `there is no answer within ${patience} ms`),
    )
  } catch (error) {
    await blobs.close()
    throw error
  }
  return { ...blobs, probe }
}

function complain(driver: Driver, cause: string): string {
  // As the setting names it.
  const name = driver.name === 'fs-durable' ? 'fs' : (driver.name ?? '')
  const hint = hints[name] ?? 'check its options'
  return `PLATEN_BLOBS names the driver "${name}", which does not keep files: ${cause}; ${hint}`
}

async function within(milliseconds: number, work: Promise<void>, say: () => string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(say())), milliseconds)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
