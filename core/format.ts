import type { Design, OrnamentName } from './brief/design.ts'
import type { Declines, TokenPath } from './brief/reach.ts'
import type { ReadCode } from './codes/code.ts'
import type { Measure } from './compose/measure.ts'
import type { Sheet } from './compose/sheet.ts'
import type { Report } from './message.ts'
import type { Reading } from './reading/reading.ts'
import type { Roles } from './reading/roles.ts'
import type { PageSize } from './theme/page.ts'
import type { Theme } from './theme/theme.ts'

/** The five families of formats. */
export type Group = 'web' | 'slides' | 'print' | 'canvas' | 'other'

/** What a format is designed for: a reader's screen, sheets of paper, or a canvas of fixed size. */
export type Surface = 'screen' | 'pages' | 'canvas'

/** What lays canvases out: the layout that paper has too, or satori. */
export type CanvasEngine = 'flow' | 'satori'

/** What a format's HTML is read in: a browser, or mail programs. */
export type HtmlDialect = 'page' | 'mail'

/** Another skeleton for the same copy, and not another padding of the same. */
export interface Composition {
  /** As a designer would call it: `words alone`. It stands in `report.json`. */
  readonly name: string
  /** Whether a copy, its design and its page have what it is made for; any of them by default. */
  readonly suits?: (reading: Reading, design: Design, page: Theme['page']) => boolean
  /** Made for just the copy that it suits, or that this is said of: laid out before the usual one, which is taken where this is not good. */
  readonly leads?: boolean | ((reading: Reading) => boolean)
  readonly compose: Compose
}

/** What a copy looks like. It may ask what something will take, but on a screen, which its reader's browser lays out. */
export type Compose = (reading: Reading, theme: Theme, measure: Measure) => readonly Sheet[]

/** One kind of document. Pure: same input, same output; no clock, network, disk or randomness. */
export interface Format {
  readonly slug: string
  readonly group: Group
  readonly surface: Surface
  /** Seen as a whole, from afar: a colour that a brief names for no part is that of the sheet; `deep`: a deep one beside another. */
  readonly floods?: true | 'deep'
  /**
   * Where its brief speaks of a scene (or its copy alone, where that is `told` enough) and there is no picture, one is drawn: as its
   * `picture`, or along the `foot` of what shows none.
   */
  readonly scenery?: { readonly told: 'brief' | 'copy'; readonly as: 'picture' | 'foot' }
  /** Read through on sheets of paper: what is dark or strong is their ground only where the brief says so. */
  readonly prose?: true
  /** Filled in by hand: it has the places to write on that its brief asks for. */
  readonly writtenOn?: true
  /** Drawn by a plan for faces of its own: what the copy is about brings it colours only. */
  readonly keepsFaces?: true
  /** A small piece in the shape of its first size: on a sheet of paper that holds more it keeps that, and is cut out. `kept`: only where a brief wants several on a sheet, each as large as it is. */
  readonly cutOut?: true | 'kept'
  /** On `pages`: its copy stands on one sheet that is composed as a whole. */
  readonly single?: true
  /** On a canvas: `flow` (default), or `satori` for a face that stands alone. What a face does not hold is flowed. */
  readonly engine?: CanvasEngine
  /** The first is the default; a brief or a job may ask for another. */
  readonly sizes: readonly PageSize[]
  /** Name of the smallest paper that it is set on; default: any that holds a line. Smaller ones end the job. */
  readonly leastPaper?: string
  /** This format's own defaults, which the brief then bends. */
  readonly design: Design
  /** Tokens that it draws although others of its surface do not (`core/reach.ts` says which those are). */
  readonly honours?: readonly TokenPath[]
  /** Tokens that it does not draw although others of its surface do, and why; a report says so of a brief that asks for one. */
  readonly declines?: Declines
  /**
   * `page` (default): a web page with one style sheet and its fonts. `mail`, of screens alone: tables and inline styles, as
   * mail programs draw them, in the fonts of the reader's machine; the letter is also written as text and as a whole message.
   */
  readonly html?: HtmlDialect
  /** What it takes of the copy, by role; `platen formats <slug>` prints it. */
  readonly roles: Roles
  /** Reports what only this format can tell of its copy: sums that do not add up. */
  check?(reading: Reading, report: Report): void
  /** What of its copy machines can read from it; its compositions say where that stands, and leave it out where there is no room. */
  readonly code?: ReadCode
  /** Ornaments that its compositions draw of their own: where a brief names one of them, none stands around the sheets. */
  readonly ornaments?: readonly OrnamentName[]
  /** What it looks like. */
  readonly compose: Compose
  /**
   * Other compositions for copy that does not sit well in that one, in the order they are preferred. Up to three that suit
   * the copy are laid out until one is good; where none is, the best of all is taken.
   */
  readonly others?: readonly Composition[]
}
