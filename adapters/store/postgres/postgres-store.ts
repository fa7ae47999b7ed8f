import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Buckets } from '../../service/ports/buckets.ts'
import type { Log } from '../../service/ports/log.ts'
import { StoreAway } from '../../service/ports/store-away.ts'
import type { Store } from '../../service/ports/store.ts'
import { all, queueTopic, runOfTopic, runTopic } from '../../service/ports/tables.ts'
import { createWatchers } from '../watchers.ts'
import { createSharedBuckets } from './buckets.ts'
import { forget } from './forget.ts'
import { ask, command, type ConnectionLimits, connectionTo, sessionSettings, usualLimits } from './connect.ts'
import { faultOf, reasonOf } from './faults.ts'
import { createHealth } from './health.ts'
import { migrate, newest } from './migrate.ts'
import { pause, retry } from './retry.ts'
import { channel, openSession } from './session.ts'
import { createAsker } from './asker.ts'
import { createSharedReads, type OnDatabase } from './shared-reads.ts'
import { createSharedWrites } from './shared-writes.ts'
import { createTransaction, type OpenTransaction, type Worked } from './transaction.ts'

/** How a store on PostgreSQL is opened. */
export interface PostgresStoreOptions {
  /** `postgres://user:password@host:5432/platen?sslmode=verify-full`. */
  readonly url: string
  readonly log: Log
  /** Most connections of this process besides the one that listens. */
  readonly connections?: number
  readonly limits?: Partial<ConnectionLimits>
  /** Ends waiting for a database that is away at the start. */
  readonly signal?: AbortSignal
}

/** A store that other processes may have open too, with the limits that they share. */
export type SharedStore = Store & { readonly buckets: Buckets }

/** A wait before a database that is away at the start is tried again, ms. */
const startAgain = 1_000

/** How long is asked what became of a commit whose answer did not arrive, ms. */
const longestDoubt = 10_000

/**
 * Opens the store that several processes share: PostgreSQL 14 or newer. Waits for a database that is away; throws, with how to mend
 * it, for one that does not let us in or has a newer schema.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<SharedStore> {
  const { url, log, connections = 8 } = options
  const limits = { ...usualLimits, ...options.limits }
  await prepare(options, limits)
  const pool = new pg.Pool({ ...connectionTo(url, 'platen', limits), max: connections })
  // A connection that breaks while nobody asks it anything is only let go of; who asks next hears of it.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.on('error', () => {})
    send(client, sessionSettings(limits))
  })
  const health = createHealth(log, () => pool.query('SELECT 1'))
  const self = randomBytes(6).toString('hex')
  const watchers = createWatchers()
  const guarded = async <Result>(
    work: () => Promise<Result>,
    how: 'read' | 'written' = 'read',
  ): Promise<Result> => {
    await health.enter()
    const result = await retry(work, health)
    health.fine(how)
    return result
  }
  const onDatabase: OnDatabase = work => guarded(() => onConnection(pool, work))
  const read = createSharedReads(onDatabase)
  const writes = createSharedWrites(async run => {
    const worked = await guarded(() => attempt(pool, self, run), 'written')
    for (const each of worked.changes.putRows('runs')) watchers.tell(each)
    return worked
  })
  const tell = async (runId: string): Promise<void> => {
    const run = await read(tx => tx.get('runs', runId))
    if (run) watchers.tell(run)
  }
  const told = (work: Promise<unknown>): void =>
    void work.catch(error => log.warn('news-lost', { error: reasonOf(error) }))
  const session = await openSession(url, limits, {
    log,
    heard(payload) {
      const [teller, runId = '', status] = payload.split(' ')
      if (teller === self) return
      if (watchers.hears(runTopic(runId)) || (status === 'queued' && watchers.hears(queueTopic)))
        told(tell(runId))
    },
    caughtUp() {
      for (const runId of watchers.topics().map(runOfTopic)) if (runId !== undefined) told(tell(runId))
      told(
        read(tx => tx.find('runs', 'queued', all, { limit: 1 })).then(([run]) => run && watchers.tell(run)),
      )
    },
  })

  session.lead('forgetting', () => forget(sql => pool.query(sql)))

  return {
    isShared: true,
    buckets: createSharedBuckets(work => onDatabase(async client => [await work(client), undefined])),
    async transact(work, reads) {
      // Whoever would have to wait for others hears at once that there is none.
      await health.enter()
      return writes.transact(work, reads)
    },
    read,
    watch: watchers.watch,
    lead: session.lead,
    async probe() {
      const [values] = await onDatabase(async client => [await ask(client, writable), undefined])
      if (values?.[0] !== true) throw new StoreAway('the database is only to be read')
    },
    async close() {
      await writes.rest()
      await session.close()
      await pool.end()
    },
  }
}

const writable = {
  text: "SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off'",
  values: [],
}

/** Brings the schema up to date, once the database is there. */
async function prepare({ url, log, signal }: PostgresStoreOptions, limits: ConnectionLimits): Promise<void> {
  for (;;) {
    const client = new pg.Client({ ...connectionTo(url, 'platen start', limits), query_timeout: 0 })
    client.on('error', () => {})
    try {
      await client.connect()
      const from = await migrate(client)
      log.info('database-ready', { schema_from: from })
      return
    } catch (error) {
      const fault = faultOf(error)
      if (fault === 'locked-out') throw lockedOut(error)
      if (fault === undefined || signal?.aborted) throw error
      log.warn('database-away', { error: reasonOf(error) })
    } finally {
      await client.end().catch(() => {})
    }
    await pause(startAgain)
  }
}

/** Takes the schema of a database to a version, the newest unless told otherwise. */
export async function migrateDatabase(
  url: string,
  target?: number,
): Promise<{ readonly from: number; readonly now: number }> {
  const client = new pg.Client({ ...connectionTo(url, 'platen migrate', usualLimits), query_timeout: 0 })
  client.on('error', () => {})
  try {
    await client.connect()
    const from = await migrate(client, target)
    return { from, now: target ?? newest }
  } catch (error) {
    throw faultOf(error) === 'locked-out' ? lockedOut(error) : error
  } finally {
    await client.end().catch(() => {})
  }
}

function lockedOut(error: unknown): Error {
  return new Error(
    `the database does not let the service in: ${reasonOf(error)}; mend user, password, database and TLS in PLATEN_DATABASE_URL`,
    { cause: error },
  )
}

/** Sends what the statements after it fail for when it fails. */
function send(client: pg.ClientBase, sql: string): void {
  client.query(sql).catch(() => {})
}

/**
 * Works on a connection of the pool. What is still under way when the work has its result keeps the connection, but nobody waits
 * for it; a connection on which anything went wrong is rolled back, or closed.
 */
async function onConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<readonly [Result, Promise<unknown> | undefined]>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    const [result, last] = await work(client)
    Promise.resolve(last).then(
      () => client.release(),
      error => client.release(error),
    )
    return result
  } catch (error) {
    const isCut = faultOf(error) === 'cut'
    if (isCut) client.release(true)
    else
      client.query('ROLLBACK').then(
        () => client.release(),
        reason => client.release(reason),
      )
    throw error
  }
}

/** Runs works once as one serialisable transaction. */
async function attempt(
  pool: pg.Pool,
  self: string,
  run: (open: OpenTransaction) => Promise<Worked>,
): Promise<Worked> {
  const token = randomBytes(12).toString('base64url')
  let done: Worked | undefined
  try {
    return await onConnection(pool, async client => {
      command(client, 'BEGIN ISOLATION LEVEL SERIALIZABLE')
      const open = createTransaction(createAsker(client))
      const worked = await run(open)
      if (!worked.changes.isEmpty) done = worked
      await commit(client, { self, token, open, worked })
      return [worked, undefined] as const
    })
  } catch (error) {
    if (!done || faultOf(error) !== 'cut') throw error
    // The answer to the commit did not arrive: it may have happened.
    if (await isCommitted(pool, token)) return done
    throw error
  }
}

/** A transaction at its end. */
interface Ending {
  readonly self: string
  readonly token: string
  readonly open: OpenTransaction
  readonly worked: Worked
}

/** Writes what waits, leaves the token, tells other processes of runs once it is committed, and commits: all sent at once. */
async function commit(client: pg.ClientBase, { self, token, open, worked }: Ending): Promise<void> {
  const { changes } = worked
  const flushed = open.flush(changes)
  const news = changes.putRows('runs').map(({ runId, status }) => `${self} ${runId} ${status}`)
  const signed = changes.isEmpty ? undefined : ask(client, { text: signing, values: [token, news] })
  const committed = command(client, 'COMMIT')
  for (const answer of [flushed, signed]) answer?.catch(() => {})
  // What is wrong with a write is why all that follows it fails.
  await flushed
  await signed
  const answered = (await committed).command
  if (answered !== 'COMMIT') throw new Error(`the database answered ${answered} to COMMIT`)
}

const signing =
  'INSERT INTO commits (token, told) ' +
  `SELECT $1::text, count(pg_notify('${channel}', news)) FROM unnest($2::text[]) AS news`

/**
 * Whether the transaction of a token was committed. Its number would not do: after a crash of the database another may have that.
 * While it is still under way this waits for it; once this has the token itself, that one can never be committed. Throws
 * `StoreAway` when nobody can tell.
 */
async function isCommitted(pool: pg.Pool, token: string): Promise<boolean> {
  for (const end = Date.now() + longestDoubt; Date.now() < end; await pause(200)) {
    try {
      const { rowCount } = await pool.query(
        'INSERT INTO commits (token) VALUES ($1) ON CONFLICT DO NOTHING',
        [token],
      )
      return rowCount === 0
    } catch (error) {
      if (faultOf(error) === undefined) throw error
    }
  }
  throw new StoreAway('the database went away during a commit; whether that was kept is not known')
}
