import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience, settled } from '../../../core/testing/until.test.kit.ts'
import type { Store } from '../../service/ports/store.ts'
import { createHarness, type Harness, type HarnessOptions } from '../testing/harness.test.kit.ts'
import { head } from '../testing/raw-request.test.kit.ts'

/** Connections that are slow, stop, or are used again after a refusal. */
const slow = suite<{ open(options?: HarnessOptions): Promise<Harness>; opened: Harness[] }>(
  'slow connections',
)
slow.before.each(context => {
  context.opened = []
  context.open = async options => {
    const api = await createHarness({ transport: 'socket', ...options })
    context.opened.push(api)
    return api
  }
})
slow.after.each(async ({ opened }) => {
  for (const api of opened) await api.close()
})

/** A raw connection, and all that came over it. */
interface Line {
  readonly socket: Socket
  heard(): string
  /** Resolves once the other side has closed it. */
  readonly closed: Promise<void>
}

function dial(api: Harness): Line {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', data => {
    heard += data.toString('latin1')
  })
  // A line that is cut off is what is waited for.
  socket.on('error', () => {})
  const closed = new Promise<void>(resolve => socket.on('close', () => resolve()))
  return { socket, heard: () => heard, closed }
}

/** Writes one byte every few ms until the other side has had enough; throws when it never has. */
async function drip(line: Line, bytes: string): Promise<void> {
  let at = 0
  const timer = setInterval(() => {
    if (line.socket.writable) line.socket.write(bytes[at++ % bytes.length] ?? '')
  }, 10)
  try {
    await settled(line.closed)
  } finally {
    clearInterval(timer)
    line.socket.destroy()
  }
}

const impatient = { patience: { headers: 200, request: 400, check: 50 } }

slow('headers that drip are cut off, and others are answered meanwhile', async ({ open }) => {
  const api = await open(impatient)
  const line = dial(api)
  line.socket.write('GET /livez HTTP/1.1\r\nHost: platen.test\r\n')
  const dripping = drip(line, 'X-Slow: x\r\n')
  assert.is((await api.send('GET', '/livez', { key: '' })).status, 200)
  await dripping
  assert.match(line.heard(), /^HTTP\/1\.1 408 /)
})

slow('a body that drips is cut off in the end, and nothing comes of it', async ({ open }) => {
  const api = await open(impatient)
  const jobId = await api.job()
  const starts = [
    head('POST', '/v1/jobs', api.key, 'Content-Type: application/json', 'Content-Length: 100000'),
    head(
      'POST',
      `/v1/jobs/${jobId}/runs`,
      api.key,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100000',
    ),
    head('POST', '/webhooks/stripe', '', 'Content-Length: 100000'),
    head('POST', '/v1/jobs', '', 'Content-Type: application/json', 'Content-Length: 100000'),
  ]
  await Promise.all(
    starts.map(async start => {
      const line = dial(api)
      line.socket.write(start)
      await drip(line, '{"name":"slow"} ')
    }),
  )
  const { data } = (await api.send('GET', '/v1/jobs')).json
  assert.is(data.length, 1)
  assert.is(data[0].total_runs, 0)
})

/** Resolves once nothing was asked of a store for some turns of the loop. */
function restOf(store: Store): () => Promise<void> {
  let pending = 0
  const { read } = store
  const counted: typeof read = async work => {
    pending += 1
    return read(work).finally(() => {
      pending -= 1
    })
  }
  Object.assign(store, { read: counted })
  return async () => {
    for (let turns = 0; turns < 200; turns = pending > 0 ? 0 : turns + 1) await new Promise(setImmediate)
  }
}

slow('a body that stands still for 30 seconds is 408, and the connection is closed', async ({ open }) => {
  const api = await open()
  const jobId = await api.job()
  const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: 100 }
  const { upload_url } = (await api.send('POST', '/v1/files/request-upload', { json: wish })).json
  const starts = [
    head('POST', '/v1/jobs', api.key, 'Content-Type: application/json', 'Content-Length: 100'),
    head('POST', '/v1/jobs', api.key, 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    head(
      'POST',
      `/v1/jobs/${jobId}/runs`,
      api.key,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 100',
    ),
    head('PUT', new URL(upload_url).pathname, '', 'Content-Type: image/png', 'Content-Length: 100'),
    head('POST', '/webhooks/stripe', '', 'Content-Length: 100'),
  ]
  const storeRests = restOf(api.service.store)
  for (const start of starts) {
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const line = dial(api)
      line.socket.write(start + (start.includes('chunked') ? '3\r\n{"n\r\n' : '{"n'))
      // What is asked of a database goes by the clock on the wall.
      await storeRests()
      for (let seconds = 0; line.heard() === '' && seconds < 20_000; seconds += 1) {
        await new Promise(setImmediate)
        mock.timers.tick(100)
      }
      await line.closed
      assert.match(line.heard(), /^HTTP\/1\.1 408 /, start)
      assert.match(line.heard(), '"code":"request-timeout"')
      assert.match(line.heard().toLowerCase(), 'connection: close')
    } finally {
      mock.timers.reset()
    }
  }
  assert.is((await api.send('GET', `/v1/jobs/${jobId}`)).json.total_runs, 0)
})

slow('a connection answers the next request, however the one before was refused', async ({ open }) => {
  const api = await open()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(api.url)
  const send = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<[number, string]> =>
    new Promise((resolve, reject) => {
      const all = { authorization: `Bearer ${api.key}`, ...headers }
      const sent = request({ hostname, port, agent, method, path, headers: all }, async answer =>
        resolve([answer.statusCode ?? 0, await text(answer)]),
      )
      sent.on('error', reject)
      sent.setTimeout(patience, () => sent.destroy(new Error(`${method} ${path} was not answered`)))
      sent.end(body)
    })
  const big = Buffer.alloc(5 * 1024 * 1024, 0x20)
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'multipart/form-data; boundary=b' }
  const part = Buffer.from('--b\r\nContent-Disposition: form-data; name="surprise"\r\n\r\nx\r\n')
  const jobId = await api.job()
  const refused: readonly (readonly [number, string, string, Record<string, string>, Buffer])[] = [
    [413, 'POST', '/v1/jobs', json, big],
    [415, 'POST', '/v1/jobs', { 'content-type': 'text/plain' }, big],
    [401, 'POST', '/v1/jobs', { ...json, authorization: '' }, big],
    [405, 'PUT', '/v1/jobs', json, big],
    [404, 'POST', '/nowhere', json, big],
    [404, 'POST', '/v1/jobs/job_none/export', json, Buffer.from('{"format":"pdf"}')],
    [400, 'POST', `/v1/jobs/${jobId}/runs`, form, Buffer.concat([part, big])],
    [403, 'PUT', '/uploads/x', { 'content-type': 'image/png' }, big],
    [413, 'POST', '/webhooks/stripe', {}, big],
  ]
  for (const [status, method, path, headers, body] of refused) {
    for (const how of [
      { 'content-length': String(body.length) },
      { 'transfer-encoding': 'chunked' },
    ] as const) {
      const first = await send(method, path, { ...headers, ...how } as Record<string, string>, body)
      assert.is(first[0], status, `${method} ${path} ${Object.keys(how)}: ${first[1]}`)
      assert.equal(await send('GET', '/livez', {}), [200, '{"status":"ok"}'], `after ${method} ${path}`)
    }
  }
  agent.destroy()
})

slow('requests that come in one go are answered one after the other', async ({ open }) => {
  const api = await open()
  const line = dial(api)
  const json = ['Content-Type: application/json', 'Content-Length: 14'] as const
  line.socket.write(
    head('GET', '/livez', '') +
      head('POST', '/v1/jobs', api.key, ...json) +
      '{"name":"one"}' +
      head('POST', '/v1/jobs', 'none', ...json) +
      '{"name":"two"}' +
      head('GET', '/version', '', 'Connection: close'),
  )
  await line.closed
  const statuses = [...line.heard().matchAll(/HTTP\/1\.1 (\d+)/g)].map(match => Number(match[1]))
  assert.equal(statuses, [200, 201, 401, 200])
})

slow.run()
