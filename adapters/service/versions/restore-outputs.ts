import { BlobFault } from '../files/blob-fault.ts'
import { askedOf } from '../runs/asked.ts'
import {
  type KeptReport,
  readAssets,
  readEarlier,
  readFileText,
  type Workspace,
} from '../runs/read-workspace.ts'
import { renderRun } from '../runs/process-run.ts'
import type { RunInput } from '../runs/run.ts'
import type { RenderingService } from '../service.ts'
import type { Version, VersionFile, VersionRecord } from './version.ts'
import { withFiles } from './versions.ts'

/** What outputs are made of again. */
type Restoring = Pick<RenderingService, 'store' | 'blobs' | 'engine' | 'formats'>

/** What became of the outputs of a version that were lost or damaged, by path. */
export interface Restored {
  readonly again: readonly string[]
  /** Their copy is lost too, or this version of platen makes other bytes of it. */
  readonly lost: readonly string[]
}

/** Renders outputs that are lost or damaged again: the same copy, brief, pictures and design make the same bytes. */
export async function restoreOutputs(service: Restoring, record: VersionRecord): Promise<Restored> {
  const version = await withFiles(service, record)
  const faulty: VersionFile[] = []
  for (const file of version.files) if (await isFaulty(service, file)) faulty.push(file)
  if (faulty.length === 0) return { again: [], lost: [] }
  const made = await render(service, version).catch(error => nothing(error))
  const again: string[] = []
  for (const { path, blob } of faulty) {
    const bytes = made.get(path)
    if (bytes && (await putAgain(service, blob, bytes))) again.push(path)
  }
  return { again, lost: faulty.map(({ path }) => path).filter(path => !again.includes(path)) }
}

async function isFaulty({ blobs }: Restoring, { blob }: VersionFile): Promise<boolean> {
  try {
    return (await blobs.get(blob)) === undefined
  } catch (error) {
    if (error instanceof BlobFault) return true
    throw error
  }
}

/** What it would be made of is lost as well. */
function nothing(error: unknown): ReadonlyMap<string, Uint8Array> {
  if (error instanceof BlobFault) return new Map()
  throw error
}

async function render(service: Restoring, version: Version): Promise<ReadonlyMap<string, Uint8Array>> {
  const input = await inputOf(service, version)
  const { artifacts } = await renderRun(service, input, await workspaceOf(service, version, input))
  return new Map(artifacts.map(({ path, bytes }) => [`outputs/${path}`, bytes]))
}

/** What the run was asked for; an edit keeps the design of the version before it, as an update without words does. */
async function inputOf({ store }: Restoring, { runId, format = '' }: Version): Promise<RunInput> {
  const run = runId === undefined ? undefined : await store.read(reader => reader.get('runs', runId))
  const gone = { format, instructions: '', assets: [], ...(runId !== undefined && { copy: 'gone' }) }
  return run?.input ?? gone
}

async function workspaceOf(service: Restoring, version: Version, input: RunInput): Promise<Workspace> {
  const { accountId, jobId, parent, runId } = version
  const text = async (path: string): Promise<string> => (await readFileText(service, version, path)) ?? ''
  const before =
    parent === undefined ? undefined : await readEarlier(service, { accountId, jobId, currentCommit: parent })
  const { asked }: Partial<KeptReport> = JSON.parse((await text('report.json')) || '{}')
  return {
    copy: await text('copy.md'),
    instructions: runId === undefined ? '' : await text('brief.txt'),
    assets: await readAssets(service, version),
    asked: asked ?? askedOf(service, { input }, before?.asked),
    ...(before && { before }),
  }
}

/** Keeps the bytes in place of what is there, if they have its address. */
async function putAgain({ blobs }: Restoring, key: string, bytes: Uint8Array): Promise<boolean> {
  const { key: made } = await blobs.put(bytes)
  if (made !== key) return false
  await blobs.remove(key, async () => true)
  await blobs.put(bytes)
  return true
}
