import { storeFile } from '../../../service/files/files.ts'
import { readBytes } from '../../body/read-bytes.ts'
import { toRefusal } from '../../refusals/to-problem.ts'
import { showJson } from '../answer.ts'
import { toSentence } from '../kit/notice.ts'
import { checkToken } from '../page-route.ts'
import { toAdvice } from '../to-advice.ts'
import type { MemberVisit } from '../visit.ts'

/** Takes one file of the form ahead of the rest: a script sends it, and shows how far it is. */
export async function takeFile(visit: MemberVisit): Promise<Response> {
  const { service, member, request, url } = visit
  try {
    checkToken(visit, request.headers.get('x-csrf-token'))
    const file = await storeFile(service, member.caller, {
      filename: url.searchParams.get('name') ?? '',
      contentType: request.headers.get('content-type') ?? '',
      body: readBytes(request, service.settings.limits.fileBytes),
    })
    return showJson(visit, { file_id: file.fileId, filename: file.filename }, 201)
  } catch (error) {
    const { status, body, unexpected } = toRefusal(error, visit.headers['x-request-id'] ?? '')
    if (unexpected) service.log.error('upload-failed', { request_id: body.request_id, error: String(error) })
    return showJson(visit, { detail: toSentence(toAdvice(body.code, body.detail)) }, status)
  }
}
