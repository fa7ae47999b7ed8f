import type { Sheet } from '../../../../core/compose/sheet.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../../parts/read-canvas.ts'
import { composeGraphic } from '../graphic.tsx'
import { continuedCopy, type GraphicCopy, graphicRoom, graphicSheet } from '../graphic-sheet.tsx'
import { pageTheme } from '../page-theme.ts'
import { Axis, planAxis } from './horizontal.tsx'
import { type Course, readCourse } from './read-events.ts'
import { planColumns } from './plan-columns.ts'
import { EventColumns } from './vertical.tsx'

/** Events along an axis: from side to side where they are few and the sheet is wide, else down it; other copy is set as prose. */
export function composeTimeline(copy: CanvasCopy, given: Theme): readonly Sheet[] {
  const theme = pageTheme(given)
  const course = readCourse(copy.rest)
  if (course === undefined) return composeGraphic(copy, theme, { columns: 4, items: true })
  const graphic: GraphicCopy = { ...copy, lead: course.before, foot: course.after }
  return horizontal(course, graphic, theme) ?? vertical(course, graphic, theme)
}

function horizontal({ eras }: Course, copy: GraphicCopy, theme: Theme): readonly Sheet[] | undefined {
  const [era, ...others] = eras
  const { page } = theme
  const fits = page.width > page.height * 1.2 && others.length === 0 && era?.opening.length === 0
  const plain = era?.events.every(event => event.more.length === 0)
  const plan = fits && plain ? planAxis(era?.events ?? [], graphicRoom(copy, theme), theme) : undefined
  if (plan === undefined) return undefined
  const children = <Axis plan={plan} theme={theme} />
  return [graphicSheet({ name: 'timeline', copy, theme, children })]
}

function vertical({ eras }: Course, copy: GraphicCopy, theme: Theme): readonly Sheet[] {
  const plan = planColumns(eras, graphicRoom(copy, theme), theme)
  return plan.sheets.map((columns, at) =>
    graphicSheet({
      name: at === 0 ? 'timeline' : `timeline-${at + 1}`,
      copy: continuedCopy(copy, at, plan.sheets.length),
      theme,
      continued: at > 0,
      flow: true,
      children: <EventColumns plan={plan} columns={columns} theme={theme} />,
    }),
  )
}
