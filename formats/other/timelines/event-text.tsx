import type { PhrasingContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, displayWords, textWidth } from '../../fitting/measure.ts'
import { factsLine } from '../sheets/facts-line.ts'
import type { Event } from './eras.ts'
import { datePartsOf } from './date-parts.ts'
import { When } from './when.tsx'

/** Sizes in px of an event's words. */
export interface EventSizes {
  readonly date: number
  readonly title: number
  readonly text: number
  /** What it is filed under; default somewhat smaller than its text. */
  readonly small?: number
  /** Between a date and the words below it. */
  readonly gap: number
  /** The year of a date is set in its size, and what else it says in that of the text. */
  readonly numerals?: boolean
  /** What else the date says stands over or under the year. */
  readonly stacked?: boolean
}

/** Line heights in sizes of type. */
const leading = { date: 1.15, title: 1.25, text: 1.34 } as const

/** The sizes that go with a size of running text in px. */
export function eventSizes(text: number): EventSizes {
  return { date: text * 1.5, title: text * 1.15, text, gap: text * 0.35 }
}

/** The same with years as numerals, so many sizes of the text, which are found from afar. */
export function numeralSizes(text: number, by = 2.1): EventSizes {
  return { ...eventSizes(text), date: text * by, numerals: true, stacked: by > 2.1 }
}

/** What an event's words are made of. */
interface EventTextProps {
  readonly event: Event
  readonly sizes: EventSizes
  readonly theme: Theme
  /** The date stands elsewhere. */
  readonly dateless?: boolean
}

/** A date, what happened, and a few words about it, one below the other. */
export function EventText({ event, sizes, theme, dateless = false }: EventTextProps): Child {
  const { title, text, facts, more } = event
  const gap = dateless ? 0 : sizes.gap
  return (
    <>
      {!dateless && <SetDate date={event.date} sizes={sizes} theme={theme} />}
      {title.length > 0 && (
        <p
          part="event-title"
          style={{
            marginTop: gap,
            size: sizes.title,
            weight: theme.type.strongWeight,
            color: theme.color.heading,
            leading: leading.title,
            hyphens: false,
          }}
        >
          <Phrasing nodes={title} theme={theme} size={sizes.title} heading />
        </p>
      )}
      {text.length > 0 && (
        <p
          part="event-text"
          style={{
            marginTop: title.length > 0 ? sizes.gap / 2 : gap,
            size: sizes.text,
            leading: leading.text,
          }}
        >
          <Phrasing nodes={text} theme={theme} size={sizes.text} />
        </p>
      )}
      {facts.length > 0 && (
        <p
          part="event-facts"
          style={{
            marginTop: sizes.gap / 2,
            size: smallOf(sizes),
            color: theme.color.textMuted,
            leading: leading.text,
          }}
        >
          <Phrasing nodes={factsLine(facts)} theme={theme} size={smallOf(sizes)} />
        </p>
      )}
      {more.length > 0 && (
        <div style={{ marginTop: sizes.gap, size: sizes.text }}>
          <Prose
            nodes={more}
            theme={scaled(theme, sizes.text / theme.type.base)}
            level={3}
            size={sizes.text}
            measured={false}
          />
        </div>
      )}
    </>
  )
}

/** What an event is filed under, sizes of its text. */
function smallOf({ text, small = Math.round(text * 0.82) }: EventSizes): number {
  return small
}

/** A date in the sizes of its event. */
export function SetDate({
  date,
  sizes,
  theme,
}: Pick<EventTextProps, 'sizes' | 'theme'> & { readonly date: Event['date'] }): Child {
  if (!sizes.numerals) return <EventDate date={date} size={sizes.date} theme={theme} />
  const look = { year: sizes.date, text: sizes.text, inline: !sizes.stacked }
  return <When date={date} look={look} theme={theme} />
}

/** A date as it was written; of a whole ISO date the year stands out. */
export function EventDate({
  date,
  size,
  theme,
}: {
  readonly date: readonly PhrasingContent[]
  readonly size: number
  readonly theme: Theme
}): Child {
  const written = /^(\d{4})(-\d{2}(?:-\d{2})?)$/.exec(phrasingText(date))
  return (
    <p
      part="event-date"
      style={{
        ...displayStyle(theme, size),
        color: theme.color.accentText,
        leading: leading.date,
        tracking: 0,
        textAlign: 'start',
        numeric: 'tabular',
      }}
    >
      {written ? (
        <>
          {written[1]}
          <span style={{ size: size * 0.62, weight: 400, color: theme.color.textMuted }}>{written[2]}</span>
        </>
      ) : (
        <Phrasing nodes={date} theme={theme} size={size} />
      )}
    </p>
  )
}

/** Width in px of the widest date on one line. */
export function datesWidth(events: readonly Event[], sizes: EventSizes, theme: Theme): number {
  const setting = displaySetting(theme, sizes.date)
  const small = displaySetting(theme, sizes.numerals ? sizes.text : sizes.date)
  const widthIn = (nodes: Event['date'], own: typeof setting): number =>
    textWidth(displayWords(phrasingText(nodes), theme), own)
  return Math.max(
    0,
    ...events.map(({ date }) => {
      const { before, year, after } = datePartsOf(date)
      const widths = [widthIn(before, small), widthIn(year, setting), widthIn(after, small)]
      return sizes.stacked ? Math.max(...widths) : widths.reduce((sum, width) => sum + width, 0)
    }),
  )
}
