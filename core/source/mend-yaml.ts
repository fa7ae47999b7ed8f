import { parseDocument } from 'yaml'
import { type MappedText, type Piece, toMappedText } from './mapped-text.ts'

/** A block of YAML in which every line that is none has become text. */
interface MendedYaml {
  readonly yaml: MappedText
  /** Lines that were mended, from 0 for the first of the block. */
  readonly lines: readonly number[]
}

interface Line {
  readonly start: number
  /** Without the line ending. */
  readonly end: number
  readonly text: string
  readonly indent: number
}

/**
 * People write values that YAML refuses or reads as something else: `title: Foo: bar`, `"Quote" and more`, `@handle`,
 * `Gate #4`. Looks at a block line by line and puts such a value in quotes, so that one odd line never costs the others.
 * Undefined when the block does not look like fields at all.
 */
export function mendYaml(written: MappedText): MendedYaml | undefined {
  const lines = linesOf(written.text)
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const named = filled.filter(({ text }) => /^[ \t]*(?:-|[^\s#>|].{0,80}?[:：]|[:：])/.test(text))
  if (named.length * 2 < filled.length) return undefined
  const edits: Piece[] = []
  const mended: number[] = []
  for (let at = 0; at < lines.length; ) {
    const next = at + spanOf(lines, at)
    const own = mendEntry(lines.slice(at, next), written.text)
    if (own.length > 0) mended.push(at)
    edits.push(...own)
    at = next
  }
  return { yaml: toMappedText(written, withGaps(edits, written.text.length)), lines: mended }
}

/** Edits with the stretches between them, which stay. */
function withGaps(edits: readonly Piece[], length: number): Piece[] {
  const gaps = edits.map((edit, at) => ({ start: edits[at - 1]?.end ?? 0, end: edit.start }))
  return [
    ...edits.flatMap((edit, at) => [gaps[at] as Piece, edit]),
    { start: edits.at(-1)?.end ?? 0, end: length },
  ]
}

/** Whether a block that is valid YAML holds what YAML takes for a comment, an anchor, a tag or a map, but few people do. */
export function readsOtherwise(yaml: string): boolean {
  return /(?:^[ \t]*|[:-][ \t]+)(?:[&!%]|\{\{|\{%)|[ \t]#[^\s#]/m.test(yaml)
}

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const own = line.replace(/\r$/, '')
    // A tab, which YAML forbids here, is taken for two blanks.
    const indent = (/^[ \t]*/.exec(own)?.[0] ?? '').replace(/\t/g, '  ').length
    lines.push({ start, end: start + own.length, text: own, indent })
    start += line.length + 1
  }
  if (lines.at(-1)?.text === '') lines.pop()
  return lines
}

/** How many lines an entry runs on: deeper lines of a value that began on its own line, and the body of a block scalar. */
function spanOf(lines: readonly Line[], at: number): number {
  const line = lines[at] as Line
  const value = entryOf(line)?.value ?? ''
  if (value === '' || /^#(?:\s|$)/.test(line.text.trim())) return 1
  let next = at + 1
  while (next < lines.length && isContinued(lines[next] as Line, line)) next++
  while (next > at + 1 && lines[next - 1]?.text.trim() === '' && !/^[|>]/.test(value)) next--
  return next - at
}

function isContinued(line: Line, first: Line): boolean {
  return line.text.trim() === '' || line.indent > (entryOf(first)?.column ?? first.indent)
}

interface Entry {
  /** Column of the innermost name or dash. */
  readonly column: number
  readonly name: string
  readonly nameStart: number
  /** What YAML wants between name and value where the author wrote something else. */
  readonly colon?: { readonly start: number; readonly end: number }
  readonly value: string
  readonly valueStart: number
}

const head =
  /^([ \t]*(?:-[ \t]+)*)(?:("(?:[^"\\]|\\.)*"|'[^']*'|[^\s:：#"'[{&*!|>%@`-][^:：]{0,3000}?|[-\w]+)([ \t]*:(?:[ \t]+|$)|[ \t]*：[ \t]*|:(?=[^\s:/])))?/

function entryOf({ start, text, indent }: Line): Entry | undefined {
  const [all = '', dashes = '', name = '', colon = ''] = head.exec(text) ?? []
  if (all.trim() === '' && !/^[ \t]*-$/.test(text)) return undefined
  const valueStart = start + all.length
  const isOdd = name !== '' && !/^[ \t]*:(?:[ \t]|$)/.test(text.slice(all.length - colon.length))
  return {
    column: indent + dashes.trimStart().length,
    name,
    nameStart: valueStart - colon.length - name.length,
    value: text.slice(all.length).trim(),
    valueStart,
    ...(isOdd && { colon: { start: valueStart - colon.length, end: valueStart } }),
  }
}

/** What must be written otherwise in an entry, so that YAML reads it as it was meant. */
function mendEntry(lines: readonly Line[], source: string): Piece[] {
  const [line, last] = [lines[0] as Line, lines.at(-1) as Line]
  if (/^\s*(?:#(?:\s|$)|$)/.test(line.text)) return []
  const entry = entryOf(line)
  const start = entry?.valueStart ?? line.start + line.text.search(/\S/)
  const isStray = !entry && line.indent === 0
  const edits: Piece[] = [
    ...tabsOf(line),
    ...(entry ? hashedName(entry, source) : []),
    ...(entry?.colon ? [{ ...entry.colon, text: ': ' }] : []),
  ]
  if (!isStray && isFine(source.slice(start, line.end).trim(), lines, source)) return edits
  const end = start + source.slice(start, last.end).trimEnd().length
  // A line without a name gets an empty one: words that stand between fields are copy too.
  return [...edits, ...(isStray ? [{ start, end: start, text: "'': " }] : []), ...quoted(start, end, source)]
}

/** Single quotes around a stretch of the source, those in it doubled. */
function quoted(start: number, end: number, source: string): Piece[] {
  const quotes = Array.from(source.slice(start, end).matchAll(/'/g), ({ index }) => start + index)
  return [start, ...quotes, end].map(at => ({ start: at, end: at, text: "'" }))
}

/** A name that holds what YAML takes for the beginning of a comment, in quotes. */
function hashedName({ name, nameStart }: Entry, source: string): Piece[] {
  return /^[^"'].*[ \t]#/.test(name) ? quoted(nameStart, nameStart + name.length, source) : []
}

/** The indentation of a line, in blanks where it holds tabs. */
function tabsOf({ start, text, indent }: Line): Piece[] {
  const blank = /^[ \t]*/.exec(text)?.[0] ?? ''
  return blank.includes('\t') ? [{ start, end: start + blank.length, text: ' '.repeat(indent) }] : []
}

/** Whether a value stands for what it says when YAML reads it. */
function isFine(value: string, lines: readonly Line[], source: string): boolean {
  if (value === '' || /^[|>][-+\d]*(?:[ \t]+#.*)?$/.test(value)) return true
  if (/^(?:[!%]|\{\{|\{%)|^&\S*[ \t]*$|^&\W/.test(value)) return false
  if (/^#|[ \t]#[^\s#]/.test(value.replace(/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/, ''))) return false
  const goesOn = /^["'[{]/.test(value) ? [] : lines.slice(1)
  if (goesOn.some(({ text }) => /(?:^|[ \t])#[^\s#]/.test(text))) return false
  const anchor = /^\*([^\s,]+)$/.exec(value)?.[1]
  if (anchor !== undefined) return source.includes(`&${anchor}`)
  const anchored = /^&(\S+)/.exec(value)?.[1]
  if (anchored !== undefined && !source.includes(`*${anchored}`)) return false
  const body = lines.slice(1).map(line => ` ${line.text.replace(/\t/g, '  ')}`)
  const aliased = value.replace(/[*&][\w-]+/g, '')
  const told = { logLevel: 'silent', prettyErrors: false } as const
  return parseDocument(`x: ${[aliased, ...body].join('\n')}\n`, told).errors.length === 0
}
