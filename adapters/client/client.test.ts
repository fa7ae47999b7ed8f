import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness, workOff } from '../http/testing/harness.test.kit.ts'
import { all } from '../service/ports/tables.ts'
import { until } from '../../core/testing/until.test.kit.ts'
import { pageOfTests } from '../testing/create-service.test.kit.ts'
import { type Client, createClient, PlatenError } from './index.ts'

const client = suite<{ api: Harness; client: Client }>('client')
client.before.each(async context => {
  context.api = await createHarness({ transport: 'socket' })
  context.client = createClient({ baseUrl: context.api.url, key: context.api.key })
})
client.after.each(({ api }) => api.close())

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** A `fetch` that answers with what it is given, in turn, before it goes on to the real one. */
function stumbling(...first: readonly (Response | Error)[]): {
  fetch: typeof fetch
  keys: (string | null)[]
} {
  const left = [...first]
  const keys: (string | null)[] = []
  return {
    keys,
    async fetch(url, init) {
      keys.push(new Headers(init?.headers).get('idempotency-key'))
      const next = left.shift()
      if (next instanceof Error) throw next
      return next ?? fetch(url, init)
    },
  }
}

const refusal = (status: number, code: string, retryAfter?: number): Response =>
  Response.json(
    { detail: 'no', code, request_id: 'req_1' },
    { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )

/** Links of the test service name a host that is only reached by the socket's address. */
function reaching(api: Harness): typeof fetch {
  return (url, init) => fetch(String(url).replace('http://platen.test', api.url), init)
}

client('does the whole job: upload, run, wait, export, download', async ({ api }) => {
  const platen = createClient({ baseUrl: `${api.url}/`, key: api.key, fetch: reaching(api) })
  const { job_id } = await platen.createJob({ name: 'Tides' })
  const file = await platen.uploadFile({ filename: 'logo.png', bytes: png })
  assert.is((await platen.getFile({ file_id: file })).status, 'ready')
  const accepted = await platen.createRun({
    job_id,
    format: 'report',
    content: '![x](logo.png)',
    files: [file],
  })
  const statuses: string[] = []
  const waiting = platen.waitForRun(accepted, { interval: 5, onStatus: run => statuses.push(run.status) })
  await workOff(api.service)
  const run = await waiting
  assert.is(run.status, 'completed')
  assert.is(statuses.at(-1), 'completed')
  const { download_url } = await platen.exportJob({ job_id, format: 'pdf' })
  assert.is(Buffer.from(await platen.download(download_url)).toString(), '%PDF-1.7 test')
  assert.match(Buffer.from(await platen.getRepository({ job_id })).toString('latin1'), '# v2 git bundle')
  assert.is((await platen.getCredits()).balance_usd, 9.9)
})

client(
  'renders a document in one call, follows one that takes longer, and says why one cannot be made',
  async ({ api }) => {
    const platen = createClient({ baseUrl: api.url, key: api.key, fetch: reaching(api) })
    const options = { interval: 5 }
    const wish = { format: 'report', content: '# Ebb' } as const
    const queued = async (): Promise<boolean> =>
      (await api.service.store.read(tx => tx.count('runs', 'queued', all))) > 0
    const made = platen.render(wish)
    await until(queued)
    await workOff(api.service)
    const { bytes, type, run } = await made
    assert.equal([Buffer.from(bytes).toString(), type], ['%PDF-1.7 test', 'application/pdf'])
    assert.equal([run.status, run.pages, run.reading?.roles], ['completed', 1, { title: '# Ebb' }])
    const statuses: string[] = []
    const onStatus = ({ status }: { readonly status: string }): void => void statuses.push(status)
    const late = platen.render({ ...wish, output: 'png', wait_seconds: 0 }, { ...options, onStatus })
    await until(() => statuses.includes('queued'))
    await workOff(api.service)
    const picture = await late
    assert.equal([Buffer.from(picture.bytes), picture.type], [pageOfTests, 'image/png'])
    assert.is(statuses.at(-1), 'completed')
    for (const wait_seconds of [20, 0]) {
      const failed = platen.render({ ...wish, content: 'fail', wait_seconds }, options).catch(error => error)
      await until(queued)
      await workOff(api.service)
      const { status, code, message } = (await failed) as PlatenError
      assert.equal([status, code], [422, 'run-failed'])
      assert.match(message, 'the copy says so; it was not charged')
    }
    assert.is((await platen.getCredits()).balance_usd, 9.8)
  },
)

client('tells refusals apart', async ({ client, api }) => {
  const refused = async (work: Promise<unknown>): Promise<PlatenError> => {
    try {
      await work
    } catch (error) {
      if (error instanceof PlatenError) return error
      throw error
    }
    throw new Error('nothing was refused')
  }
  const missing = await refused(client.getJob({ job_id: 'job_none' }))
  assert.equal([missing.status, missing.code], [404, 'not-found'])
  assert.match(missing.requestId as string, /^req_/)
  const invalid = await refused(client.createJob({ name: '' }))
  assert.is(invalid.errors[0]?.path, 'name')
  const wrong = createClient({ baseUrl: api.url, key: 'plt_live_x' })
  assert.is((await refused(wrong.getIdentity())).status, 401)
  const nowhere = createClient({ baseUrl: 'http://127.0.0.1:1', key: api.key, retries: 0 })
  assert.is((await refused(nowhere.getIdentity())).code, 'unreachable')
  const proxy = createClient({
    baseUrl: api.url,
    key: 'x',
    fetch: async () => new Response('<h1>', { status: 418 }),
  })
  assert.is((await refused(proxy.getIdentity())).code, 'http-418')
  const unnamed = await client.getJob({ job_id: '' }).catch((error: Error) => error)
  assert.match((unnamed as Error).message, 'needs "job_id"')
})

client('tries again what time mends, and acts once', async ({ api }) => {
  const { fetch, keys } = stumbling(
    new TypeError('reset'),
    refusal(503, 'queue-full', 0.01),
    refusal(429, 'rate-limited', 0.01),
  )
  const platen = createClient({ baseUrl: api.url, key: api.key, fetch })
  await platen.createJob({ name: 'Once' })
  assert.is(keys.length, 4)
  assert.is(new Set(keys).size, 1)
  assert.ok(keys[0])
})

client('an answer that was lost does not make a second job', async ({ api }) => {
  let lost = false
  const platen = createClient({
    ...{ baseUrl: api.url, key: api.key },
    async fetch(url, init) {
      const answer = await fetch(url, init)
      if (lost) return answer
      lost = true
      throw new TypeError('the connection broke')
    },
  })
  const { job_id } = await platen.createJob({ name: 'Once' })
  const jobs: string[] = []
  for await (const job of platen.eachJob()) jobs.push(job.job_id)
  assert.equal(jobs, [job_id])
})

client('gives up on what time does not mend', async ({ api }) => {
  for (const answer of [
    refusal(503, 'payments-unavailable'),
    refusal(404, 'not-found'),
    refusal(503, 'x', 3600),
  ]) {
    const { fetch, keys } = stumbling(answer)
    const platen = createClient({ baseUrl: api.url, key: api.key, fetch })
    try {
      await platen.getIdentity()
      assert.unreachable()
    } catch (error) {
      assert.instance(error, PlatenError)
    }
    assert.is(keys.length, 1)
  }
})

client('waiting and calling end when they are told to', async ({ client, api }) => {
  const jobId = await api.job()
  const { run_id } = await client.createRun({ job_id: jobId, format: 'report', content: 'x' })
  const stop = new AbortController()
  const waiting = client.waitForRun({ job_id: jobId, run_id }, { signal: stop.signal })
  setTimeout(() => stop.abort(new Error('enough')), 20)
  try {
    await waiting
    assert.unreachable()
  } catch (error) {
    assert.is((error as Error).message, 'enough')
  }
})

client('lists are read to their end, page by page', async ({ api, client }) => {
  for (const name of ['a', 'b', 'c']) await client.createJob({ name })
  const names: string[] = []
  let pages = 0
  const platen = createClient({
    ...{ baseUrl: api.url, key: api.key },
    fetch: (url, init) => {
      pages += 1
      const sized = `${url}${String(url).includes('?') ? '&' : '?'}limit=2`
      return fetch(sized, init)
    },
  })
  for await (const job of platen.eachJob()) names.push(job.name)
  assert.equal(names, ['c', 'b', 'a'])
  assert.is(pages, 2)
})

client('has these names and no other', async () => {
  assert.equal(Object.keys(await import('./index.ts')).sort(), ['PlatenError', 'createClient'])
})

client.run()
