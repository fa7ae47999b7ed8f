import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../../../core/testing/processor-time.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { createHarness, type Harness } from '../testing/harness.test.kit.ts'
import { routeList } from '../route-table.ts'
import { createScene, type Ids, pathOf, requestOf } from '../testing/scene.test.kit.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'

/** What holds on every path, whatever is behind it. */
const tried = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']

/** A path, and the methods that it has. */
interface Place {
  readonly path: string
  readonly methods: readonly string[]
}

for (const transport of ['call', 'socket'] as const) {
  const methods = suite<{ api: Harness; ids: Ids; places: readonly Place[] }>(`methods by ${transport}`)
  methods.before.each(async context => {
    let pages: readonly { readonly path: string; readonly method: string }[] = []
    context.api = await createHarness({
      transport,
      pages: service => {
        const all = [...dashboardRoutes(service), ...viewerRoutes(service)]
        pages = all
        return all
      },
    })
    context.ids = await createScene(context.api)
    const own = routeList.map(route => ({ path: pathOf(route, context.ids), method: route.method }))
    const beside = pages
      // What is nowhere is shown as a page; it has no methods of its own.
      .filter(({ path }) => path !== '/**')
      .map(({ path, method }) => ({ path: path.replace(/\*\*:\w+/, 'x').replaceAll(/:\w+/g, 'x'), method }))
    context.places = group([...own, ...beside])
  })
  methods.after.each(({ api }) => api.close())

  methods('a wrong one is 405 with what is allowed, and OPTIONS tells the same', async ({ api, places }) => {
    assert.ok(places.length > 60)
    for (const { path, methods: known } of places) {
      const allow = [...known.flatMap(name => (name === 'GET' ? ['GET', 'HEAD'] : [name])), 'OPTIONS'].sort()
      const options = await api.send('OPTIONS', path, { key: '' })
      assert.is(options.status, 204, path)
      assert.equal(options.headers.get('allow')?.split(', ').sort(), allow, path)
      for (const method of tried.filter(name => !known.includes(name))) {
        const refused = await api.send(method, path, { key: '' })
        assert.is(refused.status, 405, `${method} ${path}`)
        assert.equal(refused.headers.get('allow')?.split(', ').sort(), allow, path)
        assert.is(refused.json.code, 'method-not-allowed')
        assert.ok(
          allow.every(name => refused.json.detail.includes(name)),
          refused.json.detail,
        )
      }
      if (known.includes('GET')) continue
      assert.is((await api.send('HEAD', path, { key: '' })).status, 405, `HEAD ${path}`)
    }
  })

  methods('HEAD answers as GET does, without its body', async ({ api, ids }) => {
    for (const route of routeList.filter(({ method }) => method === 'GET')) {
      const path = pathOf(route, ids)
      const ended = { headers: { 'last-event-id': '99' } }
      const sent = route.operationId === 'watchRun' ? ended : requestOf(route, ids)
      const [got, head] = [await api.send('GET', path, sent), await api.send('HEAD', path, sent)]
      assert.is(head.status, got.status, route.operationId)
      assert.is(head.text, '')
      assert.equal(lasting(head.headers), lasting(got.headers), route.operationId)
    }
    assert.is((await api.send('HEAD', '/v1/jobs/job_none')).status, 404)
    assert.is((await api.send('HEAD', '/v1/jobs', { key: '' })).status, 401)
  })

  methods('a query that nobody asked for is refused by name', async ({ api, ids }) => {
    for (const route of routeList.filter(({ scope }) => scope !== 'open')) {
      const path = `${pathOf(route, ids)}?surprise=secret-words`
      const { status, json, text } = await api.send(route.method, path, requestOf(route, ids))
      assert.is(status, 400, route.operationId)
      assert.match(json.detail, /unknown field "surprise"; (there are no fields|allowed are cursor, limit)$/)
      assert.not.match(text, 'secret-words')
    }
  })

  methods('a name that comes thousands of times in a query holds up nobody', async ({ api }) => {
    const ask = (query: string) => api.send('GET', `/v1/jobs?${query}`)
    await ask('surprise=1')
    await assertWithin(200, async () => {
      assert.is((await ask('a&'.repeat(7500))).status, 400)
      assert.is((await ask('limit=5&'.repeat(1500))).status, 400)
    })
  })

  methods('every answer has the caller’s request id, or one of its own', async ({ api, ids }) => {
    const seen = new Set<string>()
    for (const route of routeList) {
      const path = pathOf(route, ids)
      const { headers, json } = await api.send(route.method, path, {
        key: '',
        headers: { 'x-request-id': 'trace-1234_5' },
      })
      assert.is(headers.get('x-request-id'), 'trace-1234_5', route.operationId)
      if (json?.code !== undefined) assert.is(json.request_id, 'trace-1234_5', route.operationId)
      seen.add((await api.send(route.method, path, { key: '' })).headers.get('x-request-id') ?? '')
    }
    assert.is(seen.size, routeList.length)
  })

  methods('every answer to a key says how many requests are left', async ({ api, ids }) => {
    let left = 120
    api.service.pass(60_000)
    const reads = routeList.filter(({ scope, method }) => scope !== 'open' && method === 'GET')
    // A history says how many of them are left.
    const others = ['watchRun', 'getRepository']
    for (const route of reads.filter(({ operationId }) => !others.includes(operationId))) {
      left -= 1
      const { headers } = await api.send('GET', pathOf(route, ids))
      assert.is(headers.get('ratelimit-policy'), '"requests";q=120;w=60', route.operationId)
      assert.match(headers.get('ratelimit') ?? '', new RegExp(`^"requests";r=${left};t=\\d+$`))
    }
    const refused = await api.send('GET', '/v1/jobs/job_none')
    assert.match(refused.headers.get('ratelimit') ?? '', `r=${left - 1};`)
    const run = { json: { format: 'report', content: 'x' } }
    const made = await api.send('POST', `/v1/jobs/${ids.job_id}/runs`, run)
    assert.is(made.headers.get('ratelimit-policy'), '"runs";q=30;w=60')
    assert.is(made.headers.get('ratelimit'), '"runs";r=29;t=2')
  })

  methods.run()
}

function group(all: readonly { readonly path: string; readonly method: string }[]): readonly Place[] {
  const places = new Map<string, Set<string>>()
  for (const { path, method } of all) places.set(path, (places.get(path) ?? new Set()).add(method))
  return [...places].map(([path, known]) => ({ path, methods: [...known] }))
}

/** Headers that do not differ from one request to the next, nor with how they came. */
function lasting(headers: Headers): Record<string, string> {
  const passing = [
    'x-request-id',
    'ratelimit',
    'date',
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
  ]
  return Object.fromEntries([...headers].filter(([name]) => !passing.includes(name)))
}
