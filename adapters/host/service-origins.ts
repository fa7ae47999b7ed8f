/** Where the service and its published pages are reached. */
export interface Origins {
  readonly publicUrl: string
  readonly contentUrl: string
}

/** What a setting says of it, and where the port is. */
export interface Listening {
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
  readonly contentUrl: string | undefined
}

/** Names of this machine that reach a port opened on any of them. */
const everywhere = ['0.0.0.0', '::', '127.0.0.1', 'localhost', '::1']

/**
 * Published pages are others' work and get an origin of their own, where no cookie of the dashboard is sent. Without
 * settings that is the other name of this machine: `localhost` when the service is at `127.0.0.1`. Throws when there is no
 * such name to take.
 */
export function resolveOrigins({ host, port, publicUrl, contentUrl }: Listening): Origins {
  const isLocal = everywhere.includes(host)
  const own = host === 'localhost' ? 'localhost' : isLocal ? '127.0.0.1' : host
  const address = publicUrl ?? `http://${own.includes(':') ? `[${own}]` : own}:${port}`
  if (contentUrl !== undefined) return { publicUrl: address, contentUrl }
  if (publicUrl !== undefined || !isLocal) {
    throw new Error(
      'PLATEN_CONTENT_URL is not set; give published pages an origin of their own that leads here too, ' +
        'such as https://pages.example.com',
    )
  }
  const other = own === 'localhost' ? '127.0.0.1' : 'localhost'
  return { publicUrl: address, contentUrl: `http://${other}:${port}` }
}
