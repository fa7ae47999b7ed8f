import { all, type Condition, type FoundBy, shapeOf, type TableName } from '../../service/ports/tables.ts'
import type { Part } from '../../service/ports/store.ts'
import {
  type Column,
  type ColumnKind,
  columnOf,
  columnsOf,
  nameOf,
  ownColumnsOf,
  tableNames,
} from './columns.ts'

/** A statement and what its `$1`, `$2` … stand for. The same text is planned once for a connection. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What PostgreSQL keeps in a column of a kind. */
export const sqlTypes: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  whole: 'bigint',
  time: 'timestamptz',
  flag: 'boolean',
}

/** How a value comes in: a time as ms. */
const sentTypes: Readonly<Record<ColumnKind, string>> = { ...sqlTypes, time: 'float8' }

const asTime = (milliseconds: string): string => `to_timestamp(${milliseconds} / 1000)`

const sent = (kind: ColumnKind, placeholder: string): string =>
  kind === 'time' ? asTime(`${placeholder}::float8`) : `${placeholder}::${sqlTypes[kind]}`

/** Its own fields in the order of `columnsOf`, without copies, and then `rest`. */
function selected(table: TableName): string {
  const read = ownColumnsOf(table).map(({ name, kind }) =>
    kind === 'time' ? `(extract(epoch FROM ${name}) * 1000)::bigint` : name,
  )
  return [...read, 'rest'].join(', ')
}

/** The condition of an index, as its definition and everything that asks by it have it; empty for all rows. */
export function conditionOf(table: TableName, { where = [] }: FoundBy): string {
  return where.map(condition => toSql(table, condition)).join(' AND ')
}

function toSql(table: TableName, [field, is, ...words]: Condition): string {
  const { name } = columnOf(table, field)
  if (is === 'there' || is === 'absent') return `${name} IS ${is === 'there' ? 'NOT ' : ''}NULL`
  const [word] = words
  if (word === true) return `${name} IS ${is === 'one' ? '' : 'NOT '}TRUE`
  const list = words.map(each => `'${each}'`)
  if (is === 'none') return list.map(each => `${name} IS DISTINCT FROM ${each}`).join(' AND ')
  return list.length === 1 ? `${name} = ${list[0]}` : `${name} = ANY (ARRAY[${list.join(', ')}])`
}

/** The columns that an index is made of, in its order. */
export function indexedColumns(table: TableName, { by, inOrderOf }: FoundBy): readonly string[] {
  const fields = [by, inOrderOf].filter((field): field is string => field !== undefined)
  return [...fields.map(field => columnOf(table, field).name), 'serial']
}

/** Whether the database can hold a text at all. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}

/** The parts of a key; `undefined` for what can be none. */
export function partsOfKey(table: TableName, key: string): readonly string[] | undefined {
  const { keyed } = shapeOf(table)
  if (!isStorable(key)) return undefined
  if (keyed.length === 1) return [key]
  const blank = key.indexOf(' ')
  return blank === -1 ? undefined : [key.slice(0, blank), key.slice(blank + 1)]
}

const keyIs = (table: TableName, first: number): string =>
  shapeOf(table)
    .keyed.map((field, at) => `${nameOf(field)} = $${first + at}`)
    .join(' AND ')

/** The row of a key. */
export function selectRow(table: TableName, parts: readonly string[]): Statement {
  return { text: `SELECT ${selected(table)} FROM ${nameOf(table)} WHERE ${keyIs(table, 1)}`, values: parts }
}

/** The rows of several keys, in no order. */
export function selectRowsOf(table: TableName, keys: readonly (readonly string[])[]): Statement {
  const { keyed } = shapeOf(table)
  const values = keyed.map((_, at) => keys.map(parts => parts[at]))
  const lists = keyed.map((_, at) => `$${at + 1}::text[]`)
  const [first = ''] = keyed
  const isOneOf =
    keyed.length === 1
      ? `${nameOf(first)} = ANY (${lists[0]})`
      : `(${keyed.map(nameOf).join(', ')}) IN (SELECT * FROM unnest(${lists.join(', ')}))`
  return { text: `SELECT ${selected(table)} FROM ${nameOf(table)} WHERE ${isOneOf}`, values }
}

/** Stands before and after every serial there is. */
const [firstSerial, lastSerial] = ['-1', '9223372036854775807']

/** Rows under an index's value. */
export function selectRows(table: TableName, index: string, value: string, part: Part): Statement {
  const { limit, after, before, newestFirst = false } = part
  const { found } = shapeOf(table)
  const { inOrderOf } = found[index] as FoundBy
  const order = inOrderOf === undefined ? undefined : columnOf(table, inOrderOf)
  const values: unknown[] = []
  const hold = (given: unknown): string => `$${values.push(given)}`
  const conditions = underValue(table, index, value, hold)
  if (order && before !== undefined && !newestFirst)
    conditions.push(`${order.name} < ${sent(order.kind, hold(before))}`)
  if (after) {
    const parts = partsOfKey(table, after.id) ?? shapeOf(table).keyed.map(() => '')
    const place = order && sent(order.kind, hold(after.createdAt))
    const key = keyIs(table, values.length + 1)
    values.push(...parts)
    const serial = `coalesce((SELECT serial FROM ${nameOf(table)} WHERE ${key}), ${newestFirst ? lastSerial : firstSerial})`
    const sign = newestFirst ? '<' : '>'
    conditions.push(
      order ? `(${order.name}, serial) ${sign} (${place}, ${serial})` : `serial ${sign} ${serial}`,
    )
  }
  const direction = newestFirst ? ' DESC' : ''
  const sorted = [...(order ? [order.name] : []), 'serial'].map(name => `${name}${direction}`)
  const text =
    `SELECT ${selected(table)} FROM ${nameOf(table)}${whereAll(conditions)} ORDER BY ${sorted.join(', ')}` +
    (limit === undefined ? '' : ` LIMIT ${hold(limit)}`)
  return { text, values }
}

/** How many rows there are under an index's value. */
export function countRows(table: TableName, index: string, value: string): Statement {
  const values: unknown[] = []
  const conditions = underValue(table, index, value, given => `$${values.push(given)}`)
  return { text: `SELECT count(*) FROM ${nameOf(table)}${whereAll(conditions)}`, values }
}

function underValue(
  table: TableName,
  index: string,
  value: string,
  hold: (given: unknown) => string,
): string[] {
  const found = shapeOf(table).found as Readonly<Record<string, FoundBy>>
  const foundBy = found[index]
  if (!foundBy) throw new Error(`there is no index "${index}"`)
  const condition = conditionOf(table, foundBy)
  const conditions = condition === '' ? [] : [condition]
  if (foundBy.by !== undefined) conditions.push(`${columnOf(table, foundBy.by).name} = ${hold(value)}`)
  else if (value !== all) conditions.push('false')
  return conditions
}

function whereAll(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`
}

/** Puts rows in place of those that have their keys, in one statement: a list of values for each column. */
export function upsertRows(table: TableName, rows: readonly object[]): Statement {
  const written = rows.map(row => toColumns(table, row as Fields))
  const values = [...columnsOf(table), undefined].map((_, at) => toList(written, at))
  return { text: upserting.get(table) ?? '', values }
}

/** A column of rows as PostgreSQL writes a list. The driver writes one as well, at thrice the cost: it suspects every value of quotes. */
function toList(rows: readonly (readonly unknown[])[], at: number): string {
  let list = ''
  for (const row of rows) {
    const value = row[at]
    const written = typeof value === 'string' ? `"${quoted(value)}"` : value === null ? 'NULL' : `${value}`
    list = list === '' ? written : `${list},${written}`
  }
  return `{${list}}`
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text
}

const upserting: ReadonlyMap<TableName, string> = new Map(tableNames.map(table => [table, toUpsert(table)]))

function toUpsert(table: TableName): string {
  const own = columnsOf(table)
  const names = own.map(({ name }) => name)
  const { keyed } = shapeOf(table)
  const lists = own.map(({ kind }, at) => `$${at + 1}::${sentTypes[kind]}[]`)
  const given = own.map(({ kind }, at) => (kind === 'time' ? asTime(`c${at}`) : `c${at}`))
  const changed = own.filter(({ field }) => !keyed.includes(field)).map(({ name }) => name)
  return (
    `INSERT INTO ${nameOf(table)} (${[...names, 'rest'].join(', ')}) SELECT ${[...given, 'rest'].join(', ')} ` +
    `FROM unnest(${[...lists, `$${own.length + 1}::json[]`].join(', ')}) AS given (${[...own.map((_, at) => `c${at}`), 'rest'].join(', ')}) ` +
    `ON CONFLICT (${keyed.map(nameOf).join(', ')}) DO UPDATE SET ` +
    [...changed, 'rest'].map(name => `${name} = excluded.${name}`).join(', ')
  )
}

/** Removes the rows of keys. */
export function deleteRows(table: TableName, keys: readonly string[]): Statement {
  const { keyed } = shapeOf(table)
  const parts = keys.map(key => partsOfKey(table, key) ?? [])
  const text =
    `DELETE FROM ${nameOf(table)} USING unnest(${keyed.map((_, at) => `$${at + 1}::text[]`).join(', ')}) ` +
    `AS gone (${keyed.map((_, at) => `c${at}`).join(', ')}) ` +
    `WHERE ${keyed.map((field, at) => `${nameOf(table)}.${nameOf(field)} = gone.c${at}`).join(' AND ')}`
  return { text, values: keyed.map((_, at) => parts.map(part => part[at])) }
}

type Fields = Readonly<Record<string, unknown>>

/** A row as the values of its columns, and then everything that is not in them. */
function toColumns(table: TableName, row: Fields): readonly unknown[] {
  const values: unknown[] = []
  const rest: Record<string, unknown> = { ...row }
  for (const column of columnsOf(table)) {
    const value = valueIn(row, column)
    values.push(value)
    // A field of nothing is left out of what is written.
    if (value !== null && !column.isCopy) rest[column.field] = undefined
  }
  values.push(JSON.stringify(rest))
  return values
}

/** What stands in a column; `null` for what it cannot hold, which stays in `rest`. */
function valueIn(row: Fields, { field, path: [outer, inner], kind, isNeeded }: Column): unknown {
  const value = inner === undefined ? row[outer] : (row[outer] as Fields | undefined)?.[inner]
  if (isHeld(kind, value)) return value
  if (isNeeded) throw new Error(`a row cannot be kept: its ${field} is ${JSON.stringify(value)}`)
  return null
}

function isHeld(kind: ColumnKind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && isStorable(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'whole':
    case 'time':
      return Number.isSafeInteger(value)
  }
}

/** The row that the values of its columns, as they were read, stand for. */
export function toRow(table: TableName, values: readonly unknown[]): unknown {
  const row = { ...(values.at(-1) as Record<string, unknown>) }
  ownColumnsOf(table).forEach(({ field }, at) => {
    if (values[at] !== null) row[field] = values[at]
  })
  return row
}
