import type { Driver } from 'unstorage'
import { createFsDurable } from './fs-durable.ts'

/** Names of unstorage's drivers are folders of a package: nothing else may be imported by a setting. */
const driverName = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The driver that a setting asks for: `fs` keeps files under `folder`, `memory` forgets, anything else is JSON with the
 * name of a driver of unstorage and its options: `{"driver":"s3","bucket":"platen",…}`. Throws with how to mend it.
 */
export async function openDriver(setting: string, folder: string): Promise<Driver> {
  if (setting === 'fs') return createFsDurable({ base: folder })
  if (setting === 'memory') return (await import('unstorage/drivers/memory')).default()
  const { driver, ...options } = readOptions(setting)
  try {
    const module = (await import(`unstorage/drivers/${driver}`)) as { default(options: object): Driver }
    return module.default(options)
  } catch (error) {
    throw new Error(
      `PLATEN_BLOBS names the driver "${driver}", which cannot be opened: ${(error as Error).message}. ` +
        'See unstorage.unjs.io/drivers for names and options; a driver may need a package of its own',
    )
  }
}

function readOptions(setting: string): { readonly driver: string } {
  try {
    const options = JSON.parse(setting) as { readonly driver?: unknown } | null
    if (typeof options?.driver === 'string' && driverName.test(options.driver)) {
      return { ...options, driver: options.driver }
    }
  } catch {
    // The message below says it all.
  }
  throw new Error('PLATEN_BLOBS is none of fs, memory and JSON such as {"driver":"s3","bucket":"platen"}')
}
