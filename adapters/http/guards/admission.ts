import { digestOf, holderOf } from '../../service/access/keys.ts'
import type { Caller } from '../../service/access/scope.ts'
import { remember } from '../../service/remember.ts'
import type { Service } from '../../service/service.ts'
import type { OperationId } from '../addresses.ts'
import type { KeyRoute } from '../route.ts'
import { checkScope, mayCall } from './check-scope.ts'
import type { RateLimiter } from './rate-limit.ts'
import { type Share, takeShare } from './take-share.ts'

/** What of a request is looked at before its body. */
export interface Entry {
  readonly request: Request
  /** Of the answer to come. */
  readonly headers: Record<string, string>
}

/** Lets a request in: checks key, scope and limits. Throws `unauthenticated`, `rate-limited` and `scope-missing`. */
export type Admission = (route: KeyRoute<OperationId>, entry: Entry) => Promise<Caller>

/** Keys whose holders are remembered. */
const mostHolders = 1000

/**
 * Creates the gate. Whose a key was the last time is remembered, so that the key is looked up while its organisation's shares are
 * taken, and not before: on a store that is far away, that is one way instead of three. What the store says of the key is what counts.
 */
export function createAdmission(service: Service, limiter: RateLimiter): Admission {
  const holders = new Map<string, Caller>()
  const take = async (
    route: KeyRoute<OperationId>,
    caller: Caller,
    headers: Entry['headers'],
  ): Promise<void> => {
    const shares: readonly Share[] =
      route.rateClass === 'runs' && mayCall(caller, route.scope) ? ['requests', 'runs'] : ['requests']
    const { accountId } = caller
    const taken = await Promise.allSettled(
      shares.map(share => takeShare(limiter, service, share, accountId, headers)),
    )
    for (const each of taken) if (each.status === 'rejected') throw each.reason
  }
  return async (route, { request, headers }) => {
    const digest = digestOf(service, request.headers.get('authorization') ?? undefined)
    const guess = digest === undefined ? undefined : holders.get(digest)
    const taking = guess && take(route, guess, headers)
    taking?.catch(() => {})
    const known = await holderOf(service, digest)
    if (digest !== undefined) remember(holders, digest, known, mostHolders)
    await (taking ?? take(route, known, headers))
    checkScope(known, route.scope)
    const requestId = headers['x-request-id']
    return { ...known, ...(requestId !== undefined && { requestId }) }
  }
}
