import { join } from 'node:path'
import { shapeOf } from '../../../service/ports/tables.ts'
import type { Disk } from '../journal/disk.ts'
import { readLine, readLines } from '../journal/record.ts'
import type { ArchiveFile } from '../journal/snapshot.ts'
import type { StoreDamage } from '../journal/store-damage.ts'
import { keptOf, type Rows } from '../tables/rows.ts'
import { locate } from './archive.ts'
import { openSegment, type Segment } from './segment.ts'
import { type Archived, isArchive } from './segment-file.ts'

/** Where an archive is opened and who hears of its damage. */
interface Opening {
  readonly disk: Disk
  readonly folder: string
  readonly rows: Rows
  readonly hurt: (damage: StoreDamage) => void
}

/**
 * Opens the files of the archive that a snapshot names; without a snapshot all that are there. Rows of a file that was
 * written before there were all indexes come into memory, and lie in a new file when they rest again. Where damage is passed
 * over, so do the rows of a damaged file that can be read.
 */
export async function openArchive(
  opening: Opening,
  files: readonly ArchiveFile[] | undefined,
): Promise<void> {
  const { disk, folder, rows } = opening
  const found = files ?? (await disk.list(folder)).filter(isArchive).map(name => ({ name, dead: [] }))
  for (const file of found) {
    const segment = await openOrSalvage(opening, file)
    // Nobody says what of an earlier file was put again in a later one.
    if (segment && files === undefined) overtake(rows, segment)
    if (segment) rows.archive.segments = [...rows.archive.segments, segment]
  }
}

async function openOrSalvage(opening: Opening, { name, dead }: ArchiveFile): Promise<Segment | undefined> {
  const { disk, folder } = opening
  try {
    const segment = await openSegment(disk, folder, name, dead)
    if (segment.isIndexed) return segment
    await raise(opening, segment)
    return undefined
  } catch (error) {
    if ((error as Error).name !== 'StoreDamage') throw error
    opening.hurt(error as StoreDamage)
    await salvage(opening, name, new Set(dead))
    return undefined
  }
}

/** Takes all rows of a file into memory. */
async function raise({ rows, hurt }: Opening, segment: Segment): Promise<void> {
  try {
    for (const [table, serial, row] of readAlive(segment, hurt)) {
      keptOf(rows.kept, table).set(shapeOf(table).key(row as never), { row, serial, changed: 0 })
    }
  } finally {
    await segment.close()
  }
}

/** The rows of a file whose index or first line is damaged. */
async function salvage(
  { disk, folder, rows }: Opening,
  name: string,
  dead: ReadonlySet<number>,
): Promise<void> {
  const bytes = (await disk.read(join(folder, name))) ?? new Uint8Array()
  let number = -1
  for (const { line, offset } of readLines(bytes)) {
    const value = offset === 0 ? undefined : readLine(line)
    if (offset > 0) number += 1
    if (!Array.isArray(value) || dead.has(number)) continue
    const [table, serial, row] = value as unknown as Archived
    keptOf(rows.kept, table).set(shapeOf(table).key(row as never), { row, serial, changed: 0 })
  }
}

function overtake({ archive }: Rows, segment: Segment): void {
  for (const [table, , row] of readAlive(segment, () => {})) {
    const older = locate(archive.segments, table, shapeOf(table).key(row as never))
    if (older) older.segment.isAlive[older.row] = 0
  }
}

/** Every row of a segment that is alive and can be read; what cannot is told and given up. */
export function* readAlive(segment: Segment, onDamage: (damage: StoreDamage) => void): Generator<Archived> {
  for (let row = 0; row < segment.isAlive.length; row += 1) {
    if (segment.isAlive[row] === 0) continue
    try {
      yield segment.read(row)
    } catch (error) {
      if ((error as Error).name !== 'StoreDamage') throw error
      onDamage(error as StoreDamage)
      segment.isAlive[row] = 0
    }
  }
}
