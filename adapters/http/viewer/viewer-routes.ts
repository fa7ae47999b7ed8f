/** The viewer: a preview whose link is the permission. Shows a job's versions and lets its holder change texts in place. */
import { create as contentDisposition } from 'content-disposition'
import { getJob } from '../../service/jobs.ts'
import type { Job } from '../../service/job.ts'
import { editNode } from '../../service/nodes.ts'
import { listRuns } from '../../service/runs.ts'
import { toSafeName } from '../../service/safe-name.ts'
import type { Service } from '../../service/service.ts'
import { notFound, ServiceError } from '../../service/service-error.ts'
import { zipSite } from '../../service/site-zip.ts'
import type { Version } from '../../service/version.ts'
import { findOutput, getVersion, openFile } from '../../service/versions.ts'
import { readViewerToken, type ViewerAccess } from '../../service/viewer.ts'
import { streamBytes } from '../byte-stream.ts'
import type { Page } from '../create-app.ts'
import { leadTo, showJson, showPage } from '../dashboard/answer.ts'
import { createSurroundings } from '../dashboard/create-surroundings.ts'
import type { DashboardOptions } from '../dashboard/dashboard-routes.ts'
import { answerRoute } from '../dashboard/page-route.ts'
import { numberVersions } from '../dashboard/read-history.ts'
import type { Visit } from '../dashboard/visit.ts'
import { readJson } from '../read-json.ts'
import { toRefusal } from '../to-problem.ts'
import { validate } from '../validate.ts'
import { nodeWish } from '../wire/outputs.ts'
import { toFramePage } from './frame-page.ts'
import { readNode } from './read-node.ts'
import { emptyViewer, expiredPage, viewerPage } from './viewer-page.ts'

type Answer = (visit: Visit, access: ViewerAccess) => Promise<Response>

/** All addresses of the viewer, to be handed to the app. */
export function viewerRoutes(service: Service, options: DashboardOptions = {}): readonly Page[] {
  const around = createSurroundings(service, options.draining)
  const page = (method: 'GET' | 'POST', path: string, answer: Answer, refuse: Refuse): Page => ({
    ...{ method, path: `/viewer/:token${path}`, name: `viewer ${method} ${path}` },
    handler: arrival =>
      answerRoute(
        { method: 'GET', path, access: 'open', answer: visit => admit(visit, answer, refuse) },
        around,
        arrival,
      ),
  })
  return [
    page('GET', '', showViewer, showExpired),
    page('GET', '/versions/:commit/**:path', showOutput, throwOn),
    page('GET', '/download/:what', saveVersion, showExpired),
    page('GET', '/nodes/:node', tellNode, toJson),
    page('POST', '/nodes', saveNode, toJson),
  ]
}

/** Shows what went wrong, in the manner of the address. */
type Refuse = (visit: Visit, error: unknown) => Promise<Response>

async function admit(visit: Visit, answer: Answer, refuse: Refuse): Promise<Response> {
  try {
    return await answer(visit, readViewerToken(visit.service, visit.params['token'] ?? ''))
  } catch (error) {
    return refuse(visit, error)
  }
}

const throwOn: Refuse = async (_, error) => {
  throw error
}

const toJson: Refuse = async (visit, error) => {
  const { status, body, unexpected } = toRefusal(error, visit.headers['x-request-id'] ?? '')
  if (unexpected)
    visit.service.log.error('edit-failed', { request_id: body.request_id, error: String(error) })
  return showJson(visit, body, status)
}

/** A link that ended leads on at once when the job is the visitor's own; else to a page that says how to go on. */
const showExpired: Refuse = async (visit, error) => {
  if (!(error instanceof ServiceError) || error.code !== 'link-invalid') throw error
  const jobId = jobNamedIn(visit.params['token'] ?? '')
  const { member, service } = visit
  const isOwn = jobId !== undefined && member && (await service.store.getJob(member.caller.accountId, jobId))
  if (isOwn) return leadTo(visit, `/v1/jobs/${jobId}/viewer/resume`)
  return showPage(visit, expiredPage(jobId), 403)
}

/** The job that an ended or damaged token speaks of: worth a link, which asks for permission itself. */
export function jobNamedIn(token: string): string | undefined {
  try {
    const { says } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'))
    return /^job_[0-9A-Za-z]{1,40}$/.test(says.jobId) ? says.jobId : undefined
  } catch {
    // Not even half a token.
    return undefined
  }
}

const showViewer: Answer = async (visit, access) => {
  const { service, url, params, member } = visit
  const job = await jobOf(service, access)
  const isMember = member?.caller.accountId === access.accountId
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  if (version.manifest === undefined) return showPage(visit, emptyViewer(job, isMember))
  const [all, runs] = await Promise.all([
    service.store.listVersions(access.accountId, access.jobId),
    listRuns(service, { ...access, userId: '', scopes: [] }, access.jobId, { limit: 1000 }),
  ])
  return showPage(
    visit,
    viewerPage({
      ...{ job, version, isMember, versions: numberVersions(all, runs) },
      base: `/viewer/${params['token']}/`,
      view: url.searchParams.get('view') === 'pages' ? 'pages' : 'live',
      isSaved: url.searchParams.has('saved'),
    }),
  )
}

const showOutput: Answer = async (visit, access) => {
  const { service, params, headers } = visit
  const version = await getVersion(service, access, access.jobId, params['commit'] ?? '')
  const path = decodePath(params['path'] ?? '')
  const file = findOutput(version, path)
  if (!file) throw notFound('output', path.slice(0, 200))
  const { type, size, read } = openFile(service, file)
  const own = {
    ...headers,
    'content-type': type,
    'cache-control': 'private, max-age=86400, immutable',
    // The frame has no origin, so to its pictures everything is another one.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  if (!type.startsWith('text/html')) {
    return new Response(streamBytes(await read()), { headers: { ...own, 'content-length': String(size) } })
  }
  const { html, policy } = toFramePage(await readText(await read()))
  return new Response(html, { headers: { ...own, 'content-security-policy': policy } })
}

const saveVersion: Answer = async (visit, access) => {
  const { service, params, headers, url } = visit
  const job = await jobOf(service, access)
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  const own = {
    ...headers,
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  }
  const name = toSafeName(job.name)
  if (params['what'] === 'zip') {
    const disposition = {
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`${name}.zip`),
    }
    return new Response(streamBytes(zipSite(service, version)), { headers: { ...own, ...disposition } })
  }
  const pdf = params['what'] === 'pdf' ? findOutput(version, 'document.pdf') : undefined
  if (!pdf) throw notFound('download', params['what'] ?? '')
  const { type, read } = openFile(service, pdf)
  return new Response(streamBytes(await read()), {
    headers: { ...own, 'content-type': type, 'content-disposition': contentDisposition(`${name}.pdf`) },
  })
}

const tellNode: Answer = async (visit, access) => {
  const { service, params, url } = visit
  const job = await jobOf(service, access)
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  return showJson(visit, { content: await readNode(service, version, decodePath(params['node'] ?? '')) })
}

/** Only JSON is read, which no form of another site can send; the link itself is the permission. */
const saveNode: Answer = async (visit, access) => {
  const { value } = await readJson(visit.request)
  const { node_id, content, commit_hash } = validate(nodeWish, value, 'body')
  const { version } = await editNode(visit.service, access, {
    ...{ nodeId: node_id, content },
    ...(commit_hash !== undefined && { commitHash: commit_hash }),
  })
  return showJson(visit, { job_id: access.jobId, node_id, commit_hash: version.commitHash })
}

function jobOf(service: Service, access: ViewerAccess): Promise<Job> {
  return getJob(service, { ...access, userId: '', scopes: [] }, access.jobId)
}

function versionOf({ service }: Visit, job: Job, commit: string | null): Promise<Version> {
  return getVersion(service, job, job.jobId, commit ?? job.currentCommit)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign names no file of ours.
    return path
  }
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
