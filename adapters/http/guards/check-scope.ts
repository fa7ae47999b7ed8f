import type { Caller, Scope } from '../../service/access/scope.ts'
import { ServiceError } from '../../service/service-error.ts'

/** Throws `scope-missing` unless the caller may do what the scope stands for. */
export function checkScope({ scopes }: Caller, scope: Scope | 'any'): void {
  if (scope === 'any' || scopes.includes(scope)) return
  const has = scopes.length === 0 ? 'none' : scopes.join(', ')
  throw new ServiceError('scope-missing', `this needs a key with the scope ${scope}; the key has ${has}`)
}
