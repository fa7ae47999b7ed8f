import { type PdfObjects, readPdfObjects } from './pdf-objects.ts'
import { structureText } from './structure-text.ts'

/** A PDF read back: its objects by qpdf, its text by pdf.js. */
export interface PdfReading {
  readonly objects: PdfObjects
  /** Text of each page in the order it was painted. */
  readonly pages: readonly string[]
  /** Text in the order of the structure tree, which screen readers follow; furniture is not in it. */
  readonly text: string
}

/**
 * Reads a PDF that was made here. Throws when qpdf finds a fault in it, and when `pdfjs-dist` or
 * `@neslinesli93/qpdf-wasm` is not installed.
 */
export async function readPdf(pdf: Uint8Array): Promise<PdfReading> {
  const objects = await readPdfObjects(pdf)
  const { pages, marked } = await readText(pdf)
  return { objects, pages, text: structureText(objects, marked) }
}

interface PageTexts {
  readonly pages: readonly string[]
  /** Text of marked content by `12_3`: object number of the page, and id on it. */
  readonly marked: ReadonlyMap<string, string>
}

async function readText(pdf: Uint8Array): Promise<PageTexts> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  const document = await reading.promise
  const pages: string[] = []
  const marked = new Map<string, string>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true })
    pages.push(collectMarked(items as readonly TextEvent[], marked))
    page.cleanup()
  }
  await reading.destroy()
  return { pages, marked }
}

/** What pdf.js says of a page's text: a piece of it, or the border of marked content. */
interface TextEvent {
  readonly type?: string
  readonly id?: string | null
  readonly str?: string
  readonly hasEOL?: boolean
  readonly transform?: readonly number[]
}

/** Adds a page's marked texts by id and returns all of its text. */
function collectMarked(events: readonly TextEvent[], marked: Map<string, string>): string {
  const open: string[] = []
  let all = ''
  for (const { type, id, str, hasEOL } of events) {
    if (type === 'endMarkedContent') open.pop()
    else if (type !== undefined) open.push(contentId(id) ?? open.at(-1) ?? '')
    if (str === undefined) continue
    const text = hasEOL ? `${str}\n` : str
    const key = open.at(-1)
    if (key) marked.set(key, (marked.get(key) ?? '') + text)
    all += text
  }
  return all
}

function contentId(id: string | null | undefined): string | undefined {
  const [, page, mark] = /^p(\d+)R\d*_mc(\d+)$/.exec(id ?? '') ?? []
  return page === undefined ? undefined : `${page}_${mark}`
}
