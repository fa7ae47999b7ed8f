import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'
import type { Service } from '../../service/service.ts'
import { readReport } from '../../service/versions/version-reading.ts'
import type { NumberedVersion } from './read-history.ts'

/** What versions were read as, by their commits. */
export type Readings = ReadonlyMap<string, ReadingReport>

/** Versions of a page whose readings are looked up, the newest first: each is two files. */
const SHOWN = 12

/** Reads what the newest versions were read as. A page without them is still one: files that cannot be read are logged. */
export async function readReadings(
  service: Service,
  versions: readonly NumberedVersion[],
): Promise<Readings> {
  const found = await Promise.all(
    versions.slice(0, SHOWN).map(async ({ version }): Promise<[string, ReadingReport][]> => {
      try {
        const { reading } = await readReport(service, version)
        return reading ? [[version.commitHash, reading]] : []
      } catch (error) {
        service.log.warn('reading-unavailable', { commit: version.commitHash, error: String(error) })
        return []
      }
    }),
  )
  return new Map(found.flat())
}
