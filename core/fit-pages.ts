/** A document that a brief wants on so many pages: set tighter until it is. */
import type { Design } from './brief/design.ts'
import type { Drawing } from './draw/draw-sheets.ts'
import { drawSheets } from './draw/draw-sheets.ts'
import type { DrawContext } from './draw/context.ts'
import type { Sheet } from './compose/sheet.ts'

/** A composition that was chosen, and its pages where they are laid out already. */
interface Chosen {
  readonly chosen: { readonly sheets: readonly Sheet[]; readonly context: DrawContext }
  readonly drawn?: Drawing
}

/** From roomy to tight: density, and factors of margins, of body and of headings. Type is legible to the last. */
const LADDER = [
  { density: 'compact', margins: 0.9, text: 1, headings: 0.9 },
  { density: 'dense', margins: 0.8, text: 0.95, headings: 0.8 },
  { density: 'dense', margins: 0.7, text: 0.88, headings: 0.7 },
] as const

/**
 * The first of ever tighter settings that keeps to the number of pages that the design allows; where none does, the one with
 * the fewest pages. What is scrolled has no pages.
 */
export async function fitPages<Made extends Chosen>(
  first: Made,
  composeIn: (design: Design) => Promise<Made>,
): Promise<Made> {
  const { theme, surface } = first.chosen.context
  const { maxPages } = theme.design.page
  if (maxPages === null || surface === 'screen') return first
  let best = await laid(first)
  for (const step of LADDER) {
    if (best.pages <= maxPages) break
    const next = await laid(await composeIn(tightened(theme.design, step)))
    if (next.pages < best.pages) best = next
  }
  return best.made
}

async function laid<Made extends Chosen>(
  made: Made,
): Promise<{ readonly made: Made; readonly pages: number }> {
  const drawn = made.drawn ?? (await drawSheets(made.chosen.sheets, made.chosen.context, ['pdf']))
  return { made: { ...made, drawn }, pages: drawn.pages?.frames.length ?? 0 }
}

function tightened(design: Design, step: (typeof LADDER)[number]): Design {
  const { type, space } = design
  return {
    ...design,
    type: {
      ...type,
      baseSize: type.baseSize * step.text,
      displayScale: type.displayScale * step.headings,
    },
    space: { ...space, density: step.density, marginScale: space.marginScale * step.margins },
  }
}
