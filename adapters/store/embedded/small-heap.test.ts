import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openAccountRow, runRow } from '../../testing/store-rows.test.kit.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { createDisk } from './journal/disk.ts'

/** Ended runs of a folder, each with as much of a brief as a row has: some 50 MB of rows. */
const runs = 20_000
const instructions = 'calm, dark green, lots of room. '.repeat(63).slice(0, 2000)

/** MB of heap of the process that opens it. */
const heap = 48

const opening = `
  import { openEmbeddedStore } from ${JSON.stringify(new URL('./embedded-store.js', import.meta.url).href)}
  const store = await openEmbeddedStore({ folder: process.argv[1] })
  const [first] = await store.read(reader => reader.find('runs', 'job', 'j', { limit: 1 }))
  console.log(first.runId + ' ' + (await store.read(reader => reader.count('runs', 'job', 'j'))))
  await store.close()
`

test('a folder of very many runs that have ended opens in a heap that holds none of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-small-heap-'))
  try {
    const store = await openEmbeddedStore({ folder, disk: createDisk({ sync: false }) })
    await openAccountRow(store, 'a', 0)
    for (let from = 0; from < runs; from += 500) {
      await store.transact(async tx => {
        for (let at = from; at < from + 500; at += 1) {
          const input = { format: 'report', instructions, assets: [] }
          tx.put('runs', runRow('a', 'j', `r${at}`, { status: 'cancelled', createdAt: at, input }))
        }
      })
    }
    await store.close()
    const options = [`--max-old-space-size=${heap}`, '--input-type=module', '-e', opening, folder]
    assert.is(execFileSync(process.execPath, options, { encoding: 'utf8' }).trim(), `r0 ${runs}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
