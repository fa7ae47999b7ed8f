import { create as contentDisposition } from 'content-disposition'
import type { Download } from '../../service/outputs/download.ts'
import { streamBytes } from './byte-stream.ts'
import { HttpError } from '../refusals/http-error.ts'
import { inert } from './page-policy.ts'
import { readRange } from './range.ts'

/** Types of what can be downloaded. */
export const downloadTypes: readonly string[] = [
  ...['application/pdf', 'application/zip', 'image/png', 'image/svg+xml', 'application/json'],
]

/** Leads to where a download is kept, when that is open to clients, and hands it out otherwise: for who asks by a GET. */
export async function leadToDownload(
  download: Download,
  asked: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  if (!download.link) return writeDownload(download, asked, headers)
  const own = { ...headers, location: await download.link(), 'cache-control': 'private, no-store' }
  return new Response(null, { status: 307, headers: own })
}

/** Hands a download out: always as a file to save, kept by nobody on the way, whole or the part that a `Range` asks for. */
export async function writeDownload(
  download: Download,
  asked: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { filename, type, size, read } = download
  const own: Record<string, string> = {
    ...headers,
    'content-type': type,
    // RFC 8187: a name in any script becomes a header that is ASCII only.
    'content-disposition': contentDisposition(filename),
    'cache-control': 'private, no-store',
    'content-security-policy': inert,
  }
  if (size === undefined) return new Response(streamBytes(await read()), { headers: own })
  own['accept-ranges'] = 'bytes'
  const range = readRange(asked, size)
  if (range === 'unsatisfiable') {
    const text = `the range is outside the ${size} bytes of the file`
    throw new HttpError('range-invalid', text, { headers: { 'content-range': `bytes */${size}` } })
  }
  if (!range) {
    return new Response(streamBytes(await read()), { headers: { ...own, 'content-length': String(size) } })
  }
  own['content-range'] = `bytes ${range.start}-${range.end}/${size}`
  own['content-length'] = String(range.end - range.start + 1)
  return new Response(streamBytes(await read(range)), { status: 206, headers: own })
}
