import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Artifact } from '../artifact.ts'
import type { Rendition } from '../job.ts'
import { readDocument } from '../source/read-document.ts'
import { outlineDocument, outlineHtml, outlinePages } from './outlines.ts'
import { runQpdf } from './pdf-objects.ts'
import { readHtml } from './read-html.ts'
import { readPdf } from './read-pdf.ts'

/**
 * A rendition as texts by file name, one a stage of the work, so that a difference says where it began: what was read,
 * what the brief became, what was said, the web page, the printed pages, and a hash of every file.
 */
export async function snapshot(
  content: string | Uint8Array,
  rendition: Rendition,
): Promise<Readonly<Record<string, string>>> {
  const { artifacts, brief, design, messages } = rendition
  const html = artifacts.find(({ path }) => path === 'site/index.html')
  const pdf = artifacts.find(({ path }) => path === 'document.pdf')
  return {
    'document.txt': outlineDocument(readDocument(content, new Map(), { add() {} }).root),
    'design.json': `${JSON.stringify({ brief, design }, null, 2)}\n`,
    'messages.txt': messages.map(({ severity, rule, text }) => `${severity} ${rule}: ${text}\n`).join(''),
    ...(html && { 'page.txt': outlineHtml(await readHtml(html.bytes)) }),
    ...(pdf && { 'pages.txt': outlinePages((await readPdf(pdf.bytes)).pages) }),
    'hashes.txt': await hashLines(artifacts),
  }
}

async function hashLines(artifacts: readonly Artifact[]): Promise<string> {
  const lines: string[] = []
  for (const artifact of artifacts) {
    const { of, bytes } = await hashContent(artifact)
    lines.push(`${createHash('sha256').update(bytes).digest('hex')} ${artifact.path} ${of}\n`)
  }
  return lines.join('')
}

/** What a file says, without how it was packed, and which part of it that is. */
interface Content {
  readonly of: 'bytes' | 'pixels' | 'decoded streams' | 'all but the fonts' | 'all but the pictures'
  readonly bytes: Uint8Array
}

/**
 * The part of a file that is the same on every machine. Packing is not: zlib and brotli choose their matches by processor
 * and version, so images are compared by pixels, PDFs by their decoded streams, and web pages without their packed fonts.
 */
export async function hashContent({ type, bytes }: Artifact): Promise<Content> {
  switch (type) {
    case 'application/pdf':
      return {
        of: 'decoded streams',
        bytes: await runQpdf(bytes, ['--qdf', '--static-id', '--object-streams=disable']),
      }
    case 'image/png':
    case 'image/jpeg':
    case 'image/webp':
      return { of: 'pixels', bytes: await sharp(bytes).raw().toBuffer() }
    case 'text/html':
      return { of: 'all but the fonts', bytes: withoutFonts(bytes) }
    case 'message/rfc822':
      return { of: 'all but the pictures', bytes: withoutPictures(bytes) }
    default:
      return { of: 'bytes', bytes }
  }
}

/** Lines of Base64 are packed bytes, but for texts in scripts that take it too, which stand in the page beside. */
function withoutPictures(message: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(message)
  return new TextEncoder().encode(text.replace(/^[A-Za-z0-9+/]{60,76}=*\r\n/gm, ''))
}

/** Fonts stand in the style sheet, whose hash the page's policy names. */
function withoutFonts(html: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(html)
  const bare = text
    .replace(/data:font\/[\w;]+,[A-Za-z0-9+/=]*/g, 'font')
    .replace(/sha256-[A-Za-z0-9+/=]+/g, 'hash')
  return new TextEncoder().encode(bare)
}
