import type { Heading, List, Paragraph, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { listOfLines, paragraphOf, toFact, headingOf, phraseIn, wordsFact } from '../facts/facts.ts'
import { lineOfItem, linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { blocksOfPart, outlineOf, type Part } from '../outline.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Status } from '../reading.ts'
import { statusIn } from '../facts/status.ts'
import { plainLabel } from '../words/lexicon.ts'
import { repeatedIn } from '../things/columns.ts'
import { findValues } from '../values/read-value.ts'
import { countedBoard } from './counted-boards.ts'
import { stagesInText } from './stages-in-text.ts'
import { headedStages, namesStage, withPlanTitle } from './stage-lines.ts'
import { bodyWithout, fieldsWithout, listedSection, type Takings, untouched } from './takings.ts'
import { lanesAmong } from './lanes-of-fields.ts'
import {
  signOf,
  milestoneWords,
  type Lanes,
  cardsOfList,
  isBeside,
  laneOf,
  isCards,
  cardsOfBlock,
  cardOfPart,
  cardOfLine,
} from './lane-cards.ts'
import { figuresOf, isGrid, lanesOfTable } from './lanes-of-table.ts'

/**
 * Lanes of a roadmap with their cards: headings with lists, a table with a column of milestones, phases or areas, a table
 * whose columns are periods, lists of the front matter. A card has a title, a status, an owner, a date and a note, each
 * told by its label, by a sign or by what its words are; a card without any is a title.
 */
export function takeLanes(
  source: readonly RootContent[],
  fields: readonly Fact[],
  context: Context,
): Takings {
  const board = countedBoard(source, context)
  const body =
    board?.body ??
    withPlanTitle(withLists(headedAsides(raisedAsides(headedStages(source, context)), context)), context)
  const given = lanesAmong(fields, context)
  const listed = lanesIn(body, context)
  const written = given.lanes.length + listed.lanes.length > 0 ? listed : lanesInText(body, context)
  const lanes = [...given.lanes, ...written.lanes].map(lane => asMeant(lane, context))
  const items = lanes.flatMap(lane => lane.items)
  if (items.length < 2) return untouched(source, fields)
  return {
    ...untouched(body, fieldsWithout(fields, given.taken)),
    lists: { lanes, items },
    sources: { lanes: [listedSection(undefined, lanes)], items: [] },
    ...bodyWithout(body, written.taken),
    silent: [...written.silent, ...(board?.silent ?? []), ...items.flatMap(signOf), ...periodsAgain(lanes)],
    buttons: board?.buttons ?? [],
  }
}

/** Lanes and plans of each at least that share the periods by which they are dated, and the part of them that is. */
const SHARED = { lanes: 2, plans: 4, part: 0.8 }

/** The periods by which the plans of several lanes are dated, where they are said again: they stand once over all of them. */
function periodsAgain(lanes: readonly Item[]): readonly string[] {
  const own = lanes.filter(({ milestone, status }) => !milestone && !status)
  const plans = own.flatMap(({ items }) => items)
  const dates = plans.flatMap(({ parts: { date } }) => (date?.value?.type === 'date' ? [phraseIn(date)] : []))
  const isShared = own.length >= SHARED.lanes && plans.length >= SHARED.plans
  return isShared && dates.length >= plans.length * SHARED.part ? repeatedIn(dates) : []
}

/** A lane of what is left out on purpose, or of days by which something is reached, as what it is. */
function asMeant(lane: Item, context: Context): Item {
  const { lang } = context
  const { text } = lane.title
  if (milestoneWords(lang).some(word => plainLabel(text).includes(word))) {
    const items = lane.items.map(item => dayApart(item, context))
    const isDated = items.filter(({ parts }) => parts.date).length * 2 > items.length
    if (isDated) return { ...lane, items, milestone: true }
  }
  const stages = lane.items.flatMap(item => stageOf(item, lang) ?? [])
  // `Status: shipping, planned, at risk`: what each of them stands for.
  if (stages.length > 1 && stages.length === lane.items.length)
    return {
      ...lane,
      kind: 'definitions',
      items: lane.items.map((item, at) => ({ ...item, status: stages[at] as Status })),
    }
  const status = statusIn(text, lang)?.status
  // One line of what is done is no column of a board.
  const isLine = status === 'done' && lane.items.length === 1
  return status === 'dropped' || isLine ? { ...lane, status } : lane
}

/** How far something is, where an item is no more than the word for it. */
function stageOf({ title: { text } }: Item, lang: string): Status | undefined {
  const told = statusIn(text, lang)
  return told?.whole ? told.status : undefined
}

/** A day in figures that opens a line: `22.4.`, `1/9`. */
const DAY = /^\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2})(?:\d{4}|\d{2})?(?=\s)/u

/** Letters of the day that opens a line; 0 where none does. */
function dayIn(text: string, lang: string): number {
  const [first] = findValues(text, lang)
  return first?.start === 0 && first.value.type === 'date' ? first.end : (DAY.exec(text)?.[0].length ?? 0)
}

/** What is reached on the day that opens its line, which stands apart. */
function dayApart(item: Item, context: Context): Item {
  const { title, parts } = item
  const end = parts.date ? 0 : dayIn(title.text, context.lang)
  const rest = trim(cut(title, end + (/^\s*[:：,–—-]?\s*/u.exec(title.text.slice(end))?.[0].length ?? 0)))
  if (end === 0 || rest.text === '') return item
  return { ...item, title: rest, parts: { ...parts, date: wordsFact(cut(title, 0, end), context) } }
}

/** A body in which smaller headings that stand under the last lane alone are as large as those of lanes: they are about all of it. */
function raisedAsides(body: readonly RootContent[]): readonly RootContent[] {
  const headings = body.filter((block): block is Heading => block.type === 'heading')
  const depths = headings.map(({ depth }) => depth).filter(depth => depth > 1)
  const [lane = 2] = depths
  const last = headings.findLastIndex(({ depth }) => depth <= lane)
  const below = headings.slice(last + 1)
  const isAlone = headings.slice(0, last).every(({ depth }) => depth <= lane)
  const isFilled = body[body.indexOf(headings[last] as Heading) + 1]?.type !== 'heading'
  if (depths.filter(depth => depth === lane).length < 2 || below.length === 0 || !isAlone || !isFilled)
    return body
  return body.map(block =>
    below.includes(block as Heading) ? ({ ...block, depth: lane } as Heading) : block,
  )
}

/** What stands between things in a line that names several. */
const BETWEEN = /\s*[|·•;]\s+|\s+[/]\s+/gu
const COMMAS = /,\s+(?![^()]*\))/gu

/** A body in which labelled lines that say what is left out, done already or reached by days head it, as do headings over one such line: `Not doing this year: app, new logo`. */
function headedAsides(body: readonly RootContent[], context: Context): readonly RootContent[] {
  if (!body.some(({ type }) => type === 'heading')) return body
  const isAside = (name: string): boolean => {
    const status = statusIn(name, context.lang)?.status
    return status === 'dropped' || status === 'done'
  }
  return body.flatMap((block, at): readonly RootContent[] => {
    const above = body[at - 1]
    const lines = linesOfBlock(block)
    const [line, ...others] = lines
    if (above?.type === 'heading' && line && others.length === 0 && isAside(plainText(above))) {
      const things = split(line, BETWEEN).map(trim)
      return things.length > 1 ? [listOfLines(things)] : [block]
    }
    const asides = lines.map(own => {
      const labelled = readLabelled(own)
      const isOne = labelled?.sign === 'colon' && isAside(labelled.label.text)
      return isOne ? { ...labelled, things: split(labelled.value, COMMAS) } : pointsIn(own, context)
    })
    if (asides.every(aside => aside === undefined)) return [block]
    return lines.flatMap((own, place): readonly RootContent[] => {
      const aside = asides[place]
      if (!aside) return [paragraphOf(own)]
      return [headingOf(aside.label), listOfLines(aside.things.map(trim))]
    })
  })
}

/** Several points that are reached by days, behind what they are called: `Milestones: 4 May opening | 1 June first boat`. */
function pointsIn(
  line: Phrase,
  { lang }: Context,
): { readonly label: Phrase; readonly things: readonly Phrase[] } | undefined {
  const labelled = readLabelled(line)
  const name = plainLabel(labelled?.label.text ?? '')
  if (labelled?.sign !== 'colon' || !milestoneWords(lang).some(word => name.includes(word))) return undefined
  const things =
    [BETWEEN, COMMAS].map(mark => split(labelled.value, mark)).find(({ length }) => length > 1) ?? []
  const dated = things.filter(
    ({ text }) => dayIn(text, lang) > 0 || findValues(text, lang).some(({ value }) => value.type === 'date'),
  )
  return dated.length > 1 && dated.length * 2 > things.length ? { label: labelled.label, things } : undefined
}

/** Labelled lines from which on they are a list without marks. */
const LISTED = 3

/** A body in which labelled lines one below the other are the list that they look like: `Q1: sign in with passkeys`. */
function withLists(body: readonly RootContent[]): readonly RootContent[] {
  const runs: RootContent[][] = []
  for (const block of body) {
    const last = runs.at(-1)
    // What a run begins with is what all of it is.
    if (last?.[0] && isLabelled(last[0]) && isLabelled(block)) last.push(block)
    else runs.push([block])
  }
  return runs.flatMap((run): readonly RootContent[] => {
    const lines = run.flatMap(block => (isLabelled(block) ? linesIn(block.children) : []))
    return lines.length < LISTED ? run : [listOfLines(lines)]
  })
}

function isLabelled(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  return linesIn(block.children).every(line => readLabelled(line) !== undefined)
}

// What is written

function lanesIn(body: readonly RootContent[], context: Context): Lanes {
  const outline = outlineOf(body, context)
  const above = [...outline.before, ...outline.head]
  const hasGrid =
    isBoard(outline.parts, context) || body.some(block => block.type === 'table' && isGrid(block, context))
  const tables = above.map(block =>
    block.type === 'table' ? lanesOfTable(block, context, hasGrid) : undefined,
  )
  const found = tables.flatMap((table, at) => (table ? [{ table, block: above[at] as RootContent }] : []))
  const closings = usualClosing(outline.parts.slice(0, -1))
  const headed = withPauses(
    outline.parts,
    outline.parts.map((part, at) =>
      lanesOfPart(part, context, { isLast: at === outline.parts.length - 1, hasGrid, closings }),
    ),
    context,
  ).flat()
  const loose = above.filter(block => block.type === 'list' && block.children.length > 1) as List[]
  const cards = found.length + headed.length === 0 ? loose.flatMap(list => cardsOfList(list, context)) : []
  return {
    lanes: [
      ...found.flatMap(({ table }) => table.lanes),
      ...headed.flatMap(({ lanes }) => lanes),
      ...(cards.length > 0 ? laneByStatus(cards) : []),
    ],
    taken: [
      ...found.map(({ block }) => block),
      ...headed.flatMap(({ taken }) => taken),
      ...(cards.length > 0 ? loose : []),
    ],
    silent: [...found.map(({ table }) => table), ...headed].flatMap(({ silent }) => silent),
  }
}

/** Parts with lists that make a board by themselves: their names are stages. */
const BOARD = 2

/** Whether parts are stages with their lists: a table beside them says something else, as what may go wrong. */
function isBoard(parts: readonly Part[], context: Context): boolean {
  const stages = parts.filter(({ heading, blocks }) => {
    const [name = ''] = heading ? plainText(heading).split(/[:：]|\s[-–—]\s/u) : []
    return blocks.some(({ type }) => type === 'list') && namesStage(name, context)
  })
  return stages.length >= BOARD
}

/** Parts as lanes, among which one that is a stage and has words alone is one too: `Q3: we rest`; what is left out as well, wherever it stands. */
function withPauses(
  parts: readonly Part[],
  lanes: readonly (readonly Lanes[])[],
  context: Context,
): readonly (readonly Lanes[])[] {
  const isLane = (at: number): boolean => (lanes[at]?.length ?? 0) > 0
  const [first, last] = [parts.findIndex((_, at) => isLane(at)), parts.findLastIndex((_, at) => isLane(at))]
  return parts.map((part, at) => {
    const own = lanes[at] ?? []
    if (first < 0 || own.length > 0 || at < first) return own
    return pauseOf(part, { isBetween: at < last }, context)
  })
}

/** A stage of words alone between lanes, or what is left out, with figures that stand below it. */
function pauseOf(
  { heading, meanings, blocks, parts }: Part,
  { isBetween }: { readonly isBetween: boolean },
  context: Context,
): readonly Lanes[] {
  const name = heading ? plainText(heading) : ''
  if (!heading || parts.length > 0 || isBeside(meanings) || !namesStage(name, context)) return []
  const isOut = statusIn(name, context.lang)?.status === 'dropped'
  const end = blocks.findIndex(block => !isSaying(block))
  const said = end < 0 ? blocks : blocks.slice(0, end)
  // What follows what is left out is about all of it.
  if (said.length === 0 || !(isOut || (isBetween && end < 0))) return []
  const tables = blocks.filter(isTable) as Table[]
  const lane = laneOf(trim(toPhrase(heading.children)), [], { text: said })
  const figures = tables.flatMap(table => figuresOf(table, context) ?? [])
  return [{ lanes: [lane], taken: [heading, ...said], silent: [] }, ...figures]
}

function isSaying({ type }: RootContent): boolean {
  return type === 'paragraph' || type === 'blockquote'
}

/** Lanes of running text. */
function lanesInText(body: readonly RootContent[], context: Context): Lanes {
  const { lanes, taken } = stagesInText(body, context)
  return { lanes: lanes.map(({ title, cards }) => laneOf(title, cards)), taken, silent: [] }
}

/** Cards under no heading: one lane, without a name. */
function laneByStatus(cards: readonly Item[]): readonly Item[] {
  return [laneOf(phraseOf(''), cards)]
}

interface Within {
  readonly group?: Fact | undefined
  /** Rows by periods, or lists below stages, are what is planned: no other table is. */
  readonly hasGrid: boolean
  /** What follows the cards of the last lane is said about all of them, but for as much as follows those of another. */
  readonly isLast: boolean
  readonly closings: number
}

/** Blocks that stand behind the lists of most parts that have any. */
function usualClosing(parts: readonly Part[]): number {
  const counts = parts
    .filter(({ blocks }) => blocks.some(({ type }) => type === 'list'))
    .map(({ blocks }) => behindList(blocks).length)
    .toSorted((one, other) => one - other)
  return counts[Math.floor((counts.length - 1) / 2)] ?? 0
}

/** Blocks behind the last list of some. */
function behindList(blocks: readonly RootContent[]): readonly RootContent[] {
  const last = blocks.findLastIndex(({ type }) => type === 'list')
  return last < 0 ? [] : blocks.slice(last + 1)
}

function lanesOfPart(part: Part, context: Context, within: Within): readonly Lanes[] {
  const { group, isLast, hasGrid, closings } = within
  if (isBeside(part.meanings)) return keyOf(part, context)
  const { heading, blocks, parts } = part
  const title = trim(toPhrase(heading?.children ?? []))
  // What stands over the parts stands over the first of them that has lanes.
  let over = groupOf(heading, blocks, context)
  const inner = parts.flatMap((own, at) => {
    const found = lanesOfPart(own, context, {
      ...{ group: over, hasGrid, closings },
      isLast: isLast && at === parts.length - 1,
    })
    if (found.length > 0) over = undefined
    return found
  })
  const own = heading ? [heading] : []
  if (inner.length > 1)
    return inner.map((lanes, at) => (at === 0 ? withTaken(lanes, [...own, ...blocks]) : lanes))
  const tables = blocks.flatMap(block =>
    block.type === 'table' ? (lanesOfTable(block, context, hasGrid) ?? []) : [],
  )
  if (tables.length > 0)
    return tables.map((table, at) =>
      at === 0
        ? withTaken(inGroup(underHeading(table, heading), group), [...own, ...blocks.filter(isTable)])
        : table,
    )
  const lists = blocks.filter(({ type }) => type === 'list')
  const main = lists.length > 0 ? lists : blocks.filter(block => isCards(block))
  const listed = main.flatMap(block => cardsOfBlock(block, context))
  const headed = main.length === 0 ? parts.map(card => cardOfPart(card, context)) : []
  const cards = [...listed, ...headed]
  if (cards.length === 0) return []
  const below = parts.flatMap(blocksOfPart)
  const last = main.at(-1)
  const behind = last ? blocks.slice(blocks.indexOf(last) + 1) : []
  const closingBlocks = isLast ? behind.slice(0, closings) : behind
  const after = behind.slice(closingBlocks.length)
  const text = blocks.filter(block => !main.includes(block) && !behind.includes(block))
  const closing = noteOf([...closingBlocks, ...(headed.length > 0 ? [] : below)], context)
  return [
    {
      lanes: [laneOf(title, cards, { text, group, closing })],
      taken: [...own, ...blocks.filter(block => !after.includes(block)), ...below],
      silent: [],
    },
  ]
}

/** What signs stand for, where a part says it of several: `✅ done 🚧 in progress`, each a card of that state. */
function keyOf({ heading, blocks }: Part, context: Context): readonly Lanes[] {
  const signs = blocks.map(block => ({ block, cards: signsIn(block, context) })).filter(isKey)
  if (!heading || signs.length === 0) return []
  const cards = signs.flatMap(own => own.cards)
  const lane: Item = { ...laneOf(trim(toPhrase(heading.children)), cards), kind: 'definitions' }
  return [{ lanes: [lane], taken: [heading, ...signs.map(({ block }) => block)], silent: [] }]
}

function isKey({ cards }: { readonly cards: readonly Item[] }): boolean {
  return cards.length > 1 && cards.every(({ status, milestone }) => status || milestone)
}

/** The words of a line or of a list between the signs in it. */
function signsIn(block: RootContent, context: Context): readonly Item[] {
  const entries = block.type === 'list' ? block.children : []
  const lines = [
    ...linesOfBlock(block).map(line => ({ line, checked: undefined })),
    ...entries.map(entry => ({ line: lineOfItem(entry), checked: entry.checked })),
  ]
  return lines.flatMap(({ line, checked }) =>
    (line ? split(line, /\s+(?=\p{Extended_Pictographic})/gu) : []).map((piece, at) =>
      cardOfLine(piece, { more: [], ...(at === 0 && checked && { checked }) }, context),
    ),
  )
}

/** Lanes of a table whose heading names the first, or stands in it where the table names it already. */
function underHeading(table: Lanes, heading: Heading | undefined): Lanes {
  const [first, ...others] = table.lanes
  if (!heading || !first) return table
  if (first.milestone)
    return {
      ...table,
      lanes: [{ ...first, title: trim(toPhrase(heading.children)) }, ...others],
      silent: [...table.silent, first.title.text],
    }
  const named =
    first.title.text === ''
      ? { ...first, title: trim(toPhrase(heading.children)) }
      : { ...first, text: [heading, ...first.text] }
  return { ...table, lanes: [named, ...others] }
}

/** Lanes of a table under what stands over them; where its rows have names of their own, before what is said of the first. */
function inGroup(table: Lanes, group: Fact | undefined): Lanes {
  const [first, ...others] = table.lanes
  if (!group || !first) return table
  const named: Item = first.parts.group
    ? { ...first, text: [...group.blocks, ...first.text] }
    : { ...first, parts: { ...first.parts, group } }
  return { ...table, lanes: [named, ...others] }
}

function withTaken(lanes: Lanes, blocks: readonly RootContent[]): Lanes {
  return { ...lanes, taken: [...blocks, ...lanes.taken] }
}

/** What stands over several lanes. */
function groupOf(
  heading: Heading | undefined,
  blocks: readonly RootContent[],
  context: Context,
): Fact | undefined {
  if (!heading) return undefined
  return factOfBlocks(plainText(heading), [heading, ...blocks], context)
}

/** What is said behind the cards of a lane. */
function noteOf(blocks: readonly RootContent[], context: Context): Fact | undefined {
  return blocks.length === 0 ? undefined : factOfBlocks(blocks.map(plainText).join('\n'), blocks, context)
}

function factOfBlocks(text: string, blocks: readonly RootContent[], context: Context): Fact {
  return { ...toFact(phraseOf(''), phraseOf(text), 'body', context), blocks }
}

function isTable({ type }: RootContent): boolean {
  return type === 'table'
}
