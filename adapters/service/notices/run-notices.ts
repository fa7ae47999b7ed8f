import type { Account } from '../credits/account.ts'
import type { Notice } from './notice.ts'
import type { Run } from '../runs/run.ts'
import type { Service } from '../service.ts'

type Making = Pick<Service, 'random' | 'clock'>

/** What is to be told when a run ends: an e-mail if it was asked for, a webhook if there is one. */
export function runNotices(service: Making, run: Run): readonly Notice[] {
  const { runId, jobId, accountId, notifyEmail, webhookUrl: url } = run
  const about = { kind: 'run-ended' as const, runId, jobId }
  const messages = [
    ...(notifyEmail ? [{ ...about, to: 'email' as const }] : []),
    ...(url === undefined ? [] : [{ ...about, to: 'webhook' as const, url }]),
  ]
  return messages.map(message => newNotice(service, accountId, message))
}

/** What is to be looked at after a charge: whether credit has run low. */
export function topupNotices(service: Making, account: Account | undefined): readonly Notice[] {
  if (!account?.autoTopup.enabled) return []
  return [newNotice(service, account.accountId, { kind: 'auto-topup', to: 'payments' })]
}

function newNotice({ random, clock }: Making, accountId: string, message: Notice['message']): Notice {
  const now = clock.now()
  return { noticeId: random.id('ntc'), accountId, message, attempt: 0, dueAt: now, createdAt: now }
}
