import type { Heading, Paragraph } from 'mdast'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { continuedCopy, graphicRoom, graphicSheet, withoutLongFoot } from '../sheets/graphic-sheet.tsx'
import { edged, pageTheme } from '../sheets/page-theme.ts'
import { restSheet } from '../sheets/rest-sheet.tsx'
import { type Era, erasOf } from './eras.ts'
import { Axis, planAxis } from './horizontal.tsx'
import { EventColumns, planColumns } from './plan-columns.tsx'

/** Events along an axis: from side to side where they are few and the sheet is wide, else down it. */
export function composeTimeline(given: Reading, base: Theme, measure: Measure): readonly Sheet[] {
  const theme = pageTheme(base)
  const reading = withNotes(given)
  const eras = erasOf(reading.lists.events ?? [])
  const { copy, further } = withoutLongFoot(graphicCopy(reading, ['events']), theme, measure)
  if (eras.length === 0)
    return [restSheet(graphicCopy(reading, []), theme, measure, { name: 'timeline', continued: false })]
  const sheets = horizontal(eras, copy, theme, measure) ?? vertical(eras, copy, theme, measure)
  return further
    ? [...sheets, restSheet(further, theme, measure, { name: 'notes', continued: true })]
    : sheets
}

function horizontal(
  eras: readonly Era[],
  copy: GraphicCopy,
  theme: Theme,
  measure: Measure,
): readonly Sheet[] | undefined {
  const [era, ...others] = eras
  const { page } = theme
  if (!era || others.length > 0 || page.width <= page.height * 1.2) return undefined
  if (era.events.some(event => event.more.length > 0)) return undefined
  // What stands over the only group there is stands over the axis.
  const whole = { ...copy, lead: [...copy.lead, ...era.opening] }
  const plan = planAxis(era.events, graphicRoom(whole, theme, measure), theme, measure)
  if (plan === undefined) return undefined
  const children = <Axis plan={plan} theme={theme} />
  return [graphicSheet({ name: 'timeline', copy: whole, theme, children })]
}

/** Share of the shorter side of a title over columns, and where these need more sheets with it; more of it on a strip, whose height is all there is of it. */
const TITLE = { usual: [0.085, 0.058], strip: [0.15], tall: [0.14, 0.1] }
/** How many times as wide as high a sheet is that is a strip, and as high as wide one whose title is wide rather than high. */
const STRIP = 2.5
const TALL = 1.9
/** Type of such a sheet and its margins at most, parts of what others have and of its width. */
const AFAR = 1.3
const EDGE = 0.1

function vertical(given: readonly Era[], from: GraphicCopy, base: Theme, measure: Measure): readonly Sheet[] {
  const { copy, eras } = withoutOnlyGroup(given, from)
  const { width: across, height } = base.page
  const theme = height > across * TALL ? edged(scaled(base, AFAR), EDGE, EDGE) : base
  const titles = height > across * TALL ? TITLE.tall : across > height * STRIP ? TITLE.strip : TITLE.usual
  const plans = titles.map(title => () => {
    const look = { field: true, title }
    return { look, plan: planColumns(eras, graphicRoom(copy, theme, measure, look), theme, measure) }
  })
  const usual = plans[0]?.() as ReturnType<(typeof plans)[number]>
  const small = usual.plan.sheets.length > 1 ? plans[1]?.() : undefined
  const { look, plan } = small?.plan.sheets.length === 1 ? small : usual
  return plan.sheets.map((columns, at) =>
    graphicSheet({
      name: at === 0 ? 'timeline' : `timeline-${at + 1}`,
      copy: continuedCopy(copy, at, plan.sheets.length),
      theme,
      ...look,
      continued: at > 0,
      flow: true,
      children: <EventColumns plan={plan} columns={columns} theme={theme} />,
    }),
  )
}

/** What stands over the only group there is stands under the title. */
export function withoutOnlyGroup(
  eras: readonly Era[],
  copy: GraphicCopy,
): { readonly copy: GraphicCopy; readonly eras: readonly Era[] } {
  const [era, ...others] = eras
  const [line, ...more] = era?.opening ?? []
  if (!era || !line || others.length > 0) return { copy, eras }
  const lead = [...copy.lead, ...(line.type === 'heading' ? [asParagraph(line)] : [line]), ...more]
  return { copy: { ...copy, lead }, eras: [{ ...era, opening: [] }] }
}

function asParagraph({ children }: Heading): Paragraph {
  return { type: 'paragraph', children: [...children] }
}
