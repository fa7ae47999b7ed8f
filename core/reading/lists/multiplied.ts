import { isLeaf } from '../facts/facts.ts'
import type { Fact, Item, Meaning } from '../reading.ts'
import type { Concept } from '../words/en.ts'

/** Half a cent of rounding on either side is the same sum. */
const SAME = 0.011

/** Share of the lines that a product has to be right for. */
const MOST = 0.6

/**
 * Records of a bill in which one figure is the product of two others have those as how many, what one costs and what they
 * come to, where not all of them are called something known; where one of both could be either, the first is how many.
 */
export function multipliedLines(items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items
  const labels = [
    ...new Set(items.flatMap(({ facts }) => facts.filter(isFigure).map(({ label }) => label.text))),
  ]
  const rows = items.map(
    ({ facts }) => new Map(facts.filter(isFigure).map(fact => [fact.label.text, amountIn(fact)])),
  )
  for (const [at, quantity] of labels.entries())
    for (const unitPrice of labels.slice(at + 1))
      for (const net of labels)
        if (net !== quantity && net !== unitPrice && isProduct(rows, [quantity, unitPrice, net]))
          return items.map(item =>
            told(
              item,
              new Map([
                [quantity, 'quantity'],
                [unitPrice, 'unitPrice'],
                [net, 'net'],
              ]),
            ),
          )
  return items
}

function isProduct(
  rows: readonly ReadonlyMap<string, number>[],
  [quantity, unitPrice, net]: readonly [string, string, string],
): boolean {
  const right = rows.filter(row => {
    const [count, each, sum] = [quantity, unitPrice, net].map(label => row.get(label))
    return (
      count !== undefined && each !== undefined && sum !== undefined && Math.abs(count * each - sum) < SAME
    )
  })
  return right.length >= rows.length * MOST
}

/** A record whose figures mean what they are; what else it says means no figure of a line. */
function told(item: Item, concepts: ReadonlyMap<string, Concept>): Item {
  const figures = item.facts.filter(({ label }) => concepts.has(label.text))
  if (figures.every(({ meanings }) => meanings.some(({ weight }) => weight > 0.85))) return item
  const facts = item.facts.map(fact => {
    const concept = concepts.get(fact.label.text)
    const meaning = concept && { concept, weight: 1, because: 'one figure is the product of two others' }
    return meaning ? { ...fact, meanings: [meaning satisfies Meaning] } : fact
  })
  return { ...item, facts }
}

function isFigure(fact: Fact): boolean {
  return isLeaf(fact) && fact.value !== undefined && 'amount' in fact.value
}

function amountIn({ value }: Fact): number {
  return value !== undefined && 'amount' in value ? value.amount : Number.NaN
}
