import { sizeAt, space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { displayStyle, quietStyle } from './text-style.ts'

/** A number that matters. */
export interface StatProps {
  readonly theme: Theme
  /** `42%`, `€ 1.2 m`. */
  readonly value: Child
  readonly label?: Child
  /** Step of the type scale; default 4. */
  readonly step?: number
  /** The words stand above it, as their sentence has them. */
  readonly isLast?: boolean
}

/** A large numeral over the words that explain it, or under those that lead to it. */
export function Stat({ theme, value, label, step = 4, isLast = false }: StatProps): Child {
  const numeral = { ...displayStyle(theme, sizeAt(theme, step)), color: theme.color.accentText, leading: 1.1 }
  const room = space(theme, 0.25)
  const words = label && (
    <p
      part="stat-label"
      style={{ ...quietStyle(theme), ...(isLast ? { marginBottom: room } : { marginTop: room }) }}
    >
      {label}
    </p>
  )
  return (
    <div part="stat" style={{ breakInside: 'avoid' }}>
      {isLast && words}
      <p part="stat-value" style={numeral}>
        {value}
      </p>
      {!isLast && words}
    </div>
  )
}

/** Numbers side by side. */
export function StatRow({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  const stats = toNodes(children)
  const columns = Math.min(Math.max(stats.length, 1), 4)
  return (
    <div
      part="stats"
      style={{ display: 'grid', columns, gap: space(theme, 1.5), narrow: { columns: Math.min(columns, 2) } }}
    >
      {stats}
    </div>
  )
}
