/** An item of a brief in its surroundings: what wishes of every kind need to know before they are read. */
import type { Companions } from './companions.ts'
import type { Design, DesignPatch, PartDesign, PartKey } from './design.ts'
import type { FaceUse } from './face-wishes.ts'
import type { Holder } from './holders.ts'
import { follows, type Item } from './items.ts'
import type { Wish } from './ledger.ts'
import { spokenForBy, type Target } from './meaning.ts'
import type { MoodVote } from './mood-wishes.ts'
import type { Negation } from './negations.ts'
import type { ColorUse } from './palette.ts'
import { indexesOf } from './things-beside.ts'
import { type Brief, thingEndingAt } from './things-of-copy.ts'
import { namedThings } from './words/named-things.ts'

/** The items of a brief and how they hang together. */
export interface Parse {
  readonly items: readonly Item[]
  readonly negations: readonly (Negation | undefined)[]
  /** For each item the part it is meant for. */
  readonly bound: readonly (number | undefined)[]
  readonly companions: Companions
  /** The items beside their copy, in which every part of a design is a thing. */
  readonly brief: Brief
  /** For each manner the one thing that it is said of. */
  readonly holders: readonly (Holder | undefined)[]
  /** The format is printed on the rolls of tills: a bare length is the width of one. */
  readonly rolls: boolean
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
  /** Landscapes and weather that stand beside no colour: `heath in the fog`. */
  readonly scenes: { readonly phrase: string; readonly colors: readonly string[] }[]
  /** Phrases that change nothing, with the reason. */
  readonly ignored: { readonly phrase: string; readonly effect: string }[]
  readonly assumed: { readonly phrase: string; readonly effect: string }[]
  /** The brief edits a design rather than describing one. */
  readonly edits: boolean
}

/** One item in its surroundings, and the reading that it adds to. */
export interface Context {
  readonly parse: Parse
  readonly index: number
  readonly base: Design
  readonly reading: Reading
}

/** The part of the document that an item is meant for: its own, or that of a word that says more about it (`butter yellow ground`). */
export function targetOf({ parse, index }: Context): Target | undefined {
  const parts = [index, ...(parse.companions.get(index) ?? [])].map(word => parse.bound[word])
  const part = parts.find(bound => bound !== undefined)
  const meaning = part === undefined ? undefined : parse.items[part]?.meaning
  return meaning?.kind === 'target' ? meaning.target : undefined
}

/** The single part that an item is meant for, by its name or by the copy's word for it. */
export function aimOf({ parse: { items, bound, companions, brief }, index }: Context): PartKey | undefined {
  const parts = [index, ...(companions.get(index) ?? [])].map(word => bound[word])
  const at = parts.find(part => part !== undefined)
  const item = at === undefined ? undefined : items[at]
  if (at === undefined || !item) return undefined
  const known = item.meaning.kind === 'target' ? undefined : thingEndingAt(brief, at)?.key
  if (known) return known
  // `the last sentence small and italic`: what one word of a clause is found for is found for the next.
  const ranked = items.find(({ meaning }) => meaning.kind === 'rank' && meaning.of.includes(at))?.meaning
  if (ranked?.kind === 'rank') return ranked.keys.at(-1)
  const before = items[at - 1]
  // `the after numbers`
  const isTime = before?.meaning.kind === 'unsupported' && /^(?:before|after)$/.test(before.words)
  const isNoun = before?.meaning.kind === 'unknown' && !before.meaning.name
  const isCompound = before !== undefined && (isNoun || isTime) && follows(before, item)
  if (item.meaning.kind === 'unknown') {
    return `said:${isCompound ? `${before.words} ${item.words}` : item.words}`
  }
  if (item.meaning.kind !== 'target' || !item.meaning.part) return undefined
  const isOwn =
    isCompound && (OF_COPY.includes(item.meaning.part) || namedThings.has(`${before.words} ${item.words}`))
  return isOwn ? `said:${before.words} ${item.words}` : item.meaning.part
}

/** The part of the word that an item is meant for, whatever says more about that. */
export function boundPart({ parse: { items, bound }, index }: Context): PartKey | undefined {
  const meaning = items[bound[index] ?? -1]?.meaning
  return meaning?.kind === 'target' ? meaning.part : undefined
}

/** Parts whose word another one before it makes a thing of the copy: `seat number`, `due date`. */
const OF_COPY: readonly PartKey[] = ['figures', 'dates', 'prices', 'labels', 'code']

/** How much is wanted of an item: the factors of the words beside it, 3 at most. */
export function degreeOf({ parse, index }: Context): number {
  const factors = (parse.companions.get(index) ?? []).map(other => {
    const meaning = parse.items[other]?.meaning
    return meaning?.kind === 'degree' ? meaning.factor : 1
  })
  return Math.min(
    factors.reduce((product, factor) => product * factor, 1),
    3,
  )
}

/** The words that belong to an item: its ban, what says more about it, its part. */
export function phraseFor({ parse, index }: Context): string {
  const named = (at: number) => {
    const thing = thingEndingAt(parse.brief, at)
    return thing ? [at, ...indexesOf(thing)] : [at]
  }
  const around = (center: number) => [center, ...(parse.companions.get(center) ?? [])]
  const own = around(index)
  const parts = own.map(word => parse.bound[word]).filter(part => part !== undefined)
  const words = [...own, ...parts.flatMap(part => [...around(part), ...named(part)])]
  const { meaning } = parse.items[index] ?? {}
  if (meaning) words.push(...spokenForBy(meaning).flatMap(around))
  words.push(...(parse.items[index]?.uses?.of ?? []))
  const cues = words.map(word => parse.negations[word]?.cue).filter(cue => cue !== undefined)
  return parse.phraseOf([...words, ...cues.flatMap(around)])
}

/** Adds a wish for an item; nothing of it is unheard. */
export function wish(patch: DesignPatch, context: Context, level: Wish['level'] = 'word'): undefined {
  context.reading.wishes.push({ phrase: phraseFor(context), level, patch })
}

/** The same for one thing. */
export function wishOf(key: PartKey, dress: PartDesign, context: Context): undefined {
  return wish({ parts: { [key]: dress } }, context)
}
