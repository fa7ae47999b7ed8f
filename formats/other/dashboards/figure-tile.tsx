import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { BigNumeral, numeralSize } from '../figures/big-figure.tsx'
import type { Figure } from '../figures/figure.ts'
import { SparkLine } from '../figures/spark-line.tsx'
import { isUpright } from './tiles.ts'

/** Figures side by side, px of their room. */
interface FigureRowProps {
  readonly figures: readonly Figure[]
  readonly theme: Theme
  readonly width: number
  readonly gap: number
  /** The look of a box. */
  readonly box: (children: Child) => Child
}

const WIDEST_ROW = 6

/** Tiles of one size: value, label, change and course. */
export function FigureRow({ figures, theme, width, gap, box }: FigureRowProps): Child {
  const most = isUpright(theme) ? 3 : WIDEST_ROW
  const columns = Math.ceil(figures.length / Math.ceil(figures.length / most))
  const inner = (width - gap * (columns - 1)) / columns - theme.type.base * 2
  const room = { width: inner, most: theme.type.base * 2.3 }
  const size = numeralSize(
    figures.map(figure => figure.value),
    room,
    theme,
  )
  return (
    <div part="figures" style={{ display: 'grid', columns, gap, narrow: { columns: Math.min(columns, 2) } }}>
      {figures.map(figure => box(<FigureTile figure={figure} theme={theme} size={size} width={inner} />))}
    </div>
  )
}

interface FigureTileProps {
  readonly figure: Figure
  readonly theme: Theme
  /** px of the numeral. */
  readonly size: number
  readonly width: number
}

function FigureTile({ figure, theme, size, width }: FigureTileProps): Child {
  const { base } = theme.type
  const small = Math.max(Math.round(base * 0.74), 11)
  return (
    <>
      <BigNumeral value={figure.value} size={size} color={theme.color.heading} theme={theme} />
      <p
        part="figure-label"
        style={{ marginTop: base * 0.35, size: base * 0.95, color: theme.color.textMuted }}
      >
        <Phrasing nodes={figure.label} theme={theme} size={base * 0.95} />
      </p>
      {figure.change.length > 0 && <Change figure={figure} theme={theme} />}
      {figure.details.map(nodes => (
        <p
          part="figure-detail"
          style={{
            marginTop: base * 0.2,
            size: base * 0.85,
            color: theme.color.textMuted,
            numeric: 'tabular',
          }}
        >
          <Phrasing nodes={nodes} theme={theme} size={base * 0.85} />
        </p>
      ))}
      {figure.series.length > 0 && (
        <div style={{ marginTop: base * 0.6 }}>
          <SparkLine
            series={figure.series}
            width={Math.round(width)}
            height={Math.round(base * 2.6)}
            theme={theme}
          />
          <p
            style={{
              marginTop: 2,
              size: small,
              leading: 1.25,
              color: theme.color.textMuted,
              numeric: 'tabular',
              ...figuresAlign(theme),
            }}
            dir="ltr"
          >
            <Phrasing nodes={figure.seriesText} theme={theme} size={small} />
          </p>
        </div>
      )}
      {figure.more.length > 0 && <Prose nodes={figure.more} theme={theme} measured={false} />}
    </>
  )
}

/** Signs stand before their figures in every script; the text still begins where others do. */
function figuresAlign({ dir }: Theme): Style {
  return { textAlign: dir === 'rtl' ? 'end' : 'start' }
}

/** Which way it went: an arrow beside the author's own sign. Whether that is good is not ours to say. */
function Change({ figure, theme }: Pick<FigureTileProps, 'figure' | 'theme'>): Child {
  const { base } = theme.type
  const side = Math.round(base * 0.7)
  const shape =
    (figure.direction ?? 0) === 0
      ? 'M1 4.2H9V5.8H1Z'
      : (figure.direction ?? 0) > 0
        ? 'M5 1L9.5 9H0.5Z'
        : 'M5 9L9.5 1H0.5Z'
  return (
    <div style={{ display: 'flex', align: 'center', gap: base * 0.35, marginTop: base * 0.3 }}>
      {figure.direction !== undefined && (
        <svg
          ariaHidden
          art={{ viewBox: [10, 10], outlines: [{ d: shape, fill: theme.color.accentText }] }}
          style={{ width: side, height: side, shrink: 0 }}
        />
      )}
      <p
        dir="ltr"
        style={{
          size: base,
          weight: theme.type.strongWeight,
          color: theme.color.accentText,
          numeric: 'tabular',
        }}
      >
        <Phrasing nodes={figure.change} theme={theme} size={base} />
      </p>
    </div>
  )
}
