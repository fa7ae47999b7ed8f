import { markColor } from '../../../parts/mark-color.ts'
import { displayStyle, Phrasing, Prose } from '../../../../core/compose/index.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../../core/compose/sheet.ts'
import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import type { Reading } from '../../../../core/reading/reading.ts'
import { graphicCopy } from '../graphic-copy.ts'
import { continuedCopy, graphicRoom, graphicSheet, SMALL_FOOT, withoutLongFoot } from '../graphic-sheet.tsx'
import { withNotes } from '../numbered-notes.ts'
import { pageTheme } from '../page-theme.ts'
import { restSheet } from '../rest-sheet.tsx'
import { readPeriod } from './period.ts'
import { PlanCard } from './plan-card.tsx'
import { type Layout, planLayout } from './plan-layout.ts'
import { type Lane, lanesOf, type Period } from './plans.ts'

/** Lanes side by side, their plans as cards below them, a row for each group of lanes. */
export function composeRoadmap(given: Reading, base: Theme): readonly Sheet[] {
  const theme = pageTheme(base)
  const reading = withNotes(given)
  const lanes = lanesOf(reading.lists.lanes ?? [])
  if (lanes.length === 0)
    return [restSheet(graphicCopy(reading, []), theme, { name: 'roadmap', continued: false })]
  const whole = graphicCopy(reading, ['lanes', 'items'])
  const plans = [withoutLongFoot(whole, theme), withoutLongFoot(whole, theme, SMALL_FOOT)].map(divided => ({
    ...divided,
    layout: planLayout(lanes, graphicRoom(divided.copy, theme), theme),
  }))
  const [first, second] = plans
  const saves = second && first && second.layout.sheets.length + 1 < first.layout.sheets.length
  const { copy, further, layout } = (saves ? second : first) as (typeof plans)[number]
  const sheets = layout.sheets.map((own, at) =>
    graphicSheet({
      name: at === 0 ? 'roadmap' : `roadmap-${at + 1}`,
      copy: continuedCopy(copy, at, layout.sheets.length),
      theme,
      continued: at > 0,
      flow: true,
      children: own.map((lane, row) => (
        <LaneRow lane={lane} layout={layout} theme={theme} first={row === 0} />
      )),
    }),
  )
  return further ? [...sheets, restSheet(further, theme, { name: 'notes', continued: true })] : sheets
}

interface RowProps {
  readonly lane: Lane
  readonly layout: Layout
  readonly theme: Theme
  readonly first: boolean
}

function LaneRow({ lane, layout, theme, first }: RowProps): Child {
  const { columns, gap, size } = layout
  return (
    <div part="lane" style={{ marginTop: first ? 0 : gap * 1.4 }}>
      {lane.opening.length > 0 && (
        <div style={{ marginBottom: size * 0.6 }}>
          <Prose nodes={lane.opening} theme={theme} measured={false} />
        </div>
      )}
      <div style={{ display: 'grid', columns, gap: [gap, gap], align: 'start' }}>
        {lane.periods.map(period => (
          <PeriodColumn period={period} layout={layout} theme={theme} inLane={lane.opening.length > 0} />
        ))}
      </div>
    </div>
  )
}

interface ColumnProps {
  readonly period: Period
  readonly layout: Layout
  readonly theme: Theme
  readonly inLane: boolean
}

/** A period's name over a rule, and its plans one below the other. */
function PeriodColumn({ period, layout, theme, inLane }: ColumnProps): Child {
  const { size, gap, height } = layout
  const Tag = inLane ? 'h3' : 'h2'
  const months = readPeriod(plainText(period.heading))
  return (
    <div part="period">
      {period.heading.children.length > 0 && plainText(period.heading) !== '' && (
        <Tag
          style={{
            ...displayStyle(theme, Math.round(size * (inLane ? 1.05 : 1.2))),
            borderBottom: { width: Math.max(2, Math.round(size * 0.12)), color: markColor(theme) },
            padding: [0, 0, size * 0.35, 0],
            marginBottom: size * 0.6,
          }}
        >
          <Phrasing nodes={period.heading.children} theme={theme} heading />
        </Tag>
      )}
      {period.text.length > 0 && (
        <div style={{ marginBottom: size * 0.5 }}>
          <Prose nodes={period.text} theme={theme} measured={false} />
        </div>
      )}
      <ul role="list" style={{ display: 'flex', direction: 'column', gap: gap * 0.7 }}>
        {period.plans.map(plan => (
          <PlanCard plan={plan} theme={theme} size={size} months={months} height={height} />
        ))}
      </ul>
    </div>
  )
}
