import { type StoredFile, uploadTypes } from '../../../service/files/file.ts'
import { hasSignature } from '../../../service/files/file-signature.ts'
import { getFile, storeFile } from '../../../service/files/files.ts'
import type { Run } from '../../../service/runs/run.ts'
import { getRun } from '../../../service/runs/runs.ts'
import { notFound } from '../../../service/service-error.ts'
import type { MemberVisit } from '../visit.ts'
import type { RunFormValues } from './run-form.ts'

/** The files of an earlier run as its form lists them: what stands for each is `run_…:0`, where others have `file_…`. */
export function keptFiles({ runId, input }: Run): RunFormValues['files'] {
  return input.assets.map(({ name }, index) => ({ fileId: `${runId}:${index}`, filename: name }))
}

/**
 * The file that a form speaks of. One of an earlier run is taken out of it again: that run keeps the bytes, whatever has
 * become of the file that was uploaded. Throws `not-found`.
 */
export async function takeListed(
  visit: MemberVisit,
  id: string,
  onStored: (file: StoredFile) => void,
): Promise<StoredFile> {
  const { service, member, params } = visit
  const [runId = '', index] = id.split(':')
  if (index === undefined) return getFile(service, member.caller, id)
  const { input } = await getRun(service, member.caller, params['job'] ?? '', runId)
  const asset = input.assets[Number(index)]
  const bytes = asset && (await service.blobs.get(asset.blob))
  const contentType = bytes && uploadTypes.find(type => hasSignature(type, bytes))
  if (!contentType) throw notFound('file', id)
  const body = (async function* () {
    yield bytes
  })()
  const file = await storeFile(service, member.caller, { filename: asset.name, contentType, body })
  onStored(file)
  return file
}
