import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Engine } from '../../../core/engine.ts'
import { completeSignIn, signInLink } from '../../service/access/sign-in.ts'
import { usersOf } from '../../service/access/people.ts'
import { createRun, type RunRequest } from '../../service/runs/create-run.ts'
import { createJob, getJob } from '../../service/jobs/jobs.ts'
import { createViewerSession } from '../../service/outputs/viewer.ts'
import { defaultLimits } from '../../service/settings.ts'
import { nodesOfCopy } from '../../service/versions/copy-nodes.ts'
import { createCopyReader } from '../../system/threaded-copy-reader.ts'
import { createTestEngine } from '../../testing/create-service.test.kit.ts'
import { bestTurn } from '../../testing/longest-turn.test.kit.ts'
import { dashboardRoutes } from '../dashboard/dashboard-routes.ts'
import { type AnyRoute, routeList } from '../route-table.ts'
import { createHarness, type Harness, workOff } from '../testing/harness.test.kit.ts'
import { bodyOf, type Ids, pathOf, png, requestOf } from '../testing/scene.test.kit.ts'
import { viewerRoutes } from '../viewer/viewer-routes.ts'

/** What is asked of a service whose documents are long, while others wait for their turn. */

/** Longest that the main thread does one thing, ms of an idle machine. */
const most = 20

const HEADINGS = 3000
const section = (at: number): string => `## Tide ${at}\n\n${'High *water* at noon. '.repeat(4)}`
/** 300 kB. */
const copy = `# Tides\n\n${Array.from({ length: HEADINGS }, (_, at) => section(at)).join('\n\n')}`

/** What a report of such copy comes to: measured of a real one. */
function createLongEngine(): Engine {
  const engine = createTestEngine()
  const part = (at: number): string =>
    `<section class="part"><h2 class="head" data-node="n_h${at}" id="tide-${at}">Tide ${at}</h2><p class="text">${'<span data-node="n_t">High </span><em class="loud" data-node="n_e">water</em><span data-node="n_u"> at noon. </span>'.repeat(4)}</p></section>\n`
  const page = `<!doctype html><html><head><title>Tides</title></head><body>${Array.from({ length: HEADINGS }, (_, at) => part(at)).join('')}</body></html>`
  const file = (path: string, type: string, bytes: Buffer) => ({ path, type, bytes })
  const pages = Array.from({ length: 500 }, (_, at) =>
    file(`pages/${at + 1}.png`, 'image/png', Buffer.concat([png, Buffer.alloc(60_000, at)])),
  )
  return {
    ...engine,
    async render(asked) {
      const made = await engine.render({ ...asked, content: 'short' })
      const texts = Array.from({ length: HEADINGS }, (_, at) => section(at))
      return {
        ...made,
        artifacts: [
          file('site/index.html', 'text/html; charset=utf-8', Buffer.from(page)),
          file('document.pdf', 'application/pdf', Buffer.alloc(3_300_000, '%PDF-1.7 x')),
          ...made.artifacts.filter(({ path }) => path === 'pages/1.png'),
          ...pages.slice(1),
        ],
        reading: { ...made.reading, unplaced: texts.map(text => text.slice(0, 80)) },
        hash: `${asked.content}`.slice(0, 40) + asked.instructions,
        pages: 500,
      }
    },
  }
}

interface Context {
  api: Harness
  ids: Ids
  commit: string
  request: RunRequest
  ask(method: string, path: string, sent?: RequestInit): Promise<void>
  cookie: string
}

const loop = suite<Context>('the event loop')
const copyReader = createCopyReader(60_000)

loop.before(async context => {
  const api = await createHarness({
    engine: createLongEngine(),
    pages: service => [...dashboardRoutes(service), ...viewerRoutes(service)],
    change: service => ({
      copyReader,
      settings: {
        ...service.settings,
        prices: { default: 0, byGroup: {}, bySlug: {} },
        limits: { ...defaultLimits, requestsPerMinute: 1e6, runsPerMinute: 1e6 },
      },
    }),
  })
  const { service } = api
  const { caller } = service
  const request: RunRequest = {
    ...{ format: 'report', instructions: '', content: copy, files: [], assets: [], notifyEmail: false },
  }
  const { jobId: job_id } = await createJob(service, caller, 'Tide')
  const { runId: run_id } = await createRun(service, caller, job_id, request)
  await workOff(service)
  const { currentCommit: commit } = await getJob(service, caller, job_id)
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: png.length }
  const grant = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const link = (await api.send('POST', `/v1/jobs/${job_id}/export`, { json: { format: 'html' } })).json
  const published = (await api.send('POST', `/v1/jobs/${job_id}/publish`, { json: { run_id } })).json
  const key = (await api.send('POST', '/v1/auth/keys', { json: { name: 'of the scene' } })).json
  const last = (url: string): string => url.replace(/\/$/, '').split('/').at(-1) ?? ''
  const [user] = await service.store.read(tx => usersOf(tx, caller.accountId))
  assert.ok(user)
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const cookie = `platen_session=${(await completeSignIn(service, token)).session}`
  Object.assign(context, {
    ...{ api, commit, request, cookie },
    ids: {
      ...{ job_id, run_id, waiting_id: run_id, file_id: grant.file_id, key_id: key.key_id },
      ...{ node_id: [...nodesOfCopy(copy).keys()][1], slug: last(published.public_url) },
      ...{ upload_token: last(grant.upload_url), download_token: last(link.download_url) },
    },
    async ask(method: string, path: string, sent: RequestInit = {}) {
      const answer = await api.app.request(new URL(path, 'http://platen.test').href, { method, ...sent })
      await answer.arrayBuffer()
      assert.ok(answer.status !== 500, `${method} ${path}`)
    },
  })
})
loop.after(async ({ api }) => {
  await copyReader.close()
  await api.close()
})

const told: string[] = []

async function check(name: string, work: () => Promise<unknown>): Promise<void> {
  const turn = await bestTurn(work, most)
  if (turn > most) told.push(`${name}: ${Math.round(turn)} ms`)
}

/** What a route is asked, with long copy where it takes some. Events never end by themselves. */
function sentTo(route: AnyRoute, { api, ids }: Context): RequestInit {
  const { body: given, json, headers, key } = requestOf(route, ids)
  const long = { content: copy, format: 'report' }
  const more = {
    ...(route.operationId === 'createRun' && long),
    ...(route.operationId === 'renderDocument' && { ...long, wait_seconds: 0 }),
    ...(route.operationId === 'editNode' && { node_id: ids.node_id, content: 'Ebb', wait_seconds: 0 }),
  }
  const body = json === undefined ? undefined : JSON.stringify({ ...bodyOf(route, ids), ...more })
  return {
    headers: {
      ...(key !== '' && { authorization: `Bearer ${api.key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...((body ?? given) !== undefined && { body: (body ?? given) as BodyInit }),
  }
}

loop('no operation does anything for longer than 20 ms where requests are answered', async context => {
  const { api, ids, ask, request } = context
  const last = ['deleteRun', 'deleteJob', 'unpublishJob', 'deleteFile', 'revokeKey']
  for (const route of routeList) {
    const { method, operationId } = route
    if (last.includes(operationId)) continue
    await check(operationId, () => ask(method, pathOf(route, ids), sentTo(route, context)))
  }
  await check('a run that ends', async () => {
    await createRun(api.service, api.service.caller, ids.job_id, request)
    await workOff(api.service)
  })
  for (const name of last.filter(other => other !== 'deleteJob')) {
    const route = routeList.find(({ operationId }) => operationId === name)
    if (route) await check(name, () => ask(route.method, pathOf(route, ids), sentTo(route, context)))
  }
  await check('deleteJob', async () => {
    const { jobId } = await createJob(api.service, api.service.caller, 'Tide')
    await createRun(api.service, api.service.caller, jobId, request)
    await workOff(api.service)
    await ask('DELETE', `/v1/jobs/${jobId}`, { headers: { authorization: `Bearer ${api.key}` } })
  })
  assert.equal(told.splice(0), [])
})

loop('nor does any page of the dashboard and of the viewer', async context => {
  const { api, ids, commit, ask, cookie } = context
  const { viewerUrl } = await createViewerSession(api.service, api.service.caller, ids.job_id)
  const [, token = ''] = new URL(viewerUrl).pathname.split('/').slice(1)
  const values: Readonly<Record<string, string>> = {
    ...{ job: ids.job_id, run: ids.run_id, commit, key: ids.key_id, token, format: 'report' },
    ...{ what: 'html', node: ids.node_id, path: 'site/index.html', file: 'none' },
  }
  const pages = [...dashboardRoutes(api.service), ...viewerRoutes(api.service)]
  const { csrf, cookies } = await openForm(context, '/jobs/new')
  const headers = { cookie: `${cookie}; ${cookies}`, accept: 'text/html' }
  for (const { method, path, name } of pages) {
    if (method === 'any' || path.endsWith('/events')) continue
    const filled = path.replaceAll(/\**:(\w+)/g, (_, part: string) => values[part] ?? 'none')
    if (method === 'GET') {
      const query = path.endsWith('/compare') ? `?from=${commit}&to=${commit}` : ''
      await check(name, () => ask('GET', filled + query, { headers }))
      continue
    }
    const fields = { csrf, content: copy, format: 'report', name: 'Tide', form_id: '' }
    await check(name, () => {
      const form_id = `${Math.random()}`
      const isForm = path.endsWith('/new') || path.endsWith('/update')
      if (isForm) {
        const form = new FormData()
        for (const [field, value] of Object.entries({ ...fields, form_id })) form.set(field, value)
        return ask('POST', filled, { headers, body: form })
      }
      if (path === '/read' || path.endsWith('/nodes')) {
        const json = path === '/read' ? { content: copy, format: 'report' } : toEdits(ids.node_id)
        const own = { ...headers, 'content-type': 'application/json', 'x-csrf-token': csrf }
        return ask('POST', filled, { headers: own, body: JSON.stringify(json) })
      }
      // What acts on a job would leave nothing for those that follow.
      if (path.endsWith('/delete') || path.includes('sign-')) return Promise.resolve()
      return ask('POST', filled, { headers, body: new URLSearchParams({ csrf }) })
    })
  }
  assert.equal(told.splice(0), [])
})

const toEdits = (node_id: string): object => ({ edits: [{ node_id, content: 'Ebb' }] })

/** The token of a browser's forms, and the cookie that it is bound to. */
async function openForm(
  { api, cookie }: Context,
  path: string,
): Promise<{ readonly csrf: string; readonly cookies: string }> {
  const answer = await api.app.request(`http://platen.test${path}`, {
    headers: { cookie, accept: 'text/html' },
  })
  const cookies = answer.headers.getSetCookie().map(one => one.split(';')[0])
  return {
    csrf: /name="csrf" value="([^"]+)"/.exec(await answer.text())?.[1] ?? '',
    cookies: cookies.join('; '),
  }
}

loop.run()
