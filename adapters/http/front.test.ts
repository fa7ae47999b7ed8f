import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { signInLink, completeSignIn } from '../service/sign-in.ts'
import { createHarness, type Harness, type HarnessOptions } from './harness.test.kit.ts'
import { statusOf } from './problem-status.ts'

/** What every request meets: headers, limits, logs, faults, an end. */
const front = suite<{ open(options?: HarnessOptions): Promise<Harness>; opened: Harness[] }>('front')
front.before.each(context => {
  context.opened = []
  context.open = async options => {
    const api = await createHarness(options)
    context.opened.push(api)
    return api
  }
})
front.after.each(async ({ opened }) => {
  for (const api of opened) await api.close()
})

const headersOf = (headers: Headers, ...left: readonly string[]): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !left.includes(name)).sort())

const always = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

front('headers of an answer and of a refusal', async ({ open }) => {
  const api = await open()
  const known = await api.send('GET', '/v1/auth/me')
  assert.equal(headersOf(known.headers, 'x-request-id'), {
    ...always,
    ratelimit: '"requests";r=119;t=1',
    'ratelimit-policy': '"requests";q=120;w=60',
  })
  const refused = await api.send('GET', '/v1/auth/me', { key: '' })
  assert.equal(headersOf(refused.headers, 'x-request-id'), {
    ...always,
    'www-authenticate': 'Bearer realm="platen"',
  })
  const lost = await api.send('GET', '/nowhere?token=secret')
  assert.equal(headersOf(lost.headers, 'x-request-id'), always)
  assert.not.match(lost.text, 'secret')
  const cross = await api.send('GET', '/v1/auth/me', { headers: { origin: 'https://evil.example' } })
  assert.not.ok([...cross.headers.keys()].some(name => name.startsWith('access-control')))
  const strict = await open({ app: { strictTransport: true } })
  const { headers } = await strict.send('GET', '/livez')
  assert.is(headers.get('strict-transport-security'), 'max-age=31536000')
})

front('headers of a published page', async ({ open }) => {
  const api = await open()
  const jobId = await api.job()
  await api.run(jobId)
  const { public_url } = (await api.send('POST', `/v1/jobs/${jobId}/publish`)).json
  const page = await api.send('GET', public_url, { key: '' })
  assert.equal(headersOf(page.headers, 'x-request-id', 'etag'), {
    ...{ 'cache-control': 'public, max-age=60', 'content-type': 'text/html; charset=utf-8' },
    'content-security-policy':
      "sandbox allow-scripts; default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'none'; " +
      'frame-ancestors http://platen.test',
    ...{ 'cross-origin-resource-policy': 'cross-origin', 'referrer-policy': 'no-referrer' },
    'x-content-type-options': 'nosniff',
  })
  for (const path of [
    '../document.pdf',
    '..%2fdocument.pdf',
    'index.html/',
    '%00',
    '%ZZ',
    'assets/../../copy.md',
  ]) {
    const { status } = await api.send('GET', public_url + path, { key: '' })
    assert.ok(status === 404 || status === 400, `${path} ${status}`)
  }
})

front('the request id is the caller’s if it is one, and stands in every refusal', async ({ open }) => {
  const api = await open()
  const mine = { headers: { 'x-request-id': 'trace-1234' } }
  assert.is((await api.send('GET', '/livez', mine)).headers.get('x-request-id'), 'trace-1234')
  const refused = await api.send('GET', '/v1/jobs/job_x', mine)
  assert.is(refused.json.request_id, 'trace-1234')
  for (const id of ['short', 'x'.repeat(65), 'with space', '<b>12345678']) {
    const { headers } = await api.send('GET', '/livez', { headers: { 'x-request-id': id } })
    assert.match(headers.get('x-request-id') as string, /^req_/)
  }
})

front('a key has so many requests a minute, and so many runs', async ({ open }) => {
  const api = await open()
  for (let count = 0; count < 120; count += 1) await api.send('GET', '/v1/auth/me')
  const over = await api.send('GET', '/v1/auth/me')
  assert.is(over.status, 429)
  assert.is(over.headers.get('retry-after'), '1')
  assert.is(over.headers.get('ratelimit'), '"requests";r=0;t=60')
  assert.is((await api.send('GET', '/v1/auth/me', { key: api.strangerKey })).status, 200)
  api.service.pass(500)
  assert.is((await api.send('GET', '/v1/auth/me')).status, 200)
  api.service.pass(60_000)
  const jobId = await api.job()
  const create = () =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
  for (let count = 0; count < 30; count += 1) assert.is((await create()).status, 202)
  const refused = await create()
  assert.is(refused.status, 429)
  assert.is(refused.headers.get('retry-after'), '2')
  assert.match(refused.json.detail, '30 runs a minute')
})

front('a stopping service refuses writes, still answers reads, and is not ready', async ({ open }) => {
  const draining = new AbortController()
  const api = await open({ app: { draining: draining.signal } })
  const jobId = await api.job()
  draining.abort()
  const refused = await api.send('POST', '/v1/jobs', { json: { name: 'x' } })
  assert.is(refused.status, 503)
  assert.is(refused.json.code, 'draining')
  assert.is(refused.headers.get('retry-after'), '10')
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).status, 200)
  assert.is((await api.send('GET', '/livez')).status, 200)
  const ready = await api.send('GET', '/readyz')
  assert.is(ready.status, 503)
  assert.is(ready.json.checks.service, 'stopping')
})

front('a full disk is 503 and an unknown fault 500, both without their insides', async ({ open }) => {
  const logged: unknown[] = []
  const faults = [
    Object.assign(new Error('ENOSPC: no space left, /data/secret-path'), { code: 'ENOSPC' }),
    new Error('the secret-path inside'),
  ]
  const api = await open({
    change: service => ({
      log: { info: () => {}, warn: () => {}, error: (...args) => logged.push(args) },
      blobs: {
        ...service.blobs,
        put: () => Promise.reject(faults.shift()),
        probe: () => Promise.reject(new Error('read-only, secret-path')),
      },
    }),
  })
  const jobId = await api.job()
  const create = () =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
  const full = await create()
  assert.is(full.status, 503)
  assert.is(full.json.code, 'storage-unavailable')
  assert.is(full.headers.get('retry-after'), '10')
  const broken = await create()
  assert.is(broken.status, 500)
  assert.is(broken.json.code, 'internal')
  assert.not.match(full.text + broken.text, 'secret-path')
  assert.is(logged.length, 2)
  assert.match(JSON.stringify(logged[1]), broken.json.request_id)
  const ready = await api.send('GET', '/readyz')
  assert.is(ready.status, 503)
  assert.equal(ready.json.checks, { store: 'ok', blobs: 'unavailable' })
})

front('the log has no secrets and no links', async ({ open }) => {
  const lines: string[] = []
  const keep = (...args: unknown[]): void => void lines.push(JSON.stringify(args))
  const api = await open({ change: () => ({ log: { info: keep, warn: keep, error: keep } }) })
  const jobId = await api.job()
  await api.run(jobId)
  const { download_url } = (await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } }))
    .json
  await api.send('GET', download_url, { key: '' })
  await api.send('GET', `${download_url}x`, { key: '' })
  const { secret_key } = (await api.send('POST', '/v1/auth/keys', { json: { name: 'x' } })).json
  await api.send('GET', '/v1/auth/me', { key: `${secret_key}x` })
  const log = lines.join('\n')
  assert.match(log, 'openDownload')
  for (const secret of [api.key, secret_key, download_url.split('/').at(-1) as string, 'Ebb']) {
    assert.not.match(log, secret)
  }
})

front('a preview is resumed by who is signed in, and leads others to sign in', async ({ open }) => {
  const api = await open()
  const jobId = await api.job()
  const path = `/v1/jobs/${jobId}/viewer/resume`
  const [user] = await api.service.store.listUsers(api.service.caller.accountId)
  const link = signInLink(api.service, user as NonNullable<typeof user>)
  const { session } = await completeSignIn(api.service, new URL(link).searchParams.get('token') as string)
  const cookie = `other=1; platen_session=${session}`
  const browser = { key: '', headers: { accept: 'text/html,application/xhtml+xml' } }
  const led = await api.send('GET', path, { ...browser, headers: { ...browser.headers, cookie } })
  assert.is(led.status, 303)
  assert.match(led.headers.get('location') as string, 'http://platen.test/viewer/')
  const asked = await api.send('GET', path, { key: '', headers: { accept: 'application/json', cookie } })
  assert.equal(Object.keys(asked.json).sort(), ['expires_at', 'viewer_url'])
  const out = await api.send('GET', path, browser)
  assert.is(out.status, 303)
  assert.is(out.headers.get('location'), `http://platen.test/sign-in?return_to=${encodeURIComponent(path)}`)
  assert.is((await api.send('GET', path, { key: '', headers: { accept: 'application/json' } })).status, 401)
  const forged = await api.send('GET', path, { key: '', headers: { cookie: `platen_session=${session}x` } })
  assert.is(forged.status, 401)
  const foreign = await api.send('GET', `/v1/jobs/job_none/viewer/resume`, { key: '', headers: { cookie } })
  assert.is(foreign.status, 404)
})

front('the payment provider’s word is taken by the raw body, once', async ({ open }) => {
  const bodies: (readonly string[])[] = []
  const api = await open({
    change: service => ({
      payments: {
        ...service.payments,
        async readEvent(body, signature) {
          bodies.push([body, signature])
          const { accountId } = service.caller
          const paid = {
            kind: 'paid',
            accountId,
            amountMicros: 10_000_000,
            cause: 'cs_1',
            automatic: false,
          } as const
          return { eventId: 'evt_1', ...paid }
        },
      },
    }),
  })
  const body = '{ "id":  "evt_1" }'
  const send = () =>
    api.send('POST', '/webhooks/stripe', { key: '', body, headers: { 'stripe-signature': 't=1' } })
  assert.equal((await send()).json, { received: true })
  assert.equal((await send()).json, { received: true })
  assert.equal(bodies[0], [body, 't=1'])
  assert.is((await api.send('GET', '/v1/credits')).json.paid_balance_usd, 10)
  const large = await api.send('POST', '/webhooks/stripe', { key: '', body: Buffer.alloc(1024 * 1024 + 1) })
  assert.is(large.status, 413)
})

front('metrics can ask for a token of their own', async ({ open }) => {
  const api = await open({ app: { metricsToken: 'a token for metrics' } })
  assert.is((await api.app.request('http://platen.test/metrics')).status, 401)
  const known = await api.send('GET', '/metrics', { key: 'a token for metrics' })
  assert.is(known.status, 200)
  assert.match(known.text, 'platen_requests_total{operation="getMetrics",status="401"} 1')
})

front('pages beside the API share its door', async ({ open }) => {
  const api = await open({
    app: {
      pages: [
        {
          ...{ method: 'GET', path: '/hello/:name', name: 'hello' },
          handler: async ({ params, headers }) =>
            new Response(`hello ${params['name']}`, {
              headers: { ...headers, 'content-type': 'text/plain' },
            }),
        },
        {
          ...{ method: 'POST', path: '/hello/:name', name: 'sayHello' },
          handler: () => Promise.reject(new Error('broken')),
          refuse: ({ status }, _, headers) => new Response('sorry', { status, headers }),
        },
      ],
    },
  })
  const hello = await api.send('GET', '/hello/you')
  assert.is(hello.text, 'hello you')
  assert.match(hello.headers.get('x-request-id') as string, /^req_/)
  const sorry = await api.send('POST', '/hello/you')
  assert.equal([sorry.status, sorry.text], [500, 'sorry'])
  assert.is((await api.send('DELETE', '/hello/you')).headers.get('allow'), 'GET, HEAD, POST, OPTIONS')
})

front('the docs load nothing and run nothing', async ({ open }) => {
  const api = await open()
  const { text, headers } = await api.send('GET', '/docs', { key: '' })
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  assert.match(headers.get('content-security-policy') as string, `style-src 'sha256-${hash}'`)
  assert.not.match(text, /<script|https?:\/\/|undefined|\[object/)
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  assert.is(new Set(ids).size, ids.length)
  for (const [, target] of text.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target), target)
})

front('a person who follows a dead link reads why; a program gets JSON', async ({ open }) => {
  const api = await open()
  const browser = { key: '', headers: { accept: 'text/html' } }
  for (const link of ['http://pages.test/p/none/', '/downloads/none']) {
    const page = await api.send('GET', link, browser)
    assert.is(page.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.match(page.text, /<h1>(There is nothing here|This link does not work any more)<\/h1>/)
    assert.match(
      page.headers.get('content-security-policy') as string,
      "default-src 'none'; style-src 'sha256-",
    )
    assert.is(
      (await api.send('GET', link, { key: '' })).headers.get('content-type'),
      'application/json; charset=utf-8',
    )
  }
  assert.is(
    (await api.send('GET', '/v1/jobs/none', { headers: { accept: 'text/html' } })).json.code,
    'not-found',
  )
})

front('every reason of refusal has a status of an error', () => {
  for (const [code, status] of Object.entries(statusOf)) assert.ok(status >= 400 && status < 600, code)
})

front.run()
