import { toPlain } from './typography/typeset.ts'
import type { Sheet } from './sheet.ts'
import type { Element, Node, Text } from './tree.ts'
import { contrastTargets } from '../theme/contrast.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import type { Style } from './style.ts'

/** Words to be highlighted, by the id of the node of the copy that holds them. */
export interface Highlight {
  readonly node: string
  readonly words: string
  /** `#rrggbb`; absent: the soft ground of the accent. */
  readonly color?: string
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
  const wanted = new Map<string, readonly Highlight[]>()
  for (const one of highlights) wanted.set(one.node, [...(wanted.get(one.node) ?? []), one])
  return sheets.map(sheet => ({ ...sheet, root: marked(sheet.root, wanted, theme) }))
}

type Wanted = ReadonlyMap<string, readonly Highlight[]>

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
  const [found] = (all ?? []).flatMap(({ words, color }) => {
    const range = rangeOf(text.value, words)
    return range ? [{ range, color }] : []
  })
  if (!found) return [text]
  const style: Style = { ...markStyle(found.color, theme), weight: 700 }
  return wrappedIn(text, found.range, { tagName: 'mark', part: 'highlight', style })
}

/** A text of which a range stands in an element of its own. */
export function wrappedIn(
  text: Text,
  [start, end]: readonly [start: number, end: number],
  wrapper: Pick<Element, 'tagName' | 'part' | 'style'>,
): readonly Node[] {
  const part = (from: number, to: number): readonly Text[] =>
    from < to ? [{ ...text, value: text.value.slice(from, to) }] : []
  const wrapped: Element = { type: 'element', properties: {}, ...wrapper, children: part(start, end) }
  return [...part(0, start), wrapped, ...part(end, text.value.length)]
}

function markStyle(color: string | undefined, theme: Theme): Style {
  if (!color) return { background: theme.color.accentSoft, color: theme.color.onAccentSoft }
  return { background: color, color: textOn(color, contrastTargets.normal.onAccent) }
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
