import type { Account, Hold, User } from '../../../service/credits/account.ts'
import type { ApiKey } from '../../../service/access/api-key.ts'
import type { Session } from '../../../service/access/session.ts'
import type { StoredFile } from '../../../service/files/file.ts'
import type { Job } from '../../../service/jobs/job.ts'
import type { LedgerEntry } from '../../../service/credits/ledger-entry.ts'
import type { Notice } from '../../../service/notices/notice.ts'
import type { Receipt } from '../../../service/receipts/receipt.ts'
import type { Run } from '../../../service/runs/run.ts'
import { isTerminal } from '../../../service/runs/run-status.ts'
import type { VersionRecord } from '../../../service/versions/version.ts'
import { createTable, type Table } from './table.ts'

/** A job as it is kept; what follows from its runs is counted when it is read. */
export type JobRow = Omit<Job, 'totalRuns' | 'format' | 'latestRunId' | 'latestRunStatus'>

/** A sign-in link that was used, until it would have ended anyway. */
export interface SpentSignIn {
  readonly tokenDigest: string
  readonly expiresAt: number
}

/** When somebody was sent links to sign in. */
export interface SentSignIns {
  readonly userId: string
  readonly sentAt: readonly number[]
}

/** An event of the payment provider that has been dealt with. */
export interface KnownPayment {
  readonly eventId: string
  readonly at: number
}

/** Copy that a run was accepted with. */
export interface KeptCopy {
  readonly runId: string
  readonly text: string
}

/** A blob that nobody may refer to, since that time. */
export interface BlobNote {
  readonly key: string
  readonly at: number
}

/** All state of the service. */
export interface Tables {
  readonly accounts: Table<Account>
  readonly users: Table<User>
  readonly keys: Table<ApiKey>
  readonly sessions: Table<Session>
  readonly jobs: Table<JobRow>
  readonly runs: Table<Run>
  readonly versions: Table<VersionRecord>
  readonly files: Table<StoredFile>
  readonly entries: Table<LedgerEntry>
  readonly holds: Table<Hold>
  readonly notices: Table<Notice>
  readonly receipts: Table<Receipt>
  readonly spentSignIns: Table<SpentSignIn>
  readonly signIns: Table<SentSignIns>
  readonly payments: Table<KnownPayment>
  readonly notes: Table<BlobNote>
  readonly copies: Table<KeptCopy>
}

/** Name of a table. */
export type TableName = keyof Tables

/** The row of a table. */
export type RowOf<Name extends TableName> = Tables[Name] extends Table<infer Row> ? Row : never

/** Creates all tables, empty. */
export function createTables(): Tables {
  return {
    accounts: createTable<Account>({
      key: row => row.accountId,
      indexes: { customer: row => row.customerId },
    }),
    users: createTable<User>({
      key: row => row.userId,
      indexes: { account: row => row.accountId, email: row => row.email },
    }),
    keys: createTable<ApiKey>({
      key: row => row.keyId,
      indexes: {
        account: row => (row.revokedAt === undefined ? row.accountId : undefined),
        digest: row => (row.revokedAt === undefined ? row.secretDigest : undefined),
      },
    }),
    sessions: createTable<Session>({ key: row => row.sessionId, indexes: { user: row => row.userId } }),
    jobs: createTable<JobRow>({
      key: row => row.jobId,
      indexes: {
        account: row => (row.deletedAt === undefined ? row.accountId : undefined),
        slug: row => (row.deletedAt === undefined ? row.publication?.slug : undefined),
        deleted: row => (row.deletedAt === undefined ? undefined : 'deleted'),
      },
    }),
    runs: createTable<Run>({
      key: row => row.runId,
      indexes: {
        job: row => row.jobId,
        deleted: row => (row.deletedAt === undefined ? undefined : 'deleted'),
        queued: row => (row.status === 'queued' ? row.accountId : undefined),
        again: row => (row.status === 'queued' && row.attempt > 0 ? row.accountId : undefined),
        begun: row => (row.status === 'queued' || isTerminal(row.status) ? undefined : 'begun'),
      },
    }),
    versions: createTable<VersionRecord>({
      key: row => versionKey(row.jobId, row.commitHash),
      indexes: { job: row => row.jobId },
    }),
    files: createTable<StoredFile>({ key: row => row.fileId }),
    entries: createTable<LedgerEntry>({
      key: row => row.entryId,
      indexes: { account: row => row.accountId },
    }),
    holds: createTable<Hold>({ key: row => row.runId, indexes: { account: row => row.accountId } }),
    notices: createTable<Notice>({
      key: row => row.noticeId,
      indexes: { due: row => String(minuteOf(row.dueAt)) },
    }),
    receipts: createTable<Receipt>({ key: row => receiptKey(row.accountId, row.key) }),
    spentSignIns: createTable<SpentSignIn>({ key: row => row.tokenDigest }),
    signIns: createTable<SentSignIns>({ key: row => row.userId }),
    payments: createTable<KnownPayment>({ key: row => row.eventId }),
    notes: createTable<BlobNote>({ key: row => row.key }),
    copies: createTable<KeptCopy>({ key: row => row.runId }),
  }
}

/** Two jobs may hold the same commit: equal trees made in the same millisecond. */
export function versionKey(jobId: string, commitHash: string): string {
  return `${jobId} ${commitHash}`
}

/** Receipts belong to an account; a key of another account is another receipt. */
export function receiptKey(accountId: string, key: string): string {
  return `${accountId} ${key}`
}

/** The minute of a time: notices that wait for days are passed over by it without a look at each. */
export function minuteOf(time: number): number {
  return Math.floor(time / 60_000)
}
