import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../core/testing/until.test.kit.ts'
import { nodesOfCopy } from '../service/versions/copy-nodes.ts'
import { findPort } from '../host/free-port.ts'
import { createCall, waitForRun } from '../testing/api-caller.test.kit.ts'
import { createPostgres, sharedPostgres } from '../testing/postgres-server.test.kit.ts'
import { startPlaten, startServe } from '../testing/serve-process.test.kit.ts'

const common = {
  ...{ PLATEN_SECRET: 'a secret that all processes of a test share', PLATEN_LOG: 'warn' },
  ...{ PLATEN_URL: 'http://platen.test', PLATEN_CONTENT_URL: 'http://pages.test' },
}

test('a process that waits for its database at the start says that it lives and serves nothing yet', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-waiting-'))
  const server = await createPostgres()
  const PLATEN_DATABASE_URL = await server.database()
  await server.kill()
  const port = await findPort('127.0.0.1', 0)
  const ask = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`)
  const isLive = (): Promise<boolean> =>
    ask('/livez').then(
      ({ status }) => status === 200,
      () => false,
    )
  const served = startPlaten(['serve', '--data', base, '--port', String(port), '--role', 'api'], {
    settings: { ...common, PLATEN_DATABASE_URL },
  })
  try {
    await until(isLive)
    await until(() => served.out().includes('database-away') || served.error().includes('database-away'))
    const ready = await ask('/readyz')
    assert.equal([ready.status, ready.headers.get('retry-after')], [503, '10'])
    const jobs = await ask('/v1/jobs')
    assert.equal([jobs.status, jobs.headers.get('content-type')], [503, 'application/problem+json'])
    await server.start()
    await until(async () => (await ask('/readyz')).status === 200)
    assert.is((await ask('/v1/jobs')).status, 401)
  } finally {
    served.child.kill('SIGTERM')
    await served.ended
    await server.remove()
    rmSync(base, { recursive: true })
  }
})

/** Settings of a process whose clock is so many minutes ahead. */
function ahead(minutes: number): Readonly<Record<string, string>> {
  const shift = `const { now } = Date; Date.now = () => now() + ${minutes * 60_000}; const D = Date
globalThis.Date = class extends D { constructor(...given) { super(...(given.length ? given : [D.now()])) } }`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` }
}

test('processes whose clocks are ten minutes apart make, charge and hand out documents all the same', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-clocks-'))
  const url = await (await sharedPostgres()).database()
  const settings = { ...common, PLATEN_DATABASE_URL: url, PLATEN_GRANT: '5', PLATEN_THREADS: '1' }
  const start = (role: string, minutes: number) =>
    startServe(join(base, 'data'), { settings: { ...settings, ...ahead(minutes) } }, ['--role', role])
  const early = await start('api', 5)
  const others = await Promise.all([start('api', 0), start('worker', -5)])
  const [right, worker] = others
  try {
    const [first, second] = [early, right].map(({ url }) => createCall(url, early.key ?? ''))
    if (!first || !second) throw new Error('two processes answer')
    const { job_id: jobId } = (await first('POST', '/v1/jobs', { name: 'Tides' })).body
    for (const [call, other, server] of [
      [first, second, right],
      [second, first, early],
    ] as const) {
      const sent = { format: 'business-card', content: `# Ada of ${server.url}` }
      const { body } = await call('POST', `/v1/jobs/${jobId}/runs`, sent, { 'idempotency-key': server.url })
      const again = await other('POST', `/v1/jobs/${jobId}/runs`, sent, { 'idempotency-key': server.url })
      assert.is(again.body.run_id, body.run_id)
      assert.is((await waitForRun(other, jobId, body.run_id)).status, 'completed')
      const exported = await call('POST', `/v1/jobs/${jobId}/export`, { format: 'pdf' })
      const { pathname, search } = new URL(exported.body.download_url)
      const file = await fetch(server.url + pathname + search, { headers: { host: 'pages.test' } })
      assert.is(file.status, 200, await file.text())
    }
    const charges = (await second('GET', '/v1/credits/ledger')).body.data
    assert.is(charges.filter(({ kind }: { readonly kind: string }) => kind === 'charge').length, 2)
    assert.is((await fetch(`${worker.url}/livez`)).status, 200)
    assert.not.match(worker.error(), /worker-lost|is lost/)
  } finally {
    await Promise.all([early, ...others].map(served => served.stop('SIGTERM')))
    rmSync(base, { recursive: true })
  }
})

/** Settings of a process that writes down every module that it loads. */
function listening(path: string): Readonly<Record<string, string>> {
  const hooks = `import { appendFileSync } from 'node:fs'
export const load = (url, context, next) => (appendFileSync(${JSON.stringify(path)}, url + '\\n'), next(url, context))`
  const script = `import { register } from 'node:module'
register('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hooks))})`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }
}

/** What only whoever renders needs. */
const rendering =
  /\/(core\/(engine|queue|render|worker|pool-worker)\.c?js|core\/(draw|check)\/|core\/paint\/(pdf|png|svg))/

test('a process that only answers has edits made by workers, and loads nothing of what renders', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-edits-'))
  const loaded = join(base, 'loaded')
  const url = await (await sharedPostgres()).database()
  const settings = { ...common, PLATEN_DATABASE_URL: url, PLATEN_THREADS: '1' }
  const start = (role: string, more: object = {}, packed = true) =>
    startServe(join(base, 'data'), { settings: { ...settings, ...more }, packed }, ['--role', role])
  const api = await start('api', listening(loaded), false)
  let worker = await start('worker')
  try {
    const call = createCall(api.url, api.key ?? '')
    const { job_id: jobId } = (await call('POST', '/v1/jobs', { name: 'Tides' })).body
    const content = '# Tides\n\nHigh water at noon.\n'
    const sent = await call('POST', `/v1/jobs/${jobId}/runs`, { format: 'report', content })
    await waitForRun(call, jobId, sent.body.run_id)
    const [nodeId = ''] = nodesOfCopy(content).keys()
    const edit = (text: string, more: object = {}) =>
      call('PATCH', `/v1/jobs/${jobId}/nodes`, { node_id: nodeId, content: text, ...more })
    const edited = await edit('Ebb')
    assert.is(edited.status, 200, JSON.stringify(edited.body))
    await worker.stop('SIGTERM')
    const late = await edit('Flow', { wait_seconds: 0 })
    assert.is(late.status, 202)
    worker = await start('worker')
    const { commit_hash: commit } = await waitForRun(call, jobId, late.body.run_id)
    const job = await call('GET', `/v1/jobs/${jobId}`)
    assert.equal([job.body.current_commit, job.body.total_runs], [commit, 1])
    assert.is((await call('GET', '/v1/formats')).status, 200)
    const modules = readFileSync(loaded, 'utf8').split('\n')
    assert.ok(modules.some(module => module.endsWith('/create-host.js')))
    assert.equal(
      modules.filter(module => rendering.test(module)),
      [],
    )
  } finally {
    await Promise.all([api, worker].map(served => served.stop('SIGTERM')))
    rmSync(base, { recursive: true })
  }
})

test.run()
