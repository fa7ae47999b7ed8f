import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { noSmallerThan } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { graphicRoom, graphicSheet } from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { composeTimeline } from './compose-timeline.tsx'
import { axisWidth, dotLook, dotSize } from './dot.tsx'
import { type Event, erasOf } from './eras.ts'
import { EventText } from './event-text.tsx'
import { When } from './when.tsx'

/** Events that one line down a sheet has room for. */
const EVENTS = { least: 3, most: 14 } as const

/** One line from head to foot, as a brief asks for it, with events at its sides by turns: years large, words under them. */
export const down: Composition = {
  name: 'line down the middle',
  leads: true,
  suits: ({ lists: { events = [] } }, { layout }) => {
    const [era, ...others] = erasOf(events)
    const count = era?.events.length ?? 0
    return layout.axis === 'down' && others.length === 0 && count >= EVENTS.least && count <= EVENTS.most
  },
  compose: (given, base, measure) => {
    const theme = noSmallerThan(pageTheme(base), leastSize(base.page))
    const reading = withNotes(given)
    const [era] = erasOf(reading.lists.events ?? [])
    const copy = graphicCopy(reading, ['events'])
    const look = { title: TITLE }
    const whole = { ...copy, lead: [...copy.lead, ...(era?.opening ?? [])] }
    const plan = planDown(era?.events ?? [], graphicRoom(whole, theme, measure, look), theme, measure)
    if (plan === undefined) return composeTimeline(given, base, measure)
    const children = <Down plan={plan} theme={theme} />
    return [graphicSheet({ name: 'timeline', copy: whole, theme, ...look, children })]
  },
}

/** Share of the shorter side of the title over the line. */
const TITLE = 0.075

/** How events stand beside the line, px. */
interface DownPlan extends SideLook {
  readonly events: readonly Event[]
  readonly width: number
  readonly height: number
  /** From an event to the next on the other side. */
  readonly step: number
}

interface SideLook {
  /** Of what stands at one side. */
  readonly side: number
  readonly text: number
}

/** Sizes of type that are tried, as parts of the theme's; years in sizes of the text, and room from the line to its words. */
const FACTORS = [1.9, 1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.85, 0.78] as const
const YEAR = 2.1
const APART = 2

/** The largest type in which events have room at their sides of the line. */
function planDown(
  events: readonly Event[],
  { width, height }: { readonly width: number; readonly height: number },
  theme: Theme,
  measure: Measure,
): DownPlan | undefined {
  const heightOf = heightsIn(theme, measure)
  return firstFitting(FACTORS, factor => {
    const text = Math.round(theme.type.base * factor)
    const look = { side: Math.floor(width / 2 - text * APART), text }
    const heights = events.map(event =>
      Math.ceil(heightOf(<Side event={event} look={look} theme={theme} />, look.side)),
    )
    const step = Math.floor((height - Math.max(...heights.slice(-2))) / Math.max(events.length - 1, 1))
    const fits = heights.every(own => own + text * 0.6 <= step * 2)
    return fits ? { ...look, events, width, height, step } : undefined
  })
}

function Down({ plan, theme }: { readonly plan: DownPlan; readonly theme: Theme }): Child {
  const { events, width, height, step, side, text } = plan
  const line = axisWidth(theme) * 2
  const middle = Math.round(text * YEAR * 0.55)
  return (
    <div part="line" style={{ position: 'relative', height, shrink: 0 }}>
      <div
        ariaHidden
        style={{
          ...{ position: 'absolute', top: 0, left: Math.round(width / 2 - line / 2), width: line },
          ...{ height, background: markColor(theme) },
        }}
      />
      <ol role="list" style={{ display: 'flex', direction: 'column' }}>
        {events.map((event, at) => (
          <li
            part="event"
            style={{
              ...{ position: 'absolute', top: at * step, width: side },
              ...(at % 2 === 0 ? { left: 0, textAlign: 'end' } : { left: width - side, textAlign: 'start' }),
            }}
          >
            <Side event={event} look={plan} theme={theme} isBefore={at % 2 === 0} />
          </li>
        ))}
      </ol>
      {events.map((_, at) => (
        <Point top={at * step + middle} left={width / 2} isLast={at === events.length - 1} theme={theme} />
      ))}
    </div>
  )
}

interface PointProps {
  readonly top: number
  readonly left: number
  readonly isLast: boolean
  readonly theme: Theme
}

/** A point on the line; the last is full, and larger. */
function Point({ top, left, isLast, theme }: PointProps): Child {
  const size = dotSize(theme) * (isLast ? 2 : 1)
  const look = dotLook(theme)
  return (
    <div
      ariaHidden
      style={{
        ...{ position: 'absolute', top: Math.round(top - size / 2), left: Math.round(left - size / 2) },
        ...{ width: size, height: size, ...look, radius: size / 2 },
        ...(isLast && { background: look.border.color }),
      }}
    />
  )
}

interface SideProps {
  readonly event: Event
  readonly look: SideLook
  readonly theme: Theme
  readonly isBefore?: boolean
}

/** A year and what happened then. */
function Side({ event, look: { text }, theme, isBefore = false }: SideProps): Child {
  return (
    <div style={{ display: 'flex', direction: 'column', align: isBefore ? 'end' : 'start' }}>
      <When date={event.date} look={{ year: Math.round(text * YEAR), text, inline: true }} theme={theme} />
      <EventText
        event={event}
        sizes={{ date: 0, title: text, text, small: text, gap: text * 0.25 }}
        theme={theme}
        dateless
      />
    </div>
  )
}
