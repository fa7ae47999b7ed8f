import type { Micros } from './credits/money.ts'

/** What an operator sets. Every one has a default; adapters read them from the environment. */
export interface Settings {
  /** Where the API and the dashboard are reached, without a slash at the end. */
  readonly publicUrl: string
  /** Where published pages are reached: another origin than `publicUrl`. */
  readonly contentUrl: string
  /** Keys every signature and digest; 32 bytes or more. */
  readonly secret: string
  readonly prices: Prices
  readonly limits: Limits
}

/** µUSD a run, by format slug, else by group, else `default`. */
export interface Prices {
  readonly default: Micros
  readonly byGroup: Readonly<Record<string, Micros>>
  readonly bySlug: Readonly<Record<string, Micros>>
}

/** Bounds; bytes, counts and ms. */
export interface Limits {
  readonly fileBytes: number
  readonly runBytes: number
  readonly runFiles: number
  readonly copyBytes: number
  /** Of the whole service. */
  readonly queuedRuns: number
  /** Of one organisation. */
  readonly ownQueuedRuns: number
  /** Live keys of one organisation. */
  readonly keys: number
  /** Uploaded files of one organisation together. */
  readonly storageBytes: number
  /** All jobs of one organisation together, with what was deleted of them less than 30 days ago. */
  readonly keptBytes: number
  /** How long a run may render, and the memory it may take, MB. */
  readonly renderTime: number
  readonly renderMemory: number
  readonly attempts: number
  readonly uploadLife: number
  readonly downloadLife: number
  readonly viewerLife: number
  readonly requestsPerMinute: number
  readonly runsPerMinute: number
}

/** Defaults of the bounds. */
export const defaultLimits: Limits = {
  fileBytes: 25 * 1024 * 1024,
  runBytes: 100 * 1024 * 1024,
  runFiles: 50,
  copyBytes: 2 * 1024 * 1024,
  queuedRuns: 1000,
  ownQueuedRuns: 250,
  keys: 100,
  storageBytes: 5 * 1024 * 1024 * 1024,
  keptBytes: 50 * 1024 * 1024 * 1024,
  renderTime: 60_000,
  renderMemory: 1024,
  attempts: 2,
  uploadLife: 60 * 60 * 1000,
  downloadLife: 60 * 60 * 1000,
  viewerLife: 24 * 60 * 60 * 1000,
  requestsPerMinute: 120,
  runsPerMinute: 30,
}
