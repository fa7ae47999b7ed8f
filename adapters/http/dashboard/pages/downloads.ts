import { takeShare } from '../../guards/take-share.ts'
import { create as contentDisposition } from 'content-disposition'
import { isAlive } from '../../../service/access/signed-link.ts'
import { getJob } from '../../../service/jobs/jobs.ts'
import { writeRepository } from '../../../service/versions/repository.ts'
import { getRun } from '../../../service/runs/runs.ts'
import { toSafeName } from '../../../service/files/safe-name.ts'
import { notFound } from '../../../service/service-error.ts'
import { openVersion } from '../../../service/outputs/export.ts'
import type { Version } from '../../../service/versions/version.ts'
import { findOutput, getVersion, openFile } from '../../../service/versions/versions.ts'
import { createViewerSession } from '../../../service/outputs/viewer.ts'
import { streamBytes } from '../../answers/byte-stream.ts'
import { leadToDownload } from '../../answers/download.ts'
import { inert } from '../../answers/page-policy.ts'
import { watchRun } from '../../answers/watch-run.ts'
import { leadTo } from '../answer.ts'
import { wishNamed } from '../kit/version-links.ts'
import type { Thumbnails } from '../make-thumbnail.ts'
import type { MemberVisit } from '../visit.ts'
import { runTopic } from '../../../service/ports/tables.ts'

/** Whatever it is, it is only looked at or saved. */
function safe({ headers }: MemberVisit): Readonly<Record<string, string>> {
  return { ...headers, 'content-security-policy': inert }
}

/** A small picture of a version's first page. A version never changes, so the browser keeps it. */
export async function showThumbnail(visit: MemberVisit, thumbnails: Thumbnails): Promise<Response> {
  const page = findOutput(await versionOf(visit), 'pages/1.png')
  if (!page) throw notFound('picture of version', visit.params['commit'] ?? '')
  return new Response(new Uint8Array(await thumbnails.of(visit.member.caller.accountId, page)), {
    headers: {
      ...safe(visit),
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    },
  })
}

/** A version to keep: its PDF, its site as a ZIP, pictures of its pages, its report. */
export async function saveWished(visit: MemberVisit): Promise<Response> {
  const { service, member, params, headers, request, limiter } = visit
  await takeShare(limiter, service, 'downloads', member.caller.accountId)
  const wish = wishNamed(params['what'] ?? '')
  const version = { jobId: params['job'] ?? '', commitHash: params['commit'] ?? '' }
  return leadToDownload(
    await openVersion(service, member.caller, { ...version, ...wish }),
    request.headers.get('range'),
    headers,
  )
}

/** The copy that a version was made from. */
export async function saveCopy(visit: MemberVisit): Promise<Response> {
  const { files, commitHash } = await versionOf(visit)
  const copy = files.find(({ path }) => path === 'copy.md')
  if (!copy) throw notFound('copy of version', commitHash)
  const { type, size, read } = openFile(visit.service, copy)
  return save(visit, await read(), `${await nameOf(visit)}.md`, type, size)
}

/** The job's whole history as a git bundle. */
export async function saveRepository(visit: MemberVisit): Promise<Response> {
  const { service, member, params, limiter } = visit
  await takeShare(limiter, service, 'runs', member.caller.accountId)
  const bundle = await writeRepository(service, member.caller, params['job'] ?? '')
  return save(visit, bundle, `${await nameOf(visit)}.bundle`, 'application/x-git-bundle')
}

/** Leads to a fresh preview, of one version if one is named. */
export async function openViewer(visit: MemberVisit): Promise<Response> {
  const { viewerUrl } = await createViewerSession(
    visit.service,
    visit.member.caller,
    visit.params['job'] ?? '',
  )
  const commit = visit.url.searchParams.get('commit')
  const query = commit === null ? '' : `?commit=${encodeURIComponent(commit)}`
  return leadTo(visit, new URL(viewerUrl).pathname + query)
}

/** Follows a run as server-sent events. */
export async function followRun(visit: MemberVisit): Promise<Response> {
  const { service, member, params, request, draining, streams } = visit
  const [jobId, runId] = [params['job'] ?? '', params['run'] ?? '']
  const read = () => getRun(service, member.caller, jobId, runId)
  await read()
  return watchRun({
    ...{ draining, read, lastEventId: request.headers.get('last-event-id') },
    headers: safe(visit),
    isAlive: () => isAlive(service, member.caller),
    enter: () => streams.enter(member.caller.accountId),
    watch: listener => service.store.watch(runTopic(runId), listener),
    show: async ({ status }) => ({ status }),
  })
}

function versionOf({ service, member, params }: MemberVisit): Promise<Version> {
  return getVersion(service, member.caller, params['job'] ?? '', params['commit'] ?? '')
}

async function nameOf({ service, member, params }: MemberVisit): Promise<string> {
  return toSafeName((await getJob(service, member.caller, params['job'] ?? '')).name)
}

function save(
  visit: MemberVisit,
  body: AsyncIterable<Uint8Array>,
  filename: string,
  type: string,
  size?: number,
): Response {
  return new Response(streamBytes(body), {
    headers: {
      ...safe(visit),
      'content-type': type,
      'content-disposition': contentDisposition(filename),
      'cache-control': 'private, no-store',
      ...(size !== undefined && { 'content-length': String(size) }),
    },
  })
}
