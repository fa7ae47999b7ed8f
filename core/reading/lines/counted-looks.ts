import type { Heading, List, RootContent } from 'mdast'
import { paragraphOf, headingOf, paragraphsOf } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../facts/label.ts'
import { joinLines, type Phrase, trim, toPhrase } from '../facts/phrase.ts'

/** A number that counts a thing, perhaps behind the word for one: `Look 3 — Gansey`, `№ 4`, `02 Limpet`. */
const COUNT = /^(?:\p{L}{1,8}[.º°]?\s*|[#№]\s*)?0?(\d{1,3})(?!\d|[.,]\d)(?=\W|$)/u

/** Things from which on names that count them head what is said of them. */
const LEAST = 2

/**
 * The copy of a book of things in which names in bold that count on head what stands below them, lines or points: `**Look 1: The
 * sweater**`, then `- lambswool`, `- €189`.
 */
export function withCountedLooks(blocks: readonly RootContent[]): readonly RootContent[] {
  const heads = new Map<RootContent, { readonly name: Phrase; readonly below: readonly Phrase[] }>()
  for (const block of blocks) {
    const [first, ...below] = linesOfBlock(block)
    const [only, ...others] = first?.nodes ?? []
    if (!first || only?.type !== 'strong' || others.length > 0) continue
    if (Number(COUNT.exec(first.text)?.[1]) !== heads.size + 1) continue
    heads.set(block, { name: trim(toPhrase(only.children)), below })
  }
  if (heads.size < LEAST) return blocks
  let depth: Heading['depth'] = 2
  return blocks.flatMap((block, at): readonly RootContent[] => {
    if (block.type === 'heading') depth = Math.min(block.depth + 1, 6) as Heading['depth']
    const head = heads.get(block)
    const above = blocks[at - 1]
    if (block.type === 'list' && above && heads.get(above)?.below.length === 0) return [inLines(block)]
    if (!head) return [block]
    return [headingOf(head.name, depth), ...paragraphsOf(head.below)]
  })
}

/** Short points as the lines that they are on a page of their own. */
function inLines(list: List): RootContent {
  const lines = list.children.map(lineOfItem)
  return lines.some(line => line === undefined) ? list : paragraphOf(joinLines(lines as readonly Phrase[]))
}
