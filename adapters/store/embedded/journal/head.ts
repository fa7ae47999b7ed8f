import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { readLine, toLine } from './record.ts'
import { damaged } from './store-damage.ts'

/** Which segment is the newest: without it a journal that lost its last ones would look whole. */
interface Head {
  readonly format: 'platen-journal-head'
  /** Number of the segment's first record. */
  readonly first: number
}

function headPath(folder: string): string {
  return join(folder, 'journal-head')
}

/** The first record of the newest segment; `undefined` for a folder that has no note of it. Throws `StoreDamage`. */
export async function readHead(disk: Disk, folder: string): Promise<number | undefined> {
  const path = headPath(folder)
  const bytes = await disk.read(path)
  if (!bytes) return undefined
  const head = readLine(bytes.subarray(0, -1)) as Head | undefined
  if (head?.format !== 'platen-journal-head') throw damaged(path, 0, 'its sum does not fit')
  return head.first
}

/** Notes the newest segment, once it is there. */
export async function writeHead(disk: Disk, folder: string, first: number): Promise<void> {
  const head: Head = { format: 'platen-journal-head', first }
  await disk.replace(headPath(folder), toLine(head))
}

/** Forgets it, before the segments go. */
export function removeHead(disk: Disk, folder: string): Promise<void> {
  return disk.remove(headPath(folder))
}
