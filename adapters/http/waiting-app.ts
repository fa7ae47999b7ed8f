import { H3 } from 'h3'

/** What answers while a process waits for its database or its data folder at the start: it lives, and serves nothing yet. */
export function createWaitingApp(store: 'database' | 'data folder'): H3 {
  const checks = { [store]: 'waited for' }
  const notYet = { status: 503, headers: { 'retry-after': '10' } }
  const detail = `the service waits for its ${store}; try again in 10 seconds`
  return new H3()
    .get('/livez', () => ({ status: 'ok' }))
    .get('/readyz', () => Response.json({ status: 'unavailable', checks }, notYet))
    .all('/**', () =>
      Response.json(
        { title: 'Storage unavailable', status: 503, code: 'storage-unavailable', detail },
        { ...notYet, headers: { ...notYet.headers, 'content-type': 'application/problem+json' } },
      ),
    )
}
