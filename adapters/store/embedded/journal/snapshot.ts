import { Low } from 'lowdb'
import type { Disk } from './disk.ts'
import type { TableName, Tables } from '../tables/tables.ts'

/** All rows at one moment. */
export interface Snapshot {
  readonly format: 'platen-snapshot'
  readonly version: 1
  /** Number of the newest record in it. */
  readonly seq: number
  readonly tables: Readonly<Partial<Record<TableName, readonly unknown[]>>>
}

/** Opens the snapshot of a folder: `data` is what is on the disk, or an empty one. */
export async function openSnapshot(disk: Disk, path: string): Promise<Low<Snapshot>> {
  const empty: Snapshot = { format: 'platen-snapshot', version: 1, seq: 0, tables: {} }
  const database = new Low<Snapshot>(
    {
      async read() {
        const bytes = await disk.read(path)
        return bytes ? (JSON.parse(Buffer.from(bytes).toString('utf8')) as Snapshot) : null
      },
      write: data => disk.replace(path, Buffer.from(JSON.stringify(data))),
    },
    empty,
  )
  await database.read()
  return database
}

/** All rows of the tables as a snapshot. */
export function toSnapshot(tables: Tables, seq: number): Snapshot {
  const rows = Object.entries(tables).map(([name, table]) => [name, [...table.rows()]])
  return { format: 'platen-snapshot', version: 1, seq, tables: Object.fromEntries(rows) }
}
