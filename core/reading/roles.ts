import type { Kind } from './reading.ts'
import type { SchemaClass } from './descriptions/schema-record.ts'
import type { Value } from './values/value.ts'
import type { Concept } from './words/en.ts'

type ValueType = Value['type']

/** How a single role is told: the concepts of labels that mean it, the surest first, and the types its values have. */
interface RoleRule {
  readonly concepts: readonly Concept[]
  readonly types: readonly ValueType[]
}

/** How a list is told: the concepts of its heading or key, and the kinds of section that are it where no heading says so. */
interface ListRule {
  readonly concepts: readonly Concept[]
  readonly kinds: readonly Kind[]
}

/** 'concept concept | type type': what single roles are told by. Names are schema.org properties where it has one. */
const single = {
  title: 'title event subject offer name organization season |',
  name: 'name organization title product |',
  alternativeHeadline: 'subtitle |',
  eyebrow: 'eyebrow |',
  pageHeader: 'pageHeader |',
  pageFooter: 'pageFooter |',
  back: 'backSide |',
  abstract: 'summary text about subtitle |',
  author: 'author |',
  publisher: 'publisher organization issuer sender |',
  datePublished: 'datePublished date updated | date',
  updated: 'updated date | date',
  version: 'version |',
  period: 'period date | date',
  season: 'season period |',
  issue: 'issue version |',
  logo: 'logo |',
  image: 'image |',
  url: 'url link | url',
  email: 'email | email',
  telephone: 'telephone | phone',
  address: 'address location | address',
  location: 'location city address country | address',
  organization: 'organization publisher |',
  jobTitle: 'jobTitle title |',
  handle: 'handle | handle',
  action: 'action link |',
  secondAction: 'secondAction |',
  about: 'about |',
  startDate: 'startDate date | date',
  endDate: 'endDate | date',
  time: 'time startDate | time date',
  doorTime: 'doorTime | time date',
  organizer: 'organizer hosts |',
  seatSection: 'seatSection |',
  seatRow: 'seatRow |',
  seatNumber: 'seatNumber seat | seat number code',
  entrance: 'entrance gate |',
  holder: 'holder name recipient |',
  price: 'price total value | money',
  orderNumber: 'orderNumber reservationNumber reference | code number phone',
  ticketNumber: 'ticketNumber serialNumber identifier | code number phone',
  airline: 'airline organization publisher |',
  passengerName: 'passengerName holder name |',
  flightNumber: 'flightNumber | flight code',
  departureAirport: 'departureAirport | airport',
  arrivalAirport: 'arrivalAirport | airport',
  departureDate: 'departureDate startDate date | date',
  boardingTime: 'boardingTime | time date',
  departureTime: 'departureTime time departureAirport | time date',
  arrivalTime: 'arrivalTime arrivalAirport | time date',
  gate: 'gate entrance |',
  gateCloses: 'gateCloses | time date',
  terminal: 'terminal |',
  seat: 'seat seatNumber | seat',
  cabinClass: 'cabinClass |',
  boardingGroup: 'boardingGroup |',
  sequenceNumber: 'sequenceNumber | number code',
  reservationNumber: 'reservationNumber orderNumber reference | code number phone',
  frequentFlyer: 'frequentFlyer | code number phone',
  baggage: 'baggage |',
  recipient: 'recipient buyer holder name |',
  credential: 'credential product |',
  issuer: 'issuer organization publisher organizer |',
  dateIssued: 'dateIssued issueDate datePublished date | date',
  identifier: 'identifier serialNumber ticketNumber | code number phone',
  offer: 'offer discount title |',
  product: 'product description |',
  code: 'code serialNumber identifier | code number phone',
  serialNumber: 'serialNumber identifier ticketNumber code | code number phone',
  validFrom: 'validFrom startDate | date',
  validThrough: 'validThrough endDate | date',
  value: 'value price total | money',
  giver: 'giver sender |',
  hosts: 'hosts organizer sender |',
  message: 'message text |',
  redeemAt: 'redeemAt location address | address',
  request: 'request text |',
  dress: 'dress |',
  rsvp: 'rsvp contact |',
  sender: 'sender name |',
  date: 'date issueDate datePublished | date',
  subject: 'subject title |',
  salutation: 'salutation |',
  closing: 'closing signature |',
  signature: 'signature signatures sender name |',
  seller: 'seller organization sender issuer publisher |',
  buyer: 'buyer client recipient |',
  client: 'client buyer recipient |',
  invoiceNumber: 'invoiceNumber identifier | code number phone',
  issueDate: 'issueDate date dateIssued | date',
  paymentDueDate: 'paymentDueDate validThrough | date',
  supplyDate: 'supplyDate period | date',
  reference: 'reference orderNumber |',
  iban: 'iban | iban',
  bic: 'bic | code',
  subtotal: 'subtotal net | money number',
  total: 'total | money number',
  paid: 'paid | money number',
  due: 'due | money number',
  receiptNumber: 'receiptNumber invoiceNumber identifier orderNumber | code number phone',
  dateTime: 'dateTime date issueDate time | time date',
  cashier: 'cashier |',
  till: 'till |',
  payment: 'payment bank |',
  change: 'change | money number',
  thanks: 'thanks |',
  effectiveDate: 'effectiveDate startDate date | date',
  challenge: 'challenge |',
  approach: 'approach |',
  result: 'result |',
  preheader: 'preheader |',
  unsubscribe: 'unsubscribe | url email',
  legend: 'legend |',
  contact: 'contact | email phone url address',
  terms: 'terms conditions paymentTerms notes note |',
  conditions: 'conditions terms |',
  notes: 'notes note |',
  sources: 'sources |',
  offers: 'offers price | money',
} as const

/** 'concept concept | kind kind': what lists are told by. */
const lists = {
  facts: 'facts |',
  stats: 'stats tiles | stats',
  features: 'features services | points',
  steps: 'steps | steps',
  quotes: 'quotes | quotes',
  offers: 'offers | offers items',
  questions: 'questions | questions',
  links: 'links link | links',
  navigation: 'navigation |',
  socials: 'socials profiles |',
  works: 'works projects |',
  services: 'services skills | points',
  awards: 'awards |',
  spreads: 'spreads |',
  items: 'items | items',
  slides: '|',
  lines: 'lines items | items',
  sums: 'sums |',
  profiles: 'profiles socials |',
  entries: 'experience education volunteering entries |',
  skills: 'skills |',
  languages: 'languages |',
  publications: 'publications |',
  references: 'references | references',
  enclosures: 'enclosures |',
  signatures: 'signatures | signatures',
  authors: 'author |',
  sections: 'sections |',
  parties: 'parties |',
  clauses: 'clauses | clauses',
  definitions: 'definitions | definitions',
  schedules: 'schedules |',
  panels: 'panels |',
  programme: 'programme performer | entries',
  sponsors: 'sponsors |',
  conditions: 'conditions terms | terms points',
  terms: 'terms conditions notes | terms',
  notes: 'notes |',
  sources: 'sources references |',
  stories: 'stories |',
  modules: 'modules |',
  events: 'events | entries',
  lanes: 'lanes |',
  people: 'people team | people tree',
  tiles: 'tiles stats | stats',
  series: 'series | series',
  tables: 'tables |',
  tasks: 'tasks | tasks',
} as const

/** What a piece of copy can be for a format. */
export type Role = keyof typeof single
/** What several pieces can be for a format. */
export type ListRole = keyof typeof lists

function rulesOf<Names extends string, Second extends string>(
  table: Readonly<Record<Names, string>>,
): Readonly<Record<Names, readonly [readonly Concept[], readonly Second[]]>> {
  const words = (part: string | undefined): readonly string[] => part?.split(' ').filter(Boolean) ?? []
  const rows = Object.entries<string>(table)
  return Object.fromEntries(rows.map(([name, row]) => [name, row.split('|').map(words)])) as never
}

const singleRules = rulesOf<Role, ValueType>(single)
const listRules = rulesOf<ListRole, Kind>(lists)

/** How a role is told. */
export function ruleOf(role: Role): RoleRule {
  const [concepts, types] = singleRules[role]
  return { concepts, types }
}

/** How a list is told. */
export function listRuleOf(role: ListRole): ListRule {
  const [concepts, kinds] = listRules[role]
  return { concepts, kinds }
}

/** What a format takes of a reading. This table is its documentation too. */
export interface Roles {
  /** Roles without which a document of the format does not look like itself: where one is missing, its author is told. */
  readonly needs?: readonly (Role | ListRole)[]
  /** Roles that have a place when the copy has them, beside those that every format takes. */
  readonly takes?: readonly Role[]
  readonly lists?: readonly ListRole[]
  /** The role that the title of the copy has here: the name on a resume, the offer of a coupon. Default `title`. */
  readonly headline?: Role
  /**
   * Where facts are taken from: `all` of the copy for cards and passes, which lay facts out as such; `head` for documents,
   * whose sections stay as they are written. Default `head'.
   */
  readonly facts?: 'all' | 'head'
  /**
   * A line of text that says nothing but what roles have is drawn in these alone, as on a pass. Default false: an
   * announcement keeps the lines of its author.
   */
  readonly once?: boolean
  /**
   * What a piece is shows by its place, so that labels which name nothing but a role or a part of a thing are not printed:
   * `Name:` above a resume, `Subject:` above a letter. Default false.
   */
  readonly silent?: boolean
  /** What its copy is to schema.org, for the data in the head of its web page. */
  readonly schema?: SchemaClass
}

/** Roles that every format takes when the copy has them. */
export const common: readonly Role[] = [
  'title',
  'alternativeHeadline',
  'eyebrow',
  'abstract',
  'author',
  'datePublished',
  'publisher',
  'logo',
  'image',
  'url',
  'email',
  'telephone',
  'address',
]

/** Whether a role is for several pieces of copy. 'terms`, `notes`, `conditions`, `sources` and `offers` are both. */
export function isListRole(role: string): role is ListRole {
  return Object.hasOwn(lists, role)
}

/** Whether a role is for one piece of copy. */
export function isSingleRole(role: string): role is Role {
  return Object.hasOwn(single, role)
}

/** The name of a role or a list in words: `door time`. */
export function roleWords(role: string): string {
  return role.replace(/([A-Z])/g, ' $1').toLowerCase()
}

/** The lists that a format takes. */
export function listsTaken({ needs = [], lists = [] }: Roles): readonly ListRole[] {
  return [...new Set([...needs.filter(isListRole), ...lists])]
}

/** Every single role that a format takes. */
export function rolesTaken(roles: Roles): readonly Role[] {
  return [...new Set([...common, ...ownRoles(roles)])]
}

/** Roles that a format names itself, beside those that all formats take. */
export function ownRoles({ needs = [], takes = [], headline }: Roles): ReadonlySet<Role> {
  return new Set([...needs.filter(isSingleRole), ...takes, ...(headline ? [headline] : [])])
}
