import { withSmallCodes } from './check/codes.ts'
import { isToBeSeen } from './brief/design.ts'
import type { HeardBrief } from './brief/read-brief.ts'
import { type Fault, isGate } from './check/fault.ts'
import { type Asked, judgePages, withBareSheets } from './check/judge-pages.ts'
import { codeIn } from './codes/code.ts'
import type { Sheet } from './compose/sheet.ts'
import type { DrawContext } from './draw/context.ts'
import { type Drawing, drawSheets } from './draw/draw-sheets.ts'
import { RenderError } from './error.ts'
import type { Composition, Format } from './format.ts'
import type { Reading } from './reading/reading.ts'
import { isPhysical, leastPage, leastSize, NEAR } from './theme/medium.ts'
import { mm } from './theme/page.ts'
import { toOklch } from './theme/oklch.ts'
import { isTouch } from './theme/scheme.ts'
import type { Theme } from './theme/theme.ts'

/** Which composition a job has, in `report.json`. */
export interface CompositionReport {
  /** `usual` is the first of its format. */
  readonly chosen: string
  /** Those that were laid out, in their order; none where there was no choice. */
  readonly considered: readonly {
    readonly name: string
    /** 1 where nothing is wrong; at most 0 where it has a fault that no page may have. */
    readonly score: number
    /** What is wrong with it, the gravest first. */
    readonly because: readonly string[]
  }[]
}

/** A composition that can be made. */
interface Candidate<Made> {
  readonly name: string
  readonly make: () => Promise<Made>
}

/** A composed job, as far as a choice needs it. */
export interface Composed {
  readonly reading: Reading
  readonly sheets: readonly Sheet[]
  readonly context: DrawContext
  readonly format: Format
  readonly brief: HeardBrief
}

/** Layouts that a job may cost. */
const MOST = 4

/** Pages up to which ways to compose a job are compared: of more, nobody sees how they stand beside each other. */
const COMPARED = 24

/** Reasons that are told of each. */
const TOLD = 5

/** A way to compose a job: one of its format's compositions, or one without its code. */
export type Way = Pick<Composition, 'name' | 'compose'> & { readonly codes?: false }

/** The ways that suit what was read, in the order that they are preferred. */
export function waysOf(
  { compose, code, others = [] }: Format,
  reading: Reading,
  theme: Theme,
): readonly [Way, ...Way[]] {
  const suiting = others.filter(({ suits }) => suits?.(reading, theme.design, theme.page) ?? true)
  const isFirst = ({ leads = false }: Composition): boolean =>
    typeof leads === 'boolean' ? leads : leads(reading)
  const hasCode = codeIn(code, reading, theme) !== undefined
  const ways: readonly Way[] = [
    ...suiting.filter(isFirst),
    { name: 'usual', compose },
    ...(hasCode ? [{ name: 'no code', compose, codes: false as const }] : []),
    ...suiting.filter(way => !isFirst(way)),
  ]
  return ways as readonly [Way, ...Way[]]
}

/**
 * The first of some compositions that is good, else the one with the best score; of equals the earlier. One of very many pages
 * is not compared with others. Where there is a choice, `drawn` holds the pages that told. Depends on nothing but the copy and the
 * theme.
 */
export async function chooseComposition<Job extends Composed>(
  candidates: readonly Candidate<Job>[],
): Promise<{ readonly chosen: Job; readonly drawn?: Drawing; readonly composition: CompositionReport }> {
  const [first] = candidates as [Candidate<Job>]
  if (candidates.length === 1)
    return { chosen: await first.make(), composition: { chosen: first.name, considered: [] } }
  const tried: Awaited<ReturnType<typeof lay<Job>>>[] = []
  for (const candidate of candidates.slice(0, MOST)) {
    const laid = await lay(candidate)
    tried.push(laid)
    if (laid.judgement.good || laid.pages > COMPARED) break
  }
  const best = tried.reduce((one, other) => (other.judgement.score > one.judgement.score ? other : one))
  const considered = tried.map(({ name, judgement: { score, faults } }) => ({
    name,
    score: Math.round(score * 100) / 100,
    because: faults.slice(0, TOLD).map(({ because }) => because),
  }))
  return { chosen: best.job, drawn: best.drawing, composition: { chosen: best.name, considered } }
}

async function lay<Job extends Composed>({ name, make }: Candidate<Job>) {
  const job = await make()
  const drawing = await drawSheets(job.sheets, job.context, ['pdf'])
  if (drawing.pages === undefined) throw new Error('sheets were drawn without pages')
  const judged = withBareSheets(judgePages(drawing.pages, askedOf(job)), drawing.sheets)
  const judgement = withSmallCodes(judged, drawing.sheets)
  return { name, job, drawing, judgement, pages: drawing.pages.frames.length }
}

/**
 * Ends a job whose canvas is smaller than a page for text may be and does not hold its copy: throws `size-too-small`. A
 * short copy stands on a stamp.
 */
export async function checkStamp(job: Composed, drawing: Drawing): Promise<void> {
  const { surface, theme } = job.context
  const { width, height } = leastPage(theme.page)
  if (surface !== 'canvas' || (theme.page.width >= width && theme.page.height >= height)) return
  const drawn = drawing.pages ? drawing : await drawSheets(drawing.sheets, job.context, ['pdf'])
  const [fault] = gatesOf(job, drawn)
  if (fault === undefined) return
  throw new RenderError(
    'size-too-small',
    `a canvas of ${theme.page.name} is too small for this copy: ${fault.because}; choose one of ${width} × ${height} px or more, or leave the size out`,
  )
}

/** What is wrong with a job's pages that no page may have; what is scrolled has none. */
export function gatesOf(job: Composed, { pages }: Drawing): readonly Fault[] {
  return pages ? judgePages(pages, askedOf(job)).faults.filter(isGate) : []
}

/** The colour that a brief names for a card, a poster or another single sheet that has fields: it is what one sees first. */
function leadingColor(
  { design, color }: Theme,
  { surface, design: usual }: Format,
  { account }: HeardBrief,
): string | undefined {
  const [own, other] = [design.color.seeds[0], usual.color.seeds[0]]
  const isSaid = own !== other && account.moods.subject !== true
  const isNamed = own !== undefined && isSaid && toOklch(own).c >= COLOURED
  // Of a touch there is as little as the brief wants.
  const isSpared = design.color.sparing === true || isTouch(color.accent, design.color)
  return surface === 'canvas' && isNamed && !isSpared && design.decor.fields !== false
    ? color.accent
    : undefined
}

/** Chroma (OKLCH) from which a colour is one and no grey. */
const COLOURED = 0.04

/** What a job's copy, brief and surface ask of its pages. */
function askedOf({ reading, format, brief, context: { theme, surface } }: Composed): Asked {
  const accent = leadingColor(theme, format, brief)
  const { page, parts = {} } = theme.design
  const { maxPages } = page
  const isLed = Object.values(parts).some(isToBeSeen)
  return {
    words: reading.words,
    ...(maxPages !== null && { maxPages }),
    ...(accent !== undefined && { accent }),
    ...(isLed && { leads: true as const }),
    ...(surface === 'canvas' && format.group === 'other' && { oneSheet: true as const }),
    ...(surface === 'pages' && { edge: EDGE }),
    // Of what is left within an ornament, or of a piece on its paper.
    // Of paper that is to hold all on so many pages, what is read from near.
    leastSize:
      surface === 'canvas'
        ? leastSize(theme.page) * (maxPages !== null && isPhysical(theme.page) ? NEAR : 1)
        : LEAST,
  }
}

/** What printers leave white of a sheet, px. */
const EDGE = mm(3)

/** The smallest type of paper and screens, px: 6 pt. */
const LEAST = 8
