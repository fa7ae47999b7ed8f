import type { Face } from '../../../fonts/face.ts'
import type { Mark, PlacedWord } from '../../frame.ts'
import type { Art, Element, Field } from '../../../compose/tree.ts'
import type { Asset } from '../../../image/asset.ts'
import type { TextProperties } from '../../text-properties.ts'

/** What does not inherit but holds for the words of one inline element. */
export interface RunProperties {
  readonly decoration: 'none' | 'underline' | 'line-through'
  /** px the baseline is raised (superscripts) or lowered (negative). */
  readonly rise: number
  /** Ground behind the words (inline code, marked text), with its radius. */
  readonly background?: string | undefined
  readonly radius?: number | undefined
  /** px added left and right of the run. */
  readonly paddingInline?: number | undefined
}

/** Text properties after inheritance, as the line breaker needs them. */
export interface TextStyle
  extends RunProperties,
    Omit<TextProperties, 'align' | 'whiteSpace' | 'lang' | 'dir'> {
  /** Line height in px. */
  readonly leading: number
}

/** Words without anything special about them. */
export const plainRun: RunProperties = { decoration: 'none', rise: 0 }

/** Text properties as the line breaker takes them. */
export function toTextStyle(text: TextProperties, run: RunProperties): TextStyle {
  // Written out: there is one of each paragraph and each of its widths, and two objects are put together slowly.
  const { family, weight, italic, size, color, leading, tracking, uppercase, tabular, hyphens } = text
  const { decoration, rise, background, radius, paddingInline } = run
  return {
    family,
    weight,
    italic,
    size,
    color,
    leading: leading * size,
    tracking,
    uppercase,
    tabular,
    hyphens,
    decoration,
    rise,
    background,
    radius,
    paddingInline,
  }
}

/** What the text of a field is told by. */
interface InlineField {
  readonly kind: Field
  readonly target?: string | undefined
}

/** A piece of a paragraph: text in one style, a forced break, or a box that stands in the line like a letter. */
export type Inline =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly style: TextStyle
      readonly mark?: Mark | undefined
      readonly href?: string | undefined
      /** Its own direction, where it is not that of the paragraph: what is around it is ordered as if it were one word. */
      readonly isolate?: 'ltr' | 'rtl' | undefined
      /** A line ends inside it only where it is wider than one. */
      readonly whole?: true | undefined
      /** Bodies of notes whose marker is this text. */
      readonly footnote?: Element | undefined
      /** Filled in after pagination; `text` is then a placeholder of typical width. */
      readonly field?: InlineField | undefined
    }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'box'
      readonly width: number
      readonly height: number
      /** px that it reaches below the baseline; negative when it stands above. */
      readonly drop: number
      /** Handed through to the line. */
      readonly source: Asset | Art
      readonly mark?: Mark | undefined
      readonly href?: string | undefined
    }

/** Words of one style on a line. Its `x` and its words' `x` are from the line's left edge; baseline shift is in `style.rise`. */
export interface LineRun {
  readonly kind: 'run'
  readonly face: Face
  readonly style: TextStyle
  readonly words: readonly PlacedWord[]
  /** px from the line's left edge. */
  readonly x: number
  /** px, spaces between its words and the padding of its style included: the extent of its ground and underline. */
  readonly width: number
  /** True when a space, or a line end where there would be one, follows the run in reading order. */
  readonly spaceAfter: boolean
  readonly mark?: Mark | undefined
  readonly href?: string | undefined
  readonly footnote?: Element | undefined
  readonly field?: InlineField | undefined
}

/** A picture in a line. */
export interface LineBox {
  readonly kind: 'box'
  readonly x: number
  readonly width: number
  readonly height: number
  /** px that it reaches below the baseline. */
  readonly drop: number
  readonly source: Asset | Art
  readonly mark?: Mark | undefined
  readonly href?: string | undefined
}

/** One line of a paragraph, broken and justified; its pieces have their visual places and stand in the order of the text. */
export interface Line {
  /** px: how tall the line is, leading included. */
  readonly height: number
  /** px from the line's top to its baseline. */
  readonly baseline: number
  /** px the words take. */
  readonly width: number
  readonly pieces: readonly (LineRun | LineBox)[]
}

/** How a paragraph is broken. */
export interface ParagraphOptions {
  /** px */
  readonly width: number
  readonly align: 'start' | 'center' | 'end' | 'justify'
  readonly whiteSpace: 'normal' | 'pre' | 'nowrap'
  readonly balance: boolean
  /** To be seen at a glance rather than read: words that belong together stay so, at the cost of uneven lines. */
  readonly shown?: boolean
  /** The paragraph's own text: no line is lower than one of it. */
  readonly strut?: TextStyle
  /** BCP 47. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}
