import type { RootContent } from 'mdast'
import { isComment } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'

/** Comments with which other slide tools are told how to show a slide: settings, not words for the speaker. */
const setting =
  /^\s*(?:fit|_?(?:class|color|background(?:Color|Image|Size|Position|Repeat)?|header|footer|paginate|theme|size|style|headingDivider|transition|math|marp)\s*:)/i

/** What the speaker says on a slide: notes directives and HTML comments, in order. */
export function readNotes(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks
    .flatMap(block => nodesOf(block))
    .flatMap((node): RootContent[] => {
      if (node.type === 'containerDirective' && node.name === 'notes') return [...node.children]
      if (!isComment(node) || setting.test(node.value)) return []
      return [{ type: 'paragraph', children: [{ type: 'text', value: node.value.trim() }] }]
    })
}

/** Whether a block is for the speaker alone. */
export function isNote(block: RootContent): boolean {
  return isComment(block) || (block.type === 'containerDirective' && block.name === 'notes')
}
