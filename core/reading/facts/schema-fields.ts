import type { PhrasingContent } from 'mdast'
import { dateFormat } from '../../source/date-format.ts'
import type { Field, FieldValue } from '../../source/fields.ts'
import { nameOf } from '../words/lexicon.ts'
import type { Concept } from '../words/en.ts'
import { inWords, type Text, textOf } from './measured-records.ts'

/** What records of schema.org are for, besides what they say. */
export interface RecordUse {
  readonly lang: string
  /** An agreement: what is laid down is its clauses, and who makes it its parties. */
  readonly isAgreement: boolean
}

/**
 * The fields of a record of schema.org as a person would have written them: a price with its currency, an address in a line,
 * the days of opening hours, a list without what it is wrapped in, and names of parts that are words and no program's. Fields
 * of any other copy stay as they are.
 */
export function schemaFields(fields: readonly Field[], use: RecordUse): readonly Field[] {
  if (!fields.some(({ name }) => name === '@type' || name === '@graph')) return fields
  return unfolded(fields)
    .flatMap(field => settledField(field, use))
    .map(field => called(field, fields, use))
}

/** The things of a graph: the first is what the copy is about. */
function unfolded(fields: readonly Field[]): readonly Field[] {
  const graph = fields.find(({ name }) => name === '@graph')?.value
  if (graph?.kind !== 'list') return fields
  const [first, ...others] = graph.items.filter(item => item.kind === 'map')
  const rest = others.map((value): Field => {
    const name = textOf(value.fields, 'name')
    return { name: name?.text ?? '', value: { ...value, fields: without(value.fields, 'name') }, line: 1 }
  })
  return [...fields.filter(({ name }) => name !== '@graph'), ...(first?.fields ?? []), ...rest]
}

function at(fields: readonly Field[], name: string): FieldValue | undefined {
  return fields.find(field => field.name === name)?.value
}

function without(fields: readonly Field[], ...names: readonly string[]): readonly Field[] {
  return fields.filter(({ name }) => !names.includes(name))
}

/** A field, or the several that a list with a name of its own and more words around it is. */
function settledField(field: Field, use: RecordUse): readonly Field[] {
  const value = oneAsList(field)
  const list = value.kind === 'map' ? listIn(value.fields) : undefined
  if (value.kind !== 'map' || list === undefined) return [{ ...field, value: settled(value, use) }]
  const name = textOf(value.fields, 'name')
  const around = without(value.fields, '@type', 'name', list.name)
  return [
    ...around.flatMap(inner => settledField(inner, use)),
    ...settledField({ ...field, name: name?.text ?? field.name, value: list.value }, use),
  ]
}

/** A single review is told as one of several. */
function oneAsList({ name, value }: Field): FieldValue {
  return name === 'review' && value.kind === 'map' ? { kind: 'list', items: [value] } : value
}

/** The list that a record only wraps: the entries of a catalogue, in it or one record further down. */
function listIn(fields: readonly Field[]): Field | undefined {
  const own = fields.find(({ name, value }) => name === 'itemListElement' && value.kind === 'list')
  if (own) return own
  const catalogue = fields.find(({ name }) => name === 'hasOfferCatalog')
  return catalogue?.value.kind === 'map' && listIn(catalogue.value.fields) ? catalogue : undefined
}

function settled(value: FieldValue, use: RecordUse): FieldValue {
  if (value.kind === 'list') return { kind: 'list', items: value.items.map(item => settledEntry(item, use)) }
  if (value.kind !== 'map') return value
  const told = settledRecord(value.fields, use)
  if (told.kind !== 'map') return told
  const [first, second, ...others] = told.fields.filter(({ name }) => !name.startsWith('@'))
  const isLine = second === undefined || (first?.name === 'name' && beside.test(second.name))
  if (first?.value.kind !== 'text' || !isLine || others.length > 0) return told
  return second?.value.kind === 'text' ? joined([first.value, ', ', second.value]) : first.value
}

/** What is said behind a name in its line. */
const beside = /^(?:jobTitle|description)$/

/** An entry of a list without the number and the wrapping that a program gives it. */
function settledEntry(entry: FieldValue, use: RecordUse): FieldValue {
  if (entry.kind !== 'map') return settled(entry, use)
  const item = at(entry.fields, 'item') ?? at(entry.fields, 'itemOffered')
  const own = without(entry.fields, 'position', 'item', 'itemOffered')
  const fields = item?.kind === 'map' ? [...item.fields, ...without(own, '@type')] : entry.fields
  return settledRecord(item?.kind === 'text' ? [{ name: 'name', value: item, line: 1 }, ...own] : fields, use)
}

function settledRecord(fields: readonly Field[], use: RecordUse): FieldValue {
  const type = textOf(fields, '@type')?.text
  if (type === 'PostalAddress') return addressOf(fields) ?? { kind: 'map', fields }
  if (type === 'OpeningHoursSpecification') return hoursOf(fields, use) ?? { kind: 'map', fields }
  if (type === 'Rating' || type === 'AggregateRating') return ratingOf(fields) ?? { kind: 'map', fields }
  const inner = priced(fields, use).flatMap(field => settledField(field, use))
  return { kind: 'map', fields: inner.map(said) }
}

/** What is said of a feature stands without a label; a dash is what there is not, where a program writes `false`. */
function said(field: Field): Field {
  const text = field.name === 'value' && field.value.kind === 'text' ? field.value.text : '0'
  if (text === 'false') return { ...field, name: '', value: joined(['–']) }
  return text === 'true' || Number.isFinite(Number(text)) ? field : { ...field, name: '' }
}

/** An amount with its currency, as `$24.00`, and what it is for behind it. */
function priced(fields: readonly Field[], { lang }: RecordUse): readonly Field[] {
  const price = textOf(fields, 'price')
  const code = (textOf(fields, 'priceCurrency') ?? textOf(fields, 'currency'))?.text ?? ''
  const amount = Number(price?.text)
  if (!price || !/^[A-Z]{3}$/.test(code) || Number.isNaN(amount)) return fields
  const format = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency: code,
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  })
  const unit = textOf(fields, 'unitText')
  const value = joined([inWords(price, format.format(amount)), ...(unit ? [' ', unit] : [])])
  return without(fields, 'priceCurrency', 'currency', 'unitText').map(field =>
    field.name === 'price' ? { ...field, value } : field,
  )
}

function joined(parts: readonly (Text | string)[]): Text {
  const children = parts.flatMap((part): PhrasingContent[] => {
    if (typeof part === 'string') return [{ type: 'text', value: part }]
    return part.blocks.flatMap(block => (block.type === 'paragraph' ? block.children : []))
  })
  const text = parts.map(part => (typeof part === 'string' ? part : part.text)).join('')
  return { kind: 'text', text, blocks: [{ type: 'paragraph', children }] }
}

/** Countries that write the code of a place behind its name. */
const codeBehind = /^(?:US|CA|AU|NZ|GB|UK|IE|IN|ZA|SG|KE|NG|GH)$/

/** The parts of an address in the order of its country. */
function addressOf(fields: readonly Field[]): Text | undefined {
  const [street, code, town, region, country] = [
    'streetAddress',
    'postalCode',
    'addressLocality',
    'addressRegion',
    'addressCountry',
  ].map(name => textOf(fields, name))
  const isBehind = code === undefined || codeBehind.test(country?.text ?? '')
  const place = isBehind ? [[town], [region, code]] : [[code, town], [region]]
  const lines = [[street], ...place, [country]]
    .map(line => line.filter(part => part !== undefined))
    .filter(line => line.length > 0)
  if (lines.length === 0) return undefined
  return joined(
    lines.flatMap((line, row) => [
      ...(row > 0 ? [', '] : []),
      ...line.flatMap((part, column) => (column > 0 ? [' ', part] : [part])),
    ]),
  )
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days with the hours at which something is open: `Tue, Wed 08:00–12:00`. */
function hoursOf(fields: readonly Field[], { lang }: RecordUse): Text | undefined {
  const [opens, closes] = [textOf(fields, 'opens'), textOf(fields, 'closes')]
  const named = at(fields, 'dayOfWeek')
  const names = named?.kind === 'list' ? named.items : named ? [named] : []
  const format = dateFormat(lang, { weekday: 'short' })
  const told = names.flatMap((name): (Text | string)[] => {
    const day = days.findIndex(word => name.kind === 'text' && name.text.endsWith(word))
    // The first of January 2024 was a Monday.
    return day < 0 || name.kind !== 'text'
      ? []
      : [inWords(name, format.format(new Date(Date.UTC(2024, 0, 1 + day))))]
  })
  if (!opens || !closes || told.length < names.length) return undefined
  const listed = told.flatMap((day, place) => (place > 0 ? [', ', day] : [day]))
  return joined([...listed, ...(told.length > 0 ? [' '] : []), opens, '–', closes])
}

/** A mark out of the best one, and of how many. */
function ratingOf(fields: readonly Field[]): Text | undefined {
  const [value, best] = [textOf(fields, 'ratingValue'), textOf(fields, 'bestRating')]
  const count = textOf(fields, 'reviewCount') ?? textOf(fields, 'ratingCount')
  if (!value) return undefined
  return joined([value, '/', best ?? '5', ...(count ? [' (', count, ')'] : [])])
}

/** What a person calls the part that a property is. */
const parts: Readonly<Record<string, Concept>> = {
  makesOffer: 'offers',
  hasOfferCatalog: 'offers',
  itemOffered: 'offers',
  priceSpecification: 'price',
  employee: 'team',
  member: 'team',
  amenityFeature: 'features',
  containsPlace: 'location',
  hasOccupation: 'experience',
  alumniOf: 'education',
  knowsLanguage: 'languages',
  knowsAbout: 'skills',
  hasCredential: 'certificates',
  award: 'awards',
  review: 'quotes',
  variableMeasured: 'facts',
  mentions: 'facts',
  citation: 'references',
  potentialAction: 'steps',
  openingHoursSpecification: 'hours',
  openingHours: 'hours',
}

/** What is laid down in an agreement, and by whom. */
const agreed: Readonly<Record<string, Concept>> = {
  termsOfService: 'clauses',
  conditionsOfAccess: 'clauses',
  usageInfo: 'clauses',
  creator: 'parties',
}

/** A field under a name that people use; what a thing is called names the document, where that is no person. */
function called(field: Field, record: readonly Field[], { lang, isAgreement }: RecordUse): Field {
  const isThing = textOf(record, '@type')?.text !== 'Person'
  const own = Object.hasOwn(parts, field.name) ? parts[field.name] : undefined
  const concept = isAgreement && Object.hasOwn(agreed, field.name) ? agreed[field.name] : own
  if (field.name === 'name' && isThing) return { ...field, name: 'title' }
  return concept === undefined ? field : { ...field, name: nameOf(concept, lang) }
}
