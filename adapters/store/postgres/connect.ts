import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Statement } from './statements.ts'

/** What a connection is set to, ms. */
export interface ConnectionLimits {
  /** That a statement may take, and may wait for a lock. */
  readonly statement: number
  readonly lock: number
  /** That a transaction may do nothing: whoever stalls inside of one holds up others. */
  readonly idleTransaction: number
  /** That a new connection may take. */
  readonly connect: number
}

/** Limits that suit a database beside the service. */
export const usualLimits: ConnectionLimits = {
  ...{ statement: 10_000, lock: 5_000, idleTransaction: 10_000, connect: 5_000 },
}

/** Types that come as numbers: `bigint`, all of ours are exact ones; others as the driver has them. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/** How every connection is made. */
export function connectionTo(url: string, name: string, limits: ConnectionLimits): pg.ClientConfig {
  return {
    ...{ connectionString: url, application_name: name, types: types as never, keepAlive: true },
    connectionTimeoutMillis: limits.connect,
    // The server ends a statement itself; this is for one that does not answer any more.
    query_timeout: limits.statement + 5_000,
    // A statement is sent before the one ahead of it has been answered.
    ...{ pipeline: true },
  }
}

/**
 * What a connection is told first. Everything is found by an index: a scan of a whole table, which is quicker while it is small,
 * would make every other transaction on that table one that came between.
 */
export function sessionSettings({ statement, lock, idleTransaction }: ConnectionLimits): string {
  return [
    ...[`statement_timeout = ${statement}`, `lock_timeout = ${lock}`],
    `idle_in_transaction_session_timeout = ${idleTransaction}`,
    ...['enable_seqscan = off', 'enable_hashjoin = off', 'enable_mergejoin = off'],
    // A statement is planned once: values change nothing about which index answers it.
    ...['plan_cache_mode = force_generic_plan', 'jit = off'],
  ]
    .map(setting => `SET ${setting}`)
    .join('; ')
}

/** Names by which connections know a statement that they have planned; texts are few. */
const statementNames = new Map<string, string>()

/** Asks, and reads each row as a list of its values. */
export async function ask(
  client: pg.ClientBase,
  { text, values }: Statement,
): Promise<readonly (readonly unknown[])[]> {
  const name = statementNames.get(text) ?? `s${statementNames.size}`
  statementNames.set(text, name)
  cork(client)
  return (await client.query({ name, text, values: values as unknown[], rowMode: 'array' })).rows
}

/** Begins or ends a transaction: sent with what is asked in the same turn. Rejects as a query does, and nobody has to hear of it. */
export function command(client: pg.ClientBase, sql: string): Promise<pg.QueryResult> {
  cork(client)
  const answer = client.query(sql)
  answer.catch(() => {})
  return answer
}

/**
 * Sends what is asked in one turn of the loop with one call of the system: whoever begins a transaction asks in it when the promises of that
 * turn have been kept. A call costs more than what it carries.
 */
function cork(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
