import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import type { CardSizes } from './card.ts'
import { OrgTree } from './org-tree.tsx'
import { PersonCard } from './person-card.tsx'
import type { Person } from './people.ts'
import type { TreePlan } from './tree-plan.ts'
import { roomAcross } from '../../../core/theme/theme.ts'

/** How tall cards and trees are in a theme, px. */
export interface TreeHeights {
  readonly theme: Theme
  /** A person's card of a width. */
  card(person: Person, width: number, sizes: CardSizes): number
  /** A tree whose cards have their heights. */
  tree(plan: TreePlan, continued: boolean): number
}

/** Measures trees; a card is measured once for each width and size of type. */
export function treeHeights(theme: Theme, measure: Measure): TreeHeights {
  const heightOf = heightsIn(theme, measure)
  const known = new Map<Person, Map<string, number>>()
  return {
    theme,
    card(person, width, sizes) {
      const own = known.get(person) ?? new Map<string, number>()
      known.set(person, own)
      const key = `${sizes.name} ${width}`
      const height =
        own.get(key) ??
        Math.ceil(heightOf(<PersonCard person={person} sizes={sizes} theme={theme} width={width} />, width))
      own.set(key, height)
      return height
    },
    tree(plan, continued) {
      const width = roomAcross(theme)
      return heightOf(<OrgTree page={{ plan, continued, level: 0 }} theme={theme} bare />, width)
    },
  }
}
