import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkGfm).freeze()
const converter = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze()

/** The copy without front matter, which none of these libraries knows. */
export function withoutFrontMatter(markdown) {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
}

export function parse(markdown) {
  return parser.parse(withoutFrontMatter(markdown))
}

export function toHtml(markdown) {
  return String(converter.processSync(withoutFrontMatter(markdown)))
}

/** Parsing alone: the floor for reading. */
export function createParse({ markdown }) {
  return { run: () => parse(markdown), close() {} }
}

/** Markdown to an HTML fragment without any styles: the floor for HTML. */
export function createUnified({ markdown }) {
  return { run: () => toHtml(markdown), close() {} }
}
