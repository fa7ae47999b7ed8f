import type { Root } from 'mdast'
import type { Report } from '../message.ts'
import { nodesOf } from './walk.ts'

/** Most quotes and lists that may nest in one line, and directives in one another. */
const maxDepth = 100
const maxDirectives = 16
/** Most marks of one kind in one paragraph; a parser's work grows with their square. */
const maxMarks = 1000
/** Most unfinished comments or instructions in one paragraph, each of which is searched to its end. */
const maxOpenings = 200

// Unicode noncharacters: one for each mark, as long as the mark itself, so that offsets stay true.
const marks = '*_~`[]<>-+.)|:! \t'
const standIns = Array.from(marks, (_, at) => String.fromCharCode(0xfdd0 + at))
const standInFor: ReadonlyMap<string, string> = new Map(
  Array.from(marks, (mark, at) => [mark, standIns[at] ?? mark]),
)
const markFor: ReadonlyMap<string, string> = new Map(
  standIns.map((standIn, at) => [standIn, marks[at] ?? standIn]),
)

/** A source whose excess of markup is out of the parser's sight. */
interface LimitedSource {
  /** As long as the source it was made from. */
  readonly text: string
  /** Puts the hidden marks back into the text of a parsed tree. */
  restore(root: Root): void
}

/**
 * Hides markup that would cost a parser its stack or its afternoon: quotes and lists nested over 100 deep, directives
 * over 16, and paragraphs of more than 1000 emphasis marks, brackets or backticks. What is hidden is read as plain
 * text, so nothing is lost, and it is reported.
 */
export function limitMarkup(source: string, report: Report): LimitedSource {
  const lines = source.split('\n')
  const changed = new Set<number>([...limitDepth(lines), ...limitDirectives(lines), ...limitMarks(lines)])
  if (changed.size === 0) return { text: source, restore: () => {} }
  report.add({
    rule: 'markup-too-dense',
    severity: 'warning',
    text: `markup nests too deep or stands too dense in ${changed.size} ${changed.size === 1 ? 'line' : 'lines'} and is shown as plain text`,
    hint: `nest at most ${maxDepth} quotes and lists, and keep a paragraph under ${maxMarks} marks`,
    line: Math.min(...changed) + 1,
  })
  return { text: lines.join('\n'), restore }
}

const prefix = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|\r?$)|\d{1,9}[.)](?=[ \t]|\r?$)|\[\^[^\]\s]{1,200}\]:))+/
const marker = /([ \t]*)(>|[-+*]|\d{1,9}[.)]|\[\^[^\]\s]{1,200}\]:)/g

function limitDepth(lines: string[]): number[] {
  const changed: number[] = []
  lines.forEach((line, at) => {
    const found = prefix.exec(line)?.[0]
    if (!found || found.length < maxDepth) return
    let depth = 0
    // A line that starts so far in is taken out whole: its indentation would be tried against every open list.
    const indent = /^[ \t]*/.exec(found)?.[0].length ?? 0
    const limited =
      indent > maxDepth * 2
        ? hide(found)
        : found.replace(marker, (whole: string, blank: string) => {
            // Two columns of indentation may continue one open list.
            depth += 1 + Math.floor(Math.max(0, blank.length - 1) / 2)
            return depth > maxDepth ? hide(whole) : whole
          })
    if (limited === found) return
    lines[at] = limited + line.slice(found.length)
    changed.push(at)
  })
  return changed
}

function limitDirectives(lines: string[]): number[] {
  const changed: number[] = []
  let depth = 0
  lines.forEach((line, at) => {
    if (!line.includes(':::')) return
    if (/^[\s>]*:{3,}\s*$/.test(line)) depth = Math.max(0, depth - 1)
    else if (/^[\s>]*:{3,}\s*[a-z{]/i.test(line) && ++depth > maxDirectives) {
      lines[at] = line.replace(/:{3,}/, hide)
      changed.push(at)
    }
  })
  return changed
}

/** Each kind of mark whose number in one paragraph is limited; a run counts once where the parser reads it at once. */
const limits: readonly { readonly mark: RegExp; readonly most: number }[] = [
  { mark: /([*_~])\1*/g, most: maxMarks },
  { mark: /[[\]]/g, most: maxMarks * 2 },
  { mark: /`+/g, most: maxMarks },
  { mark: /<[!?]/g, most: maxOpenings },
]

function limitMarks(lines: string[]): number[] {
  const changed: number[] = []
  for (const [from, to] of paragraphs(lines)) {
    const size = lengthOf(lines, from, to)
    if (size < maxOpenings * 2) continue
    let text = lines.slice(from, to).join('\n')
    const before = text
    text = text.replace(/([*_])\1{63,}/g, hideWithin)
    for (const { mark, most } of limits) {
      // A run of backticks is looked for to the end of its paragraph, so long paragraphs may hold fewer.
      const allowed = Math.min(most, Math.ceil(5e7 / size))
      if ((text.match(mark)?.length ?? 0) > allowed) text = text.replace(mark, hide)
    }
    if (text === before) continue
    text.split('\n').forEach((line, at) => {
      if (line !== lines[from + at]) changed.push(from + at)
      lines[from + at] = line
    })
  }
  return changed
}

/** A long run opens as many elements as it has pairs; on a line of its own it is a rule. */
function hideWithin(run: string, _mark: string, at: number, text: string): string {
  const isLine = (text[at - 1] ?? '\n') === '\n' && /[\r\n]/.test(text[at + run.length] ?? '\n')
  return isLine ? run : hide(run)
}

function lengthOf(lines: readonly string[], from: number, to: number): number {
  let length = 0
  for (let at = from; at < to; at++) length += (lines[at] ?? '').length + 1
  return length
}

const blank = /^[\s>]*$/
const fence = /^[\s>]*(?:`{3,}[^`]*|~{3,}.*)$/
const block = /^[\s>]*(?:[-+*]\s|\d{1,9}[.)]\s|#{1,6}\s|:{3,}|\[\^?[^\]]+\]:)/
/** Of a line without blanks at its ends. */
const tableRule = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/

/** Runs of lines that a parser may read as one piece of text. Code is left out, and each row of a table is its own. */
function paragraphs(lines: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  let inside: 'text' | 'table' | 'code' = 'text'
  const close = (to: number, next: number) => {
    if (to > from) found.push([from, to])
    from = next
  }
  lines.forEach((line, at) => {
    if (fence.test(line)) {
      if (inside !== 'code') close(at, at)
      from = at + 1
      inside = inside === 'code' ? 'text' : 'code'
    } else if (inside === 'code') from = at + 1
    else if (blank.test(line)) {
      close(at, at + 1)
      inside = 'text'
    } else if (inside === 'table') close(at, at)
    else if (at === from + 1 && isTableRule(line, lines[from] ?? '')) inside = 'table'
    else if (block.test(line)) close(at, at)
  })
  close(lines.length, lines.length)
  return found
}

function isTableRule(line: string, header: string): boolean {
  const isRule = line.includes('-') && tableRule.test(line.replace(/^[\s>]+/, '').trimEnd())
  return isRule && columns(line) === columns(header)
}

function columns(line: string): number {
  return line
    .replace(/\\\|/g, '')
    .trimEnd()
    .replace(/^[\s>]*\|?|\|$/g, '')
    .split('|').length
}

function hide(text: string): string {
  return text.replace(/./gs, mark => standInFor.get(mark) ?? mark)
}

function restore(root: Root): void {
  for (const node of nodesOf(root)) {
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === 'string') Object.assign(node, { [key]: show(value) })
    }
  }
}

function show(text: string): string {
  return text.replace(/[\uFDD0-\uFDEF]/g, standIn => markFor.get(standIn) ?? standIn)
}
