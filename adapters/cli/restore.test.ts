import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCall, waitForRun } from '../testing/api-caller.test.kit.ts'
import { type PostgresServer, sharedPostgres } from '../testing/postgres-server.test.kit.ts'
import { startServe } from '../testing/serve-process.test.kit.ts'

const main = new URL('../../bundle/command.cjs', import.meta.url).pathname
const run = promisify(execFile)

type Settings = Readonly<Record<string, string>>

async function platen(
  words: readonly string[],
  settings: Settings,
): Promise<{ readonly code: number; readonly out: string }> {
  const { PATH = '', HOME = '' } = process.env
  try {
    const { stdout } = await run(process.execPath, [main, ...words], { env: { PATH, HOME, ...settings } })
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

/** What somebody sees of a service: the books, and the bytes of a document. */
async function see(settings: Settings, key: string, jobId: string): Promise<readonly unknown[]> {
  const served = await startServe(settings['PLATEN_DATA'] as string, { settings })
  try {
    const call = createCall(served.url, key)
    const { body } = await call('POST', `/v1/jobs/${jobId}/export`, { format: 'pdf' })
    const file = Buffer.from(await (await fetch(body.download_url)).arrayBuffer())
    const books = await Promise.all(['', '/ledger'].map(path => call('GET', `/v1/credits${path}`)))
    return [file.toString('base64'), ...books.map(({ status, body }) => [status, body])]
  } finally {
    await served.stop('SIGTERM')
  }
}

/** A service that has made one document, and its backup. */
async function back(base: string, server: PostgresServer) {
  const settings = {
    ...{
      PLATEN_DATABASE_URL: await server.database(),
      PLATEN_SECRET: 'a secret that is kept apart from both',
    },
    ...{ PLATEN_DATA: join(base, 'data'), PLATEN_GRANT: '50', PLATEN_LOG: 'warn' },
  }
  const served = await startServe(settings.PLATEN_DATA, { settings })
  const key = served.key ?? ''
  const call = createCall(served.url, key)
  const { job_id: jobId } = (await call('POST', '/v1/jobs', { name: 'Tides' })).body
  const sent = { format: 'business-card', content: '# Ada\n\nada@example.com\n' }
  const made = await call('POST', `/v1/jobs/${jobId}/runs`, sent, { 'idempotency-key': 'k' })
  assert.is((await waitForRun(call, jobId, made.body.run_id)).status, 'completed')
  await served.stop('SIGTERM')
  const file = join(base, 'backup.jsonl')
  const exported = await platen(['store', 'export', file], settings)
  assert.is(exported.code, 0, exported.out)
  return { settings, key, jobId, file, runId: made.body.run_id as string }
}

test('a backup is restored into an empty database, with the same books and the same bytes; what is lost is named', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-restore-'))
  const server = await sharedPostgres()
  try {
    const { settings, key, jobId, file, runId } = await back(base, server)
    const before = await see(settings, key, jobId)
    const there = {
      ...settings,
      PLATEN_DATABASE_URL: await server.database(),
      PLATEN_DATA: join(base, 'new'),
    }
    cpSync(join(settings.PLATEN_DATA, 'blobs'), join(there.PLATEN_DATA, 'blobs'), { recursive: true })
    assert.is((await platen(['store', 'import', file], there)).code, 0)
    const checked = await platen(['store', 'check'], there)
    assert.equal(checked, { code: 0, out: 'nothing is wrong\n' })
    const after = await see(there, key, jobId)
    assert.is(after.length, 3)
    assert.equal(after, before)
    assert.equal((after[1] as readonly unknown[])[0], 200)
    assert.equal((after[2] as readonly unknown[])[0], 200)

    const url = there.PLATEN_DATABASE_URL
    await server.ask(
      `UPDATE accounts SET free_micros = free_micros + 7, held_micros = 5; UPDATE turns SET waiting = 3; DELETE FROM runs`,
      url,
    )
    const blobs = join(there.PLATEN_DATA, 'blobs')
    for (const name of readdirSync(blobs, { recursive: true, encoding: 'utf8' }).slice(-1))
      rmSync(join(blobs, name))
    const found = await platen(['store', 'check'], there)
    assert.is(found.code, 1)
    for (const problem of [
      /its entries sum to/,
      /5 µUSD reserved, its holds sum to 0/,
      /said to have 3 runs in the queue and has 0/,
      new RegExp(`the receipt k of .* tells of ${runId}, which is not there`),
      /the blob .* is gone/,
    ])
      assert.match(found.out, problem)
    const repaired = await platen(['store', 'repair'], there)
    assert.is(repaired.code, 0, repaired.out)
    assert.match(repaired.out, 'set by the entries')
    const left = await platen(['store', 'check'], there)
    assert.not.match(left.out, 'µUSD')
  } finally {
    rmSync(base, { recursive: true })
  }
})

/** Copies tables as `pg_dump` does: rows out and in by COPY, and where the serials go on. The schema is there already. */
async function copyTables(server: PostgresServer, from: string, to: string, folder: string): Promise<void> {
  const tables = await server.ask(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('platen_schema', 'buckets')",
    from,
  )
  for (const { tablename } of tables as readonly { readonly tablename: string }[]) {
    const file = join(folder, `${tablename}.copy`)
    await server.ask(`COPY ${tablename} TO '${file}'`, from)
    await server.ask(`COPY ${tablename} FROM '${file}'`, to)
    if (tablename === 'commits') continue
    const next = `pg_get_serial_sequence('${tablename}', 'serial')`
    await server.ask(`SELECT setval(${next}, coalesce(max(serial), 1)) FROM ${tablename}`, to)
  }
}

test('tables that are copied by the means of PostgreSQL are the same service, which goes on', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-copied-'))
  const server = await sharedPostgres()
  try {
    const { settings, key, jobId } = await back(base, server)
    const before = await see(settings, key, jobId)
    const there = { ...settings, PLATEN_DATABASE_URL: await server.database() }
    assert.is((await platen(['store', 'migrate'], there)).code, 0)
    chmodSync(base, 0o777)
    await copyTables(server, settings.PLATEN_DATABASE_URL, there.PLATEN_DATABASE_URL, base)
    assert.equal(await platen(['store', 'check'], there), { code: 0, out: 'nothing is wrong\n' })
    assert.equal(await see(there, key, jobId), before)
    const served = await startServe(there.PLATEN_DATA, { settings: there })
    const call = createCall(served.url, key)
    const more = await call('POST', `/v1/jobs/${jobId}/runs`, { content: '', instructions: 'deep green' })
    assert.is((await waitForRun(call, jobId, more.body.run_id)).status, 'completed')
    const { data } = (await call('GET', `/v1/jobs/${jobId}/runs`)).body
    assert.is(data.at(-1).run_id, more.body.run_id, 'what comes now comes last')
    await served.stop('SIGTERM')
  } finally {
    rmSync(base, { recursive: true })
  }
})

test.run()
