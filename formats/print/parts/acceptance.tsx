import { isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

const heading =
  /^(\d+\.?\s*)?(acceptance|agreement|sign|order|auftrag|annahme|unterschrift|acceptation|bon pour accord|akkoord|aceptación|accettazione)/iu

/** Blocks of a proposal with the section that is signed kept on one page, and room over its lines to write on. */
export function withAcceptance(nodes: readonly Node[], theme: Theme): readonly Node[] {
  const start = nodes.findIndex(node => isHeading(node) && heading.test(textOf(node)))
  if (start < 0) return nodes
  const next = nodes.findIndex((node, at) => at > start && isHeading(node))
  const end = next < 0 ? nodes.length : next
  return nodes.map((node, at) => {
    if (at < start || at >= end || !isElement(node)) return node
    const signed = withRoom(node, theme)
    if (at === end - 1) return { ...signed, style: { ...signed.style, breakInside: 'avoid' as const } }
    return { ...signed, style: { ...signed.style, keepWithNext: true } }
  })
}

function isHeading(node: Node): boolean {
  return isElement(node, 'h1', 'h2', 'h3')
}

/** Rows of nothing but `Date:` and `Signature:` are filled in by hand. */
function withRoom<Kind extends Node>(node: Kind, theme: Theme): Kind {
  if (!isElement(node)) return node
  const blank = node.tagName === 'tr' && node.children.every(cell => /:\s*$/.test(textOf(cell)))
  const children = node.children.map(child => {
    const inner = withRoom(child, theme)
    return blank && isElement(inner)
      ? { ...inner, style: { ...inner.style, padding: rowPadding(inner.style.padding, theme) } }
      : inner
  })
  return { ...node, children }
}

type Padding = number | readonly [number, number] | readonly [number, number, number, number] | undefined

/** The padding of a cell with room above for a hand. */
function rowPadding(padding: Padding, theme: Theme): readonly [number, number, number, number] {
  const [top, right, bottom, left] =
    typeof padding === 'object'
      ? padding.length === 4
        ? padding
        : [padding[0], padding[1], padding[0], padding[1]]
      : [padding ?? 0, padding ?? 0, padding ?? 0, padding ?? 0]
  return [top + space(theme, 1), right, bottom, left]
}
