import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type GraphicCopy, graphicCopy, openedCopy, withNotes } from '../sheets/graphic-copy.ts'
import {
  continuedCopy,
  graphicRoom,
  graphicSheet,
  SMALL_FOOT,
  withoutLongFoot,
} from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { restSheet } from '../sheets/rest-sheet.tsx'
import { Lanes } from './lanes.tsx'
import { type Layout, planLayout } from './plan-layout.tsx'
import { type Lane, lanesOf } from './plans.ts'

/** Lanes side by side, their plans as cards below them, a row for each group of lanes. */
export function composeRoadmap(given: Reading, base: Theme, measure: Measure): readonly Sheet[] {
  const theme = pageTheme(base)
  const reading = withNotes(given)
  const lanes = lanesOf(reading.lists.lanes ?? [])
  if (lanes.length === 0)
    return [restSheet(graphicCopy(reading, []), theme, measure, { name: 'roadmap', continued: false })]
  const whole = openedCopy(reading, ['lanes', 'items'])
  const { copy, further, layout } = divide(lanes, whole, theme, measure)
  const sheets = layout.sheets.map((own, at) =>
    graphicSheet({
      name: at === 0 ? 'roadmap' : `roadmap-${at + 1}`,
      copy: continuedCopy(copy, at, layout.sheets.length),
      theme,
      continued: at > 0,
      flow: true,
      children: <Lanes lanes={own} look={layout} theme={theme} />,
    }),
  )
  return further
    ? [...sheets, restSheet(further, theme, measure, { name: 'notes', continued: true })]
    : sheets
}

interface Division {
  readonly copy: GraphicCopy
  /** What stands on a sheet of its own behind the lanes. */
  readonly further?: GraphicCopy
  readonly layout: Layout
}

/** Lanes over a foot; where that costs them more sheets than the one that it would take, it gets a sheet. */
function divide(lanes: readonly Lane[], whole: GraphicCopy, theme: Theme, measure: Measure): Division {
  const over = (foot?: number): Division => {
    const divided = withoutLongFoot(whole, theme, measure, foot)
    const room = graphicRoom(divided.copy, theme, measure)
    return { ...divided, layout: planLayout(lanes, room, theme, measure) }
  }
  const usual = over()
  const count = usual.layout.sheets.length
  if (count < 3) return usual
  const small = over(SMALL_FOOT)
  return small.layout.sheets.length + 1 < count ? small : usual
}
