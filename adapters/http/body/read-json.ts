import { isUtf8 } from 'node:buffer'
import { HttpError } from '../refusals/http-error.ts'
import { parseJson } from './parse-json.ts'
import { readWhole } from './read-bytes.ts'

/** Most bytes of a JSON body. */
export const bodyBytes: number = 4 * 1024 * 1024

/** A JSON body: its bytes, and what they say. */
export interface JsonBody {
  readonly bytes: Buffer
  readonly value: unknown
}

/** Reads a JSON body; none at all is an object without fields. Throws `media-type-unsupported` and `request-invalid`. */
export async function readJson(request: Request): Promise<JsonBody> {
  const type = mediaType(request)
  // A form that a browser sends across origins without asking has none of JSON's types.
  if (type !== undefined && type !== 'application/json') throw notJson(type)
  const coding = request.headers.get('content-encoding') ?? 'identity'
  if (coding !== 'identity') {
    throw new HttpError(
      'media-type-unsupported',
      'the Content-Encoding is not supported; send the body as it is',
    )
  }
  const bytes = await readWhole(request, bodyBytes)
  if (bytes.length === 0) return { bytes, value: {} }
  if (type === undefined) throw notJson(undefined)
  return { bytes, value: parse(bytes) }
}

/** The type of a request's body without its parameters. */
export function mediaType(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

function parse(bytes: Buffer): unknown {
  try {
    if (!isUtf8(bytes)) throw new TypeError('not UTF-8')
    return parseJson(bytes)
  } catch {
    // The parser's own words quote the input.
    throw new HttpError(
      'request-invalid',
      'the body is not valid JSON in UTF-8, or has more than 5,000 values; check quotes, commas and brackets',
    )
  }
}

function notJson(type: string | undefined): HttpError {
  const sent = type === undefined ? 'none was sent' : 'another was sent'
  return new HttpError('media-type-unsupported', `the Content-Type must be application/json; ${sent}`)
}
