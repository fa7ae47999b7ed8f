import type {
  Definition,
  Emphasis,
  List,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast'
import type { Report } from '../message.ts'
import { dropUnsafeLinks } from './check-links.ts'
import { foldInlineHtml } from './fold-inline-html.ts'
import { tidyLine } from './html-space.ts'
import { limitMarkup } from './limit-markup.ts'
import { partListTails } from './list-tails.ts'
import { parseMarkdown } from './parse-markdown.ts'
import {
  checkFence,
  checkParagraph,
  readAlert,
  readContainer,
  readLeaf,
  toDirectives,
} from './read-directives.ts'
import { partPictureLines } from './picture-lines.ts'
import { readHtml } from './read-html.ts'
import { markSetLines } from './set-lines.ts'
import { hideMath } from './read-math.ts'
import { settleNotes } from './settle-notes.ts'
import { holdsPhrasing, isParent, lineOf, nodesOf, type Parent, parentsDeepestFirst } from './walk.ts'

/** Reads Markdown into a tree that holds nothing a document may not show. Text is never lost. */
export function readBody(source: string, report: Report): Root {
  const math = hideMath(source)
  const limited = limitMarkup(math.text, report)
  const root = parseMarkdown(toDirectives(limited.text))
  limited.restore(root)
  math.restore(root)
  flattenQuotes(root)
  shortenGaps(root)
  const definitions = definitionsOf(nodesOf(root))
  for (const parent of parentsDeepestFirst(root)) rebuild(parent, definitions, source, report)
  partPictureLines(root)
  partListTails(root)
  for (const parent of parentsDeepestFirst(root)) dropUnsafeLinks(parent, report)
  for (const parent of parentsDeepestFirst(root)) unrollTables(parent, report)
  settleNotes(root, report)
  markSetLines(root)
  root.children = root.children.map(ordinalAsWords)
  return root
}

/** Blanks in a row that may be meant to be seen: more of them are wider than any page. */
const WIDEST = 160

/** Cuts gaps that nobody set: what looks for words around a gap looks at each of its blanks. */
function shortenGaps(root: Root): void {
  for (const node of nodesOf(root))
    if (node.type === 'text' && node.value.length > WIDEST)
      node.value = node.value.replace(/[^\S\r\n]+/g, gap => gap.slice(0, WIDEST))
}

/** Quotations in one another that anybody tells apart; what nests deeper is set in no further. */
const QUOTES = 8

/** Leaves what nests too deep in the last quotation that counts: by the thousand they would each be a box of their own. */
function flattenQuotes(root: Root): void {
  const open: { readonly parent: Parent; readonly depth: number }[] = [{ parent: root as Parent, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { parent, depth } = next
    if (depth === QUOTES) parent.children = parent.children.flatMap(unquoted)
    for (const child of parent.children)
      if (isParent(child)) open.push({ parent: child, depth: depth + (child.type === 'blockquote' ? 1 : 0) })
  }
}

/** What stands in quotations, without them. */
function unquoted(node: RootContent): RootContent[] {
  return node.type === 'blockquote' ? node.children.flatMap(unquoted) : [node]
}

/** `3. Quartal 2025`, `148. Vereinsjahr`: one line that counts on from none above is no item but begins with an ordinal. */
function ordinalAsWords(node: RootContent, at: number, all: readonly RootContent[]): RootContent {
  if (!isCounted(node) || node.children.length > 1 || node.start === 1) return node
  const [only, ...others] = node.children[0]?.children ?? []
  const [first, ...rest] = only?.type === 'paragraph' ? only.children : []
  if (only?.type !== 'paragraph' || first?.type !== 'text' || others.length > 0) return node
  const isNext = (list: List): boolean => (list.start ?? 1) + list.children.length === node.start
  const isRun = all.slice(0, at).some(each => isCounted(each) && isNext(each))
  const begins = all
    .slice(at)
    .some(each => isCounted(each) && each.start === node.start + node.children.length)
  if (isRun || begins) return node
  const words = { ...first, value: `${node.start}. ${first.value}`, ...positioned(node, first) }
  return { ...only, ...positioned(node, only), children: [words, ...rest] }
}

function isCounted(node: RootContent): node is List & { start: number } {
  return node.type === 'list' && typeof node.start === 'number'
}

/** Where a node is that begins with its list. */
function positioned({ position: from }: Nodes, { position: to }: Nodes): Pick<Nodes, 'position'> {
  return from && to ? { position: { start: from.start, end: to.end } } : {}
}

/** Gives one parent the children it keeps; the children's own children are final already. */
function rebuild(parent: Parent, definitions: Definitions, source: string, report: Report): void {
  if (holdsPhrasing(parent)) {
    const line = parent.children.flatMap(child => resolveReference(child, definitions)) as PhrasingContent[]
    const resolved = withServiceCodes(line)
    parent.children = resolved.some(child => child.type === 'html')
      ? folded(parent, resolved, source, report)
      : resolved
  } else parent.children = parent.children.flatMap(child => readBlock(child, source, report))
}

/** A line without raw HTML; what a tag or comment left at the ends of a block's line is no text of its own. */
function folded(parent: Parent, line: PhrasingContent[], source: string, report: Report): PhrasingContent[] {
  const whole = foldInlineHtml(line, report)
  const isBlock = parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell'
  return isBlock ? tidyLine(whole, source) : whole
}

function readBlock(node: RootContent, source: string, report: Report): RootContent[] {
  switch (node.type) {
    case 'html':
      return readHtml(node, source, report)
    case 'definition':
      return []
    case 'table':
      return [withEveryCell(node, report)]
    case 'containerDirective':
      return readContainer(node, source, report)
    case 'leafDirective':
      return [readLeaf(node, source, report)]
    case 'blockquote':
      return [readAlert(node, source)]
    case 'code':
      checkFence(node, report)
      return [node]
    case 'paragraph':
      checkParagraph(node, source, report)
      return node.children.every(isBlankOrComment)
        ? node.children.filter(child => child.type === 'comment')
        : [node]
    default:
      return [node]
  }
}

/** A table whose head is as wide as its widest row: cells beyond it belong to no column and are shown all the same. */
function withEveryCell(table: Table, report: Report): Table {
  const [head, ...rows] = table.children
  const wide = rows.filter(({ children }) => children.length > (head?.children.length ?? 0))
  if (!head || wide.length === 0) return table
  report.add({
    rule: 'table-uneven',
    severity: 'warning',
    text: 'a row has more cells than the head of its table',
    hint: 'give every column a name in the first row',
    ...lineOf(wide[0] as TableRow),
  })
  const columns = Math.max(...wide.map(({ children }) => children.length))
  const missing = columns - head.children.length
  const empty = Array.from({ length: missing }, (): TableCell => ({ type: 'tableCell', children: [] }))
  return {
    ...table,
    children: [{ ...head, children: [...head.children, ...empty] }, ...rows],
    align: [...(table.align ?? []), ...empty.map(() => null)],
  }
}

/** Columns of the widest table that can be read as one, on the largest sheet. */
const COLUMNS = 120

/** Sets the rows of tables that no sheet holds as lines, with the author's strokes between their cells. */
function unrollTables(parent: Parent, report: Report): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    const columns = node.type === 'table' ? (node.children[0]?.children.length ?? 0) : 0
    if (node.type !== 'table' || columns <= COLUMNS) return [node]
    report.add({
      rule: 'table-too-wide',
      severity: 'warning',
      text: `a table of ${columns} columns is too wide for any page, so that its rows are set as lines`,
      hint: `use at most ${COLUMNS} columns`,
      ...lineOf(node),
    })
    return node.children.map(row => ({ type: 'paragraph', children: cellsInLine(row) }))
  })
}

/** The words of cells as one line: text by text, since each node of it would be set on its own. */
function cellsInLine({ children }: TableRow): PhrasingContent[] {
  const line: PhrasingContent[] = []
  for (const [at, cell] of children.entries())
    for (const node of [...(at > 0 ? [STROKE] : []), ...cell.children]) {
      const last = line.at(-1)
      if (last?.type === 'text' && node.type === 'text')
        line[line.length - 1] = { type: 'text', value: last.value + node.value }
      else line.push(node)
    }
  return line
}

const STROKE: PhrasingContent = { type: 'text', value: ' | ' }

/** A paragraph of these alone has nothing to show. */
function isBlankOrComment(node: PhrasingContent): boolean {
  return node.type === 'comment' || (node.type === 'text' && /^[ \t\r\n]*$/.test(node.value))
}

/** Definitions of links and images by their identifier; the first of a name counts. */
type Definitions = ReadonlyMap<string, Definition>

/** Collects the definitions of a document. */
function definitionsOf(nodes: readonly Nodes[]): Definitions {
  const found = new Map<string, Definition>()
  for (const node of nodes) {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node)
  }
  return found
}

/** A child with its reference resolved; definitions themselves are not copy and go. */
function resolveReference(node: RootContent, definitions: Definitions): RootContent[] {
  const data = node.data ? { data: node.data } : {}
  const position = node.position ? { position: node.position } : {}
  switch (node.type) {
    case 'definition':
      return []
    case 'linkReference': {
      const { url, title } = definitions.get(node.identifier) ?? { url: '' }
      return [
        { type: 'link', url, ...titled(title), children: node.children as never[], ...data, ...position },
      ]
    }
    case 'imageReference': {
      const { url, title } = definitions.get(node.identifier) ?? { url: '' }
      return [{ type: 'image', url, alt: node.alt ?? '', ...titled(title), ...data, ...position }]
    }
    default:
      return [node]
  }
}

function titled(title: string | null | undefined): { title?: string } {
  return title ? { title } : {}
}

/** Digits and stars up to the `#` that ends what is dialled: `*777*04#`, whose stars are keys of a telephone. */
const dialled = /^[\d*]*#/

/** A line in which the stars of a number to dial are stars again, which Markdown takes for emphasis. */
function withServiceCodes(line: readonly PhrasingContent[]): PhrasingContent[] {
  return line.map((node, at) => {
    const next = line[at + 1]
    const digits = node.type === 'emphasis' ? digitsOf(node) : undefined
    if (digits === undefined || next?.type !== 'text' || !dialled.test(next.value)) return node
    return {
      type: 'text',
      value: `*${digits}*`,
      ...(node.position && { position: node.position }),
    }
  })
}

function digitsOf({ children: [only, ...others] }: Emphasis): string | undefined {
  const isNumber = only?.type === 'text' && others.length === 0 && /^\d+$/.test(only.value)
  return isNumber ? only.value : undefined
}
