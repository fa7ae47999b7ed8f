import { directiveFromMarkdown } from 'mdast-util-directive'
import type { Root } from 'mdast'
import { directive } from 'micromark-extension-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'

/**
 * Parses Markdown with GitHub's extensions, footnotes and block directives. Offsets in the tree are offsets in `source`.
 */
export function parseMarkdown(source: string): Root {
  return parser.parse(source)
}

/** Inline directives would eat the colon and what follows in `9:30` and `1:3`, so only the block forms are read. */
function blockDirectives(this: Processor): void {
  const data = this.data()
  const syntax = directive()
  delete syntax.text
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

/**
 * Bare addresses are links already when they are tokens. A second search through decoded text would link addresses that
 * an author escaped, and leave nodes without positions.
 */
function tokensOnly(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(extension => ({ ...extension, transforms: [] }))
}

const parser = unified().use(remarkParse).use(remarkGfm).use(blockDirectives).use(tokensOnly).freeze()
