import { StoreAway } from '../../service/ports/store-away.ts'

/**
 * What a failure of the database means. `again`: another transaction came between, this one did nothing. `cut`: the connection is
 * gone, and what was under way with it. `away`: it answers and cannot. `locked-out`: it will not let us in as we are set up.
 */
export type Fault = 'again' | 'cut' | 'away' | 'locked-out'

/** By the first characters of SQLSTATE; the longest that fits counts. */
const faults: readonly (readonly [string, Fault])[] = [
  ...(['40001', '40P01'] as const).map(code => [code, 'again'] as const),
  // Shut down, crashed, starting, and timeouts that end a session.
  ...(['08', '57P', '25P03'] as const).map(code => [code, 'cut'] as const),
  // Out of disk, memory or connections; read-only; took too long; locked too long; its own disk.
  ...(['53', '25006', '57014', '55P03', '58'] as const).map(code => [code, 'away'] as const),
  // Password, user, database, rights.
  ...(['28', '3D', '42501'] as const).map(code => [code, 'locked-out'] as const),
]

/** What Node says of a connection. */
const broken = /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says of one, without a code. */
const ended =
  /^(?:Connection terminated|timeout e|Query read timeout|Client (?:has encountered|was closed)|Cannot use a pool)/

/** What Node and the driver say of TLS that the two sides do not agree on. */
const untrusted = /^(?:CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|ERR_TLS|ERR_SSL)/

/** What a failure means; `undefined` for a mistake of ours, or of whoever works in a transaction. */
export function faultOf(error: unknown): Fault | undefined {
  const { code = '', message = '' } = error as { readonly code?: unknown; readonly message?: string }
  const state = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
  if (state !== undefined && !broken.test(state))
    return faults.find(([start]) => state.startsWith(start))?.[1]
  if (typeof code !== 'string' || !(error instanceof Error)) return undefined
  if (broken.test(code) || (code === '' && ended.test(message))) return 'cut'
  return untrusted.test(code) || (code === '' && /\bSSL\b/.test(message)) ? 'locked-out' : undefined
}

/** The failure as whoever asked the store hears of it. */
export function toStoreAway(error: unknown): unknown {
  if (error instanceof StoreAway || faultOf(error) === undefined) return error
  return new StoreAway(`the database cannot be used now: ${reasonOf(error)}`, { cause: error })
}

/** What the system said; an error of several addresses tried says nothing by itself. */
export function reasonOf(error: unknown): string {
  const { message, errors = [] } = error as { readonly message: string; readonly errors?: readonly Error[] }
  return message === '' ? errors.map(each => each.message).join('; ') : message
}
