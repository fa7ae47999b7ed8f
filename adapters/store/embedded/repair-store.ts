import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from '../../service/ports/store.ts'
import { closeArchive } from './archive/archive.ts'
import { readAlive } from './archive/open-archive.ts'
import { isArchive } from './archive/segment-file.ts'
import type { Disk } from './journal/disk.ts'
import { removeHead } from './journal/head.ts'
import { lockFolder } from './journal/lock.ts'
import { type Recovered, readState } from './journal/recover.ts'
import { firstOf } from './journal/segments.ts'
import { writeSnapshot } from './journal/snapshot.ts'
import { createTables } from './tables/tables.ts'
import { createReader } from './tables/transaction.ts'

/** What is wrong with a store. */
export interface StoreReport {
  /** With files and offsets; empty when all is as it was written. */
  readonly damages: readonly string[]
  /** The rows as they can be read, until it is closed. */
  readonly rows: Reader
  close(): Promise<void>
}

/** Looks at all that is on the disk and changes nothing. Throws when another process has the folder. */
export async function checkStore(disk: Disk, folder: string): Promise<StoreReport> {
  const unlock = await lockFolder(folder)
  try {
    const { rows, damages } = await readAll(disk, folder)
    const close = (): Promise<void> => closeArchive(rows.archive)
    return { damages, rows: createReader(createTables(rows)), close }
  } finally {
    await unlock()
  }
}

/** Reads every row, those of the archive as well, and passes over what is damaged. */
async function readAll(
  disk: Disk,
  folder: string,
): Promise<Recovered & { readonly damages: readonly string[] }> {
  const damages: string[] = []
  const onDamage = ({ message }: Error): void => void damages.push(message)
  const state = await readState(disk, folder, { onDamage })
  for (const segment of state.rows.archive.segments) for (const _ of readAlive(segment, onDamage));
  return { ...state, damages }
}

/**
 * Makes a store of all that can still be read, and keeps what was there in `before-repair`. Returns what was given up, empty
 * when there was nothing to mend. A process that is killed meanwhile leaves a folder that is damaged, or one that is mended.
 */
export async function repairStore(disk: Disk, folder: string): Promise<readonly string[]> {
  const unlock = await lockFolder(folder)
  try {
    const { rows, seq, damages } = await readAll(disk, folder)
    const sound = new Set(rows.archive.segments.map(({ name }) => name))
    await closeArchive(rows.archive)
    if (damages.length === 0) return []
    const files = (await disk.list(folder)).filter(
      name => /^(journal-.*|snapshot\.json)$/.test(name) || (isArchive(name) && !sound.has(name)),
    )
    await keepAside(disk, folder, files)
    // From here on the snapshot is newer than every segment, whatever is in them.
    await writeSnapshot(disk, folder, rows, seq)
    await removeHead(disk, folder)
    for (const name of files) {
      if (firstOf(name) !== undefined || isArchive(name)) await disk.remove(join(folder, name))
    }
    return damages
  } finally {
    await unlock()
  }
}

async function keepAside(disk: Disk, folder: string, files: readonly string[]): Promise<void> {
  const aside = join(folder, 'before-repair')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  for (const name of files) {
    const bytes = await disk.read(join(folder, name))
    if (bytes) await keep(disk, join(aside, name), bytes)
  }
}

/** Keeps a file beside what earlier repairs have kept under its name, or a repair that was cut off: `snapshot.json.2`. */
async function keep(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const free = turn === 1 ? path : `${path}.${turn}`
    const known = await disk.read(free)
    if (!known) return disk.replace(free, bytes)
    if (Buffer.compare(known, bytes) === 0) return
  }
}
