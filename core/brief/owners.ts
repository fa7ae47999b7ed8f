/** Finds the thing that a look of the whole page is said of all the same: `"41 %" should be huge numbers`, `typewriter for the small line`. */
import { follows, type Item } from './items.ts'
import type { Holder } from './holders.ts'
import { clauseStart, indexesOf } from './things-beside.ts'
import { type Brief, thingEndingAt, thingStartingAt } from './things-of-copy.ts'
import { wholeWords, isWholeWord } from './words/parts.ts'
import { namesTarget } from './meaning.ts'

/**
 * What a look that no part was found for belongs to by its clause: the thing that a size, a place or a device was said of before it,
 * the noun right behind it, or what it is said to be for. Undefined where it is that of the whole.
 */
export function ownerOf(brief: Brief, index: number): Holder | undefined {
  return (
    spokenOf(brief.items, index) ??
    undrawnBefore(brief.items, index) ??
    subjectOfPop(brief, index) ??
    rankBehind(brief.items, index) ??
    nounBehind(brief, index) ??
    faceOfNoun(brief, index) ??
    meantFor(brief, index)
  )
}

/** Items to either side among which a look has its thing: longer briefs are read no slower a word. */
const NEAR = 8

/** `Efa's name biggest in a scripty face`: a clause that has its thing goes on about it. */
export function spokenOf(items: readonly Item[], index: number): Holder | undefined {
  for (let at = index; at > Math.max(index - NEAR, 0); at--) {
    const [before, item] = [items[at - 1] as Item, items[at] as Item]
    if (!/^(?:none|and)$/.test(item.join) || item.colon || item.bracket) return undefined
    const { meaning, words } = before
    if (/^(?:rank|place|device)$/.test(meaning.kind) && 'keys' in meaning && meaning.keys?.length)
      return { key: meaning.keys.at(-1), of: [] }
    if (wholeWords.has(words) || /^(?:cue|setting|mood|color)$/.test(meaning.kind)) return undefined
  }
  return undefined
}

/** `the middle plan should pop`: what is to stand out is said before it. */
function subjectOfPop(brief: Brief, index: number): Holder | undefined {
  const { items, source } = brief
  const [before, item] = [items[index - 1], items[index] as Item]
  if (item.meaning.kind !== 'macro' || item.join !== 'none' || !before || !isNoun(before)) return undefined
  const isSaid = /(?:^| )(?:should|must|needs? to|has to|have to|can) /.test(
    `${source.words(before.last + 1, item.first - 1)} `,
  )
  if (!isSaid) return undefined
  const thing = thingEndingAt(brief, index - 1)
  return thing ? { key: thing.key, of: indexesOf(thing) } : { of: [index - 1] }
}

/** `clause numbers centred`: a manner right behind what is only declined is said of that. */
function undrawnBefore(items: readonly Item[], index: number): Holder | undefined {
  const [before, item] = [items[index - 1], items[index] as Item]
  const isBehind = item.meaning.kind === 'manner' && item.join === 'none'
  return isBehind && before?.meaning.kind === 'unsupported' ? { of: [index - 1] } : undefined
}

/** `in cursiva grande il nome`: a manner beside the size of a thing is that of the same. */
function rankBehind(items: readonly Item[], index: number): Holder | undefined {
  const isVery = items[index + 1]?.meaning.kind === 'degree' && items[index + 1]?.join === 'none'
  const [item, next] = [items[index], items[index + (isVery ? 2 : 1)]]
  if (item?.meaning.kind !== 'manner' || next?.meaning.kind !== 'rank' || next.join !== 'none')
    return undefined
  return { key: next.meaning.keys.at(-1), of: [] }
}

/** `a thin band`, `a horizontal bar chart`: what is said right before a noun. */
function nounBehind({ items, source }: Brief, index: number): Holder | undefined {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (!follows(item, next) || next.colon) return undefined
  switch (shapeOf(item)) {
    case 'way':
      return next.meaning.kind === 'device' ? { of: [] } : undefined
    case 'roundness':
      return next.meaning.kind === 'typeface' ||
        (item.within && /^(?:device|unsupported)$/.test(next.meaning.kind))
        ? { of: [] }
        : undefined
    case 'density':
      if (next.meaning.kind === 'target') return isOfWords(next) ? { of: [] } : undefined
      return source.isForeign || leadsToWhole(items, index + 1) ? undefined : nounAt(items, index + 1)
    case 'weight':
      return nounAt(items, index + 1)
    default:
      return undefined
  }
}

type Shape = 'way' | 'roundness' | 'density' | 'weight'

/** What a thing of any kind may be as well as a page: how it lies, how round, how full, how heavy. */
function shapeOf({ meaning }: Item): Shape | undefined {
  if (meaning.kind === 'quality') return meaning.property === 'weight' ? 'weight' : undefined
  if (meaning.kind !== 'setting') return undefined
  const { page, shape, space } = meaning.patch
  if (page?.orientation) return 'way'
  if (space?.density) return 'density'
  return shape?.radius ? 'roundness' : undefined
}

/** `generous captions`: of margins and grounds it is said as of the page. */
function isOfWords({ meaning }: Item): boolean {
  return meaning.kind === 'target' && (meaning.part !== undefined || meaning.target === 'text')
}

/** `an airy airline look` */
function leadsToWhole(items: readonly Item[], from: number): boolean {
  let at = from
  while (at < from + NEAR && follows(items[at], items[at + 1]) && items[at + 1]?.meaning.kind === 'unknown')
    at++
  return at > from && wholeWords.has(items[at]?.words ?? '')
}

function nounAt(items: readonly Item[], at: number): Holder | undefined {
  if (leadsToType(items, at)) return undefined
  return isNoun(items[at] as Item) ? { of: [at] } : undefined
}

/** `chunky old-garage lettering`: what kind of letters they are is no thing of its own. */
export function leadsToType(items: readonly Item[], from: number): boolean {
  let at = from
  while (at < from + KIND && follows(items[at], items[at + 1]) && items[at]?.meaning.kind === 'unknown') at++
  const { meaning } = items[at] ?? {}
  return at > from && namesTarget(meaning, 'type')
}

/** Words that say which kind of letters. */
const KIND = 3

function isNoun({ meaning, words }: Item): boolean {
  if (meaning.kind !== 'unknown' || meaning.name) return false
  return !isWholeWord(words) && !SAYING.test(words)
}

/** Words that no list knows and that are no nouns. */
const SAYING = /(?:ly|ed|ing|ish|ful|ic|ous|ive)$|^(?:if|then|please|print|prints|pages?)$/

/** `the greeting handwritten`, `마지막 인사말은 손글씨`: a face right behind the one noun of its clause. */
function faceOfNoun({ items, source }: Brief, index: number): Holder | undefined {
  const [before, item] = [items[index - 1], items[index] as Item]
  if (item.meaning.kind !== 'typeface' || item.within || !before || !follows(before, item)) return undefined
  const next = items[index + 1]
  const ends = next === undefined || next.join !== 'none' || !/^(?:target|unknown)$/.test(next.meaning.kind)
  const start = clauseStart(items, index)
  const words = items.slice(start, index)
  const isNamed =
    source.isForeign || /^(?:the|our|my|your|his|her|their)$/.test(source.before(words[0]?.first ?? 0))
  const areNouns = words.length <= 2 && words.every(isThingOfCopy)
  if (!ends || !isNamed || !areNouns) return undefined
  return { key: `said:${words.map(({ words }) => words).join(' ')}`, of: words.map((_, at) => start + at) }
}

function isThingOfCopy({ meaning, words }: Item): boolean {
  return (
    meaning.kind === 'unknown' &&
    !meaning.name &&
    !isWholeWord(words) &&
    !/^(?:look|style|everything|all|feel)$/.test(words)
  )
}

const FOR = /(?<!\p{L})(?:für|pour|para|per|voor|för|dla|için)(?!\p{L})/u

/** `typewriter for the small line`, `italics for the losses`: what a face or a manner is for. */
function meantFor(brief: Brief, index: number): Holder | undefined {
  const { items } = brief
  const { meaning } = items[index] as Item
  const start = /^(?:face|font|type)$/.test(items[index + 1]?.words ?? '') ? index + 1 : index
  const first = items[start + 1]
  const isFor =
    first !== undefined &&
    (first.forIt === true || FOR.test(brief.source.words((items[start] as Item).last, first.first)))
  if (!/^(?:typeface|manner)$/.test(meaning.kind) || first?.join !== 'none' || !isFor) return undefined
  let at = start + 1
  while (at < index + NEAR && /^(?:quality|degree|mood)$/.test(items[at]?.meaning.kind ?? '')) at++
  const item = items[at]
  // `mono for timeline and code`
  const next = items[at + 1]
  const isPart = next?.join === 'and' && next.meaning.kind === 'target' && next.meaning.part !== undefined
  if (item && isPart && wholeWords.has(item.words) && next.meaning.kind === 'target')
    return { key: next.meaning.part, of: [at, at + 1] }
  if (!item || (at > start + 1 && item.join !== 'none') || wholeWords.has(item.words)) return undefined
  const thing = thingStartingAt(brief, at)
  if (thing) return { key: thing.key, of: indexesOf({ from: index + 1, to: thing.to }) }
  const isThing = item.meaning.kind === 'setting' || (item.meaning.kind === 'unknown' && isNoun(item))
  return isThing ? { of: indexesOf({ from: index + 1, to: at }) } : undefined
}
