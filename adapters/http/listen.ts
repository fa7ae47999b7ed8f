import type { H3 } from 'h3'
import { serve } from 'h3'

/** An open port. */
export interface Listener {
  /** Where it is reached: `http://127.0.0.1:8787`. */
  readonly url: string
  /** Takes no more connections and waits for those that are; with `force` it cuts them off. */
  close(force?: boolean): Promise<void>
}

/** Where to listen. */
export interface ListenOptions {
  readonly hostname?: string
  /** 0 is any that is free. */
  readonly port: number
}

/** Opens a port for an app. Stopping is the caller's: no signal is listened to. */
export async function listen(app: H3, { hostname = '127.0.0.1', port }: ListenOptions): Promise<Listener> {
  const server = serve(app, {
    ...{ hostname, port, silent: true, gracefulShutdown: false },
    // Headers come at once or not at all; a big upload over a slow line may take its time.
    node: { headersTimeout: 15_000, requestTimeout: 600_000, keepAliveTimeout: 65_000 },
  })
  await server.ready()
  const address = server.node?.server?.address()
  if (address === null || address === undefined || typeof address === 'string') {
    throw new Error('the port did not open')
  }
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return { url: `http://${host}:${address.port}`, close: force => server.close(force ?? false) }
}
