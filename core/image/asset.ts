import type { SceneName } from '../brief/design.ts'

/** A picture that was opened, checked and made safe. */
export interface Asset {
  /** File name as used in `site/assets/`: lower-case, safe, unique in the job. */
  readonly name: string
  /** Media type of `bytes`. */
  readonly type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif' | 'image/svg+xml'
  /** For browsers: the original, upright and without metadata that matters; SVG sanitised. */
  readonly bytes: Uint8Array
  /** Natural size in px, upright. */
  readonly width: number
  readonly height: number
  /** For painters: PNG or JPEG, upright, at most 4096 px on a side. */
  readonly raster: { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array }
  /** The picture was not passed: it has no bytes, and this is drawn in its place. */
  readonly plate?: Plate
}

/** What stands where a picture was not passed: what it shows in words, a monogram, or a quiet motif, in the colours of the theme. */
export interface Plate {
  /** A number told from the picture's name and description: chooses among the motifs. */
  readonly seed: number
  /** One or two capitals, for a portrait or a logo. */
  readonly initials?: string
  /** Letters of the name beside it, which it shows where it is round. */
  readonly mark?: string
  /** What the picture shows, as its description says. */
  readonly words?: string
  /** It is a scene, where a copy that tells of one has no picture. */
  readonly scene?: SceneName
}
