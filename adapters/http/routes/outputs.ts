import { toTimestamp } from '../../service/ports/clock.ts'
import { exportRun, openDownload } from '../../service/outputs/export.ts'
import { createEdit } from '../../service/runs/create-edit.ts'
import type { Run } from '../../service/runs/run.ts'
import { type Published, publishRun, unpublishJob } from '../../service/outputs/publish.ts'
import { createViewerSession, viewerSession, type ViewerSession } from '../../service/outputs/viewer.ts'
import { downloadTypes, leadToDownload } from '../answers/download.ts'
import { awaitEdit } from '../answers/await-edit.ts'
import { writePublished } from '../answers/published-page.ts'
import type { RateLimit } from '../guards/rate-limit.ts'
import { checkScope } from '../guards/check-scope.ts'
import { takeShare } from '../guards/take-share.ts'
import { type Context, replayable, type Routes } from '../route.ts'
import { acceptedInstead } from './runs.ts'
import { isBrowser, readVisitor, signInPage } from '../visitor.ts'
import { usualWait } from '../wire/fields.ts'
import {
  type EditedNode,
  editedNode,
  exported,
  exportWish,
  nodeWish,
  publishedJob,
  publishWish,
  unpublishedJob,
  type ViewerLink,
  viewerLink,
} from '../wire/outputs.ts'

type OutputOperation =
  | 'exportJob'
  | 'openDownload'
  | 'publishJob'
  | 'unpublishJob'
  | 'getPublishedPage'
  | 'createViewerSession'
  | 'resumeViewer'
  | 'editNode'

/** What nobody needs a key for, by address: what several people behind one look at. */
const byClient: RateLimit = { name: 'downloads', perMinute: 1500 }

/** What comes out of a job, and who sees it. */
export const outputRoutes: Routes<OutputOperation> = {
  exportJob: {
    area: 'Outputs',
    summary: 'Make a link to the files of a run',
    about:
      '`pdf` is the document, `html` the site as a ZIP, `png` and `svg` the pages: a picture, or a ZIP of several, and with `page` that one ' +
      'alone. `report` is JSON: messages, reading, and what became of the brief. The link works for an hour. Without `run_id` it is the ' +
      'newest completed run. What the speaker says is in a site only with `notes`.',
    scope: 'jobs:rw',
    body: exportWish,
    answer: { status: 200, schema: exported },
    refusals: ['not-found', 'nothing-completed'],
    async handler({ service, caller, params, body }) {
      const { format, run_id, page, notes } = body
      const wish = {
        format,
        ...(page !== undefined && { page }),
        ...(notes !== undefined && { notes }),
        ...(run_id !== undefined && { runId: run_id }),
      }
      const { run, downloadUrl, expiresAt } = await exportRun(service, caller, params.job_id, wish)
      return {
        ...{ job_id: params.job_id, format, run_id: run.runId, commit_hash: run.commitHash },
        ...{ download_url: downloadUrl, expires_at: toTimestamp(expiresAt) },
      }
    },
  },
  openDownload: {
    area: 'Outputs',
    summary: 'Download an export',
    isLink: true,
    about: 'The link is the permission; it ends. What is no ZIP can be read in parts by a single `Range`.',
    scope: 'open',
    answer: { status: 200, types: downloadTypes, about: 'the file' },
    refusals: ['link-invalid', 'not-found', 'range-invalid', 'rate-limited'],
    rate: byClient,
    async handler({ service, params, request, headers, limiter }) {
      const { owner, ...download } = await openDownload(service, params.token)
      await takeShare(limiter, service, 'downloads', owner)
      return leadToDownload(download, request.headers.get('range'), headers)
    },
  },
  publishJob: {
    area: 'Outputs',
    summary: 'Show a run to everybody at a public address',
    about:
      'Publish only when somebody has asked for it. The address stays when another run is published. What the speaker says is left out ' +
      'unless `notes` asks for it.',
    scope: 'jobs:rw',
    body: publishWish,
    answer: { status: 200, schema: publishedJob },
    refusals: ['not-found', 'nothing-completed'],
    ...replayable<'publishJob', Published>(
      ({ service, caller, params, body }) =>
        publishRun(service, caller, params.job_id, {
          ...(body.run_id !== undefined && { runId: body.run_id }),
          ...(body.commit_hash !== undefined && { commitHash: body.commit_hash }),
          ...(body.notes !== undefined && { notes: body.notes }),
        }),
      ({ publicUrl, run }) => ({ public_url: publicUrl, run_id: run.runId, commit_hash: run.commitHash }),
    ),
  },
  unpublishJob: {
    area: 'Outputs',
    summary: 'Take the public page away',
    scope: 'jobs:rw',
    answer: { status: 200, schema: unpublishedJob },
    refusals: ['not-found'],
    ...replayable<'unpublishJob', void>(
      ({ service, caller, params }) => unpublishJob(service, caller, params.job_id),
      (_, { params }) => ({ job_id: params.job_id, unpublished: true }),
    ),
  },
  getPublishedPage: {
    area: 'Outputs',
    summary: 'A published page and its files, on the content origin',
    isLink: true,
    scope: 'open',
    answer: { status: 200, types: ['text/html', '*/*'], about: 'the page, or a file of it' },
    refusals: ['not-found', 'rate-limited'],
    rate: byClient,
    handler: ({ service, params, request, headers }) => writePublished(service, params, request, headers),
  },
  createViewerSession: {
    area: 'Outputs',
    summary: 'Make a preview link',
    about: 'It works for 24 hours.',
    scope: 'jobs:rw',
    answer: { status: 200, schema: viewerLink },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      return toLink(await createViewerSession(service, caller, params.job_id))
    },
  },
  resumeViewer: {
    area: 'Outputs',
    summary: 'A fresh preview after one has ended',
    about:
      'For whoever is signed in to the dashboard, or holds a key with `jobs:rw`. A browser is led to the preview ' +
      '(303), or to the sign-in page and back.',
    scope: 'open',
    answer: { status: 200, schema: viewerLink },
    refusals: ['unauthenticated', 'scope-missing', 'not-found', 'rate-limited'],
    rate: byClient,
    async handler({ service, params, request, headers, limiter }) {
      const visitor = await readVisitor(service, request)
      if (!visitor) return redirect(signInPage(service, request), headers)
      await takeShare(limiter, service, 'requests', visitor.accountId, headers)
      checkScope(visitor, 'jobs:rw')
      const session = await createViewerSession(service, visitor, params.job_id)
      return isBrowser(request) ? redirect(session.viewerUrl, headers) : toLink(session)
    },
  },
  editNode: {
    area: 'Outputs',
    summary: 'Change the text of one node in place',
    about:
      'The outputs are made again, as a new version; not charged. `commit_hash` guards against edits in between. When it is not made ' +
      'in `wait_seconds`, the answer is 202 with a run, to be followed as any other; it is in no list.',
    scope: 'jobs:rw',
    rateClass: 'runs',
    body: nodeWish,
    answer: { status: 200, schema: editedNode },
    refusals: [
      ...(['not-found', 'node-changed', 'nothing-completed', 'quota-reached'] as const),
      // The outputs are made again while the caller waits.
      ...(['asset-invalid', 'content-too-large', 'content-not-text', 'queue-full', 'time-limit'] as const),
      ...(['memory-limit', 'worker-lost', 'job-invalid', 'format-failed'] as const),
    ],
    ...replayable<'editNode', Run>(acceptEdit, answerEdit),
  },
}

function acceptEdit({ service, caller, params, body }: Context<'editNode'>): Promise<Run> {
  return createEdit(
    service,
    { ...caller, jobId: params.job_id },
    {
      edits: [{ nodeId: body.node_id, content: body.content }],
      ...(body.commit_hash !== undefined && { commitHash: body.commit_hash }),
    },
  )
}

/** The version when it is made in time, else the run that makes it. */
async function answerEdit(accepted: Run, context: Context<'editNode'>): Promise<EditedNode | Response> {
  const { service, caller, params, body, request, draining, headers } = context
  const commitHash = await awaitEdit(service, accepted, body.wait_seconds ?? usualWait, [
    draining,
    request.signal,
  ])
  if (commitHash === undefined) return acceptedInstead(accepted, headers)
  const { viewerUrl } = viewerSession(service, { ...caller, jobId: params.job_id })
  return {
    ...{ job_id: params.job_id, node_id: body.node_id },
    ...{ commit_hash: commitHash, viewer_url: viewerUrl },
  }
}

function toLink({ viewerUrl, expiresAt }: ViewerSession): ViewerLink {
  return { viewer_url: viewerUrl, expires_at: toTimestamp(expiresAt) }
}

function redirect(location: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } })
}
