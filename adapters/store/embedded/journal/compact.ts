import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { readState } from './recover.ts'
import { firstOf } from './segments.ts'
import { writeSnapshot } from './snapshot.ts'

/**
 * Folds the records up to `lastSeq` into the snapshot, then removes the segments that hold nothing newer.
 * Runs beside a store that goes on appending to later segments: it reads sealed ones only.
 */
export async function compact(disk: Disk, folder: string, lastSeq: number): Promise<void> {
  const { rows, seq } = await readState(disk, folder, { lastSeq })
  await writeSnapshot(disk, folder, rows, seq)
  const names = (await disk.list(folder)).filter(name => firstOf(name) !== undefined)
  for (const [index, name] of names.entries()) {
    const following = names[index + 1]
    if (following === undefined || (firstOf(following) as number) > seq + 1) break
    await disk.remove(join(folder, name))
  }
}
