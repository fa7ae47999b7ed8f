/** What the colours of a brief and the words that turn them light or dark are wanted for. */
import { toOklch } from '../theme/oklch.ts'
import { type PartDesign, type PartKey, TOUCH } from './design.ts'
import { GROUNDS } from './bindings.ts'
import { isNearBlackOf, isSparing } from './companions.ts'
import { isFurniture } from './holders.ts'
import { follows, isColor, isOnly, type Item } from './items.ts'
import { namesTarget, type Meaning, type Target } from './meaning.ts'
import { isFamily } from './color-slots.ts'
import { NOTHING_DRAWN } from './gather-ignored.ts'
import { isOfOneButton, oneButton } from './one-button.ts'
import type { ColorUseOf } from './part-colors.ts'
import { type ColorUse, INK, shadedColor } from './palette.ts'
import { isOfDevice } from './setting-wishes.ts'
import type { Brief } from './things-of-copy.ts'
import { isSmallMark } from './touches.ts'
import { wholeWords } from './words/parts.ts'
import { mostWords } from './words/tints.ts'
import {
  aimOf,
  type Context,
  degreeOf,
  type Parse,
  targetOf,
  phraseFor,
  wishOf,
  wish,
} from './wish-context.ts'

/** Notes a colour for its part, or the ban of a hue; where it changes nothing, it is told why. */
export function interpretColor(meaning: ColorMeaning, context: Context): string | undefined {
  const { parse, index, reading } = context
  const phrase = phraseFor(context)
  if (parse.negations[index]) return banColor(meaning, context)
  if (isOfSeveral(context, phrase)) return 'what the colours are called, and no colour itself'
  const { uses, on } = parse.items[index] as Item
  const hex = shadedAsSaid(meaning, context)
  const unseated = uses ? usesNowhere(uses) : unseatedReason(meaning.hex, context)
  if (unseated !== undefined) return asTouch(hex, unseated, context)
  if (uses) {
    dressUses(hex, uses, meaning.literal, context, phrase)
    return undefined
  }
  const seated = seatedIn(context)
  const { target } = seated
  const useless = noUseOf(hex, seated, context)
  if (useless !== undefined) return asTouch(hex, useless, context)
  if (dressOrnament(hex, context, phrase)) return undefined
  const ofPart = fillOfPart(parse, index)
  if (ofPart) return wishOf(ofPart, { fill: hex }, context)
  const ground = on && (target === undefined || target === 'text' || !isFilled(context))
  if (!ground && dressColor(hex, on, target, meaning.literal, context, phrase)) return undefined
  // Nothing else has the colour: the accent is ink, unless another is named.
  if (!ground && isOnlyThere(context))
    return reading.edits ? undefined : wish({ color: { seeds: [INK], scheme: 'mono' } }, context)
  const clause = parse.items.slice(Math.max(index - 3, 0), index).map(item => item.meaning)
  reading.colors.push({
    phrase,
    hex,
    literal: meaning.literal,
    // `a little blue`: a ground that only leans to a colour.
    ...((meaning.pale || (degreeOf(context) < 1 && seated.named === 'background')) && { pale: true }),
    ...(!ground && isLittle(context) && { little: true }),
    ...(isWithColor(parse.items, index) && { onFirst: true }),
    share: shareOf(context),
    target: ground ? 'background' : targetOfUse(hex, target, context),
    changes: clause.some(other => other.kind === 'cue' && other.cue === 'edit'),
  })
  return isTheOnly(context)
    ? wish({ color: { scheme: 'mono', ...sparingly(target, context) } }, context)
    : undefined
}

/** Why a colour has no seat: a sentence, or of a thing that is not found how the colour is told. */
type NoSeat = string | { readonly missing: string }

function usesNowhere({ unseated, shown }: ColorUseOf): NoSeat | undefined {
  if (unseated === undefined) return undefined
  return shown ? alone(unseated) : { missing: alone(unseated) }
}

function alone(thing: string): string {
  return `for one thing alone: nothing of the design is called "${thing}"`
}

/** A colour of a thing that is not found is a touch of the page, which says so; a grey of it is none. */
function asTouch(hex: string, noSeat: NoSeat, context: Context): string | undefined {
  if (typeof noSeat === 'string') return noSeat
  const { l, c } = toOklch(hex)
  const { reading, parse, index } = context
  const isSeen = c >= TOUCHED && l <= PALE && hasHued(parse.items, index)
  if (!isSeen || reading.edits) return noSeat.missing
  const phrase = phraseFor(context)
  reading.colors.push({
    phrase,
    hex,
    literal: false,
    target: 'detail',
    little: true,
    share: SHARES.touch,
    changes: false,
  })
  reading.assumed.push({ phrase, effect: `a touch of the page: ${noSeat.missing}` })
  return undefined
}

/** OKLCH chroma from which a colour is a touch that is seen, and lightness up to which it is seen on paper. */
const TOUCHED = 0.08
const PALE = 0.88

type ColorMeaning = Meaning & { kind: 'color' }

/** Bans a hue; where what is banned is no colour, or has no hue, it is told so. */
function banColor({ hues, hex }: ColorMeaning, context: Context): string | undefined {
  const { parse, index, reading } = context
  if (parse.negations[index]?.kind === 'soft') return 'how much of a colour shows follows from the copy'
  if (isOfBannedThing(parse, index)) return 'this kind of it alone is not wanted'
  if (isBannedThing(parse, index)) return NOTHING_DRAWN
  // `no white`: a paper that is none.
  if (!hues && hex === '#ffffff' && parse.bound[index] === undefined && !hasPaper(parse))
    return wish({ color: { ground: 'cream' } }, context, 'ban')
  if (!hues) return 'only hues can be banned: name another colour for the part instead'
  reading.bans.push({ phrase: phraseFor(context), hues, hex })
  return undefined
}

/** Whether another paper is named, or a dark one. */
function hasPaper({ items, bound }: Parse): boolean {
  return items.some(({ meaning, on }, at) => {
    const own = bound[at]
    const isGround = own !== undefined && namesTarget(items[own]?.meaning ?? meaning, 'background')
    return (meaning.kind === 'color' && (on || isGround)) || (meaning.kind === 'shade' && isGround)
  })
}

/** What says more of a colour. */
function companionsOf({ parse, index }: Context): readonly (Meaning | undefined)[] {
  return (parse.companions.get(index) ?? []).map(other => parse.items[other]?.meaning)
}

/** A colour as light or dark as words beside it make it. */
function shadedAsSaid({ hex, literal }: ColorMeaning, context: Context): string {
  const shade = companionsOf(context).find(companion => companion?.kind === 'shade')
  const turned = shade?.kind === 'shade' && !literal
  const said = turned ? shadedColor(hex, shade.lightness, shade.chroma) : hex
  return isNearBlackOf(context.parse.items, context.index + 1) ? shadedColor(said, NEAR_BLACK, 0.9) : said
}

/** What a colour is for: as it is named, and as it is meant where that is no part or the part has no seat. */
interface Seated {
  readonly named: Target | undefined
  readonly target: Target | undefined
}

function seatedIn(context: Context): Seated {
  const { parse, index } = context
  const words = [index, ...(parse.companions.get(index) ?? [])].map(word => parse.items[word])
  const part = targetOf(context)
  const little = isLittle(context)
  // A touch of a colour is no ground.
  const seat = words.find(word => word?.seat && !(little && word.seat === 'background'))?.seat
  const isRest = part === 'text' && parse.items[parse.bound[index] ?? -1]?.words === 'rest'
  const named = isRest ? undefined : part
  return { named, target: named === 'part' ? (seat ?? named) : (named ?? seat) }
}

/** Why nothing of the design takes a colour; undefined where something does. */
function noUseOf(hex: string, { named, target }: Seated, { parse, index }: Context): NoSeat | undefined {
  const { l, c } = toOklch(hex)
  const isFree = target === undefined
  if (isFree && isSaidOf(parse, index) && l > 0.88) return 'a pale colour of one thing: name a part for it'
  const isLight = l > 0.88 || (l < 0.35 && c < 0.03)
  if (isFree && isBesideThing(parse, index) && isLight) return 'lines are drawn in the colours of the page'
  // `one poppy red for the war years`: what a single colour is for.
  const isForOne = named === undefined && parse.items[index + 1]?.forIt === true
  const placed = named === undefined ? placedBehind(parse, index) : undefined
  const isOpen = placed === undefined && (isFree || isForOne)
  // What a clause begins with and has a colour in is told apart by it: a touch elsewhere would tell the same.
  const told = isOpen ? undrawnBefore(parse, index) : undefined
  if (told !== undefined) return forOne(told)
  const thing = placed ?? (isOpen ? thingOf(parse, index, c) : undefined)
  return thing === undefined ? undefined : { missing: forOne(thing) }
}

function forOne(thing: string): string {
  return `for one thing: nothing of the design is called "${thing}"`
}

/** The part that a colour goes to that is no ground. */
function targetOfUse(hex: string, target: Target | undefined, context: Context): Target | undefined {
  const { parse, index } = context
  const aim = aimOf(context)
  // `white and brown with one blue button`: where others are named, a button's colour is its own.
  if (aim === 'buttons' && target === 'accent' && hasOthers(parse, index)) return 'detail'
  if (aim === 'cover') return 'accent'
  if (target === 'accent' && isBehindLead(context)) return 'detail'
  return target ?? (isOnColor(hex, parse, index) ? 'text' : undefined)
}

/** `moss green, bark brown and as accent a jay's blue`: behind two colours that lead an accent fills nothing. */
function isBehindLead({ parse: { items, bound }, index, reading }: Context): boolean {
  const from = Math.max(index - NEARBY, 0)
  const leading = items
    .slice(from, index)
    .filter(
      ({ meaning, uses, on }, at) =>
        meaning.kind === 'color' &&
        !uses &&
        !on &&
        bound[from + at] === undefined &&
        toOklch(meaning.hex).c >= GREY,
    )
  return !reading.edits && leading.length > 1
}

/** `deep green with cream`. */
function isWithColor(items: readonly Item[], index: number): boolean {
  const [color, cue, item] = items.slice(Math.max(index - 2, 0), index + 1)
  return index > 1 && isColor(color) && cue?.words === 'with' && cue.join === 'none' && item?.join === 'none'
}

/** Whether a colour is said to be the only one. */
function isTheOnly(context: Context): boolean {
  return companionsOf(context).some(
    companion =>
      (companion?.kind === 'number' && companion.value === 1) ||
      (companion?.kind === 'cue' && companion.cue === 'only'),
  )
}

/** `machine grey with one brass accent`, `deep teal with one copper accent`: it fills nothing. */
function sparingly(target: Target | undefined, context: Context): { readonly sparing?: true } {
  const { parse, index } = context
  // `navy and one touch of brass`: a touch beside a colour that leads is a touch, and the lead fills what it fills.
  const isAccent =
    target === 'accent' &&
    !isLoud(context) &&
    (isBesideGrey(parse, index) || (isBesideLead(context) && !isLittle(context)))
  return isAccent ? { sparing: true } : {}
}

/** `airmail stripes in faded red`: the colour that an ornament is drawn in, which is no ground. */
function dressOrnament(hex: string, { parse: { items }, index, reading }: Context, phrase: string): boolean {
  let at = index
  while (items[at]?.join === 'none' && /^(?:shade|degree|mood)$/.test(items[at - 1]?.meaning.kind ?? '')) at--
  const [ornament, opening] = [items[at - 1]?.meaning, items[at]]
  const isDrawn = ornament?.kind === 'setting' && typeof ornament.patch.decor?.motif === 'string'
  if (!isDrawn || opening?.join !== 'none' || !opening.within) return false
  reading.wishes.push({ phrase, level: 'word', patch: { decor: { motifColor: hex } } })
  reading.colors.push({ phrase, hex, literal: false, target: 'detail', changes: false })
  return true
}

/** Whether the only other colour that a brief names for no part is a grey. */
function isBesideGrey({ items, bound }: Parse, index: number): boolean {
  const others = items.flatMap(({ meaning, uses }, at) =>
    at !== index && meaning.kind === 'color' && !uses && bound[at] === undefined ? [meaning.hex] : [],
  )
  return others.length === 1 && others.every(hex => toOklch(hex).c < GREY && toOklch(hex).l > DEEP)
}

/** Lightness from which a grey is none of ink. */
const DEEP = 0.4

/** What a colour that is almost black loses, in OKLCH lightness. */
const NEAR_BLACK = -0.22

/** `ni lavande ni cigale`, `no photos of books with coffee`: what a colour is called after, among things that are banned. */
function isBannedThing({ items, negations }: Parse, index: number): boolean {
  const { meaning, first, last } = items[index] as Item
  if (meaning.kind !== 'color' || isFamily(meaning) || first !== last) return false
  // `no orchids`: several are flowers.
  if (FLOWERS.test((items[index] as Item).words)) return true
  const cue = negations[index]?.cue ?? index
  const others = items.filter((item, at) => {
    const isNear = Math.abs(at - index) < BANNED && item.join !== 'stop'
    return at !== index && at !== cue && isNear && negations[at] !== undefined && item.meaning.kind !== 'cue'
  })
  const isThing = ({ meaning: { kind } }: Item): boolean => /^(?:unknown|drawing|unsupported)$/.test(kind)
  return others.some(isThing) && !others.some(isColor)
}

/** Plants that are called in the plural, as no colour is. */
const FLOWERS =
  /^(?:orchids|roses|lavenders|violets|lilacs|poppies|marigolds|peonies|tulips|daisies|sunflowers|cherries|lemons|oranges|plums|olives)$/

/** Items between a colour and what else is banned with it. */
const BANNED = 5

/** `no gold gradient`, `no glowing blue brains`: what is banned is a thing, and its colour may be elsewhere. */
function isOfBannedThing({ items, brief }: Parse, index: number): boolean {
  let at = index + 1
  while (isColor(items[at]) && follows(items[at - 1], items[at])) at++
  const next = items[at]
  if (!follows(items[at - 1], next)) return false
  // `no green leaves`: not what leaves something.
  const isThing = (next.meaning.kind === 'setting' && next.meaning.thing === true) || next.words === 'leaves'
  const isNoun = next.meaning.kind === 'unknown' && !wholeWords.has(next.words)
  return isThing || next.meaning.kind === 'drawing' || (isNoun && !brief.source.isForeign)
}

/** `a single red spot top right`: what has the colour, and its place, and is nothing of the design. */
function placedBehind({ items, brief: { source } }: Parse, index: number): string | undefined {
  const [item, next, place] = items.slice(index, index + 3)
  const isThing = follows(item, next) && next.meaning.kind === 'unknown' && !wholeWords.has(next.words)
  return isThing && place?.join === 'none' && place.meaning.kind === 'place'
    ? source.words(next.first, next.last)
    : undefined
}

/**
 * The thing that a colour is for and that no part is called: `charcoal sidebar`, `light grey boxes`, whose greys are no ground of the
 * page; `heather for the care team` where the page has other colours; undefined for other colours.
 */
function thingOf(parse: Parse, index: number, chroma: number): string | undefined {
  const { items } = parse
  const next = items[index + 1]
  if (next?.join !== 'none') return undefined
  // `navy clause numbers`, `the date in a red starburst`
  if (follows(items[index], next) && (/ numbers?$/.test(next.words) || isStoodIn(items, index)))
    return next.words
  const isBoxed =
    next.meaning.kind === 'device' ||
    (next.meaning.kind === 'setting' && next.meaning.patch.decor?.fields === true)
  if (chroma < GREY && isBoxed && follows(items[index], next)) return next.words
  const isFor = (at: number): boolean =>
    /^(?:unknown|unsupported)$/.test(items[at]?.meaning.kind ?? '') &&
    !/^(?:data|charts?|graphs?|diagrams?)$/.test(items[at]?.words ?? '') &&
    items[at]?.forIt === true &&
    items[at]?.join === 'none'
  const isOther = (item: Item, at: number): boolean =>
    at !== index && item.meaning.kind === 'color' && !isFor(at + 1)
  return isFor(index + 1) && items.some(isOther) ? next.words : undefined
}

/** `us in coral`: whose side a brief is on, which no list has. */
const US = /(?<!\p{L})(?:us|ours|me|mine|uns|nous|noi|nós|nosotros|ons|oss)(?!\p{L})/u

/**
 * `clause numbers in the margin in dark blue`, `us in coral`, `below 90 in amber`: what a clause begins with, and has nothing of the
 * design stand for; undefined where a colour is of something else.
 */
function undrawnBefore({ items, brief }: Parse, index: number): string | undefined {
  const [before, item] = [items[index - 1], items[index] as Item]
  const said = item.within ? brief.source.words((before?.last ?? -1) + 1, item.first - 1) : ''
  const us = US.exec(said)?.[0]
  if (us) return us
  if (item.join !== 'none' || !before) return undefined
  if (item.within && before.meaning.kind === 'number' && before.meaning.value !== 1) return before.words
  let at = index - 1
  while (
    at > 0 &&
    items[at]?.join === 'none' &&
    /^(?:place|quality|degree|rank)$/.test(items[at]?.meaning.kind ?? '')
  )
    at--
  const opens = at === 0 || items[at]?.join !== 'none'
  const leads = at < index - 1 || item.within === true
  return opens && leads && items[at]?.meaning.kind === 'unsupported' ? items[at]?.words : undefined
}

/** A colour is that of a thing that another stands in. */
function isStoodIn(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  if (!item?.within || item.join !== 'none' || !next) return false
  const { kind } = next.meaning
  const isThing =
    kind === 'unknown'
      ? !wholeWords.has(next.words) && !/ing$/.test(next.words)
      : kind === 'setting' || kind === 'drawing'
  return isThing && /^(?:unknown|target|number)$/.test(before?.meaning.kind ?? '')
}

/** OKLCH chroma below which a colour is a grey. */
const GREY = 0.04

/** A thing by its words, in a language without blanks. */
const UNSPACED = /^said:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Dresses what a colour is for. Where that is not all that has it, it is one of the design's colours besides, behind the others. */
function dressUses(
  hex: string,
  { keys, states, only, lines, limit, ornament, tinted = [], fields = [] }: ColorUseOf,
  literal: boolean,
  { reading, parse: { brief }, index }: Context,
  phrase: string,
): void {
  const level = literal ? 'literal' : 'word'
  const one =
    keys.includes('buttons') && isOfOneButton(brief, index) ? oneButton(brief, index, hex) : undefined
  const dressed = one ? keys.filter(key => key !== 'buttons') : keys
  const parts = Object.fromEntries([
    ...dressed.map(key => [key, key === 'buttons' ? { fill: hex } : { color: hex, ...limit }] as const),
    ...Object.entries(one ?? {}),
    ...tinted.map(key => [key, { tint: hex }] as const),
    ...fields.map(key => [key, { device: 'box', tint: hex }] as const),
  ])
  const told = Object.fromEntries(states.map(state => [state, hex]))
  const color = {
    ...told,
    ...(lines && { lines: { hex, one: lines !== 'all', ...(lines === 'bar' && { broad: true as const }) } }),
  }
  reading.wishes.push({
    phrase,
    level,
    patch: { parts, color, ...(ornament && { decor: { motifColor: hex } }) },
  })
  // `い草の緑と縁の藍だけで`: at the end of a list `only` is said of all its colours, and of no thing that the copy has not.
  const isAbsent =
    keys.length > 0 &&
    keys.every(key => UNSPACED.test(key) && !brief.says(key.slice(5))) &&
    brief.items.slice(0, index).some(({ meaning }) => meaning.kind === 'color')
  const isOnly = (only && !isAbsent) || lines
  const target = isOnly ? 'only' : states.length > 0 ? 'state' : 'detail'
  // For one thing alone there is little of it, and some: pages that show none or much of it are told of.
  const share = only && !lines && !keys.some(key => FIELDS.includes(key)) ? { share: SHARES.reserved } : {}
  const ofLines = lines && { isOfLines: true as const }
  reading.colors.push({ phrase, hex, literal, target, changes: false, ...share, ...ofLines })
}

/** `the five wool colours`: a stuff behind a number that has no plural is what several colours are of. */
function isOfSeveral({ parse, index }: Context, phrase: string): boolean {
  const item = parse.items[index] as Item
  const isCounted = /^(?:two|three|four|five|six|seven|eight|nine|ten)\s\p{L}+$/u.test(phrase.toLowerCase())
  return isCounted && item.meaning.kind === 'color' && !item.meaning.hues && !/s$/u.test(item.words)
}

/** Parts that may fill a page. */
const FIELDS: readonly PartKey[] = ['buttons', 'headings', 'title', 'subheads']

/** `a touch of copper`, `hardly any gold`, `one red thread`. */
function isLittle(context: Context): boolean {
  const { items } = context.parse
  const next = items[context.index + 1]
  const before = items[context.index]?.join === 'none' ? (items[context.index - 1]?.words ?? '') : ''
  // `a thin burgundy rule`
  const isFine = FINE.test(before)
  const isMark = next?.join === 'none' && MARKS.test(next.words) && (isFine || isSingle(context))
  const isSpot = isSaidSmall(context)
  // `tiny silver details`, `small gold accents`: what is small is no ground.
  const isDetail = next?.join === 'none' && DETAILS.test(next.words) && (isFine || SMALL.test(before))
  const isShy = [items[context.index - 1], next].some(
    (other, at) =>
      other?.meaning.kind === 'mood' &&
      SHY.test(other.words) &&
      (at === 0 ? items[context.index] : other)?.join === 'none',
  )
  // `a red stamp`: the colour of what is not drawn is one for the details; `colours like a red kite` are as its.
  const isOfUndrawn =
    follows(items[context.index], next) &&
    !next.colon &&
    !items[context.index]?.likened &&
    next.meaning.kind === 'unsupported' &&
    hasHued(items, context.index)
  return (
    isSparing(items, context.index + 1) ||
    isDegreeOfAmount(context) ||
    isOfUndrawn ||
    isMark ||
    isSpot ||
    isDetail ||
    isShy ||
    isFew(context) ||
    isOfThingBesides(context) ||
    isAccentAlone(context) ||
    isOneBesides(context)
  )
}

/** What the author's own words, in whatever order, say of how much of a colour there is to be; black and white are no mark. */
function isSaidSmall({ parse: { items, brief }, index }: Context): boolean {
  const { meaning, first } = items[index] as Item
  if (meaning.kind !== 'color' || toOklch(meaning.hex).c < GREY) return false
  const at = brief.source.start(first)
  // Long briefs are read no slower a word.
  const others = items
    .slice(Math.max(index - NEARBY, 0), index + NEARBY)
    .flatMap(item => (item !== items[index] && isColor(item) ? [brief.source.start(item.first)] : []))
  const before = Math.max(...others.filter(start => start < at), at - NEARBY * 8, 0)
  const behind = Math.min(...others.filter(start => start > at), at + NEARBY * 8)
  return isSmallMark(brief.source, at, before, behind)
}

/** Items around a colour that say how much of it there is to be. */
const NEARBY = 10

/** `and a yellow lamp that lights the title`: behind other colours that of a thing which is not drawn. */
function isOfThingBesides({ parse: { items, brief }, index }: Context): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isThing =
    follows(item, next) &&
    next.meaning.kind === 'unknown' &&
    !next.meaning.name &&
    !wholeWords.has(next.words)
  if (!isThing || !/^(?:and|none)$/.test(item.join) || !items.slice(0, index).some(isColor)) return false
  // `um laranja de colete`: which one it is.
  const said = brief.source.words(Math.min(item.first, next.first), Math.max(item.last, next.last))
  if (/ (?:de|di|do|da|del|van|von|of|av) /u.test(said)) return false
  const first = brief.source.start(next.first) < brief.source.start(item.first) ? next.first : item.first
  return item.article === true || ONE.test(brief.source.before(first))
}

/** `blue and madder only in the two places where they occur`. */
function isFew({ parse: { items, brief }, index }: Context): boolean {
  let at = index + 1
  while (isColor(items[at]) && items[at]?.join === 'and') at++
  const next = items[at + 1]
  if (items[at]?.meaning.kind !== 'number' || !next || items[at]?.join !== 'none' || next.join !== 'none')
    return false
  return PLACES.test(brief.source.words(next.first, next.last))
}

const PLACES =
  /^(?:places?|spots?|times|stellen|orten?|endroits?|lieux|sitios|lugares|punti|posti|plekken|plaatsen|ställen?|miejscach|yerde)$/u

/** Whether another colour with a hue is named: the only one is no detail, whatever it is of. */
function hasHued(items: readonly Item[], index: number): boolean {
  return items.some(
    ({ meaning, uses }, at) =>
      at !== index && meaning.kind === 'color' && !uses?.unseated && toOklch(meaning.hex).c >= GREY,
  )
}

/** `a touch of copper`, and not `slightly warm white`: what is nearly white is only turned by it. */
function isDegreeOfAmount(context: Context): boolean {
  if (degreeOf(context) >= 1) return false
  const { meaning, words } = context.parse.items[context.index] as Item
  const { l, c } = meaning.kind === 'color' ? toOklch(meaning.hex) : { l: 0, c: 1 }
  // `slightly yellowed`: a sheet, and no spot of it.
  return !(l > 0.93 && c < GREY) && !/^(?:yellowed|aged)$/.test(words)
}

/** `black, with one single red`: of several colours the one that is counted is a touch; `one red accent` is the accent. */
function isOneBesides(context: Context): boolean {
  const { index, parse } = context
  if (/accent/.test(parse.items[parse.bound[index] ?? -1]?.words ?? '')) return false
  // `silt grey and one strong jute gold`
  if (isLoud(context)) return false
  // `only green and white` are all that there are.
  const next = parse.items[index + 1]
  const isPaired = isColor(next) && next?.join === 'and'
  const isOnlyOne = !isPaired && (parse.companions.get(index) ?? []).some(at => isOnly(parse.items[at]))
  const { meaning } = parse.items[index] as Item
  return (
    (isSingle(context) || isOnlyOne) &&
    meaning.kind === 'color' &&
    toOklch(meaning.hex).c >= GREY &&
    parse.items.some((item, at) => at !== index && isColor(item) && !item.uses?.only)
  )
}

/** `one strong cobalt`: it is to be seen. */
function isLoud({ parse: { items }, index }: Context): boolean {
  const said = [items[index], ...(items[index]?.join === 'none' ? [items[index - 1]] : [])]
  return said.some(item => /^(?:strong|loud|bold|rich|fierce)/.test(item?.words ?? ''))
}

/** `deep teal with one copper accent`: beside a colour that leads, one accent fills nothing. */
function isBesideLead(context: Context): boolean {
  const { items, bound } = context.parse
  return (
    isSingle(context) &&
    items.some(({ meaning, uses, on }, at) => {
      if (at === context.index || meaning.kind !== 'color' || uses || on || bound[at] !== undefined)
        return false
      const { l, c } = toOklch(meaning.hex)
      return c >= GREY && l < LEADING
    })
  )
}

/** Lightness up to which a colour leads, and is no paper. */
const LEADING = 0.78

const FINE = /^(?:thin|fine|hairline|thinnest|narrow|slim)$/

/** Part of the pages from which on a colour is there. */
const SEEN = 1e-6

/** Parts of the pages' area that words about a colour stand for. */
const SHARES = {
  trace: { least: SEEN, most: 0.04 },
  touch: { least: SEEN, most: TOUCH },
  reserved: { least: SEEN, most: 0.15 },
  much: { least: 0.12, most: 1 },
  most: { least: 0.35, most: 1 },
} as const

/** How much of the pages a colour is to cover: `a touch of gold`, `mostly green`, `30 % navy`; undefined where nothing is said of it. */
function shareOf(context: Context): ColorUse['share'] {
  const { parse, index } = context
  const { items, companions } = parse
  const own = (companions.get(index) ?? []).map(at => items[at] as Item)
  const said = own.map(({ words }) => words).join(' ')
  if (/hardly|barely|next to no|trace/.test(said)) return SHARES.trace
  if (isLittle(context)) return SHARES.touch
  const part = own.find(({ meaning }) => meaning.kind === 'number' && meaning.value > 1)?.meaning
  if (part?.kind === 'number') return { least: part.value / 200, most: Math.min(part.value / 70 + 0.05, 1) }
  if (own.some(({ words }) => mostWords.has(words))) return SHARES.most
  return /^(?:lots of|plenty of|a lot|a lot of|much)$/.test(said) ? SHARES.much : undefined
}

/** Whether the brief names another colour with a hue that no part is said for. */
function hasOthers({ items, bound }: Parse, index: number): boolean {
  return items.some(
    ({ meaning, on }, at) =>
      at !== index &&
      meaning.kind === 'color' &&
      !on &&
      bound[at] === undefined &&
      toOklch(meaning.hex).c >= GREY,
  )
}

/** `red only as an accent`: a colour that is nothing but that. */
function isAccentAlone({ parse: { items, companions }, index }: Context): boolean {
  return (companions.get(index) ?? []).some(at => {
    const meaning = items[at]?.meaning
    return namesTarget(meaning, 'accent') && isOnly(items[at - 1])
  })
}

const DETAILS = /^(?:details?|accents?|touches|lines|hints?|traces?)$/
const SMALL = /^(?:very )?(?:tiny|small|smallest|little|delicate|minimal|minute)$/

/** What is said beside a colour of which there is to be little: `amarillo miel muy discreto`. */
const SHY = /^(?:very )?(?:discreet|restrained|subtle|understated|unobtrusive)$/

const MARKS =
  /^(?:thread|line|stripe|mark|dot|spot|stitch|flash|drop|streak|ribbon|seam|rule|point|lines|rules|stripes)$/

const ONE = /^(?:een|ein|eine|einen|einem|un|une|una|um|uma|en|ett)$/

function isSingle({ parse: { items, companions }, index }: Context): boolean {
  // `one sharp red`
  const isLoud = items[index]?.join === 'none' && LOUD.test(items[index - 1]?.words ?? '')
  return [
    isLoud && items[index - 1]?.join === 'none' ? index - 2 : index - 1,
    ...(companions.get(index) ?? []),
  ].some(at => {
    const meaning = items[at]?.meaning
    return meaning?.kind === 'number' && meaning.value === 1
  })
}

/** Words between a count and its colour that say how loud it is, and that a look may be called as well. */
const LOUD = /^(?:sharp|crisp|hard|hot|bright|clear|clean|flat|electric|vivid|pure)$/

/** `red on yellow`, `swampy green on black`: on a strong or deep ground the colour before it is that of the words. */
function isOnColor(hex: string, { items }: Parse, index: number): boolean {
  const next = items[index + 1]
  if (next?.meaning.kind !== 'color' || !next.on || next.join !== 'none') return false
  const { l, c } = toOklch(next.meaning.hex)
  return (l < 0.6 || c > 0.1) && Math.abs(toOklch(hex).l - l) >= LEGIBLE
}

/** OKLCH lightness between large words and their ground from which they are read. */
const LEGIBLE = 0.25

/** Why a colour has no seat: it cannot be read on itself, or is only for a thing that no part is called. */
function unseatedReason(hex: string, { parse: { items, brief }, index }: Context): NoSeat | undefined {
  const isTwin = [index - 1, index + 1].some(at => {
    const [other, later] = [items[at]?.meaning, items[Math.max(at, index)]]
    // `white on white`: the ground is one all the same.
    const isGround = items[index]?.on === true && toOklch(hex).l > 0.93
    return (
      other?.kind === 'color' && other.hex === hex && !isGround && later?.on === true && later.join === 'none'
    )
  })
  if (isTwin) return 'words are not set so that they cannot be read'
  const [next, then] = [items[index + 1], items[index + 2]]
  const isThing = (item: Item | undefined): boolean =>
    (item?.meaning.kind === 'unknown' || item?.meaning.kind === 'unsupported') &&
    (item.forIt === true || item.within === true) &&
    item.join === 'none'
  const thing = isOnly(next) && next?.join === 'none' && isThing(then) ? then : undefined
  if (isOnField(items, index)) return 'words on a field are in what is read on it'
  if (isFrameOfDevice(items, index)) return 'lines around a box are in the colours of the page'
  const column = columnOf(items, index)
  if (column) return alone(column.words)
  const named =
    thing ??
    (isThing(next) && isOnly(then) && then?.join === 'none' ? next : undefined) ??
    onlyBefore(items, index)
  if (onlyIf(items, index, brief.source.isForeign) || isWhere(items, index, brief))
    return 'when it is so cannot be told here'
  return named && { missing: alone(named.words) }
}

/** `pale blue only as a narrow column`, `a grey sidebar`, `grey in the left column`: the column that has a colour. */
function columnOf(items: readonly Item[], index: number): Item | undefined {
  const [next, part] = [items[index + 1], items[index + 2]]
  const isSide = next?.join === 'none' && next.meaning.kind === 'place' && /column/.test(next.words)
  // `red on the left of the headings`: a part that a colour could be for, and no one else's column.
  if (isSide && !namesTarget(part?.meaning, 'background')) return next
  for (let at = index + 1; at <= index + 3 && items[at]?.join === 'none'; at++) {
    const item = items[at] as Item
    if (/^(?:side ?)?(?:columns?|bars?)$/.test(item.words) && item.meaning.kind === 'unknown') return item
    if (!isOnly(item) && !/^(?:quality|unknown)$/.test(item.meaning.kind)) return undefined
  }
  return undefined
}

/** `a yellow header with black text`: words on a field that is named before. */
function isOnField(items: readonly Item[], index: number): boolean {
  const [field, cue, own, next] = items.slice(Math.max(index - 2, 0), index + 2)
  const isText = next?.meaning.kind === 'target' && /^(?:text|type)$/.test(next.meaning.target)
  const isWith = cue?.words === 'with' && cue.join === 'none' && own?.join === 'none'
  if (index < 2 || !isText || !isWith || !follows(own, next)) return false
  const { meaning } = field as Item
  if (meaning.kind === 'color' && field?.join === 'none') return isColorOfField(items, index - 2)
  return (
    isFurniture(items, index - 2) ||
    meaning.kind === 'device' ||
    (meaning.kind === 'target' && (meaning.target === 'header' || FILLED.includes(meaning.part ?? 'title')))
  )
}

/** `buttons in ink blue with white letters`, `title page burgundy with cream letters`: the colour of a field that stands before it. */
function isColorOfField(items: readonly Item[], index: number): boolean {
  let at = index
  while (items[at]?.join === 'none' && /^(?:color|shade|degree)$/.test(items[at]?.meaning.kind ?? '')) at--
  // A brief may begin with the colour: `grass green with white lettering`.
  const meaning = items[at]?.meaning
  return (
    meaning?.kind === 'target' && (meaning.target === 'header' || FILLED.includes(meaning.part ?? 'title'))
  )
}

/** `in a box with a black border`. */
function isFrameOfDevice(items: readonly Item[], index: number): boolean {
  const next = items[index + 1]
  const isFrame =
    next?.meaning.kind === 'setting' && /frame|dashes/.test(next.meaning.patch.decor?.motif ?? '')
  return isFrame && follows(items[index], next) && isOfDevice(items, index + 1)
}

/** `red only if it is late`, `vermelho só se passar de 30 minutos`: when it is so, which no part is called. */
function onlyIf(items: readonly Item[], index: number, isForeign: boolean): boolean {
  const [only, then] = [items[index + 1], items[index + 2]]
  if (!isOnly(only) || only?.join !== 'none' || then?.join !== 'none' || then.meaning.kind !== 'unknown')
    return false
  return then.words === 'if' || isForeign
}

/** `red where we lose money`, with other colours: where something is the case, and nowhere else. */
function isWhere(items: readonly Item[], index: number, { source }: Brief): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (next?.join !== 'none' || next.meaning.kind !== 'unknown') return false
  const between = ` ${source.words(item.last + 1, next.first)} `
  return WHERE.test(between) && items.some((other, at) => at !== index && isColor(other))
}

const WHERE = / (?:where|wherever|wo|où|donde|dove|onde|waar|gdzie|där|kde|missä|де) /

/** `only deviations in orange`, `just the badge red`: a thing between `only` and a colour. */
function onlyBefore(items: readonly Item[], index: number): Item | undefined {
  let at = index
  while (items[at]?.join === 'none' && /^(?:shade|degree)$/.test(items[at - 1]?.meaning.kind ?? '')) at--
  const [opening, thing] = [items[at], items[at - 1]]
  if (opening?.join !== 'none' || !thing || !/^(?:unknown|unsupported|device)$/.test(thing.meaning.kind))
    return undefined
  const isNamed = opening.within === true || thing.last === opening.first - 1
  // `only the young green and white`: all the colours there are.
  const next = items[index + 1]
  if (!opening.within && (next?.of === true || (isColor(next) && next?.join === 'and'))) return undefined
  for (let only = at - 2; only >= at - 3; only--) {
    if (items[only + 1]?.join !== 'none') return undefined
    if (isOnly(items[only])) return isNamed && items[only]?.words !== 'single' ? thing : undefined
  }
  return undefined
}

/** `headings white on red`: a deep ground of pale words, and not that of the page. */
function fillOfPart({ items, bound }: Parse, index: number): PartKey | undefined {
  const [item, next, last] = [items[index] as Item, items[index + 1], items[index + 2]]
  // `dark blue title block`
  const isBlock = follows(item, next) && follows(next, last) && GROUNDS.test(last.words)
  if (isBlock && next.meaning.kind === 'target') return next.meaning.part
  const [before, own] = [items[index - 1]?.meaning, item.meaning]
  if (!item.on || item.join !== 'none' || before?.kind !== 'color' || own.kind !== 'color') return undefined
  const part = items[bound[index - 1] ?? -1]?.meaning
  const isReversed = toOklch(before.hex).l > 0.8 && toOklch(own.hex).l < 0.7
  if (!isReversed || part?.kind !== 'target' || part.part === undefined) return undefined
  return WORDS.includes(part.part) ? part.part : undefined
}

/** Parts that are words, whose ground is that of no whole page. */
const WORDS: readonly PartKey[] = [
  'title',
  'headings',
  'subheads',
  'labels',
  'dates',
  'prices',
  'names',
  'buttons',
]

/** `blue for the title only`, `only the headings in red`. */
function isOnlyThere(context: Context): boolean {
  const { parse, index } = context
  const at = parse.bound[index]
  if (at === undefined || aimOf(context) === undefined) return false
  const isAlone = (one: number, later: number): boolean => {
    const item = parse.items[one]
    if (item?.words === 'nothing else' && item.join !== 'stop') return true
    return isOnly(item) && parse.items[later]?.join === 'none'
  }
  return at > index ? isAlone(at + 1, at + 1) || (at - 1 > index && isAlone(at - 1, at)) : isAlone(at - 1, at)
}

/** `DRAFT across it in pale grey`: behind `in`, what is said of a thing that is named before. */
function isSaidOf({ items }: Parse, index: number): boolean {
  const leads = index > 0 && items[index - 1]?.meaning.kind === 'shade' ? index - 1 : index
  const [before, item] = [items[leads - 1], items[leads]]
  return (
    item?.join === 'none' &&
    ((item.within === true &&
      ['unknown', 'unsupported', 'setting', 'place'].includes(before?.meaning.kind ?? '')) ||
      before?.words === 'tinted')
  )
}

/** `white outline`: a pale colour right before a line is no ground. */
function isBesideThing({ items }: Parse, index: number): boolean {
  const [item, next] = [items[index], items[index + 1]]
  return (
    follows(item, next) && next.meaning.kind === 'setting' && next.meaning.patch.shape?.rules !== undefined
  )
}

/** Parts that have a ground of their own. */
const FILLED: readonly PartKey[] = [
  'code',
  'tables',
  'tableHeads',
  'quotes',
  'cards',
  'buttons',
  'cover',
  'labels',
]

function isFilled(context: Context): boolean {
  const aim = aimOf(context)
  return aim !== undefined && FILLED.includes(aim)
}

/** `burgundy ink, the number in red`, `the numbers in pale cream`: beside an ink of its own, or as a paper is, a colour of words fills nothing. */
function isWordsAlone(hex: string, { items, bound }: Parse, index: number): boolean {
  const { l, c } = toOklch(hex)
  if (l > 0.85 && c < 0.06) return true
  return items.some(({ meaning }, at) => {
    const target = items[bound[at] ?? -1]?.meaning
    const isInk = target?.kind === 'target' && /^(?:text|type)$/.test(target.target)
    return at !== index && meaning.kind === 'color' && toOklch(meaning.hex).c >= GREY && isInk
  })
}

/** Whether a brief names a deep ground: by its colour, or by a shade. */
function isOnDeep({ items }: Parse, index: number): boolean {
  return items.some(({ meaning, seat }, at) => {
    const isGround = [at - 1, at + 1].some(one => {
      const other = items[one]?.meaning
      return namesTarget(other, 'background')
    })
    if (at === index || !(isGround || seat === 'background')) return false
    return meaning.kind === 'color'
      ? toOklch(meaning.hex).l < 0.4
      : meaning.kind === 'shade' && meaning.lightness < 0
  })
}

/** Parts whose colour is one of the whole design besides. */
const BRANDED: readonly PartKey[] = ['figures', 'prices', 'dates', 'names']

/** Dresses the part that a colour is for; true where it is no colour of the whole design besides. */
function dressColor(
  hex: string,
  on: boolean,
  target: Target | undefined,
  literal: boolean,
  context: Context,
  phrase: string,
): boolean {
  const aim = aimOf(context)
  if (!aim) return false
  if (aim.startsWith('said:')) {
    context.reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { color: hex } } } })
    // The only colour that is named is for that alone: nothing else has another.
    if (!hasOthers(context.parse, context.index) && toOklch(hex).c >= GREY)
      context.reading.colors.push({ phrase, hex, literal, target: 'only', changes: false })
    return true
  }
  const isPaleOnBox = FILLED.includes(aim) && toOklch(hex).l > 0.85
  const isFill = on || isPaleOnBox || aim === 'buttons' || aim === 'cards' || aim === 'cover'
  const dress: PartDesign = isFill ? { fill: hex } : { color: hex }
  const { brief } = context.parse
  const isOne = aim === 'buttons' && isOfOneButton(brief, context.index)
  const dressed = isOne ? oneButton(brief, context.index, hex) : { [aim]: dress }
  context.reading.wishes.push({
    phrase,
    level: literal ? 'literal' : 'word',
    // Whoever colours a cover wants one.
    patch: { parts: dressed, ...(aim === 'cover' && { layout: { cover: true } }) },
  })
  // A pale title on a deep ground is in the ink of that ground.
  const { l, c } = toOklch(hex)
  if (target === 'heading' && l > 0.9 && c < GREY && isOnDeep(context.parse, context.index)) return true
  if (target === 'heading' || target === 'accent') return false
  // The colour of a cover is that of the document, where it has no other.
  if (aim === 'cover' && toOklch(hex).c >= GREY && !hasOthers(context.parse, context.index)) return false
  return target === 'surface' || !BRANDED.includes(aim) || isWordsAlone(hex, context.parse, context.index)
}

/** Reads a shade without a colour: of a ground, as a weight of type, or as what the word means by itself. */
export function interpretShade(
  { alone, ground, lightness, weight }: Meaning & { kind: 'shade' },
  context: Context,
): { readonly alone: Meaning } | string | undefined {
  const { parse, index } = context
  const [target, aim] = [targetOf(context), aimOf(context)]
  if (parse.negations[index] === undefined) {
    if (target === 'background' && ground) return wish(ground, context)
    // `helle Schrift`, `açık harf`: in other languages thin letters have another word.
    const isOfColor = parse.brief.source.isForeign && ground?.color?.mode !== undefined
    if (weight !== null && !isOfColor && (target === 'heading' || target === 'type'))
      return wish({ type: { displayWeight: weight } }, context)
    // `dark text` is ink: it stands on the other ground.
    if (ground?.color?.mode && /^(?:text|heading|type)$/.test(target ?? ''))
      return wish({ color: { mode: lightness < 0 ? 'light' : 'dark' } }, context)
    if (ground?.color?.mode && aim !== undefined && FILLED.includes(aim))
      return wishOf(aim, { fill: lightness < 0 ? INK : '#ffffff' }, context)
  }
  if (alone && target !== 'text' && (target !== 'part' || aim === undefined)) return { alone }
  return 'no colour follows: name one for it'
}
