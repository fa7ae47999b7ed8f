import type { Font } from 'fontkit'

/** One weight and style of a family, parsed once per process. Metrics are fractions of an em. */
export interface Face {
  /** `source-serif-4:400` or `source-serif-4:400i`: stable, used in caches and snapshots. */
  readonly key: string
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  readonly font: Font
  readonly bytes: Uint8Array
  readonly ascent: number
  /** Positive. */
  readonly descent: number
  readonly xHeight: number
  readonly capHeight: number
  /** Top of the underline against the baseline; negative is below. */
  readonly underlinePosition: number
  readonly underlineThickness: number
  /** True when the face has a glyph for the code point, or for one that looks the same (`stand-ins.ts`). */
  covers(codePoint: number): boolean
}
