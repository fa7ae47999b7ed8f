import { Registry } from 'prom-client'
import { createCourier } from '../courier/courier.ts'
import { packageVersion } from '../system/version.ts'
import { createApp } from '../http/create-app.ts'
import { dashboardRoutes } from '../http/dashboard/dashboard-routes.ts'
import { listen } from '../http/listen.ts'
import { viewerRoutes } from '../http/viewer/viewer-routes.ts'
import { observe } from '../operations/observe.ts'
import { startNotices } from '../service/notices/notices.ts'
import type { Service } from '../service/service.ts'
import { signInLink } from '../service/access/sign-in.ts'
import { startWorkers } from '../service/runs/work-runs.ts'
import type { Variables } from '../settings/variables.ts'
import type { FlushableLog } from '../system/pino-log.ts'
import { createService } from './create-service.ts'
import { explainedPort } from './explained-port.ts'
import { findPort } from './free-port.ts'
import { type Adapters, closeAdapters, openAdapters } from './open-adapters.ts'
import { openOwner } from './open-owner.ts'
import { startCollecting } from './start-collecting.ts'
import { stopHost } from './stop-host.ts'

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

/**
 * Puts the service together and opens its port. `onFailure` is called when nothing can be stored any more; the process
 * must then end. Throws with how to mend it.
 */
export async function createHost(values: Variables, onFailure: (error: Error) => void): Promise<Host> {
  const adapters = await openAdapters(values, onFailure)
  try {
    const port = await explainedPort(values, () => findPort(values.host, values.port))
    const registry = new Registry()
    const service = await createService(values, observe(adapters, registry), port)
    return await startHost({ ...values, port }, { ...adapters, registry }, service)
  } catch (error) {
    await closeAdapters(adapters)
    throw error
  }
}

async function startHost(
  values: Variables,
  adapters: Adapters & { readonly registry: Registry },
  service: Service,
): Promise<Host> {
  const { metricsToken, proxies, host, port, threads } = values
  const draining = new AbortController()
  const app = createApp(service, {
    ...{ version: packageVersion(), draining: draining.signal },
    ...{ registry: adapters.registry, proxies, ...(metricsToken !== undefined && { metricsToken }) },
    pages: [dashboardRoutes, viewerRoutes].flatMap(pagesOf =>
      pagesOf(service, { draining: draining.signal }),
    ),
  })
  const owner = await openOwner(values, service)
  const listener = await explainedPort(values, () => listen(app, { hostname: host, port }))
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
    log: adapters.log,
    stop: () => stopHost(adapters, running),
  }
}
