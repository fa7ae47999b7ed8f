import type { Sheet } from '../../../../core/compose/sheet.ts'
import { isPhysical } from '../../../../core/theme/medium.ts'
import { pt } from '../../../../core/theme/page.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../../parts/read-canvas.ts'
import { composeGraphic } from '../graphic.tsx'
import { continuedCopy, type GraphicCopy, graphicRoom, graphicSheet } from '../graphic-sheet.tsx'
import { pageTheme } from '../page-theme.ts'
import { OrgTree } from './org-tree.tsx'
import { partTree, type TreePage } from './part-tree.ts'
import { planTree } from './plan-tree.ts'
import { type Person, readOrganisation } from './read-people.ts'

/** A tree of cards on as many sheets as it needs to stay legible; copy that holds no organisation is set as prose. */
export function composeOrganisation(copy: CanvasCopy, given: Theme): readonly Sheet[] {
  const theme = pageTheme(given)
  const organisation = readOrganisation(copy.rest)
  if (organisation === undefined) return proseOf(copy, theme)
  const graphic: GraphicCopy = { ...copy, lead: organisation.before, foot: organisation.after }
  const pages = pagesFor(organisation.people, graphic, theme)
  if (pages === undefined) return proseOf(copy, theme)
  return pages.map((page, at) =>
    graphicSheet({
      name: at === 0 ? 'organisation' : `organisation-${at + 1}`,
      copy: continuedCopy(graphic, at, pages.length),
      theme,
      continued: pages.length > 1,
      children: <OrgTree page={page} theme={theme} />,
    }),
  )
}

/** A tree that needs several sheets gets small titles on all of them, which leaves it more room. */
function pagesFor(
  people: readonly Person[],
  graphic: GraphicCopy,
  theme: Theme,
): readonly TreePage[] | undefined {
  const least = leastType(theme)
  const most = Math.max(theme.type.base * 1.5, least)
  const whole = planTree(people, { ...graphicRoom(graphic, theme), most, least }, theme)
  if (whole !== undefined) return [{ plan: whole, continued: false, level: 0 }]
  return partTree(people, { ...graphicRoom(graphic, theme, true), most, least }, theme)
}

function proseOf(copy: CanvasCopy, theme: Theme): readonly Sheet[] {
  return composeGraphic(copy, theme, { columns: 5, items: false })
}

/** px of the smallest names, so that the roles below them are 8 pt on paper, 9 pt of a slide. */
function leastType({ page }: Theme): number {
  return (isPhysical(page) ? pt(8) : (18 * Math.max(page.width, page.height)) / 1920) / 0.88
}
