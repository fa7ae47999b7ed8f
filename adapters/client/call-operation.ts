import { type OperationId, splitAddress } from '../http/addresses.ts'
import type { AnswerOf, InputOf } from '../http/operations.ts'
import { type Connection, sendRequest } from './send-request.ts'

/** How one call differs from the others. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes this act and a later one with the same key one; made by the client when it is left out. */
  readonly idempotencyKey?: string
}

/** Calls an operation by name; path, query and body are filled from the one input. */
export async function callOperation<Id extends OperationId>(
  connection: Connection,
  id: Id,
  input: InputOf<Id>,
  options: CallOptions = {},
): Promise<AnswerOf<Id>> {
  const response = await fetchOperation(connection, id, input, options)
  return (await response.json()) as AnswerOf<Id>
}

/** The answer of an operation before it is read. */
export function fetchOperation<Id extends OperationId>(
  connection: Connection,
  id: Id,
  input: InputOf<Id>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<Response> {
  const { method, path } = splitAddress(id)
  const rest = new Map(Object.entries(input as Readonly<Record<string, unknown>>))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    if (typeof value !== 'string' || value === '') throw new TypeError(`${id} needs "${name}", a text`)
    return encodeURIComponent(value)
  })
  const acts = method === 'POST' || method === 'PATCH'
  const query = acts ? '' : toQuery(rest)
  return sendRequest(connection, {
    method,
    url: connection.baseUrl.replace(/\/+$/, '') + filled + query,
    headers: {
      authorization: `Bearer ${connection.key}`,
      // Made once for all tries, so that a try whose answer was lost is not done twice.
      ...(acts && {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey ?? crypto.randomUUID(),
      }),
    },
    ...(acts && { body: JSON.stringify(Object.fromEntries(rest)) }),
    ...(signal && { signal }),
  })
}

function toQuery(fields: ReadonlyMap<string, unknown>): string {
  const given = [...fields].filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}
