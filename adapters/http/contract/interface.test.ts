import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openScene, type Scene, usual } from '../testing/provoke.test.kit.ts'
import { type AnyRoute, routeList } from '../route-table.ts'

/** The fields that the interface promises, one row an answer: no more, no fewer. A field that goes breaks callers. */
const promised: Readonly<Record<string, string>> = {
  getIdentity: 'user_id org_id email name scopes',
  listKeys: 'data',
  createKey: 'key_id secret_key',
  revokeKey: 'key_id revoked',
  createJob: 'job_id name current_commit created_at',
  listJobs: 'data',
  getJob:
    'job_id name current_commit created_at updated_at total_runs format latest_run_id latest_run_status viewer_url ' +
    'viewer_expires_at published_url published_run_id published_at',
  deleteJob: 'job_id deleted runs_deleted_count',
  createRun: 'job_id run_id status notify_email created_at',
  listRuns: 'job_id data',
  getRun:
    'run_id job_id status charge_usd commit_hash summary_diff created_at completed_at notify_email viewer_url ' +
    'viewer_expires_at pages messages reading brief composition',
  notifyByEmail: 'notify_email',
  cancelRun: 'status',
  deleteRun: 'job_id run_id deleted',
  requestUpload: 'file_id upload_url uri expires_at',
  getFile: 'file_id status filename content_type size_bytes',
  deleteFile: 'file_id deleted',
  receiveUpload: 'file_id status filename content_type size_bytes',
  exportJob: 'job_id format run_id commit_hash download_url expires_at',
  publishJob: 'public_url run_id commit_hash',
  unpublishJob: 'job_id unpublished',
  createViewerSession: 'viewer_url expires_at',
  resumeViewer: 'viewer_url expires_at',
  editNode: 'job_id node_id commit_hash viewer_url',
  getCredits:
    'balance_usd free_balance_usd paid_balance_usd past_due auto_topup_enabled threshold_usd topup_usd ' +
    'monthly_max_usd has_payment_method',
  listLedger: 'data',
  createCheckout: 'url session_id',
  getBillingPortal: 'url',
  receivePayment: 'received',
}

/** Entries of lists. */
const entries: Readonly<Record<string, string>> = {
  listKeys: 'key_id name secret_prefix created_at',
  listJobs: 'job_id name created_at updated_at total_runs format latest_run_id latest_run_status viewer_url',
  listRuns: 'run_id status commit_hash charge_usd created_at completed_at',
  listLedger: 'entry_id kind amount_usd run_id note created_at',
}

const sorted = (names: Iterable<string>): readonly string[] => [...names].sort()

for (const transport of ['call', 'socket'] as const) {
  const fields = suite<{ scene: Scene }>(`fields of the interface by ${transport}`)
  fields.before.each(async context => {
    context.scene = await openScene(transport)
  })
  fields.after.each(({ scene }) => scene.api.close())

  fields('every answer has those that are promised', async ({ scene }) => {
    const routes = routeList.filter(({ operationId }) => operationId in promised)
    assert.is(routes.length, Object.keys(promised).length)
    // What takes things away comes last.
    const order = ({ operationId, method }: AnyRoute): number =>
      method === 'GET' ? 0 : /^(delete|revoke|unpublish)/.test(operationId) ? 2 : 1
    const last = routes.filter(({ operationId }) => operationId === 'deleteJob')
    const others = routes.filter(({ operationId }) => operationId !== 'deleteJob')
    for (const route of [...others.sort((a, b) => order(a) - order(b)), ...last]) {
      const { status, json, text } = await usual(scene, route)
      assert.ok(status < 300, `${route.operationId} ${text}`)
      const names = promised[route.operationId]?.split(' ') ?? []
      assert.equal(sorted(Object.keys(json)), sorted(names), route.operationId)
      const inside = entries[route.operationId]?.split(' ')
      if (!inside) continue
      assert.ok(json.data.length > 0, route.operationId)
      for (const entry of json.data)
        assert.equal(sorted(Object.keys(entry)), sorted(inside), route.operationId)
    }
  })

  fields(
    'a run that failed has its error and log instead of preview and report; one that waits has neither',
    async ({ scene }) => {
      const { api, ids } = scene
      const runId = await api.run(ids.job_id, 'fail')
      const failed = (await api.send('GET', `/v1/jobs/${ids.job_id}/runs/${runId}`)).json
      const usualFields = (promised['getRun'] ?? '')
        .split(' ')
        .filter(name => !/^(viewer_.*|pages|messages|reading|brief|composition)$/.test(name))
      assert.equal(sorted(Object.keys(failed)), sorted([...usualFields, 'error', 'log_tail']))
      const { json } = await api.send('POST', `/v1/jobs/${ids.job_id}/runs`, { json: { content: 'x' } })
      const waiting = (await api.send('GET', `/v1/jobs/${ids.job_id}/runs/${json.run_id}`)).json
      assert.equal(sorted(Object.keys(waiting)), sorted(usualFields))
      const ended = await api.send('POST', `/v1/jobs/${ids.job_id}/runs/${runId}/notify-email`)
      assert.equal(sorted(Object.keys(ended.json)), ['notify_email', 'warning'])
    },
  )

  fields.run()
}
