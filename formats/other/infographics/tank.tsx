import type { TableCell, TableRow } from 'mdast'
import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { distance, mixed, toOklch } from '../../../core/theme/oklch.ts'
import { isTouch, namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { ChartKey } from '../figures/chart-key.tsx'
import { sizeWithin, smallSize } from '../figures/few-sizes.ts'
import type { Place } from './place.ts'

/** Parts of a whole at most, and the least share of the whole that a band can be as high as. */
const PARTS = { least: 3, most: 9, smallest: 0.02 }

/** How far the parts of a whole of a hundred may be from it. */
const HUNDRED = 3

/** Whether a chart is the parts of a whole: shares of a hundred, or parts of a number that the copy names. */
export function isWhole({ values, rows, timed }: Chart, named: readonly number[]): boolean {
  const [parts = [], ...others] = values
  const sum = parts.reduce((total, value) => total + value, 0)
  const fits = Math.abs(sum - 100) <= HUNDRED || named.some(value => Math.abs(sum - value) < 1e-6)
  const isEven = rows.length >= PARTS.least && rows.length <= PARTS.most
  return !timed && others.length === 0 && isEven && fits && Math.min(...parts) >= sum * PARTS.smallest
}

/** Height of the whole, of one among much copy, and of a band at least, and numbers and names at most, sizes of the text. */
const BAND = { whole: 24, dense: 14, least: 1.7, number: 9, name: 1.55 }

/** The whole as bands from edge to edge, each as high as its share, its number as large as it allows. */
export function Tank({
  chart,
  place,
  point,
}: {
  readonly chart: Chart
  readonly place: Place & { readonly inset: number }
  /** Index of the part that the copy makes its point of. */
  readonly point: number
}): Child {
  const { theme, size, inset } = place
  const [parts = []] = chart.values
  const sum = parts.reduce((total, value) => total + value, 0)
  return (
    <div role="table" part="tank" style={{ display: 'flex', direction: 'column', grow: 1, size }}>
      <div style={{ padding: [0, inset, size * 0.5, inset] }}>
        <ChartKey chart={chart} theme={theme} size={smallSize(theme)} />
      </div>
      {chart.rows.map((row, at) => (
        <Band
          row={row}
          column={chart.numeric[0] ?? 1}
          share={(parts[at] ?? 0) / sum}
          fill={
            at === point
              ? (touchOf(theme) ?? theme.paperColor.accent)
              : bandColor(theme, at, chart.rows.length)
          }
          {...place}
        />
      ))}
    </div>
  )
}

/** Colours of a brief from which on the bands have them in turn. */
const SEVERAL = 3

/** The colours of the brief in turn, or the one of the page lighter from band to band. */
function bandColor({ paperColor, design }: Theme, at: number, count: number): string {
  const step = at / Math.max(count - 1, 1)
  const touch = touchOf({ design })
  const seeds = namedSeeds(design.color).filter(
    seed => ![paperColor.accent, touch].includes(seed) && distance(seed, paperColor.paper) > APART,
  )
  const turn = Math.floor(at / Math.max(seeds.length, 1))
  if (seeds.length + 1 >= SEVERAL || (touch && seeds.length > 0))
    return mixed(seeds[at % seeds.length] as string, '#ffffff', Math.min(0.3 * turn, 0.7))
  const { accent, paper, inverse } = paperColor
  // What the copy makes its point of has the accent: others are pale beside it where the page has no deep colour.
  if (toOklch(inverse).c >= COLOURED) return mixed(inverse, '#ffffff', 0.06 + 0.64 * step)
  const [strongest] = [accent, paper].toSorted((one, other) => toOklch(other).c - toOklch(one).c)
  return mixed(strongest as string, '#ffffff', strongest === accent ? 0.36 + 0.44 * step : 0.18 + 0.6 * step)
}

/** The colour of which the brief wants one spot: it is that of the point that the copy makes. */
function touchOf({ design }: Pick<Theme, 'design'>): string | undefined {
  return namedSeeds(design.color)
    .slice(1)
    .find(seed => isTouch(seed, design.color))
}

/** Distance in Oklab from which on a band is told from the page, and chroma of a colour that is one. */
const APART = 0.1
const COLOURED = 0.05

/** px of a band that is a share of the whole, at the least. */
function bandHeight(share: number, { size, dense }: Pick<Place, 'size' | 'dense'>): number {
  return Math.round(Math.max((dense ? BAND.dense : BAND.whole) * share, BAND.least) * size)
}

/** px that the number of a band has room for. */
function roomInBand(
  value: TableCell | undefined,
  height: number,
  { theme, size, width }: Pick<Place, 'theme' | 'size' | 'width'>,
): number {
  const em = value ? textWidth(plainText(value), displaySetting(theme, 1)) : 1
  return Math.min(height * 0.92, size * BAND.number, (width * 0.5) / Math.max(em, 0.5))
}

/** px that the numbers of the bands of a whole have room for. */
export function roomsInBands(
  { rows, numeric, values: [parts = []] }: Chart,
  place: Place,
): readonly number[] {
  const sum = parts.reduce((total, value) => total + value, 0)
  return rows.map((row, at) => {
    const height = bandHeight((parts[at] ?? 0) / sum, place)
    return roomInBand(row.children[numeric[0] ?? 1], height, place)
  })
}

interface BandProps extends Place {
  readonly row: TableRow
  readonly column: number
  readonly share: number
  readonly fill: string
  readonly inset: number
}

function Band({ row, column, share, fill, theme, size, width, inset, dense }: BandProps): Child {
  const height = bandHeight(share, { size, ...(dense && { dense }) })
  const color = contrast('#ffffff', fill) >= contrast('#111111', fill) ? '#ffffff' : '#111111'
  const [name, value] = [row.children[0], row.children[column]]
  const number = sizeWithin(roomInBand(value, height, { theme, size, width }), theme)
  const words = Math.max(size, sizeWithin(Math.min(height / 2.2, size * BAND.name), theme))
  return (
    <div
      role="row"
      part="band"
      style={{
        grow: share * 1000,
        minHeight: height,
        display: 'flex',
        align: 'center',
        justify: 'between',
        gap: size,
        background: fill,
        color,
        padding: flowEdges(theme, { top: 0, bottom: 0, start: inset, end: inset }),
      }}
    >
      <div role="rowheader" style={{ grow: 1, basis: 0 }}>
        <p style={{ size: words, leading: 1.2, weight: theme.type.strongWeight }}>
          {name && <Phrasing nodes={name.children} theme={theme} size={words} />}
        </p>
      </div>
      <div role="cell" style={{ shrink: 0 }}>
        <p
          style={{
            ...displayStyle(theme, number),
            color,
            leading: 1,
            numeric: 'tabular',
            transform: 'none',
            whiteSpace: 'nowrap',
          }}
        >
          {value && <Phrasing nodes={value.children} theme={theme} size={number} />}
        </p>
      </div>
    </div>
  )
}
