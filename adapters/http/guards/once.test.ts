import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness, type Sent } from '../testing/harness.test.kit.ts'
import { overhear } from '../../testing/overhear.test.kit.ts'

const once = suite<{ api: Harness }>('idempotency')
once.before.each(async context => {
  context.api = await createHarness()
})
once.after.each(({ api }) => api.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const withKey = (key: string, sent: Sent = {}): Sent => ({ ...sent, headers: { 'idempotency-key': key } })

once('a repetition acts once and is answered the same, from every POST', async ({ api }) => {
  const jobId = await api.job()
  await api.run(jobId, 'A line.\n')
  const active = await api.send('POST', `/v1/jobs/${jobId}/runs`, {
    json: { format: 'report', content: 'x' },
  })
  const upload = { filename: 'a.png', content_type: 'image/png', size_bytes: 1 }
  const requests: readonly (readonly [string, object])[] = [
    ['/v1/jobs', { name: 'Once' }],
    [`/v1/jobs/${jobId}/runs`, { format: 'report', content: 'x' }],
    ['/v1/files/request-upload', upload],
    [`/v1/jobs/${jobId}/export`, { format: 'pdf' }],
    [`/v1/jobs/${jobId}/publish`, {}],
    [`/v1/jobs/${jobId}/unpublish`, {}],
    [`/v1/jobs/${jobId}/runs/${active.json.run_id}/notify-email`, {}],
    [`/v1/jobs/${jobId}/runs/${active.json.run_id}/cancel`, {}],
  ]
  for (const [path, json] of requests) {
    const first = await api.send('POST', path, withKey(path, { json }))
    assert.is(first.headers.get('idempotent-replayed'), null, path)
    assert.ok(first.status < 300, `${path} ${first.text}`)
    const again = await api.send('POST', path, withKey(path, { json }))
    assert.is(again.status, first.status, path)
    assert.is(again.text, first.text, path)
    assert.is(again.headers.get('idempotent-replayed'), 'true', path)
    assert.is(again.headers.get('location'), first.headers.get('location'))
    const other = await api.send(
      'POST',
      path,
      withKey(path, { json: { ...json, name: 'Other', format: 'html' } }),
    )
    assert.ok(other.status === 422 || other.status === 400, `${path} ${other.status}`)
  }
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 3)
})

once('the same key with another request is refused; two organisations do not meet', async ({ api }) => {
  await api.send('POST', '/v1/jobs', withKey('k', { json: { name: 'A' } }))
  const other = await api.send('POST', '/v1/jobs', withKey('k', { json: { name: 'B' } }))
  assert.is(other.status, 422)
  assert.is(other.json.code, 'idempotency-mismatch')
  const stranger = { ...withKey('k', { json: { name: 'B' } }), key: api.strangerKey }
  assert.is((await api.send('POST', '/v1/jobs', stranger)).status, 201)
})

once('a repetition while the first is at work is told to wait', async ({ api }) => {
  const jobId = await api.job()
  const send = () =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, withKey('k', { json: { format: 'report', content: 'x' } }))
  const replies = await Promise.all([send(), send(), send()])
  const accepted = replies.filter(({ status }) => status === 202)
  const busy = replies.filter(({ status }) => status === 409)
  assert.is(accepted.length + busy.length, 3)
  assert.ok(busy.length > 0)
  assert.is(busy[0]?.headers.get('retry-after'), '1')
  assert.is(new Set(accepted.map(({ json }) => json.run_id)).size, 1)
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 1)
})

once('the secret of a key is never shown twice', async ({ api }) => {
  const first = await api.send('POST', '/v1/auth/keys', withKey('k', { json: { name: 'x' } }))
  const again = await api.send('POST', '/v1/auth/keys', withKey('k', { json: { name: 'x' } }))
  assert.is(again.status, 409)
  assert.is(again.json.code, 'secret-shown-once')
  assert.match(again.json.detail, first.json.key_id)
  assert.is((await api.send('GET', '/v1/auth/keys')).json.data.length, 2)
})

once('a refusal is not kept: the same request may succeed later', async ({ api }) => {
  const jobId = await api.job()
  const wish = withKey('k', { json: { format: 'pdf' } })
  assert.is((await api.send('POST', `/v1/jobs/${jobId}/export`, wish)).status, 409)
  await api.run(jobId)
  assert.is((await api.send('POST', `/v1/jobs/${jobId}/export`, wish)).status, 200)
})

once('a form is known again whatever its boundary, and leaves no second files', async ({ api }) => {
  const jobId = await api.job()
  const form = (copy: string): FormData => {
    const data = new FormData()
    data.set('format', 'report')
    data.set('content', copy)
    data.append('files', new Blob([png], { type: 'image/png' }), 'a.png')
    return data
  }
  const granted: string[] = []
  const deleted: string[] = []
  const { store } = api.service
  overhear(store, {
    put: (table, { fileId, isUsed }) => table === 'files' && !isUsed && granted.push(fileId as string),
    remove: (table, key) => table === 'files' && deleted.push(key),
  })
  const send = (copy: string) =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, withKey('k', { body: form(copy) }))
  const first = await send('# A')
  assert.is(first.status, 202, first.text)
  const again = await send('# A')
  assert.is(again.json.run_id, first.json.run_id)
  assert.is((await send('# B')).status, 422)
  assert.is(granted.length, 3)
  assert.equal(deleted, granted.slice(1))
})

once('a key that cannot be kept is refused', async ({ api }) => {
  for (const key of ['x'.repeat(256), 'a b', 'é']) {
    const { status } = await api.send('POST', '/v1/jobs', withKey(key, { json: { name: 'x' } }))
    assert.is(status, 400)
  }
})

once.run()
