import { type RowOf, shapeOf, type TableName, tables } from '../../service/ports/tables.ts'

/** What a column holds: text, a whole number, a time (ms since 1970 in rows), or whether something is so. */
export type ColumnKind = 'text' | 'whole' | 'time' | 'flag'

/** A field, or one inside of it after a dot. */
type Field<Row> = (string & keyof Row) | `${string & keyof Row}.${string}`

/**
 * Fields that have a column of their own: keys, what rows are found by and stand in order of, states, amounts and times, all
 * that a person may ask for. Everything else of a row is in its column `rest`. A field inside of another is a copy of it.
 */
const columns: {
  readonly [Name in TableName]: Readonly<Partial<Record<Field<RowOf<Name>>, ColumnKind>>>
} = {
  accounts: {
    ...{ accountId: 'text', name: 'text', freeMicros: 'whole', paidMicros: 'whole', heldMicros: 'whole' },
    ...{ pastDue: 'flag', customerId: 'text', hasPaymentMethod: 'flag', createdAt: 'time' },
  },
  users: { userId: 'text', accountId: 'text', email: 'text', name: 'text', createdAt: 'time' },
  keys: {
    ...{ keyId: 'text', accountId: 'text', userId: 'text', name: 'text', secretPrefix: 'text' },
    ...{ secretDigest: 'text', createdAt: 'time', revokedAt: 'time' },
  },
  sessions: { sessionId: 'text', userId: 'text', createdAt: 'time', expiresAt: 'time' },
  jobs: {
    ...{ jobId: 'text', accountId: 'text', name: 'text', currentCommit: 'text', createdAt: 'time' },
    ...{ updatedAt: 'time', deletedAt: 'time', 'publication.slug': 'text' },
  },
  runs: {
    ...{ runId: 'text', jobId: 'text', accountId: 'text', status: 'text', attempt: 'whole', losses: 'whole' },
    ...{
      worker: 'text',
      'input.format': 'text',
      'input.edits': 'text',
      chargeMicros: 'whole',
      bytes: 'whole',
      createdAt: 'time',
    },
    ...{ completedAt: 'time', deletedAt: 'time', commitHash: 'text', error: 'text' },
  },
  versions: {
    ...{ jobId: 'text', commitHash: 'text', accountId: 'text', runId: 'text', parent: 'text' },
    ...{ format: 'text', summary: 'text', bytes: 'whole', manifest: 'text', createdAt: 'time' },
  },
  files: {
    ...{ fileId: 'text', accountId: 'text', filename: 'text', contentType: 'text', sizeBytes: 'whole' },
    ...{ status: 'text', blob: 'text', isUsed: 'flag', createdAt: 'time', expiresAt: 'time' },
  },
  entries: {
    ...{ entryId: 'text', accountId: 'text', kind: 'text', freeMicros: 'whole', paidMicros: 'whole' },
    ...{ runId: 'text', jobId: 'text', note: 'text', createdAt: 'time' },
  },
  holds: { runId: 'text', accountId: 'text', amountMicros: 'whole' },
  notices: {
    ...{ noticeId: 'text', accountId: 'text', 'message.kind': 'text', 'message.to': 'text' },
    ...{ attempt: 'whole', dueAt: 'time', createdAt: 'time' },
  },
  receipts: { accountId: 'text', key: 'text', fingerprint: 'text', createdAt: 'time' },
  spentSignIns: { tokenDigest: 'text', expiresAt: 'time' },
  signIns: { userId: 'text' },
  payments: { eventId: 'text', at: 'time' },
  notes: { key: 'text', at: 'time' },
  copies: { runId: 'text' },
  usages: { accountId: 'text', keptBytes: 'whole', uploadedBytes: 'whole', uploadedSince: 'time' },
  turns: { accountId: 'text', turn: 'whole', waits: 'flag', waiting: 'whole' },
  audit: { auditId: 'text', accountId: 'text', act: 'text', on: 'text', note: 'text', at: 'time' },
  workers: { workerId: 'text', threads: 'whole', beat: 'whole', startedAt: 'time' },
}

/** A column and the field that it holds. */
export interface Column {
  readonly field: string
  /** The field, and what stands inside of it. */
  readonly path: readonly [outer: string, inner?: string]
  /** As SQL has it, in quotes. */
  readonly name: string
  readonly kind: ColumnKind
  /** Without its value a row could not be found again. */
  readonly isNeeded: boolean
  /** Of a field inside of another, which `rest` has. */
  readonly isCopy: boolean
}

/** Every table there is. */
export const tableNames = Object.keys(tables) as readonly TableName[]

const columnsByTable: ReadonlyMap<TableName, readonly Column[]> = new Map(
  tableNames.map(table => [table, makeColumns(table)]),
)

/** The columns of a table but for `serial` and `rest`, in their order. */
export function columnsOf(table: TableName): readonly Column[] {
  return columnsByTable.get(table) ?? []
}

const ownByTable: ReadonlyMap<TableName, readonly Column[]> = new Map(
  tableNames.map(table => [table, columnsOf(table).filter(({ isCopy }) => !isCopy)]),
)

/** Those of them that are no copies: what a row is read from. */
export function ownColumnsOf(table: TableName): readonly Column[] {
  return ownByTable.get(table) ?? []
}

function makeColumns(table: TableName): readonly Column[] {
  const { keyed, found } = shapeOf(table)
  const inOrderOf = Object.values(found)
    .filter(
      ({ where = [], inOrderOf }) => !where.some(([field, is]) => field === inOrderOf && is === 'there'),
    )
    .map(index => index.inOrderOf)
  return Object.entries(columns[table] as Readonly<Record<string, ColumnKind>>).map(([field, kind]) => ({
    ...{ field, kind, name: nameOf(field), isCopy: field.includes('.') },
    path: field.split('.') as [string, string?],
    isNeeded: keyed.includes(field) || inOrderOf.includes(field),
  }))
}

/** The name that a table or a field has in SQL, in quotes: `"charge_micros"`. */
export function nameOf(field: string): string {
  return `"${field.replaceAll('.', '_').replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}"`
}

/** The column of a field. Throws for one that has none: it could not be found by. */
export function columnOf(table: TableName, field: string): Column {
  const column = columnsOf(table).find(other => other.field === field)
  if (!column) throw new Error(`the field ${field} of ${table} is found by and has no column`)
  return column
}
