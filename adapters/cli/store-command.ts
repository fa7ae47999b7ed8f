import { access } from 'node:fs/promises'
import { createEngine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { createNote } from '../service/files/note-blob.ts'
import { BlobFault } from '../service/files/blob-fault.ts'
import { apart, eachRow, type Store } from '../service/ports/store.ts'
import { all } from '../service/ports/tables.ts'
import { type Restored, restoreOutputs } from '../service/versions/restore-outputs.ts'
import { openBlobs } from '../blobs/open-blobs.ts'
import { type DataFolder, explained, openDataFolder } from '../host/data-folder.ts'
import { groupFormats } from '../host/format-groups.ts'
import type { Blobs } from '../service/ports/blobs.ts'
import { listRoots } from '../service/files/blob-notes.ts'
import { withFiles } from '../service/versions/versions.ts'
import { usageError } from './usage-error.ts'
import { readVariables } from '../settings/read-settings.ts'
import type { Variables } from '../settings/variables.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { checkStore, repairStore, type StoreReport } from '../store/embedded/repair-store.ts'
import { createPinoLog } from '../system/pino-log.ts'
import { createSystemClock } from '../system/system-clock.ts'
import { checkLedger, repairLedger } from '../service/credits/ledger.ts'

/** Where the store is. */
export interface StoreOptions {
  readonly data?: string
}

/** Looks at journal, snapshot, ledger and every file that is referred to, and changes nothing. Ends with 1 when something is wrong. */
export async function checkCommand(options: StoreOptions): Promise<void> {
  const { folder, values } = await stoppedFolder(options)
  const report = await explained(folder.path, () => checkStore(createDisk(), folder.store))
  const ledger = await checkLedger(report.rows)
  const problems = [...report.damages, ...ledger, ...(await checkBlobs(folder, values, report))]
  tell(problems, 'nothing is wrong')
  if (problems.length > 0) process.exitCode = 1
}

/** Opens a damaged store again with all that can be read, and says what is given up. */
export async function repairCommand(options: StoreOptions): Promise<void> {
  const { folder, values } = await stoppedFolder(options)
  const damages = await explained(folder.path, () => repairStore(createDisk(), folder.store))
  const store = await explained(folder.path, () => openEmbeddedStore({ folder: folder.store }))
  try {
    const ledger = await store.transact(tx => repairLedger(tx, createSystemClock().now()))
    const outputs = await restoreAll(folder, values, store)
    const kept = damages.length === 0 ? [] : [`what was there is kept in ${folder.store}/before-repair`]
    tell(
      [
        ...damages.map(damage => `given up: ${damage.split('. Nothing was changed')[0]}`),
        ...ledger.map(problem => `set by the entries: ${problem}`),
        ...outputs,
        ...kept,
      ],
      'there is nothing to repair',
    )
  } finally {
    await store.close()
  }
}

function tell(lines: readonly string[], otherwise: string): void {
  process.stdout.write(`${(lines.length === 0 ? [otherwise] : lines).join('\n')}\n`)
}

async function stoppedFolder({
  data,
}: StoreOptions): Promise<{ readonly folder: DataFolder; readonly values: Variables }> {
  const values = readVariables({ ...process.env, ...(data !== undefined && { PLATEN_DATA: data }) })
  if (values.databaseUrl !== undefined) {
    throw usageError(
      'this looks after the state in a data folder, and PLATEN_DATABASE_URL is set; PostgreSQL looks after its own pages, ' +
        'and every start of the service after its books',
    )
  }
  await access(values.data).catch(() => {
    throw new Error(`there is no service in ${values.data}`)
  })
  return { folder: await openDataFolder(values.data), values }
}

/** Renders every output again that is lost or damaged, and says which and which not. */
async function restoreAll(folder: DataFolder, values: Variables, store: Store): Promise<readonly string[]> {
  const { blobs: setting, timeLimit, memoryLimit } = values
  const note = createNote(store, createSystemClock())
  const blobs = await openBlobs({ setting, folder: folder.blobs, note, log: createPinoLog('silent') })
  const engine = createEngine({ formats, threads: 1, timeLimit, memoryLimit })
  const groups = groupFormats(formats)
  const lines: string[] = []
  try {
    for await (const version of eachRow(apart(store), 'versions', 'all', all)) {
      const { again, lost } = await restoreOutputs({ store, blobs, engine, formats: groups }, version).catch(
        unlisted,
      )
      const of = (path: string): string => `${path} of version ${version.commitHash} of ${version.jobId}`
      lines.push(
        ...again.map(path => `rendered again: ${of(path)}`),
        ...lost.map(path => `given up: ${of(path)}`),
      )
    }
  } finally {
    await engine.close()
    await blobs.close()
  }
  return lines
}

/** The list of a version's files is lost. */
function unlisted(error: unknown): Restored {
  if (error instanceof BlobFault) return { again: [], lost: [`the list of files (${error.message})`] }
  throw error
}

/** Every file that is lost or not what it was kept as. */
async function checkBlobs(
  folder: DataFolder,
  { blobs: setting }: Variables,
  { rows }: StoreReport,
): Promise<readonly string[]> {
  const roots = await listRoots(rows)
  const log = createPinoLog('silent')
  const blobs = await openBlobs({ setting, folder: folder.blobs, note: async () => {}, log })
  try {
    const problems = new Map<string, string>()
    const keys = new Set([...roots.blobs, ...roots.manifests])
    for (const manifest of roots.manifests) {
      const files = await withFiles({ blobs }, { manifest }).then(
        version => version.files,
        () => [],
      )
      for (const { blob } of files) keys.add(blob)
    }
    for (const key of keys) {
      const problem = await faultOf(blobs, key)
      if (problem !== undefined) problems.set(key, problem)
    }
    return [...problems.values()]
  } finally {
    await blobs.close()
  }
}

async function faultOf(blobs: Blobs, key: string): Promise<string | undefined> {
  try {
    return (await blobs.get(key)) ? undefined : `the blob ${key} is gone`
  } catch (error) {
    return (error as Error).message
  }
}
