import { randomUUID } from 'node:crypto'
import { open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, type SyncFolder } from './durable-folder.ts'
import { createMeter } from './measure.ts'
import { createOnce } from './once.ts'
import type { Stage } from './stage.ts'

/** Writes files that are there whole or not at all, and stay once they were acknowledged. */
export interface FileWriter {
  readonly stage: Stage
  /** Puts bytes in the place of whatever is at that path. */
  replace(path: string, bytes: Uint8Array): Promise<void>
}

/** Where files go, and where they are while they are written: both on one disk, so that they can be renamed. */
export interface FilePlace {
  pathOf(key: string): string
  readonly temporary: string
  readonly sync: SyncFolder
}

/** Stages in temporary files, written as the bytes come: memory stays flat however big they are. */
export function createFileWriter({ pathOf, temporary, sync }: FilePlace): FileWriter {
  const openFolder = createOnce(folder => makeFolder(folder, sync))
  const temporaryPath = (): string => join(temporary, randomUUID())

  const move = async (file: string, path: string): Promise<void> => {
    await openFolder(dirname(path))
    await rename(file, path)
    await sync(dirname(path))
  }
  const replace = async (path: string, bytes: Uint8Array): Promise<void> => {
    const file = temporaryPath()
    await writeSynced(file, [bytes])
    try {
      await move(file, path)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }
  const keepBytes = async (path: string, bytes: Uint8Array): Promise<void> => {
    if ((await sizeOf(path)) !== bytes.length) return replace(path, bytes)
    await openFolder(dirname(path))
    // Who wrote it may have been killed before this.
    await sync(dirname(path))
  }

  return {
    replace,
    async stage(source, limit) {
      const meter = createMeter(limit)
      if (source instanceof Uint8Array) {
        await meter.addAll(source)
        const measured = meter.result()
        return { ...measured, keep: () => keepBytes(pathOf(measured.key), source), drop: async () => {} }
      }
      const file = temporaryPath()
      await writeSynced(file, meter.pass(source))
      const measured = meter.result()
      return {
        ...measured,
        keep: () => move(file, pathOf(measured.key)),
        drop: () => rm(file, { force: true }),
      }
    },
  }
}

/** Size of a file in bytes; `undefined` when there is none. */
export async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a new file and waits until its bytes are on the disk; one that cannot be written whole is removed. */
async function writeSynced(
  path: string,
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await writeFile(handle, source)
    await handle.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}
