import type { Companions } from './companions.ts'
import type { Design } from './design.ts'
import type { FaceUse } from './face-wishes.ts'
import type { Item } from './items.ts'
import type { Wish } from './ledger.ts'
import type { Target } from './meaning.ts'
import type { MoodVote } from './mood-wishes.ts'
import type { Negation } from './negation.ts'
import type { ColorUse } from './palette.ts'

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
export interface Ban {
  readonly phrase: string
  readonly hues: readonly [number, number]
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

/** The words that belong to an item: its ban, what says more about it, its part. */
export function phraseFor({ parse, index }: Context): string {
  const around = (center: number) => [center, ...(parse.companions.get(center) ?? [])]
  const own = around(index)
  const parts = own.map(word => parse.bound[word]).filter(part => part !== undefined)
  const words = [...own, ...parts.flatMap(around)]
  const cues = words.map(word => parse.negations[word]?.cue).filter(cue => cue !== undefined)
  return parse.phraseOf([...words, ...cues])
}
