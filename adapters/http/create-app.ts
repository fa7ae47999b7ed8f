import { H3, type H3Event } from 'h3'
import type { Registry } from 'prom-client'
import type { Service } from '../service/service.ts'
import { ServiceError } from '../service/service-error.ts'
import { HttpError } from './refusals/http-error.ts'
import type { OperationId } from './addresses.ts'
import { createDesk } from './answer-request.ts'
import { writeDescription } from './description/description.ts'
import { type DocsPage, docsPage } from './docs/docs-page.ts'
import { createMetrics } from './metrics.ts'
import { type Door, openDoor } from './open-door.ts'
import type { RateLimiter } from './guards/rate-limit.ts'
import type { SystemFacts } from './route.ts'
import { type AnyRoute, routeList } from './route-table.ts'
import { createSeeThrough, type Refuse } from './see-through.ts'
import { themePage } from './theme/theme-page.ts'
import { isThisMachine } from './this-machine.ts'

/** How the service is reached over HTTP. */
export interface AppOptions {
  /** Of the package, as `/version` and the description tell it. */
  readonly version?: string
  /** Aborted when the service begins to stop: writes are refused, streams end, readiness is off. */
  readonly draining?: AbortSignal
  /** Aborted before that: requests are answered as ever, but readiness is off and connections end with their answer. */
  readonly leaving?: AbortSignal
  /** Only these operations are answered, and no page; without it, all. */
  readonly only?: readonly OperationId[]
  /** What the process does, as its figures are told apart by; absent where there is one process. */
  readonly role?: string
  /** Asked of who reads the metrics; without one they are for this machine only. */
  readonly metricsToken?: string
  /** Where figures of other things than requests are. */
  readonly registry?: Registry
  /** Sends `Strict-Transport-Security`; only where everything is behind HTTPS for good. */
  readonly strictTransport?: boolean
  /** How many proxies stand before the service; `X-Forwarded-For` is believed as far as they wrote it. */
  readonly proxies?: number
  /** Pages beside the API, such as a dashboard. */
  readonly pages?: readonly Page[]
}

/** A page or an action of a person's browser beside the API. */
export interface Page {
  /** `any` answers every method: for addresses where nothing is, which have none that would be right. */
  readonly method: 'GET' | 'POST' | 'any'
  /** As h3 writes it: `/jobs/:job_id`. */
  readonly path: string
  /** As it is called in log and metrics. */
  readonly name: string
  /** `headers` are what every answer carries; a page may overwrite them. */
  handler(request: PageRequest): Promise<Response>
  /** What a person sees of a refusal; JSON without it. */
  refuse?: Refuse
}

/** A browser's request. */
export interface PageRequest {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly headers: Record<string, string>
  /** Counts what each may ask in a minute, together with the API. */
  readonly limiter: RateLimiter
  /** Who asks, by address; `undefined` when that says nothing. */
  readonly client: string | undefined
}

/** Makes the HTTP side of a service. Nothing listens yet: `app.request()` answers, `listen()` opens a port. */
export function createApp(service: Service, options: AppOptions = {}): H3 {
  const { draining = new AbortController().signal, pages = [] } = options
  const metrics = createMetrics(service, options)
  const system = tellSystem(service, options, metrics)
  const desk = createDesk(service, system, { draining, proxies: options.proxies ?? 0 })
  const strictTransport = options.strictTransport ?? false
  const door = openDoor(
    desk,
    createSeeThrough(service, { strictTransport, leaving: system.leaving, count: metrics.count }),
  )
  const app = new H3({ silent: true, onError: (error, event) => door.refuse(event as H3Event, error) })
  if (options.only) return serveOnly(app, door, options.only)
  const toContent = contentOrigin(service, door)
  const isOwnHost = ownHost(service)
  // Not as middleware: a stack of it costs more than everything else before a handler.
  const on = (path: string, answer: (event: H3Event) => Promise<Response>): void => {
    app.all(path, event => toContent(event as H3Event) ?? answer(event as H3Event))
  }
  for (const [path, routes] of groupByPath(routeList)) on(path, event => door.enter(event, routes))
  // Refusals on the host of published pages look like ours as well.
  on(themePage.path, event => door.enterPage(event, [themePage]))
  for (const [path, group] of groupPages(pages))
    on(path, event => (isOwnHost(event) ? door.enterPage(event, group) : door.refuse(event, strangeHost())))
  on('/**', event => door.refuse(event, nothingHere()))
  return app
}

/** The few operations of a process that nobody works with. */
function serveOnly(app: H3, door: Door, operations: readonly OperationId[]): H3 {
  const routes = routeList.filter(({ operationId }) => operations.includes(operationId))
  for (const [path, group] of groupByPath(routes)) app.all(path, event => door.enter(event as H3Event, group))
  app.all('/**', event => door.refuse(event as H3Event, nothingHere()))
  return app
}

/** What the process tells of itself. Its description never changes while it lives: it is made once, the page when it is asked for. */
function tellSystem(service: Service, options: AppOptions, metrics: SystemFacts['metrics']): SystemFacts {
  const { version = '0.0.0', metricsToken, pages = [] } = options
  const { publicUrl, contentUrl } = service.settings
  const formats = Object.keys(service.formats)
  const description = writeDescription({ version, url: publicUrl, contentUrl, formats })
  const text = JSON.stringify(description)
  let page: DocsPage | undefined
  return {
    ...{
      version,
      metrics,
      description: () => text,
      leaving: options.leaving ?? new AbortController().signal,
    },
    ...(metricsToken !== undefined && { metricsToken }),
    docs() {
      page ??= docsPage(description, { hasDashboard: pages.some(({ path }) => path === '/jobs') })
      return page
    },
  }
}

/** Published pages live on a host of their own and nowhere else, and that host has nothing else but the theme. */
function contentOrigin({ settings }: Service, door: Door): (event: H3Event) => Promise<Response> | undefined {
  const host = new URL(settings.contentUrl).host
  const routes = routeList.filter(({ operationId }) => operationId === 'getPublishedPage')
  return event => {
    if ((event.req.headers.get('host') ?? event.url.host).toLowerCase() !== host) return undefined
    // The page that says that nothing is there looks like all of ours.
    if (event.url.pathname.startsWith('/theme/')) return undefined
    const match = /^\/p\/([a-z0-9]+)(?:\/(.*))?$/.exec(event.url.pathname)
    const [, slug, path] = match ?? []
    if (slug === undefined && isThisMachine(host)) {
      // Whoever tries the service at home types `localhost`: the API, which knows no cookies, answers there too.
      if (/^\/(v1\/|livez|readyz|version|openapi\.json)/.test(event.url.pathname)) return undefined
      return door.redirect(event, `${settings.publicUrl}${event.url.pathname}${event.url.search}`)
    }
    if (slug === undefined) return door.refuse(event, nothingHere())
    // Without the slash the page would look for its pictures beside itself.
    if (path === undefined) return door.redirect(event, `${settings.contentUrl}/p/${slug}/`)
    return door.enter(event, routes, { slug, path: decode(path) })
  }
}

/**
 * Whether a page is asked for under the service's own name. Under any other a stranger's site could have been pointed here,
 * and its scripts would be of our origin to the browser.
 */
function ownHost({ settings }: Service): (event: H3Event) => boolean {
  const own = new URL(settings.publicUrl).host
  return ({ req, url }) => {
    const host = (req.headers.get('host') ?? url.host).toLowerCase()
    return host === own || isThisMachine(host)
  }
}

function strangeHost(): HttpError {
  return new HttpError(
    'request-invalid',
    'this service has no pages under that name; the operator sets PLATEN_URL to where people reach it',
  )
}

/** The operations of each path, written as the router has it. */
function groupByPath(routes: readonly AnyRoute[]): ReadonlyMap<string, readonly AnyRoute[]> {
  const groups = new Map<string, AnyRoute[]>()
  for (const route of routes) {
    if (route.operationId === 'getPublishedPage') continue
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1')
    groups.set(path, [...(groups.get(path) ?? []), route])
  }
  return groups
}

function groupPages(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const groups = new Map<string, Page[]>()
  for (const page of pages) groups.set(page.path, [...(groups.get(page.path) ?? []), page])
  return groups
}

/** The address is not repeated: it may be a link that is a secret. */
function nothingHere(): ServiceError {
  return new ServiceError('not-found', 'there is nothing at this path; see /docs')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // A stray percent sign names no file of ours.
    return path
  }
}
