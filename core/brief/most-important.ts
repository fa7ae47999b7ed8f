/** Finds things of the copy that a brief says matter most, or that nobody may miss: `what counts is the date`, `above all the price`. */
import type { Rank } from './design.ts'
import type { Item } from './items.ts'
import { clauseStart, indexesOf, isPassedBy, thingKnown, type Things, withOthers } from './things-beside.ts'
import { type Brief, type Thing, thingMetFrom, thingStartingAt } from './things-of-copy.ts'
import { aboveAll, copula, important, mattersMost, nobodyMisses } from './words/importance.ts'

/** Things that are said to matter, and how soon they are to be seen. */
export interface Told {
  readonly things: Things
  readonly rank: Exclude<Rank, 'last'>
}

/** What an item says matters: the thing before it in its clause, else the one that it leads to. */
export function toldToMatter(brief: Brief, index: number, taken: ReadonlySet<number>): Told | undefined {
  const item = brief.items[index] as Item
  if (item.past || item.others || item.of || item.within || item.reason) return undefined
  const { words } = item
  if (isAboveAll(brief, item))
    return told(thingsLed(brief, index, taken) ?? thingsEnded(brief, index, taken), 'first')
  if (nobodyMisses.test(words)) return told(thingsLed(brief, index, taken), 'second')
  if (important.test(words))
    return told(isEquated(brief, index) ? things(brief, index, taken) : undefined, 'second')
  if (words === 'first') return told(thingSeen(brief, index, taken), 'first')
  if (!mattersMost.test(words)) return undefined
  const before = things(brief, index, taken)
  if (before) return { things: before, rank: 'first' }
  const led = thingsLed(brief, index, taken)
  if (led === undefined) return told(thingsMeant(brief, index), 'first')
  return { things: led, rank: isToldOf(brief, index, led) ? 'first' : 'second' }
}

function told(found: Things | undefined, rank: Told['rank']): Told | undefined {
  return found && { things: found, rank }
}

/** `vor allem das Datum`: of colours the same words say how much of them there is. */
function isAboveAll({ source }: Brief, { words, first, last }: Item): boolean {
  return aboveAll.test(words) || (words === 'mostly' && aboveAll.test(source.words(first, last)))
}

/** `the date is really important`. */
function isEquated({ items, source }: Brief, index: number): boolean {
  const start = items[clauseStart(items, index)] as Item
  return copula.test(source.words(start.first, (items[index] as Item).first))
}

/** `the phone most of all`. */
function thingsEnded(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  return brief.items[index + 1]?.join === 'none' ? undefined : things(brief, index, taken)
}

/** The things that stand before an item in its clause, whatever says no more of them between. */
function things(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  for (let at = index; at > clauseStart(items, index); at--) {
    if (taken.has(at - 1)) return undefined
    const thing = thingKnown(brief, at - 1)
    if (thing) return withOthers(brief, thing, [])
    if (!isPassedBy(brief, at - 1)) return undefined
  }
  return undefined
}

/** `der Preis muss von weitem zu lesen sein, das ist das Wichtigste`: what a clause says of the one before it. */
function thingsMeant(brief: Brief, index: number): Things | undefined {
  const { items, source } = brief
  const [before, item] = [items[index - 1], items[index] as Item]
  if (!before || item.join !== 'comma') return undefined
  if (!THAT.test(source.words(before.last, item.first))) return undefined
  const thing = thingStartingAt(brief, clauseStart(items, index - 1))
  return thing && { keys: [thing.key], of: [] }
}

const THAT =
  /(?<!\p{L})(?:that|this|it|das|dies|es|c'est|c|ça|eso|es|è|questo|isso|é|dat|det|to|це|bu)(?!\p{L})/u

/** Things that a list behind an item has at most. */
const MOST = 3

/** `most important: date and place`, `above all the price`: the things behind an item, with nothing but themselves in their clause. */
function thingsLed(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  let at = index + 1
  while (items[at]?.join === 'none' && MEANT.test(items[at]?.words ?? '')) at++
  if (!leadsTo(brief, index, at)) return undefined
  const found: Thing[] = []
  while (at < items.length && found.length < MOST) {
    const isNext = found.length === 0 || /^(?:and|comma)$/.test(items[at]?.join ?? '')
    const thing = isNext && !taken.has(at) ? thingAt(brief, at) : undefined
    if (!thing) break
    found.push(thing)
    at = thing.to + 1
  }
  if (found.length === 0 || !endsWith(brief, at)) return undefined
  return { keys: found.map(({ key }) => key), of: found.flatMap(indexesOf) }
}

function thingAt(brief: Brief, at: number): Thing | undefined {
  return thingStartingAt(brief, at) ?? thingMetFrom(brief, at)
}

/** Words between what says that something matters and what does. */
const MEANT =
  /^(?:things?|bit|part|info|information|detail|point|of all|here|what|ce|lo|cosa|coisa|sak|saken|şey|olan|річ|は|的是|是|to|jest|man)$/

/** What stands behind an item in its own clause, or behind a colon, a comma or a dash. */
function leadsTo({ items, source }: Brief, index: number, at: number): boolean {
  const [item, next] = [items[index] as Item, items[at]]
  if (!next || next.join === 'none' || next.join === 'and') return next !== undefined
  const between = source.words(item.last, next.first)
  return !/[.!?。！？\n]/.test(between) && (next.colon === true || /[:：,–—-]/.test(between))
}

/** `vor allem die Preise in Rot` is about their colour. */
function endsWith(brief: Brief, at: number): boolean {
  const { items } = brief
  for (let one = at; items[one]?.join === 'none'; one++) {
    const { meaning } = items[one] as Item
    if (meaning.kind !== 'unknown' && !isPassedBy(brief, one)) return false
    if (meaning.kind === 'manner' || meaning.kind === 'typeface') return false
  }
  return true
}

/** `the most important dates in red` are some of all dates; `most important: the dates` are those. */
function isToldOf({ items, source }: Brief, index: number, { of }: Things): boolean {
  const [item, next] = [items[index] as Item, items[of[0] ?? index] as Item]
  const isMeant = source
    .words(item.first, item.last)
    .split(' ')
    .some(word => MEANT.test(word))
  const goesOn = items[index + 1]?.join === 'none' && MEANT.test(items[index + 1]?.words ?? '')
  return next.join !== 'none' || isMeant || goesOn || copula.test(source.words(item.first, next.first))
}

/** Items from `first` to what is seen first, at most. */
const NEAR = 3

/** `people should see the price first`: the thing in a clause that says who sees what first. */
function thingSeen(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items, source } = brief
  const start = clauseStart(items, index)
  let end = index
  while (items[end + 1] && /^(?:none|and)$/.test(items[end + 1]?.join ?? '')) end++
  const clause = source.words((items[start] as Item).first, (items[end] as Item).last)
  if (!SEEING.test(clause)) return undefined
  const before = things(brief, index, taken)
  if (before) return before
  for (let at = index + 1; at <= Math.min(end, index + NEAR); at++) {
    const thing = thingStartingAt(brief, at)
    if (thing) return { keys: [thing.key], of: indexesOf(thing) }
  }
  return undefined
}

const SEEING =
  /(?<!\p{L})(?:see|sees|notice|notices|spot|spots|find|finds|read|sehen|sieht|wahrnehmen|voir|voit|voie|vea|vean|ve|ver|vedere|veda|vede|veja|zien|ziet|widzieć|widać|zobaczyć|ser|bachyty|бачити|побачити|видно)(?!\p{L})|görün|見え|看到|目に入/u
