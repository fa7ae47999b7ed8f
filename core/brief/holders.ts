/** Finds what a look is said of where a thing stands beside it: `plain cover`, `the prices should be discreet`, `last slide dark`. */
import { follows, type Item } from './items.ts'
import { type PartKey, saidIn } from './design.ts'
import { isLine } from './lines-named.ts'
import { ownerOf, spokenOf } from './owners.ts'
import { clauseStart, indexesOf, OWNERS, subjectOf } from './things-beside.ts'
import { type Brief, type Thing, thingEndingAt, thingStartingAt } from './things-of-copy.ts'
import { namedThings } from './words/named-things.ts'
import { wholeWords } from './words/parts.ts'
import { namesTarget } from './meaning.ts'

/** What a look is said of: a part that can be dressed, or one that no part of a design is called. */
export interface Holder {
  /** Absent where nothing of the design stands for it: a single page, a box, what is only drawn. */
  readonly key?: PartKey | undefined
  /** The items that name it. */
  readonly of: readonly number[]
}

/** Items between a thing and what is said of it. */
const REACH = 4

/** For each look what it is said of; undefined where that is the whole. `bound` are the parts that looks were found to be for. */
export function readHolders(
  brief: Brief,
  bound: readonly (number | undefined)[],
): readonly (Holder | undefined)[] {
  return brief.items.map(({ meaning }, index) => {
    const own = goesOnFrom(brief, index)
    if (own) return own
    if (OWNED.has(meaning.kind))
      return bound[index] === undefined ? (ownerOf(brief, index) ?? sizeOfClause(brief, index)) : undefined
    if (meaning.kind === 'mood') return holderOf(brief, index) ?? holderOfClause(brief, index)
    if (meaning.kind === 'shade')
      return (
        holderOfClause(brief, index) ??
        (isLast(brief.items, index) ? spokenOf(brief.items, index) : undefined) ??
        quotedBefore(brief, index) ??
        shadeOfColor(brief.items, index, bound) ??
        shadeOfNoun(brief, index)
      )
    return isShyBehind(brief.items, index) ? holderBefore(brief, index) : undefined
  })
}

/** `Tuesday's slide should feel slow, nearly empty`: how full that one is. */
function goesOnFrom(brief: Brief, index: number): Holder | undefined {
  const item = brief.items[index] as Item
  const isFull = item.meaning.kind === 'setting' && item.meaning.patch.space?.density !== undefined
  const isBehind = item.join === 'comma' && brief.items[index - 1]?.meaning.kind === 'mood'
  return isFull && isBehind ? holderOf(brief, index - 1) : undefined
}

/** `Mrs Okafor at the top, bigger`: a clause of a size goes on about what the copy says. */
function sizeOfClause(brief: Brief, index: number): Holder | undefined {
  const { meaning } = brief.items[index] as Item
  if (meaning.kind !== 'quality' || meaning.property !== 'size') return undefined
  const holder = holderOfClause(brief, index)
  return saidIn(holder?.key ?? 'text') === undefined ? undefined : holder
}

/** `delft blue for the headings, very dark`: a clause of a shade alone goes on about the colour of a part. */
function shadeOfColor(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): Holder | undefined {
  const start = clauseStart(items, index)
  const isAlone = items.slice(start, index).every(({ meaning }) => meaning.kind === 'degree')
  const part = items[start - 1]
  if (items[start]?.join !== 'comma' || !isAlone || !isLast(items, index) || !part) return undefined
  const isColored = items.some(
    ({ meaning }, at) => meaning.kind === 'color' && bound[at] === start - 1 && at < start,
  )
  return isColored && part.meaning.kind === 'target' && part.meaning.part ? { of: [start - 1] } : undefined
}

/** `Erledigtes abgehakt und blasser`: a shade at the end of a clause about something else. */
function shadeOfNoun({ items, source }: Brief, index: number): Holder | undefined {
  const start = clauseStart(items, index)
  const words = items.slice(start, index)
  const isAbout = words.length > 0 && words.every(({ meaning }) => meaning.kind === 'unknown')
  return source.isForeign && isAbout && items[index]?.join === 'and' && isLast(items, index)
    ? { of: [start] }
    : undefined
}

/** Looks that are the whole page's where nothing else is said. */
const OWNED: ReadonlySet<string> = new Set(['setting', 'typeface', 'manner', 'quality', 'macro'])

/** `four numbers in a dark strip`, `eine Leiste, dunkel`: a look that nothing follows which it could be of. */
function isLast(items: readonly Item[], index: number): boolean {
  const next = items[index + 1]
  return next === undefined || next.join !== 'none' || next.meaning.kind === 'cue'
}

/** `the name should be the largest, in a graceful script`, `large but not shouty`: a clause that goes on about one thing. */
function holderOfClause(brief: Brief, index: number): Holder | undefined {
  const start = goingOn(brief.items, index)
  const thing = start === undefined ? undefined : subjectOf(brief, start)
  return thing && { key: thing.key, of: [] }
}

/** Where a clause of looks begins that goes on about the one before it. */
function goingOn(items: readonly Item[], index: number): number | undefined {
  const start = clauseStart(items, index)
  const first = items[start] as Item
  const leads = first.within === true || first.meaning.kind === 'quality' || first.meaning.kind === 'rank'
  if (first.join !== 'comma' || !leads) return undefined
  let end = start + 1
  while (end < items.length && !/^(?:comma|stop)$/.test(items[end]?.join ?? '')) end++
  const isAll = items
    .slice(start, end)
    .every(item => isLook(item) || /^(?:rank|cue)$/.test(item.meaning.kind))
  return isAll ? start : undefined
}

/** The parts that looks are for, with those of clauses that go on about a thing of the clause before. */
export function withSubjects(
  brief: Brief,
  bound: readonly (number | undefined)[],
): readonly (number | undefined)[] {
  return bound.map((target, index) => {
    const { meaning } = brief.items[index] as Item
    const isWeight = meaning.kind === 'quality' && meaning.property === 'weight'
    if (target !== undefined || !(isWeight || /^(?:typeface|manner|color)$/.test(meaning.kind))) return target
    const start = goingOn(brief.items, index)
    const leads = start !== undefined && (isWeight || brief.items[start]?.within === true)
    return leads ? subjectOf(brief, start)?.to : undefined
  })
}

/** `"Later" should look paler`: a shade of what the brief quotes of the copy. */
function quotedBefore(brief: Brief, index: number): Holder | undefined {
  const { items } = brief
  let at = index
  while (at > 0 && items[at]?.join === 'none' && VERBS.test(items[at - 1]?.words ?? '')) at--
  const before = items[at - 1]
  const isNamed = before?.quoted === true || (before?.meaning.kind === 'unknown' && before.meaning.name)
  if (!isNamed || items[at]?.join !== 'none') return undefined
  const thing = thingEndingAt(brief, at - 1)
  return thing ? { key: thing.key, of: indexesOf(thing) } : { of: [at - 1] }
}

/** `prices subtle`, `Preise dezent`: little of a thing, and of nothing behind it. */
function isShyBehind(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isLittle = item.meaning.kind === 'degree' && item.meaning.factor < 1
  return isLittle && item.join === 'none' && (next === undefined || /^(?:comma|stop)$/.test(next.join))
}

/** What the look of an item is said of. */
export function holderOf(brief: Brief, index: number): Holder | undefined {
  return holderBehind(brief, index) ?? linesInList(brief.items, index) ?? holderBefore(brief, index)
}

/** `discreet prices`, `big, simple numbers`: a thing right behind, with nothing but other looks between. */
function holderBehind(brief: Brief, index: number): Holder | undefined {
  const { items } = brief
  const given = somethingFor(brief, index) ?? lineBehind(items, index)
  if (given) return given
  for (let at = index + 1; at <= index + REACH; at++) {
    const [before, item] = [items[at - 1], items[at]]
    if (!item || item.join === 'stop' || item.colon) return undefined
    // What stands before a face is a manner of more than its words: `editorial serif headlines`.
    if (item.meaning.kind === 'typeface') return undefined
    // `warm, editorial, serif headlines`: only an `and` joins two looks of one thing.
    const isJoined = (isLook(item) && item.join === 'and') || follows(before, item)
    if (!isJoined) return undefined
    const thing = isLook(item) ? undefined : thingStartingAt(brief, at)
    if (thing && isOwn(brief, thing) && !isCompound(items, thing))
      return { key: thing.key, of: indexesOf(thing) }
    if (isPage(items, at)) return { of: [at - 1, at] }
    if (isFurniture(items, at) || isHeader(item)) return { of: [at] }
    if (!isLook(item)) return undefined
  }
  return undefined
}

/** `something plain for the sums`: what a manner is for that is given to something. */
function somethingFor(brief: Brief, index: number): Holder | undefined {
  const { items } = brief
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isGiven = /^(?:something|anything)$/.test(before?.words ?? '') && follows(before, item)
  if (!isGiven || !next?.forIt || next.join !== 'none') return undefined
  const thing = thingStartingAt(brief, index + 1)
  return thing ? { key: thing.key, of: indexesOf(thing) } : { of: [index + 1] }
}

/** `it needs rough, thick lines`: inside of a clause what stands before the look of lines is said of them as well. */
function linesInList(items: readonly Item[], index: number): Holder | undefined {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const isInside = item.join === 'none' && before?.meaning.kind === 'unknown'
  const areLines = next?.join === 'comma' && next.meaning.kind === 'setting' && isLine(next)
  return isInside && areLines && / lines$/.test(next.words) ? { of: [index + 1] } : undefined
}

/** `that chatty first line`: one line of the copy. */
function lineBehind(items: readonly Item[], index: number): Holder | undefined {
  const [item, order, line] = items.slice(index, index + 3)
  if (!follows(item, order) || !follows(order, line)) return undefined
  const isOne = /^(?:first|opening|last|closing)$/.test(order.words)
  return isOne && /^(?:line|sentence|paragraph|bit)$/.test(line.words)
    ? { of: [index + 1, index + 2] }
    : undefined
}

/** `…, die Rechnung ganz ruhig`: behind a noun that a list of things has come to, a manner is that of the noun. */
function isNounInList({ items, source }: Brief, at: number): boolean {
  const { meaning, words, join, first } = items[at] as Item
  const isListed = /^(?:comma|and)$/.test(join) && meaning.kind === 'unknown' && !meaning.name
  // `in the spirit of canal boats`: a likeness, and no thing.
  if (!isListed || wholeWords.has(words) || items[at + 1]?.of) return false
  const article = source.before(first)
  return source.isForeign ? ARTICLES.test(article) : article === 'the'
}

const ARTICLES = /^(?:der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|os|as|a|de|het|den|det)$/

/** `the prices, discreet but legible`, `team slide plain`: a thing before, with nothing but a verb and other looks between. */
function holderBefore(brief: Brief, index: number): Holder | undefined {
  const { items } = brief
  for (let at = index; at > Math.max(index - REACH, 0); at--) {
    const { join } = items[at] as Item
    if (join === 'stop' || join === 'or' || items[at]?.colon) return undefined
    const before = items[at - 1] as Item
    if (join === 'and' && !isLook(before)) return undefined
    if (join === 'comma' && !isAlone(brief, at - 1)) return undefined
    if (isPage(items, at - 1)) return { of: [at - 2, at - 1] }
    if (isFurniture(items, at - 1) || isHeader(before)) return { of: [at - 1] }
    const thing = isLook(before) ? undefined : thingEndingAt(brief, at - 1)
    if (thing && isOwn(brief, thing))
      return isSpoken(items, thing) ? undefined : { key: thing.key, of: indexesOf(thing) }
    if (isNounInList(brief, at - 1)) return { of: [at - 1] }
    if (!isLook(before) && !VERBS.test(before.words)) return undefined
  }
  return undefined
}

function isLook({ meaning }: Item): boolean {
  return /^(?:mood|degree|quality|shade|manner|typeface|macro)$/.test(meaning.kind)
}

/** Verbs that no list has between a thing and how it is to be. */
const VERBS =
  /^(?:looks?|feels?|seems?|stays?|stand|stands|kept|set|made|printed|drawn|shown|written|be|but|though|yet)$/

/** `los precios, discretos`: a thing that has its clause to itself waits for what is said behind the comma. */
function isAlone(brief: Brief, to: number): boolean {
  const thing = thingEndingAt(brief, to)
  return thing !== undefined && thing.from === clauseStart(brief.items, to) && isOwn(brief, thing)
}

/** What is of the copy only by its words is a thing where an article or a mark says so: `jazz night, moody` is about one. */
function isOwn({ items, source }: Brief, { key, from }: Thing): boolean {
  const item = items[from] as Item
  const name = saidIn(key)
  if (name === undefined) return true
  if (namedThings.has(name) && (!PEOPLE.test(name) || hasClause(items, from))) return true
  return (
    item.quoted === true ||
    item.meaning.kind === 'number' ||
    item.owned === true ||
    OWNERS.test(source.before(item.first))
  )
}

/** Things of the copy that a brief may be about as well: `a friendly company`. */
const PEOPLE =
  /^(?:day|company|place|venue|location|couple|guest|employers?|course|occasion|speakers?|author|class|position|winner|passenger|holder|recipient|stand|block|door|entrance|offer|deal|value|worth|destination|departure|arrival|mobile|cell|email|website|contact|conclusions?|results|times|hours)$/

/** Whether nothing but a thing and its looks is in a clause: `place discreet`. */
function hasClause(items: readonly Item[], from: number): boolean {
  const start = clauseStart(items, from)
  let end = from
  while (end + 1 < items.length && !/^(?:comma|stop)$/.test(items[end + 1]?.join ?? '')) end++
  const clause = items.slice(start, end + 1)
  return (
    clause.every(item => isLook(item) || item.meaning.kind === 'unknown') &&
    !clause.some(({ article }) => article)
  )
}

/** `a romantic date night`: the beginning of another word. */
function isCompound(items: readonly Item[], { to }: Thing): boolean {
  const next = items[to + 1]
  return follows(items[to], next) && next.meaning.kind === 'unknown' && !next.meaning.name
}

/** A thing that has a look right before it is done with: `bold names and warm`. */
function isSpoken(items: readonly Item[], { from }: Thing): boolean {
  const before = items[from - 1]
  return before !== undefined && isLook(before) && follows(before, items[from])
}

/** `team slide`, `the last page`, `section breaks`: one of several pages, by what is on it or where it stands. */
export function isPage(items: readonly Item[], at: number): boolean {
  const [name, page] = [items[at - 1], items[at]]
  if (page?.join !== 'none' || !name) return false
  if (/^(?:slide|section|column|box|spread|chapter|panel)s?$/.test(page.words))
    return /^(?:unknown|target|number)$/.test(name.meaning.kind) && !WHOLE_PAGES.test(name.words)
  return /^pages?$/.test(page.words) && name.meaning.kind === 'unknown' && !WHOLE_PAGES.test(name.words)
}

const WHOLE_PAGES =
  /^(?:landing|web|home|start|front|sales|link|links|about|whole|entire|every|each|all|my|dj|bio|single|one|two|three|long|tall|big|large|wide|short|simple|white|blank|printed)$/

function isHeader({ meaning }: Item): boolean {
  return namesTarget(meaning, 'header')
}

/** `navy sidebar`, `light grey boxes`: what stands on a page without being a part that can be dressed. */
export function isFurniture(items: readonly Item[], at: number): boolean {
  return FURNITURE.test(items[at]?.words ?? '')
}

const FURNITURE =
  /^(?:side ?bars?|side (?:column|panel)s?|box|boxes|tags?|badges?|nodes?|arrows?|milestones?|markers?|dots?|stamps?|bubbles?|chips?|tabs?|stubs?|rows?|cells?|circles?|squares?|diamonds?|icons?|bars?|charts?|graphs?|diagrams?|maps?)$/
