import type { Heading, RootContent } from 'mdast'

/**
 * Blocks divided into slides: at thematic breaks where the author wrote some, else at headings down to the deck level,
 * which is the deepest level that comes twice and holds copy of its own.
 */
export function splitSlides(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const broken = blocks.some(block => block.type === 'thematicBreak')
  const level = broken ? 0 : deckLevel(blocks)
  const slides: RootContent[][] = [[]]
  for (const block of blocks) {
    if (block.type === 'thematicBreak') slides.push([])
    else if (block.type === 'heading' && block.depth <= level) slides.push([block])
    else slides.at(-1)?.push(block)
  }
  return slides.filter(slide => slide.length > 0)
}

function deckLevel(blocks: readonly RootContent[]): number {
  const owning = new Map<number, number>()
  blocks.forEach((block, at) => {
    if (block.type !== 'heading') return
    const next = blocks[at + 1]
    const owns = next !== undefined && next.type !== 'heading'
    if (owns) owning.set(block.depth, (owning.get(block.depth) ?? 0) + 1)
  })
  // Third-level headings are parts of a slide as long as the second level makes slides.
  const levels = [...owning].filter(([depth, count]) => count >= 2 && depth <= 2).map(([depth]) => depth)
  return levels.length > 0 ? Math.max(...levels) : firstLevel(blocks)
}

function firstLevel(blocks: readonly RootContent[]): number {
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [(block as Heading).depth] : []))
  return depths.length > 0 ? Math.min(...depths) : 0
}
