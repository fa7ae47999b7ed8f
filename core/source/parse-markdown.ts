import type { Blockquote, List, Nodes, Root, RootContent } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { type Processor, unified } from 'unified'
import { isDefined, type Labels, labelsOf, labelsWritten, sameLabels, withLabels } from './known-labels.ts'
import { linearText } from './linear-text.ts'
import { spareTries } from './spare-tries.ts'
import { nodesOf } from './walk.ts'

/**
 * Letters of a piece at least. The parser edits the list of all that it has found at many an item, quote and heading, so
 * its work grows with the square of what it is given at once.
 */
const LEAST = 1024

/**
 * Parses Markdown with GitHub's extensions, footnotes and block directives. Offsets in the tree are offsets in `source`.
 * Long copy is parsed in pieces, between which nothing is open but lists and quotations that go on; the tree is that of the whole.
 */
export function parseMarkdown(source: string): Root {
  const written = labelsWritten(source)
  const pieces = cutPieces(source, parserKnowing(written))
  const defined = labelsOf(pieces.flatMap(nodesOfPiece))
  if (!sameLabels(written, defined)) {
    const parser = parserKnowing(defined)
    for (const piece of pieces) if (piece.text.includes('[')) piece.root = parsed(piece.text, parser)
  }
  return joined(pieces)
}

/** Inline directives would eat the colon and what follows in `9:30` and `1:3`, so only the block forms are read. */
function blockDirectives(this: Processor): void {
  const data = this.data()
  const syntax = directive()
  delete syntax.text
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

/**
 * Bare addresses are links already when they are tokens. A second search through decoded text would link addresses that
 * an author escaped, and leave nodes without positions.
 */
function tokensOnly(this: Processor): void {
  const data = this.data()
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(extension => ({ ...extension, transforms: [] }))
}

/** Paragraphs of many lines are read in time. */
function inTime(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), linearText]
}

/** Not frozen: a frozen one would hand its copies what its plugins brought, and they would bring it again. */
const plainParser = unified().use(remarkParse).use(remarkGfm).use(blockDirectives).use(tokensOnly).use(inTime)

type Parser = typeof plainParser

/** A parser of pieces to which these links and notes are known, wherever they are defined. */
function parserKnowing(labels: Labels): Parser {
  if (!isDefined(labels)) return plainParser
  return plainParser().use(function known(this: Processor): void {
    const data = this.data()
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), withLabels(labels)]
  }) as Parser
}

function parsed(text: string, parser: Parser): Root {
  return parser().use(spareTries, text).parse(text)
}

/** A stretch of the source, and a block after it that shows whether anything was still open. */
interface Piece {
  readonly start: number
  /** The stretch and the block after it. */
  readonly text: string
  /** Length of the stretch. */
  readonly length: number
  readonly probe: Probe | undefined
  root: Root
}

/** A block that begins where a piece ends, of the kind of what follows there. */
interface Probe {
  readonly kind: 'paragraph' | 'list' | 'footnoteDefinition'
  readonly text: string
  /** Quotations that it stands in, and their marks. */
  readonly depth: number
  readonly marks: string
}

/** All nodes of a piece without the block after it. */
function nodesOfPiece({ root, length }: Piece): Nodes[] {
  return nodesOf(root).filter(({ position }) => (position?.start.offset ?? 0) < length)
}

function cutPieces(source: string, parser: Parser): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  let least = LEAST
  do {
    const cut = nextCut(source, start + least)
    const length = (cut?.at ?? source.length) - start
    const text = source.slice(start, start + length) + (cut?.probe.text ?? '')
    const root = parsed(text, parser)
    if (cut && !beginsAnew(root, length, cut.probe)) {
      // Something is open: the next try is twice as far, so that all tries together read a piece twice.
      least = length * 2
      continue
    }
    pieces.push({ start, text, length, probe: cut?.probe, root })
    start += length
    least = LEAST
  } while (start < source.length)
  return pieces
}

/** Whether the block that was put at the end of a piece is one that began there, in nothing but quotations and lists. */
function beginsAnew(root: Root, length: number, probe: Probe): boolean {
  const block = pathTo(root, probe)?.at(-1)
  return block?.position?.start.offset === length + probe.marks.length
}

/** What a probe stands in, from the outermost block to the one that began with it; undefined where it became something else. */
function pathTo(root: Root, { kind, depth }: Probe): readonly RootContent[] | undefined {
  const path: RootContent[] = []
  let around: Root | Blockquote = root
  for (let level = 0; level < depth; level += 1) {
    const quotation: RootContent | undefined = around.children.at(-1)
    if (quotation?.type !== 'blockquote') return undefined
    path.push(quotation)
    around = quotation
  }
  const last = around.children.at(-1)
  if (last?.type !== kind) return undefined
  const item = last.type === 'list' ? last.children.at(-1) : undefined
  return [...path, last, ...(item ? [item] : [])]
}

/** The next place where a line may begin a block that owes nothing to what is above. */
function nextCut(source: string, from: number): { at: number; probe: Probe } | undefined {
  for (let end = source.indexOf('\n', from); end >= 0; end = source.indexOf('\n', end + 1)) {
    const at = end + 1
    const probe = probeAt(source, at)
    if (probe) return { at, probe }
  }
  return undefined
}

const item = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n]|$)/
const ruleAcross = /^([-*_])[ \t]*(?:\1[ \t]*){2,}\r?$/
const note = /^\[\^[^\]\s]{1,200}\]:/
/** The name of a note that no copy has, since a probe must not define one of the copy's. */
const NOBODYS = '\uFDD0piece\uFDD0'
const quotes = /^(?:> ?)+/
const underline = /^ {0,3}(?:=+|-+)[ \t]*\r?$/

function probeAt(source: string, at: number): Probe | undefined {
  // A line that is set in belongs to what is above; a mark of byte order would be eaten at the beginning of a piece.
  if (at >= source.length || /[\s\uFEFF]/.test(source.charAt(at))) return undefined
  const line = lineAt(source, at)
  const above = lineAt(source, source.lastIndexOf('\n', at - 2) + 1)
  const isFree = isBlank(above)
  if (note.test(line)) return { kind: 'footnoteDefinition', text: `[^${NOBODYS}]: x`, ...bare }
  const own = itemAt(line, isFree)
  if (own !== undefined) return own
  if (line.startsWith('>') && !isFree) return probeInQuotes(line, above)
  const begins = isFree || underline.test(above)
  return begins && !isItem(line) ? paragraph : undefined
}

const bare = { depth: 0, marks: '' } as const
const paragraph: Probe = { kind: 'paragraph', text: 'x', ...bare }

/** A line of a quotation that goes on: an item, or a paragraph below a line without words. */
function probeInQuotes(line: string, above: string): Probe | undefined {
  const marks = quotes.exec(line)?.[0] ?? ''
  const upper = quotes.exec(above)?.[0] ?? ''
  const isFree = upper !== '' && isBlank(above.slice(upper.length))
  const depth = isFree ? Math.min(countQuotes(marks), countQuotes(upper)) : countQuotes(marks)
  const own = new RegExp(`^(?:> ?){${depth}}`).exec(line)?.[0] ?? ''
  const rest = line.slice(own.length)
  if (/^[\s>]|^$/.test(rest) || note.test(rest)) return undefined
  const probe = itemAt(rest, isFree) ?? (isFree && !isItem(rest) ? paragraph : undefined)
  // With the marks of the line itself, since what they end is told to end behind them.
  return probe && { ...probe, text: own + probe.text, depth, marks: own }
}

/** An item without words cannot end a paragraph, and may be the line under a heading. */
function itemAt(line: string, isFree: boolean): Probe | undefined {
  if (!isItem(line)) return undefined
  const marker = item.exec(line)?.[0] ?? ''
  const isSure = isFree || line.slice(marker.length).trim() !== ''
  return isSure ? { kind: 'list', text: `${marker} x`, ...bare } : undefined
}

function isItem(line: string): boolean {
  return item.test(line) && !ruleAcross.test(line)
}

function isBlank(line: string): boolean {
  return /^[ \t\r]*$/.test(line)
}

function countQuotes(marks: string): number {
  return marks.replaceAll(' ', '').length
}

/** At most 300 letters of the line that begins there: enough to know it by. */
function lineAt(source: string, at: number): string {
  const end = source.indexOf('\n', at)
  return source.slice(at, Math.min(end < 0 ? source.length : end, at + 300))
}

type Around = Blockquote | List

/** One tree of all pieces, without the blocks after them; a list or a quotation that goes on in the next piece is one. */
function joined(pieces: readonly Piece[]): Root {
  const children: RootContent[] = []
  let open = 0
  let line = 0
  for (const { start, length, probe, root } of pieces) {
    move(root, line, start)
    const path = (probe && pathTo(root, probe)) ?? []
    line = (path.at(-1)?.position?.start.line ?? 1) - 1
    const goingOn = path.filter(({ position }) => (position?.start.offset ?? 0) < start + length).length
    const last = goingOn > 0 ? (path[goingOn - 1] as Around) : root
    if (path.length > 0) last.children.pop()
    goOn(children, root.children, open)
    open = goingOn
  }
  const start = pieces[0]?.root.position?.start
  const end = pieces.at(-1)?.root.position?.end
  return { type: 'root', children, ...(start && end && { position: { start, end } }) }
}

/** Adds blocks to those before, of which the last, and the last in it, go on to a depth. */
function goOn(before: RootContent[], blocks: readonly RootContent[], depth: number): void {
  const [last, first] = [before.at(-1), blocks[0]]
  const isOne = depth > 0 && isAround(last) && first?.type === last.type
  for (const block of isOne ? blocks.slice(1) : blocks) before.push(block)
  if (!isOne) return
  goOn(last.children, (first as Around).children, depth - 1)
  if (last.type === 'list' && first.type === 'list')
    last.spread = last.spread === true || first.spread === true
  if (last.position && first.position) last.position.end = first.position.end
}

function isAround(block: RootContent | undefined): block is Around {
  return block?.type === 'blockquote' || block?.type === 'list'
}

function move(root: Root, line: number, offset: number): void {
  for (const { position } of nodesOf(root)) {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += line
      point.offset = (point.offset ?? 0) + offset
    }
  }
}
