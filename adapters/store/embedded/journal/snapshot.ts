import { join } from 'node:path'
import { Low } from 'lowdb'
import { shapeOf, type TableName } from '../../../service/ports/tables.ts'
import { keptOf, type Rows } from '../tables/rows.ts'
import type { Disk } from './disk.ts'
import { readLine, toLine } from './record.ts'
import { damaged } from './store-damage.ts'

/**
 * All rows in memory at one moment, and which files of the archive have the others. On the disk it is one line of a
 * journal: with its sum. Version 1 was bare JSON, and before version 3 there was no archive.
 */
export interface Snapshot {
  readonly format: 'platen-snapshot'
  readonly version: 1 | 2 | 3
  /** Number of the newest record in it. */
  readonly seq: number
  readonly tables: Readonly<Record<string, readonly unknown[]>>
  /** When the rows of each table were put first, in the same order. */
  readonly serials?: Readonly<Record<string, readonly number[]>>
  readonly archive?: readonly ArchiveFile[]
}

/** A file of the archive, and which of its rows are not alive any more. */
export interface ArchiveFile {
  readonly name: string
  readonly dead: readonly number[]
}

/** Path of the snapshot in a store's folder. */
function snapshotPath(folder: string): string {
  return join(folder, 'snapshot.json')
}

/** The snapshot of a folder, or an empty one. Throws `StoreDamage` for one that is not what was written. */
export async function readSnapshot(disk: Disk, folder: string): Promise<Snapshot> {
  const snapshot = snapshotOf(disk, folder)
  await snapshot.read()
  return snapshot.data
}

/** Replaces the snapshot by one of these rows. */
export async function writeSnapshot(
  disk: Disk,
  folder: string,
  { kept, archive }: Rows,
  seq: number,
): Promise<void> {
  const each = <Result>(of: (row: { readonly row: unknown; readonly serial: number }) => Result) =>
    Object.fromEntries([...kept].map(([name, table]) => [name, [...table.values()].map(of)]))
  const snapshot = snapshotOf(disk, folder)
  snapshot.data = {
    ...{ ...empty, seq, tables: each(({ row }) => row), serials: each(({ serial }) => serial) },
    archive: archive.segments.map(({ name, isAlive }) => ({ name, dead: deadOf(isAlive) })),
  }
  await snapshot.write()
}

/** Fills empty rows with those of a snapshot. Before serials were kept, rows stood in the order in which they came. */
export function loadSnapshot({ kept }: Rows, snapshot: Snapshot): void {
  for (const [name, all] of Object.entries(snapshot.tables) as [TableName, readonly unknown[]][]) {
    const table = keptOf(kept, name)
    const { key } = shapeOf(name)
    for (const [at, row] of all.entries()) {
      const serial = snapshot.serials?.[name]?.[at] ?? at / 2 ** 40
      table.set(key(row as never), { row, serial, changed: snapshot.seq })
    }
  }
}

function deadOf(isAlive: Uint8Array): readonly number[] {
  const dead: number[] = []
  for (let row = isAlive.indexOf(0); row !== -1; row = isAlive.indexOf(0, row + 1)) dead.push(row)
  return dead
}

const empty: Snapshot = { format: 'platen-snapshot', version: 3, seq: 0, tables: {} }

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
  if (format === 'platen-snapshot' && [1, 2, 3].includes(version ?? 0)) return value as Snapshot
  throw new Error(`${path} is no snapshot of this version of platen; use the version that wrote it`)
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined
  }
}
