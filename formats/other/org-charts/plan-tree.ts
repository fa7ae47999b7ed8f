import { firstFitting } from '../../../core/compose/fit.ts'
import { type CardSizes, cardSizes, leastWidth } from './card.ts'
import type { Person } from './people.ts'
import type { TreeHeights } from './tree-heights.tsx'
import { cardWidth, slotsOf, stackColumns, type TreePlan } from './tree-plan.ts'

/** Room for a tree in px, and the sizes of type that may be tried. */
export interface TreeRoom {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly least: number
  /** The people at the top report to somebody on an earlier page. */
  readonly continued?: boolean
}

/** How many sizes of type are tried after the first. */
const STEPS = 14

/** What more levels side by side may cost in size: they show best who works with whom. */
const WIDER = 0.85

/**
 * The largest type at which a tree fits its room, or about that with more levels side by side; undefined when even the
 * smallest does not fit.
 */
export function planTree(
  people: readonly Person[],
  room: TreeRoom,
  heights: TreeHeights,
): TreePlan | undefined {
  // Mostly it is pages that are filled here: what fits in no size is found by the smallest.
  if (!fitsTree(people, room, heights)) return undefined
  const ratio = room.least / room.most
  const sizes = Array.from({ length: STEPS + 1 }, (_, step) => room.most * ratio ** (step / STEPS))
  const largest = (even: boolean): TreePlan | undefined => {
    const planAt = (size: number, least = 0) => treeAt(people, size, { room, heights, even, least })
    const plan = firstFitting(sizes, size => planAt(size))
    const near = sizes.filter(size => plan && size <= plan.sizes.name && size >= plan.sizes.name * WIDER)
    return firstFitting(near, size => planAt(size, (plan?.across ?? 0) + 1)) ?? plan
  }
  // Cards that are all alike look calmer; where they do not fit, each is as tall as its words.
  return largest(true) ?? largest(false)
}

/** Whether a tree fits its room in the smallest type. */
export function fitsTree(people: readonly Person[], room: TreeRoom, heights: TreeHeights): boolean {
  const count = byLevel(people).flat().length
  if (count * room.least ** 2 * 8 > room.width * room.height) return false
  return treeAt(people, room.least, { room, heights, even: false, least: 0 }) !== undefined
}

interface TreeManner extends Omit<Attempt, 'sizes'> {
  /** Levels below the first that stand side by side at the least. */
  readonly least: number
}

/** A tree in a size, with as many levels side by side as fit. */
function treeAt(
  people: readonly Person[],
  size: number,
  { least, ...how }: TreeManner,
): TreePlan | undefined {
  for (let across = byLevel(people).length - 1; across >= least; across -= 1) {
    const plan = tryTree(people, across, { ...how, sizes: cardSizes(size) })
    if (plan !== undefined) return plan
  }
  return undefined
}

interface Attempt {
  readonly room: TreeRoom
  readonly heights: TreeHeights
  /** All cards of a level are of one height, those in stacks too. */
  readonly even: boolean
  readonly sizes: CardSizes
}

function tryTree(
  people: readonly Person[],
  across: number,
  { room, heights, even, sizes }: Attempt,
): TreePlan | undefined {
  const slots = people.reduce((sum, person) => sum + slotsOf(person, 0, across), 0)
  const shape = { people, slot: (room.width + sizes.gap) / slots, sizes, across }
  const levels = byLevel(people)
  const restOf = (plan: TreePlan): number => room.height - heights.tree(plan, room.continued ?? false)
  // Measuring words takes time: what cannot hold even cards of one short line is not measured.
  if (cardWidth(shape, levels.length - 1) < sizes.name * 5) return undefined
  if (people.some(person => leastHeight(person, 0, shape) > room.height)) return undefined
  const wide = levels.every((level, at) => {
    const width = cardWidth(shape, at)
    return width > 0 && level.every(person => leastWidth(person, sizes, heights.theme) <= width)
  })
  if (!wide) return undefined
  const cards = levels.map((level, at) =>
    level.map(person => [person, heights.card(person, cardWidth(shape, at), sizes)] as const),
  )
  const plan: TreePlan = {
    ...shape,
    heights: cards.map(level => Math.max(...level.map(([, height]) => height))),
    stacked: new Map(even ? [] : cards.slice(across + 1).flat()),
  }
  const rest = restOf(plan)
  return rest < 0 ? undefined : loosened(plan, rest)
}

/** px that a person's branch takes at the least: cards of one short line, without what stands between them. */
function leastHeight(person: Person, level: number, shape: Pick<TreePlan, 'across' | 'sizes'>): number {
  const { across, sizes } = shape
  const below = person.reports.map(report => leastHeight(report, level + 1, shape))
  const stack = below.reduce((sum, height) => sum + height, 0) / stackColumns(person, level, across)
  return sizes.name * 1.2 + 2 * sizes.block + (level < across ? Math.max(0, ...below) : stack)
}

/** Room that is left over goes between the levels, up to as much as they have already. */
function loosened(plan: TreePlan, rest: number): TreePlan {
  const gaps = Math.min(plan.across, plan.heights.length - 1)
  if (gaps === 0) return plan
  const more = Math.min(plan.sizes.levelGap, (rest * 0.5) / gaps)
  return { ...plan, sizes: { ...plan.sizes, levelGap: plan.sizes.levelGap + more } }
}

function byLevel(people: readonly Person[]): readonly (readonly Person[])[] {
  const levels: (readonly Person[])[] = []
  for (let level = people; level.length > 0; level = level.flatMap(person => person.reports))
    levels.push(level)
  return levels
}
