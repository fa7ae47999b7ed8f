import type { StructureNode, StructureRole } from '../../draw/frame.ts'
import { escapeXml } from '../escape-xml.ts'

/** What a document says about itself. */
export interface PdfInfo {
  readonly title: string
  /** BCP 47. */
  readonly lang: string
  readonly author?: string
  readonly description?: string
}

/** The information dictionary; it holds no date, so that the same job gives the same bytes. */
export function infoDictionary(info: PdfInfo): Record<string, string> {
  return {
    Producer: 'Platen',
    Creator: 'Platen',
    Title: info.title,
    ...(info.author !== undefined && { Author: info.author }),
    ...(info.description !== undefined && { Subject: info.description }),
  }
}

/** The same as XMP descriptions; `isAccessible` claims PDF/UA-1 (ISO 14289-1, clause 5). */
export function toXmp(info: PdfInfo, isAccessible: boolean): string {
  const parts = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(info.title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(info.lang)}</rdf:li></rdf:Bag></dc:language>`,
  ]
  if (info.author !== undefined) {
    parts.push(`<dc:creator><rdf:Seq><rdf:li>${escapeXml(info.author)}</rdf:li></rdf:Seq></dc:creator>`)
  }
  if (info.description !== undefined) {
    const text = escapeXml(info.description)
    parts.push(
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description>`,
    )
  }
  const descriptions = [
    describe('xmlns:dc="http://purl.org/dc/elements/1.1/"', parts.join('')),
    describe('xmlns:xmp="http://ns.adobe.com/xap/1.0/"', '<xmp:CreatorTool>Platen</xmp:CreatorTool>'),
    describe('xmlns:pdf="http://ns.adobe.com/pdf/1.3/"', '<pdf:Producer>Platen</pdf:Producer>'),
  ]
  if (isAccessible) {
    descriptions.push(
      describe('xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"', '<pdfuaid:part>1</pdfuaid:part>'),
    )
  }
  return descriptions.join('\n')
}

function describe(namespace: string, content: string): string {
  return `<rdf:Description rdf:about="" ${namespace}>${content}</rdf:Description>`
}

/**
 * Whether a document may claim PDF/UA-1: what a machine can check and what depends on the copy. The rest (tags, fonts,
 * metadata, links in the structure) holds for every document that is painted.
 */
export function isAccessible(info: PdfInfo, structure: StructureNode, hasMissingGlyphs: boolean): boolean {
  if (info.title.trim() === '' || info.lang === '' || hasMissingGlyphs) return false
  const levels: number[] = []
  return nodesAreSound(structure, levels) && levelsRise(levels)
}

/** Children that a node may have; nodes not listed may have any. */
const allowedChildren: Partial<Record<StructureRole, readonly StructureRole[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TR: ['TH', 'TD'],
  TOC: ['TOC', 'TOCI', 'Caption'],
}

/** Parents that a node must have; nodes not listed may stand anywhere. */
const requiredParents: Partial<Record<StructureRole, readonly StructureRole[]>> = {
  LI: ['L'],
  LBody: ['LI'],
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  TOCI: ['TOC'],
}

/** ISO 14289-1, clauses 7.2, 7.3 and 7.5; gathers heading levels on the way. */
function nodesAreSound(node: StructureNode, levels: number[]): boolean {
  if (/^H[1-6]$/.test(node.role)) levels.push(Number(node.role.slice(1)))
  if ((node.role === 'Figure' || node.role === 'Formula') && (node.alt ?? '').trim() === '') return false
  if (node.role === 'TH' && node.scope === undefined) return false
  if (node.role === 'Table' && !isRegular(node)) return false
  const allowed = allowedChildren[node.role]
  for (const child of node.children) {
    if (typeof child === 'number') {
      // Rows and lists hold cells and items, never text.
      if (allowed !== undefined) return false
      continue
    }
    if (allowed !== undefined && !allowed.includes(child.role)) return false
    if (requiredParents[child.role]?.includes(node.role) === false) return false
    if (!nodesAreSound(child, levels)) return false
  }
  return true
}

/** The first heading is H1 and none skips a level (clause 7.4.2). */
function levelsRise(levels: readonly number[]): boolean {
  let last = 0
  for (const level of levels) {
    if (level > last + 1) return false
    last = level
  }
  return true
}

/** All rows of a table have the same width, spans counted (clause 7.5). */
function isRegular(table: StructureNode): boolean {
  const rows = rowsOf(table)
  /** Columns that cells of earlier rows reach into, by how many rows they go on. */
  const reaching: { span: number; rows: number }[] = []
  let width: number | undefined
  for (const row of rows) {
    let columns = 0
    for (const cell of reaching) columns += cell.rows > 0 ? cell.span : 0
    for (const cell of reaching) cell.rows -= 1
    for (const cell of row.children) {
      if (typeof cell === 'number') continue
      const span = cell.colSpan ?? 1
      columns += span
      if ((cell.rowSpan ?? 1) > 1) reaching.push({ span, rows: (cell.rowSpan ?? 1) - 1 })
    }
    width ??= columns
    if (columns !== width) return false
  }
  return true
}

function rowsOf(table: StructureNode): StructureNode[] {
  const rows: StructureNode[] = []
  for (const child of table.children) {
    if (typeof child === 'number') continue
    if (child.role === 'TR') rows.push(child)
    else if (child.role === 'THead' || child.role === 'TBody') rows.push(...rowsOf(child))
  }
  return rows
}
