import type { Sheet } from '../../compose/sheet.ts'
import type { Element } from '../../compose/tree.ts'
import { topOf } from './surroundings.ts'
import type { Insets } from '../edges.ts'
import { createFlow } from './flow.ts'
import { settleAfloat } from './layout-absolute.ts'
import { closeColumn } from './layout-column.ts'
import { type FieldReader, type Session, withRoom } from './session.ts'
import type { Column } from './strip.ts'
import { rootText } from '../text-properties.ts'

/** Lays out a header or footer between the side margins, with the fields of a page. It has no place in the structure. */
export function layoutFurniture(
  element: Element,
  sheet: Sheet,
  margins: Insets,
  session: Session,
  fields?: FieldReader,
): Column {
  const bodyWidth = Math.max(0, sheet.size.width - margins.left - margins.right)
  const room = { pageHeight: Number.POSITIVE_INFINITY, bodyWidth }
  const own = withRoom(session, fields === undefined ? room : { ...room, fields })
  const block = own.steps.buildBlock(element, topOf(own, rootText(session.context.theme), undefined))
  const flow = createFlow(undefined)
  const place = { x: margins.left, width: bodyWidth }
  if (block !== undefined) own.steps.layoutBlock(block, flow, place, own)
  settleAfloat(flow, 0, place, own)
  return closeColumn(flow)
}
