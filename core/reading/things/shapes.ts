import { factOfWords, isNameIn, nameAmong, paragraphOf, phraseIn } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, trim } from '../facts/phrase.ts'
import type { Fact, Item, Kind, Part } from '../reading.ts'
import type { ListRole } from '../roles.ts'
import { findValues } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import type { Concept } from '../words/en.ts'

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
    unit: 'unit |',
    description: 'text summary description note | +',
    action: 'action link |',
  },
  events: {
    title: 'title event name label description |',
    date: 'date year period startDate time when | date time',
    endDate: 'endDate | date',
    description: 'text description summary note | +',
    group: '|',
  },
  tiles: {
    title: 'label name title |',
    value: 'value amount net total price | number money percentage quantity time',
    change: 'change | change percentage',
    target: 'target | number money percentage quantity',
    note: 'note text | +',
    series: '|',
  },
  people: {
    title: 'name |',
    jobTitle: 'jobTitle label organization | +',
    reportsTo: 'reportsTo |',
    vacant: 'vacant status |',
    location: 'location city |',
    email: 'email | email',
    telephone: 'telephone | phone',
    group: '|',
  },
  tasks: {
    title: 'title name description label |',
    status: 'status |',
    owner: 'owner name |',
    date: 'date period milestone paymentDueDate endDate | date',
    note: 'note notes text | +',
    group: '|',
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
  quotes: {
    title: 'name author owner |',
    jobTitle: 'jobTitle organization | +',
    text: 'quotes text message |',
  },
  definitions: { title: 'term name title |', description: 'meaning text description | +' },
  links: { title: 'title label name text |', url: 'url link | url', note: 'note | +' },
  stories: {
    title: 'title name |',
    image: 'image |',
    action: 'action link |',
    url: 'url link | url',
    date: 'date | date',
    text: 'text summary description |',
  },
  signatures: {
    title: 'signatures signature name |',
    organization: 'organization parties label name |',
    caption: '|',
    heading: '|',
    jobTitle: 'jobTitle title | +',
    date: 'date | date',
  },
  spreads: {
    title: 'title name |',
    image: 'image |',
    items: 'items |',
    description: 'text summary description | +',
  },
  parties: {
    title: 'name organization title |',
    role: 'jobTitle parties label |',
    address: 'address location city | address',
    identifier: 'taxId identifier | code',
    representative: 'signatures author contact |',
  },
  slides: { title: '|', kind: '|', eyebrow: '|', notes: '|' },
  points: {
    title: 'title name label term question |',
    description: 'text answer description summary | +',
  },
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
  signatures: 'signatures',
  navigation: 'links',
  parties: 'parties',
  definitions: 'definitions',
  programme: 'events',
  events: 'events',
  people: 'people',
  authors: 'people',
  tasks: 'tasks',
  stories: 'stories',
  spreads: 'spreads',
  references: 'entries',
  lanes: 'tasks',
  sections: 'items',
  slides: 'slides',
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
  signatures: 'signatures',
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

/** What the things of a list are made of. */
export function partsOfThings(role: ListRole): readonly PartName[] {
  return (rows.get(shapeOfList[role] ?? 'points') ?? []).map(({ part }) => part)
}

/** Items of a list with their facts in the places that things of this list have. */
export function shapeForList(role: ListRole, items: readonly Item[]): readonly Item[] {
  const own = role === 'works' ? withYearApart : role === 'offers' ? withPriceApart : undefined
  return shaped(own ? items.map(own) : items, shapeOfList[role] ?? 'points')
}

/** An offer whose words open with its price, and what stands behind a comma: `€ 19, up to 14 rides`. */
function withPriceApart(item: Item): Item {
  if (item.facts.some(({ value }) => value?.type === 'money')) return item
  const facts = item.facts.flatMap(fact => {
    const words = phraseIn(fact)
    const [price] = fact.label.text === '' ? findValues(words.text, 'en') : []
    const isFirst = price?.start === 0 && price.value.type === 'money'
    const tie = isFirst ? (/^\s*[,;·–—]\s*(?=\p{L})/u.exec(words.text.slice(price.end))?.[0].length ?? 0) : 0
    if (!price || tie === 0) return [fact]
    return [plainFact(cut(words, 0, price.end), 'price'), partOf(fact, trim(cut(words, price.end + tie)))]
  })
  return facts.length > item.facts.length ? { ...item, facts } : item
}

/** A year that a line opens with, and its first sentence. */
const YEAR = /^((?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d)?)?)[\s,:.–—-]+(?=[\p{L}"“„«])/u
const FIRST = /^.{3,64}?[.](?=\s+\S)/u

/** A work that is one line: its year, its name, and in further sentences what is said of it. */
function withYearApart(item: Item): Item {
  const [all, year] = YEAR.exec(item.title.text) ?? []
  if (all === undefined || year === undefined) return item
  const words = cut(item.title, all.length)
  const end = FIRST.exec(words.text)?.[0].length
  const title = trim(end === undefined ? words : cut(words, 0, end - 1))
  const told = end === undefined ? [] : [paragraphOf(trim(cut(words, end)))]
  return {
    ...item,
    title,
    facts: [factOfWords(trim(cut(item.title, 0, year.length))), ...item.facts],
    text: [...told, ...item.text],
  }
}

/** Items of a section by its kind. */
export function shapeForKind(kind: Kind, items: readonly Item[]): readonly Item[] {
  return shaped(kind === 'offers' ? items.map(withPriceApart) : items, shapeOfKind[kind] ?? 'points')
}

function shaped(items: readonly Item[], shape: Shape): readonly Item[] {
  return items.map(item => {
    const opened = shape === 'tiles' && item.parts.value === undefined ? withFigure(item) : item
    return placed(
      { ...opened, items: shaped(item.items, shape === 'spreads' ? 'items' : shape) },
      rows.get(shape) ?? [],
    )
  })
}

/** A person or an organisation that is a record says its name and more: `author: { name, jobTitle }`. */
function opened(fact: Fact): readonly Fact[] {
  const isRecord = fact.facts.length > 0 && fact.items.length === 0 && nameAmong(fact.facts) !== undefined
  const isParty = fact.meanings.some(({ concept }) => concept === 'author' || concept === 'name')
  return isRecord && isParty ? fact.facts : [fact]
}

/** Puts the facts of a thing into its parts: the labelled by their labels, then the typed, then plain words in order. */
function placed(item: Item, shape: readonly Row[]): Item {
  const names = new Set<string>(shape.map(({ part }) => part))
  const told = Object.entries(item.parts) as [PartName, Fact][]
  // What a thing is called may be something else in another sort: the words of a quotation.
  const keeps = (name: string): boolean => name !== 'title' && names.has(name)
  // A reader of a subject of its own may have told some of them; a thing that was shaped as another sort gives them back.
  const parts: Partial<Record<PartName, Fact>> = Object.fromEntries(told.filter(([name]) => keeps(name)))
  const open = new Set(
    [...told.filter(([name]) => !keeps(name)).map(([, fact]) => fact), ...item.facts].flatMap(opened),
  )
  const put = (row: Row, fact: Fact | undefined): void => {
    if (fact === undefined || fact.text === '' || parts[row.part] !== undefined) return
    const name = fact.items.length === 0 ? nameAmong(fact.facts) : undefined
    parts[row.part] = name ? { ...partOf(fact, name), facts: [] } : fact
    open.delete(fact)
    if (name) for (const inner of fact.facts) if (inner.text !== name.text) open.add(inner)
  }
  const titles = shape.find(({ part }) => part === 'title')
  const divided = shape.some(({ part }) => part === 'price') ? withoutPrice(item) : undefined
  if (divided && [...open].every(({ value }) => value?.type !== 'money')) return placed(divided, shape)
  // What a thing is called is its title, whatever else its label may mean.
  if (titles)
    put(
      titles,
      [...open].find(fact => isTitle(fact, item.title) && !isSaid(fact, titles, shape)),
    )
  // A title that no label says stays what the thing is called.
  const isNamed = item.title.text !== '' && !item.facts.some(({ text }) => text === item.title.text)
  const places = isNamed ? shape.filter(row => row !== titles) : shape
  for (let rank = 0; rank < 6; rank++) {
    for (const row of places) {
      const concept = row.concepts[rank]
      if (concept === undefined) continue
      put(
        row,
        [...open].find(
          ({ meanings, text }) => text !== '' && meanings.some(meaning => meaning.concept === concept),
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
  if (parts.price && parts.unit === undefined && shape.some(({ part }) => part === 'unit'))
    Object.assign(parts, dividedPrice(parts.price))
  const same = titles && [...open].find(fact => isTitle(fact, item.title) && !isSaid(fact, titles, shape))
  if (parts.title === undefined && same) parts.title = same
  const named = titles && parts.title
  // Words that turned out to be something else are no title: a quotation without a name.
  const isElsewhere = !named && Object.values(parts).some(fact => isNameIn(item.title, fact))
  const inOrder = Object.fromEntries(
    shape.flatMap(({ part }) => (parts[part] ? [[part, parts[part]]] : [])),
  ) as typeof parts
  const { items: things, ...others } = inOrder
  return {
    ...item,
    ...(things && { items: [...item.items, ...shapeForList('items', things.items)] }),
    title: named ? phraseIn(named) : isElsewhere ? phraseOf('') : item.title,
    parts: things ? others : inOrder,
    facts: [...open].filter(fact => fact !== named && !isTitle(fact, item.title)),
  }
}

/** Whether a fact is the words of a thing and not its name, by its label: `quote`, `reviewBody`. */
function isSaid({ meanings }: Fact, titles: Row, shape: readonly Row[]): boolean {
  const said = shape.find(({ part }) => part === 'text')?.concepts ?? []
  const names = (concepts: readonly Concept[]): boolean =>
    meanings.some(({ concept }) => concepts.includes(concept))
  return names(said) && !names(titles.concepts)
}

/** `Corner studio €29 / month`: what it costs stands at the end of its name. */
function withoutPrice(item: Item): Item | undefined {
  const { title } = item
  const price = findValues(title.text, 'en').findLast(({ value }) => value.type === 'money')
  if (price === undefined || price.start === 0) return undefined
  const name = cut(title, 0, price.start)
  const end = /[\s–—:|·,-]*$/.exec(name.text)?.[0].length ?? 0
  const fact = plainFact(trim(cut(title, price.start)), 'price')
  return { ...item, title: cut(name, 0, name.text.length - end), facts: [fact, ...item.facts] }
}

/** `€29 / month`: the price, and the time or the thing that it is for. */
function dividedPrice(price: Fact): Partial<Record<'price' | 'unit', Fact>> {
  const words = phraseIn(price)
  const match =
    /^\D{0,4}\s?\d[\d.,'’\u00A0\u202F ]*(?:\s?(?:\p{Sc}|[A-Z]{3}\b|kr\b|zł|:-))?(?=\s*(?:\/|\p{L}))/u.exec(
      words.text,
    )
  if (!match || price.blocks.length !== 1) return {}
  const unit = trim(cut(words, match[0].length))
  return {
    price: partOf(price, trim(cut(words, 0, match[0].length))),
    unit: { ...plainFact(unit, 'unit'), place: price.place },
  }
}

function partOf(fact: Fact, words: Phrase): Fact {
  return { ...fact, text: words.text, blocks: [paragraphOf(words)] }
}

/** A figure or a span with its unit, then words: `340 studios in 14 countries`, `30kg of salt`, `2–3 hours`. */
const figure =
  /^[\s≈~<>+−±▲▼↑↓-]*\p{Sc}?\s?\d[\d.,'’\u00A0\u202F ]*(?:[-–]\d[\d.,]*)?(?:\s?(?:%|‰|\p{Sc}|[kKmM]\b|×|\/\s?\d+)|(?<=\d)\p{L}+)?/u

/** A tile whose figure opens its title: the figure is the value, the words after it are the name. */
function withFigure(item: Item): Item {
  const { title } = item
  const match = figure.exec(title.text)
  if (!match || item.facts.some(({ value }) => value !== undefined)) return item
  const [first, ...more] = item.facts
  // `6 hours` in bold before words is the figure as a whole.
  const isWhole = first !== undefined && title.text.length <= 24
  if (isWhole) return { ...item, title: phraseIn(first), facts: [plainFact(title, 'value'), ...more] }
  const value = trim(cut(title, 0, match[0].trimEnd().length))
  return {
    ...item,
    title: trim(cut(title, match[0].length)),
    facts: [plainFact(value, 'value'), ...item.facts],
  }
}

/** Words of a title whose place in it says what they are. */
function plainFact(words: Phrase, concept: Concept): Fact {
  return {
    label: phraseOf(''),
    written: false,
    meanings: [{ concept, weight: 1, because: 'its place in the title' }],
    text: words.text,
    blocks: [paragraphOf(words)],
    facts: [],
    items: [],
    place: 'body',
  }
}

/** Whether a fact says what a thing is called, by its place or by its label: what somebody is may be in the same words. */
function isTitle(fact: Fact, title: Part): boolean {
  if (fact.text === '' || fact.text !== title.text || fact.label.text === '') return false
  return (
    isNameIn(title, fact) || fact.meanings.some(({ concept }) => concept === 'name' || concept === 'title')
  )
}
