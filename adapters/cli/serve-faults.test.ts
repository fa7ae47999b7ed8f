import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { settled } from '../../core/testing/until.test.kit.ts'
import { createCall, waitForRun } from '../testing/api-caller.test.kit.ts'
import { type ServeProcess, startServe, type Surroundings } from '../testing/serve-process.test.kit.ts'

/** A served process on a disk, and with callers, that do not do what they should. */
const faults = suite<{ data: string; started: ServeProcess[] }>('faults of a served process')
faults.before.each(context => {
  context.data = mkdtempSync(join(tmpdir(), 'platen-faults-'))
  context.started = []
})
faults.after.each(async ({ data, started }) => {
  for (const { stop, child } of started) if (child.exitCode === null) await stop('SIGKILL')
  rmSync(data, { recursive: true })
})

async function start(
  { data, started }: { data: string; started: ServeProcess[] },
  surroundings: Surroundings = {},
): Promise<ServeProcess> {
  const served = await startServe(data, surroundings)
  started.push(served)
  return served
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** What is kept under the blobs, temporary or not. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => name)

faults(
  'a disk that has no room for a file refuses it, keeps nothing of it, and takes the next',
  async context => {
    // Files may have so many blocks of the shell: room for the journal, not for a picture.
    const served = await start(context, { fileLimit: 200 })
    const call = createCall(served.url, served.key ?? '')
    const before = filesIn(join(context.data, 'blobs'))
    const upload = async (bytes: Buffer): Promise<{ id: string; status: number; code: string }> => {
      const wish = { filename: 'a.png', content_type: 'image/png', size_bytes: bytes.length }
      const { file_id: id, upload_url } = (await call('POST', '/v1/files/request-upload', wish)).body
      const { status, body, headers } = await call('PUT', upload_url, bytes, { 'content-type': 'image/png' })
      if (status === 503) assert.is(headers.get('retry-after'), '10')
      return { id, status, code: body.code }
    }
    const large = await upload(Buffer.concat([png, Buffer.alloc(1024 * 1024)]))
    assert.equal([large.status, large.code], [503, 'storage-unavailable'])
    assert.is((await call('GET', `/v1/files/${large.id}`)).body.status, 'pending_upload')
    assert.equal(filesIn(join(context.data, 'blobs')), before)
    const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
    const long = await call('POST', `/v1/jobs/${job_id}/runs`, {
      format: 'report',
      content: 'tide '.repeat(200_000),
    })
    assert.equal([long.status, long.body.code], [503, 'storage-unavailable'])
    assert.is((await call('GET', `/v1/jobs/${job_id}`)).body.total_runs, 0)
    assert.is((await call('GET', '/v1/credits')).body.balance_usd, 100)
    assert.is((await upload(png)).status, 200)
    assert.is((await call('GET', '/readyz')).status, 200)
    assert.is(await served.stop('SIGTERM'), 0)
  },
)

faults('an output that finds no room fails its run, uncharged, and the service goes on', async context => {
  const full = await start(context, { fileLimit: 60 })
  const call = createCall(full.url, full.key ?? '')
  const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
  // Its fonts alone are more than there is room for.
  const made = await call('POST', `/v1/jobs/${job_id}/runs`, { format: 'landing-page', content: '# Tide' })
  assert.is(made.status, 202)
  const run = await waitForRun(call, job_id, made.body.run_id)
  assert.equal([run.status, run.charge_usd], ['failed', 0], run.error)
  assert.not.match(`${run.error} ${run.log_tail}`, context.data)
  assert.is((await call('GET', '/v1/credits')).body.balance_usd, 100)
  assert.equal(
    filesIn(join(context.data, 'blobs')).filter(name => !name.startsWith('sha256-')),
    [],
  )
  await full.stop('SIGTERM')
  const mended = await start(context)
  const again = createCall(mended.url, full.key ?? '')
  const next = await again('POST', `/v1/jobs/${job_id}/runs`, { format: 'landing-page', content: '# Tide' })
  assert.is((await waitForRun(again, job_id, next.body.run_id)).status, 'completed')
  assert.is((await again('GET', '/v1/credits')).body.balance_usd, 99.9)
})

faults('stopping waits for no client that holds its connection or its stream open', async context => {
  const served = await start(context, { settings: { PLATEN_THREADS: '1', PLATEN_DRAIN: '0' } })
  const call = createCall(served.url, served.key ?? '')
  const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
  const { run_id } = (await call('POST', `/v1/jobs/${job_id}/runs`, { format: 'report', content: '# Tide' }))
    .body
  const { hostname, port } = new URL(served.url)
  const idle = connect(Number(port), hostname)
  idle.on('error', () => {})
  idle.write('POST /v1/jobs HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
  const events = await fetch(`${served.url}/v1/jobs/${job_id}/runs/${run_id}/events`, {
    headers: { authorization: `Bearer ${served.key}` },
  })
  const reading = events.text().catch(() => '')
  assert.is(await settled(served.stop('SIGTERM')), 0)
  await reading
  idle.destroy()
  assert.not.ok(existsSync(join(context.data, 'store/lock')))
})

faults.run()
