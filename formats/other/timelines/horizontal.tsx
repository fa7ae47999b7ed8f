import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { flowEdges, startBorder } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { EventText, type EventSizes, eventSizes } from './event-text.tsx'
import { axisWidth, Dot, dotSize } from './dot.tsx'
import type { Event } from './eras.ts'

/** How events stand along an axis from side to side. px */
interface AxisPlan {
  readonly events: readonly Event[]
  readonly sizes: EventSizes
  /** From one event to the next. */
  readonly step: number
  /** Of an event with its stem: two steps, since its neighbours' words are on the other side. */
  readonly width: number
  /** Room above the axis, and the same below it. */
  readonly side: number
  /** Between the axis and the words. */
  readonly stem: number
}

/** Events that one axis may hold. */
const MOST = 8
/** Width of an event, sizes of its text. */
const LEAST = 7.6

/** The largest type at which the words of all events keep clear of each other; undefined when there is none. */
export function planAxis(
  events: readonly Event[],
  room: { readonly width: number; readonly height: number },
  theme: Theme,
  measure: Measure,
): AxisPlan | undefined {
  if (events.length > MOST) return undefined
  const heightOf = heightsIn(theme, measure)
  return firstFitting([1.25, 1.15, 1.06, 1, 0.94, 0.88, 0.82], factor => {
    const sizes = eventSizes(theme.type.base * factor)
    const step = room.width / (events.length + 1)
    const plan: AxisPlan = {
      events,
      sizes,
      step,
      width: step * 2 - sizes.text,
      side: Math.floor((room.height - 4) / 2),
      stem: sizes.text * 1.6,
    }
    if (plan.width <= sizes.text * LEAST) return undefined
    const fits = events.every(
      event => heightOf(<Words event={event} plan={plan} theme={theme} up />, plan.width) <= plan.side,
    )
    return fits ? plan : undefined
  })
}

/** An axis from side to side; the words stand like flags on their stems, above and below in turn. */
export function Axis({ plan, theme }: { readonly plan: AxisPlan; readonly theme: Theme }): Child {
  const { events, step, side } = plan
  const width = axisWidth(theme)
  return (
    <div part="axis" style={{ position: 'relative', height: side * 2 }}>
      <div
        ariaHidden
        style={{
          position: 'absolute',
          top: side - width / 2,
          left: 0,
          right: 0,
          height: width,
          background: markColor(theme),
        }}
      />
      <ol role="list" style={{ display: 'flex' }}>
        {events.map((event, at) => (
          <li style={{ position: 'relative', width: step, height: side * 2, shrink: 0 }}>
            <Flag event={event} plan={plan} theme={theme} up={at % 2 === 0} />
            <Dot theme={theme} middle={side} start={-(dotSize(theme) / 2)} />
          </li>
        ))}
      </ol>
    </div>
  )
}

interface FlagProps {
  readonly event: Event
  readonly plan: AxisPlan
  readonly theme: Theme
  readonly up: boolean
}

function Flag(props: FlagProps): Child {
  const { plan, up } = props
  return (
    <div
      style={{
        display: 'flex',
        direction: 'column',
        justify: up ? 'end' : 'start',
        width: plan.width,
        height: plan.side,
        ...(!up && { marginTop: plan.side }),
      }}
    >
      <Words {...props} />
    </div>
  )
}

/** An event's words at its stem. */
function Words({ event, plan: { sizes, stem }, theme, up }: FlagProps): Child {
  const start = sizes.text * 0.6
  return (
    <div
      part="event"
      style={{
        ...startBorder(theme, { width: Math.max(1, Math.round(theme.rule)), color: theme.color.border }),
        padding: flowEdges(theme, up ? { bottom: stem, start } : { top: stem, start }),
      }}
    >
      <EventText event={event} sizes={sizes} theme={theme} />
    </div>
  )
}
