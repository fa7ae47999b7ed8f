import type { Element } from '../../compose/tree.ts'
import { createFlow } from './flow.ts'
import { settleAfloat } from './layout-absolute.ts'
import { closeColumn } from './layout-column.ts'
import type { Session } from './session.ts'
import type { Note } from './strip.ts'

/** Lays the body of a note out over the width of the text area; after it those of the notes that it refers to. */
export function layoutNote(element: Element, session: Session): readonly Note[] {
  const block = session.notes.get(element)
  if (block === undefined) return []
  const flow = createFlow(undefined)
  session.steps.layoutBlock(block, flow, session.noteRoom, session)
  settleAfloat(flow, 0, session.noteRoom, session)
  const { strips } = closeColumn(flow)
  return strips.length === 0 ? [] : [{ strips }, ...strips.flatMap(strip => strip.notes ?? [])]
}
