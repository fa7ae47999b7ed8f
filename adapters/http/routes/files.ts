import { toTimestamp } from '../../service/ports/clock.ts'
import type { StoredFile } from '../../service/files/file.ts'
import {
  deleteFile,
  getFile,
  ownerOfUpload,
  receiveUpload,
  requestUpload,
  type UploadGrant,
} from '../../service/files/files.ts'
import type { RateLimit } from '../guards/rate-limit.ts'
import { takeShare } from '../guards/take-share.ts'
import { replayable, type Routes } from '../route.ts'
import { deletedFile, type FileDetail, fileDetail, uploadGrant, uploadWish } from '../wire/files.ts'
import { readBytes } from '../body/read-bytes.ts'

/** Whoever has a link: bytes are looked at each time, also when they are there already. */
const byClient: RateLimit = { name: 'uploads', perMinute: 600 }

/** Files. */
export const fileRoutes: Routes<'requestUpload' | 'getFile' | 'deleteFile' | 'receiveUpload'> = {
  requestUpload: {
    area: 'Files',
    summary: 'Ask where to upload a file',
    about:
      'PUT the bytes to `upload_url`, here or at the store, with the declared Content-Type and size; the file is then `ready`.',
    scope: 'files:rw',
    body: uploadWish,
    answer: { status: 200, schema: uploadGrant },
    refusals: ['type-unsupported', 'quota-reached'],
    ...replayable<'requestUpload', UploadGrant>(
      ({ service, caller, body }) =>
        requestUpload(service, caller, {
          filename: body.filename,
          contentType: body.content_type,
          sizeBytes: body.size_bytes,
        }),
      ({ file, uploadUrl, uri }) => ({
        ...{ file_id: file.fileId, upload_url: uploadUrl, uri },
        expires_at: toTimestamp(file.expiresAt),
      }),
    ),
  },
  getFile: {
    area: 'Files',
    summary: 'One file',
    scope: 'files:rw',
    answer: { status: 200, schema: fileDetail },
    refusals: ['not-found'],
    handler: async ({ service, caller, params }) => toDetail(await getFile(service, caller, params.file_id)),
  },
  deleteFile: {
    area: 'Files',
    summary: 'Delete a file',
    about: 'Runs that took it keep it.',
    scope: 'files:rw',
    answer: { status: 200, schema: deletedFile },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      await deleteFile(service, caller, params.file_id)
      return { file_id: params.file_id, deleted: true }
    },
  },
  receiveUpload: {
    area: 'Files',
    summary: 'Upload the bytes of a file',
    about: 'The link is the permission; it ends. Repeating an upload is fine.',
    scope: 'open',
    answer: { status: 200, schema: fileDetail },
    refusals: [
      ...(['link-invalid', 'not-found', 'upload-mismatch', 'too-large', 'request-timeout'] as const),
      ...(['queue-full', 'rate-limited'] as const),
    ],
    rate: byClient,
    async handler({ service, params, request, limiter }) {
      await takeShare(limiter, service, 'uploads', await ownerOfUpload(service, params.token))
      const type = request.headers.get('content-type') ?? undefined
      const body = readBytes(request, service.settings.limits.fileBytes)
      return toDetail(await receiveUpload(service, params.token, type, body))
    },
  },
}

function toDetail({ fileId, status, filename, contentType, sizeBytes }: StoredFile): FileDetail {
  return { file_id: fileId, status, filename, content_type: contentType, size_bytes: sizeBytes }
}
