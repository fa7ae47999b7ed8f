import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import type { Rectangle } from '../frame.ts'
import { missingGlyphMessage } from '../../fonts/fallback.ts'
import { assetOf } from '../picture.ts'
import { rootLook } from './look.ts'
import { type Line, placeLines } from './place-lines.ts'
import type { Block, Paragraph } from './plan.ts'
import { type Plan, planSheet } from './plan-sheet.ts'
import { type PlacedPiece, readSatoriSvg } from './read-satori-svg.ts'
import { satoriFonts } from './satori-fonts.ts'
import { settleLines } from './settle-lines.ts'
import { type SatoriNode, toSatori } from './to-satori.ts'
import { keepWordsWhole } from './whole-words.ts'

/** A sheet whose every block and line has its place. */
export interface SheetLayout {
  readonly plan: Plan
  /** px; differs from the sheet's size when that is as tall as its content. */
  readonly height: number
  /** Boxes of blocks by index. */
  readonly boxes: readonly (Rectangle | undefined)[]
  readonly lines: ReadonlyMap<Paragraph, readonly Line[]>
}

const layouts = new WeakMap<Sheet, SheetLayout>()

/** Lays out one sheet, once: a sheet that was measured while fitting is not laid out again. */
export async function layoutSheet(sheet: Sheet, context: DrawContext): Promise<SheetLayout> {
  const known = layouts.get(sheet)
  if (known !== undefined) return known
  const layout = await layoutWithSatori(sheet, context)
  layouts.set(sheet, layout)
  return layout
}

/** Room around the sheet in which satori still reports text, so that what overflows can be measured. px */
const around = 2 ** 20
const below = 2 ** 22

interface Detected {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly props: { readonly box?: unknown }
}

async function layoutWithSatori(sheet: Sheet, context: DrawContext): Promise<SheetLayout> {
  const plan = planSheet(withAlternatives(sheet.root, context), rootLook(context.theme))
  for (const codePoint of plan.missing) context.report.add(missingGlyphMessage(codePoint))
  const layout = await layoutPlan(sheet, plan, context)
  const root = keepWordsWhole(plan.root, layout.lines)
  return root === plan.root ? layout : layoutPlan(sheet, { ...plan, root }, context)
}

async function layoutPlan(sheet: Sheet, plan: Plan, context: DrawContext): Promise<SheetLayout> {
  const { default: satori } = await import('satori')
  const boxes: (Rectangle | undefined)[] = []
  let height = sheet.size.height
  const svg = await satori(
    surrounded(toSatori(sheet, plan.root, context.assets)) as never,
    {
      width: sheet.size.width + 2 * around,
      height: sheet.size.height + around + below,
      fonts: satoriFonts(plan.runs) as never,
      embedFont: false,
      onNodeDetected(node: Detected) {
        const { left, top, width, height: tall } = node
        const x = left - around
        const y = top - around
        if (typeof node.props.box === 'number') boxes[node.props.box] = { x, y, width, height: tall }
        else if (node.props.box === 'sheet') height = tall
      },
      onStyleError(error: unknown) {
        throw error instanceof Error ? error : new Error(`satori refused a style: ${String(error)}`)
      },
    } as never,
  )
  return { plan, height, boxes, lines: placeAll(plan, readSatoriSvg(svg, around)) }
}

/** Puts the sheet away from the canvas's edges. */
function surrounded(sheet: SatoriNode): SatoriNode {
  const style = { display: 'flex', paddingLeft: around, paddingTop: around }
  return { type: 'div', props: { style, children: [sheet] } }
}

/** Pictures that are not there are stood in for by their words. */
function withAlternatives(element: Element, context: DrawContext): Element {
  if (isElement(element, 'img') && assetOf(element, context.assets) === undefined) {
    const { alt } = element.properties
    const { width: _width, height: _height, ...style } = element.style
    return {
      ...element,
      tagName: 'span',
      style,
      children: alt === undefined ? [] : [{ type: 'text', value: alt }],
    }
  }
  const children: Node[] = element.children.map(child =>
    child.type === 'element' ? withAlternatives(child, context) : child,
  )
  return children.every((child, index) => child === element.children[index])
    ? element
    : { ...element, children }
}

function placeAll(plan: Plan, pieces: readonly PlacedPiece[]): Map<Paragraph, readonly Line[]> {
  const byRun = new Map<number, PlacedPiece[]>()
  for (const piece of pieces) {
    const list = byRun.get(piece.run)
    if (list === undefined) byRun.set(piece.run, [piece])
    else list.push(piece)
  }
  const lines = new Map<Paragraph, readonly Line[]>()
  const visit = (block: Block): void => {
    for (const child of block.children) {
      if (child.kind === 'block') visit(child)
      else lines.set(child, settleLines(placeLines(child, byRun), child, block))
    }
  }
  visit(plan.root)
  return lines
}
