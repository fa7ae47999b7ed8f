import { readCopy } from '../core/reading/read-copy.ts'
import type { Item, Reading } from '../core/reading/reading.ts'
import type { Format } from '../core/format.ts'
import type { Document } from '../core/source/document.ts'
import { fieldTexts } from '../core/source/fields.ts'
import { readDocument } from '../core/source/read-document.ts'
import { plainText } from '../core/source/text.ts'
import { type FormatSlug, formats } from './index.ts'
import { kinds } from './kinds.ts'

/** A format that a copy is most like, and what tells it, for people: `the title "Rechnung"`. */
export interface Proposal {
  readonly slug: string
  readonly because: string
}

/**
 * Proposes a format for a copy that names none: what its file, its title or its labels call it, else what is in it. Where
 * nothing tells, a report, which takes any copy as it is written.
 */
export async function proposeFormat(copy: string, fileName = ''): Promise<Proposal> {
  const document = readDocument(copy, new Map(), { add: () => {} })
  return byName(document, fileName) ?? (await byContent(document)) ?? plain
}

const plain: Proposal = { slug: 'report', because: 'nothing but its text' }

/** A text that may say what a document is, and how much that is worth. */
interface Sign {
  readonly text: string
  readonly weight: number
  readonly shown: string
}

function byName(document: Document, fileName: string): Proposal | undefined {
  const signs = signsOf(document, fileName)
  const told = signs.flatMap(({ text, weight, shown }) => {
    const kind = kindIn(text.toLowerCase().normalize('NFC').trim())
    return kind === undefined ? [] : [{ slug: kind, because: `${shown} “${text.slice(0, 60)}”`, weight }]
  })
  const [stem] = signs
  // A file that is called as a format is meant as that one: `cv.md`, `og-image.md`.
  if (stem?.shown === 'the file name' && Object.hasOwn(formats, stem.text.toLowerCase().replaceAll(' ', '-')))
    told.unshift({
      slug: stem.text.toLowerCase().replaceAll(' ', '-'),
      because: `${stem.shown} “${stem.text}”`,
      weight: 6,
    })
  const [first, ...rest] = told.sort((one, other) => other.weight - one.weight)
  // A label alone is a mention; two are a habit.
  if (first === undefined || (first.weight < 2 && !rest.some(({ slug }) => slug === first.slug)))
    return undefined
  return { slug: first.slug, because: first.because }
}

/** Titles and opening lines that are as short as the name of a document. */
const SHORT = 60

function signsOf({ root, fields }: Document, fileName: string): readonly Sign[] {
  const stem = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[-_.\d]+/g, ' ')
    .trim()
  const blocks = root.children.slice(0, 40)
  const headings = blocks.filter(block => block.type === 'heading').map(plainText)
  const [opening = ''] = blocks.map(plainText).filter(text => text.trim() !== '')
  const [title = opening, ...sections] = headings
  const values = fields.flatMap(field => fieldTexts([field]).map(({ text }) => ({ name: field.name, text })))
  const typed = values.filter(({ name }) => /^@?type$|^kind$/i.test(name))
  const entitled = values.filter(({ name }) =>
    /^(?:title|titel|titre|t[ií]tulo|titolo|subtitle|eyebrow)$/i.test(name),
  )
  const labels = [...fields.map(({ name }) => name), ...blocks.flatMap(labelsIn)]
  return [
    ...(stem === '' ? [] : [{ text: stem, weight: 5, shown: 'the file name' }]),
    ...typed.map(({ text }) => ({ text, weight: 4, shown: 'the type' })),
    ...[title, opening, ...entitled.map(({ text }) => text)]
      .filter(text => text.length <= SHORT)
      .map(text => ({ text, weight: 3, shown: 'the title' })),
    ...sections.filter(text => text.length <= SHORT).map(text => ({ text, weight: 1, shown: 'the heading' })),
    ...labels.map(text => ({ text, weight: 1, shown: 'the label' })),
  ]
}

/** What stands before a colon, at the start of a row or alone in bold. */
function labelsIn(block: Document['root']['children'][number]): readonly string[] {
  if (block.type === 'table')
    return block.children.map(row => (row.children[0] ? plainText(row.children[0]) : ''))
  return plainText(block)
    .split('\n')
    .flatMap(line => /^([^:：]{2,32})[:：]/.exec(line)?.[1] ?? [])
}

/** The kind of document that a text begins or ends with; of several the longest name. */
function kindIn(text: string): string | undefined {
  let found: Name | undefined
  for (const one of names()) {
    if (one.name.length > (found?.name.length ?? 0) && one.pattern.test(text)) found = one
  }
  return found?.slug
}

interface Name {
  readonly slug: string
  readonly name: string
  readonly pattern: RegExp
}

let known: readonly Name[] | undefined

/** The names of `kinds`, once. A name is a whole word, or begins one that is longer: `Rechnungs-Nr.` */
function names(): readonly Name[] {
  known ??= Object.entries(kinds).flatMap(([slug, list]) =>
    list.split(',').map(entry => {
      const name = entry.trim()
      const goesOn = name.length > 6 ? '' : '(?![\\p{L}\\p{N}])'
      return { slug, name, pattern: new RegExp(`^${name}${goesOn}|(?:^|[^\\p{L}\\p{N}])${name}$`, 'u') }
    }),
  )
  return known
}

/** What a reading of a copy as one format has to hold for the copy to be one, in words; undefined where it does not. */
type Signature = (reading: Reading) => string | undefined

const has = ({ roles }: Reading, ...names: (keyof Reading['roles'])[]): boolean =>
  names.every(name => roles[name] !== undefined && /" is /.test(roles[name].because))
const count = ({ lists }: Reading, name: keyof Reading['lists']): number => lists[name]?.length ?? 0

/** Formats that a copy shows by what is in it, the surest first. */
const signatures: Readonly<Record<string, Signature>> = {
  'boarding-pass': reading =>
    has(reading, 'flightNumber', 'departureAirport') ? 'a flight and its airports' : undefined,
  'slide-deck': ({ because }) =>
    /rules between slides|slides are counted/.test(because['slides'] ?? '') ? because['slides'] : undefined,
  'email-newsletter': reading => (has(reading, 'unsubscribe') ? 'a way out of a list' : undefined),
  invoice: reading =>
    count(reading, 'lines') > 0 && has(reading, 'total') && has(reading, 'iban')
      ? 'lines, a total and an account'
      : undefined,
  'cover-letter': reading =>
    reading.roles.salutation && reading.roles.closing ? 'its salutation and closing' : undefined,
  resume: ({ lists, because }) =>
    (lists.entries?.length ?? 0) > 1 && / is /.test(because['entries'] ?? '')
      ? because['entries']
      : undefined,
  certificate: reading =>
    has(reading, 'recipient', 'credential', 'dateIssued') ? 'who is awarded what' : undefined,
  contract: reading =>
    count(reading, 'parties') > 1 && (count(reading, 'signatures') > 0 || count(reading, 'clauses') > 2)
      ? 'its parties and clauses'
      : undefined,
  ticket: reading =>
    has(reading, 'startDate') && (has(reading, 'seatRow') || has(reading, 'doorTime'))
      ? 'a date, doors and a seat'
      : undefined,
  voucher: reading =>
    has(reading, 'value', 'code', 'recipient', 'giver')
      ? 'a value, a code, who it is from and for'
      : undefined,
  coupon: reading =>
    has(reading, 'offer', 'code', 'validThrough') ? 'an offer, a code and how long it holds' : undefined,
  invitation: reading => {
    if (reading.roles.request && reading.roles.hosts) return 'who invites, and the words for it'
    return has(reading, 'hosts', 'startDate', 'rsvp') ? 'hosts, a date and where to answer' : undefined
  },
  menu: ({ lists }) => (isPriced(lists.sections ?? []) ? 'courses with their prices' : undefined),
}

/** Whether most of what stands in several courses has a price in money. */
function isPriced(sections: readonly Item[]): boolean {
  const things = sections.flatMap(({ items }) => items)
  const priced = things.filter(({ parts }) => parts.price?.value?.type === 'money')
  if (sections.length > 2) return priced.length >= 6 && priced.length > things.length / 2
  const isHeaded = sections.every(({ title }) => title.text !== '')
  return sections.length > 1 && isHeaded && things.length >= 6 && things.every(({ parts }) => parts.price)
}

/** Reads the copy as the formats that have a signature, in their order, until one is there. */
async function byContent(document: Document): Promise<Proposal | undefined> {
  for (const [slug, signature] of Object.entries(signatures)) {
    const { default: format } = (await import(formats[slug as FormatSlug])) as { readonly default: Format }
    const because = signature(readCopy(document, format.roles))
    if (because !== undefined) return { slug, because }
  }
  return undefined
}
