import type { Sheet } from '../compose/sheet.ts'
import { type Node, textOf } from '../compose/tree.ts'
import { toPlain } from '../compose/typography/to-plain.ts'
import type { Report } from '../message.ts'
import { copyWords } from '../source/text.ts'
import type { Document } from '../source/document.ts'

/**
 * CNT-1: every word of the copy stands in the composed sheets. Compares letters and digits only, because typography
 * changes quotes and dashes. A word that is missing is an error that names it: the format dropped copy.
 */
export function checkCopy(document: Document, sheets: readonly Sheet[], report: Report): void {
  const shown = new Map<string, number>()
  for (const sheet of sheets) {
    for (const node of sheetNodes(sheet)) {
      for (const word of wordsOf(allText(node))) shown.set(word, (shown.get(word) ?? 0) + 1)
    }
  }
  const missing: string[] = []
  for (const word of wordsOf(copyWords(document, { notes: false, alts: false }).join(' '))) {
    const left = shown.get(word) ?? 0
    if (left === 0) missing.push(word)
    else shown.set(word, left - 1)
  }
  if (missing.length === 0) return
  const some = [...new Set(missing)].slice(0, 8).join(', ')
  report.add({
    rule: 'copy-missing',
    severity: 'error',
    text: `${missing.length} words of the copy are not in the output: ${some}`,
    hint: 'this is a fault of the format; another format will show them',
  })
}

function sheetNodes(sheet: Sheet): readonly Node[] {
  return [
    sheet.root,
    ...(sheet.header ? [sheet.header] : []),
    ...(sheet.footer ? [sheet.footer] : []),
    ...(sheet.notes ?? []),
  ]
}

/** Text with blanks between elements, so that neighbouring blocks do not join into one word; notes included. */
function allText(node: Node): string {
  if (node.type === 'text') return node.value
  const own = node.children.map(allText).join(isBlock(node.tagName) ? ' ' : '')
  const note = node.footnote ? ` ${textOf(node.footnote)} ` : ''
  return isBlock(node.tagName) ? ` ${own} ${note}` : own + note
}

const inline = new Set([
  'a',
  'cite',
  'code',
  'del',
  'em',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
])

function isBlock(tagName: string): boolean {
  return !inline.has(tagName)
}

function wordsOf(text: string): string[] {
  return (
    toPlain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
