import type { Field, FieldText, FieldValue } from '../../source/fields.ts'
import { nameOf } from '../words/lexicon.ts'
import { inWords, textOf } from './measured-records.ts'

const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/

interface Moment {
  readonly text: FieldText
  readonly day: string
  readonly time: string
}

/**
 * The fields of an occasion that begins and ends on one day with that day and its hours once, and the times alone of what
 * happens in it.
 */
export function occasionFields(fields: readonly Field[], lang: string): readonly Field[] {
  const start = momentAt(fields, 'startDate')
  if (start === undefined) return fields
  const end = momentAt(fields, 'endDate')
  const inside = fields.map(field => ({ ...field, value: withTimes(field.value, start.day, lang) }))
  if (end === undefined || !isOneDay(start, end)) return inside
  return inside.flatMap((field): readonly Field[] => {
    if (field.name === 'endDate') return []
    if (field.name !== 'startDate') return [field]
    return [
      { ...field, value: inWords(start.text, start.day) },
      { name: nameOf('time', lang), value: inWords(end.text, `${start.time}–${end.time}`), line: field.line },
    ]
  })
}

function momentAt(fields: readonly Field[], name: string): Moment | undefined {
  const text = textOf(fields, name)
  const [, day, time] = moment.exec(text?.text ?? '') ?? []
  return text && day !== undefined && time !== undefined ? { text, day, time } : undefined
}

/** What ends in the small hours of the next day is of the evening before. */
function isOneDay(start: Moment, end: Moment): boolean {
  const days = (Date.parse(end.day) - Date.parse(start.day)) / 86_400_000
  return days === 0 || (days === 1 && end.time <= '06:00' && start.time > end.time)
}

/** The occasions of a list that are all on the day of the one that they are part of, by their times. */
function withTimes(value: FieldValue, day: string, lang: string): FieldValue {
  if (value.kind !== 'list') return value
  const starts = value.items.map(item =>
    item.kind === 'map' ? momentAt(item.fields, 'startDate') : undefined,
  )
  if (starts.length === 0 || starts.some(start => start?.day !== day)) return value
  const items = value.items.map(item =>
    item.kind === 'map'
      ? { ...item, fields: item.fields.flatMap(field => timed(field, item.fields, lang)) }
      : item,
  )
  return { kind: 'list', items }
}

function timed(field: Field, fields: readonly Field[], lang: string): readonly Field[] {
  const [start, end] = [momentAt(fields, 'startDate'), momentAt(fields, 'endDate')]
  if (field.name === 'endDate' && end) return []
  if (field.name !== 'startDate' || !start) return [field]
  const hours = end ? `${start.time}–${end.time}` : start.time
  return [{ ...field, name: nameOf('time', lang), value: inWords(start.text, hours) }]
}
