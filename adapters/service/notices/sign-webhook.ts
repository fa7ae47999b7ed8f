import { createHmac } from 'node:crypto'
import type { Notice } from './notice.ts'
import type { Service } from '../service.ts'

/** An organisation's secret for checking webhooks, as receivers enter it: `whsec_` and base64. */
export function webhookSecret({ settings }: Pick<Service, 'settings'>, accountId: string): string {
  return `whsec_${keyOf(settings.secret, accountId).toString('base64')}`
}

/** Headers of the Standard Webhooks scheme 1.0: the id stays over retries, the time is that of this try. */
export function signWebhook(
  { settings, clock }: Pick<Service, 'settings' | 'clock'>,
  { noticeId, accountId }: Pick<Notice, 'noticeId' | 'accountId'>,
  body: string,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(clock.now() / 1000)
  const signature = createHmac('sha256', keyOf(settings.secret, accountId))
    .update(`${noticeId}.${seconds}.${body}`)
    .digest('base64')
  return {
    'webhook-id': noticeId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  }
}

function keyOf(secret: string, accountId: string): Buffer {
  return createHmac('sha256', secret).update(`platen webhook\n${accountId}`).digest()
}
