import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Driver, defineDriver } from 'unstorage'

/** Where the driver keeps its files. */
export interface FsDurableOptions {
  readonly base: string
}

/** What the driver offers beyond get and set: bytes as streams. */
export interface FsDurable {
  read(
    key: string,
    range?: { readonly start: number; readonly end: number },
  ): Promise<AsyncIterable<Uint8Array> | undefined>
}

/**
 * A driver for unstorage that keeps what it acknowledged: a temporary file, synced, renamed, the folder synced.
 * unstorage's own file driver writes in place, and a killed process leaves half a file.
 */
export const createFsDurable: (options: FsDurableOptions) => Driver = defineDriver(
  (options: FsDurableOptions) => {
    const pathOf = (key: string): string => {
      if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`"${key}" is no blob key`)
      // 256 folders: a flat one grows slow.
      return join(options.base, key.slice(-2), key)
    }
    const instance: FsDurable = {
      async read(key, range) {
        const path = pathOf(key)
        return (await sizeOf(path)) === undefined ? undefined : createReadStream(path, range)
      },
    }
    return {
      name: 'fs-durable',
      options,
      getInstance: () => instance,
      hasItem: async key => (await sizeOf(pathOf(key))) !== undefined,
      getItem: async key => (await readWhole(pathOf(key)))?.toString('utf8') ?? null,
      getItemRaw: async key => (await readWhole(pathOf(key))) ?? null,
      setItemRaw: async (key, value) => writeWhole(pathOf(key), value as Uint8Array),
      removeItem: async key => rm(pathOf(key), { force: true }),
      getKeys: async () => {
        throw new Error('blobs are never listed')
      },
    }
  },
)

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readWhole(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const folder = join(path, '..')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomUUID()}`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
