import type { Account } from '../credits/account.ts'
import type { Notice } from './notice.ts'
import type { Run } from '../runs/run.ts'
import type { Service } from '../service.ts'

/** What is to be told when a run ends: an e-mail if it was asked for, a webhook if there is one. */
export function runNotices(
  { random, clock }: Pick<Service, 'random' | 'clock'>,
  run: Run,
): readonly Notice[] {
  const { runId, jobId, accountId, notifyEmail, webhookUrl: url } = run
  const now = clock.now()
  const about = { kind: 'run-ended' as const, runId, jobId }
  const messages = [
    ...(notifyEmail ? [{ ...about, to: 'email' as const }] : []),
    ...(url === undefined ? [] : [{ ...about, to: 'webhook' as const, url }]),
  ]
  return messages.map(message => ({
    noticeId: random.id('ntc'),
    accountId,
    message,
    attempt: 0,
    dueAt: now,
    createdAt: now,
  }))
}

/** What is to be looked at after a charge: whether credit has run low. */
export function topupNotices(
  { random, clock }: Pick<Service, 'random' | 'clock'>,
  account: Account | undefined,
): readonly Notice[] {
  if (!account?.autoTopup.enabled) return []
  const now = clock.now()
  const message = { kind: 'auto-topup', to: 'payments' } as const
  return [
    {
      noticeId: random.id('ntc'),
      accountId: account.accountId,
      message,
      attempt: 0,
      dueAt: now,
      createdAt: now,
    },
  ]
}
