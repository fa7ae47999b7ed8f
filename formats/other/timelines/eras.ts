import type { PhrasingContent, RootContent } from 'mdast'
import { blocksOf, phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'

/** Something that happened, in the author's words. */
export interface Event {
  readonly date: readonly PhrasingContent[]
  readonly title: readonly PhrasingContent[]
  readonly text: readonly PhrasingContent[]
  /** What it is filed under, and other short facts: in a line below its words. */
  readonly facts: readonly Fact[]
  readonly more: readonly RootContent[]
}

/** Events that stand together, with what is written over them. */
export interface Era {
  readonly opening: readonly RootContent[]
  readonly events: readonly Event[]
}

/** Events by the groups that they open. */
export function erasOf(items: readonly Item[]): readonly Era[] {
  const eras: { opening: readonly RootContent[]; events: Event[] }[] = []
  for (const item of items) {
    const { group } = item.parts
    if (group || eras.length === 0) eras.push({ opening: group?.blocks ?? [], events: [] })
    eras.at(-1)?.events.push(eventOf(item))
  }
  return eras
}

function eventOf({ title, parts, facts, text, items }: Item): Event {
  const { date, endDate, description } = parts
  const dates = [date, endDate].flatMap(part => (part ? [phraseIn(part).nodes] : []))
  const [first, ...more] = description?.blocks ?? []
  const opens = first?.type === 'paragraph'
  return {
    date: dates.flatMap((nodes, at) => (at === 0 ? nodes : [{ type: 'text', value: '–' }, ...nodes])),
    title: title.nodes.filter(() => title.text !== ''),
    text: opens ? first.children : [],
    facts,
    more: [...(opens || !first ? more : [first, ...more]), ...text, ...blocksOf([], items)],
  }
}
