import { toNodes } from '../../compose/jsx-runtime.ts'
import type { Extent, Measure } from '../../compose/measure.ts'
import { ELEMENTS } from '../../compose/fit.ts'
import { type Element, elementsIn, isElement } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { rootText } from '../text-properties.ts'
import { createSession } from './create-session.ts'
import { createFlow, isBeyond } from './flow.ts'
import { closeColumn } from './layout-column.ts'
import { measureSheet } from './lay-apart.ts'
import { leastHeightOf } from './least-height-of.ts'
import { naturalWidths } from './natural-widths.ts'
import { type TextSetter, withRoom } from './session.ts'
import type { Strip } from './strip.ts'
import { topOf } from './surroundings.ts'

/** Creates a measure that lays things out as their document will, and remembers of each piece only what it takes. */
export function createMeasure(drawing: Omit<DrawContext, 'report' | 'title'>, setter?: TextSetter): Measure {
  // What does not fit is the author's business only once it is decided upon.
  const context: DrawContext = { ...drawing, title: '', report: { add: () => undefined } }
  // Compositions ask again for what they asked before: of the same dish in each way to divide a menu.
  const asked = new Map<string, Laid>()
  const text = rootText(context.theme)
  const isFar = (nodes: Element['children'], width: number, most: number): boolean =>
    Number.isFinite(most) && (countElements(nodes) > ELEMENTS || leastHeightOf(nodes, { width, text }) > most)
  return {
    piece(piece, width, most = Number.POSITIVE_INFINITY) {
      const nodes = toNodes(piece)
      // Found out in less time than it takes to write down what was asked.
      if (isFar(nodes, width, most))
        return beyond(most, () => layPiece(nodes, { width, most }, context, setter).extent)
      const key = `${width} ${JSON.stringify(nodes).replaceAll(ID, '')}`
      const known = asked.get(key)
      if (known !== undefined && (known.whole || known.extent.height > most)) return known.extent
      const laid = layPiece(nodes, { width, most }, context, setter)
      asked.set(key, laid)
      return laid.extent
    },
    pages(sheet, most = Number.POSITIVE_INFINITY) {
      const { width, height } = sheet.size
      if (context.surface === 'pages' && isFar([sheet.root], width, most * height))
        return Array.from({ length: most + 1 }, () => 1)
      const { fills, room } = measureSheet(sheet, context, setter, most)
      return fills.map(({ height }) => height / room.height)
    },
  }
}

/** Of which text of the copy words are, which changes nothing of the room that they take. */
const ID = /,"node":"[^"]*"/g

function countElements(nodes: Element['children']): number {
  return nodes.reduce((sum, node) => sum + (isElement(node) ? elementsIn(node) : 0), 0)
}

/** What was found out of a piece, and whether all of it was laid out for that. */
interface Laid {
  readonly extent: Extent
  readonly whole: boolean
}

/** What is far higher than `most` px, of which nothing was laid out: the rest is found out where it is asked for. */
function beyond(most: number, laid: () => Extent): Extent {
  return {
    height: most + 1,
    get lines() {
      return laid().lines
    },
    get widest() {
      return laid().widest
    },
    get overflow() {
      return laid().overflow
    },
  }
}

function layPiece(
  nodes: Element['children'],
  { width, most }: { readonly width: number; readonly most: number },
  context: DrawContext,
  setter?: TextSetter,
): Laid {
  const root: Element = { type: 'element', tagName: 'div', properties: {}, style: {}, children: nodes }
  const session = withRoom(createSession(context, setter), { bodyWidth: width })
  const block = session.steps.buildBlock(root, topOf(session, rootText(context.theme), undefined))
  if (block === undefined) return { extent: { height: 0, lines: 0, widest: 0, overflow: 0 }, whole: true }
  const flow = createFlow(undefined, { left: most, page: most })
  session.steps.layoutBlock(block, flow, { x: 0, width }, session)
  const { height, strips } = closeColumn(flow)
  const extent: Extent = {
    height,
    lines: linesIn(strips),
    // Few ask for it, and it takes as long as the rest.
    get widest() {
      return naturalWidths(block, session).min
    },
    get overflow() {
      return Math.max(0, this.widest - width)
    },
  }
  return { extent, whole: !isBeyond(flow) }
}

function linesIn(strips: readonly Strip[]): number {
  return strips.reduce((sum, { content }) => {
    if (content.kind === 'line') return sum + 1
    if (content.kind !== 'columns') return sum
    return sum + Math.max(0, ...content.columns.map(column => linesIn(column.strips)))
  }, 0)
}
