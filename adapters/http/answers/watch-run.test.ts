import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { createHarness, type Harness, workOff } from '../testing/harness.test.kit.ts'
import { createStreamCap } from '../guards/stream-cap.ts'
import { eventId } from './watch-run.ts'

const events = suite<{ api: Harness; draining: AbortController }>('events of a run')
events.before.each(async context => {
  context.draining = new AbortController()
  context.api = await createHarness({ transport: 'socket', app: { draining: context.draining.signal } })
})
events.after.each(({ api }) => api.close())

interface SentEvent {
  readonly id: number
  readonly run: { readonly status: string }
}

async function* readEvents(response: Response): AsyncGenerator<SentEvent> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const match = /^id: (\d+)\nevent: status\ndata: (.+)$/.exec(block)
      if (match) yield { id: Number(match[1]), run: JSON.parse(match[2] as string) }
    }
  }
}

async function follow(
  api: Harness,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const authorization = `Bearer ${api.key}`
  return fetch(`${api.url}${path}/events`, {
    headers: { authorization, ...headers },
    ...(signal && { signal }),
  })
}

async function create(api: Harness, content: string): Promise<string> {
  const jobId = await api.job()
  const { json } = await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content } })
  return `/v1/jobs/${jobId}/runs/${json.run_id}`
}

events('come as they happen and end with the run', async ({ api }) => {
  const path = await create(api, 'x')
  const response = await follow(api, path)
  assert.is(response.headers.get('content-type'), 'text/event-stream')
  const seen: SentEvent[] = []
  let working: Promise<void> | undefined
  for await (const event of readEvents(response)) {
    seen.push(event)
    working ??= workOff(api.service)
  }
  await working
  const statuses = ['queued', 'preparing', 'running', 'validating', 'uploading_outputs', 'completed']
  assert.equal(
    seen.map(({ run }) => run.status),
    statuses,
  )
  assert.equal(
    seen.map(({ id }) => id),
    seen.map(({ id }) => id).sort((first, second) => first - second),
  )
  assert.is(new Set(seen.map(({ id }) => id)).size, seen.length)
  assert.ok('viewer_url' in (seen.at(-1)?.run ?? {}))
})

events('go on from the last that was seen', async ({ api }) => {
  const path = await create(api, 'x')
  await workOff(api.service)
  const [last] = await collect(await follow(api, path, { 'last-event-id': '2' }))
  assert.is(last?.run.status, 'completed')
  const again = await follow(api, path, { 'last-event-id': String(last?.id) })
  assert.is(again.status, 204)
  assert.is((await collect(await follow(api, path, { 'last-event-id': 'rubbish' }))).length, 1)
})

events('go on from a state that is not the last', async ({ api }) => {
  const path = await create(api, 'x')
  const first = readEvents(await follow(api, path))
  const { id } = (await first.next()).value as SentEvent
  const again = follow(api, path, { 'last-event-id': String(id) })
  const working = workOff(api.service)
  const seen = await collect(await again)
  await working
  assert.ok(
    seen.every(event => event.id > id),
    'what was seen does not come again',
  )
  assert.is(seen.at(-1)?.run.status, 'completed')
})

events('a stream that has nothing to tell says every 15 seconds that it lives', async ({ api }) => {
  const path = await create(api, 'x')
  mock.timers.enable({ apis: ['setInterval'] })
  try {
    const response = await follow(api, path)
    const chunks = (response.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]()
    const read = async (): Promise<string> => Buffer.from((await chunks.next()).value).toString()
    assert.match(await read(), 'event: status')
    for (let beats = 0; beats < 3; beats += 1) {
      mock.timers.tick(15_000)
      assert.is(await read(), ':\n\n')
    }
    await chunks.return?.()
  } finally {
    mock.timers.reset()
  }
})

async function collect(response: Response): Promise<SentEvent[]> {
  const seen: SentEvent[] = []
  for await (const event of readEvents(response)) seen.push(event)
  return seen
}

events('stop being watched when the client goes away', async ({ api }) => {
  const path = await create(api, 'x')
  let watchers = 0
  const { store } = api.service
  const { watch } = store
  Object.assign(store, {
    watch: (...args: Parameters<typeof watch>) => {
      const stop = watch(...args)
      watchers += 1
      return () => {
        watchers -= 1
        stop()
      }
    },
  })
  const leave = new AbortController()
  const stream = readEvents(await follow(api, path, {}, leave.signal))
  assert.is((await stream.next()).value.run.status, 'queued')
  assert.is(watchers, 1)
  await api.send('HEAD', `${path}/events`)
  assert.is(watchers, 1, 'the head of a stream watches nothing')
  leave.abort()
  await stream.next().catch(() => {})
  await until(() => watchers === 0)
})

events('end when the service stops', async ({ api, draining }) => {
  const path = await create(api, 'x')
  const stream = readEvents(await follow(api, path))
  await stream.next()
  draining.abort()
  assert.is((await stream.next()).done, true)
})

events('are open to so many at a time', () => {
  const cap = createStreamCap(2)
  const leave = cap.enter('org_1')
  cap.enter('org_1')
  assert.throws(() => cap.enter('org_1'), /2 event streams are open/)
  cap.enter('org_2')
  leave()
  cap.enter('org_1')
})

events('end with the key that they were asked by', async ({ api }) => {
  const path = await create(api, 'x')
  const made = await api.send('POST', '/v1/auth/keys', { json: { name: 'short-lived' } })
  const authorization = `Bearer ${made.json.secret_key}`
  const stream = readEvents(await follow(api, path, { authorization }))
  assert.is((await stream.next()).value.run.status, 'queued')
  assert.is((await api.send('DELETE', `/v1/auth/keys/${made.json.key_id}`)).status, 200)
  await workOff(api.service)
  assert.is((await stream.next()).done, true, 'what became of the run is told to nobody without a key')
})

events('are not for strangers', async ({ api }) => {
  const path = await create(api, 'x')
  assert.is((await follow(api, path, { authorization: `Bearer ${api.strangerKey}` })).status, 404)
})

events('are numbered so that later is more, also when a run is tried again', () => {
  const states = [
    ...[[0, 'queued'] as const, [1, 'preparing'] as const, [1, 'running'] as const, [1, 'queued'] as const],
    ...[[2, 'preparing'] as const, [2, 'running'] as const, [2, 'validating'] as const],
    ...[[2, 'uploading_outputs'] as const, [2, 'cancelling'] as const, [2, 'cancelled'] as const],
  ]
  const ids = states.map(([attempt, status]) => eventId({ attempt, status }))
  assert.equal(
    ids,
    [...new Set(ids)].sort((first, second) => first - second),
  )
})

events.run()
