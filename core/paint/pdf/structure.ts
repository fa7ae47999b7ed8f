import type { Mark, Rectangle, StructureNode } from '../../draw/frame.ts'
import { type PdfDocument, type PdfValue, type Reference, toText } from './pdfkit-internals.ts'

/** What the pages left behind for the structure. */
interface Painted {
  readonly pages: readonly Reference[]
  /** By page: leaves by marked-content id. */
  readonly contents: readonly (readonly Leaf[])[]
  readonly leaves: ReadonlyMap<Mark, Leaf>
  /** Annotations outside every leaf, in the order of their numbers. */
  readonly looseLinks: Leaf
}

interface Writing {
  readonly document: PdfDocument
  readonly painted: Painted
  /** The element that holds a leaf's content. */
  readonly owners: Map<Leaf, Reference>
  /** The link element of each annotation. */
  readonly linkOwners: Map<Reference, Reference>
  readonly noteIds: [id: string, note: Reference][]
}

/** Writes the structure tree, and the tree that leads from a page's content and links back to it. */
export function writeStructure(document: PdfDocument, structure: StructureNode, painted: Painted): void {
  const writing: Writing = { document, painted, owners: new Map(), linkOwners: new Map(), noteIds: [] }
  const root = document.structureRoot
  root.data.K = [writeNode(writing, structure, root, looseLinks(painted))]
  root.data.ParentTree = writeParentTree(writing)
  root.data.ParentTreeNextKey = painted.pages.length + writing.linkOwners.size
  if (writing.noteIds.length === 0) return
  const ids = [...writing.noteIds].sort(([left], [right]) => (left < right ? -1 : 1))
  root.data.IDTree = { Names: ids.flatMap(([id, reference]) => [toText(id), reference]) }
}

function looseLinks(painted: Painted): readonly Leaf[] {
  return painted.looseLinks.annotations.length > 0 ? [painted.looseLinks] : []
}

function writeNode(
  writing: Writing,
  node: StructureNode,
  parent: Reference,
  more: readonly Leaf[] = [],
): Reference {
  const element = writing.document.ref({ S: node.role, P: parent, ...attributes(writing, node) })
  const kids: PdfValue[] = []
  if (node.role === 'Note') element.data.ID = toText(noteId(writing, element))
  for (const child of node.children) {
    if (typeof child !== 'number') kids.push(writeNode(writing, child, element))
    else addLeaf(writing, element, node, writing.painted.leaves.get(child), kids)
  }
  for (const leaf of more) addLeaf(writing, element, node, leaf, kids)
  element.data.K = kids
  element.end()
  return element
}

/** Adds a leaf's content to its element. A link outside a Link node gets one around the content. */
function addLeaf(
  writing: Writing,
  element: Reference,
  node: StructureNode,
  leaf: Leaf | undefined,
  kids: PdfValue[],
): void {
  if (leaf === undefined || writing.owners.has(leaf)) return
  if (leaf.annotations.length > 0 && node.role !== 'Link') {
    const link = writing.document.ref({ S: 'Link', P: element })
    const linkKids: PdfValue[] = []
    addContent(writing, link, leaf, linkKids)
    link.data.K = linkKids
    link.end()
    kids.push(link)
  } else addContent(writing, element, leaf, kids)
}

function addContent(writing: Writing, element: Reference, leaf: Leaf, kids: PdfValue[]): void {
  const { pages } = writing.painted
  writing.owners.set(leaf, element)
  for (const { page, id } of leaf.places) {
    const reference = pages[page]
    element.data.Pg ??= reference
    kids.push(element.data.Pg === reference ? id : { Type: 'MCR', Pg: reference, MCID: id })
  }
  for (const { page, reference } of leaf.annotations) {
    writing.linkOwners.set(reference, element)
    kids.push({ Type: 'OBJR', Obj: reference, Pg: pages[page] })
  }
}

function noteId(writing: Writing, element: Reference): string {
  const id = `note-${`${writing.noteIds.length + 1}`.padStart(6, '0')}`
  writing.noteIds.push([id, element])
  return id
}

function attributes(writing: Writing, node: StructureNode): Record<string, PdfValue> {
  return {
    Alt: node.alt === undefined ? undefined : toText(node.alt),
    Lang: node.lang === undefined ? undefined : toText(node.lang),
    A: isFigure(node) ? figureAttributes(writing, node) : cellAttributes(node),
  }
}

/** Formulas are drawn as figures are. */
function isFigure({ role }: StructureNode): boolean {
  return role === 'Figure' || role === 'Formula'
}

function cellAttributes(node: StructureNode): PdfValue {
  const spans = (node.colSpan ?? 1) > 1 || (node.rowSpan ?? 1) > 1
  if (node.scope === undefined && !spans) return undefined
  return {
    O: 'Table',
    Scope: node.scope === undefined ? undefined : node.scope === 'col' ? 'Column' : 'Row',
    ColSpan: (node.colSpan ?? 1) > 1 ? node.colSpan : undefined,
    RowSpan: (node.rowSpan ?? 1) > 1 ? node.rowSpan : undefined,
  }
}

function figureAttributes(writing: Writing, node: StructureNode): PdfValue {
  const mark = node.children.find(child => typeof child === 'number')
  const bounds = mark === undefined ? undefined : writing.painted.leaves.get(mark)?.bounds
  if (bounds === undefined) return undefined
  const { x, y, width, height } = bounds.box
  const corners = [x, y, x + width, y + height].map(value => Math.round(value * 100) / 100)
  return { O: 'Layout', Placement: node.role === 'Figure' ? 'Block' : 'Inline', BBox: corners }
}

/** Pages come first, by index; then annotations, in the order in which they got their numbers. */
function writeParentTree(writing: Writing): Reference {
  const { document, painted, owners, linkOwners } = writing
  const numbers: PdfValue[] = []
  for (const [index, contents] of painted.contents.entries()) {
    if (contents.length > 0)
      numbers.push(
        index,
        contents.map(leaf => owners.get(leaf) ?? null),
      )
  }
  const links = [...linkOwners].map(([link, element]) => [link.data.StructParent as number, element] as const)
  links.sort(([left], [right]) => left - right)
  for (const [key, element] of links) numbers.push(key, element)
  const tree = document.ref({ Nums: numbers })
  tree.end()
  return tree
}

/** Where the content of a mark lies: found while the pages are painted. */
export interface Leaf {
  /** The role of the node that holds the mark. */
  readonly tag: string
  /** Marked-content sequences, in the order of painting. */
  readonly places: { readonly page: number; readonly id: number }[]
  readonly annotations: { readonly page: number; readonly reference: Reference }[]
  /** Bounds of its pictures on the first page they are on, for figures; points. */
  bounds?: { readonly page: number; readonly box: Rectangle }
}

/** Makes a leaf for every mark of the structure. */
export function createLeaves(structure: StructureNode): Map<Mark, Leaf> {
  const leaves = new Map<Mark, Leaf>()
  const waiting: StructureNode[] = [structure]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const child of node.children) {
      if (typeof child !== 'number') waiting.push(child)
      else if (!leaves.has(child)) leaves.set(child, { tag: node.role, places: [], annotations: [] })
    }
  }
  return leaves
}
