import { connect } from 'node:net'
import { isInTime } from '../../../core/testing/processor-time.test.kit.ts'
import { type Chance, seededChance } from '../../../core/testing/seeded-chance.test.kit.ts'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { createViewerSession } from '../../service/outputs/viewer.ts'
import { defaultLimits } from '../../service/settings.ts'
import { startWorkers } from '../../service/runs/work-runs.ts'
import { csrfToken } from '../dashboard/csrf.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { routeList } from '../route-table.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'
import { bytesOf, type Draft, fuzzedDraft } from './fuzz-request.test.kit.ts'
import { createHarness, type Harness } from './harness.test.kit.ts'
import { createScene, type Ids, pathOf, png, requestOf } from './scene.test.kit.ts'

/**
 * Entry point of the process that answers requests by their seeds, and says of each what was wrong, a line of JSON each. They are
 * made from the route table and the pages: of requests that are answered well, by change.
 */
export interface RequestResult {
  readonly seed: number
  readonly operation: string
  /** 0 where the connection ended without an answer. */
  readonly status: number
  /** Absent when all is well. */
  readonly fault?: string
}

/** ms of the processor that a request may take: far above what any does. */
const mostBusy = 3000

/** Requests after which everything is made anew: some of them delete it. */
const freshAfter = 60

/** Stands in all that the other organisation has, and in nothing that is sent. */
const secret = 'Zq7-of-the-other'

/** 503s that say what they are for; those to HEAD say nothing. */
const planned = /queue-full|payments-unavailable|payments are not set up/

/** All that requests are made of. */
interface Stage {
  readonly api: Harness
  readonly drafts: readonly { readonly operation: string; readonly draft: Draft }[]
  readonly ids: readonly string[]
  /** What the other organisation has, as it reads it itself. */
  theirs(): Promise<string>
}

async function openStage(): Promise<Stage & { close(): Promise<void> }> {
  const limits = {
    ...defaultLimits,
    requestsPerMinute: 1e9,
    runsPerMinute: 1e9,
    keys: 1e6,
    copyBytes: 64 * 1024,
  }
  const api = await createHarness({
    transport: 'socket',
    change: service => ({ settings: { ...service.settings, limits } }),
    pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
  })
  const workers = await startWorkers(api.service, 1)
  const asStranger: Harness = {
    ...api,
    send: (method, path, sent) => api.send(method, path, { key: api.strangerKey, ...sent }),
  }
  const job_id = (await asStranger.send('POST', '/v1/jobs', { json: { name: secret } })).json.job_id
  const { run_id } = (
    await asStranger.send('POST', `/v1/jobs/${job_id}/runs`, { json: { format: 'report', content: secret } })
  ).json
  const wish = { filename: `${secret}.png`, content_type: 'image/png', size_bytes: png.length }
  const { file_id } = (await asStranger.send('POST', '/v1/files/request-upload', { json: wish })).json
  const read = async (path: string): Promise<string> => (await asStranger.send('GET', path)).text
  const scene = await createScene({ ...api, run: (job, content) => completed(api, job, content) })
  return {
    api,
    ids: [job_id, run_id, file_id, ...Object.values(scene)],
    drafts: [...operationsOf(scene, api.key), ...(await pagesOf(api, scene))],
    async theirs() {
      const { runs } = { runs: await read(`/v1/jobs/${job_id}/runs`) }
      const job = JSON.parse(await read(`/v1/jobs/${job_id}`))
      const { viewer_url: _, viewer_expires_at: __, updated_at: ___, ...rest } = job
      return JSON.stringify([
        rest.name,
        rest.published_url,
        rest.total_runs,
        JSON.parse(runs).data.length,
        await read(`/v1/files/${file_id}`),
      ])
    },
    async close() {
      await workers.drain()
      await api.close()
    },
  }
}

async function completed(api: Harness, jobId: string, content = '# Ebb'): Promise<string> {
  const { run_id } = (
    await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content } })
  ).json
  while ((await api.send('GET', `/v1/jobs/${jobId}/runs/${run_id}`)).json.status !== 'completed');
  return run_id
}

/** Each operation as it is answered well, and those that take forms as forms too. */
function operationsOf(ids: Ids, key: string): Stage['drafts'] {
  return routeList.flatMap(route => {
    const { json, body, headers = {}, key: own = key } = requestOf(route, ids)
    const url = new URL(pathOf(route, ids), 'http://platen.test')
    const sent = [
      ...Object.entries(headers),
      ...(own === '' ? [] : [['Authorization', `Bearer ${own}`] as [string, string]]),
      ...(url.host === 'platen.test' ? [] : [['Host', url.host] as [string, string]]),
    ]
    const draft: Draft = {
      ...{ method: route.method, path: url.pathname, headers: sent },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : Buffer.from(String(body)) }),
    }
    if (typeof json !== 'object' || json === null) return [{ operation: route.operationId, draft }]
    const withType = (type: string, bytes: Buffer): Draft => ({
      ...{ ...draft, headers: [...sent, ['Content-Type', type]], body: bytes },
    })
    const asJson = withType('application/json', Buffer.from(JSON.stringify(json)))
    const asForm = withType('multipart/form-data; boundary=cut', formOf(json))
    const all = route.scope !== 'open' && route.readForm !== undefined ? [asJson, asForm] : [asJson]
    return all.map(each => ({ operation: route.operationId, draft: each }))
  })
}

function formOf(fields: object): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file =
    '--cut\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(parts.join('') + file), png, Buffer.from('\r\n--cut--\r\n')])
}

/** The pages, as somebody who is signed in asks for them. */
async function pagesOf({ service }: Harness, ids: Ids): Promise<Stage['drafts']> {
  const user = await service.store.read(tx => tx.get('users', service.caller.userId))
  if (!user) throw new Error('nobody is there')
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const { session } = await completeSignIn(service, token)
  const browser = 'B'.repeat(24)
  const csrf = csrfToken(service.settings.secret, browser, session)
  const { viewerUrl } = await createViewerSession(service, service.caller, ids.job_id)
  const job = await service.store.read(tx => tx.get('jobs', ids.job_id))
  const values: Readonly<Record<string, string>> = {
    ...{ job: ids.job_id, run: ids.run_id, key: ids.key_id, commit: job?.currentCommit ?? '', what: 'pdf' },
    ...{ token: viewerUrl.split('/').at(-2) ?? '', node: ids.node_id, format: 'report', file: 'style.css' },
    ...{ path: 'site/index.html' },
  }
  const common: Draft['headers'] = [
    ['Cookie', `platen_session=${session}; platen_browser=${browser}`],
    ['Accept', 'text/html'],
    ['X-CSRF-Token', csrf],
  ]
  const fields = {
    csrf,
    name: 'Tide',
    content: '# Ebb',
    instructions: '',
    format: 'report',
    form_id: 'f',
    email: 'a@b.c',
  }
  return [...dashboardRoutes(service), ...viewerRoutes(service)].map(({ method, path, name }) => {
    const filled = path.replaceAll(/\*\*:(\w+)|:(\w+)/g, (_, rest, one) => values[rest ?? one] ?? 'x')
    if (method === 'GET') return { operation: name, draft: { method, path: filled, headers: common } }
    const isJson = /nodes|\/read$/.test(path)
    const isForm = /new|update/.test(path)
    const type = isJson
      ? 'application/json'
      : isForm
        ? 'multipart/form-data; boundary=cut'
        : 'application/x-www-form-urlencoded'
    const json = { edits: [{ node_id: ids.node_id, content: 'Flow' }], content: '# Ebb', format: 'report' }
    const plain = isJson
      ? Buffer.from(JSON.stringify(json))
      : Buffer.from(new URLSearchParams(fields).toString())
    const headers: Draft['headers'] = [...common, ['Content-Type', type]]
    return {
      operation: name,
      draft: { method: 'POST', path: filled, headers, body: isForm ? formOf(fields) : plain },
    }
  })
}

/** Sends bytes and takes what comes until it is over or nothing comes any more. */
function exchange(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname)
    const parts: Buffer[] = []
    let silence: NodeJS.Timeout | undefined
    const listen = (): void => {
      clearTimeout(silence)
      // An answer that stays open, or a request that never ends for the server.
      silence = setTimeout(() => socket.destroy(), parts.length > 0 ? 60 : 1000)
    }
    socket.on('data', data => {
      parts.push(data)
      listen()
    })
    // The server hangs up on what is no request.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(silence)
      resolve(Buffer.concat(parts).toString('utf8'))
    })
    // Not ended: a server hangs up on who does, and what it answers later would not be seen.
    socket.on('connect', () => socket.write(bytes))
    listen()
  })
}

async function tryOne(stage: Stage, chance: Chance): Promise<Omit<RequestResult, 'seed'>> {
  const { operation, draft } = chance.of(stage.drafts)
  const sent = fuzzedDraft(chance, draft, stage.ids)
  const before = process.cpuUsage()
  const answer = await exchange(stage.api.url, bytesOf(sent))
  const { user, system } = process.cpuUsage(before)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
  const told = `${sent.method.slice(0, 20)} ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers).slice(0, 500)} ${sent.body?.subarray(0, 300)}`
  const fault =
    status >= 500 && status !== 501 && !(status === 503 && (sent.method === 'HEAD' || planned.test(answer)))
      ? `answered ${answer.slice(0, 400)}`
      : answer.includes(secret)
        ? 'shows what is of another organisation'
        : isInTime((user + system) / 1000, mostBusy)
          ? undefined
          : `took ${(user + system) / 1000} ms of the processor`
  return { operation, status, ...(fault !== undefined && { fault: `${fault}\n  to ${told}` }) }
}

const [from = 0, count = 0] = process.argv.slice(2).map(Number)
let stage = await openStage()
let theirs = await stage.theirs()
for (let seed = from; seed < from + count; seed += 1) {
  const result: RequestResult = { seed, ...(await tryOne(stage, seededChance(seed))) }
  const isLast = (seed + 1 - from) % freshAfter === 0 || seed + 1 === from + count
  const live = isLast
    ? await exchange(
        stage.api.url,
        Buffer.from('GET /livez HTTP/1.1\r\nHost: platen.test\r\nConnection: close\r\n\r\n'),
      )
    : '200'
  const changed = isLast && (await stage.theirs()) !== theirs
  const fault =
    result.fault ??
    (changed
      ? 'what is of another organisation has changed'
      : live.includes('200')
        ? undefined
        : '/livez does not answer')
  process.stdout.write(`${JSON.stringify({ ...result, ...(fault !== undefined && { fault }) })}\n`)
  if (!isLast) continue
  await stage.close()
  stage = await openStage()
  theirs = await stage.theirs()
}
await stage.close()
process.exit(0)
