import type { Frame, Mark, Rectangle } from '../../draw/frame.ts'
import { readColor } from '../color.ts'
import { type Ink, transparencyFor } from './ink.ts'
import type { Leaf } from './structure.ts'
import { pointsPerPixel, toNumber } from '../number.ts'
import type { PdfPage, PdfValue, Reference } from './pdfkit-internals.ts'

/** A page while it is painted: its content as a string of one char a byte, and what it refers to. */
export interface Page {
  readonly ink: Ink
  readonly index: number
  readonly pdf: PdfPage
  readonly frame: Frame
  readonly leaves: ReadonlyMap<Mark, Leaf>
  /** Leaves by marked-content id. */
  readonly contents: Leaf[]
  readonly annotations: Reference[]
  content: string
  /** The mark that is open; null for an artifact, undefined for none. */
  mark: Mark | null | undefined
  /** The last operators that set the colour, the font and the tracking outside q…Q. */
  fill: string
  font: string
  tracking: string
}

/** Starts a page. The media box is the trim and the bleed around it. */
export function createPage(ink: Ink, index: number, frame: Frame, leaves: Page['leaves']): Page {
  const width = (frame.width + 2 * frame.bleed) * pointsPerPixel
  const height = (frame.height + 2 * frame.bleed) * pointsPerPixel
  const pdf = ink.document.addPage(Number(toNumber(width)), Number(toNumber(height)))
  if (frame.bleed > 0) {
    const bleed = frame.bleed * pointsPerPixel
    pdf.reference.data.BleedBox = [0, 0, width, height]
    pdf.reference.data.TrimBox = [bleed, bleed, width - bleed, height - bleed]
  }
  const state = { content: '', mark: undefined, fill: '0 0 0 rg\n', font: '', tracking: '0' }
  return { ink, index, pdf, frame, leaves, contents: [], annotations: [], ...state }
}

/** px from the frame's left edge to points from the page's. */
export function pageX(page: Page, x: number): number {
  return (x + page.frame.bleed) * pointsPerPixel
}

/** px from the frame's top edge to points from the page's bottom. */
export function pageY(page: Page, y: number): number {
  return (page.frame.height + page.frame.bleed - y) * pointsPerPixel
}

/** A rectangle on the page as PDF gives it: lower left, width and height, in points. */
export function pageBox(page: Page, box: Rectangle): string {
  const left = toNumber(pageX(page, box.x))
  const bottom = toNumber(pageY(page, box.y + box.height))
  return `${left} ${bottom} ${toNumber(box.width * pointsPerPixel)} ${toNumber(box.height * pointsPerPixel)}`
}

/** Makes what follows the content of a mark, or an artifact. Items of one mark in a row share one sequence. */
export function openMark(page: Page, mark: Mark | undefined): void {
  const leaf = mark === undefined ? undefined : page.leaves.get(mark)
  const wanted = mark === undefined || leaf === undefined ? null : mark
  if (page.mark === wanted) return
  closeMark(page)
  page.mark = wanted
  if (leaf === undefined) {
    page.content += '/Artifact BMC\n'
    return
  }
  const id = page.contents.push(leaf) - 1
  leaf.places.push({ page: page.index, id })
  page.content += `/${leaf.tag}<</MCID ${id}>>BDC\n`
}

/** Ends the open mark. */
export function closeMark(page: Page): void {
  if (page.mark !== undefined) page.content += 'EMC\n'
  page.mark = undefined
}

/** Names an object in the page's resources; the same name must always mean the same object. */
export function addResource(page: Page, kind: string, name: string, value: Reference): string {
  const { resources } = page.pdf
  const group = (resources[kind] ?? {}) as Record<string, PdfValue>
  group[name] = value
  resources[kind] = group
  return name
}

/** Operators that set the colour of fills (`rg`) or strokes (`RG`), with its transparency. */
export function colorOperators(page: Page, value: string, operator: 'rg' | 'RG'): string {
  const { red, green, blue, alpha } = readColor(value)
  const channels = [red, green, blue].map(channel => toNumber(channel / 255, 3)).join(' ')
  return `${transparencyOperator(page, alpha)}${channels} ${operator}\n`
}

/** The operator that makes what follows see-through, or nothing for an alpha of 1; to be used inside q…Q. */
export function transparencyOperator(page: Page, alpha: number): string {
  if (alpha >= 1) return ''
  const thousandths = Math.round(alpha * 1000)
  const name = addResource(
    page,
    'ExtGState',
    `T${thousandths}`,
    transparencyFor(page.ink, thousandths / 1000),
  )
  return `/${name} gs\n`
}
