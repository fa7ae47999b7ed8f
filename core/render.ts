import type { Artifact } from './artifact.ts'
import { hashArtifacts } from './artifact-hash.ts'
import { readBrief } from './brief/read-brief.ts'
import { checkCopy } from './check/copy.ts'
import { checkFrames } from './check/frames.ts'
import { checkGlyphs } from './check/glyphs.ts'
import { checkReading } from './check/reading.ts'
import { describe } from './describe.ts'
import { drawSheets } from './draw/draw-sheets.ts'
import type { Format } from './format.ts'
import { scriptsIn } from './fonts/scripts.ts'
import { readAssets } from './image/read-assets.ts'
import type { Job, Rendition } from './job.ts'
import { createReport } from './message.ts'
import { paint } from './paint/paint.ts'
import { describeReading } from './reading/describe-reading.ts'
import { readCopy } from './reading/read-copy.ts'
import { schemaRecord } from './reading/schema-record.ts'
import { readDocument } from './source/read-document.ts'
import { withMainHeading } from './compose/main-heading.ts'
import { copyText } from './source/copy-text.ts'
import type { Stages } from './stages.ts'
import { resolveLocale } from './theme/resolve-locale.ts'
import { resolvePage } from './theme/resolve-page.ts'
import { resolveTheme } from './theme/resolve-theme.ts'

/**
 * Turns one job into its artifacts: the whole way through the house.
 * Plain data in, plain data out; throws `RenderError` for what no message can mend.
 */
export async function render(job: Job, format: Format, stages: Stages): Promise<Rendition> {
  const report = createReport()

  stages.begin('read')
  const assets = await readAssets(job.assets ?? {}, report)
  const document = readDocument(job.content, assets, report)

  stages.begin('theme')
  const brief = readBrief(job.instructions ?? '', job.base ?? format.design)
  const locale = resolveLocale(brief.design, document, report)
  const page = resolvePage(format.sizes, brief.design, job.size, locale.lang)
  const theme = resolveTheme(brief.design, page, locale, scriptsIn(copyText(document)))

  stages.begin('compose')
  const reading = readCopy(document, format.roles)
  const sheets = withMainHeading(format.compose(reading, theme))
  checkCopy(reading.words, sheets, report)
  checkReading(document, reading, format, report)
  checkGlyphs(document, theme, report)

  stages.begin('draw')
  const outputs = job.outputs ?? ['html', 'pdf', 'png']
  const { surface, webFonts = 'embedded' } = format
  const context = {
    ...describe(reading, sheets, format.roles.schema && schemaRecord(reading, format.roles.schema)),
    theme,
    surface,
    webFonts,
    assets: document.assets,
    report,
  }
  const drawing = await drawSheets(sheets, context, outputs)
  checkFrames(drawing.pages, report)

  stages.begin('paint')
  const artifacts: Artifact[] = []
  for await (const artifact of paint(drawing, context, outputs)) artifacts.push(artifact)

  return {
    format: format.slug,
    artifacts,
    messages: report.messages,
    brief: brief.report,
    reading: describeReading(reading),
    ...(reading.moved.length > 0 && { moved: reading.moved }),
    design: brief.design,
    hash: hashArtifacts(artifacts),
    pages: drawing.pages?.frames.length ?? sheets.length,
    timings: stages.finish(),
  }
}
