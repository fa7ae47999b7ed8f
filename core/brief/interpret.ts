import { pt } from '../theme/page.ts'
import type { Design, PartDesign, PartKey } from './design.ts'
import { interpretColor, interpretShade } from './color-wishes.ts'
import { interpretFaceWeight } from './face-weights.ts'
import { partOnFront } from './front-wishes.ts'
import { gatherIgnored, LEFT_OUT, NOTHING_DRAWN, THE_WHOLE, type Unheard } from './gather-ignored.ts'
import type { Holder } from './holders.ts'
import { follows, type Item } from './items.ts'
import { isQuestion } from './kinds-in-copy.ts'
import { interpretFigure, interpretLength, isCount } from './measure-wishes.ts'
import { type Meaning, spokenForBy, type Target, namesTarget } from './meaning.ts'
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
} from './wish-context.ts'

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

function interpretItem(meaning: Meaning, context: Context): void {
  const { reading, base, parse, index } = context
  const negation = context.parse.negations[context.index]
  const phrase = phraseFor(context)
  const target = targetOf(context)
  const ignore = (effect: string): void => {
    reading.ignored.push({ phrase, effect })
  }
  if (negation?.compared && meaning.kind !== 'cue') {
    ignore('what it is compared with, and not what is wanted')
    return
  }
  const elsewhere = saidOfAnother(meaning, context)
  if (elsewhere !== undefined) {
    ignore(elsewhere)
    return
  }
  if (
    meaning.kind !== 'mood' &&
    meaning.kind !== 'shade' &&
    meaning.kind !== 'degree' &&
    interpretOwned(context)
  )
    return
  switch (meaning.kind) {
    case 'setting':
      interpretSetting(meaning, context, phrase)
      return
    case 'mood':
      if (
        negation &&
        isBareBan(context, negation.cue) &&
        (isOfNoun(context) || endsThing(context, negation.cue))
      ) {
        ignore(NOTHING_DRAWN)
        return
      }
      if (negation?.omits) {
        ignore("what is to be left out is the copy's")
        return
      }
      if (meaning.moods.some(mood => mood.palette) && isOfPicture(context)) {
        ignore('pictures are shown as they are')
        return
      }
      // `no sepia, no rainbow`: colours that nobody asked for are not there, and their opposites are no wish.
      if (negation && isBareBan(context, negation.cue) && meaning.moods.every(mood => mood.palette)) {
        ignore(NOTHING_DRAWN)
        return
      }
      if (interpretOfPart(meaning.moods, context) || interpretOfType(meaning.moods, context, phrase)) return
      if (isOfRest(context) && ranksFirst(context)) {
        ignore(STANDS_OUT)
        return
      }
      for (const mood of meaning.moods)
        reading.votes.push({ item: context.index, phrase, mood, weight: moodWeight(context) })
      if (meaning.assumed) reading.assumed.push({ phrase, effect: meaning.assumed })
      return
    case 'color':
      interpretColor(meaning, context, phrase)
      return
    case 'shade': {
      if (interpretFaceWeight(meaning, context, phrase)) return
      if (!negation && meaning.ground && isGroundOfInk(context)) {
        reading.wishes.push({ phrase, level: 'word', patch: meaning.ground })
        return
      }
      const holder = parse.holders[index]
      if (holder?.key && !negation && PALER.test(parse.items[index]?.words ?? '')) {
        reading.wishes.push({ phrase, level: 'word', patch: { parts: { [holder.key]: { color: PALE } } } })
        return
      }
      if (holder) {
        ignore('a shade of one thing: name a part and a colour for it')
        return
      }
      if (meaning.ground?.color?.mode && (isOfThing(context) || isBeforeType(context))) {
        ignore('a shade of one thing: name a part and a colour for it')
        return
      }
      const alone = interpretShade(meaning, context, phrase)
      if (alone) interpretItem(alone, context)
      return
    }
    case 'typeface': {
      if (dressFace(meaning.face.family, context, phrase)) return
      // Beside a face of the title, details are the rest: the text.
      const isForDetails =
        parse.brief.source.isForeign || parse.items[parse.bound[index] ?? -1]?.forIt === true
      const isTitled = isForDetails || reading.faces.some(face => face.target === 'heading')
      if (target === 'detail' && !negation && !isTitled) {
        ignore('of what? name a part: captions, labels, small print')
        return
      }
      reading.faces.push({ phrase, face: meaning.face, target, banned: negation?.kind === 'no' })
      return
    }
    case 'quality': {
      if (meaning.property === 'size' && saysWhich(context)) {
        ignore('which they are, and not how')
        return
      }
      if ((meaning.amount === THIN || meaning.amount < 0) && !negation && isOfLine(context)) {
        ignore('lines are thin already')
        return
      }
      // An exact weight is no step that could be more of one.
      const isExact = meaning.property === 'weight' && Math.abs(meaning.amount) >= 100
      if (meaning.amount < 0 && isOfRest(context) && ranksFirst(context)) {
        ignore(STANDS_OUT)
        return
      }
      const degree = isExact ? 1 : degreeOf(context)
      // `no thin letters`, `not too thin`: firmer ones are wanted, and nothing is banned.
      const isFirm = negation !== undefined && isExact && meaning.amount === THIN
      const turned = isExact ? MEDIUM : -meaning.amount
      const amount = isFirm ? FIRM : negation?.kind === 'soft' ? turned : meaning.amount * degree
      // `stripes round the edge`: without a part it is no wish for corners.
      const isRound = meaning.property === 'radius'
      if (isRound && (aimOf(context)?.startsWith('said:') || (isBareRound(context) && !aimOf(context)))) {
        ignore('of what? name a part: buttons, cards, corners')
        return
      }
      // `so that the tenant cannot miss it`: who reads it is no thing of the page.
      if (
        cannotMiss.test(context.parse.items[context.index]?.words ?? '') &&
        aimOf(context)?.startsWith('said:')
      ) {
        ignore('how soon it is seen follows from what is said of the thing itself')
        return
      }
      const banned = negation?.kind === 'no' && !isFirm
      if (meaning.property === 'margins' && target === undefined && isThingBefore(context)) {
        ignore(BOXED)
        return
      }
      const aim = aimOf(context)
      const isOfPart = aim !== undefined && (target === 'part' || meaning.property === 'radius')
      // `chunky sans`: a weight right before a face is that of its headings.
      const isOfTitle =
        (meaning.property === 'weight' && isBesideFace(context)) ||
        (meaning.property === 'size' && !negation && aim === undefined && isBareSize(context))
      const own = target ?? (isOfTitle ? 'heading' : undefined)
      const ofWhole = banned || isOfPart ? undefined : qualityPatch(meaning.property, amount, own, base)
      const ofPart = banned || !aim ? undefined : partQuality(meaning.property, amount, aim, base)
      const patch = aim?.startsWith('said:') ? ofPart : (ofWhole ?? ofPart)
      const isOfThing = context.parse.items[context.index]?.within === true && meaning.alone?.kind === 'mood'
      // `no small type`: larger words are wanted.
      const isTooSmall = banned && meaning.property === 'size' && meaning.amount < 0 && isOfWords(target)
      const larger = isTooSmall ? qualityPatch('size', LARGER, 'text', base) : undefined
      if (larger)
        reading.wishes.push({ phrase, level: 'word', patch: larger, assumed: 'text a little larger' })
      else if (patch) reading.wishes.push({ phrase, level: 'word', patch })
      else if (meaning.alone && !negation && !aim && !isOfThing) interpretItem(meaning.alone, context)
      else if (isBesideLogo(context)) ignore('the logo is placed and sized by the format')
      else ignore(negation ? 'left as the format has it' : 'of what? name a part: headlines, text, corners')
      return
    }
    case 'macro': {
      if (isCondition(context)) {
        ignore('when it is so cannot be told here')
        return
      }
      if (isComparison(context)) {
        ignore('what it is compared with, and not what is wanted')
        return
      }
      const larger = meaning.steps.some(({ target: part }) => part === 'text')
        ? largeFor(context.parse, context.index)
        : undefined
      if (larger !== undefined) {
        reading.wishes.push({
          phrase,
          level: 'word',
          patch: { parts: { [larger]: { scale: base.type.scale } } },
        })
        return
      }
      const patches = meaning.steps.map(step => qualityPatch(step.property, step.amount, step.target, base))
      for (const patch of patches) {
        if (patch) reading.wishes.push({ phrase, level: 'word', patch, assumed: meaning.assumed })
      }
      return
    }
    case 'length':
      interpretLength(meaning, target, context, phrase)
      return
    case 'manner': {
      const whole = interpretManner(meaning, context, phrase)
      if (whole) interpretItem(whole, context)
      return
    }
    case 'place':
      interpretPlace(meaning, context, phrase)
      return
    case 'rank':
      for (const key of meaning.keys) {
        const { weight, color } = meaning
        if (meaning.rank !== 'last' && isSlide(key, meaning.of, parse)) {
          const device = 'apart' as const
          reading.wishes.push({ phrase, level: 'word', patch: { parts: { [key]: { device } } } })
          continue
        }
        if (color) reading.wishes.push({ phrase, level: 'word', patch: { parts: { [key]: { color } } } })
        const patch = weight ? { parts: { [key]: { weight } } } : rankPatch(meaning.rank, key, base)
        if (patch) reading.wishes.push({ phrase, level: 'word', patch })
        // `the saving must hit first`
        const opens = meaning.rank === 'first' && HITS.test(parse.items[index]?.words ?? '')
        if (opens && key.startsWith('said:'))
          reading.wishes.push({ phrase, level: 'word', patch: { parts: { [key]: { opens } } } })
      }
      return
    case 'device': {
      const whole = interpretDevice(meaning, context, phrase)
      if (whole) interpretItem(whole, context)
      return
    }
    case 'drawing': {
      const drawing = negation ? null : meaning.drawing
      reading.wishes.push({
        phrase,
        level: drawing ? 'word' : 'ban',
        patch: { decor: { drawing, ...(meaning.alone && { motif: null }) } },
      })
      return
    }
    case 'hold':
      reading.assumed.push({ phrase, effect: 'nothing else is changed' })
      return
    case 'unsupported': {
      const front = negation ? undefined : partOnFront(parse.brief, index)
      if (front) {
        const opens = true as const
        reading.wishes.push({ phrase, level: 'word', patch: { parts: { [front]: { opens } } } })
        return
      }
      if (negation?.kind === 'no' && meaning.reason.startsWith(DRAWN_OUTRIGHT)) ignore(NOTHING_DRAWN)
      else ignore(negation && meaning.drawn === 'never' ? `${LEFT_OUT}${meaning.reason}` : meaning.reason)
      return
    }
    case 'cue':
      if (meaning.cue === 'than') ignore('what it is compared with is not known here')
      else if (meaning.cue === 'limit') ignore('how many there are follows from the copy')
      else if (!QUIET.includes(meaning.cue)) ignore('nothing follows that it could steer')
      return
    case 'target':
      if (negation && isOfPartBefore(context, negation.cue)) {
        ignore('of that part alone: it stays as the format has it')
        return
      }
      if (negation && isBareGround(context)) {
        reading.wishes.push({
          phrase,
          level: 'ban',
          patch: { color: { paper: '#ffffff' }, decor: { fields: false } },
        })
        return
      }
      if (negation && meaning.target === 'type') banFaceOf(context, phrase)
      if (negation && meaning.target === 'type') {
        ignore(`${LEFT_OUT}letters are those of the face, and no others`)
        return
      }
      if (negation && !meaning.alone) {
        ignore('what the copy has is drawn: take it out of the copy')
        return
      }
      if (isKept(context)) reading.assumed.push({ phrase, effect: 'left as it is' })
      else if (isPlaceOfThing(context)) ignore('where things stand follows from the format and the copy')
      else if (meaning.alone) interpretItem(meaning.alone, context)
      else ignore('nothing is asked of it')
      return
    case 'number':
      if (isSizeOfFace(meaning.value, context)) {
        reading.wishes.push({ phrase, level: 'literal', patch: { type: { baseSize: pt(meaning.value) } } })
        return
      }
      if (!interpretFigure(meaning.value, target, context, phrase))
        ignore(
          isShare(context)
            ? 'how much of a colour shows follows from the copy'
            : isCount(context)
              ? 'how many there are follows from the copy'
              : 'of what is not said',
        )
      return
    case 'degree':
      if (interpretOfPart([], context)) return
      if (meaning.alone) interpretItem(meaning.alone, context)
      else ignore('of what is not said')
      return
    case 'tint':
      ignore(
        negation && isBareBan(context, negation.cue)
          ? NOTHING_DRAWN
          : 'names a colour only beside others, or before ink, paper or accent',
      )
      return
    case 'unknown':
      if (meaning.name) ignore('a name, or words of the copy')
      else if (negation?.omits) ignore("what is to be left out is the copy's: take it out there")
      else if (negation && bansThing(context, negation.cue)) ignore(NOTHING_DRAWN)
      else if (wholeWords.has(parse.items[index]?.words ?? '')) ignore(THE_WHOLE)
      else ignore('not in the vocabulary')
      return
  }
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
  return items.some(({ meaning }) => meaning.kind === 'rank' && meaning.rank !== 'last')
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
  const patch = isTurned || !holder.key ? undefined : partManner(moods, words, holder.key, base)
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
