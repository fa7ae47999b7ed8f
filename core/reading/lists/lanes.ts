import type { Heading, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import { plainText } from '../../source/text.ts'
import { bestColumn, type Column, columnsOf, means, shareOf } from '../things/columns.ts'
import type { Context } from '../context.ts'
import {
  listOfLines,
  factsIn,
  flatFacts,
  isNameIn,
  paragraphOf,
  phraseIn,
  pieceFact,
  toFact,
  itemWith,
  headingOf,
  lineOf,
} from '../facts/facts.ts'
import { lineOfItem, linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { blocksOfPart, outlineOf, type Part } from '../outline.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning, Status } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { statusIn, statusOfSign } from '../facts/status.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { countedBoard } from './counted-boards.ts'
import { stagesInText } from './stages-in-text.ts'
import { headedStages, namesStage, withoutArrow, withPlanTitle } from './stage-lines.ts'
import { bodyWithout, fieldsWithout, listedSection, type Takings, untouched } from './takings.ts'

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
    silent: [...written.silent, ...(board?.silent ?? []), ...items.flatMap(signOf)],
    buttons: board?.buttons ?? [],
  }
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
  const isListed = body[body.indexOf(headings[last] as Heading) + 1]?.type === 'list'
  if (depths.filter(depth => depth === lane).length < 2 || below.length === 0 || !isAlone || !isListed)
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

interface Lanes {
  readonly lanes: readonly Item[]
  readonly taken: readonly RootContent[]
  readonly silent: readonly string[]
}

/** Sections that say something about the roadmap and are none of its lanes. */
const beside: readonly Concept[] = [
  'legend',
  'notes',
  'sources',
  'contact',
  'terms',
  'links',
  'about',
  'summary',
]

function isBeside(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ concept, weight }) => weight > 0.9 && beside.includes(concept))
}

/** A lane with its cards; what is said over them is its text, and what it stands in with others its group. */
function laneOf(
  title: Phrase,
  cards: readonly Item[],
  { text = [], group }: { readonly text?: readonly RootContent[]; readonly group?: Fact | undefined } = {},
): Item {
  return { title, parts: { ...(group && { group }) }, facts: [], text, items: cards, blocks: [] }
}

// What is written

function lanesIn(body: readonly RootContent[], context: Context): Lanes {
  const outline = outlineOf(body, context)
  const above = [...outline.before, ...outline.head]
  const tables = above.map(block => (block.type === 'table' ? lanesOfTable(block, context) : undefined))
  const found = tables.flatMap((table, at) => (table ? [{ table, block: above[at] as RootContent }] : []))
  const headed = withPauses(
    outline.parts,
    outline.parts.map((part, at) => lanesOfPart(part, context, { isLast: at === outline.parts.length - 1 })),
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

/** A table of figures of several days as what is measured, under the name of its first column. */
function figuresOf(table: Table, context: Context): Lanes | undefined {
  const columns = columnsOf(table, context)
  const [title, ...others] = columns
  if (!title || !areFigures(columns)) return undefined
  const lane = laneOf(title.label, rowsOf(columns, { title, name: undefined, context }))
  const silent = others.map(({ label }) => label.text)
  return { lanes: [{ ...lane, kind: 'definitions' }], taken: [table], silent }
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
  /** What follows the cards of the last lane is said about all of them. */
  readonly isLast: boolean
}

function lanesOfPart(part: Part, context: Context, { group, isLast }: Within): readonly Lanes[] {
  if (isBeside(part.meanings)) return keyOf(part, context)
  const { heading, blocks, parts } = part
  const title = trim(toPhrase(heading?.children ?? []))
  // What stands over the parts stands over the first of them that has lanes.
  let over = groupOf(heading, blocks, context)
  const inner = parts.flatMap((own, at) => {
    const found = lanesOfPart(own, context, { group: over, isLast: isLast && at === parts.length - 1 })
    if (found.length > 0) over = undefined
    return found
  })
  const own = heading ? [heading] : []
  if (inner.length > 1)
    return inner.map((lanes, at) => (at === 0 ? withTaken(lanes, [...own, ...blocks]) : lanes))
  const tables = blocks.flatMap(block => (block.type === 'table' ? (lanesOfTable(block, context) ?? []) : []))
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
  const after = isLast && last ? blocks.slice(blocks.indexOf(last) + 1) : []
  const text = blocks.filter(block => !main.includes(block) && !after.includes(block))
  const lane = laneOf(title, cards, { text, group })
  return [
    {
      lanes: [headed.length > 0 ? lane : { ...lane, text: [...text, ...below] }],
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
  const over = [heading, ...blocks]
  return { ...toFact(phraseOf(''), phraseOf(plainText(heading)), 'body', context), blocks: over }
}

function isTable({ type }: RootContent): boolean {
  return type === 'table'
}

/** Lists, and paragraphs of several lines. */
function isCards(block: RootContent): boolean {
  if (block.type === 'list') return true
  if (block.type !== 'paragraph') return false
  const lines = linesIn(block.children)
  return (
    lines.length > 1 &&
    lines.every(({ text }) => text.length <= 160 && !/[\p{L}\p{N})][.!?]\s+\p{Lu}/u.test(text))
  )
}

function cardsOfBlock(block: RootContent, context: Context): readonly Item[] {
  if (block.type === 'list') return cardsOfList(block, context)
  if (block.type !== 'paragraph') return []
  return linesIn(block.children).map(line => cardOfLine(withoutArrow(line), { more: [] }, context))
}

function cardsOfList(list: List, context: Context): readonly Item[] {
  return list.children.map(item => cardOfEntry(item, context))
}

function cardOfEntry({ children, checked }: ListItem, context: Context): Item {
  const [line, ...more] = children
  const ticked = typeof checked === 'boolean' ? { checked } : {}
  if (line?.type === 'paragraph')
    return cardOfLine(trim(toPhrase(line.children)), { more, ...ticked }, context)
  return itemWith({ text: children, blocks: children, ...ticked })
}

/** A headed part as a card: what stands below its heading are labelled lines or text. */
function cardOfPart(part: Part, context: Context): Item {
  const line = trim(toPhrase(part.heading?.children ?? []))
  const card = cardOfLine(line, { more: [] }, context)
  const facts = part.facts.filter(({ label }) => label.text !== '')
  const lined = new Set(facts.map(({ source }) => source))
  const text = [...part.blocks.filter(block => !lined.has(block)), ...part.parts.flatMap(blocksOfPart)]
  const [shaped = card] = shapeForList('tasks', [{ ...card, facts }])
  return withStatus(
    { ...shaped, title: card.title, parts: { ...shaped.parts, ...card.parts }, text },
    context,
  )
}

interface Around {
  readonly more: readonly RootContent[]
  readonly checked?: boolean
}

/** Boxes that Markdown does not know as such: `[~]`, `[-]` and `[/]` are under way. */
const box = /^\s*\[([~/xX -])\]\s+/u

function cardOfLine(line: Phrase, { more, checked }: Around, context: Context): Item {
  const boxed = box.exec(line.text)
  const words = boxed ? trim(cut(line, boxed[0].length)) : line
  const ticked = checked ?? (boxed && /[xX ]/.test(boxed[1] ?? '') ? boxed[1] !== ' ' : undefined)
  const sign = statusOfSign(words.text)
  const known: Status | undefined = boxed && ticked === undefined ? 'active' : sign
  const point = milestoneIn(words, context)
  const bare = point?.words ?? (sign ? trim(cut(words, SIGN.exec(words.text)?.[0].length ?? 0)) : words)
  const [first = bare, ...pieces] = split(bare, /\t+|\s+[|·•]\s+|\s{3,}/g)
  const tail = ownersAt(first)
  const dated = datesAt(tail.rest, context)
  const named = titleOf(dated.rest)
  // `May 4: opening` is called by what is reached then.
  const isDay =
    named.text.text !== '' && !dated.date && readValue(named.title.text, context.lang)?.type === 'date'
  const [title, rest] = isDay ? [named.text, phraseOf('')] : [named.title, named.text]
  const date = isDay ? named.title : dated.date
  // `Title — Inès — in progress`: several short pieces say who and how far.
  const said = split(rest, /\s+[–—]\s+/g)
  const isDivided = said.length > 1 && said.every(piece => piece.text.length <= LONGEST_OWNER)
  const isState = statusIn(rest.text, context.lang)?.whole === true
  const text = isDivided || isState ? phraseOf('') : rest
  const apart = isDivided ? said : isState ? [rest] : []
  const facts = [...apart, ...pieces].map(piece => withLabel(pieceFact(piece, context), piece, context))
  const parts = partsOf(facts, context)
  const card: Item = {
    title,
    parts: {
      ...parts.parts,
      ...(text.text !== '' && !parts.parts.note && { note: wordsFact(text, context) }),
      ...(date && { date: wordsFact(date, context) }),
      ...(dated.state && { status: wordsFact(dated.state, context) }),
      ...(tail.owners && { owner: wordsFact(tail.owners, context) }),
    },
    facts: [...(text.text !== '' && parts.parts.note ? [wordsFact(text, context)] : []), ...parts.facts],
    text: more,
    items: [],
    blocks: [paragraphOf(line), ...more],
    ...(ticked !== undefined && { checked: ticked }),
    ...(known && { status: known }),
  }
  if (!point) return withStatus(card, context)
  const name = point.name ? { status: wordsFact(point.name, context) } : {}
  return { ...card, parts: { ...card.parts, ...name }, milestone: true }
}

/** What a milestone is called, and nothing that takes time. */
function milestoneWords(lang: string): readonly string[] {
  return [lang, 'en'].flatMap(each => wordsFor(each, 'milestone').slice(0, 1))
}

/** A sign that a line opens with, which is drawn as a mark of the format's own. */
const SIGN = /^\s*(?:\p{Extended_Pictographic}|[✔✓✗✘☑☐])\uFE0F?\s*/u

/** Signs of something that is reached. */
const FLAG = /^\s*(?:🏁|🚩|⛳|🎯|🏆|◆|♦)\uFE0F?\s*/u

/** The words of a milestone, which a flag or its name stands before: `🏁 milestone: 500 paying barns`. */
function milestoneIn(
  line: Phrase,
  { lang }: Context,
): { readonly words: Phrase; readonly name?: Phrase } | undefined {
  const flag = FLAG.exec(line.text)
  const words = flag ? trim(cut(line, flag[0].length)) : line
  const labelled = readLabelled(words)
  const plain = labelled && plainLabel(labelled.label.text)
  if (labelled && milestoneWords(lang).some(word => word === plain))
    return { words: labelled.value, name: labelled.label }
  return flag && words.text !== '' ? { words } : undefined
}

/** The sign before a card's words that is drawn as a mark. */
function signOf({ title, blocks: [line], status, milestone }: Item): readonly string[] {
  const sign = line && (status || milestone) ? SIGN.exec(plainText(line))?.[0].trim() : undefined
  return sign && !title.text.startsWith(sign) ? [sign] : []
}

function wordsFact(words: Phrase, context: Context): Fact {
  return toFact(phraseOf(''), words, 'body', context)
}

/** A labelled piece of a line as its author wrote it, `owner: Ida`: a card has no other place for the label. */
function withLabel(fact: Fact, piece: Phrase, context: Context): Fact {
  if (fact.label.text === '') return fact
  const { blocks, text } = wordsFact(piece, context)
  return { ...fact, blocks, text }
}

/** Pieces beside a title in the places that a card has: labelled ones, then those that say what they are, then an owner. */
function partsOf(facts: readonly Fact[], { lang }: Context): Pick<Item, 'parts' | 'facts'> {
  const labelled = facts.filter(({ label }) => label.text !== '')
  const bare = facts.filter(({ label }) => label.text === '')
  const blank: Item = itemWith({ facts: labelled })
  const [shaped = blank] = shapeForList('tasks', [blank])
  const told = (fact: Fact): Fact => ({ ...fact, label: phraseOf('') })
  const parts: Partial<Record<keyof Item['parts'], Fact>> = Object.fromEntries(
    Object.entries(shaped.parts).map(([part, fact]) => [part, told(fact)]),
  )
  const open: Fact[] = shaped.facts.map(told)
  for (const fact of bare) {
    const place = placeOf(fact, lang)
    if (parts[place] === undefined) parts[place] = fact
    else open.push(fact)
  }
  return { parts, facts: open }
}

/** What a bare piece beside a title is: a date, a sign or a word of a status, a few words for an owner, else a note. */
function placeOf({ text, value }: Fact, lang: string): 'date' | 'status' | 'owner' | 'note' {
  const dates = findValues(text, lang).filter(found => found.value.type === 'date')
  const dated = dates.reduce((sum, { start, end }) => sum + end - start, 0)
  if (dated > text.length / 2) return 'date'
  if (statusOfSign(text) || statusIn(text, lang)?.whole) return 'status'
  return value === undefined && text.length <= LONGEST_OWNER && !/\d/.test(text) ? 'owner' : 'note'
}

/** Letters up to which bare words beside a title are who does it. */
const LONGEST_OWNER = 28

/** Owners and tags at the end of a line: `@team #tag`. */
function ownersAt(line: Phrase): { readonly rest: Phrase; readonly owners?: Phrase } {
  const found = /(?:(?:^|\s+)[@#][\p{L}\p{N}_./-]+,?)+\s*$/u.exec(line.text)
  if (!found || found.index === 0) return { rest: line }
  return { rest: trim(cut(line, 0, found.index)), owners: trim(cut(line, found.index)) }
}

/** A date or a status in brackets at the end of a line. */
function datesAt(
  line: Phrase,
  { lang }: Context,
): { readonly rest: Phrase; readonly date?: Phrase; readonly state?: Phrase } {
  const found = /\s*[([（［]([^()[\]（）]{2,40})[)\]）］]\s*$/u.exec(line.text)
  const words = found?.[1] ?? ''
  const isDate = readValue(words, lang)?.type === 'date' || isMonth(words, lang)
  const [told = ''] = words.split(/\s*[,;–—]\s*/u)
  const isState = statusIn(told, lang)?.whole === true
  if (!found || found.index === 0 || !(isDate || isState)) return { rest: line }
  const start = line.text.indexOf(words, found.index)
  const inside = cut(line, start, start + words.length)
  return { rest: trim(cut(line, 0, found.index)), ...(isDate ? { date: inside } : { state: inside }) }
}

/** Whether words are a month, of any year. */
function isMonth(words: string, lang: string): boolean {
  return readValue(`${words} 2024`, lang)?.type === 'date'
}

/** What a card is called: bold words, or few words before a colon or a dash. */
function titleOf(line: Phrase): { readonly title: Phrase; readonly text: Phrase } {
  const strong = line.nodes.findIndex(({ type }) => type === 'strong')
  const opens = strong === 0 || (strong === 1 && toPhrase(line.nodes.slice(0, 1)).text.length <= 3)
  const mark = opens ? undefined : /\s*[:：]\s+|\s+[–—-]\s+|\n/u.exec(line.text)
  const end = opens ? toPhrase(line.nodes.slice(0, strong + 1)).text.length : (mark?.index ?? 0)
  if (end === 0) return { title: line, text: phraseOf('') }
  const rest = trim(cut(line, end + (mark?.[0].length ?? 0)))
  const tie = /^[-–—:：]\s+/u.exec(rest.text)?.[0].length ?? 0
  return { title: trim(cut(line, 0, end)), text: trim(cut(rest, tie)) }
}

/** A card with the status that its box, its sign or its words say. */
function withStatus(card: Item, { lang }: Context): Item {
  const said = [card.parts.status, card.parts.note].flatMap(fact => {
    // Of a note what stands before its first mark: `blocked: waiting for the lawyers`.
    const words = fact === card.parts.status ? fact?.text : fact?.text.split(/[:,(–—]/)[0]
    const found = words === undefined ? undefined : statusIn(words, lang)
    return found && (found.whole || fact === card.parts.status) ? [found.status] : []
  })
  const ticked = card.checked === undefined ? undefined : card.checked ? 'done' : 'planned'
  const flags = card.facts.flatMap(({ text }) => text.split(/\s*[,;]\s*/))
  const flagged = flags
    .map(flag => statusIn(flag, lang))
    .find(found => found?.whole && found.status === 'blocked')
  const open = said[0] ?? card.status ?? ticked
  const status = open === 'done' ? open : (flagged?.status ?? open)
  return status === undefined ? card : { ...card, status }
}

// Tables

/** Concepts of columns that divide cards, the surest first. */
const dividing: readonly Concept[] = ['milestone', 'lanes', 'period', 'sections', 'date', 'tags', 'status']

function lanesOfTable(table: Table, context: Context): Lanes | undefined {
  const columns = columnsOf(withHead(table, context), context)
  const count = columns[0]?.cells.length ?? 0
  if (columns.length < 2 || count === 0 || areFigures(columns)) return undefined
  const matrix = lanesOfMatrix(columns, context)
  if (matrix) return { lanes: matrix.lanes, taken: [table], silent: matrix.silent }
  const dividers = columns.filter(column => {
    const kinds = new Set(column.cells.map(({ text }) => text)).size
    return kinds >= 2 && kinds <= Math.max(count * 0.7, 2) && count > 2
  })
  const stages = stagesOf(columns, context)
  if (stages) return { lanes: stages, taken: [table], silent: columns.map(({ label }) => label.text) }
  const titles = columns.filter(column => !dividers.includes(column) && shareOf(column, 'code', 'date') < 0.5)
  const title =
    bestColumn(titles, column =>
      means(column, 'title', 'name', 'tasks', 'description', 'projects', 'label'),
    ) ?? bestColumn(titles, lengthOf)
  const name = bestColumn(dividers, column =>
    column === title ? 0 : means(column, ...dividing) + together(column),
  )
  if (!title || (!name && factsIn(table, 'head', context))) return undefined
  const theme = name && themeAmong(dividers, [title, name], context)
  const cards = rowsOf(columns, { title, name, context, theme })
  const silent = columns.map(({ label }) => label.text)
  if (!name) return { lanes: [laneOf(phraseOf(''), cards)], taken: [table], silent }
  const names = [...new Set(name.cells.map(({ text }) => text))]
  const lanes = names.map(text => {
    const rows = name.cells.flatMap((cell, row) => (cell.text === text ? [row] : []))
    const first = name.cells[rows[0] ?? 0] ?? phraseOf(text)
    return laneOf(
      first,
      rows.flatMap(row => cards[row] ?? []),
    )
  })
  // The name of a lane stands once, over all its cards, and that of a theme once beside them.
  const repeated = [name, theme].flatMap(column => repeatedIn(column?.cells ?? []))
  return { lanes, taken: [table], silent: [...silent, ...repeated] }
}

/** Texts of cells that say again what one above them says. */
function repeatedIn(cells: readonly Phrase[]): readonly string[] {
  const texts = cells.map(({ text }) => text)
  return texts.filter((text, at) => texts.indexOf(text) < at)
}

/** The column whose few values plans share besides the periods that they are divided into: `Stream`, `Team`. */
function themeAmong(
  dividers: readonly Column[],
  [title, name]: readonly [Column, Column],
  context: Context,
): Column | undefined {
  if (!name.cells.every(({ text }) => isPeriodName(text, context))) return undefined
  const others = dividers.filter(column => column !== title && column !== name)
  return bestColumn(others, column => means(column, 'lanes', 'milestone', 'sections', 'tags', 'projects'))
}

function isPeriodName(text: string, context: Context): boolean {
  return namesStage(text, context) || readValue(text, context.lang)?.type === 'date'
}

/** A pasted table without a head, whose first row names periods, with that as its head. */
function withHead(table: Table, context: Context): Table {
  const [head, first, ...rows] = table.children
  const isBare = head?.children.every(cell => plainText(cell) === '')
  if (!isBare || !first || rows.length === 0) return table
  const [, ...names] = first.children.map(cell => plainText(cell))
  const areNames = names.length > 1 && names.every(name => isPeriodName(name, context))
  return areNames ? { ...table, children: [first, ...rows] } : table
}

/** Whether a table has figures of several days: what is measured, and nothing to do. */
function areFigures([, ...others]: readonly Column[]): boolean {
  return others.length > 1 && others.every(isCounted)
}

/** Letters of a figure with what it counts: `under 40`. */
const FIGURE = 12

/** Whether most cells of a column are figures and no days. */
function isCounted(column: Column): boolean {
  const counted = column.cells.filter(({ text }) => /\d/.test(text) && text.length <= FIGURE)
  return counted.length >= column.cells.length * 0.7 && shareOf(column, 'date', 'time') < 0.5
}

/** Stages that a roadmap may have side by side. */
const STAGES = { least: 3, most: 8 }

/** A table whose every row is a stage with a name of its own, when it is and what is done in it: a lane each. */
function stagesOf(columns: readonly Column[], context: Context): readonly Item[] | undefined {
  const count = columns[0]?.cells.length ?? 0
  const [name] = columns.filter(
    column =>
      means(column, 'milestone', 'lanes') > 0.85 &&
      new Set(column.cells.map(({ text }) => text)).size === count,
  )
  const others = columns.filter(column => column !== name)
  const isWhen = (column: Column): boolean =>
    means(column, 'period', 'date') > 0.85 || shareOf(column, 'date') > 0.5
  const title = bestColumn(
    others.filter(column => !isWhen(column) && means(column, 'status', 'owner') < 0.85),
    lengthOf,
  )
  if (!name || !title || !others.some(isWhen) || count < STAGES.least || count > STAGES.most) return undefined
  const cards = rowsOf(columns, { title, name, context })
  return name.cells.map((cell, row) => laneOf(cell, cards.slice(row, row + 1)))
}

function lengthOf({ cells }: Column): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0) / Math.max(cells.length, 1)
}

/** What it adds to a column's claim that its equal cells stand together, and are no dates, which a card may have besides. */
function together(column: Column): number {
  const { cells } = column
  const changes = cells.filter(({ text }, at) => at > 0 && text !== cells[at - 1]?.text).length
  const isGrouped = changes + 1 === new Set(cells.map(({ text }) => text)).size
  return (isGrouped ? 0.6 : 0) + (isGrouped && shareOf(column, 'date') < 0.5 ? 0.5 : 0)
}

interface Rows {
  readonly title: Column
  readonly name: Column | undefined
  readonly context: Context
  readonly theme?: Column | undefined
}

function rowsOf(columns: readonly Column[], { title, name, context, theme }: Rows): readonly Item[] {
  return title.cells.map((cell, row): Item => {
    const facts = columns.flatMap(({ label, cells }) => {
      const own = cells[row]
      const isNamed = [title, name, theme].some(column => column?.cells === cells)
      const isOther = own && own.text !== '' && !isNamed
      return isOther ? [toFact(label, own, 'body', context)] : []
    })
    const blocks = [cell, ...facts.map(phraseIn)].map(paragraphOf)
    const card: Item = itemWith({ title: cell, facts, blocks })
    const [shaped = card] = shapeForList('tasks', [card])
    const { title: _, ...parts } = shaped.parts
    // A figure says little without its label; a word, a number of a ticket does.
    const rest = shaped.facts.map(fact => (isAmount(fact) ? fact : { ...fact, label: phraseOf('') }))
    const own = theme?.cells[row]
    const group = own && own.text !== '' && { group: wordsFact(own, context) }
    return withStatus({ ...shaped, title: cell, parts: { ...parts, ...group }, facts: rest }, context)
  })
}

function isAmount({ value }: Fact): boolean {
  return value !== undefined && ['number', 'money', 'quantity', 'percentage', 'change'].includes(value.type)
}

/** A table whose columns are periods or states: each cell holds cards, and what names a row is the group of its lanes. */
function lanesOfMatrix(
  columns: readonly Column[],
  context: Context,
): Pick<Lanes, 'lanes' | 'silent'> | undefined {
  const isLane = ({ label }: Column): boolean => isPeriodName(label.text, context)
  const [first, ...others] = columns
  if (!first || !others.every(isLane)) return undefined
  const isNamed = !isLane(first)
  if (others.length < (isNamed ? 2 : 1)) return undefined
  const lanes = isNamed ? others : columns
  // A comma that says more of one card divides none: `Reading history, opt-in` beside `Access audit, WCAG 2.2`.
  const isSaidMore = lanes.some(({ cells }) => cells.some(({ text }) => /,\s+[^\p{Lu}]/u.test(text)))
  const between = isSaidMore ? /\n|;\s+|\s•\s/gu : /\n|;\s+|\s•\s|,\s+(?=\p{Lu})/gu
  const cardsIn = (cell: Phrase | undefined): readonly Item[] =>
    cell && /[\p{L}\p{N}]/u.test(cell.text)
      ? split(cell, between).map(line => cardOfLine(line, { more: [] }, context))
      : []
  if (!isNamed)
    return { lanes: lanes.map(({ label, cells }) => laneOf(label, cells.flatMap(cardsIn))), silent: [] }
  const rows = first.cells.flatMap((name, row) =>
    lanes.map(({ label, cells }, at) => {
      const heading = headingOf(name)
      const group = at === 0 ? { ...wordsFact(name, context), blocks: [heading] } : undefined
      return laneOf(label, cardsIn(cells[row]), { group })
    }),
  )
  // What rows are called in all says no more than their names.
  return { lanes: rows, silent: [first.label.text] }
}

// Fields

/** Lanes among fields: records with a list each, or several lists side by side. */
function lanesAmong(
  fields: readonly Fact[],
  context: Context,
): { readonly lanes: readonly Item[]; readonly taken: ReadonlySet<Fact> } {
  const all = fields.flatMap(fact => [fact, ...fact.facts])
  const nested = all.find(({ items }) => items.length > 0 && items.some(item => listIn(item) !== undefined))
  if (nested)
    return { lanes: nested.items.map(item => laneOfRecord(item, context)), taken: new Set([nested]) }
  const dated = all.find(({ items }) => items.length > 1 && areDated(items, context))
  if (dated) return { lanes: lanesOfDated(dated.items, context), taken: new Set([dated]) }
  const flat = all.find(({ items }) => items.some(({ facts }) => facts.length > 1) && isDivided(items))
  if (flat) return { lanes: lanesByPart(flat.items, context), taken: new Set([flat]) }
  const holder = [undefined, ...fields].find(fact => listsOf(fact?.facts ?? fields).length >= 2)
  const lists = listsOf(holder?.facts ?? fields)
  if (lists.length < 2) return { lanes: [], taken: new Set() }
  const lanes = lists.map(({ label, items }) =>
    laneOf(
      label,
      items.map(item => cardOfRecord(item, context)),
    ),
  )
  return { lanes, taken: new Set(holder ? [holder] : lists) }
}

/** Whether records say what is done in which period: `2027: plant 240 trees`. */
function areDated(items: readonly Item[], context: Context): boolean {
  const counts = items.map(
    ({ facts }) => facts.filter(({ label }) => isPeriodName(label.text, context)).length,
  )
  return counts.every(count => count > 0) && counts.some(count => count > 1)
}

/** A group of lanes for each record, with a lane for each period that any of them names. */
function lanesOfDated(items: readonly Item[], context: Context): readonly Item[] {
  const dated = items.flatMap(({ facts }) => facts.filter(({ label }) => isPeriodName(label.text, context)))
  const periods = [...new Map(dated.map(({ label }) => [label.text, label])).values()]
  return items.flatMap(item =>
    periods.map((label, at) => {
      const own = item.facts.filter(fact => fact.label.text === label.text)
      const cards = own.map(fact => cardOfLine(phraseIn(fact), { more: [] }, context))
      const said = item.facts.filter(fact => !dated.includes(fact) && !isNameIn(item.title, fact))
      const heading = headingOf(item.title)
      const group = { ...wordsFact(item.title, context), blocks: [heading, ...said.flatMap(lineOf)] }
      return laneOf(label, cards, at === 0 ? { group } : {})
    }),
  )
}

function listsOf(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ items, meanings }) => items.length > 0 && !isBeside(meanings))
}

/** The longest list in a record. */
function listIn({ facts }: Item): Fact | undefined {
  return facts.find(({ items }) => items.length > 0)
}

function laneOfRecord(item: Item, context: Context): Item {
  const list = listIn(item)
  const others = item.facts.filter(fact => fact !== list && !isNameIn(item.title, fact))
  const cards = list?.items.map(inner => cardOfRecord(inner, context)) ?? []
  const text = others.flatMap(({ blocks }) => blocks)
  return laneOf(item.title, cards, { text })
}

function cardOfRecord(item: Item, context: Context): Item {
  if (item.facts.length === 0) return cardOfLine(item.title, { more: item.text }, context)
  const record = { ...item, title: phraseOf(''), facts: flatFacts(item.facts) }
  const [shaped = item] = shapeForList('tasks', [record])
  const { title: named, ...parts } = shaped.parts
  const title = named ? phraseIn(named) : item.title
  const facts = shaped.facts.filter(fact => !isNameIn(title, fact))
  return withStatus({ ...shaped, title, parts, facts }, context)
}

function divides({ meanings }: Fact): boolean {
  return meanings.some(
    ({ concept, weight }) => weight > 0.8 && (concept === 'milestone' || concept === 'lanes'),
  )
}

function isDivided(items: readonly Item[]): boolean {
  return items.filter(({ facts }) => facts.some(divides)).length >= items.length * 0.6
}

/** Records by the part that says where each belongs. */
function lanesByPart(items: readonly Item[], context: Context): readonly Item[] {
  const nameOf = ({ facts }: Item): Fact | undefined => facts.find(divides)
  const names = [...new Set(items.map(item => nameOf(item)?.text ?? ''))]
  return names.map(text => {
    const own = items.filter(item => (nameOf(item)?.text ?? '') === text)
    const first = own.map(nameOf).find(fact => fact !== undefined)
    const cards = own.map(item =>
      cardOfRecord({ ...item, facts: item.facts.filter(fact => fact !== nameOf(item)) }, context),
    )
    return laneOf(first ? phraseIn(first) : phraseOf(''), cards)
  })
}
