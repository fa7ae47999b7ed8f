import type { Definition, Nodes, RootContent } from 'mdast'

/** Definitions of links and images by their identifier; the first of a name counts. */
export type Definitions = ReadonlyMap<string, Definition>

/** Collects the definitions of a document. */
export function definitionsOf(nodes: readonly Nodes[]): Definitions {
  const found = new Map<string, Definition>()
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  }
  return found
}

/** A child with its reference resolved; definitions themselves are not copy and go. */
export function resolveReference(node: RootContent, definitions: Definitions): RootContent[] {
  const data = node.data ? { data: node.data } : {}
  const position = node.position ? { position: node.position } : {}
  switch (node.type) {
    case 'definition':
      return []
    case 'linkReference': {
      const { url, title } = definitions.get(node.identifier) ?? { url: '' }
      return [
        { type: 'link', url, ...titled(title), children: node.children as never[], ...data, ...position },
      ]
    }
    case 'imageReference': {
      const { url, title } = definitions.get(node.identifier) ?? { url: '' }
      return [{ type: 'image', url, alt: node.alt ?? '', ...titled(title), ...data, ...position }]
    }
    default:
      return [node]
  }
}

function titled(title: string | null | undefined): { title?: string } {
  return title ? { title } : {}
}
