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

/** The copy with another text in one node; `undefined` when there is no such node. */
export function withNode(copy: string, nodeId: string, content: string): string | undefined {
  const changed = editNode(copy, nodeId, content)
  return 'gone' in changed ? undefined : changed.source
}
