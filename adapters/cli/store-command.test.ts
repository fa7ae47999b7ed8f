import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDisk } from '../store/embedded/journal/disk.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { openFsDurable } from '../blobs/fs-durable.ts'
import { createBlobs } from '../blobs/create-blobs.ts'
import { openDataFolder } from '../host/data-folder.ts'
import {
  acceptRunRow,
  createJobRow,
  fileRow,
  openAccountRow,
  runRow,
} from '../testing/store-rows.test.kit.ts'
import { checkLedger } from '../service/credits/ledger.ts'

const main = new URL('../../bundle/command.cjs', import.meta.url).pathname
const run = promisify(execFile)

async function platen(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  try {
    const { stdout } = await run(process.execPath, [main, ...args])
    return { code: 0, out: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, out: stdout + stderr }
  }
}

test('a damaged store is told, repaired with all that can be read, and what is given up is said', async () => {
  const data = mkdtempSync(join(tmpdir(), 'platen-repair-'))
  const folder = join(data, 'store')
  const open = () => openEmbeddedStore({ folder, disk: createDisk({ sync: false }) })
  try {
    const store = await open()
    await openAccountRow(store, 'a', 1000)
    for (const job of ['j1', 'j2', 'j3']) await createJobRow(store, 'a', job)
    await acceptRunRow(
      store,
      runRow('a', 'j3', 'r', { input: { format: 'report', instructions: '', assets: [] } }),
      100,
    )
    await store.close()
    assert.equal(await platen('store', 'check', '--data', data), { code: 0, out: 'nothing is wrong\n' })
    assert.equal(await platen('store', 'repair', '--data', data), {
      code: 0,
      out: 'there is nothing to repair\n',
    })

    const name = readdirSync(folder).find(file => file.endsWith('01.log')) as string
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name),
      text.replace('"freeMicros":1000', '"freeMicros":9000').replaceAll('"j2"', '"j9"'),
    )
    const found = await platen('store', 'check', '--data', data)
    assert.is(found.code, 1)
    assert.match(found.out, `${name} is damaged at byte`)
    assert.match((await platen('keys', 'list', '--data', data)).out, 'platen store repair')
    const repaired = await platen('store', 'repair', '--data', data)
    assert.match(repaired.out, `given up: ${join(folder, name)} is damaged at byte`)
    assert.match(repaired.out, 'before-repair')
    assert.is(readFileSync(join(folder, 'before-repair', name), 'utf8').includes('"j9"'), true)
    const again = await open()
    assert.equal(await again.read(tx => checkLedger(tx)), [])
    await again.close()
    assert.is((await platen('store', 'check', '--data', data)).code, 0)
  } finally {
    rmSync(data, { recursive: true })
  }
})

test('files that are lost or damaged are listed one by one, and those that are whole are not', async () => {
  const data = mkdtempSync(join(tmpdir(), 'platen-check-'))
  try {
    const { store: folder, blobs: place } = await openDataFolder(data)
    const blobs = createBlobs(await openFsDurable({ base: place }))
    const keys: string[] = []
    for (const text of ['whole', 'damaged', 'lost']) keys.push((await blobs.put(Buffer.from(text))).key)
    await blobs.close()
    const store = await openEmbeddedStore({ folder, disk: createDisk({ sync: false }) })
    await openAccountRow(store, 'a', 0)
    await store.transact(async tx => {
      for (const blob of keys) tx.put('files', { ...fileRow('a', blob), status: 'ready', blob })
    })
    await store.close()
    const [, damaged = '', lost = ''] = keys
    writeFileSync(join(place, damaged.slice(-2), damaged), 'damagee')
    rmSync(join(place, lost.slice(-2), lost))
    const { code, out } = await platen('store', 'check', '--data', data)
    assert.is(code, 1)
    assert.equal(
      out
        .trim()
        .split('\n')
        .map(line => /sha256-\w+ (is \w+)/.exec(line)?.slice(0, 2).join(': '))
        .sort(),
      [`${damaged} is damaged: is damaged`, `${lost} is gone: is gone`].sort(),
    )
  } finally {
    rmSync(data, { recursive: true })
  }
})

test.run()
