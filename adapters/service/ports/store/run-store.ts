import type { Hold } from '../../credits/account.ts'
import type { LedgerEntry } from '../../credits/ledger-entry.ts'
import type { Notice } from '../../notices/notice.ts'
import type { Page } from '../../jobs/page.ts'
import type { Receipt } from '../../receipts/receipt.ts'
import type { RunStatus } from '../../runs/run-status.ts'
import type { Run } from '../../runs/run.ts'
import type { Version } from '../../versions/version.ts'

/** What a run needs to be accepted. */
export interface Acceptance {
  readonly run: Run
  readonly hold: Hold
  /** Most runs that may wait in the whole service. */
  readonly queueLimit: number
  /** Copy that is short: kept with the run, it needs no file of its own before the run is accepted. */
  readonly copy?: string
  readonly receipt?: Receipt
}

/** A run that belongs to a worker's attempt. */
export interface Attempt {
  readonly runId: string
  readonly attempt: number
}

/**
 * What is to be told of a run's end, asked inside the commit that ends it: an e-mail may be asked for until then.
 */
export type Notices = (run: Run) => readonly Notice[]

/** What ends a run well. */
export interface Completion extends Attempt {
  readonly version: Version
  readonly summaryDiff: string
  /** What the run's hold is charged as: the price is the one that it was accepted at. Absent when it is free. */
  readonly charge?: Pick<LedgerEntry, 'entryId' | 'note'>
  readonly notices: Notices
  readonly at: number
}

/** What ends a run badly. */
export interface Failure extends Attempt {
  readonly error: string
  readonly logTail: string
  readonly notices: Notices
  readonly at: number
}

/**
 * Runs. Every write of a worker names its attempt and answers `undefined` when the run is no longer that attempt's:
 * the worker then stops and writes nothing.
 */
export interface RunStore {
  /**
   * Accepts a run with its hold and receipt. Throws `balance-insufficient`, `past-due` and `queue-full`;
   * `undefined` when the job is not there.
   */
  acceptRun(acceptance: Acceptance): Promise<Run | undefined>
  /**
   * Begins the next attempt: organisations take turns, and within one the oldest run comes first. A run waits while
   * another of its job is worked on, since it may build on what that one makes.
   */
  claimRun(): Promise<Run | undefined>
  /** Moves on, or tells that the run is `cancelling` (then the worker calls `finishCancel`). */
  advanceRun(attempt: Attempt, to: RunStatus): Promise<Run | undefined>
  /**
   * Commits version, charge, release of the hold and notices together. A run that is `cancelling` is not completed, and
   * `overtaken` is one whose version does not follow the job's current one: somebody has edited that meanwhile.
   */
  completeRun(completion: Completion): Promise<Run | 'overtaken' | undefined>
  /** Fails the run and releases its hold. A run that is `cancelling` ends cancelled instead. */
  failRun(failure: Failure): Promise<Run | undefined>
  /** Puts a run back into the queue: its worker died (that counts), or stops and leaves it to another. */
  requeueRun(attempt: Attempt, why: 'lost' | 'parked'): Promise<Run | undefined>
  /** Asks for an end: a queued run is cancelled at once, a working one is `cancelling`. Throws `run-terminal`. */
  requestCancel(
    accountId: string,
    jobId: string,
    runId: string,
    end: { readonly notices: Notices; readonly at: number },
  ): Promise<Run | undefined>
  /** Ends a run that is `cancelling` and releases its hold. */
  finishCancel(
    runId: string,
    end: { readonly notices: Notices; readonly at: number },
  ): Promise<Run | undefined>
  /** Switches the e-mail on while the run is active; the run as it stands otherwise. */
  setNotify(accountId: string, jobId: string, runId: string): Promise<Run | undefined>
  /** Throws `run-active`. Deleting the published run takes its public page away. */
  deleteRun(accountId: string, jobId: string, runId: string, at: number): Promise<Run | undefined>
  getRun(accountId: string, jobId: string, runId: string): Promise<Run | undefined>
  /** Oldest first. */
  listRuns(accountId: string, jobId: string, page: Page): Promise<readonly Run[]>
  /** The newest completed run that is not deleted. */
  latestCompleted(accountId: string, jobId: string): Promise<Run | undefined>
  /** Runs that some process had begun, for the next process to take up. */
  listBegun(): Promise<readonly Run[]>
  countQueued(): Promise<number>
  /** The short copy that a run was accepted with, until it is completed: then its version has it. */
  getCopy(runId: string): Promise<string | undefined>
  /** Calls the listener with every later state of the run; returns what stops it. */
  watchRun(runId: string, listener: (run: Run) => void): () => void
  /** Calls the listener whenever a run is waiting. */
  watchQueue(listener: () => void): () => void
}
