import { createHash } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { checkMetricsToken } from '../guards/check-metrics-token.ts'
import { createHarness, type Harness, type HarnessOptions } from '../testing/harness.test.kit.ts'
import { statusOf } from '../refusals/problem-status.ts'
import { toRefusal } from '../refusals/to-problem.ts'

/** What every request meets: headers, ids, and the pages that say what is what. */
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

front('metrics are for who has their token', async ({ open }) => {
  const api = await open({ app: { metricsToken: 'a token for metrics' } })
  for (const key of ['', api.key, 'a token for metric', 'A token for metrics']) {
    const refused = await api.send('GET', '/metrics', { key })
    assert.is(refused.status, 401)
    assert.match(refused.json.detail, 'PLATEN_METRICS_TOKEN')
  }
  const known = await api.send('GET', '/metrics', { key: 'a token for metrics' })
  assert.is(known.status, 200)
  assert.match(known.text, 'platen_requests_total{operation="getMetrics",status="401"} 4')
})

front(
  'without a token metrics are for the machine itself, and for nobody once the service is elsewhere',
  async ({ open }) => {
    const at = (publicUrl: string): HarnessOptions => ({
      change: ({ settings }) => ({ settings: { ...settings, publicUrl } }),
    })
    for (const transport of ['call', 'socket'] as const) {
      for (const own of ['http://127.0.0.1:8787', 'http://localhost:8787', 'http://[::1]:8787']) {
        const api = await open({ ...at(own), transport })
        assert.is((await api.send('GET', '/metrics', { key: '' })).status, 200, own)
      }
      for (const other of [
        'https://platen.example',
        'http://10.0.0.7:8787',
        'http://127.0.0.1.evil.example',
      ]) {
        const api = await open({ ...at(other), transport })
        const refused = await api.send('GET', '/metrics', { key: '' })
        assert.is(refused.status, 401, other)
        assert.match(refused.json.detail, 'set PLATEN_METRICS_TOKEN')
        assert.not.match(refused.text, 'platen_requests_total')
      }
    }
    const service = { settings: { ...(await open(at('http://127.0.0.1:8787'))).service.settings } }
    const from = (ip: string, host = 'localhost:8787') =>
      checkMetricsToken(service, undefined, Object.assign(new Request(`http://${host}/metrics`), { ip }))
    for (const own of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) from(own)
    for (const other of ['10.0.0.7', '192.168.1.9', '::ffff:10.0.0.7', 'fe80::1', '1127.0.0.1', '']) {
      assert.throws(() => from(other), /PLATEN_METRICS_TOKEN/, other)
    }
    from('127.0.0.1', '127.0.0.1:8787')
    for (const name of ['evil.example', 'localhost.evil.example:8787', '10.0.0.7'])
      assert.throws(() => from('127.0.0.1', name), /PLATEN_METRICS_TOKEN/, name)
  },
)

front('pages are shown under the service’s own name only', async ({ open }) => {
  const handler = async (): Promise<Response> => new Response('hello')
  const { app } = await open({
    app: { pages: [{ method: 'GET', path: '/hello', name: 'hello', handler }] },
  })
  const statusAt = async (host: string, path = '/hello'): Promise<number> =>
    (await app.request(`http://platen.test${path}`, { headers: { host } })).status
  for (const own of ['platen.test', 'PLATEN.test', '127.0.0.1:8787', 'localhost', '[::1]:80'])
    assert.is(await statusAt(own), 200, own)
  for (const other of [
    'evil.example',
    'platen.test.evil.example',
    'platen.test:81',
    '10.0.0.7',
    'xlocalhost',
  ])
    assert.is(await statusAt(other), 400, other)
  assert.is(await statusAt('10.0.0.7', '/livez'), 200, 'who looks whether it lives knows no name')
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

front('the docs are whole without any other page', async ({ open }) => {
  const api = await open()
  const { text, headers } = await api.send('GET', '/docs', { key: '' })
  assert.match(text, '<h1>The API</h1>')
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  assert.match(headers.get('content-security-policy') as string, `style-src 'sha256-${hash}'`)
  for (const [file] of text.matchAll(/\/theme\/[\w.-]+/g)) {
    assert.is((await api.send('GET', file, { key: '' })).status, 200, file)
  }
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
    const style = /<style>([\s\S]*)<\/style>/.exec(page.text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    assert.match(page.headers.get('content-security-policy') as string, `style-src 'sha256-${hash}'`)
    const files = new Set([...page.text.matchAll(/\/theme\/[\w.-]+/g)].map(([file]) => file))
    assert.is(files.size, 5)
    for (const file of files) {
      const { status, bytes } = await api.send('GET', new URL(file, new URL(link, 'http://platen.test')).href)
      assert.ok(status === 200 && bytes.length > 100, file)
    }
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

front('whatever a disk says, callers are told to come again, and not what it said', () => {
  const codes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']
  for (const code of codes) {
    const error = Object.assign(new Error(`${code}: no, open '/data/secret-path'`), { code })
    const { status, headers, body, unexpected } = toRefusal(error, 'req_1')
    assert.equal(
      [status, body.code, headers['retry-after'], unexpected],
      [503, 'storage-unavailable', '10', true],
      code,
    )
    assert.not.match(JSON.stringify(body), 'secret-path')
  }
  for (const error of [
    new Error('x'),
    Object.assign(new Error('x'), { code: 'ENOENT' }),
    'x',
    undefined,
    null,
    7,
  ]) {
    assert.equal([toRefusal(error, 'req_1').status, toRefusal(error, 'req_1').body.code], [500, 'internal'])
  }
})

front.run()
