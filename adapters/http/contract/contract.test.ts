import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness, type Transport, workOff } from '../testing/harness.test.kit.ts'
import { png, textNodes } from '../testing/scene.test.kit.ts'
import { findRun } from '../../service/runs/find-run.ts'
import { postEntry } from '../../service/credits/ledger.ts'
import { recordPayment } from '../../service/credits/take-payment.ts'

const metricsToken = 'of the metrics'

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const fieldsOf = (value: object): string[] => Object.keys(value).sort()

/** Every row of the interface's tables, once by a call and once through a socket. */
for (const transport of ['call', 'socket'] as const satisfies readonly Transport[]) {
  const contract = suite<{ api: Harness }>(`contract by ${transport}`)
  contract.before.each(async context => {
    context.api = await createHarness({ transport, app: { metricsToken } })
  })
  contract.after.each(({ api }) => api.close())

  contract('the holder of a key', async ({ api }) => {
    const { status, json } = await api.send('GET', '/v1/auth/me')
    assert.is(status, 200)
    assert.equal(fieldsOf(json), ['email', 'name', 'org_id', 'scopes', 'user_id'])
    assert.equal(json.scopes, ['files:rw', 'jobs:rw', 'runs:rw'])
  })

  contract('a key is made, listed without its secret, and ended at once', async ({ api }) => {
    const made = await api.send('POST', '/v1/auth/keys', { json: { name: 'build server' } })
    assert.is(made.status, 200)
    assert.equal(fieldsOf(made.json), ['key_id', 'secret_key'])
    assert.match(made.json.secret_key, /^plt_live_/)
    const listed = await api.send('GET', '/v1/auth/keys')
    const entry = listed.json.data.find((key: { key_id: string }) => key.key_id === made.json.key_id)
    assert.equal(fieldsOf(entry), ['created_at', 'key_id', 'name', 'secret_prefix'])
    assert.ok(made.json.secret_key.startsWith(entry.secret_prefix))
    assert.not.match(listed.text, made.json.secret_key)
    assert.is((await api.send('GET', '/v1/auth/me', { key: made.json.secret_key })).status, 200)
    const ended = await api.send('DELETE', `/v1/auth/keys/${made.json.key_id}`)
    assert.equal(ended.json, { key_id: made.json.key_id, revoked: true })
    assert.is((await api.send('GET', '/v1/auth/me', { key: made.json.secret_key })).status, 401)
    assert.is((await api.send('DELETE', `/v1/auth/keys/${made.json.key_id}`)).status, 404)
  })

  contract('a job is opened, listed newest first, shown and deleted with its runs', async ({ api }) => {
    const opened = await api.send('POST', '/v1/jobs', { json: { name: 'First' } })
    assert.is(opened.status, 201)
    assert.equal(fieldsOf(opened.json), ['created_at', 'current_commit', 'job_id', 'name'])
    assert.match(opened.json.created_at, time)
    assert.is(opened.headers.get('location'), `/v1/jobs/${opened.json.job_id}`)
    api.service.pass(5)
    const second = await api.job('Second')
    const list = await api.send('GET', '/v1/jobs')
    assert.equal(
      list.json.data.map((job: { name: string }) => job.name),
      ['Second', 'First'],
    )
    await api.run(second)
    const detail = (await api.send('GET', `/v1/jobs/${second}`)).json
    assert.is(detail.total_runs, 1)
    assert.is(detail.latest_run_status, 'completed')
    assert.is(detail.format, 'report')
    assert.is(detail.published_url, null)
    assert.match(detail.viewer_url, /^http:\/\/platen\.test\/viewer\//)
    const gone = await api.send('DELETE', `/v1/jobs/${second}`)
    assert.equal(gone.json, { job_id: second, deleted: true, runs_deleted_count: 1 })
    assert.is((await api.send('GET', `/v1/jobs/${second}`)).status, 404)
    assert.is((await api.send('DELETE', `/v1/jobs/${second}`)).status, 404)
  })

  contract('a run is accepted, polled, listed and charged', async ({ api }) => {
    const jobId = await api.job()
    const created = await api.send('POST', `/v1/jobs/${jobId}/runs`, {
      json: {
        format: 'report',
        instructions: 'calm',
        content: '# Ebb',
        webhook_url: 'https://example.com/hook',
      },
    })
    assert.is(created.status, 202)
    assert.equal(fieldsOf(created.json), ['created_at', 'job_id', 'notify_email', 'run_id', 'status'])
    assert.is(created.json.status, 'queued')
    const path = `/v1/jobs/${jobId}/runs/${created.json.run_id}`
    assert.is(created.headers.get('location'), path)
    const queued = (await api.send('GET', path)).json
    assert.is(queued.status, 'queued')
    assert.not(['viewer_url', 'error', 'log_tail', 'reading'].some(name => name in queued))
    await workOff(api.service)
    const done = (await api.send('GET', path)).json
    assert.is(done.status, 'completed')
    assert.is(done.charge_usd, 0.1)
    assert.match(done.commit_hash, /^[0-9a-f]{40}$/)
    assert.match(done.viewer_url, done.commit_hash)
    assert.match(done.viewer_expires_at, time)
    assert.equal(done.reading.roles, { title: '# Ebb' })
    assert.equal(fieldsOf(done.reading), ['because', 'lists', 'omitted', 'roles', 'unplaced'])
    assert.not('error' in done)
    const list = (await api.send('GET', `/v1/jobs/${jobId}/runs`)).json
    assert.equal(fieldsOf(list), ['data', 'job_id'])
    assert.equal(fieldsOf(list.data[0]), [
      ...['charge_usd', 'commit_hash', 'completed_at', 'created_at', 'run_id', 'status'],
    ])
  })

  contract('a run that fails says why, and costs nothing', async ({ api }) => {
    const jobId = await api.job()
    const runId = await api.run(jobId, 'fail')
    const run = (await api.send('GET', `/v1/jobs/${jobId}/runs/${runId}`)).json
    assert.is(run.status, 'failed')
    assert.is(run.charge_usd, 0)
    assert.match(run.error, 'the copy says so')
    assert.match(run.log_tail, 'failed')
    assert.not('viewer_url' in run || 'reading' in run)
    assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 10)
  })

  contract(
    'a run that fails for what was made of its copy says what to mend, and at which line',
    async ({ api }) => {
      const jobId = await api.job()
      const path = `/v1/jobs/${jobId}/runs/${await api.run(jobId, 'blemished')}`
      const run = (await api.send('GET', path)).json
      assert.equal([run.status, run.charge_usd], ['failed', 0])
      assert.equal(
        run.messages.map(({ rule, line }: { rule: string; line: number }) => [rule, line]),
        [
          ['text-outside-page', 1],
          ['image-missing', 3],
        ],
        'the gravest first',
      )
      const { reading, brief, composition, pages } = run
      assert.equal([reading.roles.title, composition.chosen, pages], ['blemished', 'usual', 1])
      assert.equal(brief.ignored, [])
      const events = (await api.send('GET', `${path}/events`)).text
      for (const said of [run.messages, reading, brief, composition])
        assert.match(events, JSON.stringify(said))
    },
  )

  contract('e-mail can be switched on until the run has ended', async ({ api }) => {
    const jobId = await api.job()
    const { run_id } = (
      await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
    ).json
    const path = `/v1/jobs/${jobId}/runs/${run_id}`
    assert.equal((await api.send('POST', `${path}/notify-email`)).json, { notify_email: true })
    assert.is((await api.send('GET', path)).json.notify_email, true)
    await workOff(api.service)
    const late = await api.send('POST', `${path}/notify-email`)
    assert.is(late.status, 200)
    assert.match(late.json.warning, 'ended')
  })

  contract('a run is cancelled once; one that has ended can be deleted, not before', async ({ api }) => {
    const jobId = await api.job()
    const { run_id } = (
      await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
    ).json
    const path = `/v1/jobs/${jobId}/runs/${run_id}`
    assert.is((await api.send('DELETE', path)).json.code, 'run-active')
    assert.equal((await api.send('POST', `${path}/cancel`)).json, { status: 'cancelling' })
    await workOff(api.service)
    assert.is((await api.send('GET', path)).json.status, 'cancelled')
    const again = await api.send('POST', `${path}/cancel`)
    assert.is(again.status, 409)
    assert.is(again.json.code, 'run-terminal')
    assert.equal((await api.send('DELETE', path)).json, { job_id: jobId, run_id, deleted: true })
    assert.is((await api.send('GET', path)).status, 404)
  })

  contract('a file is granted, uploaded, used by a run and deleted', async ({ api }) => {
    const wish = { filename: 'logo.png', content_type: 'image/png', size_bytes: png.length }
    const grant = await api.send('POST', '/v1/files/request-upload', { json: wish })
    assert.is(grant.status, 200)
    assert.equal(fieldsOf(grant.json), ['expires_at', 'file_id', 'upload_url', 'uri'])
    const path = `/v1/files/${grant.json.file_id}`
    assert.is((await api.send('GET', path)).json.status, 'pending_upload')
    const put = await api.send('PUT', grant.json.upload_url, {
      key: '',
      body: png,
      headers: { 'content-type': 'image/png' },
    })
    assert.is(put.status, 200)
    assert.equal((await api.send('GET', path)).json, {
      ...{ file_id: grant.json.file_id, status: 'ready', filename: 'logo.png' },
      ...{ content_type: 'image/png', size_bytes: png.length },
    })
    const jobId = await api.job()
    const run = await api.send('POST', `/v1/jobs/${jobId}/runs`, {
      json: {
        ...{ format: 'report', content: '![x](logo.png)', files: [grant.json.file_id] },
        assets: [{ name: 'mark.png', file_id: grant.json.file_id }],
      },
    })
    assert.is(run.status, 202, run.text)
    assert.equal((await api.send('DELETE', path)).json, { file_id: grant.json.file_id, deleted: true })
    assert.is((await api.send('GET', path)).status, 404)
  })

  contract('a run comes as a form with its files', async ({ api }) => {
    const jobId = await api.job()
    const form = new FormData()
    form.set('format', 'report')
    form.set('content', new Blob(['# Ebb ![logo](pictures/logo.png)'], { type: 'text/markdown' }), 'copy.md')
    form.append('files', new Blob([png], { type: 'image/png' }), 'logo.png')
    form.append('files', new Blob([png], { type: 'image/png' }), 'other.png')
    form.set('notify_email', 'true')
    form.set('file_ids', '[]')
    const created = await api.send('POST', `/v1/jobs/${jobId}/runs`, { body: form })
    assert.is(created.status, 202, created.text)
    assert.is(created.json.notify_email, true)
    const { caller, store } = api.service
    const run = await store.read(tx => findRun(tx, caller.accountId, jobId, created.json.run_id))
    assert.equal(
      run?.input.assets.map(({ name }) => name),
      ['logo.png', 'other.png'],
    )
    await workOff(api.service)
    const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
    assert.match((await api.send('GET', public_url)).text, '# Ebb ![logo](assets/logo.png)')
  })

  contract('a run is exported by a link, whole or in part', async ({ api }) => {
    const jobId = await api.job('Ebb “und” Flut')
    const runId = await api.run(jobId)
    const link = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } })
    assert.equal(fieldsOf(link.json), [
      ...['commit_hash', 'download_url', 'expires_at', 'format', 'job_id', 'run_id'],
    ])
    assert.is(link.json.run_id, runId)
    const whole = await api.send('GET', link.json.download_url, { key: '' })
    assert.is(whole.text, '%PDF-1.7 test')
    assert.match(whole.headers.get('content-disposition') as string, /^attachment; filename="/)
    assert.match(whole.headers.get('content-disposition') as string, "filename*=UTF-8''Ebb%20%E2%80%9Cund")
    assert.is(whole.headers.get('cache-control'), 'private, no-store')
    assert.is(whole.headers.get('content-length'), '13')
    const part = await api.send('GET', link.json.download_url, { key: '', headers: { range: 'bytes=1-3' } })
    assert.is(part.status, 206)
    assert.is(part.text, 'PDF')
    assert.is(part.headers.get('content-range'), 'bytes 1-3/13')
    const beyond = await api.send('GET', link.json.download_url, { key: '', headers: { range: 'bytes=99-' } })
    assert.is(beyond.status, 416)
    assert.is(beyond.headers.get('content-range'), 'bytes */13')
    const zip = await api.send('POST', `/v1/jobs/${jobId}/export`, {
      json: { format: 'html', run_id: runId },
    })
    const site = await api.send('GET', zip.json.download_url, { key: '' })
    assert.is(site.bytes.subarray(0, 2).toString(), 'PK')
    assert.is(site.headers.get('content-type'), 'application/zip')
  })

  contract('a job is published on the content origin and taken away again', async ({ api }) => {
    const jobId = await api.job()
    const runId = await api.run(jobId)
    const published = await api.send('POST', `/v1/jobs/${jobId}/publish`)
    assert.equal(fieldsOf(published.json), ['commit_hash', 'public_url', 'run_id'])
    assert.match(published.json.public_url, /^http:\/\/pages\.test\/p\/[a-z0-9]{22}\/$/)
    const page = await api.send('GET', published.json.public_url, { key: '' })
    assert.is(page.text, '<!doctype html><p># Ebb</p>')
    assert.match(
      page.headers.get('content-security-policy') as string,
      /^sandbox allow-scripts; default-src 'none'/,
    )
    const known = await api.send('GET', published.json.public_url, {
      key: '',
      headers: { 'if-none-match': page.headers.get('etag') as string },
    })
    assert.is(known.status, 304)
    const bare = await api.send('GET', published.json.public_url.slice(0, -1), { key: '' })
    assert.is(bare.status, 308)
    assert.is(bare.headers.get('location'), published.json.public_url)
    const detail = (await api.send('GET', `/v1/jobs/${jobId}`)).json
    assert.is(detail.published_url, published.json.public_url)
    assert.is(detail.published_run_id, runId)
    assert.match(detail.published_at, time)
    assert.equal((await api.send('POST', `/v1/jobs/${jobId}/unpublish`)).json, {
      job_id: jobId,
      unpublished: true,
    })
    assert.is((await api.send('GET', published.json.public_url, { key: '' })).status, 404)
  })

  contract('each origin has its own pages and nothing of the other', async ({ api }) => {
    const jobId = await api.job()
    await api.run(jobId)
    const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
    assert.is((await api.send('GET', new URL(public_url).pathname, { key: '' })).status, 404)
    assert.is((await api.send('GET', 'http://pages.test/v1/auth/me')).status, 404)
    assert.is((await api.send('GET', 'http://pages.test/')).status, 404)
    assert.is((await api.send('POST', public_url)).status, 405)
  })

  contract('previews are made and renewed', async ({ api }) => {
    const jobId = await api.job()
    const session = await api.send('GET', `/v1/jobs/${jobId}/viewer/session`)
    assert.equal(fieldsOf(session.json), ['expires_at', 'viewer_url'])
    assert.is((await api.send('GET', `/v1/jobs/${jobId}/viewer/resume`)).status, 200)
  })

  contract('a node is edited in place, unless it is unknown or has changed since', async ({ api }) => {
    const jobId = await api.job()
    const copy = 'A first line.\n\nA second line.\n'
    await api.run(jobId, copy)
    const [first, second] = textNodes(copy)
    const before = (await api.send('GET', `/v1/jobs/${jobId}/runs`)).json.data[0].commit_hash
    const edit = (node_id: string | undefined, content: string, commit_hash?: string) =>
      api.send('PATCH', `/v1/jobs/${jobId}/nodes`, { json: { node_id, content, commit_hash } })
    const edited = await edit(first, 'Another line.', before)
    assert.is(edited.status, 200, edited.text)
    assert.equal(fieldsOf(edited.json), ['commit_hash', 'job_id', 'node_id', 'viewer_url'])
    assert.is.not(edited.json.commit_hash, before)
    assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.current_commit, edited.json.commit_hash)
    const clash = await edit(first, 'Yet another.', before)
    assert.equal([clash.status, clash.json.code], [409, 'node-changed'])
    assert.is((await edit(second, 'A line apart.', before)).status, 200)
    assert.is((await edit('n_none', 'x')).status, 404)
    assert.is((await api.send('GET', '/v1/credits')).json.balance_usd, 9.9)
  })

  contract('credit, ledger and billing', async ({ api }) => {
    const jobId = await api.job()
    const runId = await api.run(jobId)
    const { json } = await api.send('GET', '/v1/credits')
    assert.equal(json, {
      ...{ balance_usd: 9.9, free_balance_usd: 9.9, paid_balance_usd: 0, past_due: false },
      ...{ auto_topup_enabled: false, threshold_usd: 0, topup_usd: 0, monthly_max_usd: 0 },
      has_payment_method: false,
    })
    const { data } = (await api.send('GET', '/v1/credits/ledger')).json
    assert.equal(fieldsOf(data[0]), ['amount_usd', 'created_at', 'entry_id', 'kind', 'note', 'run_id'])
    assert.equal([data[0].kind, data[0].amount_usd, data[0].run_id], ['charge', -0.1, runId])
    assert.equal([data[1].kind, data[1].amount_usd, data[1].run_id], ['grant', 10, null])
    const checkout = await api.send('POST', '/v1/credits/checkout', { json: { amount_usd: 10 } })
    assert.is(checkout.status, 503)
    assert.is(checkout.json.code, 'payments-unavailable')
    for (const amount_usd of [9, 10.5, '10', -10]) {
      assert.is((await api.send('POST', '/v1/credits/checkout', { json: { amount_usd } })).status, 400)
    }
    assert.is((await api.send('GET', '/v1/billing/portal')).status, 503)
    assert.is((await api.send('POST', '/webhooks/stripe', { key: '', body: '{}' })).status, 503)
  })

  contract('the history is a git bundle', async ({ api }) => {
    const jobId = await api.job()
    await api.run(jobId)
    const bundle = await api.send('GET', `/v1/jobs/${jobId}/repository`)
    assert.match(bundle.text, /^# v2 git bundle\n/)
    assert.is(bundle.headers.get('content-type'), 'application/x-git-bundle')
  })

  contract('the service tells of itself', async ({ api }) => {
    assert.equal((await api.send('GET', '/livez', { key: '' })).json, { status: 'ok' })
    assert.is((await api.send('GET', '/readyz', { key: '' })).status, 200)
    assert.is((await api.send('GET', '/version', { key: '' })).json.name, 'platen')
    assert.match((await api.send('GET', '/metrics', { key: metricsToken })).text, 'platen_runs_queued 0')
    assert.is((await api.send('GET', '/v1/limits')).json.file_bytes, 25 * 1024 * 1024)
    assert.match((await api.send('GET', '/docs', { key: '' })).text, 'Create a run')
    const head = await api.send('HEAD', '/livez', { key: '' })
    assert.is(head.status, 200)
    assert.is(head.text, '')
  })

  contract('a run that cannot start is refused: no credit, past due', async ({ api }) => {
    const jobId = await api.job()
    const { accountId } = api.service.caller
    const { store } = api.service
    const create = () =>
      api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
    const entry = {
      entryId: 'fine',
      accountId,
      kind: 'adjustment',
      note: 'for a test',
      createdAt: 0,
    } as const
    await store.transact(tx => postEntry(tx, { ...entry, freeMicros: -9_850_000, paidMicros: 0 }))
    assert.is((await create()).status, 202, 'enough for one')
    const refused = await create()
    assert.equal([refused.status, refused.json.code], [402, 'balance-insufficient'])
    const at = api.service.clock.now()
    const owes = { cause: 'pi_1', amountMicros: 10_000_000 }
    await store.transact(tx => recordPayment(tx, { eventId: 'evt_1', accountId, owes, at }))
    const due = await create()
    assert.equal([due.status, due.json.code], [402, 'past-due'])
    assert.is((await api.send('GET', '/v1/credits')).json.past_due, true)
    assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 1)
  })

  contract.run()
}
