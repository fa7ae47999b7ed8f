import { readColumns } from './columns.ts'
import { dateEnd } from './dated-line.ts'
import { type Headings, isHeadLike } from './find-headings.ts'
import {
  type Block,
  isClause,
  isFence,
  isLabelled,
  type ItemLine,
  type Line,
  readBullet,
  readNumbered,
  wordsStart,
} from './lines.ts'
import { readPricedRows } from './priced-rows.ts'
import { type Grid, isCsvFence, readCsv, readPipeRows, readTabRows } from './rows.ts'
import { listFrom } from './set-lines.ts'
import { hasPairs, type Pair, readPair, readPairs } from './set-pairs.ts'
import { valueRunsIn } from './value-runs.ts'
import { readMeasures, readRanRows, readSetRows } from './set-rows.ts'

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
  /** Labels with their values, however they stood beside or below each other. */
  | { readonly kind: 'pairs'; readonly lines: readonly Line[]; readonly pairs: readonly Pair[] }
  | { readonly kind: 'words'; readonly lines: readonly Line[] }
  /** A line of strokes alone. */
  | { readonly kind: 'rule'; readonly lines: readonly Line[] }
  | { readonly kind: 'verbatim'; readonly lines: readonly Line[] }

/** Divides a block into what its lines are. */
export function partsOf(block: Block, source: string, headings: Headings): Part[] {
  const lines = [...block.lines]
  const [first] = lines as [Line]
  if (isCsvFence(first)) return fencedTable(block, source)
  const runs = valueRunsIn(block, source)
  if (runs)
    return runs.flatMap(({ title, grid, lines: own }): Part[] => [
      ...(title
        ? [{ kind: 'heading' as const, lines: [title], depth: headings.get(first) ?? 2, isOver: true }]
        : []),
      { kind: 'table', lines: title ? own.slice(1) : own, grids: [grid] },
    ])
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
  const depth = headings.get(first)
  if (depth !== undefined && areRivals(lines)) {
    const rest = lines.splice(RIVALS)
    const title: Part = { kind: 'heading', lines, depth, isOver: rest.length > 0 }
    return [title, ...(rest.length > 0 ? partsUnder({ lines: rest, gap: 0 }, source) : [])]
  }
  const title = titleOf(lines, headings)
  if (title) return title
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

/** A block that ends in a title, which its page may have broken, perhaps under a word for what it is. */
function titleOf(lines: readonly Line[], headings: Headings): Part[] | undefined {
  const from = lines.findIndex(line => headings.get(line) === 1)
  const title = lines.slice(Math.max(0, from))
  const isEnd = from >= 0 && from < 2 && title.every(line => headings.get(line) === 1)
  if (!isEnd || lines.length < 2 || headings.has(lines[0] as Line) !== (from === 0)) return undefined
  const above: Part[] = from > 0 ? [{ kind: 'words', lines: lines.slice(0, from) }] : []
  return [...above, { kind: 'heading', lines: title, depth: 1 }]
}

/** What stands between two who meet, in a line of its own. */
const VERSUS = /^(?:vs?\.?|versus|contra|gegen|contre|tegen|przeciw(?:ko)?|mot|против|x|×|対|对|對)$/iu

/** Lines of two who meet, and letters of a name of theirs at most. */
const RIVALS = 3
const RIVAL = 48

/** Whether the first lines are one title: `HILL ROVERS`, `vs`, `DOCK UNITED`. */
function areRivals([one, between, other]: readonly Line[]): boolean {
  if (!one || !between || !other || !VERSUS.test(between.text)) return false
  return [one, other].every(({ text }) => text.length <= RIVAL && /^\p{L}/u.test(text))
}

/** Lines of a text among which its title is. */
const TOP = 4

/** The depth of a heading that a short line over a row of strokes is, as in Markdown. */
export function underlined([first, second, ...below]: readonly Line[]): number | undefined {
  if (!first || !second || first.text.length > 80 || !/\p{L}/u.test(first.text)) return undefined
  // Further down somebody signs on such a line, or fills it in.
  const opens = first.number < TOP && below.length === 0 && !/[:：]$/.test(first.text)
  if (opens && /^_{5,}$/.test(second.text)) return 1
  return /^={3,}$/.test(second.text) ? 1 : /^-{3,}$/.test(second.text) ? 2 : undefined
}

function fencedTable(block: Block, source: string): Part[] {
  const inner = block.lines
    .slice(1, isFence(block.lines.at(-1) as Line) ? -1 : undefined)
    .filter(({ text }) => text !== '')
  const grids = readCsv({ lines: inner, gap: 0 }, 0, source, true)?.grids
  return grids ? [{ kind: 'table', lines: block.lines, grids }] : [{ kind: 'verbatim', lines: block.lines }]
}

/** The parts of lines that have no heading in front. */
export function partsUnder(block: Block, source: string): Part[] {
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
  if (isUneven) return [{ kind: 'lines', lines }]
  return withHead(
    (isRunOfDays(parts) ? [{ kind: 'words' as const, lines }] : parts).flatMap(withDateHead),
    block,
  )
}

/** A few words, a dash and what is then: `by 20 Jan – sign`, `Feb – visit`. */
const dashed = /^[^\s–—-].{0,20}\s[–—-]\s\S/u

/** Whether lines of days and others that all set what is then behind a dash are one run: some of their days are only months. */
function isRunOfDays([words, list, ...others]: readonly Part[]): boolean {
  return (
    others.length === 0 &&
    words?.kind === 'words' &&
    list?.kind === 'list' &&
    [...words.lines, ...list.lines].every(({ text }) => dashed.test(text))
  )
}

/** A few words right over dates, below other lines of their block, are what the dates are of: `next gigs`. */
function withDateHead(part: Part, at: number, parts: readonly Part[]): readonly Part[] {
  const next = parts[at + 1]
  const line = part.kind === 'words' ? part.lines.at(-1) : undefined
  const isDates = next?.kind === 'list' && next.lines.every(({ text }) => dateEnd(text) !== undefined)
  const isHead = line !== undefined && line.text.length <= OVER_LIST.letters && isHeadLike(line.text)
  const isBelow = at > 0 || part.lines.length > 1
  if (!isDates || !isHead || !isBelow || /\d|\s[–—-]\s/.test(line.text)) return [part]
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

/** How many things a part lists: items, or rows of a table; where its columns have names, one row is as good as several. */
function countIn(part: Part): number {
  if (part.kind === 'list') return part.items.length
  const [grid, ...others] = part.kind === 'table' ? part.grids : []
  if (!grid || others.length > 0) return 0
  return grid.hasHead ? OVER_LIST.items : grid.rows.length
}

/** Lines of a block before a CSV file in it may start: titles of its own. */
const mostTitles = 6

function partFrom(block: Block, at: number, source: string): Part {
  const { lines } = block
  const line = lines[at] as Line
  const own = (count: number) => lines.slice(at, at + count)
  if (/^(?:[-–—=*·•~ ]{3,}|_{30,})$/.test(line.text)) return { kind: 'rule', lines: own(1) }
  const paired = readPairs(lines, at, source)
  const set = paired?.isSure ? undefined : readColumns(lines, at, source)
  if (paired && !set) return { kind: 'pairs', lines: own(paired.lines), pairs: paired.pairs }
  if (set) return { kind: 'table', lines: own(set.lines), grids: [set.grid] }
  const pair = hasPairs(lines, source) ? readPair(line, source) : undefined
  if (pair) return { kind: 'pairs', lines: own(1), pairs: [pair] }
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
  const apart =
    readMeasures(lines, at, source) ?? readRanRows(lines, at, source) ?? readSetRows(lines, at, source)
  if (apart) return { kind: 'table', lines: own(apart.lines), grids: [apart.grid] }
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
  const clauses = isClause(line.text)
    ? countWhile(lines, at, (each, above) => isClause(each.text) || isRestOfClause(each, above, source))
    : 0
  if (clauses > 0) return { kind: 'lines', lines: own(clauses) }
  const labelled = isLabelled(line.text)
    ? countWhile(lines, at, ({ text }) => isLabelled(text) || goesOn(text, line))
    : 0
  if (labelled > 1) return { kind: 'lines', lines: own(labelled) }
  return { kind: 'words', lines: own(1) }
}

/** Whether words go on with the line above them: they open small where the labels of a run open large. */
export function goesOn(text: string, { text: first }: Line): boolean {
  return /^\p{Ll}+(?:\s|$)/u.test(text) && !/^\p{Ll}/u.test(first)
}

/** Whether strokes divide the words of a line. */
function isStroked({ text }: Line): boolean {
  return text.includes(' | ')
}

function countWhile(
  lines: readonly Line[],
  from: number,
  is: (line: Line, above: Line | undefined) => boolean,
): number {
  let at = from
  while (at < lines.length && is(lines[at] as Line, lines[at - 1])) at++
  return at - from
}

/** Letters of a line from which its page may have broken it. */
export const BROKEN = 60

/** Whether words go on with the clause above them, which its page broke in mid-sentence: set in below its number, small, or at a margin. */
function isRestOfClause(line: Line, above: Line | undefined, source: string): boolean {
  const { text, indent } = line
  if (above === undefined || /[.:;!?]["”»)]?$|_{3}/u.test(above.text)) return false
  if (/\t|_{3}|\s{3}/u.test(text) || isLabelled(text) || !isWord(line, source)) return false
  return indent > above.indent || /^\p{Ll}/u.test(text) || above.text.length >= BROKEN
}

/** Whether a line opens as words do, and no item. */
function isWord(line: Line, source: string): boolean {
  return readBullet(line, source) === undefined && readNumbered(line, source) === undefined
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
  const isLong = letters >= own.length * STEPS.letters
  if (own.length < STEPS.lines || !(isLong || areRanked(own))) return undefined
  return own.map((line, at) => {
    const number = at + 1
    return { line, start: wordsStart(line, source) + `${number} `.length, number }
  })
}

/** Whether lines end in whole numbers that fall from each to the next: `1 Stout 1,098`, `2 Cider 604`. */
function areRanked(lines: readonly Line[]): boolean {
  const counts = lines.map(({ text }) =>
    Number(/\s(\d{1,3}(?:[.,]?\d{3})?)$/u.exec(text)?.[1]?.replace(/\D/g, '')),
  )
  return counts.every((count, at) => at === 0 || count <= (counts[at - 1] as number))
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
