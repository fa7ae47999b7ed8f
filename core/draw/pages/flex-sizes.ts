import type { Block, Container } from './block.ts'

/** An item of a flex row with what its width may be, margins included. px */
export interface FlexItem {
  readonly block: Block
  readonly basis: number
  readonly grow: number
  readonly shrink: number
  readonly least: number
  readonly most: number
}

/**
 * Widths of flex items that share a row: room left over goes to those that grow, room missing is taken from those that
 * shrink, and an item that meets its limit is settled first (CSS Flexible Box Layout, section 9.7).
 */
export function fitItems(items: readonly FlexItem[], width: number): number[] {
  const sizes = items.map(item => item.basis)
  const growing = sizes.reduce((sum, size, index) => sum + limit(items[index] as FlexItem, size), 0) < width
  const open = new Set(items.keys())
  for (let round = 0; round <= items.length && open.size > 0; round += 1) {
    share(items, sizes, open, width, growing)
    if (!settle(items, sizes, open)) break
  }
  return sizes.map((size, index) => limit(items[index] as FlexItem, size))
}

function share(
  items: readonly FlexItem[],
  sizes: number[],
  open: ReadonlySet<number>,
  width: number,
  growing: boolean,
): void {
  let free = width
  let weight = 0
  items.forEach((item, index) => {
    free -= open.has(index) ? item.basis : (sizes[index] as number)
    if (open.has(index)) weight += weightOf(item, growing)
  })
  if ((growing && free < 0) || (!growing && free > 0)) free = 0
  // Growth factors that add up to less than 1 leave some room free.
  const parts = growing ? Math.max(weight, 1) : weight
  for (const index of open) {
    const item = items[index] as FlexItem
    sizes[index] = item.basis + (parts > 0 ? (free * weightOf(item, growing)) / parts : 0)
  }
}

function weightOf(item: FlexItem, growing: boolean): number {
  return growing ? item.grow : item.shrink * item.basis
}

/** Fixes the items that overstep a limit; true when there were any. */
function settle(items: readonly FlexItem[], sizes: number[], open: Set<number>): boolean {
  let overstepped = 0
  for (const index of open)
    overstepped += limit(items[index] as FlexItem, sizes[index] as number) - (sizes[index] as number)
  let settled = false
  for (const index of [...open]) {
    const size = sizes[index] as number
    const kept = limit(items[index] as FlexItem, size)
    const fix = overstepped > 0 ? kept > size : overstepped < 0 ? kept < size : kept !== size
    if (!fix) continue
    sizes[index] = kept
    open.delete(index)
    settled = true
  }
  return settled
}

function limit(item: FlexItem, size: number): number {
  return Math.max(item.least, Math.min(size, item.most))
}

/** Where the first item begins, and what is added between items. */
export function spread(
  justify: Container['style']['justify'],
  rest: number,
  count: number,
): readonly [start: number, extra: number] {
  switch (justify) {
    case 'center':
      return [rest / 2, 0]
    case 'end':
      return [rest, 0]
    case 'between':
      return [0, count > 1 ? rest / (count - 1) : 0]
    case 'start':
    case undefined:
      return [0, 0]
  }
}
