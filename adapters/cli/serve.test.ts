import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHost } from '../host/create-host.ts'
import { readVariables } from '../settings/read-settings.ts'
import { createCall, waitForRun } from '../testing/api-caller.test.kit.ts'
import {
  type ServeProcess,
  startPlaten,
  startServe,
  type Surroundings,
} from '../testing/serve-process.test.kit.ts'
import { createKeyCommand, listKeysCommand, revokeKeyCommand } from './keys-command.ts'

const serve = suite<{ base: string; data: string; started: ServeProcess[] }>('serve')
serve.before.each(context => {
  context.base = mkdtempSync(join(tmpdir(), 'platen-serve-'))
  context.data = join(context.base, 'data')
  context.started = []
})
serve.after.each(async ({ base, started }) => {
  for (const { stop, child } of started) if (child.exitCode === null) await stop('SIGKILL')
  rmSync(base, { recursive: true })
})

async function start(
  { data, started }: { data: string; started: ServeProcess[] },
  surroundings: Surroundings = {},
): Promise<ServeProcess> {
  const process = await startServe(data, surroundings)
  started.push(process)
  return process
}

/** What some work is refused with. */
const thrown = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => assert.unreachable('it was done'),
    (error: Error) => error.message,
  ) as Promise<string>

/** Starts with these words and waits for the end that must come. */
async function failed(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const { ended, error } = startPlaten(words, { settings })
  assert.is(await ended, 1)
  assert.not.match(error(), /\n\s+at /, 'no stack')
  return error()
}

serve(
  'the first start needs no configuration and prints address, dashboard and key; later ones no key',
  async context => {
    const first = await start(context)
    assert.match(
      first.out(),
      /^listening on http:\/\/127\.0\.0\.1:\d+\ndashboard: http:\/\/127\.0\.0\.1:\d+\/sign-in\?token=\S+\nAPI key: plt_live_\w{38}\n$/,
    )
    const call = createCall(first.url, first.key ?? '')
    assert.is((await call('GET', '/v1/credits')).body.balance_usd, 100)
    assert.is((await call('GET', '/readyz')).status, 200)
    assert.is(statSync(join(context.data, 'secret')).mode & 0o777, 0o600)
    assert.is(statSync(context.data).mode & 0o777, 0o700)
    assert.is(await first.stop('SIGTERM'), 0)
    const second = await start(context)
    assert.match(second.out(), /^listening on \S+\ndashboard: \S+\n$/)
    assert.is((await createCall(second.url, first.key ?? '')('GET', '/v1/auth/me')).status, 200)
    assert.is(await second.stop('SIGINT'), 0)
  },
)

serve('published pages are at another host name of this machine', async context => {
  const { url, key = '' } = await start(context)
  const call = createCall(url, key)
  const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
  const run = await call('POST', `/v1/jobs/${job_id}/runs`, { format: 'og-image', content: '# Tide' })
  assert.is(run.status, 202)
  assert.is((await waitForRun(call, job_id, run.body.run_id)).status, 'completed')
  const published = (await call('POST', `/v1/jobs/${job_id}/publish`, {})).body
  assert.is(new URL(published.public_url).host, new URL(url).host.replace('127.0.0.1', 'localhost'))
  const page = await fetch(published.public_url)
  assert.is(page.status, 200)
  assert.match(await page.text(), 'Tide')
  // Whoever types the other name finds the API, and is led to the dashboard.
  const other = url.replace('127.0.0.1', 'localhost')
  assert.is((await createCall(other, key)('GET', '/v1/credits')).status, 200)
  const led = await fetch(`${other}/sign-in?x=1`, { redirect: 'manual' })
  assert.equal([led.status, led.headers.get('location')], [308, `${url}/sign-in?x=1`])
  assert.is((await fetch(`${url}${new URL(published.public_url).pathname}`)).status, 404)
})

serve('stopping refuses new work, puts what is in work back, and the next start ends it', async context => {
  const first = await start(context, { settings: { PLATEN_DRAIN: '0', PLATEN_THREADS: '1' } })
  const call = createCall(first.url, first.key ?? '')
  const { job_id } = (await call('POST', '/v1/jobs', { name: 'Tide' })).body
  const runs = []
  for (let index = 0; index < 5; index += 1) {
    const run = { format: 'report', content: `# Tide ${index}` }
    runs.push((await call('POST', `/v1/jobs/${job_id}/runs`, run)).body.run_id)
  }
  assert.is(await first.stop('SIGTERM'), 0)
  assert.not.ok(existsSync(join(context.data, 'store/lock')))
  const second = await start(context)
  const again = createCall(second.url, first.key ?? '')
  for (const run of runs) {
    assert.is((await waitForRun(again, job_id, run)).status, 'completed')
  }
  assert.is((await again('GET', '/v1/credits')).body.balance_usd, 99.5)
})

serve('a second process is refused, and so are keys of a folder in use', async context => {
  const { child, key = '' } = await start(context)
  assert.match(
    await failed(['serve', '--data', context.data, '--port', '0']),
    `is in use by process ${child.pid}; stop it`,
  )
  const refused = /is in use.*use its dashboard or POST \/v1\/auth\/keys/
  assert.match(await failed(['keys', 'list', '--data', context.data]), refused)
  for (const command of [
    () => createKeyCommand({ ...context, name: 'a', scope: [] }),
    () => revokeKeyCommand('k', context),
  ])
    assert.match(await thrown(command()), refused)
  assert.ok(key)
})

serve('keys of a stopped service are made, listed and revoked', async context => {
  const first = await start(context)
  await first.stop('SIGTERM')
  const keys = async (...words: string[]): Promise<string> => {
    const { ended, out, error } = startPlaten(['keys', ...words, '--data', context.data])
    assert.is(await ended, 0, error())
    return out()
  }
  const made = await keys('create', '--name', 'Nightly', '--scope', 'jobs:rw')
  const [, keyId = '', secret = ''] = /^(key_\w+)\nAPI key: (plt_live_\w+)\n$/.exec(made) ?? []
  assert.match(
    await keys('list'),
    new RegExp(`first key\n${keyId}  ${secret.slice(0, 13)}…  \\S+  Nightly\n$`),
  )
  const second = await start(context)
  const call = createCall(second.url, secret)
  assert.equal((await call('GET', '/v1/auth/me')).body.scopes, ['jobs:rw'])
  assert.is((await call('GET', '/v1/files/file_x')).status, 403)
  await second.stop('SIGTERM')
  assert.is(await keys('revoke', keyId), `revoked ${keyId}\n`)
  assert.match(await failed(['keys', 'revoke', keyId, '--data', context.data]), 'there is no key')
  const audit = startPlaten(['audit', '--data', context.data])
  assert.is(await audit.ended, 0, audit.error())
  for (const act of ['created', 'revoked']) {
    assert.match(
      audit.out(),
      new RegExp(`^20\\S+Z  key-${act}\\s+org_\\w+  ${keyId}  by operator  Nightly$`, 'm'),
    )
  }
  const third = await start(context)
  assert.is((await createCall(third.url, secret)('GET', '/v1/auth/me')).status, 401)
})

serve('a port that is taken, and every other obstacle at the start, says how to mend it', async context => {
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { base, data } = context
  try {
    // The first key is told once: by a start that succeeds.
    const folder = join(base, 'not-begun')
    assert.match(await failed(['serve', '--data', folder, '--port', String(port)]), `port ${port} is taken`)
    assert.not.ok(existsSync(folder))
  } finally {
    other.close()
  }
  writeFileSync(join(base, 'file'), '')
  assert.match(await failed(['serve', '--data', data], { PLATEN_GRANT: 'much' }), 'give an amount in USD')
  const obstacles: readonly (readonly [Record<string, string>, string])[] = [
    [{ PLATEN_DATA: join(base, 'file') }, 'is a file; name a folder'],
    [{ PLATEN_DATA: join(base, 'file/in') }, 'is inside of a file'],
    [{ PLATEN_DATA: data, PLATEN_URL: 'https://a.example' }, 'PLATEN_CONTENT_URL'],
    [{ PLATEN_DATA: data, PLATEN_BLOBS: '{"driver":"nowhere"}' }, '"nowhere"'],
  ]
  // How the process ends with what is thrown is seen above.
  for (const [settings, pattern] of obstacles) {
    const host = createHost(readVariables({ PLATEN_PORT: '0', ...settings }), error =>
      assert.unreachable(error.message),
    )
    assert.match(await thrown(host), pattern)
  }
  assert.match(await thrown(listKeysCommand({ data: join(base, 'none') })), 'there is no service in')
})

serve('a folder that is damaged or lacks its secret is not touched', async context => {
  const first = await start(context)
  const call = createCall(first.url, first.key ?? '')
  for (let index = 0; index < 3; index += 1) await call('POST', '/v1/jobs', { name: `Tide ${index}` })
  await first.stop('SIGKILL')
  const journal = join(context.data, 'store/journal-000000000001.log')
  const whole = readFileSync(journal)
  const damaged = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  damaged.writeUInt8(whole.readUInt8(middle) ^ 1, middle)
  writeFileSync(journal, damaged)
  const words = ['serve', '--data', context.data, '--port', '0']
  assert.match(await failed(words), /journal-0+1\.log is damaged at byte \d+.*restore/)
  assert.equal(readFileSync(journal), damaged)
  writeFileSync(journal, whole)
  truncateSync(join(context.data, 'secret'), 5)
  assert.match(await failed(words), /secret is damaged.*PLATEN_SECRET/)
})

serve('a full disk ends the process with the reason, and nothing acknowledged is lost', async context => {
  const settings = { PLATEN_REQUESTS_PER_MINUTE: '100000' }
  const full = await start(context, { settings, fileLimit: 50 })
  const call = createCall(full.url, full.key ?? '')
  const kept: string[] = []
  for (let index = 0; index < 500; index += 1) {
    const answer = await call('POST', '/v1/jobs', { name: `Tide ${index}` }).catch(() => undefined)
    if (answer?.status !== 201) break
    kept.push(answer.body.job_id)
  }
  assert.is(await full.ended, 1)
  assert.match(full.error(), /platen: nothing can be stored any more: EFBIG.*start again/)
  assert.ok(kept.length > 10 && kept.length < 500, `${kept.length} were kept`)
  const mended = await start(context, { settings })
  const again = createCall(mended.url, full.key ?? '')
  for (const job of kept) assert.is((await again('GET', `/v1/jobs/${job}`)).status, 200)
})

serve.run()
