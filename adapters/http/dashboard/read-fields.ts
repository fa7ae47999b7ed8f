import { HttpError } from '../refusals/http-error.ts'
import { readWhole } from '../body/read-bytes.ts'

/** Most bytes of a form without files. */
const most = 64 * 1024

/** Fields of a small form. Throws `media-type-unsupported` and `too-large`. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new HttpError('media-type-unsupported', `a form is expected, not "${type ?? 'nothing'}"`)
  }
  return new URLSearchParams((await readWhole(request, most)).toString('utf8'))
}
