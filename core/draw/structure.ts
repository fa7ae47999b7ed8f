import type { Mark, StructureNode, StructureRole } from './frame.ts'

/** A structure node while the tree is being built. */
export interface OpenNode {
  role: StructureRole
  children: (OpenNode | Mark)[]
  alt?: string | undefined
  lang?: string | undefined
  scope?: 'col' | 'row' | undefined
  colSpan?: number | undefined
  rowSpan?: number | undefined
}

/** The logical structure of a document as it grows, in reading order. */
export interface Structure {
  readonly root: OpenNode
  /** How many marks were given out. */
  marks: number
}

/** Creates an empty structure. */
export function createStructure(): Structure {
  return { root: { role: 'Document', children: [] }, marks: 0 }
}

/** Starts a node under a parent; without a parent there is none, as for decoration. */
export function openNode(
  parent: OpenNode | undefined,
  role: StructureRole,
  extras?: Omit<OpenNode, 'role' | 'children'>,
): OpenNode | undefined {
  if (parent === undefined) return undefined
  const node: OpenNode = { role, children: [], ...extras }
  parent.children.push(node)
  return node
}

/** The mark of content directly under a node: that of the content just before, or a new one. */
export function leafMark(structure: Structure, node: OpenNode | undefined): Mark | undefined {
  if (node === undefined) return undefined
  const last = node.children.at(-1)
  if (typeof last === 'number') return last
  structure.marks += 1
  node.children.push(structure.marks)
  return structure.marks
}

/** Puts what grew by itself at the end of a document's structure; gives how many marks go before its own there. */
export function adoptStructure(document: Structure, part: Structure): number {
  const before = document.marks
  document.root.children.push(...part.root.children.map(child => countedFrom(child, before)))
  document.marks += part.marks
  return before
}

function countedFrom(child: OpenNode | Mark, before: number): OpenNode | Mark {
  if (typeof child === 'number') return child + before
  return { ...child, children: child.children.map(inner => countedFrom(inner, before)) }
}

/** Nodes that mean something even when they are empty. */
const keptEmpty: ReadonlySet<StructureRole> = new Set(['Document', 'TR', 'TH', 'TD'])

/** The finished tree, without nodes that hold nothing. */
export function closeStructure(node: OpenNode): StructureNode {
  const children: (StructureNode | Mark)[] = []
  for (const child of node.children) {
    if (typeof child === 'number') children.push(child)
    else if (keptEmpty.has(child.role) || child.children.length > 0) {
      const closed = closeStructure(child)
      if (keptEmpty.has(child.role) || closed.children.length > 0) children.push(closed)
    }
  }
  return { ...node, children }
}
