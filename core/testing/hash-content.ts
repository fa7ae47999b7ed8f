import sharp from 'sharp'
import type { Artifact } from '../artifact.ts'
import { runQpdf } from './qpdf.ts'

/** What a file says, without how it was packed, and which part of it that is. */
export interface Content {
  readonly of: 'bytes' | 'pixels' | 'decoded streams' | 'all but the fonts'
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
    default:
      return { of: 'bytes', bytes }
  }
}

/** Fonts stand in the style sheet, whose hash the page's policy names. */
function withoutFonts(html: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(html)
  const bare = text
    .replace(/data:font\/[\w;]+,[A-Za-z0-9+/=]*/g, 'font')
    .replace(/sha256-[A-Za-z0-9+/=]+/g, 'hash')
  return new TextEncoder().encode(bare)
}
