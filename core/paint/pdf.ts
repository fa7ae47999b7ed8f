/**
 * Paints laid-out pages as a tagged PDF: text as glyphs of embedded subsets, every item either content of the structure
 * tree or an artifact, links, bookmarks and metadata. The same pages give the same bytes.
 */
import { deflateSync } from 'node:zlib'
import type { Frame, Item, LinkItem, Mark, Pages, TextItem } from '../draw/frame.ts'
import { embedColorFont } from './pdf/color-font.ts'
import { embedFont } from './pdf/embed-font.ts'
import { embedImages, paintImage } from './pdf/image.ts'
import { createInk, type Ink } from './pdf/ink.ts'
import { infoDictionary, isAccessible, type PdfInfo, toXmp } from './pdf/metadata.ts'
import { paintLink, writeDestinations, writeOutline } from './pdf/navigation.ts'
import { closeMark, createPage, type Page } from './pdf/page.ts'
import { paintPath } from './pdf/path.ts'
import { createPdfDocument, type Reference } from './pdf/pdfkit-internals.ts'
import { paintRect } from './pdf/rect.ts'
import { createLeaves, type Leaf, writeStructure } from './pdf/structure.ts'
import { paintText } from './pdf/text.ts'

export type { PdfInfo } from './pdf/metadata.ts'

/** What is gathered from page to page. */
interface Painting {
  readonly ink: Ink
  readonly pages: Pages
  readonly leaves: ReadonlyMap<Mark, Leaf>
  /** Links that no mark ties to the structure. */
  readonly looseLinks: Leaf
  readonly references: Reference[]
  readonly contents: Leaf[][]
  links: number
}

/** Writes pages as a PDF 1.7 file. Throws when an item has a position that is not a number or a colour that is none. */
export async function paintPdf(pages: Pages, info: PdfInfo): Promise<Uint8Array> {
  const document = createPdfDocument(infoDictionary(info), info.lang)
  const ink = createInk(document, await embedImages(document, pages))
  const leaves = createLeaves(pages.structure)
  const looseLinks: Leaf = { tag: 'Link', places: [], annotations: [] }
  const painting: Painting = { ink, pages, leaves, looseLinks, references: [], contents: [], links: 0 }
  // A PDF without pages cannot be opened.
  const frames = pages.frames.length > 0 ? pages.frames : [blankFrame]
  for (const frame of frames) paintFrame(painting, frame)
  const fonts = [...ink.fonts.values()]
  for (const font of fonts) embedFont(document, font)
  for (const font of ink.colorFonts) embedColorFont(document, font)
  const painted = { pages: painting.references, contents: painting.contents, leaves, looseLinks }
  writeStructure(document, pages.structure, painted)
  writeOutline(document, pages, painting.references, info.title)
  writeDestinations(document, pages, painting.references)
  const hasMissing = fonts.some(font => font.hasMissing)
  return document.end(toXmp(info, isAccessible(info, pages.structure, hasMissing)))
}

const blankFrame: Frame = { width: 794, height: 1123, bleed: 0, background: '#ffffff', items: [] }

function paintFrame(painting: Painting, frame: Frame): void {
  const page = createPage(painting.ink, painting.references.length, frame, painting.leaves)
  painting.references.push(page.pdf.reference)
  painting.contents.push(page.contents)
  paintBackground(page)
  for (const item of spaceBlocks(frame.items)) paintItem(painting, page, item)
  closeMark(page)
  const { data } = page.pdf.reference
  if (page.contents.length > 0) data.StructParents = page.index
  if (page.annotations.length > 0) data.Annots = page.annotations
  painting.ink.document.setContent(deflateSync(Buffer.from(page.content, 'latin1'), { level: 6 }))
}

/** White paper needs no ink. */
function paintBackground(page: Page): void {
  const { background, width, height, bleed } = page.frame
  if (/^#(fff|ffffff)$/i.test(background) || background === 'transparent') return
  const box = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }
  paintRect(page, { kind: 'rect', ...box, radius: 0, fill: background })
}

function paintItem(painting: Painting, page: Page, item: Item): void {
  switch (item.kind) {
    case 'text':
      paintText(page, item)
      break
    case 'rect':
      paintRect(page, item)
      break
    case 'path':
      paintPath(page, item)
      break
    case 'image':
      paintImage(page, item)
      break
    case 'link':
      placeLink(painting, page, item)
  }
}

function placeLink(painting: Painting, page: Page, item: LinkItem): void {
  const key = Math.max(1, painting.pages.frames.length) + painting.links
  const reference = paintLink(page, item, painting.pages.anchors, key)
  if (reference === undefined) return
  painting.links += 1
  const leaf = (item.mark === undefined ? undefined : painting.leaves.get(item.mark)) ?? painting.looseLinks
  leaf.annotations.push({ page: page.index, reference })
}

/**
 * Ends the last line of each block with a space, so that readers that guess spaces from distances do not join a large
 * headline to the small line under it. Lines of one text are left alone: a word may go on in the next.
 */
function spaceBlocks(items: readonly Item[]): readonly Item[] {
  const spaced = [...items]
  let last = -1
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'text') continue
    const before = items[last]
    if (before?.kind === 'text' && endsBlock(before, item)) spaced[last] = { ...before, spaceAfter: true }
    last = index
  }
  return spaced
}

function endsBlock(before: TextItem, next: TextItem): boolean {
  return !before.spaceAfter && before.mark !== next.mark && Math.abs(before.baseline - next.baseline) > 0.5
}
