import type { DesignPatch, Device, Drawing, Part, PartDesign, PartKey, Rank, Spot } from './design.ts'
import type { Mood } from './words/moods.ts'
import type { Typeface } from './words/typefaces.ts'

/** A part of the document that a colour, a typeface or a size can be meant for. */
export type Target =
  | 'accent'
  | 'secondary'
  /** What is fine: lines, marks, small words. */
  | 'detail'
  | 'background'
  | 'text'
  | 'heading'
  | 'type'
  | 'header'
  | 'border'
  | 'surface'
  | 'corners'
  | 'margins'
  /** The distance between lines. */
  | 'leading'
  /** One that no token of the whole design stands for. */
  | 'part'

/** What can be more or less of a part. */
export type Property =
  | 'size'
  | 'weight'
  | 'lightness'
  | 'space'
  | 'radius'
  | 'chroma'
  | 'contrast'
  | 'margins'

/** One step of a macro: more of a property of a part. */
interface QualityStep {
  readonly property: Property
  readonly amount: number
  readonly target?: Target
}

/** Words that steer those around them: `no` bans, `omit` leaves a thing out, `soft` turns down a little, `free` bans the word before, `least` says that a measure may be more, `end` ends a list. */
export type Cue =
  | 'no'
  | 'omit'
  | 'soft'
  | 'free'
  | 'only'
  | 'more'
  | 'limit'
  | 'least'
  | 'edit'
  | 'keep'
  | 'rather'
  | 'than'
  | 'end'

/** What a word or phrase of the brief means: one row of a word list, or a literal. */
export type Meaning =
  /** Sets tokens; `off` is what its negation sets. A `thing` can stand in a list of bans: `no gradients, shadows or icons`. */
  | {
      readonly kind: 'setting'
      readonly patch: DesignPatch
      readonly off?: DesignPatch
      readonly thing?: boolean
      /** A choice made on the author's behalf, which the report lists as assumed. */
      readonly assumed?: string
    }
  | {
      readonly kind: 'mood'
      readonly moods: readonly Mood[]
      readonly assumed?: string
      /** Edits a design a little way along the mood: `warmer`. */
      readonly comparative?: boolean
    }
  | {
      readonly kind: 'color'
      readonly hex: string
      /** Hues that banning the colour bans, in OKLCH degrees; null for greys. */
      readonly hues: readonly [number, number] | null
      readonly literal: boolean
      /** Said to be pale or light. */
      readonly pale?: boolean
    }
  /** A thing that is named for its colour where a colour can stand (`peat brown`); elsewhere `alone`, or nothing. */
  | { readonly kind: 'tint'; readonly hex: string; readonly alone: Meaning | null }
  /** Turns the colour after it lighter or darker; alone or before a part it means something else. */
  | {
      readonly kind: 'shade'
      readonly lightness: number
      readonly chroma: number
      readonly alone: Meaning | null
      /** With a ground: `light background`. */
      readonly ground: DesignPatch | null
      /** With type: `light headlines`. */
      readonly weight: number | null
    }
  | { readonly kind: 'typeface'; readonly face: Typeface }
  /** A part of the document; `alone` is what it asks for where nothing is asked of it: `page numbers`. */
  | {
      readonly kind: 'target'
      readonly target: Target
      readonly part?: Part
      readonly alone?: Meaning
    }
  /** How a part is set: `italic`, `small caps`. `alone` is what it means of the whole. */
  | {
      readonly kind: 'manner'
      readonly dress: PartDesign
      readonly off: PartDesign | null
      readonly alone: Meaning | null
    }
  /** Where something is to stand: `top right`. */
  | {
      readonly kind: 'place'
      readonly align: PartDesign['align'] | null
      /** With things of the copy: the edge of the sheet that they stand at; `of` are the items that name them. */
      readonly spot?: Spot
      /** They are small there. */
      readonly small?: boolean
      readonly keys?: readonly PartKey[]
      readonly of?: readonly number[]
    }
  /** How soon things of the copy are to be seen: `seat and time the biggest`. `of` are the items that name them. */
  | {
      readonly kind: 'rank'
      readonly keys: readonly PartKey[]
      readonly rank: Rank
      /** A colour that is said with it, `#rrggbb`. */
      readonly color?: string
      /** A weight that is said with it: 400–900. */
      readonly weight?: number
      readonly of: readonly number[]
    }
  /** A device that things of the copy are set in: `totals in a box`; `of` are the items that name them and its colour. `alone` is what it means where none is named. */
  | {
      readonly kind: 'device'
      readonly device: Device
      readonly alone: Meaning | null
      readonly keys?: readonly PartKey[]
      readonly tint?: string
      readonly tinted?: true
      /** What is drawn, where the device is a sign. */
      readonly thing?: string
      readonly of?: readonly number[]
    }
  /** A thing to be drawn, null where it is banned, and `alone` where nothing else is to be; `of` are the items that say how and where. */
  | {
      readonly kind: 'drawing'
      readonly drawing: Drawing | null
      readonly of: readonly number[]
      readonly alone?: true
    }
  /** What else there is stays as it is: `keep everything else`. */
  | { readonly kind: 'hold' }
  /** An exact or relative wish that needs a part: `big`, `bolder`. `alone` is its meaning without one. */
  | {
      readonly kind: 'quality'
      readonly property: Property
      /** Steps up or down; for `weight` from 100 up an exact weight. */
      readonly amount: number
      readonly alone: Meaning | null
      /** A comparative edits a design: `bigger`. */
      readonly edit?: boolean
    }
  /** A vague wish and the small steps that are taken for it. */
  | { readonly kind: 'macro'; readonly steps: readonly QualityStep[]; readonly assumed: string }
  /** `ofType`: alone it is a size of type. */
  | { readonly kind: 'length'; readonly px: number; readonly ofType: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'degree'; readonly factor: number; readonly alone?: Meaning }
  | { readonly kind: 'cue'; readonly cue: Cue }
  /** Known, but out of reach: the reason is reported. What is `never` drawn is not there where it is banned. */
  | { readonly kind: 'unsupported'; readonly reason: string; readonly drawn?: 'never' }
  /** `name`: what somebody or something is called. */
  | { readonly kind: 'unknown'; readonly name?: true }

/** The items, by their place in the brief, that name what a meaning is about. */
export function spokenForBy(meaning: Meaning): readonly number[] {
  return 'of' in meaning ? (meaning.of ?? []) : []
}

/** Whether a word names this part of the document. */
export function namesTarget(meaning: Meaning | undefined, target: Target): boolean {
  return meaning?.kind === 'target' && meaning.target === target
}

/** Whether a word names a part of its own (this one, if one is given): captions, prices. */
export function namesPart(meaning: Meaning | undefined, part?: Part): boolean {
  return meaning?.kind === 'target' && (part ? meaning.part === part : meaning.part !== undefined)
}

/** Whether a word says that something is seen before others. */
export function ranksUp(
  meaning: Meaning | undefined,
): meaning is Extract<Meaning, { readonly kind: 'rank' }> {
  return meaning?.kind === 'rank' && meaning.rank !== 'last'
}

/** Whether a word names an ornament. */
export function isOrnament(meaning: Meaning): boolean {
  return meaning.kind === 'setting' && meaning.patch.decor?.motif != null
}
