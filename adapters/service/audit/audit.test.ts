import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createHarness, type Harness } from '../../http/testing/harness.test.kit.ts'
import { completeSignIn, readSession, signInLink, signOut } from '../access/sign-in.ts'
import { usersOf } from '../access/people.ts'
import { setAutoTopup } from '../credits/credits.ts'
import { recordPayment } from '../credits/take-payment.ts'
import { sweep } from '../files/sweep.ts'
import { apart } from '../ports/store.ts'
import type { AuditEntry } from './audit-entry.ts'
import { eachAudit } from './write-audit.ts'

const audit = suite<{ api: Harness; told: () => Promise<readonly AuditEntry[]> }>('audit')
audit.before.each(async context => {
  const api = await createHarness()
  const { store, caller } = api.service
  const told = async (): Promise<readonly AuditEntry[]> => {
    const lines: AuditEntry[] = []
    for await (const line of eachAudit(apart(store)))
      if (line.accountId === caller.accountId) lines.push(line)
    return lines
  }
  Object.assign(context, { api, told })
})
audit.after.each(({ api }) => api.close())

audit('keys, members, money and publishing leave a line with who it was, in order', async ({ api, told }) => {
  const { service } = api
  const { caller, store } = service
  const before = (await told()).length
  const send = (method: string, path: string, json?: unknown) =>
    api.send(method, path, {
      ...(json !== undefined && { json }),
      headers: { 'x-request-id': 'asked-by-us' },
    })
  const { key_id } = (await send('POST', '/v1/auth/keys', { name: 'ci' })).json
  await send('DELETE', `/v1/auth/keys/${key_id}`)
  const jobId = await api.job('Tide')
  await api.run(jobId)
  const { public_url } = (await send('POST', `/v1/jobs/${jobId}/publish`, {})).json
  await send('POST', `/v1/jobs/${jobId}/unpublish`, {})
  const [user] = await store.read(tx => usersOf(tx, caller.accountId))
  if (!user) throw new Error('there is nobody')
  const link = signInLink(service, user)
  const { session } = await completeSignIn(service, new URL(link).searchParams.get('token') ?? '')
  const member = await readSession(service, session)
  if (!member) throw new Error('nobody is signed in')
  await setAutoTopup(service, member, {
    enabled: false,
    thresholdMicros: 0,
    topupMicros: 0,
    monthlyMaxMicros: 0,
  })
  await signOut(service, member, 'here')
  const at = service.clock.now()
  const entry = {
    entryId: 'stripe:cs_1',
    accountId: caller.accountId,
    kind: 'topup' as const,
    note: 'Stripe',
    createdAt: at,
  }
  const entries = [{ ...entry, freeMicros: 0, paidMicros: 12_500_000 }]
  await store.transact(tx =>
    recordPayment(tx, { eventId: 'evt_1', accountId: caller.accountId, at, entries }),
  )
  const lines = (await told()).slice(before)
  assert.equal(
    lines.map(({ act, on }) => [act, on]),
    [
      ['key-created', key_id],
      ['key-revoked', key_id],
      ['published', jobId],
      ['unpublished', jobId],
      ['signed-in', user.userId],
      ['top-up-changed', caller.accountId],
      ['signed-out', user.userId],
      ['money-moved', 'stripe:cs_1'],
    ],
  )
  const [created, , published, , signedIn] = lines
  assert.match(JSON.stringify(created?.by), '"requestId":"asked-by-us"')
  assert.match(JSON.stringify(created?.by), '"keyId":"key_')
  assert.match(published?.note ?? '', public_url)
  assert.is(signedIn && 'sessionId' in signedIn.by && signedIn.by.sessionId, member.sessionId)
  assert.is(lines.at(-1)?.note, 'topup 12.5000 USD: Stripe')
})

audit('what was refused leaves no line, and a secret is in none', async ({ api, told }) => {
  const before = await told()
  await api.send('DELETE', '/v1/auth/keys/key_none')
  await api.send('POST', '/v1/jobs/job_none/publish', { json: {} })
  assert.is((await told()).length, before.length)
  const { secret_key } = (await api.send('POST', '/v1/auth/keys', { json: { name: 'ci' } })).json
  assert.not.match(JSON.stringify(await told()), secret_key)
})

audit('a line is kept for two years', async ({ api, told }) => {
  const { store, clock } = api.service
  const day = 24 * 60 * 60 * 1000
  assert.ok((await told()).length > 0)
  await sweep(store, clock.now() + 729 * day)
  assert.ok((await told()).length > 0)
  await sweep(store, clock.now() + 731 * day)
  assert.equal(await told(), [])
})

audit.run()
