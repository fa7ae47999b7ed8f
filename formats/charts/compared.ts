import { readNumber, unitOf } from '../../core/reading/values/plain-number.ts'

/** How many times the least the greatest of some values is at most whose bars can still be compared. */
const TIMES = 60

/**
 * The numbers of texts that count the same thing in one unit, so that bars can compare them; undefined for others. Bare numbers may
 * count different things: those of one precision are of one measure, and all are where their bars were asked for.
 */
export function comparedValues(
  texts: readonly string[],
  lang: string,
  isAsked = false,
): readonly number[] | undefined {
  const units = new Set(texts.map(unitOf))
  const areAlike =
    isAsked ||
    !units.has('') ||
    new Set(texts.map(text => /[.,](\d{1,2})$/u.exec(text)?.[1]?.length ?? text)).size === 1
  if (units.size !== 1 || !areAlike) return undefined
  const values = texts.flatMap(text => readNumber(text, lang) ?? [])
  const least = Math.min(...values)
  const isWhole = values.length === texts.length && least > 0
  return isWhole && Math.max(...values) <= least * TIMES ? values : undefined
}
