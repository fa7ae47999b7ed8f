import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Store } from '../../service/ports/store.ts'
import { createJobRow, openAccountRow } from '../../testing/store-rows.test.kit.ts'
import { testStore } from '../../testing/test-store.test.kit.ts'
import { createDisk } from './journal/disk.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import { FolderInUse } from './journal/lock.ts'
import { findJob, pageOfJobs } from '../../service/jobs/find-job.ts'

const disk = createDisk({ sync: false })

function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'platen-store-'))
}

testStore('embedded', async () => {
  const folder = temporary()
  // Small segments: what is read back comes from several, and from a snapshot.
  const open = (): Promise<Store> => openEmbeddedStore({ folder, disk, segmentSize: 2000 })
  let store = await open()
  return {
    store,
    async reopen() {
      await store.close()
      store = await open()
      return store
    },
    async remove() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

test('a store has these ways in, and no other', async () => {
  const folder = temporary()
  const store = await openEmbeddedStore({ folder, disk })
  assert.equal(Object.keys(store).sort(), [
    ...['close', 'isShared', 'lead', 'probe', 'read', 'transact', 'watch'],
  ])
  await store.close()
  rmSync(folder, { recursive: true })
})

test('segments are folded into a snapshot while commits go on', async () => {
  const folder = temporary()
  const store = await openEmbeddedStore({ folder, disk, segmentSize: 20_000 })
  await openAccountRow(store, 'a', 0)
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => createJobRow(store, 'a', `j${round}-${index}`, round)),
    )
  }
  await store.close()
  const names = readdirSync(folder)
  assert.ok(names.includes('snapshot.json'))
  assert.ok(names.filter(name => name.startsWith('journal-')).length < 10, names.join(' '))
  const again = await openEmbeddedStore({ folder, disk })
  assert.is((await again.read(tx => pageOfJobs(tx, 'a', { limit: 2000 }))).length, 1000)
  await again.close()
  rmSync(folder, { recursive: true })
})

test('a folder belongs to one living process; what a dead one left is taken', async () => {
  const folder = temporary()
  const module = new URL('./embedded-store.js', import.meta.url).href
  const script = `const { openEmbeddedStore } = await import('${module}')
    await openEmbeddedStore({ folder: '${folder}' }); console.log('open'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script])
  try {
    await new Promise(resolve => other.stdout.once('data', resolve))
    try {
      await openEmbeddedStore({ folder, disk })
      assert.unreachable()
    } catch (error) {
      assert.instance(error, FolderInUse)
      assert.match((error as Error).message, `process ${other.pid}`)
    }
  } finally {
    other.kill('SIGKILL')
  }
  await new Promise(resolve => other.once('close', resolve))
  const store = await openEmbeddedStore({ folder, disk })
  await store.close()
  // A number that was given to another process since, and a lock that was cut off.
  for (const lock of [JSON.stringify({ pid: process.ppid, boot: 'x', started: '1' }), '{"pi']) {
    writeFileSync(join(folder, 'lock'), lock)
    await (await openEmbeddedStore({ folder, disk })).close()
  }
  rmSync(folder, { recursive: true })
})

test('when the disk refuses a write, nothing more is acknowledged and the owner is told', async () => {
  const folder = temporary()
  let refuse = false
  const full = {
    ...disk,
    async openAppend(path: string) {
      const file = await disk.openAppend(path)
      return {
        ...{ close: () => file.close() },
        get size() {
          return file.size
        },
        async append(bytes: Uint8Array) {
          if (refuse) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
          await file.append(bytes)
        },
      }
    },
  }
  const failures: string[] = []
  const store = await openEmbeddedStore({
    ...{ folder, disk: full },
    onFailure: error => failures.push((error as NodeJS.ErrnoException).code ?? ''),
  })
  await openAccountRow(store, 'a', 0)
  refuse = true
  const refused = await Promise.allSettled([createJobRow(store, 'a', 'j'), createJobRow(store, 'a', 'k')])
  assert.ok(refused.every(({ status }) => status === 'rejected'))
  // Memory is ahead of the disk: reading would show what is not kept.
  for (const work of [
    store.read(tx => findJob(tx, 'a', 'j')),
    store.probe(),
    createJobRow(store, 'a', 'l'),
  ]) {
    assert.is((await Promise.allSettled([work]))[0]?.status, 'rejected')
  }
  assert.equal(failures, ['ENOSPC'])
  rmSync(join(folder, 'lock'))
  const again = await openEmbeddedStore({ folder, disk })
  assert.ok(await again.read(tx => tx.get('accounts', 'a')))
  assert.is(await again.read(tx => findJob(tx, 'a', 'j')), undefined)
  await again.close()
  rmSync(folder, { recursive: true })
})

test.run()
