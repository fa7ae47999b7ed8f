import type { Outline } from '../tree.ts'

/** What a motif is drawn from. */
export interface MotifBox {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** The colour that it is drawn in. */
  readonly ink: string
  /** Further colours, where a motif has more than one. Default: `ink` alone. */
  readonly others?: readonly string[]
  /** A pale companion of `ink`, for what is woven or wide. Default: the last of `others`. */
  readonly tint?: string
  /** The colour of what it lies on, for what is cut out of it or stands between. */
  readonly ground: string
  /** Rays, waves, scallops, stripes, rings or leaves. Default: as many as stand well in the box. */
  readonly count?: number
  /** px of lines. Default: as fine as suits the motif. */
  readonly line?: number
  /** Mirrored, for a page that is read from right to left. */
  readonly across?: boolean
  /** Upside down: an edge that stands at the foot of a page. */
  readonly down?: boolean
  /** Along a side: `width` is then its length, and what is drawn is `height` wide. */
  readonly turned?: boolean
}

/** Draws a motif: the same box and colours give the same outlines, and none leaves the box. */
export type DrawMotif = (box: MotifBox) => readonly Outline[]

/** An odd number, so that both ends are alike, near to one for each `proportion` of the height. At least 3. */
export function oddCount({ width, height }: MotifBox, proportion: number): number {
  return Math.max(2 * Math.round((width * proportion) / height / 2 - 0.5) + 1, 3)
}

/** How many pieces of about `proportion` heights fill the width. At least 1. */
export function pieceCount({ width, height }: MotifBox, proportion: number): number {
  return Math.max(Math.round(width / (height * proportion)), 1)
}

/** The pale companion of a motif's ink. */
export function tintOf({ ink, others = [], tint }: MotifBox): string {
  return tint ?? others.at(-1) ?? ink
}

/** The colours of a motif in turn. */
export function inksOf({ ink, others = [] }: MotifBox): (at: number) => string {
  const inks = [ink, ...others]
  return at => inks[at % inks.length] ?? ink
}
