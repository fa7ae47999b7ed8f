import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import memory from 'unstorage/drivers/memory'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { keyOf } from '../../blobs/measure.ts'
import { signInLink, completeSignIn } from '../../service/access/sign-in.ts'
import { createHarness, type Harness, type HarnessOptions } from '../testing/harness.test.kit.ts'
import { usersOf } from '../../service/access/people.ts'
import type { TestService } from '../../testing/create-service.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { png } from '../testing/scene.test.kit.ts'

/** What happens when something runs out, breaks, ends or comes from elsewhere. */
const strain = suite<{ open(options?: HarnessOptions): Promise<Harness>; opened: Harness[] }>('strain')
strain.before.each(context => {
  context.opened = []
  context.open = async options => {
    const api = await createHarness(options)
    context.opened.push(api)
    return api
  }
})
strain.after.each(async ({ opened }) => {
  for (const api of opened) await api.close()
})

strain(
  'an organisation has so many requests a minute and so many runs, with however many keys',
  async ({ open }) => {
    const api = await open()
    for (let count = 0; count < 120; count += 1) await api.send('GET', '/v1/auth/me')
    const over = await api.send('GET', '/v1/auth/me')
    assert.is(over.status, 429)
    assert.is(over.headers.get('retry-after'), '1')
    assert.is(over.headers.get('ratelimit'), '"requests";r=0;t=60')
    const fresh = await api.keyWith(['runs:rw'])
    assert.is((await api.send('GET', '/v1/auth/me', { key: fresh })).status, 429)
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
    const run = { format: 'report', content: 'x' }
    assert.is((await api.send('POST', `/v1/jobs/${jobId}/runs`, { key: fresh, json: run })).status, 429)
  },
)

strain(
  'an organisation takes so many files along in a minute, by whatever link, and so many histories',
  async ({ open }) => {
    const api = await open()
    const jobId = await api.job()
    await api.run(jobId)
    const link = async (): Promise<string> => {
      const { json } = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } })
      return new URL(json.download_url).pathname
    }
    const links = [await link(), await link()]
    const take = (count: number) => api.send('GET', links[count % 2] as string, { key: '' })
    for (let count = 0; count < 240; count += 1) assert.is((await take(count)).status, 200)
    assert.is((await take(0)).status, 429)
    api.service.pass(60_000)
    const history = () => api.send('GET', `/v1/jobs/${jobId}/repository`)
    for (let count = 0; count < 30; count += 1) assert.is((await history()).status, 200)
    assert.match((await history()).json.detail, '30 runs a minute')
  },
)

strain('what a link or a session asks for is counted for its organisation as well', async ({ open }) => {
  const pages = (service: TestService) => dashboardRoutes(service)
  const api = await open({ pages })
  const { service } = api
  const jobId = await api.job()
  const resume = () => api.send('GET', `/v1/jobs/${jobId}/viewer/resume`)
  const statuses = new Set<number>()
  for (let count = 0; count < 121; count += 1) statuses.add((await resume()).status)
  assert.equal([...statuses], [200, 429])
  service.pass(60_000)
  const bytes = png.length
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: bytes }
  const { upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const upload = () =>
    api.send('PUT', new URL(upload_url).pathname, {
      ...{ key: '', body: png, headers: { 'content-type': 'image/png' } },
    })
  for (let count = 0; count < 240; count += 1) assert.is((await upload()).status, 200)
  assert.is((await upload()).status, 429)
  const [user] = await service.store.read(tx => usersOf(tx, service.caller.accountId))
  assert.ok(user)
  const link = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const { session } = await completeSignIn(service, link)
  const look = () =>
    api.send('GET', '/keys', {
      key: '',
      headers: { cookie: `platen_session=${session}`, accept: 'text/html' },
    })
  for (let count = 0; count < 1200; count += 1) assert.is((await look()).status, 200)
  assert.is((await look()).status, 429)
  service.pass(60_000)
  assert.is((await look()).status, 200)
})

strain('a full queue is 503, to be tried again in ten seconds', async ({ open }) => {
  const api = await open({
    change: ({ settings }) => ({ settings: { ...settings, limits: { ...settings.limits, queuedRuns: 1 } } }),
  })
  const jobId = await api.job()
  const create = () =>
    api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
  assert.is((await create()).status, 202)
  const full = await create()
  assert.equal([full.status, full.json.code, full.headers.get('retry-after')], [503, 'queue-full', '10'])
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 1)
})

strain('a stopping service refuses writes, still answers reads, and is not ready', async ({ open }) => {
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

strain('whatever is broken, the process lives, and says which part is not ready', async ({ open }) => {
  const broken = () => Promise.reject(new Error('secret-path is broken'))
  const silent = () => new Promise<never>(() => {})
  const cases = [
    { parts: { store: broken }, checks: { store: 'unavailable', blobs: 'ok' } },
    { parts: { blobs: broken }, checks: { store: 'ok', blobs: 'unavailable' } },
    { parts: { store: broken, blobs: broken }, checks: { store: 'unavailable', blobs: 'unavailable' } },
    { parts: { store: silent, blobs: silent }, checks: { store: 'unavailable', blobs: 'unavailable' } },
  ]
  for (const { parts, checks } of cases) {
    const logged: unknown[] = []
    const api = await open({
      change: () => ({ log: { info: () => {}, warn: () => {}, error: (...line) => logged.push(line) } }),
    })
    for (const [part, probe] of Object.entries(parts)) {
      Object.assign(api.service[part as 'store' | 'blobs'], { probe })
    }
    // Only what never answers needs time that flies: what answers from elsewhere would be too late.
    const isSilent = Object.values(parts).includes(silent)
    if (isSilent) mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const asked = api.send('GET', '/readyz', { key: '' })
      for (let turn = 0; isSilent && turn < 20; turn += 1) {
        await new Promise(setImmediate)
        mock.timers.tick(500)
      }
      const { status, json, text, headers } = await asked
      assert.equal([status, json.status, json.checks], [503, 'unavailable', checks])
      assert.is(headers.get('retry-after'), '10')
      assert.not.match(text, 'secret-path')
      assert.is(logged.length, Object.keys(parts).length, 'the operator is told')
    } finally {
      mock.timers.reset()
    }
    assert.equal((await api.send('GET', '/livez', { key: '' })).json, { status: 'ok' })
  }
})

strain('a full disk is 503 and an unknown fault 500, both without their insides', async ({ open }) => {
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
  // Long enough to be kept as a blob.
  const json = { format: 'report', content: 'x'.repeat(500_000) }
  const create = () => api.send('POST', `/v1/jobs/${jobId}/runs`, { json })
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

strain(
  'a document that is damaged where it is kept is 500 and a line in the log, never served',
  async ({ open }) => {
    const logged: unknown[] = []
    const driver = memory()
    const api = await open({
      change: () => ({
        blobs: createBlobs(driver),
        log: { info: () => {}, warn: () => {}, error: (...args) => logged.push(args) },
      }),
    })
    const jobId = await api.job()
    await api.run(jobId)
    const { json } = await api.send('POST', `/v1/jobs/${jobId}/export`, { json: { format: 'pdf' } })
    const download = () => api.send('GET', new URL(json.download_url).pathname, { key: '' })
    const { bytes } = await download()
    await driver.setItemRaw?.(await keyOf(bytes), Buffer.from('%PDF-1.7 tost'), {})
    const damaged = await download()
    assert.equal([damaged.status, damaged.json.code], [500, 'internal'])
    assert.match(JSON.stringify(logged), `${await keyOf(bytes)} is damaged`)
    assert.match(JSON.stringify(logged), damaged.json.request_id)
  },
)

strain('the log has no secrets and no links', async ({ open }) => {
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

strain('a preview is resumed by who is signed in, and leads others to sign in', async ({ open }) => {
  const api = await open()
  const jobId = await api.job()
  const path = `/v1/jobs/${jobId}/viewer/resume`
  const [user] = await api.service.store.read(tx => usersOf(tx, api.service.caller.accountId))
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

strain('the payment provider’s word is taken by the raw body, once', async ({ open }) => {
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

strain.run()
