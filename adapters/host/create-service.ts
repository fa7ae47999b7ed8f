import { formats } from '../../formats/index.ts'
import { createFolderMailer } from '../mail/folder-mailer.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { createNoPayments } from '../payments/no-payments.ts'
import type { Payments } from '../service/ports/payments.ts'
import type { Service } from '../service/service.ts'
import type { Settings } from '../service/settings.ts'
import { toSettings } from '../settings/read-settings.ts'
import type { Variables } from '../settings/variables.ts'
import { createSystemRandom } from '../system/system-random.ts'
import { readSecret } from './data-folder.ts'
import { groupFormats } from './format-groups.ts'
import type { Adapters } from './open-adapters.ts'
import { resolveOrigins } from './service-origins.ts'
import { createQueueRoom } from '../service/runs/queue-room.ts'
import { createTurns } from '../service/take-turns.ts'
import { firstAccount } from '../service/access/people.ts'

/** Histories of an organisation, or uploads of a file, that may wait for the one before them. */
const mostWaiting = 8

/** Puts what is open and what is set together to what the rules work with. */
export async function createService(values: Variables, adapters: Adapters, port: number): Promise<Service> {
  const { folder, store, buckets, blobs, copyReader, log, clock } = adapters
  const { smtp, mailFrom } = values
  const isNew = (await store.read(tx => firstAccount(tx))) === undefined
  const secret = values.secret ?? (await readSecret(folder, { isNew }))
  const groups = groupFormats(formats)
  const settings = toSettings(values, { secret, ...resolveOrigins({ ...values, port }) }, groups)
  return {
    ...{ store, blobs, copyReader, log, clock, settings, ...(buckets && { buckets }) },
    ...{ random: createSystemRandom(), formats: groups, turns: createTurns({ waiting: mostWaiting }) },
    queueRoom: createQueueRoom(store),
    mailer: smtp === undefined ? createFolderMailer(folder.mail, mailFrom) : createSmtpMailer(smtp, mailFrom),
    payments: await openPayments(values, settings),
    ...(await openDesigner(values)),
  }
}

/** The language model, where one is set: its packages are loaded then only. */
async function openDesigner(values: Variables): Promise<Pick<Service, 'designer'>> {
  const { designerUrl: url, designerModel: model, designerKey: key, designerTime: timeLimit } = values
  if (url === undefined || model === undefined) return {}
  const { createModelDesigner } = await import('../designer/language-model.ts')
  return { designer: createModelDesigner({ url, model, timeLimit, ...(key !== undefined && { key }) }) }
}

/** Stripe, where its keys are set: its package is big and loaded then only. */
async function openPayments(values: Variables, { publicUrl }: Settings): Promise<Payments> {
  const { stripeKey: key, stripeWebhookSecret: webhookSecret } = values
  if (key === undefined || webhookSecret === undefined) return createNoPayments()
  const { createStripePayments } = await import('../payments/stripe-payments.ts')
  return createStripePayments({ key, webhookSecret, returnUrl: `${publicUrl}/credits` })
}
