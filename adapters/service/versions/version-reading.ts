import type { Rendition } from '../../../core/job.ts'
import { bytesOf, readFile } from '../runs/read-workspace.ts'
import type { Run } from '../runs/run.ts'
import type { Service } from '../service.ts'
import { findVersion } from './kept-versions.ts'
import type { VersionRecord } from './version.ts'
import { withFiles } from './versions.ts'

/** How a version came about; versions of an earlier time have not said all of it. */
export type VersionReport = Partial<
  Pick<Rendition, 'messages' | 'reading' | 'brief' | 'composition' | 'pages'>
>

/**
 * What there is to say of a version: messages, what its copy was taken for, what became of its brief, which composition it
 * has. It is not kept in the store, which holds every run in memory.
 */
export async function readReport(
  service: Pick<Service, 'store' | 'blobs'>,
  record: VersionRecord,
): Promise<VersionReport> {
  const bytes = await readFile(service, await withFiles(service, record), 'report.json')
  if (!bytes) return {}
  const { messages, reading, brief, composition, pages } = parsed(bytes)
  return {
    ...(pages !== undefined && { pages }),
    ...(messages && { messages }),
    ...(reading && { reading }),
    ...(brief && { brief }),
    ...(composition && { composition }),
  }
}

/** The report of the version that a run made, or of the document that one failed for. */
export async function reportOfRun(
  service: Pick<Service, 'store' | 'blobs'>,
  { accountId, jobId, status, commitHash, messages, report }: Run,
): Promise<VersionReport> {
  if (status === 'failed') {
    const kept = report === undefined ? {} : parsed(await bytesOf(service, report))
    return { ...kept, ...(messages && { messages }) }
  }
  if (status !== 'completed' || commitHash === undefined) return {}
  const version = await service.store.read(tx => findVersion(tx, accountId, jobId, commitHash))
  return version ? readReport(service, version) : {}
}

function parsed(bytes: Uint8Array): VersionReport {
  return JSON.parse(new TextDecoder().decode(bytes)) as VersionReport
}
