import { dateFormat } from '../../source/date-format.ts'
import type { Field, FieldText } from '../../source/fields.ts'
import type { Concept } from '../words/en.ts'
import { nameOf } from '../words/lexicon.ts'

/** Names of properties that only wrap what they hold. */
const wrapping =
  /^(?:variableMeasured|hasPart|itemListElement|additionalProperty|subjectOf|knowsAbout|makesOffer|review)$/

/** Whether a name is one of a program's that says nothing of what it holds. */
export function isWrapping(name: string): boolean {
  return wrapping.test(name)
}

/**
 * The fields of a record of schema.org that measures, counts or plans, as a person would write them: an amount with its unit,
 * what stands in an entry of a list, how far something is, from which month to which. Other records stay as they are.
 */
export function measuredFields(fields: readonly Field[], lang: string): readonly Field[] {
  const type = textOf(fields, '@type')?.text ?? ''
  if (type === 'ListItem') return unwrapped(fields, lang)
  if (/^(?:PropertyValue|QuantitativeValue|MonetaryAmount)$/.test(type)) return measured(fields, lang)
  return type === '' ? fields : planned(fields, lang)
}

/** The words of a field; undefined where there is none, or it holds more than words. */
export function textOf(fields: readonly Field[], name: string): FieldText | undefined {
  const value = fields.find(field => field.name === name)?.value
  return value?.kind === 'text' ? value : undefined
}

/** What an entry of a list holds, without its number and with its name once. */
function unwrapped(fields: readonly Field[], lang: string): readonly Field[] {
  const item = fields.find(({ name }) => name === 'item')?.value
  if (item?.kind !== 'map') return fields.filter(({ name }) => name !== 'position')
  const names = new Set(['@type', 'item', 'position', ...item.fields.map(({ name }) => name)])
  return [...measuredFields(item.fields, lang), ...fields.filter(({ name }) => !names.has(name))]
}

const units = ['currency', 'unitText', 'unitCode'] as const

/** An amount with its unit, and what it may be at the most as its target, which its description may say already. */
function measured(fields: readonly Field[], lang: string): readonly Field[] {
  const unit = units.map(name => textOf(fields, name)).find(text => text !== undefined)?.text ?? ''
  const most = textOf(fields, 'maxValue')
  const said = textOf(fields, 'description')?.text ?? ''
  const isSaid = most !== undefined && said.replace(/\D/g, '') === most.text
  // `goal $210,000` is what the most is called, and the most.
  const target = (isSaid && /^(\p{L}[\p{L} ]*\p{L}):?\s/u.exec(said)?.[1]) || 'target'
  return fields.flatMap((field): readonly Field[] => {
    const { name, value } = field
    if (units.some(own => own === name) || value.kind !== 'text') return value.kind === 'text' ? [] : [field]
    if (name === 'value') return [{ ...field, value: printed(value, unit, lang) }]
    if (name === 'maxValue') return [{ ...field, name: target, value: printed(value, unit, lang) }]
    return name === 'description' && isSaid ? [] : [field]
  })
}

function printed(value: FieldText, unit: string, lang: string): FieldText {
  const amount = /^-?\d+(?:\.\d+)?$/.test(value.text) ? Number(value.text) : undefined
  if (amount === undefined) return value
  const digits = { minimumFractionDigits: value.text.split('.')[1]?.length ?? 0 }
  if (/^[A-Z]{3}$/.test(unit)) {
    const style = { style: 'currency', currency: unit, currencyDisplay: 'narrowSymbol', ...digits } as const
    return inWords(value, new Intl.NumberFormat(lang, style).format(amount))
  }
  if (unit === '%')
    return inWords(value, new Intl.NumberFormat(lang, { style: 'percent', ...digits }).format(amount / 100))
  const figure = new Intl.NumberFormat(lang, digits).format(amount)
  return inWords(value, unit === '' ? figure : `${figure}\u00A0${unit}`)
}

/** The same text in other words, at the same place of the source. */
export function inWords(value: FieldText, words: string): FieldText {
  const [block] = value.blocks
  const [node] = block?.type === 'paragraph' ? block.children : []
  if (block?.type !== 'paragraph' || node?.type !== 'text') return value
  return { kind: 'text', text: words, blocks: [{ ...block, children: [{ ...node, value: words }] }] }
}

const states: readonly (readonly [RegExp, Concept])[] = [
  [/CompletedActionStatus$/, 'doneWords'],
  [/ActiveActionStatus$/, 'activeWords'],
  [/PotentialActionStatus$/, 'plannedWords'],
  [/FailedActionStatus$/, 'droppedWords'],
]

/** How far something is in words of the language, and its first and last month as one time. */
function planned(fields: readonly Field[], lang: string): readonly Field[] {
  const [from, to] = ['foundingDate', 'dissolutionDate'].map(name => textOf(fields, name))
  const time = from && to && monthsOf(from, to, lang)
  return fields.flatMap((field): readonly Field[] => {
    const { name, value } = field
    if (time && name === 'foundingDate') return [{ ...field, name: 'period', value: time }]
    if (time && name === 'dissolutionDate') return []
    const state =
      value.kind === 'text' ? states.find(([pattern]) => pattern.test(value.text))?.[1] : undefined
    return name === 'actionStatus' && state && value.kind === 'text'
      ? [{ ...field, name: 'status', value: inWords(value, nameOf(state, lang)) }]
      : [field]
  })
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

function monthsOf(from: FieldText, to: FieldText, lang: string): FieldText | undefined {
  const [first, last] = [from, to].map(({ text }) => {
    const [, year, month] = MONTH.exec(text) ?? []
    return year === undefined ? undefined : new Date(Date.UTC(Number(year), Number(month) - 1, 1))
  })
  if (!first || !last) return undefined
  return inWords(from, dateFormat(lang, { year: 'numeric', month: 'long' }).formatRange(first, last))
}
