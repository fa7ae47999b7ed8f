import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import { readAlert } from './callouts.ts'
import { dropUnsafeLinks } from './check-links.ts'
import { foldInlineHtml } from './fold-inline-html.ts'
import { tidyLine } from './html-space.ts'
import { limitMarkup } from './limit-markup.ts'
import { toDirectives } from './pandoc-divs.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { checkParagraph, readContainer, readLeaf } from './read-directives.ts'
import { readHtml } from './read-html.ts'
import { type Definitions, definitionsOf, resolveReference } from './resolve-references.ts'
import { withServiceCodes } from './service-codes.ts'
import { settleNotes } from './settle-notes.ts'
import { holdsPhrasing, nodesOf, type Parent, parentsDeepestFirst } from './walk.ts'

/** Reads Markdown into a tree that holds nothing a document may not show. Text is never lost. */
export function readBody(source: string, report: Report): Root {
  const limited = limitMarkup(source, report)
  const root = parseMarkdown(toDirectives(limited.text))
  limited.restore(root)
  const definitions = definitionsOf(nodesOf(root))
  for (const parent of parentsDeepestFirst(root)) rebuild(parent, definitions, source, report)
  for (const parent of parentsDeepestFirst(root)) dropUnsafeLinks(parent, report)
  settleNotes(root, report)
  return root
}

/** Gives one parent the children it keeps; the children's own children are final already. */
function rebuild(parent: Parent, definitions: Definitions, source: string, report: Report): void {
  if (holdsPhrasing(parent)) {
    const line = parent.children.flatMap(child => resolveReference(child, definitions)) as PhrasingContent[]
    const resolved = withServiceCodes(line)
    parent.children = resolved.some(child => child.type === 'html')
      ? folded(parent, resolved, source, report)
      : resolved
  } else parent.children = parent.children.flatMap(child => readBlock(child, source, report))
}

/** A line without raw HTML; what a tag or comment left at the ends of a block's line is no text of its own. */
function folded(parent: Parent, line: PhrasingContent[], source: string, report: Report): PhrasingContent[] {
  const whole = foldInlineHtml(line, report)
  const isBlock = parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell'
  return isBlock ? tidyLine(whole, source) : whole
}

function readBlock(node: RootContent, source: string, report: Report): RootContent[] {
  switch (node.type) {
    case 'html':
      return readHtml(node, source, report)
    case 'definition':
      return []
    case 'containerDirective':
      return readContainer(node, source, report)
    case 'leafDirective':
      return [readLeaf(node, source, report)]
    case 'blockquote':
      return [readAlert(node, source)]
    case 'paragraph':
      checkParagraph(node, source, report)
      return node.children.every(isBlankOrComment)
        ? node.children.filter(child => child.type === 'comment')
        : [node]
    default:
      return [node]
  }
}

/** A paragraph of these alone has nothing to show. */
function isBlankOrComment(node: PhrasingContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && /^[ \t\r\n]*$/.test(node.value))
}
