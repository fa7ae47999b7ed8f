import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, BlockList, createServer as createNetServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { patience, settled, until } from '../../core/testing/until.test.kit.ts'
import { createCourier } from '../courier/courier.ts'
import { createFolderMailer } from '../mail/folder-mailer.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { createRun } from '../service/runs/create-run.ts'
import { createJob } from '../service/jobs/jobs.ts'
import { deliverDue } from '../testing/deliver-due.test.kit.ts'
import { cancelRun } from '../service/runs/runs.ts'
import type { RenderingService } from '../service/service.ts'
import { startWorkers } from '../service/runs/work-runs.ts'
import { createTestService, type TestService } from '../testing/create-service.test.kit.ts'
import { listDue } from '../service/notices/due-notices.ts'

/** Targets of notices that do what they should not, through the real courier and the real mailers. */
interface Context {
  base: TestService
  service: RenderingService
  warnings: string[]
  folder: string
  servers: { close(): unknown }[]
}

const targets = suite<Context>('hostile targets')
targets.before.each(async context => {
  context.base = await createTestService()
  context.folder = mkdtempSync(join(tmpdir(), 'platen-targets-'))
  context.warnings = []
  context.servers = []
  const keep = (_: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    void context.warnings.push(String(fields['error']))
  context.service = { ...context.base, log: { info: () => {}, warn: keep, error: keep } }
})
targets.after.each(async ({ base, folder, servers }) => {
  for (const server of servers) server.close()
  await base.close()
  rmSync(folder, { recursive: true })
})

const minute = 60_000

/** Everything on this machine counts as public. */
const local = new BlockList()
local.addSubnet('127.0.0.0', 8)

async function listen(servers: Context['servers'], answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  servers.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A run that has ended, with somebody to be told. */
async function ended(
  service: RenderingService,
  { caller }: TestService,
  more: object,
  name = 'Tide',
): Promise<void> {
  const { jobId } = await createJob(service, caller, name)
  const request = { format: 'report', instructions: '', content: '# Ebb', files: [], assets: [] }
  const { runId } = await createRun(service, caller, jobId, { ...request, notifyEmail: false, ...more })
  await cancelRun(service, caller, jobId, runId)
  await (await startWorkers(service, 1)).drain()
}

const due = async ({ service, base }: Context): Promise<number> =>
  (await service.store.read(tx => listDue(tx, base.clock.now() + 25 * 60 * minute, 9))).length

targets('a redirect is not followed, wherever it leads, and tried again as a refusal', async context => {
  const { service, base, warnings, servers } = context
  let led = 0
  const inside = await listen(servers, (_, response) => {
    led += 1
    response.end()
  })
  const target = await listen(servers, (_, response) =>
    response.writeHead(307, { location: `${inside}/secret` }).end(),
  )
  await ended(service, base, { webhookUrl: `${target}/hook` })
  await deliverDue(service, createCourier({ allow: local }))
  assert.is(led, 0)
  assert.match(warnings[0] ?? '', '307')
  assert.is(await due(context), 1)
})

targets('a target that never answers, or never ends, is given up in time and tried again', async context => {
  const { service, base, warnings, servers } = context
  const silent = await listen(servers, () => {})
  const endless = await listen(servers, (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('x'.repeat(1000)), 1)
    response.on('close', () => clearInterval(timer))
  })
  const slow = await listen(servers, (_, response) => void response.write('H'))
  const courier = createCourier({ allow: local, timeout: 200 })
  await ended(service, base, { webhookUrl: silent })
  await settled(deliverDue(service, courier))
  assert.is(warnings.length, 1)
  assert.is(await due(context), 1)
  for (const url of [endless, slow]) {
    await ended(service, base, { webhookUrl: url })
    // Time for the answer to begin on a machine that is busy.
    await settled(deliverDue(service, createCourier({ allow: local, timeout: 1000 })))
    assert.is(await due(context), 1, 'what it says is of no interest: it was taken')
  }
  for (let days = 0; days < 12; days += 1) {
    base.pass(25 * 60 * minute)
    await deliverDue(service, courier)
  }
  assert.is(await due(context), 0, 'in the end it is given up')
})

targets('a name that answers otherwise the second time leads nowhere else', async context => {
  const { service, base, servers } = context
  const hosts: string[] = []
  const target = await listen(servers, (request, response) => {
    hosts.push(request.headers.host ?? '')
    response.writeHead(204).end()
  })
  const { port } = new URL(target)
  // The first answer is one that may be dialled; all later ones are where the attacker wants to get to.
  const answers = [['127.0.0.1'], ['127.0.0.9'], ['10.0.0.1']]
  let asked = 0
  const resolve = async (): Promise<readonly string[]> => answers[asked++] ?? ['10.0.0.1']
  const one = new BlockList()
  one.addAddress('127.0.0.1')
  await ended(service, base, { webhookUrl: `http://rebind.example:${port}/` })
  await deliverDue(service, createCourier({ allow: one, resolve }))
  assert.equal([asked, hosts], [1, [`rebind.example:${port}`]], 'the name is looked up once')
  await ended(service, base, { webhookUrl: `http://rebind.example:${port}/` })
  await deliverDue(service, createCourier({ allow: one, resolve }))
  assert.is(hosts.length, 1, 'the next look-up is checked anew')
})

targets('a mail folder that cannot be written keeps its mail for later', async context => {
  const { service, base, folder, warnings } = context
  const path = join(folder, 'mail')
  writeFileSync(path, 'in the way')
  const withMail = { ...service, mailer: createFolderMailer(path, 'Platen <platen@localhost>') }
  const hostile = 'a\r\nBcc: evil@example.com\u0000\u2028<b>'
  await ended(withMail, base, { notifyEmail: true }, hostile)
  await deliverDue(withMail, createCourier())
  assert.match(warnings[0] ?? '', /ENOTDIR|EEXIST/)
  assert.is(await due(context), 1)
  rmSync(path)
  base.pass(minute)
  await deliverDue(withMail, createCourier())
  const names = readdirSync(path)
  assert.is(names.length, 1)
  const [head = ''] = readFileSync(join(path, names[0] ?? ''), 'utf8').split('\r\n\r\n')
  assert.not.match(head, /^(bcc|x-\w+):/im)
  assert.is([...head.matchAll(/^Subject: /gm)].length, 1)
  assert.match(head, /^To: harbour@example\.com$/m)
  assert.is(await due(context), 0)
})

targets('a mail server that says nothing holds no webhook up', async context => {
  const { service, base, servers, warnings } = context
  let told = 0
  const target = await listen(servers, (_, response) => {
    told += 1
    response.writeHead(204).end()
  })
  const lines: Socket[] = []
  const silent = createNetServer(socket => void lines.push(socket.on('error', () => {})))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  servers.push(silent)
  const { port } = silent.address() as AddressInfo
  const withMail = {
    ...service,
    mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Platen <p@localhost>', patience),
  }
  for (let count = 0; count < 3; count += 1)
    await ended(withMail, base, { notifyEmail: true, webhookUrl: target })
  const working = deliverDue(withMail, createCourier({ allow: local }))
  await until(() => told === 3 && lines.length === 3)
  assert.is(warnings.length, 0, 'webhooks went out before the mail server was given up')
  for (const line of lines) line.destroy()
  await working
  assert.is(warnings.length, 3)
  assert.is(await due(context), 3, 'the mail is tried again')
})

targets.run()
