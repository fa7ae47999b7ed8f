/** A document whose brief makes parts larger than the format has them: as large as its pages hold. */
import type { Design, PartDesign } from './brief/design.ts'
import type { WhyNot } from './brief/reach.ts'
import { isGate } from './check/fault.ts'
import { askedOf } from './choose-composition.ts'
import { judgePages } from './check/judge-pages.ts'
import type { DrawContext } from './draw/context.ts'
import { type Drawing, drawSheets } from './draw/draw-sheets.ts'
import type { Reading } from './reading/reading.ts'
import type { Sheet } from './compose/sheet.ts'

/** A composition that was chosen, and its pages where they are laid out already. */
interface Chosen {
  readonly chosen: {
    readonly reading: Reading
    readonly sheets: readonly Sheet[]
    readonly context: DrawContext
  }
  readonly drawn?: Drawing
}

type Parts = NonNullable<Design['parts']>

/** Parts of what larger parts gain that are tried after all of it. */
const SHARES = [0.5, 0]

/**
 * The job with its parts as large as asked where its pages hold that, else half as much larger, else as the format has them.
 * A part is dressed once the sheets are composed, so what stands beside it has not made room. What is scrolled has room.
 */
export async function fitParts<Made extends Chosen>(
  first: Made,
  design: Design,
  composeIn: (design: Design) => Promise<Made>,
): Promise<Made> {
  const { parts } = design
  const { surface, theme } = first.chosen.context
  const isScrolled = surface === 'screen' && theme.page.height === 0
  if (!parts || isScrolled || !Object.values(parts).some(isLarger)) return first
  let best = await judged(first)
  for (const share of SHARES) {
    if (best.faults === 0) break
    const next = await judged(await composeIn({ ...design, parts: reduced(parts, share) }))
    if (next.faults < best.faults) best = next
  }
  return best.made
}

/** Why a part is no larger: its pages have no room for that. */
export function unfitParts(asked: Design['parts'], drawn: Design['parts']): WhyNot {
  return path => {
    const [group, part = '', token = ''] = path.split(/\.(?=[^.]*(?:\.[^.]*)?$)/)
    if (group !== 'parts' || (token !== 'scale' && token !== 'size')) return undefined
    const [wanted, had] = [asked, drawn].map(parts => parts?.[part as keyof Parts]?.[token])
    return wanted !== undefined && had === undefined ? 'its pages have no room for larger ones' : undefined
  }
}

function isLarger({ scale = 1, size }: PartDesign = {}): boolean {
  return scale > 1 || size !== undefined
}

function reduced(parts: Parts, share: number): Parts {
  const smaller = Object.entries(parts).map(([part, { scale, size, ...dress } = {}]) => {
    const less = scale !== undefined && scale > 1 ? 1 + (scale - 1) * share : scale
    return [
      part,
      {
        ...dress,
        ...(less !== undefined && less !== 1 && { scale: less }),
        ...(size !== undefined && share > 0 && { size }),
      },
    ] as const
  })
  return Object.fromEntries(smaller)
}

async function judged<Made extends Chosen>(
  made: Made,
): Promise<{ readonly made: Made; readonly faults: number }> {
  const { sheets, context } = made.chosen
  const drawn = made.drawn ?? (await drawSheets(sheets, context, ['pdf']))
  const faults = drawn.pages ? judgePages(drawn.pages, askedOf(made.chosen)).faults.filter(isGate).length : 0
  return { made: { ...made, drawn }, faults }
}
