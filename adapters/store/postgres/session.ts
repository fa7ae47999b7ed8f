import pg from 'pg'
import type { Log } from '../../service/ports/log.ts'
import { type ConnectionLimits, connectionTo } from './connect.ts'
import { reasonOf } from './faults.ts'
import { lockSpace } from './migrate.ts'

/** The one who has this lock leads. */
const leaderLock = 2

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

/** A connection of its own that hears what others commit, and by which one process of all is told to lead. */
export interface Session {
  lead(begin: () => () => Promise<void>): () => Promise<void>
  close(): Promise<void>
}

/** A duty and what ends it, while it is done. */
interface Duty {
  begin(): () => Promise<void>
  end?: () => Promise<void>
}

/** The channel on which runs are told of. */
export const channel = 'platen_runs'

/** Opens the session; it makes its connection again by itself for as long as it is not closed. */
export async function openSession(
  url: string,
  limits: ConnectionLimits,
  { heard, caughtUp, log }: SessionDuties,
): Promise<Session> {
  const duties = new Set<Duty>()
  let leads = false
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const endDuties = async (): Promise<void> => {
    leads = false
    await Promise.all([...duties].map(duty => stop(duty)))
  }
  const stop = async (duty: Duty): Promise<void> => {
    const { end } = duty
    delete duty.end
    await end?.()
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
      const ask =
        leads || duties.size === 0
          ? 'SELECT false AS got'
          : `SELECT pg_try_advisory_lock(${lockSpace}, ${leaderLock}) AS got`
      const { rows } = await one.query(ask)
      if (client !== one) return
      if (rows[0].got === true) {
        leads = true
        log.info('leading', {})
        for (const duty of duties) duty.end ??= duty.begin()
      }
      timer = setTimeout(() => void live(one), beat)
    } catch (error) {
      lost(one, error as Error)
    }
  }

  await connect()
  return {
    lead(begin) {
      const duty: Duty = { begin }
      duties.add(duty)
      if (leads) duty.end = begin()
      return async () => {
        duties.delete(duty)
        await stop(duty)
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
