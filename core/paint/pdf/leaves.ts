import type { Mark, StructureNode } from '../../draw/frame.ts'
import type { Box } from '../gradient.ts'
import type { Reference } from './pdfkit-internals.ts'

/** Where the content of a mark lies: found while the pages are painted. */
export interface Leaf {
  /** The role of the node that holds the mark. */
  readonly tag: string
  /** Marked-content sequences, in the order of painting. */
  readonly places: { readonly page: number; readonly id: number }[]
  readonly annotations: { readonly page: number; readonly reference: Reference }[]
  /** Bounds of its pictures on the first page they are on, for figures; points. */
  bounds?: { readonly page: number; readonly box: Box }
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
