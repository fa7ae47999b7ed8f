import type { DrawContext } from '../context.ts'
import { buildBlock, buildChildren, buildContainer } from './build-blocks.ts'
import { layoutBlock, layoutBox } from './layout-block.ts'
import type { Session, TextSetter } from './session.ts'
import { createStructure } from '../structure.ts'
import { rootText } from '../text-properties.ts'
import { breakParagraph } from './text/break-paragraph.ts'
import { naturalWidths } from './text/measure.ts'

/** Creates the session of a document, in our own typesetting unless another is given. */
export function createSession(
  context: DrawContext,
  setter: TextSetter = { breakParagraph, naturalWidths },
): Session {
  return {
    context,
    setter,
    steps: { buildBlock, buildContainer, buildChildren, layoutBlock, layoutBox },
    structure: createStructure(),
    fields: () => undefined,
    notes: new Map(),
    noteText: rootText(context.theme),
    widths: new Map(),
    columns: new Map(),
    heights: new Map(),
    lines: new Map(),
    sections: new Set(),
    pageHeight: Number.POSITIVE_INFINITY,
    bodyWidth: 0,
    noteRoom: { x: 0, width: 0 },
  }
}
