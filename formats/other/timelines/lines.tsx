import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { noSmallerThan } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displayStyle } from '../../../core/compose/index.ts'
import { markColor } from '../../charts/mark-color.ts'
import { areFiguresToBeSeen } from '../../charts/said-figure.ts'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { phrasingText, wordsOf } from '../../../core/source/text.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { graphicRoom, graphicSheet } from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { axisWidth, Dot, dotSize } from './dot.tsx'
import { type Era, type Event, erasOf } from './eras.ts'
import { datesWidth, EventText, numeralSizes } from './event-text.tsx'
import { When } from './when.tsx'
import { years } from './years.tsx'
import { type Rank, saidIn } from '../../../core/brief/design.ts'
import { atStart } from '../../../core/compose/style.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Events that go on from line to line, and letters of each: more are read in columns. */
const EVENTS = { least: 9, most: 16, letters: 170 } as const

/** Lines that a sheet may have. */
const LINES = [2, 3, 4] as const

/** Many events along one line of time that turns at the ends of its rows, every other of which runs back: years over it, words under it. */
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
  /** Figures of what the line comes to, sizes of the text. */
  readonly figure: number
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
        const width = Math.floor((room.width - 2 * TURN * text) / each)
        const set = { width, text, year: Math.round(text * by), dates: 0, figure: 0 }
        const dates = heightOf(<Dates events={events} look={set} theme={theme} />, room.width)
        const look = { ...set, dates }
        const rows = inRows(events, each)
        const pitch = Math.floor(room.height / rows.length)
        const isFit = (event: Event): boolean =>
          datesWidth([event], { ...numeralSizes(text), date: look.year }, theme) <= look.width - text &&
          heightOf(<Cell event={event} look={look} theme={theme} />, look.width) <= pitch - text
        const ending = { ...look, width: width * (each - (rows.at(-1)?.length ?? 0) + 1) }
        const last = events.at(-1) as Event
        const figure = FIGURES.find(own => {
          const end = <Cell event={last} look={{ ...ending, figure: own }} theme={theme} isEnd />
          return heightOf(end, ending.width) <= pitch - text * 0.5
        })
        if (figure === undefined) continue
        if (look.width >= text * LEAST && events.every(isFit))
          return { rows, look: { ...look, figure }, pitch }
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
  const each = rows[0]?.length ?? 1
  return rows.map((events, at) => {
    const isLast = at === rows.length - 1
    const isBack = at % 2 === 1
    return (
      <div part="line" style={{ position: 'relative', height: pitch, shrink: 0 }}>
        <Line {...{ theme, look, pitch, each, at, isBack, steps: isLast ? events.length : undefined }} />
        <ol
          role="list"
          style={{ display: 'flex', width: each * look.width, ...(isBack && { direction: 'row-reverse' }) }}
        >
          {events.map((event, index) => {
            const isEnd = isLast && index === events.length - 1
            // What is left of the last row is for what it all comes to.
            const width = isEnd ? look.width * (each - events.length + 1) : look.width
            const isQuiet = isRanked(event.date, 'last', theme)
            return (
              <li part="event" style={{ position: 'relative', width, shrink: 0 }}>
                <Cell
                  event={event}
                  look={{ ...look, width }}
                  theme={isQuiet ? quietTheme(theme) : theme}
                  isEnd={isEnd}
                />
                {!isQuiet && <Dot {...{ theme, middle, start: 0, filled: isEnd }} />}
              </li>
            )
          })}
        </ol>
      </div>
    )
  })
}

/** The theme in which a thing is told that the brief wants quiet: in the ink of small print, and light. */
function quietTheme(theme: Theme): Theme {
  const { color, type } = theme
  const muted = color.textMuted
  return {
    ...theme,
    color: { ...color, text: muted, heading: muted, accent: muted, accentText: muted },
    type: { ...type, displayWeight: 400, strongWeight: 400 },
  }
}

/** px from the head of a line's row to its middle. */
function lineAt({ dates, text }: CellLook): number {
  return Math.round(dates + text * 0.75)
}

interface LineProps {
  readonly theme: Theme
  readonly look: CellLook
  /** px from a row to the next. */
  readonly pitch: number
  /** Events of a full row. */
  readonly each: number
  /** Index of its row. */
  readonly at: number
  /** It runs against the direction of reading. */
  readonly isBack: boolean
  /** Events after which it ends; undefined where it turns into the next row. */
  readonly steps: number | undefined
}

/** How thick the line is, in sizes of the text. */
const THICK = 0.14

/** A stretch of the line of time along a row, and the turn by which it gets to the next. */
function Line({ theme, look, pitch, each, at, isBack, steps }: LineProps): Child {
  const height = Math.max(axisWidth(theme), Math.round(look.text * THICK))
  const whole = each * look.width
  const room = dotSize(theme) / 2
  // The line passes the points, which stand where the words of their events begin.
  const end = steps === undefined ? whole : (steps - 1) * look.width + room
  const from = isBack ? (steps === undefined ? 0 : room) : at === 0 ? room : 0
  const to = isBack ? whole : end
  const bar = { position: 'absolute', background: markColor(theme) } as const
  const reach = TURN * look.text
  // How far it goes beyond its events, on the side where reading begins and on the other.
  const before = (isBack ? steps === undefined : at > 0) ? reach : 0
  const after = isBack || steps === undefined ? reach : 0
  const side = atStart(theme, isBack ? -reach : whole + reach - height)
  return (
    <>
      <div
        ariaHidden
        style={{
          ...{ ...bar, top: lineAt(look) - height / 2, height },
          ...atStart(theme, from - before),
          width: Math.max(to - from + after + before, 0),
        }}
      />
      {steps === undefined && (
        <div
          ariaHidden
          part="turn"
          style={{ ...bar, ...side, top: lineAt(look) - height / 2, height: pitch + height, width: height }}
        />
      )}
    </>
  )
}

/** How far beyond its events the line turns, sizes of the text. */
const TURN = 0.7

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
function isFirstSeen(date: Event['date'], theme: Theme): boolean {
  return isRanked(date, 'first', theme)
}

/** Whether a brief gives a date a rank. */
function isRanked(date: Event['date'], rank: Rank, { design }: Theme): boolean {
  return Object.entries(design.parts ?? {}).some(([key, dress]) => {
    const said = dress?.rank === rank ? saidIn(key) : undefined
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
  isEnd = false,
}: {
  readonly event: Event
  readonly look: CellLook
  readonly theme: Theme
  /** It is what the line comes to. */
  readonly isEnd?: boolean
}): Child {
  const { text, width, dates } = look
  const told = isEnd && areFiguresToBeSeen(theme) ? figuresTold(event) : undefined
  return (
    <div style={{ width: width - text, color: theme.color.text }}>
      <div style={{ height: dates, display: 'flex', direction: 'column', justify: 'end' }}>
        <CellDate date={event.date} look={look} theme={theme} />
      </div>
      <div style={{ marginTop: text * 1.5 }}>
        {told ? (
          <ToldFigures told={told} look={look} theme={theme} />
        ) : (
          <EventText
            event={event}
            sizes={{ date: 0, title: text, text, small: text, gap: text * 0.25 }}
            theme={theme}
            dateless
          />
        )}
      </div>
    </div>
  )
}

/** A figure and what it counts, in a row of such. */
interface ToldFigure {
  readonly figure: string
  readonly words: string
}

/** An event that is told in figures, each with what it counts: `160 years. 1,204 launches, 738 lives saved.` */
function figuresTold({ title, text, more }: Event): readonly ToldFigure[] | undefined {
  const said = `${phrasingText(title)} ${phrasingText(text)}`.trim()
  const pieces = said.split(/(?<=[.,;])\s+/u)
  const told = pieces.flatMap(piece => {
    const [, figure = '', words = ''] =
      /^(\p{Sc}?\d[\d.,\u00a0]*\d?\s?(?:%|\p{Sc})?)\s+(\p{L}.{1,40})$/u.exec(piece) ?? []
    return figure === '' ? [] : [{ figure: figure.trim(), words }]
  })
  return more.length === 0 && told.length === pieces.length && told.length <= TOLD ? told : undefined
}

/** Figures that one event tells. */
const TOLD = 4
/** Sizes of them over that of text, the largest that has room. */
const FIGURES = [3.4, 3, 2.6, 2.2, 1.8, 1.5] as const

/** What the line comes to: each figure large over what it counts. */
function ToldFigures({
  told,
  look: { text, width, figure: by },
  theme,
}: {
  readonly told: readonly ToldFigure[]
  readonly look: CellLook
  readonly theme: Theme
}): Child {
  const setting = displaySetting(theme, 1)
  const beside = Math.max(...told.map(({ words }) => textWidth(words, textSetting(theme, 400, text))))
  const widest = Math.max(...told.map(({ figure }) => textWidth(figure, setting)), 0.5)
  const size = Math.round(Math.min(text * by, Math.max((width - text * 1.6 - beside) / widest, text * 1.4)))
  return (
    <div part="lead">
      {told.map(({ figure, words }) => (
        <div style={{ display: 'flex', wrap: true, align: 'baseline', gap: [0, text * 0.5] }}>
          <p
            part="figure"
            style={{
              ...displayStyle(theme, size),
              ...{ leading: 1.08, color: theme.color.heading, whiteSpace: 'nowrap' },
            }}
          >
            {figure}
          </p>
          <p style={{ size: text, leading: 1.25 }}>{words}</p>
        </div>
      ))}
    </div>
  )
}
