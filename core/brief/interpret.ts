import type { Companions } from './bindings.ts'
import type { Negation } from './negations.ts'
import type { Design, DesignPatch, PartDesign, PartKey } from './design.ts'
import type { FaceUse } from './face-wishes.ts'
import type { Item } from './items.ts'
import type { Wish } from './ledger.ts'
import type { Meaning, Property, Target } from './meaning.ts'
import type { MoodVote } from './mood-wishes.ts'
import { type ColorUse, shadedColor } from './palette.ts'
import { wholeWords } from './words/parts.ts'
import { toOklch } from '../theme/oklch.ts'
import { pt } from '../theme/page.ts'
import { nearestRadius, qualityPatch } from './quality-wishes.ts'

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
  const spokenFor = new Set([...companions.values()].flat())
  for (const target of bound) if (target !== undefined) spokenFor.add(target)
  for (const negation of parse.negations) if (negation) spokenFor.add(negation.cue)
  for (const [index, item] of items.entries()) {
    if (item.meant)
      reading.assumed.push({ phrase: parse.phraseOf([index]), effect: `read as "${item.meant}"` })
    if (!spokenFor.has(index)) interpretItem(item.meaning, { parse, index, base, reading })
  }
  return reading
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
  const { reading, base } = context
  const negation = context.parse.negations[context.index]
  const phrase = phraseFor(context)
  const target = targetOf(context)
  const ignore = (effect: string): void => {
    reading.ignored.push({ phrase, effect })
  }
  const elsewhere = saidOfAnother(meaning, context)
  if (elsewhere !== undefined) {
    ignore(elsewhere)
    return
  }
  switch (meaning.kind) {
    case 'setting':
      interpretSetting(meaning, context, phrase)
      return
    case 'mood':
      if (negation && isBareBan(context, negation.cue) && isOfNoun(context)) {
        ignore('nothing is drawn that neither the format nor the copy has')
        return
      }
      if (negation?.omits) {
        ignore("what is to be left out is the copy's")
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
      const alone = interpretShade(meaning, context, phrase)
      if (alone) interpretItem(alone, context)
      return
    }
    case 'typeface':
      if (dressFace(meaning.face.family, context, phrase)) return
      reading.faces.push({ phrase, face: meaning.face, target, banned: negation?.kind === 'no' })
      return
    case 'quality': {
      const amount = negation?.kind === 'soft' ? -meaning.amount : meaning.amount * degreeOf(context)
      // `stripes round the edge`: without a part it is no wish for corners.
      if (context.parse.items[context.index]?.words === 'round' && !aimOf(context)) {
        ignore('of what? name a part: buttons, cards, corners')
        return
      }
      const banned = negation?.kind === 'no'
      const aim = aimOf(context)
      const isOfPart = aim !== undefined && (target === 'part' || meaning.property === 'radius')
      const ofWhole = banned || isOfPart ? undefined : qualityPatch(meaning.property, amount, target, base)
      const ofPart = banned || !aim ? undefined : partQuality(meaning.property, amount, aim, base)
      const patch = aim?.startsWith('said:') ? ofPart : (ofWhole ?? ofPart)
      if (patch) reading.wishes.push({ phrase, level: 'word', patch })
      else if (meaning.alone && !negation && !aim) interpretItem(meaning.alone, context)
      else ignore(negation ? 'left as the format has it' : 'of what? name a part: headlines, text, corners')
      return
    }
    case 'macro': {
      const patches = meaning.steps.map(step => qualityPatch(step.property, step.amount, step.target, base))
      for (const patch of patches) {
        if (patch) reading.wishes.push({ phrase, level: 'word', patch, assumed: meaning.assumed })
      }
      return
    }
    case 'length':
      interpretLength(meaning, target, context, phrase)
      return
    case 'manner':
      interpretManner(meaning, context, phrase)
      return
    case 'place':
      interpretPlace(meaning, context, phrase)
      return
    case 'hold':
      reading.assumed.push({ phrase, effect: 'nothing else is changed' })
      return
    case 'unsupported':
      ignore(negation ? `left out anyway: ${meaning.reason}` : meaning.reason)
      return
    case 'cue':
      if (meaning.cue === 'than') ignore('what it is compared with is not known here')
      else if (meaning.cue === 'limit') ignore('how many there are follows from the copy')
      else if (!QUIET.includes(meaning.cue)) ignore('nothing follows that it could steer')
      return
    case 'target':
      if (negation && isBareGround(context)) {
        reading.wishes.push({
          phrase,
          level: 'ban',
          patch: { color: { paper: '#ffffff' }, decor: { fields: false } },
        })
        return
      }
      if (negation && !meaning.alone) {
        ignore('what the copy has is drawn: take it out of the copy')
        return
      }
      if (isKept(context)) reading.assumed.push({ phrase, effect: 'left as it is' })
      else if (meaning.alone) interpretItem(meaning.alone, context)
      else ignore('nothing is asked of it')
      return
    case 'number':
      if (!interpretFigure(meaning.value, target, context, phrase))
        ignore(isCount(context) ? 'how many there are follows from the copy' : 'of what is not said')
      return
    case 'degree':
      ignore('of what is not said')
      return
    case 'tint':
      ignore('names a colour only beside others, or before ink, paper or accent')
      return
    case 'unknown':
      if (meaning.name) ignore('a name, or words of the copy')
      else if (negation?.omits) ignore("what is to be left out is the copy's: take it out there")
      else if (negation && isBareBan(context, negation.cue))
        ignore('nothing is drawn that neither the format nor the copy has')
      else ignore('not in the vocabulary')
      return
  }
}

/** Why a word that wishes for something elsewhere does not here; undefined where it does. */
function saidOfAnother(meaning: Meaning, context: Context): string | undefined {
  const { parse, index } = context
  const item = parse.items[index] as Item
  const looks = ['setting', 'mood', 'color', 'shade', 'typeface', 'quality', 'manner']
  if (item.past && looks.includes(meaning.kind)) return 'how it was, and not how it is to be'
  if (meaning.kind === 'mood' && isOfOnePart(parse, index))
    return 'a manner is that of the whole page: of a part say its colour, its size or its face'
  if (meaning.kind === 'typeface' || meaning.kind === 'manner') {
    const thing = bannedFor(parse, index)
    if (thing !== undefined && aimOf(context) === undefined)
      return `said of ${thing} alone: it stays as the format has it`
  }
  return undefined
}

/** `the header can be loud`, `title slide sparse`, `as a clean table`: a manner of one part. */
function isOfOnePart({ items }: Parse, index: number): boolean {
  const next = items[index + 1]
  const isTable = next?.join === 'none' && next.meaning.kind === 'target' && next.meaning.part === 'tables'
  if (isTable && items[index]?.article) return true
  for (let at = index; at > Math.max(index - 3, 0) && items[at]?.join === 'none'; at--) {
    const before = items[at - 1] as Item
    if (before.meaning.kind === 'target')
      return before.meaning.target === 'header' || ['cover', 'footer'].includes(before.meaning.part ?? '')
    if (before.meaning.kind !== 'unknown') return false
    const isNamed = items[at - 1]?.join === 'none' && at > 1
    if (isNamed && /^(?:slide|section|column|box|spread|chapter)s?$/.test(before.words)) return true
  }
  return false
}

/** `equations not in sans`: the thing that a ban behind it is said of. */
function bannedFor({ items, negations }: Parse, index: number): string | undefined {
  const cue = negations[index]?.cue
  const item = items[cue ?? -1]
  const before = items[(cue ?? 0) - 1]
  if (!item || !/^not?$/.test(item.words) || item.join !== 'none' || before?.last !== item.first - 1)
    return undefined
  const isThing =
    before.meaning.kind === 'unknown' && !wholeWords.has(before.words) && !before.words.endsWith('ly')
  return isThing ? before.words : undefined
}

/** `no human figures`: what is banned is the thing behind. */
function isOfNoun({ parse: { items }, index }: Context): boolean {
  const [item, next] = [items[index], items[index + 1]]
  if (next?.join !== 'none' || next.first !== (item?.last ?? 0) + 1) return false
  if (next.meaning.kind === 'target') return next.meaning.part === 'figures' || next.meaning.part === 'names'
  return next.meaning.kind === 'unknown' && !wholeWords.has(next.words)
}

/** `no lotus`, and not `do not make it pretty`. */
function isBareBan({ parse }: Context, cue: number): boolean {
  return /^(?:no|without|zero|avoid|never|nothing)$/.test(parse.items[cue]?.words ?? '')
}

/** `do not print a background`: the ground itself, and nothing that is on it. */
function isBareGround({ parse: { items }, index }: Context): boolean {
  const next = items[index + 1]
  return /^(?:background|bg|ground|backdrop)$/.test(items[index]?.words ?? '') && next?.join !== 'none'
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

function interpretSetting(meaning: Meaning & { kind: 'setting' }, context: Context, phrase: string): void {
  const { reading, parse, index } = context
  if (meaning.patch.locale && describesNext(parse, index)) {
    reading.ignored.push({
      phrase,
      effect: 'read as a manner, not as the language of the copy: say "in French" for that',
    })
    return
  }
  const unmeant = notMeant(meaning, context)
  if (unmeant !== undefined) {
    reading.ignored.push({ phrase, effect: unmeant })
    return
  }
  const aim = largeFor(meaning, parse, index)
  if (aim !== undefined) {
    reading.wishes.push({
      phrase,
      level: 'word',
      patch: { parts: { [aim]: { scale: context.base.type.scale } } },
    })
    return
  }
  if (meaning.patch.page?.orientation && isOfThing(parse, index)) {
    reading.ignored.push({ phrase, effect: 'how a line runs follows from the format' })
    return
  }
  if (isLineOfCopy(parse, index)) {
    reading.ignored.push({ phrase, effect: 'these lines follow from the format and the copy' })
    return
  }
  const assumed = meaning.assumed === undefined ? {} : { assumed: meaning.assumed }
  if (!parse.negations[index]) {
    reading.wishes.push({ phrase, level: 'word', patch: meaning.patch, ...assumed })
  } else if (meaning.off) {
    reading.wishes.push({ phrase, level: 'ban', patch: meaning.off })
  } else {
    reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  }
}

/** Why a word that sets something elsewhere sets nothing here; undefined where it does. */
function notMeant(
  { patch }: Meaning & { kind: 'setting' },
  { parse, index, base }: Context,
): string | undefined {
  const item = parse.items[index] as Item
  const [before, next] = [parse.items[index - 1], parse.items[index + 1]]
  const follows = (one: Item | undefined, other: Item | undefined): boolean =>
    one !== undefined && other?.join === 'none' && other.first === one.last + 1
  if (patch.imagery?.images !== undefined) {
    const negation = parse.negations[index]
    const isSome =
      (follows(before, item) && before?.meaning.kind !== 'cue') || (next?.of === true && next.join === 'none')
    if (negation && isSome) return 'pictures are those of the copy: leave single ones out there'
    if (!negation && base.imagery.images)
      return 'pictures are those of the copy, as large as the format has them'
  }
  if (patch.page?.size && item.per)
    return 'each sheet holds one: several to a sheet are for the printing program'
  const isNoun = [before, next].some(
    other => other?.meaning.kind === 'unknown' && (follows(other, item) || follows(item, other)),
  )
  if (item.words === 'night' && isNoun) return 'a night, and not a dark page'
  if (parse.phraseOf([index]) !== 'letter') return undefined
  const isPaper = [before, next].some(
    other => other?.meaning.kind === 'setting' && other.meaning.patch.page !== undefined,
  )
  return isPaper ? undefined : 'a letter, and not the paper of that name: say "US Letter"'
}

/** `codes in big letters`: the thing that they are for, and not the whole text. */
function largeFor(
  { patch }: Meaning & { kind: 'setting' },
  { items, negations }: Parse,
  index: number,
): PartKey | undefined {
  const [before, item] = [items[index - 1], items[index]]
  if (patch.type?.baseSize === undefined || !item?.within || item.join !== 'none' || negations[index])
    return undefined
  if (before?.meaning.kind === 'target') return before.meaning.part
  const isThing =
    before?.meaning.kind === 'unknown' &&
    !wholeWords.has(before.words) &&
    !/^(?:set|put|done|written|\p{L}+ed)$/u.test(before.words)
  return isThing ? `said:${before.words}` : undefined
}

/** `a thin vertical line`: the way of a thing and not of the page. */
function isOfThing({ items }: Parse, index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isBehind = item?.join === 'none' && before !== undefined && LYING.test(before.words)
  return isBehind || (next?.join === 'none' && LYING.test(next.words))
}

/** Things that run across or down a page by themselves. */
const LYING = /^(?:line|bar|band|stripe|rule|strip|axis|divider|text|type|chart|row|column|label)s?$/

/** `five lines each`, `signature lines`, `above the line`: lines that are no rules of the design. */
function isLineOfCopy({ items, negations }: Parse, index: number): boolean {
  const item = items[index]
  const before = items[index - 1]
  if (!item || !/^lines?$/.test(item.words) || negations[index] || item.join !== 'none' || !before)
    return false
  return ['unknown', 'number', 'place', 'target'].includes(before.meaning.kind)
}

/** `French bistro`, `Japanese minimal`: the word before a noun or a manner names no language. */
function describesNext({ items }: Parse, index: number): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && ['unknown', 'mood', 'target', 'color', 'place'].includes(next.meaning.kind)
}

/** Degrees: `slightly` ½, `very` 1.5; turned down −.4; banned −1; `more` a half. */
function moodWeight(context: Context): number {
  const negation = context.parse.negations[context.index]
  if (negation) return negation.kind === 'no' ? -1 : -0.4
  const companions = context.parse.companions.get(context.index) ?? []
  const more = companions.some(other => {
    const companion = context.parse.items[other]?.meaning
    return companion?.kind === 'cue' && companion.cue === 'more'
  })
  return degreeOf(context) * (more ? 0.5 : 1)
}

function degreeOf({ parse, index }: Context): number {
  const factors = (parse.companions.get(index) ?? []).map(other => {
    const meaning = parse.items[other]?.meaning
    return meaning?.kind === 'degree' ? meaning.factor : 1
  })
  return Math.min(
    factors.reduce((product, factor) => product * factor, 1),
    3,
  )
}

/** `6 steps`, `one sentence`: a number of things of the copy. */
function isCount({ parse: { items }, index }: Context): boolean {
  const [item, next] = [items[index], items[index + 1]]
  if (next?.join !== 'none' || next.first !== (item?.last ?? 0) + 1) return false
  return (
    next.meaning.kind === 'unknown' || (next.meaning.kind === 'target' && next.meaning.part !== undefined)
  )
}

/** Up to here a bare size of type is one of a word processor, in points: `font size 12`. */
const WORD_SIZES = 12

/** A figure without a unit: of lines it is a multiple of the size, of type points up to `WORD_SIZES`, else px. */
function interpretFigure(
  value: number,
  target: Target | undefined,
  context: Context,
  phrase: string,
): boolean {
  const { reading } = context
  if (target === 'leading' && value >= 0.8 && value <= 4) {
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { leading: value } } })
    return true
  }
  const isType = target === 'text' && value >= 8 && value <= 40
  if (!isType && target !== 'corners') return false
  const px = isType && value <= WORD_SIZES ? pt(value) : value
  interpretLength({ px, ofType: isType }, target, context, phrase)
  return true
}

function interpretLength(
  { px, ofType }: { readonly px: number; readonly ofType: boolean },
  target: Target | undefined,
  context: Context,
  phrase: string,
): void {
  const { reading } = context
  const aim = aimOf(context)
  const rounded = Math.round(px * 100) / 100
  if (target === 'corners') {
    reading.wishes.push({ phrase, level: 'literal', patch: { shape: { radius: nearestRadius(px) } } })
  } else if (target === 'margins' && rounded <= 400) {
    reading.wishes.push({ phrase, level: 'literal', patch: { space: { margin: rounded } } })
  } else if (
    (target === 'text' || target === 'type' || (ofType && isAlone(context))) &&
    rounded >= 4 &&
    rounded <= 1000
  ) {
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { baseSize: rounded } } })
  } else if (aim && rounded >= 4 && rounded <= 1000) {
    reading.wishes.push({ phrase, level: 'literal', patch: { parts: { [aim]: { size: rounded } } } })
  } else {
    reading.ignored.push({ phrase, effect: 'lengths are read for type, parts of the page and corner radius' })
  }
}

/** A length with no part beside it and nothing that it measures: `10pt, one page`. */
function isAlone({ parse: { items, bound, negations }, index }: Context): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const isMeasure = (other: Item | undefined, join: Item['join'] | undefined): boolean =>
    other !== undefined && join === 'none' && ['unknown', 'unsupported', 'cue'].includes(other.meaning.kind)
  if (bound[index] !== undefined || negations[index]) return false
  return !isMeasure(before, item.join) && !isMeasure(next, next?.join)
}

/** The items of a brief and how they hang together. */
export interface Parse {
  readonly items: readonly Item[]
  readonly negations: readonly (Negation | undefined)[]
  /** For each item the part it is meant for. */
  readonly bound: readonly (number | undefined)[]
  readonly companions: Companions
  /** The words of some items, as the author wrote them. */
  phraseOf(indexes: readonly number[]): string
}

/** Colours that the brief bans. */
interface Ban {
  readonly phrase: string
  readonly hues: readonly [number, number]
  readonly hex: string
}

/** What the items ask for, sorted by how it is settled. */
export interface Reading {
  readonly wishes: Wish[]
  readonly votes: MoodVote[]
  readonly colors: ColorUse[]
  readonly faces: FaceUse[]
  readonly bans: Ban[]
  /** Phrases that change nothing, with the reason. */
  readonly ignored: { readonly phrase: string; readonly effect: string }[]
  readonly assumed: { readonly phrase: string; readonly effect: string }[]
  /** The brief edits a design rather than describing one. */
  readonly edits: boolean
}

/** One item in its surroundings, and the reading that it adds to. */
interface Context {
  readonly parse: Parse
  readonly index: number
  readonly base: Design
  readonly reading: Reading
}

/** The part of the document that an item is meant for: its own, or that of a word that says more about it (`butter yellow ground`). */
function targetOf({ parse, index }: Context): Target | undefined {
  const parts = [index, ...(parse.companions.get(index) ?? [])].map(word => parse.bound[word])
  const part = parts.find(bound => bound !== undefined)
  const meaning = part === undefined ? undefined : parse.items[part]?.meaning
  return meaning?.kind === 'target' ? meaning.target : undefined
}

/** The single part that an item is meant for, by its name or by the copy's word for it. */
function aimOf({ parse: { items, bound, companions }, index }: Context): PartKey | undefined {
  const parts = [index, ...(companions.get(index) ?? [])].map(word => bound[word])
  const at = parts.find(part => part !== undefined)
  const item = at === undefined ? undefined : items[at]
  if (at === undefined || !item) return undefined
  const before = items[at - 1]
  const isCompound =
    item.join === 'none' &&
    before?.last === item.first - 1 &&
    before.meaning.kind === 'unknown' &&
    !before.meaning.name
  if (item.meaning.kind === 'unknown') {
    return `said:${isCompound ? `${before.words} ${item.words}` : item.words}`
  }
  if (item.meaning.kind !== 'target' || !item.meaning.part) return undefined
  const isOwn = isCompound && OF_COPY.includes(item.meaning.part)
  return isOwn ? `said:${before.words} ${item.words}` : item.meaning.part
}

/** Parts whose word another one before it makes a thing of the copy: `seat number`, `due date`. */
const OF_COPY: readonly PartKey[] = ['figures', 'dates', 'prices', 'labels', 'code']

/** A typeface for a part that has no face of its own in the design. */
function dressFace(face: string, context: Context, phrase: string): boolean {
  const target = targetOf(context)
  const aim = aimOf(context)
  if (!aim || context.parse.negations[context.index]) return false
  if (target !== undefined && target !== 'part' && target !== 'accent' && target !== 'surface') return false
  context.reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { face } } } })
  return true
}

function interpretManner(meaning: Meaning & { kind: 'manner' }, context: Context, phrase: string): void {
  const { reading, parse, index } = context
  const aim = aimOf(context)
  const negated = parse.negations[index] !== undefined
  const target = targetOf(context)
  const hasRole =
    target === 'heading' && aim !== 'names' && (meaning.dress.italic || meaning.dress.case === 'uppercase')
  const dress = negated ? meaning.off : meaning.dress
  const isWhole =
    aim === undefined || hasRole || target === 'background' || (negated && aim.startsWith('said:'))
  if (isWhole && meaning.alone) interpretItem(meaning.alone, context)
  else if (!aim) reading.ignored.push({ phrase, effect: 'of what? name a part: headlines, captions, prices' })
  else if (!dress) reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  else reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: dress } } })
}

/** Parts that stand in a line of their own. */
const ALIGNED: readonly PartKey[] = [
  ...(['title', 'headings', 'subheads', 'captions', 'quotes', 'figures', 'names'] as const),
  ...(['prices', 'dates', 'labels', 'pageNumbers', 'footer', 'runningHead'] as const),
]

function interpretPlace({ align }: Meaning & { kind: 'place' }, context: Context, phrase: string): void {
  const { reading, parse, index } = context
  const aim = aimOf(context)
  const isOfPage = /top|bottom|upper|lower/.test(parse.items[index]?.words ?? '')
  const moves = aim === 'pageNumbers' || aim === 'footer' || !isOfPage
  if (align && aim && ALIGNED.includes(aim) && moves && !parse.negations[index]) {
    reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { align } } } })
  } else {
    reading.ignored.push({ phrase, effect: 'where things stand follows from the format and the copy' })
  }
}

/** More or less of a part that is dressed by itself. */
function partQuality(
  property: Property,
  amount: number,
  aim: PartKey,
  base: Design,
): DesignPatch | undefined {
  const dress = partDress(property, amount, base)
  return dress && { parts: { [aim]: dress } }
}

function partDress(property: Property, amount: number, base: Design): PartDesign | undefined {
  if (property === 'size') return { scale: Math.round(base.type.scale ** amount * 1000) / 1000 }
  if (property === 'radius') return { radius: amount > 0 ? 999 : 0 }
  if (property !== 'weight') return undefined
  return { weight: Math.abs(amount) >= 100 ? amount : amount > 0 ? 700 : 400 }
}

/** The words that belong to an item: its ban, what says more about it, its part. */
function phraseFor({ parse, index }: Context): string {
  const around = (center: number) => [center, ...(parse.companions.get(center) ?? [])]
  const own = around(index)
  const parts = own.map(word => parse.bound[word]).filter(part => part !== undefined)
  const words = [...own, ...parts.flatMap(around)]
  const cues = words.map(word => parse.negations[word]?.cue).filter(cue => cue !== undefined)
  return parse.phraseOf([...words, ...cues])
}

/** Notes a colour for its part, or the ban of a hue. */
function interpretColor(meaning: Meaning & { kind: 'color' }, context: Context, phrase: string): void {
  const { parse, index, reading } = context
  const companions = (parse.companions.get(index) ?? []).map(other => parse.items[other]?.meaning)
  if (parse.negations[index]) {
    if (meaning.hues) reading.bans.push({ phrase, hues: meaning.hues, hex: meaning.hex })
    else
      reading.ignored.push({
        phrase,
        effect: 'only hues can be banned: name another colour for the part instead',
      })
    return
  }
  const shade = companions.find(companion => companion?.kind === 'shade')
  const turned = shade?.kind === 'shade' && !meaning.literal
  const hex = turned ? shadedColor(meaning.hex, shade.lightness, shade.chroma) : meaning.hex
  const clause = parse.items.slice(Math.max(index - 3, 0), index).map(item => item.meaning)
  const changes = clause.some(other => other.kind === 'cue' && other.cue === 'edit')
  const on = parse.items[index]?.on === true
  const words = [index, ...(parse.companions.get(index) ?? [])].map(word => parse.items[word])
  const part = targetOf(context)
  const seat = words.find(word => word?.seat)?.seat
  const target = part === 'part' ? (seat ?? part) : (part ?? seat)
  const isOfLine = target === undefined && isBesideThing(parse, index) && toOklch(hex).l > 0.88
  if (isOfLine) {
    reading.ignored.push({ phrase, effect: 'lines are drawn in the colours of the page' })
    return
  }
  const ground = on && (target === undefined || target === 'text' || !isFilled(context))
  if (!ground && dressColor(hex, on, target, meaning.literal, context, phrase)) return
  reading.colors.push({
    phrase,
    hex,
    literal: meaning.literal,
    ...(meaning.pale && { pale: true }),
    target: ground ? 'background' : target,
    changes,
  })
  const single = companions.some(
    companion =>
      (companion?.kind === 'number' && companion.value === 1) ||
      (companion?.kind === 'cue' && companion.cue === 'only'),
  )
  if (single) reading.wishes.push({ phrase, level: 'word', patch: { color: { scheme: 'mono' } } })
}

/** `white outline`: a pale colour right before a line is no ground. */
function isBesideThing({ items }: Parse, index: number): boolean {
  const [item, next] = [items[index], items[index + 1]]
  return (
    next?.join === 'none' &&
    next.first === (item?.last ?? 0) + 1 &&
    next.meaning.kind === 'setting' &&
    next.meaning.patch.shape?.rules !== undefined
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

/** Parts whose colour is one of the whole design besides. */
const BRANDED: readonly PartKey[] = ['figures', 'prices', 'dates']

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
  if (!aim || aim.startsWith('said:')) return false
  const isFill = on || aim === 'buttons' || aim === 'cards' || aim === 'cover'
  const dress: PartDesign = isFill ? { fill: hex } : { color: hex }
  context.reading.wishes.push({
    phrase,
    level: literal ? 'literal' : 'word',
    patch: { parts: { [aim]: dress } },
  })
  return target === 'surface' || (target !== 'heading' && target !== 'accent' && !BRANDED.includes(aim))
}

/**
 * Reads a shade without a colour: of a ground, or as a weight of type.
 * Returns what the word means by itself where neither is asked for.
 */
function interpretShade(
  meaning: Meaning & { kind: 'shade' },
  context: Context,
  phrase: string,
): Meaning | undefined {
  const { reading, parse, index } = context
  const target = targetOf(context)
  const inkMode = meaning.lightness < 0 ? 'light' : 'dark'
  const negated = parse.negations[index] !== undefined
  if (!negated && target === 'background' && meaning.ground) {
    reading.wishes.push({ phrase, level: 'word', patch: meaning.ground })
  } else if (!negated && meaning.weight !== null && (target === 'heading' || target === 'type')) {
    reading.wishes.push({ phrase, level: 'word', patch: { type: { displayWeight: meaning.weight } } })
  } else if (!negated && meaning.ground?.color?.mode && (target === 'text' || target === 'heading')) {
    // `dark text` is ink: it stands on the other ground.
    reading.wishes.push({ phrase, level: 'word', patch: { color: { mode: inkMode } } })
  } else if (meaning.alone) {
    return meaning.alone
  } else {
    reading.ignored.push({ phrase, effect: 'no colour follows' })
  }
  return undefined
}
