import { join } from 'node:path'
import { Low } from 'lowdb'
import type { Disk } from './disk.ts'
import { readLine, toLine } from './record.ts'
import { damaged } from './store-damage.ts'
import type { Rows } from '../tables/tables.ts'

/** All rows at one moment. On the disk it is one line of a journal: with its sum. Version 1 was bare JSON. */
export interface Snapshot {
  readonly format: 'platen-snapshot'
  readonly version: 1 | 2
  /** Number of the newest record in it. */
  readonly seq: number
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

/** Path of the snapshot in a store's folder. */
export function snapshotPath(folder: string): string {
  return join(folder, 'snapshot.json')
}

/** The snapshot of a folder, or an empty one. Throws `StoreDamage` for one that is not what was written. */
export async function readSnapshot(disk: Disk, folder: string): Promise<Snapshot> {
  const snapshot = snapshotOf(disk, folder)
  await snapshot.read()
  return snapshot.data
}

/** Replaces the snapshot by one of these rows. */
export async function writeSnapshot(disk: Disk, folder: string, rows: Rows, seq: number): Promise<void> {
  const tables = [...rows].map(([name, table]) => [name, [...table.values()]])
  const snapshot = snapshotOf(disk, folder)
  snapshot.data = { ...empty, seq, tables: Object.fromEntries(tables) }
  await snapshot.write()
}

const empty: Snapshot = { format: 'platen-snapshot', version: 2, seq: 0, tables: {} }

function snapshotOf(disk: Disk, folder: string): Low<Snapshot> {
  const path = snapshotPath(folder)
  return new Low<Snapshot>(
    {
      async read() {
        const bytes = await disk.read(path)
        return bytes ? checked(bytes, path) : null
      },
      write: data => disk.replace(path, toLine(data)),
    },
    empty,
  )
}

function checked(bytes: Uint8Array, path: string): Snapshot {
  const end = bytes.at(-1) === 0x0a ? bytes.length - 1 : bytes.length
  const value = bytes[0] === 0x7b ? parse(bytes) : readLine(bytes.subarray(0, end))
  if (value === undefined) throw damaged(path, 0, 'its sum does not fit')
  const { format, version } = value as Partial<Snapshot>
  if (format === 'platen-snapshot' && (version === 1 || version === 2)) return value as Snapshot
  throw new Error(`${path} is no snapshot of this version of platen; use the version that wrote it`)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
