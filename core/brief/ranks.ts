/** Finds things of the copy that a brief wants seen first, or hardly at all: `phone number huge`, `2 for 1 as big as it goes`. */
import type { Part, PartKey, Rank } from './design.ts'
import type { Item } from './items.ts'
import {
  clauseStart,
  indexesOf,
  isPassedBy,
  type Things,
  thingPlaced,
  thingsReferred,
  thingsAfter,
  thingsBefore,
} from './things-beside.ts'
import { thingsBracketed, thingsBracketedBehind } from './things-in-brackets.ts'
import { type Brief, type Copy, type Thing, thingEndingAt, thingStartingAt } from './things-of-copy.ts'
import { cannotMiss } from './words/qualities.ts'
import { namesTarget, ranksUp } from './meaning.ts'
import { toldToMatter } from './most-important.ts'
import { readSentences } from './told-in-sentence.ts'

/** Parts of which there are several, or that the copy has words for; others are dressed by their own sizes. */
export const RANKED: ReadonlySet<PartKey> = new Set([
  ...(['dates', 'prices', 'names', 'figures', 'quotes', 'smallPrint'] as const),
])

/** Items with every size that is said of things of the copy as their rank. The things stay, for what else is said of them. */
export function readRanks(items: readonly Item[], copy: Copy): readonly Item[] {
  const brief: Brief = { ...copy, items, parts: [...RANKED] as readonly Part[] }
  const taken = new Set<number>()
  const ranked = items.map((item, index) => {
    const told = isTurned(items, index) ? undefined : toldToMatter(brief, index, taken)
    if (told) {
      for (const at of told.things.of) taken.add(at)
      return { ...item, meaning: { kind: 'rank' as const, rank: told.rank, ...told.things } }
    }
    const compared = rankCompared(brief, index)
    const alone = rankAlone(items, index)
    const where = seenWhere(brief, index)
    const rank = compared ?? alone ?? (where === undefined ? rankAt(items, index) : 'second')
    if (rank === undefined || (isTurned(items, index) && !compared && !alone)) return item
    const from = alone ? index - 1 : (where ?? index)
    const found =
      thingsBracketedBehind(brief, index) ??
      thingsBefore(brief, from, taken) ??
      thingsBracketed(brief, from) ??
      (where === undefined ? thingsAfter(brief, index, taken) : undefined) ??
      thingPlaced(brief, index) ??
      thingsDevised(items, index) ??
      thingsReferred(brief, index) ??
      (rank === 'first' && !isOfPart(items, index) ? thingQuoted(brief, index, taken) : undefined)
    if (found === undefined) return rank === 'first' ? (againAt(brief, index, taken) ?? item) : item
    const things = alone ? { ...found, of: [...found.of, from] } : found
    for (const at of things.of) taken.add(at)
    const keys = things.keys.map(key =>
      key === 'figures' && rank === 'last' ? numberOf(brief, things) : key,
    )
    return { ...item, meaning: { kind: 'rank' as const, keys, rank, of: things.of } }
  })
  const told = readSentences({ ...brief, items: ranked })
  const placed = told.map((item, index) => nextAt({ ...brief, items: told }, index) ?? item)
  return placed.map((item, index) => weightOf(placed, index) ?? item)
}

/** `title huge in off-white, "40,000" in mint`: the size is that of the part right before it. */
function isOfPart(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]]
  return namesTarget(before?.meaning, 'heading') && item?.join === 'none'
}

/** `the two big codes should dominate`: what is said to be large is said to come first. */
function againAt(brief: Brief, index: number, taken: ReadonlySet<number>): Item | undefined {
  const { items } = brief
  for (let at = index - 1; at >= clauseStart(items, index) && items[at + 1]?.join === 'none'; at--) {
    if (taken.has(at)) {
      const thing = thingEndingAt(brief, at)
      return thing && { ...(items[index] as Item), meaning: rankOf(thing, 'first') }
    }
    if (!isPassedBy(brief, at)) return undefined
  }
  return undefined
}

function rankOf(thing: Thing, rank: Rank): Item['meaning'] {
  return { kind: 'rank', keys: [thing.key], rank, of: indexesOf(thing) }
}

/** Items behind a size among which what it is said of is quoted. */
const QUOTED = 5

/** `largest – the number “about 300”`: what a sentence quotes of the copy behind a size that is of nothing else in it. */
function thingQuoted(brief: Brief, index: number, taken: ReadonlySet<number>): Things | undefined {
  for (let at = index + 1; at <= index + QUOTED; at++) {
    const [before, item] = [brief.items[at - 1], brief.items[at]]
    if (!before || !item || (item.join === 'stop' && !isBehindDash(brief, before, item))) return undefined
    if (!item.quoted || taken.has(at)) continue
    const thing = thingStartingAt(brief, at)
    return thing && { keys: [thing.key], of: indexesOf(thing) }
  }
  return undefined
}

function isBehindDash({ source }: Brief, before: Item, item: Item): boolean {
  const between = source.words(before.last, item.first)
  return / [–—-] /.test(between) && !/[.!?]/.test(between)
}

/** `the quote on a slide to itself, massive`: a size alone in its clause is that of what the clause before has in a device. */
function thingsDevised(items: readonly Item[], index: number): Things | undefined {
  const next = items[index + 1]
  if (items[index]?.join !== 'comma' || (next && !/^(?:comma|stop)$/.test(next.join))) return undefined
  const before = items[index - 1]?.meaning
  return before?.kind === 'device' && before.keys ? { keys: before.keys, of: [] } : undefined
}

/** `title biggest, then date and doors`, `LOPPIS störst, sedan adressen`: what comes next behind what is seen first. */
function nextAt(brief: Brief, index: number): Item | undefined {
  const { items } = brief
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (!THEN.test(item.words) || next?.join !== 'none' || !isBehindRank(items, index)) return undefined
  const thing = thingStartingAt(brief, index + 1)
  if (!thing) return undefined
  const other = items[thing.to + 1]?.join === 'and' ? thingStartingAt(brief, thing.to + 1) : undefined
  const things = [thing, ...(other ? [other] : [])]
  const end = items[(other ?? thing).to + 1]
  if (end && !/^(?:comma|stop)$/.test(end.join)) return undefined
  const of = things.flatMap(indexesOf)
  return { ...item, meaning: { kind: 'rank', keys: things.map(({ key }) => key), rank: 'second', of } }
}

const THEN =
  /^(?:then|followed by|dann|danach|puis|ensuite|luego|después|poi|depois|dan|daarna|potem|następnie|sedan|därefter|sonra|потім|далі|次に|然后|ثم)$/

/** A clause before in the same sentence says what is seen first. */
function isBehindRank(items: readonly Item[], index: number): boolean {
  for (let at = index; at > 0 && items[at]?.join !== 'stop'; at--) {
    const { meaning } = items[at - 1] as Item
    if (ranksUp(meaning)) return true
    if (meaning.kind === 'quality' && meaning.property === 'size' && meaning.amount >= FIRST) return true
  }
  return false
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

/** `where the board can find it`, `wo man ihn sofort sieht`: the item behind `where` in the clause of a word for seeing. */
function seenWhere({ items, source }: Brief, index: number): number | undefined {
  const { meaning, words, past, others } = items[index] as Item
  const isSeeing = meaning.kind === 'unknown' ? SEEING.test(words) : cannotMiss.test(words)
  if (!isSeeing || past || others) return undefined
  for (let at = index; at > clauseStart(items, index); at--) {
    const [before, item] = [items[at - 1] as Item, items[at] as Item]
    if (WHERE.test(source.words(before.last + 1, item.first))) return at
  }
  return undefined
}

const SEEING =
  /^(?:finds?|sees?|seen|spots?|notices?|found|sieht|sehen|findet|finden|voit|voie|trouve|vea|vean|ve|encuentre|encuentra|vede|veda|trova|trovi|veja|vê|encontre|ziet|zien|vindt|widać|znajdzie|ser|hittar|бачить|видно)$/
const WHERE = /(?<!\p{L})(?:where|wo|où|donde|dove|onde|waar|gdzie|där|де)(?!\p{L})/u

/** `the date and nothing else large`. */
function rankAlone(items: readonly Item[], index: number): Rank | undefined {
  const { meaning } = items[index] as Item
  const isLarge = meaning.kind === 'quality' && meaning.property === 'size' && meaning.amount > 0
  return isLarge && items[index - 1]?.words === 'nothing else' ? 'first' : undefined
}

/** Steps of size from which on something is seen before all else. */
const FIRST = 1.5

function rankAt(items: readonly Item[], index: number): Rank | undefined {
  const { meaning, words, past, others, tooMuch } = items[index] as Item
  // `the name of my tiny restaurant`
  if (past || others || tooMuch || items[index]?.of || isReader(items, index)) return undefined
  if (/^(?:second|next)$/.test(words)) return isPlacing(items, index) ? 'second' : undefined
  if (words === 'pop' && isMade(items, index)) return 'second'
  if (meaning.kind === 'macro')
    return FAR.test(words) || (items[index]?.within && LETTERS.test(words)) ? 'second' : undefined
  if (meaning.kind !== 'quality' || meaning.property !== 'size' || meaning.edit) return undefined
  // `boarding time second biggest`
  if (items[index]?.join === 'none' && items[index - 1]?.words === 'second') return 'second'
  const before = items[index]?.join === 'none' ? items[index - 1]?.meaning : undefined
  const steps = meaning.amount * (before?.kind === 'degree' ? before.factor : 1)
  if (steps <= -0.8) return 'last'
  if (steps >= FIRST || (steps >= 1 && isTheThing(items[index - 1]))) return 'first'
  return meaning.amount >= 1 && steps >= 0.8 ? 'second' : undefined
}

/** `make the deadline pop`: a look is what something is, and not what it is made to do. */
function isMade(items: readonly Item[], index: number): boolean {
  return items
    .slice(clauseStart(items, index), index)
    .some(({ words }) => /^(?:make|makes|let|lets|have|want|needs?|should|must)$/.test(words))
}

/** `the thing that jumps out`, `the one thing nobody can miss`: there is no other. */
function isTheThing(item: Item | undefined): boolean {
  return item?.meaning.kind === 'unknown' && /^(?:thing|bit|part)$/.test(item.words)
}

/** `so that the tenant cannot miss it`: who sees it is no thing of the page. */
function isReader(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index] as Item]
  return cannotMiss.test(item.words) && item.join === 'none' && before?.meaning.kind === 'unknown'
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
  // `the prize has to jump out more than the price`
  const isMore = brief.items[index + 1]?.words === 'more' && isThan(brief.items[index + 2])
  const isSize = meaning.kind === 'quality' && meaning.property === 'size' && (meaning.edit || isMore)
  const than = isMore ? index + 2 : index + 1
  if (!isSize || past || others || !isThan(brief.items[than])) return undefined
  const other = brief.items[than + 1]
  const part = other?.meaning.kind === 'target' ? other.meaning.part : undefined
  const isThing = thingStartingAt(brief, than + 1) !== undefined || part === 'title' || part === 'headings'
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

/** `le numéro tout petit`: one that is to be hardly seen is that of the paper, and no figure of the copy. */
function numberOf({ items, source }: Brief, { of }: Things): PartKey {
  const item = items[of[0] ?? 0] as Item
  const isOne = /^(?:le |la |el |the )?(?:n[uú]m(?:b?er|éro|ero)|nummer|nr|n°|№|numara|номер|番号|编号)/.test(
    source.words(item.first, item.last),
  )
  return isOne ? 'said:number' : 'figures'
}
