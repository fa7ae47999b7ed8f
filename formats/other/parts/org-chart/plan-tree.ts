import type { Theme } from '../../../../core/theme/theme.ts'
import { cardHeight, type CardSizes, cardSizes, leastWidth } from './card.ts'
import type { Person } from './people.ts'

/** How a tree of people stands in its room. */
export interface TreePlan {
  readonly people: readonly Person[]
  readonly sizes: CardSizes
  /** Levels whose reports stand side by side; below them reports stand in stacks. */
  readonly across: number
  /** Width in px that a branch without branches takes, its card's gap included. */
  readonly slot: number
  /** Height of the cards of each level that stands side by side, px; of those in stacks that of the tallest. */
  readonly heights: readonly number[]
  /** Height of each card in a stack, px. */
  readonly stacked: ReadonlyMap<Person, number>
}

/** Height of a person's card, px: neighbours in a row are alike, in a stack each is as tall as its words. */
export function heightOf(person: Person, level: number, plan: Pick<TreePlan, 'heights' | 'stacked'>): number {
  return plan.stacked.get(person) ?? plan.heights[level] ?? 0
}

/** Room for a tree in px, and the sizes of type that may be tried. */
export interface TreeRoom {
  readonly width: number
  readonly height: number
  readonly most: number
  readonly least: number
}

/** Cards of more than this many sizes of type in width look empty. */
const WIDEST = 17

/**
 * The largest type at which a tree fits its room, with as many levels as possible side by side; undefined when even the
 * smallest does not fit.
 */
export function planTree(people: readonly Person[], room: TreeRoom, theme: Theme): TreePlan | undefined {
  const count = countOf(people)
  if (count * room.least ** 2 * 8 > room.width * room.height) return undefined
  const levels = levelsOf(people)
  const steps = 14
  // Cards that are all alike look calmer; where they do not fit, each is as tall as its words.
  for (const even of [true, false]) {
    for (let step = 0; step <= steps; step += 1) {
      const size = room.most * (room.least / room.most) ** (step / steps)
      for (let across = levels - 1; across >= 0; across -= 1) {
        const plan = tryTree(people, across, { room, theme, even, sizes: cardSizes(size) })
        if (plan !== undefined) return plan
      }
    }
  }
  return undefined
}

/** How wide the card at a level is: as wide as its slot, less what stacks stand in. */
export function cardWidth(
  { slot, sizes, across }: Pick<TreePlan, 'slot' | 'sizes' | 'across'>,
  level: number,
): number {
  const stacked = Math.max(0, level - across)
  return Math.floor(Math.min(slot - sizes.gap, WIDEST * sizes.name)) - stacked * sizes.indent
}

/** Stacks of more people than this part into columns. */
const LONGEST_STACK = 12

/** People in one column of a stack that is parted. */
const COLUMN = 8

/** Columns that a person's reports stand in below the last level of branches: several when they are many, without reports of their own. */
export function stackColumns(person: Person, level: number, across: number): number {
  const { reports } = person
  const parts = level === across && reports.length > LONGEST_STACK
  return parts && reports.every(report => report.reports.length === 0)
    ? Math.ceil(reports.length / COLUMN)
    : 1
}

/** Slots that a person's branch takes side by side. */
export function slotsOf(person: Person, level: number, across: number): number {
  if (level >= across || person.reports.length === 0) return stackColumns(person, level, across)
  return person.reports.reduce((sum, report) => sum + slotsOf(report, level + 1, across), 0)
}

/** Height of a person's reports in a stack, from the foot of the card, px. */
function stackHeight(person: Person, level: number, plan: Omit<TreePlan, 'people'>): number {
  const { sizes, across } = plan
  const { reports } = person
  const columns = stackColumns(person, level, across)
  const own = (report: Person): number => heightOf(report, level + 1, plan) + sizes.stackGap
  if (columns > 1) {
    const rows = Math.ceil(reports.length / columns)
    const piles = Array.from({ length: columns }, (_, at) => reports.slice(at * rows, (at + 1) * rows))
    return sizes.stackGap + Math.max(...piles.map(pile => pile.reduce((sum, report) => sum + own(report), 0)))
  }
  return reports.reduce((sum, report) => sum + own(report) + stackHeight(report, level + 1, plan), 0)
}

interface Attempt {
  readonly room: TreeRoom
  readonly theme: Theme
  /** All cards of a level are of one height, those in stacks too. */
  readonly even: boolean
  readonly sizes: CardSizes
}

function tryTree(
  people: readonly Person[],
  across: number,
  { room, theme, even, sizes }: Attempt,
): TreePlan | undefined {
  const slots = people.reduce((sum, person) => sum + slotsOf(person, 0, across), 0)
  const slot = (room.width + sizes.gap) / slots
  const shape = { slot, sizes, across }
  const levels = byLevel(people)
  // Measuring words takes time: what cannot hold even cards of one short line is not measured.
  const least = sizes.name * 1.2 + 2 * sizes.block
  if (cardWidth(shape, levels.length - 1) < sizes.name * 5) return undefined
  if (treeHeight({ ...shape, people, heights: levels.map(() => least), stacked: new Map() }) > room.height)
    return undefined
  const wide = levels.every((level, at) => {
    const width = cardWidth(shape, at)
    return width > 0 && level.every(person => leastWidth(person, sizes, theme) <= width)
  })
  if (!wide) return undefined
  const tall = levels.map((level, at) =>
    level.map(person => [person, cardHeight(person, cardWidth(shape, at), sizes, theme)] as const),
  )
  const heights = tall.map(level => Math.max(...level.map(([, height]) => height)))
  const stacked = new Map(even ? [] : tall.slice(across + 1).flat())
  const plan: TreePlan = { ...shape, people, heights, stacked }
  const rest = room.height - treeHeight(plan)
  return rest < 0 ? undefined : loosened(plan, rest)
}

/** Room that is left over goes between the levels, up to as much as they have already. */
function loosened(plan: TreePlan, rest: number): TreePlan {
  const gaps = Math.min(plan.across, plan.heights.length - 1)
  if (gaps === 0) return plan
  const more = Math.min(plan.sizes.levelGap, (rest * 0.5) / gaps)
  return { ...plan, sizes: { ...plan.sizes, levelGap: plan.sizes.levelGap + more } }
}

/** Height of a planned tree, px. */
export function treeHeight(plan: TreePlan): number {
  const { people, heights, sizes, across } = plan
  const levels = byLevel(people)
  const rows = heights.slice(0, across + 1).reduce((sum, height) => sum + height, 0)
  const between = Math.min(across, heights.length - 1) * sizes.levelGap
  const stacks = (levels[across] ?? []).map(person => stackHeight(person, across, plan))
  return rows + between + Math.max(0, ...stacks)
}

function byLevel(people: readonly Person[]): readonly (readonly Person[])[] {
  const levels: (readonly Person[])[] = []
  for (let level = people; level.length > 0; level = level.flatMap(person => person.reports))
    levels.push(level)
  return levels
}

function levelsOf(people: readonly Person[]): number {
  return byLevel(people).length
}

function countOf(people: readonly Person[]): number {
  return byLevel(people).reduce((sum, level) => sum + level.length, 0)
}
