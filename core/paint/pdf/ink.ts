import type { Face } from '../../fonts/face.ts'
import type { Asset } from '../../image/asset.ts'
import type { ColorFont } from './color-font.ts'
import { createPdfFont, type PdfFont, trackedUnits } from './font.ts'
import type { PdfDocument, Reference } from './pdfkit-internals.ts'

/** What the pages of a document share: each font, picture and degree of transparency is written once. */
export interface Ink {
  readonly document: PdfDocument
  readonly fonts: Map<string, PdfFont>
  readonly colorFonts: ColorFont[]
  readonly images: ReadonlyMap<Asset, Reference>
  readonly transparencies: Map<number, Reference>
}

/** Starts the shared things of a document. */
export function createInk(document: PdfDocument, images: ReadonlyMap<Asset, Reference>): Ink {
  return { document, fonts: new Map(), colorFonts: [], images, transparencies: new Map() }
}

/** The document's font for a face and a tracking in em. */
export function fontFor(ink: Ink, face: Face, tracking: number): PdfFont {
  const widening = trackedUnits(face, tracking)
  const key = widening === 0 ? face.key : `${face.key} ${widening}`
  const known = ink.fonts.get(key)
  if (known !== undefined) return known
  const font = createPdfFont(`F${ink.fonts.size + 1}`, ink.document.ref(), face, widening)
  ink.fonts.set(key, font)
  return font
}

/** The graphics state in which fills and strokes have an alpha of 0–1. */
export function transparencyFor(ink: Ink, alpha: number): Reference {
  const known = ink.transparencies.get(alpha)
  if (known !== undefined) return known
  const state = ink.document.ref({ Type: 'ExtGState', ca: alpha, CA: alpha })
  state.end()
  ink.transparencies.set(alpha, state)
  return state
}
