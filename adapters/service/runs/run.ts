import type { Proposal } from '../../../core/brief/designer.ts'
import type { Output } from '../../../core/job.ts'
import type { RenderErrorCode } from '../../../core/error.ts'
import type { Message } from '../../../core/message.ts'
import type { Micros } from '../credits/money.ts'
import type { ServiceErrorCode } from '../service-error.ts'
import type { RunStatus } from './run-status.ts'

/** One piece of work on a job's design, from acceptance to its end. */
export interface Run {
  readonly runId: string
  readonly jobId: string
  readonly accountId: string
  readonly status: RunStatus
  /** How often work on it has begun; a worker whose number is older writes nothing. */
  readonly attempt: number
  /** Whose attempt it is or was; absent before the first. */
  readonly worker?: string
  /** How often its worker died; absent when never. */
  readonly losses?: number
  readonly input: RunInput
  readonly chargeMicros: Micros
  readonly notifyEmail: boolean
  readonly webhookUrl?: string
  /** What it counts for of its organisation's room; absent in runs of an earlier time. */
  readonly bytes?: number
  readonly createdAt: number
  readonly completedAt?: number
  /** Hash of the version it made. */
  readonly commitHash?: string
  readonly summaryDiff?: string
  readonly error?: string
  /** Which reason that is; absent for a fault of ours. */
  readonly errorCode?: RenderErrorCode | ServiceErrorCode
  /** Last lines of what happened, for the author. */
  readonly logTail?: string
  /** What its author can mend, of one that failed for what was made of it: the gravest, as many as a row holds well. */
  readonly messages?: readonly Message[]
  /** Blob of what its copy and its brief were taken for, of one that failed for what was made of it. */
  readonly report?: string
  readonly deletedAt?: number
  readonly origin?: RunOrigin
}

/** What asked for a run, for who looks for it in logs and traces. */
export interface RunOrigin {
  readonly requestId?: string
  /** A `traceparent` of W3C's Trace Context. */
  readonly trace?: string
}

/** What a run was asked for. Copy and pictures are blobs: a run is small. */
export interface RunInput {
  readonly format: string
  /** The brief, or how a long one begins. */
  readonly instructions: string
  /** Blob of a brief that is long. */
  readonly brief?: string
  /** Blob of the copy, or `stored` when it is short; absent on an update that keeps the copy of the version before. */
  readonly copy?: string
  readonly assets: readonly RunAsset[]
  /** Name of one of the format's sizes; absent for the usual, or that of the version that an update changes. */
  readonly size?: string
  /** Kinds of files to make; absent for the usual, or those of the version that an update changes. */
  readonly outputs?: readonly Output[]
  /**
   * Blob of the texts that change in the copy of the version before, or `stored` when they are short. Such a run is an edit: it is not
   * listed, charged or told of, and somebody waits for it.
   */
  readonly edits?: string
  /** Of an edit: the version that whoever edits looked at. */
  readonly seen?: string
  /** What a designer proposed for the instructions, kept so that the same run gives the same bytes. */
  readonly proposals?: readonly Proposal[]
}

/** A picture as the run finds it under `assets/`. */
export interface RunAsset {
  readonly name: string
  readonly blob: string
}

/** Whether a run changes texts in place, and was not ordered. */
export function isEdit({ input }: Pick<Run, 'input'>): boolean {
  return input.edits !== undefined
}
