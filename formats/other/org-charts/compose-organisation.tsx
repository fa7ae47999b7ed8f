import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { isPhysical, leastSize } from '../../../core/theme/medium.ts'
import { pt } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import {
  continuedCopy,
  graphicRoom,
  graphicSheet,
  type SheetLook,
  withoutLongFoot,
} from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { restSheet } from '../sheets/rest-sheet.tsx'
import { ROLE } from './card.ts'
import { OrgTree } from './org-tree.tsx'
import { partTree } from './part-tree.ts'
import { type Person, personOf } from './people.ts'
import { planTree } from './plan-tree.ts'
import { treeHeights } from './tree-heights.tsx'
import type { TreePage } from './tree-plan.ts'

/** A tree of cards on as many sheets as it needs to stay legible. */
export function composeOrganisation(given: Reading, base: Theme, measure: Measure): readonly Sheet[] {
  const theme = pageTheme(base)
  const reading = withNotes(given)
  const people = (reading.lists.people ?? []).map(item => personOf(item))
  const { copy, further } = withoutLongFoot(graphicCopy(reading, ['people']), theme, measure)
  const first = people.length > 0 ? planPages(people, copy, theme, measure) : undefined
  const name = first?.pages[0]?.plan.sizes.name ?? 0
  // What is said below is no larger than the names, and leaves them the more room.
  const look: SheetLook = first && name < leastSize(theme.page) ? { least: name } : {}
  const tree = look.least ? planPages(people, copy, theme, measure, look) : first
  if (tree === undefined)
    return [restSheet(graphicCopy(reading, []), theme, measure, { name: 'organisation', continued: false })]
  const { pages, smallTitle } = tree
  const sheets = pages.map((page, at) =>
    graphicSheet({
      name: at === 0 ? 'organisation' : `organisation-${at + 1}`,
      copy: continuedCopy(copy, at, pages.length),
      theme,
      ...look,
      continued: smallTitle,
      children: <OrgTree page={page} theme={theme} />,
    }),
  )
  return further
    ? [...sheets, restSheet(further, theme, measure, { name: 'notes', continued: true })]
    : sheets
}

interface TreePages {
  readonly pages: readonly TreePage[]
  readonly smallTitle: boolean
}

/** A tree that does not fit one sheet gets small titles, which leave it more room. */
function planPages(
  people: readonly Person[],
  copy: GraphicCopy,
  theme: Theme,
  measure: Measure,
  look: SheetLook = {},
): TreePages | undefined {
  const least = leastType(theme)
  const most = Math.max(theme.type.base * LARGEST, least)
  const heights = treeHeights(theme, measure)
  const whole = planTree(people, { ...graphicRoom(copy, theme, measure, look), most, least }, heights)
  if (whole !== undefined) return { pages: [{ plan: whole, continued: false, level: 0 }], smallTitle: false }
  const pages = partTree(
    people,
    { ...graphicRoom(copy, theme, measure, { ...look, continued: true }), most, least },
    heights,
  )
  return pages && { pages, smallTitle: true }
}

/** Names at the most, sizes of the text. */
const LARGEST = 2.2

/** px of the smallest names, so that the roles below them are 8 pt on paper, 9 pt of a slide. */
export function leastType({ page }: Theme): number {
  return (isPhysical(page) ? pt(8) : (18 * Math.max(page.width, page.height)) / 1920) / ROLE
}
