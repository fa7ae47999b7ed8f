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
import { isTerminal, type RunStatus, transitions } from '../runs/run-status.ts'
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

/** What a row must be to stand in an index: a field is there or not, or is one of these words or none of them. */
export type Condition =
  | readonly [field: string, is: 'there' | 'absent']
  | readonly [field: string, is: 'one' | 'none', ...words: readonly (string | true)[]]

/** How rows are found, as data: a store of another kind makes indexes of its own of it. */
export interface FoundBy {
  /** The field that they are found by, a dot leads into one; without it, all are found together under `all`. */
  readonly by?: string
  /** Only such rows are in the index. */
  readonly where?: readonly Condition[]
  /** The field of the number that they stand in order by, where it is not that of the table. */
  readonly inOrderOf?: string
}

/** A way in which rows are found. */
export interface Index<Row> {
  /** Rows of the same value are found together; a row without one is not in the index. */
  value(row: Row): string | undefined
  /** What they stand in order by; those of the same number stand as they were put. */
  order(row: Row): number
}

/** A kind of row, as functions. Rows are plain JSON and are never changed in place. */
export interface Kind<Row, Name extends string = string> {
  key(row: Row): string
  readonly indexes: Readonly<Record<Name, Index<Row>>>
  /** Whether a row will seldom be asked for: a store may leave it on the disk. Absent where rows are always at hand. */
  rests?(row: Row): boolean
}

/** What a store knows of a kind of row: the functions, and the data that they are made of. */
export interface Shape<Row, Name extends string = string> extends Kind<Row, Name> {
  /** Fields whose values, with a blank between them, tell rows apart; in all but the last there is none. */
  readonly keyed: readonly string[]
  readonly found: Readonly<Record<Name, FoundBy>>
}

/** The value of an index that has all its rows under one. */
export const all = 'all'

type Fields = Readonly<Record<string, unknown>>

function fieldOf(row: Fields, path: string): unknown {
  const dot = path.indexOf('.')
  if (dot === -1) return row[path]
  return (row[path.slice(0, dot)] as Fields | undefined)?.[path.slice(dot + 1)]
}

function fits(row: Fields, [field, is, ...words]: Condition): boolean {
  const value = fieldOf(row, field)
  if (is === 'there' || is === 'absent') return (value !== undefined) === (is === 'there')
  return (words as readonly unknown[]).includes(value) === (is === 'one')
}

function toIndex<Row>({ by, where = [], inOrderOf }: FoundBy): Index<Row> {
  return {
    value(row) {
      for (const condition of where) if (!fits(row as Fields, condition)) return undefined
      return by === undefined ? all : (fieldOf(row as Fields, by) as string | undefined)
    },
    order: row => (inOrderOf === undefined ? 0 : (((row as Fields)[inOrderOf] as number | undefined) ?? 0)),
  }
}

/**
 * Declares a table by the fields of its key, and of the number that its indexes are in order of unless they have their own:
 * few rows, or such as are never listed, have none.
 */
function declare<Row>(
  keyed: readonly (string & keyof Row)[],
  inOrderOf?: string & keyof Row,
  rests?: (row: Row) => boolean,
) {
  return <Name extends string>(indexes: Readonly<Record<Name, FoundBy>>): Shape<Row, Name> => {
    const found = Object.entries<FoundBy>(indexes).map(
      ([name, its]) => [name, { ...(inOrderOf !== undefined && { inOrderOf }), ...its }] as const,
    )
    const [first] = keyed
    return {
      keyed,
      key:
        keyed.length === 1
          ? row => row[first as keyof Row] as string
          : row => keyed.map(field => row[field]).join(' '),
      found: Object.fromEntries(found) as Record<Name, FoundBy>,
      indexes: Object.fromEntries(found.map(([name, its]) => [name, toIndex(its)])) as Record<
        Name,
        Index<Row>
      >,
      ...(rests && { rests }),
    }
  }
}

/** Rows of which only the newest are asked for. */
const atOnce = (): boolean => true
const kept: Condition = ['deletedAt', 'absent']
const deleted: FoundBy = { where: [['deletedAt', 'there']], inOrderOf: 'deletedAt' }
const live: Condition = ['revokedAt', 'absent']
const queued: Condition = ['status', 'one', 'queued']
/** Edits of texts are worked on as runs are; whoever looks at runs means those that were ordered. */
const ordered: Condition = ['input.edits', 'absent']
const edit: Condition = ['input.edits', 'there']
const begun = (Object.keys(transitions) as RunStatus[]).filter(
  status => status !== 'queued' && !isTerminal(status),
)

/** Whose turn it was to have a run worked on. */
export interface Turn {
  readonly accountId: string
  /** The number of its last turn; 0 before the first. */
  readonly turn: number
  /** While runs of it may wait. */
  readonly waits?: true
  /** How many of its runs wait; absent until one was accepted since that is kept. */
  readonly waiting?: number
}

/** A process that works on runs, where there may be several. */
export interface Worker {
  readonly workerId: string
  /** How many runs it works on at once. */
  readonly threads: number
  /** Grows while it lives: others tell by that, not by its clock, which may be wrong. */
  readonly beat: number
  readonly startedAt: number
}

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
    | ('all' | 'job' | 'live' | 'open' | 'completed' | 'deleted' | 'queued' | 'queuedOf' | 'begun')
    | ('editing' | 'editingOf' | 'edited')
  >
  readonly versions: Shape<VersionRecord, 'all' | 'job'>
  readonly files: Shape<StoredFile, 'all' | 'account' | 'unused' | 'pending'>
  readonly entries: Shape<LedgerEntry, 'all' | 'account'>
  readonly holds: Shape<Hold, 'all' | 'account'>
  readonly notices: Shape<Notice, 'due' | 'account'>
  readonly receipts: Shape<Receipt, 'all'>
  readonly spentSignIns: Shape<SpentSignIn, 'all'>
  readonly signIns: Shape<SentSignIns, never>
  readonly payments: Shape<KnownPayment, 'all'>
  readonly notes: Shape<BlobNote, 'all'>
  readonly copies: Shape<KeptCopy, 'all'>
  readonly usages: Shape<Usage, never>
  readonly turns: Shape<Turn, 'all' | 'waiting'>
  readonly workers: Shape<Worker, 'all'>
  readonly audit: Shape<AuditEntry, 'all' | 'account'>
}

/** What is kept, under which key, and how it is found: all that a store has to know. */
export const tables: Tables = {
  accounts: declare<Account>(['accountId'], 'createdAt')({ all: {}, customer: { by: 'customerId' } }),
  users: declare<User>(['userId'], 'createdAt')({ account: { by: 'accountId' }, email: { by: 'email' } }),
  keys: declare<ApiKey>(
    ['keyId'],
    'createdAt',
    row => row.revokedAt !== undefined,
  )({
    account: { by: 'accountId', where: [live] },
    digest: { by: 'secretDigest', where: [live] },
    revoked: { where: [['revokedAt', 'there']], inOrderOf: 'revokedAt' },
  }),
  sessions: declare<Session>(['sessionId'], 'expiresAt')({ all: {}, user: { by: 'userId' } }),
  jobs: declare<JobRow>(
    ['jobId'],
    'createdAt',
    atOnce,
  )({
    account: { by: 'accountId', where: [kept] },
    slug: { by: 'publication.slug', where: [kept] },
    deleted,
  }),
  runs: declare<Run>(['runId'], 'createdAt', row => isTerminal(row.status))({
    all: {},
    job: { by: 'jobId' },
    live: { by: 'jobId', where: [kept, ordered] },
    open: { by: 'jobId', where: [['status', 'one', 'queued', ...begun]] },
    completed: { by: 'jobId', where: [['status', 'one', 'completed'], kept, ordered] },
    deleted,
    queued: { where: [queued] },
    queuedOf: { by: 'accountId', where: [queued, ordered] },
    begun: { where: [['status', 'one', ...begun]] },
    editing: { where: [queued, edit] },
    editingOf: { by: 'accountId', where: [queued, edit] },
    edited: { where: [edit, ['completedAt', 'there']], inOrderOf: 'completedAt' },
  }),
  versions: declare<VersionRecord>(
    ['jobId', 'commitHash'],
    'createdAt',
    atOnce,
  )({
    all: {},
    job: { by: 'jobId' },
  }),
  files: declare<StoredFile>(
    ['fileId'],
    'createdAt',
  )({
    all: {},
    account: { by: 'accountId' },
    unused: {
      where: [
        ['status', 'one', 'ready'],
        ['isUsed', 'none', true],
      ],
    },
    pending: { where: [['status', 'none', 'ready']], inOrderOf: 'expiresAt' },
  }),
  entries: declare<LedgerEntry>(['entryId'], 'createdAt', atOnce)({ all: {}, account: { by: 'accountId' } }),
  holds: declare<Hold>(['runId'])({ all: {}, account: { by: 'accountId' } }),
  notices: declare<Notice>(['noticeId'], 'dueAt')({ due: {}, account: { by: 'accountId' } }),
  receipts: declare<Receipt>(['accountId', 'key'], 'createdAt', atOnce)({ all: {} }),
  spentSignIns: declare<SpentSignIn>(['tokenDigest'], 'expiresAt')({ all: {} }),
  signIns: declare<SentSignIns>(['userId'])({}),
  payments: declare<KnownPayment>(['eventId'], 'at')({ all: {} }),
  notes: declare<BlobNote>(['key'], 'at')({ all: {} }),
  copies: declare<KeptCopy>(['runId'])({ all: {} }),
  usages: declare<Usage>(['accountId'])({}),
  turns: declare<Turn>(['accountId'], 'turn')({ all: {}, waiting: { where: [['waits', 'one', true]] } }),
  workers: declare<Worker>(['workerId'])({ all: {} }),
  audit: declare<AuditEntry>(['auditId'], 'at', atOnce)({ all: {}, account: { by: 'accountId' } }),
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

/** The run that a topic is about; `undefined` for one of others. */
export function runOfTopic(topic: string): string | undefined {
  return topic.startsWith('run ') ? topic.slice('run '.length) : undefined
}

/** Runs that wait to be worked on. */
export const queueTopic = 'queue'
