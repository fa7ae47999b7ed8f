import type { Item, TextItem } from '../../draw/frame.ts'

/**
 * Ends the last line of each block with a space, so that readers that guess spaces from distances do not join a large
 * headline to the small line under it. Lines of one text are left alone: a word may go on in the next.
 */
export function spaceBlocks(items: readonly Item[]): readonly Item[] {
  const spaced = [...items]
  let last = -1
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'text') continue
    const before = items[last]
    if (before?.kind === 'text' && endsBlock(before, item)) spaced[last] = { ...before, spaceAfter: true }
    last = index
  }
  return spaced
}

function endsBlock(before: TextItem, next: TextItem): boolean {
  return !before.spaceAfter && before.mark !== next.mark && Math.abs(before.baseline - next.baseline) > 0.5
}
