import { markColor } from '../../../parts/mark-color.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import { flowEdges, startBorder } from '../../../../core/compose/index.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { EventText, eventHeight, type EventSizes, eventSizes } from './event-text.tsx'
import { axisWidth, dotLook, dotSize } from './dot.ts'
import type { Event } from './eras.ts'

/** How events stand along an axis from side to side. px */
export interface AxisPlan {
  readonly events: readonly Event[]
  readonly sizes: EventSizes
  /** From one event to the next. */
  readonly step: number
  /** Width of the words of an event: two steps, since its neighbours' are on the other side. */
  readonly width: number
  /** Room above the axis, and the same below it. */
  readonly side: number
  /** Between the axis and the words. */
  readonly stem: number
}

/** Events that one axis may hold. */
const MOST = 8

/** The largest type at which the words of all events keep clear of each other; undefined when there is none. */
export function planAxis(
  events: readonly Event[],
  room: { readonly width: number; readonly height: number },
  theme: Theme,
): AxisPlan | undefined {
  if (events.length > MOST) return undefined
  for (const factor of [1.25, 1.15, 1.06, 1, 0.94, 0.88, 0.82]) {
    const sizes = eventSizes(theme.type.base * factor)
    const step = room.width / (events.length + 1)
    const width = step * 2 - sizes.text * 1.6
    const stem = sizes.text * 1.6
    const side = Math.floor((room.height - 4) / 2)
    const fits = events.every(event => eventHeight({ event, sizes, theme }, width) + stem <= side)
    if (fits && width > sizes.text * 7) return { events, sizes, step, width, side, stem }
  }
  return undefined
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
            <Dot theme={theme} top={side} />
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

function Flag({ event, plan, theme, up }: FlagProps): Child {
  const { side, sizes, stem, width } = plan
  const inset = sizes.text * 0.6
  return (
    <div
      style={{
        display: 'flex',
        direction: 'column',
        justify: up ? 'end' : 'start',
        width: width + inset,
        height: side,
        ...(!up && { marginTop: side }),
      }}
    >
      <div
        part="event"
        style={{
          ...startBorder(theme, { width: Math.max(1, Math.round(theme.rule)), color: theme.color.border }),
          padding: flowEdges(theme, up ? { bottom: stem, start: inset } : { top: stem, start: inset }),
        }}
      >
        <EventText event={event} sizes={sizes} theme={theme} />
      </div>
    </div>
  )
}

/** A point on the axis, centred on the line that its event stands at. */
function Dot({ theme, top }: { readonly theme: Theme; readonly top: number }): Child {
  const size = dotSize(theme)
  const start = -(size / 2)
  return (
    <div
      ariaHidden
      style={{
        position: 'absolute',
        top: top - size / 2,
        ...(theme.dir === 'rtl' ? { right: start } : { left: start }),
        width: size,
        height: size,
        ...dotLook(theme),
      }}
    />
  )
}
