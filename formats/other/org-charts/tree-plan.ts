import type { CardSizes } from './card.ts'
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

/** One page of an organisation: a tree, or branches that go on from the page before. */
export interface TreePage {
  readonly plan: TreePlan
  /** The people at the top report to somebody on an earlier page. */
  readonly continued: boolean
  /** Level in the whole organisation of the people at the top. */
  readonly level: number
}

/** Height of a person's card, px: neighbours in a row are alike, in a stack each is as tall as its words. */
export function heightOf(person: Person, level: number, plan: Pick<TreePlan, 'heights' | 'stacked'>): number {
  return plan.stacked.get(person) ?? plan.heights[level] ?? 0
}

/** Cards of more than this many sizes of type in width look empty. */
const WIDEST = 17

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
