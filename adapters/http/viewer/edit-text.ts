import { createEdit } from '../../service/runs/create-edit.ts'
import type { Run } from '../../service/runs/run.ts'
import { getRun } from '../../service/runs/runs.ts'
import { textOfNode } from '../../service/versions/text-of-node.ts'
import { awaitEdit } from '../answers/await-edit.ts'
import { showJson } from '../dashboard/answer.ts'
import { readJson } from '../body/read-json.ts'
import { checkScope } from '../guards/check-scope.ts'
import { takeShare } from '../guards/take-share.ts'
import type { ViewerAccess } from '../../service/outputs/viewer.ts'
import type { Visit } from '../dashboard/visit.ts'
import { toRefusal } from '../refusals/to-problem.ts'
import { usualWait } from '../wire/fields.ts'
import { validate } from '../body/validate.ts'
import { nodeEdits } from './node-edits.ts'
import { jobOf, versionOf } from './find-version.ts'
import { decodePath, type ViewerAnswer, type ViewerRefusal } from './viewer-answer.ts'

/** What a text says in the copy. */
export const tellNode: ViewerAnswer = async (visit, access) => {
  checkScope(access, 'jobs:rw')
  await takeShare(visit.limiter, visit.service, 'requests', access.accountId)
  const { service, params, url } = visit
  const job = await jobOf(service, access)
  const version = await versionOf(visit, job, url.searchParams.get('commit'))
  return showJson(visit, { content: await textOfNode(service, version, decodePath(params['node'] ?? '')) })
}

/**
 * Saves texts as one new version. Only JSON is read, which no form of another site can send; the link itself is the
 * permission.
 */
export const saveNode: ViewerAnswer = async (visit, access) => {
  checkScope(access, 'jobs:rw')
  await takeShare(visit.limiter, visit.service, 'requests', access.accountId)
  await takeShare(visit.limiter, visit.service, 'runs', access.accountId)
  const { value } = await readJson(visit.request)
  const { edits, commit_hash: commitHash } = validate(nodeEdits, value, 'body')
  const edit = await createEdit(visit.service, access, {
    edits: edits.map(({ node_id, content }) => ({ nodeId: node_id, content })),
    ...(commitHash !== undefined && { commitHash }),
  })
  return showEdit(visit, access, edit)
}

/** What became of a save that took long. */
export const followSave: ViewerAnswer = async (visit, access) => {
  checkScope(access, 'jobs:rw')
  await takeShare(visit.limiter, visit.service, 'requests', access.accountId)
  return showEdit(visit, access, await getRun(visit.service, access, access.jobId, visit.params['run'] ?? ''))
}

async function showEdit(visit: Visit, { jobId }: ViewerAccess, edit: Run): Promise<Response> {
  const commitHash = await awaitEdit(visit.service, edit, usualWait, [visit.draining, visit.request.signal])
  if (commitHash === undefined) return showJson(visit, { job_id: jobId, run_id: edit.runId }, 202)
  return showJson(visit, { job_id: jobId, commit_hash: commitHash })
}

/** Tells a script what went wrong. */
export const toJson: ViewerRefusal = async (visit, error) => {
  const { status, body, unexpected } = toRefusal(error, visit.headers['x-request-id'] ?? '')
  if (unexpected)
    visit.service.log.error('edit-failed', { request_id: body.request_id, error: String(error) })
  return showJson(visit, body, status)
}
