import type { Rendition } from '../../../core/job.ts'
import { readFile } from '../runs/read-workspace.ts'
import type { Service } from '../service.ts'
import type { VersionRecord } from './version.ts'
import { withFiles } from './versions.ts'

/** How a version came about; versions of an earlier time have not said all of it. */
export type VersionReport = Partial<Pick<Rendition, 'reading' | 'composition'>>

/**
 * What a version's copy was taken for and which composition it has, from its report. It is not kept in the store, which
 * holds every run in memory.
 */
export async function readReport(
  service: Pick<Service, 'store' | 'blobs'>,
  record: VersionRecord,
): Promise<VersionReport> {
  const bytes = await readFile(service, await withFiles(service, record), 'report.json')
  if (!bytes) return {}
  const { reading, composition } = JSON.parse(new TextDecoder().decode(bytes)) as VersionReport
  return { ...(reading && { reading }), ...(composition && { composition }) }
}
