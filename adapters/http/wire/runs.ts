import { z } from 'zod'
import type { CompositionReport } from '../../../core/choose-composition.ts'
import type { BriefReport } from '../../../core/brief/write-report.ts'
import type { Message } from '../../../core/message.ts'
import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'
import type { RunStatus } from '../../service/runs/run-status.ts'
import {
  commit,
  identifier,
  nextCursor,
  sampleCommit,
  sampleIds,
  sampleViewer,
  timestamp,
  usd,
} from './fields.ts'
import { composition, reading } from './reading.ts'
import { briefReport, messages } from './report.ts'

/** Where a run stands. */
export const runStatus: z.ZodType<RunStatus> = z
  .enum([
    'queued',
    'preparing',
    'running',
    'validating',
    'uploading_outputs',
    'completed',
    'failed',
    'cancelling',
    'cancelled',
  ])
  .meta({ examples: ['completed'] })

/** A run that was accepted. */
export interface AcceptedRun {
  readonly job_id: string
  readonly run_id: string
  readonly status: 'queued'
  readonly notify_email: boolean
  readonly created_at: string
}

/** How {@link AcceptedRun} is checked and described. */
export const acceptedRun: z.ZodType<AcceptedRun> = z
  .object({
    job_id: identifier('job'),
    run_id: identifier('run'),
    status: z.literal('queued'),
    notify_email: z.boolean().meta({ examples: [true] }),
    created_at: timestamp,
  })
  .meta({ title: 'AcceptedRun' })

/** A run as it is listed. */
export interface RunEntry {
  readonly run_id: string
  readonly status: RunStatus
  /** Null until there is one. */
  readonly commit_hash: string | null
  readonly charge_usd: number
  readonly created_at: string
  readonly completed_at: string | null
}

const entryShape = {
  run_id: identifier('run'),
  status: runStatus,
  commit_hash: commit.nullable(),
  charge_usd: usd,
  created_at: timestamp,
  completed_at: timestamp.nullable(),
}

/** Runs of a job, oldest first. */
export interface RunList {
  readonly job_id: string
  readonly data: readonly RunEntry[]
  /** Present when there are more. */
  readonly next_cursor?: string
}

/** How {@link RunList} is checked and described. */
export const runList: z.ZodType<RunList> = z
  .object({
    job_id: identifier('job'),
    data: z.array(z.object(entryShape)),
    next_cursor: nextCursor.exactOptional(),
  })
  .meta({ title: 'RunList' })

/** A run in full. */
export interface RunDetail extends RunEntry {
  readonly job_id: string
  readonly summary_diff: string | null
  readonly notify_email: boolean
  /** Only when completed. */
  readonly viewer_url?: string
  readonly viewer_expires_at?: string
  /** Pages, slides or screens. Only when completed, or failed for what was made. */
  readonly pages?: number
  /** What the author can mend, with the line of the copy. Only when completed, or failed for what was made. */
  readonly messages?: readonly Message[]
  /** What the copy was taken for. Only when completed, or failed for what was made. */
  readonly reading?: ReadingReport
  /** What became of the brief. Only when completed, or failed for what was made. */
  readonly brief?: BriefReport
  /** Which composition of its format it is. Only when completed, or failed for what was made. */
  readonly composition?: CompositionReport
  /** Only when failed. */
  readonly error?: string
  readonly log_tail?: string
}

const sampleRun: RunDetail = {
  job_id: sampleIds.job,
  run_id: sampleIds.run,
  status: 'completed',
  commit_hash: sampleCommit,
  charge_usd: 0.1,
  created_at: '2026-11-21T08:00:00.000Z',
  completed_at: '2026-11-21T08:00:04.210Z',
  summary_diff: 'New report: 1 page, 7 words',
  notify_email: true,
  viewer_url: `${sampleViewer}?commit=${sampleCommit}`,
  viewer_expires_at: '2026-11-22T08:00:04.210Z',
}

/** How {@link RunDetail} is checked and described. */
export const runDetail: z.ZodType<RunDetail> = z
  .object({
    ...entryShape,
    job_id: identifier('job'),
    summary_diff: z
      .string()
      .nullable()
      .meta({
        description: 'what changed, for a reader',
        examples: ['accent colour: #1b4b5a → #b4532a\npages: 10 → 11'],
      }),
    notify_email: z.boolean().meta({ examples: [true] }),
    viewer_url: z
      .url()
      .meta({ description: 'only when completed', examples: [sampleViewer] })
      .exactOptional(),
    viewer_expires_at: timestamp.meta({ description: 'only when completed' }).exactOptional(),
    pages: z
      .int()
      .min(0)
      .meta({
        description: 'pages, slides or screens; only when completed, or failed for what was made',
        examples: [2],
      })
      .exactOptional(),
    messages: messages.exactOptional(),
    reading: reading.exactOptional(),
    brief: briefReport.exactOptional(),
    composition: composition.exactOptional(),
    error: z
      .string()
      .meta({ description: 'only when failed', examples: ['image "heron.png" cannot be read'] })
      .exactOptional(),
    log_tail: z
      .string()
      .meta({ description: 'only when failed', examples: ['0.0 s  preparing report, attempt 1'] })
      .exactOptional(),
  })
  .meta({ title: 'Run', examples: [sampleRun] })

/** Whether an e-mail comes at the end of a run. */
export interface EmailNotice {
  readonly notify_email: boolean
  /** Why none will come. */
  readonly warning?: string
}

/** How {@link EmailNotice} is checked and described. */
export const emailNotice: z.ZodType<EmailNotice> = z
  .object({
    notify_email: z.boolean().meta({ examples: [true] }),
    warning: z
      .string()
      .meta({
        description: 'why no e-mail will come',
        examples: ['the run has ended already; no e-mail is sent'],
      })
      .exactOptional(),
  })
  .meta({ title: 'EmailNotice', examples: [{ notify_email: true }] })

/** A run that was asked to end. */
export interface CancellingRun {
  readonly status: 'cancelling'
}

/** How {@link CancellingRun} is checked and described. */
export const cancellingRun: z.ZodType<CancellingRun> = z
  .object({ status: z.literal('cancelling') })
  .meta({ title: 'CancellingRun' })

/** A run that is gone. */
export interface DeletedRun {
  readonly job_id: string
  readonly run_id: string
  readonly deleted: true
}

/** How {@link DeletedRun} is checked and described. */
export const deletedRun: z.ZodType<DeletedRun> = z
  .object({ job_id: identifier('job'), run_id: identifier('run'), deleted: z.literal(true) })
  .meta({ title: 'DeletedRun' })
