import { hash } from 'node:crypto'
import { digestOf, holders } from '../../service/access/keys.ts'
import type { Caller } from '../../service/access/scope.ts'
import { remember } from '../../service/remember.ts'
import type { Service } from '../../service/service.ts'
import type { OperationId } from '../addresses.ts'
import type { KeyRoute } from '../route.ts'
import { checkScope, mayCall } from './check-scope.ts'
import type { RateLimiter } from './rate-limit.ts'
import { takeShare } from './take-share.ts'

/** What of a request is looked at before its body. */
export interface Entry {
  readonly request: Request
  /** Of the answer to come. */
  readonly headers: Record<string, string>
}

/** Lets a request in: checks key, scope and limits. Throws `unauthenticated`, `rate-limited` and `scope-missing`. */
export type Admission = (route: KeyRoute<OperationId>, entry: Entry) => Promise<Caller>

/** Keys whose holders are remembered. */
const mostKnown = 1000

/** Whose a key was the last time, and what the store finds it by. */
interface Known {
  readonly digest: string
  readonly holder: Caller
}

/**
 * Creates the gate. Whose a key was the last time is remembered, so that the key is looked up while its organisation's shares are
 * taken, and not before: on a store that is far away, that is one way instead of three. What the store says of the key is what counts.
 */
export function createAdmission(service: Service, limiter: RateLimiter): Admission {
  // Under a hash: who reads the memory of the process finds no keys there.
  const known = new Map<string, Known>()
  const holderOf = holders(service)
  const take = async (
    route: KeyRoute<OperationId>,
    caller: Caller,
    headers: Entry['headers'],
  ): Promise<void> => {
    const isRun = route.rateClass === 'runs' && mayCall(caller, route.scope)
    const { accountId } = caller
    const request = takeShare(limiter, service, 'requests', accountId, headers)
    const run = isRun ? takeShare(limiter, service, 'runs', accountId, headers) : undefined
    // Which of two refusals is told does not depend on which comes first.
    run?.catch(() => {})
    await request
    await run
  }
  return async (route, { request, headers }) => {
    const authorization = request.headers.get('authorization') ?? ''
    const name = hash('sha256', authorization)
    const guess = known.get(name)
    const taking = guess && take(route, guess.holder, headers)
    taking?.catch(() => {})
    const digest = guess?.digest ?? digestOf(service, authorization)
    const holder = await holderOf(digest).catch(error => {
      // Whoever holds a key that has ended takes nothing more of what its organisation may ask for.
      known.delete(name)
      throw error
    })
    if (digest !== undefined) remember(known, name, { digest, holder }, mostKnown)
    await (taking ?? take(route, holder, headers))
    checkScope(holder, route.scope)
    const requestId = headers['x-request-id']
    return requestId === undefined ? holder : { ...holder, requestId }
  }
}
