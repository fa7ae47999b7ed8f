import type { Field, FieldText, FieldValue } from '../../source/fields.ts'
import { lexiconFor, nameOf } from '../words/lexicon.ts'
import type { Concept } from '../words/en.ts'
import { propertyName } from '../words/properties.ts'
import { inWords, textOf } from './measured-records.ts'
import { occasionFields } from './occasion-fields.ts'
import { reservationFields } from './reservation-fields.ts'
import {
  addressOf,
  amountIn,
  freeWord,
  hoursOf,
  isFree,
  joined,
  ratingOf,
  saidValue,
  valueAt,
} from './schema-values.ts'

/** What records of schema.org are for, besides what they say. */
export interface RecordUse {
  readonly lang: string
  /** An agreement: what is laid down is its clauses, and who makes it its parties. */
  readonly isAgreement: boolean
  /** What a thing is called names the document. */
  readonly isTitled: boolean
  /** What the document hands over, where it is one of these. */
  readonly gives?: 'offer' | 'credential'
}

/** What properties are of something that is handed over. */
const given: Readonly<Record<'offer' | 'credential', Readonly<Record<string, string>>>> = {
  offer: { name: 'offer', seller: 'issuer', offeredBy: 'issuer', provider: 'issuer' },
  credential: {
    name: 'credential',
    about: 'recipient',
    recognizedBy: 'issuer',
    dateCreated: 'date issued',
    expires: 'valid until',
    employee: 'signatures',
  },
}

/** Types of what is handed over. */
const handed = /^(?:Offer|AggregateOffer|GiftCard|.*Credential|Certification)$/

/**
 * The fields of a record of schema.org as a person would have written them: a price with its currency, an address in a line,
 * the days of opening hours, a list without what it is wrapped in, and names of parts that are words and no program's. Fields
 * of any other copy stay as they are.
 */
export function schemaFields(fields: readonly Field[], use: RecordUse): readonly Field[] {
  if (!fields.some(({ name }) => name === '@type' || name === '@graph')) return fields
  const thing = reservationFields(risen(unfolded(fields)), use.lang)
  const record = withParty(use.gives === 'credential' ? withHouses(thing) : thing)
  const local = { ...use, lang: localLang(record, use.lang) }
  return priced(occasionFields(record, use.lang), textOf(record, '@type')?.text ?? '', local)
    .flatMap(field => settledField(field, local))
    .map(field => called(field, record, use))
    .map(field => {
      const name =
        use.gives && handed.test(textOf(record, '@type')?.text ?? '')
          ? given[use.gives][field.name]
          : undefined
      return name === undefined ? field : { name, value: field.value, line: field.line }
    })
}

/** The language as the country of a record writes sums. */
function localLang(fields: readonly Field[], lang: string): string {
  const country = lang.includes('-') ? undefined : countryIn({ kind: 'map', fields })
  return country === undefined ? lang : `${lang}-${country}`
}

function countryIn(value: FieldValue): string | undefined {
  if (value.kind === 'list') return firstOf(value.items, countryIn)
  if (value.kind !== 'map') return undefined
  const own = textOf(value.fields, 'addressCountry')?.text ?? ''
  return /^[A-Z]{2}$/.test(own) ? own : firstOf(value.fields, field => countryIn(field.value))
}

function firstOf<In, Out>(all: readonly In[], find: (one: In) => Out | undefined): Out | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** The things of a graph: the first is what the copy is about. */
function unfolded(fields: readonly Field[]): readonly Field[] {
  const graph = fields.find(({ name }) => name === '@graph')?.value
  if (graph?.kind !== 'list') return fields
  const [first, ...others] = graph.items.filter(item => item.kind === 'map')
  const rest = others.flatMap((value): readonly Field[] => {
    const name = textOf(value.fields, 'name')
    // What has no name is a part of the first: the questions of a page.
    if (name === undefined) return without(value.fields, '@type', '@id')
    return [{ name: name.text, value: { ...value, fields: without(value.fields, 'name') }, line: 1 }]
  })
  return [...fields.filter(({ name }) => name !== '@graph'), ...(first?.fields ?? []), ...rest]
}

/** What a page is about, and the menu of a house, in the place of the page and of the menu. */
function risen(fields: readonly Field[]): readonly Field[] {
  const found = fields.find(
    ({ name, value }) =>
      name === 'hasMenu' || (name === 'mainEntity' && value.kind === 'map' && textOf(value.fields, 'name')),
  )
  if (found?.value.kind !== 'map') return fields
  if (found.name === 'hasMenu')
    return fields.flatMap(field => (field === found ? inside(found.value).map(asSecond) : [field]))
  const around = without(fields, '@type', '@id').filter(field => field !== found)
  return [...found.value.fields, ...around.map(asSecond)]
}

function inside(value: FieldValue): readonly Field[] {
  return value.kind === 'map' ? without(value.fields, '@type', '@id') : []
}

/** What a thing is called that stands behind another. */
function asSecond(field: Field): Field {
  return field.name === 'name' ? { ...field, name: 'alternateName' } : field
}

/** Properties that name who is behind a thing. */
const behind =
  /^(?:seller|provider|organizer|hiringOrganization|publisher|brand|manufacturer|offeredBy|issuedBy|recognizedBy|sourceOrganization)$/

/** Several houses that stand behind a thing by their names, and what else is said of them beside those. */
function withHouses(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap(field => {
    const { name, value } = field
    if (!behind.test(name) || value.kind !== 'list') return [field]
    const houses = value.items.map(item => (item.kind === 'map' ? textOf(item.fields, 'name') : undefined))
    if (!houses.every(house => house !== undefined)) return [field]
    const told = value.items.flatMap(item => without(inside(item), 'name'))
    if (told.some(inner => fields.some(own => own.name === inner.name))) return [field]
    const names = houses.flatMap((house, at) => (at > 0 ? [', ', house] : [house]))
    return [{ ...field, value: joined(names) }, ...told]
  })
}

/** A record with what is said of the one house behind it beside the name of that house; between two parties each keeps its own. */
function withParty(fields: readonly Field[]): readonly Field[] {
  const found = fields.filter(
    ({ name, value }) => behind.test(name) && value.kind === 'map' && value.fields.length > 2,
  )
  const [house] = found
  const isBetween = fields.some(({ name }) => /^(?:customer|buyer|recipient|underName|broker)$/.test(name))
  if (house?.value.kind !== 'map' || found.length > 1 || isBetween) return fields
  const name = textOf(house.value.fields, 'name')
  if (name === undefined) return fields
  const own = new Set(fields.map(field => field.name))
  const told = without(house.value.fields, '@type', '@id', 'name')
  if (told.some(field => own.has(field.name))) return fields
  return fields.flatMap(field => (field === house ? [{ ...house, value: name }, ...told] : [field]))
}

function without(fields: readonly Field[], ...names: readonly string[]): readonly Field[] {
  return fields.filter(({ name }) => !names.includes(name))
}

/** A field, or the several that a list with a name of its own and more words around it is. */
function settledField(field: Field, use: RecordUse): readonly Field[] {
  const value = oneAsList(field)
  const spread = spreadOut(field, use)
  if (spread) return spread
  const list = value.kind === 'map' ? listIn(value.fields) : undefined
  if (value.kind !== 'map' || list === undefined)
    return [withPrice({ ...field, value: settled(value, use, field.name) })]
  const name = textOf(value.fields, 'name')
  const around = without(value.fields, '@type', 'name', list.name)
  return [
    ...around.flatMap(inner => settledField(inner, use)),
    ...settledField({ ...field, name: name?.text ?? field.name, value: list.value }, use),
  ]
}

/** What a record says of one thing that has a name of its own, and under which property: what it costs, or what it is. */
function saidUnder(name: string, type: string): 'price' | 'value' | undefined {
  if (name === 'priceSpecification' || type === 'PriceSpecification') return 'price'
  // The number of a company in its register is no amount.
  return name === 'additionalProperty' || (type === 'PropertyValue' && name === 'identifier')
    ? 'value'
    : undefined
}

/** Records that each say one thing under a name of its own, as fields of those names; undefined where one does not. */
function namedValues({ name, value, line }: Field, { lang }: RecordUse): readonly Field[] | undefined {
  const items = value.kind === 'list' ? value.items : [value]
  const told = items.map((item): Field | undefined => {
    if (item.kind !== 'map') return undefined
    const said = saidUnder(name, textOf(item.fields, '@type')?.text ?? '')
    const own = textOf(item.fields, 'name')
    if (!said || !own) return undefined
    if (name === 'identifier') {
      const number = textOf(item.fields, said)
      return number && { name: own.text, label: own.text, value: number, line }
    }
    const amount = textOf(amountIn(item.fields, lang), said)
    return amount && { name: own.text, value: amount, line }
  })
  return told.every(field => field !== undefined) ? told : undefined
}

/** Facts that are wrapped as named values stand each under its name, and so does the one offer of a thing. */
function spreadOut({ name, value, line }: Field, use: RecordUse): readonly Field[] | undefined {
  if (
    name === 'offers' &&
    value.kind === 'map' &&
    textOf(value.fields, 'name') === undefined &&
    valueAt(value.fields, 'itemOffered') === undefined
  ) {
    const told = settledRecord(value.fields, use)
    return told.kind === 'map' ? without(told.fields, '@type', '@id') : undefined
  }
  return namedValues({ name, value, line }, use)
}

/** What an offer costs is a price, whatever the property that held the offer. */
function withPrice(field: Field): Field {
  return field.name === 'offers' && field.value.kind === 'text' ? { ...field, name: 'price' } : field
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

function settled(value: FieldValue, use: RecordUse, name = ''): FieldValue {
  if (value.kind === 'text') return saidValue(value, name, use.lang)
  if (value.kind === 'list') return settledList(value.items, use, name)
  if (value.kind !== 'map') return value
  const told = settledRecord(value.fields, use)
  if (told.kind !== 'map') return told
  const [first, second, ...others] = told.fields.filter(field => !field.name.startsWith('@'))
  const isLine = second === undefined || (first?.name === 'name' && beside.test(second.name))
  if (first?.value.kind !== 'text' || !isLine || others.length > 0) return told
  const text = saidValue(first.value, name, use.lang)
  return second?.value.kind === 'text' ? joined([text, ', ', second.value]) : text
}

/** A list; one of values of a program is a line of words. */
function settledList(items: readonly FieldValue[], use: RecordUse, name: string): FieldValue {
  const told = items.map(item => (item.kind === 'text' ? settled(item, use, name) : settledEntry(item, use)))
  const isListed = told.some(
    (item, at) => item.kind === 'text' && item !== items[at] && items[at]?.kind === 'text',
  )
  const texts = told.filter((item): item is FieldText => item.kind === 'text')
  if (!isListed || texts.length < told.length) return { kind: 'list', items: told }
  return joined(texts.flatMap((text, at) => (at > 0 ? [', ', text] : [text])))
}

/** What is said behind a name in its line. */
const beside = /^(?:jobTitle|description)$/

/** An entry of a list without the number and the wrapping that a program gives it. */
function settledEntry(entry: FieldValue, use: RecordUse): FieldValue {
  if (entry.kind !== 'map') return settled(entry, use)
  const item = valueAt(entry.fields, 'item') ?? valueAt(entry.fields, 'itemOffered')
  const own = without(entry.fields, 'position', 'item', 'itemOffered')
  const fields =
    item?.kind === 'map' ? [...item.fields, ...without(own, '@type')] : without(entry.fields, 'position')
  const told = settledRecord(
    item?.kind === 'text' ? [{ name: 'name', value: item, line: 1 }, ...own] : fields,
    use,
  )
  const said = told.kind === 'map' ? told.fields.filter(({ name }) => !name.startsWith('@')) : []
  const [only, ...others] = said
  return only?.value.kind === 'text' && only.name === 'name' && others.length === 0 ? only.value : told
}

function settledRecord(fields: readonly Field[], use: RecordUse): FieldValue {
  const type = textOf(fields, '@type')?.text ?? ''
  if (type === 'PostalAddress') return addressOf(fields, use.lang) ?? { kind: 'map', fields }
  if (type === 'OpeningHoursSpecification') return hoursOf(fields, use.lang) ?? { kind: 'map', fields }
  if (type === 'Rating' || type === 'AggregateRating') return ratingOf(fields) ?? { kind: 'map', fields }
  const inner = priced(playing(fields, type), type, use).flatMap(field => settledField(field, use))
  return { kind: 'map', fields: inner.map(field => said(field, use)) }
}

/** Who plays a role, and what it is, in the place of the role. */
function playing(fields: readonly Field[], type: string): readonly Field[] {
  if (!type.endsWith('Role')) return fields
  return fields.flatMap(field =>
    field.value.kind === 'map'
      ? inside(field.value).map(inner => (inner.name === 'name' ? { ...inner, name: '' } : inner))
      : [field],
  )
}

/** What is said of a feature stands without a label; a dash is what there is not, where a program writes `false`. */
function said(field: Field, { lang }: RecordUse): Field {
  const text = field.name === 'value' && field.value.kind === 'text' ? field.value.text : '0'
  if (text === 'false') return { ...field, name: '', value: joined(['–']) }
  if (text !== 'true' && !Number.isFinite(Number(text))) return { ...field, name: '' }
  // What a thing of several costs stands beside its name.
  if (field.name === 'price') return { ...field, label: '' }
  return field.label === undefined ? { ...field, ...labelled(field, lang) } : field
}

/** Records that measure, whatever else they hold. */
const measuring = /^(?:PropertyValue|QuantitativeValue)$/

/** An amount with its currency, as `$24.00`, and what it is for behind it; what costs nothing is free. */
function priced(fields: readonly Field[], type: string, { lang }: RecordUse): readonly Field[] {
  const hasPair = textOf(fields, 'minValue') && !textOf(fields, 'value')
  if (measuring.test(type) && !hasPair) return fields
  if (type === 'Offer' && isFree(fields))
    return without(fields, 'priceCurrency').map(field =>
      field.name === 'price' && field.value.kind === 'text'
        ? { ...field, value: inWords(field.value, freeWord(lang)) }
        : field,
    )
  const isAmount = fields.some(({ name }) => /^(?:priceCurrency|currency)$/.test(name))
  return isAmount || hasPair ? amountIn(fields, lang) : fields
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
  step: 'steps',
  hasCourseInstance: 'events',
  airplaneSeat: 'seat',
  airplaneSeatClass: 'cabinClass',
  passengerSequenceNumber: 'sequenceNumber',
  departureGate: 'gate',
  departurePlatform: 'gate',
  departureTerminal: 'terminal',
  trainNumber: 'flightNumber',
  busNumber: 'flightNumber',
  totalPrice: 'price',
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

const reached: readonly Concept[] = ['email', 'telephone', 'address', 'url']

/** A field under a name that people use; what a thing is called names the document, where that is no person. */
function called(field: Field, record: readonly Field[], { lang, isAgreement, isTitled }: RecordUse): Field {
  const isThing = isTitled && textOf(record, '@type')?.text !== 'Person'
  const own = Object.hasOwn(parts, field.name) ? parts[field.name] : undefined
  const concept = isAgreement && Object.hasOwn(agreed, field.name) ? agreed[field.name] : own
  if (field.name === 'name' && isThing) return { ...field, name: 'title' }
  // The surest name of what says the most of a thing: other words stand around a record.
  if (field.name === 'description' && !isTitled && !isAgreement) return { ...field, name: 'summary' }
  if (concept !== undefined) {
    const word = nameOf(concept, lang)
    // Outside of a text a property that means a part by itself keeps all that it may mean.
    const isKnown = !isTitled && !isAgreement && lexiconFor(lang)(field.name).length > 0
    return isKnown ? { ...field, label: capital(word, lang) } : { ...field, name: word }
  }
  // In a text the ways to reach a house stand in one block with the rest of what is said of it.
  const reach = isTitled ? reached.find(concept => concept === field.name) : undefined
  if (reach) return { ...field, label: capital(nameOf(reach, lang), lang) }
  return field.label === undefined ? { ...field, ...labelled(field, lang) } : field
}

function capital(word: string, lang: string): string {
  return word.charAt(0).toLocaleUpperCase(lang) + word.slice(1)
}

/** Properties whose values say by themselves what they are. */
const speaking =
  /^(?:reviewRating|slogan|email|telephone|faxNumber|url|sameAs|availability|suitableForDiet|hiringOrganization|credentialCategory|artform|artMedium|genre|jobTitle|homeLocation|locationCreated|workLocation|address|educationalLevel)$/

/** How readers see a property: in a word of their language, or without one where none is known and its value is in words. */
function labelled({ name, value }: Field, lang: string): Pick<Field, 'label'> {
  if (speaking.test(name)) return { label: '' }
  const word = propertyName(name, lang)
  if (word !== undefined) return { label: word }
  if (!/^[a-z]+(?:[A-Z][a-z]+)*$/.test(name)) return {}
  const [meaning] = lexiconFor('en')(name)
  const isEnglish = lang.startsWith('en')
  if (meaning && !isEnglish) return { label: capital(nameOf(meaning.concept, lang), lang) }
  if (isEnglish || (value.kind === 'text' && /^[\d\s.,:%–-]+$/.test(value.text))) return {}
  return { label: '' }
}
