import { createServer } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createCourier } from '../courier/courier.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { createJob } from '../service/jobs/jobs.ts'
import { deliverDue } from '../testing/deliver-due.test.kit.ts'
import { isTerminal } from '../service/runs/run-status.ts'
import { createRun } from '../service/runs/create-run.ts'
import { getRun } from '../service/runs/runs.ts'
import type { RenderingService } from '../service/service.ts'
import { startWorkers } from '../service/runs/work-runs.ts'
import { createTestService, type TestService } from '../testing/create-service.test.kit.ts'
import { listDue } from '../service/notices/due-notices.ts'

/** Notices through the real courier and the real mailer. */
const deliveries = suite<{ base: TestService; warnings: string[] }>('deliveries')
deliveries.before.each(async context => {
  context.base = await createTestService()
  context.warnings = []
})
deliveries.after.each(({ base }) => base.close())

const minute = 60_000

async function completed(service: RenderingService, base: TestService, more: object): Promise<void> {
  const { jobId } = await createJob(service, base.caller, 'Tide')
  const request = { format: 'report', instructions: '', content: '# Ebb', files: [], assets: [] }
  const workers = await startWorkers(service, 1)
  const run = await createRun(service, base.caller, jobId, { ...request, notifyEmail: false, ...more })
  while (!isTerminal((await getRun(service, base.caller, jobId, run.runId)).status))
    await new Promise(resolve => setTimeout(resolve, 2))
  await workers.drain()
}

function loggedTo(warnings: string[], service: RenderingService): RenderingService {
  const keep = (_: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    void warnings.push(String(fields['error']))
  return { ...service, log: { info: () => {}, warn: keep, error: keep } }
}

async function listening(server: {
  listen(port: number, host: string, done: () => void): unknown
}): Promise<void> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
}

deliveries('a mail server that is down gets its mail when it is up again', async ({ base, warnings }) => {
  const received: string[] = []
  const create = (): SMTPServer =>
    new SMTPServer({
      ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
      onData(stream, _session, done) {
        stream.on('data', chunk => received.push(String(chunk)))
        stream.on('end', () => done())
      },
    })
  const first = create()
  await listening(first)
  const { port } = first.server.address() as AddressInfo
  await new Promise<void>(resolve => first.close(() => resolve()))
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Platen <platen@localhost>')
  const service = loggedTo(warnings, { ...base, mailer })
  await completed(service, base, { notifyEmail: true })
  const courier = createCourier()
  await deliverDue(service, courier)
  assert.match(warnings[0] as string, 'ECONNREFUSED')
  const second = create()
  await new Promise<void>(resolve => second.listen(port, '127.0.0.1', resolve))
  await deliverDue(service, courier)
  assert.is(received.length, 0, 'it waits before it tries again')
  base.pass(minute)
  await deliverDue(service, courier)
  assert.match(received.join(''), 'Tide: report completed')
  base.pass(60 * minute)
  await deliverDue(service, courier)
  assert.is(received.join('').split('Subject:').length, 2, 'once')
  await new Promise<void>(resolve => second.close(() => resolve()))
})

deliveries(
  'a mail server that is away for an hour gets its mail once, and within three more',
  async ({ base, warnings }) => {
    const sent: string[] = []
    let isAway = true
    const mailer = {
      async send({ subject }: { readonly subject: string }): Promise<void> {
        if (isAway) throw new Error('connect ECONNREFUSED')
        sent.push(subject)
      },
    }
    const service = loggedTo(warnings, { ...base, mailer })
    for (let count = 0; count < 20; count += 1) await completed(service, base, { notifyEmail: true })
    const courier = createCourier()
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await deliverDue(service, courier)
      base.pass(minute)
    }
    isAway = false
    for (let minutes = 0; minutes < 180; minutes += 5) {
      await deliverDue(service, courier)
      base.pass(5 * minute)
    }
    assert.is(sent.length, 20)
    assert.ok(warnings.length <= 20 * 4, 'it is not asked again and again')
  },
)

deliveries(
  'a webhook target that is down hears of the run when it is up again',
  async ({ base, warnings }) => {
    const bodies: string[] = []
    const server = createServer((request, response) => {
      request.on('data', chunk => bodies.push(String(chunk)))
      request.on('end', () => response.writeHead(bodies.length === 1 ? 500 : 204).end())
    })
    await listening(server)
    const { port } = server.address() as AddressInfo
    await new Promise<void>(resolve => server.close(() => resolve()))
    const local = new BlockList()
    local.addSubnet('127.0.0.0', 8)
    const courier = createCourier({ allow: local })
    const service = loggedTo(warnings, base)
    await completed(service, base, { webhookUrl: `http://127.0.0.1:${port}/hook` })
    await deliverDue(service, courier)
    assert.match(warnings[0] as string, 'ECONNREFUSED')
    await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
    for (const wait of [1, 10, 60]) {
      base.pass(wait * minute)
      await deliverDue(service, courier)
    }
    server.closeAllConnections()
    server.close()
    assert.is(bodies.length, 2, 'a 500 is tried again, a 204 is not')
    assert.match(warnings[1] as string, 'answered 500')
    assert.equal(await service.store.read(tx => listDue(tx, base.clock.now() + 60 * minute, 9)), [])
  },
)

deliveries(
  'a webhook to this machine or its network is never sent, and given up at once',
  async ({ base, warnings }) => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.end()
    })
    await listening(server)
    const { port } = server.address() as AddressInfo
    const service = loggedTo(warnings, base)
    for (const url of [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      'https://localhost/',
      'https://[::1]/',
    ])
      await completed(service, base, { webhookUrl: url })
    await deliverDue(service, createCourier())
    server.close()
    assert.equal([asked, warnings.length], [0, 4])
    assert.ok(
      warnings.every(text => /private address|only https|only 443/.test(text)),
      warnings.join('\n'),
    )
    assert.equal(await service.store.read(tx => listDue(tx, base.clock.now() + 25 * 60 * minute, 9)), [])
  },
)

deliveries.run()
