import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { PersonCard } from './person-card.tsx'
import type { Person } from './people.ts'
import { cardWidth, heightOf, type TreePlan } from './tree-plan.ts'

/** A tree as it is drawn. */
export interface DrawnTree {
  readonly plan: TreePlan
  readonly theme: Theme
  /** Level in the whole organisation of the people at the top. */
  readonly top: number
  /** Cards are empty: they keep their sizes, and a tree is measured sooner. */
  readonly bare: boolean
}

/** A person's place in a tree. */
export interface PlaceProps {
  readonly person: Person
  /** On this page. */
  readonly level: number
  readonly tree: DrawnTree
}

/** A person's card, of the size that the plan has for it. */
export function PlacedCard({ person, level, tree }: PlaceProps): Child {
  const { plan, theme, top, bare } = tree
  const width = cardWidth(plan, level)
  const height = heightOf(person, level, plan)
  if (bare) return <div style={{ width, height, shrink: 0 }} />
  return (
    <PersonCard
      person={person}
      sizes={plan.sizes}
      theme={theme}
      level={level + top}
      stacked={level > plan.across}
      width={width}
      height={height}
    />
  )
}
