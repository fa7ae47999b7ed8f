import type { Artifact } from './artifact.ts'
import type { BriefReport } from './brief/write-report.ts'
import type { BrandKit } from './brief/brand-kit.ts'
import type { ContentPatch } from './brief/content/content-patch.ts'
import type { Design } from './brief/design.ts'
import type { Proposal } from './brief/designer.ts'
import type { Message } from './message.ts'
import type { CompositionReport } from './choose-composition.ts'
import type { ContentReport } from './reading/content/apply-content.ts'
import type { ReadingReport } from './reading/descriptions/describe-reading.ts'

/** A kind of output a job can ask for. */
export type Output = 'html' | 'pdf' | 'png' | 'svg'

/** Every kind of output. */
export const outputNames: readonly Output[] = ['html', 'pdf', 'png', 'svg']

/** One render request as plain data: it can be queued, logged, hashed, replayed and sent to a worker thread. */
export interface Job {
  /** Slug of a format, for example `invoice`. */
  readonly format: string
  /** The copy, Markdown. Bytes are checked to be UTF-8. */
  readonly content: string | Uint8Array
  /** The design brief in a sentence or two; without one, `brief` of the front matter. */
  readonly instructions?: string
  /** Pictures by file name; the copy refers to them by their base name. */
  readonly assets?: Readonly<Record<string, Uint8Array>>
  /** Font files by name; a brief and a theme name their families. What its licence flags forbid is not embedded. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
  /** The brand's own look, between the format's and the brief's. */
  readonly theme?: BrandKit
  /** Default: html, pdf and png. */
  readonly outputs?: readonly Output[]
  /**
   * Name of one of the format's sizes (`A4`, `Letter`, `1080x1350`); without one, `size` of the front matter. A size in the
   * brief wins over the default, this wins over both.
   */
  readonly size?: string
  /** Language of the copy, BCP 47; without one, `lang` of the front matter, else the language is told from the text. */
  readonly lang?: string
  /** `all` leaves nothing of a paste out, as `keep: all` of the front matter does. */
  readonly keep?: 'all'
  /** The HTML page is one file: pictures stand in it and not beside it. */
  readonly standalone?: boolean
  /** What a designer proposes for the brief; each is checked, and assumed where the rules read nothing in its words. */
  readonly proposals?: readonly Proposal[]
  /** The tokens of an earlier rendition: the brief then edits that design instead of the format's own. */
  readonly base?: Design
  /** What that rendition left out, moved and replaced (`content.patch`): the brief then edits it, and it holds for what the brief does not name. */
  readonly baseContent?: ContentPatch
}

/** What a job gives back. */
export interface Rendition {
  readonly format: string
  readonly artifacts: readonly Artifact[]
  readonly messages: readonly Message[]
  readonly brief: BriefReport
  /** What the copy was taken for: pieces by role, lists, what has no role, and why. */
  readonly reading: ReadingReport
  /** Which of its format's compositions it is, and which others were considered. */
  readonly composition: CompositionReport
  /** What the brief did to the copy, where it asks for something; pass `patch` as `baseContent` to edit. */
  readonly content?: ContentReport & { readonly patch: ContentPatch }
  /** Texts of blocks that are laid out by their roles and not where they stand in the copy. */
  readonly moved?: readonly string[]
  /** The tokens used; pass as `base` to edit. */
  readonly design: Design
  /** SHA-256 (hex) over all artifacts' paths and bytes. */
  readonly hash: string
  /** Pages, slides or screens drawn. */
  readonly pages: number
  /** Milliseconds per stage; not part of the hash. */
  readonly timings: Readonly<Record<string, number>>
}
