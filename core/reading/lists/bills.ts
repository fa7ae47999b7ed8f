import type { Heading, List, Paragraph, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { flatFacts, isLeaf, paragraphOf, phraseIn, titleAmong, toFact, itemWith } from '../facts/facts.ts'
import { matchAtEnd } from '../facts/at-end.ts'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { notedPrice } from '../things/portions.ts'
import { isCurrency, isPrice, priceAtEnd, type Priced, withSign, wordsForPrice } from '../things/prices.ts'
import type { Fact, Item, Meaning, Section } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { readValue } from '../values/read-value.ts'
import { sumNames } from '../values/sum-name.ts'
import type { Concept } from '../words/en.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { toldSides } from '../facts/party-parts.ts'
import { multipliedLines } from './multiplied.ts'
import { withPricedLines } from './priced-sentences.ts'
import { ratedSum } from './rated-sums.ts'
import { bareHeadings, type Left, listedSection, restOf, type Takings } from './takings.ts'

/** Something that is named and has an amount, before it is told whether it is a line or a sum. */
interface Entry {
  readonly title: Phrase
  readonly amount: Fact
  /** Everything else that is said in it. */
  readonly facts: readonly Fact[]
  readonly text: readonly RootContent[]
  readonly blocks: readonly RootContent[]
  readonly meanings: readonly Meaning[]
}

/** A block of entries. */
interface Ledger {
  readonly entries: readonly Entry[]
  /** What of the block is no entry. */
  readonly left: readonly RootContent[]
  /** Words over its columns that name no part: mostly the currency. */
  readonly head: readonly RootContent[]
  /** What every row says is said once. */
  readonly facts: readonly Fact[]
  readonly silent: readonly string[]
}

/** The entries of a bill in the places that they have. */
interface Division {
  readonly lines: readonly Entry[]
  readonly sums: readonly Entry[]
  /** What stands below the total: how it was paid, what came back, what the taxes are made of. */
  readonly payments: readonly Entry[]
}

/** Names that open the sums wherever they stand. */
const opening: ReadonlySet<Concept> = new Set<Concept>(['subtotal', 'total', 'due', 'tax'])
/** Names of what all lines come to. */
const totalling: ReadonlySet<Concept> = new Set<Concept>(['total', 'due'])
/** Names of sums once lines stand above them. */
const summing: ReadonlySet<Concept> = new Set<Concept>([...sumNames, 'discount'])
/** Names of what stands below a total. */
const paying: ReadonlySet<Concept> = new Set<Concept>(['payment', 'change'])
/** Money that is neither billed nor added up. */
const asides: ReadonlySet<Concept> = new Set<Concept>(['unitPrice', 'price', 'value', 'target'])

/**
 * Takes the lines and the sums of a bill out of whatever they are written in: tables, lists, lines that end in an amount,
 * records of the front matter. A sum is told by its name, or because it is what the lines above it make.
 */
export function takeBill(source: readonly RootContent[], told: readonly Fact[], context: Context): Takings {
  const fields = told.map(fact => rated(namedSum(grouped(fact, context), context), context))
  const lines = withPricedLines(source, context)
  const body = lines.map(block => withoutHeading(block, context))
  // Lines that sentences were taken apart into end in amounts, whole numbers too.
  const unit = unitOf(body, context)
  const billing: Billing = {
    ...context,
    bare: lines !== source || isBareBill(body, context),
    ...(unit && { unit }),
  }
  const ledgers = new Map(
    body.flatMap(block => {
      const ledger = ledgerOf(block, billing)
      return ledger ? [[block, ledger] as const] : []
    }),
  )
  const written = divide([...ledgers.values()].map(({ entries }) => entries))
  const currency = fields.find(({ text }) => isCurrency(text))
  const listed = takeLines(
    fields.filter(field => field !== currency),
    context,
  )
  const items = [...listed.items, ...written.lines.map(entry => lineItem(entry, context))]
  const billed = priced(numbered(shapeForList('lines', items).map(completed)))
  const summed = takeSums(withSubtotal(listed.fields, billed), written, listed.items, context)
  const stated = written.sums.map(entry =>
    // What names a row of a table is the name of the sum.
    sumItem(
      entry.title,
      sumFact(entry),
      entry.facts.filter(fact => fact.text !== entry.title.text),
    ),
  )
  const all = [...ledgers.values()]
  const said = all.some(({ head }) => head.length > 0)
  const codes = [...(currency ? [currency] : []), ...listed.codes, ...summed.codes]
  const [code] = codes
  const sums = signed([...summed.sums, ...stated], said ? undefined : code, context)
  const left: Left = new Map([...ledgers].map(([block, ledger]) => [block, leftOf(ledger, written)]))
  const bare = bareHeadings(body, left)
  const names = new Set([...bare].filter(heading => namesBilled(heading, context)))
  return {
    lists: { ...(billed.length > 0 && { lines: billed }), ...(sums.length > 0 && { sums }) },
    sources: sectionsOf(body, bare, ledgers, { ...written, names }),
    ...restOf(body, left, bare),
    fields: toldSides(summed.fields),
    drawn: [...summed.drawn, ...written.sums.map(sumFact)],
    found: [...written.payments.map(sumFact), ...all.flatMap(({ facts }) => facts)],
    silent: [
      ...codes.map(({ text }) => text),
      ...summed.silent,
      ...all.flatMap(({ silent }) => silent),
      ...[...names].map(plainText),
      ...written.lines.flatMap(signOf),
    ],
  }
}

/** The sign between how many and what one costs, which their columns say: `2 × 95.00`. */
function signOf({ title, facts, blocks }: Entry): readonly string[] {
  // `painted, 2x` says in its name how often.
  if (/\d\s?[x×]$/u.test(title.text)) return []
  const means = (concept: Concept): Fact | undefined =>
    facts.find(({ meanings }) => meanings[0]?.concept === concept)
  const written = blocks.map(plainText).join(' ')
  const [, sign] = /\p{N}(?:\s?|\s\p{L}{1,14}\.?\s)([x×хΧХ])\s/u.exec(written) ?? []
  const isSaid = means('quantity')?.text.includes(sign ?? '') ?? true
  return sign !== undefined && !isSaid && means('unitPrice') ? [sign] : []
}

/** What stays where it was written: what is no entry, and what stands under a sum, which has an amount and no text. */
function leftOf({ left, entries }: Ledger, { lines }: Division): readonly RootContent[] {
  return [...left, ...entries.filter(entry => !lines.includes(entry)).flatMap(({ text }) => text)]
}

/** Whether a heading says of lines or sums no more than that they are some: `Items`, `Totals`. */
function namesBilled(heading: RootContent, { lexicon }: Context): boolean {
  const billed: readonly Concept[] = ['lines', 'items', 'sums']
  return lexicon(plainText(heading)).some(({ concept, weight }) => weight > 0.9 && billed.includes(concept))
}

/** The amount that a part of a bill states. */
function amountOf({ value }: Pick<Fact, 'value'>): number | undefined {
  return value?.type === 'money' || value?.type === 'number' || value?.type === 'change'
    ? value.amount
    : undefined
}

/** A fact whose value is an amount: elsewhere `12.05` may be a day or an hour. */
function amountFact(label: Phrase, words: Phrase, context: Billing): Fact {
  const fact = toFact(label, words, 'body', context)
  const figure = context.unit?.test(words.text) ? Number(words.text.replace(/[^\d.]/g, '')) : Number.NaN
  if (!Number.isNaN(figure)) return { ...fact, value: { type: 'number', amount: figure } }
  if (amountOf(fact) !== undefined) return fact
  const value = readValue(`${words.text.replace(/^\((.*)\)$/, '-$1')} €`, context.lang)
  const { value: _, ...rest } = fact
  return value === undefined ? rest : { ...rest, value }
}

// What is written

/** A sum in capitals with its amount heads nothing: `TOTAL 35.00`. */
function withoutHeading(block: RootContent, context: Context): RootContent {
  if (block.type !== 'heading') return block
  const line = toPhrase(block.children)
  const priced = priceAtEnd(line, context)
  return priced && sumMeanings(priced.before, context).length > 0 ? paragraphOf(line) : block
}

/** What a bill is read with. */
interface Billing extends Context {
  /** Whole numbers that end its lines are amounts. */
  readonly bare?: boolean
  /** What its amounts are counted in where that is no money, at the end of a line with its figure: `22 min`. */
  readonly unit?: RegExp
}

/** Lines that end in the same unit from which on they are those of a bill, with their total, and letters that an amount stands in. */
const MEASURED = { lines: 3, letters: 24 }

/** What a bill counts in that has no prices: most of its lines and its total end in figures with the same unit. */
function unitOf(body: readonly RootContent[], context: Context): RegExp | undefined {
  const texts = body.flatMap(block =>
    block.type === 'table'
      ? block.children.map(({ children }) => children.map(plainText).join('\t'))
      : linesOfBlock(block).map(({ text }) => text),
  )
  const ended = texts.flatMap(text => {
    const [, name = '', unit = ''] = /^(\P{Sc}*?)[\s.…]+\d[\d.,]*\s?(\p{L}{1,12})$/u.exec(text) ?? []
    return unit === '' ? [] : [{ name, unit }]
  })
  const total = ended.find(({ name }) =>
    sumMeanings(phraseOf(name.replace(/[\s.…]+$/u, '')), context).some(({ concept }) =>
      totalling.has(concept),
    ),
  )
  const same = ended.filter(({ unit }) => unit === total?.unit)
  // `zł`, `Kč`, `kr` are letters too.
  const isMoney = total !== undefined && readValue(`10 ${total.unit}`, context.lang)?.type === 'money'
  if (!total || isMoney || same.length <= MEASURED.lines || same.length * 4 < ended.length * 3)
    return undefined
  return new RegExp(`(?<![\\d.,])\\d[\\d.,]*\\s?${total.unit}$`, 'u')
}

/** Whether a sum of a bill is a whole number, as all of its amounts are then; the total alone may have a sign of its currency. */
function isBareBill(body: readonly RootContent[], context: Context): boolean {
  const priced = body.flatMap(linesOfBlock).flatMap(line => priceAtEnd(line, context, true) ?? [])
  const sums = priced.filter(({ before }) =>
    sumMeanings(before, context).some(({ concept }) => opening.has(concept)),
  )
  const isOf =
    (pattern: RegExp) =>
    ({ price }: { readonly price: Phrase }): boolean =>
      pattern.test(price.text)
  return sums.some(isOf(WHOLE)) || (sums.some(isOf(SIGNED)) && !priced.some(isOf(CENTS)))
}

/** A whole amount, its thousands perhaps apart; one with the sign of its currency; one with cents. */
const WHOLE = /^\d{1,3}(?:[.,'’]?\d{3})*$/
const SIGNED = /^\p{Lu}{0,3}\p{Sc}\s?\d{1,3}(?:[.,'’]?\d{3})*$|^\d{1,3}(?:[.,'’]?\d{3})*\s?\p{Sc}$/u
const CENTS = /\d[.,]\d{2}(?!\d)/

function ledgerOf(block: RootContent, context: Billing): Ledger | undefined {
  switch (block.type) {
    case 'table':
      return ledgerOfTable(block, context)
    case 'list':
      return ledgerOfList(block, context)
    case 'paragraph':
      return ledgerOfLines(block, context)
    default:
      return undefined
  }
}

function ledgerOfList(list: List, context: Billing): Ledger | undefined {
  const entries = list.children.map(({ children }) => {
    const [first, ...more] = children
    if (first?.type !== 'paragraph') return undefined
    const [line, ...under] = linesIn(first.children)
    const entry = line && entryOfLine(line, context)
    return entry && { ...entry, text: [...under.map(paragraphOf), ...more], blocks: children }
  })
  const found = entries.filter(entry => entry !== undefined)
  if (found.length === 0 || found.length < entries.length / 2) return undefined
  const others = list.children.filter((_, at) => entries[at] === undefined)
  return { ...plain, entries: found, left: others.length > 0 ? [{ ...list, children: others }] : [] }
}

const plain = { left: [], head: [], facts: [], silent: [] } as const

/** Lines one below the other; one that has no amount says more about the line above it. */
function ledgerOfLines(block: Paragraph, context: Billing): Ledger | undefined {
  const lines = linesIn(block.children)
  const [only] = lines
  if (only && lines.length === 1) {
    const entry = isLabelled(only, context) ? entryOfLine(only, context) : undefined
    return entry && { ...plain, entries: [entry] }
  }
  const before: Phrase[] = []
  const entries: Entry[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    const entry =
      entryOfLine(line, context) ?? (last && givenAway(line, context)) ?? namelessSum(line, entries, context)
    if (entry) entries.push(entry)
    else if (last) entries[entries.length - 1] = { ...last, text: [...last.text, paragraphOf(line)] }
    else before.push(line)
  }
  // What a total is made of may take more lines than the total.
  const isTotal = entries[0] !== undefined && before.length === 0 && isNamed(entries[0], opening)
  // Whole numbers end lines of an address too.
  const least = lines.length * (context.bare ? 0.7 : 0.5)
  if (entries.length < least && !isTotal) return undefined
  const left = before.length > 0 ? [{ ...block, children: [...joinLines(before).nodes] }] : []
  return { ...plain, entries, left }
}

/** An amount without a name that the last amounts above it come to, as a till prints what is left before a tip. */
function namelessSum(line: Phrase, above: readonly Entry[], context: Billing): Entry | undefined {
  if (!/^[\s\p{Sc}\d.,'’]*\d[.,]\d{2}[\s\p{Sc}]*$/u.test(line.text)) return undefined
  const amount = amountFact(phraseOf(''), trim(line), context)
  const made = amountOf(amount)
  let sum = 0
  const isMade = above.toReversed().some((entry, at) => {
    sum += amountOf(entry.amount) ?? Number.NaN
    return at > 0 && Math.abs(sum - (made ?? Number.NaN)) < SAME
  })
  return isMade
    ? { title: phraseOf(''), amount, facts: [], text: [], blocks: [paragraphOf(line)], meanings: [NAMELESS] }
    : undefined
}

const NAMELESS: Meaning = { concept: 'subtotal', weight: 0.5, because: 'it is what stands above it' }

/** A name with words where others have their amount, behind dots or a wide blank: `Bell ... on the house`. */
const GIVEN = /^(.*\p{L}.*?)(?:\s*(?:\.{2,}|…)\s*|\t+|\s{3,})(\p{L}[\p{L}\s'’-]{1,24})$/u

/** A name and words for a price that nothing divides from it: `Drawings n/c`. */
function freeAtEnd({ text }: Phrase, { lang }: Context): readonly [name: string, words: string] | undefined {
  const at = text.lastIndexOf(' ')
  const words = text.slice(at + 1)
  const isFree = wordsFor(lang, 'freeWords').includes(plainLabel(words))
  return at > 0 && isFree ? [text.slice(0, at), words] : undefined
}

/** What costs nothing, among lines with their amounts. */
function givenAway(line: Phrase, context: Context): Entry | undefined {
  const free = freeAtEnd(line, context)
  const [, name = '', words = ''] = GIVEN.exec(line.text) ?? (free ? [line.text, ...free] : [])
  if (words === '') return undefined
  const amount = toFact(phraseOf(''), trim(cut(line, line.text.length - words.length)), 'body', context)
  const { value: _, ...bare } = amount
  return {
    title: trim(cut(line, 0, name.length)),
    amount: bare,
    facts: [],
    text: [],
    blocks: [paragraphOf(line)],
    meanings: [],
  }
}

/** Letters up to which words can name what an amount is for. */
const NAME = 80

/** Whether a single line is a name with an amount, and no sentence that ends in one. */
function isLabelled(line: Phrase, context: Billing): boolean {
  const priced = amountAtEnd(line, context)
  if (!priced || priced.before.text.length > NAME) return false
  const gap = line.text.slice(priced.before.text.length, line.text.length - priced.price.text.length)
  return /[:：\t=|]|\.{2,}|…|\s{2,}|\s[–—-]\s/.test(gap) || sumMeanings(priced.before, context).length > 0
}

/** `2 x 8,50 Salad`: how many, and perhaps what one costs. */
const counted = /^(\d{1,4}(?:[.,]\d{1,3})?)\s?[x×хΧХ*]\s+(?:@?\s*(\d{1,4}[.,]\d{2})\s+)?(?=\S)/iu
/** `3 x 450 cloth`, which make the amount. */
const countedWhole = /^(\d{1,4})\s?[x×*]\s?@?(\d{1,6})\s+(?=\p{L})/iu
/** `Twine 60 m, 3 @ $4.75`, `cable x2 @180`. */
const each =
  /[,;(]?\s*(?<![\p{L}\d.,])((?:[x×](?=\d{1,4}\s*@))?\d{1,4}(?:[.,]\d{1,3})?)\s?(?:[x×*@]|à)\s*(\S*\d[\d.,]*\S*(?:\s\p{Sc})?)\)?$/iu
/** `6 camels × 350`, which make the amount: how many of what, and a whole number. */
const eachOfUnit =
  /[,;(]?\s*(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,3})?\s\p{L}{1,14}\.?)\s[x×*@]\s?(\d{1,6})\)?$/iu
/** `16 hours x 46.00`, `2,5 m3 à 38,00`: behind a unit only money is what one costs. */
const eachUnit =
  /[,;(]?\s*(?<![\p{L}\d.,])(\d{1,4}(?:[.,]\d{1,3})?\s?\p{L}{1,9}[\d²³]?\.?)\s(?:[x×*@]|à|je|zu|a|por)\s?(\p{Sc}\s?\d[\d.,]*|\d+[.,]\d{2}(?:\s?\p{Sc})?)\)?$/iu
/** Words between how long and what one hour costs that say other things as well. */
const WORD_BETWEEN = /\s(?:je|zu|a|por)\s/u
const timed: ReadonlySet<Concept> = new Set<Concept>([
  'date',
  'time',
  'dateTime',
  'telephone',
  'version',
  'hours',
])

function entryOfLine(line: Phrase, context: Billing): Entry | undefined {
  const priced = amountAtEnd(line, context)
  if (!priced || priced.before.text === '' || !/\p{L}/u.test(priced.before.text)) return undefined
  const meanings = sumMeanings(priced.before, context)
  const known = context.lexicon(priced.before.text).map(({ concept }) => concept)
  if (meanings.length === 0 && known.some(concept => asides.has(concept))) return undefined
  if (!priced.isSure && known.some(concept => timed.has(concept))) return undefined
  const amount = amountFact(phraseOf(''), priced.price, context)
  const { title, facts } = countOf(priced.before, amount, context)
  return {
    title,
    amount,
    facts: [
      ...facts,
      ...(priced.after.text === '' ? [] : [toFact(phraseOf(''), priced.after, 'body', context)]),
    ],
    text: [],
    blocks: [paragraphOf(line)],
    meanings,
  }
}

/** What is taken off, with its sign before the figure and the currency in signs or letters: `deposit -$300`, `−1.000,00 kr.`. */
const takenOff =
  /(?<=[\s:：])[-−–]\s?(?:(?:\p{Sc}|\p{Lu}{3})\s?\d[\d.,'’]*|\d[\d.,'’ \u00a0\u202f]*(?:\p{Sc}|\p{L}{2,4}\.?))$/u
/** Letters that it stands in. */
const TAKEN = 24
/** The first of two figures, which is what one costs, and what divides it from the amount. */
const firstFigure = /^.*\d.*?(?:\s[–—=-]\s|\s*[:：]\s+|\/\s?\p{L}{1,4}\s+)(?=\S*\s?\d)/u

/** The amount that ends a line: of two figures the last. */
function amountAtEnd(line: Phrase, context: Billing): Priced | undefined {
  const { text } = line
  const measured = context.unit && matchAtEnd(text, context.unit, MEASURED.letters)
  if (measured) return pricedFrom(line, measured.index, text.length)
  const off = matchAtEnd(text, takenOff, TAKEN)
  if (off && readValue(off[0].slice(1), context.lang)?.type === 'money')
    return pricedFrom(line, off.index, text.length)
  const priced =
    priceAtEnd(line, context, context.bare) ??
    wordsForPrice(line, context) ??
    (context.bare ? notedPrice(line) : undefined)
  const first = firstFigure.exec(priced?.price.text ?? '')?.[0]
  if (!priced || !first) return priced
  const end = text.length - priced.after.text.length
  const start = text.lastIndexOf(priced.price.text, end) + first.length
  const last = pricedFrom(line, start, start + priced.price.text.length - first.length)
  return { ...priced, before: last.before, price: last.price }
}

function pricedFrom(line: Phrase, start: number, end: number): Priced {
  const lead = /[\s.,…·:：=|–—-]+$/u.exec(line.text.slice(0, start))?.[0].length ?? 0
  const [before, price] = [cut(line, 0, start - lead), cut(line, start, end)]
  return { before: trim(before), price: trim(price), after: phraseOf(''), isSure: true }
}

/** How many of it, and what one costs, where a line says so before or behind the name. */
function countOf(words: Phrase, amount: Fact, context: Context): Pick<Entry, 'title' | 'facts'> {
  const both = countAround(words, amount, context) ?? countMade(words, amount, context)
  if (both) return both
  const match =
    wholeThatMakes(words.text, amountOf(amount)) ??
    counted.exec(words.text) ??
    eachThatMakes(each, words.text, amountOf(amount)) ??
    eachThatMakes(eachOfUnit, words.text, amountOf(amount)) ??
    unitThatMakes(words, amount, context)
  const [all = '', count = '', price = ''] = match ?? []
  const title = match?.index === 0 ? cut(words, all.length) : cut(words, 0, match?.index ?? words.text.length)
  if (!match || title.text.trim() === '') return timesOf(words, context)
  const from = match.index + all.indexOf(count)
  // What one costs stands in a column of its own, of which the sign for times says no more.
  const times = price === '' ? /^\s?(?:\p{L}(?!\p{L})|×)/u : /^\s?\p{L}(?!\p{L})/u
  const sign = times.exec(words.text.slice(from + count.length))?.[0].length ?? 0
  const priceFrom = match.index + all.lastIndexOf(price)
  const quantity = meant('quantity', cut(words, from, from + count.length + sign), context)
  return {
    title: withoutJoint(trim(title)),
    facts: [
      quantity,
      ...(price === '' ? [] : [meant('unitPrice', cut(words, priceFrom, priceFrom + price.length), context)]),
    ],
  }
}

/** What one costs, with a word before it that says so: `à 38,00`. */
function eachOf(words: Phrase, start: number, end: number, context: Context): Fact {
  const price = meant('unitPrice', trim(cut(words, start, end)), context)
  const sign =
    /(?<![\p{L}\d])(?:[àáa]|ea\.?|each|je|per stuk)\s?$/iu.exec(words.text.slice(0, start))?.[0].length ?? 0
  return sign === 0 ? price : { ...price, ...named(trim(cut(words, start - sign, end))) }
}

/** The words of a fact in place of others with the same value. */
function named(words: Phrase): Pick<Fact, 'text' | 'blocks'> {
  return { text: words.text, blocks: [paragraphOf(words)] }
}

/** `3x mending a seam à € 85`, `6yds lace @55`, `4 tyres @ $145 each`: how many before the name, and behind it what one costs. */
const around =
  /^(\d{1,4}(?:[.,]\d{1,3})?(?:\s?(?:[x×]|stk|st|szt|pcs?|ud|uds|un|kg|m)\.?|\p{L}{1,5})?)\s+(\S.*?)[\s,;]+(?:à|@|á|ea\.?|each|je|zu|a|per stuk)\s?(\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?)(?:\s?\/?\s?(?:each|ea\.?|apiece|c\/u|cad\.?|pro stück|la pièce|szt\.?))?$/iu
/** A price behind its sign, which figures alone do not have: `@450`. */
const EACH_SIGN = /^@\s?/u

/** How many before a name and what one costs behind it, where both make the amount. */
function countAround(
  words: Phrase,
  amount: Fact,
  context: Context,
): Pick<Entry, 'title' | 'facts'> | undefined {
  const [, count = '', name = '', price = ''] = around.exec(words.text) ?? []
  if (price === '') return undefined
  const quantity = meant('quantity', trim(cut(words, 0, count.length)), context)
  const priceAt = words.text.lastIndexOf(price)
  const figure = eachOf(words, priceAt, priceAt + price.length, context)
  const behind = trim(cut(words, priceAt + price.length))
  const unitPrice =
    behind.text === '' ? figure : { ...figure, ...named(trim(cut(words, priceAt, words.text.length))) }
  if (!makes(quantity, unitPrice, amount)) return undefined
  const start = words.text.indexOf(name, count.length)
  return { title: trim(cut(words, start, start + name.length)), facts: [quantity, unitPrice] }
}

/** How many before a name, perhaps with what they are measured in: `2 x`, `0,640 kg`. */
const LEADING =
  /^(\d{1,4}(?:[.,]\d{1,3})?(?:\s?(?:[x×]|kg|g|lbs?|oz|l|ml|m|pcs?|pz|st|stk|szt|ks|db|ud|uds|un)\.?)?)\s+(?=\p{L})/iu
/** What one costs behind a name, perhaps with what it is the price of: `14.50/kg`. */
const TRAILING = /\s(\p{Sc}?\d{1,6}[.,]\d{2}(?:\s?\p{Sc})?(?:\s?\/\s?\p{L}{1,4})?)$/u

/** How many before a name and what one costs behind it, as tills print them without a sign between: both make the amount. */
function countMade(
  words: Phrase,
  amount: Fact,
  context: Context,
): Pick<Entry, 'title' | 'facts'> | undefined {
  const [, count = ''] = LEADING.exec(words.text) ?? []
  const [all = '', price = ''] = TRAILING.exec(words.text) ?? []
  if (count === '' || price === '') return undefined
  const end = words.text.length - all.length
  const quantity = meant('quantity', trim(cut(words, 0, count.length)), context)
  const figure = meant('unitPrice', trim(cut(words, end, words.text.length)), context)
  const of = figure.text.indexOf('/')
  const value =
    of < 0 ? figure.value : meant('unitPrice', phraseOf(figure.text.slice(0, of).trim()), context).value
  const unitPrice = { ...figure, ...(value && { value }) }
  return makes(quantity, unitPrice, amount)
    ? { title: trim(cut(words, count.length, end)), facts: [quantity, unitPrice] }
    : undefined
}

/** Whether how many and what one costs come to an amount. */
function makes(quantity: Fact, unitPrice: Fact, amount: Fact): boolean {
  const [many, one, all] = [quantity, unitPrice, amount].map(amountOf)
  return many !== undefined && one !== undefined && Math.abs(many * one - (all ?? Number.NaN)) < SAME
}

/** `Scallops x8`, `dumplings ×2`, `label   1x`: how many behind the name. */
const times = /(?:\s|(?<=\)))[x×]\s?\d{1,3}$|\s\d{1,3}\s?[x×]$/iu
/** A large letter and a figure are a model, unless all letters are large: `Chain KMC X8`, but `SCALLOPS X8`. */
const model = /X\d{1,3}$/

function timesOf(words: Phrase, context: Context): Pick<Entry, 'title' | 'facts'> {
  const at = words.text.search(times)
  const isModel = model.test(words.text) && /[^\p{Lu}\P{L}]/u.test(words.text)
  if (at < 1 || isModel) return { title: words, facts: [] }
  return { title: trim(cut(words, 0, at)), facts: [meant('quantity', trim(cut(words, at)), context)] }
}

/** How many of it at what price; whole numbers that do not make the amount are its size: `Inner tube 700x32`. */
function eachThatMakes(pattern: RegExp, text: string, amount: number | undefined): RegExpExecArray | null {
  const match = pattern.exec(text)
  const [, count = '', price = ''] = match ?? []
  const many = count.replace(/^\D/, '').replace(/\s\p{L}+\.?$/u, '')
  const areWhole = /^\d+$/.test(many) && /^\d+$/.test(price)
  return areWhole && Number(many) * Number(price) !== amount ? null : match
}

/** Whole numbers before a name that make the amount: any others are its size. */
function wholeThatMakes(text: string, amount: number | undefined): RegExpExecArray | null {
  const match = countedWhole.exec(text)
  return match && Number(match[1]) * Number(match[2]) === amount ? match : null
}

/** How much of it in a unit, at what price; a word between both may say something else, unless they make the amount. */
function unitThatMakes(words: Phrase, amount: Fact, context: Context): RegExpExecArray | null {
  const match = eachUnit.exec(words.text)
  const [all = '', count = '', price = ''] = match ?? []
  if (!WORD_BETWEEN.test(all)) return match
  const [quantity, unitPrice] = [
    meant('quantity', phraseOf(count), context),
    meant('unitPrice', phraseOf(price), context),
  ]
  return makes(quantity, unitPrice, amount) ? match : null
}

/** A name without the colon or the dash before what follows it. */
function withoutJoint(name: Phrase): Phrase {
  const joint = /(?<!\s)(?:\s*[:：]|\s+[-–—])$/.exec(name.text)
  return joint ? cut(name, 0, joint.index) : name
}

/** A fact without a label whose meaning is known from its place. */
function meant(concept: Concept, words: Phrase, context: Context): Fact {
  // What is counted has its unit or the sign for times behind it.
  const figure = words.text.replace(concept === 'quantity' ? /(?<=\d)\s?[\p{L}×].*$/u : /\s?\p{L}$/u, '')
  const value = amountFact(phraseOf(''), phraseOf(figure), context).value
  const fact = { ...toFact(phraseOf(''), words, 'body', context), ...(value && { value }) }
  return { ...fact, meanings: [{ concept, weight: 1, because: `it stands where a ${concept} does` }] }
}

// Tables

function ledgerOfTable(table: Table, context: Billing): Ledger | undefined {
  const grid = table.children.map(({ children }) => children.map(cell => trim(toPhrase(cell.children))))
  const [top = [], ...below] = grid
  const rows = below.filter(row => row.some(({ text }) => text !== ''))
  if (isOfRates(rows)) return undefined
  const column = amountColumn(top, rows, context)
  if (column === undefined) return undefined
  // Somebody who writes no heads begins with the first line.
  const isHeadless = isPrice(top[column]?.text ?? '', context)
  const heads = isHeadless ? top.map(() => phraseOf('')) : top
  const all = isHeadless ? [top, ...rows] : rows
  const name = titleColumn(heads, all, column, context)
  const told = heads.map((head, at) =>
    columnSays(
      head,
      all.map(row => row[at]?.text ?? ''),
      at === column || at === name,
    ),
  )
  const entries = all.flatMap(row => {
    const entry = entryOfRow(row, { heads, column, name, told }, context)
    return entry ? [entry] : []
  })
  // Of two columns nothing shows the names, so they stand in a line above.
  const named = heads.length < 3 ? heads.filter(({ text }) => text !== '') : []
  const over = named.flatMap(({ nodes }, at) => [
    ...(at > 0 ? [{ type: 'text' as const, value: ' · ' }] : []),
    ...nodes,
  ])
  return {
    entries,
    left: [],
    head: over.length > 0 ? [paragraphOf(toPhrase(over))] : [],
    facts: told.flatMap((says, at) => {
      const cell = all.find(row => row[at]?.text)?.[at]
      return says === 'once' && cell ? [unsure(toFact(heads[at] ?? phraseOf(''), cell, 'head', context))] : []
    }),
    silent: [
      ...unlabelling(heads, [...named, ...entries.flatMap(labelsOf)], told),
      ...told.flatMap((says, at) =>
        says === 'once' ? all.flatMap(row => row[at]?.text || []).slice(1) : [],
      ),
    ],
  }
}

/** A rate of tax, perhaps behind the letter that lines have for it. */
const RATE = /^(?:\p{L}\s{0,3})?\d{1,2}(?:[.,]\d{1,2})?\s?%$/u

/** Whether rows say what taxes are made of: a rate each, its net, the tax. They are no lines of a bill, and stay a table. */
function isOfRates(rows: readonly (readonly Phrase[])[]): boolean {
  const isRated = (row: readonly Phrase[]): boolean => row.length > 2 && RATE.test(row[0]?.text ?? '')
  return rows.filter(isRated).length >= Math.max(1, rows.length - 1)
}

function labelsOf({ amount, facts }: Entry): readonly Phrase[] {
  return [amount.label, ...facts.map(({ label }) => label)]
}

/** Heads of columns that label nothing in any line: nothing stands below them, or only what names a line without a name. */
function unlabelling(
  heads: readonly Phrase[],
  labels: readonly Phrase[],
  told: readonly Says[],
): readonly string[] {
  const said = new Set(labels.map(({ text }) => text))
  return heads.flatMap(({ text }, at) => (told[at] === 'once' || said.has(text) ? [] : [text]))
}

/** What a column says: something in each row, the same in all of them, or nothing. */
type Says = 'each' | 'once' | 'nothing'

function columnSays(head: Phrase, texts: readonly string[], isNeeded: boolean): Says {
  const filled = texts.filter(text => text !== '')
  if (isNeeded) return 'each'
  if (filled.length === 0) return 'nothing'
  const isSame =
    filled.length > 2 && filled.every(text => text === filled[0]) && filled.length >= texts.length - 2
  return isSame && head.text !== '' && !/\d/.test(filled[0] ?? '') ? 'once' : 'each'
}

/** What all rows say is less sure to be what a role is about than what is said once. */
function unsure(fact: Fact): Fact {
  return { ...fact, meanings: fact.meanings.map(meaning => ({ ...meaning, weight: meaning.weight * 0.7 })) }
}

/** The column that says what each row comes to: amounts under a name of a net, else the last with amounts. */
function amountColumn(
  heads: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  context: Billing,
): number | undefined {
  const scores = heads.map((head, at) => {
    const cells = rows.map(row => row[at]?.text ?? '').filter(text => text !== '')
    const meanings = context.lexicon(head.text).map(({ concept }) => concept)
    const isNamed = meanings.some(concept => concept === 'net' || concept === 'total')
    const amounts = cells.filter(text => isAmount(text, isNamed || heads.length < 3, context))
    if (cells.length === 0 || amounts.length < cells.length * 0.6 || cells.length < rows.length / 2) return 0
    const isEach = meanings[0] === 'unitPrice' || meanings[0] === 'quantity'
    return 1 + (isNamed ? 2 : 0) - (isEach ? 0.5 : 0) + at / 100
  })
  const best = Math.max(...scores)
  return best > 0 ? scores.indexOf(best) : undefined
}

/** Money, or a number with cents; a whole number where nothing else can be meant. */
function isAmount(text: string, bare: boolean, context: Billing): boolean {
  if (context.unit?.test(text)) return true
  const { words, after } = amountIn(phraseOf(text), context)
  if (after.text !== '') return isAmount(words.text, bare, context)
  if (readValue(text, context.lang)?.type === 'money') return true
  return (
    (bare || /[.,]\d{2}\)?$/.test(text)) &&
    amountOf(amountFact(phraseOf(''), phraseOf(text), context)) !== undefined
  )
}

const naming: ReadonlySet<Concept> = new Set<Concept>([
  'description',
  'product',
  'lines',
  'items',
  'name',
  'title',
])

/** The column that names the rows: by its head, else the one with the most letters. */
function titleColumn(
  heads: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
  amount: number,
  context: Context,
): number {
  const count = (at: number, letters: RegExp): number =>
    rows.reduce((sum, row) => sum + (row[at]?.text.match(letters)?.length ?? 0), 0)
  const others = heads.flatMap((_, at) => (at !== amount && count(at, /\S/gu) > 0 ? [at] : []))
  const named = others.find(at => naming.has(context.lexicon(heads[at]?.text ?? '')[0]?.concept as Concept))
  if (named !== undefined) return named
  const [most] = others.toSorted((one, other) => count(other, /\p{L}/gu) - count(one, /\p{L}/gu))
  return most ?? heads.findIndex((_, at) => at !== amount)
}

interface Columns {
  readonly heads: readonly Phrase[]
  readonly column: number
  readonly name: number
  readonly told: readonly Says[]
}

function isCount(head: Phrase | undefined, { lexicon }: Context): boolean {
  return head !== undefined && lexicon(head.text)[0]?.concept === 'quantity'
}

function entryOfRow(row: readonly Phrase[], columns: Columns, context: Billing): Entry | undefined {
  const { heads, column, name, told } = columns
  const own = row[name]?.text ? name : row.findIndex(({ text }, at) => at !== column && text !== '')
  const amount = row[column] ?? phraseOf('')
  const sum = amountFact(phraseOf(''), amount, context)
  const said =
    countBeside(row, { ...columns, own }, sum, context) ?? countOf(row[own] ?? phraseOf(''), sum, context)
  // What a column of its own says how many of is not said by its name: `painted, 2x | 184 m²`.
  const isCounted =
    said.facts.length > 0 &&
    row.some(({ text }, at) => at !== own && at !== column && text !== '' && isCount(heads[at], context))
  const { title, facts: found } = isCounted ? { title: row[own] ?? phraseOf(''), facts: [] } : said
  const counts = underHeads(found, heads, name, context)
  const { name: nameHead } = headsOfRow(heads[name] ?? phraseOf(''), counts, context)
  const { words, after } = amountIn(amount, context)
  if (title.text === '' && words.text === '') return undefined
  const isWide = heads.length > 2
  const others = row.flatMap((cell, at) =>
    at === own || at === column || cell.text === '' || told[at] !== 'each'
      ? []
      : [toFact(heads[at] ?? phraseOf(''), cell, 'body', context)],
  )
  const both = counts.length > 0 ? undefined : countedBeside(others, sum, context)
  const named = isWide && own === name ? [titleFact(nameHead, title, context)] : []
  const behind = after.text === '' ? [] : [toFact(phraseOf(''), after, 'body', context)]
  const line = row.flatMap((cell, at) =>
    at === 0 ? cell.nodes : [{ type: 'text' as const, value: ' ' }, ...cell.nodes],
  )
  return {
    title,
    amount: amountFact(isWide ? (heads[column] ?? phraseOf('')) : phraseOf(''), words, context),
    facts: [...named, ...counts, ...(both ?? others), ...behind],
    text: [],
    blocks: [paragraphOf(toPhrase(line))],
    meanings: sumMeanings(title, context),
  }
}

/** How many before a name, where a cell beside it has what one costs. */
function countBeside(
  row: readonly Phrase[],
  { column, own }: Columns & { readonly own: number },
  amount: Fact,
  context: Billing,
): Pick<Entry, 'title' | 'facts'> | undefined {
  const words = row[own] ?? phraseOf('')
  const [all = '', count = ''] = LEADING.exec(words.text) ?? []
  if (all === '') return undefined
  const quantity = meant('quantity', trim(cut(words, 0, count.length)), context)
  const isMade = row.some(
    (cell, at) =>
      at !== own &&
      at !== column &&
      cell.text !== '' &&
      makes(quantity, meant('unitPrice', cell, context), amount),
  )
  return isMade ? { title: trim(cut(words, all.length)), facts: [quantity] } : undefined
}

/** Cells of columns without heads of which one is how many and one, behind its sign, what one costs, where both make the amount. */
function countedBeside(cells: readonly Fact[], amount: Fact, context: Billing): readonly Fact[] | undefined {
  const each = cells.find(({ label, text }) => label.text === '' && EACH_SIGN.test(text))
  if (!each) return undefined
  const price = meant('unitPrice', cut(phraseIn(each), EACH_SIGN.exec(each.text)?.[0].length ?? 0), context)
  const told = cells
    .filter(cell => cell !== each && cell.label.text === '')
    .map(cell => ({ cell, quantity: meant('quantity', phraseIn(cell), context) }))
    .find(({ quantity }) => makes(quantity, price, amount))
  if (!told) return undefined
  return [told.quantity, price, ...cells.filter(cell => cell !== each && cell !== told.cell)]
}

/** The head of the column that names rows in two: what counts them as well, `QTY ITEM`, has the first of its words. */
function headsIn(
  head: Phrase,
  { lexicon }: Context,
): { readonly count: Phrase | undefined; readonly name: Phrase } {
  const blank = /^\S+\s+(?=\S)/u.exec(head.text)?.[0] ?? ''
  const count = trim(cut(head, 0, blank.length))
  const isCount = blank !== '' && lexicon(count.text).some(({ concept }) => concept === 'quantity')
  return isCount ? { count, name: cut(head, blank.length) } : { count: undefined, name: head }
}

function headsOfRow(head: Phrase, counts: readonly Fact[], context: Context): { readonly name: Phrase } {
  return counts.some(({ meanings }) => meanings[0]?.concept === 'quantity')
    ? headsIn(head, context)
    : { name: head }
}

/** What was found in the name of a row, under the heads of the columns that it is of. */
function underHeads(
  facts: readonly Fact[],
  heads: readonly Phrase[],
  name: number,
  context: Context,
): readonly Fact[] {
  const { count } = headsIn(heads[name] ?? phraseOf(''), context)
  const each = heads.find(({ text }) => context.lexicon(text)[0]?.concept === 'unitPrice')
  return facts.map(fact => {
    const concept = fact.meanings[0]?.concept
    const label = concept === 'quantity' ? count : concept === 'unitPrice' ? each : undefined
    return label && fact.label.text === '' ? { ...fact, label, written: true } : fact
  })
}

/** The amount of a cell, and what stands behind it: the letter of a class of tax. */
function amountIn(cell: Phrase, context: Context): { readonly words: Phrase; readonly after: Phrase } {
  const priced = readValue(cell.text, context.lang) === undefined ? priceAtEnd(cell, context) : undefined
  const nothing = cut(cell, 0, 0)
  return priced && priced.before.text === ''
    ? { words: priced.price, after: priced.after }
    : { words: cell, after: nothing }
}

/** The name of a row with the head of its column. */
function titleFact(head: Phrase | undefined, title: Phrase, context: Context): Fact {
  const fact = toFact(head ?? phraseOf(''), title, 'body', context)
  return { ...fact, meanings: [{ concept: 'description', weight: 1, because: 'it names the row' }] }
}

// Lines and sums

/** What the name of a sum may mean: the name without figures and brackets, or the words that it begins or ends with. */
function sumMeanings({ text }: Phrase, { lexicon }: Context): readonly Meaning[] {
  const inside = [...text.matchAll(/[(（]([^()（）]*)[)）]/g)].map(([, words = '']) => words)
  const bare = text.replace(/[(（][^()（）]*[)）]/g, ' ').replace(/[\p{Sc}%]|[-−–+]?\d[\d.,'’]*/gu, ' ')
  const words = bare.trim().split(/\s+/).filter(Boolean)
  const starts = [4, 3, 2, 1]
    .filter(count => count < words.length)
    .map(count => words.slice(0, count).join(' '))
  const ends = [3, 2, 1]
    .filter(count => count < words.length)
    .map(count => words.slice(-count).join(' '))
    // What is large in German is no gross.
    .filter(end => !/^groß/iu.test(end))
  // Where nothing divides words the last two letters are one: `应付合计`.
  const clause =
    bare
      .trim()
      .split(/[，；：]/u)
      .at(-1) ?? ''
  const last = /^\p{Script=Han}{2,6}$/u.test(clause) ? [clause.slice(-2)] : []
  const some = words.length < 7 ? [...starts, ...ends, ...last] : []
  for (const candidate of [bare.trim(), ...some, ...inside]) {
    const found = lexicon(candidate).filter(
      ({ concept, weight }) => weight >= 0.85 && (summing.has(concept) || paying.has(concept)),
    )
    if (found.length > 0) return found
  }
  return []
}

function isNamed({ meanings }: Entry, names: ReadonlySet<Concept>): boolean {
  return meanings.some(({ concept }) => names.has(concept))
}

/** Half a cent of rounding on either side is the same sum. */
const SAME = 0.011

/** Tells lines from sums, in the order of the copy. */
function divide(groups: readonly (readonly Entry[])[]): Division {
  const lines: Entry[] = []
  const sums: Entry[] = []
  const payments: Entry[] = []
  const isTotalled = (): boolean => sums.some(sum => isNamed(sum, totalling))
  groups.forEach((group, at) => {
    const later = groups.slice(at + 1).flat()
    group.forEach((entry, place) => {
      const below = [...group.slice(place + 1), ...later]
      const isDueLater = below.some(other => other.meanings[0]?.concept === 'due')
      // What is taken off between a sum and the total that follows is a sum: a deposit.
      const isTakenOff =
        sums.length > 0 && (amountOf(entry.amount) ?? 0) < 0 && below.some(other => isNamed(other, totalling))
      if (isReduced(entry, sums)) {
        sums.push({ ...entry, meanings: [settled] })
        return
      }
      const isPaid = isTotalled() && isNamed(entry, paying) && !isDueLater
      if (isPaid) payments.push(entry)
      else if (isTakenOff || isSum(entry, group, lines, sums))
        (payments.length > 0 ? payments : sums).push(entry)
      else if (sums.length > 0 && (payments.length > 0 || !isLine(entry))) payments.push(entry)
      else lines.push(entry)
    })
  })
  return { lines, sums, payments }
}

const settled: Meaning = {
  concept: 'due',
  weight: 1,
  because: 'it is the total without what was taken off below it',
}

/** Whether an entry says what a total comes to once something was taken off below it: what is paid in the end. */
function isReduced(entry: Entry, sums: readonly Entry[]): boolean {
  const total = sums.findLastIndex(sum => isNamed(sum, totalling))
  const off = sums.slice(total + 1)
  if (total < 0 || off.length === 0 || !isNamed(entry, paying)) return false
  const amounts = [sums[total], ...off].map(sum => (sum && amountOf(sum.amount)) ?? Number.NaN)
  const rest = amounts.reduce((sum, amount) => sum + amount, 0)
  return (
    amounts.slice(1).every(amount => amount < 0) &&
    Math.abs(rest - (amountOf(entry.amount) ?? Number.NaN)) < SAME
  )
}

function isSum(
  entry: Entry,
  group: readonly Entry[],
  lines: readonly Entry[],
  sums: readonly Entry[],
): boolean {
  if (isNamed(entry, opening)) return true
  if (lines.length > 0 && isNamed(entry, summing)) return true
  if (sums.length > 0) return group.some(other => isNamed(other, opening)) && !isLine(entry)
  const made = lines.reduce(
    (sum, { amount }) => sum + (amountOf(amount) ?? (/\d/.test(amount.text) ? Number.NaN : 0)),
    0,
  )
  const makes = ({ amount }: Entry): boolean => Math.abs(made - (amountOf(amount) ?? Number.NaN)) < SAME
  if (lines.length < 2) return false
  // Between the lines and the total that they make stands what the taxes are made of.
  const isBelow = !group.some(other => lines.includes(other)) && !isLine(entry)
  return makes(entry) || (isBelow && group.some(other => isNamed(other, opening) && makes(other)))
}

/** Whether an entry says how many or how much each, which no sum does. */
function isLine({ facts }: Entry): boolean {
  const says = (...concepts: readonly Concept[]): boolean =>
    facts.some(({ meanings }) => meanings.some(({ concept }) => concepts.includes(concept)))
  return says('quantity') && says('unitPrice', 'unit')
}

function lineItem({ title, amount, facts, text, blocks }: Entry, context: Context): Item {
  const net = amount.label.text === '' ? meant('net', phraseIn(amount), context) : amount
  return itemWith({
    title,
    facts: [
      ...facts,
      { ...net, meanings: [{ concept: 'net', weight: 1, because: 'it is what the line comes to' }] },
    ],
    text,
    blocks,
  })
}

/** A line that states one price and no number of things comes to that price. */
function completed(item: Item): Item {
  const { net, unitPrice, quantity, ...parts } = item.parts
  if (net || !unitPrice || quantity) return item
  return { ...item, parts: { ...parts, net: unitPrice } }
}

/** A column that makes the amount when it is multiplied by the quantity is what one costs, whatever it is called. */
function priced(lines: readonly Item[]): readonly Item[] {
  if (lines.some(({ parts }) => parts.unitPrice)) return lines
  const isEach = ({ parts: { quantity, net } }: Item, fact: Fact): boolean => {
    const [count, price, sum] = [quantity, fact, net].map(part => part && amountOf(part))
    return (
      count !== undefined && price !== undefined && sum !== undefined && Math.abs(count * price - sum) < SAME
    )
  }
  const found = lines.map(line => factsOf(line).find(fact => isEach(line, fact)))
  if (found.filter(fact => fact !== undefined).length < lines.length * 0.6) return lines
  const heads = new Set(found.flatMap(fact => (fact?.label.text ? [fact.label.text] : [])))
  return lines.map((line, at) => {
    // How many hours it took says no number to multiply.
    const unitPrice = found[at] ?? factsOf(line).find(({ label }) => heads.has(label.text))
    if (!unitPrice) return line
    const { unit, ...parts } = line.parts
    return {
      ...line,
      parts: { ...parts, ...(unit && unit !== unitPrice && { unit }), unitPrice },
      facts: line.facts.filter(fact => fact !== unitPrice),
    }
  })
}

/** What may be what one costs: what stands under `Unit` too. */
function factsOf({ facts, parts: { unit } }: Item): readonly Fact[] {
  return unit ? [...facts, unit] : facts
}

/** Lines that are counted 1, 2, 3 … have that number as a part of their own. */
function numbered(lines: readonly Item[]): readonly Item[] {
  const counts = lines.map((item, at) =>
    [...item.facts, ...Object.values(item.parts)].find(({ text }) => text.replace(/\.$/, '') === `${at + 1}`),
  )
  const label = counts[0]?.label.text
  if (lines.length < 2 || counts.some(count => count === undefined || count.label.text !== label))
    return lines
  return lines.map((item, at) => {
    const number = counts[at] as Fact
    const parts = Object.entries(item.parts).filter(([, fact]) => fact !== number)
    return {
      ...item,
      parts: { ...Object.fromEntries(parts), number },
      facts: item.facts.filter(fact => fact !== number),
    }
  })
}

/** A sum; its amount means what the sum does: `total`, `tax`. */
function sumItem(title: Phrase, amount: Fact, facts: readonly Fact[] = []): Item {
  return {
    title,
    parts: { amount },
    facts,
    text: [],
    items: [],
    blocks: [paragraphOf(title), ...amount.blocks],
  }
}

/** Sums with the sign of the currency that the front matter names, where the amounts do not say it. */
function signed(sums: readonly Item[], code: Fact | undefined, context: Context): readonly Item[] {
  if (!code) return sums
  return sums.map(sum => {
    const { amount } = sum.parts
    if (!amount) return sum
    return {
      ...sum,
      parts: {
        ...sum.parts,
        amount: { ...amount, blocks: [paragraphOf(withSign(phraseIn(amount), code.text, context))] },
      },
    }
  })
}

/** A sum as a fact, so that it can be the total, or what is due. */
function sumFact({ title, amount, meanings }: Entry): Fact {
  return { ...amount, label: title, written: true, meanings, place: 'head' }
}

/** Headings whose part was taken whole, with the heads of columns, for the lists that are drawn under them. */
function sectionsOf(
  body: readonly RootContent[],
  bare: ReadonlySet<RootContent>,
  ledgers: ReadonlyMap<RootContent, Ledger>,
  { sums, names }: Pick<Division, 'sums'> & { readonly names: ReadonlySet<RootContent> },
): Takings['sources'] {
  const found: { lines: Section[]; sums: Section[] } = { lines: [], sums: [] }
  let heading: Heading | undefined
  for (const block of body) {
    if (block.type === 'heading') heading = bare.has(block) && !names.has(block) ? block : undefined
    const ledger = ledgers.get(block)
    if (!ledger || (heading === undefined && ledger.head.length === 0)) continue
    const isOfSums = ledger.entries.some(entry => sums.includes(entry))
    found[isOfSums ? 'sums' : 'lines'].push(listedSection(heading, [], ledger.head))
    heading = undefined
  }
  return {
    ...(found.lines.length > 0 && { lines: found.lines }),
    ...(found.sums.length > 0 && { sums: found.sums }),
  }
}

// The front matter

/** Records of the front matter that each have a name and an amount are lines, wherever they are nested. */
function takeLines(
  fields: readonly Fact[],
  context: Context,
): { readonly items: readonly Item[]; readonly fields: readonly Fact[]; readonly codes: readonly Fact[] } {
  const items: Item[] = []
  const codes: Fact[] = []
  const left = fields.flatMap((fact): readonly Fact[] => {
    if (isListOfLines(fact, context)) {
      const records = multipliedLines(fact.items.map(item => itemOfRecord(item, context)))
      // The currency that each line repeats is said by the sums.
      codes.push(...records.flatMap(({ facts }) => facts.filter(({ text }) => isCurrency(text))))
      items.push(...records.map(withoutCode))
      return []
    }
    if (fact.facts.length === 0) return [fact]
    const inner = takeLines(fact.facts, context)
    items.push(...inner.items)
    codes.push(...inner.codes)
    return inner.items.length > 0 ? inner.fields : [fact]
  })
  return { items, fields: left, codes }
}

function withoutCode(item: Item): Item {
  return { ...item, facts: item.facts.filter(({ text }) => !isCurrency(text)) }
}

function isListOfLines({ items, meanings }: Fact, context: Context): boolean {
  if (items.length === 0 || meanings.some(({ concept }) => concept === 'sums' || paying.has(concept)))
    return false
  const priced = items.filter(item => {
    const facts = flatFacts(item.facts)
    const hasAmount = facts.some(fact => amountOf(fact) !== undefined)
    return facts.length > 0
      ? hasAmount && (isPair(facts) || facts.some(({ value }) => value === undefined))
      : entryOfLine(item.title, context)
  })
  return priced.length > items.length / 2
}

/** `Tea: 3.50` as an entry of a list: the key is the name. */
function isPair(facts: readonly Fact[]): boolean {
  return facts.length === 1 && facts.every(fact => amountOf(fact) !== undefined)
}

function itemOfRecord(item: Item, context: Context): Item {
  const facts = flatFacts(item.facts)
  const [only] = facts
  if (only && isPair(facts))
    return { ...item, title: only.label, facts: [meant('net', phraseIn(only), context)] }
  if (facts.length > 0) return { ...item, title: titleAmong(facts), facts }
  const entry = entryOfLine(item.title, context)
  return entry ? { ...lineItem(entry, context), text: item.text } : item
}

interface Summed {
  readonly sums: readonly Item[]
  /** Currencies that records of sums name. */
  readonly codes: readonly Fact[]
  readonly drawn: readonly Fact[]
  readonly fields: readonly Fact[]
  readonly silent: readonly string[]
}

/**
 * Fields of which the one that states what several lines come to means that, whatever it is called: `sub: 36,668.60`, and
 * `sum` before a discount and the `total`.
 */
function withSubtotal(fields: readonly Fact[], lines: readonly Item[]): readonly Fact[] {
  const nets = lines.flatMap(({ parts }) => (parts.net ? [amountOf(parts.net) ?? Number.NaN] : []))
  const whole = nets.reduce((sum, net) => sum + net, 0)
  const subtotal: Meaning = { concept: 'subtotal', weight: 1, because: 'it is what the lines come to' }
  const isWhole = (fact: Fact): boolean => Math.abs((amountOf(fact) ?? Number.NaN) - whole) < SAME
  const totals = fields.map(fact => fact.meanings.find(({ concept }) => concept === 'total')?.weight ?? 0)
  const isTotalledBelow = (at: number): boolean =>
    fields.some((below, place) => {
      const isSurer = place > at && (totals[place] ?? 0) > (totals[at] ?? 0)
      return isSurer && amountOf(below) !== undefined && !isWhole(below)
    })
  if (nets.length < 2) return fields
  return fields.map((fact, at) => {
    const isNamedSum = fact.meanings.some(({ concept }) => summing.has(concept))
    const isSubtotal = isWhole(fact) && (!isNamedSum || ((totals[at] ?? 0) > 0 && isTotalledBelow(at)))
    return isSubtotal ? { ...fact, meanings: [subtotal] } : fact
  })
}

/**
 * Fields that are sums. Where the body has its own, a field that states one of them, a rate or a way to pay again is no
 * second sum: it is said there.
 */
function takeSums(
  fields: readonly Fact[],
  written: Division,
  lines: readonly Item[],
  context: Context,
): Summed {
  const entries = [...written.lines, ...written.sums, ...written.payments]
  const said = saidIn(entries, lines, context)
  const sums: Fact[] = []
  const silent: string[] = []
  const records = new Map<Fact, readonly Fact[]>()
  const take = (fact: Fact, isInside: boolean): readonly Fact[] => {
    const record = sumRecord(fact, context)
    if (record && written.sums.length === 0) {
      records.set(record.amount, record.facts)
      sums.push(record.amount)
      return []
    }
    if (isMeant(fact, bundling) || fact.facts.filter(isSumField).length > 1) {
      const inner = [...fact.facts, ...fact.items.flatMap(item => sumOfRecord(item, context))]
      const left = inner.flatMap(part => take(part, true))
      return left.length === inner.length ? [fact] : left
    }
    if (fact.facts.length + fact.items.length > 0) return [fact]
    if (!isInside && !isSumField(fact)) return [fact]
    if (said(fact)) {
      silent.push(fact.text)
      return []
    }
    if (!isSumField(fact) || written.sums.length > 0 || isRate(fact)) return [fact]
    sums.push(fact)
    return []
  }
  const left = fields.flatMap(fact => take(fact, false))
  const besides = (fact: Fact): readonly Fact[] => records.get(fact) ?? []
  return {
    sums: sums.map(fact =>
      sumItem(
        fact.label,
        fact,
        besides(fact).filter(({ text }) => !isCurrency(text)),
      ),
    ),
    codes: sums.flatMap(besides).filter(({ text }) => isCurrency(text)),
    drawn: sums,
    fields: left,
    silent,
  }
}

/** What an amount of a bill may be called. */
const money: ReadonlySet<Concept> = new Set<Concept>([
  ...summing,
  'change',
  'net',
  'unitPrice',
  'price',
  'paid',
])

/** A field with its amounts as people print them, where a program wrote no more than their digits: `405420` as 405,420. */
function grouped(fact: Fact, context: Context): Fact {
  const facts = fact.facts.map(inner => grouped(inner, context))
  const items = fact.items.map(item => ({ ...item, facts: item.facts.map(inner => grouped(inner, context)) }))
  const isDigits = amountOf(fact) !== undefined && /^[-−]?\d{4,}$/.test(fact.text)
  if (!isDigits || !money.has(fact.meanings[0]?.concept as Concept)) return { ...fact, facts, items }
  const text = new Intl.NumberFormat(context.lang).format(Number(fact.text.replace('−', '-')))
  return { ...fact, text, blocks: [paragraphOf(phraseOf(text))] }
}

/** A tax or what is taken off with its rate in its name: `tax: 20 % 40.00`; in records of sums too. */
function rated(fact: Fact, context: Context): Fact {
  if (fact.facts.length > 0) return { ...fact, facts: fact.facts.map(inner => rated(inner, context)) }
  const isRated = fact.meanings.some(({ concept }) => concept === 'tax' || concept === 'discount')
  return isRated ? ratedSum(fact, context) : fact
}

/** A field whose amount is called a sum among other words: `gst_10_percent`, `less deposit paid 2 July`. */
function namedSum(fact: Fact, context: Context): Fact {
  if (
    fact.meanings.length > 0 ||
    !isLeaf(fact) ||
    amountOf(fact) === undefined ||
    fact.value?.type === 'date'
  )
    return fact
  const meanings = sumMeanings(fact.label, context).filter(({ concept }) => summing.has(concept))
  return meanings.length > 0 ? { ...fact, meanings } : fact
}

/** A sum that is written as a record: its name or that of the record says so, and one part of it is the amount. */
function sumRecord(
  { label, meanings, facts, items }: Fact,
  context: Context,
): { readonly amount: Fact; readonly facts: readonly Fact[] } | undefined {
  const amounts = facts.filter(fact => fact.value?.type !== 'date' && amountOf(fact) !== undefined)
  const [amount, ...more] = amounts.filter(fact => !isRate(fact))
  const isFlat = items.length === 0 && facts.every(isLeaf)
  if (!amount || more.length > 0 || facts.length < 2 || !isFlat) return undefined
  const name = facts.find(fact => fact !== amount && sumMeanings(phraseOf(fact.text), context).length > 0)
  const own = meanings.filter(({ concept, weight }) => weight > 0.85 && summing.has(concept))
  const named = name ? sumMeanings(phraseIn(name), context) : []
  const meant = own.length > 0 ? own : named.filter(({ concept }) => summing.has(concept))
  if (meant.length === 0) return undefined
  return {
    amount: { ...amount, label: name ? phraseIn(name) : label, meanings: meant },
    facts: facts.filter(fact => fact !== amount && fact !== name).map(withoutLabel),
  }
}

function withoutLabel(fact: Fact): Fact {
  return { ...fact, label: phraseOf(''), meanings: [] }
}

/** Names of records that hold sums or say how a bill was paid. */
const bundling: ReadonlySet<Concept> = new Set<Concept>(['sums', 'payment'])

function isMeant({ meanings, facts, items }: Fact, names: ReadonlySet<Concept>): boolean {
  return facts.length + items.length > 0 && meanings.some(({ concept }) => names.has(concept))
}

/** A field that states a sum: by its name, or because it is money that nothing else on a bill is. */
function isSumField(fact: Fact): boolean {
  if (fact.facts.length + fact.items.length > 0 || amountOf(fact) === undefined) return false
  return (
    fact.meanings.some(({ concept }) => summing.has(concept)) ||
    (fact.meanings.length === 0 && fact.value?.type === 'money')
  )
}

/** `tax: 21` is a rate. */
function isRate({ text, meanings, value }: Fact): boolean {
  return (
    meanings[0]?.concept === 'tax' &&
    value?.type === 'number' &&
    value.amount < 40 &&
    !/[.,]\d{2}$/.test(text)
  )
}

function sumOfRecord({ facts, title }: Item, context: Context): readonly Fact[] {
  const amount = facts.find(fact => amountOf(fact) !== undefined)
  return amount ? [{ ...amount, label: title, meanings: sumMeanings(title, context) }] : []
}

/** Whether a field says what a line or a sum of the body says: the same amount, rate or name. */
function saidIn(
  entries: readonly Entry[],
  lines: readonly Item[],
  context: Context,
): (fact: Fact) => boolean {
  const facts = [
    ...entries.flatMap(entry => [entry.amount, ...entry.facts]),
    ...lines.flatMap(item => item.facts),
  ]
  const titles = entries.map(({ title }) => title.text)
  const numbers = titles.flatMap(title => title.match(/\d[\d.,'’]*%?/g) ?? [])
  const figures = new Set(
    [...facts.map(({ value }) => value), ...numbers.map(number => readValue(number, context.lang))].flatMap(
      figureOf,
    ),
  )
  return ({ text, value }) => {
    const [figure] = figureOf(value)
    return figure === undefined ? titles.includes(text) : figures.has(figure)
  }
}

function figureOf(value: Fact['value']): readonly number[] {
  return value !== undefined && 'amount' in value ? [Math.abs(value.amount)] : []
}
