import { opensWeekday } from '../facts/weekdays.ts'
import type { PhrasingContent, List, Paragraph, RootContent, Table, TableRow } from 'mdast'
import { plainText } from '../../source/text.ts'
import { type Column, columnsOf, countedAlike, means, shareOf } from '../things/columns.ts'
import type { Context } from '../context.ts'
import {
  factsIn,
  flatFacts,
  isNameIn,
  paragraphOf,
  phraseIn,
  tableOfRows,
  toFact,
  itemWith,
  isLeaf,
  factOfWords,
} from '../facts/facts.ts'
import { takenAt } from '../facts/at-end.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { cut, joinLines, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Kind, Meaning } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { statusIn } from '../facts/status.ts'
import { readBound } from '../values/bound.ts'
import { aimedApart } from './aimed-figures.ts'
import { findValues, openingValue, readValue } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import { isYear, WARNING } from '../values/plain-number.ts'
import { areTimes } from '../values/point-in-time.ts'

/**
 * What can be shown of blocks, one thing after the other, each by its kind: `stats` are figures with their labels,
 * `series` a table that can be drawn, `items` a table that stays one, `steps`, `tasks`, and `prose`.
 */
interface Exhibits {
  readonly items: readonly Item[]
  /** The blocks of which more than text is shown. */
  readonly shown: readonly RootContent[]
  /** Heads of columns, which figures show by where they stand. */
  readonly silent: readonly string[]
}

/** What blocks under a heading show; what the heading means tips the balance. */
export function exhibitsOf(
  blocks: readonly RootContent[],
  meanings: readonly Meaning[],
  context: Context,
): Exhibits {
  const items: Item[] = []
  const silent: string[] = []
  const drawn: RootContent[] = []
  const runs = runsOf(
    blocks.filter(({ type }) => type !== 'thematicBreak').flatMap(block => pairsApart(block, context)),
    context,
  )
  for (const run of runs) {
    const block = run[0] as RootContent
    const found = run.length > 1 ? exhibitOfRun(run, meanings, context) : exhibitOf(block, meanings, context)
    const last = items.at(-1)
    silent.push(...(found?.silent ?? []))
    if (found) drawn.push(...run)
    const isNamed = found !== undefined && found.item.title.text !== ''
    const caption = last?.kind === 'prose' && found && !isNamed ? captionIn(last.blocks) : undefined
    if (found && last && caption && items.length > 1) {
      drawn.push(...last.blocks.slice(-1))
      // A short line right above a table or figures is what they are called.
      items[items.length - 1] = exhibit('prose', last.blocks.slice(0, -1))
      items.push({ ...found.item, title: caption })
    } else if (found) items.push(found.item)
    else if (last?.kind === 'prose') items[items.length - 1] = exhibit('prose', [...last.blocks, ...run])
    else items.push(exhibit('prose', run))
  }
  const kept = items.filter(({ kind, blocks: own }) => kind !== 'prose' || own.length > 0)
  return { items: kept, shown: drawn, silent }
}

/** A block whose last line counts several things under one label as two: what stands over that line, and the line. */
function pairsApart(block: RootContent, context: Context): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const last = lines.at(-1)
  if (lines.length < 2 || !last || pairsIn(last, context) === undefined) return [block]
  return [
    { ...paragraphOf(joinLines(lines.slice(0, -1))), ...(block.position && { position: block.position }) },
    paragraphOf(last),
  ]
}

/** Blocks, where labelled lines that are paragraphs of their own stand together. */
function runsOf(blocks: readonly RootContent[], context: Context): readonly (readonly RootContent[])[] {
  const runs: RootContent[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    // What a run begins with is what all of it is.
    const isOne = last?.[0] !== undefined && isFactLine(last[0], context) && isFactLine(block, context)
    if (isOne && !isSource(block, context)) last.push(block)
    else runs.push([block])
  }
  return runs
}

/** A labelled line that says one thing, not several figures. */
function isFactLine(block: RootContent, context: Context): block is Paragraph {
  return isLabelledLine(block) && pairsIn(trim(toPhrase(block.children)), context) === undefined
}

function isLabelledLine(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  const lines = linesIn(block.children)
  return lines.length === 1 && readLabelled(lines[0] as Phrase) !== undefined
}

/** `Source: Waterboard 2025` is said about figures and is none, though it has a number. */
function isSource({ children }: Paragraph, { lexicon }: Context): boolean {
  const label = readLabelled(trim(toPhrase(children)))?.label.text ?? ''
  return lexicon(label).some(({ concept, weight }) => concept === 'sources' && weight > 0.85)
}

function exhibitOfRun(
  run: readonly RootContent[],
  meanings: readonly Meaning[],
  context: Context,
): Exhibit | undefined {
  const lines = run
    .filter(isLabelledLine)
    .map(({ children }) => ({ line: trim(toPhrase(children)), more: [] }))
  const item = shownOf(lines, meanings, context)
  return item && { item, silent: [] }
}

/** Whether something is more than text. */
export function isShown({ kind }: Item): boolean {
  return kind !== 'prose'
}

const LONGEST_CAPTION = 60

function captionIn(blocks: readonly RootContent[]): Phrase | undefined {
  const block = blocks.at(-1)
  if (block?.type !== 'paragraph') return undefined
  const line = trim(toPhrase(block.children))
  return line.text.length <= LONGEST_CAPTION && !/\n|[.!?。]$/.test(line.text) ? line : undefined
}

function exhibit(kind: Kind, blocks: readonly RootContent[], items: readonly Item[] = []): Item {
  return itemWith({ items, blocks, kind })
}

interface Exhibit {
  readonly item: Item
  readonly silent: readonly string[]
}

function exhibitOf(block: RootContent, meanings: readonly Meaning[], context: Context): Exhibit | undefined {
  const shown = (item: Item | undefined): Exhibit | undefined => item && { item, silent: [] }
  switch (block.type) {
    case 'table':
      return exhibitOfTable(block, meanings, context)
    case 'list':
      return shown(exhibitOfList(block, meanings, context))
    case 'paragraph':
      return shown(exhibitOfLines(block, meanings, context))
    default:
      return undefined
  }
}

// Tables

/** Rows that may stand as figures of their own, and lines of a list. */
const MOST_FIGURES = 14
const MOST_LINES = 24

function exhibitOfTable(table: Table, meanings: readonly Meaning[], context: Context): Exhibit | undefined {
  const columns = withCounts(columnsOf(table, context))
  const [first, ...others] = columns
  const count = first?.cells.length ?? 0
  if (!first || others.length === 0 || count === 0) return undefined
  if (measuresFirst(columns)) return { item: exhibit('series', [withNamesFirst(table)]), silent: [] }
  const numeric = others.filter(column => shareOf(column, ...amounts) >= 0.7)
  const isWhole = !first.cells.some(cell => isTotal(cell, context))
  const isNamed = shareOf(first, 'date') < 0.6
  const isBlank = columns.every(({ label }) => label.text === '')
  const isCourse =
    isBlank && others.length === 1 && isWhole && isCompared(columns, context) && numeric.length === 1
  const turned = count === 1 && isBlank === false ? turnedRow(columns) : undefined
  if (turned) return { item: exhibit('series', [turned]), silent: [] }
  // Records without a head are read across, unless a column says over and over what the next one is.
  const says = columns.some(({ cells }) =>
    cells.every(({ text }) => /\p{L}/u.test(text) && text === cells[0]?.text),
  )
  const isWide = isBlank && columns.length > MOST_COLUMNS && !says
  const areSeen = !isWide && isWhole && isNamed && count >= 2 && count <= MOST_FIGURES && !isCourse
  if (areSeen && areFigures(columns, numeric, meanings))
    return { item: figuresOfTable(columns, context), silent: columns.map(({ label }) => label.text) }
  if (numeric.length === 0 && factsIn(table, 'body', context)) return undefined
  const isSeries = isWhole && count >= 2 && numeric.length > 0 && numeric.length === others.length
  return { item: exhibit(isSeries && numeric.length <= 3 ? 'series' : 'items', [table]), silent: [] }
}

/** Columns of a table that compares each row with a target, in which four figures that look like a year count as those beside them do. */
function withCounts(columns: readonly Column[]): readonly Column[] {
  if (!columns.some(column => means(column, 'target') > 0.85)) return columns
  return columns.map(column => ({ ...column, values: countedAlike(column.values, column.cells) }))
}

/** Whether the first of two columns measures in one unit what the other names: `5 cm | one skater`. */
function measuresFirst([first, names, ...others]: readonly Column[]): boolean {
  if (!first || !names || others.length > 0 || first.cells.length < COUNTED) return false
  const isMeasured = first.values.every(value => value?.type === 'quantity' || value?.type === 'percentage')
  return isMeasured && unitsIn(first.values).size === 1 && names.values.every(value => value === undefined)
}

/** A table of two columns the other way round, as what is compared is drawn: names, then how much. */
function withNamesFirst(table: Table): Table {
  const children = table.children.map(row => ({ ...row, children: row.children.toReversed() }))
  return { ...table, ...(table.align && { align: table.align.toReversed() }), children }
}

/** Columns without names whose rows are figures, and columns of one row of amounts that are compared. */
const MOST_COLUMNS = 3
const COMPARED_COLUMNS = 4

/**
 * A table of one row whose cells are all amounts of one kind, as rows of what their columns are called and what they say; the
 * first may name them all: `Week | 26 | 27` over `% | 90.1 | 89.4`.
 */
function turnedRow(columns: readonly Column[]): Table | undefined {
  const areAlike = (told: readonly Column[]): boolean => {
    const values = countedAlike(
      told.map(({ values: [value] }) => value),
      told.map(({ cells: [cell = phraseOf('')] }) => cell),
    )
    const isAlike =
      values.every(value => value !== undefined && isAmount(value)) && unitsIn(values).size === 1
    return told.length >= COMPARED_COLUMNS && isAlike
  }
  const [name, ...told] = columns
  const isNamed = name?.values[0] === undefined && areAlike(told)
  if (!name || !(isNamed || areAlike(columns))) return undefined
  const rowOf = ({ label, cells: [cell = phraseOf('')] }: Column): readonly Phrase[] => [label, cell]
  const head = isNamed ? rowOf(name) : [phraseOf(''), phraseOf('')]
  return tableOfRows([head, ...(isNamed ? told : columns).map(rowOf)])
}

/** Whether the rows of two columns are a course, a ranking or the shares of a whole, and no figures of several kinds. */
function isCompared([names, only]: readonly Column[], { lang }: Context): boolean {
  if (!names || !only || names.cells.length < COUNTED) return false
  const texts = names.cells.map(({ text }) => text)
  // Values without names stand in the order of their times.
  const isTimed =
    texts.every(text => text === '' || isWhen(text, lang)) || areTimes(texts, names.label.text, lang)
  return isTimed || isRanked(only.values) || areShares(only.values)
}

/** Whether values are parts in a hundred that come to a whole. */
function areShares(values: readonly (Value | undefined)[]): boolean {
  const shares = values.flatMap(value => (value?.type === 'percentage' ? [value.amount] : []))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.length === values.length && Math.abs(sum - 100) <= WHOLE
}

/** How far shares that were rounded may be from a whole. */
const WHOLE = 3

const amounts = ['number', 'money', 'quantity', 'percentage', 'change'] as const

function isTotal({ text }: Phrase, { lang }: Context): boolean {
  return wordsFor(lang, 'totalWords').includes(plainLabel(text))
}

/** Whether the rows of a table are figures of several kinds and no series: it compares each with a target, or their units differ. */
function areFigures(
  columns: readonly Column[],
  numeric: readonly Column[],
  meanings: readonly Meaning[],
): boolean {
  const [, ...others] = columns
  const isCalled = meanings.some(({ concept, weight }) => weight > 0.9 && /^(?:tiles|stats)$/.test(concept))
  const isBlank = columns.every(({ label }) => label.text === '')
  const compares = others.some(column => means(column, 'target', 'change') > 0.85)
  const [only] = others.length === 1 ? others : []
  if (isCalled || compares) return numeric.length > 0
  if (isBlank) return others.some(counts)
  // Each row in another unit, column by column: nothing there is as long as something else.
  const isMixed = (column: Column): boolean => unitsIn(column.values).size > 1
  if (others.length > 1 && numeric.length === others.length && others.every(isMixed)) return true
  if (numeric.length === others.length && areNowAndBefore(columns)) return true
  if (!only?.cells.every(({ text }) => /\d/.test(text))) return false
  return means(only, 'value') > 0.85 || unitsIn(only.values).size > 1
}

/** What the column of an earlier time is called, in the languages that briefs are heard in. */
const BEFORE =
  /^(?:(?:last|prev(?:ious)?|prior)(?:\s|$)|(?:year|month|week) (?:ago|before)|(?:let[sz]te|vorige|vorher)|vor(?:woche|monat|jahr|tag)|gestern|yesterday|hier$|(?:la )?(?:semaine|année|période) (?:dernière|passée|précédente)|(?:le )?(?:mois|an|trimestre) (?:dernier|passé|précédent)|(?:semana|mes|mês|año|ano|trimestre) (?:pasad|passad|anterior)|(?:settimana|mese|anno) (?:scors|precedente)|vorig(?:e|)\s|förra|poprzedni|zeszł|минул|попередн|geçen|önceki|先週|先月|前年|昨年|上周|上月|去年)/iu

/** Whether a table without a name for its rows has what each of them is now and was before. */
function areNowAndBefore([names, ...others]: readonly Column[]): boolean {
  const before = others.filter(({ label }) => BEFORE.test(label.text.trim()))
  const isNamed = others.every(({ label }) => label.text !== '')
  return names?.label.text === '' && others.length === 2 && before.length === 1 && isNamed
}

/** Whether most cells of a column are figures. */
function counts({ cells }: Column): boolean {
  return cells.filter(({ text }) => isFigure(text)).length >= cells.length * MOST
}

/** What values are counted in: as many as there are kinds of amounts. */
function unitsIn(values: readonly (Value | undefined)[]): ReadonlySet<string> {
  return new Set(
    values.map(value => {
      if (value?.type === 'quantity') return value.unit
      return value?.type === 'money' ? (value.currency ?? 'money') : (value?.type ?? 'words')
    }),
  )
}

/**
 * The column that a target of one unit is for, where the first of the figures have another: the last of that unit before it,
 * `Seen in time` of `Patients | Share | Seen in time | Target`.
 */
function aimedAt(values: readonly Column[], target: Column | undefined): Column | undefined {
  const unitOf = (column: Column): string | undefined => {
    const [unit, ...others] = unitsIn(column.values.filter(value => value !== undefined))
    return others.length === 0 ? unit : undefined
  }
  const [unit, first] = [target && unitOf(target), values.find(counts)]
  if (unit === undefined || !first || unitOf(first) === undefined || unitOf(first) === unit) return undefined
  return values.findLast(column => counts(column) && unitOf(column) === unit)
}

function figuresOfTable(columns: readonly Column[], context: Context): Item {
  const [names, ...others] = columns
  const later = areNowAndBefore(columns)
    ? others.find(({ label }) => !BEFORE.test(label.text.trim()))
    : undefined
  const target = others.find(column => means(column, 'target') > 0.85)
  const values = others.filter(column => column !== target)
  const main =
    later ??
    values.find(column => means(column, 'value') > 0.85) ??
    aimedAt(values, target) ??
    values.find(counts) ??
    others[0]
  const change = others.find(
    column => column !== main && (means(column, 'change') > 0.85 || shareOf(column, 'change') > 0.6),
  )
  // `This week`, beside figures of another one; that they are of now goes without saying beside those of before.
  const isBeside = !later && others.some(column => ![main, target, change].includes(column))
  const when =
    isBeside && main && means(main, 'value') <= 0.85 && main.label.text !== ''
      ? factOfWords(main.label)
      : undefined
  const figures = (names?.cells ?? []).map((title, row): Item => {
    const cellIn = (column: Column | undefined): Fact | undefined => {
      const cell = column?.cells[row]
      if (!column || !cell || cell.text === '') return undefined
      const fact = toFact(column.label, cell, 'body', context)
      const counted = column.values[row]
      return counted?.type === 'number' ? { ...fact, value: counted } : fact
    }
    const [said, aimed, moved] = [main, target, change].map(cellIn)
    const wanted = aimed && withBoundRead(aimed, context)
    const { value, note = when } = said ? withoutNote(said, context) : {}
    const facts = others.flatMap(column => {
      const fact = [main, target, change].includes(column) ? undefined : cellIn(column)
      return fact ? [fact] : []
    })
    return {
      title,
      parts: {
        ...(value && { value }),
        ...(wanted && { target: wanted }),
        ...(moved && { change: moved }),
        ...(note && { note }),
      },
      facts: paired(facts),
      text: [],
      items: [],
      blocks: [title, ...[said, moved, wanted].flatMap(fact => (fact ? [phraseIn(fact)] : []))].map(
        paragraphOf,
      ),
    }
  })
  return exhibit('stats', [], figures)
}

/** A target with the amount behind a sign or a word for the most or the least there is to be: `< 4`. */
function withBoundRead(fact: Fact, { lang }: Context): Fact {
  const bound = readBound(fact.text)
  const value = bound && readValue(fact.text.slice(bound.start), lang)
  return value && isAmount(value) ? { ...fact, value } : fact
}

/** A figure without what is said of it in brackets behind: `602 (a record)`. */
function withoutNote(fact: Fact, context: Context): { readonly value: Fact; readonly note?: Fact } {
  const words = phraseIn(fact)
  const at = /^[^()（）]*\d[^()（）]*?(?=\s*[(（][^()（）]*\p{L}{2}[^()（）]*[)）]$)/u.exec(words.text)?.[0]
    .length
  if (at === undefined) return { value: fact }
  return {
    value: toFact(fact.label, trim(cut(words, 0, at)), 'body', context),
    note: toFact(phraseOf(''), trim(cut(words, at)), 'body', context),
  }
}

/** Cells under no head that say what the next one is: `last week | 97.1 %`. */
function paired(facts: readonly Fact[]): readonly Fact[] {
  const pairs: Fact[] = []
  for (const fact of facts) {
    const last = pairs.at(-1)
    const isLabel = last && last.label.text === '' && !/\d/.test(last.text) && fact.label.text === ''
    if (isLabel) pairs[pairs.length - 1] = { ...fact, label: phraseIn(last), written: true }
    else pairs.push(fact)
  }
  return pairs
}

// Lists and lines

/** Letters of the longest value: `€ 1.2 million a year`. */
const LONGEST_VALUE = 28
/** The part of entries that must have a figure for all of them to be figures. */
const MOST = 0.6

function exhibitOfList(list: List, meanings: readonly Meaning[], context: Context): Item | undefined {
  const { children } = list
  if (children.every(({ checked }) => typeof checked === 'boolean')) {
    const tasks = children.map(({ children: [line, ...more], checked }): Item => {
      const title = line?.type === 'paragraph' ? trim(toPhrase(line.children)) : phraseOf('')
      const status = checked === true ? ('done' as const) : ('planned' as const)
      const text = line?.type === 'paragraph' ? more : line ? [line, ...more] : []
      return itemWith({ title, text, checked: checked === true, status })
    })
    return exhibit('tasks', [list], tasks)
  }
  const entries = children.map(({ children: [line, ...more] }) =>
    line?.type === 'paragraph' ? { line: trim(toPhrase(line.children)), more } : undefined,
  )
  const isPlain = entries.every(entry => entry !== undefined)
  const shown = isPlain ? shownOf(entries, meanings, context) : undefined
  const isSteps =
    list.ordered === true &&
    children.length >= 2 &&
    children.length <= 12 &&
    children.every(item => plainText(item).length <= 220)
  if (isSteps && !(shown && shown.kind === 'series')) {
    const steps = children.map(item => ({ ...exhibit('steps', item.children), kind: 'steps' as const }))
    return exhibit('steps', [list], steps)
  }
  return shown
}

function exhibitOfLines(block: Paragraph, meanings: readonly Meaning[], context: Context): Item | undefined {
  const lines = linesIn(block.children)
  const hours = timetableOf(lines, context)
  if (hours) return hours
  const [first, ...others] = lines
  const counted = first && others.length === 0 ? pairsIn(first, context) : undefined
  if (counted) {
    const shown = shownOf(counted.pairs.map(toEntry), meanings, context)
    return shown && { ...shown, title: counted.label }
  }
  const isHeaded = first !== undefined && others.length >= COUNTED && isHeadOf(first, others, context)
  const isShown =
    first && others.length === 0
      ? opensWithFigure(first)
      : !isHeaded && (lines.every(isLabelled) || areCounted(lines, context))
  if (isShown) return shownOf(lines.flatMap(apart).map(toEntry), meanings, context)
  // A line without a figure over others that have one is what they are called.
  if (!first || isLabelled(first) || !areCounted(others, context) || unchangedSides(first, context).value)
    return undefined
  const shown = shownOf(others.flatMap(apart).map(toEntry), meanings, context)
  return shown && { ...shown, title: first }
}

/** A time and what happens then, a dash, a colon or a wide blank between: `03:30 – boats leave`, `March  first willow`. */
const timed = [
  /^(\S{1,14}(?:\s\S{1,10})?)(\s+[–—-]\s+|:\s+|\s{2,}|\t|\u3000)(?=\S)/u,
  /^(\S{1,14})(\s+)(?=\S)/u,
]

/** Lines that each say when and what, as steps that are called by their times. */
function timetableOf(lines: readonly Phrase[], { lang }: Context): Item | undefined {
  if (lines.length < COUNTED) return undefined
  const steps = lines.flatMap((line): readonly Item[] => {
    const found = timed.map(pattern => pattern.exec(line.text)).find(match => isWhen(match?.[1] ?? '', lang))
    const [all = '', when = ''] = found ?? []
    const said = trim(cut(line, all.length))
    const isTold = when !== '' && /\p{L}{3}/u.test(said.text)
    const blocks = [paragraphOf(said)]
    return isTold ? [itemWith({ title: trim(cut(line, 0, when.length)), blocks, kind: 'steps' })] : []
  })
  return steps.length === lines.length ? exhibit('steps', [], steps) : undefined
}

/** Whether a line without a figure is what lines are called that each have one. */
function isHeadOf(first: Phrase, others: readonly Phrase[], context: Context): boolean {
  const isCounted = (line: Phrase): boolean => unchangedSides(line, context).value !== undefined
  const isName = first.text.length <= LONGEST_CAPTION && !isLabelled(first) && !isCounted(first)
  return isName && others.every(isCounted) && areCounted(others, context)
}

/** Names with a number each that follow one another without a sign: `wins 9 draws 2 losses 3`. */
const several = /^(?:\p{L}[\p{L} ]{1,20} \d{1,6},? ){1,4}\p{L}[\p{L} ]{1,20} \d{1,6}$/u

function apart(line: Phrase): readonly Phrase[] {
  return several.test(line.text) ? split(line, /(?<=\d),? (?=\p{L})/gu).map(trim) : [line]
}

function toEntry(line: Phrase): Entry {
  return { line, more: [] }
}

/** Lines from which on figures in them are seen without marks. */
const COUNTED = 3

function areCounted(lines: readonly Phrase[], context: Context): boolean {
  const counted = lines.flatMap(line => {
    const { value, label } = unchangedSides(line, context)
    return value && line.text.length <= LONGEST_SENTENCE ? [label.text] : []
  })
  return lines.length >= COUNTED && counted.length >= lines.length * MOST && areNames(counted)
}

/** Whether figures are told apart by their names: `Room 1`, `Room 2` are numbers of things. */
function areNames(labels: readonly string[]): boolean {
  return new Set(labels).size > labels.length / 2
}

interface Pairs {
  readonly label: Phrase
  readonly pairs: readonly Phrase[]
}

/** Names with their figures in one line, perhaps under one label: `top scorers: Noor 11, Bea 8, Lilly 6`, `tea 60% / soup 30% / cake 10%`. */
function pairsIn(line: Phrase, { lang }: Context): Pairs | undefined {
  const labelled = readLabelled(line)
  // Commas alone divide what a sentence counts, too.
  const pairs = labelled
    ? split(labelled.value, BETWEEN_PAIRS).map(trim)
    : split(line, ALL_SHARES.test(line.text) ? BETWEEN_PAIRS : /\s+[/·•|]\s+/gu).map(trim)
  const labels = pairs.flatMap(pair => endingIn(pair, lang)?.label.text ?? SHARE.exec(pair.text)?.[1] ?? [])
  const isCounted = pairs.length >= COUNTED && labels.length === pairs.length && areNames(labels)
  return isCounted ? { label: labelled?.label ?? phraseOf(''), pairs } : undefined
}

/** What stands between names with their figures, and a line that is nothing but names with a share each. */
const BETWEEN_PAIRS = /[,;，、]\s+|\s+[/·•|]\s+/gu
const ALL_SHARES = /^(?:\p{L}[^\d.,;:|%]{0,40}\s\d{1,3}(?:[.,]\d)?\s?%(?:[,;]\s|\s[·•|/]\s|\.?$)){3,9}$/u

/** A share before what it is a share of: `61 % Portugal`. */
const SHARE = /^\d[\d.,]*\s?%\s+(\p{L}[^\d%]*)$/u

function isLabelled(line: Phrase): boolean {
  return readLabelled(line) !== undefined
}

/** Letters of a sentence that a figure may open: longer ones are read, not seen. */
const LONGEST_SENTENCE = 100

/** `**128 litres** a day is what each of us uses.`, and no year. */
function opensWithFigure({ nodes: [first], text }: Phrase): boolean {
  if (first?.type !== 'strong' || text.length > LONGEST_SENTENCE) return false
  const words = plainText(first)
  return words.length < text.length && isFigure(words) && !/^\d{4}$/.test(words)
}

interface Entry {
  readonly line: Phrase
  readonly more: readonly RootContent[]
}

/** Entries as figures, or as a series when they are of one kind; undefined when they are words. */
function shownOf(
  entries: readonly Entry[],
  meanings: readonly Meaning[],
  context: Context,
): Item | undefined {
  const hours =
    entries.every(({ more }) => more.length === 0) &&
    timetableOf(
      entries.map(({ line }) => line),
      context,
    )
  if (hours) return hours
  const figures = withGoal(
    entries.map(({ line, more }) => figureOf(line, more, context)),
    context,
  )
  const found = figures.filter(({ parts }) => parts.value)
  if (found.length === 0 || found.length < figures.length * MOST || figures.length > 40) return undefined
  // Words with a number in them are read, and not seen.
  const seen = found.filter(({ parts }) => OPENS.test(parts.value?.text ?? ''))
  if (seen.length * 2 < found.length) return undefined
  if (isSeries(figures, meanings, context)) return exhibit('series', [tableOfFigures(figures)])
  return figures.length <= MOST_LINES ? exhibit('stats', [], figures) : undefined
}

/** Points of a hundred by which a share that is said may differ from what it is. */
const ROUNDED = 1.5

/** Figures of which one is a goal and another says how much of that it is, `Goal 600,000`, `Saved 438,000 so far = 73%`, as one that has the goal for its target. */
function withGoal(figures: readonly Item[], { lexicon }: Context): readonly Item[] {
  const amountOf = ({ parts: { value } }: Item): number =>
    value?.value && 'amount' in value.value ? value.value.amount : Number.NaN
  const isGoal = ({ title, parts }: Item): boolean =>
    !parts.target && lexicon(title.text).some(({ concept, weight }) => concept === 'target' && weight > 0.85)
  const goal = figures.find(isGoal)
  const value = goal?.parts.value
  const reached = figures.find(figure => {
    const share = Number.parseFloat(/\d+(?:[.,]\d+)?(?=\s?%)/u.exec(figure.parts.note?.text ?? '')?.[0] ?? '')
    return goal && Math.abs((amountOf(figure) / amountOf(goal)) * 100 - share) <= ROUNDED
  })
  if (!goal || !value || !reached || reached.parts.target) return figures
  const target: Fact = { ...value, label: goal.title }
  const joined = {
    ...reached,
    parts: { ...reached.parts, target },
    blocks: [...goal.blocks, ...reached.blocks],
  }
  return figures.flatMap(figure => (figure === goal ? [] : [figure === reached ? joined : figure]))
}

/** What opens with a number, perhaps behind a sign or the name of a currency. */
const OPENS = /^(?:\P{L}*|\P{L}*\p{Lu}{1,3}\p{Sc}?\s?)\p{N}/u

/** A line as a figure with its label: a bold number first, a label before a number, or a number before words. */
function figureOf(line: Phrase, more: readonly RootContent[], context: Context): Item {
  const sparked = takenAt(line, /(?<!\s)\s*\[(?=[^[\]\d]*\d[^[\],;|\s]*[,;|\s])([^[\]]*)\]\s*$/u)
  const bracketed = takenAt(sparked.rest, change)
  const aimed = aimedApart(bracketed.rest, context)
  // Where what is left names no figure the line is read as it stands.
  const isAimed = sidesOf(aimed.rest, context).value !== undefined
  const { target, rest } = isAimed ? aimed : { rest: bracketed.rest, target: undefined }
  const changed = bracketed.taken ?? (isAimed ? aimed.change : undefined)
  const { value, label, note = isAimed ? aimed.share : undefined } = sidesOf(rest, context)
  return {
    title: label,
    parts: {
      ...(value && { value: calledOut(value, context) }),
      ...(changed && { change: toFact(phraseOf(''), changed, 'body', context) }),
      ...(target && { target: toFact(target.label, target.amount, 'body', context) }),
      ...(note && { note: toFact(phraseOf(''), note, 'body', context) }),
      ...(sparked.taken && { series: seriesFact(sparked.taken, context) }),
    },
    facts: [],
    text: more,
    items: [],
    blocks: [paragraphOf(line), ...more],
  }
}

/** A value that its author calls out by a sign behind it, which counts what it does without. */
function calledOut(words: Phrase, context: Context): Fact {
  const fact = toFact(phraseOf(''), words, 'body', context)
  const bare = words.text.replaceAll(WARNING, '').trim()
  const value = bare === words.text ? undefined : readValue(bare, context.lang)
  return value ? { ...fact, value } : fact
}

const change =
  /\s*[(（]\s*((?:[+＋−–-]|±|[▲▼△▽↑↓]\s?[+−–-]?)\s?[^()（）]{0,40}\p{N}[^()（）]{0,40})[)）]\s*$/u

/** The sides of a line without the change behind its value. */
function unchangedSides(line: Phrase, context: Context): Sides {
  const { rest } = takenAt(line, change)
  const sides = sidesOf(aimedApart(rest, context).rest, context)
  return sides.value ? sides : sidesOf(rest, context)
}

interface Sides {
  readonly value?: Phrase
  readonly label: Phrase
  readonly note?: Phrase
}

/** An amount in a few words, and how much of a whole that is: `Saved 438,000 so far = 73%`. */
const OF_GOAL =
  /^(\p{L}[^\d=:]{1,24}\s)((?:\p{Sc}\s?)?\d[\d.,’']*(?:\s\d{3})*(?:\s?\p{Sc})?)(\s\p{L}[^\d=]{1,24}?)\s*((?:=\s*|[(（])\d{1,3}(?:[.,]\d)?\s?%[)）]?)$/u

const blank: PhrasingContent = { type: 'text', value: ' ' }

/** What is remarked of a figure behind an arrow that points at it, or two strokes: `14% <- yes, only 14!` */
const POINTED = /\s*(?:<[-–—=]+|[←⟵⇐]|\s\/\/)\s*(?=\S)(?!.*(?:<[-–—=]|[←⟵⇐]|\/\/))/u

function sidesOf(line: Phrase, context: Context): Sides {
  const pointed = POINTED.exec(line.text)
  const before = pointed && trim(cut(line, 0, pointed.index))
  const sides = before && before.text !== '' ? bareSidesOf(before, context) : undefined
  if (!pointed || !sides?.value || sides.note) return bareSidesOf(line, context)
  return { ...sides, note: trim(cut(line, pointed.index + pointed[0].length)) }
}

function bareSidesOf(line: Phrase, { lang }: Context): Sides {
  const strong = line.nodes[0]?.type === 'strong' ? toPhrase([line.nodes[0]]).text : ''
  const isLabel = /[:：]\s*$/.test(strong) || /^\s*[:：]/.test(line.text.slice(strong.length))
  if (isFigure(strong) && !isLabel) {
    const rest = cut(line, strong.length)
    const tie = /^\s*[:–—-]\s+/u.exec(rest.text)?.[0].length ?? 0
    return { value: trim(cut(line, 0, strong.length)), label: trim(cut(rest, tie)) }
  }
  const labelled = readLabelled(line) ?? dashed(line)
  if (labelled) {
    const bracket = /\s*[(（]([^()（）]+)[)）]\s*$/u.exec(labelled.value.text)
    const value = bracket ? trim(cut(labelled.value, 0, bracket.index)) : labelled.value
    const note = bracket ? trim(cut(labelled.value, bracket.index)) : undefined
    // Of what is none it is said for how long: `0 – 112 days`.
    const said = /\s+[–—]\s+(?=\p{L}[^\d]*$)|(?<=^0)\s+[–—-]\s+(?=\d+\s+\p{L})/u.exec(value.text)
    const bare = said && !note ? trim(cut(value, 0, said.index)) : undefined
    if (said && bare && isFigure(bare.text))
      return { value: bare, label: labelled.label, note: trim(cut(value, said.index + said[0].length)) }
    const counted = amountBefore(labelled.value, lang)
    // `91 people, approx. 6.5 years`: what stands behind a comma is said of the amount.
    if (counted && AMOUNT_APART.test(labelled.value.text)) return { ...counted, label: labelled.label }
    if (isFigure(value.text)) return { value, label: labelled.label, ...(note && { note }) }
    if (counted) return { ...counted, label: labelled.label }
  }
  const [all, before = '', amount = '', after = '', share = ''] = OF_GOAL.exec(line.text) ?? []
  if (all) {
    const end = before.length + amount.length
    const label = [cut(line, 0, before.length), cut(line, end, end + after.length)].map(trim)
    return {
      value: trim(cut(line, before.length, end)),
      label: toPhrase(label.flatMap(({ nodes }, at) => (at === 0 ? nodes : [blank, ...nodes]))),
      note: cut(line, line.text.length - share.length),
    }
  }
  // What is equal to something else is a sentence, and no count of the first: `1 t of glass = 3,000 bottles`.
  if (/\d.*\s[=≙≈]\s/u.test(line.text)) return { label: line }
  // What it was at another time is remarked behind it: `Yield 21.0% (last year 20.4%)`.
  const remark = /\s*[(（](?:(?=[^()（）]*\p{L})[^()（）]*\d[^()（）]*|[^()（）\p{L}\d]+)[)）]\s*$/u.exec(
    line.text,
  )
  const ended = remark ? endingIn(trim(cut(line, 0, remark.index)), lang) : undefined
  if (remark && ended?.value && isFigure(ended.value.text))
    return { ...ended, note: trim(cut(line, remark.index)) }
  const [first] = findValues(line.text, lang)
  const isFirst = first?.start === 0 && first.end <= LONGEST_VALUE && first.value.type !== 'date'
  if (!isFirst) return endingIn(line, lang) ?? { label: line }
  if (first.end === line.text.length) return { label: line }
  const end =
    first.end +
    (first.value.type === 'number' ? (OUT_OF.exec(line.text.slice(first.end))?.[0].length ?? 0) : 0)
  const rest = line.text.slice(end)
  // An hour or a day before a figure is when it was counted: `7h 410`, `12.5. 31`.
  const when = /^(\.?)\s+\d[\d.,]*$/u.exec(rest)?.[1]
  if (when !== undefined) {
    const time = end + when.length
    return { value: trim(cut(line, time)), label: trim(cut(line, 0, time)) }
  }
  const mark = /^\s*(?:[,;:]|[–—-](?=\s))/u.exec(rest)?.[0].length ?? 0
  return { value: trim(cut(line, 0, end)), label: trim(cut(line, end + mark)) }
}

/** An amount and its unit before a comma and words. */
const AMOUNT_APART = /^[^\p{L},;]*\d(?:\s?\p{L}{1,10})?[,;]\s+\p{Ll}/u

/** What a number is counted out of, behind it: `6 in 10`, `1 de cada 3`. */
const OUT_OF =
  /^\s(?:in|out of|of|von|sur|de cada|em cada|in ogni|su|op de|van de|na|av|из|з)\s\d{1,3}(?=\s\p{L})/u

/** An amount that opens the words behind a label, and what else these say: `100 kilos a household`. */
function amountBefore(words: Phrase, lang: string): Pick<Required<Sides>, 'value' | 'note'> | undefined {
  const opening = words.text.length <= LONGEST_SAID ? openingValue(words.text, lang) : undefined
  if (!opening || !/^(?:money|percentage|quantity|number)$/.test(opening.value.type)) return undefined
  // A number has what it counts for its unit.
  const unit =
    opening.value.type === 'number'
      ? /^\s\p{L}{2,10}(?=[\s,;])/u.exec(words.text.slice(opening.end))?.[0]
      : ''
  const comma =
    /^[,;]\s+(?=\p{Ll})/u.exec(words.text.slice(opening.end + (unit?.length ?? 0)))?.[0].length ?? 0
  if (unit === undefined && comma === 0) return undefined
  const end = opening.end + (unit?.length ?? 0)
  const value = trim(cut(words, 0, end))
  const note = trim(cut(words, end + comma))
  return isFigure(value.text) && /^\p{L}/u.test(note.text) ? { value, note } : undefined
}

/** Letters of what is said of an amount. */
const LONGEST_SAID = 60

/** Letters of a name before its figure: `Tram and bus 24%`. */
const LONGEST_NAME = 40

/** A name, then figures or a score: `Noor 11`, `goals 38:17`. */
const tally =
  /^(\p{L}[^\d]{1,40}?)\s+(?:\d{1,6}(?::\d{1,3})?|\d{1,3}(?:[.,’']\d{3})+|\d[\d.,’']+\s?(?:\p{Ll}{1,3}[²³]?|\p{Lo}{1,2}))$/u

/** A short name before a share. */
const DAILY = /^(\p{L}{2,12}\.?)\s\d{1,3}(?:[.,]\d{1,2})?\s?%(?:\s[⚠❗‼🔴🚨]\uFE0F?)?$/u

/** A sign that calls a value out, behind it. */
const CALLED = /\s*[⚠❗‼🔴🚨]\uFE0F?$/u

/** A short name and its figure, without a sign between them. A year says when, and counts nothing. */
function endingIn(line: Phrase, lang: string): Sides | undefined {
  const last = findValues(line.text, lang).at(-1)
  const end = line.text.replace(CALLED, '').length
  const isLast = last !== undefined && last.end === end && isAmount(last.value)
  // `Mon 6.1 %`: a day before a share is no date.
  const start = isLast
    ? last.start
    : (tally.exec(line.text)?.[1]?.length ?? DAILY.exec(line.text)?.[1]?.length)
  if (!start || start > LONGEST_NAME || /^\s*(?:19|20)\d\d$/.test(line.text.slice(start))) return undefined
  const label = trim(cut(line, 0, start))
  // Of several figures in a line none is its own, but the share of something that its name tells: `Lime soda 0% 588`.
  const isShare = last?.value.type === 'percentage'
  const name = isShare ? label.text : label.text.replace(/\s\d{1,3}(?:[.,]\d{1,2})?\s?%$/u, '')
  return /[\p{L})+]$/u.test(name) && !/\d/.test(name) ? { value: trim(cut(line, start)), label } : undefined
}

function dashed(line: Phrase): { readonly label: Phrase; readonly value: Phrase } | undefined {
  const found = /\s+[–—~-]\s+/u.exec(line.text)
  if (!found || found.index === 0) return undefined
  return {
    label: trim(cut(line, 0, found.index)),
    value: trim(cut(line, found.index + found[0].length)),
  }
}

/** Short words with a number among them, and few others. */
function isFigure(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  return /\p{N}/u.test(text) && text.length <= LONGEST_VALUE && letters <= 16 && !COUNTS_THINGS.test(text)
}

/** Several things with a number each, or the number of one, which count nothing: `mixing 6, ovens 9`, `no. 3 since 2:10`, `2 号机`. */
const COUNTS_THINGS =
  /\p{L}\s?\d[^,，、;]*[,，、;]\s*\p{L}+\s?\d|\d\s\p{L}+[,，、;]\s*\d+\s\p{L}|(?<!\p{L})(?:no|nr|num|núm|n)[.º°o]{1,2}\s?\d|[#№]\s?\d|^\d{1,3}\s?[号號番]/iu

/** Earlier values, oldest first: each is a fact of the part. */
function seriesFact(words: Phrase, context: Context): Fact {
  const between = [/[;|]/g, /,\s+/g, /,/g, /\s+/g].find(mark => mark.test(words.text)) ?? /,/g
  const pieces = split(words, new RegExp(between.source, 'g'))
  const facts = pieces.map(piece => toFact(phraseOf(''), piece, 'body', context))
  return { ...toFact(phraseOf(''), words, 'body', context), facts }
}

/** Whether figures are of one kind, so that a drawing compares them: over time, shares of a whole, or all in one unit. */
function isSeries(figures: readonly Item[], meanings: readonly Meaning[], { lang }: Context): boolean {
  const values = figures.map(({ parts }) => parts.value?.value)
  const isBare = figures.every(({ parts, text }) => !parts.change && !parts.series && text.length === 0)
  if (figures.length < 3 || !isBare || values.some(value => value === undefined)) return false
  if (figures.every(({ title }) => isWhen(title.text, lang)) || isRanked(values)) return true
  const units = unitsIn(values)
  if (units.size > 1) return false
  if (units.has('percentage')) return areShares(values)
  const sum = values.reduce((total, value) => total + (value && 'amount' in value ? value.amount : 0), 0)
  const isCalled = meanings.some(({ concept, weight }) => weight > 0.9 && concept === 'series')
  return isCalled || !units.has('number') || sum === 100
}

/** Whether words are an hour, a day or another time that a figure may be counted at. */
function isWhen(text: string, lang: string): boolean {
  if (text === '') return false
  const isDate = [text, `${text} 2024`].some(words => readValue(words, lang)?.type === 'date')
  return isDate || opensWeekday(text, lang) || HOUR.test(text)
}

/** `7h`, `18:00`, `12.5.` */
const HOUR = /^(?:[01]?\d|2[0-4])(?:\s?[hH]|[:h.][0-5]\d|\.1?\d\.)$/u

/** Plain numbers from which on those that fall from each to the next are ranked. */
const RANKED = 4

/** Whether plain numbers are ranked: the largest first. */
function isRanked(values: readonly (Value | undefined)[]): boolean {
  const amounts = values.flatMap(value => (value?.type === 'number' ? [value.amount] : []))
  return (
    values.length >= RANKED &&
    amounts.length === values.length &&
    amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0)) &&
    new Set(amounts).size > 2
  )
}

// Tables made of what is no table

function tableOfFigures(figures: readonly Item[]): Table {
  const noted = figures.filter(({ parts }) => parts.note).length
  // What is said of few of them stands with their names: a column of its own would be empty, and nothing be drawn.
  const isNoted = noted * 2 >= figures.length
  const rows = figures.map(({ title, parts: { value, note } }) => [
    note && !isNoted ? withNoteBehind(title, phraseIn(note)) : title,
    value ? phraseIn(value) : phraseOf(''),
    ...(isNoted ? [note ? unbracketed(phraseIn(note)) : phraseOf('')] : []),
  ])
  return tableOf([], rows)
}

/** A name with what is said of its figure, in brackets where the copy has them. */
function withNoteBehind({ nodes }: Phrase, note: Phrase): Phrase {
  const tie = /^[(（[]/u.test(note.text) ? ' ' : ', '
  return toPhrase([...nodes, { type: 'text', value: tie }, ...note.nodes])
}

function unbracketed(words: Phrase): Phrase {
  const inside = /^[(（](.*)[)）]$/su.exec(words.text)?.[1]
  return inside === undefined ? words : cut(words, 1, 1 + inside.length)
}

/** A table of cells; blank heads where it has none. */
function tableOf(head: readonly Phrase[], rows: readonly (readonly Phrase[])[]): Table {
  const count = Math.max(head.length, ...rows.map(row => row.length))
  const rowOf = (cells: readonly Phrase[]): TableRow => ({
    type: 'tableRow',
    children: Array.from({ length: count }, (_, at) => ({
      type: 'tableCell',
      children: [...(cells[at]?.text ? cells[at].nodes : [])],
    })),
  })
  return { type: 'table', align: [], children: [rowOf(head), ...rows.map(rowOf)] }
}

// Records

/** What a field of the front matter shows: figures, series, tables, steps or tasks; undefined when it is words. */
export function exhibitOfField(fact: Fact, context: Context): readonly Item[] | undefined {
  const { items, facts, meanings, label } = fact
  const shown = items.length > 0 ? exhibitOfItems(items, meanings, context) : exhibitOfFacts(facts, context)
  // A key that says no more than that these are figures names nothing.
  const isBare = meanings.some(({ concept, weight }) => weight > 0.85 && /^(?:tiles|stats)$/.test(concept))
  const [only, ...others] = shown ?? []
  const isFigure = facts.length > 0 && only?.kind === 'stats' && only.items.length === 1
  if (!only || others.length > 0 || only.title.text !== '' || isBare || isFigure) return shown
  return [{ ...only, title: label }]
}

/** Fields side by side whose values are amounts: figures, or a series. */
export function exhibitOfAmounts(
  fields: readonly Fact[],
  context: Context,
): { readonly item: Item; readonly facts: readonly Fact[] } | undefined {
  const facts = fields.filter(
    ({ value, items, facts: inner }) =>
      value !== undefined && isAmount(value) && items.length + inner.length === 0,
  )
  const entries = facts.map((fact): Item => {
    const value = { ...fact, label: phraseOf(''), meanings: [] }
    return itemWith({ title: fact.label, facts: [value] })
  })
  const [item] = facts.length >= 3 ? (exhibitOfItems(entries, [], context) ?? []) : []
  return item && { item, facts }
}

/** A record that is shown: its title and what stands in it. */
function exhibitsOfRecord({ title, facts }: Item, context: Context): readonly Item[] {
  const rest = facts.filter(fact => !isNameIn(title, fact))
  const held = rest.flatMap(fact => {
    const shown = fact.facts.length + fact.items.length > 0 ? exhibitOfField(fact, context) : undefined
    return (shown ?? []).map(item => ({ ...item, title: phraseOf('') }))
  })
  if (held.length > 0) return held
  return exhibitOfFacts(rest, context) ?? []
}

function kindOfTable(table: Table, context: Context): Kind {
  return exhibitOfTable(table, [], context)?.item.kind === 'series' ? 'series' : 'items'
}

function exhibitOfItems(
  items: readonly Item[],
  meanings: readonly Meaning[],
  context: Context,
): readonly Item[] | undefined {
  const isCalled = (...concepts: readonly string[]): boolean =>
    meanings.some(({ concept, weight }) => weight > 0.85 && concepts.includes(concept))
  if (isCalled('steps') || (items.every(({ facts }) => facts.length === 0) && isCalled('approach')))
    return [exhibit('steps', [], items)]
  const flat = items.map(item => ({ ...item, facts: flatFacts(item.facts) }))
  const tasks = shapeForList('tasks', flat)
  const isTask = ({ parts }: Item): boolean =>
    parts.status !== undefined || (parts.owner !== undefined && parts.date !== undefined)
  if (tasks.filter(isTask).length >= items.length * MOST || isCalled('tasks'))
    return [
      exhibit(
        'tasks',
        [],
        tasks.map(task => withStatus(task, context)),
      ),
    ]
  const figures = shapeForList('tiles', withCounted(flat, context))
  const isTile = ({ title, parts }: Item): boolean => parts.value !== undefined && title.text !== ''
  const hasNested = items.some(({ facts }) => facts.some(fact => fact.facts.length + fact.items.length > 0))
  if (!hasNested && figures.filter(isTile).length >= items.length * MOST) {
    // A table of figures has no place for what else is said of each.
    const isBare = figures.every(({ facts, parts }) => facts.length === 0 && parts.note === undefined)
    const isOneKind =
      isBare && (isCalled('series') || isSeries(figures, meanings, context)) && !isCalled('tiles', 'stats')
    return [isOneKind ? exhibit('series', [tableOfFigures(figures)]) : exhibit('stats', [], figures)]
  }
  const records = items.map(item => {
    const shown = exhibitsOfRecord(item, context)
    // What its author calls a table stays one.
    return {
      item,
      shown: isCalled('tables') ? shown.map(own => ({ ...own, kind: 'items' as const })) : shown,
    }
  })
  if (records.some(({ shown }) => shown.length > 0))
    return records.flatMap(({ item, shown }) =>
      shown.map((own, at) => (at === 0 ? { ...own, title: item.title } : own)),
    )
  const entries = items.map(({ title, text }) => ({ line: title, more: text }))
  const lines = items.every(({ facts }) => facts.length === 0)
    ? shownOf(entries, meanings, context)
    : undefined
  return lines && [lines]
}

/** Keys of shares in a hundred, whose sign their author leaves out. */
const HUNDREDTHS =
  /^(?:pct|perc?|per ?cent|percentage|prozent|procent|pourcent\w*|porcentaje|percentuale|%)$/iu

/** Records that have one bare number each, under the same key: whatever that is called, it is what each of them counts. */
function withCounted(items: readonly Item[], context: Context): readonly Item[] {
  const isNumber = ({ value, text }: Fact): boolean => value?.type === 'number' && !isYear(text)
  const numbers = (items[0]?.facts ?? []).filter(isNumber).map(({ label }) => label.text)
  const shared = numbers.filter(name =>
    items.every(({ facts }) => facts.some(fact => fact.label.text === name && isNumber(fact))),
  )
  const hundredths = shared.filter(name => areHundredths(name, items))
  const [only] = hundredths.length === 1 ? hundredths : shared
  const isOne = shared.length === 1 || hundredths.length === 1
  if (only === undefined || only === '' || !isOne || items.length < 2) return items
  const because = 'the one number that each of these has'
  const own = hundredths.includes(only) ? (fact: Fact) => inHundredths(fact, context) : (fact: Fact) => fact
  const counted = (fact: Fact): Fact => ({
    ...own(fact),
    ...{ written: fact.written, meanings: [{ concept: 'value', weight: 1, because }] },
  })
  return items.map(item => ({
    ...item,
    facts: item.facts.map(fact => (fact.label.text === only ? counted(fact) : fact)),
  }))
}

/** Keys of parts of a whole, whose numbers are in a hundred where they come to that. */
const SHARES =
  /^(?:shares?|anteil\p{L}*|part(?:s|ie)?|proportion|cuota|porción|quota|parcela|fatia|aandeel|andel|udział|podíl|pay|oran|доля|частка|占比|比例|比重|比率|割合|構成比|シェア|비율|비중)$/iu

/** Whether numbers under a key are shares in a hundred, by its name, or as parts that come to a whole. */
function areHundredths(name: string, items: readonly Item[]): boolean {
  if (HUNDREDTHS.test(name)) return true
  if (!SHARES.test(name)) return false
  const values = items.flatMap(({ facts }) => facts.filter(({ label }) => label.text === name))
  const sum = values.reduce((all, { value }) => all + (value && 'amount' in value ? value.amount : 0), 0)
  return Math.abs(sum - 100) <= WHOLE
}

function inHundredths(fact: Fact, context: Context): Fact {
  const words = toPhrase([...phraseIn(fact).nodes, { type: 'text', value: ' %' }])
  return toFact(fact.label, words, fact.place, context)
}

function withStatus(task: Item, { lang }: Context): Item {
  const found = task.parts.status && statusIn(task.parts.status.text, lang)
  return found ? { ...task, status: found.status } : task
}

/** Labelled values of one record: a series over its labels, or two sides that are compared. */
function exhibitOfFacts(facts: readonly Fact[], context: Context): readonly Item[] | undefined {
  const table = tableOfRecord(facts)
  if (table) return [exhibit(kindOfTable(table, context), [table])]
  const leaves = facts.filter(isLeaf)
  const values = leaves.filter(({ value }) => value !== undefined && isAmount(value))
  if (leaves.length >= 3 && leaves.length === facts.length && values.length === leaves.length) {
    const rows = leaves.map(fact => [fact.label, phraseIn(fact)])
    return [exhibit('series', [tableOf([], rows)])]
  }
  const figure = figureOfRecord(facts, context)
  if (figure) return [exhibit('stats', [], [figure])]
  const records = facts.filter(fact => fact.facts.some(({ value }) => value !== undefined))
  if (records.length < 2) return undefined
  const sides = records.map(({ label, facts: own }): Item => itemWith({ title: label, facts: own }))
  const figures = shapeForList('tiles', sides)
  return figures.every(({ parts }) => parts.value) ? [exhibit('stats', [], figures)] : undefined
}

/** Fields of a record that is one figure at most, and letters of what it is counted in. */
const FIGURE_RECORD = { fields: 4, unit: 14 }

/** A record of one number, what it is counted in and what it says: `{value: 142, unit: litres, note: a day for each of us}`. */
function figureOfRecord(facts: readonly Fact[], context: Context): Item | undefined {
  const numbers = facts.filter(({ value, text }) => value && isAmount(value) && !isYear(text))
  const [number] = numbers
  const words = facts.filter(fact => fact !== number)
  const isRecord = facts.length <= FIGURE_RECORD.fields && words.length > 0 && facts.every(isLeaf)
  if (!number || numbers.length > 1 || !isRecord || words.some(({ text }) => /\d{3}|@|https?:/.test(text)))
    return undefined
  const unit = words.find(fact => isUnit(fact, words.length > 1))
  const [note, ...more] = words
    .filter(fact => fact !== unit)
    .toSorted((one, other) => other.text.length - one.text.length)
  const nodes = unit ? [{ type: 'text' as const, value: '\u00a0' }, ...phraseIn(unit).nodes] : []
  const value = toFact(phraseOf(''), toPhrase([...phraseIn(number).nodes, ...nodes]), 'body', context)
  if (!note) return undefined
  return itemWith({
    title: phraseIn(note),
    parts: { value },
    facts: more.map(fact => ({ ...fact, label: phraseOf('') })),
  })
}

/** Whether a field says what something is counted in: by its name, or as the one word or two beside longer ones. */
function isUnit({ label, text, meanings }: Fact, hasOthers: boolean): boolean {
  const isShort = text.length <= FIGURE_RECORD.unit && !/\d|\s.*\s/.test(text)
  const isNamed =
    /^(?:units?|uom|einheit|unité|unidad|unità|unidade|eenheid|enhet|jednostka|jednotka|birim|одиниця|единица|单位|單位|単位|단위)$/iu.test(
      label.text,
    ) || meanings.some(({ concept, weight }) => concept === 'unit' && weight > 0.85)
  return isShort && isNamed && hasOthers
}

function isAmount({ type }: Value): boolean {
  return (amounts as readonly string[]).includes(type)
}

/** A table in pieces: names of columns, and rows of cells. */
export function tableOfRecord(facts: readonly Fact[]): Table | undefined {
  const lists = facts.filter(({ items }) => items.length > 0)
  const rows = lists.find(({ items }) => items.every(item => item.items.length > 0))
  const head = lists.find(fact => fact !== rows && fact.items.every(({ title }) => title.text !== ''))
  if (!rows) return undefined
  const cells = rows.items.map(({ items }) => items.map(({ title }) => title))
  return tableOf(head?.items.map(({ title }) => title) ?? [], cells)
}
