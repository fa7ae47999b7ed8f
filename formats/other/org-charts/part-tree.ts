import { mostFitting } from '../../../core/compose/fit.ts'
import { fitsTree, planTree, type TreeRoom } from './plan-tree.ts'
import type { Person } from './people.ts'
import type { TreeHeights } from './tree-heights.tsx'
import type { TreePage, TreePlan } from './tree-plan.ts'

interface Place {
  readonly room: TreeRoom
  readonly heights: TreeHeights
  readonly level: number
  readonly continued: boolean
  /** How many branches the page before held. */
  readonly guess?: number
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
  const fitting = mostThatFit(place, root.reports.length, count => [
    { ...root, reports: root.reports.slice(0, count) },
  ])
  if (fitting === undefined || root.reports.length === 0) return undefined
  const below = { ...place, level: level + 1, continued: true, guess: fitting.count }
  const rest = partPeople(root.reports.slice(fitting.count), below)
  return rest && [{ plan: fitting.plan, continued, level }, ...rest]
}

function planIn({ room, heights, continued }: Place, people: readonly Person[]): TreePlan | undefined {
  return planTree(people, { ...room, continued }, heights)
}

function partForest(people: readonly Person[], place: Place): readonly TreePage[] | undefined {
  const { level, continued } = place
  const fitting = mostThatFit(place, people.length - 1, count => people.slice(0, count))
  const count = Math.max(fitting?.count ?? 0, 1)
  const first =
    fitting !== undefined && fitting.count > 0
      ? [{ plan: fitting.plan, continued, level }]
      : partPeople(people.slice(0, 1), place)
  const rest = partPeople(people.slice(count), { ...place, guess: count })
  return first && rest && [...first, ...rest]
}

/** The largest count, 0 to `most`, whose people fit, with their plan: the smallest type tells, and only what is drawn is planned. */
function mostThatFit(
  place: Place,
  most: number,
  peopleOf: (count: number) => readonly Person[],
): { readonly count: number; readonly plan: TreePlan } | undefined {
  const { room, heights, continued, guess } = place
  const fits = (tried: number): boolean => fitsTree(peopleOf(tried), { ...room, continued }, heights)
  const count = mostFitting(most, fits, { guess })
  const plan = planIn(place, peopleOf(count))
  return plan && { count, plan }
}
