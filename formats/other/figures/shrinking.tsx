/** Draws a whole that shrinks stage by stage: each stage is as long as what is left after it, and what it takes stands at its end. */
import type { Table, TableRow } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { strongMark } from '../../charts/mark-inks.ts'
import { readChart } from '../../charts/read-chart.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { smallSize } from './few-sizes.ts'

/** Stages that take from a whole, whose amount and what is left of it the copy tells in one breath. */
export interface Shrinking {
  readonly table: Table
  /** Column of what each stage takes. */
  readonly column: number
  readonly taken: readonly number[]
  readonly whole: number
  readonly left: number
}

/** Where they stand: px of their width and of the text. */
interface Place {
  readonly theme: Theme
  readonly width: number
  readonly size: number
}

/** Stages that can be told apart. */
const STAGES = { least: 3, most: 8 } as const
/** Columns of a table of stages: their names, what they take, and perhaps why. */
const COLUMNS = 3

/** The stages of a table, where a text of the copy names a whole and what they leave of it: `Of every 100 kg, 58 kg are eaten`. */
export function readShrinking(table: Table, said: readonly string[], lang: string): Shrinking | undefined {
  const chart = readChart(table, lang)
  const { length } = chart?.rows ?? []
  if (!chart || chart.timed || length < STAGES.least || length > STAGES.most) return undefined
  if (chart.head.children.length > COLUMNS) return undefined
  const told = said.map(text =>
    (text.match(/\d[\d.,]*/gu) ?? []).flatMap(word => readNumber(word.replace(/[.,]$/u, ''), lang) ?? []),
  )
  for (const [at, taken] of chart.values.entries()) {
    const sum = taken.reduce((all, value) => all + value, 0)
    const isLoss = taken.every(value => value > 0)
    const found = told.flatMap(numbers =>
      numbers.flatMap(whole =>
        numbers.some(left => left > 0 && Math.abs(whole - sum - left) < 1e-6) ? [whole] : [],
      ),
    )
    const [whole] = found
    const column = chart.numeric[at]
    const name = plainText(chart.head.children[column ?? 0] ?? chart.head)
    if (isLoss && LOSS.test(name) && whole !== undefined && column !== undefined)
      return { table, column, taken, whole, left: whole - sum }
  }
  return undefined
}

/** What a column of losses is called. */
const LOSS =
  /(?<!\p{L})(?:lost|loss(?:es)?|wasted?|gone|dropped|drop.?outs?|fall(?:en|s)?|leak\p{L}*|taken off|spoil\p{L}*|verlust\p{L}*|verloren|weg|schwund|pertes?|perdus?|pérdidas?|perdid[oa]s?|perdit[ae]|pers[io]|perdas?|perdid[oa]s?|verlies|verloren|förlust\p{L}*|förlorat|strat\p{L}*|ztrát\p{L}*|втрат\p{L}*|kayıp\p{L}*)(?!\p{L})/iu

/** Shares of the width that names, bars with their numbers, and reasons have; and the least width, sizes of the text, of all three side by side. */
const SHARE = { name: 0.25, bar: 0.45 } as const
const ACROSS = 24

/** A bar, its number and the room around a stage, sizes of the text. */
const SIZE = { bar: 2.4, number: 2.3, pad: 0.4 } as const

/** Stages below each other: what is left is filled, and what the stage takes is an empty piece with its number behind it. */
export function ShrinkingBars({
  stages,
  place,
}: {
  readonly stages: Shrinking
  readonly place: Place
}): Child {
  const { table, column, taken, whole } = stages
  const { theme, size, width } = place
  const [head, ...rows] = table.children
  const isWide = width >= size * ACROSS
  const number = size * SIZE.number
  const setting = displaySetting(theme, number)
  const numbers = rows.map(row => plainText(row.children[column] ?? row))
  const room = Math.ceil(Math.max(...numbers.map(text => textWidth(text, setting))) + size * 0.8)
  const bar = Math.round((isWide ? width * SHARE.bar : width) - room)
  const before = taken.map((_, at) => whole - taken.slice(0, at).reduce((sum, value) => sum + value, 0))
  return (
    <div role="table" part="shrinking" style={{ grow: 1, display: 'flex', direction: 'column', size }}>
      {head && <Line row={head} isHead {...{ column, place, isWide, width }} />}
      {rows.map((row, at) => {
        const [had, lost] = [before[at] ?? whole, taken[at] ?? 0]
        const drawn = (
          <>
            <Piece
              width={(bar * (had - lost)) / whole}
              size={size}
              look={{ background: strongMark(theme) }}
            />
            <Piece
              width={(bar * lost) / whole}
              size={size}
              look={{
                background: mixed(theme.color.paper, strongMark(theme), 0.16),
                border: {
                  width: Math.max(2, Math.round(size * 0.06)),
                  color: strongMark(theme),
                  style: 'dashed',
                },
              }}
            />
          </>
        )
        return <Line row={row} drawn={drawn} {...{ column, place, isWide, width }} />
      })}
    </div>
  )
}

function Piece({
  width,
  size,
  look,
}: {
  readonly width: number
  readonly size: number
  readonly look: Style
}): Child {
  return (
    <div
      ariaHidden
      part="bar"
      style={{
        ...look,
        width: Math.max(Math.round(width), 2),
        height: Math.round(size * SIZE.bar),
        shrink: 0,
      }}
    />
  )
}

interface LineProps {
  readonly row: TableRow
  readonly column: number
  readonly place: Place
  readonly isWide: boolean
  readonly width: number
  readonly isHead?: boolean
  /** Before the number. */
  readonly drawn?: Child
}

/** A stage, or the names of the columns over theirs. */
function Line({ row, column, place, isWide, width, isHead = false, drawn }: LineProps): Child {
  const { theme, size } = place
  const small = smallSize(theme)
  const px = isHead ? small : size
  const look: Style = {
    size: px,
    leading: 1.2,
    hyphens: false,
    ...(isHead && { color: theme.color.textMuted }),
  }
  const widthOf = (at: number): Style =>
    isWide
      ? {
          width: Math.round(
            width * (at === 0 ? SHARE.name : at === column ? SHARE.bar : 1 - SHARE.name - SHARE.bar),
          ),
          shrink: 0,
        }
      : {}
  return (
    <div
      role="row"
      part="stage"
      style={{
        ...(!isHead && { grow: 1 }),
        ...(isWide
          ? { display: 'flex', align: 'center' }
          : { display: 'flex', direction: isHead ? 'row' : 'column', ...(isHead && { gap: size }) }),
        padding: [size * (isHead ? 0.2 : SIZE.pad), 0, size * (isHead ? 0.2 : SIZE.pad), 0],
      }}
    >
      {row.children.map((cell, at) => {
        const isNumber = at === column
        const words = (
          <p
            style={
              isNumber && !isHead
                ? {
                    ...displayStyle(theme, size * SIZE.number),
                    leading: 1,
                    color: theme.color.heading,
                    numeric: 'tabular',
                    whiteSpace: 'nowrap',
                  }
                : { ...look, ...(at === 0 && !isHead && { weight: theme.type.strongWeight }) }
            }
          >
            <Phrasing
              nodes={cell.children}
              theme={theme}
              size={isNumber && !isHead ? size * SIZE.number : px}
            />
          </p>
        )
        const isDrawn = isNumber && !isHead
        return (
          <div
            role={isHead ? 'columnheader' : at === 0 ? 'rowheader' : 'cell'}
            style={{
              ...widthOf(at),
              ...(isDrawn && { display: 'flex', align: 'center' }),
              ...(isWide && { padding: [0, size * 0.5, 0, 0] }),
            }}
          >
            {isDrawn && drawn}
            {isDrawn ? <div style={{ padding: [0, 0, 0, size * 0.4] }}>{words}</div> : words}
          </div>
        )
      })}
    </div>
  )
}
