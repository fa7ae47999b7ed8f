import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { checkLedger } from '../../service/credits/ledger.ts'
import { pageOfJobs } from '../../service/jobs/find-job.ts'
import { createDisk, type Disk } from '../../store/embedded/journal/disk.ts'
import { withWrites } from '../../store/embedded/journal/memory-disk.test.kit.ts'
import { openEmbeddedStore } from '../../store/embedded/embedded-store.ts'
import { createHarness } from '../testing/harness.test.kit.ts'

/** A disk that may be mounted read-only while files on it are open. */
function mountable(): { readonly disk: Disk; mount(how: 'rw' | 'ro'): void } {
  const disk = createDisk({ sync: false })
  let isReadOnly = false
  const writing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (isReadOnly) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
    return work()
  }
  return {
    mount(how) {
      isReadOnly = how === 'ro'
    },
    disk: withWrites(disk, writing),
  }
}

test('a disk that turns read-only is 503 until the service is started on a sound one, and loses nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-read-only-'))
  const { disk, mount } = mountable()
  const api = await createHarness({ folder, disk })
  const { accountId } = api.service.caller
  try {
    const kept = [await api.job('first'), await api.job('second')]
    const run = await api.run(kept[0] ?? '', '# Ebb')
    mount('ro')
    const lost = await Promise.all(['x', 'y'].map(name => api.send('POST', '/v1/jobs', { json: { name } })))
    for (const { status, json, headers } of [
      ...lost,
      await api.send('GET', `/v1/jobs/${kept[0]}/runs/${run}`),
    ])
      assert.equal([status, json.code, headers.get('retry-after')], [503, 'storage-unavailable', '10'])
    const ready = await api.send('GET', '/readyz', { key: '' })
    assert.equal([ready.status, ready.json.checks.store], [503, 'unavailable'])
    assert.is((await api.send('GET', '/livez', { key: '' })).status, 200)
    // Memory is ahead of the disk: that it can be written again does not tell what is on it.
    mount('rw')
    assert.is((await api.send('POST', '/v1/jobs', { json: { name: 'z' } })).status, 503)
    // As if its process had ended.
    rmSync(join(folder, 'lock'))
    const again = await openEmbeddedStore({ folder, disk })
    const jobs = await again.read(tx => pageOfJobs(tx, accountId, { limit: 9 }))
    assert.equal(jobs.map(({ jobId }) => jobId).sort(), [...kept].sort())
    assert.is((await again.read(tx => tx.get('runs', run)))?.status, 'completed')
    assert.equal(await again.read(tx => checkLedger(tx)), [])
    await again.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.run()
