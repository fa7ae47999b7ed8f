import type { Heading, PhrasingContent, RootContent } from 'mdast'
import { blocksOf, phraseIn, headingOf } from '../../../core/reading/facts/facts.ts'
import { standsBefore } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Item, Status } from '../../../core/reading/reading.ts'
import type { DateValue } from '../../../core/reading/values/value.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { withThemes } from './plan-themes.ts'

/** One thing on a roadmap. */
export interface Plan {
  readonly status?: Status
  /** It is a point that is reached. */
  readonly milestone: boolean
  /** Somebody decides there how it goes on. */
  readonly gate: boolean
  /** The brief wants it to be seen before others. */
  readonly seen?: true
  /** The copy shows its status by a sign of its own. */
  readonly marked: boolean
  /** The theme that it shares with others: a column of its table, or what stands before it in square brackets, `[Archive]`. */
  readonly theme?: string
  readonly title: readonly PhrasingContent[]
  readonly text: readonly PhrasingContent[]
  /** The author's words for how far it is. */
  readonly state: readonly PhrasingContent[]
  /** Those words stand before what is said about it. */
  readonly opens?: true
  readonly dates: readonly PhrasingContent[]
  /** The day or days that those words say. */
  readonly day?: DateValue
  readonly owners: readonly PhrasingContent[]
  /** Numbers, labels and other short facts. */
  readonly facts: readonly Fact[]
  readonly more: readonly RootContent[]
}

/** What is planned for one period, or stands in one lane. */
export interface Period {
  readonly heading: Heading
  /** When it is, where plans that are dated by it stand in lanes of their own. */
  readonly when?: DateValue
  /** It is no time: its plans are points that are reached, what is done or left out, or what signs stand for. */
  readonly beside?: 'milestones' | 'aside' | 'key'
  /** What is said over the plans. */
  readonly text: readonly RootContent[]
  readonly plans: readonly Plan[]
  /** What is said below the plans. */
  readonly closing?: readonly RootContent[]
}

/** Periods side by side, with what is written over them when there are several such rows. */
export interface Lane {
  readonly opening: readonly RootContent[]
  readonly periods: readonly Period[]
}

/** Those of several periods that are not shown, as what stands beside them in strips. */
export function asStrips(among: readonly Period[], shown: readonly Period[]): readonly Period[] {
  return among
    .filter(period => !shown.includes(period))
    .map(period => (period.beside ? period : { ...period, beside: 'aside' }))
}

/** Lanes of the copy as rows of columns: a row for each group of lanes, or for each lane where its plans are dated by periods. */
export function lanesOf(items: readonly Item[]): readonly Lane[] {
  return withThemes(rowsOf(items))
}

function rowsOf(items: readonly Item[]): readonly Lane[] {
  const [only, ...others] = items
  if (only && others.length === 0 && only.title.text === '')
    return [{ opening: [...only.text, ...closingOf(only)], periods: columnsOf(only) }]
  // What stands behind lanes that are dated by periods, and is not, is said about all of them.
  const isOwn = ({ milestone, status, items: plans }: Item): boolean =>
    !milestone && !status && plans.some(({ parts }) => parts.date)
  const end = items.findLastIndex(isOwn) + 1
  for (const count of new Set([end, items.length])) {
    const dates = periodsOf(items.slice(0, count))
    const rows = items.slice(0, count).map(item => datedLane(item, dates))
    if (dates.length > 0) return [...rows, ...asideLane(items.slice(count))]
  }
  return groupedRows(items)
}

/** A row for each group of lanes; lanes behind several groups that none of them has are about all. */
function groupedRows(items: readonly Item[]): readonly Lane[] {
  const lanes: { opening: readonly RootContent[]; periods: Period[] }[] = []
  const beside: Item[] = []
  const named = new Set<string>()
  for (const item of items) {
    const { group } = item.parts
    const isAside = lanes.length > 1 && !group && !named.has(item.title.text)
    if (isAside || (beside.length > 0 && !group)) {
      beside.push(item)
      continue
    }
    if (group || lanes.length === 0) lanes.push({ opening: group?.blocks ?? [], periods: [] })
    if (lanes.length === 1) named.add(item.title.text)
    lanes.at(-1)?.periods.push(periodOf(item))
  }
  return [...lanes, ...asideLane(beside)]
}

function asideLane(items: readonly Item[]): readonly Lane[] {
  return items.length === 0 ? [] : [{ opening: [], periods: items.map(periodOf) }]
}

/** Rows of one board, and what is said beside them. */
export interface DividedLanes {
  readonly rows: readonly Lane[]
  readonly asides: readonly Period[]
}

/** Divides lanes from what stands beside them: points that are reached, what is left out, and what signs stand for. */
export function divideLanes(lanes: readonly Lane[]): DividedLanes {
  const [last] = lanes.slice(-1)
  const named = lanes.slice(0, -1)
  if (
    last &&
    named.length > 1 &&
    last.opening.length === 0 &&
    named.every(({ opening }) => opening.length > 0)
  )
    return { rows: named, asides: last.periods.map(period => ({ beside: 'aside', ...period })) }
  const [only, ...others] = lanes
  if (!only || others.length > 0) return { rows: lanes, asides: [] }
  const periods = only.periods.filter(({ beside }) => beside === undefined)
  return { rows: [{ ...only, periods }], asides: only.periods.filter(({ beside }) => beside !== undefined) }
}

function periodOf(item: Item): Period {
  const { title, text, items, status, milestone, kind } = item
  const beside = kind === 'definitions' ? 'key' : milestone ? 'milestones' : status ? 'aside' : undefined
  const own = { heading: headingOf(title), plans: items.map(planOf) }
  if (beside) return { ...own, text: [...text, ...closingOf(item)], beside }
  const closing = closingOf(item)
  return { ...own, text, ...(closing.length > 0 && { closing }) }
}

function closingOf({ parts: { note } }: Item): readonly RootContent[] {
  return note?.blocks ?? []
}

/** Plans under no name, in even columns. */
function columnsOf({ items }: Item): readonly Period[] {
  const rows = Math.ceil(items.length / Math.min(4, Math.ceil(items.length / 2)))
  const count = Math.ceil(items.length / rows)
  return Array.from({ length: count }, (_, at) => ({
    heading: headingOf({ nodes: [] }),
    text: [],
    plans: items.slice(at * rows, (at + 1) * rows).map(planOf),
  }))
}

function planOf({ title, parts, facts, text, items, status, milestone }: Item): Plan {
  const { note, date, owner } = parts
  const nodesOf = (fact: Fact | undefined): readonly PhrasingContent[] => (fact ? phraseIn(fact).nodes : [])
  const words = phrasingText(title.nodes)
  return {
    ...(status && { status }),
    milestone: milestone === true,
    gate: milestone !== true && GATE.test(words),
    ...(parts.group && { theme: parts.group.text }),
    marked: /^\p{Extended_Pictographic}/u.test(words),
    title: words === '' ? [] : title.nodes,
    text: nodesOf(note),
    state: nodesOf(parts.status),
    ...(opensWith(parts) && { opens: true }),
    dates: nodesOf(date).map(withDash),
    ...(date?.value?.type === 'date' && { day: date.value }),
    owners: nodesOf(owner),
    facts,
    more: [...text, ...blocksOf([], items)],
  }
}

/** Whether how far something is stands in its line before what else is said of it. */
function opensWith({ status, note }: Item['parts']): boolean {
  return status !== undefined && note !== undefined && standsBefore(phraseIn(status), phraseIn(note))
}

/** How copies call a point at which somebody decides whether a plan goes on. */
const GATE =
  /^[^\p{L}\p{N}]*(?:(?:(?:board|council|funding|investment|final|key|stage|quality|decision|go\/no-go)\s)?(?:decision (?:gate|point|day|review)|decision(?=\s*(?:$|[:,;–—(/-]|\d|on |by |in ))|stage gate|gate(?: review)?(?=\s*(?:$|[:,;–—(\d])))|go\s?[/-]\s?no[- ]?go|(?:go|stop)\s?\/\s?(?:stop|go)|entscheidung(?:spunkt|stermin)?|beschluss|gremienbeschluss|meilensteinentscheid|d[ée]cision|point de décision|arbitrage|decisi[óo]n|punto de decisión|decisione|punto di decisione|decisão|ponto de decisão|besluit(?:moment|vorming)?|beslismoment|beslut(?:spunkt|ning)?|päätös(?:piste)?|decyzja|punkt decyzyjny|rozhodnutí|karar(?: noktası)?|рішення|решение|точка (?:принятия )?решения|意思決定|決定点|决策点)(?!\p{L})/iu

/** `Jan-Feb` as it is set: from one to the other. */
function withDash(node: PhrasingContent): PhrasingContent {
  return node.type === 'text'
    ? { ...node, value: node.value.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '–') }
    : node
}

/** Most columns of periods that a sheet has room for. */
const MOST_PERIODS = 8

/**
 * The periods that nearly all plans of several lanes are dated by, in time; none where lanes are periods themselves. A stretch
 * from one of them to another is none of its own.
 */
function periodsOf(items: readonly Item[]): readonly Fact[] {
  const plans = items.flatMap(item => item.items)
  const dated = plans.flatMap(({ parts: { date } }) => (date?.value?.type === 'date' ? [date] : []))
  if (items.length < 2 || dated.length < plans.length * 0.8) return []
  const starts = new Set(dated.filter(date => !isStretch(date)).map(startOf))
  const single = dated.filter(date => !isStretch(date) || !starts.has(startOf(date)))
  const first = new Map(single.map(date => [date.text, date]))
  const isShared = first.size >= 2 && first.size <= MOST_PERIODS && first.size * 1.5 <= dated.length
  return isShared
    ? [...first.values()].toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
    : []
}

/** Whether a date runs from one period to another. */
function isStretch({ value }: Fact): boolean {
  return value?.type === 'date' && value.to !== undefined && value.to !== value.from
}

function startOf({ value }: Fact): string {
  return value?.type === 'date' ? value.from : ''
}

/** A plan without the words for when it is, where it stands below the same ones. */
function withoutDateOf({ text }: Fact, plan: Plan): Plan {
  return phrasingText(plan.dates) === text ? { ...plan, dates: [] } : plan
}

/** A lane as a row: its plans stand in the columns of their periods, or of those that they begin in, those without one in the first. */
function datedLane(item: Item, dates: readonly Fact[]): Lane {
  const columnOf = ({ parts: { date } }: Item): number => {
    const own = dates.findIndex(({ text }) => text === date?.text)
    const begins = date ? dates.findIndex(each => startOf(each) === startOf(date)) : -1
    return Math.max(0, own < 0 ? begins : own)
  }
  return {
    opening: [headingOf(item.title), ...item.text, ...closingOf(item)],
    periods: dates.map((date, at) => ({
      heading: headingOf(phraseIn(date)),
      text: [],
      plans: item.items.filter(plan => columnOf(plan) === at).map(plan => withoutDateOf(date, planOf(plan))),
      ...(date.value?.type === 'date' && { when: date.value }),
    })),
  }
}
