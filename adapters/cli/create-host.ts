import { createEngine, type Engine } from '../../core/engine.ts'
import { formats } from '../../formats/index.ts'
import { openBlobs } from '../blobs/open-blobs.ts'
import { createCourier } from '../courier/courier.ts'
import { createApp } from '../http/create-app.ts'
import { dashboardRoutes } from '../http/dashboard/dashboard-routes.ts'
import { listen, type Listener } from '../http/listen.ts'
import { viewerRoutes } from '../http/viewer/viewer-routes.ts'
import { createFolderMailer } from '../mail/folder-mailer.ts'
import { createSmtpMailer } from '../mail/smtp-mailer.ts'
import { createNoPayments } from '../payments/no-payments.ts'
import { collectGarbage } from '../service/collect.ts'
import { type NoticeLoop, startNotices } from '../service/notices.ts'
import { openAccount } from '../service/open-account.ts'
import type { User } from '../service/account.ts'
import type { Blobs } from '../service/blobs.ts'
import type { Clock } from '../service/clock.ts'
import type { Payments } from '../service/payments.ts'
import type { Service } from '../service/service.ts'
import type { Settings } from '../service/settings.ts'
import { signInLink } from '../service/sign-in.ts'
import type { Store } from '../service/store/store.ts'
import { startWorkers, type Workers } from '../service/work-runs.ts'
import { toSettings } from '../settings/read-settings.ts'
import type { Variables } from '../settings/variables.ts'
import { createDisk } from '../store/embedded/disk.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createPinoLog, type FlushableLog } from '../system/pino-log.ts'
import { createSystemClock } from '../system/system-clock.ts'
import { createSystemRandom } from '../system/system-random.ts'
import { type DataFolder, explained, openDataFolder, readSecret } from './data-folder.ts'
import { groupFormats } from './format-groups.ts'
import { findPort } from './free-port.ts'
import { resolveOrigins } from './service-origins.ts'
import { packageVersion } from './version.ts'

/** A service that runs. */
export interface Host {
  /** Where it listens. */
  readonly url: string
  /** Signs the owner in to the dashboard, once. */
  readonly signIn: string
  /** Of the first key; told at the first start only. */
  readonly secretKey?: string
  readonly log: FlushableLog
  /** Refuses new work, lets what is in work end or puts it back into the queue, writes everything and lets go. */
  stop(): Promise<void>
}

/** What is open while the service runs. */
interface Opened {
  readonly folder: DataFolder
  readonly port: number
  readonly log: FlushableLog
  readonly clock: Clock
  readonly store: Store
  readonly blobs: Blobs
  readonly engine: Engine
}

/** Connections and deliveries that are under way have this long to end when the service stops, ms. */
const patience = 3000

/** How often garbage is collected, ms. */
const collectInterval = 60 * 60 * 1000

/**
 * Puts the service together and opens its port: the one place that knows every adapter. `onFailure` is called when
 * nothing can be stored any more; the process must then end. Throws with how to mend it.
 */
export async function createHost(values: Variables, onFailure: (error: Error) => void): Promise<Host> {
  const folder = await openDataFolder(values.data)
  const { threads, timeLimit, memoryLimit, host } = values
  const disk = createDisk({ sync: values.fsync === 'always' })
  const store = await explained(folder.path, () =>
    openEmbeddedStore({ folder: folder.store, disk, onFailure }),
  )
  const engine = createEngine({ formats, threads, timeLimit, memoryLimit })
  const log = createPinoLog(values.logLevel)
  const clock = createSystemClock()
  let blobs: Blobs | undefined
  try {
    const port = await explainedPort(values, () => findPort(host, values.port))
    const note = (key: string): Promise<void> => store.noteBlob(key, clock.now())
    blobs = await openBlobs({ setting: values.blobs, folder: folder.blobs, note, log })
    const opened = { folder, port, log, clock, store, blobs, engine }
    return await startHost(values, opened, await createService(values, opened))
  } catch (error) {
    await engine.close()
    await blobs?.close()
    await store.close()
    throw error
  }
}

async function createService(values: Variables, opened: Opened): Promise<Service> {
  const { folder, store, blobs, engine, log, clock, port } = opened
  const { smtp, mailFrom } = values
  const isNew = (await store.firstAccount()) === undefined
  const secret = values.secret ?? (await readSecret(folder, { isNew }))
  const groups = groupFormats(formats)
  const settings = toSettings(values, { secret, ...resolveOrigins({ ...values, port }) }, groups)
  return {
    ...{ store, blobs, engine, log, clock, settings },
    ...{ random: createSystemRandom(), formats: groups },
    mailer: smtp === undefined ? createFolderMailer(folder.mail, mailFrom) : createSmtpMailer(smtp, mailFrom),
    payments: await openPayments(values, settings),
  }
}

/** Stripe, where its keys are set: its package is big and loaded then only. */
async function openPayments(values: Variables, { publicUrl }: Settings): Promise<Payments> {
  const { stripeKey: key, stripeWebhookSecret: webhookSecret } = values
  if (key === undefined || webhookSecret === undefined) return createNoPayments()
  const { createStripePayments } = await import('../payments/stripe-payments.ts')
  return createStripePayments({ key, webhookSecret, returnUrl: `${publicUrl}/credits` })
}

async function startHost(values: Variables, opened: Opened, service: Service): Promise<Host> {
  const { metricsToken, host, threads } = values
  const draining = new AbortController()
  const app = createApp(service, {
    ...{ version: packageVersion(), draining: draining.signal },
    ...(metricsToken !== undefined && { metricsToken }),
    pages: [dashboardRoutes, viewerRoutes].flatMap(pagesOf =>
      pagesOf(service, { draining: draining.signal }),
    ),
  })
  const owner = await openOwner(values, service)
  const listener = await explainedPort(values, () => listen(app, { hostname: host, port: opened.port }))
  const running = {
    ...{ listener, draining, grace: values.drain },
    workers: await startWorkers(service, threads),
    notices: startNotices(service, createCourier()),
    stopCollecting: startCollecting(service),
  }
  return {
    url: listener.url,
    signIn: signInLink(service, owner.user),
    ...(owner.secret !== undefined && { secretKey: owner.secret }),
    log: opened.log,
    stop: () => stopHost(opened, running),
  }
}

/** The organisation of this service and its owner; opened, with a key, when there is none. */
async function openOwner(
  values: Variables,
  service: Service,
): Promise<{ readonly user: User; readonly secret?: string }> {
  const account = await service.store.firstAccount()
  if (!account) {
    const name = values.owner.split('@')[0] ?? values.owner
    return openAccount(service, { name, email: values.owner, grantMicros: values.grant })
  }
  const [user] = await service.store.listUsers(account.accountId)
  if (!user)
    throw new Error(`the organisation ${account.accountId} has nobody; restore the folder from a backup`)
  return { user }
}

/** Collects garbage now and every hour; returns what ends it. */
function startCollecting(service: Service): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const collect = (): void => {
    running = running
      .then(() => collectGarbage(service))
      .catch(error => service.log.error('collecting-failed', { error: String(error) }))
  }
  collect()
  const timer = setInterval(collect, collectInterval)
  return () => {
    clearInterval(timer)
    return running
  }
}

interface Running {
  readonly listener: Listener
  readonly workers: Workers
  readonly notices: NoticeLoop
  readonly draining: AbortController
  /** Runs in work may take this long to end, ms. */
  readonly grace: number
  stopCollecting(): Promise<void>
}

async function stopHost({ engine, store, blobs, log }: Opened, running: Running): Promise<void> {
  const { listener, workers, notices, draining, grace } = running
  draining.abort()
  // An engine that is closed gives its runs back; their workers put them into the queue for the next start.
  await within(grace, workers.drain())
  await engine.close()
  await workers.drain()
  if (!(await within(patience, listener.close()))) await listener.close(true)
  await within(patience, Promise.all([notices.drain(), running.stopCollecting()]))
  await blobs.close()
  await store.close()
  log.flush()
}

/** Waits, but no longer than that many ms; resolves with whether it was enough. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

/** Opens a port; what the system says of it becomes a message that helps. */
async function explainedPort<Result>(
  { host, port }: Variables,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `port ${port} is taken; stop what has it, or give another with --port`,
      EACCES: `port ${port} is reserved for the system; give one above 1023 with --port`,
      EADDRNOTAVAIL: `this machine has no address ${host}; set PLATEN_HOST to one that it has`,
      ENOTFOUND: `there is no host "${host}"; set PLATEN_HOST to an address of this machine`,
    }
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason === undefined ? error : new Error(reason, { cause: error })
  }
}
