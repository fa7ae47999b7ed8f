import type { ReadingReport } from '../../../core/reading/describe-reading.ts'
import { readFile } from '../runs/read-workspace.ts'
import type { Service } from '../service.ts'
import type { VersionRecord } from './version.ts'
import { withFiles } from './versions.ts'

/**
 * What a version's copy was taken for, from its report. Undefined for versions of a time before copy was read. It is not
 * kept in the store, which holds every run in memory.
 */
export async function readReading(
  service: Pick<Service, 'store' | 'blobs'>,
  record: VersionRecord,
): Promise<ReadingReport | undefined> {
  const bytes = await readFile(service, await withFiles(service, record), 'report.json')
  if (!bytes) return undefined
  const report = JSON.parse(new TextDecoder().decode(bytes)) as { readonly reading?: ReadingReport }
  return report.reading
}
