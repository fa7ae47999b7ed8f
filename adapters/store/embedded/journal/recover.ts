import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { readHead } from './head.ts'
import { type JournalRecord, readLine, readLines } from './record.ts'
import { firstOf, type SegmentHeader, segmentName } from './segments.ts'
import { loadSnapshot, readSnapshot } from './snapshot.ts'
import { damaged, StoreDamage } from './store-damage.ts'
import { openArchive } from '../archive/open-archive.ts'
import { noRows, type Rows, serialOf, setRow } from '../tables/rows.ts'

/** A store's state as the disk has it. */
export interface Recovered {
  readonly rows: Rows
  readonly seq: number
  /** The end of the last segment when it is a write that was cut off. */
  readonly torn?: Torn
}

/** Bytes at the very end that are half a line. Nobody was told that they were kept. */
export interface Torn {
  readonly path: string
  readonly offset: number
  readonly bytes: Uint8Array
}

/** How far to read, and what to do with damage. */
export interface Reading {
  readonly lastSeq?: number
  /** Hears of damage, which is then passed over; without it damage throws. */
  readonly onDamage?: (damage: StoreDamage) => void
}

/**
 * Reads snapshot and journal up to `lastSeq` and changes nothing. Only half a line at the very end may be torn. Anything
 * else that is not as it was written throws `StoreDamage` with file and offset.
 */
export async function readState(disk: Disk, folder: string, reading: Reading = {}): Promise<Recovered> {
  const { lastSeq = Number.POSITIVE_INFINITY, onDamage } = reading
  const hurt = (damage: StoreDamage): void => {
    if (!onDamage) throw damage
    onDamage(damage)
  }
  const snapshot = await tolerate(readSnapshot(disk, folder), hurt)
  const rows = noRows()
  await openArchive({ disk, folder, rows, hurt }, snapshot?.archive ?? (snapshot ? [] : undefined))
  if (snapshot) loadSnapshot(rows, snapshot)
  // A later segment may be growing while this is read.
  const names = (await disk.list(folder)).filter(name => {
    const first = firstOf(name)
    return first !== undefined && first <= lastSeq
  })
  let seq = snapshot?.seq ?? 0
  let torn: Torn | undefined
  let isNoted = false
  for (const [index, name] of names.entries()) {
    const path = join(folder, name)
    const bytes = (await disk.read(path)) ?? new Uint8Array()
    const first = firstOf(name) as number
    if (first > seq + 1) hurt(damaged(path, 0, `records ${seq + 1} to ${first - 1} are missing before it`))
    const take = (record: JournalRecord): void => {
      if (record.seq <= seq || record.seq > lastSeq) return
      if (record.seq !== seq + 1 && first <= seq + 1) hurt(damaged(path, 0, `record ${seq + 1} is missing`))
      for (const [place, change] of record.changes.entries())
        setRow(rows, change, serialOf(record.seq, place))
      seq = record.seq
    }
    const segment = readSegment(bytes, path, { isLast: index === names.length - 1, hurt, take })
    isNoted ||= segment.version === 2
    if (segment.torn !== undefined) {
      torn = { path, offset: segment.torn, bytes: Uint8Array.from(bytes.subarray(segment.torn)) }
    }
  }
  if (lastSeq === Number.POSITIVE_INFINITY) await checkHead(disk, folder, { names, isNoted, hurt })
  return { rows, seq, ...(torn && { torn }) }
}

/** Hears of damage; throws unless it is passed over. */
export type Hurt = (damage: StoreDamage) => void

/** The result of a read; when it is damaged and that is passed over, nothing. */
async function tolerate<Result>(work: Promise<Result>, hurt: Hurt): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof StoreDamage)) throw error
    hurt(error)
    return undefined
  }
}

async function checkHead(
  disk: Disk,
  folder: string,
  found: { readonly names: readonly string[]; readonly isNoted: boolean; readonly hurt: Hurt },
): Promise<void> {
  const head = await tolerate(readHead(disk, folder), found.hurt)
  if (head === undefined) {
    if (found.isNoted) found.hurt(damaged(join(folder, 'journal-head'), 0, 'it is not there'))
    return
  }
  const newest = segmentName(head)
  if (!found.names.includes(newest)) found.hurt(damaged(join(folder, newest), 0, 'it is not there'))
}

interface Segment {
  readonly version: SegmentHeader['version']
  /** Where a write that was cut off begins. */
  readonly torn?: number
}

interface SegmentReading {
  readonly isLast: boolean
  readonly hurt: Hurt
  /** Is given one record after the other: all of them at once take many times the room of the rows that stay. */
  readonly take: (record: JournalRecord) => void
}

function readSegment(bytes: Uint8Array, path: string, { isLast, hurt, take }: SegmentReading): Segment {
  let version: SegmentHeader['version'] = 1
  for (const { line, offset, whole } of readLines(bytes)) {
    const value = readLine(line)
    if (value === undefined) {
      // A line that has its end was written whole: what is wrong in it came later.
      if (isLast && !whole) return { version, torn: offset }
      hurt(damaged(path, offset, 'its sum does not fit'))
    } else if (offset === 0) version = versionOf(value, path)
    else take(value as JournalRecord)
  }
  return { version }
}

function versionOf(value: unknown, path: string): SegmentHeader['version'] {
  const { format, version } = value as Partial<SegmentHeader>
  if (format === 'platen-journal' && (version === 1 || version === 2)) return version
  throw new Error(`${path} is no journal of this version of platen; use the version that wrote it`)
}
