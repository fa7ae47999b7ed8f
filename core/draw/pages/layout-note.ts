import type { Element } from '../../compose/tree.ts'
import { createFlow } from './flow.ts'
import { settleAfloat } from './layout-absolute.ts'
import { closeColumn } from './layout-column.ts'
import type { Session } from './session.ts'
import type { Note } from './strip.ts'

/** Lays the body of a note out over the width of the text area. */
export function layoutNote(element: Element, session: Session): Note | undefined {
  const block = session.notes.get(element)
  if (block === undefined) return undefined
  const flow = createFlow(undefined)
  session.steps.layoutBlock(block, flow, { x: session.bodyX, width: session.bodyWidth }, session)
  settleAfloat(flow, 0, { x: session.bodyX, width: session.bodyWidth }, session)
  const { strips } = closeColumn(flow)
  return strips.length === 0 ? undefined : { strips }
}
