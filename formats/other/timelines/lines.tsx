import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { noSmallerThan } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { phrasingText, wordsOf } from '../../../core/source/text.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { graphicRoom, graphicSheet } from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { axisWidth, Dot } from './dot.tsx'
import { type Era, type Event, erasOf } from './eras.ts'
import { datesWidth, EventText, numeralSizes } from './event-text.tsx'
import { When } from './when.tsx'
import { years } from './years.tsx'
import { saidIn } from '../../../core/brief/design.ts'
import { atStart } from '../../../core/compose/style.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Events that go on from line to line, and letters of each: more are read in columns. */
const EVENTS = { least: 9, most: 16, letters: 170 } as const

/** Lines that a sheet may have. */
const LINES = [2, 3, 4] as const

/** Many events along a line of time that runs out of the sheet at its end and comes back below: years over it, words under it. */
export const lines: Composition = {
  name: 'lines of years',
  leads: true,
  // On an upright sheet dates stand down its side.
  suits: ({ lists: { events = [] } }, { page }) =>
    page.orientation !== 'portrait' && isOneRun(erasOf(events)),
  compose: (given, base, measure) => {
    const theme = noSmallerThan(pageTheme(base), leastSize(base.page))
    const reading = withNotes(given)
    const [era] = erasOf(reading.lists.events ?? [])
    const copy = graphicCopy(reading, ['events'])
    const look = { field: true, title: TITLE }
    const whole = { ...copy, lead: [...copy.lead, ...(era?.opening ?? [])] }
    const plan = planLines(era?.events ?? [], graphicRoom(whole, theme, measure, look), theme, measure)
    if (plan === undefined) return years.compose(given, base, measure)
    const children = <Lines plan={plan} theme={theme} />
    return [graphicSheet({ name: 'timeline', copy: whole, theme, ...look, children })]
  },
}

/** Share of the shorter side of the title over the lines. */
const TITLE = 0.085

/** Whether events are many, short, and not parted into groups. */
function isOneRun([era, ...others]: readonly Era[]): boolean {
  const { least, most, letters } = EVENTS
  const events = era?.events ?? []
  const isShort = ({ title, text, more }: Event): boolean =>
    more.length === 0 && phrasingText(title).length + phrasingText(text).length <= letters
  return others.length === 0 && events.length >= least && events.length <= most && events.every(isShort)
}

/** How events stand on lines. px */
interface LinesPlan {
  readonly rows: readonly (readonly Event[])[]
  readonly look: CellLook
  /** Of a line with its words and the room to the next. */
  readonly pitch: number
}

interface CellLook {
  readonly width: number
  readonly text: number
  readonly year: number
  /** Height of the dates over the line, as the brief has them. */
  readonly dates: number
}

/** Sizes of type that are tried, as parts of the theme's; of years over it; width of an event in sizes of its text. */
const FACTORS = [1.9, 1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.92, 0.85] as const
const YEARS = [3, 2.6, 2.1] as const
const LEAST = 7.8

/** The largest type in which all events have room on so many lines, of equal steps. */
function planLines(
  events: readonly Event[],
  room: { readonly width: number; readonly height: number },
  theme: Theme,
  measure: Measure,
): LinesPlan | undefined {
  const heightOf = heightsIn(theme, measure)
  const planAt = (text: number): LinesPlan | undefined => {
    for (const count of LINES)
      for (const by of YEARS) {
        const each = Math.ceil(events.length / count)
        const width = Math.floor(room.width / each)
        const set = { width, text, year: Math.round(text * by), dates: 0 }
        const dates = heightOf(<Dates events={events} look={set} theme={theme} />, room.width)
        const look = { ...set, dates }
        const rows = inRows(events, each)
        const pitch = Math.floor(room.height / rows.length)
        const isFit = (event: Event): boolean =>
          datesWidth([event], { ...numeralSizes(text), date: look.year }, theme) <= look.width - text &&
          heightOf(<Cell event={event} look={look} theme={theme} />, look.width) <= pitch - text
        if (look.width >= text * LEAST && events.every(isFit)) return { rows, look, pitch }
      }
    return undefined
  }
  return firstFitting(FACTORS, factor => planAt(Math.round(theme.type.base * factor)))
}

function Lines({
  plan: { rows, look, pitch },
  theme,
}: {
  readonly plan: LinesPlan
  readonly theme: Theme
}): Child {
  const middle = lineAt(look)
  return rows.map((events, at) => {
    const isLast = at === rows.length - 1
    return (
      <div part="line" style={{ position: 'relative', height: pitch, shrink: 0 }}>
        <Line {...{ theme, look, isFirst: at === 0, steps: isLast ? events.length : undefined }} />
        <ol role="list" style={{ display: 'flex' }}>
          {events.map((event, index) => (
            <li part="event" style={{ position: 'relative', width: look.width, shrink: 0 }}>
              <Cell event={event} look={look} theme={theme} />
              <Dot {...{ theme, middle, start: 0, filled: isLast && index === events.length - 1 }} />
            </li>
          ))}
        </ol>
      </div>
    )
  })
}

/** px from the head of a line's row to its middle. */
function lineAt({ dates, text }: CellLook): number {
  return Math.round(dates + text * 0.75)
}

interface LineProps {
  readonly theme: Theme
  readonly look: CellLook
  readonly isFirst: boolean
  /** Events after which it ends; undefined where it runs out of the sheet. */
  readonly steps: number | undefined
}

/** How thick the line is, in sizes of the text. */
const THICK = 0.14

/** A stretch of the line of time: it comes from the edge of the sheet, but for the first, and runs to the other, but for the last. */
function Line({ theme, look, isFirst, steps }: LineProps): Child {
  const { margin, page, dir } = theme
  const before = dir === 'rtl' ? margin.right : margin.left
  const start = isFirst ? 0 : -before
  const end = steps === undefined ? page.width - before : (steps - 1) * look.width
  const height = Math.max(axisWidth(theme), Math.round(look.text * THICK))
  return (
    <div
      ariaHidden
      style={{
        ...{ position: 'absolute', top: lineAt(look) - height / 2, ...atStart(theme, start), height },
        width: Math.max(end - start, 0),
        background: markColor(theme),
      }}
    />
  )
}

function CellDate({
  date,
  look: { year, text },
  theme,
}: {
  readonly date: Event['date']
  readonly look: CellLook
  readonly theme: Theme
}): Child {
  if (!isFirstSeen(date, theme)) return <When date={date} look={{ year, text, inline: true }} theme={theme} />
  return (
    <div part="lead">
      <When date={date} look={{ year: Math.round(year * SEEN), text, inline: false }} theme={theme} />
    </div>
  )
}

/** How much larger the year is that a brief wants to be seen first. */
const SEEN = 1.5

/** Whether a brief wants a date to be seen before all others. */
function isFirstSeen(date: Event['date'], { design }: Theme): boolean {
  return Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = dress?.rank === 'first' ? saidIn(key) : undefined
    return said !== undefined && placeOfWords(phrasingText(date), wordsOf(said)) !== undefined
  })
}

/** All dates in a row, to be measured: what a brief ranks is as large as there are few of it. */
function Dates({ events, look, theme }: { events: readonly Event[]; look: CellLook; theme: Theme }): Child {
  return (
    <div style={{ display: 'flex' }}>
      {events.map(({ date }) => (
        <div style={{ width: look.width - look.text, shrink: 0 }}>
          <CellDate date={date} look={look} theme={theme} />
        </div>
      ))}
    </div>
  )
}

/** A year over the line and what happened under it. */
function Cell({
  event,
  look,
  theme,
}: {
  readonly event: Event
  readonly look: CellLook
  readonly theme: Theme
}): Child {
  const { text, width, dates } = look
  return (
    <div style={{ width: width - text }}>
      <div style={{ height: dates, display: 'flex', direction: 'column', justify: 'end' }}>
        <CellDate date={event.date} look={look} theme={theme} />
      </div>
      <div style={{ marginTop: text * 1.5 }}>
        <EventText
          event={event}
          sizes={{ date: 0, title: text, text, small: text, gap: text * 0.25 }}
          theme={theme}
          dateless
        />
      </div>
    </div>
  )
}
