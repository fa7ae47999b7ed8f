import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type RedisServer, startRedis } from '../blobs/redis-server.test.kit.ts'
import { type S3Server, startS3 } from '../blobs/s3-server.test.kit.ts'
import { createCall, waitForRun } from '../testing/api-caller.test.kit.ts'
import { type ServeProcess, startPlaten, startServe } from '../testing/serve-process.test.kit.ts'

interface Context {
  data: string
  s3: S3Server
  redis: RedisServer
  served: ServeProcess | undefined
}

/** The service with its files elsewhere than in its data folder. */
const serve = suite<Context>('serve with PLATEN_BLOBS')
serve.before.each(async context => {
  const data = mkdtempSync(join(tmpdir(), 'platen-serve-'))
  Object.assign(context, { data, s3: await startS3(), redis: await startRedis(), served: undefined })
})
serve.after.each(async ({ data, s3, redis, served }) => {
  if (served?.child.exitCode === null) await served.stop('SIGKILL')
  await s3.close()
  await redis.close()
  rmSync(data, { recursive: true })
})

const settings: Readonly<Record<string, (context: Context) => object>> = {
  s3: ({ s3 }) => ({ driver: 's3', ...s3.account }),
  redis: ({ redis }) => ({ driver: 'redis', host: '127.0.0.1', port: redis.port }),
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

for (const [driver, settingOf] of Object.entries(settings)) {
  serve(`${driver}: a file is uploaded, a run takes it, and a document is downloaded`, async context => {
    const PLATEN_BLOBS = JSON.stringify(settingOf(context))
    const served = await startServe(context.data, { settings: { PLATEN_BLOBS, PLATEN_THREADS: '1' } })
    context.served = served
    const call = createCall(served.url, served.key ?? '')
    const wish = { filename: 'bay.png', content_type: 'image/png', size_bytes: png.length }
    const { file_id, upload_url } = (await call('POST', '/v1/files/request-upload', wish)).body
    assert.is((await call('PUT', upload_url, png, { 'content-type': 'image/png' })).status, 200)
    const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
    const wanted = { format: 'report', content: '# Tide\n\n![The bay](bay.png)', files: [file_id] }
    const { run_id } = (await call('POST', `/v1/jobs/${job_id}/runs`, wanted)).body
    const run = await waitForRun(call, job_id, run_id)
    assert.is(run.status, 'completed', run.error)
    for (const [format, start] of Object.entries({ pdf: '%PDF', html: 'PK\u0003\u0004' })) {
      const { download_url } = (await call('POST', `/v1/jobs/${job_id}/export`, { format })).body
      const download = await fetch(download_url)
      assert.is(download.status, 200)
      const bytes = Buffer.from(await download.arrayBuffer())
      assert.is(bytes.subarray(0, 4).toString('latin1'), start)
    }
    assert.not.ok(existsSync(join(context.data, 'blobs')))
    assert.is(await served.stop('SIGTERM'), 0)
  })
}

serve('a place that keeps nothing ends the start with the reason, and no secret', async context => {
  const { data, s3, redis } = context
  const refused = async (setting: object): Promise<string> => {
    const words = ['serve', '--data', data, '--port', '0']
    const { ended, out, error } = startPlaten(words, { settings: { PLATEN_BLOBS: JSON.stringify(setting) } })
    assert.is(await ended, 1)
    assert.is(out(), '')
    return error()
  }
  const lost = await refused({ driver: 's3', ...s3.account, bucket: 'other' })
  assert.match(lost, /^platen: PLATEN_BLOBS names the driver "s3", .*there is no such bucket.*bucket/m)
  redis.fail('MISCONF Redis is configured to save RDB snapshots, but is unable to persist to disk.')
  const full = await refused(settings['redis']?.(context) ?? {})
  assert.match(full, /^platen: PLATEN_BLOBS names the driver "redis", .*MISCONF/m)
  assert.not.match(lost + full, new RegExp(`${s3.account.secretAccessKey}|\\n\\s+at `))
})

serve(
  'a place that fails later is seen by readiness and in the log, and requests are refused',
  async context => {
    const PLATEN_BLOBS = JSON.stringify({ driver: 's3', ...context.s3.account, pause: 1 })
    const served = await startServe(context.data, { settings: { PLATEN_BLOBS } })
    context.served = served
    const call = createCall(served.url, served.key ?? '')
    assert.is((await call('GET', '/readyz')).status, 200)
    context.s3.fail(500)
    const ready = await call('GET', '/readyz')
    assert.equal([ready.status, ready.body.checks], [503, { store: 'ok', blobs: 'unavailable' }])
    const wish = { filename: 'bay.png', content_type: 'image/png', size_bytes: png.length }
    const { upload_url, file_id } = (await call('POST', '/v1/files/request-upload', wish)).body
    assert.is((await call('PUT', upload_url, png, { 'content-type': 'image/png' })).status, 503)
    assert.is((await call('GET', `/v1/files/${file_id}`)).body.status, 'pending_upload')
    context.s3.fail(undefined)
    assert.is((await call('PUT', upload_url, png, { 'content-type': 'image/png' })).status, 200)
    assert.is((await call('GET', '/readyz')).status, 200)
    assert.is(await served.stop('SIGTERM'), 0)
    const line = /\{.*"event":"probe-failed".*\}/.exec(served.error())?.[0] ?? '{}'
    assert.match(JSON.parse(line).error, /PLATEN_BLOBS names the driver "s3", .* 500 Fault/)
    for (const event of ['blobs-unreachable', 'blobs-reachable'])
      assert.match(served.error(), `"event":"${event}"`)
  },
)

serve.run()
