import { join } from 'node:path'
import { shapeOf } from '../../../service/ports/tables.ts'
import type { Disk } from '../journal/disk.ts'
import { toLine } from '../journal/record.ts'
import type { Rows } from '../tables/rows.ts'
import { openSegment, type Segment } from './segment.ts'
import { type Archived, archiveNumber, archiveName, toSegment } from './segment-file.ts'

/** Bytes of rows in one file, about: a file is written and replaced as a whole. */
const fileSize = 32 * 1024 * 1024

/**
 * Writes the rows at rest into the archive and takes them out of memory. Files that have become as small as what is
 * written, and the one that has most rows which are not alive, are written anew with it, so that there are few and
 * what was removed goes from the disk. What they were stays until nobody names it any more.
 */
export async function restRows(disk: Disk, folder: string, rows: Rows): Promise<void> {
  const resting = takeResting(rows)
  const { segments } = rows.archive
  const merged = choose(segments, resting)
  const written = [...segments.filter(segment => merged.has(segment)).flatMap(aliveOf), ...resting]
  rows.archive.segments = segments.filter(segment => !merged.has(segment))
  let number = Math.max(0, ...(await disk.list(folder)).map(archiveNumber))
  for (const part of divide(written)) {
    number += 1
    const name = archiveName(number)
    await disk.replace(join(folder, name), toSegment(part.rows, part.lines))
    rows.archive.segments = [...rows.archive.segments, await openSegment(disk, folder, name)]
  }
  for (const segment of merged) await segment.close()
}

function takeResting({ kept }: Rows): readonly Archived[] {
  const resting: Archived[] = []
  for (const [table, rows] of kept) {
    const { rests } = shapeOf(table)
    if (!rests) continue
    for (const [key, { row, serial }] of rows) {
      if (!rests(row as never)) continue
      resting.push([table, serial, row])
      rows.delete(key)
    }
  }
  return resting
}

/** Most files that are written anew for what has died in them. */
const mostWorn = 4

/** Which files are written anew. */
function choose(segments: readonly Segment[], resting: readonly Archived[]): ReadonlySet<Segment> {
  const chosen = new Set<Segment>()
  let size = resting.length
  for (const segment of segments.toReversed()) {
    if (segment.size > fileSize / 2 || segment.isAlive.length > 2 * size) break
    chosen.add(segment)
    size += segment.isAlive.length
  }
  const worn = segments
    .map(segment => ({ segment, share: shareOfDead(segment) }))
    .filter(({ share }) => share > 0)
  worn.sort((one, other) => other.share - one.share)
  for (const [at, { segment, share }] of worn.entries()) {
    if (at === 0 || (at < mostWorn && share > 1 / 4)) chosen.add(segment)
  }
  return chosen
}

function shareOfDead({ isAlive }: Segment): number {
  return 1 - isAlive.reduce((sum, alive) => sum + alive, 0) / isAlive.length
}

function aliveOf(segment: Segment): readonly Archived[] {
  const alive: Archived[] = []
  for (let row = 0; row < segment.isAlive.length; row += 1) {
    if (segment.isAlive[row] === 1) alive.push(segment.read(row))
  }
  return alive
}

/** Rows of one file, and their lines. */
interface Part {
  readonly rows: Archived[]
  readonly lines: Uint8Array[]
}

/** Rows a file, by kind and in the order in which they came: those that are read together lie together. */
function* divide(rows: readonly Archived[]): Generator<Part> {
  const sorted = rows.toSorted(([one, first], [other, second]) =>
    one < other ? -1 : one > other ? 1 : first - second,
  )
  let part: Part = { rows: [], lines: [] }
  let size = 0
  for (const row of sorted) {
    const line = toLine(row)
    part.rows.push(row)
    part.lines.push(line)
    size += line.length
    if (size < fileSize) continue
    yield part
    part = { rows: [], lines: [] }
    size = 0
  }
  if (part.rows.length > 0) yield part
}
