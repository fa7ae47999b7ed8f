import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Entry, EventRow } from './event-row.tsx'
import type { ColumnsPlan } from './plan-columns.tsx'

/** One sheet of events: an axis down each column, dates and words at its side. */
export function EventColumns({
  plan,
  columns,
  theme,
}: {
  readonly plan: ColumnsPlan
  readonly columns: readonly (readonly Entry[])[]
  readonly theme: Theme
}): Child {
  return (
    <div style={{ display: 'flex', gap: plan.gap, align: 'start' }}>
      {columns.map(entries => (
        <div style={{ width: plan.width, shrink: 0 }}>
          {entries.map((entry, at) => (
            <EventRow entry={entry} look={plan} theme={theme} last={at === entries.length - 1} />
          ))}
        </div>
      ))}
    </div>
  )
}
