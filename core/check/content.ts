import type { Report } from '../message.ts'
import type { Document } from '../source/document.ts'
import { copyWords } from '../source/text.ts'

/** Tells the author of copy that holds no words, or none that name it: the document is drawn all the same. */
export function checkContent(document: Document, report: Report): void {
  if (copyWords(document, { notes: false, alts: false }).length === 0) {
    report.add({
      rule: 'copy-empty',
      severity: 'warning',
      text: 'the copy holds no words',
      hint: 'write some Markdown below the front matter, beginning with a heading',
    })
    return
  }
  const isNamed = document.root.children.some(node => node.type === 'heading') || hasTitle(document)
  if (isNamed) return
  report.add({
    rule: 'heading-missing',
    severity: 'info',
    text: 'the copy has no heading, so its first words name the document',
    hint: 'begin with a line such as "# Title", or set title in the front matter',
  })
}

function hasTitle({ frontMatter }: Document): boolean {
  return typeof frontMatter.title === 'string' && frontMatter.title.trim() !== ''
}
