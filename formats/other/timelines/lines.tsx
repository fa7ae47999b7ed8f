import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { noSmallerThan } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
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
import { fieldsAmong } from './fields-among.ts'
import { datesWidth, EventText, numeralSizes } from './event-text.tsx'
import { When } from './when.tsx'
import { years } from './years.tsx'
import { type Rank, saidIn } from '../../../core/brief/design.ts'
import { atStart } from '../../../core/compose/style.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Events that go on from line to line, and letters of each: more are read in columns. */
const EVENTS = { least: 9, most: 16, letters: 240 } as const

/** Lines that a sheet may have. */
const LINES = [2, 3, 4] as const

/** Many events along one line of time, row by row, each read the same way: years over it, words under it. */
export const lines: Composition = {
  name: 'lines of years',
  leads: true,
  // On an upright sheet dates stand down its side.
  suits: ({ lists: { events = [] } }, _, { width, height }) => width >= height && isOneRun(erasOf(events)),
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
  /** Of each line with its words and the room to the next. */
  readonly pitches: readonly number[]
}

interface CellLook {
  readonly width: number
  readonly text: number
  readonly year: number
  /** Height of the dates over the line, as the brief has them. */
  readonly dates: number
  /** Figures of what the line comes to, sizes of the text. */
  readonly figure: number
  /** Events whose dates have a field. */
  readonly fields: readonly Event[]
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
  const fields = fieldsAmong([{ opening: [], events }], theme)
  const planAt = (text: number): LinesPlan | undefined => {
    for (const count of LINES)
      for (const by of YEARS) {
        const each = Math.ceil(events.length / count)
        const width = Math.floor(room.width / each)
        const set = { width, text, year: Math.round(text * by), dates: 0, figure: 0, fields }
        const dates = heightOf(<Dates events={events} look={set} theme={theme} />, room.width)
        const look = { ...set, dates }
        const rows = inRows(events, each)
        const isWide = (event: Event): boolean =>
          datesWidth([event], { ...numeralSizes(text), date: look.year }, theme) <= look.width - text
        if (look.width < text * LEAST || !events.slice(0, -1).every(isWide)) continue
        const needs = rows.map((row, at) => {
          const own = at === rows.length - 1 ? row.slice(0, -1) : row
          const heights = own.map(event =>
            heightOf(<Cell event={event} look={look} theme={theme} />, look.width),
          )
          return Math.ceil(Math.max(0, ...heights)) + text
        })
        const above = needs.slice(0, -1).reduce((sum, need) => sum + need, 0)
        const ending = { ...look, width: width * (each - (rows.at(-1)?.length ?? 0) + 1) }
        const last = events.at(-1) as Event
        const figure = FIGURES.find(own => {
          const end = <Cell event={last} look={{ ...ending, figure: own }} theme={theme} isEnd />
          return heightOf(end, ending.width) <= room.height - above - text * 0.5
        })
        if (figure === undefined) continue
        const end = <Cell event={last} look={{ ...ending, figure }} theme={theme} isEnd />
        const lowest = Math.max(needs.at(-1) ?? 0, heightOf(end, ending.width))
        const spare = room.height - above - lowest
        // What is left goes between the lines, and a part of it under the last.
        const more = Math.floor(spare / (rows.length - 0.75))
        if (spare >= 0) return { rows, look: { ...look, figure }, pitches: needs.map(need => need + more) }
      }
    return undefined
  }
  return firstFitting(FACTORS, factor => planAt(Math.round(theme.type.base * factor)))
}

function Lines({
  plan: { rows, look, pitches },
  theme,
}: {
  readonly plan: LinesPlan
  readonly theme: Theme
}): Child {
  const middle = lineAt(look)
  const each = rows[0]?.length ?? 1
  return rows.map((events, at) => {
    const isLast = at === rows.length - 1
    return (
      <div part="line" style={{ position: 'relative', height: pitches[at] ?? 0, shrink: 0 }}>
        <Line {...{ theme, look, each, at, steps: isLast ? events.length : undefined }} />
        <ol role="list" style={{ display: 'flex', width: each * look.width }}>
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
  /** Events of a full row. */
  readonly each: number
  /** Index of its row. */
  readonly at: number
  /** Events after which it ends; undefined where it goes on in the next row. */
  readonly steps: number | undefined
}

/** How thick the line is, in sizes of the text. */
const THICK = 0.14

/** A stretch of the line of time along a row: it leaves the sheet where the next one comes in. */
function Line({ theme, look, each, at, steps }: LineProps): Child {
  const height = Math.max(axisWidth(theme), Math.round(look.text * THICK))
  const { left, right } = theme.margin
  const room = dotSize(theme) / 2
  // The line passes the points, which stand where the words of their events begin.
  const from = at === 0 ? room : -Math.max(left, right)
  const to = steps === undefined ? each * look.width + Math.max(left, right) : (steps - 1) * look.width + room
  return (
    <div
      ariaHidden
      part={steps === undefined ? 'leaving' : 'ending'}
      style={{
        ...{ position: 'absolute', background: markColor(theme), top: lineAt(look) - height / 2, height },
        ...atStart(theme, from),
        width: Math.max(to - from, 0),
      }}
    />
  )
}

function CellDate({
  event,
  look: { year, text, fields },
  theme,
}: {
  readonly event: Event
  readonly look: CellLook
  readonly theme: Theme
}): Child {
  const { date } = event
  if (fields.includes(event) && !isFirstSeen(date, theme)) {
    const own = themeOn(theme, 'accent')
    return (
      <div part="field" style={{ background: own.color.paper, padding: [0, text * 0.35] }}>
        <When date={date} look={{ year, text, inline: true }} theme={own} />
      </div>
    )
  }
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
      {events.map(event => (
        <div style={{ width: look.width - look.text, shrink: 0 }}>
          <CellDate event={event} look={look} theme={theme} />
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
      <div style={{ height: dates, display: 'flex', direction: 'column', justify: 'end', align: 'start' }}>
        <CellDate event={event} look={look} theme={theme} />
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
