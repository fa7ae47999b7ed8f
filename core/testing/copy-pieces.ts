import type { Root, RootContent } from 'mdast'
import { wordsOf } from '../check/words.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import { isParent, nodesOf } from '../source/walk.ts'

/** Copy as a list of texts; the words of each stand together and in order, the notes wherever a format puts notes. */
export interface CopyPieces {
  /** Words of each block of the body, in order. */
  readonly blocks: readonly (readonly string[])[]
  /** Words of each footnote that the copy refers to. */
  readonly notes: readonly (readonly string[])[]
}

/** Divides the visible copy into its body and its footnotes. */
export function copyPieces({ root }: Document): CopyPieces {
  const notes = nodesOf(root).filter(node => node.type === 'footnoteDefinition')
  const body = withoutNotes(root).children as readonly RootContent[]
  return { blocks: body.map(wordsIn), notes: notes.map(wordsIn) }
}

function wordsIn(node: Root | RootContent): string[] {
  return wordsOf(plainText(node))
}

function withoutNotes<Kind extends Root | RootContent>(node: Kind): Kind {
  if (!isParent(node)) return node
  const kept = node.children.filter(child => child.type !== 'footnoteDefinition').map(withoutNotes)
  return { ...node, children: kept }
}
