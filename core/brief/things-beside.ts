/** Finds the things of the copy that a wish stands beside, and what stands between: `phone number huge`, `a box around the totals`. */
import type { PartKey } from './design.ts'
import { follows, type Item } from './items.ts'
import {
  type Brief,
  type Span,
  type Thing,
  thingEndingAt,
  thingMetBefore,
  thingMetFrom,
  thingStartingAt,
} from './things-of-copy.ts'
import { wholeWords } from './words/parts.ts'
import { namesTarget } from './meaning.ts'

/** Things of the copy, and the items that name them. */
export interface Things {
  readonly keys: readonly PartKey[]
  readonly of: readonly number[]
}

/** The first item of the clause that an item stands in. */
export function clauseStart(items: readonly Item[], index: number): number {
  let starts = clauseStarts.get(items)
  if (!starts) {
    let start = 0
    starts = items.map(({ join }, at) => (start = join === 'comma' || join === 'stop' ? at : start))
    clauseStarts.set(items, starts)
  }
  return starts[index] ?? index
}

/** Asked of every item by many: where its clause begins, which may be as long as its brief. */
const clauseStarts = new WeakMap<readonly Item[], readonly number[]>()

/** What may stand between a thing and its size: `the date must be easy to read from across the street`. */
const BETWEEN = 4

/** The things that stand before a wish in its clause, whatever says no more of them between. */
export function thingsBefore(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  const passed: number[] = []
  if (leadsThing(brief, index)) return undefined
  for (let at = index; at > clauseStart(items, index) && passed.length <= BETWEEN; at--) {
    if (taken.has(at - 1) || opensClause(items, at, index)) return undefined
    const found = thingKnown(brief, at - 1)
    // `the price of the metre`: what is of another is named by that.
    const isOf = found && (isOfAnother(brief, found) || isRowIn(items, found.from))
    const head = isOf ? thingEndingAt(brief, found.from - 1) : undefined
    if (isOf && !head && isRowIn(items, found.from)) return undefined
    const thing = head && found ? { ...head, to: found.to } : found
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

/** `the price of the metre`, `las fechas de pago`. */
function isOfAnother({ items, source }: Brief, { from }: Thing): boolean {
  const [before, first] = [items[from - 1], items[from] as Item]
  if (first.of) return true
  const isNoun = namesTarget(before?.meaning, 'part') && first.join === 'none'
  return (
    isNoun && source.isForeign && /^(?:de|del|di|della|do|da|du|van|von)$/.test(source.before(first.first))
  )
}

/** `for tired parents: large dark letters`: behind a colon stands what is wanted, unless that is all of it. */
function opensClause(items: readonly Item[], at: number, index: number): boolean {
  const next = items[index + 1]
  return items[at]?.colon === true && next !== undefined && next.join === 'none'
}

/** The thing that ends with an item, by a name or by what the copy has for the words. */
export function thingKnown(brief: Brief, to: number): Thing | undefined {
  const found = thingEndingAt(brief, to)
  const isOther = found !== undefined && (isOfLabel(brief, found) || endsCompound(brief, found))
  const met = isOther ? metEndingAt(brief, to) : undefined
  const own = met && (met.from < (found?.from ?? 0) || !endsCompound(brief, found)) ? met : undefined
  return own ?? (found ? (headOf(brief, found) ?? found) : metEndingAt(brief, to))
}

/** `waiting time` is another than the time of day. */
function endsCompound({ items }: Brief, found: Thing | undefined): boolean {
  if (!found || found.from !== found.to || found.key !== `said:${items[found.to]?.words}`) return false
  const before = items[found.from - 1]
  return follows(before, items[found.from]) && SPANS.test(before?.words ?? '')
}

/** Words before `time` that make it one that something takes. */
const SPANS =
  /^(?:waiting|response|reaction|travel|travelling|lead|cooking|running|processing|delivery|turnaround|cycle|reading|driving|walking|handling)$/

/** `a encomenda` may be a booking and a button: a label that the copy does not have gives way to a line that has the word. */
function isOfLabel({ source, items, says }: Brief, { key, from, to }: Thing): boolean {
  if (
    !source.isForeign ||
    !/^said:(?:booking|order|reference|speaker|position|row|block|stand|class)/.test(key)
  )
    return false
  const written = source.words((items[from] as Item).first, (items[to] as Item).last)
  return key !== `said:${written}` && !says(key.slice('said:'.length))
}

/** `the number on the loan slide`: what stands on another thing is not that. */
function headOf(brief: Brief, { from, to }: Thing): Thing | undefined {
  const { items, source } = brief
  const [before, first] = [items[from - 1], items[from]]
  if (!before || first?.join !== 'none' || first.first === before.last + 1) return undefined
  if (!/(?:^| )(?:on|of|in|from)(?: |$)/.test(source.words(before.last + 1, first.first - 1)))
    return undefined
  const head = metEndingAt(brief, to)
  return head && head.from < from ? head : undefined
}

/** What the copy has for the words that end with an item, where an article or a mark says that they are a thing: `the question of the vote`. */
function metEndingAt(brief: Brief, to: number): Thing | undefined {
  if (isSilent(brief.items[to])) return undefined
  const thing = thingMetBefore(brief, to)
  if (!thing || !isNominal(brief, thing.from)) return undefined
  // `House 4 problem`: what the copy says so is meant, and no line with words like these.
  const said = thingStartingAt(brief, thing.from)
  const isNumbered = said !== undefined && said.to > said.from && /^said:\D+ \d+$/.test(said.key)
  return isNumbered ? { ...thing, key: said.key } : thing
}

/** The same of the words that begin with one. */
function metStartingAt(brief: Brief, from: number): Thing | undefined {
  return isNominal(brief, from) ? thingMetFrom(brief, from) : undefined
}

function isNominal({ items, source }: Brief, from: number): boolean {
  const item = items[from] as Item
  return from === 0 || item.join !== 'none' || OWNERS.test(source.before(item.first))
}

/** Words before a thing that say that it is one. */
export const OWNERS: RegExp =
  /^(?:the|our|my|your|their|his|her|its|each|every|this|that|der|die|das|den|dem|unser|unsere|le|la|les|notre|el|los|las|nuestra|nuestro|il|lo|i|gli|o|os|as|a|de|het|onze|det)$/

/** `our row in the table`: what stands in another is not that. */
function isRowIn(items: readonly Item[], from: number): boolean {
  const [before, item] = [items[from - 1], items[from]]
  return (
    item?.within === true &&
    item.join === 'none' &&
    /^(?:row|line|column|cell|entry|name)s?$/.test(before?.words ?? '')
  )
}

/** `names in a script and a big map`: a size right before a word is that word's, unless a thing stands right before it. */
function leadsThing({ items, source }: Brief, index: number): boolean {
  let last = index
  while (
    /^(?:typeface|manner)$/.test(items[last + 1]?.meaning.kind ?? '') &&
    follows(items[last], items[last + 1])
  )
    last++
  const [item, next] = [items[index] as Item, items[last + 1]]
  const opening = openingOf(items, index)
  const before = items[opening - 1]
  // `"41 %" should be huge numbers`
  const lead = items[opening]?.first ?? 0
  // `occupancy should be the largest figure`
  // `passengers the biggest number`
  const isTold = items[opening]?.join === 'none' && source.before(lead) === 'the'
  const isSame =
    isTold || source.before(lead) === 'be' || /(?:^| )be the /.test(`${source.words(lead - 2, lead)} `)
  const isNoun =
    follows(items[last], next) &&
    !(isSame && TYPE.test(next.words)) &&
    (/^(?:target|unknown|drawing)$/.test(next.meaning.kind) ||
      /^(?:pictures?|images?|photos?|drawings?)$/.test(next.words) ||
      (next.meaning.kind === 'unsupported' && !/^(?:on|at|in|before)\b/.test(next.words))) &&
    !FILLING.test(next.words) &&
    !THINGS.test(next.words) &&
    next.words !== 'right' &&
    !((item.within || source.isForeign || isGivenBefore(items, index)) && TYPE.test(next.words))
  // `the quote as a large panel`, but `market size as one enormous number`
  const isAs =
    AS.test(source.before(items[opening]?.first ?? 0)) || AS.test(source.before(before?.first ?? 0))
  if (isAs && isNoun) return !TYPE.test(next.words)
  const isBehind = follows(before, items[opening])
  return (
    isNoun &&
    (!isBehind ||
      item.article === true ||
      /^(?:one|1)$/.test(before?.words ?? '') ||
      ARTICLE.test(source.before(lead)))
  )
}

/** What other languages have for `a`. */
const ARTICLE = /^(?:un|une|uno|una|um|uma|ein|eine|einen|einem|een|en|ett|bir)$/

/** `"41 %" and "7 %" should be huge numbers`: the size is that of what is given between marks. */
function isGivenBefore(items: readonly Item[], index: number): boolean {
  return items.slice(clauseStart(items, index), index).some(({ quoted }) => quoted)
}

/** Words before what something is to be. */
const AS = /^(?:as|als|comme|como|come|jako|som|olarak|як)$/

/** `dates in large numerals`: what the size is of is what it is set in. */
const TYPE = /^(?:numerals?|figures?|numbers?|digits?|letters?|type|print|font|pair|duo|trio)$/

/** Where a size begins, with the degree before it. */
export function openingOf(items: readonly Item[], index: number): number {
  let at = index
  while (
    items[at]?.join === 'none' &&
    (items[at - 1]?.meaning.kind === 'degree' || ALMOST.test(items[at - 1]?.words ?? ''))
  )
    at--
  return at
}

/** `almost as large`, in the languages that no list has it of. */
const ALMOST =
  /^(?:second|almost|nearly|just|equally|fast|beinahe|genauso|ebenso|presque|quasi|aussi|casi|igual|quasi|quase|igualmente|bijna|even|prawie|równie|samo|nästan|lika|neredeyse|майже|так само)$/

function isPassed({ items, source }: Brief, at: number): boolean {
  const item = items[at]
  if (item === undefined) return false
  const { meaning, words } = item
  // `years in red and large`
  if (meaning.kind === 'color' && item.within && items[at + 1]?.join === 'and') return true
  // `the total fat and large`
  if (meaning.kind === 'quality' && meaning.property === 'weight') return true
  // `de werkbeurt moet echt opvallen`: verbs and adverbs that no list has.
  if (source.isForeign && meaning.kind === 'unknown' && !meaning.name) return true
  // `剧名竖排特大`: how its lines run.
  if (source.isForeign && meaning.kind === 'unsupported') return true
  if (meaning.kind === 'number' && (source.isForeign || meaning.value === 1)) return true
  if (isSilent(item) || ['degree', 'manner', 'typeface', 'place'].includes(meaning.kind)) return true
  // `el yazısı gibi bir yazıyla en büyük`: the letters that it is set in.
  if (namesTarget(meaning, 'type')) return true
  return meaning.kind === 'cue' && ['set', 'with', 'keep', 'go', 'only'].includes(words)
}

/** Whether an item says nothing that a wish behind it is not also said with. */
export function isPassedBy(brief: Brief, at: number): boolean {
  return isPassed(brief, at)
}

/** Words that say nothing of their own between a thing and its size. */
function isSilent(item: Item | undefined): boolean {
  if (item?.meaning.kind === 'quality') return item.meaning.property === 'size' && item.meaning.amount === 0.5
  return item?.meaning.kind === 'unknown' && FILLING.test(item.words)
}

const FILLING =
  /^(?:things?|far|second|kept|line|be|been|got|gotta|supposed|come|comes|out|up|really|absolutely|own|half|whole|immediately|instantly|must|should|shall|needs?|wants?|has|have|set|put|made|shown|printed|written|drawn|see|seen|seeing|please|always|stay|stays|look|looks|first|one|ones|people|everybody|everyone|clearly|nice|nicely|beautiful|beautifully|lettering|script|hand|belle|pięknym|pismem|almost|nearly)$/

/** The thing and what `and` or a list joins to it: `date, time and place`. */
export function withOthers(brief: Brief, thing: Thing, passed: readonly number[]): Things {
  const { items } = brief
  const things = [thing]
  for (let first = thing; ; ) {
    const join = isSideBySide(brief, first.from) ? 'and' : items[first.from]?.join
    const before = join === 'and' || (join === 'comma' && things.length > 1) ? first.from - 1 : -1
    const other = before < 0 ? undefined : thingEndingAt(brief, before)
    // `navy, date and place huge`: of a list nothing but the thing stands between its commas.
    // `título en mayúsculas y número en un círculo`: a thing whose look came first is done with.
    const isDone =
      brief.source.isForeign &&
      items[other?.from ?? 0]?.join === 'none' &&
      /^(?:quality|manner)$/.test(items[(other?.from ?? 0) - 1]?.meaning.kind ?? '')
    if (isDone) break
    const isWhole = other !== undefined && (join === 'and' || other.from === clauseStart(items, before))
    if (!other || !isWhole) break
    things.unshift(other)
    first = other
  }
  const from = things.length === 1 ? risenFrom(brief, thing) : undefined
  if (from) things.unshift(from)
  return { keys: things.map(({ key }) => key), of: [...things.flatMap(indexesOf), ...passed] }
}

/** `时间地点`: what Chinese and Japanese write side by side is joined. */
function isSideBySide({ items, source }: Brief, at: number): boolean {
  const [before, item] = [items[at - 1], items[at]]
  if (!source.isForeign || !before || item?.join !== 'none') return false
  return /^[\p{Script=Han}\p{Script=Katakana}]+$/u.test(source.words(before.first, item.last))
}

/** `4,010 down to 1,120`, `from 18.4 % to 7.1 %`: of two figures of the copy that one wish is said of, the one that comes first. */
function risenFrom(brief: Brief, { key, from }: Thing): Thing | undefined {
  const { items, source } = brief
  if (!FIGURE.test(key)) return undefined
  for (let at = from - 1; at >= Math.max(from - RISE, 0); at--) {
    const [one, next] = [items[at] as Item, items[at + 1] as Item]
    if (next.join !== 'none' && !/[→➔➜>]/u.test(source.words(one.first, next.last))) return undefined
    const thing = thingEndingAt(brief, at)
    if (thing) return FIGURE.test(thing.key) ? thing : undefined
  }
  return undefined
}

const FIGURE = /^said:[^\p{L}]*\d[^\p{L}]*$/u
/** Items from one figure to the other. */
const RISE = 2

/**
 * `make that huge`, `a box around them`: where a pronoun stands for what a wish is said of, the things that were named last in the
 * clauses before it.
 */
export function thingsReferred(brief: Brief, index: number): Things | undefined {
  const { items, source } = brief
  let start = index
  while (start > 0 && items[start]?.join === 'none') start--
  const [before, item, next] = [items[start - 1], items[index] as Item, items[index + 1]]
  if (!before || items[start]?.join === 'stop') return undefined
  const isNamed = next?.join === 'none' && !PRONOUN.test(next.words)
  const rest = next?.join === 'none' ? next.last : (next?.first ?? item.last + 2) - 1
  const end = isNamed ? item.last : Math.max(item.last, rest)
  if (!PRONOUN.test(source.words(before.last + 1, end))) return undefined
  for (let at = start - 1; at >= 0; at--) {
    const thing = thingEndingAt(brief, at) ?? metEndingAt(brief, at)
    if (thing && isWhereabouts(brief, thing)) continue
    if (thing) return items[thing.from]?.forIt ? undefined : withOthers(brief, thing, [])
    if (wholeWords.has(items[at]?.words ?? '') || items[at]?.join === 'stop') return undefined
  }
  return undefined
}

/** `shouts across the room`: where something is done is not what is spoken of. */
function isWhereabouts({ items, source }: Brief, { from }: Thing): boolean {
  const first = items[from]?.first ?? 0
  return (
    first > 1 &&
    /^(?:across|around|through|over|at|from) (?:the|a|an|our|my)$/.test(source.words(first - 2, first - 1))
  )
}

const PRONOUN = /(?<![\p{L}'])(?:it|that|them|they|those|these)(?![\p{L}'])/u

/** The items from one to another, such as those of a thing; none where the second is before the first. */
export function indexesOf({ from, to }: Span): readonly number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => from + at)
}

/** `tiny prices`, `big date and time`; a place may stand between: `tiny at the bottom the number`. */
export function thingsAfter(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  const { items } = brief
  const own = items[index] as Item
  let at = index + 1
  while (/^(?:place|manner)$/.test(items[at]?.meaning.kind ?? '') && items[at]?.join === 'none') at++
  const equated = equatedWith(items, at)
  at = equated
  const first = items[at]
  const isBeside = equated > index + 1 ? first?.join === 'none' : follows(items[at - 1], first)
  if (!isBeside || taken.has(at)) return undefined
  const thing = thingStartingAt(brief, at)
  if (!thing || (own.article && thing.key.startsWith('said:')) || items[thing.to + 1]?.of) return undefined
  const between = indexesOf({ from: index + 1, to: at - 1 })
  const places = between.filter(one => items[one]?.meaning.kind === 'place')
  const other = items[thing.to + 1]?.join === 'and' ? thingStartingAt(brief, thing.to + 1) : undefined
  const isLast = other && items[other.to + 1]?.join !== 'none'
  const before = thingJoined(brief, index, thing)
  const things = [...(before ? [before] : []), thing, ...(isLast ? [other] : [])]
  return { keys: things.map(({ key }) => key), of: [...things.flatMap(indexesOf), ...places] }
}

/** `the largest thing on the page should be the date`, `en büyük yazı "ÇAY BİZDEN"`: what a superlative is equated with. */
function equatedWith(items: readonly Item[], from: number): number {
  const isOfWhole = ({ meaning, words }: Item): boolean =>
    (meaning.kind === 'target' && /^(?:type|text|background)$/.test(meaning.target)) || THINGS.test(words)
  let at = from
  while (items[at]?.join === 'none' && isOfWhole(items[at] as Item)) at++
  if (at === from || items[at]?.join !== 'none') return from
  const isGiven = items[at]?.quoted === true || items.slice(from, at).some(({ words }) => THINGS.test(words))
  return isGiven ? at : from
}

const THINGS =
  /^(?:things?|words?|elements?|item|must|has|needs?|wort|mots?|palabra|parola|palavra|woord|słowo|słowem|ord|kelime|слово|elemento|élément|elementem)$/

/** `fecha y lugar bien grandes`: what stood before its size in the brief's own language is joined to what stands before that. */
function thingJoined(brief: Brief, index: number, { from }: Thing): Thing | undefined {
  const { items, source } = brief
  const [own, thing] = [items[index] as Item, items[from] as Item]
  if (source.start(thing.first) > source.start(own.first)) return undefined
  const opening = openingOf(items, index)
  return items[opening]?.join === 'and' ? thingEndingAt(brief, opening - 1) : undefined
}

/** `years on the right, small`, `the phone number, huge`: by itself a size says more of what stands before its comma, or was given a place there. */
export function thingPlaced(brief: Brief, index: number): Things | undefined {
  const { items } = brief
  const [opening, next] = [openingOf(items, index), items[index + 1]]
  const isEnd = next === undefined || next.join !== 'none' || /^(?:with|but|than)$/.test(next.words)
  if (items[opening]?.join !== 'comma' || !isEnd) return undefined
  const thing = subjectOf(brief, opening)
  return thing && { keys: [thing.key], of: indexesOf(thing) }
}

/** Clauses that go on about one thing at the most. */
const CLAUSES = 3

/**
 * The thing that the clause before another is about, which goes on about it: `value in the middle, in a light serif, large`. All
 * that clause says is where it stands and how it looks.
 */
export function subjectOf(brief: Brief, start: number): Thing | undefined {
  const { items } = brief
  let end = start
  for (let clause = 0; clause < CLAUSES && end > 0 && items[end]?.join === 'comma'; clause++) {
    const from = clauseStart(items, end - 1)
    let at = from
    while (at < end && isSaid(items[at])) at++
    const thing = at < end ? (thingStartingAt(brief, at) ?? metStartingAt(brief, at)) : undefined
    const isAllOf = (item: Item): boolean =>
      isSaid(item) || (brief.source.isForeign && item.meaning.kind === 'unknown' && !item.meaning.name)
    if (thing) return thing.to < end && items.slice(thing.to + 1, end).every(isAllOf) ? thing : undefined
    if (at < end) return undefined
    end = from
  }
  return undefined
}

/** What says no more of a thing than how it looks and where it stands. */
function isSaid(item: Item | undefined): boolean {
  if (item === undefined) return false
  const { meaning, words } = item
  if (meaning.kind === 'setting') return meaning.patch.decor?.motifAt !== undefined
  if (meaning.kind === 'cue') return /^(?:keep|edit|end|no|soft|limit|only)$/.test(meaning.cue)
  return (
    /^(?:place|quality|manner|typeface|mood|shade|degree|rank|number)$/.test(meaning.kind) ||
    FILLING.test(words) ||
    words === 'right'
  )
}
