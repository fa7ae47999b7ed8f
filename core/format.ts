import type { Design } from './brief/design.ts'
import type { Sheet } from './compose/sheet.ts'
import type { Report } from './message.ts'
import type { Document } from './source/document.ts'
import type { PageSize } from './theme/page.ts'
import type { Theme } from './theme/theme.ts'

/** The five families of formats. */
export type Group = 'web' | 'slides' | 'print' | 'canvas' | 'other'

/** What a format is designed for: a reader's screen, sheets of paper, or a canvas of fixed size. */
export type Surface = 'screen' | 'pages' | 'canvas'

/** One kind of document. Pure: same input, same output; no clock, network, disk or randomness. */
export interface Format<Copy> {
  readonly slug: string
  readonly group: Group
  readonly surface: Surface
  /** The first is the default; a brief or a job may ask for another. */
  readonly sizes: readonly PageSize[]
  /** This format's own defaults, which the brief then bends. */
  readonly design: Design
  /** What the copy means: typed fields of this format; what is not recognised stays in the body. */
  read(document: Document, report: Report): Copy
  /** What it looks like. */
  compose(copy: Copy, theme: Theme): readonly Sheet[]
}

/** A format whose copy type is nobody's business but its own. `any` is needed: `Copy` stands in both directions. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where formats of all copy types are held together
export type AnyFormat = Format<any>
