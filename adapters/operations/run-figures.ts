import { Counter, Histogram, type Registry } from 'prom-client'
import type { Rendition } from '../../core/job.ts'
import type { Run } from '../service/runs/run.ts'

/** What a process tells of its own work, beside its requests. */
export interface RunFigures {
  accepted(run: Run): void
  /** Begun for the first time, after so many seconds. */
  begun(run: Run, seconds: number): void
  requeued(run: Run): void
  ended(run: Run, seconds: number): void
  rendered(format: string, timings: Rendition['timings'], seconds: number): void
  notRendered(code: string): void
  /** What was asked of store or blobs. */
  asked(of: 'store' | 'blobs', operation: string, outcome: 'ok' | 'failed', seconds: number): void
  logged(level: 'warn' | 'error', event: string): void
}

/** From a card that is drawn in a breath to a book. s */
const renderTimes = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 30, 60]

/** From nobody before to a queue that is full. s */
const waitTimes = [0.01, 0.05, 0.2, 1, 5, 15, 60, 300, 1800]

/** From memory to a store that is ill. s */
const keepTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30]

/** Creates the figures of runs, renders, store and blobs. Formats, stages, codes and events are few: labels stay bounded. */
export function createRunFigures(registry: Registry): RunFigures {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers })

  const accepted = counter('platen_runs_accepted_total', 'Runs accepted, by format', ['format'])
  const ended = counter('platen_runs_ended_total', 'Runs ended, by status and format', ['status', 'format'])
  const retries = counter('platen_run_retries_total', 'Runs put back into the queue, by reason', ['reason'])
  const waits = histogram(
    'platen_run_wait_seconds',
    'Time from acceptance to the first attempt, by format',
    ['format'],
    waitTimes,
  )
  const runs = histogram(
    'platen_run_seconds',
    'Time from acceptance to the end, by status',
    ['status'],
    waitTimes,
  )
  const renders = histogram('platen_render_seconds', 'Time of a render, by format', ['format'], renderTimes)
  const stages = histogram('platen_render_stage_seconds', 'Time of a stage', ['stage'], renderTimes)
  const failures = counter('platen_render_failures_total', 'Renders that failed, by code', ['code'])
  const asked = histogram(
    'platen_storage_seconds',
    'Time of what was asked of store and blobs, by operation and outcome',
    ['of', 'operation', 'outcome'],
    keepTimes,
  )
  const events = counter('platen_log_events_total', 'Warnings and errors in the log', ['level', 'event'])
  return {
    accepted: ({ input: { format } }) => accepted.inc({ format }),
    begun: ({ input: { format } }, seconds) => waits.observe({ format }, seconds),
    requeued: ({ losses = 0 }) => retries.inc({ reason: losses > 0 ? 'lost' : 'parked' }),
    ended({ status, input: { format } }, seconds) {
      ended.inc({ status, format })
      runs.observe({ status }, seconds)
    },
    rendered(format, timings, seconds) {
      renders.observe({ format }, seconds)
      for (const [stage, ms] of Object.entries(timings)) stages.observe({ stage }, ms / 1000)
    },
    notRendered: code => failures.inc({ code }),
    asked: (of, operation, outcome, seconds) => asked.observe({ of, operation, outcome }, seconds),
    logged: (level, event) => events.inc({ level, event }),
  }
}
