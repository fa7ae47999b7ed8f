import type { Disk } from './disk.ts'

/** A disk in memory that can fail at its n-th write, keeping any part of it. */
export interface MemoryDisk extends Disk {
  readonly files: Map<string, Uint8Array>
  /** The write with this number (from 0) fails after that many bytes. */
  failAt(write: number, keep: number): void
  readonly writes: number
  /** A disk with what this one holds, sound again. */
  reopened(): MemoryDisk
}

export function createMemoryDisk(files: Map<string, Uint8Array> = new Map()): MemoryDisk {
  let writes = 0
  let failing: { readonly write: number; readonly keep: number } | undefined

  const write = (path: string, before: Uint8Array, bytes: Uint8Array): void => {
    const number = writes
    writes += 1
    const failed = failing !== undefined && number >= failing.write
    const kept = failed ? bytes.subarray(0, number === failing?.write ? failing.keep : 0) : bytes
    files.set(path, Buffer.concat([before, kept]))
    if (failed) throw new Error('EIO')
  }

  return {
    files,
    failAt(number, keep) {
      failing = { write: number, keep }
    },
    get writes() {
      return writes
    },
    reopened: () => createMemoryDisk(new Map(files)),
    async openAppend(path) {
      files.set(path, files.get(path) ?? new Uint8Array())
      return {
        get size() {
          return files.get(path)?.length ?? 0
        },
        append: async bytes => write(path, files.get(path) ?? new Uint8Array(), bytes),
        close: async () => {},
      }
    },
    async replace(path, bytes) {
      if (failing !== undefined && writes >= failing.write) throw new Error('EIO')
      files.set(path, bytes)
    },
    read: async path => files.get(path),
    async openRead(path) {
      const bytes = files.get(path)
      return (
        bytes && {
          size: bytes.length,
          read(at, length, into) {
            const found = bytes.subarray(at, at + length)
            into?.set(found)
            return into ? into.subarray(0, found.length) : found
          },
          close: async () => {},
        }
      )
    },
    list: async folder =>
      [...files.keys()]
        .filter(path => path.startsWith(`${folder}/`))
        .map(path => path.slice(folder.length + 1))
        .sort(),
    truncate: async (path, size) => {
      files.set(path, (files.get(path) ?? new Uint8Array()).subarray(0, size))
    },
    remove: async path => {
      files.delete(path)
    },
  }
}

/** A disk whose every write goes through something that may refuse it: files that are open already are written through it too. */
export function withWrites(
  disk: Disk,
  through: <Result>(work: () => Promise<Result>) => Promise<Result>,
): Disk {
  return {
    ...disk,
    replace: (path, bytes) => through(() => disk.replace(path, bytes)),
    truncate: (path, size) => through(() => disk.truncate(path, size)),
    remove: path => through(() => disk.remove(path)),
    openAppend: path =>
      through(async () => {
        const file = await disk.openAppend(path)
        return {
          get size() {
            return file.size
          },
          append: bytes => through(() => file.append(bytes)),
          close: file.close,
        }
      }),
  }
}
