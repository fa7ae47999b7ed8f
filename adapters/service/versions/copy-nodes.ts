import { editNode } from '../../../core/source/edit-node.ts'
import { nodesOfDocument } from '../../../core/source/fields.ts'
import { readDocument } from '../../../core/source/read-document.ts'

/** What each text of a copy says, by the id of its node. */
export function nodesOfCopy(copy: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const node of nodesOfDocument(readDocument(copy, new Map(), { add: () => {} }))) {
    const { id } = (node.data ?? {}) as { readonly id?: string }
    if (id !== undefined && 'value' in node && !texts.has(id)) texts.set(id, node.value)
  }
  return texts
}

/** Another text for one node. */
export interface NodeEdit {
  readonly nodeId: string
  readonly content: string
}

/** A copy whose texts were changed, or which node it does not have. */
export type EditedCopy = { readonly copy: string } | { readonly unknown: string }

/** The copy with other texts in its nodes, all of them or none. */
export function withNodes(copy: string, edits: readonly NodeEdit[]): EditedCopy {
  let text = copy
  for (const { nodeId, content } of edits) {
    const changed = editNode(text, nodeId, content)
    if ('gone' in changed) return { unknown: nodeId }
    text = changed.source
  }
  return { copy: text }
}
