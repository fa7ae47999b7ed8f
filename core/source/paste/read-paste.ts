import { type MappedText, type Piece, toMappedText } from '../mapped-text.ts'
import { type Part, partsOf, partsUnder, underlined } from './divide-block.ts'
import {
  findHeadings,
  type Headings,
  headingsAmongMarks,
  headingsOverAmounts,
  isTitleLike,
} from './find-headings.ts'
import { joinColumns } from './columns.ts'
import { judge, type Kind } from './judge.ts'
import { type Block, blocksOf, type ItemLine, type Line, linesOf } from './lines.ts'
import { divideRunInTitles, divideRunOn, divideStrokes, divideTails } from './run-in-titles.ts'
import { readLetterhead } from './letterhead.ts'
import { rejoinLines } from './rejoin-lines.ts'
import { headedBy } from './rows.ts'
import { divideMessages, type Messages, speakersOf } from './messages.ts'
import { listFrom, divideSetLines } from './set-lines.ts'
import { withoutNamedColumns, withoutSideColumns } from './side-columns.ts'
import { isTrail } from './site-words.ts'
import { type Omitted, takeWrapping } from './take-wrapping.ts'
import { valueRunsIn } from './value-runs.ts'
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

/**
 * Makes Markdown of text that was pasted from a word processor, a mail, a chat or a spreadsheet. Text that is Markdown
 * already stays as it is; where both are mixed, only bullets, tables and wrapping are mended.
 */
export function readPaste(written: string, options: PasteOptions): Paste {
  const { rejoined, source, opening } = whole(written, options)
  const { pieces, omitted, made } = convert(source, opening, options)
  const own = pieces ?? (rejoined && [{ start: options.from, end: source.length }])
  return {
    ...(own && { markdown: toMappedText(rejoined?.text ?? source, own) }),
    omitted: rejoined ? omitted.map(one => ({ ...one, line: rejoined.lineOf(one.line - 1) + 1 })) : omitted,
    made,
  }
}

/** The lines of a text, or the first of a long one, and what they are. */
interface Opening {
  readonly lines: readonly Line[]
  readonly kind: Kind
}

/** A book is judged by its first pages: its lines are too many to look at each. */
function openingOf(source: string, { from, hasFields }: PasteOptions): Opening {
  const lines = linesOf(source.slice(0, from + longest), from)
  return { lines, kind: judge(lines, hasFields, false) }
}

/** A source with its broken lines whole again, how it was made, and what it opens with. */
function whole(written: string, options: PasteOptions) {
  const first = openingOf(written, options)
  const rejoined = rejoinLines(written, options.from, first.kind)
  const source = rejoined?.text.text ?? written
  return { rejoined, source, opening: rejoined ? openingOf(source, options) : first }
}

/** The source of a paste, written as the Markdown that it is read as; its wrapping stays where it is. */
export function settlePaste(written: string, options: PasteOptions): string | undefined {
  const { rejoined, source, opening } = whole(written, options)
  const { pieces, cuts } = convert(source, opening, options)
  if (!pieces) return rejoined && source
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

function convert(source: string, opening: Opening, { from, hasFields, keepAll }: PasteOptions): Converted {
  const isLong = source.length - from > longest
  if (isLong && opening.kind === 'markdown') return { omitted: [], made: [], cuts: [] }
  const written = isLong ? linesOf(source, from) : opening.lines
  const kindBefore = isLong ? judge(written, hasFields, false) : opening.kind
  const { lines, omitted } = keepAll ? { lines: written, omitted: [] } : takeWrapping(written, source)
  const kind = omitted.length > 0 ? judge(lines, hasFields, true) : kindBefore
  const writer = createWriter(source)
  if (kind === 'markdown' || kind === 'mixed') mend(lines, written, source, from, writer)
  else
    rewrite(
      lines,
      source,
      { kind, speakers: speakersOf(omitted), opening: underTrail(lines, omitted) },
      writer,
    )
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
  // What strokes underline is a heading to Markdown already.
  for (const block of blocks)
    if (underlined(block.lines) !== undefined) headings.delete(block.lines[0] as Line)
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
    if (part) {
      keepUpTo(line.start)
      writer.write(part)
      at = part.lines.at(-1)?.end ?? at
    }
    if (line.end < own.end && line.end >= at) {
      keepUpTo(line.end)
      at = own.end
    }
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
      (part.kind === 'list' && hasOwnMarks(part.items)) ||
      listFrom(part.lines, 0) === part.lines.length,
  )
}

/** Marks that Markdown does not know: bullets, and dashes, unless whole sentences follow them, as when people speak. */
function hasOwnMarks(items: readonly ItemLine[]): boolean {
  if (items.every(({ line }) => /^[^-*+\d[–—]/.test(line.text))) return true
  return items.every(({ isDash }) => isDash) && !items.every(({ line }) => spoken.test(line.text))
}

const spoken = /^.\s+[^\p{L}\d]*\p{Lu}.*[.!?…]["”“»]?$/u

/** What a text is as a whole, and who says what begins in a line of a chat. */
interface Nature {
  readonly kind: Kind
  readonly speakers: ReadonlyMap<number, string>
  /** The line that opens the page of a site, below the way to it. */
  readonly opening?: Line | undefined
}

/** The first line of a page that was copied with the way through its site above it. */
function underTrail(lines: readonly Line[], omitted: readonly Omitted[]): Line | undefined {
  const trail = omitted.find(({ because, text }) => because === 'site navigation' && isTrail(text))
  const first = lines.find(({ text }) => text !== '')
  return trail && first && first.number >= trail.line ? first : undefined
}

function rewrite(
  lines: readonly Line[],
  source: string,
  { kind, speakers, opening }: Nature,
  writer: Writer,
): void {
  const isPasted = kind === 'pasted' || kind === 'slip'
  const { blocks, headings } =
    kind === 'slip'
      ? { blocks: joinColumns(withoutNamedColumns(blocksOf(lines), source), source), headings: noHeadings }
      : headed(lines, source, { kind, speakers, opening })
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
  { kind, speakers, opening }: Nature,
): { readonly blocks: readonly Block[]; readonly headings: Headings } {
  const plain = blocksOf(lines)
  const said = divideMessages(plain, speakers)
  if (said) return { blocks: said.blocks, headings: withOpening(said) }
  const isPasted = kind === 'pasted'
  const stroked = plain.flatMap(divideStrokes)
  const opened = isPasted ? readLetterhead(stroked, source) : undefined
  const blocks = divideTails(opened?.blocks ?? stroked, source)
  const written = joinColumns(blocks, source)
  const given = isPasted ? withoutSideColumns(written, source) : written
  const clauses = divideRunInTitles(given, source) ?? divideRunOn(given, source)
  const set = divideSetLines(clauses.blocks)
  const alone = setAlone(written)
  const headings = new Map([
    ...findHeadings(set.blocks, new Set(set.blocks.filter(block => valueRunsIn(block, source)))),
    ...set.headings,
    ...clauses.headings,
    ...(alone ? [[alone, 1] as const] : []),
  ])
  if (opened) return { blocks: set.blocks, headings: underLetterhead(set.blocks, headings, opened.title) }
  const title = titleOver(set.blocks, headings) ?? titleOfPage(set.blocks, headings, opening)
  return { blocks: set.blocks, headings: title ? headings.set(title, 1) : headings }
}

/** Headings with the title below a letterhead, in which there is none. */
function underLetterhead(blocks: readonly Block[], headings: Headings, { number }: Line): Headings {
  const lines = blocks.flatMap(block => block.lines)
  const title = lines.find(line => line.number === number)
  const below = [...headings].filter(([line]) => line.number > number)
  return new Map([...(title ? [[title, 1] as const] : []), ...below])
}

/** What is asked in a chat as its headings, and what it is called, in a line of its own above, as the title. */
function withOpening({ blocks, headings }: Messages): Headings {
  const [name, ...others] = blocks[0]?.lines ?? []
  const isTitle = name !== undefined && others.length === 0 && isTitleLike(name.text)
  return new Map<Line, 1 | 2>([...(isTitle ? [[name, 1] as const] : []), ...headings])
}

/** Lines of an opening that a title leads, letters of each, and parts of a text that it stands over, at least. */
const OPENING = { lines: 5, letters: 60, parts: 2 }

/** Columns before a line in the middle of a page, letters of it at most, and lines in from which a page is set so. */
const ALONE = { indent: 8, letters: 30, others: 3 }

/** The only line in the middle of a page that has two blank lines above it and two below: a name that a card is for. */
function setAlone(blocks: readonly Block[]): Line | undefined {
  const centred = blocks.flatMap(({ lines }) => lines.filter(({ indent }) => indent >= ALONE.indent))
  const alone = blocks.flatMap(({ lines: [line, ...others], gap }, at) => {
    const isApart = gap > 1 && at > 0 && (blocks[at + 1]?.gap ?? 0) > 1 && others.length === 0
    const isName = line && line.indent >= ALONE.indent && line.text.length <= ALONE.letters
    return isApart && isName && !/\d|[.:,]$/.test(line.text) ? [line] : []
  })
  return centred.length >= ALONE.others && alone.length === 1 ? alone[0] : undefined
}

/** What opens a text whose parts have headings: a line over strokes, or the first of a few short lines: `Wedding quote`, `Saturday 20 June`, `130 guests`. */
function titleOver(blocks: readonly Block[], headings: Headings): Line | undefined {
  const [{ lines } = { lines: [] }] = blocks
  const [first, ...below] = lines
  const depths = [...headings.values()]
  if (first === undefined || depths.includes(1) || depths.length < OPENING.parts) return undefined
  if (underlined(lines) !== undefined) return first
  const isShort = ({ text }: Line): boolean =>
    text.replace(/\s+/g, ' ').length <= OPENING.letters && !/[.,;!?…]$/u.test(text)
  const isOpening = below.length > 0 && lines.length <= OPENING.lines && lines.every(isShort)
  return isOpening &&
    !headings.has(first) &&
    isTitleLike(first.text) &&
    !/\d{3}/.test(first.text.replace(/\b(?:19|20)\d\d$/, ''))
    ? first
    : undefined
}

/** Letters of what a page of a site is called at most. */
const PAGE = 90

/** What a page of a site is called: words that open it alone, though they read as a label with its value: `Mossbank Rowing Club: a history`. */
function titleOfPage(
  blocks: readonly Block[],
  headings: Headings,
  opening: Line | undefined,
): Line | undefined {
  const [line, ...below] = blocks[0]?.lines ?? []
  const isOpening = line !== undefined && line.number === opening?.number && below.length === 0
  if (!isOpening || blocks.length < 2 || headings.has(line) || [...headings.values()].includes(1))
    return undefined
  const isName = line.text.length <= PAGE && /^\p{L}.*\s.*[\p{L}\p{N})”"»!?]$/u.test(line.text)
  return isName && !/\t| {3}|@|https?:|\.\s/.test(line.text) ? line : undefined
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
