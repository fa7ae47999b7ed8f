import type { Engine, EngineOptions } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { openBlobs } from '../blobs/open-blobs.ts'
import type { Buckets } from '../service/ports/buckets.ts'
import type { Blobs } from '../service/ports/blobs.ts'
import type { CopyReader } from '../service/ports/copy-reader.ts'
import type { Clock } from '../service/ports/clock.ts'
import type { Store } from '../service/ports/store.ts'
import type { Variables } from '../settings/variables.ts'
import { createPinoLog, type FlushableLog } from '../system/pino-log.ts'
import { readFontFolder } from '../system/font-folder.ts'
import { createCopyReader } from '../system/threaded-copy-reader.ts'
import { createSystemClock } from '../system/system-clock.ts'
import { type DataFolder, openDataFolder } from './data-folder.ts'
import { openStore } from './open-store.ts'
import { createNote } from '../service/files/note-blob.ts'
import { checkLedger } from '../service/credits/ledger.ts'

/** What is open while the service runs. */
export interface Adapters {
  readonly folder: DataFolder
  readonly log: FlushableLog
  readonly clock: Clock
  readonly store: Store
  /** Where the store has other processes too. */
  readonly buckets?: Buckets
  readonly blobs: Blobs
  /** Absent in a process that only answers. */
  readonly engine?: Engine
  readonly copyReader: CopyReader
}

/** Opens everything that keeps something. `onFailure` is called when nothing can be stored any more. */
export async function openAdapters(values: Variables, onFailure: (error: Error) => void): Promise<Adapters> {
  const folder = await openDataFolder(values.data)
  // Before anything is open that would have to be closed where they cannot be read.
  const fonts =
    values.role === 'api' || values.fonts === undefined ? undefined : await readFontFolder(values.fonts)
  const isShared = values.databaseUrl !== undefined
  const log = createPinoLog(values.logLevel, isShared ? { role: values.role, process: process.pid } : null)
  const store = await openStore(values, folder, log, onFailure)
  const clock = createSystemClock()
  try {
    await checkBooks(store)
    const note = createNote(store, clock)
    const blobs = await openBlobs({ setting: values.blobs, folder: folder.blobs, note, log })
    return {
      folder,
      log,
      clock,
      store,
      ...('buckets' in store && { buckets: store.buckets }),
      blobs,
      copyReader: createCopyReader(),
      ...(values.role !== 'api' && { engine: await openEngine(values, fonts) }),
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The engine and all that it brings: loaded where something is rendered only. */
async function openEngine(
  { threads, timeLimit, memoryLimit }: Variables,
  fonts: EngineOptions['fonts'],
): Promise<Engine> {
  const { createEngine } = await import('../../core/engine.ts')
  return createEngine({ formats, threads, timeLimit, memoryLimit, ...(fonts && { fonts }) })
}

/** Throws when balances, entries and holds do not agree: nobody is charged by books that are wrong. */
async function checkBooks(store: Store): Promise<void> {
  const problems = await store.read(tx => checkLedger(tx))
  if (problems.length === 0) return
  const more = problems.length > 3 ? `, and ${problems.length - 3} more` : ''
  throw new Error(
    `the ledger does not add up: ${problems.slice(0, 3).join('; ')}${more}. \`platen store check\` lists all; restore the ` +
      'folder from a backup, or let `platen store repair` set balances and holds by the entries',
  )
}

/** Lets go of everything; what was written is on the disk. */
export async function closeAdapters({ engine, copyReader, blobs, store, log }: Adapters): Promise<void> {
  await engine?.close()
  await copyReader.close()
  await blobs.close()
  await store.close()
  log.flush()
}
