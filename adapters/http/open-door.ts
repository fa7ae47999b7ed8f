import { getRouterParam, type H3Event } from 'h3'
import { FastResponse } from 'srvx'
import { answerRequest, type Desk } from './answer-request.ts'
import type { Page } from './create-app.ts'
import { clientOf } from './guards/client.ts'
import { HttpError } from './refusals/http-error.ts'
import { toRefusalPage } from './refusals/refusal-page.ts'
import type { AnyRoute } from './route-table.ts'
import { type Refuse, type SeeThrough, toJson } from './see-through.ts'

/** Where every request comes in: the methods of its path, then the operation or the page. */
export interface Door {
  enter(event: H3Event, routes: readonly AnyRoute[], params?: Record<string, string>): Promise<Response>
  enterPage(event: H3Event, pages: readonly Page[]): Promise<Response>
  refuse(event: H3Event, error: unknown): Promise<Response>
  redirect(event: H3Event, location: string): Promise<Response>
}

/** Opens it. */
export function openDoor(desk: Desk, seeThrough: SeeThrough): Door {
  return {
    enter(event, routes, params) {
      const route = routes.find(({ method }) => method === methodOf(event))
      if (!route) return seeThrough(wrongMethod(event, routes))
      const { req: request, url } = event
      return seeThrough({
        ...{ event, name: route.operationId, refuse: route.isLink ? toPageOrJson : toJson },
        answer(headers) {
          const arrival = { request, url, headers, params: params ?? readParams(event, route) }
          return answerRequest(desk, route, arrival)
        },
      })
    },
    enterPage(event, pages) {
      const page = pages.find(({ method }) => method === 'any' || method === methodOf(event))
      if (!page) return seeThrough(wrongMethod(event, pages))
      const params = (event.context.params ?? {}) as Readonly<Record<string, string>>
      return seeThrough({
        ...{ event, name: page.name, ...(page.refuse && { refuse: page.refuse }) },
        answer(headers) {
          // A page says itself what it is.
          delete headers['content-type']
          const { limiter, proxies } = desk
          const client = clientOf(event.req, proxies)
          return page.handler({ request: event.req, url: event.url, params, headers, limiter, client })
        },
      })
    },
    refuse: (event, error) =>
      seeThrough({ event, name: 'none', answer: () => Promise.reject(error), refuse: toPageOrJson }),
    redirect: (event, location) =>
      seeThrough({
        ...{ event, name: 'none' },
        answer: async headers => new FastResponse(null, { status: 308, headers: { ...headers, location } }),
      }),
  }
}

/** GET answers HEAD as well; its body then stays here. */
function methodOf(event: H3Event): string {
  return event.req.method === 'HEAD' ? 'GET' : event.req.method
}

/** OPTIONS is told which methods there are, and every other that it is none of them. */
function wrongMethod(
  event: H3Event,
  routes: readonly { readonly method: string }[],
): Parameters<SeeThrough>[0] {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
  return {
    ...{ event, name: 'none' },
    async answer(headers) {
      if (event.req.method === 'OPTIONS') {
        return new FastResponse(null, { status: 204, headers: { ...headers, allow } })
      }
      throw new HttpError('method-not-allowed', `this path answers ${allow}`, { headers: { allow } })
    },
  }
}

function readParams(event: H3Event, { paramNames }: AnyRoute): Record<string, string> {
  const params: Record<string, string> = {}
  for (const name of paramNames) params[name] = getRouterParam(event, name, { decode: true }) ?? ''
  return params
}

const toPageOrJson: Refuse = (refusal, request, base) =>
  toRefusalPage(refusal, request, base) ?? toJson(refusal, request, base)
