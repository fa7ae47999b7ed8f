import type { Measure } from '../../../core/compose/measure.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { type HeightOf, heightsIn } from '../../fitting/height-of.tsx'
import { type LaneLook, Lanes } from './lanes.tsx'
import { partLane } from './part-lane.ts'
import { readPeriod } from './period.ts'
import { leastCardHeight, leastCardWidth, PlanCard } from './plan-card.tsx'
import type { Lane } from './plans.ts'

/** How lanes stand on sheets. */
export interface Layout extends LaneLook {
  readonly sheets: Sheets
}

type Sheets = readonly (readonly Lane[])[]

/** Sizes of type that are tried, as parts of the theme's. */
const USUAL = [1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82] as const

/** Plans up to which a sheet would look empty in usual type, and the sizes that are tried then. */
const FEW = 9
const LARGE = [1.7, 1.5] as const

/** Sizes that are tried for all lanes on one sheet only. */
const SMALL = [0.76, 0.7, 0.65, 0.6] as const

/** The size of what needs many sheets. */
const LONG = 0.88

interface Room {
  readonly width: number
  readonly height: number
}

/** What is asked of a layout: that its lanes fit. */
interface Task {
  readonly lanes: readonly Lane[]
  readonly room: Room
  readonly theme: Theme
  readonly heightOf: HeightOf
}

/** The largest type at which all lanes fit one sheet; else fewer periods a sheet, then as many lanes a sheet as fit. */
export function planLayout(lanes: readonly Lane[], room: Room, theme: Theme, measure: Measure): Layout {
  const task: Task = { lanes, room, theme, heightOf: heightsIn(theme, measure) }
  const most = Math.max(...lanes.map(lane => lane.periods.length))
  const large = plansOf(lanes).length <= FEW ? LARGE : []
  for (const parts of [1, 2, 3]) {
    const columns = Math.ceil(most / parts)
    const sheets = dividePeriods(lanes, columns)
    const looks = [...large, ...USUAL, ...(parts > 1 ? [] : SMALL)].map(size => lookAt(columns, size, task))
    const layout = firstFitting(looks, look => layoutAt(look, sheets, task))
    if (layout) return evened(layout, looks, task)
  }
  return onManySheets(lookAt(Math.min(most, 3), LONG, task), task)
}

function plansOf(lanes: readonly Lane[]): Lane['periods'][number]['plans'] {
  return lanes.flatMap(lane => lane.periods.flatMap(({ plans }) => plans))
}

/** Sheets that divide periods, so that each holds all lanes. */
function dividePeriods(lanes: readonly Lane[], columns: number): Sheets {
  const pieces = lanes.map(lane => split(lane, columns))
  const count = Math.max(...pieces.map(piece => piece.length))
  return Array.from({ length: count }, (_, at) => pieces.flatMap(piece => piece[at] ?? []))
}

function lookAt(columns: number, factor: number, { room, theme }: Task): LaneLook {
  const size = Math.round(theme.type.base * factor)
  const gap = Math.round(size * 0.85)
  return { columns, size, gap, width: (room.width - gap * (columns - 1)) / columns, height: 0 }
}

/** Sheets in a look; undefined when they do not fit. */
function layoutAt(look: LaneLook, sheets: Sheets, task: Task): Layout | undefined {
  const { lanes, theme } = task
  const { width, size } = look
  if (width < size * 6.5) return undefined
  if (plansOf(lanes).some(plan => leastCardWidth({ plan, theme, size }) > width)) return undefined
  return sheets.every(sheet => fits(sheet, look, task)) ? { ...look, sheets } : undefined
}

function fits(lanes: readonly Lane[], look: LaneLook, { room, theme, heightOf }: Task): boolean {
  // Cards of nothing but their edges tell it of most that does not fit.
  const most = lanes.map(({ periods }) => Math.max(0, ...periods.map(({ plans }) => plans.length)))
  if (most.reduce((sum, count) => sum + count * leastCardHeight(look.size), 0) > room.height) return false
  return heightOf(<Lanes lanes={lanes} look={look} theme={theme} />, room.width) <= room.height
}

/** What cards of one height may cost in size: they look calmer. */
const CALM = 0.85

/** The layout with cards of one height, where these fit at about its size. */
function evened(layout: Layout, looks: readonly LaneLook[], task: Task): Layout {
  const { sheets } = layout
  const near = looks.filter(({ size }) => size <= layout.size && size >= layout.size * CALM)
  const even = firstFitting(near, look => {
    const height = Math.ceil(Math.max(0, ...cardHeights(look, task)))
    return layoutAt({ ...look, height }, sheets, task)
  })
  return even ?? layout
}

function cardHeights({ width, size }: LaneLook, { lanes, theme, heightOf }: Task): readonly number[] {
  return lanes.flatMap(({ periods }) =>
    periods.flatMap(({ heading, plans }) => {
      const months = readPeriod(plainText(heading))
      return plans.map(plan =>
        heightOf(<PlanCard plan={plan} theme={theme} size={size} months={months} />, width),
      )
    }),
  )
}

/** Lanes of a few periods on as many sheets as they need. */
function onManySheets(look: LaneLook, task: Task): Layout {
  const sheets: Lane[][] = []
  for (const lane of task.lanes.flatMap(whole => split(whole, look.columns))) {
    for (const part of partLane(lane, own => fits([own], look, task))) {
      const last = sheets.at(-1)
      if (last && fits([...last, part], look, task)) last.push(part)
      else sheets.push([part])
    }
  }
  return { ...look, sheets }
}

function split(lane: Lane, columns: number): readonly Lane[] {
  const lanes: Lane[] = []
  for (let at = 0; at < lane.periods.length; at += columns)
    lanes.push({ opening: at === 0 ? lane.opening : [], periods: lane.periods.slice(at, at + columns) })
  return lanes
}
