import type { Data, Nodes, Root, RootContent } from 'mdast'
import type { Position } from 'unist'
// Adds the directive nodes to the node types of mdast.
import type {} from 'mdast-util-directive'

/** A Markdown node that holds others, with its children writable whatever its kind. */
export interface Parent {
  type: Nodes['type']
  children: RootContent[]
  position?: Position
  data?: Data
}

/** Whether a node holds others. */
export function isParent(node: object): node is Parent {
  return 'children' in node
}

/** Every node below and including `root` in document order. Uses no recursion, so depth costs no stack. */
export function nodesOf(root: Root | RootContent): Nodes[] {
  const found: Nodes[] = []
  const open: Nodes[] = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node)
    if (!isParent(node)) continue
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as RootContent)
  }
  return found
}

/** Whether a node is a link or holds one, at any depth. */
export function hasLink(root: RootContent): boolean {
  return nodesOf(root).some(({ type }) => type === 'link')
}

/** Every parent of a tree, children before the parents that hold them, so that each can rebuild its own list. */
export function parentsDeepestFirst(root: Root): Parent[] {
  return nodesOf(root)
    .filter((node): node is Nodes & Parent => isParent(node))
    .reverse()
}

const phrasingParents: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'leafDirective',
])

/** Whether a parent's children run in lines (text, links, images), not as blocks. */
export function holdsPhrasing(parent: Parent): boolean {
  return phrasingParents.has(parent.type)
}

/** First line of a node in the source, from 1. */
export function lineOf(node: { readonly position?: Position | undefined }): { line?: number } {
  return node.position ? { line: node.position.start.line } : {}
}

/** Where words begin in the source, as an offset; NaN, which is neither before nor behind anything, where they are in none. */
export function startOf(nodes: readonly { readonly position?: Position | undefined }[] = []): number {
  return nodes[0]?.position?.start.offset ?? Number.NaN
}

/** The range of a node in the source, as offsets. */
export function rangeOf(node: { readonly position?: Position | undefined }): [number, number] | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  return start === undefined || end === undefined ? undefined : [start, end]
}
