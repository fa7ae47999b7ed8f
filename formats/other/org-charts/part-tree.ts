import { mostFitting } from '../../../core/compose/fit.ts'
import { planTree, type TreeRoom } from './plan-tree.ts'
import type { Person } from './people.ts'
import type { TreeHeights } from './tree-heights.tsx'
import type { TreePage, TreePlan } from './tree-plan.ts'

interface Place {
  readonly room: TreeRoom
  readonly heights: TreeHeights
  readonly level: number
  readonly continued: boolean
}

/**
 * An organisation on as many pages as it takes for its type to stay legible, each person once: as many branches as fit
 * follow each other. Undefined when not even one person fits a page.
 */
export function partTree(
  people: readonly Person[],
  room: TreeRoom,
  heights: TreeHeights,
): readonly TreePage[] | undefined {
  return partPeople(people, { room, heights, level: 0, continued: false })
}

function partPeople(people: readonly Person[], place: Place): readonly TreePage[] | undefined {
  const { level, continued } = place
  const whole = planIn(place, people)
  if (whole !== undefined) return [{ plan: whole, continued, level }]
  const [root, ...others] = people
  if (root === undefined) return undefined
  if (others.length > 0) return partForest(people, place)
  const fitting = mostThatFit(root.reports.length, count =>
    planIn(place, [{ ...root, reports: root.reports.slice(0, count) }]),
  )
  if (fitting === undefined || root.reports.length === 0) return undefined
  const rest = partPeople(root.reports.slice(fitting.count), { ...place, level: level + 1, continued: true })
  return rest && [{ plan: fitting.plan, continued, level }, ...rest]
}

function planIn({ room, heights, continued }: Place, people: readonly Person[]): TreePlan | undefined {
  return planTree(people, { ...room, continued }, heights)
}

function partForest(people: readonly Person[], place: Place): readonly TreePage[] | undefined {
  const { level, continued } = place
  const fitting = mostThatFit(people.length - 1, count => planIn(place, people.slice(0, count)))
  const count = Math.max(fitting?.count ?? 0, 1)
  const first =
    fitting !== undefined && fitting.count > 0
      ? [{ plan: fitting.plan, continued, level }]
      : partPeople(people.slice(0, 1), place)
  const rest = partPeople(people.slice(count), place)
  return first && rest && [...first, ...rest]
}

/** The largest count, 0 to `most`, for which there is a plan. Few are tried first: what is far too much is slow to plan. */
function mostThatFit(
  most: number,
  planFor: (count: number) => TreePlan | undefined,
): { readonly count: number; readonly plan: TreePlan } | undefined {
  const plans = new Map<number, TreePlan | undefined>()
  const fits = (count: number): boolean => {
    if (!plans.has(count)) plans.set(count, planFor(count))
    return plans.get(count) !== undefined
  }
  const count = mostFitting(most, fits)
  const plan = fits(count) ? plans.get(count) : undefined
  return plan && { count, plan }
}
