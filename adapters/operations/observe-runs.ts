import type { Clock } from '../service/ports/clock.ts'
import type { Log } from '../service/ports/log.ts'
import type { Store, Tx } from '../service/ports/store.ts'
import { isEdit, type Run } from '../service/runs/run.ts'
import { isTerminal } from '../service/runs/run-status.ts'
import type { RunFigures } from './run-figures.ts'

/** Who is told of runs. */
export interface RunAudience {
  readonly figures: RunFigures
  readonly log: Log
  readonly clock: Clock
}

/** What a commit did to runs. */
interface Seen {
  readonly put: Run[]
  /** Runs whose hold came, and whose hold went: they were accepted, and they ended. Edits have none, and are put no more once they have ended. */
  readonly held: Set<string>
  readonly released: Set<string>
}

/** A store whose commits tell how runs come, begin, are begun again and end. It reads what is put, and asks nothing more. */
export function observeRuns(store: Store, audience: RunAudience): Store {
  return {
    ...store,
    async transact(work, reads) {
      let seen = nothing()
      const result = await store.transact(tx => {
        // It may be run again.
        seen = nothing()
        return work(watching(tx, seen))
      }, reads)
      for (const run of seen.put) tell(audience, run, seen)
      return result
    },
  }
}

function nothing(): Seen {
  return { put: [], held: new Set(), released: new Set() }
}

function watching(tx: Tx, { put, held, released }: Seen): Tx {
  return {
    ...tx,
    put(table, row) {
      if (table === 'runs') put.push(row as unknown as Run)
      else if (table === 'holds') held.add((row as unknown as { readonly runId: string }).runId)
      tx.put(table, row)
    },
    remove(table, key) {
      if (table === 'holds') released.add(key)
      tx.remove(table, key)
    },
  }
}

function tell({ figures, log, clock }: RunAudience, run: Run, { held, released }: Seen): void {
  const { runId, jobId, input, status, attempt, createdAt, origin } = run
  const ms = clock.now() - createdAt
  // Figures are of what was ordered: that a text was changed meanwhile is no run that fails.
  const isOrdered = !isEdit(run)
  const ids = { run_id: runId, job_id: jobId, format: input.format, ...idsOf(origin) }
  if (status === 'queued' && attempt === 0) {
    if (isOrdered && !held.has(runId)) return
    if (isOrdered) figures.accepted(run)
    log.info('run-accepted', ids)
  } else if (status === 'queued') {
    figures.requeued(run)
    log.warn('run-requeued', { ...ids, attempt })
  } else if (status === 'preparing') {
    if (attempt === 1 && isOrdered) figures.begun(run, ms / 1000)
    log.info('run-begun', { ...ids, attempt, waited_ms: ms })
  } else if (isTerminal(status) && (!isOrdered || released.has(runId))) {
    if (isOrdered) figures.ended(run, ms / 1000)
    log.info('run-ended', { ...ids, attempt, status, ms })
  }
}

/** The request that asked for a run, and its trace: the second part of a `traceparent`. */
function idsOf({ requestId, trace }: NonNullable<Run['origin']> = {}): Readonly<Record<string, string>> {
  const traceId = trace?.split('-')[1]
  return {
    ...(requestId !== undefined && { request_id: requestId }),
    ...(traceId !== undefined && { trace_id: traceId }),
  }
}
