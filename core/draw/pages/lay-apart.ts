/** Sheets that are laid out each by itself, and once: what was measured is drawn as it was laid out to be measured. */
import type { Sheet } from '../../compose/sheet.ts'
import type { Message } from '../../message.ts'
import type { DrawContext } from '../context.ts'
import { createSession } from './create-session.ts'
import { type BuiltSheet, buildSheet, type LaidSheet, layoutSheet } from './layout-sheet.ts'
import type { TextSetter } from './session.ts'

/** A sheet as blocks, with a structure of its own and what there is to say of it. */
interface Apart {
  readonly context: DrawContext
  readonly setter: TextSetter | undefined
  readonly built: BuiltSheet
  readonly messages: readonly Message[]
  laid?: LaidSheet
}

/** Sheets that were measured, until they are drawn. */
const measured = new WeakMap<Sheet, Apart>()

/** Lays a sheet out to be measured: all of it, or as much as shows that it takes more than `most` pages. */
export function measureSheet(
  sheet: Sheet,
  context: DrawContext,
  setter?: TextSetter,
  most?: number,
): LaidSheet {
  const apart = knownOf(sheet, context, setter) ?? build(sheet, context, setter)
  measured.set(sheet, apart)
  return lay(apart, most)
}

/** A sheet that is laid out to be drawn, and what there is to say of it. */
interface TakenSheet {
  readonly laid: LaidSheet
  /** Drawing, which goes on with the session of the layout, may add to them. */
  readonly messages: readonly Message[]
}

/** Lays a sheet out to be drawn, unless it was when it was measured. */
export function takeSheet(sheet: Sheet, context: DrawContext, setter?: TextSetter): TakenSheet {
  const apart = knownOf(sheet, context, setter) ?? build(sheet, context, setter)
  // What is drawn belongs to a document.
  measured.delete(sheet)
  return { laid: lay(apart), messages: apart.messages }
}

function knownOf(sheet: Sheet, { theme, assets, surface }: DrawContext, setter: TextSetter | undefined) {
  const known = measured.get(sheet)
  const isSame =
    known?.setter === setter &&
    known?.context.theme === theme &&
    known.context.assets === assets &&
    known.context.surface === surface
  return isSame ? known : undefined
}

function build(sheet: Sheet, context: DrawContext, setter: TextSetter | undefined): Apart {
  const messages: Message[] = []
  const report = { add: (message: Message) => void messages.push(message) }
  const session = createSession({ ...context, report }, setter)
  return { context, setter, built: buildSheet(sheet, session), messages }
}

/** What was laid out in part is laid out anew, with its paragraphs broken and its columns set already. */
function lay(apart: Apart, most?: number): LaidSheet {
  if (apart.laid !== undefined) return apart.laid
  const laid = layoutSheet(apart.built, most)
  if (laid.whole) apart.laid = laid
  return laid
}
