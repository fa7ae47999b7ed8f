import { type Field, type FieldText, type FieldValue, fieldsOf } from '../../source/fields.ts'
import { paragraphOf } from './facts.ts'
import { toLabel } from './label.ts'

/**
 * Fields whose records are written as their readers say them: records of figures under names of their own are the rows of a
 * table, and entries that each hold one line are lines.
 */
export function plainRecords(fields: readonly Field[]): readonly Field[] {
  return fields
    .flatMap(field => comparedIn(field) ?? [field])
    .map(field => ({ ...field, value: lineList(field.value) }))
}

/** Letters of a figure with what it counts. */
const FIGURE = 28

/** Records of figures with fields of the same names: `{ water: { before, after }, waste: { before, after } }`; what else stands among them follows. */
function comparedIn({ name, value, line }: Field): readonly Field[] | undefined {
  const told = fieldsOf(value)
  const rows = told.filter(isRow)
  const others = told.filter(field => !rows.includes(field))
  const [first = []] = rows.map(namesIn)
  const shared = first.filter(own => rows.every(row => namesIn(row).includes(own)))
  if (rows.length < 2 || shared.length < 2 || !others.every(other => other.value.kind === 'text'))
    return undefined
  return [{ name, value: { kind: 'list', items: rows.map(recordOf) }, line }, ...others]
}

/** Whether a record holds nothing but figures. */
function isRow({ value }: Field): boolean {
  const isFigure = ({ value: inner }: Field): boolean =>
    inner.kind === 'text' &&
    inner.text.length <= FIGURE &&
    /^\P{L}{0,3}\p{L}{0,3}\P{L}?\p{N}/u.test(inner.text)
  return value.kind === 'map' && value.fields.length > 1 && value.fields.every(isFigure)
}

function namesIn({ value }: Field): readonly string[] {
  return fieldsOf(value).map(({ name }) => name)
}

/** A record with what it is called as its first field. */
function recordOf({ name, value, line }: Field): FieldValue {
  const label = toLabel(name)
  const title: FieldText = { kind: 'text', text: label.text, blocks: [paragraphOf(label)] }
  return { kind: 'map', fields: [{ name: '', value: title, line }, ...fieldsOf(value)] }
}

/** A list whose entries each hold one text under the same name as a list of those texts. */
function lineList(value: FieldValue): FieldValue {
  if (value.kind !== 'list' || value.items.length < 2) return value
  const only = value.items.map(onlyField)
  const [first] = only
  const isSame = only.every(field => field !== undefined && field.name === first?.name)
  return isSame ? { kind: 'list', items: only.flatMap(field => field?.value ?? []) } : value
}

function onlyField(value: FieldValue): Field | undefined {
  const fields = fieldsOf(value).filter(({ name }) => !name.startsWith('@'))
  const [first] = fields
  return fields.length === 1 && first?.value.kind === 'text' ? first : undefined
}
