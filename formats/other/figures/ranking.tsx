import type { TableRow } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { ChartKey } from './chart-key.tsx'
import { sizeWithin, smallSize } from './few-sizes.ts'
import { markAmong, trackFill } from '../../charts/mark-inks.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import { isOwn, isSum } from '../../../core/compose/prose/table-rows.ts'

/** Names with one number each, drawn as bars. */
interface RankingProps {
  readonly chart: Chart
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px of the names. */
  readonly size: number
  readonly corner?: readonly [top: number, end: number]
  /** A level that is a line across all bars. */
  readonly limit?: number | undefined
  /** The fill of what matters; default: that of strong marks. */
  readonly fill?: string | undefined
}

/** Rows from which on a bar stands beside its name. */
const MANY = 8

/** Numbers, sizes of the names. */
const NUMBER = { roomy: 1.7, tight: 1.15 }

/** Names and numbers over bars from a zero line, in the order of the copy, those that matter in the accent; they share the height around. */
export function Ranking(props: RankingProps): Child {
  const { chart, theme, size, corner } = props
  const values = chart.values[0] ?? []
  const sums = chart.rows.map(isSum)
  const { limit } = props
  const parts = values.filter((_, at) => !sums[at])
  const whole = areSharesOfWhole(chart, parts) ? WHOLE : 0
  const most = Math.max(...parts, limit ?? 0, whole, Number.MIN_VALUE)
  const tight = chart.rows.length > MANY
  const named = chart.rows.map(row => ({
    name: plainText(row.children[0] ?? row),
    isOwn: isOwn(row) && !isSum(row),
  }))
  const told = tellingRows(named, { design: theme.design, timed: chart.timed })
  const name = Math.min(
    Math.max(...chart.rows.map(row => wordsWidth(row, 0, size, props))) * 1.06 + 2,
    props.width * 0.45,
  )
  const at = chart.numeric[0] ?? 1
  const number =
    Math.max(...chart.rows.map(row => wordsWidth(row, at, numberSize(size * NUMBER.tight, theme), props))) *
      1.1 +
    4
  return (
    <div role="table" part="ranking" style={{ grow: 1, display: 'flex', direction: 'column', size }}>
      <ChartKey chart={chart} theme={theme} size={smallSize(theme)} corner={corner} />
      {chart.rows.map((row, record) => {
        const value = values[record] ?? 0
        const fill = told.has(record) && props.fill ? props.fill : markAmong(told, record, theme)
        const share = sums[record] ? undefined : value / most
        const shared = {
          row,
          at,
          theme,
          size,
          isTold: told.has(record) || sums[record] === true,
          fill,
          share,
          ...(limit !== undefined && { limit: limit / most }),
          ...(whole > 0 && { track: trackFill(theme) }),
          ...(props.fill && { tint: props.fill }),
        }
        return tight ? <TightRow {...shared} name={name} number={number} /> : <RoomyRow {...shared} />
      })}
    </div>
  )
}

/** A whole in parts of a hundred, and how far shares that were rounded may be from it. */
const WHOLE = 100
const ROUNDED = 3

/** Whether bars are the shares of a whole, each on a track that is all of it. */
function areSharesOfWhole({ rows, numeric: [at = 1] }: Chart, parts: readonly number[]): boolean {
  const sum = parts.reduce((all, part) => all + part, 0)
  const isPercent = rows.every(row => /%\s*$/u.test(plainText(row.children[at] ?? row)))
  return isPercent && parts.length > 2 && Math.abs(sum - WHOLE) <= ROUNDED
}

/** px of the numbers of rows: at least that of text. */
function numberSize(most: number, theme: Theme): number {
  return Math.max(sizeWithin(most, theme), theme.type.base)
}

function wordsWidth(row: TableRow, at: number, size: number, { theme }: RankingProps): number {
  const cell = row.children[at]
  const setting = textSetting(theme, theme.type.strongWeight, size)
  return cell ? textWidth(plainText(cell), setting) : 0
}

interface RowProps {
  readonly row: TableRow
  /** Column of the number. */
  readonly at: number
  readonly theme: Theme
  readonly size: number
  /** It matters more than the others. */
  readonly isTold: boolean
  /** Of its bar. */
  readonly fill: string
  /** Of its number where that is another than words of the accent. */
  readonly tint?: string | undefined
  /** Of the longest bar; undefined for a sum, which has none beside its parts. */
  readonly share: number | undefined
  /** Where on it a level is that all are compared with. */
  readonly limit?: number
  /** Ground of its bar where that is a share of a whole. */
  readonly track?: string
}

function RoomyRow({ row, at, theme, size, isTold, fill, tint, share, limit, track }: RowProps): Child {
  const side = theme.dir === 'rtl' ? 'right' : 'left'
  return (
    <div
      role="row"
      part="rank"
      style={{
        grow: 1,
        display: 'flex',
        direction: 'column',
        padding: [size * 0.15, 0],
      }}
    >
      <div style={{ display: 'flex', align: 'baseline', gap: size }}>
        <Name row={row} theme={theme} size={size} />
        <NumberCell
          row={row}
          at={at}
          theme={theme}
          size={numberSize(size * NUMBER.roomy, theme)}
          isTold={isTold}
          tint={tint}
        />
      </div>
      <div style={{ grow: 1, display: 'flex', direction: 'column', padding: [size * 0.3, 0, 0, 0] }}>
        <div
          style={{
            ...{ grow: 2, minHeight: Math.round(size * 0.85), position: 'relative' },
            ...(track && { background: track }),
          }}
        >
          <div
            style={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              [side]: 0,
              width: barLength(share),
              background: fill,
            }}
          />
          {limit !== undefined && <Limit at={limit} theme={theme} />}
        </div>
        <div style={{ grow: 1 }} />
      </div>
    </div>
  )
}

function TightRow({
  row,
  at,
  theme,
  size,
  isTold,
  fill,
  tint,
  share,
  track,
  name,
  number,
}: RowProps & { readonly name: number; readonly number: number }): Child {
  return (
    <div
      role="row"
      part="rank"
      style={{ grow: 1, display: 'flex', align: 'center', gap: size * 0.7, padding: [size * 0.15, 0] }}
    >
      <div style={{ width: Math.ceil(name), shrink: 0, display: 'flex' }}>
        <Name row={row} theme={theme} size={size} />
      </div>
      <div style={{ grow: 1, basis: 0, ...(track && { background: track }) }}>
        <div style={{ height: Math.round(size), width: barLength(share), background: fill }} />
      </div>
      <div style={{ minWidth: Math.ceil(number), shrink: 0, display: 'flex', justify: 'end' }}>
        <NumberCell
          row={row}
          at={at}
          theme={theme}
          size={numberSize(size * NUMBER.tight, theme)}
          isTold={isTold}
          tint={tint}
        />
      </div>
    </div>
  )
}

/** A level across a bar. */
function Limit({ at, theme }: { readonly at: number; readonly theme: Theme }): Child {
  const side = theme.dir === 'rtl' ? 'right' : 'left'
  return (
    <div
      ariaHidden
      part="limit"
      style={{
        ...{ position: 'absolute', top: -4, bottom: -4, [side]: barLength(at), width: 3 },
        background: theme.color.heading,
      }}
    />
  )
}

function barLength(share = 0): `${number}%` {
  return share === 0 ? '0%' : `${Math.max(Math.round(share * 10_000) / 100, 0.5)}%`
}

function Name({ row, theme, size }: Pick<RowProps, 'row' | 'theme' | 'size'>): Child {
  return (
    <div role="rowheader" style={{ grow: 1, basis: 0 }}>
      <p style={{ size, leading: 1.25 }}>
        <Phrasing nodes={row.children[0]?.children ?? []} theme={theme} size={size} />
      </p>
    </div>
  )
}

function NumberCell({
  row,
  at,
  theme,
  size,
  isTold,
  tint,
}: Omit<RowProps, 'fill' | 'share' | 'limit'>): Child {
  const { type, color } = theme
  return (
    <div role="cell" style={{ shrink: 0 }}>
      <p
        style={{
          family: type.display,
          weight: type.displayWeight,
          size,
          leading: 1.05,
          color: isTold ? (tint ?? color.accentText) : color.heading,
          numeric: 'tabular',
          whiteSpace: 'nowrap',
        }}
      >
        <Phrasing nodes={row.children[at]?.children ?? []} theme={theme} size={size} />
      </p>
    </div>
  )
}
