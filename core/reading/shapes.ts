import { phraseIn } from './facts.ts'
import { phraseOf } from './phrase.ts'
import type { Fact, Item, Kind, Part } from './reading.ts'
import type { ListRole } from './roles.ts'
import type { Value } from './values/value.ts'
import type { Concept } from './words/en.ts'

/** What things of one sort are made of. */
type Shape = keyof typeof shapes

/**
 * The parts of things, by sort: `concepts of its label | types of its value`. A row that ends in `+` also takes words
 * without a label, in the order of the rows. `title` is what the thing is called.
 */
const shapes = {
  entries: {
    title: 'jobTitle title degree event name |',
    organization: 'organization issuer publisher client name | +',
    location: 'location city country address | +',
    dates: 'period date year | date',
    startDate: 'startDate validFrom | date',
    endDate: 'endDate validThrough | date',
    level: 'level grade |',
    url: 'url link | url',
  },
  lines: {
    number: '|',
    title: 'description product name title |',
    date: 'date | date',
    quantity: 'quantity hours | quantity number',
    unit: 'unit |',
    unitPrice: 'unitPrice | money number',
    discount: 'discount | percentage money',
    taxRate: 'taxRate | percentage',
    net: 'net total price | money number',
  },
  sums: { title: 'label description name |', amount: 'net total value price | money number' },
  items: {
    title: 'name title description product |',
    description: 'text description note | +',
    marks: 'marks legend tags |',
    reference: 'reference code identifier | code',
    price: 'price net value total unitPrice | money number',
  },
  offers: {
    title: 'name title offer |',
    price: 'price value net total | money',
    description: 'text summary description note | +',
    action: 'action link |',
  },
  events: {
    title: 'title event name label description |',
    date: 'date year period startDate time when | date time',
    endDate: 'endDate | date',
    description: 'text description summary note | +',
  },
  tiles: {
    title: 'label name title |',
    value: 'value amount net total price | number money percentage quantity time',
    change: 'change | change percentage',
    target: 'target | number money percentage quantity',
    note: 'note text | +',
  },
  people: {
    title: 'name |',
    jobTitle: 'jobTitle label organization | +',
    reportsTo: 'reportsTo |',
    vacant: 'vacant status |',
    location: 'location city |',
    email: 'email | email',
    telephone: 'telephone | phone',
  },
  tasks: {
    title: 'title name description label |',
    status: 'status |',
    owner: 'owner name |',
    date: 'date period milestone paymentDueDate endDate | date',
    note: 'note notes text | +',
  },
  works: {
    title: 'title name |',
    role: 'jobTitle |',
    year: 'year date period | date',
    client: 'client |',
    medium: 'medium |',
    result: 'result |',
    image: 'image |',
    url: 'url link | url',
    description: 'text summary description | +',
  },
  quotes: { title: 'name author |', jobTitle: 'jobTitle organization | +', text: 'text message |' },
  definitions: { title: 'term name title |', description: 'meaning text description | +' },
  links: { title: 'title label name |', url: 'url link | url', note: 'text note | +' },
  stories: {
    title: 'title name |',
    image: 'image |',
    action: 'action link |',
    url: 'url | url',
    date: 'date | date',
    text: 'text summary description |',
  },
  parties: {
    title: 'name organization title |',
    role: 'jobTitle parties label |',
    address: 'address location city | address',
    identifier: 'taxId identifier | code',
    representative: 'signatures author contact |',
  },
  points: { title: 'title name label term question |', description: 'text answer description summary |' },
} as const

/** What a part of a thing can be: `jobTitle`, `price`, `dates`. */
export type PartName = { [Name in Shape]: keyof (typeof shapes)[Name] }[Shape] & string

const shapeOfList: Partial<Record<ListRole, Shape>> = {
  stats: 'tiles',
  tiles: 'tiles',
  offers: 'offers',
  works: 'works',
  items: 'items',
  lines: 'lines',
  sums: 'sums',
  quotes: 'quotes',
  entries: 'entries',
  awards: 'entries',
  publications: 'entries',
  languages: 'entries',
  skills: 'entries',
  profiles: 'links',
  links: 'links',
  socials: 'links',
  signatures: 'people',
  parties: 'parties',
  definitions: 'definitions',
  programme: 'events',
  events: 'events',
  people: 'people',
  authors: 'people',
  tasks: 'tasks',
  stories: 'stories',
  references: 'entries',
  lanes: 'tasks',
  sections: 'items',
}

const shapeOfKind: Partial<Record<Kind, Shape>> = {
  stats: 'tiles',
  entries: 'entries',
  people: 'people',
  tree: 'people',
  offers: 'offers',
  items: 'items',
  quotes: 'quotes',
  links: 'links',
  tasks: 'tasks',
  series: 'tiles',
  definitions: 'definitions',
  signatures: 'people',
}

interface Row {
  readonly part: PartName
  readonly concepts: readonly Concept[]
  readonly types: readonly Value['type'][]
  readonly free: boolean
}

const rows = new Map<Shape, readonly Row[]>(
  Object.entries(shapes).map(([shape, parts]) => [
    shape as Shape,
    Object.entries<string>(parts).map(([part, rule]) => {
      const [concepts = '', types = ''] = rule.split('|')
      return {
        part: part as PartName,
        concepts: concepts.split(' ').filter(Boolean) as Concept[],
        types: types.replace('+', '').split(' ').filter(Boolean) as Value['type'][],
        free: rule.endsWith('+'),
      }
    }),
  ]),
)

/** Items of a list with their facts in the places that things of this list have. */
export function shapeForList(role: ListRole, items: readonly Item[]): readonly Item[] {
  return shaped(items, shapeOfList[role] ?? 'points')
}

/** Items of a section by its kind. */
export function shapeForKind(kind: Kind, items: readonly Item[]): readonly Item[] {
  return shaped(items, shapeOfKind[kind] ?? 'points')
}

function shaped(items: readonly Item[], shape: Shape): readonly Item[] {
  return items.map(item => placed({ ...item, items: shaped(item.items, shape) }, rows.get(shape) ?? []))
}

/** Puts the facts of a thing into its parts: the labelled by their labels, then the typed, then plain words in order. */
function placed(item: Item, shape: readonly Row[]): Item {
  const parts: Partial<Record<PartName, Fact>> = {}
  const open = new Set(item.facts)
  const put = (row: Row, fact: Fact | undefined): void => {
    if (fact === undefined || parts[row.part] !== undefined) return
    parts[row.part] = fact
    open.delete(fact)
  }
  const titles = shape.find(({ part }) => part === 'title')
  for (let rank = 0; rank < 6; rank++) {
    for (const row of shape) {
      const concept = row.concepts[rank]
      if (concept === undefined) continue
      put(
        row,
        [...open].find(
          ({ meanings, label }) => label.text !== '' && meanings.some(meaning => meaning.concept === concept),
        ),
      )
    }
  }
  for (const row of shape)
    put(
      row,
      [...open].find(
        ({ value, label }) => value !== undefined && label.text === '' && row.types.includes(value.type),
      ),
    )
  const plain = [...open].filter(({ label, value }) => label.text === '' && value === undefined)
  for (const row of shape) if (row.free && parts[row.part] === undefined) put(row, plain.shift())
  const named = titles && parts.title
  return {
    ...item,
    title: named ? phraseIn(named) : item.title.text === '' ? phraseOf('') : item.title,
    parts,
    facts: [...open].filter(fact => fact !== named && !isTitle(fact, item.title)),
  }
}

function isTitle(fact: Fact, title: Part): boolean {
  return fact.text !== '' && fact.text === title.text && fact.label.text !== ''
}
