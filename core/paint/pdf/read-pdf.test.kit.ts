/** Reads PDFs back for tests. */
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { loadPdfJs } from '../../testing/pdf-js.ts'
import { runQpdf } from '../../testing/pdf-objects.ts'

/** Opens a PDF with the reader of Firefox. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdfJs()
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false }).promise
}

/** The text of a page, a line of the page a line. */
export async function pageText(bytes: Uint8Array, page = 1): Promise<string> {
  const document = await openPdf(bytes)
  const content = await (await document.getPage(page)).getTextContent({ disableNormalization: true })
  const text = content.items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  await document.destroy()
  return text
}

/** The PDF with all streams decoded, one char a byte. Throws when qpdf finds a fault. */
export async function checkedPdf(bytes: Uint8Array): Promise<string> {
  const plain = await runQpdf(bytes, ['--qdf', '--object-streams=disable'])
  return Buffer.from(plain).toString('latin1')
}
