import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { H3 } from 'h3'
import { request } from 'undici'
import * as assert from 'uvu/assert'
import { createKey } from '../../service/access/keys.ts'
import type { Caller, Scope } from '../../service/access/scope.ts'
import type { RenderingService, Service } from '../../service/service.ts'
import { startWorkers } from '../../service/runs/work-runs.ts'
import {
  createTestService,
  type TestOptions,
  type TestService,
} from '../../testing/create-service.test.kit.ts'
import { type AppOptions, createApp, type Page } from '../create-app.ts'
import type { JsonObject } from '../description/json.ts'
import { listen, type Patience } from '../listen.ts'
import { all, queueTopic } from '../../service/ports/tables.ts'
import { claimRun } from '../../service/runs/claim-run.ts'
import { processRun } from '../../service/runs/process-run.ts'
import { isEdit } from '../../service/runs/run.ts'

/** How requests reach the app: by a call, or through a socket. */
export type Transport = 'call' | 'socket'

/** What to send. */
export interface Sent {
  readonly key?: string | undefined
  readonly json?: unknown
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}

/** What came back. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly bytes: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely; the contract checks them
  readonly json: any
}

/** A service behind HTTP for tests. Every answer is held to the served description. */
export interface Harness {
  readonly service: TestService
  readonly app: H3
  /** A key of the caller with all scopes. */
  readonly key: string
  /** A key of another organisation. */
  readonly strangerKey: string
  /** Where the socket is; only with that transport. */
  readonly url: string
  send(method: string, path: string, sent?: Sent): Promise<Reply>
  keyWith(scopes: readonly Scope[]): Promise<string>
  /** Opens a job. */
  job(name?: string): Promise<string>
  /** Creates a run and works it off to its end. */
  run(jobId: string, content?: string): Promise<string>
  /** Works off all runs that wait. */
  workOff(): Promise<void>
  close(): Promise<void>
}

/** What a test may change. */
export interface HarnessOptions extends TestOptions {
  readonly transport?: Transport
  readonly app?: AppOptions
  /** With the socket: how long a request may take. */
  readonly patience?: Patience
  /** Pages beside the API. */
  readonly pages?: (service: TestService) => readonly Page[]
  readonly change?: (service: TestService) => Partial<Service>
}

/** Opens a service behind HTTP. */
export async function createHarness(options: HarnessOptions = {}): Promise<Harness> {
  const service = await createTestService(options)
  const changed: TestService = { ...service, ...options.change?.(service) }
  const app = createApp(changed, { ...options.app, ...(options.pages && { pages: options.pages(changed) }) })
  const { transport, patience } = options
  const place = { port: 0, ...(patience && { patience }) }
  const listener = transport === 'socket' ? await listen(app, place) : undefined
  const url = listener?.url ?? ''
  const key = await secretFor(service, service.caller)
  const strangerKey = await secretFor(service, service.stranger)
  const contract = await servedContract(app)
  const endEdits = workEdits(changed)

  const send = async (method: string, path: string, sent: Sent = {}): Promise<Reply> => {
    const target = new URL(path, 'http://platen.test')
    const init = toInit(method, sent, key)
    const reply = await toReply(
      await (listener ? sendTo(listener.url, target, init) : app.request(target.href, init)),
    )
    const foreign = target.host === 'pages.test' && !target.pathname.startsWith('/p/')
    contract.check(method, foreign ? '/nowhere' : target.pathname, reply)
    return reply
  }

  return {
    ...{ service: changed, app, key, strangerKey, url, send },
    keyWith: scopes => secretFor(service, { ...service.caller, scopes }),
    async job(name = 'Tide tables') {
      return (await send('POST', '/v1/jobs', { json: { name } })).json.job_id
    },
    async run(jobId, content = '# Ebb') {
      const created = await send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content } })
      assert.is(created.status, 202, created.text)
      await workOff(changed)
      return created.json.run_id
    },
    workOff: () => workOff(changed),
    async close() {
      await listener?.close(true)
      await endEdits()
      await service.close()
    },
  }
}

/** Makes edits as they come, as a worker with nothing else to do; runs wait until a test works them off. Returns what ends that. */
export function workEdits(service: RenderingService): () => Promise<void> {
  const { store } = service
  let making: Promise<void> = Promise.resolve()
  const next = async (): Promise<void> => {
    if ((await store.read(tx => tx.count('runs', 'editing', all))) === 0) return
    const edit = await store.transact(tx => claimRun(tx, { workerId: 'edits', threads: 1 }))
    if (edit) await processRun(service, edit)
  }
  const unwatch = store.watch(queueTopic, run => {
    if (isEdit(run)) making = making.then(next)
  })
  return () => {
    unwatch()
    return making
  }
}

/** Works off all runs that wait. */
export async function workOff(service: RenderingService): Promise<void> {
  const workers = await startWorkers(service, 1)
  while ((await service.store.read(tx => tx.count('runs', 'queued', all))) > 0)
    await new Promise(resolve => setTimeout(resolve, 1))
  await workers.drain()
}

async function secretFor(service: Service, caller: Caller): Promise<string> {
  return (await createKey(service, caller, { name: 'test' })).secret
}

/** Through the socket, to the host that the address names. */
async function sendTo(url: string, target: URL, init: RequestInit): Promise<Response> {
  const address = url + target.pathname + target.search
  if (target.host === 'platen.test') return fetch(address, { ...init, redirect: 'manual' })
  // `fetch` sets the host itself.
  const headers = { ...(init.headers as Record<string, string>), host: target.host }
  const answer = await request(address, { method: init.method as 'GET', headers })
  const body = Buffer.from(await answer.body.arrayBuffer())
  return new Response(body.length === 0 ? null : body, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  })
}

function toInit(method: string, { key, json, body, headers }: Sent, usual: string): RequestInit {
  const secret = key ?? usual
  return {
    method,
    headers: {
      ...(secret !== '' && { authorization: `Bearer ${secret}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(body !== undefined && { body }),
    // Node's own name for a body that is a stream.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  }
}

async function toReply(response: Response): Promise<Reply> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString('utf8')
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true && text !== ''
  return {
    status: response.status,
    headers: response.headers,
    text,
    bytes,
    json: isJson ? JSON.parse(text) : undefined,
  }
}

interface Contract {
  check(method: string, path: string, reply: Reply): void
}

interface DescribedAnswer {
  readonly content?: Readonly<Record<string, unknown>>
  /** Reasons, of a refusal. */
  readonly 'x-codes'?: readonly string[]
}

interface Operation {
  readonly responses: Readonly<Record<string, DescribedAnswer>>
}

let served: Promise<Contract> | undefined

/** The contract of the description that the app serves; it is the same for all, and compiled once. */
function servedContract(app: H3): Promise<Contract> {
  const read = async (): Promise<Contract> => {
    const answer = await app.request('http://platen.test/openapi.json')
    return createContract((await answer.json()) as JsonObject)
  }
  served ??= read()
  return served
}

/** Holds answers to a description: the status is listed, the type is, and the body fits its schema without more fields. */
export function createContract(description: JsonObject): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(closed(description) as object, 'api')
  const paths = Object.entries(
    description['paths'] as unknown as Record<string, Record<string, Operation>>,
  ).map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${path.replaceAll('{path}', '.*').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  const hold = (reference: string, value: unknown, what: string): void => {
    const fits = ajv.getSchema(`api#${reference}`)
    assert.ok(fits, `no schema at ${reference}`)
    assert.ok(fits(value), `${what}: ${ajv.errorsText(fits.errors)}\n${JSON.stringify(value)}`)
  }
  return {
    check(method, path, reply) {
      assert.match(reply.headers.get('x-request-id') ?? '', /^[\w-]{8,64}$/)
      assert.is(reply.headers.get('x-content-type-options'), 'nosniff')
      const what = `${method} ${path} ${reply.status}`
      const entry = paths.find(({ pattern }) => pattern.test(path))
      const operation = entry?.operations[method.toLowerCase()]
      if (!entry || !operation) {
        if (reply.json !== undefined) hold('/components/schemas/Problem', reply.json, what)
        return
      }
      const documented = operation.responses[reply.status]
      assert.ok(documented, `${what} is not in the description: ${reply.text.slice(0, 300)}`)
      const { content, 'x-codes': codes } = documented
      if (!content || reply.text === '' || method === 'HEAD') {
        assert.is(reply.text, '', `${what} has a body`)
        return
      }
      const type = reply.headers.get('content-type')?.split(';')[0] ?? ''
      assert.ok(type in content || '*/*' in content, `${what} is ${type}`)
      if (type !== 'application/json') return
      const code: string | undefined = reply.json?.code
      if (codes) assert.ok(codes.includes(code ?? ''), `${what} ${code} is not among ${codes}`)
      const at = `/paths/${pointer(entry.path)}/${method.toLowerCase()}/responses/${reply.status}/content/${pointer(type)}/schema`
      hold(at, reply.json, what)
    },
  }
}

function pointer(text: string): string {
  return encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** The same document with every object closed: what an answer has more than it says is a mistake of ours. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
  const open = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)
  return open ? { ...copy, additionalProperties: false } : copy
}
