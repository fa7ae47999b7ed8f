import type { Item } from './items.ts'

/** How a word is turned: banned, or turned down; and the item that says so. */
export interface Negation {
  readonly kind: 'no' | 'soft'
  readonly cue: number
}

/** For each item the negation it stands under. A ban reaches over a list of its own kind: `no gradients, shadows or icons`. */
export function readNegations(items: readonly Item[]): readonly (Negation | undefined)[] {
  const result: (Negation | undefined)[] = items.map(() => undefined)
  let current: Negation | undefined
  let first: Item | undefined
  for (const [index, item] of items.entries()) {
    const cue = item.meaning.kind === 'cue' ? item.meaning.cue : undefined
    if (cue === 'no' || cue === 'soft') {
      current = { kind: cue, cue: index }
      first = undefined
      continue
    }
    const before = items[index - 1]
    if (cue === 'free' && item.join === 'none' && before && before.meaning.kind !== 'cue') {
      result[index - 1] = { kind: 'no', cue: index }
    }
    if (cue === 'end' && first === undefined && item.join === 'none') continue
    if (cue !== undefined || item.join === 'stop') current = undefined
    if (current && first && !continues(items, index, first)) current = undefined
    if (!current) continue
    result[index] = current
    if (isBannable(item) && !first) first = item
  }
  return result
}

function isBannable({ meaning }: Item): boolean {
  return !['degree', 'cue', 'number', 'length'].includes(meaning.kind)
}

/** Whether a ban that has found its first word goes on at an item. */
function continues(items: readonly Item[], index: number, first: Item): boolean {
  const item = items[index] as Item
  // `no background gradients`, `no blue background`: the words of one noun phrase.
  if (item.join === 'none') return true
  if (family(item) !== family(first)) return false
  if (item.join === 'or') return true
  if (family(first) === 'thing') return true
  if (item.join === 'and') return family(first) === 'color' && items[index + 1]?.meaning.kind !== 'target'
  return listEndsWithOr(items, index, first)
}

/** `not stiff, corporate or cold`: the commas belong to the list when an `or` closes it. */
function listEndsWithOr(items: readonly Item[], index: number, first: Item): boolean {
  for (const item of items.slice(index + 1, index + 12)) {
    if (item.join === 'or') return true
    if (item.join === 'stop' || item.join === 'and' || family(item) !== family(first)) return false
  }
  return false
}

function family({ meaning }: Item): string {
  if (meaning.kind === 'setting') return meaning.thing ? 'thing' : 'setting'
  return meaning.kind
}
