/** Finds things of the copy that a brief wants seen first, or hardly at all: `phone number huge`, `2 for 1 as big as it goes`. */
import type { Part, PartKey, Rank } from './design.ts'
import type { Item } from './items.ts'
import {
  type Brief,
  type SaysCopy,
  type Source,
  type Thing,
  thingEndingAt,
  thingStartingAt,
} from './things-of-copy.ts'

/** Parts of which there are several, or that the copy has words for; others are dressed by their own sizes. */
const RANKED: readonly Part[] = ['dates', 'prices', 'names', 'figures', 'quotes', 'smallPrint']

/** Items with every size that is said of things of the copy as their rank. The things stay, for what else is said of them. */
export function readRanks(
  items: readonly Item[],
  source: Source,
  says: SaysCopy = () => false,
): readonly Item[] {
  const brief: Brief = { items, source, says, parts: RANKED }
  const taken = new Set<number>()
  const ranked = items.map((item, index) => {
    const compared = rankCompared(brief, index)
    const rank = rankAt(items, index) ?? compared
    if (rank === undefined || (isTurned(items, index) && !compared)) return item
    const things =
      thingsBefore(brief, index, taken) ?? thingsAfter(brief, index, taken) ?? thingPlaced(brief, index)
    if (things === undefined) return item
    for (const at of things.of) taken.add(at)
    const keys = things.keys.map(key =>
      key === 'figures' && rank === 'last' ? numberOf(brief, things) : key,
    )
    return { ...item, meaning: { kind: 'rank' as const, keys, rank, of: things.of } }
  })
  return ranked.map((item, index) => weightOf(ranked, index) ?? item)
}

/** `total in big bold`, `die Summe fett und groß`: a weight right beside a rank is that of the same things. */
function weightOf(items: readonly Item[], index: number): Item | undefined {
  const item = items[index] as Item
  const { meaning } = item
  if (meaning.kind !== 'quality' || meaning.property !== 'weight' || meaning.edit) return undefined
  const [before, next] = [items[index - 1], items[index + 1]]
  const beside = (/^(?:none|and)$/.test(item.join) ? [before] : []).concat(
    next && /^(?:none|and)$/.test(next.join) ? [next] : [],
  )
  const rank = beside.find(other => other?.meaning.kind === 'rank')?.meaning
  return rank?.kind === 'rank' ? { ...item, meaning: { ...rank, weight: meaning.amount } } : undefined
}

/** Things of the copy, and the items that name them. */
interface Things {
  readonly keys: readonly PartKey[]
  readonly of: readonly number[]
}

/** Steps of size from which on something is seen before all else. */
const FIRST = 1.5

function rankAt(items: readonly Item[], index: number): Rank | undefined {
  const { meaning, words, past, others, tooMuch } = items[index] as Item
  if (past || others || tooMuch) return undefined
  if (words === 'second') return isPlacing(items, index) ? 'second' : undefined
  if (meaning.kind === 'macro')
    return FAR.test(words) || (items[index]?.within && LETTERS.test(words)) ? 'second' : undefined
  if (meaning.kind !== 'quality' || meaning.property !== 'size' || meaning.edit) return undefined
  const before = items[index]?.join === 'none' ? items[index - 1]?.meaning : undefined
  const steps = meaning.amount * (before?.kind === 'degree' ? before.factor : 1)
  if (steps <= -0.8) return 'last'
  if (steps >= FIRST) return 'first'
  return meaning.amount >= 1 && steps >= 0.8 ? 'second' : undefined
}

/** `title enormous and the dates second`: what is seen next, behind what is said of something else. */
function isPlacing(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isLast = next === undefined || next.join !== 'none'
  const isBehind = items
    .slice(Math.max(index - PLACED, 0), index)
    .some(
      ({ meaning, words }) => words === 'first' || (meaning.kind === 'quality' && meaning.amount >= FIRST),
    )
  return item.meaning.kind === 'unknown' && item.join === 'none' && isLast && isBehind
}

/** Items before `second` among which something is said to be first. */
const PLACED = 6

/** `phone number bigger than my name`: of two things of the copy one is to be seen before the other. */
function rankCompared(brief: Brief, index: number): Rank | undefined {
  const { meaning, past, others } = brief.items[index] as Item
  const isSize = meaning.kind === 'quality' && meaning.property === 'size' && meaning.edit
  if (!isSize || past || others || !isThan(brief.items[index + 1])) return undefined
  const other = brief.items[index + 2]
  const part = other?.meaning.kind === 'target' ? other.meaning.part : undefined
  const isThing = thingStartingAt(brief, index + 2) !== undefined || part === 'title' || part === 'headings'
  if (other?.join !== 'none' || !isThing) return undefined
  return meaning.amount > 0 ? 'first' : 'last'
}

function isThan(item: Item | undefined): boolean {
  return item?.join === 'none' && item.meaning.kind === 'cue' && item.meaning.cue === 'than'
}

/** Where something is to be read from. */
const FAR =
  /^(?:across|from a distance|from across|from afar|from far away|seen|read|from (?:a |the )?(?:passing|moving|road|pavement|street))(?: |$)/

/** `date in big letters`. */
const LETTERS = /^(?:big|large) (?:letters|print)$/

/** Banned, compared, or what is only supposed. */
function isTurned(items: readonly Item[], index: number): boolean {
  if (isThan(items[index + 1])) return true
  for (let at = index - 1; at >= Math.max(clauseStart(items, index), index - TURNED); at--) {
    const { meaning, words } = items[at] as Item
    if (words === 'if') return true
    if (meaning.kind === 'cue' && ['no', 'soft', 'omit', 'than'].includes(meaning.cue)) return true
  }
  return false
}

/** Items before a size among which a ban is looked for. */
const TURNED = 3

function clauseStart(items: readonly Item[], index: number): number {
  let at = index
  while (at > 0 && items[at]?.join !== 'comma' && items[at]?.join !== 'stop') at--
  return at
}

/** What may stand between a thing and its size: `the date must be easy to read from across the street`. */
const BETWEEN = 4

function thingsBefore(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  const passed: number[] = []
  if (leadsThing(brief, index)) return undefined
  for (let at = index; at > clauseStart(items, index) && passed.length <= BETWEEN; at--) {
    if (taken.has(at - 1)) return undefined
    const thing = thingEndingAt(brief, at - 1)
    if (thing)
      return withOthers(
        brief,
        thing,
        passed.filter(other => isSilent(items[other])),
      )
    if (!isPassed(brief, at - 1)) return undefined
    passed.push(at - 1)
  }
  return undefined
}

/** `names in a script and a big map`: a size right before a word is that word's, unless a thing stands right before it. */
function leadsThing({ items }: Brief, index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const opening = openingOf(items, index)
  const before = items[opening - 1]
  const follows = next?.join === 'none' && next.first === item.last + 1
  const isNoun =
    follows &&
    (next.meaning.kind === 'target' || next.meaning.kind === 'unknown') &&
    !FILLING.test(next.words) &&
    !(item.within && TYPE.test(next.words))
  const isBehind = items[opening]?.join === 'none' && before?.last === (items[opening]?.first ?? 0) - 1
  return isNoun && (!isBehind || item.article === true)
}

/** `dates in large numerals`: what the size is of is what it is set in. */
const TYPE = /^(?:numerals?|figures?|numbers?|digits?|letters?|type|print|font)$/

/** Where a size begins, with the degree before it. */
function openingOf(items: readonly Item[], index: number): number {
  return items[index - 1]?.meaning.kind === 'degree' && items[index]?.join === 'none' ? index - 1 : index
}

function isPassed({ items, source }: Brief, at: number): boolean {
  const item = items[at]
  if (item === undefined) return false
  const { meaning, words } = item
  // `the total fat and large`
  if (meaning.kind === 'quality' && meaning.property === 'weight') return true
  // `de werkbeurt moet echt opvallen`: verbs and adverbs that no list has.
  if (source.isForeign && meaning.kind === 'unknown' && !meaning.name) return true
  if (isSilent(item) || ['degree', 'manner', 'typeface', 'place'].includes(meaning.kind)) return true
  return meaning.kind === 'cue' && ['set', 'with', 'keep'].includes(words)
}

/** Words that say nothing of their own between a thing and its size. */
function isSilent(item: Item | undefined): boolean {
  if (item?.meaning.kind === 'quality') return item.meaning.property === 'size' && item.meaning.amount === 0.5
  return item?.meaning.kind === 'unknown' && FILLING.test(item.words)
}

const FILLING =
  /^(?:things?|be|been|got|gotta|supposed|come|comes|out|up|really|absolutely|own|half|whole|immediately|instantly|must|should|shall|needs?|wants?|has|have|set|put|made|shown|printed|written|drawn|see|seen|seeing|please|always|stay|stays|first|one|ones|people|everybody|everyone|clearly|nice|nicely|beautiful|beautifully|lettering|script|hand|belle|pięknym|pismem)$/

/** The thing and what `and` or a list joins to it: `date, time and place`. */
function withOthers(brief: Brief, thing: Thing, passed: readonly number[]): Things {
  const { items } = brief
  const things = [thing]
  for (let first = thing; ; ) {
    const join = items[first.from]?.join
    const before = join === 'and' || (join === 'comma' && things.length > 1) ? first.from - 1 : -1
    const other = before < 0 ? undefined : thingEndingAt(brief, before)
    // `navy, date and place huge`: of a list nothing but the thing stands between its commas.
    const isWhole = other !== undefined && (join === 'and' || other.from === clauseStart(items, before))
    if (!other || !isWhole) break
    things.unshift(other)
    first = other
  }
  return { keys: things.map(({ key }) => key), of: [...things.flatMap(indexesOf), ...passed] }
}

function indexesOf({ from, to }: Thing): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

/** `tiny prices`, `big date and time`; a place may stand between: `tiny at the bottom the number`. */
function thingsAfter(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  const own = items[index] as Item
  let at = index + 1
  while (items[at]?.meaning.kind === 'place' && items[at]?.join === 'none') at++
  const first = items[at]
  if (first?.join !== 'none' || taken.has(at) || items[at - 1]?.last !== first.first - 1) return undefined
  const thing = thingStartingAt(brief, at)
  if (!thing || (own.article && thing.key.startsWith('said:')) || items[thing.to + 1]?.of) return undefined
  const places = Array.from({ length: at - index - 1 }, (_, place) => index + 1 + place)
  const other = items[thing.to + 1]?.join === 'and' ? thingStartingAt(brief, thing.to + 1) : undefined
  const isLast = other && items[other.to + 1]?.join !== 'none'
  const before = thingJoined(brief, index, thing)
  const things = [...(before ? [before] : []), thing, ...(isLast ? [other] : [])]
  return { keys: things.map(({ key }) => key), of: [...things.flatMap(indexesOf), ...places] }
}

/** `fecha y lugar bien grandes`: what stood before its size in the brief's own language is joined to what stands before that. */
function thingJoined(brief: Brief, index: number, { from }: Thing): Thing | undefined {
  const { items, source } = brief
  const [own, thing] = [items[index] as Item, items[from] as Item]
  if (source.start(thing.first) > source.start(own.first)) return undefined
  const opening = openingOf(items, index)
  return items[opening]?.join === 'and' ? thingEndingAt(brief, opening - 1) : undefined
}

/** `years on the right, small`: by itself a size says more of what was given a place just before. */
function thingPlaced(brief: Brief, index: number): Things | undefined {
  const { items } = brief
  const [opening, next] = [openingOf(items, index), items[index + 1]]
  const isAlone = items[opening]?.join === 'comma' && (next === undefined || next.join !== 'none')
  if (!isAlone || items[opening - 1]?.meaning.kind !== 'place') return undefined
  const thing = thingEndingAt(brief, opening - 2)
  return thing && { keys: [thing.key], of: indexesOf(thing) }
}

/** `le numéro tout petit`: one that is to be hardly seen is that of the paper, and no figure of the copy. */
function numberOf({ items, source }: Brief, { of }: Things): PartKey {
  const item = items[of[0] ?? 0] as Item
  const isOne = /^(?:le |la |el |the )?(?:n[uú]m(?:b?er|éro|ero)|nummer|nr|n°|№|numara|номер|番号|编号)/.test(
    source.words(item.first, item.last),
  )
  return isOne ? 'said:number' : 'figures'
}
