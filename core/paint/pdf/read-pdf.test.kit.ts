/** Reads PDFs back for tests. */
import { createRequire } from 'node:module'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Opens a PDF with the reader of Firefox. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
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

interface Qpdf {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
  callMain(args: readonly string[]): number
}

/** The PDF with all streams decoded, one char a byte. Throws when qpdf finds a fault. */
export async function checkedPdf(bytes: Uint8Array): Promise<string> {
  const require = createRequire(import.meta.url)
  const path = require.resolve('@neslinesli93/qpdf-wasm')
  const { default: createQpdf } = (await import(path)) as { default: (options: object) => Promise<Qpdf> }
  const qpdf = await createQpdf({ locateFile: () => path.replace(/\.js$/, '.wasm'), noInitialRun: true })
  qpdf.FS.writeFile('/in.pdf', bytes)
  const code = qpdf.callMain(['--qdf', '--object-streams=disable', '/in.pdf', '/out.pdf'])
  if (code !== 0) throw new Error(`qpdf found faults: exit code ${code}`)
  return Buffer.from(qpdf.FS.readFile('/out.pdf')).toString('latin1')
}
