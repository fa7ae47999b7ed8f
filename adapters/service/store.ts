import type { Account, AutoTopup, Hold, User } from './account.ts'
import type { ApiKey } from './api-key.ts'
import type { StoredFile } from './file.ts'
import type { Job, Publication } from './job.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Notice } from './notice.ts'
import type { Page } from './page.ts'
import type { Receipt } from './receipt.ts'
import type { Run } from './run.ts'
import type { RunStatus } from './run-status.ts'
import type { Version, VersionRecord } from './version.ts'

/**
 * All state of the service behind atomic commands: each is one durable commit or nothing. A command that a request
 * causes takes the account first and answers `undefined` for what is not there, is deleted, or is somebody else's.
 * No command resolves before its commit is on disk, and no read shows what is not.
 */
export interface Store
  extends AccountStore,
    KeyStore,
    JobStore,
    RunStore,
    VersionStore,
    FileStore,
    BlobStore,
    MoneyStore,
    NoticeStore {
  /** What an earlier request with this key led to. */
  findReceipt(accountId: string, key: string): Promise<Receipt | undefined>
  /** Keeps what a request led to that changed nothing else here. */
  keepReceipt(receipt: Receipt): Promise<void>
  /** Forgets receipts, used sign-in links and payment events that have had their time. */
  sweep(at: number): Promise<void>
  /** Throws when nothing can be written any more. */
  probe(): Promise<void>
  /** Writes what waits and lets go of the folder. */
  close(): Promise<void>
}

/** Organisations and people. */
export interface AccountStore {
  /** Opens an organisation with its first person, first key and given credit, in one commit. */
  createAccount(opening: {
    readonly account: Account
    readonly user: User
    readonly key?: ApiKey
    readonly grant?: LedgerEntry
  }): Promise<void>
  /** The oldest organisation: a service for one team has only this. */
  firstAccount(): Promise<Account | undefined>
  getAccount(accountId: string): Promise<Account | undefined>
  /** The organisation that the payment provider knows by this name. */
  findCustomer(customerId: string): Promise<Account | undefined>
  setAutoTopup(accountId: string, autoTopup: AutoTopup): Promise<Account | undefined>
  getUser(userId: string): Promise<User | undefined>
  listUsers(accountId: string): Promise<readonly User[]>
  findUser(email: string): Promise<User | undefined>
  /** Spends a sign-in link: true the first time, false ever after. */
  spendSignIn(tokenDigest: string, expiresAt: number): Promise<boolean>
}

/** Keys. */
export interface KeyStore {
  createKey(key: ApiKey, receipt?: Receipt): Promise<void>
  /** Marks a key as revoked; a second time it is not there. */
  revokeKey(accountId: string, keyId: string, at: number): Promise<ApiKey | undefined>
  /** The live key with this digest. */
  findKey(secretDigest: string): Promise<ApiKey | undefined>
  /** Live keys, oldest first. */
  listKeys(accountId: string): Promise<readonly ApiKey[]>
}

/** Jobs and what the public sees of them. */
export interface JobStore {
  createJob(job: Job, first: VersionRecord, receipt?: Receipt): Promise<void>
  getJob(accountId: string, jobId: string): Promise<Job | undefined>
  /** Newest first. */
  listJobs(accountId: string, page: Page): Promise<readonly Job[]>
  /** Takes the job, its runs and its public page away; active runs are asked to cancel. */
  deleteJob(
    accountId: string,
    jobId: string,
    at: number,
  ): Promise<{ readonly runsDeleted: number } | undefined>
  publish(
    accountId: string,
    jobId: string,
    publication: Publication,
    receipt?: Receipt,
  ): Promise<Job | undefined>
  unpublish(accountId: string, jobId: string, at: number, receipt?: Receipt): Promise<Job | undefined>
  findPublication(slug: string): Promise<{ readonly job: Job; readonly version: VersionRecord } | undefined>
}

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
  /** The charge, at most the hold; absent when it is free. */
  readonly charge?: Pick<LedgerEntry, 'entryId' | 'note'> & { readonly amountMicros: number }
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

/** Versions of a job's design. */
export interface VersionStore {
  getVersion(accountId: string, jobId: string, commitHash: string): Promise<VersionRecord | undefined>
  /** Oldest first. */
  listVersions(accountId: string, jobId: string): Promise<readonly VersionRecord[]>
  /** Makes the version the job's current one if the job still stands at its parent; false when it does not. */
  saveEdit(version: Version, receipt?: Receipt): Promise<boolean>
}

/** Uploaded files. */
export interface FileStore {
  grantUpload(file: StoredFile, receipt?: Receipt): Promise<void>
  /** Marks the file as ready. A second time it stays as it is. */
  commitUpload(accountId: string, fileId: string, blob: string): Promise<StoredFile | undefined>
  getFile(accountId: string, fileId: string): Promise<StoredFile | undefined>
  deleteFile(accountId: string, fileId: string, at: number): Promise<StoredFile | undefined>
}

/** What a deleted job or run leaves behind until it is purged. */
export type Leftover =
  | { readonly kind: 'job'; readonly jobId: string; readonly versions: readonly VersionRecord[] }
  | { readonly kind: 'run'; readonly runId: string }

/**
 * Which blobs may be unused. A blob is noted before its bytes are kept; the commit that first refers to it takes the
 * note away, and the commit that lets go of it notes it again. So the notes hold every blob that nobody refers to,
 * and few others.
 */
export interface BlobStore {
  noteBlob(key: string, at: number): Promise<void>
  /** Blobs that were noted before that time and not since. */
  listNoted(before: number): Promise<readonly string[]>
  /** Takes a note away that is still older than that time; false when it is not there any more. */
  dropNote(key: string, before: number): Promise<boolean>
  /** Blobs that rows refer to by themselves, and lists of files whose blobs are in use with them. */
  listRoots(): Promise<{ readonly blobs: readonly string[]; readonly manifests: readonly string[] }>
  /** Jobs and runs that were deleted before that time and have not been purged. */
  listLeftovers(before: number, limit: number): Promise<readonly Leftover[]>
  /** Removes what is left of a job or run for ever and notes the blobs that it let go of, and these. */
  purge(leftover: Leftover, blobs: readonly string[], at: number): Promise<void>
}

/** What an event of the payment provider does to an account. */
export interface PaymentEffect {
  readonly entries?: readonly LedgerEntry[]
  readonly change?: Partial<Pick<Account, 'pastDue' | 'hasPaymentMethod' | 'customerId'>>
  /** The event is of the past, and changes nothing, once an entry with this id has been posted. */
  readonly overtakenBy?: string
  /** The event is of the future until the account has an entry with this id. */
  readonly follows?: string
}

/** Credit. */
export interface MoneyStore {
  /** Posts an entry and moves the balance; false when that cause has been posted already. */
  postEntry(entry: LedgerEntry): Promise<boolean>
  /**
   * Notes what the payment provider said; false when the event is known already. Throws `payment-unknown`, and notes
   * nothing, for what follows an entry that is not there.
   */
  recordPayment(
    event: PaymentEffect & { readonly eventId: string; readonly accountId: string; readonly at: number },
  ): Promise<boolean>
  listHolds(accountId: string): Promise<readonly Hold[]>
  /** Newest first. */
  listEntries(accountId: string, page: Page): Promise<readonly LedgerEntry[]>
  /** Every way in which balances, entries and holds disagree; empty when all is well. */
  checkLedger(): Promise<readonly string[]>
}

/** Notices to the outside. */
export interface NoticeStore {
  addNotices(notices: readonly Notice[]): Promise<void>
  /** Notices that are due, those that have been due longest first; at most `limitOfLane` of one lane (`laneOf`). */
  listDue(at: number, limit: number, limitOfLane?: number): Promise<readonly Notice[]>
  /** Takes a notice off the list, or puts its next try off. */
  settleNotice(noticeId: string, next: { readonly dueAt: number } | 'done'): Promise<void>
}
