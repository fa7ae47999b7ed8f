import { loadPdfJs } from './pdf-js.ts'
import { asList, type PdfObjects, type PdfValue, readPdfObjects } from './pdf-objects.ts'

/** A PDF read back: its objects by qpdf, its text by pdf.js. */
export interface PdfReading {
  readonly objects: PdfObjects
  readonly pages: readonly PdfPage[]
  /** Text in the order of the structure tree, which screen readers follow; furniture is not in it. */
  readonly text: string
}

/** One page of a PDF, in points from its lower left corner. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  /** In the order they were painted. */
  readonly runs: readonly TextRun[]
}

/** A piece of text on one baseline. */
interface TextRun {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
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
  readonly pages: readonly PdfPage[]
  /** Text of marked content by `12_3`: object number of the page, and id on it. */
  readonly marked: ReadonlyMap<string, string>
}

async function readText(pdf: Uint8Array): Promise<PageTexts> {
  const { getDocument } = await loadPdfJs()
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false })
  const document = await reading.promise
  const pages: PdfPage[] = []
  const marked = new Map<string, string>()
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true, includeMarkedContent: true })
    const { width, height } = page.getViewport({ scale: 1 })
    collectMarked(items as readonly TextEvent[], marked)
    pages.push({ width, height, runs: toRuns(items as readonly TextEvent[]) })
    page.cleanup()
  }
  await reading.destroy()
  return { pages, marked }
}

/** What pdf.js says of a page's text: a piece of it, or the border of marked content. */
interface TextEvent {
  readonly type?: string
  readonly id?: string | null
  readonly tag?: string
  readonly str?: string
  readonly dir?: string
  readonly hasEOL?: boolean
  readonly width?: number
  readonly transform?: readonly number[]
}

/** Adds a page's marked texts by id. */
function collectMarked(events: readonly TextEvent[], marked: Map<string, string>): void {
  const open: string[] = []
  let last: TextEvent | undefined
  let turned: TextEvent[] | undefined
  const add = (text: string): void => {
    const key = open.at(-1)
    if (key) marked.set(key, (marked.get(key) ?? '') + text)
  }
  for (const event of events) {
    const { type, id, tag, str } = event
    if (type === 'endMarkedContent') {
      if (turned) add(turnedText(turned))
      turned = undefined
      open.pop()
    } else if (type !== undefined) {
      open.push(contentId(id) ?? open.at(-1) ?? '')
      if (tag === 'ReversedChars') turned = []
    }
    if (str === undefined) continue
    if (last !== undefined && !turned?.length && isBlankPassed(last, event)) add(' ')
    if (turned) turned.push(event)
    else add(textOf(event))
    last = event
  }
}

function textOf({ str = '', hasEOL }: TextEvent): string {
  return hasEOL ? `${str}\n` : str
}

/**
 * Text that is painted from its end, as right-to-left text is: pdf.js turns the letters of a piece round, and not the pieces
 * into which it divides a line at a raised mark, nor a piece of marks alone.
 */
function turnedText(pieces: readonly TextEvent[]): string {
  const [first] = pieces
  const before = first?.str === '' && first.hasEOL ? '\n' : ''
  const after = first?.str !== '' && pieces.at(-1)?.hasEOL ? '\n' : ''
  const texts = pieces.map(({ str = '', dir }) =>
    dir === 'ltr' && /^[\s\p{M}]+$/u.test(str) ? [...str].toReversed().join('') : str,
  )
  return before + texts.toReversed().join('') + after
}

/** Least blank between words, em. */
const leastBlank = 0.1

/** Whether a text stands to the left of the last, with a blank between: pdf.js forgets those where the pen goes back. */
function isBlankPassed(last: TextEvent, next: TextEvent): boolean {
  const [a = 0, b = 0, , , x = 0, y = 0] = next.transform ?? []
  const [, , , , lastX = 0, lastY = 0] = last.transform ?? []
  const size = Math.hypot(a, b)
  return Math.abs(lastY - y) < size / 2 && lastX - x - (next.width ?? 0) > size * leastBlank
}

function contentId(id: string | null | undefined): string | undefined {
  const [, page, mark] = /^p(\d+)R\d*_mc(\d+)$/.exec(id ?? '') ?? []
  return page === undefined ? undefined : `${page}_${mark}`
}

function toRuns(events: readonly TextEvent[]): TextRun[] {
  return events.flatMap(({ str, width = 0, transform = [] }) => {
    const [a = 0, b = 0, , , x = 0, y = 0] = transform
    return str === undefined || str.trim() === '' ? [] : [{ x, y, width, size: Math.hypot(a, b), text: str }]
  })
}

/** Elements that stand in a line of text, so that their words may join those beside them. */
const inLine: ReadonlySet<string> = new Set(['/Span', '/Link', '/Reference', '/Code'])

/** Gathers the marked texts of a PDF in the order of its structure tree, with a line between blocks and pages. */
function structureText(objects: PdfObjects, marked: ReadonlyMap<string, string>): string {
  const parts: string[] = []
  let lastPage = ''
  const add = (page: string, mark: PdfValue | undefined): void => {
    // Readers drop the blank at a page's end.
    if (page !== lastPage) parts.push('\n')
    lastPage = page
    parts.push(marked.get(`${page}_${Number(mark)}`) ?? '')
  }
  const visit = (value: PdfValue, page: string): void => {
    if (typeof value === 'number') {
      add(page, value)
      return
    }
    const node = objects.dictionary(value)
    const own = typeof node['/Pg'] === 'string' ? (node['/Pg'].split(' ')[0] ?? page) : page
    if (node['/Type'] === '/MCR') add(own, node['/MCID'])
    else if (node['/Type'] !== '/OBJR') {
      const apart = inLine.has(String(node['/S'])) ? '' : '\n'
      parts.push(apart)
      for (const kid of asList(node['/K'])) visit(kid, own)
      parts.push(apart)
    }
  }
  for (const kid of asList(objects.dictionary(objects.catalog['/StructTreeRoot'])['/K'])) visit(kid, '')
  return parts.join('')
}
