import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement, textOf } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import type { Frame, OutlineEntry, Pages } from '../frame.ts'
import { closeStructure, createStructure } from '../structure.ts'
import { drawSheet } from './draw-sheet.ts'
import type { FieldValue } from './fill-fields.ts'
import { layoutSheet } from './layout-sheet.ts'

/**
 * Lays out canvas sheets, one page each. Satori finds the places of boxes and words; grounds, borders, pictures and links
 * are drawn from the boxes here, and words are shaped with the same faces as everywhere else.
 */
export async function layoutCanvas(sheets: readonly Sheet[], context: DrawContext): Promise<Pages> {
  const structure = createStructure()
  const frames: Frame[] = []
  const outline: OutlineEntry[] = []
  const anchors = new Map<string, { page: number; y: number }>()
  const pageOf = pagesById(sheets)
  for (const [page, sheet] of sheets.entries()) {
    const layout = await layoutSheet(sheet, context)
    const fieldValue = fieldsOn(page, sheets, pageOf)
    const drawn = drawSheet(sheet, layout, {
      assets: context.assets,
      theme: context.theme,
      structure,
      fieldValue,
    })
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

/** What fields stand for on a page. Every sheet is a page and a section of its own. */
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
