import { firstFitting } from '../../../core/compose/fit.ts'
import type { Lane } from './plans.ts'

/**
 * A lane whose periods hold more plans than a sheet, in lanes that fit: each goes on with the next plans under the same
 * headings, about as many on each. What is no plan stands in the first.
 */
export function partLane(lane: Lane, fits: (lane: Lane) => boolean): readonly Lane[] {
  const longest = Math.max(0, ...lane.periods.map(({ plans }) => plans.length))
  const counts = Array.from({ length: longest }, (_, at) => longest - at)
  const count = firstFitting(counts, own => (fits(sliced(lane, 0, own)) ? own : undefined)) ?? 1
  const sheets = Math.max(Math.ceil(longest / count), 1)
  const startOf = (sheet: number): number => Math.ceil((sheet * longest) / sheets)
  return Array.from({ length: sheets }, (_, sheet) => sliced(lane, startOf(sheet), startOf(sheet + 1)))
}

function sliced({ opening, periods }: Lane, start: number, end: number): Lane {
  const parts = periods.map(({ heading, text, plans }) => ({
    heading,
    text: start === 0 ? text : [],
    plans: plans.slice(start, end),
  }))
  return {
    opening: start === 0 ? opening : [],
    periods: parts.filter(({ plans }) => start === 0 || plans.length > 0),
  }
}
