import type { List, ListItem, Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { findValues } from '../values/read-value.ts'
import { dateFormat } from '../../source/date-format.ts'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { datedAside, datedLine, datedStation } from '../facts/dated.ts'
import { paragraphOf, phraseIn, pieceFact, toFact, itemWith } from '../facts/facts.ts'
import { lineOfItem, linesIn, linesOfBlock, readLabelled, segmentsOf } from '../facts/label.ts'
import { nameOf } from '../words/lexicon.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Section } from '../reading.ts'
import type { DateValue } from '../values/value.ts'
import type { Concept } from '../words/en.ts'
import { isFirmName } from '../claims/firms.ts'
import { itemOfLines, itemOfName, itemsOfTable } from './items.ts'

/** Things under a heading, with what stands above and below them. */
export interface Things {
  readonly lead: readonly RootContent[]
  readonly items: readonly Item[]
  readonly rest: readonly RootContent[]
}

/**
 * The stations of a life under one heading: posts, schools, services. However they are written, each becomes a title, its
 * dates, where it was, and what is said of it: headings with a line below, lines with a tab or dash and dates, labelled
 * lines, rows of a table, items of a list. What fits none of these is text of the station above it.
 */
export function entriesIn(section: Section, context: Context): Things {
  const { blocks, sections } = section
  const above = entriesOfBlocks(blocks, context)
  if (sections.length === 0) return above
  const headed = sections.map(inner => entryOfSection(inner, context))
  return { lead: above.lead, items: [...above.items, ...headed], rest: above.rest }
}

/** What a station may be labelled with: none of these labels opens a part of its own. */
const labels: ReadonlySet<Concept> = new Set<Concept>([
  'jobTitle',
  'title',
  'name',
  'organization',
  'location',
  'city',
  'country',
  'address',
  'period',
  'date',
  'year',
  'startDate',
  'endDate',
  'degree',
  'level',
  'description',
])

/** Whether words label a part of a station: `Position`, `Firma`, `Období`. */
export function isEntryLabel(label: string, { lexicon }: Context): boolean {
  // `seit 08/2019` is a date and no label.
  return (
    !/\d/.test(label) && lexicon(label).some(({ concept, weight }) => weight > 0.8 && labels.has(concept))
  )
}

/** A station while its blocks are gathered. */
interface Draft extends Pick<Item, 'title' | 'facts' | 'items' | 'unsaid'> {
  readonly text: RootContent[]
  readonly blocks: RootContent[]
  /** Blocks that follow say more about it: it was opened by a paragraph of its own. */
  readonly open: boolean
}

/** `(2020: six months in the field hospital)`: a remark at the end of a part is none of its stations. */
function isAside(block: RootContent): boolean {
  return block.type === 'paragraph' && /^\s*[(（[].*[)）\]]\s*$/su.test(plainText(block))
}

function entriesOfBlocks(blocks: readonly RootContent[], context: Context): Things {
  const lead: RootContent[] = []
  const rest: RootContent[] = []
  const drafts: Draft[] = []
  blocks.forEach((block, at) => {
    const last = drafts.at(-1)
    const isRest = rest.length > 0 || (at === blocks.length - 1 && last !== undefined && isAside(block))
    const opened = isRest ? [] : draftsOf(block, blocks[at + 1], last, context)
    if (opened.length > 0) drafts.push(...opened)
    else if (last === undefined) lead.push(block)
    else if (last.open && !isRest) {
      last.text.push(block)
      last.blocks.push(block)
    } else rest.push(block)
  })
  return { lead, items: drafts.map(({ open: _, ...draft }) => ({ ...draft, parts: {} })), rest }
}

function draftsOf(
  block: RootContent,
  next: RootContent | undefined,
  last: Draft | undefined,
  context: Context,
): readonly Draft[] {
  switch (block.type) {
    case 'table':
      return rowsOf(block, context)
    case 'list':
      // Below a station points say more of it, and what is dated is the next ones.
      return last?.open && !areStations(block, context)
        ? []
        : block.children.map(item => draftOfItem(item, context))
    case 'paragraph':
      return headsOf(block, next, context)
    default:
      return []
  }
}

/** Whether most items of a list open or end with when they were. */
export function areStations({ children }: List, context: Context): boolean {
  const dated = children.filter(({ children: [first] }) => {
    const line = linesOfBlock(first)[0]
    return line !== undefined && datedLine(line, context)?.rest !== undefined
  })
  return dated.length > 1 && dated.length * 3 >= children.length * 2
}

/** A year in a line. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u
/** Whether a list under a heading of its own is lines of a life, two of three with when that was. */
export function listsStations({ blocks, sections }: Section, context: Context): boolean {
  const [list, ...others] = blocks
  if (list?.type !== 'list' || others.length + sections.length > 0 || list.ordered === true) return false
  const lines = list.children.flatMap(item => lineOfItem(item) ?? [])
  if (lines.length < list.children.length || lines.some(line => !isHeadLine(line))) return false
  const dated = lines.filter(line => YEAR.test(line.text) && datedStation(line, context)?.rest !== undefined)
  return dated.length > 1 && dated.length * 3 >= lines.length * 2
}

/** Letters up to which a line may be the head of a station. */
const LINE = 120
/** Lines that a head may have: what, where, when, and one more. */
const LINES = 4

/** The stations that a paragraph opens; none when it is running text. */
function headsOf(block: Paragraph, next: RootContent | undefined, context: Context): readonly Draft[] {
  const lines = linesIn(block.children)
  const labelled = lines.filter(line => isLabelled(line, context))
  if (labelled.length > 0 && labelled.length >= lines.length / 2)
    return recordsIn(lines, context).map(record => draftOfLines(record, [block], context))
  const dated = lines.filter(line => datedStation(line, context) !== undefined)
  // Of lines that each have a year none is another's, wherever it stands.
  const isEach =
    dated.length > 0 &&
    lines.every(line => YEAR.test(line.text) && isHeadLine(line) && !line.text.endsWith('.'))
  if (lines.length > 1 && (dated.length === lines.length || isEach))
    return lines.map(line => draftOfLines([line], [paragraphOf(line)], context))
  // What it was, below it when, and then sentences.
  const [name, when, ...said] = lines
  const isBelow =
    name && when && isHeadLine(name) && !datedStation(name, context) && isOnlyDate(when, context)
  if (isBelow && said.length > 0 && dated.length === 1 && !said.every(isHeadLine)) {
    const draft = draftOfLines([name, when], [block], context)
    return [{ ...draft, text: [...draft.text, ...said.map(paragraphOf)] }]
  }
  const runs = stationsIn(lines, context)
  if (runs.length > 1)
    return runs.map(({ head, said }) => {
      // Below what was done stands where.
      const isPlace = said.length === 1 && said.every(isPlaceLine)
      if (isPlace) return draftOfLines([head, ...said], [paragraphOf(joinLines([head, ...said]))], context)
      const draft = draftOfLines([head], [paragraphOf(joinLines([head, ...said]))], context)
      return { ...draft, text: [...draft.text, ...said.map(paragraphOf)] }
    })
  const [station] = runs
  if (station && (lines.length > LINES || !station.said.every(isHeadLine))) {
    const draft = draftOfLines([station.head], [block], context)
    return [{ ...draft, text: [...draft.text, ...station.said.map(paragraphOf)] }]
  }
  const isHead = lines.length <= LINES && lines.every(isHeadLine)
  if (isHead && (dated.length > 0 || next?.type === 'list')) return [draftOfLines(lines, [block], context)]
  const opened = openedBySentence(block, context)
  if (opened) return [opened]
  // `2015–2019: Assistant at … . Took care of …`: a line that opens with its date says all in one.
  const [first] = dated
  const opens = first === lines[0] && first !== undefined && startsWithDate(first, context)
  return opens ? [draftOfLines(lines, [block], context)] : []
}

/** What opens a station in bare lines, and what is said of it behind and below. */
export interface Station {
  readonly head: Phrase
  readonly said: readonly Phrase[]
}

/** Lines in runs that each begin with one that is dated, or that has a span of time in it: `Line cook, Mercado, 6/21–2/23, grill`. */
export function stationsIn(lines: readonly Phrase[], context: Context): readonly Station[] {
  const runs: { head: Phrase; said: Phrase[] }[] = []
  // Where stations open with their dates, a date within a line is what somebody was meanwhile.
  const isLed = lines[0] !== undefined && startsWithDate(lines[0], context)
  for (const line of lines) {
    const isDated = datedLine(line, context) ?? datedAside(line, context)
    const end = isHeadLine(line) && isDated ? line.text.length : spanEnd(line, context)
    const head = end === undefined ? undefined : trim(cut(line, 0, end))
    const behind =
      end === undefined
        ? line
        : trim(cut(line, end + (/^[\s,;.–—-]+/u.exec(line.text.slice(end))?.[0].length ?? 0)))
    const isAside =
      runs.length > 0 && (/^\p{Ll}.*\(\d{4}\)$/u.test(line.text) || (isLed && !startsWithDate(line, context)))
    if (head && head.text.length <= LINE && !isAside)
      runs.push({ head, said: behind.text === '' ? [] : [behind] })
    else if (runs.length === 0) return []
    else runs.at(-1)?.said.push(line)
  }
  return runs
}

/** Months with two figures of their year, which are days everywhere but in a life: `6/21–2/23`, `3/23–now`. */
const shortSpan = /(?<![\d/])(?:0?[1-9]|1[0-2])\/\d\d\s?[–—-]\s?(?:(?:0?[1-9]|1[0-2])\/\d\d(?!\d)|\p{L}+)/u

/** Where a span of time within a line ends: it is no span of months in a sentence, which is long. */
function spanEnd({ text }: Phrase, { lang }: Context): number | undefined {
  const short = shortSpan.exec(text)
  if (short) return short.index + short[0].length
  const span = findValues(text, lang).find(
    ({ value }) => value.type === 'date' && (value.to !== undefined || value.ongoing === true),
  )
  return span && /(?:^|[,;|·–—-]|\p{L}\.?)\s*$/u.test(text.slice(0, span.start)) ? span.end : undefined
}

/** `Lecturer, Ulster College of Art, 2019–present. Teaches two modules.`: the sentence that ends in the dates is the head. */
function openedBySentence(block: Paragraph, context: Context): Draft | undefined {
  const phrase = toPhrase(block.children)
  const end = /[.。]\s+(?=\p{Lu}|\p{Lo})/u.exec(phrase.text)
  if (end === null || end.index > LINE) return undefined
  const first = trim(cut(phrase, 0, end.index))
  if (datedLine(first, context)?.rest === undefined) return undefined
  const text = paragraphOf(trim(cut(phrase, end.index + end[0].length)))
  const draft = draftOfLines([first], [block], context)
  return { ...draft, text: [...draft.text, text] }
}

function isHeadLine({ text }: Phrase): boolean {
  return text.length <= LINE && !/\p{L}{4,}[.!?。]$/u.test(text)
}

/** Letters up to which a line below a head is where it was. */
const PLACE = 60

/** Whether a line is a name: it opens with a capital, and says no sentence. */
function isPlaceLine(line: Phrase): boolean {
  return line.text.length <= PLACE && /^\p{Lu}|^\p{Lo}/u.test(line.text) && isHeadLine(line)
}

function isOnlyDate(line: Phrase, context: Context): boolean {
  const found = datedLine(line, context)
  return found !== undefined && found.rest === undefined
}

function startsWithDate(line: Phrase, context: Context): boolean {
  const found = datedLine(line, context)
  return found !== undefined && line.text.trimStart().startsWith(found.dates.text.slice(0, 4))
}

function isLabelled(line: Phrase, context: Context): boolean {
  const label = labelOf(line)
  return label !== undefined && isEntryLabel(label.text, context)
}

/** A label before a value, or alone before what follows: `**Duties:**`. */
function labelOf(line: Phrase): Phrase | undefined {
  const labelled = readLabelled(line)
  if (labelled) return labelled.label
  const alone = /^(.{1,60}?)\s*[:：]$/u.exec(line.text)
  return alone ? cut(line, 0, alone[1]?.length ?? 0) : undefined
}

/** Labelled lines by record: a label that comes again opens the next. */
function recordsIn(lines: readonly Phrase[], context: Context): readonly (readonly Phrase[])[] {
  const records: Phrase[][] = []
  let seen = new Set<string>()
  for (const line of lines) {
    const name = labelOf(line)?.text ?? ''
    if (records.length === 0 || (name !== '' && seen.has(name) && isEntryLabel(name, context))) {
      records.push([])
      seen = new Set()
    }
    seen.add(name)
    records.at(-1)?.push(line)
  }
  return records
}

/** A station from its lines: its date is taken out of the line that has it, the first of the others says what it was. */
function draftOfLines(lines: readonly Phrase[], blocks: RootContent[], context: Context): Draft {
  const facts: Fact[] = []
  const free: Phrase[] = []
  for (const line of withPostFirst(lines, context)) {
    if (isLabelled(line, context)) facts.push(...labelledFacts(line, context))
    else {
      const when = facts.some(isDate) ? undefined : datedStation(line, context)
      if (when) facts.push(plainly(when.dates))
      free.push(...(when ? (when.rest ? [when.rest] : []) : [line]))
    }
  }
  const text: RootContent[] = []
  const { title, facts: more } = facts.some(({ written }) => written)
    ? { title: phraseOf(''), facts: free.flatMap(line => otherFacts(line, context)) }
    : itemOfLines(free, context)
  const short = more.flatMap(fact => shortened(fact, text, context))
  return { title, facts: [...facts, ...short], items: [], text, blocks: [...blocks], open: true }
}

/** A house that ends in where it is: `Lakemont Medical Center, Toledo, OH`. */
const housed = /,\s+\p{Lu}{2,3}$/u

/** A post and its dates below the house it was in, as what was done comes first: the house is known by its name or by where it is. */
function withPostFirst(lines: readonly Phrase[], context: Context): readonly Phrase[] {
  const [house, post, ...others] = lines
  if (!house || !post || others.length > 0) return lines
  const isHouse = ({ text }: Phrase): boolean => housed.test(text) || isFirmName(text, context)
  const when = datedStation(house, context) ? undefined : datedStation(post, context)
  return when?.rest && isHouse(house) && !isHouse(when.rest) ? [post, house] : lines
}

/** A line among labelled ones: with a label that says nothing of a station as such, or with none. */
function otherFacts(line: Phrase, context: Context): readonly Fact[] {
  return labelOf(line)
    ? labelledFacts(line, context)
    : segmentsOf(line).map(piece => pieceFact(piece, context))
}

/** `**Position:** Clerk`; of a label alone there is nothing to say, since what follows shows it. */
function labelledFacts(line: Phrase, context: Context): readonly Fact[] {
  const labelled = readLabelled(line)
  const label = labelOf(line)
  if (labelled) return [toFact(labelled.label, labelled.value, 'body', context)]
  return label ? [toFact(label, phraseOf(''), 'body', context)] : []
}

function isDate({ value, meanings }: Fact): boolean {
  return (
    value?.type === 'date' || meanings.some(({ concept }) => concept === 'period' || concept === 'startDate')
  )
}

/** A date without the emphasis that set it apart from the words beside it. */
function plainly(fact: Fact): Fact {
  const nodes = phraseIn(fact).nodes.flatMap(bare)
  return { ...fact, blocks: [paragraphOf(toPhrase(nodes))] }
}

function bare(node: PhrasingContent): readonly PhrasingContent[] {
  return node.type === 'emphasis' || node.type === 'strong' ? node.children.flatMap(bare) : [node]
}

/** A fact without what goes on after its first sentence, which is text; words that are all text are none. */
function shortened(fact: Fact, text: RootContent[], context: Context): readonly Fact[] {
  if (fact.text.length <= LINE && !/(?:\p{L}{3}|\))[.!?]\s+\p{Lu}/u.test(fact.text)) return [fact]
  const phrase = phraseIn(fact)
  const end = /(?<=\s\S*[\p{Ll})»”]{2})[.!?]\s+(?=\p{Lu})/u.exec(phrase.text)
  // One word with its stop is a shortened one: `wiss. Mitarbeiterin`.
  if (end === null && fact.label.text === '' && fact.text.length <= LINE) return [fact]
  if (fact.label.text !== '' || end === null || end.index > LINE) {
    text.push(...(fact.label.text === '' ? fact.blocks : [paragraphOf(withLabel(fact))]))
    return []
  }
  text.push(paragraphOf(trim(cut(phrase, end.index + end[0].length))))
  return [toFact(phraseOf(''), trim(cut(phrase, 0, end.index)), 'body', context)]
}

function withLabel(fact: Fact): Phrase {
  return toPhrase([...fact.label.nodes, { type: 'text', value: ': ' }, ...phraseIn(fact).nodes])
}

/** Rows of a table: facts by their columns; without a head of its own, the date and the words beside it. */
function rowsOf(table: Table, context: Context): readonly Draft[] {
  const [head] = table.children
  const isHeaded = head?.children.some(cell => cell.children.length > 0) === true
  const labelled = head?.children.filter(cell => isEntryLabel(toPhrase(cell.children).text, context)) ?? []
  // A head that says more than when, what and where makes a table of its own kind, which stays one.
  if (isHeaded && labelled.length < (head?.children.length ?? 0) - 1) return []
  if (isHeaded) {
    return itemsOfTable(table, context).map((item, at) => draftOfRow(item, at === 0))
  }
  const drafts: Draft[] = []
  for (const row of table.children.slice(1)) {
    const [when, ...words] = row.children.map(cell => trim(toPhrase(cell.children)))
    const last = drafts.at(-1)
    const said = words.filter(({ text }) => text !== '')
    const [only] = said
    // A row without its date below one that has it says more of that.
    const isPoint = when?.text === '' && said.length === 1 && last?.facts.some(isDate)
    if (isPoint && only && last) drafts[drafts.length - 1] = withPoint(last, only)
    else drafts.push(draftOfCells(row, context))
  }
  return drafts
}

/** A station with one more point under it. */
function withPoint(draft: Draft, point: Phrase): Draft {
  const open = draft.text.at(-1)
  const item: ListItem = { type: 'listItem', spread: false, children: [paragraphOf(point)] }
  const list: List =
    open?.type === 'list'
      ? { ...open, children: [...open.children, item] }
      : { type: 'list', ordered: false, spread: false, children: [item] }
  const above = open?.type === 'list' ? draft.text.slice(0, -1) : draft.text
  return { ...draft, text: [...above, list], blocks: [...draft.blocks, paragraphOf(point)] }
}

/** A row of a table without a head: its date, and the words beside it. */
function draftOfCells(row: TableRow, context: Context): Draft {
  const cells = row.children.map(cell => trim(toPhrase(cell.children))).filter(({ text }) => text !== '')
  const line = paragraphOf(toPhrase(cells.flatMap(({ nodes }, at) => (at === 0 ? nodes : [gap, ...nodes]))))
  const when = cells.flatMap(cell => (cells.length > 1 ? (wholeDate(cell, context) ?? []) : []))[0]
  const { facts, ...draft } = draftOfLines(
    cells.filter(cell => cell !== when?.cell),
    [line],
    context,
  )
  return { ...draft, facts: when ? [when.dates, ...facts] : facts, open: false }
}

/** Letters of a cell that says when. */
const WHEN = 32

/** A cell that opens with a date and says little more: `2018, renewed 2024`. */
function wholeDate(
  cell: Phrase,
  context: Context,
): { readonly cell: Phrase; readonly dates: Fact } | undefined {
  if (cell.text.length > WHEN) return undefined
  const first = findValues(cell.text, context.lang).find(({ value }) => value.type === 'date')
  if (first?.start !== 0) return undefined
  return { cell, dates: { ...toFact(phraseOf(''), cell, 'body', context), value: first.value } }
}

/** A row of a table with a head: what was done is text of the station, a point for each of its lines. */
function draftOfRow(item: Item, isFirst: boolean): Draft {
  const done = item.facts.find(fact => means(fact, 'highlights'))
  const lines = done?.blocks.flatMap(linesOfBlock) ?? []
  const points = lines.length > 1 ? [listOf(lines.map(itemOfName))] : lines.map(paragraphOf)
  return {
    ...item,
    facts: item.facts.filter(fact => fact !== done),
    text: points,
    blocks: [...item.blocks],
    // The rows share their labels.
    ...(done && isFirst && { unsaid: [...(item.unsaid ?? []), done.label.text] }),
    open: false,
  }
}

const gap: PhrasingContent = { type: 'text', value: ' ' }

function draftOfItem({ children }: ListItem, context: Context): Draft {
  const [first, ...more] = children
  if (first?.type !== 'paragraph')
    return {
      title: phraseOf(''),
      facts: [],
      items: [],
      text: [...children],
      blocks: [...children],
      open: false,
    }
  const lines = linesIn(first.children)
  const isDated = lines.some(line => datedStation(line, context) !== undefined)
  const opened = isDated ? undefined : openedBySentence(first, context)
  const draft = opened ?? draftOfLines(lines, [], context)
  return { ...draft, text: [...draft.text, ...more], blocks: [...children], open: false }
}

/** A headed station: dates stand in the heading, or in the lines below it. */
function entryOfSection(section: Section, context: Context): Item {
  const heading = trim(toPhrase(section.heading?.children ?? []))
  const when = datedLine(heading, context)
  const [first, ...others] = section.blocks
  const lines = linesOfBlock(first)
  const isLines = lines.length > 0 && lines.length <= LINES && lines.every(isHeadLine)
  const isRecord = lines.length > 0 && lines.every(line => isLabelled(line, context))
  const below = isLines || isRecord ? factsUnder(lines, when !== undefined, context) : []
  return itemWith({
    title: when?.rest ?? (when ? phraseOf('') : heading),
    facts: [...(when ? [plainly(when.dates)] : []), ...below],
    text: isLines || isRecord ? others : section.blocks,
    items: section.sections.map(inner => entryOfSection(inner, context)),
    blocks: [...(section.heading ? [section.heading] : []), ...section.blocks],
  })
}

/** The facts in the lines under a heading: labelled, divided by signs, or a line each. */
function factsUnder(lines: readonly Phrase[], isDated: boolean, context: Context): readonly Fact[] {
  const facts: Fact[] = []
  for (const line of lines) {
    if (isLabelled(line, context)) {
      facts.push(...labelledFacts(line, context))
      continue
    }
    const when = isDated || facts.some(isDate) ? undefined : datedLine(line, context)
    // `June 2021 – Present · Portland`, all of it in emphasis.
    const pieces = when ? (when.rest ? segmentsOf(when.rest) : []) : segmentsOf(line)
    const inner = when
      ? undefined
      : pieces.find(piece => datedLine(piece, context)?.rest === undefined && datedLine(piece, context))
    const date = when?.dates ?? (inner && datedLine(inner, context)?.dates)
    if (date) facts.push(plainly(date))
    facts.push(
      ...pieces
        .filter(piece => piece !== inner)
        .map(piece => toFact(phraseOf(''), unmarked(piece), 'body', context)),
    )
  }
  return facts
}

/** Words that are all in emphasis, without it. */
export function unmarked(phrase: Phrase): Phrase {
  const [only, ...others] = phrase.nodes
  return only?.type === 'emphasis' && others.length === 0 ? toPhrase(only.children) : phrase
}

/** Entries of a list in the front matter: a line each, or records with their dates in one. */
export function entriesOfFact(fact: Fact, context: Context): readonly Item[] {
  const items = fact.items.length > 0 ? fact.items : fact.facts.length > 0 ? [recordOf(fact)] : []
  if (items.length === 0 && fact.blocks.length > 0) return entriesOfBlocks(fact.blocks, context).items
  return items.map(item => (item.facts.length === 0 ? lineEntry(item, context) : recordEntry(item, context)))
}

function recordOf({ facts, blocks }: Fact): Item {
  return itemWith({ facts, blocks })
}

function lineEntry(item: Item, context: Context): Item {
  const { open: _, ...draft } = draftOfLines(linesIn(item.title.nodes), [...item.blocks], context)
  return { ...draft, text: [...draft.text, ...item.text], parts: {} }
}

/** A record: its lists and long texts are what is said of it, its ends are one span, degree and subject one title. */
function recordEntry(item: Item, context: Context): Item {
  const facts: Fact[] = []
  const text: RootContent[] = [...item.text]
  for (const fact of item.facts) {
    if (fact.items.length > 0) text.push(listOf(fact.items))
    else if (fact.facts.length > 0) facts.push(...fact.facts)
    else if (isText(fact)) text.push(...fact.blocks)
    else facts.push(fact)
  }
  const spanned = withSpan(facts, context)
  return { ...item, ...spanned, title: phraseOf(''), facts: withDegree(spanned.facts), text }
}

function isText({ text, blocks, meanings }: Fact): boolean {
  if (meanings.some(({ concept }) => concept === 'summary' || concept === 'text')) return true
  return blocks.length > 1 || text.length > LINE
}

function listOf(items: readonly Item[]): List {
  const children = items.map(
    ({ blocks }): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [...blocks] as ListItem['children'],
    }),
  )
  return { type: 'list', ordered: false, spread: false, children }
}

function means(fact: Fact, ...concepts: readonly Concept[]): boolean {
  return fact.meanings.some(({ concept }) => concepts.includes(concept))
}

/** `MSc` and `Nursing` of one record are its title. */
function withDegree(facts: readonly Fact[]): readonly Fact[] {
  const degrees = facts.filter(fact => means(fact, 'degree'))
  const [first, ...others] = degrees.toSorted((one, other) => one.text.length - other.text.length)
  if (!first || facts.some(fact => means(fact, 'jobTitle', 'title'))) return facts
  const comma: PhrasingContent = { type: 'text', value: ', ' }
  const all = toPhrase(
    [first, ...others].flatMap((fact, at) => [...(at === 0 ? [] : [comma]), ...phraseIn(fact).nodes]),
  )
  // In some languages a degree is also how good something is.
  const meanings = first.meanings.filter(({ concept }) => concept === 'degree')
  const title = { ...first, meanings, text: all.text, blocks: [paragraphOf(all)] }
  return facts.filter(fact => !others.includes(fact)).map(fact => (fact === first ? title : fact))
}

/** The two ends of a time as one span, and dates that a program wrote in words: `2019-06` without an end is `Jun 2019 – present`. */
function withSpan(facts: readonly Fact[], context: Context): Pick<Item, 'facts' | 'unsaid'> {
  const start = facts.find(fact => isEnd(fact, 'startDate'))
  const end = facts.find(fact => isEnd(fact, 'endDate'))
  const dates = [start, end].filter(fact => fact !== undefined)
  if (dates.length === 0) {
    const when = facts.find(isDate)
    return when ? replaced(facts, [when], [inWords(when, context)], context) : { facts }
  }
  const open = end === undefined ? [phraseOf(nameOf('presentWords', context.lang))] : []
  return replaced(facts, dates, [...dates.map(fact => inWords(fact, context)), ...open], context)
}

/** One end of a time, and nothing else by the same name: `dates` may be all of it. */
function isEnd({ meanings, value }: Fact, end: Concept): boolean {
  const isWhole = value?.type === 'date' && (value.to !== undefined || value.ongoing === true)
  return !isWhole && meanings.some(({ concept, weight }) => concept === end && weight > 0.98)
}

function replaced(
  facts: readonly Fact[],
  dates: readonly Fact[],
  words: readonly Phrase[],
  context: Context,
): Pick<Item, 'facts' | 'unsaid'> {
  const dash: PhrasingContent = { type: 'text', value: ' – ' }
  const span = toPhrase(words.flatMap(({ nodes }, at) => (at === 0 ? nodes : [dash, ...nodes])))
  const unsaid = dates.filter(isMachineDate).map(({ blocks }) => blocks.map(plainText).join(' '))
  return {
    facts: [toFact(phraseOf(''), span, 'field', context), ...facts.filter(fact => !dates.includes(fact))],
    ...(unsaid.length > 0 && { unsaid }),
  }
}

function isMachineDate({ text, value }: Fact): boolean {
  return value?.type === 'date' && /^\d{4}-\d{2}$/.test(text)
}

/** A month as people write it: `Jun 2019`; a day was written out with the field. */
function inWords(fact: Fact, { lang }: Context): Phrase {
  const phrase = phraseIn(fact)
  if (!isMachineDate(fact)) return phrase
  const [year = 0, month = 1] = (fact.value as DateValue).from.split('-').map(Number)
  const written = dateFormat(lang, { month: 'short', year: 'numeric' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )
  const [node] = phrase.nodes
  return node?.type === 'text' ? toPhrase([{ ...node, value: written }]) : phraseOf(written)
}
