import type { Heading, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { linesOfBlock } from '../facts/label.ts'
import { priceAtEnd } from '../things/prices.ts'
import { headingOf } from '../facts/facts.ts'

/** Offers from which on lines with prices over lists head them, and letters of such a line. */
const LEAST = 2
const LETTERS = 48

/** A body in which lines that say what something costs, each over the list of what one gets for it, are headings: `Yearly — £48`. */
export function withPricedHeads(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const heads = blocks.filter((block, at) => blocks[at + 1]?.type === 'list' && isPriced(block, context))
  if (heads.length < LEAST) return blocks
  let depth: Heading['depth'] = 2
  return blocks.map((block): RootContent => {
    if (block.type === 'heading') depth = Math.min(block.depth + 1, 6) as Heading['depth']
    const [line] = heads.includes(block) ? linesOfBlock(block) : []
    return line ? headingOf(line, depth) : block
  })
}

function isPriced(block: RootContent, context: Context): boolean {
  const [line, ...others] = linesOfBlock(block)
  if (!line || others.length > 0 || line.text.length > LETTERS) return false
  const priced = priceAtEnd(line, context)
  return priced?.isSure === true && /\p{L}{2}/u.test(priced.before.text)
}
