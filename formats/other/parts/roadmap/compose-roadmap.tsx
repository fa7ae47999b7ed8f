import { markColor } from '../../../parts/mark-color.ts'
import { displayStyle, Phrasing, Prose } from '../../../../core/compose/index.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../../core/compose/sheet.ts'
import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../../parts/read-canvas.ts'
import { composeGraphic } from '../graphic.tsx'
import { continuedCopy, type GraphicCopy, graphicRoom, graphicSheet } from '../graphic-sheet.tsx'
import { pageTheme } from '../page-theme.ts'
import { readPeriod } from './period.ts'
import { PlanCard } from './plan-card.tsx'
import { type Layout, planLayout } from './plan-layout.ts'
import { isPlans, type Lane, type Period, readRoadmap } from './read-roadmap.ts'

/** Periods side by side, their plans as cards below them, a row for each lane; other copy is set as prose. */
export function composeRoadmap(copy: CanvasCopy, given: Theme): readonly Sheet[] {
  const theme = pageTheme(given)
  const roadmap = readRoadmap(copy.rest)
  if (roadmap === undefined) return composeGraphic(copy, theme, { columns: 4, items: false })
  const graphic: GraphicCopy = { ...copy, lead: roadmap.before, foot: roadmap.after }
  const layout = planLayout(roadmap, graphicRoom(graphic, theme), theme)
  return layout.sheets.map((lanes, at) =>
    graphicSheet({
      name: at === 0 ? 'roadmap' : `roadmap-${at + 1}`,
      copy: continuedCopy(graphic, at, layout.sheets.length),
      theme,
      continued: at > 0,
      flow: true,
      children: lanes.map((lane, row) => (
        <LaneRow lane={lane} layout={layout} theme={theme} first={row === 0} />
      )),
    }),
  )
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
      {period.parts.map(part =>
        isPlans(part) ? (
          <ul role="list" style={{ display: 'flex', direction: 'column', gap: gap * 0.7 }}>
            {part.map(plan => (
              <PlanCard plan={plan} theme={theme} size={size} months={months} height={height} />
            ))}
          </ul>
        ) : (
          <div style={{ marginBottom: size * 0.5 }}>
            <Prose nodes={[part]} theme={theme} measured={false} />
          </div>
        ),
      )}
    </div>
  )
}
