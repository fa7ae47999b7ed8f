import type { Code } from 'mdast'
import type { Asset } from '../image/asset.ts'
import type { Report } from '../message.ts'
import { tieImages } from './check-links.ts'
import { decodeContent } from './decode-content.ts'
import type { Document } from './document.ts'
import { fieldNodes } from './fields.ts'
import { readFrontMatter } from './front-matter.ts'
import { readLocale } from './locale.ts'
import { toPointFinder } from './mapped-text.ts'
import { nameHeadings } from './name-headings.ts'
import { nameNodes } from './name-nodes.ts'
import { placePlates, readPictureAttributes } from './plates.ts'
import { readBody } from './read-body.ts'
import { nodesOf } from './walk.ts'

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
  const { record, fields, end, unreadable } = readFrontMatter(source, {
    toPoint: toPointFinder(source),
    report,
  })
  // Blanks in place of the front matter keep every line and offset true.
  const body = source.slice(0, end).replace(/[^\r\n]/g, ' ') + source.slice(end).replace(/^\uFEFF/, ' ')
  const root = readBody(body, report)
  if (unreadable !== undefined) root.children.unshift(asCode(unreadable))
  const nodes = nodesOf(root)
  nameHeadings(nodes, source)
  nameNodes(nodes, 'n')
  const values = fieldNodes(fields)
  nameNodes(values, 'f')
  tieImages([...values, ...nodes], assets, report)
  readPictureAttributes(nodes)
  const plates = placePlates(nodes, assets)
  const locale = readLocale(record, root, report)
  return { frontMatter: record, fields, root, assets: new Map([...assets, ...plates]), ...locale }
}

function asCode(value: string): Code {
  const start = { line: 2, column: 1 }
  return { type: 'code', lang: 'yaml', value, position: { start, end: start } }
}
