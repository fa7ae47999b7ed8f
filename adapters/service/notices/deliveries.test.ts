import { mock } from 'node:test'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { type Courier, Undeliverable } from './deliver-notice.ts'
import { createDeliveries } from './deliveries.ts'
import { createJob } from '../jobs/jobs.ts'
import type { Notice } from './notice.ts'
import { deliverDue } from '../../testing/deliver-due.test.kit.ts'
import { startNotices } from './notices.ts'
import { createRun } from '../runs/create-run.ts'
import { notifyByEmail } from '../runs/runs.ts'
import { bestTurn } from '../../testing/longest-turn.test.kit.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { listDue, mostNotices } from './due-notices.ts'

/** Webhooks whose targets answer when the test says so. */
interface SlowCourier extends Courier {
  /** Targets that were asked, in order. */
  readonly asked: string[]
  /** Targets that have not answered. */
  waiting(): readonly string[]
  answer(target: string, status?: number): void
}

function createSlowCourier(): SlowCourier {
  const open = new Map<string, (status: number) => void>()
  const asked: string[] = []
  return {
    asked,
    waiting: () => [...open.keys()],
    post: url =>
      new Promise(resolve => {
        asked.push(url)
        open.set(url, resolve)
      }),
    answer(target, status = 200) {
      open.get(target)?.(status)
      open.delete(target)
    },
  }
}

const deliveries = suite<{ service: TestService; lines: string[]; courier: SlowCourier }>('deliveries')
deliveries.before.each(async context => {
  const service = await createTestService()
  context.lines = []
  const keep = (event: string): void => void context.lines.push(event)
  context.service = { ...service, log: { info: () => {}, warn: keep, error: keep } }
  context.courier = createSlowCourier()
})
deliveries.after.each(({ service }) => service.close())

/** Notices of one run, one for each target; the targets are their ids too. Without a target it is an e-mail. */
async function addNotices(
  service: TestService,
  caller: Caller,
  targets: readonly string[],
  whose: Pick<Caller, 'accountId'> = caller,
): Promise<void> {
  const { jobId } = await createJob(service, caller, 'Tide')
  const wish = { format: 'report', instructions: '', content: 'x', files: [], assets: [] }
  const { runId } = await createRun(service, caller, jobId, { ...wish, notifyEmail: false })
  const now = service.clock.now()
  const about = { kind: 'run-ended', jobId, runId } as const
  const notices = targets.map((target): Notice => {
    const message = target === '' ? { ...about, to: 'email' as const } : toHook(about, target)
    const times = { attempt: 0, dueAt: now, createdAt: now }
    return { noticeId: target === '' ? service.random.id('ntc') : target, ...times, message, ...of(whose) }
  })
  await service.store.transact(async tx => {
    for (const notice of notices) tx.put('notices', notice)
  })
}

const of = ({ accountId }: Pick<Caller, 'accountId'>) => ({ accountId })

const toHook = <About extends object>(about: About, url: string) => ({
  ...about,
  ...{ to: 'webhook' as const, url },
})

const numbered = (name: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`)

deliveries(
  'an organisation whose targets are dead holds back nobody, nor its own e-mails',
  async ({ service, courier }) => {
    await addNotices(service, service.caller, [...numbered('dead', 40), '', ''])
    await addNotices(service, service.stranger, ['', 'quick'])
    const { begin, settled } = createDeliveries(service, courier)
    await begin()
    await until(() => service.mails.length === 3)
    assert.equal(courier.waiting(), ['dead0', 'dead1', 'dead2', 'dead3', 'quick'])
    courier.answer('quick')
    // A later look finds what is new while the dead ones are still waited for.
    await addNotices(service, service.stranger, ['', 'other'])
    await begin()
    await until(() => service.mails.length === 4)
    assert.equal(courier.waiting(), ['dead0', 'dead1', 'dead2', 'dead3', 'other'])
    for (const target of courier.waiting()) courier.answer(target)
    await settled()
  },
)

deliveries('nothing is under way twice, whenever it is looked for', async ({ service, courier }) => {
  await addNotices(service, service.caller, ['a', 'b'])
  const { read } = service.store
  // The list is made before the answer comes and is here after it was settled.
  const slow: Service = {
    ...service,
    store: {
      ...service.store,
      async read(work) {
        const due = await read(work)
        if (Array.isArray(due) && courier.waiting().includes('a')) {
          courier.answer('a')
          await until(() => ended > 0)
        }
        return due
      },
    },
  }
  let ended = 0
  const { begin, settled } = createDeliveries(slow, courier, () => {
    ended += 1
  })
  assert.is(await begin(), 2)
  await until(() => courier.waiting().length === 2)
  assert.is(await begin(), 0)
  assert.equal(courier.waiting(), ['b'])
  assert.is(await begin(), 0)
  courier.answer('b', 500)
  await settled()
  assert.is(await begin(), 0)
  service.pass(6000)
  assert.is(await begin(), 1)
  await until(() => courier.waiting().length === 1)
  courier.answer('b')
  await settled()
  assert.equal(courier.asked, ['a', 'b', 'b'])
})

deliveries('places that become free are taken at once', async ({ service, courier }) => {
  const targets = numbered('hook', 41)
  await addNotices(service, service.caller, targets)
  // The loop by itself would look ten times, once a second: its clock stands still.
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    const loop = startNotices(service, courier)
    for (const target of targets) {
      await until(() => courier.waiting().includes(target))
      courier.answer(target)
    }
    await loop.drain()
  } finally {
    mock.timers.reset()
  }
  assert.equal(courier.asked, targets)
  assert.equal(await service.store.read(tx => listDue(tx, service.clock.now(), 9)), [])
})

deliveries('who drains waits for what is under way and begins nothing more', async ({ service, courier }) => {
  await addNotices(service, service.caller, numbered('hook', 6))
  const loop = startNotices(service, courier)
  await until(() => courier.asked.length === 4)
  let isDrained = false
  const drained = loop.drain().then(() => {
    isDrained = true
  })
  for (const target of numbered('hook', 4)) {
    await new Promise(resolve => setTimeout(resolve, 2))
    assert.is(isDrained, false)
    courier.answer(target)
  }
  await drained
  assert.is(courier.asked.length, 4)
  const left = await service.store.read(tx => listDue(tx, service.clock.now(), 9))
  assert.equal(
    left.map(({ noticeId }) => noticeId),
    ['hook4', 'hook5'],
    'the next process has them',
  )
})

deliveries('what can never work is given up at once, with a line in the log', async ({ service, lines }) => {
  await addNotices(service, service.caller, ['https://10.0.0.1/'])
  const courier: Courier = {
    post: async () => {
      throw new Undeliverable('a private address')
    },
  }
  await deliverDue(service, courier)
  assert.equal(lines, ['notice-given-up'])
  assert.equal(await service.store.read(tx => listDue(tx, service.clock.now() + 1e9, 9)), [])
})

deliveries('a store that takes nothing any more is told of, and ends nothing', async context => {
  const { service, courier, lines } = context
  await addNotices(service, service.caller, ['a'])
  const transact = () => Promise.reject(new Error('the disk is full'))
  const { begin, settled } = createDeliveries({ ...service, store: { ...service.store, transact } }, courier)
  await begin()
  await until(() => courier.waiting().length === 1)
  courier.answer('a')
  await settled()
  assert.equal(lines, ['notice-unsettled'])
  assert.is((await service.store.read(tx => listDue(tx, service.clock.now(), 9))).length, 1, 'at least once')
})

deliveries('very many that wait for one target hold up nobody else, and no request', async context => {
  const { service, courier } = context
  for (const name of numbered('org', 6))
    await addNotices(service, service.caller, numbered(name, mostNotices), { accountId: name })
  await addNotices(service, service.stranger, ['other'])
  const { begin } = createDeliveries(service, courier)
  const longest = await bestTurn(begin, 20)
  await until(() => courier.asked.includes('other'))
  assert.ok(longest <= 20, `nobody else had a turn for ${longest} ms`)
})

deliveries('no run asks to be told of while thousands of messages cannot be delivered', async context => {
  const { service } = context
  const { caller, stranger } = service
  const wish = { format: 'report', instructions: '', content: 'x', files: [], assets: [] }
  const run = async (who: Caller, more: object): Promise<string> => {
    const { jobId } = await createJob(service, who, 'Tide')
    return createRun(service, who, jobId, { ...wish, notifyEmail: false, ...more }).then(
      () => 'accepted',
      (reason: { readonly code: string }) => reason.code,
    )
  }
  const hook = { webhookUrl: 'https://harbour.example/hook' }
  await addNotices(service, caller, numbered('slow', mostNotices))
  assert.is(await run(caller, hook), 'quota-reached')
  assert.is(await run(caller, { notifyEmail: true }), 'quota-reached')
  assert.is(await run(caller, {}), 'accepted')
  assert.is(await run(stranger, hook), 'accepted')
  const [own] = (await service.store.read(tx => tx.find('runs', 'queuedOf', caller.accountId))).slice(-1)
  assert.ok(own)
  const refusal = await notifyByEmail(service, caller, own.jobId, own.runId).catch(error => error.code)
  assert.is(refusal, 'quota-reached')
})

deliveries.run()
