import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { Closing } from './closing.tsx'
import { readPeriod } from './period.ts'
import { PlanCard } from './plan-card.tsx'
import type { Lane, Period } from './plans.ts'

/** How lanes are set. px */
export interface LaneLook {
  readonly columns: number
  /** Of a column. */
  readonly width: number
  /** Of card titles. */
  readonly size: number
  readonly gap: number
  /** All cards are at least this tall; 0 where that would take too much room. */
  readonly height: number
}

/** Lanes of a sheet, their look and theme. */
interface LanesProps {
  readonly lanes: readonly Lane[]
  readonly look: LaneLook
  readonly theme: Theme
}

/** Lanes one below the other, each with its periods side by side. */
export function Lanes({ lanes, look, theme }: LanesProps): Child {
  const { columns, gap, size } = look
  return lanes.map((lane, row) => (
    <div part="lane" style={{ marginTop: row === 0 ? 0 : gap * 1.4 }}>
      {lane.opening.length > 0 && (
        <div style={{ marginBottom: size * 0.6 }}>
          <Prose nodes={lane.opening} theme={theme} measured={false} />
        </div>
      )}
      <div style={{ display: 'grid', columns, gap: [gap, gap], align: 'start' }}>
        {lane.periods.map(period => (
          <PeriodColumn period={period} look={look} theme={theme} inLane={lane.opening.length > 0} />
        ))}
      </div>
    </div>
  ))
}

interface ColumnProps {
  readonly period: Period
  readonly look: LaneLook
  readonly theme: Theme
  readonly inLane: boolean
}

/** A period's name over a rule, and its plans one below the other. */
function PeriodColumn({ period, look, theme, inLane }: ColumnProps): Child {
  const { size, gap, height } = look
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
      {period.closing && <Closing blocks={period.closing} theme={theme} size={size} />}
    </div>
  )
}
