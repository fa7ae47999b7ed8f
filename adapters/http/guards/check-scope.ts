import type { Caller, Scope } from '../../service/access/scope.ts'
import { ServiceError } from '../../service/service-error.ts'

/** Whether the caller may do what the scope stands for. */
export function mayCall({ scopes }: Caller, scope: Scope | 'any'): boolean {
  return scope === 'any' || scopes.includes(scope)
}

/** Throws `scope-missing` unless the caller may do what the scope stands for. */
export function checkScope(caller: Caller, scope: Scope | 'any'): void {
  if (mayCall(caller, scope)) return
  const { scopes } = caller
  const has = scopes.length === 0 ? 'none' : scopes.join(', ')
  throw new ServiceError('scope-missing', `this needs a key with the scope ${scope}; the key has ${has}`)
}
