import type { PhrasingContent } from 'mdast'
import { phrasingText } from '../../../core/source/text.ts'
import type { Lane, Plan } from './plans.ts'

/** A few words in square brackets before others: `[Archive] Scan the negatives`. */
const BRACKETED = /^\s*\[([\p{L}\p{N}][^[\]]{0,23})\]\s+(?=\S)/u

/** Lanes whose plans tell by themselves which theme they belong to, where their authors wrote one before them and some share it. */
export function withThemes(lanes: readonly Lane[]): readonly Lane[] {
  const themes = lanes.flatMap(({ periods }) => periods.flatMap(({ plans }) => plans.flatMap(themeOf)))
  if (new Set(themes).size === themes.length) return lanes
  return lanes.map(lane => ({
    ...lane,
    periods: lane.periods.map(period => ({ ...period, plans: period.plans.map(withTheme) })),
  }))
}

function themeOf({ title }: Plan): readonly string[] {
  return BRACKETED.exec(phrasingText(title))?.slice(1, 2) ?? []
}

function withTheme(plan: Plan): Plan {
  const [first, ...others] = plan.title
  const found = first?.type === 'text' ? BRACKETED.exec(first.value) : null
  if (first?.type !== 'text' || found?.[1] === undefined) return plan
  const left = first.value.slice(found[0].length)
  const title: readonly PhrasingContent[] = left === '' ? others : [{ ...first, value: left }, ...others]
  return { ...plan, theme: found[1], title }
}

/** The rows that plans are in where some share a theme: those that only name one, `Archive`, tell their order. */
export function themesIn(plans: readonly Plan[]): readonly string[] {
  const own = new Set(plans.flatMap(({ theme }) => theme ?? []))
  const named = plans.map(({ title }) => phrasingText(title)).filter(name => own.has(name))
  return [...new Set([...named, ...own])]
}
