import type { Data, RootContent } from 'mdast'

/** A node shown once more: its words are the author's only once, so the copy carries no ids. */
export function again<Kind extends RootContent>(node: Kind): Kind {
  const { id: _id, slug: _slug, ...data }: Data = node.data ?? {}
  const copy = { ...node, data }
  if (!('children' in copy)) return copy
  return { ...copy, children: (copy.children as readonly RootContent[]).map(child => again(child)) } as Kind
}
