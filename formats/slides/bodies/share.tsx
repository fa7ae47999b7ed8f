import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Theme, roomAcross } from '../../../core/theme/theme.ts'

/** So many of so many. */
export interface Share {
  readonly part: number
  readonly whole: number
}

/** The share that a figure is, with whole per cents as parts of a hundred: `61%`; undefined for what is none, such as a growth. */
export function shareOf(figure: string): Share | undefined {
  const part = Number(/^(\d{1,3})\s?[%٪]$/.exec(figure.trim())?.[1] ?? Number.NaN)
  return part > 0 && part <= 100 ? { part, whole: 100 } : undefined
}

interface ShareWindowsProps {
  readonly share: Share
  readonly theme: Theme
  /** px of the square of all windows. */
  readonly side: number
  /** px down from the box that it stands in, at whose end side it begins. */
  readonly top: number
  /** px of that box, which stands where lines begin. */
  readonly width: number
}

/** px between windows. */
const GAP = 10

/** A share as windows, of which so many are lit from the foot; the square ends where lines end. */
export function ShareWindows({ share: { part, whole }, theme, side, top, width }: ShareWindowsProps): Child {
  const columns = Math.ceil(Math.sqrt(whole))
  const step = (side + GAP) / columns
  const { color, design, dir } = theme
  const dark = design.color.mode === 'dark' ? color.surface : color.hairline
  const from = dir === 'rtl' ? width - roomAcross(theme) : roomAcross(theme) - side
  return Array.from({ length: whole }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const across = dir === 'rtl' ? columns - 1 - column : column
    return (
      <div
        ariaHidden
        part="window"
        style={{
          position: 'absolute',
          top: Math.round(top + side - (row + 1) * step + GAP),
          left: Math.round(from + across * step),
          width: Math.round(step - GAP),
          height: Math.round(step - GAP),
          background: at < part ? color.accent : dark,
          narrow: { display: 'none' },
        }}
      />
    )
  })
}
