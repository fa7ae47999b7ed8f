import type { Measure } from '../compose/measure.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Output } from '../job.ts'
import type { DrawContext } from './context.ts'
import type { Pages } from './frame.ts'
import type { WrittenHtml } from './html/write-html.ts'

/** What a job's sheets became: a web page, positioned pages, or both, as the outputs need. */
export interface Drawing {
  /** The sheets that were drawn: on a canvas fitted, and continued where one was too full. */
  readonly sheets: readonly Sheet[]
  readonly html?: WrittenHtml
  readonly pages?: Pages
}

/**
 * Sends the sheets to the drawers that the wanted outputs need, but for what was `drawn` of them before. Drawers are
 * loaded when first used, so that a job for HTML alone never pays for satori or the line breaker.
 */
export async function drawSheets(
  sheets: readonly Sheet[],
  context: DrawContext,
  outputs: readonly Output[],
  drawn?: Drawing,
): Promise<Drawing> {
  const fitted = drawn?.sheets ?? (context.surface === 'canvas' ? await fit(sheets, context) : sheets)
  const html = outputs.includes('html') ? await drawHtml(fitted, context) : undefined
  const isPaged = outputs.some(output => output !== 'html')
  const pages = isPaged ? (drawn?.pages ?? (await drawPages(fitted, context))) : undefined
  return { sheets: fitted, ...(html && { html }), ...(pages && { pages }) }
}

async function drawHtml(sheets: readonly Sheet[], context: DrawContext): Promise<WrittenHtml> {
  if (context.html === 'mail') return (await import('./html/mail/write-mail.ts')).writeMail(sheets, context)
  return (await import('./html/write-html.ts')).writeHtml(sheets, context)
}

/** The measure of a surface, loaded only where there is one. */
export async function measureFor(context: Omit<DrawContext, 'report' | 'title'>): Promise<Measure> {
  // A page that is as high as its copy is left to the browser of its reader.
  if (context.surface === 'screen' && context.theme.page.height === 0) return unmeasured
  const { createMeasure } = await import('./pages/create-measure.ts')
  return createMeasure(context)
}

const unmeasured: Measure = { piece: noMeasure, pages: noMeasure }

function noMeasure(): never {
  throw new Error('a page for screens is laid out by the browser of its reader and cannot be measured')
}

async function fit(sheets: readonly Sheet[], context: DrawContext): Promise<readonly Sheet[]> {
  const { fitSheets } = await import('./fit/fit-sheets.ts')
  const { overflowOf, overflowOfTries } = await import('./pages/draw-sheet.ts')
  const face = context.engine === 'satori' ? await import('./canvas/overflow.ts') : undefined
  const engines = {
    flow: (sheet: Sheet) => overflowOf(sheet, context),
    tries: () => overflowOfTries(context),
    ...(face && { face: (sheet: Sheet) => face.overflowOf(sheet, context) }),
  }
  return fitSheets(sheets, engines, context)
}

/** Lays sheets out that are fitted, where they are of a fixed size, and puts the ornament of the brief around them. */
export async function drawPages(sheets: readonly Sheet[], context: DrawContext): Promise<Pages> {
  const pages = await drawInside(sheets, context)
  if (context.surround === undefined) return pages
  return (await import('./surround-pages.ts')).surroundPages(pages, context.surround)
}

async function drawInside(sheets: readonly Sheet[], context: DrawContext): Promise<Pages> {
  if (context.surface !== 'canvas')
    return (await import('./pages/layout-pages.ts')).layoutPages(sheets, context)
  const { drawEach } = await import('./draw-each.ts')
  const flow = await import('./pages/draw-sheet.ts')
  if (context.engine !== 'satori') return drawEach(sheets, context, flow.drawSheet)
  const { overflowOf } = await import('./canvas/overflow.ts')
  const face = await import('./canvas/draw-sheet.ts')
  // What a face did not hold was fitted by the flow engine.
  return drawEach(sheets, context, async (sheet, document) =>
    sheet.engine !== 'flow' && (await overflowOf(sheet, context)) === undefined
      ? face.drawSheet(sheet, document)
      : flow.drawSheet(sheet, document),
  )
}
