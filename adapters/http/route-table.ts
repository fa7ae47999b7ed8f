import { type OperationId, splitAddress } from './addresses.ts'
import type { KeyRoute, OpenRoute, Routes } from './route.ts'
import { authRoutes } from './routes/auth.ts'
import { creditRoutes } from './routes/credits.ts'
import { fileRoutes } from './routes/files.ts'
import { formatRoutes } from './routes/formats.ts'
import { jobRoutes } from './routes/jobs.ts'
import { outputRoutes } from './routes/outputs.ts'
import { renderRoutes } from './routes/render.ts'
import { runRoutes } from './routes/runs.ts'
import { systemRoutes } from './routes/system.ts'

/**
 * Every operation of the service. Routing, 405s, scopes, limits, the description, its page and the contract tests are
 * all made from it.
 */
export const routeTable: Routes<OperationId> = {
  ...authRoutes,
  ...jobRoutes,
  ...renderRoutes,
  ...runRoutes,
  ...fileRoutes,
  ...outputRoutes,
  ...formatRoutes,
  ...creditRoutes,
  ...systemRoutes,
}

/** An operation whatever it is, with its address. */
export type AnyRoute = (KeyRoute<OperationId> | OpenRoute<OperationId>) & {
  readonly operationId: OperationId
  readonly method: string
  readonly path: string
  /** What stands in the path, in order. */
  readonly paramNames: readonly string[]
}

/** The operations as a list, in the order in which they are shown. */
export const routeList: readonly AnyRoute[] = Object.entries(routeTable).map(([name, route]) => {
  const operationId = name as OperationId
  const { method, path } = splitAddress(operationId)
  const paramNames = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1])
  return { ...route, operationId, method, path, paramNames } as unknown as AnyRoute
})
