/** A job whose copy tells a scene: with it where there is room, else without. */
import { type Composed, gatesOf } from './choose-composition.ts'
import { type Drawing, drawSheets } from './draw/draw-sheets.ts'

/** A job that fits, and its pages where they are laid out already. */
interface Fitted {
  readonly chosen: Composed
  readonly drawn?: Drawing
}

/** A job that may be composed without its scene. */
interface WithScene<Job> extends Composed {
  readonly withoutScene: (() => Promise<Job>) | undefined
}

/**
 * A job as it fits, without the scene that its copy tells where that takes a page more, or room that the brief's wishes need. What is
 * scrolled has room.
 */
export async function fitScene<Job extends WithScene<Job>, Made extends Fitted>(
  read: Job,
  fit: (job: Job) => Promise<Made>,
): Promise<Made> {
  const fitted = await fit(read)
  if (!read.withoutScene || read.context.surface === 'screen') return fitted
  const own = await costOf(fitted)
  if (own.pages === 1 && own.gates === 0 && !own.gaveWay) return fitted
  const bare = await fit(await read.withoutScene())
  const { pages, gates, gaveWay } = await costOf(bare)
  return pages < own.pages || gates < own.gates || (own.gaveWay && !gaveWay) ? bare : fitted
}

/** Pages of a job, what is wrong on them, and whether parts that its brief wants larger gave way. */
async function costOf({ chosen, drawn }: Fitted) {
  const drawing = drawn ?? (await drawSheets(chosen.sheets, chosen.context, ['pdf']))
  const [asked, set] = [chosen.brief.design.parts, chosen.context.theme.design.parts]
  return {
    pages: drawing.pages?.frames.length ?? 0,
    gates: gatesOf(chosen, drawing).length,
    gaveWay: JSON.stringify(asked) !== JSON.stringify(set),
  }
}
