import pg from 'pg'
import type { Duty, Store } from '../../service/ports/store.ts'
import type { Log } from '../../service/ports/log.ts'
import { type ConnectionLimits, connectionTo } from './connect.ts'
import { reasonOf } from './faults.ts'
import { lockSpace } from './migrate.ts'

/** Who has the lock of a duty has the duty. */
const dutyLocks: Readonly<Record<Duty, number>> = { notices: 2, collecting: 3, workers: 4, forgetting: 5 }

/** How often the connection says that it lives, and tries to lead, ms. */
const beat = 2_000

/** A session that has said nothing for this long is ended by the server, and leads no more: its process stands still. ms */
const longestSilence = 8_000

/** A wait before the connection is made again, ms. */
const again = 500

/** What a session hears and leads. */
export interface SessionDuties {
  /** Called with each notification. */
  heard(payload: string): void
  /** Called when notifications may have been missed: the connection is new. */
  caughtUp(): void
  readonly log: Log
}

/** A connection of its own that hears what others commit, and by which one process of all has a duty. */
export interface Session extends Pick<Store, 'lead'> {
  close(): Promise<void>
}

/** A duty that this process stands ready for, and what ends it, while it has it. */
interface Stand {
  readonly lock: number
  begin(): () => Promise<void>
  end?: () => Promise<void>
}

/** The channel on which runs are told of. */
export const channel = 'platen_runs'

/** Says that the session lives, and takes every lock of these that nobody has. */
const trying = `SELECT lock, pg_try_advisory_lock(${lockSpace}, lock) AS got FROM unnest($1::int[]) AS lock`

/** Opens the session; it makes its connection again by itself for as long as it is not closed. */
export async function openSession(
  url: string,
  limits: ConnectionLimits,
  { heard, caughtUp, log }: SessionDuties,
): Promise<Session> {
  const stands = new Set<Stand>()
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const endDuties = async (): Promise<void> => {
    await Promise.all([...stands].map(stand => stop(stand)))
  }
  const stop = async (stand: Stand): Promise<void> => {
    const { end, lock } = stand
    delete stand.end
    await end?.()
    if (end) await client?.query(`SELECT pg_advisory_unlock(${lockSpace}, ${lock})`).catch(() => {})
  }
  const lost = (one: pg.Client, error?: Error): void => {
    if (client !== one) return
    client = undefined
    clearTimeout(timer)
    one.end().catch(() => {})
    endDuties().catch(reason => log.error('duties-unended', { error: String(reason) }))
    if (closed) return
    log.warn('database-session-lost', { error: error ? reasonOf(error) : 'the connection was closed' })
    timer = setTimeout(reconnect, again)
  }
  const reconnect = (): void => {
    connect().catch(error => {
      log.warn('database-session-lost', { error: reasonOf(error) })
      if (!closed) timer = setTimeout(reconnect, again)
    })
  }
  const connect = async (): Promise<void> => {
    const made = new pg.Client({
      ...connectionTo(url, 'platen session', limits),
      query_timeout: longestSilence,
    })
    made.on('error', error => lost(made, error))
    made.on('end', () => lost(made))
    made.on('notification', ({ payload = '' }) => heard(payload))
    try {
      await made.connect()
      await made.query(`SET idle_session_timeout = ${longestSilence}; LISTEN ${channel}`)
    } catch (error) {
      await made.end().catch(() => {})
      throw error
    }
    if (closed) return made.end()
    client = made
    caughtUp()
    await live(made)
  }
  const live = async (one: pg.Client): Promise<void> => {
    try {
      const wanted = [...stands].filter(({ end }) => !end).map(({ lock }) => lock)
      const { rows } = await one.query(trying, [wanted])
      if (client !== one) return
      for (const { lock } of rows.filter(({ got }) => got === true)) {
        log.info('duty-taken', { lock })
        for (const stand of stands) if (stand.lock === lock) stand.end ??= stand.begin()
      }
      timer = setTimeout(() => void live(one), beat)
    } catch (error) {
      lost(one, error as Error)
    }
  }

  await connect()
  return {
    lead(duty, begin) {
      const stand: Stand = { lock: dutyLocks[duty], begin }
      stands.add(stand)
      return async () => {
        stands.delete(stand)
        await stop(stand)
      }
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await endDuties()
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
