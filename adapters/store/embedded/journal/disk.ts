import { readSync } from 'node:fs'
import { constants, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The few things that a durable store does with files; tests hand in a disk that fails. */
export interface Disk {
  /** Opens for appending; made when it is not there. */
  openAppend(path: string): Promise<AppendFile>
  /** Replaces a file so that after any crash it is the old or the new one, whole. */
  replace(path: string, bytes: Uint8Array): Promise<void>
  read(path: string): Promise<Uint8Array | undefined>
  /** Opens for reading parts; `undefined` when it is not there. */
  openRead(path: string): Promise<ReadFile | undefined>
  list(folder: string): Promise<readonly string[]>
  truncate(path: string, size: number): Promise<void>
  remove(path: string): Promise<void>
}

/** A file that only grows. */
export interface AppendFile {
  readonly size: number
  /** Writes all bytes and waits until they are on the disk. */
  append(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
}

/** A file that does not change any more. It is read at once: whoever waits for a transaction waits for nothing else. */
export interface ReadFile {
  readonly size: number
  /** Fewer bytes where the file ends before; they stand in `into` where it is given, which must have room for them. */
  read(at: number, length: number, into?: Uint8Array): Uint8Array
  close(): Promise<void>
}

/** The machine's own disk. `sync: false` survives a killed process, not a power cut. */
export function createDisk({ sync = true }: { readonly sync?: boolean } = {}): Disk {
  const syncFolder = async (folder: string): Promise<void> => {
    if (!sync) return
    const handle = await open(folder, constants.O_RDONLY)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
  return {
    async openAppend(path) {
      const handle = await open(path, 'a', 0o600)
      let { size } = await handle.stat()
      if (size === 0) await syncFolder(dirname(path))
      return {
        get size() {
          return size
        },
        async append(bytes) {
          // A write may take less than all of it.
          for (let done = 0; done < bytes.length; ) {
            const { bytesWritten } = await handle.write(bytes, done, bytes.length - done)
            done += bytesWritten
          }
          if (sync) await handle.datasync()
          size += bytes.length
        },
        close: () => handle.close(),
      }
    },
    async replace(path, bytes) {
      const temporary = `${path}.new`
      const handle = await open(temporary, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        if (sync) await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(temporary, path)
      await syncFolder(dirname(path))
    },
    read: path => orMissing(readFile(path)),
    async openRead(path) {
      const handle = await orMissing(open(path, 'r'))
      if (!handle) return undefined
      const { size } = await handle.stat()
      return {
        size,
        read(at, length, into) {
          const bytes = into ?? Buffer.allocUnsafeSlow(length)
          let done = 0
          for (let got = 1; got > 0 && done < length; done += got) {
            got = readSync(handle.fd, bytes, done, length - done, at + done)
          }
          return bytes.subarray(0, done)
        },
        close: () => handle.close(),
      }
    },
    async list(folder) {
      return (await readdir(folder)).sort()
    },
    async truncate(path, size) {
      const handle = await open(path, 'r+')
      try {
        await handle.truncate(size)
        if (sync) await handle.sync()
      } finally {
        await handle.close()
      }
    },
    async remove(path) {
      await rm(path, { force: true })
      await syncFolder(dirname(path))
    },
  }
}

/** What was opened or read, `undefined` when there is no such file. */
async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
