import type { Root } from 'mdast'
import { plainText } from '../text.ts'
import { dropUnsafeLinks } from '../check-links.ts'
import { nameHeadings } from '../name-headings.ts'
import { readHtml } from '../read-html.ts'
import type { MappedReading } from '../read-mapped.ts'
import { nodesOf, parentsDeepestFirst } from '../walk.ts'
import { readData } from './read-data.ts'
import type { WholeDocument } from './read-whole.ts'
import type { Omitted } from '../paste/take-wrapping.ts'

interface Stretch {
  readonly tag: string
  readonly start: number
  readonly end: number
  /** Between the tags. */
  readonly inner: readonly [number, number]
}

/** Reads a page of HTML: what a reader of it sees. Its data for machines counts only where there is nothing to see. */
export function readHtmlPage(source: string, reading: MappedReading): WholeDocument | undefined {
  const hidden = hiddenIn(source)
  let text = source
  for (const { start, end } of hidden) {
    text = text.slice(0, start) + source.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
  }
  text = text.replace(/<!doctype[^>]*>|<\?xml[^>]*\?>/gi, found => ' '.repeat(found.length))
  const root = readPage(text, reading)
  const data = hidden.filter(
    ({ tag, start, inner }) => tag === 'script' && /ld\+json/i.test(source.slice(start, inner[0])),
  )
  if (plainText(root) !== '')
    return { fields: [], record: {}, root, omitted: titleOf(hidden, source, reading), name: 'HTML' }
  const [own] = data
  const read = own && readData(source, own.inner[0], own.inner[1], true, reading)
  return read && { ...read, omitted: titleOf(hidden, source, reading), name: 'JSON-LD' }
}

function readPage(text: string, { toPoint, report }: MappedReading): Root {
  const position = { start: toPoint(0), end: toPoint(text.length) }
  const root: Root = {
    type: 'root',
    children: readHtml({ type: 'html', value: text, position }, text, report),
    position,
  }
  for (const parent of parentsDeepestFirst(root)) dropUnsafeLinks(parent, report)
  root.children = root.children.filter(node => node.type !== 'comment')
  nameHeadings(nodesOf(root), text)
  return root
}

/** What a browser does not show in the page: scripts, styles and the page's name. */
function hiddenIn(source: string): Stretch[] {
  const found: Stretch[] = []
  const lower = source.toLowerCase()
  const opening = /<(script|style|title|noscript|template)\b[^>]*>/gi
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const tag = (match[1] ?? '').toLowerCase()
    const close = lower.indexOf(`</${tag}`, opening.lastIndex)
    if (close < 0) break
    const end = lower.indexOf('>', close) + 1 || source.length
    found.push({ tag, start: match.index, end, inner: [opening.lastIndex, close] })
    opening.lastIndex = end
  }
  return found
}

function titleOf(hidden: readonly Stretch[], source: string, { toPoint }: MappedReading): Omitted[] {
  return hidden.flatMap(({ tag, inner }) => {
    const text = source.slice(...inner).trim()
    return tag === 'title' && text !== ''
      ? [{ text, because: 'page head' as const, line: toPoint(inner[0]).line }]
      : []
  })
}
