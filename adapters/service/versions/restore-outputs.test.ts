import { test } from 'uvu'
import * as assert from 'uvu/assert'
import memory from 'unstorage/drivers/memory'
import { createEngine } from '../../../core/engine.ts'
import { formats } from '../../../formats/index.ts'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { createTestService } from '../../testing/create-service.test.kit.ts'
import { createJob } from '../jobs/jobs.ts'
import { createEdit } from '../runs/create-edit.ts'
import { createRun } from '../runs/create-run.ts'
import { startWorkers } from '../runs/work-runs.ts'
import { all } from '../ports/tables.ts'
import { nodesOfCopy } from './copy-nodes.ts'
import { restoreOutputs } from './restore-outputs.ts'
import type { VersionRecord } from './version.ts'
import { withFiles } from './versions.ts'

test('outputs that are lost or damaged are rendered again with the same bytes: of a run, an update and an edit', async () => {
  const driver = memory()
  const engine = createEngine({ formats, threads: 0 })
  const base = await createTestService({ engine, formats: { 'business-card': 'print' } })
  const service = { ...base, blobs: createBlobs(driver) }
  const { caller, store } = base
  try {
    const { jobId } = await createJob(service, caller, 'Card')
    const content = '# Ada Byron\n\nEngineer\n\nada@example.org\n'
    const order = (request: object): Promise<unknown> =>
      createRun(service, caller, jobId, {
        ...{
          format: 'business-card',
          instructions: 'navy',
          content,
          files: [],
          assets: [],
          notifyEmail: false,
        },
        ...request,
      })
    const settle = async (work: Promise<unknown>): Promise<void> => {
      await work
      const workers = await startWorkers(service, 1)
      for (let left = 1; left > 0; await new Promise(resolve => setTimeout(resolve, 5))) {
        left = await store.read(
          async tx => (await tx.count('runs', 'queued', all)) + (await tx.count('runs', 'begun', all)),
        )
      }
      await workers.drain()
    }
    await settle(order({}))
    await settle(order({ content: '', instructions: 'deep green' }))
    const [nodeId = ''] = nodesOfCopy(content).keys()
    const edits = [{ nodeId, content: 'Ada Lovelace' }]
    await settle(createEdit(service, { ...caller, jobId }, { edits }))

    const records = await store.read(tx => tx.find('versions', 'job', jobId))
    const made = records.slice(1)
    assert.is(made.length, 3)
    for (const record of made) {
      const { files } = await withFiles(service, record)
      const [first, second] = files.filter(({ path }) => path.startsWith('outputs/'))
      const key = first?.blob as string
      await driver.removeItem?.(key, {})
      await driver.setItemRaw?.(second?.blob as string, Buffer.from('damaged'), {})
      const { again, lost } = await restoreOutputs(service, record)
      assert.equal([[...again].sort(), lost], [[first?.path, second?.path].sort(), []])
      for (const { blob } of files) assert.ok(await service.blobs.get(blob))
    }
    const [{ files }] = [await withFiles(service, made[2] as VersionRecord)]
    await driver.removeItem?.(files.find(({ path }) => path === 'copy.md')?.blob as string, {})
    await driver.removeItem?.(files.at(-1)?.blob as string, {})
    assert.equal((await restoreOutputs(service, made[2] as VersionRecord)).again, [])
  } finally {
    await engine.close()
    await base.close()
  }
})

test.run()
