import { mostOfName, toPlainName } from '../../service/names.ts'
import { z } from 'zod'

/** A time: ISO 8601 in UTC with milliseconds. */
export const timestamp: z.ZodType<string> = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .meta({ format: 'date-time', examples: ['2026-11-21T08:00:00.000Z'] })

/** An amount in USD with at most four decimals. */
export const usd: z.ZodType<number> = z
  .number()
  .meta({ description: 'USD, at most four decimals', examples: [0.1] })

/** What each kind of identifier looks like. */
export const sampleIds = {
  org: 'org_SlyM4cqhSvfFZPp8g4uc',
  usr: 'usr_xqcpIAhK2XehOkEJLtPr',
  key: 'key_8TnWcYb3fVqLr5sHd0Zk',
  job: 'job_4maD4oGhzLQAMgXK7FzC',
  run: 'run_q3m4TfzE4cnPqBBNGKvb',
  file: 'file_Zp2kV9sWm4RtYc6XbQ1e',
} as const

/** An identifier that begins with its kind. */
export function identifier(kind: keyof typeof sampleIds): z.ZodType<string> {
  return z
    .string()
    .regex(new RegExp(`^${kind}_[0-9A-Za-z]+$`))
    .meta({ examples: [sampleIds[kind]] })
}

const sampleCursor = 'eyJmb3IiOiJjdXJzb3IifQ.c2ln'

/** What a commit's hash looks like. */
export const sampleCommit = '9f2c4e8a17b35d60c1e4f7a92b8d3c5061ef7a24'

/** What a preview's address looks like. */
export const sampleViewer = 'https://platen.example/viewer/eyJmb3IiOiJ2aWV3ZXIifQ.c2ln/'

/** What a public address looks like. */
export const samplePublic = 'https://pages.platen.example/p/blwp7orafhywwbks2g18pv/'

/** Hash of a git commit. */
export const commit: z.ZodType<string> = z
  .string()
  .regex(/^[0-9a-f]{40}$/)
  .meta({ description: 'hash of a git commit', examples: [sampleCommit] })

/** Name of a job or a key. */
export const label: z.ZodType<string> = z.string().overwrite(toPlainName).min(1).max(mostOfName)

/** A text of at most so many characters, with one as it may be, and what is to be said of it. */
export function sampleText(most: number, sample: string, description?: string): z.ZodString {
  return z
    .string()
    .max(most)
    .meta({ ...(description !== undefined && { description }), examples: [sample] })
}

/** Leads to the next part of a list. */
export const nextCursor: z.ZodString = z
  .string()
  .meta({ description: 'present when there are more', examples: [sampleCursor] })

/** Which part of a list is wanted. */
export interface PageQuery {
  /** `next_cursor` of the answer before. */
  readonly cursor?: string
  /** Most entries of the answer. */
  readonly limit?: number
}

/** A page of at most that many entries, which is also what comes when nothing is asked for. */
export function pageQuery(most: number): z.ZodType<PageQuery> {
  return z.strictObject({
    cursor: z
      .string()
      .max(1000)
      .meta({ description: '`next_cursor` of the answer before', examples: [sampleCursor] })
      .exactOptional(),
    limit: z
      .preprocess(toNumber, z.int().min(1).max(most))
      .meta({ description: 'most entries of the answer', default: most, examples: [20] })
      .exactOptional(),
  })
}

/** A query has texts only. Digits are a number, and nothing else is: not ` 1`, `1e1` or `0x10`. */
function toNumber(text: unknown): unknown {
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text
}

/** What a payload of no fields is checked with. */
export const nothing: z.ZodType<Readonly<Record<string, never>>> = z
  .strictObject({})
  .meta({ title: 'Nothing', description: 'no fields; the body may be left out' })

/** Seconds that whoever asks waits for what is made, unless they say otherwise, and at most. */
export const usualWait = 30
const longestWait = 60

/** How long to wait for what is made. */
export function waitSeconds(what: string): z.ZodNumber {
  return z
    .int()
    .min(0)
    .max(longestWait)
    .meta({
      description: `how long to wait for ${what}; then comes the run instead`,
      default: usualWait,
    })
}
