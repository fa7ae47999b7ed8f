import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { workOff } from '../../http/testing/harness.test.kit.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { createJob } from '../jobs/jobs.ts'
import type { RenderingService } from '../service.ts'
import type { Limits } from '../settings.ts'
import { createEdit } from './create-edit.ts'
import { createJobWithRun, createRun, type RunRequest } from './create-run.ts'
import { nodesOfCopy } from '../versions/copy-nodes.ts'

/** What is refused costs nothing, so it must take nothing: no room on the disk, and no answer of a model that somebody pays for. */
const refused = suite<{
  service: TestService
  jobId: string
  taken: string[]
  /** The service with other limits or another price, and what is refused there. */
  within(limits: Partial<Limits>, price?: number): RenderingService
}>('what is refused')
refused.before.each(async context => {
  const service = await createTestService()
  const taken: string[] = []
  const { jobId } = await createJob(service, service.caller, 'Tide')
  Object.assign(context, {
    ...{ service, jobId, taken },
    within: (limits: Partial<Limits>, price = 100_000): RenderingService => ({
      ...service,
      designer: async () => {
        taken.push('a designer')
        return []
      },
      blobs: {
        ...service.blobs,
        put: (...given) => {
          taken.push('room')
          return service.blobs.put(...given)
        },
      },
      settings: {
        ...service.settings,
        prices: { default: price, byGroup: {}, bySlug: {} },
        limits: { ...service.settings.limits, ...limits },
      },
    }),
  })
})
refused.after.each(({ service }) => service.close())

const request: RunRequest = {
  ...{ format: 'report', content: 'Ebb and flow. '.repeat(2000), instructions: 'warm '.repeat(1000) },
  ...{ files: [], assets: [], notifyEmail: false },
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: { readonly code: string }) => error.code,
  )
}

refused('a run that cannot be accepted keeps nothing and asks nobody', async context => {
  const { service, jobId, taken, within } = context
  const { caller } = service
  const cases: readonly (readonly [RenderingService, string, string])[] = [
    [within({}, 20_000_000), jobId, 'balance-insufficient'],
    [within({ ownQueuedRuns: 0 }), jobId, 'queue-full'],
    [within({ keptBytes: 0 }), jobId, 'quota-reached'],
    [within({}), 'job_none', 'not-found'],
  ]
  for (const [one, job, code] of cases) {
    assert.is(await refusalOf(createRun(one, caller, job, request)), code)
    if (job === jobId) assert.is(await refusalOf(createJobWithRun(one, caller, 'New', request)), code)
  }
  await service.store.transact(async tx => {
    const account = await tx.get('accounts', caller.accountId)
    if (account) tx.put('accounts', { ...account, pastDue: true })
  })
  assert.is(await refusalOf(createRun(within({}), caller, jobId, request)), 'past-due')
  assert.is(await refusalOf(createJobWithRun(within({}), caller, 'New', request)), 'past-due')
  assert.equal(taken, [])
})

refused('a run that is accepted keeps what it needs and asks a designer once', async context => {
  const { service, jobId, taken, within } = context
  await createRun(within({}), service.caller, jobId, request)
  assert.equal([...taken].sort(), ['a designer', 'room', 'room'])
})

refused('an edit that cannot be accepted keeps nothing', async context => {
  const { service, jobId, taken, within } = context
  const who = { ...service.caller, jobId }
  const [nodeId = ''] = nodesOfCopy('# Ebb').keys()
  const long = { edits: [{ nodeId, content: 'Flow. '.repeat(5000) }] }
  assert.is(await refusalOf(createEdit(within({}), who, long)), 'nothing-completed')
  await createRun(service, service.caller, jobId, { ...request, content: '# Ebb', instructions: '' })
  await workOff(service)
  assert.is(await refusalOf(createEdit(within({ keptBytes: 0 }), who, long)), 'quota-reached')
  const short = { edits: [{ nodeId, content: 'Flow' }] }
  for (let count = 0; count < 8; count += 1) await createEdit(service, who, short)
  assert.is(await refusalOf(createEdit(within({}), who, long)), 'queue-full')
  assert.equal(taken, [])
})

refused.run()
