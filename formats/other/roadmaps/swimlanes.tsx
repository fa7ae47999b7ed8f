import type { Heading } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { markColor } from '../../charts/mark-color.ts'
import { displaySetting, textSetting, widestWord } from '../../fitting/measure.ts'
import { fill } from '../sheets/fill-columns.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { type LegibleRoom, legibleSheets } from '../sheets/legible-sheets.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { PlanWords } from './plan-words.tsx'
import { type Lane, lanesOf } from './plans.ts'

/** Lanes as rows of one grid, whose columns are named once: several lanes of the same periods. */
export const swimlanes: Composition = {
  name: 'swimlanes',
  suits: reading => gridOf(reading).length > 0,
  compose: (given, base, measure) => {
    const reading = withNotes(given)
    const copy = graphicCopy(reading, ['lanes', 'items'])
    const piecesIn = (room: LegibleRoom): readonly Child[] => {
      const { look, sheets } = planGrid(gridOf(reading), room, measure)
      return sheets.map(lanes => <Grid lanes={lanes} look={look} theme={room.theme} />)
    }
    return legibleSheets({ name: 'roadmap', copy, piecesIn }, pageTheme(base), measure)
  },
}

/** Lanes that have a name and the same periods as the others; none where they differ. */
function gridOf({ lists: { lanes = [] } }: Reading): readonly Lane[] {
  const rows = lanesOf(lanes)
  const namesOf = ({ periods }: Lane): string => periods.map(({ heading }) => plainText(heading)).join('\n')
  const isGrid =
    rows.length > 1 &&
    rows.every(row => namesOf(row) === namesOf(rows[0] as Lane) && row.opening[0]?.type === 'heading') &&
    rows.every(({ periods }) => periods.every(({ text }) => text.length === 0))
  return isGrid ? rows : []
}

/** How a grid is set, px. */
interface GridLook {
  readonly size: number
  /** Of the names of lanes. */
  readonly first: number
  /** Of a period. */
  readonly width: number
  readonly gap: number
}

interface GridPlan {
  readonly look: GridLook
  readonly sheets: readonly (readonly Lane[])[]
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [1.75, 1.6, 1.45, 1.3, 1.2, 1.1, 1]

/** The largest type at which lanes take as few sheets as in the least. */
function planGrid(lanes: readonly Lane[], room: LegibleRoom, measure: Measure): GridPlan {
  const { theme, least } = room
  const heightOf = heightsIn(theme, measure)
  const planAt = (size: number): GridPlan => {
    const look = lookAt(size, lanes, room.width, theme)
    const rows = lanes.map(lane => ({
      lane,
      height: heightOf(<LaneRow lane={lane} look={look} theme={theme} />, room.width),
    }))
    const names = heightOf(<PeriodNames lanes={lanes} look={look} theme={theme} />, room.width)
    const sheets = fill(rows, room.height - names)
    return { look, sheets: sheets.map(own => own.map(({ lane }) => lane)) }
  }
  const tightest = planAt(least)
  const fitting = firstFitting(sizes, factor => {
    const plan = planAt(Math.round(least * factor))
    const isFewest = plan.sheets.length <= tightest.sheets.length
    return isFewest && isWhole(lanes, plan.look, theme) ? plan : undefined
  })
  return fitting ?? tightest
}

function lookAt(size: number, lanes: readonly Lane[], width: number, theme: Theme): GridLook {
  const count = lanes[0]?.periods.length ?? 1
  const gap = size * 0.9
  const names = lanes.map(lane => widestWord(nameOf(lane), displaySetting(theme, size)))
  const first = Math.min(Math.max(...names) * 1.06, width / (count + 1))
  return { size, gap, first, width: (width - first - gap * count) / count }
}

/** Whether no word of a plan is wider than its column. */
function isWhole(lanes: readonly Lane[], { size, width }: GridLook, theme: Theme): boolean {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const plans = lanes.flatMap(({ periods }) => periods.flatMap(period => period.plans))
  return plans.every(({ title, status }) => {
    const words = phrasingText(title)
    return widestWord(words, setting) * 1.04 + (status === undefined ? 0 : size * 1.6) <= width
  })
}

function nameOf({ opening: [heading] }: Lane): string {
  return heading ? plainText(heading) : ''
}

interface GridProps {
  readonly lanes: readonly Lane[]
  readonly look: GridLook
  readonly theme: Theme
}

function Grid(props: GridProps): Child {
  const { lanes, look, theme } = props
  return (
    <>
      <PeriodNames {...props} />
      {lanes.map(lane => (
        <LaneRow lane={lane} look={look} theme={theme} />
      ))}
    </>
  )
}

/** What each column is, over a rule. */
function PeriodNames({ lanes: [lane], look: { size, gap, first, width }, theme }: GridProps): Child {
  return (
    <div
      part="periods"
      style={{
        display: 'flex',
        gap,
        padding: [0, 0, size * 0.3, 0],
        borderBottom: { width: Math.max(2, Math.round(size * 0.12)), color: markColor(theme) },
      }}
    >
      <div style={{ width: first, shrink: 0 }} />
      {lane?.periods.map(({ heading }) => (
        <h2 style={{ ...displayStyle(theme, size), width, shrink: 0, leading: 1.2 }}>
          <Phrasing nodes={heading.children} theme={theme} size={size} heading />
        </h2>
      ))}
    </div>
  )
}

interface LaneRowProps {
  readonly lane: Lane
  readonly look: GridLook
  readonly theme: Theme
}

/** A lane's name, and its plans in the columns of their periods. */
function LaneRow({ lane, look: { size, gap, first, width }, theme }: LaneRowProps): Child {
  const [heading, ...said] = lane.opening
  return (
    <div
      part="lane"
      style={{
        display: 'flex',
        gap,
        padding: [size * 0.55, 0],
        borderBottom: { width: Math.max(1, theme.rule), color: theme.color.hairline },
      }}
    >
      <div style={{ width: first, shrink: 0 }}>
        <h3 style={{ ...displayStyle(theme, size), leading: 1.2 }}>
          <Phrasing nodes={(heading as Heading).children} theme={theme} size={size} heading />
        </h3>
        {said.length > 0 && <Prose nodes={said} theme={theme} size={size} measured={false} />}
      </div>
      {lane.periods.map(({ plans }) => (
        <ul role="list" style={{ width, shrink: 0, display: 'flex', direction: 'column', gap: size * 0.5 }}>
          {plans.map(plan => (
            <li part="plan">
              <PlanWords plan={plan} theme={theme} size={size} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
