import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createJob, deleteJob } from '../../../service/jobs/jobs.ts'
import { createRun } from '../../../service/runs/create-run.ts'
import { completeSignIn, signInLink } from '../../../service/access/sign-in.ts'
import { createTestService, type TestService } from '../../../testing/create-service.test.kit.ts'
import { createApp } from '../../create-app.ts'
import { workOff } from '../../testing/harness.test.kit.ts'
import { dashboardRoutes } from '../dashboard-routes.ts'
import { postEntry } from '../../../service/credits/ledger.ts'
import { overhear } from '../../../testing/overhear.test.kit.ts'

interface Context {
  service: TestService
  /** The page's text for somebody who is signed in. */
  show(): Promise<string>
}

const credits = suite<Context>('credits page')
credits.before.each(async context => {
  const service = await createTestService()
  const app = createApp(service, { pages: dashboardRoutes(service) })
  const user = await service.store.read(tx => tx.get('users', service.caller.userId))
  assert.ok(user)
  const token = new URL(signInLink(service, user)).searchParams.get('token') ?? ''
  const cookie = `platen_session=${(await completeSignIn(service, token)).session}`
  context.service = service
  context.show = async () => {
    const headers = { accept: 'text/html', cookie }
    const answer = await app.request('http://platen.test/credits', { headers })
    assert.is(answer.status, 200)
    return answer.text()
  }
})
credits.after.each(({ service }) => service.close())

credits('a balance below zero is shown as that, with what to do', async ({ service, show }) => {
  assert.not.match(await show(), 'Top up to go on')
  const { store, caller } = service
  const entry = { accountId: caller.accountId, createdAt: service.clock.now() }
  const charge = { ...entry, entryId: 'charge:1', kind: 'charge', note: 'spent' } as const
  await store.transact(tx => postEntry(tx, { ...charge, freeMicros: -10_000_000, paidMicros: 0 }))
  const refund = { ...entry, entryId: 'stripe:re', kind: 'refund', note: 'refund of a top-up' } as const
  await store.transact(tx => postEntry(tx, { ...refund, freeMicros: 0, paidMicros: -12_502_500 }))
  const text = await show()
  assert.match(text, /<dt>Available<\/dt><dd>−\$12\.5025<\/dd>/)
  assert.match(text, /<dt>Given<\/dt><dd>\$0\.00<\/dd>/)
  assert.match(text, /<dt>Bought<\/dt><dd>−\$12\.5025<\/dd>/)
  assert.match(text, 'Top up to go on')
  assert.match(text, /Refund<\/th><td[^>]*>refund of a top-up<[\s\S]*?class="amount">−\$12\.5025</)
})

credits('a charge names its job and leads there while it exists', async ({ service, show }) => {
  const { caller } = service
  const jobs = [
    await createJob(service, caller, 'Tide <tables>'),
    await createJob(service, caller, 'Menu'),
  ] as const
  for (const [at, { jobId }] of [...jobs, jobs[0]].entries()) {
    const wish = { format: 'report', instructions: '', content: `x ${at}`, files: [], assets: [] }
    await createRun(service, caller, jobId, { ...wish, notifyEmail: false })
  }
  await workOff(service)
  const { store, blobs } = service
  const asked: string[] = []
  const { get } = blobs
  overhear(store, { get: (table, key) => table === 'jobs' && asked.push(key) })
  Object.assign(blobs, {
    get(key: string) {
      asked.push('a blob')
      return get(key)
    },
  })
  const text = await show()
  const link = `<a href="/jobs/${jobs[0].jobId}">report of &quot;Tide &lt;tables&gt;&quot;</a>`
  assert.is(text.split(link).length, 3, 'once for each charge')
  assert.match(text, `<a href="/jobs/${jobs[1].jobId}">report of &quot;Menu&quot;</a>`)
  assert.equal([...asked].sort(), jobs.map(({ jobId }) => jobId).sort(), 'one look for each job')
  await deleteJob(service, caller, jobs[1].jobId)
  const later = await show()
  assert.match(later, '<td data-label="For">report of &quot;Menu&quot;</td>')
  assert.not.match(later, `/jobs/${jobs[1].jobId}`)
})

credits.run()
