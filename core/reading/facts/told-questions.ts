import { type Field, type FieldText, type FieldValue, fieldsOf } from '../../source/fields.ts'
import { nameOf } from '../words/lexicon.ts'

/** Fields in which records of two texts, one of which asks in all of them, are questions with their answers, whatever their keys are: `{ f: Warum?, a: Darum. }`. */
export function toldQuestions(fields: readonly Field[], lang: string): readonly Field[] {
  return fields.map(field => {
    const { value } = field
    const key = value.kind === 'list' && value.items.length > 1 ? askingKey(value.items) : undefined
    if (value.kind !== 'list' || key === undefined) return field
    return { ...field, value: { ...value, items: value.items.map(item => renamed(item, key, lang)) } }
  })
}

/** The key behind which every record asks; undefined where not all do, or where one says more than an answer. */
function askingKey(items: readonly FieldValue[]): string | undefined {
  const records = items.map(fieldsOf)
  const [first = []] = records
  const isPair = (fields: readonly Field[]): boolean =>
    fields.length === 2 && fields.every(({ value }) => value.kind === 'text')
  const asks = (fields: readonly Field[], key: string): boolean =>
    fields.some(({ name, value }) => name === key && /[?？؟]["”»)]?$/u.test((value as FieldText).text))
  const keys = records.every(isPair)
    ? first.filter(({ name }) => records.every(fields => asks(fields, name)))
    : []
  return keys.length === 1 ? keys[0]?.name : undefined
}

/** A record with the names of a question and its answer, the question first. */
function renamed(item: FieldValue, key: string, lang: string): FieldValue {
  if (item.kind !== 'map') return item
  const named = (concept: 'question' | 'answer', isAsked: boolean): readonly Field[] =>
    item.fields
      .filter(({ name }) => (name === key) === isAsked)
      .map(field => ({ ...field, name: nameOf(concept, lang) }))
  return { ...item, fields: [...named('question', true), ...named('answer', false)] }
}
