import type { Child } from '../../core/compose/jsx-runtime.ts'
import { contrast } from '../../core/theme/contrast.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** Contrast from which a mark is seen on its ground. */
const SEEN = 3

/** What the arrow between two figures is wide, in em, and what there is at either side. */
export const ARROW = { width: 0.62, gap: 0.16 } as const

/** What something was points to what it is. */
export function ChangeArrow({ theme, size }: { readonly theme: Theme; readonly size: number }): Child {
  const [width, height] = [Math.round(size * ARROW.width), Math.round(size * 0.4)]
  const [middle, rule] = [height / 2, Math.max(size * 0.035, 1.5)]
  const x = (at: number): number => Math.round((theme.dir === 'rtl' ? width - at : at) * 100) / 100
  const y = (at: number): number => Math.round(at * 100) / 100
  const head = width - middle
  const { paper, text } = theme.color
  const asked = theme.design.parts?.figures?.color ?? text
  const fill = contrast(asked, paper) >= SEEN ? asked : text
  const d =
    `M ${x(0)} ${y(middle - rule)} L ${x(head)} ${y(middle - rule)} L ${x(head)} 0 L ${x(width)} ${y(middle)} ` +
    `L ${x(head)} ${height} L ${x(head)} ${y(middle + rule)} L ${x(0)} ${y(middle + rule)} Z`
  return (
    <svg
      ariaHidden
      art={{ viewBox: [width, height], outlines: [{ d, fill }] }}
      style={{ width, height, shrink: 0 }}
    />
  )
}
