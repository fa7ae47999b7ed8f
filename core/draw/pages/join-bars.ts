import type { Item, RectItem } from '../frame.ts'

/** px up to which a rectangle is a rule rather than a ground. */
const mostRule = 4
/** px by which sums of column widths may differ. */
const close = 0.02

/**
 * Makes one rectangle of those that stand edge to edge in a row: rules and grounds of a table's cells. Painted one by
 * one they show a hair of light between the columns, because painters soften edges that fall between two pixels.
 */
export function joinBars(items: readonly Item[]): readonly Item[] {
  const last = new Map<string, number>()
  const joined: (Item | undefined)[] = [...items]
  items.forEach((item, index) => {
    if (item.kind !== 'rect' || !isBar(item)) return
    const key = `${item.y.toFixed(2)} ${item.height.toFixed(2)} ${item.fill}`
    const at = last.get(key)
    const before = at === undefined ? undefined : joined[at]
    last.set(key, index)
    if (at === undefined || before?.kind !== 'rect' || !touch(before, item)) return
    const x = Math.min(before.x, item.x)
    const whole = { ...item, x, width: before.width + item.width }
    // A ground stays under the text of the first cell, a rule over the ground of the second.
    const keeps = item.height > mostRule ? at : index
    joined[keeps] = whole
    joined[keeps === at ? index : at] = undefined
    last.set(key, keeps)
  })
  return joined.filter(item => item !== undefined)
}

function isBar(item: RectItem): boolean {
  return typeof item.fill === 'string' && item.radius === 0 && item.stroke === undefined
}

function touch(one: RectItem, other: RectItem): boolean {
  const after = Math.abs(one.x + one.width - other.x)
  const before = Math.abs(other.x + other.width - one.x)
  return Math.min(after, before) < close
}
