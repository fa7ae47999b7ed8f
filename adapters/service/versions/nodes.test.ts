import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { workOff } from '../../http/testing/harness.test.kit.ts'
import { createTestEngine, createTestService } from '../../testing/create-service.test.kit.ts'
import type { Caller } from '../access/scope.ts'
import { createJob } from '../jobs/jobs.ts'
import { createRun } from '../runs/create-run.ts'
import { nodesOfCopy } from './copy-nodes.ts'
import { editNodes } from './nodes.ts'

test('an organisation has one edit rendered at a time, and those of others do not wait for it', async () => {
  const engine = createTestEngine()
  /** Copies that are being rendered, and what ends each. */
  const open = new Map<string, () => void>()
  let isHeld = false
  const service = await createTestService({
    engine: {
      ...engine,
      async render(request) {
        const copy = String(request.content)
        if (isHeld) await new Promise<void>(resolve => open.set(copy, resolve))
        open.delete(copy)
        return engine.render(request)
      },
    },
  })
  try {
    const request = { format: 'report', instructions: '', files: [], assets: [], notifyEmail: false }
    const [nodeId = ''] = nodesOfCopy('Ebb').keys()
    const jobs: { readonly caller: Caller; readonly jobId: string }[] = []
    for (const caller of [service.caller, service.caller, service.stranger]) {
      const { jobId } = await createJob(service, caller, 'Tide')
      await createRun(service, caller, jobId, { ...request, content: 'Ebb' })
      jobs.push({ caller, jobId })
    }
    await workOff(service)
    isHeld = true
    const edits = jobs.map(({ caller, jobId }, at) =>
      editNodes(service, { ...caller, jobId }, { edits: [{ nodeId, content: `Flow ${at}` }] }),
    )
    await until(() => open.size === 2)
    assert.equal([...open.keys()].sort(), ['Flow 0', 'Flow 2'])
    open.get('Flow 0')?.()
    await until(() => open.has('Flow 1'))
    for (const end of open.values()) end()
    assert.is(new Set((await Promise.all(edits)).map(({ version }) => version.jobId)).size, 3)
  } finally {
    await service.close()
  }
})

test.run()
