import type { Theme } from '../../../../core/theme/theme.ts'
import { planTree, type TreePlan, type TreeRoom } from './plan-tree.ts'
import type { Person } from './people.ts'

/** One page of an organisation: a tree, or branches that go on from the page before. */
export interface TreePage {
  readonly plan: TreePlan
  /** The people at the top report to somebody on an earlier page. */
  readonly continued: boolean
  /** Level in the whole organisation of the people at the top. */
  readonly level: number
}

interface Place {
  readonly room: TreeRoom
  readonly theme: Theme
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
  theme: Theme,
): readonly TreePage[] | undefined {
  return partPeople(people, { room, theme, level: 0, continued: false })
}

function partPeople(people: readonly Person[], place: Place): readonly TreePage[] | undefined {
  const { room, theme, level, continued } = place
  const whole = planTree(people, room, theme)
  if (whole !== undefined) return [{ plan: whole, continued, level }]
  const [root, ...others] = people
  if (root === undefined) return undefined
  if (others.length > 0) return partForest(people, place)
  const fitting = mostThatFit(root.reports.length, count =>
    planTree([{ ...root, reports: root.reports.slice(0, count) }], room, theme),
  )
  if (fitting === undefined || root.reports.length === 0) return undefined
  const rest = partPeople(root.reports.slice(fitting.count), { ...place, level: level + 1, continued: true })
  return rest && [{ plan: fitting.plan, continued, level }, ...rest]
}

function partForest(people: readonly Person[], place: Place): readonly TreePage[] | undefined {
  const { room, theme, level, continued } = place
  const fitting = mostThatFit(people.length - 1, count => planTree(people.slice(0, count), room, theme))
  const count = Math.max(fitting?.count ?? 0, 1)
  const first =
    fitting !== undefined && fitting.count > 0
      ? [{ plan: fitting.plan, continued, level }]
      : partPeople(people.slice(0, 1), place)
  const rest = partPeople(people.slice(count), place)
  return first && rest && [...first, ...rest]
}

/** The largest count, 0 to `most`, for which there is a plan: what fits with more fits with fewer. */
function mostThatFit(
  most: number,
  planFor: (count: number) => TreePlan | undefined,
): { readonly count: number; readonly plan: TreePlan } | undefined {
  let found: { count: number; plan: TreePlan } | undefined
  let low = 0
  let high = most
  while (low <= high) {
    const count = (low + high) >> 1
    const plan = planFor(count)
    if (plan === undefined) high = count - 1
    else {
      found = { count, plan }
      low = count + 1
    }
  }
  return found
}
