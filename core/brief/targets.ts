import type { Item } from './items.ts'

/** For each item the index of the part it is meant for, if there is one: `cream background`, `headlines in serif`. */
export function bindTargets(items: readonly Item[]): readonly (number | undefined)[] {
  const bound: (number | undefined)[] = items.map(() => undefined)
  for (const index of items.keys()) {
    if (isModifier(items[index])) bound[index] = rightTarget(items, index, bound)
  }
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined) bound[index] = leftTarget(items, index, bound)
  }
  return bound
}

function isModifier(item: Item | undefined): boolean {
  return item !== undefined && ['color', 'typeface', 'quality', 'shade', 'length'].includes(item.meaning.kind)
}

function isTarget(item: Item | undefined): boolean {
  return item?.meaning.kind === 'target'
}

/** What may stand between a wish and its part: `huge condensed all-caps headline`, `serif event title`. */
const PASSABLE = ['mood', 'degree', 'setting', 'unknown']

/** How many words may stand between a wish and its part. */
const REACH = 5

function rightTarget(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  const own = items[index] as Item
  for (let next = index + 1; next <= index + REACH; next++) {
    const item = items[next]
    if (!item || item.join === 'comma' || item.join === 'stop' || item.join === 'or') return undefined
    const sameKind = item.meaning.kind === own.meaning.kind
    if (item.join === 'and' && (sameKind || !isModifier(item) || own.meaning.kind === 'color'))
      return undefined
    if (isTarget(item)) return belongsLeft(items, index, next, bound) ? undefined : next
    const passes = isModifier(item) || PASSABLE.includes(item.meaning.kind)
    if (!passes || (sameKind && own.meaning.kind !== 'quality')) return undefined
  }
  return undefined
}

/** `accent teal background cream`: the part on the right has a wish of its own, and the one on the left has none. */
function belongsLeft(
  items: readonly Item[],
  index: number,
  right: number,
  bound: readonly (number | undefined)[],
): boolean {
  const left = index - 1
  const leftIsFree = isTarget(items[left]) && items[index]?.join === 'none' && !hasWishBefore(bound, left)
  const after = items[right + 1]
  return leftIsFree && after?.join === 'none' && after.meaning.kind === items[index]?.meaning.kind
}

function leftTarget(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  let join = items[index]?.join
  for (let left = index - 1; left >= Math.max(index - REACH, 0); left--) {
    const item = items[left] as Item
    if (join !== 'none' && !(join === 'and' && isModifier(item) && bound[left] === left - 1)) {
      return join === 'and' && isModifier(item) && !sameColor(item, items[index]) ? bound[left] : undefined
    }
    if (isTarget(item)) return hasWishBefore(bound, left) ? undefined : left
    if (item.meaning.kind !== 'degree' && !isModifier(item)) return undefined
    join = item.join
  }
  return undefined
}

function sameColor(one: Item, other: Item | undefined): boolean {
  return one.meaning.kind === 'color' && other?.meaning.kind === 'color'
}

/** A part that a word before it is meant for has its wish. */
function hasWishBefore(bound: readonly (number | undefined)[], target: number): boolean {
  return bound.slice(Math.max(target - REACH, 0), target).includes(target)
}
