import type { Sheet } from '../compose/sheet.ts'
import { type Element, type Field, isElement, textOf } from '../compose/tree.ts'
import type { DrawContext } from './context.ts'
import type { Frame, OutlineEntry, Pages } from './frame.ts'
import { closeStructure, createStructure, type Structure } from './structure.ts'

/** The words a field stands for on one page. */
export type FieldValue = (field: Field, target: string | undefined) => string

/** What drawing a document's sheets shares. */
export interface DocumentDrawing {
  readonly context: DrawContext
  readonly structure: Structure
  readonly fieldValue: FieldValue
}

/** A drawn sheet and the places in it that links may lead to, px from its top. */
export interface DrawnSheet {
  readonly frame: Frame
  readonly anchors: ReadonlyMap<string, number>
}

/** Draws sheets one page each, as `draw` does it. Every sheet is a page and a section of its own. */
export async function drawEach(
  sheets: readonly Sheet[],
  context: DrawContext,
  draw: (sheet: Sheet, document: DocumentDrawing) => DrawnSheet | Promise<DrawnSheet>,
): Promise<Pages> {
  const structure = createStructure()
  const frames: Frame[] = []
  const outline: OutlineEntry[] = []
  const anchors = new Map<string, { page: number; y: number }>()
  const pageOf = pagesById(sheets)
  for (const [page, sheet] of sheets.entries()) {
    const drawn = await draw(sheet, { context, structure, fieldValue: fieldsOn(page, sheets, pageOf) })
    frames.push(drawn.frame)
    for (const [id, y] of drawn.anchors) if (!anchors.has(id)) anchors.set(id, { page, y })
    const title = sheet.title ?? headingOf(sheet.root)
    if (title !== undefined) outline.push({ title, level: 1, page, y: 0 })
  }
  return { frames, structure: closeStructure(structure.root), outline, anchors }
}

function headingOf(element: Element): string | undefined {
  if (/^h[1-6]$/.test(element.tagName) && element.unlisted !== true) {
    const words = textOf(element).replace(/\s+/g, ' ').trim()
    if (words !== '') return words
  }
  for (const child of element.children) {
    const found = isElement(child) ? headingOf(child) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

function pagesById(sheets: readonly Sheet[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>()
  const visit = (element: Element, page: number): void => {
    const { id } = element.properties
    if (id !== undefined && !pages.has(id)) pages.set(id, page)
    for (const child of element.children) if (isElement(child)) visit(child, page)
  }
  sheets.forEach((sheet, page) => {
    visit(sheet.root, page)
  })
  return pages
}

/** What fields stand for on a page. */
function fieldsOn(page: number, sheets: readonly Sheet[], pageOf: ReadonlyMap<string, number>): FieldValue {
  return (field, target) => {
    switch (field) {
      case 'page':
        return `${page + 1}`
      case 'pages':
        return `${sheets.length}`
      case 'section':
        return sheets[page]?.title ?? ''
      case 'page-of': {
        const found = pageOf.get(target ?? '')
        return found === undefined ? '' : `${found + 1}`
      }
    }
  }
}
