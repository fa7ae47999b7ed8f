import type {
  Heading,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast'
import type { Field, FieldValue } from '../../source/fields.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import type { Fact, Item, Meaning, Place } from '../reading.ts'
import { hrefOf } from '../values/href.ts'
import { readValue } from '../values/read-value.ts'
import { lineOfItem, linesIn, linesOfBlock, readLabelled, segmentsOf, toLabel } from './label.ts'
import { printedBlocks, printedRecord } from './machine-words.ts'
import { isWrapping, measuredFields } from './measured-records.ts'
import {
  asWritten,
  cut,
  joinLines,
  type Phrase,
  phraseOf,
  split,
  standElsewhere,
  toPhrase,
  trim,
} from './phrase.ts'
import { isSetting, puts } from './settings.ts'
import { kindNamed } from '../slides/settings.ts'
import type { Concept } from '../words/en.ts'
import { nameOf } from '../words/lexicon.ts'

/** Makes a fact of a label and the line after it. */
export function toFact(
  label: Phrase,
  value: Phrase,
  place: Place,
  context: Context,
  source?: RootContent,
): Fact {
  return {
    label,
    written: label.text !== '',
    meanings: label.text === '' ? [] : context.lexicon(label.text),
    text: oneLine(asWritten(value)),
    blocks: [paragraphOf(value)],
    ...typed(value.text, context),
    facts: [],
    items: [],
    place,
    ...(source !== undefined && { source }),
  }
}

/** Words that have no label, as a fact. */
export function wordsFact(words: Phrase, context: Context): Fact {
  return toFact(phraseOf(''), words, 'body', context)
}

/** A thing of which only this is known. */
export function itemWith(known: Partial<Item>): Item {
  return { title: phraseOf(''), parts: {}, facts: [], text: [], items: [], blocks: [], ...known }
}

/** Words that stand by themselves in the body, as a fact without a label. */
export function factOfWords(words: Phrase): Fact {
  return {
    label: phraseOf(''),
    written: false,
    meanings: [],
    text: asWritten(words),
    blocks: [paragraphOf(words)],
    facts: [],
    items: [],
    place: 'body',
  }
}

/** A paragraph of a phrase. */
export function paragraphOf({ nodes }: Phrase): Paragraph {
  return { type: 'paragraph', children: [...nodes] }
}

/** Words as a heading, of the second level unless it is said. */
export function headingOf({ nodes }: Pick<Phrase, 'nodes'>, depth: number = 2): Heading {
  return { type: 'heading', depth: depth as Heading['depth'], children: [...nodes] }
}

/** Lines as the paragraph that they are together; none as nothing. */
export function paragraphsOf(lines: readonly Phrase[]): readonly Paragraph[] {
  return lines.length > 0 ? [paragraphOf(joinLines(lines))] : []
}

/** A paragraph of several lines as the last of them and those above it; undefined for any other block. */
export function lastLineApart(
  block: RootContent | undefined,
): { readonly text: Paragraph; readonly last: Paragraph } | undefined {
  const lines = linesOfBlock(block)
  const last = lines.at(-1)
  if (!last || lines.length === 1) return undefined
  return { text: paragraphOf(joinLines(lines.slice(0, -1))), last: paragraphOf(last) }
}

/** A list without numbers, of a line a point. */
export function listOfLines(lines: readonly Phrase[]): List {
  const children = lines.map((line): ListItem => ({ type: 'listItem', children: [paragraphOf(line)] }))
  return { type: 'list', ordered: false, children }
}

/** A table of cells row by row, its head first. */
export function tableOfRows(rows: readonly (readonly Phrase[])[]): Table {
  const children = rows.map((cells): TableRow => {
    return {
      type: 'tableRow',
      children: cells.map(({ nodes }) => ({ type: 'tableCell', children: [...nodes] })),
    }
  })
  return { type: 'table', align: [], children }
}

/** The value's first line as a phrase: what stands in a grid of facts. */
export function phraseIn(fact: Fact): Phrase {
  const [first] = fact.blocks
  return first?.type === 'paragraph' ? toPhrase(first.children) : phraseOf(fact.text)
}

/** Whether a fact is what a thing is called, and does not only say the same once more: `Ada | Ada`. */
export function isNameIn(name: Phrase, fact: Fact): boolean {
  return fact.text === name.text && !standElsewhere(name, phraseIn(fact))
}

/** What is said of a thing besides what it is called: its parts, then all else. */
export function saidBeside({
  title,
  parts,
  facts,
}: Pick<Item, 'title' | 'parts' | 'facts'>): readonly Fact[] {
  return [...Object.values(parts), ...facts].filter(fact => !isNameIn(title, fact))
}

function typed(text: string, { lang }: Context): Pick<Fact, 'value'> {
  const value = readValue(text.trim(), lang)
  return value === undefined ? {} : { value }
}

/** Lines as one: sentences go on after a blank, anything else after a comma. */
function oneLine(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .reduce(
      (line, next) => (line === '' ? next : `${line}${/[.!?…:;,。！？、]$/.test(line) ? ' ' : ', '}${next}`),
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** A field of the front matter as a fact, with whatever it holds below it. */
export function fieldFact(field: Field, context: Context): Fact {
  const value = simplified(field.value, context)
  const facts =
    value.kind === 'map' ? value.fields.filter(isFilled).map(inner => fieldFact(inner, context)) : []
  const items =
    value.kind === 'list' ? value.items.filter(isSaid).map(inner => fieldItem(inner, context)) : []
  const meanings = meaningsOfKey(field.name, oneLine(wordsOf(value)), context)
  return {
    label: labelOfField(field, meanings, items.length > 1, context),
    written: false,
    meanings,
    text: oneLine(wordsOf(value)),
    blocks: value.kind === 'text' ? printedBlocks(value.blocks, context.lang) : blocksOf(facts, items),
    ...(value.kind === 'text' && typed(value.text, context)),
    facts,
    items,
    place: 'field',
    field: { name: field.name, line: field.line },
  }
}

/** Keys of one letter or two that people write in records, with what a value of theirs looks like. */
const SHORT_KEYS: Readonly<Record<string, readonly [word: string, value: RegExp]>> = {
  // With a comma it is a name as address books have it, beside one as people say it.
  n: ['name', /^[^,;]*\p{L}{2}[^,;]*$/u],
  nm: ['name', /\p{L}{2}/u],
  d: ['description', /\p{L}{2}.*\P{L}/u],
  p: ['price', /^\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u],
  pr: ['price', /^\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?$/u],
}

/** How a thing is, in a key that names it: `título_grande`. */
const MANNERS =
  /^(?:big|main|large|small|short|long|gross|groß|klein|kurz|lang|grande?|principale?|petite?|court|pequen[oa]|piccol[oa]|breve|groot|klein|kort|duży|główny|mały|stor|liten|büyük|ana|küçük)$/iu

/** What a key of a record means; one that is cut short, `p`, and one that says which price it is, `price_half`, by its first word. */
function meaningsOfKey(name: string, value: string, { lexicon }: Context): readonly Meaning[] {
  const [first = '', ...rest] = name.toLowerCase().split(/[\s_-]+/u)
  const [word, looks] = (Object.hasOwn(SHORT_KEYS, first) && SHORT_KEYS[first]) || [first, undefined]
  const isPrice = ({ concept }: Meaning): boolean => concept === 'price'
  if (looks?.test(value)) return rest.length === 0 ? lexicon(word) : lexicon(word).filter(isPrice)
  const found = lexicon(name)
  if (found.length > 0 || rest.length === 0) return found
  return rest.every(one => MANNERS.test(one)) ? lexicon(word) : lexicon(word).filter(isPrice)
}

/** What a field is called in print. */
function labelOfField(
  { name, label }: Field,
  meanings: readonly Meaning[],
  isList: boolean,
  context: Context,
): Phrase {
  if (label !== undefined) return phraseOf(label)
  if (isWrapping(name)) return phraseOf('')
  return isList ? listLabel(name, meanings, context) : toLabel(name)
}

/** What a list is called; one that only a program would call so has the word of its readers: `mainEntity` is Questions. */
function listLabel(name: string, [meaning]: readonly Meaning[], { lang }: Context): Phrase {
  if (!meaning?.foreign || !/\p{Ll}\p{Lu}/u.test(name)) return toLabel(name)
  return toLabel(nameOf(meaning.concept, lang))
}

/** A record as what it says: a day in pieces as one, what is wrapped in a record of its own without it. */
function simplified(value: FieldValue, context: Context): FieldValue {
  if (value.kind !== 'map') return value
  const told = measuredFields(value.fields, context.lang)
  const fields = told.filter(isFilled)
  const [only, ...others] = fields
  if (only?.value.kind === 'map' && others.length === 0) return simplified(only.value, context)
  if (only?.name === 'value' && only.value.kind === 'text' && others.length === 0 && isTyped(told))
    return only.value
  const pieces = Object.fromEntries(
    fields.map(({ name, value: inner }) => [name, inner.kind === 'text' ? inner.text : '']),
  )
  const text = printedRecord(pieces, context.lang)
  if (text === undefined) return { kind: 'map', fields: told }
  return { kind: 'text', text, blocks: [paragraphOf(phraseOf(text))] }
}

function isTyped(fields: readonly Field[]): boolean {
  return fields.some(({ name }) => name === '@type')
}

/** The words of fields as they are printed, in their order. */
export function printedWords(facts: readonly Fact[]): readonly string[] {
  return facts.flatMap(({ facts: inner, items, blocks }) =>
    inner.length + items.length === 0
      ? blocks.map(plainText)
      : [...printedWords(inner), ...items.flatMap(wordsOfItem)],
  )
}

function wordsOfItem({ facts, items, blocks }: Item): readonly string[] {
  if (facts.length + items.length === 0) return blocks.map(plainText)
  return [...printedWords(facts), ...items.flatMap(wordsOfItem)]
}

/** Whether a field says anything to a reader. */
export function isFilled(field: Field): boolean {
  return isSaid(field.value) && !isSetting(field)
}

function isSaid(value: FieldValue): boolean {
  switch (value.kind) {
    case 'empty':
      return false
    case 'text':
      return value.text.trim() !== ''
    case 'list':
      return value.items.some(isSaid)
    case 'map':
      return value.fields.some(isFilled)
  }
}

function wordsOf(value: FieldValue): string {
  switch (value.kind) {
    case 'empty':
      return ''
    case 'text':
      return value.blocks.map(plainText).join('\n')
    case 'list':
      return value.items.map(wordsOf).filter(Boolean).join('\n')
    case 'map':
      return value.fields
        .filter(isFilled)
        .map(field => wordsOf(field.value))
        .filter(Boolean)
        .join('\n')
  }
}

/** An entry of a list in the front matter: words, a map of facts, or a list in a list. */
function fieldItem(value: FieldValue, context: Context): Item {
  switch (value.kind) {
    case 'text': {
      const blocks = printedBlocks(value.blocks, context.lang)
      const [first, ...more] = blocks
      const isLine = first?.type === 'paragraph'
      return itemWith({
        title: isLine ? trim(toPhrase(first.children)) : phraseOf(''),
        text: isLine ? more : blocks,
        blocks,
      })
    }
    case 'map': {
      const told = measuredFields(value.fields, context.lang)
      const facts = told
        .filter(field => isFilled(field) || saysSlide(field))
        .map(field => fieldFact(field, context))
      const named = namedAddress(facts)
      if (named) return named
      const isFirst = value.fields.some(puts)
      return itemWith({
        title: titleAmong(facts),
        facts,
        blocks: entryBlocks(facts),
        ...(isFirst && { checked: true }),
      })
    }
    case 'list': {
      // A list in a list is a row of a table: its empty cells keep their place.
      const items = value.items.map(inner => fieldItem(inner, context))
      return itemWith({ items, blocks: blocksOf([], items) })
    }
    case 'empty':
      return itemWith({})
  }
}

/** Whether a record of a list says that it is the slide which opens or closes a deck: `layout: hero`. */
function saysSlide({ name, value }: Field): boolean {
  return /^layout$/i.test(name) && value.kind === 'text' && kindNamed(value.text) !== undefined
}

/** An entry with one key that leads somewhere is called by its key: `- Prints and cards: https://…`. */
function namedAddress([only, ...others]: readonly Fact[]): Item | undefined {
  const isAddress = only !== undefined && others.length === 0 && hrefOf(only.value) !== undefined
  const isKey = only?.meanings.some(({ concept }) => concept === 'link' || concept === 'url')
  if (!isAddress || isKey) return undefined
  const address = { ...only, label: phraseOf(''), meanings: [] }
  return itemWith({ title: only.label, facts: [address], blocks: lineOf(only) })
}

/** Whether a fact holds nothing but words of its own: no record, no list. */
export function isLeaf({ facts, items }: Pick<Fact, 'facts' | 'items'>): boolean {
  return facts.length + items.length === 0
}

/** What a label need not say of an entry below its name. */
const plainly: ReadonlySet<Concept> = new Set<Concept>([
  'text',
  'description',
  'summary',
  'jobTitle',
  'answer',
])

/** An entry as people write it: what it is called in bold and without a label, then what is said of it. */
function entryBlocks(facts: readonly Fact[]): readonly RootContent[] {
  const name = nameAmong(facts)
  const titled = name && facts.find(fact => isNameIn(name, fact))
  if (!name || !titled || facts.length < 2 || facts.some(fact => fact.items.length > 0))
    return blocksOf(facts, [])
  const rest = facts.filter(fact => fact !== titled)
  return [
    { type: 'paragraph', children: [{ type: 'strong', children: [...name.nodes] }] },
    ...rest.flatMap(fact => (isPlain(fact) ? fact.blocks : lineOf(fact))),
  ]
}

function isPlain({ meanings, facts }: Fact): boolean {
  return facts.length === 0 && meanings.some(({ concept, weight }) => plainly.has(concept) && weight > 0.8)
}

const titling = [
  'title',
  'name',
  'event',
  'question',
  'term',
  'label',
  'works',
  'projects',
  'jobTitle',
  'description',
  'product',
] as const

/** The fact of a record that is called a name or a title; nothing where none is. */
export function nameAmong(facts: readonly Fact[]): Phrase | undefined {
  for (const concept of titling) {
    const named = facts.find(
      ({ meanings, facts: inner, items }) =>
        inner.length === 0 &&
        items.length === 0 &&
        meanings.some(meaning => meaning.concept === concept && meaning.weight > 0.9),
    )
    if (named) return phraseIn(named)
  }
  return undefined
}

/** What a record is called: its name, else its first line of text. */
export function titleAmong(facts: readonly Fact[]): Phrase {
  const lines = facts.filter(({ facts: inner, items }) => inner.length === 0 && items.length === 0)
  // A number that only counts it is no name, nor is the sentence behind one.
  const named = lines.find(({ text }) => !COUNT.test(text))
  const first = named && !/[.!?。]$/.test(named.text) ? named : lines[0]
  return nameAmong(facts) ?? (first ? phraseIn(first) : phraseOf(''))
}

const COUNT = /^(?:#\s?|n[ro]?[.°º]\s?|nr\s)?\d{1,2}\.?$/iu

/** What divides the lines of an address in one line: commas, but not the one behind the number of a house or before the form of a company, a number or a state; strokes, but not the one of `Mr / Ms`. */
const addressLines =
  /\n|(?<!(?:^|\n)\d{1,4}(?:\s?(?:bis|ter|[a-d]))?)\s*[,，]\s*(?!(?:inc|ltd|llc|llp|plc|gmbh|corp|co|s\.?a|s\.?l)\b\.?|[a-z]{2}\s+\d{5}\b)(?=[^,·|•]*\p{L})|(?<!(?:^|\s)(?:mr|mrs|ms|miss|master|sh?ri|smt|kum|herrn?|frau|mme|mlle|m|sra?|srta|sig|dhr|mevr|pani?|bay)\.?)\s+\/\s+|\s+[|·•]\s+/giu

/** The lines of a name or an address that stand in one. */
export function addressPieces(line: Phrase): readonly Phrase[] {
  return split(line, addressLines)
}

/** The lines of somebody's name and address that are written as a text. */
export function partyFacts(blocks: readonly RootContent[], context: Context): readonly Fact[] {
  return blocks.flatMap(partyLines).map(line => pieceFact(line, context))
}

/** The lines of a block that tells of somebody: a list and a quotation are lines too, and so is each row of a table. */
function partyLines(block: Nodes): readonly Phrase[] {
  if (block.type === 'paragraph') return addressPieces(toPhrase(block.children))
  if (block.type === 'heading') return [toPhrase(block.children)]
  if (block.type === 'tableRow') {
    const blank: PhrasingContent = { type: 'text', value: ' ' }
    const cells = block.children.map(({ children }) => children).filter(({ length }) => length > 0)
    return cells.length === 0
      ? []
      : [toPhrase(cells.flatMap((nodes, at) => (at === 0 ? nodes : [blank, ...nodes])))]
  }
  if ('children' in block) return block.children.flatMap(partyLines)
  return 'value' in block ? [phraseOf(block.value)] : []
}

/** A piece of a line as a fact: with its label when it has one. */
export function pieceFact(piece: Phrase, context: Context): Fact {
  const labelled = readLabelled(piece)
  return labelled && labelled.sign === 'colon' && context.lexicon(labelled.label.text).length > 0
    ? toFact(labelled.label, labelled.value, 'body', context)
    : toFact(phraseOf(''), piece, 'body', context)
}

/** Facts with those of records in their place: `offers: { price }` says the price of what it stands in. */
export function flatFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.flatMap(fact => (fact.facts.length > 0 ? flatFacts(fact.facts) : [fact]))
}

/** Facts and items as an author would have written them in Markdown: labelled lines and lists. */
export function blocksOf(facts: readonly Fact[], items: readonly Item[]): readonly RootContent[] {
  const lines = facts.flatMap(lineOf)
  if (items.length === 0) return lines
  return [
    ...lines,
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: items
        .filter(({ blocks }) => blocks.length > 0)
        .map(({ blocks }) => ({
          type: 'listItem',
          spread: false,
          children: [...blocks] as never,
        })),
    },
  ]
}

/** A fact as a paragraph: its label in bold, then its value. */
export function lineOf(fact: Pick<Fact, 'label' | 'blocks'>): readonly RootContent[] {
  const [first, ...more] = fact.blocks
  const label: PhrasingContent = { type: 'strong', children: [...fact.label.nodes] }
  if (fact.label.text === '') return fact.blocks
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [label] }, ...fact.blocks]
  return [{ type: 'paragraph', children: [label, { type: 'text', value: ' ' }, ...first.children] }, ...more]
}

/** Facts in the lines of a block, when it is made of them: labelled lines, a list of them, a table of two columns. */
export function factsIn(block: RootContent, place: Place, context: Context): readonly Fact[] | undefined {
  switch (block.type) {
    case 'paragraph':
      return factsOfLines(linesIn(block.children), block, place, context)
    case 'list': {
      const lines = block.children.flatMap(item => lineOfItem(item) ?? [])
      if (block.ordered || lines.length < block.children.length) return undefined
      return factsOfLines(lines.map(trim), block, place, context)
    }
    case 'table':
      return factsOfTable(block, place, context)
    default:
      return undefined
  }
}

/** The part of lines that must be labelled for all of them to be facts. */
const MOST = 0.6

/** Lines with a sign between label and value from which on others need none. */
const SIGNED = 2
/** Lines from which on none needs one. */
const MANY = 4

/** Names of numbers and days that stand before them without a sign: `invoice no 2025-088`. */
const stamped: ReadonlySet<Concept> = new Set<Concept>([
  'invoiceNumber',
  'receiptNumber',
  'orderNumber',
  'reference',
  'date',
  'issueDate',
  'paymentDueDate',
  'supplyDate',
])

/** Lines each of which is the name of a number or a day and nothing else but that. */
function stampedFacts(
  lines: readonly Phrase[],
  source: RootContent,
  place: Place,
  context: Context,
): readonly Fact[] | undefined {
  const factsOf = (isMeant?: (concept: Concept) => boolean) => {
    const facts = lines.flatMap(line => stampedFact(line, source, place, context, isMeant) ?? [])
    return facts.length === lines.length ? facts : undefined
  }
  // Of many in a row each is what it is called: `Gate 4`, `Row F`, `Boarding 17:35`.
  return lines.length < SIGNED ? undefined : lines.length < MANY ? factsOf() : factsOf(() => true)
}

function stampedFact(
  line: Phrase,
  source: RootContent,
  place: Place,
  context: Context,
  isMeant = (concept: Concept): boolean => stamped.has(concept),
): Fact | undefined {
  const found =
    /^(\p{L}[\p{L} .]{0,30}?)\s+(?=\S*\d|\p{Lu}{1,3} \d)(\S{1,24}|\p{Lu}{1,3} \d{1,5}|\d{1,2}\.? \p{L}{3,12}\.? \d{2,4}|\d{1,2}[:.]\d\d \p{L}{1,4}\.?)$/u.exec(
      line.text,
    )
  const [, name = '', value = ''] = found ?? []
  const isNamed = context.lexicon(name).some(({ concept, weight }) => weight > 0.9 && isMeant(concept))
  if (!isNamed) return undefined
  return toFact(cut(line, 0, name.length), cut(line, line.text.length - value.length), place, context, source)
}

function factsOfLines(
  lines: readonly Phrase[],
  source: RootContent,
  place: Place,
  context: Context,
): readonly Fact[] | undefined {
  const pieces = lines.flatMap(line => piecesOf(line, context))
  const read = pieces.map(line => ({ line, labelled: readLabelled(line) }))
  // `Q: … A: …` is a conversation.
  const asks = read.some(
    ({ labelled }) =>
      labelled !== undefined &&
      /[?？؟]\s*$/.test(labelled.value.text) &&
      context.lexicon(labelled.label.text).some(({ concept }) => concept === 'question'),
  )
  if (asks) return undefined
  const sure = read.filter(({ labelled }) => labelled !== undefined && isSure(labelled, context))
  if (sure.length === 0) return stampedFacts(lines, source, place, context)
  // Among labels with their signs, a name that is known needs none before its number: `Gate 4`.
  const bare = (line: Phrase): Fact | undefined =>
    sure.length >= SIGNED ? stampedFact(line, source, place, context, () => true) : undefined
  const stamps = new Map(read.map(({ line, labelled }) => [line, labelled ? undefined : bare(line)]))
  const known = sure.length + [...stamps.values()].filter(Boolean).length
  if (known < read.length * MOST) return undefined
  return read.flatMap(({ line, labelled }) => {
    if (!labelled) return [stamps.get(line) ?? toFact(phraseOf(''), line, place, context, source)]
    const [value = labelled.value, ...more] = valuesOf(labelled.value)
    return [
      toFact(labelled.label, value, place, context, source),
      ...more.map(piece => namedFact(piece, place, context, source)),
    ]
  })
}

/** A line of several labelled pieces is several lines: `t: 0131 496 0255 | m: 07700 900 361`. */
function piecesOf(line: Phrase, context: Context): readonly Phrase[] {
  const isLabelled = (piece: Phrase): boolean => {
    const labelled = readLabelled(piece)
    return labelled !== undefined && isSure(labelled, context)
  }
  const divided = [segmentsOf(line), beforeLabels(line, context)].find(
    ([first, ...others]) =>
      first !== undefined &&
      readLabelled(first) !== undefined &&
      others.length > 0 &&
      others.every(isLabelled),
  )
  // A label has no dot or stroke in it: what stands before one is a piece by itself.
  const isAcross = /\s[·•|]\s/u.test(readLabelled(line)?.label.text ?? '')
  return divided ?? (isAcross ? segmentsOf(line) : [line])
}

/** Letters of a line up to which a known label within it opens a piece of its own. */
const SHORT = 120

/** A capital word, or up to three of them, with a colon and what it names. */
const WITHIN = /(?<=\S)\s+(?=(\p{Lu}[\p{L}\p{M}’'.]*(?: [\p{L}\p{M}’'.]+){0,2}) ?[:：]\s*\S)/gu

/** A line divided before each known label in it: `Date: 21.02.2026 Time: 16:42`. */
function beforeLabels(line: Phrase, { lexicon }: Context): readonly Phrase[] {
  if (line.text.length > SHORT) return [line]
  const starts = [0]
  let end = 0
  for (const { index, 0: blank, 1: label = '' } of line.text.matchAll(WITHIN)) {
    if (index < end || !lexicon(label).some(({ weight }) => weight > 0.9)) continue
    starts.push(index + blank.length)
    end = index + blank.length + label.length
  }
  return starts.map((start, at) => trim(cut(line, start, starts[at + 1])))
}

/** A value and what stands beside it, divided by many blanks: `Singapore Changi (SIN)   Terminal 4`. */
function valuesOf(value: Phrase): readonly Phrase[] {
  return split(value, /\t+|[^\S\n]{3,}/g)
}

/** A piece that opens with a name for what it is, as in `Terminal 4`: its label is a part of its words. */
function namedFact(piece: Phrase, place: Place, context: Context, source?: RootContent): Fact {
  const fact = toFact(phraseOf(''), piece, place, context, source)
  const name = /^(\p{L}[\p{L} ]{2,24})\s+[\p{Lu}\p{N}][\p{L}\p{N}-]{0,7}$/u.exec(piece.text)?.[1]
  return name === undefined ? fact : { ...fact, meanings: context.lexicon(name) }
}

/** Bold words before others are a label when they are known as one; a colon is one by itself, before few words. */
function isSure(
  { label, value, sign }: NonNullable<ReturnType<typeof readLabelled>>,
  context: Context,
): boolean {
  const isKnown = context.lexicon(label.text).length > 0
  // Words before a sentence are its subject, unless they are known as a label.
  if (sign === 'colon') return isKnown || (value.text.length <= 120 && !isSentence(value.text))
  return isKnown && value.text.length <= 120
}

function isSentence(text: string): boolean {
  return /[.!?。]$/.test(text) && text.split(/\s+/).length > 6
}

/** Whether a row only says what its columns are: `Field | Value`. */
export function namesColumns(head: readonly Phrase[], { lexicon }: Context): boolean {
  const columns = ['label', 'value', 'text', 'name', 'description']
  // `Detail` over labels, and nothing over what stands beside them.
  if (head.length === 2 && head[1]?.text === '')
    return lexicon(head[0]?.text ?? '').some(({ concept, weight }) => concept === 'label' && weight > 0.9)
  const isNamed = lexicon(head[0]?.text ?? '').some(({ concept }) => concept === 'name')
  if (isNamed && CALLED.test(head[1]?.text ?? '')) return false
  return head.every(({ text }) => {
    const meanings = lexicon(text).filter(({ weight }) => weight > 0.9)
    return text !== '' && (meanings.length === 0 || meanings.some(({ concept }) => columns.includes(concept)))
  })
}

/** Words with capitals and small ones between them: beside `Name` they are a name and no column's. */
const CALLED = /^\p{Lu}\p{L}+(?:\s+\p{Ll}{1,3})*(?:\s+\p{Lu}[\p{L}'’-]+)+$/u

function isFigure(type: string | undefined): boolean {
  return type === 'number' || type === 'money' || type === 'percentage' || type === 'quantity'
}

/** A table of one row under names of columns is a record: `Client | Size | Period`, `From | To`. */
function isRecordRow([head = [], ...rows]: readonly (readonly Phrase[])[], context: Context): boolean {
  const [row] = rows
  if (rows.length !== 1 || row === undefined || (head.length < 3 && !areEnds(head, context))) return false
  const isFilled = head.every((label, at) => label.text !== '' && (row[at]?.text ?? '') !== '')
  return isFilled && head.every(({ text }) => text.length <= 30 && /\p{L}/u.test(text))
}

/** Where something comes from, and what the other end is called then. */
const ENDS: readonly (readonly [Concept, Concept])[] = [
  ['departureAirport', 'arrivalAirport'],
  ['seller', 'buyer'],
]

/** Whether two names of columns are the ends of one way. */
function areEnds([from, to]: readonly Phrase[], { lexicon }: Context): boolean {
  const means = (words: Phrase | undefined, concept: Concept): boolean =>
    words !== undefined && lexicon(words.text).some(meaning => meaning.concept === concept)
  return ENDS.some(([first, second]) => means(from, first) && means(to, second))
}

/** Whether a table of two columns is a list of prices by its head: `Ticket | Price`. */
function isPriceHead([first, second]: readonly Phrase[], context: Context): boolean {
  const meanings = context.lexicon(second?.text ?? '')
  return first?.text !== '' && meanings.some(({ concept, weight }) => concept === 'price' && weight > 0.8)
}

/** A table of two columns whose rows are a label and a value. */
function factsOfTable(table: Table, place: Place, context: Context): readonly Fact[] | undefined {
  const rows = table.children.map(({ children }) => children.map(cell => trim(toPhrase(cell.children))))
  const [head, ...body] = rows
  if (head === undefined || body.length === 0) return undefined
  // Under a heading, a row of a table is data, unless its columns are the ends of one way.
  if ((place === 'head' || areEnds(head, context)) && isRecordRow(rows, context)) {
    const [row = []] = body
    return head.map((label, at) => toFact(label, row[at] ?? phraseOf(''), place, context, table))
  }
  const pairs = rows.filter(cells => cells.some(cell => cell.text !== ''))
  if (!pairs.every(cells => cells.slice(2).every(cell => cell.text === ''))) return undefined
  const known = body.filter(([label]) => label !== undefined && context.lexicon(label.text).length > 0)
  const isBlankHead = head.every(cell => cell.text === '')
  const figures = body.filter(([, value]) => isFigure(readValue(value?.text ?? '', context.lang)?.type))
  if (figures.length * 2 > body.length && isPriceHead(head, context)) return undefined
  // Figures under a head are data, unless every one has a name that is known.
  if (!isBlankHead && figures.length === body.length && known.length < body.length) return undefined
  // A table with a head of its own may be data: its labels must be known ones.
  if (known.length < body.length * (isBlankHead ? 0.3 : 0.5)) return undefined
  const isNaming = namesColumns(head, context)
  const facts = pairs
    .filter(cells => cells !== head || !isNaming)
    .flatMap(([label = phraseOf(''), value = phraseOf('')]) => {
      const [first, ...more] = valuesOf(value)
      return first === undefined
        ? [toFact(phraseOf(''), label, place, context, table)]
        : [
            toFact(label, first, place, context, table),
            ...more.map(piece => namedFact(piece, place, context, table)),
          ]
    })
  const [name, none] = head
  const isRecord = name && none?.text === '' && isParty(name, context)
  return isRecord ? [recordOf(name, isNaming ? facts : facts.slice(1), place, context, table)] : facts
}

/** Whether words name somebody of whom several facts are told: any other name over a table is a line of its own. */
function isParty({ text }: Phrase, { lexicon }: Context): boolean {
  return lexicon(text).some(({ concept }) => sides.some(side => side === concept))
}

/** Those between whom something passes, who have several facts of their own. */
export const sides = ['seller', 'buyer', 'sender', 'recipient', 'client', 'issuer', 'organizer'] as const

/** Facts under a name that stands over them in the head of their table. */
function recordOf(name: Phrase, facts: readonly Fact[], place: Place, context: Context, source: Table): Fact {
  const { value: _, ...record } = toFact(name, phraseOf(''), place, context, source)
  return { ...record, text: facts.map(({ text }) => text).join(', '), blocks: blocksOf(facts, []), facts }
}
