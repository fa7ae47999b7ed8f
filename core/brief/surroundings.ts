/** What stands around a word of the brief and turns what it asks for: what it is said of, and whether it is said at all. */
import { follows, isOnly, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import type { Context, Parse } from './wish-context.ts'
import { wholeWords, isWholeWord } from './words/parts.ts'
import { namesTarget, namesPart } from './meaning.ts'

/** `they deserve better than a grey letter`. */
export function isComparison({ parse: { items }, index }: Context): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && next.words === 'than'
}

/** `landscape if that's better`: what is only said to be the case. */
export function isCondition({ parse: { items }, index }: Context): boolean {
  const from = items.slice(0, index + 1).findLastIndex(({ join }) => join === 'stop' || join === 'comma')
  return items.slice(Math.max(from, index - 5, 0), index).some(({ words }) => words === 'if')
}

/** `a thin red line under the title`: said of the line, and not of what that stands under. */
export function isOfLine({ parse: { items }, index }: Context): boolean {
  const at = items[index + 1]?.meaning.kind === 'color' ? index + 2 : index + 1
  return items[at]?.join === 'none' && isLine(items[at])
}

/** `the first column wider`. */
export function isThingBefore({ parse: { items }, index }: Context): boolean {
  const [before, item] = [items[index - 1], items[index]]
  return item?.join === 'none' && before?.meaning.kind === 'unknown' && !isWholeWord(before.words)
}

/** `big, loud`: with nothing beside it, a size is that of what one sees first. */
export function isBareSize({ parse: { items }, index }: Context): boolean {
  const [item, next] = [items[index], items[index + 1]]
  const isAlone = (index === 0 || item?.join !== 'none') && (next === undefined || next.join !== 'none')
  // `only the name, large`
  const before = item?.join === 'comma' ? items[index - 1]?.meaning : undefined
  const isOfHeading = namesTarget(before, 'heading')
  if (namesPart(before) && !isOfHeading) return false
  if (isAlone && isOfHeading && /^(?:enormous|massive|gigantic)$/.test(item?.words ?? '')) return true
  return isAlone && /^(?:big|large|huge)$/.test(item?.words ?? '')
}

/** `stripes round the edge`: a word that may say nothing of corners. */
export function isBareRound({ parse, index }: Context): boolean {
  return parse.items[index]?.words === 'round'
}

/** `a smaller logo`, `the logo too shy`: the logo is no part of the design. */
export function isBesideLogo({ parse: { items }, index }: Context): boolean {
  return [-2, -1, 1, 2].some(step => /^logo(?:type)?s?$/.test(items[index + step]?.words ?? ''))
}

/** `no human figures`: what is banned is the thing behind. */
export function isOfNoun({ parse: { items }, index }: Context): boolean {
  const [item, next] = [items[index], items[index + 1]]
  if (!follows(item, next)) return false
  if (next.meaning.kind === 'target') return next.meaning.part === 'figures' || next.meaning.part === 'names'
  return next.meaning.kind === 'unknown' && !wholeWords.has(next.words)
}

/** `no logos of any party`: the mood is what the banned thing is of. */
export function endsThing({ parse: { items }, index }: Context, cue: number): boolean {
  const between = items.slice(cue + 1, index)
  const isThing = between.some(({ meaning }) => meaning.kind === 'target' || meaning.kind === 'unknown')
  return isThing && items[index]?.of === true
}

/** `no lotus`, and not `do not make it pretty`. */
export function isBareBan({ parse }: Context, cue: number): boolean {
  return /^(?:no|without|zero|avoid|never|nothing)$/.test(parse.items[cue]?.words ?? '')
}

/** Words for what a clause is about, right before a ban. */
const SPOKEN_OF =
  /^(?:man|it|them|you|she|he|they|we|es|sie|er|wir|ihn|ça|le|la|les|on|lo|la|si|se|men|het|ze|je|to|det|den|man)$/

/** `she reads it without glasses`, `der Preis ohne Zeichen`: in a clause about somebody or something a ban says how that is, and bans no thing of the page. */
function isOfClauseBefore({ items, negations, brief: { source } }: Context['parse'], cue: number): boolean {
  const [before, item] = [items[cue - 1], items[cue] as Item]
  // `no skulls nor harps`, `with a biro, so no gloss`
  if (negations[cue - 1] || source.before(item.first) === 'so') return false
  if (before && item.join === 'none') return /^(?:unknown|target|quality)$/.test(before.meaning.kind)
  return cue > 0 && SPOKEN_OF.test(source.before(item.first))
}

/** `no skulls, no harps`, and not `no one can say so`: right behind a bare ban stands a thing, and no more than three words of it. */
export function bansThing({ parse, index }: Context, cue: number): boolean {
  const { items } = parse
  if (!/^(?:no|without|zero|free)$/.test(items[cue]?.words ?? '')) return false
  if (isOfClauseBefore(parse, cue) || isOfDoing(parse, cue)) return false
  const isJoined = (at: number): boolean => items[at]?.join === 'none'
  let [from, to] = [index, index]
  while (from > cue + 1 && isJoined(from)) from--
  while (isJoined(to + 1)) to++
  const banned = items.slice(from, to + 1)
  return banned.length <= LONGEST_BAN && banned.every(isThing)
}

/** `legible without his glasses`, `prezzi senza simbolo`, `no somos un banco`: what is done without it, or not done, is no drawing. */
function isOfDoing({ items, negations, brief: { source } }: Parse, cue: number): boolean {
  const [item, next] = [items[cue] as Item, items[cue + 1]]
  if (!next || !/^(?:no|without)$/.test(item.words)) return false
  const said = source.words(item.first, item.last)
  if (source.isForeign && NOT.test(said)) return true
  if (/^(?:no|nothing|zero)$/.test(said)) return false
  if (WHOSE.test(source.before(next.first)) || WHO.test(source.before(item.first))) return true
  let from = cue
  while (from > 0 && items[from]?.join === 'none') from--
  return items.slice(from, cue).some((other, at) => {
    return negations[from + at] === undefined && (isThing(other) || namesPart(other.meaning))
  })
}

/** Words that turn a verb, where others ban a thing: `no`, beside `sin` and `nada de`. */
const NOT = /^(?:no|non|não|nicht|niet|nie|inte|ikke|nu|не|ne)$/

/** Who does it: `so that one reads it without`. */
const WHO = /^(?:es|er|sie|man|it|he|she|they|you|one|on|il|elle|ça|lo|se|si|det|han|hon|het|hij|się)$/

/** Owners of what is no part of a page: `sans ses lunettes`. */
const WHOSE =
  /^(?:his|her|their|seine|seinen|ihre|ihren|ses|sa|son|leurs?|sus?|sue|suoi|sua|suo|seus?|suas?|zijn|haar|hun|swoich|hans|hennes|deras|sina)$/

function isThing({ meaning, words, forIt, within }: Item): boolean {
  const isNamed = /^(?:unknown|tint|mood|unsupported)$/.test(meaning.kind) && !forIt && !within
  return (isNamed && !VAGUE.test(words)) || (meaning.kind === 'setting' && meaning.thing === true)
}

/** Items of the longest ban that is one of things. */
const LONGEST_BAN = 4

/** Behind `no`, words that say no thing. */
const VAGUE =
  /^(?:one|other|longer|way|matter|need|idea|problem|worries|real|actual|usual|anywhere|show|version|frills|\p{L}+n't|\p{L}+ly)$/u

/** `everything else small`, `the rest quiet`, `le reste discret`: what stands behind the things that a brief names. */
export function isOfRest({ parse: { items }, index }: Context): boolean {
  let first = index
  while (
    first > 0 &&
    items[first]?.join === 'and' &&
    /^(?:mood|quality)$/.test(items[first - 1]?.meaning.kind ?? '')
  )
    first--
  const before = items[first]?.join === 'none' ? items[first - 1]?.words : undefined
  if (/^(?:rest|else)$/.test(before ?? '')) return true
  const [next, last] = [items[index + 1], items[index + 2]]
  return next?.join === 'none' && next.words === 'everything' && last?.words === 'else'
}

/** `tables without a background`, `photos without frames`: the ban is said of what stands before it. */
export function isOfPartBefore({ parse: { items } }: Context, cue: number): boolean {
  const [before, item] = [items[cue - 1], items[cue]]
  const isPart = namesPart(before?.meaning)
  const isPicture = before?.meaning.kind === 'setting' && before.meaning.patch.imagery !== undefined
  return (isPart || isPicture) && item?.join === 'none' && item.words === 'without'
}

/** `do not print a background`: the ground itself, and nothing that is on it. */
export function isBareGround({ parse: { items }, index }: Context): boolean {
  const next = items[index + 1]
  // `no ink-painting background`
  const before = items[index]?.join === 'none' ? items[index - 1] : undefined
  if (before?.meaning.kind === 'unknown' && !before.words.startsWith('print')) return false
  // `żadnych nutek w tle`: what is not to stand there.
  if (before?.meaning.kind === 'drawing' || before?.meaning.kind === 'setting') return false
  return /^(?:background|bg|ground|backdrop)$/.test(items[index]?.words ?? '') && next?.join !== 'none'
}

/** `dark ink on light`, `dark on light`: behind words in another shade it is what they stand on. */
export function isGroundOfInk({ parse: { items }, index }: Context): boolean {
  const [first, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isInk = first?.meaning.kind === 'target' && /^(?:text|type)$/.test(first.meaning.target)
  const shade = isInk ? items[index - 2] : first
  const isLast = next === undefined || next.join !== 'none'
  return item?.on === true && item.join === 'none' && isLast && shade?.meaning.kind === 'shade'
}

/** `traffic light`, `the total in dark`: behind a thing of the copy a shade is said of that. */
export function isOfThing({ parse: { items, negations, brief }, index }: Context): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  if (!negations[index] && leadsThing(items, index, brief.source.isForeign)) return true
  if (item.join !== 'none' || negations[index] || before?.meaning.kind !== 'unknown' || before.meaning.name)
    return false
  const leads = next?.join === 'none' && next.meaning.kind !== 'cue' && !next.within && !next.on
  const isLast = before.last === item.first - 1 || item.within === true
  return isLast && !leads && !isWholeWord(before.words) && !VERBAL.test(before.words)
}

/** `dark serif`, `light zebra`, `dark frame`: said of what follows. */
export function isBeforeType({ parse: { items, negations, bound }, index }: Context): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (!follows(item, next) || negations[index] || bound[index] !== undefined) return false
  const isThing = next.meaning.kind === 'setting' && next.meaning.thing === true
  return isThing || next.meaning.kind === 'typeface' || next.meaning.kind === 'unsupported'
}

/** `dark humour`, `light lunch`, but not `dark warehouse dashboard`: before a thing of the copy, unless that goes on to the whole. */
function leadsThing(items: readonly Item[], index: number, isForeign: boolean): boolean {
  for (let at = index + 1; at <= index + 3; at++) {
    const [before, item] = [items[at - 1] as Item, items[at]]
    if (!follows(before, item) || item.meaning.kind !== 'unknown' || item.meaning.name) return at > index + 1
    // Endings of English words say nothing of others: `ein dunkles Burgunder`.
    if (isWholeWord(item.words) || (!isForeign && VERBAL.test(item.words))) return false
  }
  return false
}

/** Words that are no things, though no list has them. */
const VERBAL =
  /(?:ly|ed|ing|er)$|^(?:were|been|looks?|feels?|seems?|stays?|kept|goes|gone|went|want|wants|if|then|bit|kind|sort|rather|still|yet|even)$/

/** `Calibri 11`. */
export function isSizeOfFace(value: number, { parse: { items }, index }: Context): boolean {
  const [before, item] = [items[index - 1], items[index]]
  return follows(before, item) && before?.meaning.kind === 'typeface' && value >= 7 && value <= 16
}

/** `chunky sans`: whether a face follows, at most one look before it. */
export function isBesideFace({ parse: { items }, index }: Context): boolean {
  // `a thin elegant serif`
  const isLed = items[index + 1]?.meaning.kind === 'mood' && items[index + 1]?.join === 'none'
  const next = items[index + (isLed ? 2 : 1)]
  return next?.join === 'none' && next.meaning.kind === 'typeface'
}

/** `the three small tables`: behind `the` and a count, which ones are meant. */
export function saysWhich({ parse: { items, brief }, index }: Context): boolean {
  const [count, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isCounted = count?.meaning.kind === 'number' && follows(count, item) && follows(item, next)
  return isCounted && brief.source.before(count.first) === 'the' && next.meaning.kind === 'target'
}

/** `with 10 % blue`. */
export function isShare({ parse: { items }, index }: Context): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && next.meaning.kind === 'color'
}

/** `bank details in the footer`: a place, and nothing that is asked of the footer. */
export function isPlaceOfThing({ parse: { items }, index }: Context): boolean {
  const [before, item] = [items[index - 1], items[index] as Item]
  const isPlace = item.meaning.kind === 'target' && PLACES.has(item.meaning.part ?? item.meaning.target)
  const leads = item.within === true || item.on
  return isPlace && leads && item.join === 'none' && (before?.meaning.kind === 'unknown' || isOnly(before))
}

const PLACES: ReadonlySet<string> = new Set([
  'footer',
  'header',
  'runningHead',
  'cover',
  'margins',
  'background',
])
