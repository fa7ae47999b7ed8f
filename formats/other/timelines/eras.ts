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
  /** When it was in years, where its date tells. */
  readonly when?: number
  /** The same, or its hour in days of one day: to be compared with those of its neighbours. */
  readonly moment?: number
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

/** A title that says more of when than of what: `3 May`, `(planned)`. */
const SAYS_WHEN = /^(?:\([^()]{1,24}\)|\d{1,2}\.? \p{L}{3,12}|\p{Lu}\p{L}{2,9} \d{1,2})$/u

function eventOf({ title, parts, facts, text, items }: Item): Event {
  const { date, endDate, description } = parts
  const dates = [date, endDate].flatMap(part => (part ? [phraseIn(part).nodes] : []))
  const said = dates.flatMap((nodes, at): PhrasingContent[] =>
    at === 0 ? [...nodes] : [{ type: 'text', value: '–' }, ...nodes],
  )
  const saysWhen = date !== undefined && SAYS_WHEN.test(title.text)
  // Reading took the sign between the two for the one between a date and what was then.
  const joint = title.text.startsWith('(') ? ' ' : ', '
  const [first, ...more] = description?.blocks ?? []
  const opens = first?.type === 'paragraph'
  const when = date && yearsOf(date)
  const moment = when ?? (date && daysOf(date))
  return {
    date: saysWhen ? [...said, { type: 'text' as const, value: joint }, ...title.nodes].flatMap(bare) : said,
    title: title.nodes.filter(() => title.text !== '' && !saysWhen),
    text: opens ? first.children : [],
    // A cell of a table that has nothing to say has a dash.
    facts: facts.filter(({ text: said }) => !/^\s*[–—-]+\s*$/u.test(said)),
    more: [...(opens || !first ? more : [first, ...more]), ...text, ...blocksOf([], items)],
    ...(when !== undefined && { when }),
    ...(moment !== undefined && { moment }),
  }
}

/** Words without the marks of their author: those of a date are set apart in any case. */
function bare(node: PhrasingContent): readonly PhrasingContent[] {
  return 'children' in node && node.type !== 'link' ? node.children.flatMap(bare) : [node]
}

/** `14:30` in days. */
function daysOf({ value }: Fact): number | undefined {
  if (value?.type !== 'time') return undefined
  const [hour = Number.NaN, minute = 0] = value.from.split(':').map(Number)
  return Number.isNaN(hour + minute) ? undefined : (hour * 60 + minute) / 1440
}

/** `1905-03-12` in years; a day without a year is one of year 0. */
function yearsOf({ value }: Fact): number | undefined {
  if (value?.type !== 'date') return undefined
  const parts = /^(?:(\d{4})|-)(?:-(\d{2}))?(?:-(\d{2}))?/.exec(value.from)
  if (parts === null) return undefined
  const [, year = 0, month = 1, day = 1] = parts
  return Number(year) + (Number(month) - 1) / 12 + (Number(day) - 1) / 372
}
