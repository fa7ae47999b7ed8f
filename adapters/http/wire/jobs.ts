import { z } from 'zod'
import type { RunStatus } from '../../service/runs/run-status.ts'
import { commit, identifier, label, nextCursor, samplePublic, sampleViewer, timestamp } from './fields.ts'
import { runStatus } from './runs.ts'

const name = z.string().meta({ examples: ['Spring report'] })

/** A job to open. */
export interface JobWish {
  readonly name: string
}

/** How {@link JobWish} is checked and described. */
export const jobWish: z.ZodType<JobWish> = z
  .strictObject({ name: label.meta({ examples: ['Spring report'] }) })
  .meta({ title: 'JobWish' })

/** A job that was just opened. */
export interface NewJob {
  readonly job_id: string
  readonly name: string
  readonly current_commit: string
  readonly created_at: string
}

/** How {@link NewJob} is checked and described. */
export const newJob: z.ZodType<NewJob> = z
  .object({ job_id: identifier('job'), name, current_commit: commit, created_at: timestamp })
  .meta({ title: 'NewJob' })

/** A job as it is listed. */
export interface JobEntry {
  readonly job_id: string
  readonly name: string
  readonly created_at: string
  readonly updated_at: string
  readonly total_runs: number
  /** Of the newest run; null before the first. */
  readonly format: string | null
  readonly latest_run_id: string | null
  readonly latest_run_status: RunStatus | null
  readonly viewer_url: string
}

const entryShape = {
  job_id: identifier('job'),
  name,
  created_at: timestamp,
  updated_at: timestamp,
  total_runs: z
    .int()
    .min(0)
    .meta({ examples: [3] }),
  format: z
    .string()
    .nullable()
    .meta({ description: 'of the newest run; null before the first', examples: ['report'] }),
  latest_run_id: identifier('run').nullable(),
  latest_run_status: runStatus.nullable(),
  viewer_url: z.url().meta({ description: 'a preview; works for 24 hours', examples: [sampleViewer] }),
}

/** Jobs, newest first. */
export interface JobList {
  readonly data: readonly JobEntry[]
  /** Present when there are more. */
  readonly next_cursor?: string
}

/** How {@link JobList} is checked and described. */
export const jobList: z.ZodType<JobList> = z
  .object({
    data: z.array(z.object(entryShape)).max(100),
    next_cursor: nextCursor.exactOptional(),
  })
  .meta({ title: 'JobList' })

/** A job in full. */
export interface JobDetail extends JobEntry {
  readonly current_commit: string
  /** Null while nothing is published. */
  readonly published_url: string | null
  readonly published_run_id: string | null
  readonly published_at: string | null
  readonly viewer_expires_at: string
}

/** How {@link JobDetail} is checked and described. */
export const jobDetail: z.ZodType<JobDetail> = z
  .object({
    ...entryShape,
    current_commit: commit,
    published_url: z
      .url()
      .nullable()
      .meta({ description: 'null while nothing is published', examples: [samplePublic] }),
    published_run_id: identifier('run').nullable(),
    published_at: timestamp.nullable(),
    viewer_expires_at: timestamp,
  })
  .meta({ title: 'Job' })

/** A job that is gone with its runs. */
export interface DeletedJob {
  readonly job_id: string
  readonly deleted: true
  readonly runs_deleted_count: number
}

/** How {@link DeletedJob} is checked and described. */
export const deletedJob: z.ZodType<DeletedJob> = z
  .object({
    job_id: identifier('job'),
    deleted: z.literal(true),
    runs_deleted_count: z
      .int()
      .min(0)
      .meta({ examples: [3] }),
  })
  .meta({ title: 'DeletedJob' })
