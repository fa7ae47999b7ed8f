/** Finds what a brief wants on the front of what is folded: `the free tasting belongs on the front panel`. */
import type { PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { Brief } from './things-of-copy.ts'

/** Words before the front in which what stands there is named, of the longest name, and letters of the shortest. */
const BEFORE = 7
const LONGEST = 5
const SHORTEST = 7

/** The words of the copy that are to stand on the front; undefined where an item says nothing of it, or names none of several words. */
export function partOnFront({ items, source, says }: Brief, index: number): PartKey | undefined {
  const { words, first, join } = items[index] as Item
  if (words !== 'on the front' || join === 'stop') return undefined
  const opening = items.findLastIndex((item, at) => at < index && item.join === 'stop')
  const start = Math.max(items[opening]?.first ?? 0, first - BEFORE)
  for (let length = Math.min(LONGEST, first - start); length > 1; length--)
    for (let from = first - length; from >= start; from--) {
      const name = source.words(from, from + length - 1)
      if (name.length >= SHORTEST && says(name)) return `said:${name}`
    }
  return undefined
}
