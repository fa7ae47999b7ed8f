import { join } from 'node:path'
import { closeArchive } from '../archive/archive.ts'
import { restRows } from '../archive/rest-rows.ts'
import { isArchive } from '../archive/segment-file.ts'
import type { Disk } from './disk.ts'
import { readState } from './recover.ts'
import { firstOf } from './segments.ts'
import { writeSnapshot } from './snapshot.ts'

/** What a snapshot has come to hold. */
export interface Folded {
  /** Number of the newest record in it. */
  readonly seq: number
  /** Files of the archive that it names. */
  readonly archive: readonly string[]
}

/**
 * Folds the records up to `lastSeq` into the snapshot, and rows at rest into the archive; then removes the segments that
 * hold nothing newer and the files of the archive that were written anew. Runs beside a store that goes on appending to
 * later segments: it reads sealed ones only.
 */
export async function compact(disk: Disk, folder: string, lastSeq: number): Promise<Folded> {
  const { rows, seq } = await readState(disk, folder, { lastSeq })
  try {
    await restRows(disk, folder, rows)
    await writeSnapshot(disk, folder, rows, seq)
    const archive = rows.archive.segments.map(({ name }) => name)
    const names = await disk.list(folder)
    for (const name of names)
      if (isArchive(name) && !archive.includes(name)) await disk.remove(join(folder, name))
    const segments = names.filter(name => firstOf(name) !== undefined)
    for (const [index, name] of segments.entries()) {
      const following = segments[index + 1]
      if (following === undefined || (firstOf(following) as number) > seq + 1) break
      await disk.remove(join(folder, name))
    }
    return { seq, archive }
  } finally {
    await closeArchive(rows.archive)
  }
}
