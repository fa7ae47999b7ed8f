import type { Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import type { FieldValue } from './fields.ts'
import { type MappedText, toMappedText } from './mapped-text.ts'
import { type MappedReading, readMapped } from './read-mapped.ts'
import { plainText } from './text.ts'
import { holdsPhrasing, nodesOf, parentsDeepestFirst, rangeOf } from './walk.ts'

/**
 * Reads the text of one field. A line is taken literally (`*777*04#` is a number to dial) unless it holds a full link, an
 * image, strong text or a tag; several lines are Markdown, in which line endings stay unless the author's notation folds
 * them.
 */
export function readFieldText(written: MappedText, reading: MappedReading, isFolded = false): FieldValue {
  const lead = written.text.search(/\S/)
  if (lead < 0) return { kind: 'empty' }
  const trimmed = toMappedText(written, [{ start: lead, end: written.text.trimEnd().length }])
  const isLine = !/[\r\n]/.test(trimmed.text)
  if (isLine && !marks.test(trimmed.text)) return literal(trimmed, reading)
  const blocks = isLine ? readLine(trimmed, reading) : readLines(written, reading, isFolded)
  return { kind: 'text', text: plainText({ type: 'root', children: [...blocks] }), blocks }
}

/** A link, image or strong text in full, or an HTML tag; also with backslashes, which say that none is meant. */
const marks =
  /!?\\?\[[^[\]]*\\?\]\\?\([^()]+\\?\)|\\?\*\\?\*\S.*\\?\*\\?\*|<\/(?:a|b|i|u|p|em|li|ol|ul|div|span|small|strong|sub|sup|h[1-6])\\?>|<br ?\/?\\?>/i

function literal({ text, toSource }: MappedText, { toPoint }: MappedReading): FieldValue {
  const [start, end] = toSource(0, text.length)
  const position = { start: toPoint(start), end: toPoint(end) }
  const block: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: text, position }],
    position,
  }
  return { kind: 'text', text, blocks: [block] }
}

/** Stands in front of a line, so that no `1.` or `#` at its start makes a block of it; it reads as one letter. */
const guard = '\\!'

function readLine(line: MappedText, reading: MappedReading): RootContent[] {
  if (/^<\w/.test(line.text)) return readMapped(line, reading).children
  const guarded = toMappedText(line, [
    { start: 0, end: 0, text: guard },
    { start: 0, end: line.text.length },
  ])
  const root = readMapped(guarded, reading)
  const [block] = root.children
  const first = block?.type === 'paragraph' ? block.children[0] : undefined
  if (block?.type !== 'paragraph' || first?.type !== 'text') return root.children
  first.value = first.value.slice(1)
  if (first.value === '') block.children.shift()
  return root.children
}

function readLines(lines: MappedText, reading: MappedReading, isFolded: boolean): RootContent[] {
  return readMapped(lines, reading, root => (isFolded ? foldLines(root) : breakLines(root, lines.text)))
    .children
}

function foldLines(root: Root): void {
  for (const node of nodesOf(root)) {
    if (node.type === 'text') node.value = node.value.replace(/[ \t]*\r?\n[ \t]*/g, ' ')
  }
}

/** Keeps the line endings of a text as breaks, for lines that were written as lines. */
function breakLines(root: Root, source: string): void {
  for (const parent of parentsDeepestFirst(root)) {
    if (!holdsPhrasing(parent)) continue
    parent.children = (parent.children as PhrasingContent[]).flatMap(child =>
      child.type === 'text' && /\r?\n/.test(child.value) ? splitLines(child, source) : [child],
    )
  }
}

function splitLines(node: Text, source: string): PhrasingContent[] {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const written = source.slice(start, end).split('\n')
  const lines = node.value.split(/\r?\n/)
  let offset = start
  return lines.flatMap((value, at): PhrasingContent[] => {
    const own = written.length === lines.length ? (written[at] ?? '') : ''
    const from = offset + Math.max(0, own.search(/[^\s>]/))
    const to = offset + own.trimEnd().length
    offset += own.length + 1
    const point = (at: number) => ({ line: 1, column: 1, offset: at })
    const position = own === '' ? undefined : { start: point(from), end: point(to) }
    const text: Text = { type: 'text', value, ...(position && { position }) }
    return [...(at > 0 ? [{ type: 'break' } as const] : []), ...(value === '' ? [] : [text])]
  })
}
