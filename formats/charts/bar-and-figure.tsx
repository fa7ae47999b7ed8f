import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Edges, Style } from '../../core/compose/style.ts'

/** A bar of a table and what stands behind it. */
interface BarAndFigureProps {
  /** Part of the longest bar. */
  readonly share: number
  readonly color: string
  /** px */
  readonly height: number
  /** px between the bar and the figure. */
  readonly gap: number
  /** Room around the bar, px; default: none. */
  readonly padding?: Edges
  /** px that the widest figure of its column takes. */
  readonly figure: number
  readonly figureStyle?: Style
  readonly children: Child
}

/** A bar from a zero line as long as its value, and the number behind it. */
export function BarAndFigure({
  share,
  color,
  height,
  gap,
  padding,
  figure,
  figureStyle,
  children,
}: BarAndFigureProps): Child {
  const width = `${Math.round(share * 10_000) / 100}%` as const
  return (
    <div style={{ display: 'flex', align: 'center', gap }}>
      <div style={{ grow: 1, basis: 0, ...(padding && { padding }) }}>
        <div ariaHidden part="bar" style={{ width, height, background: color }} />
      </div>
      <div style={{ minWidth: figure, shrink: 0, ...figureStyle }}>{children}</div>
    </div>
  )
}
