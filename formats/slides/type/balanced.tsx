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
  const grown = scaled(theme, size / theme.type.base)
  // Among heavy words what is to stand out is no lighter.
  const strongWeight = Math.max(grown.type.strongWeight, grown.type.displayWeight)
  const set = { ...grown, type: { ...grown.type, strongWeight } }
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
