import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Webhook } from 'standardwebhooks'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import type { Courier } from './deliver-notice.ts'
import { createJob } from '../jobs/jobs.ts'
import { deliverDue } from '../../testing/deliver-due.test.kit.ts'
import { startNotices } from './notices.ts'
import { isTerminal } from '../runs/run-status.ts'
import { createRun } from '../runs/create-run.ts'
import { getRun, notifyByEmail } from '../runs/runs.ts'
import { webhookSecret } from './sign-webhook.ts'
import { startWorkers } from '../runs/work-runs.ts'

const notices = suite<{ service: TestService; jobId: string }>('notices')
notices.before.each(async context => {
  context.service = await createTestService()
  context.jobId = (await createJob(context.service, context.service.caller, 'Tide\r\nBcc: x')).jobId
})
notices.after.each(({ service }) => service.close())

interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function courierOf(statuses: number[]): Courier & { readonly sent: Sent[] } {
  const sent: Sent[] = []
  return {
    sent,
    async post(url, headers, body) {
      sent.push({ url, headers, body })
      return statuses.shift() ?? 200
    },
  }
}

async function run(service: TestService, jobId: string, content: string, more: object = {}): Promise<string> {
  const request = {
    format: 'report',
    instructions: '',
    content,
    files: [],
    assets: [],
    notifyEmail: false,
    ...more,
  }
  const workers = await startWorkers(service, 1)
  const { runId } = await createRun(service, service.caller, jobId, request)
  while (!isTerminal((await getRun(service, service.caller, jobId, runId)).status))
    await new Promise(resolve => setTimeout(resolve, 2))
  await workers.drain()
  return runId
}

notices(
  'an e-mail tells of a run that was completed and of one that failed, and of no other',
  async ({ service, jobId }) => {
    await run(service, jobId, '# Ebb', { notifyEmail: true })
    await run(service, jobId, 'fail', { notifyEmail: true })
    await run(service, jobId, '# Flow')
    await deliverDue(service, courierOf([]))
    await deliverDue(service, courierOf([]))
    assert.equal(
      service.mails.map(mail => mail.subject),
      ['Tide Bcc: x: report completed', 'Tide Bcc: x: report failed'],
    )
    assert.match(service.mails[1]?.text ?? '', 'the copy says so')
  },
)

notices('an e-mail can be asked for while the run is active, not after', async ({ service, jobId }) => {
  const runId = await run(service, jobId, '# Ebb')
  assert.not.ok((await notifyByEmail(service, service.caller, jobId, runId)).active)
  await deliverDue(service, courierOf([]))
  assert.is(service.mails.length, 0)
})

notices('a webhook is signed so that the scheme’s own library takes it', async ({ service, jobId }) => {
  service.pass(Date.now() - service.clock.now())
  const runId = await run(service, jobId, '# Ebb', { webhookUrl: 'https://hooks.example/platen' })
  const courier = courierOf([204])
  await deliverDue(service, courier)
  const { url, headers, body } = courier.sent[0] as Sent
  assert.is(url, 'https://hooks.example/platen')
  const secret = webhookSecret(service, service.caller.accountId)
  const payload = new Webhook(secret).verify(body, { ...headers }) as {
    type: string
    data: { run_id: string }
  }
  assert.is(payload.type, 'run.completed')
  assert.is(payload.data.run_id, runId)
  assert.throws(() => new Webhook(secret).verify(`${body} `, { ...headers }))
})

notices(
  'a webhook that fails is tried again later with the same id, and given up when its target is gone',
  async ({ service, jobId }) => {
    await run(service, jobId, '# Ebb', { webhookUrl: 'https://hooks.example/' })
    const courier = courierOf([500, 503, 410])
    await deliverDue(service, courier)
    await deliverDue(service, courier)
    assert.is(courier.sent.length, 1)
    service.pass(6_000)
    await deliverDue(service, courier)
    service.pass(6 * 60_000)
    await deliverDue(service, courier)
    service.pass(60 * 60_000)
    await deliverDue(service, courier)
    assert.is(courier.sent.length, 3)
    assert.is(new Set(courier.sent.map(({ headers }) => headers['webhook-id'])).size, 1)
  },
)

notices(
  'a mail server that is away for an hour gets its mail once, and webhooks do not wait for it',
  async context => {
    const { service, jobId } = context
    const minute = 60_000
    const begun = service.clock.now()
    let tries = 0
    const away: TestService = {
      ...service,
      mailer: {
        async send(mail) {
          tries += 1
          if (service.clock.now() < begun + 60 * minute) throw new Error('connect ECONNREFUSED')
          await service.mailer.send(mail)
        },
      },
    }
    const courier = courierOf([])
    await run(away, jobId, '# Ebb', { notifyEmail: true, webhookUrl: 'https://hooks.example/' })
    await deliverDue(away, courier)
    assert.equal([service.mails.length, courier.sent.length], [0, 1])
    for (let passed = 0; passed < 6 * 60; passed += 1) {
      service.pass(minute)
      await deliverDue(away, courier)
    }
    assert.equal([service.mails.length, courier.sent.length], [1, 1])
    assert.ok(tries < 8, `${tries} tries`)
  },
)

notices('the loop ends when it is asked to', async ({ service, jobId }) => {
  const courier = courierOf([200])
  const loop = startNotices(service, courier)
  await run(service, jobId, '# Ebb', { webhookUrl: 'https://hooks.example/' })
  await loop.drain()
})

notices.run()
