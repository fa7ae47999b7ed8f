import type { Style } from '../../compose/style.ts'
import type { Element, Field, Node } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import type { Structure } from '../structure.ts'
import type { TextProperties } from '../text-properties.ts'
import type { Block, Container, Paragraph, Picture, Table } from './block.ts'
import type { Column } from './strip.ts'
import type { KeptBlock } from './kept-blocks.ts'
import type { Surroundings } from './surroundings.ts'
import type { Flow } from './flow.ts'
import type { Fixed, Room } from './layout-block.ts'
import type { Inline, Line, ParagraphOptions } from './text/line.ts'
import type { NaturalWidths } from './text/measure.ts'

/** Text for a field, or undefined while pages are not known. */
export type FieldReader = (field: Field, target: string | undefined) => string | undefined

/** Steps that call each other down the tree: handed along, so that their files do not import each other in circles. */
interface Steps {
  readonly buildBlock: (element: Element, around: Surroundings) => Block | undefined
  readonly buildContainer: (element: Element, style: Style, inner: Surroundings) => Container
  readonly buildChildren: (nodes: readonly Node[], around: Surroundings, parent: Element) => Block[]
  readonly layoutBlock: (block: Block, flow: Flow, room: Room, session: Session) => void
  readonly layoutBox: (
    block: Container | Picture | Table,
    flow: Flow,
    room: Room,
    session: Session,
    fixed?: Fixed,
  ) => void
}

/** What the page layout asks of typesetting: the only place where fonts come in. */
export interface TextSetter {
  breakParagraph(inlines: readonly Inline[], options: ParagraphOptions): readonly Line[]
  naturalWidths(
    inlines: readonly Inline[],
    options: Pick<ParagraphOptions, 'lang' | 'dir' | 'whiteSpace'>,
  ): NaturalWidths
}

/** What one call of `layoutPages` keeps while it works. */
export interface Session {
  readonly context: DrawContext
  readonly setter: TextSetter
  readonly steps: Steps
  readonly structure: Structure
  readonly fields: FieldReader
  /** Bodies of notes by the element that states them. */
  readonly notes: Map<Element, Block>
  /** What the text of notes inherits: that of the sheet, not of the paragraph with the marker. */
  readonly noteText: TextProperties
  /** What was measured or laid out before: side-by-side layouts ask again. */
  readonly widths: Map<Block, NaturalWidths>
  readonly columns: Map<Block, LaidColumn[]>
  readonly heights: Map<Block, { readonly width: number; readonly height: number }>
  /** A paragraph in the widths that it was broken for: columns are laid out for their heights, and again to fill them. */
  readonly lines: Map<Paragraph, Map<number, readonly Line[]>>
  /** Where sheets are only tried: blocks by their elements, in this room and in all. */
  readonly blocks?: Map<Element, KeptBlock>
  readonly rooms?: Map<string, Session>
  /** Blocks between which the pages of a screen may be broken. */
  readonly sections: ReadonlySet<Block>
  /** px: the tallest thing that fits on a page; infinite when pages grow. */
  readonly pageHeight: number
  /** px: the width of the text area. */
  readonly bodyWidth: number
  /** px: left edge and width of notes at the page's foot. */
  readonly noteRoom: { readonly x: number; readonly width: number }
}

/** A column as it was laid out for a place and a height. */
export interface LaidColumn {
  readonly x: number
  readonly width: number
  readonly height: number | undefined
  readonly column: Column
}

/** The same session for a sheet with a text area of its own, or with other fields. */
export function withRoom(
  session: Session,
  room: Partial<Pick<Session, 'pageHeight' | 'noteRoom' | 'bodyWidth' | 'fields' | 'noteText' | 'sections'>>,
): Session {
  const own = { ...session, ...room, widths: new Map(), columns: new Map(), heights: new Map() }
  if (session.rooms === undefined) return own
  const { pageHeight, noteRoom, bodyWidth, noteText } = own
  const key = JSON.stringify([pageHeight, noteRoom, bodyWidth, noteText])
  const known = session.rooms.get(key) ?? { ...own, blocks: new Map() }
  session.rooms.set(key, known)
  return known
}
