import { baseDesign } from '../brief/design.ts'
import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement, type Node, textOf } from '../compose/tree.ts'
import { type Child, toNodes } from '../compose/jsx-runtime.ts'
import type { Asset } from '../image/asset.ts'
import { createReport, type MessageList } from '../message.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { DrawContext } from './context.ts'
import { drawSheets } from './draw-sheets.ts'
import type { Frame, Item, Pages, StructureNode, TextItem } from './frame.ts'

/** A context to draw in, and the report that collects its messages. */
export function testContext(assets: readonly Asset[] = []): { context: DrawContext; report: MessageList } {
  const report = createReport()
  const page = { name: '1200x630', width: 1200, height: 630, bleed: 0, unit: 'px' } as const
  const theme = resolveTheme(baseDesign, page, { lang: 'en', dir: 'ltr' })
  const byName = new Map(assets.map(asset => [asset.name, asset]))
  return { context: { theme, surface: 'canvas', assets: byName, report, title: 'Test' }, report }
}

/** A sheet of 1200 × 630 with one element on it. */
export function sheetOf(child: Child, extra: Partial<Sheet> = {}): Sheet {
  const [root] = toNodes(child)
  if (!isElement(root)) throw new Error('a sheet needs one element')
  const size = { name: '1200x630', width: 1200, height: 630, bleed: 0 }
  return { name: 'card', size, margin: 0, background: '#ffffff', root, ...extra }
}

/** Text items that belong to the content: labels of lists are left out. */
export function contentItems(pages: Pages): TextItem[] {
  const labels = new Set<number>()
  const visit = (node: StructureNode): void => {
    for (const child of node.children) {
      if (typeof child === 'number') {
        if (node.role === 'Lbl') labels.add(child)
      } else visit(child)
    }
  }
  visit(pages.structure)
  return pages.frames.flatMap(textItems).filter(item => item.mark === undefined || !labels.has(item.mark))
}

/** Text items of a page in painting order, their words placed on the page. */
export function textItems(frame: Frame): TextItem[] {
  return frame.items.flatMap(item => {
    if (item.kind !== 'text') return []
    const { x: start = 0, ...rest } = item
    return [{ ...rest, words: item.words.map(placed => ({ ...placed, x: placed.x + start })) }]
  })
}

/** What the content says, with the spaces that items claim. */
export function wordsOf(pages: Pages): string {
  return contentItems(pages)
    .map(item => item.words.map(({ word }) => word.text).join(' ') + (item.spaceAfter ? ' ' : ''))
    .join('')
}

/** All text of a tree without white space, for comparing what is said rather than how it is set. */
export function lettersOf(node: Node): string {
  return textOf(node).replace(/\s+/g, '')
}

/** Everything that stands outside its page. */
export function itemsOutside(pages: Pages): string[] {
  return pages.frames.flatMap(frame =>
    textItems(frame).flatMap(({ baseline, size, words, tracking }) =>
      words.flatMap(({ x, word }) => {
        const end = x + (word.width + word.glyphs.length * tracking) * size
        const inside = x >= -0.5 && end <= frame.width + 1 && baseline >= 0 && baseline <= frame.height
        return inside ? [] : [word.text]
      }),
    ),
  )
}

/** The items of the first page. */
export function firstItems(pages: Pages): readonly Item[] {
  return pages.frames[0]?.items ?? []
}

/** The first element with a tag on a sheet, depth first. Fails when there is none. */
export function partOf(sheet: Sheet | undefined, tagName: string): Element {
  const found = sheet === undefined ? undefined : findElement(sheet.root, tagName)
  if (found === undefined) throw new Error(`no ${tagName} on the sheet`)
  return found
}

function findElement(element: Element, tagName: string): Element | undefined {
  if (element.tagName === tagName) return element
  for (const child of element.children) {
    const found = isElement(child) ? findElement(child, tagName) : undefined
    if (found !== undefined) return found
  }
  return undefined
}

/** Faces as they are laid out: by satori, and by the flow engine what satori does not know. */
export async function layoutFaces(sheets: readonly Sheet[], context: DrawContext): Promise<Pages> {
  const { pages } = await drawSheets(sheets, { ...context, engine: 'satori' }, ['pdf'])
  if (pages === undefined) throw new Error('nothing was laid out')
  return pages
}
