import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../../core/compose/tree.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Text } from '../sheets/masthead.tsx'
import { BillLines } from './lines.tsx'

interface BilledProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** The lines of an invoice under their heading; the last of them goes with the sums, which never stand without a line. */
export function Billed({ reading, theme }: BilledProps): Child {
  const lines = reading.lists.lines ?? []
  const heading = (reading.sources.lines ?? []).flatMap(({ heading: own, lead }) => [
    ...(own ? [own] : []),
    ...lead,
  ])
  return [
    <Text theme={theme} blocks={heading} style={{ marginBottom: space(theme, 0.5) }} />,
    lines.length > 0 && keepEnd(toNodes(<BillLines theme={theme} lines={lines} />)),
  ]
}

/** Ties the last row of a table that ends these nodes to what follows. */
function keepEnd(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.at(-1)
  if (!isElement(last) || !['figure', 'table', 'tbody', 'tr'].includes(last.tagName)) return nodes
  const children = last.tagName === 'tr' ? last.children : keepEnd(last.children)
  const style = last.tagName === 'tr' ? { ...last.style, keepWithNext: true } : last.style
  return [...nodes.slice(0, -1), { ...last, children, style }]
}
