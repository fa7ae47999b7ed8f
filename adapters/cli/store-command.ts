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
import { readVariables } from '../settings/read-settings.ts'
import type { Variables } from '../settings/variables.ts'
import { openStore } from '../host/open-store.ts'
import { checkReceipts } from '../service/receipts/keep-receipt.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { checkStore, repairStore } from '../store/embedded/repair-store.ts'
import { createPinoLog } from '../system/pino-log.ts'
import { createSystemClock } from '../system/system-clock.ts'
import { checkLedger, repairLedger } from '../service/credits/ledger.ts'

/** Where the store is. */
export interface StoreOptions {
  readonly data?: string
}

/**
 * Looks at all that is kept, receipts, ledger and every file that is referred to, and changes nothing: of a stopped service in a folder,
 * or of one on a database, which may run. Ends with 1 when something is wrong.
 */
export async function checkCommand(options: StoreOptions): Promise<void> {
  const values = valuesOf(options)
  const problems = await (values.databaseUrl === undefined ? checkFolder(values) : checkDatabase(values))
  tell(problems, 'nothing is wrong')
  if (problems.length > 0) process.exitCode = 1
}

async function checkFolder(values: Variables): Promise<readonly string[]> {
  const folder = await stoppedFolder(values)
  const { rows, damages } = await explained(folder.path, () => checkStore(createDisk(), folder.store))
  return [...damages, ...(await checkKept(values, folder, work => work(rows)))]
}

async function checkDatabase(values: Variables): Promise<readonly string[]> {
  const folder = await openDataFolder(values.data)
  const store = await openStore(values, folder, createPinoLog('warn'))
  try {
    return await checkKept(values, folder, store.read)
  } finally {
    await store.close()
  }
}

/** What is wrong with rows and files. */
async function checkKept(
  values: Variables,
  folder: DataFolder,
  read: Store['read'],
): Promise<readonly string[]> {
  const rows = await read(async reader => [...(await checkLedger(reader)), ...(await checkReceipts(reader))])
  return [...rows, ...(await checkBlobs(folder, values, read))]
}

/** Opens a damaged store again with all that can be read, and says what is given up. */
export async function repairCommand(options: StoreOptions): Promise<void> {
  const values = valuesOf(options)
  const isFolder = values.databaseUrl === undefined
  const folder = await (isFolder ? stoppedFolder(values) : openDataFolder(values.data))
  const damages = isFolder ? await explained(folder.path, () => repairStore(createDisk(), folder.store)) : []
  const store = await openStore(values, folder, createPinoLog('warn'))
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

function valuesOf({ data }: StoreOptions): Variables {
  return readVariables({ ...process.env, ...(data !== undefined && { PLATEN_DATA: data }) })
}

async function stoppedFolder({ data }: Variables): Promise<DataFolder> {
  await access(data).catch(() => {
    throw new Error(`there is no service in ${data}`)
  })
  return openDataFolder(data)
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
  read: Store['read'],
): Promise<readonly string[]> {
  const log = createPinoLog('silent')
  const blobs = await openBlobs({ setting, folder: folder.blobs, note: async () => {}, log })
  try {
    const problems = new Map<string, string>()
    for (const key of await referredTo(read, blobs)) {
      const problem = await faultOf(blobs, key)
      if (problem !== undefined) problems.set(key, problem)
    }
    // A service that runs may have let go of some meanwhile, and removed them.
    const still = problems.size === 0 ? new Set() : await referredTo(read, blobs)
    return [...problems].filter(([key]) => still.has(key)).map(([, problem]) => problem)
  } finally {
    await blobs.close()
  }
}

/** Every file that rows refer to, by themselves or by a list. */
async function referredTo(read: Store['read'], blobs: Blobs): Promise<ReadonlySet<string>> {
  const roots = await read(listRoots)
  const keys = new Set([...roots.blobs, ...roots.manifests])
  for (const manifest of roots.manifests) {
    const files = await withFiles({ blobs }, { manifest }).then(
      version => version.files,
      () => [],
    )
    for (const { blob } of files) keys.add(blob)
  }
  return keys
}

async function faultOf(blobs: Blobs, key: string): Promise<string | undefined> {
  try {
    return (await blobs.get(key)) ? undefined : `the blob ${key} is gone`
  } catch (error) {
    return (error as Error).message
  }
}
