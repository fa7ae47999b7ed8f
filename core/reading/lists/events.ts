import type { Heading, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { bestColumn, type Column, columnsOf, means, shareOf } from '../things/columns.ts'
import type { Context } from '../context.ts'
import { flatFacts, paragraphOf, phraseIn, toFact } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Section } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { isWeekday } from '../facts/weekdays.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { isCountedMoment } from '../values/moment.ts'
import type { DateValue, Value } from '../values/value.ts'
import { eventsInText, NOTHING_TOLD } from './events-in-text.ts'
import { bodyWithout, fieldsWithout, listedSection, type Takings, titleOf, untouched } from './takings.ts'

/**
 * Dated things of a timeline, wherever they stand: entries of lists, rows of tables, paragraphs and headings that open
 * with a date, records of the front matter. What most of its neighbours are decides what one is: among dated entries
 * `today – …` is a date too, and an entry without any is an event all the same.
 */
export function takeEvents(body: readonly RootContent[], fields: readonly Fact[], context: Context): Takings {
  const given = eventsAmong(fields, context)
  const listed = eventsIn(body, context)
  const told = given.events.length === 0 ? eventsInText(body, openingDate, context) : NOTHING_TOLD
  const isTold = told.drafts.length > listed.events.length * 1.5
  const written = isTold
    ? { ...listed, events: toEvents(told.drafts, context), taken: new Set(told.left.keys()) }
    : listed
  const events = [...given.events, ...written.events]
  if (events.length < 2) return untouched(body, fields)
  const sources: readonly Section[] = [listedSection(undefined, events)]
  return {
    ...untouched(body, fieldsWithout(fields, given.taken)),
    lists: { events },
    sources: { events: sources },
    ...bodyWithout(body, written.taken, isTold ? told.left : NOTHING_TOLD.left),
    silent: written.silent,
  }
}

/** The part of entries that must have a date for all of them to be events. */
const MOST = 0.6
/** Letters of the longest date: `12. September 2024 – 3. Oktober 2025`. */
const LONGEST_DATE = 42
/** Letters up to which words alone are a title. */
const LONGEST_TITLE = 60

/** Words with a date among them. */
export interface Dated {
  readonly date: Phrase
  readonly rest: Phrase
}

const divider =
  /\s*\t\s*(?:[–—-]\s+)?|\s*[–—]\s+|\s*(?:[→⟶➜➔⇒]|[-=]>)\s*|\s+[-|·•]\s+|[:：]\s*(?=\s|$|\p{Lo})|\s{3,}|\s*\n\s*/gu
const marks = /^[\s.:：,;–—|·•-]+/u

/** A date at the start of words, in brackets at their end, or all of them. */
function datedIn(line: Phrase, context: Context): Dated | undefined {
  return openingDate(line, context) ?? closingDate(line, context)
}

/** Letters of a day of the week with an hour that open a line, `Fri 10:00`; 0 where none do. */
function hourOfDay(text: string, lang: string): number {
  const [all = '', day = ''] =
    /^(\p{L}{2,12}\.?),?\s+\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?(?=\s|[:,–—-]|$)/iu.exec(text) ?? []
  return day !== '' && (isWeekday(day, lang) || isWeekday(day, 'en')) ? all.length : 0
}

/** The second of two days of one month: `Mar 23 & 24`, `4 und 5`. */
const SECOND_DAY = /\s+(?:&|\+|and|und|y|et|e|en|i|og|och|ja|ve|и)\s+\d{1,2}\.?$/u

/** A date at the start of words, and what is said of it. */
export function openingDate(line: Phrase, { lang }: Context): Dated | undefined {
  const { text } = line
  const spelled = SPELLED.exec(text)?.[0].length ?? 0
  if (spelled > 0 && spelled < text.length)
    return { date: trim(cut(line, 0, spelled)), rest: after(line, spelled) }
  const daily = hourOfDay(text, lang)
  if (daily > 0) return { date: trim(cut(line, 0, daily)), rest: after(line, daily) }
  if (isDate(text.length <= LONGEST_DATE ? readValue(text.replace(/[:.]$/, ''), lang) : undefined))
    return { date: trim(cut(line, 0, text.replace(/[:.]$/, '').length)), rest: phraseOf('') }
  const bracket = /^\s*[([（【]([^()[\]（）【】]{3,42})[)\]）】]/u.exec(text)
  if (bracket?.[1] && isDate(readValue(bracket[1], lang))) {
    const start = text.indexOf(bracket[1])
    return { date: cut(line, start, start + bracket[1].length), rest: after(line, bracket[0].length) }
  }
  const ends = dividersIn(text).map(({ start, end }) => ({ start, end, words: text.slice(0, start) }))
  const last = ends.findLast(
    ({ words }) => isDate(readValue(words.replace(SECOND_DAY, ''), lang)) || isCountedMoment(words),
  )
  const [first] = findValues(text.slice(0, LONGEST_DATE + 20), lang)
  // `Sept 15 - Oct 16 Phase 1`: what divides the ends of a span divides no words from it.
  const isDated = first?.start === 0 && isDate(first.value)
  const isSpan = last !== undefined && isDated && first.end > last.end
  if (isSpan) return { date: cut(line, 0, first.end), rest: after(line, first.end) }
  if (last) return { date: trim(cut(line, 0, last.start)), rest: after(line, last.end) }
  const month = openingMonth(text, lang)
  if (month > 0 && !(isDated && first.end > month))
    return { date: cut(line, 0, month), rest: after(line, month) }
  if (!isDated) return undefined
  // `2009, autumn – …`: what a comma adds before the next divider belongs to the date.
  const more = ends.find(({ start }) => start > first.end && start - first.end <= 16)
  if (more && /^\s*,/.test(text.slice(first.end)))
    return { date: trim(cut(line, 0, more.start)), rest: after(line, more.end) }
  return { date: cut(line, 0, first.end), rest: after(line, first.end) }
}

/**
 * Years that are spelled in other ways at the start of a line: by an era, with the year that we count in brackets behind, `民國六十一年（1972）`;
 * nearly, `c. 1927`; of two of which the second is short, `1915-19`; or a decade, `anni ’60`.
 */
const SPELLED =
  /^(?:(?:民國|民国|昭和|平成|令和|明治|大正|光緒|宣統)\s?(?:\d{1,3}|[元〇一二三四五六七八九十百]{1,5})\s?年?(?:\s?[(（](?:1[5-9]|20)\d\d年?[)）])?(?=[\s\u3000:：，,]|\p{Lo})|(?:c|ca|circa|um|vers|verso|hacia|około|omkring|kring|rond|около)\.?\s?(?:1[0-9]|20)\d\d(?!\d)|(?:1[0-9]|20)\d\d[-–/]\d\d(?![\d-])|(?:(?:the|gli|los|les|os)\s)?(?:anni|années|años|anos)\s['’‘‹]?\d{2}(?:\d\d)?(?!\d)|(?:the\s)?(?:1[0-9]|20)?\d0(?:s|er(?:\sJahre)?)(?!\p{L}))/iu

/** Letters of a month, or a season, of no year that opens a line of a year's course: `4月 進級式`, `April: planting`. */
function openingMonth(text: string, lang: string): number {
  const word = /^(?:\d{1,2}\s?[月월]|\p{L}{3,12}\.?)(?=[\s:：]|$)/u.exec(text)?.[0] ?? ''
  const values = word === '' ? [] : [readValue(`${word} 2024`, lang), readValue(`2024年${word}`, lang)]
  const isMonth = values.some(
    value => value?.type === 'date' && /^2024-./.test(value.from ?? '') && !value.to,
  )
  return isMonth ? word.length : 0
}

function closingDate(line: Phrase, { lang }: Context): Dated | undefined {
  const bracket = /\s*[([（]([^()[\]（）]{3,42})[)\]）]\s*$/u.exec(line.text)
  const last = dividersIn(line.text).at(-1)
  const [from, to, words] = bracket?.[1]
    ? [bracket.index, bracket[0].indexOf(bracket[1]) + bracket.index, bracket[1]]
    : [last?.start ?? -1, last?.end ?? -1, last ? line.text.slice(last.end) : '']
  if (from <= 0 || words.length > LONGEST_DATE || !isDate(readValue(words.trim(), lang))) return undefined
  return { date: trim(cut(line, to, to + words.length)), rest: trim(cut(line, 0, from)) }
}

/** Short words before a divider: a date among dated neighbours, whatever it is called. */
function namedDate(line: Phrase): Dated | undefined {
  const [first] = dividersIn(line.text)
  if (!first || first.start === 0 || first.start > LONGEST_DATE / 2) return undefined
  return { date: trim(cut(line, 0, first.start)), rest: after(line, first.end) }
}

/** `today: 9 km`: what is now, among dated neighbours. */
function nowIn(line: Phrase, { lang }: Context): Dated | undefined {
  const named = namedDate(line)
  return named && wordsFor(lang, 'presentWords').includes(plainLabel(named.date.text)) ? named : undefined
}

function dividersIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.slice(0, 400).matchAll(divider)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

function isDate(value: Value | undefined): value is DateValue {
  return value?.type === 'date' || value?.type === 'time'
}

/** What follows a date, without the marks that tie it. */
function after(line: Phrase, start: number): Phrase {
  const rest = cut(line, start)
  return trim(cut(rest, marks.exec(rest.text)?.[0].length ?? 0))
}

/** An event before it is told whether short words are titles here. */
export interface Draft {
  readonly date?: Phrase
  readonly end?: Phrase
  /** Given apart from the other words: a cell, a heading. */
  readonly title?: Phrase
  readonly line: Phrase
  readonly facts?: readonly Fact[]
  /** Blocks that say more. */
  readonly more?: readonly RootContent[]
  /** What stands over it, when it opens a group. */
  readonly group?: readonly RootContent[]
}

/** What a line opens with when it is a title: bold words, or few words before a divider. */
function divided(line: Phrase): { readonly title: Phrase; readonly words: Phrase } | undefined {
  const bold = boldStart(line)
  if (bold > 0) return { title: trim(cut(line, 0, bold)), words: after(line, bold) }
  const mark = dividersIn(line.text).find(({ start }) => start > 0)
  if (!mark || mark.start > LONGEST_TITLE || /[.!?。]\s/u.test(line.text.slice(0, mark.start)))
    return undefined
  const words = after(line, mark.end)
  return words.text === '' ? undefined : { title: trim(cut(line, 0, mark.start)), words }
}

/** Letters of the bold words that a line opens with. */
function boldStart(line: Phrase): number {
  const first = line.nodes.find(node => node.type !== 'text' || node.value.trim() !== '')
  if (first?.type !== 'strong') return 0
  const { text } = toPhrase([first])
  return line.text.indexOf(text) + text.length
}

/** Drafts as events that look alike: short words are titles where all are short, those before a divider where most have one. */
function toEvents(drafts: readonly Draft[], context: Context): readonly Item[] {
  const open = drafts.filter(
    ({ title, line }) => title === undefined && line.text !== '' && boldStart(line) === 0,
  )
  const divides = open.filter(({ line }) => divided(line)).length >= open.length * 0.5
  const whole = open.filter(({ line }) => !divides || !divided(line))
  const isShort = whole.every(({ line }) => line.text.length <= LONGEST_TITLE)
  const asFact = (words: Phrase): Fact => toFact(phraseOf(''), words, 'body', context)
  return drafts.map(({ date, end, title, line, facts = [], more = [], group }): Item => {
    const parts =
      (title && { title, words: line }) ??
      (divides || boldStart(line) > 0 ? divided(line) : undefined) ??
      (isShort ? { title: line, words: phraseOf('') } : { title: phraseOf(''), words: line })
    const over = group && { ...asFact(phraseOf(group.map(plainText).join(' '))), blocks: group }
    return {
      title: parts.title,
      parts: {
        ...(date && { date: asFact(date) }),
        ...(end && { endDate: asFact(end) }),
        ...(parts.words.text !== '' && { description: asFact(parts.words) }),
        ...(over && { group: over }),
      },
      facts,
      text: more,
      items: [],
      blocks: [date, title, line]
        .flatMap(words => (words?.text ? [paragraphOf(words)] : []))
        .concat(more as []),
    }
  })
}

/** Lines as events when most of them have a date; those without are events among them. */
function draftsOfLines(lines: readonly Draft[], context: Context): readonly Draft[] | undefined {
  const dated = lines.map(({ line }) => datedIn(line, context))
  const count = dated.filter(found => found !== undefined).length
  if (count === 0 || count < lines.length * MOST) return undefined
  return lines.map((draft, at) => {
    const found = dated[at] ?? namedDate(draft.line)
    return found ? { ...draft, date: found.date, line: found.rest } : draft
  })
}

function draftsOfList(list: List, context: Context): readonly Draft[] | undefined {
  const lines = list.children.map((item): Draft => {
    const [line, ...more] = withDay(item)
    return line?.type === 'paragraph'
      ? { line: trim(toPhrase(line.children)), more }
      : { line: phraseOf(''), more: item.children }
  })
  return draftsOfLines(lines, context)
}

/** A day's number and its full stop at the start of an item are Markdown for a list in a list: `- 12. March 2024 - …`. */
function withDay({ children }: ListItem): readonly RootContent[] {
  const [list, ...others] = children
  if (list?.type !== 'list' || !list.ordered || list.children.length !== 1) return children
  const [line, ...more] = list.children[0]?.children ?? []
  if (line?.type !== 'paragraph') return children
  const day = { type: 'text' as const, value: `${list.start ?? 1}. ` }
  return [{ ...line, children: [day, ...line.children] }, ...more, ...others]
}

interface EventTable {
  readonly drafts: readonly Draft[]
  /** Heads of columns, which each event shows by where its words stand. */
  readonly silent: readonly string[]
}

/** Rows of a table with a column of dates as events. */
function draftsOfTable(table: Table, context: Context): EventTable | undefined {
  const columns = columnsOf(table, context)
  const when = bestColumn(columns, column => {
    const dated = shareOf(column, 'date', 'time')
    return dated >= MOST ? dated + means(column, 'date', 'year', 'period', 'startDate', 'time') : 0
  })
  if (!when || columns.length < 2) return undefined
  const until = columns.find(column => column !== when && means(column, 'endDate') > 0)
  const others = columns.filter(column => column !== when && column !== until)
  const [first, ...rest] = others.filter(column => shareOf(column, 'number', 'money', 'quantity') < MOST)
  const told = bestColumn(rest, column => lengthOf(column) - (first ? lengthOf(first) : 0))
  const main = told ?? first
  const name = told && first && first !== told && lengthOf(first) <= LONGEST_TITLE ? first : undefined
  const drafts = when.cells.map((date, row): Draft => {
    const end = until?.cells[row]
    const title = name?.cells[row]
    return {
      ...(date.text !== '' && { date }),
      ...(end && end.text !== '' && { end }),
      ...(title && title.text !== '' && { title }),
      line: main?.cells[row] ?? phraseOf(''),
      facts: others.flatMap(({ label, cells }) => {
        const cell = cells[row]
        if (!cell || cell.text === '' || cells === main?.cells || cells === name?.cells) return []
        // A figure says little without its label; a word does.
        return [toFact(/\d/.test(cell.text) ? label : phraseOf(''), cell, 'body', context)]
      }),
    }
  })
  return { drafts, silent: columns.map(({ label }) => label.text) }
}

/** Letters of a column's cells, on the average. */
function lengthOf({ cells }: Column): number {
  const filled = cells.filter(({ text }) => text !== '')
  return filled.reduce((sum, { text }) => sum + text.length, 0) / Math.max(filled.length, 1)
}

interface Course {
  readonly events: readonly Item[]
  readonly taken: ReadonlySet<RootContent>
  readonly silent: readonly string[]
}

/** Events of a body, with the headings between them as names of what they stand in. */
function eventsIn(body: readonly RootContent[], context: Context): Course {
  const title = titleOf(body)
  const depth = depthOfDates(body, title, context)
  const eras = erasAmong(body, depth, context)
  const runs = datedParagraphs(body, context)
  const taken = new Set<RootContent>()
  const silent: string[] = []
  const drafts: Draft[] = []
  let opening: RootContent[] = []
  const add = (found: readonly Draft[], blocks: readonly RootContent[]): void => {
    const [first, ...others] = found
    if (!first) return
    drafts.push(opening.length > 0 ? { ...first, group: opening } : first, ...others)
    for (const block of [...opening, ...blocks]) taken.add(block)
    opening = []
  }
  for (let at = 0; at < body.length; ) {
    const block = body[at] as RootContent
    const dated = block.type === 'heading' && block.depth === depth && !eras.has(block) ? block : undefined
    const end = dated ? sectionEnd(body, at) : at + 1
    const own = body.slice(at, end)
    if (block === title) opening = []
    else if (dated) add([draftOfSection(dated, own.slice(1), context)], own)
    else if (block.type === 'heading')
      opening = opening.every(({ type }) => type === 'heading') ? [...opening, block] : [block]
    else if (block.type === 'list') add(draftsOfList(block, context) ?? [], own)
    else if (block.type === 'table') {
      const found = draftsOfTable(block, context)
      add(found?.drafts ?? [], own)
      silent.push(...(found?.silent ?? []))
    } else if (runs.has(block)) add(runs.get(block) ?? [], own)
    else if (isBesideList(body, at, context)) {
      const [first, ...more] = partsBeside(block as Paragraph, context)
      const last = first && !first.date ? drafts.pop() : undefined
      if (last && first) drafts.push({ ...last, more: [...(last.more ?? []), paragraphOf(first.line)] })
      add(last || !first ? more : [first, ...more], own)
    } else if (isBetween(body, at, runs)) {
      const last = drafts.pop()
      if (last) drafts.push({ ...last, more: [...(last.more ?? []), block] })
      taken.add(block)
    } else if (opening.length > 0) opening.push(block)
    at = end
  }
  return { events: toEvents(drafts, context), taken, silent }
}

/** The depth of the headings of which most open with a date. */
function depthOfDates(
  body: readonly RootContent[],
  title: Heading | undefined,
  context: Context,
): number | undefined {
  const headings = body.filter((block): block is Heading => block.type === 'heading' && block !== title)
  return [1, 2, 3, 4, 5, 6].find(depth => {
    const own = headings.filter(heading => heading.depth === depth)
    const dated = own.filter(heading => datedIn(toPhrase(heading.children), context))
    return dated.length >= 2 && dated.length >= own.length * MOST
  })
}

/** Dated headings over events of their own, `1980–1995: Iron and uniforms`, where most of their neighbours are such too. */
function erasAmong(
  body: readonly RootContent[],
  depth: number | undefined,
  context: Context,
): ReadonlySet<RootContent> {
  if (depth === undefined) return new Set()
  const headings = [...body.entries()].filter(
    ([, block]) => block.type === 'heading' && block.depth === depth,
  )
  const eras = headings.filter(
    ([at]) => eventsIn(body.slice(at + 1, sectionEnd(body, at)), context).events.length >= 2,
  )
  return new Set(eras.length * 2 > headings.length ? eras.map(([, heading]) => heading) : [])
}

function sectionEnd(body: readonly RootContent[], start: number): number {
  const { depth } = body[start] as Heading
  const end = body.findIndex((block, at) => at > start && block.type === 'heading' && block.depth <= depth)
  return end < 0 ? body.length : end
}

function draftOfSection(heading: Heading, blocks: readonly RootContent[], context: Context): Draft {
  const line = trim(toPhrase(heading.children))
  const found = datedIn(line, context)
  if (!found) return { title: line, line: phraseOf(''), more: blocks }
  const [first, ...others] = blocks
  // A heading that is a date alone: what happened is said below it.
  if (found.rest.text === '' && first?.type === 'paragraph')
    return { date: found.date, line: trim(toPhrase(first.children)), more: others }
  return { date: found.date, title: found.rest, line: phraseOf(''), more: blocks }
}

/** Paragraphs that open with a date, when there are several; lines without one go on with the line above. */
function datedParagraphs(
  body: readonly RootContent[],
  context: Context,
): ReadonlyMap<RootContent, readonly Draft[]> {
  const dated = body.filter(
    block => block.type === 'paragraph' && draftsOfParagraph(block, context).length > 0,
  )
  const [first, last] = [dated[0], dated.at(-1)]
  // One more than the last: `today – …` often ends a course of dates.
  const run = first && last ? body.slice(body.indexOf(first), body.indexOf(last) + 2) : []
  const found = run.flatMap((block): [RootContent, readonly Draft[]][] => {
    if (block.type !== 'paragraph') return []
    const drafts = draftsOfParagraph(block, context)
    if (drafts.length > 0) return [[block, drafts]]
    // Among dated neighbours short words with a figure before a divider are a date too: `XII 1981 – …`.
    const line = trim(toPhrase(block.children))
    const found = namedDate(line)
    if (!found) return []
    const isInside = /\d/.test(found.date.text) && body.indexOf(block) < body.indexOf(last as RootContent)
    const isNow = wordsFor(context.lang, 'presentWords').includes(plainLabel(found.date.text))
    return isInside || isNow ? [[block, [{ date: found.date, line: found.rest }]]] : []
  })
  const count = found.reduce((sum, [, drafts]) => sum + drafts.length, 0)
  return new Map(count >= 3 ? found : [])
}

function draftsOfParagraph(block: Paragraph, context: Context): readonly Draft[] {
  const whole = toPhrase(block.children)
  const drafts: { start: number; end: number; dated?: Dated }[] = []
  for (const { index, 0: text } of whole.text.matchAll(/[^\n]+/g)) {
    const end = index + text.length
    const line = trim(cut(whole, index, end))
    const last = drafts.at(-1)
    const dated = openingDate(line, context) ?? (last && nowIn(line, context))
    if (dated) drafts.push({ start: index, end, dated })
    else if (last) last.end = end
    else return []
  }
  return drafts.map(({ start, end, dated }): Draft => {
    const line = trim(cut(whole, start, end))
    const found = line.text.includes('\n') ? openingDate(line, context) : dated
    return found ? { date: found.date, line: found.rest } : { line }
  })
}

/** Whether a block stands between dated paragraphs: it goes on with the one above it. */
function isBetween(
  body: readonly RootContent[],
  at: number,
  runs: ReadonlyMap<RootContent, unknown>,
): boolean {
  const isBreak = (block: RootContent): boolean => block.type === 'heading' || block.type === 'thematicBreak'
  const before = body.slice(0, at).findLast(block => runs.has(block) || isBreak(block))
  const next = body.slice(at + 1).find(block => runs.has(block) || isBreak(block))
  return before !== undefined && next !== undefined && runs.has(before) && runs.has(next)
}

/** Lines of a paragraph that open with a date as drafts of their own; what stands over them belongs to what is above. */
function partsBeside(block: Paragraph, context: Context): readonly Draft[] {
  const drafts: Draft[] = []
  for (const line of linesOfBlock(block)) {
    const found = openingDate(line, context) ?? nowIn(line, context)
    const last = drafts.at(-1)
    if (found) drafts.push({ date: found.date, line: found.rest })
    else if (last && drafts.some(({ date }) => date))
      drafts[drafts.length - 1] = { ...last, more: [...(last.more ?? []), paragraphOf(line)] }
    else drafts.push({ line })
  }
  return drafts
}

/** Whether a paragraph of dated lines stands right beside a list of such, which its own dates were too unlike to be in. */
function isBesideList(body: readonly RootContent[], at: number, context: Context): boolean {
  const [before, block, next] = [body[at - 1], body[at], body[at + 1]]
  if (block?.type !== 'paragraph') return false
  const isCourse = (other: RootContent | undefined): boolean =>
    (other?.type === 'list' && draftsOfList(other, context) !== undefined) ||
    (other?.type === 'paragraph' && partsBeside(other, context).at(-1)?.date !== undefined)
  const parts = partsBeside(block, context)
  const [first, ...others] = parts
  if (!first || others.some(({ date }) => date === undefined)) return false
  if (first.date === undefined) {
    const ends =
      others.length > 0 ? isAside(first.line) || isCourse(next) : isAside(first.line) && isCourse(next)
    return isCourse(before) && ends
  }
  return isCourse(before) || isCourse(next)
}

/** `(the mayor falls in)`: what is said in brackets of the line above. */
function isAside({ text }: Phrase): boolean {
  return /^[([（].*[)\]）]$/u.test(text)
}

/** Events among fields: the list of records or lines of which most have a date, and spans of time that name groups of them. */
function eventsAmong(
  fields: readonly Fact[],
  context: Context,
): { readonly events: readonly Item[]; readonly taken: ReadonlySet<Fact> } {
  const dated = fields.filter(({ label }) => isDate(readValue(label.text, context.lang)))
  if (dated.length >= 3) return { events: eventsOfRecord(dated, context), taken: new Set(dated) }
  const lists = listsIn(fields).map(fact => ({ fact, events: eventsOfField(fact, context) }))
  const found = lists.filter(({ events }) => events.length >= 2)
  const spans = found.filter(({ events }) => found.length > 1 && events.every(isSpan))
  const courses = found.filter(list => !spans.includes(list))
  const events = courses.flatMap(list => list.events)
  return {
    events: spans
      .flatMap(list => list.events)
      .reduce<readonly Item[]>((all, era) => withEra(all, era), events),
    taken: new Set([...courses, ...(events.length > 0 ? spans : [])].map(({ fact }) => fact)),
  }
}

function listsIn(facts: readonly Fact[]): readonly Fact[] {
  return facts.flatMap(fact => (fact.items.length > 0 ? [fact] : [fact, ...listsIn(fact.facts)]))
}

function eventsOfField({ items, facts }: Fact, context: Context): readonly Item[] {
  const dates = facts.filter(({ label }) => isDate(readValue(label.text, context.lang)))
  if (facts.length >= 2 && dates.length >= facts.length * MOST) return eventsOfRecord(facts, context)
  // What comes first in a record need not be what it is called.
  const records = items.map(item =>
    item.facts.length > 0 ? { ...item, title: phraseOf(''), facts: flatFacts(item.facts) } : item,
  )
  if (records.some(({ facts: own }) => own.length > 0)) {
    const shaped = shapeForList('events', records).map(named)
    return shaped.filter(({ parts }) => parts.date).length >= items.length * MOST ? shaped : []
  }
  const lines = items.map(({ title, text }): Draft => ({ line: title, more: text }))
  return toEvents(draftsOfLines(lines, context) ?? [], context)
}

/** Fields whose names are dates: what they hold is what happened then. */
function eventsOfRecord(facts: readonly Fact[], context: Context): readonly Item[] {
  const drafts = facts.map(({ label, text, blocks: [first, ...more] }): Draft => {
    const line = first?.type === 'paragraph' ? toPhrase(first.children) : phraseOf(text)
    return { date: label, line, more }
  })
  return toEvents(drafts, context)
}

/** A record that has no part called a title: its first words that are no other part. */
function named(item: Item): Item {
  const { date, endDate, description, title } = item.parts
  const parts = date || !endDate ? item.parts : { ...item.parts, date: endDate }
  if (title) return { ...item, parts }
  const first = item.facts.find(({ value, text }) => value === undefined && text.length <= LONGEST_TITLE * 2)
  if (first)
    return { ...item, title: phraseIn(first), parts, facts: item.facts.filter(fact => fact !== first) }
  const isPart = [date, description].some(part => part?.text === item.title.text)
  return { ...item, title: isPart ? phraseOf('') : item.title, parts }
}

function isSpan({ parts }: Item): boolean {
  return parts.date !== undefined && parts.endDate !== undefined && parts.description === undefined
}

/** Names the group that begins with the first event of a span of time. */
function withEra(events: readonly Item[], era: Item): readonly Item[] {
  const { date, endDate } = era.parts
  const from = startOf(date)
  const at = events.findIndex(({ parts }) => startOf(parts.date) >= from && parts.group === undefined)
  const first = events[at]
  if (!date || !endDate || !first) return events
  const years = [...phraseIn(date).nodes, { type: 'text' as const, value: '–' }, ...phraseIn(endDate).nodes]
  const heading: Heading = {
    type: 'heading',
    depth: 3,
    children: [...era.title.nodes, { type: 'text', value: ' · ' }, ...years],
  }
  const group: Fact = { ...date, label: phraseOf(''), text: plainText(heading), blocks: [heading] }
  return events.with(at, { ...first, parts: { ...first.parts, group } })
}

function startOf(fact: Fact | undefined): string {
  return fact?.value?.type === 'date' ? fact.value.from : ''
}
