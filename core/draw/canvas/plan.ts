import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Face } from '../../fonts/face.ts'
import type { Look } from './look.ts'

/** A block of a sheet as handed to satori; `index` finds its box again. */
export interface Block {
  readonly kind: 'block'
  readonly index: number
  readonly element: Element
  /** With the tag's defaults. */
  readonly style: Style
  readonly look: Look
  readonly children: readonly (Block | Paragraph)[]
}

/** Text, breaks and small pictures that flow in lines together. */
export interface Paragraph {
  readonly kind: 'paragraph'
  readonly look: Look
  readonly pieces: readonly Piece[]
}

/** What stands in a line: a run of text, a forced break, or a picture. */
export type Piece =
  | { readonly kind: 'run'; readonly run: Run }
  | { readonly kind: 'break' }
  | { readonly kind: 'box'; readonly block: Block }

/** A stretch of text in one face and look. Its id is the colour satori is told to paint it in. */
export interface Run {
  readonly id: number
  /** As drawn: white space collapsed, capitals applied. */
  readonly text: string
  /** For each UTF-16 unit of `text`, where it came from in its text node. */
  readonly offsets: Uint32Array
  /** Which text node of the paragraph it came from, counted in tree order. */
  readonly textIndex: number
  readonly face: Face
  /** True when no installed font has this text: the face draws its empty box. */
  readonly missing: boolean
  readonly look: Look
  /** Inline elements around it, outermost first. */
  readonly chain: readonly Element[]
}
