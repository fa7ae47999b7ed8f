import type { Context } from '../context.ts'
import type { Concept } from '../words/en.ts'

/** What sums are called wherever money is added up: below lines of a bill, a list of prices, an offer. */
export const sumNames: readonly Concept[] = ['subtotal', 'total', 'due', 'tax', 'paid']

const called: ReadonlySet<Concept> = new Set<Concept>([...sumNames, 'net', 'taxRate', 'sums'])

/** Words of the name of a sum. */
const LONGEST = 7

/** Whether words name a sum; so many of their first may do it alone, and the name goes on: `Total without VAT`. */
export function namesSum(text: string, { lexicon }: Context, first = 0): boolean {
  const words = text.replace(/[:：]$/u, '').split(/\s+/)
  const counts = [words.length, ...Array.from({ length: first }, (_, at) => at + 1)]
  return (
    words.length <= LONGEST &&
    counts.some(count =>
      lexicon(words.slice(0, count).join(' ')).some(
        ({ concept, weight }) => weight > 0.85 && called.has(concept),
      ),
    )
  )
}
