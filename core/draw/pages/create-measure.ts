import { toNodes } from '../../compose/jsx-runtime.ts'
import type { Extent, Measure } from '../../compose/measure.ts'
import type { Element } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { rootText } from '../text-properties.ts'
import { createSession } from './create-session.ts'
import { createFlow } from './flow.ts'
import { closeColumn } from './layout-column.ts'
import { measureSheet } from './lay-apart.ts'
import { naturalWidths } from './natural-widths.ts'
import { withRoom } from './session.ts'
import type { Strip } from './strip.ts'
import { topOf } from './surroundings.ts'
import type { TextSetter } from './text-setter.ts'

/** Creates a measure that lays things out as their document will, and remembers of each piece only what it takes. */
export function createMeasure(drawing: Omit<DrawContext, 'report' | 'title'>, setter?: TextSetter): Measure {
  // What does not fit is the author's business only once it is decided upon.
  const context: DrawContext = { ...drawing, title: '', report: { add: () => undefined } }
  // Compositions ask again for what they asked before: of the same dish in each way to divide a menu.
  const asked = new Map<string, Extent>()
  return {
    piece(piece, width) {
      const nodes = toNodes(piece)
      const key = `${width} ${JSON.stringify(nodes)}`
      const extent = asked.get(key) ?? extentOf(nodes, width, context, setter)
      asked.set(key, extent)
      return extent
    },
    pages(sheet, most) {
      const { fills, room } = measureSheet(sheet, context, setter, most)
      return fills.map(({ height }) => height / room.height)
    },
  }
}

function extentOf(
  nodes: Element['children'],
  width: number,
  context: DrawContext,
  setter?: TextSetter,
): Extent {
  const root: Element = { type: 'element', tagName: 'div', properties: {}, style: {}, children: nodes }
  const session = withRoom(createSession(context, setter), { bodyWidth: width })
  const block = session.steps.buildBlock(root, topOf(session, rootText(context.theme), undefined))
  if (block === undefined) return { height: 0, lines: 0, widest: 0, overflow: 0 }
  const flow = createFlow(undefined)
  session.steps.layoutBlock(block, flow, { x: 0, width }, session)
  const { height, strips } = closeColumn(flow)
  return {
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
}

function linesIn(strips: readonly Strip[]): number {
  return strips.reduce((sum, { content }) => {
    if (content.kind === 'line') return sum + 1
    if (content.kind !== 'columns') return sum
    return sum + Math.max(0, ...content.columns.map(column => linesIn(column.strips)))
  }, 0)
}
