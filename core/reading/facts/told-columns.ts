import { type Field, type FieldText, type FieldValue, fieldsOf } from '../../source/fields.ts'
import { readValue } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import type { Concept } from '../words/en.ts'
import { lexiconFor, nameOf } from '../words/lexicon.ts'

/** What the records of a list say under one name. */
interface Column {
  readonly name: string
  readonly texts: readonly FieldText[]
  /** What its name is sure to mean, where its values do not speak against that. */
  readonly means: readonly Concept[]
  /** What its values are, where most of them are one sort. */
  readonly type: Value['type'] | undefined
  /** Letters of its values on average, and of the longest. */
  readonly letters: number
  readonly most: number
}

/** Letters of a name at most, and how much longer words are that are a text beside it. */
const NAME = 80
const TEXT = 2.5

/**
 * Fields whose lists of records tell in names of their author's own what each thing is called and what is said of it, under
 * names that are known: by what the values look like. The first short words that no other record has are the name, the longest
 * the text, and an amount of money is the price. Names that mean something keep it.
 */
export function toldColumns(fields: readonly Field[], lang: string): readonly Field[] {
  return fields.map(field => ({ ...field, value: toldList(field.value, lang) }))
}

function toldList(value: FieldValue, lang: string): FieldValue {
  if (value.kind === 'map') return { kind: 'map', fields: toldColumns(value.fields, lang) }
  if (value.kind !== 'list' || value.items.length < 2 || !value.items.every(isRecord)) return value
  const columns = columnsOf(value.items.map(fieldsOf), lang)
  const told = new Map<string, Pick<Field, 'name' | 'label'>>()
  const rename = (column: Column | undefined, concept: Concept): void => {
    if (column) told.set(column.name, { name: nameOf(concept, lang), label: '' })
  }
  const { name, text } = wordsAmong(columns, value.items.length)
  if (!columns.some(isNamed)) rename(name, 'name')
  if (!columns.some(({ means }) => means.some(own => TEXTS.has(own)))) rename(text, 'text')
  if (!columns.some(({ means }) => means.includes('price'))) rename(onlyPrice(columns), 'price')
  if (told.size === 0) return value
  const items = value.items.map((item): FieldValue => {
    const fields = fieldsOf(item).map(field => ({ ...field, ...told.get(field.name) }))
    return { kind: 'map', fields }
  })
  return { kind: 'list', items }
}

/** Whether an entry is a record that no schema tells about. */
function isRecord(value: FieldValue): boolean {
  return value.kind === 'map' && value.fields.every(({ name }) => !name.startsWith('@'))
}

function columnsOf(records: readonly (readonly Field[])[], lang: string): readonly Column[] {
  const names = [...new Set(records.flatMap(record => record.map(({ name }) => name)))]
  return names.flatMap(name => {
    const own = records.flatMap(record => record.filter(field => field.name === name))
    const texts = own.flatMap(({ value }) => (value.kind === 'text' ? [value] : []))
    if (texts.length === 0 || texts.length < own.length) return []
    return [columnOf(name, texts, lang)]
  })
}

function columnOf(name: string, texts: readonly FieldText[], lang: string): Column {
  const types = texts.map(({ text }) => readValue(text.trim(), lang)?.type)
  const [first] = types
  const type = types.filter(own => own === first).length * 3 >= types.length * 2 ? first : undefined
  const lengths = texts.map(({ text }) => text.length)
  const letters = lengths.reduce((sum, own) => sum + own, 0) / texts.length
  // One letter is a word cut short: what it means is told by its values.
  const meanings = name.length > 1 ? lexiconFor(lang)(name) : []
  const means = meanings
    .filter(({ concept, weight }) => weight > 0.84 && !isOtherwise(concept, type))
    .map(({ concept }) => concept)
  return { name, texts, means, type, letters, most: Math.max(...lengths) }
}

/** What values of some names always are. */
const SORTS: Readonly<Partial<Record<Concept, readonly Value['type'][]>>> = {
  telephone: ['phone'],
  email: ['email'],
  url: ['url'],
  price: ['money', 'number'],
  total: ['money', 'number'],
  net: ['money', 'number'],
  taxRate: ['percentage', 'number'],
  quantity: ['number', 'quantity'],
  date: ['date', 'time'],
  time: ['time', 'date'],
}

/** Whether a name cannot mean what it is said to, as its values are of another sort. */
function isOtherwise(concept: Concept, type: Value['type'] | undefined): boolean {
  const sorts = SORTS[concept]
  return sorts !== undefined && (type === undefined || !sorts.includes(type))
}

/** What names a thing, and what says a text about it. */
const NAMES: ReadonlySet<Concept> = new Set<Concept>([
  'name',
  'title',
  'event',
  'question',
  'term',
  'label',
  'works',
  'projects',
  'jobTitle',
  'product',
  'author',
  'recipient',
  'link',
])
const TEXTS: ReadonlySet<Concept> = new Set<Concept>([
  'text',
  'description',
  'summary',
  'answer',
  'meaning',
  'quotes',
  'message',
])

function isNamed({ means }: Column): boolean {
  return means.some(concept => NAMES.has(concept))
}

/** The column that names the things and the one that says the most of each. */
function wordsAmong(
  columns: readonly Column[],
  count: number,
): Readonly<Record<'name' | 'text', Column | undefined>> {
  const free = columns.filter(
    ({ type, texts }) => type === undefined && texts.every(({ text }) => /\p{L}/u.test(text)),
  )
  const known = free.find(isNamed)
  const short = free.filter(column => isName(column, count))
  const longest = free.toSorted((one, other) => other.letters - one.letters)[0]
  // A text is no name, though it may stand first.
  const beside = short.find(column => column !== longest)
  const isText = longest !== undefined && isTextBeside(longest, beside)
  const name = known ?? (isText ? beside : short[0])
  const text = longest !== name && longest && isTextBeside(longest, name) ? longest : undefined
  return { name, text }
}

/** Whether each record has a few words of its own under a name that means nothing else. */
function isName({ texts, most, means }: Column, count: number): boolean {
  const own = new Set(texts.map(({ text }) => text))
  return texts.length === count && own.size === count && most <= NAME && means.length === 0
}

function isTextBeside({ letters, texts, means }: Column, name: Column | undefined): boolean {
  const said = texts.filter(({ text }) => /[.!?…。！？؟।]["'”’»」）)]*$/u.test(text.trim())).length
  const isSaid = said * 2 >= texts.length
  return means.length === 0 && (isSaid || (name !== undefined && letters > name.letters * TEXT))
}

/** The one column of money, whose name nobody knows. */
function onlyPrice(columns: readonly Column[]): Column | undefined {
  const [only, ...others] = columns.filter(({ type }) => type === 'money')
  return only && others.length === 0 && only.means.length === 0 ? only : undefined
}
