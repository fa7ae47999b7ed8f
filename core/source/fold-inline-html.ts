import { toSize } from './plates.ts'
import type { Html, PhrasingContent } from 'mdast'
import type { Position } from 'unist'
import { fromHtml } from 'hast-util-from-html'
import type { Report } from '../message.ts'
import { codeTags, inlineMarks, inlineTags, removedTags, reportHandler, reportRemoved } from './html-tags.ts'

/** Most elements that may be open at once in one line; further tags are ignored, their text stays. */
const maxOpen = 50

/** An element that has begun in a line of Markdown and not ended yet. */
interface Open {
  readonly tag: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly position: Position | undefined
  readonly children: PhrasingContent[]
}

/**
 * Folds the inline HTML of one line into Markdown nodes: each opening tag takes what follows, up to its end tag or the
 * end of the line. Tags without a counterpart vanish and their content stays; scripts and styles go with their content.
 */
export function foldInlineHtml(line: readonly PhrasingContent[], report: Report): PhrasingContent[] {
  const stack: Open[] = [{ tag: '', properties: {}, position: undefined, children: [] }]
  const add = (...nodes: PhrasingContent[]) => stack.at(-1)?.children.push(...nodes)
  const closeTop = (finished: boolean) => {
    const open = stack.pop()
    if (open) add(...folded(open, finished))
  }
  for (const node of line) {
    if (node.type !== 'html') add(node)
    else if (node.value.startsWith('<!--')) add({ type: 'comment', value: node.value.slice(4, -3).trim() })
    else if (/^<!\[CDATA\[/i.test(node.value)) add({ type: 'text', value: node.value.slice(9, -3) })
    else if (node.value.startsWith('</')) {
      const at = stack.findLastIndex(open => open.tag === tagName(node.value))
      while (at > 0 && stack.length > at + 1) closeTop(false)
      if (at > 0) closeTop(true)
    } else openTag(node, stack, add, report)
  }
  while (stack.length > 1) closeTop(false)
  return stack[0]?.children ?? []
}

function tagName(html: string): string {
  return /^<\/?([a-z][a-z0-9-]*)/i.exec(html)?.[1]?.toLowerCase() ?? ''
}

function openTag(node: Html, stack: Open[], add: (node: PhrasingContent) => void, report: Report): void {
  const tag = tagName(node.value)
  const line = node.position?.start.line
  const properties = propertiesOf(node.value)
  for (const name of Object.keys(properties)) if (/^on/i.test(name)) reportHandler(name, tag, line, report)
  const place = node.position ? { position: node.position } : {}
  if (tag === 'br') add({ type: 'break', ...place })
  else if (tag === 'img') {
    const { src, alt, title } = properties
    const titled = title ? { title: String(title) } : {}
    const size = toSize(properties)
    const sized = size && { data: { size } }
    add({ type: 'image', url: String(src ?? ''), alt: String(alt ?? ''), ...titled, ...sized, ...place })
  } else if (stack.length > maxOpen) return
  else if (removedTags.has(tag) || (folds(tag) && !/\/>$/.test(node.value))) {
    if (removedTags.has(tag)) reportRemoved(tag, line, report)
    stack.push({ tag, properties, position: node.position, children: [] })
  }
}

function folds(tag: string): boolean {
  return tag === 'a' || inlineMarks.has(tag) || inlineTags.has(tag) || codeTags.has(tag)
}

/** Reads the attributes of one tag; most tags have none. */
function propertiesOf(html: string): Readonly<Record<string, unknown>> {
  if (!/[\s/][^\s/>]/.test(html)) return {}
  const name = tagName(html) === 'image' ? 'img' : tagName(html)
  // Inside a span, every tag is parsed where it stands, whatever elements it would need around it.
  const element = fromHtml(html, { fragment: true }).children[0]
  return element?.type === 'element' && element.tagName === name ? element.properties : {}
}

/** An element that is complete; one that never ended gives up its tag rather than its text. */
function folded(open: Open, finished: boolean): PhrasingContent[] {
  const { tag, properties, children } = open
  if (removedTags.has(tag)) return finished && tag !== 'object' ? [] : children
  if (children.length === 0) return []
  const position = positionOf(open)
  const mark = inlineMarks.get(tag)
  if (mark) return [{ type: mark, children, ...position }]
  const wrapper = inlineTags.get(tag)
  if (wrapper) return [{ type: 'emphasis', data: { tag: wrapper }, children, ...position }]
  if (tag === 'a') {
    const url = String(properties.href ?? '')
    const title = properties.title ? { title: String(properties.title) } : {}
    return url ? [{ type: 'link', url, children: children as never[], ...title, ...position }] : children
  }
  // What Markdown found inside `<code>` stays, with its text as code.
  return children.map(child => (child.type === 'text' ? { ...child, type: 'inlineCode' } : child))
}

function positionOf(open: Open): { position?: Position } {
  const end = open.children.findLast(child => child.position)?.position?.end
  return open.position && end ? { position: { start: open.position.start, end } } : {}
}
