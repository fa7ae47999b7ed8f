import { pt } from '../theme/page.ts'
import type { Design, DesignPatch, PartDesign, PartKey } from './design.ts'
import { interpretColor, interpretShade } from './color-wishes.ts'
import { interpretFaceWeight } from './face-weights.ts'
import { partOnFront } from './front-wishes.ts'
import { gatherIgnored, LEFT_OUT, NOTHING_DRAWN, OF_COPY, THE_WHOLE, type Unheard } from './gather-ignored.ts'
import type { Holder } from './holders.ts'
import { follows, isOnly, type Item } from './items.ts'
import { isQuestion } from './kinds-in-copy.ts'
import { interpretFigure, interpretLength, isCount } from './measure-wishes.ts'
import { type Meaning, spokenForBy, type Target, namesTarget, ranksUp } from './meaning.ts'
import {
  dressFace,
  interpretDevice,
  interpretManner,
  interpretPlace,
  partDress,
  partManner,
  partQuality,
  rankPatch,
} from './part-wishes.ts'
import { dressOfOne, type OneThing, oneThingOf } from './one-thing.ts'
import { qualityPatch } from './quality-wishes.ts'
import { type Mood, pairings } from './words/moods.ts'
import { indexesOf } from './things-beside.ts'
import { thingEndingAt } from './things-of-copy.ts'
import { cannotMiss } from './words/qualities.ts'
import { wholeWords } from './words/parts.ts'
import { BOXED, DRAWN_OUTRIGHT } from './words/unsupported.ts'
import { OF_ONE_THING, saidOfAnother } from './said-of.ts'
import { interpretSetting, largeFor } from './setting-wishes.ts'
import {
  endsThing,
  bansThing,
  isGroundOfInk,
  isBareBan,
  isBareGround,
  isBareRound,
  isBareSize,
  isBeforeType,
  isBesideFace,
  isBesideLogo,
  isComparison,
  saysWhich,
  isCondition,
  isOfLine,
  isOfNoun,
  isOfRest,
  isOfPartBefore,
  isOfThing,
  isPlaceOfThing,
  isShare,
  isSizeOfFace,
  isThingBefore,
} from './surroundings.ts'
import {
  aimOf,
  type Context,
  degreeOf,
  type Parse,
  phraseFor,
  type Reading,
  targetOf,
  wish,
  wishOf,
} from './wish-context.ts'
import { sceneColors } from './words/tints.ts'

/** Words for what is met before anything else is read. */
const HITS = /^(?:hits?|comes? at)(?: you| them)? first$/

/** Reads what each item asks for. Every content word ends in exactly one list of the reading. */
export function interpret(parse: Parse, base: Design): Reading {
  const { items, bound, companions } = parse
  const reading: Reading = {
    wishes: [],
    votes: [],
    colors: [],
    faces: [],
    bans: [],
    scenes: [],
    ignored: [],
    assumed: [],
    edits: items.some(({ meaning }) => isEdit(meaning)),
  }
  const said = new Set([...companions.values()].flat())
  const spokenFor = new Set(said)
  for (const target of bound) {
    if (target === undefined) continue
    const thing = thingEndingAt(parse.brief, target)
    for (const at of thing ? indexesOf(thing) : [target]) spokenFor.add(at)
    spokenFor.add(target)
  }
  for (const { meaning } of items) for (const at of spokenForBy(meaning)) spokenFor.add(at)
  // What only says more of another is told with that, and whatever it could be said of by itself.
  for (const holder of parse.holders.filter((_, index) => !said.has(index)))
    for (const at of holder?.of ?? []) if (!isWishAlone(items[at]?.meaning)) spokenFor.add(at)
  for (const { uses } of items) if (uses) for (const at of uses.of) spokenFor.add(at)
  for (const negation of parse.negations) if (negation) spokenFor.add(negation.cue)
  const heard: (Unheard | undefined)[] = items.map(() => undefined)
  for (const [index, item] of items.entries()) {
    if (item.meant)
      reading.assumed.push({ phrase: parse.phraseOf([index]), effect: `read as "${item.meant}"` })
    if (spokenFor.has(index)) continue
    const before = { all: countOf(reading), ignored: reading.ignored.length }
    interpretItem(item.meaning, { parse, index, base, reading })
    if (countOf(reading) === before.all + 1) heard[index] = reading.ignored[before.ignored]
  }
  return { ...reading, ignored: [...gatherIgnored(reading.ignored, items, heard)] }
}

/** A part that is a wish by itself, whatever else is said of it: `a plain cover`. */
function isWishAlone(meaning: Meaning | undefined): boolean {
  return meaning?.kind === 'target' && meaning.alone !== undefined
}

function countOf({ wishes, votes, colors, faces, bans, ignored, assumed }: Reading): number {
  const heard = wishes.length + votes.length + colors.length + faces.length + bans.length
  return heard + ignored.length + assumed.length
}

function isEdit(meaning: Meaning): boolean {
  if (meaning.kind === 'hold') return true
  if (meaning.kind === 'cue') return meaning.cue === 'edit' || meaning.cue === 'more'
  return (
    (meaning.kind === 'quality' && meaning.edit === true) ||
    (meaning.kind === 'mood' && meaning.comparative === true)
  )
}

/** Reads what a word or a phrase asks for; of what changes nothing it is told why. */
function interpretItem(meaning: Meaning, context: Context): void {
  const effect = unheard(meaning, context)
  if (effect === undefined) return
  const { parse, index, reading } = context
  const holder = parse.holders[index]
  const phrase = holder ? phraseOfOwned(parse, index, holder) : phraseFor(context)
  reading.ignored.push({ phrase, effect })
}

/** Kinds of words that are said of one thing in a way of their own. */
const OF_THINGS: readonly Meaning['kind'][] = ['mood', 'shade', 'degree']

/** Adds what is asked for to the reading; where that is nothing, the reason. */
function unheard(meaning: Meaning, context: Context): string | undefined {
  const { reading, parse, index } = context
  const negation = parse.negations[index]
  const phrase = phraseFor(context)
  if (negation?.compared && meaning.kind !== 'cue') return COMPARED
  const elsewhere = saidOfAnother(meaning, context)
  if (elsewhere !== undefined) return elsewhere
  const thing = oneThingOf(context)
  if (thing) return unheardOfOne(meaning, thing, context)
  if (!OF_THINGS.includes(meaning.kind) && interpretOwned(context)) return undefined
  switch (meaning.kind) {
    case 'setting':
      interpretSetting(meaning, context, phrase)
      return undefined
    case 'mood':
      return interpretMood(meaning, context)
    case 'color':
      return interpretColor(meaning, context)
    case 'shade':
      return interpretAnyShade(meaning, context)
    case 'typeface':
      return interpretTypeface(meaning, context)
    case 'quality':
      return interpretQuality(meaning, context)
    case 'macro':
      return interpretMacro(meaning, context)
    case 'length':
      interpretLength(meaning, targetOf(context), context, phrase)
      return undefined
    case 'manner':
      return unheardAlone(interpretManner(meaning, context, phrase), context)
    case 'place':
      interpretPlace(meaning, context, phrase)
      return undefined
    case 'rank':
      interpretRank(meaning, context)
      return undefined
    case 'device':
      return unheardAlone(interpretDevice(meaning, context, phrase), context)
    case 'drawing': {
      const drawing = negation ? null : meaning.drawing
      wish({ decor: { drawing, ...(meaning.alone && { motif: null }) } }, context, drawing ? 'word' : 'ban')
      return undefined
    }
    case 'hold':
      reading.assumed.push({ phrase, effect: 'nothing else is changed' })
      return undefined
    case 'unsupported': {
      const front = negation ? undefined : partOnFront(parse.brief, index)
      if (front) return wishOf(front, { opens: true }, context)
      if (negation?.kind === 'no' && meaning.reason.startsWith(DRAWN_OUTRIGHT)) return NOTHING_DRAWN
      return negation && meaning.drawn === 'never' ? `${LEFT_OUT}${meaning.reason}` : meaning.reason
    }
    case 'cue':
      if (meaning.cue === 'than') return 'what it is compared with is not known here'
      if (meaning.cue === 'limit') return 'how many there are follows from the copy'
      return QUIET.includes(meaning.cue) ? undefined : 'nothing follows that it could steer'
    case 'target':
      return interpretTarget(meaning, context)
    case 'number':
      return interpretNumber(meaning.value, context)
    case 'degree':
      if (interpretOfPart([], context)) return undefined
      return meaning.alone ? unheard(meaning.alone, context) : 'of what is not said'
    case 'tint': {
      if (negation) return isBareBan(context, negation.cue) ? NOTHING_DRAWN : BESIDE_OTHERS
      const colors = [...(parse.items[index]?.tints ?? []), meaning.hex].filter(hex => sceneColors.has(hex))
      if (colors.length > 0) reading.scenes.push({ phrase, colors })
      return BESIDE_OTHERS
    }
    case 'unknown':
      return unheardWord(meaning, context)
  }
}

/** Dresses the one thing that a look is said of; where it cannot be, it is told so by its name. */
function unheardOfOne(meaning: Meaning, { key, words, of }: OneThing, context: Context): string | undefined {
  const { parse, index, base, reading } = context
  const ground = parse.items[parse.bound[index] ?? -1]?.meaning
  const onGround = namesTarget(ground, 'background') || parse.items[index]?.on === true
  const dress = dressOfOne(meaning, onGround, base)
  if (!key) return `for one thing: nothing of the design is called "${words}"`
  if (!dress) return OF_ONE_THING
  const phrase = parse.phraseOf([...of, ...(parse.companions.get(index) ?? []), index])
  reading.wishes.push({ phrase, level: 'word', patch: { parts: { [key]: dress } } })
  return undefined
}

/** What a word means by itself where nothing is asked of anything with it. */
function unheardAlone(alone: Meaning | undefined, context: Context): string | undefined {
  return alone && unheard(alone, context)
}

type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { readonly kind: Kind }>

/** Why a thing by itself is no colour. */
export const BESIDE_OTHERS = 'names a colour only beside others, or before ink, paper or accent'

const COMPARED = 'what it is compared with, and not what is wanted'

function interpretMood(meaning: MeaningOf<'mood'>, context: Context): string | undefined {
  const { reading, parse, index } = context
  const negation = parse.negations[index]
  const isBare = negation && isBareBan(context, negation.cue)
  if (isBare && (isOfNoun(context) || endsThing(context, negation.cue))) return NOTHING_DRAWN
  if (negation && isOfBanned(context, negation.cue)) return NOTHING_DRAWN
  if (negation?.omits) return "what is to be left out is the copy's"
  if (meaning.moods.some(mood => mood.palette) && isOfPicture(context))
    return 'pictures are shown as they are'
  // `no sepia, no rainbow`: colours that nobody asked for are not there, and their opposites are no wish.
  if (isBare && meaning.moods.every(mood => mood.palette)) return NOTHING_DRAWN
  const phrase = phraseFor(context)
  if (interpretOfPart(meaning.moods, context) || interpretOfType(meaning.moods, context, phrase))
    return undefined
  if (isOfRest(context) && ranksFirst(context)) return STANDS_OUT
  for (const mood of meaning.moods)
    reading.votes.push({ item: index, phrase, mood, weight: moodWeight(context) })
  if (meaning.assumed) reading.assumed.push({ phrase, effect: meaning.assumed })
  return undefined
}

/** `no clip art of smiling children`: what a thing shows that is not wanted. */
function isOfBanned({ parse: { items }, index }: Context, cue: number): boolean {
  const of = items.findIndex((item, at) => at > cue + 1 && at <= index && item.of === true)
  return of > 0 && /^(?:unsupported|drawing|unknown)$/.test(items[of - 1]?.meaning.kind ?? '')
}

const SHADE_OF_ONE = 'a shade of one thing: name a part and a colour for it'

function interpretAnyShade(meaning: MeaningOf<'shade'>, context: Context): string | undefined {
  const { parse, index } = context
  const negation = parse.negations[index]
  const phrase = phraseFor(context)
  if (interpretFaceWeight(meaning, context, phrase)) return undefined
  if (!negation && meaning.ground && isGroundOfInk(context)) return wish(meaning.ground, context)
  const holder = parse.holders[index]
  if (holder?.key && !negation && PALER.test(parse.items[index]?.words ?? ''))
    return wishOf(holder.key, { color: PALE }, context)
  if (holder) return SHADE_OF_ONE
  if (meaning.ground?.color?.mode && (isOfThing(context) || isBeforeType(context))) return SHADE_OF_ONE
  const told = interpretShade(meaning, context)
  return typeof told === 'object' ? unheard(told.alone, context) : told
}

function interpretTypeface(meaning: MeaningOf<'typeface'>, context: Context): string | undefined {
  const { reading, parse, index } = context
  const [negation, target, phrase] = [parse.negations[index], targetOf(context), phraseFor(context)]
  if (dressFace(meaning.face.family, context, phrase)) return undefined
  // Beside a face of the title, details are the rest: the text.
  const isForDetails = parse.brief.source.isForeign || parse.items[parse.bound[index] ?? -1]?.forIt === true
  const isTitled = isForDetails || reading.faces.some(face => face.target === 'heading')
  if (target === 'detail' && !negation && !isTitled)
    return 'of what? name a part: captions, labels, small print'
  reading.faces.push({ phrase, face: meaning.face, target, banned: negation?.kind === 'no' })
  return undefined
}

function interpretQuality(meaning: MeaningOf<'quality'>, context: Context): string | undefined {
  const { parse, index, base, reading } = context
  const [item, negation, target, aim] = [
    parse.items[index],
    parse.negations[index],
    targetOf(context),
    aimOf(context),
  ]
  const { property } = meaning
  if (property === 'size' && saysWhich(context)) return 'which they are, and not how'
  if ((meaning.amount === THIN || meaning.amount < 0) && !negation && isOfLine(context))
    return 'lines are thin already'
  if (meaning.amount < 0 && isOfRest(context) && ranksFirst(context)) return STANDS_OUT
  const isOfCopy = aim?.startsWith('said:') === true
  // `stripes round the edge`: without a part it is no wish for corners.
  if (property === 'radius' && (isOfCopy || (isBareRound(context) && !aim)))
    return 'of what? name a part: buttons, cards, corners'
  // `so that the tenant cannot miss it`: who reads it is no thing of the page.
  if (isOfCopy && cannotMiss.test(item?.words ?? ''))
    return 'how soon it is seen follows from what is said of the thing itself'
  if (property === 'margins' && target === undefined && isThingBefore(context)) return BOXED
  const { amount, banned } = amountOf(meaning, context)
  const isOfPart = aim !== undefined && (target === 'part' || property === 'radius')
  // `chunky sans`: a weight right before a face is that of its headings.
  const isOfTitle =
    (property === 'weight' && isBesideFace(context)) ||
    (property === 'size' && !negation && aim === undefined && isBareSize(context))
  const own = target ?? (isOfTitle ? 'heading' : undefined)
  const ofWhole = banned || isOfPart ? undefined : qualityPatch(property, amount, own, base)
  const ofPart = banned || !aim ? undefined : partQuality(property, amount, aim, base)
  const patch = isOfCopy ? ofPart : (ofWhole ?? ofPart)
  // `no small type`: larger words are wanted.
  const isTooSmall = banned && property === 'size' && meaning.amount < 0 && isOfWords(target)
  const larger = isTooSmall ? qualityPatch('size', LARGER, 'text', base) : undefined
  if (larger) {
    const phrase = phraseFor(context)
    reading.wishes.push({ phrase, level: 'word', patch: larger, assumed: 'text a little larger' })
    return undefined
  }
  if (patch) return wish(patch, context)
  const regular = banned && isHeavy(meaning) && !isOfCopy ? regularOf(target, aim) : undefined
  if (regular && !isOfLooks(context)) return wish(regular, context)
  const isOfThing = item?.within === true && meaning.alone?.kind === 'mood'
  // `bold only my surname`: of one thing alone, whatever that is.
  if (meaning.alone && !negation && !aim && isOnly(parse.items[index + 1])) return OF_ONE_THING
  if (meaning.alone && !negation && !aim && !isOfThing) return unheard(meaning.alone, context)
  if (isBesideLogo(context)) return 'the logo is placed and sized by the format'
  return negation ? 'left as the format has it' : 'of what? name a part: headlines, text, corners'
}

/** Weight from which letters are bold. */
const HEAVY = 600

function isHeavy({ property, amount }: MeaningOf<'quality'>): boolean {
  return property === 'weight' && amount >= HEAVY
}

/** `nothing bold`, `no bold headings`: what is as light as the text instead. */
function regularOf(target: Target | undefined, aim: PartKey | undefined): DesignPatch | undefined {
  if (target === 'heading') return { type: { displayWeight: REGULAR } }
  if (target === 'part') return aim && { parts: { [aim]: { weight: REGULAR } } }
  return target === undefined || target === 'type' || target === 'text'
    ? { type: { displayWeight: REGULAR, bold: false } }
    : undefined
}

const REGULAR = 400

/** `not bold or loud`, `not bold but friendly`: a manner among others, and no weight. */
function isOfLooks({ parse: { items, negations }, index }: Context): boolean {
  const item = items[index] as Item
  const cue = items[negations[index]?.cue ?? index]?.words ?? ''
  const isManner = item.meaning.kind === 'quality' && item.meaning.alone?.kind === 'mood'
  const isMood = (other: Item | undefined): boolean =>
    other?.meaning.kind === 'mood' || other?.meaning.kind === 'unknown'
  const next = items[index + 1]
  const isOfWeight = /^(?:no|nothing|nothing in|never|without|avoid|hate)$/.test(cue)
  const isListed = (next?.join === 'or' || next?.join === 'and') && isMood(next)
  const isOfNext = follows(item, next) && next.meaning.kind !== 'target' && !OF_LETTERS.test(next.words)
  return isManner && (!isOfWeight || isListed || isOfNext)
}

/** What may stand behind a weight that is banned: `nothing in bold anywhere`, `no bold type`. */
const OF_LETTERS = /^(?:anywhere|everywhere|at|please|type|text|letters?|letterings?|print|words?|fonts?)$/

/** How much of a quality is wanted, and whether none is. */
function amountOf({ property, amount }: MeaningOf<'quality'>, context: Context) {
  const negation = context.parse.negations[context.index]
  // An exact weight is no step that could be more of one.
  const isExact = property === 'weight' && Math.abs(amount) >= 100
  // `no thin letters`, `not too thin`: firmer ones are wanted, and nothing is banned.
  const isFirm = negation !== undefined && isExact && amount === THIN
  const turned = isExact ? MEDIUM : -amount
  const degree = isExact ? 1 : degreeOf(context)
  return {
    amount: isFirm ? FIRM : negation?.kind === 'soft' ? turned : amount * degree,
    banned: negation?.kind === 'no' && !isFirm,
  }
}

function interpretMacro(meaning: MeaningOf<'macro'>, context: Context): string | undefined {
  const { base, parse, index, reading } = context
  if (isCondition(context)) return 'when it is so cannot be told here'
  if (isComparison(context)) return COMPARED
  const larger = meaning.steps.some(({ target }) => target === 'text') ? largeFor(parse, index) : undefined
  if (larger !== undefined) return wishOf(larger, { scale: base.type.scale }, context)
  for (const { property, amount, target } of meaning.steps) {
    const patch = qualityPatch(property, amount, target, base)
    const phrase = phraseFor(context)
    if (patch) reading.wishes.push({ phrase, level: 'word', patch, assumed: meaning.assumed })
  }
  return undefined
}

function interpretRank({ keys, of, rank, weight, color }: MeaningOf<'rank'>, context: Context): void {
  const { base, parse, index } = context
  for (const key of keys) {
    if (rank !== 'last' && isSlide(key, of, parse)) {
      wishOf(key, { device: 'apart' }, context)
      continue
    }
    if (color) wishOf(key, { color }, context)
    const patch = weight ? { parts: { [key]: { weight } } } : rankPatch(rank, key, base)
    if (patch) wish(patch, context)
    // `the saving must hit first`
    const opens = rank === 'first' && HITS.test(parse.items[index]?.words ?? '')
    if (opens && key.startsWith('said:')) wishOf(key, { opens }, context)
  }
}

function interpretTarget(meaning: MeaningOf<'target'>, context: Context): string | undefined {
  const { reading, parse, index } = context
  const [negation, phrase] = [parse.negations[index], phraseFor(context)]
  if (negation && isOfPartBefore(context, negation.cue))
    return 'of that part alone: it stays as the format has it'
  if (negation && isBareGround(context))
    return wish({ color: { paper: '#ffffff' }, decor: { fields: false } }, context, 'ban')
  if (negation && meaning.target === 'type') {
    banFaceOf(context, phrase)
    return `${LEFT_OUT}letters are those of the face, and no others`
  }
  // `No code, we check the number by hand`: what readers type is in the copy, and what machines read is drawn.
  if (negation && meaning.part === 'code') return wish({ decor: { codes: false } }, context, 'ban')
  if (negation && !meaning.alone) return 'what the copy has is drawn: take it out of the copy'
  if (isKept(context)) {
    reading.assumed.push({ phrase, effect: 'left as it is' })
    return undefined
  }
  if (isPlaceOfThing(context)) return 'where things stand follows from the format and the copy'
  return meaning.alone ? unheard(meaning.alone, context) : 'nothing is asked of it'
}

function interpretNumber(value: number, context: Context): string | undefined {
  if (context.parse.items[context.index]?.told) return TOLD
  const phrase = phraseFor(context)
  if (isSizeOfFace(value, context)) return wish({ type: { baseSize: pt(value) } }, context, 'literal')
  if (interpretFigure(value, targetOf(context), context, phrase)) return undefined
  if (isShare(context)) return 'how much of a colour shows follows from the copy'
  if (isFigureOfCopy(context)) return OF_COPY
  return isCount(context) ? 'how many there are follows from the copy' : 'of what is not said'
}

/** A figure that the copy has is no count of what a page shows. */
function isFigureOfCopy({ parse: { items, brief }, index }: Context): boolean {
  const item = items[index]
  const words = item && brief.source.words(item.first, item.last)
  return words !== undefined && /\d{2}|\d\W\d/.test(words) && brief.says(words)
}

const TOLD = 'told of readers, reasons or what was before, and not asked for'

/** Why a word that no list has changes nothing. */
function unheardWord({ name }: MeaningOf<'unknown'>, context: Context): string {
  const { parse, index } = context
  const negation = parse.negations[index]
  if (parse.items[index]?.told) return TOLD
  if (name) return 'a name, or words of the copy'
  if (negation?.omits) return "what is to be left out is the copy's: take it out there"
  if (negation && bansThing(context, negation.cue)) return NOTHING_DRAWN
  return wholeWords.has(parse.items[index]?.words ?? '') ? THE_WHOLE : 'not in the vocabulary'
}

/** Steps of size by which words are larger that are not to be small. */
const LARGER = 0.5

function isOfWords(target: Target | undefined): boolean {
  return target === 'text' || target === 'type'
}

/** `the first day slide should be the one they remember`: a slide by its name, and not what stands on it. */
function isSlide(key: PartKey, of: readonly number[], { items }: Parse): boolean {
  const words = [...of].sort((one, other) => one - other).map(at => items[at]?.words ?? '')
  return words.at(-1) === 'slide' && key === `said:${words.slice(0, -1).join(' ')}`
}

/** A shade that words of one thing have where it is paler than the others, and what it is then. */
const PALER = /^(?:muted|faded|pale|paler|greyed out|grayed out|washed out)$/
const PALE = '#767676'

/** Weights of thin letters, of such as are not to be thin, and of such as are not to be too bold. */
const THIN = 400
const FIRM = 600
const MEDIUM = 500

/** What smaller or quieter others come to where something is ranked before them. */
const STANDS_OUT = 'what the brief names stands out from the rest already'

function ranksFirst({ parse: { items } }: Context): boolean {
  return items.some(({ meaning }) => ranksUp(meaning))
}

/** `big quiet numerals`: what is large is light, and no less large. */
function isBigBefore(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]]
  const { meaning } = before ?? {}
  const isRanked = ranksUp(meaning)
  const isSize = meaning?.kind === 'quality' && meaning.property === 'size' && meaning.amount > 0
  return item?.join === 'none' && (isRanked || isSize)
}

/** Sets a manner that is said of one thing on that, or tells that it is not: it steers no page. False where it is said of the whole. */
function interpretOfPart(moods: readonly Mood[], { parse, index, base, reading }: Context): boolean {
  const holder = parse.holders[index]
  if (!holder) return false
  const { words } = parse.items[index] as Item
  // `the name in a calm serif`, `fat plain numerals`: what its letters are like is said by their face and weight.
  if (isBesideLetters(parse.items, index)) {
    reading.ignored.push({
      phrase: parse.phraseOf([index]),
      effect: 'said of letters: their face and weight say it',
    })
    return true
  }
  const isTurned = parse.negations[index] !== undefined
  const patch =
    isTurned || !holder.key
      ? undefined
      : isBigBefore(parse.items, index)
        ? { parts: { [holder.key]: { weight: 400 } } }
        : partManner(moods, words, holder.key, base)
  const phrase = phraseOfOwned(parse, index, holder)
  if (patch) reading.wishes.push({ phrase, level: 'word', patch })
  else reading.ignored.push({ phrase, effect: OF_ONE_THING })
  return true
}

/** A look with what it is said of, and what that is of. */
function phraseOfOwned({ phraseOf, bound, companions }: Parse, index: number, { of }: Holder): string {
  const around = of.flatMap(at => [
    ...(companions.get(at) ?? []),
    ...(bound[at] === undefined ? [] : [bound[at]]),
  ])
  return phraseOf([...of, ...around, ...(companions.get(index) ?? []), index])
}

/** A manner between a thing and its face, or between a weight and a thing. */
function isBesideLetters(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  if (follows(item, next) && next.meaning.kind === 'typeface') return true
  const isWeighed = before?.meaning.kind === 'quality' && before.meaning.property === 'weight'
  return isWeighed && follows(before, item)
}

/** Sets a look of the whole page on the one thing that it is said of, or tells that it is not. False where it is said of the whole. */
function interpretOwned({ parse, index, base, reading }: Context): boolean {
  const holder = parse.holders[index]
  if (!holder) return false
  const dress =
    parse.negations[index] || !holder.key ? undefined : ownDress(parse.items[index]?.meaning, base)
  const phrase = phraseOfOwned(parse, index, holder)
  const { meaning } = parse.items[index] as Item
  // `the question huge in an old slab`: what a sheet asks heads it.
  if (dress && meaning.kind === 'typeface' && namesQuestion(parse.items, holder)) {
    reading.faces.push({ phrase, face: meaning.face, target: 'heading', banned: false })
    return true
  }
  if (dress && holder.key)
    reading.wishes.push({ phrase, level: 'word', patch: { parts: { [holder.key]: dress } } })
  else reading.ignored.push({ phrase, effect: OF_ONE_THING })
  return true
}

function namesQuestion(items: readonly Item[], { key, of }: Holder): boolean {
  const ranks = items.flatMap(({ meaning }) =>
    meaning.kind === 'rank' && key && meaning.keys.includes(key) ? meaning.of : [],
  )
  return [...of, ...ranks].some(at => isQuestion(items[at]?.words ?? ''))
}

/** What one thing is dressed in by a look; undefined where only a page has it. */
function ownDress(meaning: Meaning | undefined, base: Design): PartDesign | undefined {
  if (meaning?.kind === 'typeface') return { face: meaning.face.family }
  if (meaning?.kind === 'manner') return meaning.dress
  if (meaning?.kind === 'macro') return { rank: 'second' }
  return meaning?.kind === 'quality' ? partDress(meaning.property, meaning.amount, base) : undefined
}

/** `elegant lettering`, `no fancy fonts`: a manner of the faces steers nothing but them. False where it is said of the whole. */
function interpretOfType(
  moods: readonly Mood[],
  { parse, index, reading }: Context,
  phrase: string,
): boolean {
  const [item, next] = [parse.items[index], parse.items[index + 1]]
  const isOfType = follows(item, next) && namesTarget(next.meaning, 'type')
  const pairing = moods.find(mood => mood.pairing)?.pairing
  if (!isOfType || pairing === undefined) return false
  const { display, text } = pairings[pairing]
  if (parse.negations[index]) {
    banFace(reading, phrase, display)
    reading.ignored.push({ phrase, effect: 'no such face is chosen: name one for another' })
  } else reading.wishes.push({ phrase, level: 'word', patch: { type: { display, text } } })
  return true
}

/** `chalkboard feel without a fake chalk font`: the face that a manner would bring, banned by the first letters of its name. */
function banFaceOf({ parse: { items, negations }, index, reading }: Context, phrase: string): void {
  const cue = negations[index]?.cue ?? index
  const banned = items.slice(cue + 1, index).map(({ words }) => words)
  for (const { meaning, words } of items) {
    const moods = meaning.kind === 'mood' ? meaning.moods : []
    const [family] = moods.flatMap(({ patch, pairing }) => {
      return patch?.type?.display ?? (pairing ? pairings[pairing].display : [])
    })
    if (family && banned.some(word => word.length >= NAMED && words.startsWith(word)))
      banFace(reading, phrase, family)
  }
}

function banFace({ faces }: Reading, phrase: string, family: string): void {
  faces.push({ phrase, face: { family, alone: 'display' }, target: undefined, banned: true })
}

/** Letters of a word that another may begin with. */
const NAMED = 4

/** `the old photos sepia` */
function isOfPicture({ parse: { items }, index }: Context): boolean {
  const before = items[index]?.join === 'none' ? items[index - 1]?.meaning : undefined
  return before?.kind === 'setting' && before.patch.imagery !== undefined
}

/** Cues that have done their work when they have steered something. */
const QUIET: readonly string[] = ['edit', 'end', 'keep', 'rather']

/** `keep the fonts`, `the yellow can stay`. */
function isKept({ parse: { items }, index }: Context): boolean {
  return [index - 1, index + 1].some(at => {
    const meaning = items[at]?.meaning
    return meaning?.kind === 'cue' && meaning.cue === 'keep' && items[Math.max(at, index)]?.join === 'none'
  })
}

/** Degrees: `slightly` ½, `very` 1.5; turned down −.4; banned −1; `more` a half. */
function moodWeight(context: Context): number {
  const negation = context.parse.negations[context.index]
  if (negation) return negation.kind === 'no' ? -1 : -0.4
  // `looks too techy today`
  if (context.parse.items[context.index]?.tooMuch) return -0.4
  const companions = context.parse.companions.get(context.index) ?? []
  // What the rest is like leaves what is named as it is.
  if (isOfRest(context)) return 0.9
  const more = companions.some(other => {
    const companion = context.parse.items[other]?.meaning
    return companion?.kind === 'cue' && companion.cue === 'more'
  })
  return degreeOf(context) * (more ? 0.5 : 1)
}
