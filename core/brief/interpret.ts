import type { Companions, Negation } from './bindings.ts'
import type { Design, DesignPatch, PartDesign, PartKey } from './design.ts'
import type { FaceUse } from './face-wishes.ts'
import type { Item } from './items.ts'
import type { Wish } from './ledger.ts'
import type { Meaning, Property, Target } from './meaning.ts'
import type { MoodVote } from './mood-wishes.ts'
import { type ColorUse, shadedColor } from './palette.ts'
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
  switch (meaning.kind) {
    case 'setting':
      interpretSetting(meaning, context, phrase)
      return
    case 'mood':
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
      const banned = negation?.kind === 'no'
      const ofWhole =
        banned || target === 'part' ? undefined : qualityPatch(meaning.property, amount, target, base)
      const aim = aimOf(context)
      const ofPart = banned || !aim ? undefined : partQuality(meaning.property, amount, aim, base)
      const patch = aim?.startsWith('said:') ? ofPart : (ofWhole ?? ofPart)
      if (patch) reading.wishes.push({ phrase, level: 'word', patch })
      else if (meaning.alone && !negation && !aim) interpretItem(meaning.alone, context)
      else
        ignore(
          negation ? 'there is no token for its opposite' : 'of what? name a part: headlines, text, corners',
        )
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
      interpretLength(meaning.px, target, context, phrase)
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
      if (!QUIET.includes(meaning.cue)) ignore('nothing follows that it could steer')
      return
    case 'target':
      if (isKept(context)) reading.assumed.push({ phrase, effect: 'left as it is' })
      else if (meaning.alone) interpretItem(meaning.alone, context)
      else ignore('nothing is asked of it')
      return
    case 'number':
    case 'degree':
      ignore('of what is not said')
      return
    case 'tint':
      ignore('names a colour only beside others, or before ink, paper or accent')
      return
    case 'unknown':
      ignore(meaning.name ? 'a name, or words of the copy' : 'not in the vocabulary')
      return
  }
}

/** Cues that have done their work when they have steered something. */
const QUIET: readonly string[] = ['edit', 'end', 'keep']

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
  const assumed = meaning.assumed === undefined ? {} : { assumed: meaning.assumed }
  if (!parse.negations[index]) {
    reading.wishes.push({ phrase, level: 'word', patch: meaning.patch, ...assumed })
  } else if (meaning.off) {
    reading.wishes.push({ phrase, level: 'ban', patch: meaning.off })
  } else {
    reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  }
}

/** `French bistro`, `Japanese minimal`: the word before a noun or a manner names no language. */
function describesNext({ items }: Parse, index: number): boolean {
  const next = items[index + 1]
  return next?.join === 'none' && ['unknown', 'mood', 'target', 'color'].includes(next.meaning.kind)
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

function interpretLength(px: number, target: Target | undefined, context: Context, phrase: string): void {
  const { reading } = context
  const aim = aimOf(context)
  const rounded = Math.round(px * 100) / 100
  if (target === 'corners') {
    reading.wishes.push({ phrase, level: 'literal', patch: { shape: { radius: nearestRadius(px) } } })
  } else if ((target === 'text' || target === 'type') && rounded >= 4 && rounded <= 1000) {
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { baseSize: rounded } } })
  } else if (aim && rounded >= 4 && rounded <= 1000) {
    reading.wishes.push({ phrase, level: 'literal', patch: { parts: { [aim]: { size: rounded } } } })
  } else {
    reading.ignored.push({ phrase, effect: 'lengths are read for type, parts of the page and corner radius' })
  }
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
