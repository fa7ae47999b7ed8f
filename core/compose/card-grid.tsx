import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { Flow } from './rhythm.ts'
import { ruleOf } from './rule.tsx'

/** Cards in rows. */
export interface CardGridProps {
  readonly theme: Theme
  /** `Card`s or whatever else is to stand in the cells. */
  readonly children?: Child
  /** Default: a number of columns that leaves no card alone in the last row, at most 3. */
  readonly columns?: number
}

/** Equal cells in rows; fewer on a tablet, one column on a phone. */
export function CardGrid({ theme, children, columns }: CardGridProps): Child {
  const cards = toNodes(children)
  const count = columns ?? columnsFor(cards.length)
  return (
    <div
      part="cards"
      style={{
        display: 'grid',
        columns: count,
        gap: space(theme, 1),
        ...(count > 2 && { medium: { columns: cards.length % 2 === 0 ? 2 : 1 } }),
        narrow: { columns: 1 },
      }}
    >
      {cards}
    </div>
  )
}

/** Columns that fill the last row, or leave it short by one at most. */
export function columnsFor(count: number): number {
  if (count <= 1) return 1
  if (count === 2 || count === 4) return 2
  return 3
}

/** A box of its own in a grid. */
export interface CardProps {
  readonly theme: Theme
  readonly children?: Child
  readonly part?: string
}

/** A quiet box: hairline and surface, its content in the rhythm of prose. */
export function Card({ theme, children, part = 'card' }: CardProps): Child {
  return (
    <article
      part={part}
      style={{
        background: theme.color.surface,
        border: ruleOf(theme),
        radius: Math.min(theme.radius, 24),
        padding: space(theme, 1),
        breakInside: 'avoid',
      }}
    >
      {Flow({ theme, gap: 0.5, children })}
    </article>
  )
}
