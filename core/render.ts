import { type Artifact, hashArtifacts } from './artifact.ts'
import type { Design } from './brief/design.ts'
import type { HeardBrief } from './brief/read-brief.ts'
import type { TokenPath } from './brief/reach.ts'
import { checkCopy, checkGlyphs, checkTwice, isWhole, linesAtEnd, setPlainly } from './check/copy.ts'
import { checkFormulas } from './check/formulas.ts'
import { withLostLines } from './check/lost-lines.ts'
import { checkCode } from './check/codes.ts'
import { checkFrames } from './check/frames.ts'
import { checkReading } from './check/reading.ts'
import { codeIn, withoutCode } from './codes/code.ts'
import {
  checkStamp,
  chooseComposition,
  type CompositionReport,
  type Way,
  waysOf,
} from './choose-composition.ts'
import { withColoredWord } from './compose/colored-word.ts'
import { dressParts, type Dressed, measureDressed, reportDress } from './compose/dress-parts.ts'
import { withHighlights } from './compose/highlight.ts'
import { withLongHeadings } from './compose/long-headings.ts'
import type { Imposition } from './compose/impose.ts'
import { finishSheets } from './compose/finish.ts'
import { withMainHeading } from './compose/main-heading.ts'
import { withPictureWords } from './compose/picture-words.ts'
import type { Sheet } from './compose/sheet.ts'
import { composeStanding } from './compose/standing.ts'
import { nested, surrounded } from './compose/surround.ts'
import { describe } from './describe.ts'
import type { DrawContext } from './draw/context.ts'
import { type Drawing, drawSheets, measureFor } from './draw/draw-sheets.ts'
import { openOwnFonts } from './fonts/own-fonts.ts'
import { fitDesign } from './fit-design.ts'
import { fitScene } from './fit-scene.ts'
import type { Format } from './format.ts'
import type { HeardContent } from './hear-content.ts'
import { hearJob } from './hear-job.ts'
import { readAssets } from './image/read-assets.ts'
import type { Job, Output, Rendition } from './job.ts'
import { createReport, type Message } from './message.ts'
import { paint } from './paint/paint.ts'
import { isSheet } from './reach.ts'
import { type PlacedCopy, placePieces } from './reading/content/place-pieces.ts'
import { describeReading } from './reading/descriptions/describe-reading.ts'
import { sceneryBelow, withDrawing } from './place-drawing.ts'
import { plainerRoles } from './reading/plainer-roles.ts'
import { readCopy } from './reading/read-copy.ts'
import type { Reading } from './reading/reading.ts'
import type { Roles } from './reading/roles.ts'
import { schemaRecord } from './reading/descriptions/schema-record.ts'
import { copyText } from './source/text.ts'
import type { Document } from './source/document.ts'
import { readDocument } from './source/read-document.ts'
import { withLogo } from './source/with-logo.ts'
import { setPage } from './set-page.ts'
import { createStages, type Stages } from './stages.ts'
import { reportBrief } from './tell-brief.ts'

/**
 * Turns one job into its artifacts: the whole way through the house.
 * Plain data in, plain data out; throws `RenderError` for what no message can mend.
 */
export async function render(job: Job, format: Format, stages: Stages): Promise<Rendition> {
  const composed = await composeJob(job, format, stages)
  const laidOut = await layoutJob(composed, outputsOf(job), stages)
  return paintJob(laidOut, outputsOf(job), stages)
}

/** A job's copy as it was read, and its brief as a theme. */
interface ReadJob {
  readonly format: Format
  readonly document: Document
  readonly brief: HeardBrief
  readonly reading: Reading
  /** What the brief has at an edge of the sheet, and the reading of the rest, which compositions are made of. */
  readonly standing: Pick<PlacedCopy, 'lifted' | 'placed'>
  readonly rest: Reading
  /** What the brief did to the copy. */
  readonly content: HeardContent
  /** Theme, surface and pictures. */
  readonly setting: Omit<DrawContext, 'report' | 'title'>
  /** How several of its pieces lie on a sheet, where the brief wants so. */
  readonly imposition: Imposition | undefined
  /** What there is to say of copy and brief, whichever composition is taken. */
  readonly told: readonly Message[]
  /** The ways to compose it after the first, in the order that they are preferred. */
  readonly others: readonly Way[]
  /** What the pictures that the brief leaves out would show. */
  readonly pictureWords: readonly string[]
  /** The same job in another design: what its pages have too little room for may fit in a tighter one. */
  readonly composeIn: (design: Design) => Promise<ComposedJob>
  /** The same job with the lines at its end that hold lost words; undefined where there are too many. */
  readonly composeWith: (lost: readonly string[]) => Promise<ComposedJob> | undefined
  /** The same job without the scene that its copy tells; undefined where none takes room. */
  readonly withoutScene: (() => Promise<ComposedJob>) | undefined
  /** The same job of ever plainer readings: what a list would lose stands where its author wrote it. */
  readonly plainer: readonly (() => Promise<ComposedJob>)[]
}

/** A job with the sheets that one of its format's compositions made of copy and theme. */
interface ComposedJob extends ReadJob {
  /** Which of them; `usual` is the format's own. */
  readonly name: string
  readonly sheets: readonly Sheet[]
  /** Tokens of the design that found something on these sheets to be drawn on. */
  readonly drawn: ReadonlySet<TokenPath>
  /** What the brief asks of parts that these sheets do not have. */
  readonly absent: Dressed['absent']
  /** Parts that are there without the device that the brief has them in. */
  readonly bare: Dressed['bare']
  /** Setting and description for the drawers, and the report that every later step adds to. */
  readonly context: DrawContext
  /** Words of the copy that are not on them. */
  readonly lost: readonly string[]
  /** What that report holds so far. */
  readonly messages: readonly Message[]
}

/** A composed job with everything in its place. */
export interface LaidOutJob extends ComposedJob {
  readonly drawing: Drawing
  /** Which of its format's compositions it is, and why. */
  readonly composition: CompositionReport
}

/** Reads a job's copy and brief, and composes it in the way that both suit best. Throws `RenderError`. */
export async function composeJob(
  job: Omit<Job, 'format'>,
  format: Format,
  stages: Stages = untimed(),
): Promise<ComposedJob> {
  return composeHeard(job, format, stages, true)
}

async function composeHeard(
  job: Omit<Job, 'format'>,
  format: Format,
  stages: Stages,
  scenes: boolean,
): Promise<ComposedJob> {
  const report = createReport()

  stages.begin('read')
  const assets = await readAssets(job.assets ?? {}, report)
  const fonts = await openOwnFonts(job.fonts ?? {}, report)
  const written = withLogo(
    readDocument(job.content, assets, report, {
      ...job,
      ...(job.instructions && { brief: job.instructions }),
    }),
    job.theme?.logo,
  )

  stages.begin('theme')
  const { content, brief, size, pictureWords, sceneTakesRoom } = hearJob(
    written,
    { job, format, fonts, scenes },
    report,
  )
  const withoutScene = sceneTakesRoom ? () => composeHeard(job, format, untimed(), false) : undefined
  const { document, reading } = content
  const { theme, themeIn, cut, imposition } = setPage(document, { brief, format, fonts, size }, report)

  stages.begin('compose')
  checkReading(document, reading, format, report)
  checkGlyphs(document, theme, report)
  checkFormulas(document, report)
  const { surface, engine = 'flow', html = 'page' } = format
  const letters = copyText(document).length
  const composer = (reading: Reading, roles: Roles, told: readonly Message[]) => {
    const { document: placed, ...standing } = placePieces(
      document,
      reading,
      brief.design.parts,
      isSheet(format),
    )
    const rest = placed === document ? reading : { ...readCopy(placed, roles), words: reading.words }
    const composeIn = (design: Design): Promise<ComposedJob> => {
      const whole = design === brief.design ? theme : themeIn(design)
      const { theme: inside, surround: own } = surrounded(whole, format, letters)
      const surround = nested(cut, own)
      const around = surround && { surround }
      const drawn = { surface, engine, html, standalone: job.standalone ?? false }
      const setting = { theme: inside, ...drawn, assets: document.assets, ...around }
      const [way, ...others] = waysOf(format, rest, inside)
      return composeAs(way, {
        ...{ format, document, brief, reading, standing, rest, content, setting, told, others, pictureWords },
        ...{ composeIn, composeWith, plainer, imposition, withoutScene },
      })
    }
    return composeIn
  }
  const retold = (message: Message): readonly Message[] => {
    const told = createReport(report.messages)
    told.add(message)
    return told.messages
  }
  const composeWith = (lost: readonly string[]): Promise<ComposedJob> | undefined => {
    const whole = withLostLines(reading, document, lost)
    return whole && composer(whole, format.roles, retold(linesAtEnd))(brief.design)
  }
  const plainer = plainerRoles(format.roles, reading.lists).map(
    ({ roles, without }) =>
      () =>
        composer(readCopy(document, roles), roles, retold(setPlainly(without)))(brief.design),
  )
  return composer(reading, format.roles, report.messages)(brief.design)
}

/** Composes a job that was read. */
async function composeAs({ name, compose, codes }: Way, read: ReadJob): Promise<ComposedJob> {
  const { reading, standing, rest, format, brief, told } = read
  const { theme } = read.setting
  const setting = codes === false ? { ...read.setting, theme: withoutCode(theme) } : read.setting
  const report = createReport(told)
  const measure = measureDressed(await measureFor(setting), theme, reading)
  const stood = composeStanding(standing, brief.design.parts, setting.theme, measure, inner =>
    compose(rest, inner, measure),
  )
  const composed = withMainHeading(stood.sheets)
  const headed =
    setting.surface === 'screen' ? composed : withLongHeadings(composed, setting.theme, setting.surface)
  const marked = withHighlights(headed, read.content.marks, setting.theme)
  const dressed = dressParts(marked, setting.theme, reading, stood.lifted)
  reportDress(dressed, report)
  const { sheets: finished, drawn } = finishSheets(dressed.sheets, setting.theme, {
    ...setting,
    usual: format.design,
    seeds: brief.design.color.seeds,
    named: namedIn(brief),
  })
  const shown = withPictureWords(withColoredWord(finished, setting.theme), read.pictureWords)
  const lost = checkCopy(reading.words, shown, report)
  checkTwice(reading.words, shown, report)
  const { codes: asked } = brief.design.decor
  if (asked !== false) await checkCode(codeIn(format.code, reading, theme), shown, report, asked)
  const record = format.roles.schema && schemaRecord(reading, format.roles.schema)
  const described = { ...describe(reading, shown, record), ...setting, report }
  const { drawing, scene } = setting.theme.design.decor
  const below = scene ? await sceneryBelow(shown, described) : undefined
  const surround = nested(setting.surround, below)
  const context = { ...described, ...(surround && { surround }) }
  const sheets = (drawing && (await withDrawing(shown, context))) || shown
  const { absent, bare } = dressed
  const { messages } = report
  const there = { ...standing, placed: stood.placed }
  return { ...read, standing: there, name, sheets, drawn, absent, bare, context, lost, messages }
}

/** The brand colours that a brief itself names. */
function namedIn({ design, report }: HeardBrief): readonly string[] {
  const said = report.understood.map(({ effect }) => effect).join()
  return design.color.seeds.filter(seed => said.includes(seed))
}

/**
 * Lays out what the wanted outputs need: a web page, positioned pages, or both. Where a format has several compositions
 * that suit the copy, pages tell which of them it is, whatever the outputs.
 */
export async function layoutJob(
  first: ComposedJob,
  outputs: readonly Output[],
  stages: Stages = untimed(),
): Promise<LaidOutJob> {
  stages.begin('draw')
  const { chosen, drawn, composition } = await fitScene(first, fitWhole)
  const drawing = await drawSheets(chosen.sheets, chosen.context, outputs, drawn)
  await checkStamp(chosen, drawing)
  checkFrames(drawing.pages, chosen.context.report)
  const { imposition } = chosen
  const { pages } = drawing
  if (!imposition || !pages) return { ...chosen, drawing, composition }
  const { imposePages } = await import('./draw/impose-pages.ts')
  return { ...chosen, drawing: { ...drawing, pages: imposePages(pages, imposition) }, composition }
}

/** A job as its design fits, of the first reading of which no word is lost; as it was read where that is none. */
async function fitWhole(read: ComposedJob) {
  const fit = async (job: ComposedJob) =>
    fitDesign(await chooseWay(job), job.brief.design, async design => chooseWay(await job.composeIn(design)))
  const fitted = await fit(read)
  if (isWhole(fitted.chosen)) return fitted
  const completed = fitted.chosen.composeWith(fitted.chosen.lost)
  const completely = completed && (await fit(await completed))
  if (completely && isWhole(completely.chosen)) return completely
  for (const compose of read.plainer) {
    const plainer = await fit(await compose())
    if (isWhole(plainer.chosen)) return plainer
  }
  return fitted
}

/** A job in the best of the ways to compose it. */
function chooseWay(first: ComposedJob) {
  return chooseComposition([
    { name: first.name, make: async () => first },
    ...first.others.map(way => ({ name: way.name, make: () => composeAs(way, first) })),
  ])
}

/** Writes the files of a job that is laid out. */
export async function paintJob(
  laidOut: LaidOutJob,
  outputs: readonly Output[],
  stages: Stages = untimed(),
): Promise<Rendition> {
  const { format, brief, reading, content, sheets, context, messages, drawing, composition } = laidOut
  stages.begin('paint')
  const artifacts: Artifact[] = []
  for await (const artifact of paint(drawing, context, outputs)) artifacts.push(artifact)
  return {
    format: format.slug,
    artifacts,
    messages,
    brief: reportBrief(laidOut),
    reading: describeReading(reading),
    composition,
    ...(content.report && { content: content.report }),
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
