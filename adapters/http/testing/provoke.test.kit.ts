import { mock } from 'node:test'
import { RenderError, type RenderErrorCode } from '../../../core/error.ts'
import { mostNotices } from '../../service/notices/due-notices.ts'
import type { Payments } from '../../service/ports/payments.ts'
import { scopes } from '../../service/access/scope.ts'
import { ServiceError } from '../../service/service-error.ts'
import type { Limits } from '../../service/settings.ts'
import {
  createHarness,
  type Harness,
  type HarnessOptions,
  type Reply,
  type Sent,
  type Transport,
} from './harness.test.kit.ts'
import type { AnyRoute } from '../route-table.ts'
import { bodyOf, createScene, type Ids, nowhere, pathOf, png, requestOf } from './scene.test.kit.ts'
import { all } from '../../service/ports/tables.ts'
import { postEntry } from '../../service/credits/ledger.ts'
import { recordPayment } from '../../service/credits/take-payment.ts'

/** A service in which something is the matter. */
export interface Scene {
  readonly api: Harness
  readonly ids: Ids
  readonly limits: { -readonly [Name in keyof Limits]: Limits[Name] }
  readonly draining: AbortController
  /** What the payment provider says; throws when it is to be away. */
  payments: () => void
}

/** How an answer is brought about. */
export type Way = (scene: Scene, route: AnyRoute) => Promise<Reply>

/** Opens one; whoever opens it closes its `api`. */
export async function openScene(transport: Transport): Promise<Scene> {
  const draining = new AbortController()
  let limits: Scene['limits'] | undefined
  const scene: { payments: () => void } = { payments: () => {} }
  const options: HarnessOptions = {
    transport,
    app: { draining: draining.signal, proxies: 1, metricsToken: 'of the metrics' },
    change({ settings, caller }) {
      limits = { ...settings.limits }
      return { settings: { ...settings, limits }, payments: createPayments(scene, caller.accountId) }
    },
  }
  const api = await createHarness(options)
  return Object.assign(scene, {
    api,
    ids: await createScene(api),
    limits: limits as Scene['limits'],
    draining,
  })
}

function createPayments(scene: { payments: () => void }, accountId: string): Payments {
  return {
    async createCheckout() {
      scene.payments()
      return { url: 'https://pay.example/c', sessionId: 'cs_1' }
    },
    async createPortal() {
      scene.payments()
      return { url: 'https://pay.example/p' }
    },
    chargeStored: () => Promise.reject(new Error('nobody asked for it')),
    async readEvent(_, signature) {
      scene.payments()
      if (signature === '') throw new ServiceError('request-invalid', 'the signature is missing')
      const refund = { cause: 're_1', why: 'refund', amountMicros: -1 } as const
      if (signature === 'refund')
        return { eventId: 'evt_0', kind: 'moved', accountId, payment: 'pi_none', movements: [refund] }
      return {
        ...{ eventId: 'evt_1', kind: 'paid', accountId, cause: 'cs_1' },
        ...{ amountMicros: 1, automatic: false },
      }
    },
  }
}

/** Works off what waits, once the run that was just asked for does. */
async function workOffOnce(api: Harness): Promise<void> {
  const waiting = () => api.service.store.read(tx => tx.count('runs', 'queued', all))
  const before = await waiting()
  while ((await waiting()) <= before) await new Promise(setImmediate)
  await api.workOff()
}

/** Just asks. */
export const usual: Way = ({ api, ids }, route) => send(api, route, ids)

function send(api: Harness, route: AnyRoute, ids: Partial<Ids>, more: Sent = {}): Promise<Reply> {
  const sent = requestOf(route, ids)
  const headers = { ...sent.headers, ...more.headers }
  const metrics = route.operationId === 'getMetrics' && { key: 'of the metrics' }
  return api.send(route.method, pathOf(route, ids), { ...sent, ...metrics, ...more, headers })
}

/** The store fails at everything but at being closed; returns what mends it. */
function breakStore({ api: { service } }: Scene, error: Error): () => void {
  const { store } = service
  const whole = { ...store }
  const names = Object.keys(store).filter(name => name !== 'close' && name !== 'watch')
  Object.assign(store, Object.fromEntries(names.map(name => [name, () => Promise.reject(error)])))
  return () => Object.assign(store, whole)
}

const broken =
  (error: Error): Way =>
  async (scene, route) => {
    const mend = breakStore(scene, error)
    const reply = await usual(scene, route)
    mend()
    return reply
  }

const withKey = (route: AnyRoute, ids: Ids, key: string): Sent => ({
  ...requestOf(route, ids),
  headers: { 'idempotency-key': key },
})

async function emptyJob({ api, ids }: Scene): Promise<Ids> {
  const { run_id: _, ...others } = ids
  return { ...others, job_id: await api.job('Empty') } as Ids
}

/** A form whose file is not what it may be. */
function formWith(type: string, bytes: BlobPart): Sent {
  const form = new FormData()
  form.set('format', 'report')
  form.append('files', new Blob([bytes], { type }), 'a')
  return { body: form }
}

const takesForm = ({ operationId }: AnyRoute): boolean =>
  operationId === 'createRun' || operationId === 'renderDocument'

/** A run of which the engine says that. */
const engine =
  (code: RenderErrorCode): Way =>
  (scene, route) => {
    Object.assign(scene.api.service.engine, {
      render: () => Promise.reject(new RenderError(code, 'so it is')),
    })
    return usual(scene, route)
  }

/** A body whose beginning comes and whose rest does not. */
function stillBody(): { readonly body: ReadableStream; readonly isWaitedFor: Promise<void> } {
  let wait = (): void => {}
  const isWaitedFor = new Promise<void>(resolve => {
    wait = resolve
  })
  const start = (controller: ReadableStreamDefaultController): void => controller.enqueue(new Uint8Array(3))
  return { body: new ReadableStream({ start, pull: () => wait() }), isWaitedFor }
}

/** What leads to each reason of refusal. */
export const waysByCode: Readonly<Record<string, Way>> = {
  unauthenticated: ({ api, ids }, route) => send(api, route, ids, { key: '' }),
  async 'scope-missing'({ api, ids }, route) {
    const needed = route.scope === 'open' ? 'jobs:rw' : route.scope
    const others = scopes.filter(scope => scope !== needed).slice(0, 1)
    const json = route.operationId === 'createKey' ? { name: 'x', scopes } : bodyOf(route, ids)
    return send(api, route, ids, { key: await api.keyWith(others), json })
  },
  async 'rate-limited'(scene, route) {
    if (route.scope === 'open') return exhausted(scene, route)
    const { requestsPerMinute } = scene.limits
    scene.limits.requestsPerMinute = 1
    await scene.api.send('GET', '/v1/auth/me')
    const reply = await usual(scene, route)
    scene.limits.requestsPerMinute = requestsPerMinute
    scene.api.service.pass(60_000)
    return reply
  },
  'request-invalid'({ api, ids }, route) {
    const path = pathOf(route, ids)
    if (route.operationId === 'receivePayment')
      return send(api, route, ids, { headers: { 'stripe-signature': '' } })
    if (route.scope !== 'open') return api.send(route.method, `${path}?surprise=1`, requestOf(route, ids))
    return api.send(
      route.method,
      path.replace(/[^/]+(\/|\/viewer\/resume)?$/, '%ZZ$1'),
      requestOf(route, ids),
    )
  },
  internal: broken(new Error('broken')),
  'storage-unavailable': broken(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  async 'not-found'({ api, ids }, route) {
    if (route.operationId === 'receiveUpload') await api.send('DELETE', `/v1/files/${ids.file_id}`)
    if (route.operationId === 'openDownload') await api.send('DELETE', `/v1/jobs/${ids.job_id}`)
    if (route.operationId === 'renderDocument')
      return send(api, route, ids, { json: { ...bodyOf(route, ids), files: [nowhere.file_id] } })
    return send(api, route, { ...ids, ...nowhere })
  },
  'too-large'({ api, ids }, route) {
    const { json: _, ...sent } = requestOf(route, ids)
    const body = Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)])
    const headers = { 'content-type': 'application/json', ...sent.headers }
    return api.send(route.method, pathOf(route, ids), { ...sent, body, headers })
  },
  'media-type-unsupported'({ api, ids }, route) {
    const { json: _, ...sent } = requestOf(route, ids)
    return api.send(route.method, pathOf(route, ids), { ...sent, body: '{}' })
  },
  async 'request-timeout'({ api, ids }, route) {
    const { json: _, body: __, ...sent } = requestOf(route, ids)
    const headers = { 'content-type': 'application/json', ...sent.headers }
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      // Time passes once the rest is waited for: what is asked of a database before goes by the clock on the wall.
      const { body, isWaitedFor } = stillBody()
      const reply = api.send(route.method, pathOf(route, ids), { ...sent, body, headers })
      await isWaitedFor
      for (let turn = 0; turn < 100; turn += 1) {
        await new Promise(setImmediate)
        mock.timers.tick(1000)
      }
      return await reply
    } finally {
      mock.timers.reset()
    }
  },
  async 'idempotency-busy'({ api, ids }, route) {
    let goOn = (): void => {}
    const stopped = new Promise<void>(resolve => {
      goOn = resolve
    })
    const { read } = api.service.store
    // Only what looks for a receipt waits: the second request has to get as far as the first.
    const readLater: typeof read = async work => {
      let looksForReceipt = false
      const result = await read(reader =>
        work({
          ...reader,
          get: (table, key) => {
            looksForReceipt ||= table === 'receipts'
            return reader.get(table, key)
          },
        }),
      )
      if (looksForReceipt) await stopped
      return result
    }
    Object.assign(api.service.store, { read: readLater })
    const first = api.send(route.method, pathOf(route, ids), withKey(route, ids, 'busy'))
    const again = api.send(route.method, pathOf(route, ids), withKey(route, ids, 'busy'))
    const reply = await Promise.race([first, again])
    goOn()
    await Promise.all([first, again])
    Object.assign(api.service.store, { read })
    return reply
  },
  async 'idempotency-mismatch'({ api, ids }, route) {
    const { accountId } = api.service.caller
    await api.service.store.transact(async tx => {
      tx.put('receipts', {
        ...{ accountId, key: 'used', fingerprint: 'of another', result: {} },
        createdAt: api.service.clock.now(),
      })
    })
    return api.send(route.method, pathOf(route, ids), withKey(route, ids, 'used'))
  },
  async draining(scene, route) {
    scene.draining.abort()
    return usual(scene, route)
  },
  async 'balance-insufficient'(scene, route) {
    const { accountId } = scene.api.service.caller
    await scene.api.service.store.transact(tx =>
      postEntry(tx, {
        ...{ entryId: 'fine', accountId, kind: 'adjustment', note: '', createdAt: 0 },
        ...{ freeMicros: -9_800_000, paidMicros: 0 },
      }),
    )
    return usual(scene, route)
  },
  async 'past-due'(scene, route) {
    const { store, clock, caller } = scene.api.service
    const { accountId } = caller
    const owes = { cause: 'pi_1', amountMicros: 10_000_000 }
    await store.transact(tx => recordPayment(tx, { eventId: 'evt', accountId, owes, at: clock.now() }))
    return usual(scene, route)
  },
  'queue-full'(scene, route) {
    if (route.operationId === 'editNode') return engine('queue-full')(scene, route)
    if (route.operationId === 'receiveUpload' || route.operationId === 'getRepository') {
      const full = () => Promise.reject(new ServiceError('queue-full', 'too many', { retryAfter: 10 }))
      Object.assign(scene.api.service.turns, { run: full })
    }
    if (route.operationId === 'listFormats') {
      const full = () => Promise.reject(new ServiceError('queue-full', 'too many', { retryAfter: 10 }))
      Object.assign(scene.api.service.copyReader, { describeFormats: full })
    }
    scene.limits.queuedRuns = 0
    return usual(scene, route)
  },
  async 'quota-reached'(scene, route) {
    if (route.operationId === 'notifyByEmail') await fillNotices(scene)
    scene.limits.keys = 0
    scene.limits.storageBytes = 0
    scene.limits.keptBytes = 0
    const { api, ids } = scene
    if (!takesForm(route)) return usual(scene, route)
    return api.send('POST', pathOf(route, ids), formWith('image/png', png))
  },
  'type-unsupported'({ api, ids }, route) {
    const path = pathOf(route, ids)
    if (takesForm(route)) return api.send('POST', path, formWith('image/svg+xml', '<svg/>'))
    return api.send('POST', path, { json: { ...bodyOf(route, ids), content_type: 'image/svg+xml' } })
  },
  'upload-mismatch'({ api, ids }, route) {
    const path = pathOf(route, ids)
    if (takesForm(route)) return api.send('POST', path, formWith('image/png', 'no picture'))
    return send(api, route, ids, { body: 'no picture, sixteen' })
  },
  'run-terminal': ({ api, ids }, route) => send(api, route, { ...ids, waiting_id: ids.run_id }),
  'run-active': ({ api, ids }, route) => send(api, route, { ...ids, run_id: ids.waiting_id }),
  async 'node-changed'(scene, route) {
    const { api, ids } = scene
    const { json } = await api.send('GET', `/v1/jobs/${ids.job_id}/runs/${ids.run_id}`)
    await usual(scene, route)
    return send(api, route, ids, { json: { ...bodyOf(route, ids), commit_hash: json.commit_hash } })
  },
  'nothing-completed': async (scene, route) => send(scene.api, route, await emptyJob(scene)),
  async 'run-failed'({ api, ids }, route) {
    const json = { ...bodyOf(route, ids), content: 'fail', wait_seconds: 20 }
    const reply = send(api, route, ids, { json })
    const ended = workOffOnce(api)
    await ended
    return reply
  },
  async 'secret-shown-once'({ api, ids }, route) {
    const twice = withKey(route, ids, 'twice')
    await api.send(route.method, pathOf(route, ids), twice)
    return api.send(route.method, pathOf(route, ids), twice)
  },
  'link-invalid': ({ api, ids }, route) =>
    send(api, route, { ...ids, upload_token: 'x.y', download_token: 'x.y' }),
  'range-invalid': ({ api, ids }, route) => send(api, route, ids, { headers: { range: 'bytes=999-' } }),
  'payment-unknown': ({ api, ids }, route) =>
    send(api, route, ids, { headers: { 'stripe-signature': 'refund' } }),
  'payments-unavailable'(scene, route) {
    scene.payments = () => {
      throw new ServiceError('payments-unavailable', 'payments are not set up')
    }
    return usual(scene, route)
  },
  ...Object.fromEntries(
    (
      [
        ...[
          'job-invalid',
          'format-unknown',
          'size-unknown',
          'size-too-small',
          'content-not-text',
          'asset-invalid',
        ],
        ...['content-too-large', 'time-limit', 'memory-limit', 'worker-lost', 'engine-closed', 'cancelled'],
        'format-failed',
      ] as RenderErrorCode[]
    ).map(code => [code, engine(code)]),
  ),
}

/** As many messages that nobody takes as an organisation may have. */
async function fillNotices({ api: { service } }: Scene): Promise<void> {
  const { accountId } = service.caller
  const message = { kind: 'auto-topup', to: 'payments' } as const
  await service.store.transact(async tx => {
    for (let number = 0; number < mostNotices; number += 1)
      tx.put('notices', {
        ...{ noticeId: `ntc_${number}`, accountId, message },
        ...{ attempt: 0, dueAt: Date.UTC(2100, 0), createdAt: 0 },
      })
  })
}

/** What nobody needs a key for, asked as often as one client may, and once more; where nothing limits that, once. */
async function exhausted({ api, ids }: Scene, route: AnyRoute): Promise<Reply> {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const most = route.scope === 'open' ? (route.rate?.perMinute ?? 0) : 0
  let reply = await send(api, route, ids, { headers })
  for (let count = 0; reply.status !== 429 && count < most; count += 1)
    reply = await send(api, route, ids, { headers })
  api.service.pass(60_000)
  return reply
}

/** Answers that are neither the usual one nor a refusal. */
export const waysByStatus: Readonly<Record<string, Way>> = {
  async 'renderDocument 200'(scene, route) {
    const { api, ids } = scene
    const reply = send(api, route, ids, { json: { ...bodyOf(route, ids), wait_seconds: 20 } })
    await workOffOnce(api)
    return reply
  },
  'editNode 202'(scene, route) {
    const { api, ids } = scene
    let end = (): void => {}
    const held = new Promise<void>(resolve => {
      end = resolve
    })
    const { render } = api.service.engine
    Object.assign(api.service.engine, { render: (asked: never) => held.then(() => render(asked)) })
    const reply = send(api, route, ids, { json: { ...bodyOf(route, ids), wait_seconds: 0 } })
    return reply.finally(end)
  },
  async 'watchRun 204'({ api, ids }, route) {
    return send(api, route, ids, { headers: { 'last-event-id': '99' } })
  },
  'resumeViewer 303': ({ api, ids }, route) =>
    send(api, route, ids, { headers: { accept: 'text/html,*/*;q=0.8' } }),
  'openDownload 206': ({ api, ids }, route) => send(api, route, ids, { headers: { range: 'bytes=1-3' } }),
  async 'openDownload 307'({ api, ids }, route) {
    const { blobs } = api.service
    const downloadLink = async (): Promise<string> => 'https://bucket.example/document.pdf'
    Object.assign(blobs, { direct: { downloadLink } })
    const reply = await send(api, route, ids)
    Object.assign(blobs, { direct: undefined })
    return reply
  },
  async 'getPublishedPage 304'({ api, ids }, route) {
    const page = await send(api, route, ids)
    return send(api, route, ids, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  },
  'getPublishedPage 308': ({ api, ids }, route) =>
    api.send('GET', pathOf(route, ids).replace(/\/$/, ''), { key: '' }),
  async 'checkReady 503'(scene, route) {
    breakStore(scene, new Error('broken'))
    return usual(scene, route)
  },
}
