import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readVariables } from '../settings/read-settings.ts'
import type { Tx } from '../service/ports/store.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { accountRow, openAccountRow } from '../testing/store-rows.test.kit.ts'
import { closeAdapters, openAdapters } from './open-adapters.ts'

/** A data folder whose store was written, and what becomes of it at the next start. */
const start = suite<{ data: string }>('start')
start.before.each(async context => {
  context.data = mkdtempSync(join(tmpdir(), 'platen-start-'))
  await written(context.data, async () => {})
})
start.after.each(({ data }) => rmSync(data, { recursive: true }))

async function written(data: string, work: (tx: Tx) => Promise<void>): Promise<void> {
  const store = await openEmbeddedStore({ folder: join(data, 'store'), disk: createDisk({ sync: false }) })
  if (!(await store.read(tx => tx.get('accounts', 'a')))) await openAccountRow(store, 'a', 1000)
  await store.transact(work)
  await store.close()
}

/** Opens it as a process does, and lets go of it. */
async function open(data: string, more: object = {}): Promise<string> {
  try {
    const values = readVariables({ PLATEN_DATA: data, PLATEN_LOG: 'error', ...more })
    await closeAdapters(await openAdapters(values, () => {}))
    return 'open'
  } catch (error) {
    return (error as Error).message
  }
}

start(
  'books that add up open, and others are refused with whose they are and the way out',
  async ({ data }) => {
    assert.is(await open(data), 'open')
    await written(data, async tx => tx.put('accounts', accountRow('a', { freeMicros: 9000 })))
    assert.match(await open(data), /^the ledger does not add up: a has 9000 \+ 0 µUSD.*platen store repair/)
  },
)

start('half a write at the very end is cut off and kept aside', async ({ data }) => {
  const folder = join(data, 'store')
  const last = readdirSync(folder)
    .filter(name => name.endsWith('.log'))
    .at(-1) as string
  appendFileSync(join(folder, last), '0123abcd {"seq":99')
  assert.is(await open(data), 'open')
  assert.ok(existsSync(join(folder, `${last}.torn`)))
})

start('fonts that cannot be read end it before anything else is open', async ({ data }) => {
  const nowhere = JSON.stringify({ driver: 'redis', url: 'redis://127.0.0.1:1' })
  const told = await open(data, { PLATEN_FONTS: join(data, 'none'), PLATEN_BLOBS: nowhere })
  assert.match(told, /^the folder of fonts, .*, cannot be read/)
})

start.run()
