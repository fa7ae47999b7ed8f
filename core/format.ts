import type { Design } from './brief/design.ts'
import type { Sheet } from './compose/sheet.ts'
import type { Report } from './message.ts'
import type { Reading } from './reading/reading.ts'
import type { Roles } from './reading/roles.ts'
import type { Document } from './source/document.ts'
import type { PageSize } from './theme/page.ts'
import type { Theme } from './theme/theme.ts'

/** The five families of formats. */
export type Group = 'web' | 'slides' | 'print' | 'canvas' | 'other'

/** What a format is designed for: a reader's screen, sheets of paper, or a canvas of fixed size. */
export type Surface = 'screen' | 'pages' | 'canvas'

/** What copy is made of, for saying what a format is built from; `field` is any field of the front matter it shows. */
export type Ingredient = 'heading' | 'list' | 'table' | 'image' | 'link' | 'thematicBreak' | 'field'

/** Whether a web page holds the fonts it is set in. */
export type WebFonts = 'embedded' | 'installed'

/** One kind of document. Pure: same input, same output; no clock, network, disk or randomness. */
export interface Format<Copy = Reading> {
  readonly slug: string
  readonly group: Group
  readonly surface: Surface
  /** The first is the default; a brief or a job may ask for another. */
  readonly sizes: readonly PageSize[]
  /** This format's own defaults, which the brief then bends. */
  readonly design: Design
  /**
   * What a document of this kind is built from, and in which forms it may be written: `{ 'what is billed': ['table',
   * 'list'] }`. Copy that has none of the forms is drawn all the same, with a message.
   */
  readonly expects?: Readonly<Record<string, readonly Ingredient[]>>
  /**
   * Where its web page takes fonts from: `embedded` (default) in the page itself; `installed` those of the reader's
   * machine, the theme's families first: for letters, which mail programs cut off when they are large.
   */
  readonly webFonts?: WebFonts
  /** What it takes of the copy, by role; `platen formats <slug>` prints it. Formats without it still read by themselves. */
  readonly roles?: Roles
  /** What the copy means: typed fields of this format. Left over from before there was a reading. */
  read?(document: Document, report: Report): Copy
  /** Reports what only this format can tell of its copy: sums that do not add up. */
  check?(reading: Reading, report: Report): void
  /** What it looks like. */
  compose(copy: Copy, theme: Theme): readonly Sheet[]
}

/** A format whose copy type is nobody's business but its own. `any` is needed: `Copy` stands in both directions. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where formats of all copy types are held together
export type AnyFormat = Format<any>
