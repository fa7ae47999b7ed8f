import { migrations } from '../store/postgres/migrations.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { sharedPostgres } from '../testing/postgres-server.test.kit.ts'
import {
  acceptRunRow,
  createJobRow,
  keyRow,
  openAccountRow,
  runRow,
  workRow,
} from '../testing/store-rows.test.kit.ts'
import { removeJob } from '../service/jobs/change-job.ts'
import { noteSignIn } from '../service/access/sign-in.ts'

const main = new URL('../../bundle/command.cjs', import.meta.url).pathname
const run = promisify(execFile)

async function platen(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const { PATH = '', HOME = '' } = process.env
  try {
    const { stdout, stderr } = await run(process.execPath, [main, ...words], { env: { PATH, HOME, ...env } })
    return { code: 0, out: stdout, error: stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout, error: stderr }
  }
}

/** A service that has something of everything. */
async function fill(data: string): Promise<void> {
  const store = await openEmbeddedStore({ folder: join(data, 'store'), disk: createDisk({ sync: false }) })
  for (const account of ['a', 'b']) await openAccountRow(store, account, 1000)
  for (const [at, job] of ['j', 'k', 'l'].entries()) await createJobRow(store, 'a', job, at)
  await acceptRunRow(
    store,
    runRow('a', 'j', 'r1', { input: { format: 'report', instructions: 'a\u0000b', assets: [] } }),
    100,
  )
  await acceptRunRow(store, runRow('a', 'k', 'r2'), 100)
  await workRow(store)
  await store.transact(async tx => {
    await removeJob(tx, 'a', 'l', 9)
    await noteSignIn(tx, 'usr_a', 5)
    tx.put('keys', keyRow('a', 'k1'))
    tx.put('keys', { ...keyRow('a', 'k2'), revokedAt: 7 })
    tx.put('receipts', {
      accountId: 'a',
      key: 'k',
      fingerprint: 'f',
      result: { z: 1, a: [{ y: 1, b: 2 }] },
      createdAt: 3,
    })
  })
  await store.close()
}

test('everything moves from the folder to PostgreSQL and back, and what was tampered with is told', async () => {
  const base = mkdtempSync(join(tmpdir(), 'platen-transfer-'))
  const [data, back, first, second] = ['data', 'back', 'first.jsonl', 'second.jsonl'].map(name =>
    join(base, name),
  ) as [string, string, string, string]
  const url = await (await sharedPostgres()).database()
  const database = {
    PLATEN_DATABASE_URL: url,
    PLATEN_SECRET: 'x'.repeat(32),
    PLATEN_DATA: join(base, 'other'),
  }
  try {
    await fill(data)
    const exported = await platen(['store', 'export', first, '--data', data])
    assert.is(exported.code, 0, exported.error)
    assert.match(exported.out, /^entries {2}2 {2}[0-9a-f]+ {2}freeMicros 2000 {2}paidMicros 0$/m)
    const imported = await platen(['store', 'import', first], database)
    assert.equal([imported.code, imported.out], [0, exported.out], imported.error)
    const again = await platen(['store', 'import', first], database)
    assert.match(again.error, 'accounts already; import into an empty store')
    const out = await platen(['store', 'export', second], database)
    assert.is(out.out, exported.out)
    assert.is((await platen(['store', 'import', second, '--data', back])).out, exported.out)
    writeFileSync(first, readFileSync(second, 'utf8').replace('"freeMicros":1000', '"freeMicros":9000'))
    const wrong = await platen(['store', 'import', first, '--data', join(base, 'wrong')])
    assert.is(wrong.code, 1)
    assert.match(wrong.error, 'what was imported is not what was exported: accounts are')
    writeFileSync(first, readFileSync(second, 'utf8').split('\n').slice(0, -2).join('\n'))
    assert.match(
      (await platen(['store', 'import', first, '--data', join(base, 'cut')])).error,
      'it was cut off',
    )
  } finally {
    rmSync(base, { recursive: true })
  }
})

test('the schema is taken back and forward by hand', async () => {
  const PLATEN_DATABASE_URL = await (await sharedPostgres()).database()
  const env = { PLATEN_DATABASE_URL, PLATEN_SECRET: 'x'.repeat(32) }
  assert.match(
    (await platen(['store', 'migrate'], env)).out,
    `was of version 0 and is of version ${migrations.length}`,
  )
  assert.match(
    (await platen(['store', 'migrate', '--to', '0'], env)).out,
    `was of version ${migrations.length} and is of version 0`,
  )
  assert.match((await platen(['store', 'migrate', '--to', '9'], env)).error, 'no version 9')
  assert.match((await platen(['store', 'migrate'])).error, 'PLATEN_DATABASE_URL is not set')
})

test.run()
