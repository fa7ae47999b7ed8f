import type { H3 } from 'h3'
import type { Server } from 'node:http'
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

/** How long a request may take to come in, ms; later ones are answered 408 and cut off. And how long its answer may lie there. */
export interface Patience {
  /** Until its headers are there. */
  readonly headers: number
  /** Until all of it is there: a big upload over a slow line may take its time. */
  readonly request: number
  /** How often is looked for those that are late. */
  readonly check: number
  /** Since the client last took some of an answer: who takes nothing holds a socket and a file. */
  readonly taking?: number
}

const usual = { headers: 15_000, request: 600_000, check: 5000, taking: 60_000 } satisfies Patience

/** Opens a port for an app. Stopping is the caller's: no signal is listened to. */
export async function listen(
  app: H3,
  { hostname = '127.0.0.1', port, patience = usual }: ListenOptions,
): Promise<Listener> {
  const { headers: headersTimeout, request: requestTimeout, check: connectionsCheckingInterval } = patience
  const { taking = usual.taking } = patience
  let current = app
  const server = serve({
    fetch: request => current.fetch(request),
    ...{ hostname, port, silent: true, gracefulShutdown: false },
    node: { headersTimeout, requestTimeout, connectionsCheckingInterval, keepAliveTimeout: 65_000 },
  })
  await server.ready()
  cutOffIdle(server.node?.server as Server, taking)
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

/** Cuts off who has taken nothing of an answer for so long, ms. An answer that is still to come is waited for. */
function cutOffIdle(server: Server, taking: number): void {
  server.on('request', (_, answer) => {
    answer.setTimeout(taking, () => {
      if ((answer.socket?.writableLength ?? 0) > 0) answer.destroy()
    })
  })
}
