import type { H3 } from 'h3'
import { Registry } from 'prom-client'
import { createCourier } from '../courier/courier.ts'
import { packageVersion } from '../system/version.ts'
import { type AppOptions, createApp } from '../http/create-app.ts'
import { dashboardRoutes } from '../http/dashboard/dashboard-routes.ts'
import { type Listener, listen } from '../http/listen.ts'
import { createWaitingApp } from '../http/waiting-app.ts'
import { viewerRoutes } from '../http/viewer/viewer-routes.ts'
import { observe } from '../operations/observe.ts'
import { startNotices } from '../service/notices/notices.ts'
import type { RenderingService, Service } from '../service/service.ts'
import { signInLink } from '../service/access/sign-in.ts'
import { startWorkers } from '../service/runs/work-runs.ts'
import { watchWorkers } from '../service/runs/worker-beats.ts'
import type { Variables } from '../settings/variables.ts'
import type { FlushableLog } from '../system/pino-log.ts'
import { createService } from './create-service.ts'
import { explainedPort } from './explained-port.ts'
import { findPort } from './free-port.ts'
import { type Adapters, closeAdapters, openAdapters } from './open-adapters.ts'
import { openOwner } from './open-owner.ts'
import { startCollecting } from './start-collecting.ts'
import { stopHost, type Work } from './stop-host.ts'

/** A service that runs. */
export interface Host {
  /** Where it listens. */
  readonly url: string
  /** Signs the owner in to the dashboard, once; absent where there is none. */
  readonly signIn?: string
  /** Of the first key; told at the first start only. */
  readonly secretKey?: string
  readonly log: FlushableLog
  /** Refuses new work, lets what is in work end or puts it back into the queue, writes everything and lets go. */
  stop(): Promise<void>
}

/**
 * Puts the service together and opens its port. `onFailure` is called when nothing can be stored any more; the process
 * must then end. Throws with how to mend it.
 */
export async function createHost(values: Variables, onFailure: (error: Error) => void): Promise<Host> {
  const port = await explainedPort(values, () => findPort(values.host, values.port))
  const bound = { ...values, port }
  // Before anything is made or told once: a port that is taken ends here. Whoever looks after this process is told that it lives.
  const listener = await open(
    bound,
    createWaitingApp(values.databaseUrl === undefined ? 'data folder' : 'database'),
  )
  try {
    const adapters = await openAdapters(values, onFailure)
    try {
      const registry = new Registry()
      const observed = observe(adapters, registry)
      const service = await createService(values, observed, port)
      return await startHost(bound, { ...observed, registry }, service, listener)
    } catch (error) {
      await closeAdapters(adapters)
      throw error
    }
  } catch (error) {
    await listener.close(true)
    throw error
  }
}

function open(values: Variables, app: H3): Promise<Listener> {
  const { host: hostname, port } = values
  return explainedPort(values, () => listen(app, { hostname, port }))
}

/** What a process answers: all, or, of one that only works, how it is. */
function appOptions(
  { metricsToken, proxies, role, databaseUrl }: Variables,
  service: Service,
  registry: Registry,
  draining: AbortSignal,
  leaving: AbortSignal,
): AppOptions {
  const pages = [dashboardRoutes, viewerRoutes].flatMap(pagesOf => pagesOf(service, { draining }))
  return {
    ...{ version: packageVersion(), registry, draining, leaving, proxies },
    ...(metricsToken !== undefined && { metricsToken }),
    ...(databaseUrl !== undefined && { role }),
    ...(role === 'worker' ? { only: ['checkLive', 'checkReady', 'getMetrics'] } : { pages }),
  }
}

/** Works on runs, and on what one process of all has to see to. */
async function startWork(service: RenderingService, threads: number): Promise<Work> {
  const { store } = service
  const workers = await startWorkers(service, threads)
  const duties = [
    store.lead('notices', () => {
      const notices = startNotices(service, createCourier())
      return () => notices.drain()
    }),
    store.lead('collecting', () => startCollecting(service)),
    ...(store.isShared ? [watchWorkers(service)] : []),
  ]
  return {
    workers,
    async endDuties() {
      await Promise.all(duties.map(end => end()))
    },
  }
}

async function startHost(
  values: Variables,
  adapters: Adapters & { readonly registry: Registry },
  service: Service,
  listener: Listener,
): Promise<Host> {
  const { role } = values
  const { engine } = adapters
  const [draining, leaving] = [new AbortController(), new AbortController()]
  const app = createApp(
    service,
    appOptions(values, service, adapters.registry, draining.signal, leaving.signal),
  )
  const owner = await openOwner(values, service)
  listener.answerBy(app)
  const running = {
    ...{ listener, draining, leaving, grace: values.drain, linger: values.linger },
    work: engine && (await startWork({ ...service, engine }, values.threads)),
  }
  return {
    url: listener.url,
    ...(role !== 'worker' && { signIn: signInLink(service, owner.user) }),
    ...(owner.secret !== undefined && { secretKey: owner.secret }),
    log: adapters.log,
    stop: () => stopHost(adapters, running),
  }
}
