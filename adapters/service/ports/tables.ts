import type { Account, Hold, User } from '../credits/account.ts'
import type { AuditEntry } from '../audit/audit-entry.ts'
import type { ApiKey } from '../access/api-key.ts'
import type { Session } from '../access/session.ts'
import type { StoredFile } from '../files/file.ts'
import type { Job } from '../jobs/job.ts'
import type { Place } from '../jobs/page.ts'
import type { LedgerEntry } from '../credits/ledger-entry.ts'
import type { Notice } from '../notices/notice.ts'
import type { Receipt } from '../receipts/receipt.ts'
import type { Run } from '../runs/run.ts'
import { isTerminal } from '../runs/run-status.ts'
import type { Usage } from '../usage.ts'
import type { VersionRecord } from '../versions/version.ts'

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
  /** When somebody began to remove it. */
  readonly doomedAt?: number
}

/** A way in which rows are found. */
export interface Index<Row> {
  /** Rows of the same value are found together; a row without one is not in the index. */
  value(row: Row): string | undefined
  /** What they stand in order by; those of the same number stand as they were put. */
  order(row: Row): number
}

/** What a store knows of a kind of row. Rows are plain JSON and are never changed in place. */
export interface Shape<Row, Name extends string = string> {
  key(row: Row): string
  readonly indexes: Readonly<Record<Name, Index<Row>>>
  /** Whether a row will seldom be asked for: a store may leave it on the disk. Absent where rows are always at hand. */
  rests?(row: Row): boolean
}

/** The value of an index that has all its rows under one. */
export const all = 'all'

type Value<Row> = Index<Row>['value']

/** Declares a table whose indexes are in the order of one time, unless they have their own. */
function declare<Row>(key: (row: Row) => string, time: (row: Row) => number, rests?: (row: Row) => boolean) {
  return <Name extends string>(
    indexes: Readonly<Record<Name, Value<Row> | readonly [Value<Row>, (row: Row) => number]>>,
  ): Shape<Row, Name> => {
    const entries = Object.entries<Value<Row> | readonly [Value<Row>, (row: Row) => number]>(indexes)
    const shaped = entries.map(([name, index]) => {
      const [value, order] = typeof index === 'function' ? [index, time] : index
      return [name, { value, order }] as const
    })
    const found = Object.fromEntries(shaped) as Record<Name, Index<Row>>
    return { key, indexes: found, ...(rests && { rests }) }
  }
}

const always = (): string => all
/** Rows of which only the newest are asked for. */
const atOnce = (): boolean => true
const created = ({ createdAt }: { readonly createdAt: number }): number => createdAt
const ended = ({ expiresAt }: { readonly expiresAt: number }): number => expiresAt
const removed = ({ deletedAt = 0 }: { readonly deletedAt?: number }): number => deletedAt
/** Few rows, or such as are never listed. */
const unordered = (): number => 0

const isBegun = ({ status }: Run): boolean => status !== 'queued' && !isTerminal(status)

/** Every table of the service and the indexes that it is found by. */
export interface Tables {
  readonly accounts: Shape<Account, 'all' | 'customer'>
  readonly users: Shape<User, 'account' | 'email'>
  /** Only live keys are found. */
  readonly keys: Shape<ApiKey, 'account' | 'digest' | 'revoked'>
  readonly sessions: Shape<Session, 'all' | 'user'>
  readonly jobs: Shape<JobRow, 'account' | 'slug' | 'deleted'>
  readonly runs: Shape<
    Run,
    'all' | 'job' | 'live' | 'completed' | 'deleted' | 'queued' | 'queuedOf' | 'begun'
  >
  readonly versions: Shape<VersionRecord, 'all' | 'job'>
  readonly files: Shape<StoredFile, 'all' | 'account' | 'unused' | 'pending'>
  readonly entries: Shape<LedgerEntry, 'all' | 'account'>
  readonly holds: Shape<Hold, 'all' | 'account'>
  readonly notices: Shape<Notice, 'due'>
  readonly receipts: Shape<Receipt, 'all'>
  readonly spentSignIns: Shape<SpentSignIn, 'all'>
  readonly signIns: Shape<SentSignIns, never>
  readonly payments: Shape<KnownPayment, 'all'>
  readonly notes: Shape<BlobNote, 'all'>
  readonly copies: Shape<KeptCopy, 'all'>
  readonly usages: Shape<Usage, never>
  readonly audit: Shape<AuditEntry, 'all' | 'account'>
}

/** What is kept, under which key, and how it is found: all that a store has to know. */
export const tables: Tables = {
  accounts: declare<Account>(row => row.accountId, created)({ all: always, customer: row => row.customerId }),
  users: declare<User>(
    row => row.userId,
    created,
  )({ account: row => row.accountId, email: row => row.email }),
  keys: declare<ApiKey>(
    row => row.keyId,
    created,
    row => row.revokedAt !== undefined,
  )({
    account: row => (row.revokedAt === undefined ? row.accountId : undefined),
    digest: row => (row.revokedAt === undefined ? row.secretDigest : undefined),
    revoked: [row => (row.revokedAt === undefined ? undefined : all), ({ revokedAt = 0 }) => revokedAt],
  }),
  sessions: declare<Session>(row => row.sessionId, ended)({ all: always, user: row => row.userId }),
  jobs: declare<JobRow>(
    row => row.jobId,
    created,
    atOnce,
  )({
    account: row => (row.deletedAt === undefined ? row.accountId : undefined),
    slug: row => (row.deletedAt === undefined ? row.publication?.slug : undefined),
    deleted: [row => (row.deletedAt === undefined ? undefined : all), removed],
  }),
  runs: declare<Run>(
    row => row.runId,
    created,
    row => isTerminal(row.status),
  )({
    all: always,
    job: row => row.jobId,
    live: row => (row.deletedAt === undefined ? row.jobId : undefined),
    completed: row => (row.status === 'completed' && row.deletedAt === undefined ? row.jobId : undefined),
    deleted: [row => (row.deletedAt === undefined ? undefined : all), removed],
    queued: row => (row.status === 'queued' ? all : undefined),
    queuedOf: row => (row.status === 'queued' ? row.accountId : undefined),
    begun: row => (isBegun(row) ? all : undefined),
  }),
  versions: declare<VersionRecord>(
    row => versionKey(row.jobId, row.commitHash),
    created,
    atOnce,
  )({
    all: always,
    job: row => row.jobId,
  }),
  files: declare<StoredFile>(
    row => row.fileId,
    created,
  )({
    all: always,
    account: row => row.accountId,
    unused: row => (row.status === 'ready' && !row.isUsed ? all : undefined),
    pending: [row => (row.status === 'ready' ? undefined : all), ended],
  }),
  entries: declare<LedgerEntry>(
    row => row.entryId,
    created,
    atOnce,
  )({ all: always, account: row => row.accountId }),
  holds: declare<Hold>(row => row.runId, unordered)({ all: always, account: row => row.accountId }),
  notices: declare<Notice>(
    row => row.noticeId,
    row => row.dueAt,
  )({ due: always }),
  receipts: declare<Receipt>(row => receiptKey(row.accountId, row.key), created, atOnce)({ all: always }),
  spentSignIns: declare<SpentSignIn>(row => row.tokenDigest, ended)({ all: always }),
  signIns: declare<SentSignIns>(row => row.userId, unordered)({}),
  payments: declare<KnownPayment>(
    row => row.eventId,
    row => row.at,
  )({ all: always }),
  notes: declare<BlobNote>(
    row => row.key,
    row => row.at,
  )({ all: always }),
  copies: declare<KeptCopy>(row => row.runId, unordered)({ all: always }),
  usages: declare<Usage>(row => row.accountId, unordered)({}),
  audit: declare<AuditEntry>(
    row => row.auditId,
    row => row.at,
    atOnce,
  )({ all: always, account: row => row.accountId }),
}

/** Name of a table. */
export type TableName = keyof Tables

/** The row of a table. */
export type RowOf<Name extends TableName> = Tables[Name] extends Shape<infer Row, never> ? Row : never

/** The names of a table's indexes. */
export type IndexOf<Name extends TableName> = string & keyof Tables[Name]['indexes']

/** The declaration of a table. */
export function shapeOf<Name extends TableName>(table: Name): Shape<RowOf<Name>> {
  return tables[table] as unknown as Shape<RowOf<Name>>
}

/** Where a row stands in an index: what the page after it begins with. */
export function placeOf<Name extends TableName>(table: Name, index: IndexOf<Name>, row: RowOf<Name>): Place {
  const { key, indexes } = shapeOf(table)
  return { createdAt: indexes[index]?.order(row) ?? 0, id: key(row) }
}

/** Two jobs may hold the same commit: equal trees made in the same millisecond. */
export function versionKey(jobId: string, commitHash: string): string {
  return `${jobId} ${commitHash}`
}

/** Receipts belong to an account; a key of another account is another receipt. */
export function receiptKey(accountId: string, key: string): string {
  return `${accountId} ${key}`
}

/** What listeners hear of when a run is put. */
export function topicsOf({ runId, status }: Run): readonly string[] {
  return status === 'queued' ? [runTopic(runId), queueTopic] : [runTopic(runId)]
}

/** What becomes of one run. */
export function runTopic(runId: string): string {
  return `run ${runId}`
}

/** Runs that wait to be worked on. */
export const queueTopic = 'queue'
