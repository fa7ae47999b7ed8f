import type { Block } from './block.ts'
import { addSpace, createFlow, type Flow } from './flow.ts'
import type { Fixed, Room } from './layout-block.ts'
import type { LaidColumn, Session } from './session.ts'
import { type Column, heightOf } from './strip.ts'

/**
 * Lays a block out on its own in a border box of given place and width, perhaps to fill a height. Rows ask for the same
 * column again with the height they come to, so the last few answers are kept: nesting costs no more than its depth.
 */
export function layoutColumn(
  block: Block,
  x: number,
  width: number,
  session: Session,
  height?: number,
): Column {
  const known = session.columns.get(block) ?? []
  const hit = known.find(laid => laid.x === x && laid.width === width && laid.height === height)
  if (hit !== undefined) return hit.column
  const column = closeColumn(layoutAlone(block, { x, width }, session, { stretch: true, height }))
  const kept: LaidColumn[] = [{ x, width, height, column }, ...known.slice(0, 2)]
  session.columns.set(block, kept)
  return column
}

/** The strips of a block in a border box of its own. */
export function layoutAlone(block: Block, room: Room, session: Session, fixed: Fixed): Flow {
  const flow = createFlow(undefined)
  if (block.kind === 'paragraph') session.steps.layoutBlock(block, flow, room, session)
  else session.steps.layoutBox(block, flow, room, session, fixed)
  return flow
}

/** The strips of a flow as a column. */
export function closeColumn(flow: Flow): Column {
  if (flow.places !== undefined || flow.markers.length > 0 || flow.overlays !== undefined) addSpace(flow, 0)
  return {
    strips: flow.strips,
    height: heightOf(flow.strips),
    y: 0,
    afloat: flow.afloat.map(afloat => afloat.block),
  }
}
