import type { Service } from '../../service/service.ts'
import { readReport, type VersionReport } from '../../service/versions/version-reading.ts'
import type { VersionFile } from '../../service/versions/version.ts'
import { withFiles } from '../../service/versions/versions.ts'
import type { NumberedVersion } from './read-history.ts'
import { othersTurn } from '../../service/unhurried.ts'

/** What there is to say of a version, and its files. */
export interface ReportedVersion {
  readonly report: VersionReport
  readonly files: readonly VersionFile[]
}

/** Reports of versions, by their commits. */
export type Reports = ReadonlyMap<string, ReportedVersion>

/** Versions of a page whose reports are looked up, the newest first: each is two files. */
const SHOWN = 12

/** Reads the reports of the newest versions. A page without them is still one: files that cannot be read are logged. */
export async function readReports(service: Service, versions: readonly NumberedVersion[]): Promise<Reports> {
  const found = new Map<string, ReportedVersion>()
  // One after the other, since each may be long.
  for (const { version } of versions.slice(0, SHOWN)) {
    await othersTurn()
    try {
      const { files } = await withFiles(service, version)
      found.set(version.commitHash, { files, report: await readReport(service, version) })
    } catch (error) {
      service.log.warn('report-unavailable', { commit: version.commitHash, error: String(error) })
    }
  }
  return found
}
