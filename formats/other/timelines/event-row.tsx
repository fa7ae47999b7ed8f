import { flowEdges, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { atStart, type Style } from '../../../core/compose/style.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { axisWidth, dotLook, dotSize } from './dot.tsx'
import { EventText, type EventSizes, SetDate } from './event-text.tsx'
import type { Era, Event } from './eras.ts'
import type { Span } from './true-distances.ts'

/** An event, with what stands over it when it is the first of an era. */
export interface Entry {
  readonly opening: Era['opening']
  readonly event: Event
  /** The last of its era: the axis ends here. */
  readonly ends: boolean
  /** All stand on one axis, which comes down past the names of further eras. */
  readonly line?: 'begins' | 'goes on'
  /** More time passes up to the next than its room shows. */
  readonly cut?: boolean
  /** Something that began before or with it goes on up to the next. */
  readonly within?: Span
}

/** How the events of a column are set. px */
export interface RowLook {
  readonly sizes: EventSizes
  /** Width of the whole. */
  readonly width: number
  /** Width of the dates beside the axis; 0 where they stand over their words. */
  readonly dates: number
  /** From an event to the next one below. */
  readonly between: number
}

/** Room around the words on the field of the last event, sizes of the text. */
const GOAL = 0.5

/** Over its events, the name of an era is larger than their dates. */
const ERA = 1.35

/** An event and how it is set in its column. */
interface EventRowProps {
  readonly entry: Entry
  readonly look: RowLook
  readonly theme: Theme
  readonly last: boolean
  /** What it all leads to, on a field of its own. */
  readonly isGoal?: boolean
}

/** A date, the axis, and what happened, side by side. */
export function EventRow({ entry, look, theme: asked, last, isGoal = false }: EventRowProps): Child {
  const { sizes, width, dates, between } = look
  const theme = isGoal ? themeOn(asked, 'accent') : asked
  const pad = sizes.text * GOAL
  const field: Style = isGoal
    ? { position: 'relative', color: theme.color.text, padding: [pad, 0, pad, 0] }
    : {}
  const { event, opening } = entry
  return (
    <>
      {opening.length > 0 && (
        <div style={openingStyle(entry, look, theme)}>
          {entry.line === 'goes on' && dates > 0 && <Passing look={look} theme={theme} />}
          <Prose
            nodes={opening}
            theme={scaled(theme, (sizes.text / theme.type.base) * ERA)}
            measured={false}
          />
        </div>
      )}
      <div part="event" style={{ display: 'flex', ...field }}>
        {isGoal && (
          <div
            ariaHidden
            part="field"
            style={{
              position: 'absolute',
              top: 0,
              bottom: 0,
              left: -pad,
              right: -pad,
              background: theme.color.paper,
            }}
          />
        )}
        {dates > 0 && (
          <div style={{ position: 'relative', width: dates, shrink: 0 }}>
            <SetDate date={event.date} sizes={sizes} theme={theme} />
          </div>
        )}
        <Track theme={theme} sizes={sizes} entry={entry} last={last} />
        <div
          style={{
            width: width - dates - axisRoom(sizes, theme),
            shrink: 0,
            position: 'relative',
            padding: [dates > 0 ? sizes.date * 0.18 : 0, 0, last ? 0 : between, 0],
          }}
        >
          <EventText event={event} sizes={sizes} theme={theme} dateless={dates > 0} />
        </div>
      </div>
    </>
  )
}

/** How the name of an era stands over its events: beside the axis, where that goes on past it. */
function openingStyle({ line }: Entry, { sizes, dates }: RowLook, theme: Theme): Style {
  const start = line && dates > 0 ? dates + axisRoom(sizes, theme) : 0
  const padding = flowEdges(theme, { top: sizes.text * 0.2, bottom: sizes.text * 0.8, start })
  return { position: 'relative', padding, size: sizes.title }
}

/** The axis behind the name of an era, on to the next point. */
function Passing({
  look: { sizes, dates },
  theme,
}: {
  readonly look: RowLook
  readonly theme: Theme
}): Child {
  const width = axisWidth(theme)
  const start = dates + sizes.text * 0.5 + dotSize(theme) / 2 - width / 2
  return (
    <div
      ariaHidden
      style={{
        ...{ position: 'absolute', top: 0, bottom: -Math.round(sizes.date * 0.575), width },
        ...{ ...atStart(theme, start), background: markColor(theme) },
      }}
    />
  )
}

/** Width in px of the axis between dates and words. */
function axisRoom({ text }: EventSizes, theme: Theme): number {
  return dotSize(theme) + text * 1.4
}

interface TrackProps {
  readonly theme: Theme
  readonly sizes: EventSizes
  readonly entry: Entry
  readonly last: boolean
}

/** The colour that a brief gives what goes on along an axis, and else that of its marks. */
function spanColor({ name }: Span, theme: Theme): string {
  const { tint, color } = theme.design.parts?.[`said:${name}`] ?? {}
  return tint ?? color ?? markColor(theme)
}

/** A point and the piece of the axis from it to the next one. */
function Track({ theme, sizes, entry: { ends, cut = false, within }, last }: TrackProps): Child {
  const size = dotSize(theme)
  const width = axisWidth(theme)
  const top = Math.round(sizes.date * 0.575 - size / 2)
  return (
    <div
      ariaHidden
      style={{
        position: 'relative',
        width: axisRoom(sizes, theme),
        shrink: 0,
        padding: flowEdges(theme, { start: sizes.text * 0.5 }),
      }}
    >
      {within && (
        <div
          part={`span-${within.name}`}
          style={{
            ...{ position: 'absolute', top: top + size / 2, bottom: -top - size / 2 },
            ...atStart(theme, sizes.text * 0.5),
            ...{ width: size, background: spanColor(within, theme) },
          }}
        />
      )}
      {!ends && (
        <div
          style={{
            position: 'absolute',
            top,
            bottom: last ? 0 : -top - size / 2,
            ...atStart(theme, sizes.text * 0.5 + size / 2 - width / 2),
            ...(cut
              ? { borderLeft: { width, color: markColor(theme), style: 'dashed' } }
              : { width, background: markColor(theme) }),
          }}
        />
      )}
      <div
        style={{
          position: 'absolute',
          top,
          ...atStart(theme, sizes.text * 0.5),
          width: size,
          height: size,
          ...dotLook(theme),
        }}
      />
    </div>
  )
}
