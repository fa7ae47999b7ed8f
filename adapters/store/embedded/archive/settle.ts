import { shapeOf } from '../../../service/ports/tables.ts'
import type { Folded } from '../journal/compact.ts'
import type { Disk } from '../journal/disk.ts'
import type { Rows } from '../tables/rows.ts'
import type { Tables } from '../tables/tables.ts'
import { locate } from './archive.ts'
import { openSegment, type Segment } from './segment.ts'

/** A running store whose rows come to lie in the archive. */
export interface Settling {
  readonly disk: Disk
  readonly folder: string
  readonly rows: Rows
  readonly tables: Tables
  /** Does something while no transaction runs. */
  takeTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Rows that are moved in one turn: whoever waits for theirs waits about a millisecond. */
const rowsATurn = 250

/**
 * Takes the rows that a snapshot left to the archive out of memory, a few at a time between transactions. A row of a new
 * file becomes alive as it leaves memory, or the file that was written anew; one that was put again or removed since
 * never does.
 */
export async function settle(settling: Settling, { seq, archive }: Folded): Promise<void> {
  const { disk, folder, rows } = settling
  const known = new Set(rows.archive.segments.map(({ name }) => name))
  const fresh: Segment[] = []
  for (const name of archive.filter(each => !known.has(each))) {
    const segment = await openSegment(disk, folder, name)
    segment.isAlive.fill(0)
    fresh.push(segment)
  }
  rows.archive.segments = [...rows.archive.segments, ...fresh]
  await leaveMemory(settling, fresh, seq)
  for (const old of rows.archive.segments.filter(({ name }) => !archive.includes(name))) {
    await leaveFile(settling, old, fresh)
    rows.archive.segments = rows.archive.segments.filter(segment => segment !== old)
    await old.close()
  }
}

async function leaveMemory(
  { rows, tables, takeTurn }: Settling,
  fresh: readonly Segment[],
  seq: number,
): Promise<void> {
  for (const [table, kept] of rows.kept) {
    if (!shapeOf(table).rests) continue
    const old = [...kept].filter(([, { changed }]) => changed < seq + 1).map(([key]) => key)
    await inTurns(takeTurn, old, keys => {
      const left = keys.filter(key => {
        const now = kept.get(key)
        const lying = now && now.changed < seq + 1 ? locate(fresh, table, key, 0) : undefined
        if (lying) lying.segment.isAlive[lying.row] = 1
        return lying !== undefined
      })
      tables[table].letGo(left)
    })
  }
}

async function leaveFile({ takeTurn }: Settling, old: Segment, fresh: readonly Segment[]): Promise<void> {
  await inTurns(takeTurn, [...old.isAlive.keys()], rows => {
    for (const row of rows.filter(each => old.isAlive[each] === 1)) {
      const [table, , found] = old.read(row)
      const lying = locate(fresh, table, shapeOf(table).key(found as never), 0)
      if (!lying) throw new Error(`${old.name} was written anew without its row ${row}`)
      lying.segment.isAlive[lying.row] = 1
      old.isAlive[row] = 0
    }
  })
}

async function inTurns<Each>(
  takeTurn: Settling['takeTurn'],
  all: readonly Each[],
  work: (some: readonly Each[]) => void,
): Promise<void> {
  for (let at = 0; at < all.length; at += rowsATurn) {
    await takeTurn(async () => work(all.slice(at, at + rowsATurn)))
    await new Promise(resolve => setImmediate(resolve))
  }
}
