import { buffer } from 'node:stream/consumers'
import { notFound } from '../../service/service-error.ts'
import { openWished } from '../../service/outputs/download.ts'
import { findOutput, getVersion, openFile } from '../../service/versions/versions.ts'
import { toSafeName } from '../../service/files/safe-name.ts'
import { checkScope } from '../guards/check-scope.ts'
import { takeShare } from '../guards/take-share.ts'
import { streamBytes } from '../answers/byte-stream.ts'
import { answerPage, madePage } from '../answers/made-pages.ts'
import { leadToDownload } from '../answers/download.ts'
import { inert } from '../answers/page-policy.ts'
import { wishNamed } from '../dashboard/kit/version-links.ts'
import { jobOf, versionOf } from './find-version.ts'
import { toFramePage } from './frame-page.ts'
import { decodePath, type ViewerAnswer } from './viewer-answer.ts'

/** A file of a version: the page for the frame, its pictures, pictures of pages. */
export const showOutput: ViewerAnswer = async (visit, access) => {
  const { service, params, headers } = visit
  const version = await getVersion(service, access, access.jobId, params['commit'] ?? '')
  const path = decodePath(params['path'] ?? '')
  const file = findOutput(version, path)
  if (!file) throw notFound('output', path.slice(0, 200))
  const { type, size, digest, read } = openFile(service, file)
  const own = {
    ...headers,
    'content-type': type,
    'cache-control': 'private, max-age=86400, immutable',
    // The frame has no origin, so to its pictures everything is another one.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': inert,
  }
  if (!type.startsWith('text/html')) {
    return new Response(streamBytes(await read()), { headers: { ...own, 'content-length': String(size) } })
  }
  const page = await madePage(`${digest} in a frame`, size, async () => {
    const { html, policy } = toFramePage((await buffer(await read())).toString('utf8'))
    return { bytes: Buffer.from(html), policy }
  })
  return answerPage(page, page.policy, own)
}

/** A version to keep: its PDF, its site as a ZIP, pictures of its pages. */
export const saveVersion: ViewerAnswer = async (visit, access) => {
  const { service, params, headers, url, request } = visit
  checkScope(access, 'jobs:rw')
  await takeShare(visit.limiter, service, 'downloads', access.accountId)
  const job = await jobOf(service, access)
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  const wish = wishNamed(params['what'] ?? '')
  return leadToDownload(
    openWished(service, version, toSafeName(job.name), wish),
    request.headers.get('range'),
    headers,
  )
}
