import type { Sheet } from '../compose/sheet.ts'
import type { Node } from '../compose/tree.ts'
import type { Report } from '../message.ts'
import { sheetText } from './sheet-text.ts'
import { missingWords, wordsOf } from './words.ts'

/** CNT-1: every word of the copy stands in the composed sheets; an address may stand behind a link instead. Missing words are an error: the format dropped copy. */
export function checkCopy(copy: readonly string[], sheets: readonly Sheet[], report: Report): void {
  const shown = wordsOf(sheets.map(sheetText).join(' '))
  if (missingWords(wordsOf(copy.join(' ')), shown).length === 0) return
  const linked = new Set(sheets.flatMap(({ root }) => addressesIn(root)))
  const missing = missingWords(wordsOf(copy.filter(word => !linked.has(bareAddress(word))).join(' ')), shown)
  if (missing.length === 0) return
  const some = [...new Set(missing)].slice(0, 8).join(', ')
  report.add({
    rule: 'copy-missing',
    severity: 'error',
    text: `${missing.length === 1 ? '1 word of the copy is' : `${missing.length} words of the copy are`} not in the output: ${some}`,
    hint: 'this is a fault of the format; another format will show them',
  })
}

/** The addresses that a tree links to. */
function addressesIn(node: Node): readonly string[] {
  if (node.type === 'text') return []
  const { href } = node.properties
  return [...(typeof href === 'string' ? [bareAddress(href)] : []), ...node.children.flatMap(addressesIn)]
}

/** An address as people write it: without scheme, and without the marks of the sentence around it. */
function bareAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^[("'<]*(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/, '')
    .replace(/[/.,;:!?)"'>]+$/, '')
}
