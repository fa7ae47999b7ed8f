import { BlobFault } from '../files/blob-fault.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import { isDeleted } from './origin-run.ts'
import type { Version, VersionFile, VersionRecord } from './version.ts'
import { findVersion } from './kept-versions.ts'

/** A file of a version with its bytes as a stream. */
export interface OpenFile {
  readonly type: string
  readonly size: number
  /** For an ETag. */
  readonly digest: string
  /**
   * The bytes, or the part with both its ends. Rejects when they are gone; nothing is open before they are pulled, nor
   * once who pulls has gone away.
   */
  read(range?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>
}

/** The version, or `not-found`: for what a deleted run made as well. */
export async function getVersion(
  service: Pick<Service, 'store' | 'blobs'>,
  { accountId }: Pick<Caller, 'accountId'>,
  jobId: string,
  commitHash: string,
): Promise<Version> {
  const version = await service.store.read(async reader => {
    const found = await findVersion(reader, accountId, jobId, commitHash)
    return found && !(await isDeleted(reader, found)) ? found : undefined
  })
  if (!version) throw notFound('commit', commitHash)
  return withFiles(service, version)
}

/** The version with the list of its files. */
export async function withFiles<Record extends Pick<VersionRecord, 'manifest'>>(
  { blobs }: Pick<Service, 'blobs'>,
  version: Record,
): Promise<Record & Pick<Version, 'files'>> {
  if (version.manifest === undefined) return { ...version, files: [] }
  const bytes = await blobs.get(version.manifest)
  if (!bytes) throw new BlobFault(version.manifest, 'gone')
  return { ...version, files: JSON.parse(new TextDecoder().decode(bytes)) as readonly VersionFile[] }
}

/** An output of a version by its path without `outputs/`; `undefined` when there is none. */
export function findOutput(version: Pick<Version, 'files'>, path: string): VersionFile | undefined {
  return version.files.find(file => file.path === `outputs/${path}`)
}

/** A file of a version, ready to be read. */
export function openFile({ blobs }: Pick<Service, 'blobs'>, file: VersionFile): OpenFile {
  return {
    type: file.type,
    size: file.size,
    digest: file.gitHash,
    async read(range) {
      const body = await blobs.read(file.blob, range)
      if (!body) throw new BlobFault(file.blob, 'gone')
      return body
    },
  }
}
