import type { BlockContent, Heading, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { splitPhrasing, trimPhrasing } from '../split-phrasing.ts'

/** Something that happened, in the author's words. */
export interface Event {
  readonly date: readonly PhrasingContent[]
  readonly title: readonly PhrasingContent[]
  readonly text: readonly PhrasingContent[]
  /** Blocks after the first line. */
  readonly more: readonly RootContent[]
}

/** Events that stand together, with what is written over them. */
export interface Era {
  readonly opening: readonly RootContent[]
  readonly events: readonly Event[]
}

/** A course of events and what the author wrote before and after it. */
export interface Course {
  readonly before: readonly RootContent[]
  readonly eras: readonly Era[]
  readonly after: readonly RootContent[]
}

/** Letters of the longest date: `12. September 2024 – 3. Oktober 2025`. */
const LONGEST_DATE = 40
/** The share of dates that hold a figure: `today` and `next year` are dates among others. */
const LEAST_DATED = 0.7

/** Lists, or headings with text, whose every entry begins with a date; undefined when blocks hold none, or other things between. */
export function readCourse(blocks: readonly RootContent[]): Course | undefined {
  return readLists(blocks) ?? readSections(blocks)
}

function readLists(blocks: readonly RootContent[]): Course | undefined {
  const first = blocks.findIndex(block => block.type === 'list')
  if (first < 0) return undefined
  const last = blocks.findLastIndex(block => block.type === 'list')
  // A heading right over the first list names its era.
  const opens = blocks.slice(0, first).findLastIndex(block => block.type === 'heading')
  const start = opens >= 0 && blocks.slice(first + 1, last + 1).some(isHeading) ? opens : first
  const eras: Era[] = []
  let opening: RootContent[] = []
  for (const block of blocks.slice(start, last + 1)) {
    if (block.type !== 'list') {
      opening.push(block)
      continue
    }
    const events = readEvents(block)
    if (events === undefined) return undefined
    eras.push({ opening, events })
    opening = []
  }
  const course = { before: blocks.slice(0, start), eras, after: blocks.slice(last + 1) }
  return isDated(course) ? course : undefined
}

function isHeading(block: RootContent): block is Heading {
  return block.type === 'heading'
}

function readEvents(list: List): readonly Event[] | undefined {
  const events: Event[] = []
  for (const item of list.children) {
    const event = readItem(item)
    if (event === undefined) return undefined
    events.push(event)
  }
  return events
}

function readItem(item: ListItem): Event | undefined {
  const [line, ...more] = withDay(item)
  if (line?.type !== 'paragraph') return undefined
  const dated = splitDate(line.children)
  if (dated === undefined) return undefined
  return { date: dated.date, ...readWords(dated.rest), more: more as readonly BlockContent[] }
}

/** A day's number and its full stop at the start of an item are Markdown for a list in a list: `- 12. March 2024 - …`. */
function withDay({ children }: ListItem): readonly ListItem['children'][number][] {
  const [list, ...others] = children
  if (list?.type !== 'list' || !list.ordered || list.children.length !== 1) return children
  const [line, ...more] = list.children[0]?.children ?? []
  if (line?.type !== 'paragraph') return children
  const [first, ...rest] = line.children
  const day = `${list.start ?? 1}. `
  const opening: readonly PhrasingContent[] =
    first?.type === 'text'
      ? [{ type: 'text', value: day + first.value }, ...rest]
      : [{ type: 'text', value: day }, ...line.children]
  return [{ ...line, children: [...opening] }, ...more, ...others]
}

/** Sections of one level whose headings begin with a date, or are one. */
function readSections(blocks: readonly RootContent[]): Course | undefined {
  const first = blocks.find(isHeading)
  if (first === undefined) return undefined
  const at = blocks.indexOf(first)
  const events: Event[] = []
  for (const block of blocks.slice(at)) {
    if (!isHeading(block)) {
      const event = events.at(-1)
      if (event) events[events.length - 1] = { ...event, more: [...event.more, block] }
      continue
    }
    if (block.depth !== first.depth) return undefined
    const dated = splitDate(block.children) ?? { date: block.children, rest: [] }
    if (plainText(block).length > LONGEST_DATE * 3) return undefined
    events.push({ date: dated.date, title: trimPhrasing(dated.rest), text: [], more: [] })
  }
  const course = { before: blocks.slice(0, at), eras: [{ opening: [], events }], after: [] }
  return isDated(course) ? course : undefined
}

function isDated({ eras }: Course): boolean {
  const dates = eras.flatMap(era => era.events).map(event => textOf(event.date))
  const figures = dates.filter(date => /\p{N}/u.test(date)).length
  return (
    dates.length >= 2 &&
    figures / dates.length >= LEAST_DATED &&
    dates.every(date => date.length <= LONGEST_DATE)
  )
}

const mark = /\s*[–—]\s+|\s+[-|·]\s+|:\s+|\s+[-–—:|]\s*$|:$/u

/** A date at the start of a line and the words after it. */
function splitDate(
  line: readonly PhrasingContent[],
): { readonly date: readonly PhrasingContent[]; readonly rest: readonly PhrasingContent[] } | undefined {
  const [first, ...others] = line
  if (first === undefined) return undefined
  if (first.type === 'strong' && /\p{N}/u.test(textOf([first])) && textOf([first]).length <= LONGEST_DATE)
    return { date: first.children, rest: withoutMark(others) }
  const split = splitPhrasing([first], mark)
  if (split === undefined) {
    const next = others[0]?.type
    return next === 'strong' || next === 'break' ? { date: trimPhrasing([first]), rest: others } : undefined
  }
  if (split.before.length === 0) return undefined
  const range = rangeEnd(split.after)
  if (range !== undefined && /\p{N}/u.test(textOf(split.before))) {
    const date: PhrasingContent = {
      type: 'text',
      value: `${textOf(split.before)}${split.match[0]}${range.end}`,
    }
    return { date: trimPhrasing([date]), rest: [...range.rest, ...others] }
  }
  return { date: trimPhrasing(split.before), rest: [...split.after, ...others] }
}

/** The second date of a range written with blanks around its dash: `2012 – 2014: …`. */
function rangeEnd(
  after: readonly PhrasingContent[],
): { readonly end: string; readonly rest: readonly PhrasingContent[] } | undefined {
  const [text] = after
  const found =
    text?.type === 'text' ? /^([~≈]?\d[\d./-]{1,9})(?:\s*[:–—|]\s+|\s+-\s+|\s*$)/u.exec(text.value) : null
  if (text?.type !== 'text' || found === null) return undefined
  const rest = text.value.slice(found[0].length)
  return { end: found[1] ?? '', rest: rest === '' ? [] : [{ type: 'text', value: rest }] }
}

function withoutMark(line: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...others] = line
  if (first?.type !== 'text') return line
  return [{ ...first, value: first.value.replace(/^\s*[-–—:|,.]\s+/u, '') }, ...others]
}

/** Short words alone are a title; a strong beginning is one with text after it. */
const LONGEST_TITLE = 60

function readWords(line: readonly PhrasingContent[]): Pick<Event, 'title' | 'text'> {
  const words = trimPhrasing(line)
  const [first, ...rest] = words
  if (first?.type === 'strong') return { title: [first], text: trimPhrasing(withoutMark(rest)) }
  const broken = words.findIndex(node => node.type === 'break')
  if (broken > 0) return { title: words.slice(0, broken), text: words.slice(broken + 1) }
  return textOf(words).length <= LONGEST_TITLE ? { title: words, text: [] } : { title: [], text: words }
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return plainText({ type: 'paragraph', children: [...nodes] })
}
