import { fillNotePlace } from '../take-notes.ts'
import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import type { Block } from './block.ts'
import { topOf } from './surroundings.ts'
import { type Insets, toInsets } from '../edges.ts'
import { isPhysical } from '../../theme/medium.ts'
import { addSpace, createFlow, type Flow, isBeyond } from './flow.ts'
import { addOverlays, layoutAbsolute } from './layout-absolute.ts'
import { closeColumn } from './layout-column.ts'
import { layoutFurniture } from './layout-furniture.ts'
import { type PageFill, type PageRoom, paginate } from './paginate.ts'
import { type Session, withRoom } from './session.ts'
import { heightOf, type Overlay, stack, type Strip } from './strip.ts'
import type { HtmlDialect } from '../../format.ts'
import { openNode } from '../structure.ts'
import { fullStyle, inheritText, rootText, type TextProperties } from '../text-properties.ts'

/** A sheet as blocks, ready to be laid out. */
export interface BuiltSheet {
  readonly sheet: Sheet
  /** px around the text area, after headers and footers took their room. */
  readonly margins: Insets
  readonly room: PageRoom
  readonly block: Block | undefined
  readonly session: Session
}

/** A sheet distributed over pages. */
export interface LaidSheet extends BuiltSheet {
  readonly fills: readonly PageFill[]
  /** Whether all of it is. */
  readonly whole: boolean
}

/** px between a header or footer that is taller than its margin and the text. */
const furnitureGap = 8

/** How tall pages of a screen may grow, in widths of the screen. Columns for phones and mail (320–720 px) are read by scrolling. */
function screenCap(width: number): number {
  return width >= 320 && width <= 720 ? 6.8 : 2.2
}

/** Turns a sheet's tree into blocks. */
export function buildSheet(given: Sheet, document: Session): BuiltSheet {
  const { surface, html } = document.context
  const canvas = surface === 'canvas'
  const shown = surface === 'screen' ? { ...given, root: onScreen(given.root, screenOf(given, html)) } : given
  const sheet = canvas ? fillsSheet(given) : fillNotePlace(shown)
  const margins = marginsWith(sheet, document)
  const room = roomOf(sheet, margins, document)
  const text = inheritText(rootText(document.context.theme), fullStyle(sheet.root), sheet.root)
  return { sheet, margins, room, ...buildRoot(sheet, document, room, margins, text) }
}

/** Lays a sheet out and distributes it over pages: all of it, or as much as shows that it takes more than `most`. */
export function layoutSheet(built: BuiltSheet, most: number = Number.POSITIVE_INFINITY): LaidSheet {
  const { room, session } = built
  const flow = createFlow(undefined, { left: most * room.height, page: room.height })
  const strips = layoutRoot(built, flow)
  const isCanvas = session.context.surface === 'canvas'
  const fills = isCanvas ? [onePage(strips)] : withoutBlankEnd(paginate(strips, room))
  return { ...built, fills: fills.length > 0 ? fills : [emptyPage], whole: !isBeyond(flow) }
}

/** Widths in px of a tablet and of a phone. */
const TABLET = 960
const PHONE = 720

/** px of the screen that a sheet is read on: a letter stands whole on a desk, where no rule for smaller screens holds. */
function screenOf({ size }: Sheet, html: HtmlDialect | undefined): number {
  return html === 'mail' ? Number.POSITIVE_INFINITY : size.width
}

/** An element as a screen of a width shows it, px. */
function onScreen(element: Element, width: number): Element {
  if (width > TABLET) return element
  const { medium, narrow, ...style } = element.style
  const children = element.children.map(child => (isElement(child) ? onScreen(child, width) : child))
  return { ...element, style: { ...style, ...medium, ...(width <= PHONE && narrow) }, children }
}

/** All of a canvas stands on it. */
function onePage(strips: readonly Strip[]): PageFill {
  return { ...emptyPage, strips: stack(strips), height: heightOf(strips) }
}

/** Pages without a last one that has nothing but room: the padding below what fills the page before. */
function withoutBlankEnd(fills: readonly PageFill[]): readonly PageFill[] {
  const last = fills.at(-1)
  const isBlank = ({ strip }: PageFill['strips'][number]): boolean =>
    strip.content.kind === 'space' && !strip.places && !strip.overlays && !strip.markers
  const goes = last !== undefined && fills.length > 1 && last.notes.length === 0 && last.strips.every(isBlank)
  return goes ? fills.slice(0, -1) : fills
}

/** A canvas with its content as tall as its room. */
function fillsSheet(sheet: Sheet): Sheet {
  return { ...sheet, root: { ...sheet.root, style: { minHeight: '100%', ...sheet.root.style } } }
}

const emptyPage: PageFill = { strips: [], height: 0, notes: [], notesHeight: 0, next: undefined }

function buildRoot(
  sheet: Sheet,
  document: Session,
  room: PageRoom,
  margins: Insets,
  text: TextProperties,
): { readonly block: Block | undefined; readonly session: Session } {
  const bodyWidth = Math.max(0, sheet.size.width - margins.left - margins.right)
  const noteRoom = noteRoomOf(sheet, margins)
  const base = withRoom(document, { pageHeight: room.height, noteRoom, bodyWidth, noteText: text })
  const { root } = base.structure
  const own = document.context.surface === 'canvas' ? openNode(root, 'Sect') : root
  const node = base.rooms === undefined ? own : undefined
  const block = base.steps.buildBlock(sheet.root, topOf(base, rootText(document.context.theme), node))
  const sections = room.screen && block !== undefined ? sectionsOf(block) : new Set<Block>()
  return { block, session: { ...base, sections } }
}

/** What notes keep from the sides of a sheet whose content reaches them, as a part of its width. */
const noteInset = 1 / 12

/** Left edge and width of notes, in px: those of the text area, further in where it has no margins. */
export function noteRoomOf(
  { size }: Sheet,
  { left, right }: Insets,
): { readonly x: number; readonly width: number } {
  const inset = left + right > 0 ? 0 : size.width * noteInset
  return { x: left + inset, width: Math.max(0, size.width - left - right - 2 * inset) }
}

/** Top-level blocks of a screen; those of `main` are at the top too. */
function sectionsOf(block: Block, sections: Set<Block> = new Set()): Set<Block> {
  if (block.kind !== 'container') return sections
  for (const child of block.children) {
    if (child.kind === 'container' && child.tagName === 'main') sectionsOf(child, sections)
    else sections.add(child)
  }
  return sections
}

function layoutRoot({ block, sheet, margins, session }: BuiltSheet, flow: Flow): Strip[] {
  if (block === undefined) return []
  const finite = isFixed(sheet, session)
  const height = finite ? { height: session.pageHeight, page: true } : {}
  session.steps.layoutBlock(block, flow, { x: margins.left, width: session.bodyWidth, ...height }, session)
  closeColumn(flow)
  floatOnPage(flow, sheet, session)
  return flow.strips
}

/** Places the absolute boxes that stand against the page. */
function floatOnPage(flow: Flow, sheet: Sheet, session: Session): void {
  const { width, height } = sheet.size
  if (flow.afloat.length > 0 && flow.strips.length === 0) addSpace(flow, 0)
  const room = isFixed(sheet, session) ? { x: 0, width, height } : { x: 0, width }
  const placed = flow.afloat.map(({ block, index }): readonly [Strip, Overlay] => {
    const strip = flow.strips[Math.min(index, flow.strips.length - 1)] as Strip
    const { top, bottom } = block.style
    const under = flow.strips.slice(0, index).every(above => above.content.kind === 'space')
    const column = layoutAbsolute(block, room, session)
    return [strip, { column, at: { kind: 'page', top, bottom }, under, depth: 0 }]
  })
  addOverlays(placed)
}

/** Whether a brief asked for a page for screens on paper of a size. */
export function isPaper({ size }: Sheet): boolean {
  return size.height > 0 && isPhysical(size)
}

/** Whether pages have a height of their own. */
function isFixed(sheet: Sheet, session: Session): boolean {
  return sheet.size.height > 0 && session.context.surface !== 'screen'
}

function roomOf(sheet: Sheet, margins: Insets, session: Session): PageRoom {
  const { base } = session.context.theme.type
  const screen = session.context.surface === 'screen'
  const height = heightOfRoom(sheet, margins, screen)
  return { height, notesGap: base * 1.2, noteGap: base * 0.25, screen }
}

function heightOfRoom(sheet: Sheet, { top, bottom }: Insets, screen: boolean): number {
  const { size } = sheet
  if (screen && !isPaper(sheet)) return size.width * screenCap(size.width)
  return size.height > 0 ? Math.max(1, size.height - top - bottom) : Number.POSITIVE_INFINITY
}

/** The sheet's margins, wider where a header or footer needs more room. */
function marginsWith(sheet: Sheet, session: Session): Insets {
  const margins = toInsets(sheet.margin)
  const roomFor = (element: Element | undefined): number =>
    element === undefined ? 0 : layoutFurniture(element, sheet, margins, session).height + furnitureGap
  const { top, bottom } = margins
  return {
    ...margins,
    top: Math.max(top, roomFor(sheet.header)),
    bottom: Math.max(bottom, roomFor(sheet.footer)),
  }
}
