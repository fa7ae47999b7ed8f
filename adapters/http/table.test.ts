import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { scopes } from '../service/scope.ts'
import { createHarness, type Harness, workOff } from './harness.test.kit.ts'
import { type AnyRoute, routeList } from './route-table.ts'

/** What holds for every route by its place in the table. */
const table = suite<{ api: Harness; ids: Readonly<Record<string, string>> }>('route table')

table.before(async context => {
  const api = await createHarness()
  const jobId = await api.job()
  const runId = await api.run(jobId)
  const { file_id } = (
    await api.send('POST', '/v1/files/request-upload', {
      json: { filename: 'a.png', content_type: 'image/png', size_bytes: 16 },
    })
  ).json
  const { key_id } = (await api.send('GET', '/v1/auth/keys')).json.data[0]
  context.api = api
  context.ids = { job_id: jobId, run_id: runId, file_id, key_id, token: 'none', slug: 'none', path: '' }
})
table.after(({ api }) => api.close())
table.before.each(({ api }) => api.service.pass(60_000))

/** A body that each acting route takes. */
const bodies: Readonly<Record<string, object>> = {
  createKey: { name: 'x' },
  createJob: { name: 'x' },
  createRun: { format: 'report', content: 'x' },
  requestUpload: { filename: 'a.png', content_type: 'image/png', size_bytes: 1 },
  exportJob: { format: 'pdf' },
  editNode: { node_id: 'n_1', content: 'x' },
  createCheckout: { amount_usd: 10 },
}

const fill = (path: string, ids: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none')

const bodyOf = ({ operationId, method }: AnyRoute): { json?: object } =>
  method === 'GET' || method === 'DELETE' ? {} : { json: bodies[operationId] ?? {} }

const keyed = routeList.filter(route => route.scope !== 'open')
const api = (route: AnyRoute): boolean => route.operationId !== 'getPublishedPage'

table('a key of another organisation finds nothing on any route with ids', async ({ api, ids }) => {
  const withIds = routeList.filter(({ path }) => path.startsWith('/v1/') && path.includes('{'))
  assert.ok(withIds.length > 15)
  for (const route of withIds) {
    const path = fill(route.path, ids)
    const { status, json } = await api.send(route.method, path, { key: api.strangerKey, ...bodyOf(route) })
    assert.is(status, 404, `${route.operationId} ${status}`)
    const missing = await api.send(route.method, fill(route.path, { ...ids, ...nowhere }), bodyOf(route))
    assert.is(json.code, missing.json.code)
    assert.is(missing.status, 404, route.operationId)
  }
})

const nowhere = {
  ...{ job_id: 'job_00000000000000000000', run_id: 'run_00000000000000000000' },
  ...{ file_id: 'file_00000000000000000000', key_id: 'key_00000000000000000000' },
}

table('every route wants a key but those that say otherwise', async ({ api, ids }) => {
  const bad = ['', 'plt_live_short', `${api.key.slice(0, -1)}!`, api.key.slice(0, -1), `${api.key}x`]
  for (const route of keyed) {
    for (const key of bad) {
      const { status, headers } = await api.send(route.method, fill(route.path, ids), {
        key,
        ...bodyOf(route),
      })
      assert.is(status, 401, route.operationId)
      assert.is(headers.get('www-authenticate'), 'Bearer realm="platen"')
    }
  }
})

table('a key without the scope of a route is told so, whatever the route', async ({ api, ids }) => {
  for (const scope of scopes) {
    const key = await api.keyWith([scope])
    for (const route of [
      ...keyed,
      ...routeList.filter(({ operationId }) => operationId === 'resumeViewer'),
    ]) {
      const needed = route.scope === 'open' ? 'jobs:rw' : route.scope
      if (needed === 'any' || needed === scope) continue
      const { status, json } = await api.send(route.method, fill(route.path, ids), { key, ...bodyOf(route) })
      assert.is(status, 403, `${route.operationId} with ${scope}`)
      assert.match(json.detail, needed)
    }
    for (const route of keyed.filter(({ scope: needed, method }) => needed === 'any' && method === 'GET')) {
      const { status } = await api.send(route.method, fill(route.path, ids), { key })
      assert.is.not(status, 403, route.operationId)
    }
    api.service.pass(60_000)
  }
})

table(
  'a wrong method is 405 with what is allowed; OPTIONS tells it; HEAD follows GET',
  async ({ api: harness, ids }) => {
    const paths = new Set(routeList.filter(api).map(({ path }) => path))
    for (const path of paths) {
      const methods = routeList.filter(route => route.path === path).map(({ method }) => method)
      const allow = [
        ...methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
        'OPTIONS',
      ].sort()
      const options = await harness.send('OPTIONS', fill(path, ids))
      assert.is(options.status, 204)
      assert.equal(options.headers.get('allow')?.split(', ').sort(), allow)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        name => !methods.includes(name),
      )) {
        const refused = await harness.send(method, fill(path, ids))
        assert.is(refused.status, 405, `${method} ${path}`)
        assert.is(refused.json.code, 'method-not-allowed')
        assert.equal(refused.headers.get('allow')?.split(', ').sort(), allow)
      }
    }
    const head = await harness.send('HEAD', `/v1/jobs/${ids['job_id']}`)
    assert.is(head.status, 200)
    assert.is(head.text, '')
  },
)

table('an unknown field is named with those that are allowed', async ({ api, ids }) => {
  for (const route of keyed.filter(({ method }) => method === 'POST' || method === 'PATCH')) {
    const json = { ...bodies[route.operationId], surprise: 'a value that is secret' }
    const refused = await api.send(route.method, fill(route.path, ids), { json })
    assert.is(refused.status, 400, route.operationId)
    assert.match(refused.json.detail, 'unknown field "surprise"')
    const [field] = Object.keys(bodies[route.operationId] ?? {})
    if (field !== undefined) assert.match(refused.json.detail, new RegExp(`allowed are .*${field}`))
    assert.is(refused.json.errors[0].code, 'unrecognized_keys')
    assert.not.match(refused.text, 'a value that is secret')
  }
})

table(
  'every field of every body refuses another type, by name and without repeating it',
  async ({ api, ids }) => {
    for (const [operationId, body] of Object.entries(bodies)) {
      const route = routeList.find(candidate => candidate.operationId === operationId) as AnyRoute
      for (const field of Object.keys(body)) {
        const json = { ...body, [field]: { nested: 'a value that is secret' } }
        const refused = await api.send(route.method, fill(route.path, ids), { json })
        assert.is(refused.status, 400, `${operationId} ${field}`)
        assert.is(refused.json.errors[0].path, field)
        assert.not.match(refused.text, 'a value that is secret')
        api.service.pass(3000)
      }
    }
  },
)

table('an unknown query is refused; a cursor of another list too', async ({ api, ids }) => {
  const unknown = await api.send('GET', '/v1/jobs?page=2')
  assert.is(unknown.status, 400)
  assert.match(unknown.json.detail, 'allowed are cursor, limit')
  for (const limit of ['0', '101', 'x', '1.5', '-1']) {
    assert.is((await api.send('GET', `/v1/jobs?limit=${limit}`)).status, 400, limit)
  }
  await api.job('Another')
  const first = (await api.send('GET', '/v1/jobs?limit=1')).json
  const cursor = encodeURIComponent(first.next_cursor)
  const second = (await api.send('GET', `/v1/jobs?limit=1&cursor=${cursor}`)).json
  assert.is.not(first.data[0].job_id, second.data[0].job_id)
  assert.is((await api.send('GET', `/v1/jobs/${ids['job_id']}/runs?cursor=${cursor}`)).status, 400)
  assert.is((await api.send('GET', `/v1/jobs?cursor=${cursor}`, { key: api.strangerKey })).status, 400)
  assert.is((await api.send('GET', `/v1/jobs?cursor=${cursor}x`)).status, 400)
})

table('lists of more than a page go on by cursor, each entry once', async ({ api }) => {
  const seen: string[] = []
  let query = '?limit=2'
  for (let pages = 0; pages < 10; pages += 1) {
    const { data, next_cursor } = (await api.send('GET', `/v1/jobs${query}`)).json
    seen.push(...data.map((job: { job_id: string }) => job.job_id))
    if (next_cursor === undefined) break
    query = `?limit=2&cursor=${encodeURIComponent(next_cursor)}`
  }
  const all = (await api.send('GET', '/v1/jobs')).json.data.map((job: { job_id: string }) => job.job_id)
  assert.equal(seen, all)
})

table('names are trimmed, and bounded', async ({ api }) => {
  assert.is((await api.send('POST', '/v1/jobs', { json: { name: '  Tides ' } })).json.name, 'Tides')
  for (const name of ['', '   ', 'x'.repeat(201), 7, null]) {
    assert.is((await api.send('POST', '/v1/jobs', { json: { name } })).status, 400)
  }
  assert.is((await api.send('POST', '/v1/jobs', { json: { name: '界'.repeat(200) } })).status, 201)
})

table('an unknown format is refused with a near one; left out it is the one before', async ({ api, ids }) => {
  const path = `/v1/jobs/${ids['job_id']}/runs`
  const unknown = await api.send('POST', path, { json: { format: 'reprot', content: 'x' } })
  assert.is(unknown.status, 400)
  assert.match(unknown.json.detail, 'did you mean "report"?')
  assert.is((await api.send('POST', path, { json: { instructions: 'calmer' } })).status, 202)
  await workOff(api.service)
  const fresh = await api.job()
  const missing = await api.send('POST', `/v1/jobs/${fresh}/runs`, { json: { content: 'x' } })
  assert.is(missing.status, 400)
  assert.match(missing.json.detail, 'format is missing')
  const foreign = await api.send('POST', path, {
    json: { format: 'report', content: 'x', files: ['file_none'] },
  })
  assert.is(foreign.status, 404)
})

table('a new key never has more scopes than the key that makes it', async ({ api }) => {
  const key = await api.keyWith(['files:rw'])
  const wish = { name: 'x', scopes: ['files:rw', 'runs:rw'] }
  assert.is((await api.send('POST', '/v1/auth/keys', { key, json: wish })).status, 403)
  const made = await api.send('POST', '/v1/auth/keys', { key, json: { name: 'x' } })
  const identity = await api.send('GET', '/v1/auth/me', { key: made.json.secret_key })
  assert.equal(identity.json.scopes, ['files:rw'])
})

table.run()
