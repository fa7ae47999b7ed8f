import type { PhrasingContent } from 'mdast'
import type { Period, Plan } from './plans.ts'

/** A plan of which nothing is known but its name, and perhaps when and by whom. */
export function planOf(name: string, dates = '', owner = ''): Plan {
  const none = { text: [], state: [], facts: [], more: [] }
  return {
    milestone: false,
    gate: false,
    marked: false,
    title: words(name),
    dates: words(dates),
    owners: words(owner),
    ...none,
  }
}

/** What stands under a heading. */
export function periodOf(name: string, plans: readonly Plan[]): Period {
  return { heading: { type: 'heading', depth: 2, children: words(name) }, text: [], plans }
}

function words(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
