/** Finds the things of the copy that a brief lists in brackets: `the saving (£4,200 a year, back in six months) must hit first`. */
import type { PartKey } from './design.ts'
import type { Item } from './items.ts'
import { indexesOf, isPassedBy, type Things } from './things-beside.ts'
import { type Brief, type Span, thingStartingAt } from './things-of-copy.ts'

/** Items of the longest bracket. */
const MOST = 16

/** The things in a bracket that ends before a wish, with nothing between but what says no more of them. */
export function thingsBracketed(brief: Brief, index: number): Things | undefined {
  const { items } = brief
  for (let at = index; at > Math.max(index - MOST, 0); at--) {
    if (items[at]?.bracket) {
      const end = endOf(brief, at, index)
      const between = indexesOf({ from: end + 1, to: index - 1 })
      const isBeside = end < index && between.every(one => isPassedBy(brief, one))
      const goesOn =
        items[end + 1]?.join !== 'stop' && textTo(items, brief.source, end, end + 1).includes(')')
      return isBeside && goesOn ? listIn(brief, { from: at, to: end }) : undefined
    }
    if (items[at]?.join === 'stop') return undefined
  }
  return undefined
}

/** `four big figures (88 nights, 40 beds)`: the things in a bracket behind what a wish is said of. */
export function thingsBracketedBehind(brief: Brief, index: number): Things | undefined {
  const { items } = brief
  const [noun, open] = [items[index + 1], items[index + 2]]
  if (noun?.join !== 'none' || !open?.bracket || !FIGURES.test(noun.words)) return undefined
  const last = Math.min(index + 1 + MOST, items.length - 1)
  return listIn(brief, { from: index + 2, to: endOf(brief, index + 2, last + 1) })
}

const FIGURES = /^(?:figures?|numbers?|numerals?|facts?|lines?|things?|words?)$/

/** The last item of a bracket that one opens, before another. */
function endOf({ items, source }: Brief, open: number, before: number): number {
  let end = open
  while (end + 1 < before && !textTo(items, source, open, end + 1).includes(')')) end++
  return end
}

function textTo(items: readonly Item[], source: Brief['source'], from: number, to: number): string {
  return source.words((items[from] as Item).first, (items[to] as Item).first)
}

/** What each entry of a bracket names. */
function listIn(brief: Brief, { from, to }: Span): Things | undefined {
  const { items } = brief
  const keys: PartKey[] = []
  for (let at = from; at <= to; ) {
    let end = at
    while (end < to && items[end + 1]?.join === 'none') end++
    const key = longestSaid(brief, { from: at, to: end }) ?? thingStartingAt(brief, at)?.key
    if (key) keys.push(key)
    at = end + 1
  }
  return keys.length > 0 ? { keys: [...new Set(keys)], of: indexesOf({ from, to }) } : undefined
}

/** The longest words of an entry that the copy says: several, or a figure. */
function longestSaid({ items, source, says }: Brief, { from, to }: Span): PartKey | undefined {
  for (let length = to - from + 1; length > 0; length--)
    for (let at = from; at + length - 1 <= to; at++) {
      const words = source.words((items[at] as Item).first, (items[at + length - 1] as Item).last)
      const isTelling = length > 1 ? words.length >= SHORTEST : /\d{2}/.test(words)
      if (isTelling && says(words)) return `said:${words}`
    }
  return undefined
}

/** Letters of the shortest words that are known by standing in the copy. */
const SHORTEST = 5
