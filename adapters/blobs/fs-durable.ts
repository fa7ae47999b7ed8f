import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Driver } from 'unstorage'
import { makeFolder, type SyncFolder, syncFolder } from './durable-folder.ts'
import { BlobFault } from '../service/files/blob-fault.ts'
import { remember } from '../service/remember.ts'
import { createMeter } from './measure.ts'
import { createFileWriter, sizeOf } from './file-writer.ts'
import type { Range, Streams } from './streams.ts'

/** Where the driver keeps its files. */
export interface FsDurableOptions {
  /** A folder on a disk of this machine; other processes on it may have it too. */
  readonly base: string
  /** The machine's own by default; tests count. */
  readonly sync?: SyncFolder
}

/**
 * Opens a driver for unstorage that keeps what it acknowledged: a temporary file, synced, renamed, the folder synced.
 * unstorage's own file driver writes in place, and a killed process leaves half a file.
 */
export async function openFsDurable({ base, sync = syncFolder }: FsDurableOptions): Promise<Driver> {
  const folder = resolve(base)
  const temporary = join(folder, 'tmp')
  await makeFolder(folder, sync)
  await makeFolder(temporary, sync)
  await removeOld(temporary)
  const pathOf = (key: string): string => {
    if (!/^[a-z0-9-]+$/.test(key)) throw new Error(`"${key}" is no blob key`)
    // 256 folders: a flat one grows slow.
    return join(folder, key.slice(-2), key)
  }
  const check = createCheck()
  const { stage, replace } = createFileWriter({ pathOf, temporary, sync })
  const instance: Streams = {
    stage,
    async read(key, range) {
      const path = pathOf(key)
      if ((await sizeOf(path)) === undefined) return undefined
      await check(key, path)
      return readParts(path, range)
    },
  }
  return {
    name: 'fs-durable',
    options: { base },
    getInstance: () => instance,
    hasItem: async key => (await sizeOf(pathOf(key))) !== undefined,
    getItem: async key => (await readWhole(pathOf(key)))?.toString('utf8') ?? null,
    getItemRaw: async key => (await readWhole(pathOf(key))) ?? null,
    setItemRaw: async (key, value) => replace(pathOf(key), value as Uint8Array),
    removeItem: async key => rm(pathOf(key), { force: true }),
    getKeys: async () => {
      throw new Error('blobs are never listed')
    },
  }
}

/** What is written takes no longer than this: an older file is what a killed process left, a newer one may be another's. ms */
const longestWrite = 60 * 60 * 1000

async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    )
    if (written < Date.now() - longestWrite) await rm(file, { force: true })
  }
}

/** A file that was whole is not read again for its next part within this time, ms. */
const checkLife = 60_000

/** Files whose check is remembered. */
const mostChecked = 1000

/** Creates what reads a file once over before any of it is handed out. Throws `BlobFault`. */
function createCheck(): (key: string, path: string) => Promise<void> {
  const checked = new Map<string, number>()
  return async (key, path) => {
    const now = performance.now()
    if ((checked.get(key) ?? Number.NEGATIVE_INFINITY) > now - checkLife) return
    const meter = createMeter(Number.POSITIVE_INFINITY)
    for await (const part of createReadStream(path)) meter.add(part as Uint8Array)
    if (meter.result().key !== key) throw new BlobFault(key, 'damaged')
    remember(checked, key, now, mostChecked)
  }
}

async function* readParts(path: string, range: Range | undefined): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, range)
}

async function readWhole(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
