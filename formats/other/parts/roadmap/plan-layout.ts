import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { linesOf } from '../../../parts/measure.ts'
import { partLane } from './part-lane.ts'
import { readPeriod } from './period.ts'
import { leastCardWidth, planCardHeight } from './plan-card.tsx'
import type { Lane, Period } from './plans.ts'

/** How lanes stand on sheets. px throughout. */
export interface Layout {
  /** By sheet. */
  readonly sheets: readonly (readonly Lane[])[]
  readonly columns: number
  readonly width: number
  /** Of card titles. */
  readonly size: number
  readonly gap: number
  /** All cards are at least this tall; 0 where that would take too much room. */
  readonly height: number
}

/** Plans up to which a sheet would look empty in usual type, and the sizes that are tried then. */
const FEW = 9
const LARGE = [1.7, 1.5] as const

/** Sizes that are tried for all lanes on one sheet only. */
const SMALL = [0.76, 0.7, 0.65, 0.6] as const

interface Room {
  readonly width: number
  readonly height: number
}

/** The largest type at which all lanes fit one sheet; else fewer periods a sheet, then lanes a sheet each. */
export function planLayout(lanes: readonly Lane[], room: Room, theme: Theme): Layout {
  const most = Math.max(...lanes.map(lane => lane.periods.length))
  const plans = lanes.reduce(
    (sum, { periods }) => sum + periods.reduce((own, period) => own + period.plans.length, 0),
    0,
  )
  for (const parts of [1, 2, 3]) {
    const columns = Math.ceil(most / parts)
    for (const factor of [
      ...(plans <= FEW ? LARGE : []),
      1.3,
      1.2,
      1.1,
      1,
      0.94,
      0.88,
      0.82,
      ...(parts > 1 ? [] : SMALL),
    ]) {
      for (const even of [true, false]) {
        const layout = layoutAt(lanes, { columns, factor, even, room, theme })
        if (layout !== undefined) return layout
      }
    }
  }
  const measures = { ...measuresAt(Math.min(most, 3), 0.88, room, theme), height: 0, sheets: [] }
  const rows = lanes.flatMap(lane => split(lane, measures.columns))
  const fits = (lane: Lane): boolean => sheetHeight([lane], measures, theme) <= room.height
  return { ...measures, sheets: rows.flatMap(lane => partLane(lane, fits)).map(lane => [lane]) }
}

interface Attempt {
  readonly columns: number
  readonly factor: number
  readonly even: boolean
  readonly room: Room
  readonly theme: Theme
}

function measuresAt(
  columns: number,
  factor: number,
  room: Room,
  theme: Theme,
): Omit<Layout, 'sheets' | 'height'> {
  const size = Math.round(theme.type.base * factor)
  const gap = Math.round(size * 0.85)
  return { columns, size, gap, width: (room.width - gap * (columns - 1)) / columns }
}

/** Lanes at given measures; undefined when they do not fit. Sheets divide periods, so each holds all lanes. */
function layoutAt(
  lanes: readonly Lane[],
  { columns, factor, even, room, theme }: Attempt,
): Layout | undefined {
  const measures = measuresAt(columns, factor, room, theme)
  if (measures.width < measures.size * 6.5) return undefined
  const plans = lanes.flatMap(lane => lane.periods.flatMap(period => period.plans))
  if (plans.some(plan => leastCardWidth({ plan, theme, size: measures.size }) > measures.width))
    return undefined
  const cards = lanes.flatMap(lane => lane.periods.flatMap(period => heightsOf(period, measures, theme)))
  const height = even ? Math.max(0, ...cards) : 0
  const pieces = lanes.map(lane => split(lane, columns))
  const count = Math.max(...pieces.map(piece => piece.length))
  const sheets = Array.from({ length: count }, (_, at) => pieces.flatMap(piece => piece[at] ?? []))
  const layout = { ...measures, sheets, height }
  return sheets.every(sheet => sheetHeight(sheet, layout, theme) <= room.height) ? layout : undefined
}

function split(lane: Lane, columns: number): readonly Lane[] {
  const lanes: Lane[] = []
  for (let at = 0; at < lane.periods.length; at += columns)
    lanes.push({ opening: at === 0 ? lane.opening : [], periods: lane.periods.slice(at, at + columns) })
  return lanes
}

function heightsOf(
  period: Period,
  { size, width }: Pick<Layout, 'size' | 'width'>,
  theme: Theme,
): readonly number[] {
  const months = readPeriod(plainText(period.heading))
  return period.plans.map(plan => planCardHeight({ plan, theme, size, months }, width))
}

function sheetHeight(lanes: readonly Lane[], layout: Layout, theme: Theme): number {
  const { size, gap, height, width } = layout
  return lanes.reduce((sum, lane, at) => {
    const columns = lane.periods.map(period => {
      const cards = heightsOf(period, layout, theme)
      const stack = cards.reduce((total, card) => total + Math.max(card, height) + gap * 0.7, 0)
      const setting = {
        family: theme.type.display,
        weight: theme.type.displayWeight,
        size: size * 1.15,
        lang: theme.lang,
      }
      const head = linesOf(plainText(period.heading), width, setting) * size * 1.45 + size * 1.1
      const words = period.text.reduce((total, text) => {
        const own = { family: theme.type.text, weight: 400, size: theme.type.base, lang: theme.lang }
        return total + linesOf(plainText(text), width, own) * theme.type.base * 1.6 + size
      }, 0)
      return head + words + stack
    })
    const opening = lane.opening.length > 0 ? size * 2.8 * lane.opening.length : 0
    return sum + Math.max(0, ...columns) + opening + (at > 0 ? gap * 1.4 : 0)
  }, 0)
}
