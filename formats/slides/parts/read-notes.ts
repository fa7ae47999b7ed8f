import type { RootContent } from 'mdast'
import { isComment } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { isSetting } from './marp.ts'

/** What the speaker says on a slide: notes directives and HTML comments, in order. */
export function readNotes(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks
    .flatMap(block => nodesOf(block))
    .flatMap((node): RootContent[] => {
      if (node.type === 'containerDirective' && node.name === 'notes') return [...node.children]
      if (!isComment(node) || isSetting(node.value)) return []
      return [{ type: 'paragraph', children: [{ type: 'text', value: node.value.trim() }] }]
    })
}

/** Whether a block is for the speaker alone. */
export function isNote(block: RootContent): boolean {
  return isComment(block) || (block.type === 'containerDirective' && block.name === 'notes')
}
