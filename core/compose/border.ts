import type { OrnamentPlace } from '../brief/design.ts'
import type { PageSize } from '../theme/page.ts'

/** px that an ornament takes off a sheet at its edges. */
export interface Border {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The border of what reaches in from some edges, px. */
export function borderOf(edges: readonly OrnamentPlace[], reach: number, dir: 'ltr' | 'rtl'): Border {
  const [left, right] = dir === 'ltr' ? (['start', 'end'] as const) : (['end', 'start'] as const)
  const at = (edge: OrnamentPlace): number => (edges.includes(edge) || edges.includes('around') ? reach : 0)
  return { top: at('top'), right: at(right), bottom: at('bottom'), left: at(left) }
}

/** The page that a border leaves. */
export function pageInside(page: PageSize, { top, right, bottom, left }: Border): PageSize {
  const height = page.height > 0 ? page.height - top - bottom : 0
  return { ...page, width: page.width - left - right, height }
}
