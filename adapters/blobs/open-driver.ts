import type { Driver } from 'unstorage'
import { withClearFaults } from './clear-faults.ts'
import type { Log } from '../service/ports/log.ts'
import { openFsDurable } from './fs-durable.ts'
import { openS3 } from './s3/s3-bucket.ts'
import { complainOfOptions, type S3Options } from './s3/s3-options.ts'
import { toCause } from './to-cause.ts'

/** A driver by its name, and its options. */
type DriverSetting = Readonly<Record<string, unknown>> & { readonly driver: string }

/** Names of unstorage's drivers are files of a package: nothing else may be imported by a setting. */
const driverName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** For who looks for a driver and has nobody to tell. */
const silent: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Packages that a driver works with only in some versions. */
const versions: Readonly<Record<string, string>> = { ioredis: '@5', aws4fetch: '@1' }

/**
 * The driver that a setting asks for: `fs` keeps files under `folder`, `memory` forgets, anything else is JSON with the
 * name of a driver of unstorage and its options: `{"driver":"s3","bucket":"platen",…}`. Throws with how to mend it.
 */
export async function openDriver(setting: string, folder: string, log: Log = silent): Promise<Driver> {
  const { driver, ...options } = readSetting(setting)
  checkOptions(driver, options)
  try {
    // unstorage's own writes in place, and a killed process leaves half a file.
    if (driver === 'fs') return await openFsDurable({ base: folder, ...options })
    // unstorage's own holds each file whole in memory, and tries once.
    if (driver === 's3') return await openS3(options as unknown as S3Options, log)
    const module = (await import(`unstorage/drivers/${driver}`)) as { default(options: object): Driver }
    return withClearFaults(module.default(options))
  } catch (error) {
    throw new Error(explain(driver, options, error as NodeJS.ErrnoException), { cause: error })
  }
}

function readSetting(setting: string): DriverSetting {
  if (setting === 'fs' || setting === 'memory') return { driver: setting }
  try {
    const read = JSON.parse(setting) as { readonly driver?: unknown } | null
    if (typeof read?.driver === 'string' && driverName.test(read.driver)) {
      return { ...read, driver: read.driver }
    }
  } catch {
    // The message below says it all.
  }
  throw new Error('PLATEN_BLOBS is none of fs, memory and JSON such as {"driver":"s3","bucket":"platen"}')
}

function checkOptions(driver: string, options: Readonly<Record<string, unknown>>): void {
  const complaint = driver === 's3' ? complainOfOptions(options) : undefined
  if (complaint !== undefined) throw new Error(`PLATEN_BLOBS names the driver "s3" ${complaint}`)
  if (driver === 'lru-cache') {
    throw new Error(
      'PLATEN_BLOBS names the driver "lru-cache", which loses files when it is full; take another',
    )
  }
  if ('ttl' in options) {
    throw new Error('PLATEN_BLOBS has a ttl, after which files would be lost; leave it out')
  }
}

function explain(driver: string, options: object, error: NodeJS.ErrnoException): string {
  const what = `PLATEN_BLOBS names the driver "${driver}"`
  if (error.code !== 'ERR_MODULE_NOT_FOUND')
    return `${what}, which cannot be opened: ${toCause(error, options)}`
  const [, missing] = /^Cannot find package '([^']+)'/.exec(error.message) ?? []
  return missing === undefined
    ? `${what}, which there is not; unstorage.unjs.io/drivers lists names and options`
    : `${what}, which needs the package ${missing}; install it: npm install ${missing}${versions[missing] ?? ''}`
}
