import type { Heading, List, RootContent } from 'mdast'
import type { Report } from '../../../core/message.ts'
import { plainText } from '../../../core/source/text.ts'
import { clauseNumbers } from './clause-numbers.ts'

const reference =
  /(?<![\p{L}\d])(?:clauses?|sections?|articles?|ziffern?|klausel|paragraphs?|§§?|artikel)\s+(\d{1,3}(?:\.\d{1,3})?)(?![\d.]*\d)/giu

/** Reports what an agreement refers to by number but does not have: `clause 4.2` where clause 4 has one paragraph. */
export function checkReferences(slug: string, body: readonly RootContent[], report: Report): void {
  const known = numbersOf(body)
  if (known.size === 0) return
  for (const node of body) {
    for (const [words, number = ''] of plainText(node).matchAll(reference)) {
      // A paragraph is counted within its clause, and a clause of another law is nobody's here.
      if (/^paragraph/i.test(words) || known.has(number)) continue
      const line = node.position?.start.line
      report.add({
        rule: `${slug}-R1`,
        severity: 'warning',
        text: `"${words}" refers to a clause that is not there`,
        hint: 'correct the number, or name the law it belongs to before it',
        ...(line !== undefined && { line }),
      })
    }
  }
}

/** The numbers of clauses and of the paragraphs in them, by the author or by us. */
function numbersOf(body: readonly RootContent[]): ReadonlySet<string> {
  const ours = clauseNumbers(body)
  const known = new Set<string>()
  let clause = 0
  let paragraphs = 0
  for (const node of body) {
    const own = node.type === 'heading' ? ownNumber(node) : undefined
    clause = ours.get(node) ?? own ?? clause
    if (ours.has(node) || own !== undefined) {
      known.add(`${clause}`)
      paragraphs = 0
    } else if (node.type === 'list' && node.ordered && clause > 0) {
      for (let at = 0; at < node.children.length; at += 1) known.add(`${clause}.${++paragraphs}`)
    } else if (node.type === 'list' && node.ordered && ours.size === 0) addItems(node, known)
  }
  return known
}

function ownNumber(heading: Heading): number | undefined {
  const found = /^(?:§|article|clause|section|artikel)?\s*(\d+)/iu.exec(plainText(heading))
  return found ? Number(found[1]) : undefined
}

/** Clauses that are the points of one list. */
function addItems(list: List, known: Set<string>): void {
  const first = list.start ?? 1
  for (let at = 0; at < list.children.length; at += 1) known.add(`${first + at}`)
}
