import type { Piece } from '../mapped-text.ts'
import { isClause, type ItemLine, type Line, wordsStart } from './lines.ts'
import { BROKEN, goesOn, type Part } from './divide-block.ts'
import { BEFORE_MORE } from './rejoin-lines.ts'
import type { Cell, Grid } from './rows.ts'

/** Writes the parts of a paste as Markdown, every word of it a stretch of the source. */
export interface Writer {
  /** Takes a stretch of the source over as it stands. */
  keep(start: number, end: number): void
  write(part: Part): void
  /** Set when line breaks are all that was made, which is not worth a message. */
  isQuiet: boolean
  finish(): {
    readonly pieces: readonly Piece[]
    readonly made: readonly string[]
    readonly isChanged: boolean
  }
}

/** Creates the writer of one paste. */
export function createWriter(source: string): Writer {
  const pieces: Piece[] = []
  const made = { heading: 0, list: 0, table: 0 }
  const isByLine = isTypedByLine(source)
  let isChanged = false
  const divide = (at: number) => pieces.push({ start: at, end: at, text: '\n\n' })
  const writer: Writer = {
    isQuiet: false,
    keep: (start, end) => {
      if (end > start) pieces.push({ start, end })
    },
    write(part) {
      const start = part.lines[0]?.start ?? 0
      divide(start)
      if (part.kind === 'table') made.table += part.grids.filter(grid => !grid.isNote).length
      else if (part.kind === 'heading' || (part.kind === 'list' && !isWritten(part.lines))) made[part.kind]++
      if (part.kind !== 'verbatim')
        isChanged ||= part.kind !== 'words' || part.lines.length > 1 || hasOddWhite(part.lines, source)
      for (const piece of piecesOf(part, source, isByLine)) pieces.push(piece)
      divide(part.lines.at(-1)?.end ?? start)
    },
    finish: () => ({
      pieces,
      isChanged,
      made:
        writer.isQuiet && made.list + made.table === 0
          ? []
          : Object.entries(made).flatMap(([name, count]) =>
              count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [],
            ),
    }),
  }
  return writer
}

/** Whether the marks of a list are Markdown's. */
function isWritten(lines: readonly Line[]): boolean {
  return lines.every(({ text }) => /^(?:[-*+]|\d{1,9}[.)])\s/.test(text))
}

function hasOddWhite(lines: readonly Line[], source: string): boolean {
  return lines.some(({ start, end }) => /&nbsp;|\t|[ \u00A0]{2,}|^\s|~/.test(source.slice(start, end)))
}

function piecesOf(part: Part, source: string, isByLine: boolean): Piece[] {
  switch (part.kind) {
    case 'heading':
      return headingPieces(part.lines, part.depth, source)
    case 'list':
      return listPieces(part.items, source)
    case 'table':
      return part.grids.flatMap(grid => gridPieces(grid, source))
    case 'lines':
      return joined(
        part.lines.map(line => linePieces(line, source)),
        at => betweenLines(part.lines[at + 1], part.lines[0] as Line),
        part.lines,
      )
    case 'pairs':
      return part.pairs.flatMap(({ label, value }, at): readonly Piece[] => [
        ...(at > 0 ? [{ start: label.start, end: label.start, text: '\n\n' }] : []),
        ...guarded(label.start, label.end, source),
        { start: label.end, end: label.end, text: '\t' },
        ...cellPieces(value, source),
      ])
    case 'words':
      return wordPieces(part.lines, source, isByLine && part.lines.length < WRAPPED)
    case 'rule':
      return [{ start: part.lines[0]?.start ?? 0, end: part.lines[0]?.end ?? 0, text: '---' }]
    case 'verbatim':
      return [{ start: part.lines[0]?.start ?? 0, end: part.lines.at(-1)?.end ?? 0 }]
  }
}

/** What parts a line from the next: a value that was wrapped goes on below its label, a clause in the same line. */
function betweenLines(next: Line | undefined, first: Line): string {
  if (next === undefined) return ''
  if (isClause(first.text)) return isClause(next.text) ? '\n\n' : ' '
  return goesOn(next.text, first) ? '\n' : '\n\n'
}

/** Signs that frame a heading where a typewriter has no bold: `*** Water off ***`. */
const FRAME = /^([*=~#_★☆—–-](?:\s?[*=~#_★☆—–-]){1,11})\s*(?=[\p{L}\p{N}])(.*[^\s*=~#_★☆—–-])\s*\1$/u

function headingPieces(lines: readonly Line[], depth: number, source: string): Piece[] {
  const [first] = lines as [Line]
  const [all = '', sign = '', framed = ''] = (lines.length === 1 && FRAME.exec(first.text)) || []
  const from = all.indexOf(framed, sign.length)
  const start = wordsStart(first, source)
  const words = framed
    ? [
        [
          { start, end: start + from, text: '' },
          ...inline(start + from, start + from + framed.length, source),
          { start: start + from + framed.length, end: endOf(first, source), text: '' },
        ],
      ]
    : lines.map(line => inline(wordsStart(line, source), endOf(line, source), source))
  return [{ start, end: start, text: `${'#'.repeat(depth)} ` }, ...joined(words, () => '<br>', lines)]
}

function listPieces(items: readonly ItemLine[], source: string): Piece[] {
  const levels: number[] = []
  return items.flatMap(({ line, start, number, checked }, at) => {
    while (levels.length > 0 && (levels.at(-1) ?? 0) > line.indent) levels.pop()
    if ((levels.at(-1) ?? -1) < line.indent) levels.push(line.indent)
    const mark = number === undefined ? '-' : `${number}.`
    const box = checked === undefined ? '' : checked ? '[x] ' : '[ ] '
    const lead = `${at > 0 ? '\n' : ''}${'    '.repeat(levels.length - 1)}${mark} ${box}`
    const begin = wordsStart(line, source)
    // A break of Markdown at the end of an item has nothing to break.
    const end = endOf(line, source) - (line.text.endsWith('\\') ? 1 : 0)
    return [{ start: begin, end: start, text: lead }, ...guarded(start, end, source)]
  })
}

function gridPieces({ rows, hasHead, isNote }: Grid, source: string): Piece[] {
  const [first = []] = rows
  const at = first[0]?.start ?? 0
  const put = (text: string, offset: number): Piece => ({ start: offset, end: offset, text })
  const end = put('\n\n', rows.at(-1)?.at(-1)?.end ?? at)
  if (isNote) return [...first.flatMap(cell => guarded(cell.start, cell.end, source)), end]
  const row = (cells: readonly Cell[]): Piece[] => [
    ...cells.flatMap(cell => [put('| ', cell.start), ...cellPieces(cell, source)]),
    put(' |\n', cells.at(-1)?.end ?? at),
  ]
  const rule = put(`${'| --- '.repeat(first.length)}|\n`, at)
  // A table of Markdown has a head: where the rows name no columns, it is empty.
  const head = hasHead ? [...row(first), rule] : [put(`${'|  '.repeat(first.length)}|\n`, at), rule]
  return [...head, ...(hasHead ? rows.slice(1) : rows).flatMap(row), end]
}

/** A cell is one line of Markdown in which a bar would end it; doubled quotes of CSV are single ones. */
function cellPieces({ start, end, also = [] }: Cell, source: string): Piece[] {
  const below = also.flatMap((cell): Piece[] => [
    { start: cell.start, end: cell.start, text: ' ' },
    ...cellPieces(cell, source),
  ])
  return [...stretchPieces(start, end, source), ...below]
}

function stretchPieces(start: number, end: number, source: string): Piece[] {
  const isQuoted = source[start - 1] === '"' && source[end] === '"'
  const odd = isQuoted ? /""|\||\s*\n\s*|~/g : /\||~/g
  const text = (found: string) => (found === '""' ? '"' : found === '|' || found === '~' ? `\\${found}` : ' ')
  return replaced(start, end, source, odd, text)
}

/** Short lines were meant as lines; lines of one length that end in mid-sentence were wrapped; long ones are paragraphs. */
function wordPieces(lines: readonly Line[], source: string, isByLine: boolean): Piece[] {
  const isWrapped = !isByLine && wasWrapped(lines)
  const between = (at: number) => {
    const [text, next] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? '']
    if (isWrapped || (text.length >= BROKEN && BEFORE_MORE.test(text))) return '\n'
    const least = /[.!?;]["”’»)]?$/.test(text) ? 60 : 120
    if (text.length > least && next.length > least) return '\n\n'
    // Markdown takes a stroke right behind an address for a part of that.
    return ADDRESS_AT_END.test(text) ? '  \n' : '\\\n'
  }
  return joined(
    lines.map(line => linePieces(line, source)),
    between,
    lines,
  )
}

const ADDRESS_AT_END = /(?:https?:\/\/|www\.)\S*$/iu

/** Lines from which on a paragraph is wrapped even in a text whose author ends most lines. */
const WRAPPED = 4
/** Letters from which a line that goes on below may have met a margin, and how many shorter ones to each show that its author ended it. */
const MARGIN = { letters: 45, most: 110, shorter: 2, least: 4 }

/** Whether whoever typed a text ended its lines: most of those that go on in the next are far from any margin. */
function isTypedByLine(source: string): boolean {
  const lines = source.split('\n').map(line => line.trim().length)
  const broken = lines.filter((length, at) => length > 0 && (lines[at + 1] ?? 0) > 0)
  const short = broken.filter(length => length < MARGIN.letters).length
  const long = broken.filter(length => length >= MARGIN.letters && length <= MARGIN.most).length
  return short >= MARGIN.least && short >= long * MARGIN.shorter
}

/** Letters of a line that says when, below a title. */
const DATELINE = 32

/**
 * Whether the lines of a paragraph were wrapped at a margin: nearly as long as each other, and going on in mid-sentence.
 * Scripts without small letters show that by their lengths alone.
 */
function wasWrapped(lines: readonly Line[]): boolean {
  const full = lines.slice(0, -1).map(({ text }) => text)
  const most = full.reduce((longest, { length }) => Math.max(longest, length), 0)
  const next = lines.slice(1).map(({ text }) => text)
  const hasCase = next.some(text => /\p{Ll}/u.test(text))
  if (lines.length < 2 || most < (lines.length > 2 ? 45 : 60) || most > 110) return false
  // `as of 1 September 2026` right below what a copy opens with is a line of its own.
  const [first, last] = [lines[0], lines.at(-1)?.text ?? '']
  if (first?.number === 0 && lines.length === 2 && last.length <= DATELINE && /\d$/.test(last)) return false
  if (
    full.some(({ length }) => length < most * (hasCase ? 0.7 : 0.85)) ||
    (lines.at(-1)?.text.length ?? 0) > most + 10
  )
    return false
  if (!hasCase) return lines.length > 2 && full.every(text => /[\p{L},]$/u.test(text))
  const goesOnAt = (text: string, at: number): boolean =>
    /^[^\p{L}\s]{0,2}\p{Ll}/u.test(text) || BEFORE_MORE.test(full[at] ?? '')
  return next.filter(goesOnAt).length * 2 >= next.length
}

function joined(parts: readonly Piece[][], between: (at: number) => string, lines: readonly Line[]): Piece[] {
  return parts.flatMap((pieces, at) => {
    const end = lines[at]?.end ?? 0
    return at === parts.length - 1 ? pieces : [...pieces, { start: end, end, text: between(at) }]
  })
}

function linePieces(line: Line, source: string): Piece[] {
  const start = wordsStart(line, source)
  const label = apart.exec(line.text)
  if (!label?.[1] || !label[2] || reached.test(label[2])) return guarded(start, endOf(line, source), source)
  const [from, to] = [start + label[1].length, endOf(line, source) - label[2].length]
  return [
    ...guarded(start, from, source),
    { start: from, end: to, text: '\t' },
    ...inline(to, endOf(line, source), source),
  ]
}

/** Where somebody is reached says by itself what it is. */
const reached = /[@/]\S*\.|\.\p{L}{2,}\/|^\S*@|^\+?\d[\d ()-]{5,}$/u

/** A few words, blanks that set them apart, and what stands in a column beside them: `Passenger   Ida Birch`. */
const apart =
  /^(\p{L}[\p{L}\p{M}'’.°º/-]*(?: [\p{L}\p{M}'’.°º/-]+){0,2})(?<!(?:\p{L}{4}| \S{1,20})\.)[ \u00A0]{2,}(\S+(?: \S+)*)$/u

function endOf(line: Line, source: string): number {
  return wordsStart(line, source) + line.text.length
}

/** What Markdown would take for the start of a block: a number, a bullet, a heading, a rule, a definition. */
const opening = /^(?:\d{1,9}(?=[.)](?:\s|$))|[#+=|](?!\w)|-{2,}|[-*](?=\s)|_{2,}|:::|\[\^?[^\]]+\]:)/

/** The words of a line from its first on, so that they are words whatever they start with. */
function guarded(start: number, end: number, source: string): Piece[] {
  const found = opening.exec(source.slice(start, end))?.[0]
  if (found === undefined) return inline(start, end, source)
  const at = /^\d/.test(found) ? start + found.length : start
  return [...inline(start, at, source), { start: at, end: at, text: '\\' }, ...inline(at, end, source)]
}

/** Whether dots wait for a hand: several rows of them, one behind a colon or at the end of a line. */
function isFilledIn(text: string): boolean {
  return /(?:\.{5,}|…{2,})\s*$|[:：]\s*(?:\.{5,}|…{2,})|(?:\.{5,}|…{2,})[^.…]+(?:\.{5,}|…{2,})/u.test(text)
}

/** What a tab only sets apart from its words: a label, the number of a clause. */
const labels = /[:：]$|^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|\p{Lu}\.|\(?[\p{L}\d]{1,4}\)|\[\d{1,3}\]|§+ ?\d+)$/u

/** Letters of a line that is a paragraph: wide blanks between its sentences divide no columns. */
const PARAGRAPH = 110

/** Blanks between words from which on they divide columns; beside a stop or before a bracket they are none. */
const WIDE = 3
const isStop = (sign = ''): boolean => /[,;:()–—-]/.test(sign)

/** White space in a row is one blank, or one tab where a tab divides a line; wide blanks stay, and a tilde never strikes words out. */
function inline(start: number, end: number, source: string): Piece[] {
  const odd =
    /[ \u00A0]*(?:\.{5,}|…{2,})[ \u00A0]*(?=[\p{L}\p{N}\p{Sc}])|(?:[ \t\u00A0\u2000-\u200A]|&nbsp;)+|~/gu
  const isLong = end - start > PARAGRAPH
  return replaced(start, end, source, odd, (found, before, behind) => {
    if (found === '~') return '\\~'
    // Dots that lead on to a figure set it apart, as a tab does; at the end of a line somebody fills them in.
    if (/[.…]/.test(found))
      return isFilledIn(source.slice(start, end)) ? found : /[\d\p{Sc}]/u.test(behind ?? '') ? '\t' : ' '
    if (found.includes('\t'))
      return labels.test(source.slice(start, end).split(found, 1)[0] ?? '') ? ' ' : '\t'
    const isWide = found.length >= WIDE && !found.includes('&')
    const isStopped = isStop(before) || isStop(behind) || (isLong && before === '.')
    return found.length === 1 || (isWide && !isStopped) ? found : ' '
  })
}

function replaced(
  start: number,
  end: number,
  source: string,
  odd: RegExp,
  write: (found: string, before: string | undefined, behind: string | undefined) => string,
): Piece[] {
  const pieces: Piece[] = []
  let from = start
  for (const found of source.slice(start, end).matchAll(odd)) {
    const at = start + found.index
    const text = write(found[0], source[at - 1], source[at + found[0].length])
    if (text === found[0]) continue
    pieces.push({ start: from, end: at }, { start: at, end: at + found[0].length, text })
    from = at + found[0].length
  }
  return [...pieces, { start: from, end }]
}
