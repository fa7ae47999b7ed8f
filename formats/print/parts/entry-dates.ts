import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast'

/** When something was, and what is said of it. */
export interface Dated<Rest> {
  readonly when: string
  readonly rest: Rest
}

/** `2019`, `Mar 2021 - Present`, `2012–2014`. */
const span = String.raw`(?:\p{L}{3,10}\.?\s+)?\d{4}(?:\s*[-–—]\s*(?:(?:\p{L}{3,10}\.?\s+)?\d{2,4}|\p{L}{2,12}))?`
const opening = new RegExp(String.raw`^(${span})\s*[:|·]\s*`, 'u')

/** Reads a line that opens with emphasis, `*2017 - 2021* | Delft`: when, and the rest without the bar. */
export function readDateLine(node: RootContent | undefined): Dated<readonly PhrasingContent[]> | undefined {
  if (node?.type !== 'paragraph') return undefined
  const [first, second, ...more] = node.children
  const [words] = first?.type === 'emphasis' ? first.children : []
  if (first?.type !== 'emphasis' || first.children.length !== 1 || words?.type !== 'text') return undefined
  const rest =
    second?.type === 'text' ? trimmed(second.value.replace(/^\s*[|·,]\s*/, '')) : second ? [second] : []
  return { when: toSpan(words.value), rest: [...rest, ...more] }
}

/** The items of a list in which each opens with a year, `2025: Keynote`; undefined for any other list. */
export function readDatedItems(list: List): readonly Dated<readonly RootContent[]>[] | undefined {
  const items = list.children.map(readDatedItem)
  return items.every(item => item !== undefined) ? items : undefined
}

function readDatedItem({ children: [line, ...more] }: ListItem): Dated<readonly RootContent[]> | undefined {
  const text = line?.type === 'paragraph' ? line.children[0] : undefined
  const found = text?.type === 'text' ? opening.exec(text.value) : null
  if (line?.type !== 'paragraph' || text?.type !== 'text' || !found) return undefined
  const words = [...trimmed(text.value.slice(found[0].length)), ...line.children.slice(1)]
  const said: Paragraph = { ...line, children: words }
  return { when: toSpan(found[1] ?? ''), rest: [said, ...more] }
}

/** A span of time with its dash. */
function toSpan(text: string): string {
  return text
    .trim()
    .replace(/\s+[-—]\s+/, ' – ')
    .replace(/(\d)[-—](\d)/, '$1–$2')
}

/** What is left of a text: without the id of the whole, because an edit of a part must not replace it. */
function trimmed(value: string): PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}
