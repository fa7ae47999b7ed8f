import type { Field, FieldValue } from '../../source/fields.ts'

type List = Extract<FieldValue, { kind: 'list' }>

/**
 * Fields in which a table that is told as names of columns and rows of values, `{ caption, cols: [a, b], rows: [[1, 2]] }`, is a
 * list of records under its caption. Several in a list are a field each.
 */
export function tabledFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap(field => tablesIn(field) ?? [field])
}

function tablesIn(field: Field): readonly Field[] | undefined {
  const told = field.value.kind === 'list' ? field.value.items : [field.value]
  const tables = told.map(value => (value.kind === 'map' ? tableOf(value.fields, field) : undefined))
  return tables.length > 0 && tables.every(table => table !== undefined) ? tables.flat() : undefined
}

/** A table under its caption, and after it what else is said of it. */
function tableOf(fields: readonly Field[], { name, line }: Field): readonly Field[] | undefined {
  const lists = fields.flatMap(({ value }) => (value.kind === 'list' ? [value] : []))
  const [columns, rows] = [
    lists.find(isRow),
    lists.find(({ items }) => items.length > 0 && items.every(isRow)),
  ]
  const texts = fields.filter(({ value }) => value.kind === 'text')
  if (lists.length !== 2 || !columns || !rows || texts.length < fields.length - 2) return undefined
  const names = columns.items.map(textOf)
  const records = rows.items.flatMap(row => (row.kind === 'list' ? [recordOf(names, row, line)] : []))
  const [caption, ...notes] = texts
  const own = caption && fields.indexOf(caption) < fields.findIndex(({ value }) => value === rows)
  return [
    { name: own ? textOf(caption.value) : name, value: { kind: 'list', items: records }, line },
    ...(own ? notes : texts),
  ]
}

function isRow(value: FieldValue): value is List {
  return (
    value.kind === 'list' &&
    value.items.length > 1 &&
    value.items.every(({ kind }) => kind === 'text' || kind === 'empty')
  )
}

function textOf(value: FieldValue): string {
  return value.kind === 'text' ? value.text : ''
}

function recordOf(names: readonly string[], { items }: List, line: number): FieldValue {
  return { kind: 'map', fields: items.map((value, at) => ({ name: names[at] ?? '', value, line })) }
}
