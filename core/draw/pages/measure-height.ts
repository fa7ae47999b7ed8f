import type { Element } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { topOf } from './surroundings.ts'
import { createFlow } from './flow.ts'
import { closeColumn } from './layout-column.ts'
import { createSession } from './create-session.ts'
import { withRoom } from './session.ts'
import { rootText } from '../text-properties.ts'
import type { TextSetter } from './text-setter.ts'

/** Height in px that an element takes at a width in px, page breaks left out: for composers that fit content to a box. */
export function measureHeight(
  element: Element,
  width: number,
  context: DrawContext,
  setter: TextSetter,
): number {
  const session = withRoom(createSession(context, setter), { bodyWidth: width })
  const block = session.steps.buildBlock(element, topOf(session, rootText(context.theme), undefined))
  if (block === undefined) return 0
  const flow = createFlow(undefined)
  session.steps.layoutBlock(block, flow, { x: 0, width }, session)
  return closeColumn(flow).height
}
