import { callOperation } from './call-operation.ts'
import { type Connection, sendRequest } from './send-request.ts'

/** A file to upload. */
export interface Upload {
  readonly filename: string
  readonly bytes: Uint8Array
  /** Left out: by the ending of the name. */
  readonly contentType?: string
  readonly signal?: AbortSignal
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  pdf: 'application/pdf',
}

/** Asks where a file goes, sends it there and returns its id. */
export async function uploadFile(connection: Connection, upload: Upload): Promise<string> {
  const { filename, bytes, signal } = upload
  const type = upload.contentType ?? types[filename.split('.').at(-1)?.toLowerCase() ?? '']
  if (type === undefined)
    throw new TypeError(`"${filename}" is no png, jpg, gif or pdf; give its contentType`)
  const wish = { filename, content_type: type, size_bytes: bytes.length }
  const options = signal ? { signal } : {}
  const { file_id, upload_url } = await callOperation(connection, 'requestUpload', wish, options)
  await sendRequest(connection, {
    ...{ method: 'PUT', url: upload_url, headers: { 'content-type': type }, body: bytes },
    ...options,
  })
  return file_id
}
