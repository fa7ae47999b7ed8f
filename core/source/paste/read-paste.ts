import { type MappedText, type Piece, toMappedText } from '../mapped-text.ts'
import { dateEnd } from './dated-line.ts'
import {
  findHeadings,
  type Headings,
  headingsAmongMarks,
  headingsOverAmounts,
  isHeadLike,
  isTitleLike,
} from './find-headings.ts'
import { judge, type Kind } from './judge.ts'
import {
  type Block,
  blocksOf,
  isClause,
  isFence,
  isLabelled,
  type ItemLine,
  type Line,
  linesOf,
  readBullet,
  readNumbered,
  wordsStart,
} from './lines.ts'
import { readPricedRows } from './priced-rows.ts'
import { divideRunInTitles } from './run-in-titles.ts'
import { type Grid, headedBy, isCsvFence, readCsv, readPipeRows, readTabRows } from './rows.ts'
import { listFrom, divideSetLines } from './set-lines.ts'
import { type Omitted, takeWrapping } from './take-wrapping.ts'
import { createWriter, type Writer } from './write-pieces.ts'

/** A pasted text as Markdown, and what was found in it. */
interface Paste {
  /** Undefined where the body is read as it stands. */
  readonly markdown?: MappedText
  readonly omitted: readonly Omitted[]
  /** What was made, to be told: `4 headings`, `1 table`. */
  readonly made: readonly string[]
}

/** How a paste is read. */
interface PasteOptions {
  /** Offset of the body. */
  readonly from: number
  /** Front matter precedes the body. */
  readonly hasFields: boolean
  /** Take nothing out, not even the head of a mail. */
  readonly keepAll: boolean
}

/** A stretch of lines that is one thing. */
export type Part =
  /** `isOver`: over lines of its own block. */
  | {
      readonly kind: 'heading'
      readonly lines: readonly Line[]
      readonly depth: number
      readonly isOver?: boolean
    }
  | { readonly kind: 'list'; readonly lines: readonly Line[]; readonly items: readonly ItemLine[] }
  | { readonly kind: 'table'; readonly lines: readonly Line[]; readonly grids: readonly Grid[] }
  /** Each line is a paragraph: labels with their values, numbered clauses. */
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | { readonly kind: 'words'; readonly lines: readonly Line[] }
  /** A line of strokes alone. */
  | { readonly kind: 'rule'; readonly lines: readonly Line[] }
  | { readonly kind: 'verbatim'; readonly lines: readonly Line[] }

/**
 * Makes Markdown of text that was pasted from a word processor, a mail, a chat or a spreadsheet. Text that is Markdown
 * already stays as it is; where both are mixed, only bullets, tables and wrapping are mended.
 */
export function readPaste(source: string, options: PasteOptions): Paste {
  const { pieces, omitted, made } = convert(source, options)
  return { ...(pieces && { markdown: toMappedText(source, pieces) }), omitted, made }
}

/** The source of a paste, written as the Markdown that it is read as; its wrapping stays where it is. */
export function settlePaste(source: string, options: PasteOptions): string | undefined {
  const { pieces, cuts } = convert(source, options)
  if (!pieces) return undefined
  const parts = [source.slice(0, options.from)]
  let next = 0
  for (const piece of pieces) {
    for (
      let cut = cuts[next];
      cut && cut.end <= piece.start && (cut.isLine || piece.text === undefined);
      cut = cuts[++next]
    ) {
      parts.push(source.slice(cut.start, cut.end), cut.isLine ? '\n' : '')
    }
    parts.push(piece.text ?? source.slice(piece.start, piece.end))
  }
  for (const { start, end } of cuts.slice(next)) parts.push('\n', source.slice(start, end))
  return parts.join('')
}

interface Converted {
  /** Undefined where the body is read as it stands. */
  readonly pieces?: readonly Piece[]
  readonly omitted: readonly Omitted[]
  readonly made: readonly string[]
  /** What was taken off, a whole line or its start. */
  readonly cuts: readonly { readonly start: number; readonly end: number; readonly isLine: boolean }[]
}

function convert(source: string, { from, hasFields, keepAll }: PasteOptions): Converted {
  // A book is judged by its first pages: its lines are too many to look at each.
  const opening = source.length - from > longest ? source.slice(0, from + longest) : source
  if (opening !== source && judge(linesOf(opening, from), hasFields, false) === 'markdown') {
    return { omitted: [], made: [], cuts: [] }
  }
  const written = linesOf(source, from)
  const kindBefore = judge(written, hasFields, false)
  const { lines, omitted } = keepAll ? { lines: written, omitted: [] } : takeWrapping(written, source)
  const kind = omitted.length > 0 ? judge(lines, hasFields, true) : kindBefore
  const writer = createWriter(source)
  if (kind === 'markdown' || kind === 'mixed') mend(lines, written, source, from, writer)
  else rewrite(lines, source, kind, writer)
  const { pieces, made, isChanged } = writer.finish()
  if (!isChanged && omitted.length === 0) return { omitted, made: [], cuts: [] }
  const cuts = lines.flatMap((line, at) => {
    const own = written[at] as Line
    return line === own ? [] : [{ start: own.start, end: line.start, isLine: line.text === '' }]
  })
  return { pieces, omitted, made, cuts }
}

/** Characters of Markdown that are searched for wrapping; a longer text of it is no mail. */
const longest = 100_000

/** Rewrites what is surely no Markdown, and keeps every other character. */
function mend(
  lines: readonly Line[],
  written: readonly Line[],
  source: string,
  from: number,
  writer: Writer,
): void {
  let at = from
  const keepUpTo = (offset: number) => {
    writer.keep(at, offset)
    at = Math.max(at, offset)
  }
  const blocks = blocksOf(lines)
  const hasHeadings = lines.some(({ text }) => /^#{1,6}\s/.test(text))
  const headings = new Map([
    ...(hasHeadings ? [] : headingsAmongMarks(blocks)),
    ...headingsOverAmounts(blocks),
  ])
  const parts = new Map(
    blocks.flatMap(block =>
      mixedParts(block, source, headings).map(part => [part.lines[0] as Line, part] as const),
    ),
  )
  lines.forEach((line, index) => {
    const own = written[index] as Line
    const part = parts.get(line)
    if (own !== line && own.start >= at) {
      keepUpTo(own.start)
      at = line.start
    }
    if (!part) return
    keepUpTo(line.start)
    writer.write(part)
    at = part.lines.at(-1)?.end ?? at
  })
  keepUpTo(source.length)
}

/** A line that is neither an item nor a row of a table. */
const prose = /^\p{L}(?!.*(?:\t| {2}|\.{3}|…|;))/u

function mixedParts(block: Block, source: string, headings: Headings): Part[] {
  const [first, ...others] = block.lines
  const isProse = first !== undefined && others.length === 0 && prose.test(first.text)
  if (!first || first.indent > 3 || (isProse && !headings.has(first))) return []
  if (others.length > 0 && /^#{1,6}\s/.test(first.text))
    return mixedParts({ lines: others, gap: 0 }, source, headings)
  const parts = partsOf(block, source, headings)
  return parts.filter(
    part =>
      part.kind === 'table' ||
      (part.kind === 'heading' && headings.has(part.lines[0] as Line)) ||
      (part.kind === 'list' && part.items.every(({ line }) => /^[^-*+\d[–—]/.test(line.text))) ||
      listFrom(part.lines, 0) === part.lines.length,
  )
}

function rewrite(lines: readonly Line[], source: string, kind: Kind, writer: Writer): void {
  const isPasted = kind === 'pasted' || kind === 'slip'
  const { blocks, headings } =
    kind === 'slip' ? { blocks: blocksOf(lines), headings: noHeadings } : headed(lines, source)
  const parts = blocks.flatMap(block => {
    // What a till prints heads nothing, and its strokes are no words.
    if (kind === 'slip') return partsUnder(block, source).filter(part => part.kind !== 'rule')
    const isCode = !isPasted && block.lines.every(({ indent }) => indent > 3)
    return isCode ? [{ kind: 'verbatim' as const, lines: block.lines }] : partsOf(block, source, headings)
  })
  for (const part of joinLists(withHeadRows(withInnerHeads(parts), source), isPasted)) writer.write(part)
  if (!isPasted && headings.size === 0) writer.isQuiet = true
}

const noHeadings: Headings = new Map()

/** The blocks of a text without marks, and what heads them or stands over lines in them. */
function headed(
  lines: readonly Line[],
  source: string,
): { readonly blocks: readonly Block[]; readonly headings: Headings } {
  const clauses = divideRunInTitles(blocksOf(lines), source)
  const set = divideSetLines(clauses?.blocks ?? blocksOf(lines))
  const headings = new Map([
    ...findHeadings(set.blocks),
    ...set.headings,
    ...(clauses?.headings ?? noHeadings),
  ])
  const title = titleOver(set.blocks, headings)
  return { blocks: set.blocks, headings: title ? headings.set(title, 1) : headings }
}

/** Lines of an opening that a title leads, letters of each, and parts of a text that it stands over, at least. */
const OPENING = { lines: 5, letters: 60, parts: 2 }

/** What opens a text whose parts have headings: a line over strokes, or the first of a few short lines: `Wedding quote`, `Saturday 20 June`, `130 guests`. */
function titleOver(blocks: readonly Block[], headings: Headings): Line | undefined {
  const [{ lines } = { lines: [] }] = blocks
  const [first, ...below] = lines
  const depths = [...headings.values()]
  if (first === undefined || depths.includes(1) || depths.length < OPENING.parts) return undefined
  if (underlined(lines) !== undefined) return first
  const isShort = ({ text }: Line): boolean => text.length <= OPENING.letters && !/[.,;!?…]$/u.test(text)
  const isOpening = below.length > 0 && lines.length <= OPENING.lines && lines.every(isShort)
  return isOpening && !headings.has(first) && isTitleLike(first.text) && !/\d{3}/.test(first.text)
    ? first
    : undefined
}

/** Two or more headings over lines of their own blocks, from one on that stands right below a heading which stands alone, are parts of what that names. */
function withInnerHeads(parts: readonly Part[]): readonly Part[] {
  const runs: Part[][] = []
  let isInside = false
  parts.forEach((part, at) => {
    if (part.kind !== 'heading') return
    const above = parts[at - 1]
    const isUnder = above?.kind === 'heading' && !above.isOver && above.depth === 2
    if (isUnder && part.isOver) runs.push([])
    isInside = part.isOver === true && (isInside || isUnder)
    if (isInside && part.depth === 2) runs.at(-1)?.push(part)
  })
  const inner = new Set(runs.filter(({ length }) => length > 1).flat())
  return parts.map(part => (part.kind === 'heading' && inner.has(part) ? { ...part, depth: 3 } : part))
}

/** A line that names the columns of the table below it, an empty line between them, is its first row. */
function withHeadRows(parts: readonly Part[], source: string): readonly Part[] {
  const headed = (part: Part, at: number): Part | undefined => {
    const above = parts[at - 1]
    const [line, ...lines] = above?.kind === 'words' ? above.lines : []
    const [grid, ...grids] = part.kind === 'table' ? part.grids : []
    const made = line && grid && lines.length + grids.length === 0 ? headedBy(line, grid, source) : undefined
    return made && line && { kind: 'table', lines: [line, ...part.lines], grids: [made] }
  }
  const tables = parts.map(headed)
  return parts.flatMap((part, at) => (tables[at + 1] ? [] : [tables[at] ?? part]))
}

/** Counted items with blank lines between them are one list; in a paste, a lone item that is counted is none. */
function joinLists(parts: readonly Part[], isPasted: boolean): Part[] {
  const joined: Part[] = []
  let open: { lines: Line[]; items: ItemLine[] } | undefined
  for (const part of parts) {
    if (part.kind !== 'list' || part.items[0]?.number === undefined) {
      open = undefined
      joined.push(part)
    } else if (open && part.items[0].number === (open.items.at(-1)?.number ?? 0) + 1) {
      for (const line of part.lines) open.lines.push(line)
      for (const item of part.items) open.items.push(item)
    } else {
      open = { lines: [...part.lines], items: [...part.items] }
      joined.push({ kind: 'list', ...open })
    }
  }
  return joined.map(part => {
    const isLone =
      isPasted && part.kind === 'list' && part.items.length === 1 && part.items[0]?.number !== undefined
    return isLone ? { kind: 'lines', lines: part.lines } : part
  })
}

/** Divides a block into what its lines are. */
function partsOf(block: Block, source: string, headings: Headings): Part[] {
  const lines = [...block.lines]
  const [first] = lines as [Line]
  if (isCsvFence(first)) return fencedTable(block, source)
  const piped = readPipeRows(lines, source)
  if (piped) return [{ kind: 'table', lines, grids: [piped] }]
  if (
    isFence(first) ||
    lines.some(({ text }) => /^\|.*\|$|^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?$/.test(text)) ||
    /^(?:#{1,6} [^\t]*$|<\/?[a-z!])/i.test(first.text)
  ) {
    return [{ kind: 'verbatim', lines }]
  }
  const underline = underlined(lines)
  const heads = lines.slice(
    0,
    countWhile(lines, 0, line => headings.has(line)),
  )
  const head: Part[] =
    heads.length === 0 && underline !== undefined
      ? [{ kind: 'heading', lines: [first], depth: underline }]
      : heads.map((line, at) => ({
          ...{ kind: 'heading', lines: [line], depth: headings.get(line) ?? 1 },
          isOver: at === heads.length - 1 && heads.length < lines.length,
        }))
  if (underline !== undefined) lines.splice(1, 1)
  const rest = lines.slice(head.length)
  const gap = head.length > 0 ? 0 : block.gap
  return [...head, ...(rest.length > 0 ? partsUnder({ lines: rest, gap }, source) : [])]
}

/** A short line over a row of strokes is a heading, as in Markdown. */
function underlined([first, second]: readonly Line[]): number | undefined {
  if (!first || !second || first.text.length > 80 || !/\p{L}/u.test(first.text)) return undefined
  return /^={3,}$/.test(second.text) ? 1 : /^-{3,}$/.test(second.text) ? 2 : undefined
}

function fencedTable(block: Block, source: string): Part[] {
  const inner = block.lines
    .slice(1, isFence(block.lines.at(-1) as Line) ? -1 : undefined)
    .filter(({ text }) => text !== '')
  const grids = readCsv({ lines: inner, gap: 0 }, 0, source, true)?.grids
  return grids ? [{ kind: 'table', lines: block.lines, grids }] : [{ kind: 'verbatim', lines: block.lines }]
}

function partsUnder(block: Block, source: string): Part[] {
  const { lines } = block
  const outline = outlineOf(lines, source)
  if (outline) return [{ kind: 'list', lines, items: outline }]
  const parts: Part[] = []
  let words: Line[] | undefined
  for (let at = 0; at < lines.length; ) {
    const part = partFrom(block, at, source)
    if (part.kind !== 'words') words = undefined
    if (words) words.push(...part.lines)
    else if (part.kind === 'words') {
      words = [...part.lines]
      parts.push({ kind: 'words', lines: words })
    } else parts.push(part)
    at += part.lines.length
  }
  const tables = parts.filter(part => part.kind === 'table' && part.lines.length < 3)
  const isUneven =
    tables.length > 0 &&
    parts.length > tables.length + 1 &&
    parts.every(part => part.kind === 'table' || part.kind === 'words')
  return isUneven ? [{ kind: 'lines', lines }] : withHead(parts.flatMap(withDateHead), block)
}

/** A few words right over dates, below other lines of their block, are what the dates are of: `next gigs`. */
function withDateHead(part: Part, at: number, parts: readonly Part[]): readonly Part[] {
  const next = parts[at + 1]
  const line = part.kind === 'words' ? part.lines.at(-1) : undefined
  const isDates = next?.kind === 'list' && next.lines.every(({ text }) => dateEnd(text) !== undefined)
  const isHead = line !== undefined && line.text.length <= OVER_LIST.letters && isHeadLike(line.text)
  const isBelow = at > 0 || part.lines.length > 1
  if (!isDates || !isHead || !isBelow || /\d/.test(line.text)) return [part]
  const above = part.lines.slice(0, -1)
  return [
    ...(above.length > 0 ? [{ kind: 'words' as const, lines: above }] : []),
    { kind: 'heading', lines: [line], depth: 2, isOver: true },
  ]
}

/** Letters up to which a line over a list is its heading, and items from which the list is one of its own. */
const OVER_LIST = { letters: 32, items: 3 }

/** A few words with a capital right over a list or over prices that take the rest of their block are its heading: `Agenda`. */
function withHead(parts: readonly Part[], { gap }: Block): Part[] {
  const [first, list, ...others] = parts
  const [line] = first?.kind === 'words' && first.lines.length === 1 ? first.lines : []
  const isHead =
    gap > 0 &&
    line !== undefined &&
    line.text.length <= OVER_LIST.letters &&
    /^\p{Lu}/u.test(line.text) &&
    isHeadLike(line.text)
  if (!isHead || others.length > 0 || list === undefined || countIn(list) < OVER_LIST.items) return [...parts]
  return [{ kind: 'heading', lines: [line], depth: 2, isOver: true }, list]
}

/** How many things a part lists: items, or rows of a table whose columns have no names. */
function countIn(part: Part): number {
  if (part.kind === 'list') return part.items.length
  const [grid, ...others] = part.kind === 'table' ? part.grids : []
  return grid && others.length === 0 && !grid.hasHead ? grid.rows.length : 0
}

/** Lines of a block before a CSV file in it may start: titles of its own. */
const mostTitles = 6

function partFrom(block: Block, at: number, source: string): Part {
  const { lines } = block
  const line = lines[at] as Line
  const own = (count: number) => lines.slice(at, at + count)
  if (/^[-–—=*·•~ ]{3,}$/.test(line.text)) return { kind: 'rule', lines: own(1) }
  const csv = at < mostTitles ? readCsv(block, at, source) : undefined
  if (csv) return { kind: 'table', lines: own(csv.lines), grids: csv.grids }
  // Asked once for a run of rows, since each of its lines would look through all that follow.
  const strokes = at > 0 && isStroked(lines[at - 1] as Line) ? 0 : countWhile(lines, at, isStroked)
  const piped = strokes > 0 ? readPipeRows(own(strokes), source) : undefined
  if (piped) return { kind: 'table', lines: own(strokes), grids: [piped] }
  const rows = readTabRows(lines, at, source, row => isRow(row, source))
  const priced = isRow(line, source) ? readPricedRows(lines, at, source) : undefined
  if (priced && priced.lines > (rows?.lines ?? 0))
    return { kind: 'table', lines: own(priced.lines), grids: [priced.grid] }
  if (rows) return { kind: 'table', lines: own(rows.lines), grids: rows.grids }
  const items = takeItems(lines, at, source)
  if (items) return { kind: 'list', lines: own(items.length), items }
  const listed = listFrom(lines, at)
  if (listed > 0)
    return {
      kind: 'list',
      lines: own(listed),
      items: own(listed).map(each => ({ line: each, start: wordsStart(each, source) })),
    }
  const counted = countedLines(lines, at, source)
  if (counted) return { kind: 'list', lines: own(counted.length), items: counted }
  const clauses = countWhile(lines, at, ({ text }) => isClause(text))
  if (clauses > 0) return { kind: 'lines', lines: own(clauses) }
  const labelled = countWhile(lines, at, ({ text }) => isLabelled(text))
  if (labelled > 1) return { kind: 'lines', lines: own(labelled) }
  return { kind: 'words', lines: own(1) }
}

/** Whether strokes divide the words of a line. */
function isStroked({ text }: Line): boolean {
  return text.includes(' | ')
}

function countWhile(lines: readonly Line[], from: number, is: (line: Line) => boolean): number {
  let at = from
  while (at < lines.length && is(lines[at] as Line)) at++
  return at - from
}

function isRow(line: Line, source: string): boolean {
  if (readBullet(line, source) || readNumbered(line, source) || isClause(line.text)) return false
  if (/^\||\|$/.test(line.text)) return false
  return !/^[^:：\t]{1,40}[:：][ \t]*\t/.test(line.text)
}

/** `9. November 1918` is a day and no ninth item. */
const day = /^\d{1,2}\.\s+\p{L}+\.?\s+[12]\d{3}(?!\d)/u

/** A run of items with bullets, or of items whose count runs on; a lone dash may open any line. */
function takeItems(lines: readonly Line[], from: number, source: string): ItemLine[] | undefined {
  const first = lines[from] as Line
  const read = readBullet(first, source) ? readBullet : readNumbered
  const items: ItemLine[] = []
  for (let at = from; at < lines.length; at++) {
    const item = read(lines[at] as Line, source)
    const last = items.at(-1)?.number
    if (!item || (last !== undefined && item.number !== last + 1)) break
    items.push(item)
  }
  const [only] = items.length === 1 ? items : []
  // Who said what the line above quotes.
  const above = lines[from - 1]
  if (only && /^[-–—]/.test(first.text) && above && /[”"»“]$/u.test(above.text)) return undefined
  const isLone = only !== undefined && (only.isDash ? !/^.\t/.test(first.text) : day.test(first.text))
  return items.length === 0 || isLone ? undefined : items
}

/** Lines that a list without points behind its numbers has at least, and letters of each on average: `1 egg`, `2 apples` are amounts. */
const STEPS = { lines: 3, letters: 16 }

/** Lines that count from 1 without a point: `1 first talk`, `2 the test`, `3 advice`. */
function countedLines(lines: readonly Line[], from: number, source: string): readonly ItemLine[] | undefined {
  if (!lines[from]?.text.startsWith('1 ')) return undefined
  const count = lines
    .slice(from)
    .findIndex(({ text }, at) => !new RegExp(`^${at + 1} \\p{L}`, 'u').test(text))
  const own = lines.slice(from, count < 0 ? undefined : from + count)
  const letters = own.reduce((sum, { text }) => sum + text.length, 0)
  if (own.length < STEPS.lines || letters < own.length * STEPS.letters) return undefined
  return own.map((line, at) => {
    const number = at + 1
    return { line, start: wordsStart(line, source) + `${number} `.length, number }
  })
}

/** Steps of an outline from one line to the next one below it, columns. */
const STEP = { least: 1, most: 4 }

/** What opens each line of an outline that is below another, as arrows do. */
const below = /^(?:[-–—=]*>|[→⟶➜➔⇒↳])\s*(?=\S)/u

/** An outline without marks: lines that only their indentation, step by step, puts under one another, or arrows at their heads. */
function outlineOf(lines: readonly Line[], source: string): ItemLine[] | undefined {
  const drawn = drawnTree(lines)
  if (drawn) return drawn
  const indents = lines.map(({ indent }) => indent)
  const base = indents[0] ?? 0
  const steps = indents.filter(indent => indent > base)
  if (lines.length < 4 || steps.length * 2 < lines.length) return undefined
  const isPointed = lines.every(({ text, indent }) => indent === base || below.test(text))
  if (isPointed ? !isNested(indents) : !isStepped(lines, base, source)) return undefined
  return lines.map(line => {
    const start = line.end - source.slice(line.start, line.end).trimStart().length
    return { line, start: start + (isPointed ? (below.exec(line.text)?.[0].length ?? 0) : 0) }
  })
}

/** The branches of a tree that is drawn with strokes, up to the words of a line. */
const branch = /^[│┃|\s\u00a0]*[├└┣┗╰][─━-]*\s*/u

/** An outline whose branches are drawn: `├── Kitchen`, `│   └── Ida`. */
function drawnTree(lines: readonly Line[]): ItemLine[] | undefined {
  const [first, ...others] = lines
  const lengths = others.map(({ text }) => branch.exec(text)?.[0].length ?? 0)
  if (first === undefined || others.length < 2 || lengths.includes(0)) return undefined
  const indents = [0, ...others.map(({ indent }, at) => indent - first.indent + (lengths[at] ?? 0))]
  if (!isNested(indents)) return undefined
  return lines.map((line, at) => {
    const start = line.end - line.text.length + (at > 0 ? (lengths[at - 1] ?? 0) : 0)
    return { line: { ...line, indent: indents[at] ?? 0 }, start }
  })
}

/** Whether lines go in by even steps, to two levels below the first. */
function isStepped(lines: readonly Line[], base: number, source: string): boolean {
  const indents = lines.map(({ indent }) => indent)
  const step = Math.min(...indents.filter(indent => indent > base).map(indent => indent - base))
  if (step < STEP.least || step > STEP.most || new Set(indents).size < 3) return false
  const isTold = lines.some(line => readBullet(line, source) || isClause(line.text) || line.text.length > 120)
  return (
    !isTold &&
    indents.every(
      (indent, at) =>
        indent >= base && (indent - base) % step === 0 && indent - (indents[at - 1] ?? base) <= step,
    )
  )
}

/** Whether each line that goes out again goes back to where one before it stood. */
function isNested(indents: readonly number[]): boolean {
  const levels: number[] = []
  return indents.every(indent => {
    const isOut = indent < (levels.at(-1) ?? indent)
    while ((levels.at(-1) ?? -1) > indent) levels.pop()
    if (levels.at(-1) === indent) return true
    levels.push(indent)
    return !isOut
  })
}
