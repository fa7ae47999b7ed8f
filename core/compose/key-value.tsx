import { sizeAt, space, type Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import type { Style } from './style.ts'
import { quietStyle } from './text-style.ts'

/** A name and what it stands for. */
export interface Pair {
  readonly label: Child
  readonly value: Child
}

/** Facts in a grid. */
export interface KeyValueProps {
  readonly theme: Theme
  readonly pairs: readonly Pair[]
  /** Pairs side by side; default 1. */
  readonly columns?: number
  /** `above`: the label stands over its value; `beside`: in a column of its own. Default above. */
  readonly labels?: 'above' | 'beside'
  readonly part?: string
}

/** Label and value pairs: invoice facts, contact details, specifications. */
export function KeyValue({
  theme,
  pairs,
  columns = 1,
  labels = 'above',
  part = 'facts',
}: KeyValueProps): Child {
  const gap = [space(theme, labels === 'above' ? 1 : 0.5), space(theme, 1.5)] as const
  return (
    <dl part={part} style={{ display: 'grid', columns, gap, narrow: { columns: Math.min(columns, 2) } }}>
      {pairs.map(pair =>
        labels === 'above' ? <Above theme={theme} pair={pair} /> : <Beside theme={theme} pair={pair} />,
      )}
    </dl>
  )
}

interface PairProps {
  readonly theme: Theme
  readonly pair: Pair
}

function Above({ theme, pair }: PairProps): Child {
  return (
    <div part="fact">
      <dt style={{ ...labelStyle(theme), color: theme.color.textMuted }}>{pair.label}</dt>
      <dd style={{ marginTop: space(theme, 0.25), numeric: 'tabular' }}>{pair.value}</dd>
    </div>
  )
}

function Beside({ theme, pair }: PairProps): Child {
  return (
    <div part="fact" style={{ display: 'flex', gap: space(theme, 0.5), align: 'baseline' }}>
      <dt style={{ ...quietStyle(theme), width: '38%', shrink: 0 }}>{pair.label}</dt>
      <dd style={{ grow: 1, basis: 0, numeric: 'tabular' }}>{pair.value}</dd>
    </div>
  )
}

/** A short word over or beside something. */
export interface LabelProps {
  readonly theme: Theme
  readonly children?: Child
  readonly part?: string
  readonly style?: Style
}

/** Small tracked capitals: eyebrows over titles, names of values, kinds of cards. */
export function Label({ theme, children, part = 'label', style }: LabelProps): Child {
  return (
    <p part={part} style={{ ...labelStyle(theme), ...style }}>
      {children}
    </p>
  )
}

/** The look of a label, for places that need another tag. */
export function labelStyle(theme: Theme): Style {
  const { type, color } = theme
  return {
    family: type.text,
    size: sizeAt(theme, -1),
    weight: type.strongWeight,
    color: color.accentText,
    leading: 1.3,
    tracking: type.capsTracking,
    transform: 'uppercase',
    hyphens: false,
  }
}
