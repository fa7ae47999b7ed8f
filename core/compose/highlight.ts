import { toPlain } from './typography/typeset.ts'
import type { Sheet } from './sheet.ts'
import type { Element, Node, Text } from './tree.ts'
import type { Theme } from '../theme/theme.ts'

/** Words to be highlighted, by the id of the node of the copy that holds them. */
export interface Highlight {
  readonly node: string
  readonly words: string
}

/**
 * Sheets with some words of the copy highlighted wherever a format draws them: on the soft ground of the accent, in its
 * ink and heavier, which are read on any panel.
 */
export function withHighlights(
  sheets: readonly Sheet[],
  highlights: readonly Highlight[],
  theme: Theme,
): readonly Sheet[] {
  if (highlights.length === 0) return sheets
  const wanted = new Map<string, readonly string[]>()
  for (const { node, words } of highlights) wanted.set(node, [...(wanted.get(node) ?? []), words])
  return sheets.map(sheet => ({ ...sheet, root: marked(sheet.root, wanted, theme) }))
}

type Wanted = ReadonlyMap<string, readonly string[]>

function marked(element: Element, wanted: Wanted, theme: Theme): Element {
  const children = element.children.flatMap((child): readonly Node[] =>
    child.type === 'text' ? markedText(child, wanted, theme) : [marked(child, wanted, theme)],
  )
  return children.length === element.children.length &&
    children.every((child, at) => child === element.children[at])
    ? element
    : { ...element, children }
}

function markedText(text: Text, wanted: Wanted, theme: Theme): readonly Node[] {
  const all = wanted.get(text.node?.split('@')[0] ?? '')
  const [found] = (all ?? []).flatMap(words => {
    const range = rangeOf(text.value, words)
    return range ? [range] : []
  })
  if (!found) return [text]
  const [start, end] = found
  const part = (from: number, to: number): readonly Text[] =>
    from < to ? [{ ...text, value: text.value.slice(from, to) }] : []
  const mark: Element = {
    type: 'element',
    tagName: 'mark',
    properties: {},
    part: 'highlight',
    style: { background: theme.color.accentSoft, color: theme.color.onAccentSoft, weight: 700 },
    children: part(start, end),
  }
  return [...part(0, start), mark, ...part(end, text.value.length)]
}

/** Where words stand in a text that is set: its quotes and blanks may be others by then. */
function rangeOf(value: string, words: string): readonly [start: number, end: number] | undefined {
  const at = value.indexOf(words)
  if (at >= 0) return [at, at + words.length]
  const [own, asked] = [toPlain(value), toPlain(words)]
  if (own.length !== value.length) return own.trim() === asked.trim() ? [0, value.length] : undefined
  const plainAt = own.indexOf(asked)
  if (plainAt >= 0) return [plainAt, plainAt + asked.length]
  // A format may show a part of what was named.
  return value.trim() !== '' && asked.includes(own.trim()) ? [0, value.length] : undefined
}
