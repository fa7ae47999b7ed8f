/** Wishes for a single part of the document: its face, its manner, its place, more or less of it. */
import type { Design, DesignPatch, PartDesign, PartKey, Rank } from './design.ts'
import { OF_THINGS } from './said-of.ts'
import type { Meaning, Property } from './meaning.ts'
import { RANKED } from './ranks.ts'
import { isBesideOrnament, ownerBefore } from './setting-wishes.ts'
import { isBesideLogo } from './surroundings.ts'
import { aimOf, boundPart, type Context, targetOf } from './wish-context.ts'
import { type Mood, pairings } from './words/moods.ts'

/** A typeface for a part that has no face of its own in the design; false where the word is for the whole. */
export function dressFace(face: string, context: Context, phrase: string): boolean {
  const target = targetOf(context)
  const aim = aimOf(context)
  if (!aim || context.parse.negations[context.index]) return false
  if (target !== undefined && target !== 'part' && target !== 'accent' && target !== 'surface') return false
  const own = READ.has(aim) && face === POSTER ? CONDENSED : face
  context.reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { face: own } } } })
  return true
}

/** Parts that are read in small letters, where a narrow face of posters is none. */
const READ: ReadonlySet<string> = new Set([
  'tables',
  'captions',
  'labels',
  'smallPrint',
  'footnotes',
  'tableHeads',
])
const [POSTER, CONDENSED] = ['League Gothic', 'Roboto Condensed']

/** Sets a part in a manner. Returns what the manner means of the whole where no part is named. */
export function interpretManner(
  meaning: Meaning & { kind: 'manner' },
  context: Context,
  phrase: string,
): Meaning | undefined {
  const { reading, parse, index } = context
  const negated = parse.negations[index] !== undefined
  if (meaning.dress.align && isBesideLogo(context)) {
    reading.ignored.push({ phrase, effect: 'the logo is placed and sized by the format' })
    return undefined
  }
  const aim = aimOf(context) ?? (negated ? partBeforeBan(context) : undefined)
  const target = targetOf(context)
  const hasRole =
    target === 'heading' && aim !== 'names' && (meaning.dress.italic || meaning.dress.case === 'uppercase')
  const dress = negated ? meaning.off : meaning.dress
  const isWhole =
    aim === undefined ||
    (hasRole && !(negated && targetOf(context) === undefined)) ||
    target === 'background' ||
    (negated && aim.startsWith('said:'))
  if (aim === undefined && target === 'text' && (meaning.dress.case ?? meaning.dress.italic) !== undefined) {
    reading.ignored.push({ phrase, effect: 'running text is set as it is written: name a part' })
    return undefined
  }
  if (isWhole && meaning.alone) return meaning.alone
  if (!aim) reading.ignored.push({ phrase, effect: 'of what? name a part: headlines, captions, prices' })
  else if (!dress) reading.ignored.push({ phrase, effect: 'what to have instead is not said' })
  else reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: dress } } })
  return undefined
}

/** `captions not italic`: the part that a ban behind it is said of. */
function partBeforeBan({ parse: { items, negations }, index }: Context): PartKey | undefined {
  const cue = negations[index]?.cue ?? -1
  const [before, item] = [items[cue - 1], items[cue]]
  if (item?.words !== 'not' || item.join !== 'none' || before?.meaning.kind !== 'target') return undefined
  return before.meaning.part
}

/** Sets things of the copy in a device. Returns what the device means where nothing is named. */
export function interpretDevice(
  { device, keys = [], tint, tinted, thing, alone }: Meaning & { kind: 'device' },
  { reading, parse: { items }, index }: Context,
  phrase: string,
): Meaning | undefined {
  // `family pack in a frame`: what a copy does not have frames no page.
  const owner = alone?.kind === 'setting' && keys.length === 0 ? ownerBefore(items, index) : undefined
  if (owner) {
    reading.ignored.push({ phrase, effect: `nothing here is called "${owner}"` })
    return undefined
  }
  if (keys.length === 0 && alone) return alone
  if (keys.length === 0)
    reading.ignored.push({
      phrase,
      effect: 'of what? name what is to stand out: totals, key figures, a quote',
    })
  for (const key of keys)
    reading.wishes.push({
      phrase,
      level: 'word',
      patch: {
        parts: {
          [key]: {
            device,
            ...(tint && { tint }),
            ...(tinted && { tinted }),
            ...(thing && { thing }),
            ...(thing === 'Seal' && { rank: 'second' as const }),
          },
        },
      },
    })
  return undefined
}

/** Parts that stand in a line of their own. */
const ALIGNED: readonly PartKey[] = [
  ...(['title', 'headings', 'subheads', 'captions', 'quotes', 'figures', 'names'] as const),
  ...(['prices', 'dates', 'labels', 'pageNumbers', 'numbering', 'footer', 'runningHead'] as const),
]

/** Puts a part to a side; where whole things stand follows from the format. */
export function interpretPlace(
  { align: side, spot, small, keys = [] }: Meaning & { kind: 'place' },
  context: Context,
  phrase: string,
): void {
  const { reading, parse, index } = context
  if (spot) {
    // Each is told by itself: what flows may be small, and stays where it is.
    const dresses: readonly PartDesign[] = [{ place: spot }, ...(small ? [{ rank: 'last' } as const] : [])]
    for (const key of keys)
      for (const dress of dresses)
        reading.wishes.push({ phrase, level: 'word', patch: { parts: { [key]: dress } } })
    return
  }
  const named = aimOf(context)
  // `gig dates on the right`: whatever they are of, they are dates, and so are times.
  const own = named?.startsWith('said:') ? (boundPart(context) ?? named) : named
  const aim = own && /^said:(?:times?|hours?|year numbers?)$/.test(own) ? 'dates' : own
  // `years in the margin`, `dates in a column of their own`: beside the lines that they begin.
  const isMargin = aim === 'dates' && /margin|column/.test(parse.items[index]?.words ?? '')
  const align = isMargin ? (side ?? 'start') : side
  // `page numbers at the bottom`: wherever they stand, they are wanted.
  if (aim === 'pageNumbers' && !parse.negations[index])
    reading.wishes.push({ phrase, level: 'word', patch: { layout: { pageNumbers: true } } })
  const at = aim === undefined && side !== 'center' ? side : undefined
  if (at && !parse.negations[index] && isBesideOrnament(parse, index)) {
    reading.wishes.push({ phrase, level: 'word', patch: { decor: { motifAt: at } } })
    return
  }
  const isOfPage = /top|bottom|upper|lower/.test(parse.items[index]?.words ?? '')
  // `prices lined up`: figures are, by their last digits.
  const isColumn = /\b(?:line|lined|column|under|stacked)\b/.test(parse.items[index]?.words ?? '')
  const isOfSums = aim === 'prices' || aim === 'figures'
  const moves =
    aim === 'pageNumbers' || aim === 'footer' || isMargin || (!isOfPage && (!isColumn || isOfSums))
  if (align && aim && ALIGNED.includes(aim) && moves && !parse.negations[index]) {
    reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { align } } } })
  } else {
    reading.ignored.push({ phrase, effect: 'where things stand follows from the format and the copy' })
  }
}

/** More or less of a part that is dressed by itself. */
export function partQuality(
  property: Property,
  amount: number,
  aim: PartKey,
  base: Design,
): DesignPatch | undefined {
  const dress = partDress(property, amount, base)
  return dress && { parts: { [aim]: dress } }
}

/** Steps of size that a rank is of figures, which formats set larger than their text by themselves. */
const STEPS = { first: 2, second: 1, last: -1 } as const

/** How soon a part is seen. */
export function rankPatch(rank: Rank, key: PartKey, base: Design): DesignPatch | undefined {
  const dress = key === 'figures' ? partDress('size', STEPS[rank], base) : { rank }
  return dress && { parts: { [key]: dress } }
}

/**
 * What a manner makes of one part, as a designer would set it: quiet parts are small, plain ones light, loud ones heavy and seen
 * soon, and what has a face of its own gives it. Undefined where it makes nothing of it.
 */
export function partManner(
  moods: readonly Mood[],
  words: string,
  key: PartKey,
  base: Design,
): DesignPatch | undefined {
  const [mood] = moods
  if (UNDRESSED.has(key)) return undefined
  const isTitle = key === 'headings' || key === 'title'
  // A soft headline may be as big as any.
  if (isTitle && SOFT.test(words)) return { type: { displayWeight: 400 } }
  if (!mood || QUIET.test(words))
    return isTitle
      ? { type: { ...sizeOfTitle(-1, base), displayWeight: 400 } }
      : { parts: { [key]: quietDress(key, base) } }
  const [, energy, potency, , , , ornament] = mood.vector
  // `die Zahlen sauber`: how they are set, which a weight says nothing of.
  if (/clean|neat|tidy|crisp|clear|orderly/.test(words)) return undefined
  if (ornament <= PLAIN)
    return isTitle ? { type: { displayWeight: 400 } } : { parts: { [key]: { weight: 400 } } }
  if (energy + potency >= LOUD)
    return isTitle
      ? { type: { ...sizeOfTitle(1, base), displayWeight: 800 } }
      : { parts: { [key]: loudDress(key, base) } }
  const face = mood.pairing && pairings[mood.pairing].display
  // `clear prices`: how it is done, and no face.
  if (!face || OF_THINGS.has(words)) return undefined
  return isTitle ? { type: { display: face } } : { parts: { [key]: { face } } }
}

function sizeOfTitle(steps: number, { type }: Design): { readonly displayScale: number } {
  return { displayScale: Math.round(type.displayScale * type.scale ** steps * 1000) / 1000 }
}

function loudDress(key: PartKey, { type }: Design): PartDesign {
  return { weight: 700, ...(isRankable(key) ? { rank: 'second' as const } : { scale: type.scale }) }
}

function quietDress(key: PartKey, { type }: Design): PartDesign {
  return isRankable(key) ? { rank: 'last' } : { scale: Math.round(1000 / type.scale) / 1000, weight: 400 }
}

function isRankable(key: PartKey): boolean {
  return key.startsWith('said:') || RANKED.has(key)
}

/** Where a mood says that a part is plain, and that it is loud. */
const PLAIN = -0.8
const LOUD = 0.75
const QUIET =
  /discreet|subtle|restrained|understated|quiet|low key|unobtrusive|modest|reserved|shy|unassuming|soft|gentle|calm|toned down|muted/
const SOFT = /^(?:very |really )?(?:soft|gentle)$/
/** Parts whose manner is in how they are drawn. */
const UNDRESSED: ReadonlySet<PartKey> = new Set([
  'tables',
  'cards',
  'cover',
  'sections',
  'code',
  'footer',
  'runningHead',
])

/** More or less of a part as its dress; undefined where parts have none of it. */
export function partDress(property: Property, amount: number, base: Design): PartDesign | undefined {
  if (property === 'size') return { scale: Math.round(base.type.scale ** amount * 1000) / 1000 }
  if (property === 'radius') return { radius: amount > 0 ? 999 : 0 }
  if (property !== 'weight') return undefined
  return { weight: Math.abs(amount) >= 100 ? amount : amount > 0 ? 700 : 400 }
}
