import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { type SeenFirst, seenFirst } from '../figures/seen-first.ts'
import { openedCopy, withNotes } from '../sheets/graphic-copy.ts'
import type { SheetLook } from '../sheets/graphic-sheet.tsx'
import { type LegibleRoom, legibleSheets } from '../sheets/legible-sheets.tsx'
import { pageTheme, reaching } from '../sheets/page-theme.ts'
import { type Chart, chartOf } from './chart.ts'
import { isGrid } from './lane-grid.tsx'
import { composeRoadmap } from './compose-roadmap.tsx'
import { isGridded } from './lane-colors.ts'
import { divideLanes, lanesOf, type Period, type Plan } from './plans.ts'
import { type StripLook, Strips } from './strips.tsx'
import { isLoud, groundOf } from './plan-ground.ts'
import { planCharts } from './plan-months.tsx'
import { Drawn } from './month-chart.tsx'

/** Plans as blocks as long as their months, on grounds of how far they are; the day of the map is a line. */
export const months: Composition = {
  name: 'lanes of months',
  leads: true,
  suits: (reading, { decor }) =>
    decor.fields !== false && !isGrid(reading) && drawnOf(reading, 'en') !== undefined,
  compose: (given, base, measure) => {
    const reading = withNotes(given)
    const drawn = seenIn(drawnOf(reading, base.lang), seenFirst(base.design, reading))
    const copy = openedCopy(reading, ['lanes', 'items'])
    const theme = reaching(pageTheme(base), 0.58, 0.8)
    for (const parts of drawn ? partsOf(drawn.chart) : [])
      for (const { foot, ...look } of looks) {
        const piecesIn = (room: LegibleRoom): readonly Child[] =>
          drawnIn(drawn as DrawnChart, parts, room, measure)
        const sheets = legibleSheets({ name: 'roadmap', copy, piecesIn, look, foot }, theme, measure)
        if (sheets.some(({ name }) => name === 'roadmap')) return sheets
      }
    return composeRoadmap(given, base, measure)
  },
}

/** Sheets that the columns of a chart may be divided among, few to many. */
function partsOf({ columns: { length } }: Chart): readonly number[] {
  return [1, 2, 3].filter(count => count * 2 <= length + 1 || count === 1)
}

/** Ways in which a title and the foot make room, from large to small. */
const looks: readonly (SheetLook & { readonly foot: number })[] = [
  { title: 0.11, beside: true, foot: 0.2 },
  { title: 0.085, beside: true, foot: 0.2 },
  { title: 0.065, beside: true, foot: 0.2 },
  { title: 0.065, beside: true, foot: 0.08 },
]

/** Columns of a chart, on all its sheets. */
const MOST = 12

/** A chart, and what is said beside it. */
interface DrawnChart {
  readonly chart: Chart
  readonly milestones?: Period
  readonly asides: readonly Period[]
}

function drawnOf(
  { lists: { lanes = [] }, roles: { updated } }: Reading,
  lang: string,
): DrawnChart | undefined {
  const day = updated?.value?.type === 'date' ? updated.value : undefined
  const { rows, asides } = divideLanes(lanesOf(lanes))
  const reached = asides.find(({ beside, text }) => beside === 'milestones' && text.length === 0)
  const chart = chartOf({ lanes: rows, lang, updated: day, milestones: reached?.plans ?? [] })
  if (!chart || chart.columns.length > MOST) return undefined
  const milestones = rows.length > 1 && chart.points.length > 0 ? reached : undefined
  return {
    chart: milestones ? chart : { ...chart, points: [] },
    ...(milestones && { milestones }),
    asides: asides.filter(aside => aside !== milestones),
  }
}

/** A chart whose points are marked that the brief wants to be seen before others. */
function seenIn(drawn: DrawnChart | undefined, isWanted: SeenFirst): DrawnChart | undefined {
  if (!drawn) return undefined
  const marked = (plan: Plan): Plan =>
    isWanted({ label: plan.title, value: plan.title }) ? { ...plan, seen: true } : plan
  const { milestones, chart } = drawn
  return {
    ...drawn,
    chart: { ...chart, points: chart.points.map(point => ({ ...point, plan: marked(point.plan) })) },
    ...(milestones && { milestones: { ...milestones, plans: milestones.plans.map(marked) } }),
    asides: drawn.asides.map(aside => ({ ...aside, plans: aside.plans.map(marked) })),
  }
}

/** The chart in its parts, and under the last what is said beside it; nothing where no type does. */
function drawnIn(
  { chart, milestones, asides }: DrawnChart,
  parts: number,
  room: LegibleRoom,
  measure: Measure,
): readonly Child[] {
  const { theme, least, width } = room
  // Beside a grid of few words what is reached by days is read as far away as the plans.
  const by = isGridded(chart) && asides.some(({ beside }) => beside === 'milestones') ? 1.25 : 1
  const [size, gap] = [Math.round(least * 1.2 * by), Math.round(least * 0.5)]
  const keyed = { isLoud: isLoud(chart) }
  const look: StripLook = {
    theme,
    size,
    text: Math.round(least * by),
    gap,
    pad: gap,
    ground: status => groundOf(status, keyed, theme),
  }
  const strips = asides.length > 0 && <Strips periods={asides} look={look} />
  const height = room.height - (strips ? heightsIn(theme, measure)(strips, width) : 0)
  const isKeyed = asides.some(({ beside }) => beside === 'key')
  const plans = planCharts({ chart, milestones, isKeyed }, parts, { ...room, height }, measure)
  return plans.map((plan, at) => (
    <>
      <Drawn plan={plan} theme={theme} />
      {at === plans.length - 1 && strips}
    </>
  ))
}
