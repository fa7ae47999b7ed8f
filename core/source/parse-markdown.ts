import type { List, Nodes, Root, RootContent } from 'mdast'
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
 * Long copy is parsed in pieces, between which no block is open; the tree is that of the whole.
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
  root: Root
}

/** A block that begins where a piece ends, of the kind of what follows there. */
interface Probe {
  readonly kind: 'paragraph' | 'list' | 'footnoteDefinition'
  readonly text: string
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
    pieces.push({ start, text, length, root })
    start += length
    least = LEAST
  } while (start < source.length)
  return pieces
}

/** Whether the block that was put at the end of a piece is one that began there, in no other. */
function beginsAnew(root: Root, length: number, { kind }: Probe): boolean {
  const last = root.children.at(-1)
  if (last?.type !== kind) return false
  const block = last.type === 'list' ? last.children.at(-1) : last
  return block?.position?.start.offset === length
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

const item = /^(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n])/
const ruleAcross = /^([-*_])[ \t]*(?:\1[ \t]*){2,}\r?$/
const note = /^\[\^[^\]\s]{1,200}\]:/
/** The name of a note that no copy has, since a probe must not define one of the copy's. */
const NOBODYS = '\uFDD0piece\uFDD0'
const underline = /^ {0,3}(?:=+|-+)[ \t]*\r?$/

function probeAt(source: string, at: number): Probe | undefined {
  // A line that is set in belongs to what is above; a mark of byte order would be eaten at the beginning of a piece.
  if (at >= source.length || /[\s\uFEFF]/.test(source.charAt(at))) return undefined
  const line = lineAt(source, at)
  const above = lineAt(source, source.lastIndexOf('\n', at - 2) + 1)
  const isFree = /^[ \t\r]*$/.test(above)
  if (note.test(line)) return { kind: 'footnoteDefinition', text: `[^${NOBODYS}]: x` }
  const marker = ruleAcross.test(line) ? undefined : item.exec(line)?.[0]
  // An item without words cannot end a paragraph, and may be the line under a heading.
  if (marker !== undefined)
    return isFree || line.slice(marker.length).trim() !== ''
      ? { kind: 'list', text: `${marker} x` }
      : undefined
  return isFree || (underline.test(above) && !line.startsWith('>'))
    ? { kind: 'paragraph', text: 'x' }
    : undefined
}

/** At most 300 letters of the line that begins there: enough to know it by. */
function lineAt(source: string, at: number): string {
  const end = source.indexOf('\n', at)
  return source.slice(at, Math.min(end < 0 ? source.length : end, at + 300))
}

/** One tree of all pieces, without the blocks after them; a list that goes on in the next piece is one list. */
function joined(pieces: readonly Piece[]): Root {
  const children: RootContent[] = []
  let open: List | undefined
  let line = 0
  for (const { start, length, text, root } of pieces) {
    move(root, line, start)
    const probe = text.length > length ? root.children.at(-1) : undefined
    const block = probe?.type === 'list' ? probe.children.at(-1) : probe
    line = (block?.position?.start.line ?? 1) - 1
    const goesOn = probe?.type === 'list' && probe.children.length > 1
    if (goesOn) probe.children.pop()
    else if (probe) root.children.pop()
    const [first] = root.children
    if (open && first?.type === 'list') goOn(open, first)
    for (const child of root.children) if (!open || child !== first) children.push(child)
    const last = children.at(-1)
    open = goesOn && last?.type === 'list' ? last : undefined
  }
  const start = pieces[0]?.root.position?.start
  const end = pieces.at(-1)?.root.position?.end
  return { type: 'root', children, ...(start && end && { position: { start, end } }) }
}

function move(root: Root, line: number, offset: number): void {
  for (const { position } of nodesOf(root)) {
    for (const point of position ? [position.start, position.end] : []) {
      point.line += line
      point.offset = (point.offset ?? 0) + offset
    }
  }
}

function goOn(list: List, { children, spread, position }: List): void {
  for (const child of children) list.children.push(child)
  list.spread = list.spread === true || spread === true
  if (list.position && position) list.position.end = position.end
}
