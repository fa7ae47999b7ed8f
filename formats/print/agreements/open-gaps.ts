import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element, Node, Text } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** What its author still has to fill in: words in square brackets, and no number of a note. */
const GAP = /\[(?=[^[\]\n]*\p{L})[^[\]\n]{2,160}\]|\[\s*(?:…|\.{2,}|_+|\s{2,})\s*\]/gu

/** Sheets of an agreement on which nobody overlooks what is still open: it stands on a tint, or heavier where the design has none. */
export function withOpenGaps(sheets: readonly Sheet[], theme: Theme): readonly Sheet[] {
  const style = markStyle(theme)
  return sheets.map(sheet => ({ ...sheet, root: marked(sheet.root, style) }))
}

function markStyle({ color, design, type }: Theme): Style {
  const weight = type.strongWeight
  return design.decor.fields === false
    ? { weight }
    : { weight, background: color.accentSoft, color: color.text }
}

function marked(element: Element, style: Style): Element {
  if (element.tagName === 'a') return element
  const children = element.children.flatMap((child): readonly Node[] =>
    child.type === 'text' ? markedText(child, style) : [marked(child, style)],
  )
  return { ...element, children }
}

function markedText(text: Text, style: Style): readonly Node[] {
  const found = [...text.value.matchAll(GAP)]
  if (found.length === 0) return [text]
  const part = (from: number, to: number): readonly Text[] =>
    from < to ? [{ ...text, value: text.value.slice(from, to) }] : []
  const nodes = found.flatMap(({ index, 0: words }, at): readonly Node[] => {
    const end = index + words.length
    const next = found[at + 1]?.index ?? text.value.length
    const mark: Element = {
      type: 'element',
      tagName: 'mark',
      properties: {},
      style,
      children: part(index, end),
    }
    return [mark, ...part(end, next)]
  })
  return [...part(0, found[0]?.index ?? 0), ...nodes]
}
