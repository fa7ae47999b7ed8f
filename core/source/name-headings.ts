import type { Heading, Nodes, Text } from 'mdast'
import { plainText } from './text.ts'
import { rangeOf } from './walk.ts'

/**
 * Gives every heading its anchor as GitHub does, unique in the document, and takes pandoc attributes
 * (`## Heading {.lead #intro}`) out of the text into `data.attributes`.
 */
export function nameHeadings(nodes: readonly Nodes[], source: string): void {
  const taken = new Map<string, number>()
  for (const node of nodes) {
    if (node.type !== 'heading') continue
    takeAttributes(node, source)
    const wanted = node.data?.attributes?.id ?? toSlug(plainText(node))
    node.data = { ...node.data, slug: unique(wanted, taken) }
  }
}

/** Anchor for a heading's text: lower case, words joined by hyphens, other punctuation dropped. */
function toSlug(text: string): string {
  const slug = text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-')
  return slug || 'section'
}

function unique(slug: string, taken: Map<string, number>): string {
  let count = taken.get(slug)
  if (count === undefined) {
    taken.set(slug, 0)
    return slug
  }
  let name: string
  do {
    count++
    name = `${slug}-${count}`
  } while (taken.has(name))
  taken.set(slug, count)
  taken.set(name, 0)
  return name
}

function takeAttributes(heading: Heading, source: string): void {
  const last = heading.children.at(-1)
  const range = last && rangeOf(last)
  if (last?.type !== 'text' || !range) return
  // The braces are looked for in the source, where an author may have escaped them.
  const written = /[ \t]*(?<!\\)\{([^{}]*)\}[ \t]*$/.exec(source.slice(...range))
  const attributes = written && readAttributes(written[1] ?? '')
  if (!written || !attributes) return
  heading.data = { ...heading.data, attributes }
  shorten(last, written[0].length)
  if (last.value === '') heading.children.pop()
}

function shorten(text: Text, cut: number): void {
  text.value = text.value.replace(/[ \t]*\{[^{}]*\}[ \t]*$/, '')
  const end = text.position?.end
  if (text.position && end?.offset !== undefined) {
    text.position = { ...text.position, end: { ...end, offset: end.offset - cut, column: end.column - cut } }
  }
}

/** Attributes of a block, as directives hold them: `class` and `id` beside named ones. */
type Attributes = Readonly<Record<string, string>>

const attribute =
  /(?:^|[ \t]+)(?:\.(-?[a-z_][\w-]*)|#([a-z_][\w:.-]*)|([a-z_][\w:.-]*)=(?:"([^"{}]*)"|'([^'{}]*)'|([^\s"'{}=]+))|(-))(?=[ \t]|$)/giy

/** Reads pandoc attributes, the text between the braces of `{.lead #intro width=50%}`; undefined when they are none. */
export function readAttributes(text: string): Attributes | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const found: Record<string, string> = {}
  attribute.lastIndex = 0
  while (attribute.lastIndex < trimmed.length) {
    const match = attribute.exec(trimmed)
    if (!match) return undefined
    const [, name, id, key, double, single, bare, unnumbered] = match
    const className = unnumbered ? 'unnumbered' : name
    if (className) found.class = found.class ? `${found.class} ${className}` : className
    else if (id) found.id = id
    else if (key && key !== '__proto__') found[key] = double ?? single ?? bare ?? ''
  }
  return found
}
