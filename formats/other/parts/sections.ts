import type { Heading, RootContent } from 'mdast'

/** A heading and the blocks up to the next of its depth; the first section may have none. */
export interface Section {
  readonly heading?: Heading
  readonly blocks: readonly RootContent[]
}

/** Blocks parted at the headings of one depth. */
export function sectionsOf(blocks: readonly RootContent[], depth: number): readonly Section[] {
  const sections: { heading?: Heading; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) sections.push({ heading: block, blocks: [] })
    else if (sections.length === 0) sections.push({ blocks: [block] })
    else sections.at(-1)?.blocks.push(block)
  }
  return sections
}
