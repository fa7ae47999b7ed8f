/**
 * Where every operation is reached: the one list that the server, its description and the client share.
 * `{name}` stands for one part of a path; `{path}` at the end stands for the rest of it.
 */
export const addresses = {
  getIdentity: 'GET /v1/auth/me',
  listKeys: 'GET /v1/auth/keys',
  createKey: 'POST /v1/auth/keys',
  revokeKey: 'DELETE /v1/auth/keys/{key_id}',

  createJob: 'POST /v1/jobs',
  listJobs: 'GET /v1/jobs',
  getJob: 'GET /v1/jobs/{job_id}',
  deleteJob: 'DELETE /v1/jobs/{job_id}',
  getRepository: 'GET /v1/jobs/{job_id}/repository',

  renderDocument: 'POST /v1/render',
  createRun: 'POST /v1/jobs/{job_id}/runs',
  listRuns: 'GET /v1/jobs/{job_id}/runs',
  getRun: 'GET /v1/jobs/{job_id}/runs/{run_id}',
  watchRun: 'GET /v1/jobs/{job_id}/runs/{run_id}/events',
  notifyByEmail: 'POST /v1/jobs/{job_id}/runs/{run_id}/notify-email',
  cancelRun: 'POST /v1/jobs/{job_id}/runs/{run_id}/cancel',
  deleteRun: 'DELETE /v1/jobs/{job_id}/runs/{run_id}',

  requestUpload: 'POST /v1/files/request-upload',
  getFile: 'GET /v1/files/{file_id}',
  deleteFile: 'DELETE /v1/files/{file_id}',
  receiveUpload: 'PUT /uploads/{token}',

  exportJob: 'POST /v1/jobs/{job_id}/export',
  openDownload: 'GET /downloads/{token}',
  publishJob: 'POST /v1/jobs/{job_id}/publish',
  unpublishJob: 'POST /v1/jobs/{job_id}/unpublish',
  getPublishedPage: 'GET /p/{slug}/{path}',
  createViewerSession: 'GET /v1/jobs/{job_id}/viewer/session',
  resumeViewer: 'GET /v1/jobs/{job_id}/viewer/resume',
  editNode: 'PATCH /v1/jobs/{job_id}/nodes',

  getCredits: 'GET /v1/credits',
  listLedger: 'GET /v1/credits/ledger',
  createCheckout: 'POST /v1/credits/checkout',
  getBillingPortal: 'GET /v1/billing/portal',
  receivePayment: 'POST /webhooks/stripe',

  listFormats: 'GET /v1/formats',

  getLimits: 'GET /v1/limits',
  checkLive: 'GET /livez',
  checkReady: 'GET /readyz',
  getMetrics: 'GET /metrics',
  getVersion: 'GET /version',
  getDescription: 'GET /openapi.json',
  readDocs: 'GET /docs',
} as const

/** Name of an operation, the same in code, in the description and in the client. */
export type OperationId = keyof typeof addresses

/** Where one operation is reached. */
export type AddressOf<Id extends OperationId> = (typeof addresses)[Id]

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** What stands in an operation's path. */
export type ParamsOf<Id extends OperationId> = { readonly [Name in NamesIn<AddressOf<Id>>]: string }

/** Method and path of an operation. */
export function splitAddress(id: OperationId): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = addresses[id].split(' ')
  return { method, path }
}
