import type { H3 } from 'h3'
import { serve } from 'srvx'

/** An open port. */
export interface Listener {
  /** Where it is reached: `http://127.0.0.1:8787`. */
  readonly url: string
  /** From now on another app answers. */
  answerBy(app: H3): void
  /** Takes no more connections and waits for those that are; with `force` it cuts them off. */
  close(force?: boolean): Promise<void>
}

/** Where to listen. */
export interface ListenOptions {
  readonly hostname?: string
  /** 0 is any that is free. */
  readonly port: number
  readonly patience?: Patience
}

/** How long a request may take to come in, ms; later ones are answered 408 and cut off. */
export interface Patience {
  /** Until its headers are there. */
  readonly headers: number
  /** Until all of it is there: a big upload over a slow line may take its time. */
  readonly request: number
  /** How often is looked for those that are late. */
  readonly check: number
}

const usual: Patience = { headers: 15_000, request: 600_000, check: 5000 }

/** Opens a port for an app. Stopping is the caller's: no signal is listened to. */
export async function listen(
  app: H3,
  { hostname = '127.0.0.1', port, patience = usual }: ListenOptions,
): Promise<Listener> {
  const { headers: headersTimeout, request: requestTimeout, check: connectionsCheckingInterval } = patience
  let current = app
  const server = serve({
    fetch: request => current.fetch(request),
    ...{ hostname, port, silent: true, gracefulShutdown: false },
    node: { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout: 65_000 },
  })
  await server.ready()
  const address = server.node?.server?.address()
  if (address === null || address === undefined || typeof address === 'string') {
    throw new Error('the port did not open')
  }
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return {
    url: `http://${host}:${address.port}`,
    answerBy(next) {
      current = next
    },
    close: force => server.close(force ?? false),
  }
}
