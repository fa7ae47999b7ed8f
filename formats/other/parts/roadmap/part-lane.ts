import { isPlans, type Lane, type Period } from './read-roadmap.ts'

/**
 * A lane whose periods hold more plans than a sheet, in lanes that fit: each goes on with the next plans under the same
 * headings, about as many on each. What is no plan stands in the first.
 */
export function partLane(lane: Lane, fits: (lane: Lane) => boolean): readonly Lane[] {
  const longest = Math.max(0, ...lane.periods.map(countOf))
  let count = longest
  while (count > 1 && !fits(sliced(lane, 0, count))) count -= 1
  const sheets = Math.max(Math.ceil(longest / Math.max(count, 1)), 1)
  const startOf = (sheet: number): number => Math.ceil((sheet * longest) / sheets)
  return Array.from({ length: sheets }, (_, sheet) => sliced(lane, startOf(sheet), startOf(sheet + 1)))
}

function countOf(period: Period): number {
  return period.parts.filter(isPlans).reduce((sum, plans) => sum + plans.length, 0)
}

function sliced(lane: Lane, start: number, end: number): Lane {
  const periods = lane.periods
    .map(period => ({ heading: period.heading, parts: slicedParts(period, start, end) }))
    .filter(period => start === 0 || period.parts.length > 0)
  return { opening: start === 0 ? lane.opening : [], periods }
}

/** Plans are counted through all lists of a period. */
function slicedParts({ parts }: Period, start: number, end: number): Period['parts'] {
  let at = 0
  return parts.flatMap((part): Period['parts'] => {
    if (!isPlans(part)) return start === 0 ? [part] : []
    const own = part.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += part.length
    return own.length > 0 ? [own] : []
  })
}
