import type { ElementContent, Properties } from 'hast'
import type { Element, Outline } from '../../compose/tree.ts'

/** Vector art as inline SVG with presentation attributes. Decoration, unless it has words of its own. */
export function drawArt(element: Element, className: string | undefined): ElementContent {
  const { art, properties } = element
  const [width, height] = art?.viewBox ?? [0, 0]
  const words = properties.ariaHidden ? undefined : (properties.alt ?? properties.ariaLabel)
  const role: Properties = words
    ? { role: 'img', ariaLabel: words }
    : { ariaHidden: 'true', focusable: 'false' }
  return {
    type: 'element',
    tagName: 'svg',
    properties: {
      viewBox: `0 0 ${width} ${height}`,
      ...role,
      ...(className !== undefined && { className: [className] }),
    },
    children: (art?.outlines ?? []).map(drawOutline),
  }
}

function drawOutline({ d, fill, stroke, strokeWidth, dash }: Outline): ElementContent {
  const properties: Properties = {
    d,
    fill: fill ?? 'none',
    ...(stroke !== undefined && { stroke }),
    ...(strokeWidth !== undefined && { strokeWidth: `${strokeWidth}` }),
    ...(dash !== undefined && { strokeDashArray: dash.map(String) }),
  }
  return { type: 'element', tagName: 'path', properties, children: [] }
}
