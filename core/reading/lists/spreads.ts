import { plainText } from '../../source/text.ts'
import { itemWith, saidBeside } from '../facts/facts.ts'
import { holdsPicture } from '../things/kinds.ts'
import { toPhrase } from '../facts/phrase.ts'
import type { Fact, Item, Kind, Section } from '../reading.ts'
import type { ListClaim, Material } from './lists.ts'
import { blocksWithin } from '../section-blocks.ts'

/** Kinds of section that say something about the book and are no picture of it. */
const aside: ReadonlySet<Kind> = new Set<Kind>(['contact', 'terms', 'links', 'questions', 'references'])

/**
 * Spreads of a book of pictures and the things that they show: headed parts with pictures or with priced things, entries
 * of the front matter with things of their own. Things are told wherever they are, also in an index at the end.
 */
export function* bySpread(material: Material): Generator<ListClaim> {
  const { opening, sections, facts, taken } = material
  if (!taken.includes('spreads')) return
  const found = [...spreadsIn(material)]
  yield* found
  if (!found.some(({ role }) => role === 'spreads')) yield* recordsIn(facts)
  // A table of things is all there is to show where nothing else is.
  const isShown = found.some(({ role }) => role === 'spreads') || facts.some(isCalled)
  for (const section of isShown ? [] : [...opening, ...sections]) {
    const [only, ...others] = section.blocks.filter(({ type }) => type !== 'thematicBreak')
    if (only?.type === 'table' && others.length === 0 && areGoods(section.items))
      yield {
        role: 'spreads',
        items: section.items.map(pricedLast),
        weight: 1.2,
        because: 'rows of a table that have a price',
        pieces: [section],
        silent: only.children[0]?.children.map(plainText) ?? [],
      }
  }
}

/** Records of things with a name and something that is said of each, whatever they are called together. */
function* recordsIn(facts: readonly Fact[]): Generator<ListClaim> {
  const isThing = ({ title, facts: said, parts }: Item): boolean =>
    title.text !== '' && said.length + Object.keys(parts).length > 2
  for (const fact of facts.filter(own => !isCalled(own) && own.place === 'field' && own.items.length > 1))
    if (fact.items.every(isThing))
      yield {
        role: 'spreads',
        items: fact.items,
        weight: 1.2,
        because: 'records of things that each have a name',
        pieces: [fact],
      }
}

/** What is said of a thing on its page at most; more needs the names of its columns. */
const SAID = 5

/** Whether rows of a table are things of a few words with one price each. */
function areGoods(items: readonly Item[]): boolean {
  const isGood = (item: Item): boolean => {
    const all = saidBeside(item)
    return all.length <= SAID && all.filter(({ value }) => value?.type === 'money').length === 1
  }
  return items.length > 1 && items.every(isGood)
}

/** A thing with what is said of it in the order of its columns, and its price at the end. */
function pricedLast(item: Item): Item {
  const { price, title, ...parts } = item.parts
  const others = Object.values(parts).filter(fact => fact !== undefined)
  return { ...item, parts: {}, facts: [...others, ...item.facts, ...(price ? [price] : [])] }
}

function isCalled({ meanings }: Fact): boolean {
  return meanings.some(({ concept }) => concept === 'spreads')
}

function* spreadsIn({ opening, sections, facts }: Material): Generator<ListClaim> {
  for (const fact of facts) {
    if (isCalled(fact)) yield* inEntries(fact.items)
  }
  for (const section of [...opening, ...sections]) {
    const goods = section.items.filter(isPriced)
    const isNamed = section.meanings.some(({ concept }) => concept === 'spreads')
    const isIndex = goods.length > 0 && section.lead.length === 0 && section.rest.length === 0 && !isNamed
    if (goods.length > 0)
      yield {
        role: 'items',
        items: goods,
        weight: 0.65,
        because: 'things with a price',
        pieces: isIndex ? [section] : [],
      }
    const isSpread =
      isNamed || (section.heading !== undefined && (section.blocks.some(holdsPicture) || goods.length > 0))
    if (isSpread && !isIndex && !aside.has(section.kind))
      yield {
        role: 'spreads',
        items: [spreadOf(section, goods)],
        weight: 1.2,
        because: 'a part with pictures or with things that have a price',
        pieces: [section],
      }
  }
}

/** A part as one thing: its text, its pictures and a table in it stay as they are, a list of goods becomes its things. */
function spreadOf(section: Section, goods: readonly Item[]): Item {
  const { heading, blocks, lead, rest, items, sections } = section
  const isList =
    goods.length > 0 &&
    goods.length === items.length &&
    sections.length === 0 &&
    blocks.every(({ type }) => type !== 'table')
  const below = sections.flatMap(blocksWithin)
  return itemWith({
    title: toPhrase(heading?.children ?? []),
    text: isList ? [...lead, ...rest] : [...blocks, ...below],
    items: isList ? goods : [],
    blocks: [...(heading ? [heading] : []), ...blocks, ...below],
  })
}

/** Things of the entries of a list: `looks: [{ name, items: [{ name, price }] }]`. */
function* inEntries(entries: readonly Item[]): Generator<ListClaim> {
  const own = entries.flatMap(({ facts, parts }) => [...facts, ...Object.values(parts)])
  const lists = own.filter((fact): fact is Fact => fact !== undefined && fact.items.length > 0)
  for (const { items } of lists)
    yield { role: 'items', items, weight: 0.65, because: 'things of a spread', pieces: [] }
}

/** Whether a thing has a price. */
function isPriced({ facts, parts }: Item): boolean {
  return parts.price !== undefined || facts.some(({ value }) => value?.type === 'money')
}
