import type { Artifact } from '../artifact.ts'
import type { DrawContext } from '../draw/context.ts'
import type { Drawing } from '../draw/draw-sheets.ts'
import type { Frame, Pages } from '../draw/frame.ts'
import type { Mail } from '../draw/html/mail/write-mail.ts'
import { RenderError } from '../error.ts'
import type { Output } from '../job.ts'
import { isPhysical } from '../theme/medium.ts'

const encoder = new TextEncoder()

/** Bytes of all files of a document: they are kept in memory until the last is painted, where no heap's limit counts them. */
const mostBytes = 512 * 1024 * 1024

/**
 * Turns a drawing into the files that were asked for, each as soon as it is finished. Throws `content-too-large` where they are more
 * than `most` bytes.
 */
export async function* paint(
  drawing: Drawing,
  context: DrawContext,
  outputs: readonly Output[],
  most: number = mostBytes,
): AsyncGenerator<Artifact> {
  let bytes = 0
  for await (const file of filesOf(drawing, context, outputs)) {
    bytes += file.bytes.byteLength
    if (bytes > most) throw tooMuch(most)
    yield file
  }
}

function tooMuch(most: number): RenderError {
  const limit = `${Math.round(most / 1024 / 1024)} MB`
  return new RenderError(
    'content-too-large',
    `the files of the document take more than ${limit}; use fewer or smaller pictures, or ask for fewer outputs`,
  )
}

async function* filesOf(
  drawing: Drawing,
  context: DrawContext,
  outputs: readonly Output[],
): AsyncGenerator<Artifact> {
  if (drawing.html) yield* siteFiles(drawing.html)
  if (drawing.html?.mail) yield* letterFiles(drawing.html.mail, context)
  if (drawing.pages === undefined) return
  if (outputs.includes('pdf')) yield await pdfFile(drawing.pages, context)
  yield* images(drawing.pages, context, outputs)
}

function* siteFiles({ html, assets }: NonNullable<Drawing['html']>): Generator<Artifact> {
  yield { path: 'site/index.html', type: 'text/html', bytes: encoder.encode(html) }
  for (const asset of assets) {
    yield { path: `site/assets/${asset.name}`, type: asset.type, bytes: asset.bytes }
  }
}

async function* letterFiles(mail: Mail, context: DrawContext): AsyncGenerator<Artifact> {
  const { paintMessage } = await import('./message.ts')
  yield { path: 'message.txt', type: 'text/plain', bytes: encoder.encode(mail.text) }
  yield { path: 'message.eml', type: 'message/rfc822', bytes: await paintMessage(mail, context) }
}

async function pdfFile(pages: Pages, context: DrawContext): Promise<Artifact> {
  const { paintPdf } = await import('./pdf.ts')
  const { title, author, description, theme } = context
  const info = {
    title,
    lang: theme.lang,
    ...(author !== undefined && { author }),
    ...(description !== undefined && { description }),
  }
  return { path: 'document.pdf', type: 'application/pdf', bytes: await paintPdf(pages, info) }
}

async function* images(
  pages: Pages,
  context: DrawContext,
  outputs: readonly Output[],
): AsyncGenerator<Artifact> {
  for (const [index, frame] of pages.frames.entries()) {
    if (outputs.includes('svg')) {
      const { paintSvg } = await import('./svg.ts')
      yield { path: `pages/${index + 1}.svg`, type: 'image/svg+xml', bytes: encoder.encode(paintSvg(frame)) }
    }
    if (outputs.includes('png')) {
      const { paintPng } = await import('./png.ts')
      const scale = rasterScale(frame, context)
      if (scale < 1) reportReduced(index + 1, frame, scale, context)
      const bytes = await paintPng(frame, scale)
      yield { path: `pages/${index + 1}.png`, type: 'image/png', bytes }
    }
  }
}

/** px of a sharp printed page in an image, on its longer side. */
const sharpSide = 2200

/** Most pixels of an image: painting takes a dozen bytes for each, outside of the heap that a job's limit counts. */
const mostPixels = 40_000_000

/**
 * Image pixels per CSS px. Screens and sizes stated in px are exact, 1; paper is enlarged to read well on a screen,
 * but never beyond 300 dpi (3.125). Only what has too many pixels is made smaller.
 */
function rasterScale({ width, height }: Frame, context: DrawContext): number {
  const most = Math.sqrt(mostPixels / (width * height))
  if (context.surface === 'screen' || !isPhysical(context.theme.page)) return Math.min(1, most)
  return Math.min(3.125, Math.max(1, sharpSide / Math.max(width, height)), most)
}

function reportReduced(number: number, { width, height }: Frame, scale: number, context: DrawContext): void {
  const [across, down] = [width, height].map(side => Math.round(side * scale))
  context.report.add({
    rule: 'picture-reduced',
    severity: 'warning',
    text: `page ${number} is ${Math.round(width)} × ${Math.round(height)} px, its picture ${across} × ${down}`,
    hint: 'a picture has at most 40 megapixels; take the PDF for print, or a smaller size',
  })
}
