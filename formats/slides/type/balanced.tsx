import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'

interface BalancedProps {
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** Large words whose lines are of about one length, so that none is left alone. */
export function Balanced({ nodes, theme, size }: BalancedProps): Child {
  const large = scaled(theme, size / theme.type.base)
  const { strongWeight, displayWeight } = large.type
  // What is in bold is no lighter than the large words around it.
  const set = { ...large, type: { ...large.type, strongWeight: Math.max(strongWeight, displayWeight) } }
  return nodes.map(node =>
    node.type === 'paragraph' ? (
      <p style={{ textWrap: 'balance' }}>
        <Phrasing nodes={node.children} theme={set} size={size} />
      </p>
    ) : (
      <Prose nodes={[node]} theme={set} size={size} measured={false} />
    ),
  )
}
