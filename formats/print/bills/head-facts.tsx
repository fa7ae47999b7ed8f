import { KeyValue, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Entry, Lines } from '../sheets/facts.tsx'

/** Letters up to which labels stand over their values, two beside each other. */
const LABEL = 14

interface HeadFactsProps {
  readonly theme: Theme
  readonly entries: readonly Entry[]
}

/** Number and dates of a bill in a grid of two columns, or as rows where their names are long. */
export function HeadFacts({ theme, entries }: HeadFactsProps): Child {
  if (entries.length === 0) return null
  const isShort = entries.every(({ label }) => label.text.length <= LABEL)
  const pairs = entries.map(({ label, blocks }) => ({
    label: <Phrasing nodes={label.nodes} theme={theme} />,
    // Figures of one width would part the hyphens of numbers and dates.
    value: (
      <div style={{ numeric: 'normal' }}>
        <Lines theme={theme} blocks={blocks} />
      </div>
    ),
  }))
  return (
    <KeyValue theme={theme} pairs={pairs} {...(isShort ? { columns: 2 } : { labels: 'beside' as const })} />
  )
}
