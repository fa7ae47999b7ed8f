import { type Artifact, hashArtifacts } from './artifact.ts'
import { type HeardBrief, readBrief } from './brief/read-brief.ts'
import { checkCopy, checkGlyphs } from './check/copy.ts'
import { checkFrames } from './check/frames.ts'
import { checkReading } from './check/reading.ts'
import { withMainHeading } from './compose/main-heading.ts'
import type { Sheet } from './compose/sheet.ts'
import { describe } from './describe.ts'
import type { DrawContext } from './draw/context.ts'
import { type Drawing, drawSheets, measureFor } from './draw/draw-sheets.ts'
import { scriptsIn } from './fonts/scripts.ts'
import type { Format } from './format.ts'
import { readAssets } from './image/read-assets.ts'
import type { Job, Output, Rendition } from './job.ts'
import { createReport, type Message } from './message.ts'
import { paint } from './paint/paint.ts'
import { describeReading } from './reading/describe-reading.ts'
import { readCopy } from './reading/read-copy.ts'
import type { Reading } from './reading/reading.ts'
import { schemaRecord } from './reading/schema-record.ts'
import { copyText } from './source/text.ts'
import type { Document } from './source/document.ts'
import { readDocument } from './source/read-document.ts'
import { createStages, type Stages } from './stages.ts'
import { reportMoves } from './theme/report-moves.ts'
import { resolveLocale, resolveThemeWithLog } from './theme/resolve-theme.ts'
import { resolvePage } from './theme/resolve-page.ts'

/**
 * Turns one job into its artifacts: the whole way through the house.
 * Plain data in, plain data out; throws `RenderError` for what no message can mend.
 */
export async function render(job: Job, format: Format, stages: Stages): Promise<Rendition> {
  const composed = await composeJob(job, format, stages)
  const laidOut = await layoutJob(composed, outputsOf(job), stages)
  return paintJob(laidOut, outputsOf(job), stages)
}

/** A job's copy as it was read, its brief as a theme, and the sheets that its format composed of both. */
export interface ComposedJob {
  readonly format: Format
  readonly document: Document
  readonly brief: HeardBrief
  readonly reading: Reading
  readonly sheets: readonly Sheet[]
  /** Theme, pictures and description for the drawers, and the report that every later step adds to. */
  readonly context: DrawContext
  /** What that report holds so far. */
  readonly messages: readonly Message[]
}

/** A composed job with everything in its place. */
export interface LaidOutJob extends ComposedJob {
  readonly drawing: Drawing
}

/** Reads a job's copy and brief and has its format compose sheets of them. Throws `RenderError`. */
export async function composeJob(
  job: Omit<Job, 'format'>,
  format: Format,
  stages: Stages = untimed(),
): Promise<ComposedJob> {
  const report = createReport()

  stages.begin('read')
  const assets = await readAssets(job.assets ?? {}, report)
  const document = readDocument(job.content, assets, report)

  stages.begin('theme')
  const brief = readBrief(job.instructions ?? '', job.base ?? format.design)
  const locale = resolveLocale(brief.design, document, report)
  const page = resolvePage(format.sizes, brief.design, job.size, locale.lang)
  const { theme, moves } = resolveThemeWithLog(brief.design, page, locale, scriptsIn(copyText(document)))
  reportMoves(moves, { design: brief.design, usual: format.design }, report)

  stages.begin('compose')
  const reading = readCopy(document, format.roles)
  const { surface, engine = 'flow', webFonts = 'embedded' } = format
  const drawing = { theme, surface, engine, webFonts, assets: document.assets }
  const sheets = withMainHeading(format.compose(reading, theme, await measureFor(drawing)))
  checkCopy(reading.words, sheets, report)
  checkReading(document, reading, format, report)
  checkGlyphs(document, theme, report)

  const record = format.roles.schema && schemaRecord(reading, format.roles.schema)
  const description = describe(reading, sheets, record)
  const context = { ...description, ...drawing, report }
  return { format, document, brief, reading, sheets, context, messages: report.messages }
}

/** Lays out what the wanted outputs need: a web page, positioned pages, or both. */
export async function layoutJob(
  composed: ComposedJob,
  outputs: readonly Output[],
  stages: Stages = untimed(),
): Promise<LaidOutJob> {
  stages.begin('draw')
  const drawing = await drawSheets(composed.sheets, composed.context, outputs)
  checkFrames(drawing.pages, composed.context.report)
  return { ...composed, drawing }
}

/** Writes the files of a job that is laid out. */
export async function paintJob(
  { format, brief, reading, sheets, context, messages, drawing }: LaidOutJob,
  outputs: readonly Output[],
  stages: Stages = untimed(),
): Promise<Rendition> {
  stages.begin('paint')
  const artifacts: Artifact[] = []
  for await (const artifact of paint(drawing, context, outputs)) artifacts.push(artifact)
  return {
    format: format.slug,
    artifacts,
    messages,
    brief: brief.report,
    reading: describeReading(reading),
    ...(reading.moved.length > 0 && { moved: reading.moved }),
    design: brief.design,
    hash: hashArtifacts(artifacts),
    pages: drawing.pages?.frames.length ?? sheets.length,
    timings: stages.finish(),
  }
}

function outputsOf({ outputs = ['html', 'pdf', 'png'] }: Job): readonly Output[] {
  return outputs
}

/** For callers that neither time nor stop what they ask for. */
function untimed(): Stages {
  return createStages({ clock: () => 0 })
}
