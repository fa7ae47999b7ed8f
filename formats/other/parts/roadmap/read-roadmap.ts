import type { Heading, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { splitPhrasing, trimPhrasing } from '../split-phrasing.ts'
import { readStatus, type Status } from './status.ts'

/** One thing on a roadmap. */
export interface Plan {
  readonly status?: Status
  /** The status is shown by an emoji of the copy already. */
  readonly marked: boolean
  readonly title: readonly PhrasingContent[]
  readonly text: readonly PhrasingContent[]
  /** What stood in brackets: months. Empty for none. */
  readonly dates: string
  /** `@team`, `#tag`, as written. */
  readonly owners: readonly string[]
  readonly more: readonly RootContent[]
}

/** What is planned for one period. */
export interface Period {
  readonly heading: Heading
  /** Blocks in order: lists are read as plans. */
  readonly parts: readonly (RootContent | readonly Plan[])[]
}

/** Periods side by side, with what is written over them when there are several such rows. */
export interface Lane {
  readonly opening: readonly RootContent[]
  readonly periods: readonly Period[]
}

/** A plan of plans, and what the author wrote before and after it. */
export interface Roadmap {
  readonly before: readonly RootContent[]
  readonly lanes: readonly Lane[]
  readonly after: readonly RootContent[]
}

/** Letters of an item that is still a card. */
const MOST_LETTERS = 240

/** Sections of one level with a list each as periods, sections above them as lanes; undefined when blocks have no such shape. */
export function readRoadmap(blocks: readonly RootContent[]): Roadmap | undefined {
  const depth = depthOfLists(blocks)
  const start = blocks.findIndex(block => block.type === 'heading')
  if (depth === undefined || start < 0) return undefined
  const { body, after } = splitNotes(blocks.slice(start))
  const lanes: {
    opening: RootContent[]
    periods: { heading: Heading; parts: Period['parts'][number][] }[]
  }[] = []
  for (const block of body) {
    const period = lanes.at(-1)?.periods.at(-1)
    if (block.type === 'heading' && block.depth === depth) {
      if (lanes.length === 0) lanes.push({ opening: [], periods: [] })
      lanes.at(-1)?.periods.push({ heading: block, parts: [] })
    } else if (block.type === 'heading' && block.depth < depth) lanes.push({ opening: [block], periods: [] })
    else if (period === undefined) {
      if (lanes.length === 0) return undefined
      lanes.at(-1)?.opening.push(block)
    } else period.parts.push(block.type === 'list' ? readPlans(block) : block)
  }
  if (lanes.some(lane => lane.periods.length === 0) || !looksPlanned(lanes)) return undefined
  return { before: blocks.slice(0, start), lanes, after }
}

/** The level of the headings that lists stand under, when that is one and at least two have a list. */
function depthOfLists(blocks: readonly RootContent[]): number | undefined {
  let heading: Heading | undefined
  const owners = new Set<Heading>()
  for (const block of blocks) {
    if (block.type === 'heading') heading = block
    if (block.type !== 'list') continue
    if (heading === undefined) return undefined
    owners.add(heading)
  }
  const depths = new Set([...owners].map(({ depth }) => depth))
  return owners.size >= 2 && depths.size === 1 ? [...depths][0] : undefined
}

/** Text after the last list, at the end of everything, is a note to the whole. */
function splitNotes(blocks: readonly RootContent[]): {
  readonly body: readonly RootContent[]
  readonly after: readonly RootContent[]
} {
  const last = blocks.findLastIndex(block => block.type === 'list')
  return { body: blocks.slice(0, last + 1), after: blocks.slice(last + 1) }
}

function looksPlanned(lanes: readonly Lane[]): boolean {
  const periods = lanes.flatMap(lane => lane.periods)
  const plans = periods.flatMap(period => period.parts.filter(isPlans).flat())
  const letters = plans.map(({ title, text, more }) =>
    [...title, ...text, ...more].reduce((sum, node) => sum + plainText(node).length, 0),
  )
  return (
    periods.filter(period => period.parts.some(isPlans)).length * 2 > periods.length &&
    letters.every(count => count <= MOST_LETTERS * 2) &&
    letters.filter(count => count <= MOST_LETTERS).length >= letters.length * 0.8
  )
}

/** Whether a part of a period is its plans. */
export function isPlans(part: Period['parts'][number]): part is readonly Plan[] {
  return Array.isArray(part)
}

function readPlans(list: List): readonly Plan[] {
  return list.children.map(readPlan)
}

function readPlan({ children, checked }: ListItem): Plan {
  const [line, ...more] = children
  if (line?.type !== 'paragraph')
    return { marked: false, title: [], text: [], dates: '', owners: [], more: children }
  const [first] = line.children
  const found = readStatus(first?.type === 'text' ? first.value : plainText(line), checked)
  const words = withoutLetters(line.children, found?.letters ?? 0)
  const { rest, owners } = takeOwners(words)
  const dated = takeDates(rest)
  return {
    ...(found && { status: found.status }),
    marked: found !== undefined && found.letters === 0 && typeof checked !== 'boolean',
    ...readTitle(dated.rest),
    dates: dated.dates,
    owners,
    more,
  }
}

function withoutLetters(line: readonly PhrasingContent[], letters: number): readonly PhrasingContent[] {
  const [first, ...others] = line
  if (letters === 0 || first?.type !== 'text') return line
  return trimPhrasing([{ type: 'text', value: first.value.slice(letters) }, ...others])
}

/** Owners and tags at the end of a line. */
function takeOwners(line: readonly PhrasingContent[]): {
  readonly rest: readonly PhrasingContent[]
  readonly owners: readonly string[]
} {
  const last = line.at(-1)
  const found = last?.type === 'text' ? /(?:(?:^|\s+)[@#][\p{L}\p{N}_./-]+,?)+\s*$/u.exec(last.value) : null
  if (last?.type !== 'text' || found === null) return { rest: line, owners: [] }
  const kept = last.value.slice(0, found.index)
  const rest: readonly PhrasingContent[] = kept === '' ? [] : [{ type: 'text', value: kept }]
  return { rest: [...line.slice(0, -1), ...rest], owners: found[0].trim().split(/[\s,]+/u) }
}

/** Words in brackets at the end of a line. */
function takeDates(line: readonly PhrasingContent[]): {
  readonly rest: readonly PhrasingContent[]
  readonly dates: string
} {
  const last = line.at(-1)
  const split = last && splitPhrasing([last], /\s*[(（]([^()（）]{2,30})[)）]\s*$/u)
  if (split === undefined) return { rest: line, dates: '' }
  return { rest: [...line.slice(0, -1), ...split.before], dates: split.match[1] ?? '' }
}

function readTitle(line: readonly PhrasingContent[]): Pick<Plan, 'title' | 'text'> {
  const words = trimPhrasing(line)
  const strong = words.findIndex(node => node.type === 'strong')
  // An emoji may stand before the title.
  const opens = strong === 0 || (strong === 1 && plainText(words[0] as PhrasingContent).length <= 3)
  if (opens) {
    const text = words.slice(strong + 1)
    const [first, ...rest] = text
    const bare =
      first?.type === 'text'
        ? [{ ...first, value: first.value.replace(/^\s*[-–—:]\s+/u, '') }, ...rest]
        : text
    return { title: words.slice(0, strong + 1), text: trimPhrasing(bare) }
  }
  const split = splitPhrasing(words, /:\s+|\s+[–—-]\s+/u)
  if (split && split.before.length > 0 && split.after.length > 0)
    return { title: trimPhrasing(split.before), text: trimPhrasing(split.after) }
  return { title: words, text: [] }
}
