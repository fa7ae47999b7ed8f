/** Finds the one thing that a clause is about, whose look is none of the whole: `the open post in italics`, `the war years on black`. */
import type { Design, PartDesign, PartKey } from './design.ts'
import { isOnly, type Item } from './items.ts'
import { namesTarget, type Meaning } from './meaning.ts'
import { partDress } from './part-wishes.ts'
import { clauseStart, OWNERS } from './things-beside.ts'
import { type Brief, thingEndingAt } from './things-of-copy.ts'
import { aimOf, type Context, type Parse } from './wish-context.ts'
import { isWholeWord } from './words/parts.ts'

/** A thing that a clause begins with, as the author wrote it. */
export interface OneThing {
  /** Absent where neither the design nor the copy has it. */
  readonly key?: PartKey | undefined
  readonly words: string
  readonly of: readonly number[]
}

/** What the look of an item is said of by the clause that it ends; undefined where that is the whole, or a part that it is bound to. */
export function oneThingOf(context: Context): OneThing | undefined {
  const { parse, index } = context
  const { items, negations, bound } = parse
  const item = items[index] as Item
  const own = items[bound[index] ?? -1]
  if (!isLookOfOne(item) || item.uses || (negations[index] && item.meaning.kind !== 'mood')) return undefined
  if (own && !namesTarget(own.meaning, 'background')) return thingInside(parse, index) ?? restOf(context)
  if (parse.holders[index] || (own === undefined && aimOf(context) !== undefined)) return undefined
  return thingOfClause(parse, index) ?? thingBefore(parse, index)
}

/** The thing that the clause of a look begins with, in the order in which it is written. */
function thingOfClause(parse: Parse, index: number): OneThing | undefined {
  const { items } = parse
  const clause = clauseAsWritten(parse, index)
  let end = clause.indexOf(index)
  // `in awning red`: what a colour is called after.
  const after = items[clause[end - 1] ?? -1]
  const isCalled =
    after?.within === true && after.meaning.kind === 'setting' && items[index]?.meaning.kind === 'color'
  if (isCalled && after.meaning.patch.decor) end--
  while (end > 0 && isSaid(items[clause[end - 1] as number])) end--
  let from = end
  while (from > 0 && isNaming(items[clause[from - 1] as number]) && !opens(items, clause, from)) from--
  // `the middle plan`, `the last one`
  const noun = from === end ? items[clause[from - 1] ?? -1]?.meaning.kind : undefined
  const place = /^(?:unknown|number)$/.test(noun ?? '') ? from - 2 : from < end ? from - 1 : -1
  if (items[clause[place] ?? -1]?.meaning.kind === 'place') from = place
  const of = clause.slice(from, end)
  const lead = items[clause[from - 1] ?? -1]
  const isOfWhole =
    lead !== undefined &&
    !(lead.meaning.kind === 'cue' && lead.meaning.cue === 'end') &&
    !opens(items, clause, from)
  if (of.length === 0 || of.length > LONGEST) return undefined
  if (items[index]?.meaning.kind === 'mood') return pieceOf(parse, of)
  // `the middle plan highlighted in red`
  const own = isCalled ? after : (items[index] as Item)
  const first = items[clause[end] as number] as Item
  return isOfWhole ? undefined : named(parse, of, first.meaning.kind === 'device' ? own : first)
}

/** `the source line legible but quiet`, `don't make the third item cheerful`: what a piece of the copy is like. */
function pieceOf({ items, brief: { source } }: Parse, of: readonly number[]): OneThing | undefined {
  const [first, last] = [items[of[0] as number] as Item, items[of.at(-1) as number] as Item]
  const isPiece = of.length > 1 && !source.isForeign && PIECES.test(last.words)
  return isPiece ? { words: source.words(first.first, last.last), of } : undefined
}

const PIECES = /^(?:line|item|entry|note|bit|sentence|paragraph|question|bullet)$/

/** `the harbour club in the table`, `my name in every publication`: what stands in a part is less than that. */
function thingInside({ items, bound, brief }: Parse, index: number): OneThing | undefined {
  const { source, says } = brief
  const at = bound[index] as number
  const place = items[at] as Item
  const isPlace = place.meaning.kind === 'unknown' ? !isWholeWord(place.words) : isPlural(place.meaning)
  if (!isPlace || !(place.within || place.on) || place.join !== 'none' || at > index) return undefined
  const start = clauseStart(items, at)
  let from = at
  while (from > start && isNaming(items[from - 1]) && items[from]?.join === 'none') from--
  const things = items.slice(from, at)
  const [first, last] = [things[0], things.at(-1)]
  if (!first || !last || things.length > LONGEST) return undefined
  const of = things.map((_, other) => from + other)
  const words = source.words(first.first, last.last)
  const [part] = things.length === 1 ? things.map(({ meaning }) => meaning) : []
  if (part?.kind === 'target')
    return place.meaning.kind === 'target'
      ? { key: part.part, words, of }
      : { words: source.words(first.first, place.last), of }
  return says(words) ? { key: `said:${words}`, words, of } : { words, of }
}

/** A part of which there are several. */
function isPlural(meaning: Meaning): boolean {
  return meaning.kind === 'target' && /^(?:tables|lists|quotes|captions|footnotes)$/.test(meaning.part ?? '')
}

/** `ours in pink, the rest pale grey`: where nothing is called as the one is, neither are the others. */
function restOf(context: Context): OneThing | undefined {
  const { items, bound } = context.parse
  const rest = items[bound[context.index] ?? -1]
  if (rest?.words !== 'rest' || !/^(?:comma|and)$/.test(rest.join)) return undefined
  const before = items.findLastIndex(({ meaning }, at) => at < context.index && meaning.kind === 'color')
  const isOfSentence =
    before >= 0 && items.slice(before + 1, context.index).every(({ join }) => join !== 'stop')
  const other = isOfSentence ? oneThingOf({ ...context, index: before }) : undefined
  return other && !other.key ? { words: `${other.words} and the rest`, of: [] } : undefined
}

/** `"Bring boots" in green, in italics`, `the stub in reverse, pale on dark`: a clause of looks goes on about the thing before it. */
function thingBefore({ items, brief }: Parse, index: number): OneThing | undefined {
  const start = clauseStart(items, index)
  if (items[start]?.join !== 'comma' || items[index]?.meaning.kind === 'mood') return undefined
  let end = start
  while (end < items.length && (end === start || !/^(?:comma|stop)$/.test(items[end]?.join ?? ''))) {
    if (!isSaid(items[end])) return undefined
    end++
  }
  const from = clauseStart(items, start - 1)
  const first = items[from] as Item
  if (from === 0) return undefined
  const { source, says } = brief
  if (first.quoted) {
    const words = source.words(first.first, first.last)
    return says(words) ? { key: `said:${words}`, words, of: [from] } : { words, of: [from] }
  }
  // What a colour alone is like is said of no thing.
  const isOfWords = items[index]?.meaning.kind !== 'color'
  if (isOfWords && first.meaning.kind === 'target' && isQuoted(first.meaning))
    return { key: first.meaning.part, words: first.words, of: [from] }
  const isSet = items[from + 1]?.within === true && items[from + 1]?.join === 'none'
  const isThing = first.meaning.kind === 'unknown' && !isWholeWord(first.words) && first.join === 'stop'
  return isThing && isSet && !source.isForeign ? { words: first.words, of: [from] } : undefined
}

function isQuoted(meaning: Meaning): boolean {
  return meaning.kind === 'target' && meaning.part === 'quotes'
}

/** Whether a look may be that of one thing. */
function isLookOfOne({ meaning }: Item): boolean {
  return LOOKS.has(meaning.kind) || meaning.kind === 'typeface' || meaning.kind === 'mood'
}

/** What a look of one thing dresses it in; undefined where only a page has such a look. */
export function dressOfOne(meaning: Meaning, on: boolean, base: Design): PartDesign | undefined {
  if (meaning.kind === 'color') return on ? { device: 'box', tint: meaning.hex } : { color: meaning.hex }
  if (meaning.kind === 'manner') return meaning.dress
  if (meaning.kind === 'typeface') return { face: meaning.face.family }
  return meaning.kind === 'quality' ? partDress(meaning.property, meaning.amount, base) : undefined
}

/** Looks that are the page's where they are said of nothing. */
const LOOKS: ReadonlySet<string> = new Set(['color', 'shade', 'manner', 'quality'])

/** Words of the longest thing. */
const LONGEST = 5

/** The items of a clause in the order in which they are written. */
function clauseAsWritten({ items, brief: { source } }: Parse, index: number): readonly number[] {
  let clauses = clausesAsWritten.get(items)
  if (!clauses) {
    const start = (at: number): number => source.start((items[at] as Item).first)
    const all: number[][] = []
    const of = items.map((item, at): number[] => {
      if (at === 0 || !isJoined(item)) all.push([])
      const clause = all.at(-1) as number[]
      clause.push(at)
      return clause
    })
    for (const clause of all) clause.sort((one, other) => start(one) - start(other))
    clauses = of
    clausesAsWritten.set(items, clauses)
  }
  return clauses[index] ?? []
}

/** Asked of every item: its clause, which may be as long as its brief, is put in order once. */
const clausesAsWritten = new WeakMap<readonly Item[], readonly (readonly number[])[]>()

function isJoined({ join, colon, bracket }: Item): boolean {
  return join !== 'comma' && join !== 'stop' && !colon && !bracket
}

/** What may stand between a thing and its look: other looks, where it stands, what holds it. */
function isSaid(item: Item | undefined): boolean {
  if (!item || isOnly(item)) return false
  const { kind } = item.meaning
  // `el anexo sobre fondo gris`
  if (namesTarget(item.meaning, 'background')) return true
  return SAID.has(kind) || (kind === 'cue' && item.words === 'with')
}

const SAID: ReadonlySet<string> = new Set([...LOOKS, 'degree', 'typeface', 'unsupported', 'rank', 'device'])

function isNaming(item: Item | undefined): boolean {
  if (item && OTHERS.test(item.words)) return true
  if (!item || isWholeWord(item.words)) return false
  const { meaning } = item
  return meaning.kind === 'unknown' || meaning.kind === 'number' || isPartWord(meaning)
}

/** `the years of the war`: a part that other words say which of. */
function isPartWord(meaning: Meaning): boolean {
  return meaning.kind === 'target' && /^(?:dates|prices|names|figures|labels)$/.test(meaning.part ?? '')
}

/** Whether another thing begins behind the look of one: `names in bold and roles paler`. */
function opens(items: readonly Item[], clause: readonly number[], at: number): boolean {
  const [before, first] = [items[clause[at - 1] as number], items[clause[at] as number]]
  return at > 0 && first?.join === 'and' && !isNaming(before)
}

/** The thing that some words name, where they surely name one. */
function named({ items, brief }: Parse, of: readonly number[], look: Item): OneThing | undefined {
  const { source, says } = brief
  const things = of.map(at => items[at] as Item)
  const [first, last] = [things[0] as Item, of.at(-1) as number]
  const words = things
    .map(item => source.words(item.first, item.last))
    .join(' ')
    .replace(/^\p{L}{1,2}['’]/u, '')
  if (isOneOfSeveral(things)) return { words, of }
  const unknown = things.filter(({ meaning }) => meaning.kind === 'unknown').length
  const article = source.before(first.first)
  // `Affisch i tegelrött`: what a brief begins with may be the whole.
  const isSeveral = PLURAL.test(article) || PLURAL_NOUN.test(words)
  const isWhole = clauseStart(items, last) === 0 && !isSeveral && unknown === of.length
  if (
    isWhole ||
    LINKS.test(words.split(' ')[0] ?? '') ||
    !(isLinked(look, brief) || isPair(things, words, brief))
  )
    return undefined
  const known = thingEndingAt(brief, last)
  const key = says(words)
    ? (`said:${words}` as const)
    : unknown > 0 && known?.from === of[0]
      ? known?.key
      : undefined
  if (key) return { key, words, of }
  return unknown > 0 && (source.isForeign || OWNERS.test(article)) ? { words, of } : undefined
}

/** `the middle one in green`, `ours in pink`, `the others grey`: one of several things that have no name here. */
function isOneOfSeveral(things: readonly Item[]): boolean {
  const [last, before] = [things.at(-1), things.at(-2)]
  if (!last) return false
  return OTHERS.test(last.words) || (last.words === 'one' && before?.meaning.kind === 'place')
}

const OTHERS = /^(?:ours|mine|theirs|others)$/

/** Whether a word says that a thing is set so: `in red`, `på mörk botten`. */
function isLinked(look: Item, { source }: Brief): boolean {
  const own = source.words(look.first, look.last).split(' ')
  return (
    look.within === true ||
    look.on ||
    LINKS.test(source.before(look.first)) ||
    (own.length > 1 && LINKS.test(own[0] ?? ''))
  )
}

const LINKS =
  /^(?:in|on|im|auf|mit|en|au|à|avec|sur|sobre|con|em|no|na|com|su|sul|sulla|op|met|w|we|z|ze|i|på|med|у|в|на|ve|s)$/

/** `ceny dań szare`: in a language without articles two nouns have their look behind them. */
function isPair(things: readonly Item[], words: string, { source }: Brief): boolean {
  const isSlavic = /[ąćęłńóśźżěščřůїієґ]/u.test(words)
  return source.isForeign && isSlavic && things.length > 1
}

/** Articles of several: the whole is one. */
const PLURAL = /^(?:die|les|los|las|i|gli|le|os|as|these|those|all|de)$/

/** The same, where the article is the end of its noun. */
const PLURAL_NOUN = /^\p{L}{3,}(?:arna|orna|erna)$/u
