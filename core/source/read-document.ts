import type { Code, PhrasingContent, Root, RootContent } from 'mdast'
import type { Asset } from '../image/asset.ts'
import type { Report } from '../message.ts'
import { readAlert } from './callouts.ts'
import { dropUnsafeLinks, tieImages } from './check-links.ts'
import { decodeContent } from './decode-content.ts'
import type { Document } from './document.ts'
import { foldInlineHtml } from './fold-inline-html.ts'
import { readFrontMatter } from './front-matter.ts'
import { tidyLine } from './html-space.ts'
import { limitMarkup } from './limit-markup.ts'
import { readLocale } from './locale.ts'
import { nameHeadings } from './name-headings.ts'
import { nameNodes } from './name-nodes.ts'
import { toDirectives } from './pandoc-divs.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { placePlates, readPictureAttributes } from './plates.ts'
import { checkParagraph, readContainer, readLeaf } from './read-directives.ts'
import { readHtml } from './read-html.ts'
import { type Definitions, definitionsOf, resolveReference } from './resolve-references.ts'
import { settleNotes } from './settle-notes.ts'
import { holdsPhrasing, nodesOf, type Parent, parentsDeepestFirst } from './walk.ts'

/**
 * Reads the copy of a job: front matter, and a tree that holds nothing a document may not show. Text is never lost; what
 * is removed or not understood is reported with its line. Throws a RenderError when the content is not text or too large.
 */
export function readDocument(
  content: string | Uint8Array,
  assets: ReadonlyMap<string, Asset>,
  report: Report,
): Document {
  const source = decodeContent(content)
  const frontMatter = readFrontMatter(source, report)
  const root = readBody(source, frontMatter.end, report)
  if (frontMatter.unreadable !== undefined) root.children.unshift(asCode(frontMatter.unreadable))
  const nodes = nodesOf(root)
  tieImages(nodes, assets, report)
  readPictureAttributes(nodes)
  const plates = placePlates(nodes, assets)
  nameHeadings(nodes, source)
  nameNodes(nodes)
  const locale = readLocale(frontMatter.fields, root, report)
  return { frontMatter: frontMatter.fields, root, assets: new Map([...assets, ...plates]), ...locale }
}

function readBody(source: string, bodyStart: number, report: Report): Root {
  // Blanks in place of the front matter keep every line and offset true.
  const body =
    source.slice(0, bodyStart).replace(/[^\r\n]/g, ' ') + source.slice(bodyStart).replace(/^\uFEFF/, ' ')
  const limited = limitMarkup(body, report)
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
    const resolved = parent.children.flatMap(child =>
      resolveReference(child, definitions),
    ) as PhrasingContent[]
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

function asCode(value: string): Code {
  const start = { line: 2, column: 1 }
  return { type: 'code', lang: 'yaml', value, position: { start, end: start } }
}
