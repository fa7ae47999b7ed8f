import { KeyValue } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Fact } from './print-copy.ts'

/** What a list of facts is made of. */
export interface FactListProps {
  readonly theme: Theme
  readonly facts: readonly Fact[]
  /** Pairs side by side; default: at most four. */
  readonly columns?: number
}

/** Front matter's facts, side by side. */
export function FactList({ theme, facts, columns = columnsFor(theme, facts.length) }: FactListProps): Child {
  // Figures of one width would part the hyphens of numbers and dates.
  const value = (lines: readonly string[]) => (
    <span style={{ numeric: 'normal' }}>
      <Lines lines={lines} />
    </span>
  )
  const pairs = facts.map(({ label, lines }) => ({ label, value: value(lines) }))
  return <KeyValue theme={theme} pairs={pairs} columns={Math.max(columns, 1)} />
}

/** Text with its line breaks. */
export function Lines({ lines }: { readonly lines: readonly string[] }): Child {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [<br />, line]))
}

/** Four side by side on a sheet, two on a card or a till roll. */
function columnsFor({ page }: Theme, count: number): number {
  return Math.min(count, page.width < 450 ? 2 : 4)
}
