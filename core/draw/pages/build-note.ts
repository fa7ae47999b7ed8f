import type { Element } from '../../compose/tree.ts'
import type { Session } from './session.ts'
import { type OpenNode, openNode } from '../structure.ts'

/** Records the body of a note, to be laid out at the foot of the page that its marker falls on. */
export function buildNote(element: Element, session: Session, parent: OpenNode | undefined): void {
  const node = openNode(parent, 'Note')
  const lists = { contents: false, bullets: 0, numbers: 0 }
  const around = { session, text: session.noteText, node, decoration: 'none', ...lists } as const
  const block = session.steps.buildBlock(element, around)
  if (block !== undefined) session.notes.set(element, block)
}
