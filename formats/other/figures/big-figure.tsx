import type { PhrasingContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { sizeWithin, smallSize } from './few-sizes.ts'
import type { Figure } from './figure.ts'
import { trackFill } from '../../charts/mark-inks.ts'

/** A number and what stands behind it on the same line: its unit is set smaller. */
interface Numeral {
  readonly number: string
  readonly unit: string
}

/** The parts of a value: `128 litres`, `4%`, `€ 24,698`. */
function readNumeral(value: readonly PhrasingContent[]): Numeral {
  const text = phrasingText(value)
  // What was and became is one: `41 min → 36 min`.
  if (/\d[^→]*[→⟶➜]\s*\P{L}{0,2}\d/u.test(text)) return { number: text, unit: '' }
  const found = /^(\P{N}*\p{N}[\p{N}.,'’/\s]*?(?:\s?[%‰°])?)\s+(\p{L}.*)$/su.exec(text)
  return found === null ? { number: text, unit: '' } : { number: found[1] ?? '', unit: found[2] ?? '' }
}

/** The unit's size at most, as a share of the number's. */
const UNIT = 0.42

/** The largest size in px at which numerals fit their column on one line. */
export function numeralSize(
  values: readonly (readonly PhrasingContent[])[],
  { width, most }: { readonly width: number; readonly most: number },
  theme: Theme,
): number {
  const setting = displaySetting(theme, 1)
  const widest = Math.max(
    ...values.map(value => {
      const { number, unit } = readNumeral(value)
      return textWidth(number, setting) + (unit === '' ? 0 : textWidth(unit, setting) * UNIT + 0.22)
    }),
    0.5,
  )
  return Math.min(most, (width * 0.97) / widest)
}

/** A number as large as its place allows, its unit beside it. */
export function BigNumeral({
  value,
  size,
  color,
  theme,
}: {
  readonly value: readonly PhrasingContent[]
  readonly size: number
  readonly color: string
  readonly theme: Theme
}): Child {
  const { number, unit } = readNumeral(value)
  const [only, ...others] = value
  const id = only?.type === 'text' && others.length === 0 && unit === ''
  return (
    <p
      part="numeral"
      style={{
        ...displayStyle(theme, size),
        color,
        leading: 1,
        numeric: 'tabular',
        textAlign: 'start',
        textWrap: 'normal',
        // Units mean something else in capitals.
        transform: 'none',
        tracking: 0,
        whiteSpace: 'nowrap',
      }}
    >
      {id ? <Phrasing nodes={value} theme={theme} size={size} /> : number}
      {unit !== '' && <span style={{ size: sizeWithin(size * UNIT, theme) }}>{` ${unit}`}</span>}
    </p>
  )
}

/** A bar as long as its share of a whole. */
export function ShareBar({
  share,
  height,
  theme,
  fill = markColor(theme),
}: {
  readonly share: number
  readonly height: number
  readonly theme: Theme
  /** Default: the colour of marks. */
  readonly fill?: string
}): Child {
  return (
    <div ariaHidden part="share" style={{ height, background: trackFill(theme) }}>
      <div style={{ width: `${Math.round(share * 10_000) / 100}%`, height, background: fill }} />
    </div>
  )
}

/** The words of a figure, with blocks that stand below them. */
export function FigureWords({
  figure,
  theme,
  size,
}: {
  readonly figure: Figure
  readonly theme: Theme
  readonly size: number
}): Child {
  const detail = Math.min(size * 0.82, smallSize(theme))
  return (
    <>
      <p part="figure-label" style={{ size, leading: 1.35 }}>
        <Phrasing nodes={figure.label} theme={theme} size={size} />
      </p>
      {[figure.change, ...figure.details, figure.status, figure.seriesText]
        .filter(nodes => nodes.length > 0)
        .map(nodes => (
          <p style={{ size: detail, leading: 1.35, color: theme.color.textMuted }}>
            <Phrasing nodes={nodes} theme={theme} size={detail} />
          </p>
        ))}
      {figure.more.length > 0 && <Prose nodes={figure.more} theme={theme} size={size} measured={false} />}
    </>
  )
}
