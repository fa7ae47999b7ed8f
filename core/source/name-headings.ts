import type { Heading, Nodes, Text } from 'mdast'
import { readAttributes } from './attributes.ts'
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
export function toSlug(text: string): string {
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
