import type { Paragraph, RootContent } from 'mdast'

/** Blocks that belong together, and what stands before the first of them. */
export interface BlockGroups {
  readonly lead: readonly RootContent[]
  readonly groups: readonly (readonly RootContent[])[]
}

/**
 * The parts that blocks fall into by their shape: `card` directives, the sections of headings of the same level, quotations,
 * or the items of a single list.
 */
export function groupBlocks(blocks: readonly RootContent[]): BlockGroups {
  const starts = startsOf(blocks)
  const at = blocks.findIndex(starts)
  if (at >= 0) return splitAt(blocks, at, starts)
  const [list, ...others] = blocks.filter(block => block.type === 'list')
  if (list === undefined || others.length > 0) return { lead: blocks, groups: [] }
  return {
    lead: blocks.filter(block => block !== list),
    groups: list.children.map(item => item.children),
  }
}

/** Whether a block begins a part: a card, else a heading of the level that comes most, else a quotation. */
function startsOf(blocks: readonly RootContent[]): (block: RootContent) => boolean {
  const isCard = (block: RootContent): boolean => block.type === 'containerDirective' && block.name === 'card'
  if (blocks.some(isCard)) return isCard
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  const depth = depths.find((one, at) => depths.indexOf(one) !== at || depths.lastIndexOf(one) !== at)
  if (depth !== undefined) return block => block.type === 'heading' && block.depth === depth
  return block => block.type === 'blockquote'
}

function splitAt(
  blocks: readonly RootContent[],
  first: number,
  starts: (block: RootContent) => boolean,
): BlockGroups {
  const groups: RootContent[][] = []
  for (const block of blocks.slice(first)) {
    if (starts(block)) groups.push(block.type === 'containerDirective' ? [...block.children] : [block])
    else groups.at(-1)?.push(block)
  }
  return { lead: blocks.slice(0, first), groups }
}

/** The words in a directive's square brackets. */
export function isLabel(block: RootContent): block is Paragraph {
  return block.type === 'paragraph' && block.data !== undefined && 'directiveLabel' in block.data
}
