import { readNumber } from './number.ts'

/** How many times the least the greatest of some values is at most whose bars can still be compared. */
const TIMES = 60

/** The numbers of texts that count the same thing in one unit, so that bars can compare them; undefined for others. */
export function comparedValues(texts: readonly string[], lang: string): readonly number[] | undefined {
  const units = new Set(texts.map(text => text.replaceAll(/[\p{N}\s.,'’]/gu, '')))
  if (units.size !== 1 || units.has('')) return undefined
  const values = texts.flatMap(text => readNumber(text, lang) ?? [])
  const least = Math.min(...values)
  const isWhole = values.length === texts.length && least > 0
  return isWhole && Math.max(...values) <= least * TIMES ? values : undefined
}
