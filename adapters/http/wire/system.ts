import { z } from 'zod'

/** Every bound that a caller can run into. */
export interface LimitList {
  readonly file_bytes: number
  readonly run_bytes: number
  readonly run_files: number
  readonly content_bytes: number
  readonly body_bytes: number
  readonly jobs_per_page: number
  readonly requests_per_minute: number
  readonly runs_per_minute: number
  readonly queued_runs: number
  readonly own_queued_runs: number
  readonly keys: number
  readonly storage_bytes: number
  readonly kept_bytes: number
  readonly render_seconds: number
  readonly render_megabytes: number
  readonly checkout_minimum_usd: number
  readonly upload_seconds: number
  readonly download_seconds: number
  readonly viewer_seconds: number
  readonly upload_types: readonly string[]
}

const count = z.int().min(0)

/** How {@link LimitList} is checked and described. */
export const limitList: z.ZodType<LimitList> = z
  .object({
    file_bytes: count.meta({ examples: [26214400] }),
    run_bytes: count.meta({ examples: [104857600] }),
    run_files: count.meta({ examples: [50] }),
    content_bytes: count.meta({ examples: [2097152] }),
    body_bytes: count.meta({ examples: [4194304] }),
    jobs_per_page: count.meta({ examples: [100] }),
    requests_per_minute: count.meta({ examples: [120] }),
    runs_per_minute: count.meta({ examples: [30] }),
    queued_runs: count.meta({ examples: [1000] }),
    own_queued_runs: count.meta({ examples: [250], description: 'of your organisation' }),
    keys: count.meta({ examples: [100] }),
    storage_bytes: count.meta({
      ...{
        examples: [5368709120],
        description: 'of your uploaded files together, and of all uploads of a day',
      },
    }),
    kept_bytes: count.meta({ examples: [53687091200], description: 'of your jobs with all their versions' }),
    render_seconds: count.meta({ examples: [60] }),
    render_megabytes: count.meta({ examples: [1024] }),
    checkout_minimum_usd: count.meta({ examples: [10] }),
    upload_seconds: count.meta({ examples: [3600] }),
    download_seconds: count.meta({ examples: [3600] }),
    viewer_seconds: count.meta({ examples: [86400] }),
    upload_types: z
      .array(z.string())
      .meta({ examples: [['image/png', 'image/jpeg', 'image/gif', 'application/pdf']] }),
  })
  .meta({ title: 'Limits' })

/** Whether a probe passed. */
export interface Health {
  readonly status: 'ok' | 'unavailable'
  /** By part: `ok`, or what is wrong. */
  readonly checks?: Readonly<Record<string, string>>
}

/** How {@link Health} is checked and described. */
export const health: z.ZodType<Health> = z
  .object({
    status: z.enum(['ok', 'unavailable']),
    checks: z
      .record(z.string(), z.string())
      .meta({ description: 'by part', examples: [{ store: 'ok', blobs: 'ok' }] })
      .exactOptional(),
  })
  .meta({ title: 'Health' })

/** What is running. */
export interface VersionInfo {
  readonly name: string
  readonly version: string
}

/** How {@link VersionInfo} is checked and described. */
export const versionInfo: z.ZodType<VersionInfo> = z
  .object({
    name: z.string().meta({ examples: ['platen'] }),
    version: z.string().meta({ examples: ['1.0.0'] }),
  })
  .meta({ title: 'Version' })

/** That a message was taken. */
export interface Received {
  readonly received: true
}

/** How {@link Received} is checked and described. */
export const received: z.ZodType<Received> = z
  .object({ received: z.literal(true) })
  .meta({ title: 'Received' })
