import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { BigNumeral, FigureWords, numeralSize, ShareBar } from '../figures/big-figure.tsx'
import { numeralWithin } from '../figures/few-sizes.ts'
import type { Figure } from '../figures/figure.ts'
import type { Place } from './place.ts'

/** Room in a tile and between tiles, sizes of the words. */
const PAD = 0.85
const GAP = 0.3

/** Numerals of a tile and of the first, sizes of the words. */
const NUMERAL = { usual: 3, first: 5 }

/** Least size of numerals that leaves room for three columns, sizes of the words. */
const LEAST = 1.7

/** Many figures as tiles of two quiet grounds in turn; the first has the accent, and as many columns as fill the last row. */
export function FigureTiles({
  figures,
  place,
}: {
  readonly figures: readonly Figure[]
  readonly place: Place
}): Child {
  const { theme, size, width } = place
  const values = figures.map(({ value }) => value)
  const insideOf = (columns: number): number =>
    (width - size * GAP * (columns - 1)) / columns - 2 * size * PAD
  const numeralIn = (columns: number): number =>
    numeralSize(values, { width: insideOf(columns), most: size * NUMERAL.usual }, theme)
  const columns = numeralIn(3) >= size * LEAST ? 3 : 2
  const span = 1 + ((columns - (figures.length % columns)) % columns)
  const wide = insideOf(columns / span)
  return (
    <div style={{ display: 'grid', columns, gap: size * GAP }}>
      {figures.map((figure, at) => (
        <Tile
          figure={figure}
          ground={at === 0 ? 'accent' : groundAt(at + span - 1, columns)}
          numeral={numeralWithin(
            at === 0
              ? numeralSize(values.slice(0, 1), { width: wide, most: size * NUMERAL.first }, theme)
              : numeralIn(columns),
            theme,
          )}
          span={at === 0 ? span : 1}
          place={place}
        />
      ))}
    </div>
  )
}

function groundAt(cell: number, columns: number): Ground {
  return (Math.floor(cell / columns) + (cell % columns)) % 2 === 0 ? 'quiet' : 'tint'
}

interface TileProps {
  readonly figure: Figure
  readonly ground: Ground
  /** px */
  readonly numeral: number
  /** Columns that it takes. */
  readonly span: number
  readonly place: Place
}

function Tile({ figure, ground, numeral, span, place: { theme: around, size } }: TileProps): Child {
  const theme = themeOn(around, ground)
  const { color } = theme
  return (
    <div
      part="figure"
      style={{
        span,
        padding: size * PAD,
        background: color.paper,
        color: color.text,
        radius: Math.min(theme.radius, 12),
      }}
    >
      <BigNumeral value={figure.value} size={numeral} color={color.accentText} theme={theme} />
      {figure.share !== undefined && (
        <div style={{ padding: [size * 0.2, 0, size * 0.35, 0] }}>
          <ShareBar share={figure.share} height={Math.round(size * 0.4)} theme={theme} />
        </div>
      )}
      <FigureWords figure={figure} theme={theme} size={size} />
    </div>
  )
}
