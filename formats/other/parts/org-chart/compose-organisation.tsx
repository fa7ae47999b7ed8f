import type { Sheet } from '../../../../core/compose/sheet.ts'
import type { Reading } from '../../../../core/reading/reading.ts'
import { isPhysical } from '../../../../core/theme/medium.ts'
import { pt } from '../../../../core/theme/page.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { type GraphicCopy, graphicCopy } from '../graphic-copy.ts'
import { continuedCopy, graphicRoom, graphicSheet, withoutLongFoot } from '../graphic-sheet.tsx'
import { withNotes } from '../numbered-notes.ts'
import { pageTheme } from '../page-theme.ts'
import { restSheet } from '../rest-sheet.tsx'
import { OrgTree } from './org-tree.tsx'
import { partTree, type TreePage } from './part-tree.ts'
import { type Person, personOf } from './people.ts'
import { planTree } from './plan-tree.ts'

/** A tree of cards on as many sheets as it needs to stay legible. */
export function composeOrganisation(given: Reading, base: Theme): readonly Sheet[] {
  const theme = pageTheme(base)
  const reading = withNotes(given)
  const people = (reading.lists.people ?? []).map(personOf)
  const { copy, further } = withoutLongFoot(graphicCopy(reading, ['people']), theme)
  const pages = people.length > 0 ? pagesFor(people, copy, theme) : undefined
  if (pages === undefined)
    return [restSheet(graphicCopy(reading, []), theme, { name: 'organisation', continued: false })]
  const sheets = pages.map((page, at) =>
    graphicSheet({
      name: at === 0 ? 'organisation' : `organisation-${at + 1}`,
      copy: continuedCopy(copy, at, pages.length),
      theme,
      continued: pages.length > 1,
      children: <OrgTree page={page} theme={theme} />,
    }),
  )
  return further ? [...sheets, restSheet(further, theme, { name: 'notes', continued: true })] : sheets
}

/** A tree that needs several sheets gets small titles on all of them, which leaves it more room. */
function pagesFor(
  people: readonly Person[],
  copy: GraphicCopy,
  theme: Theme,
): readonly TreePage[] | undefined {
  const least = leastType(theme)
  const most = Math.max(theme.type.base * 1.5, least)
  const whole = planTree(people, { ...graphicRoom(copy, theme), most, least }, theme)
  if (whole !== undefined) return [{ plan: whole, continued: false, level: 0 }]
  return partTree(people, { ...graphicRoom(copy, theme, true), most, least }, theme)
}

/** px of the smallest names, so that the roles below them are 8 pt on paper, 9 pt of a slide. */
function leastType({ page }: Theme): number {
  return (isPhysical(page) ? pt(8) : (18 * Math.max(page.width, page.height)) / 1920) / 0.88
}
