import { mkdir } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { Run } from '../../service/runs/run.ts'
import type { Store } from '../../service/ports/store.ts'
import { shapeOf } from '../../service/ports/tables.ts'
import { closeArchive } from './archive/archive.ts'
import { settle } from './archive/settle.ts'
import type { Folded } from './journal/compact.ts'
import { createDisk, type Disk } from './journal/disk.ts'
import { openJournal } from './journal/journal.ts'
import { lockFolder } from './journal/lock.ts'
import { readState, type Torn } from './journal/recover.ts'
import type { Rows } from './tables/rows.ts'
import { createTables } from './tables/tables.ts'
import { atOnce, createReader, execute } from './tables/transaction.ts'
import { createTurns } from './turns.ts'
import { createWatchers } from '../watchers.ts'

/** How an embedded store is opened. */
export interface EmbeddedStoreOptions {
  /** A folder on a local disk; made when it is not there. */
  readonly folder: string
  readonly disk?: Disk
  /** Called once when the disk refused a write: the process must end, memory is ahead of the disk. */
  readonly onFailure?: (error: Error) => void
  /** Hears of half a write at the very end, which was cut off and kept in a file of its own. */
  readonly onTorn?: (torn: Torn) => void
  readonly segmentSize?: number
  /** Folds the records up to that number into the snapshot; in a thread of its own unless told otherwise. */
  readonly compact?: (lastSeq: number) => Promise<Folded>
}

/**
 * Opens the store that needs no other service: what is asked for in memory, rows at rest in an archive, and every commit in
 * a journal on disk before it is acknowledged. Throws when another process has the folder or when the journal is damaged.
 */
export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<Store> {
  const { folder, disk = createDisk(), onFailure, onTorn, segmentSize } = options
  const { compact = compactInThread(folder) } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  try {
    return await openLocked()
  } catch (error) {
    await unlock()
    throw error
  }

  async function openLocked(): Promise<Store> {
    const { rows, seq, torn } = await readState(disk, folder)
    if (torn) {
      await disk.replace(`${torn.path}.torn`, torn.bytes)
      await disk.truncate(torn.path, torn.offset)
      onTorn?.(torn)
    }
    const tables = createTables(rows)
    const reader = createReader(tables)
    const watchers = createWatchers()
    const takeTurn = createTurns()
    const compactor = createCompactor(async lastSeq =>
      settle({ disk, folder, rows, tables, takeTurn }, await compact(lastSeq)),
    )
    const journal = await openJournal({
      disk,
      folder,
      seq,
      onSealed: compactor.compact,
      ...(onFailure && { onFailure }),
      ...(segmentSize !== undefined && { segmentSize }),
    })
    if (countResting(rows) > restingAtStart) compactor.compact(seq)
    return {
      isShared: false,
      async transact(work) {
        // Others may have their turn while this is being written: they are written later, or with it.
        const { result, changes, written } = await takeTurn(async () => {
          const done = await execute(tables, journal.seq + 1, work)
          return { ...done, written: journal.append(done.changes) }
        })
        await written
        for (const { table, row } of changes) if (table === 'runs' && row !== null) watchers.tell(row as Run)
        return result
      },
      async read(work) {
        const result = await takeTurn(() => atOnce(work(reader)))
        await journal.settled()
        return result
      },
      watch: watchers.watch,
      // The folder is locked: nobody else is there.
      lead: (_, begin) => begin(),
      probe: () => journal.settled(),
      async close() {
        await takeTurn(async () => {})
        await journal.close()
        await compactor.close()
        await closeArchive(rows.archive)
        await unlock()
      },
    }
  }
}

/** Folds one after the other, beside the running store; what was sealed meanwhile is folded at once. */
function createCompactor(work: (lastSeq: number) => Promise<void>): {
  compact(lastSeq: number): void
  close(): Promise<void>
} {
  let running: Promise<void> = Promise.resolve()
  let newest = 0
  let folded = 0
  return {
    compact(lastSeq) {
      newest = lastSeq
      running = running
        .then(async () => {
          if (folded === newest) return
          folded = newest
          await work(newest)
        })
        // A snapshot that could not be written costs disk space and a slower start, never data.
        .catch(error => process.emitWarning(error as Error))
    },
    close: () => running,
  }
}

/** Rows at rest that a store which is opened moves to the archive at once: one of an earlier version has all of them. */
const restingAtStart = 20_000

function countResting({ kept }: Rows): number {
  let count = 0
  for (const [table, rows] of kept) if (shapeOf(table).rests) count += rows.size
  return count
}

function compactInThread(folder: string): (lastSeq: number) => Promise<Folded> {
  const entry = new URL('./journal/compact-worker.js', import.meta.url)
  return lastSeq =>
    new Promise((resolve, reject) => {
      // What it reads dies young, and need not be let pile up beside a store that runs.
      const resourceLimits = { maxYoungGenerationSizeMb: 8 }
      const worker = new Worker(entry, { workerData: { folder, lastSeq }, resourceLimits })
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the thread that writes the snapshot ended early')))
    })
}
