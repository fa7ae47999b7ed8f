import type { RunStatus } from '../runs/run-status.ts'

/** A named container of runs; each completed run is a version of one design. */
export interface Job {
  readonly jobId: string
  readonly accountId: string
  readonly name: string
  /** Hash of the newest commit; the first is an empty one. */
  readonly currentCommit: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly totalRuns: number
  /** Of the newest run. */
  readonly format?: string
  readonly latestRunId?: string
  readonly latestRunStatus?: RunStatus
  readonly publication?: Publication
  /** Soft: the rows stay, nobody sees them. */
  readonly deletedAt?: number
}

/** What of a job the public sees. */
export interface Publication {
  /** Unguessable part of the public address; stays when another version is published. */
  readonly slug: string
  readonly runId: string
  readonly commitHash: string
  readonly publishedAt: number
  /** Present when what the speaker says is public too. */
  readonly notes?: true
}
