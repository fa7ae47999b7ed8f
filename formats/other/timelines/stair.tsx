import { displayStyle, flowEdges, Phrasing, Prose } from '../../../core/compose/index.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import {
  displaySetting,
  linesOf,
  staysWhole,
  textWidth,
  unbrokenSize,
  widestWord,
} from '../../fitting/measure.ts'
import { type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { graphicRoom, graphicSheet } from '../sheets/graphic-sheet.tsx'
import { pageTheme } from '../sheets/page-theme.ts'
import { washed } from '../sheets/washed.ts'
import { composeTimeline } from './compose-timeline.tsx'
import { datePartsOf } from './date-parts.ts'
import { type Event, erasOf } from './eras.ts'
import { EventText } from './event-text.tsx'
import { When, type WhenLook } from './when.tsx'

/** Columns of a stair. */
const FEWEST = 3
const MOST = 9

/** Events side by side on steps as high as the time that has gone by; what it all leads to is a field from top to foot. */
export const stair: Composition = {
  name: 'stair of years',
  leads: true,
  suits: (reading, { decor }) => {
    const { length } = stepsOf(reading)
    return decor.fields !== false && length >= FEWEST && length <= MOST && reading.assets.size === 0
  },
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const sheet = stairSheet(stepsOf(reading), graphicCopy(reading, ['events']), theme, measure)
    return sheet ? [sheet] : composeTimeline(given, base, measure)
  },
}

/** The events of a copy whose words each have a place on a step; none of any other. */
function stepsOf({ lists: { events = [] } }: Reading): readonly Event[] {
  const [era, ...others] = erasOf(events)
  const isPlain = era && others.length === 0 && era.opening.length === 0
  return isPlain && era.events.every(({ more, date }) => more.length === 0 && date.length > 0)
    ? era.events
    : []
}

/** How a stair stands on its sheet, px. */
interface StairPlan extends StairType {
  /** Of a column's words. */
  readonly inner: number
  readonly height: number
  /** From the upper edge to each step. */
  readonly tops: readonly number[]
  /** From the foot to where the words of all columns begin. */
  readonly words: number
  /** That titles take above the line that their words begin on. */
  readonly titles: number
  readonly head: Head
}

interface StairType extends WhenLook {
  readonly title: number
}

/** The title over the lower steps, px. */
interface Head {
  readonly size: number
  readonly width: number
  /** Of what is said below it. */
  readonly said: number
}

interface StairCopy {
  readonly events: readonly Event[]
  readonly copy: GraphicCopy
  readonly theme: Theme
  readonly measure: Measure
  /** Room in px for the stair. */
  readonly room: { readonly width: number; readonly height: number }
}

function stairSheet(
  events: readonly Event[],
  copy: GraphicCopy,
  theme: Theme,
  measure: Measure,
): Sheet | undefined {
  const { page } = theme
  if (page.width < page.height * 1.2) return undefined
  const { before: _, headline, support: __, lead: ___, picture: ____, ...rest } = copy
  const below: GraphicCopy = { ...rest, before: [], lead: [] }
  const look = { bleeds: true }
  const stairCopy: StairCopy = {
    events,
    copy,
    theme,
    measure,
    room: graphicRoom(below, theme, measure, look),
  }
  const plan = planStair(stairCopy)
  if (plan === undefined) return undefined
  const children = <Stair {...stairCopy} plan={plan} />
  const sheet = graphicSheet({ name: 'timeline', copy: below, theme, ...look, children })
  return { ...sheet, ...(headline && { title: plainText(headline) }) }
}

// Plan

/** Running text that is tried, shares of the height. */
const texts = [0.034, 0.031, 0.028, 0.026, 0.0242, 0.0223]
/** Years that are tried, shares of the height. */
const years = [0.11, 0.1, 0.09, 0.082, 0.076, 0.07, 0.064, 0.058]
/** Titles that are tried, shares of the height. */
const titles = [0.17, 0.15, 0.136, 0.126, 0.112, 0.1, 0.09, 0.08, 0.07]
/** The first step, shares of the height from the top. */
const FIRST = { highest: 0.44, lowest: 0.58 }
/** The lowest step between neighbours, a share of the height. */
const STEP = 0.05

/** The largest type in which all words stand on their steps and the title over them. */
function planStair(stair: StairCopy): StairPlan | undefined {
  const { theme, room } = stair
  const least = Math.ceil(leastSize(theme.page))
  const sizes = [...new Set(texts.map(share => Math.max(least, Math.round(room.height * share))))]
  const planWith = (least: number): StairPlan | undefined =>
    firstFitting(sizes, text => {
      const inner = innerWidth(stair, text)
      const type = typeAt(stair, text, inner)
      const plan = type && planAt(stair, type, inner)
      return plan && plan.head.size >= least * room.height ? plan : undefined
    })
  return planWith(LEAD) ?? planWith(LEAD * 0.8) ?? planWith(LEAD * 0.65) ?? planWith(0)
}

/** A title of this share of the height leads: it comes before large running text. */
const LEAD = 0.124

/** px around the words of a column. */
function padsOf({ theme: { margin } }: Pick<StairCopy, 'theme'>, text: number) {
  const start = Math.round(text * 0.9)
  const end = Math.round(text * 0.55)
  return { start, end, first: margin.left, last: Math.max(Math.round(margin.right * 0.4), end) }
}

/** Words of all columns are equally wide; those at the edges keep to the margins. */
function innerWidth(stair: StairCopy, text: number): number {
  const { start, end, first, last } = padsOf(stair, text)
  const { length } = stair.events
  return Math.floor((stair.room.width - first - last - (start + end) * (length - 1)) / length)
}

function typeAt(stair: StairCopy, text: number, inner: number): StairType | undefined {
  const { events, theme, room } = stair
  if (inner < text * 6.5) return undefined
  const names = events.map(event => phrasingText(event.title)).filter(name => name !== '')
  const title = nameSize(names, inner, text, theme)
  const widths = events.map(({ date }) => {
    const { before, year, after } = datePartsOf(date)
    return {
      year: textWidth(phrasingText(year), displaySetting(theme, 1)) * dressed(theme),
      rest: textWidth(phrasingText([...before, ...after]), {
        ...displaySetting(theme, 1),
        family: theme.type.text,
      }),
    }
  })
  const fits = (year: number, inline: boolean): boolean =>
    widths.every(
      width => width.year * year + (inline && width.rest > 0 ? width.rest * text + text * 0.3 : 0) <= inner,
    )
  const isWhole = (year: number): boolean =>
    events.every(({ date }) => {
      const words = phrasingText(datePartsOf(date).year)
      const setting = displaySetting(theme, year * dressed(theme))
      return widestWord(words, setting) <= inner && linesOf(words, inner * 0.98, setting) <= 2
    })
  const sizes = years.map(share => Math.round(room.height * share)).filter(year => year >= text * 1.6)
  const broken = [1.6, 1.45, 1.3, 1.15].map(factor => Math.round(text * factor)).find(isWhole)
  for (const inline of [true, false]) {
    const year = sizes.find(size => fits(size, inline))
    if (year !== undefined && (!inline || year >= text * 2.4)) return { text, title, year, inline }
  }
  return broken === undefined ? undefined : { text, title, year: broken, inline: false }
}

/** What a brief that speaks of dates makes of their size once they are drawn: they need the room of that. */
function dressed({ design }: Theme): number {
  return Math.max(1, design.parts?.dates?.scale ?? 1)
}

/** px at which what happened is said in two lines, and no word of it is broken. */
function nameSize(names: readonly string[], inner: number, text: number, theme: Theme): number {
  const isShort = (size: number): boolean =>
    names.every(name => linesOf(name, inner * 0.98, displaySetting(theme, size)) <= 2)
  const wanted = [1.5, 1.4, 1.3, 1.2].map(factor => text * factor).find(isShort) ?? text * 1.12
  return Math.min(wanted, ...names.map(name => unbrokenSize(name, inner, wanted, theme)))
}

function planAt(stair: StairCopy, type: StairType, inner: number): StairPlan | undefined {
  const { events, theme, measure, room } = stair
  const { height } = room
  const heightOf = heightsIn(theme, measure)
  const most = (piece: (event: Event) => Child): number =>
    Math.max(...events.map(event => heightOf(piece(event), inner)))
  const when = most(event => <When date={event.date} look={type} theme={theme} />)
  const dates = when * dressed(theme) + type.text * 2
  const titles = most(event => <Name event={event} type={type} theme={theme} />)
  const words = most(event => <Words event={event} type={type} theme={theme} titles={titles} />)
  const foot = type.text * 2.4
  const lowest = height - foot - words - dates
  if (lowest < height * FIRST.highest) return undefined
  const first = Math.min(lowest, height * FIRST.lowest)
  const tops = topsOf(events, first, height)
  const plan = { ...type, inner, height, tops, titles, words: foot + words + (lowest - first) * 0.4 }
  const head = headOver(stair, plan)
  return head && { ...plan, head }
}

/** Steps by true time from the first to the last, none lower than the least; equal ones where the copy tells no times in order. */
function topsOf(events: readonly Event[], first: number, height: number): readonly number[] {
  const times = events.map(({ when }) => when)
  const count = events.length - 1
  const gaps = times.slice(1).map((time, at) => (time ?? Number.NaN) - (times[at] ?? Number.NaN))
  const whole = gaps.reduce((sum, gap) => sum + gap, 0)
  const isTrue = whole > 0 && gaps.every(gap => gap >= 0)
  const least = Math.min(height * STEP, first / count)
  const shared = first - least * count
  const tops = [Math.round(first)]
  for (const gap of gaps) {
    const rise = least + shared * (isTrue ? gap / whole : 1 / count)
    tops.push(Math.max(0, Math.round((tops.at(-1) ?? 0) - rise)))
  }
  return tops
}

/** The largest title that stands over the first steps, and what is said below it, each as wide as it may be there. */
function headOver(stair: StairCopy, plan: Omit<StairPlan, 'head'>): Head | undefined {
  const { copy, theme, measure, room } = stair
  const heightOf = heightsIn(theme, measure)
  const words = copy.headline ? plainText(copy.headline) : ''
  const { start, end } = padsOf(stair, plan.text)
  const clear = plan.text * 1.4
  const reaches = plan.tops.slice(0, -1).map((top, at) => ({
    width: plan.inner * (at + 1) + (start + end) * at + end - clear,
    height: top - theme.margin.top - clear,
  }))
  return firstFitting(titles, share => {
    const look: HeadProps = { copy, theme, size: Math.round(room.height * share), text: plan.text }
    if (look.size < plan.text * 1.4) return undefined
    for (const { width, height } of reaches) {
      const used = heightOf(<Title {...look} />, width)
      if (used > height || !staysWhole(words, width, look.size, theme)) continue
      const said = reaches.findLast(
        reach => used + heightOf(<Said {...look} />, Math.min(reach.width, width)) <= reach.height,
      )
      if (said) return { size: look.size, width, said: Math.min(said.width, width) }
    }
    return undefined
  })
}

// Drawing

function Stair(props: StairCopy & { readonly plan: StairPlan }): Child {
  const { events, copy, theme, plan } = props
  const { margin, dir } = theme
  const look: HeadProps = { copy, theme, size: plan.head.size, text: plan.text }
  return (
    <div style={{ position: 'relative', height: plan.height }}>
      <div
        part="opening"
        style={{
          position: 'absolute',
          top: margin.top,
          width: plan.head.width,
          ...(dir === 'rtl' ? { right: margin.right } : { left: margin.left }),
        }}
      >
        <Title {...look} />
        <div style={{ width: plan.head.said }}>
          <Said {...look} />
        </div>
      </div>
      <ol role="list" part="stair" style={{ display: 'flex', height: plan.height }}>
        {events.map((_, at) => (
          <Step {...props} at={at} />
        ))}
      </ol>
    </div>
  )
}

interface HeadProps {
  readonly copy: GraphicCopy
  readonly theme: Theme
  readonly size: number
  readonly text: number
}

function Title({ copy: { before, headline }, theme, size, text }: HeadProps): Child {
  return (
    <>
      {before.length > 0 && (
        <div style={{ size: text, color: theme.color.textMuted, marginBottom: text * 0.6 }}>
          <Prose nodes={before} theme={theme} size={text} measured={false} />
        </div>
      )}
      {headline && (
        <h1 part="headline" style={{ ...displayStyle(theme, size), leading: 0.98 }}>
          <Phrasing nodes={headline.children} theme={theme} size={size} />
        </h1>
      )}
    </>
  )
}

/** What is said about the whole, below its title. */
function Said({ copy: { support, lead }, theme, text }: HeadProps): Child {
  const size = Math.round(text * 1.25)
  return (
    <>
      {support && (
        <p
          part="support"
          style={{ marginTop: text, size, leading: 1.3, color: theme.color.textMuted, textWrap: 'balance' }}
        >
          <Phrasing nodes={support.children} theme={theme} size={size} />
        </p>
      )}
      {lead.length > 0 && (
        <div style={{ marginTop: text * 0.8, size: text }}>
          <Prose nodes={lead} theme={theme} size={text} measured={false} />
        </div>
      )}
    </>
  )
}

/** A column: its year on the step, its words on the line of all. */
function Step({ events, theme, plan, at, ...stair }: StairCopy & { plan: StairPlan; at: number }): Child {
  const event = events[at] as Event
  const isLast = at === events.length - 1
  const own = isLast ? themeOn(theme, 'accent') : underStair(theme)
  const top = plan.tops[at] ?? 0
  const { start, end, first, last } = padsOf({ theme }, plan.text)
  const left = at === 0 ? first : start
  const right = isLast ? last : end
  const line = { width: Math.max(1, theme.rule), color: mixed(own.color.paper, theme.color.accent, 0.4) }
  return (
    <li
      part="step"
      style={{
        position: 'relative',
        width: isLast
          ? stair.room.width - widthBefore(plan, events.length, theme)
          : left + plan.inner + right,
        shrink: 0,
        height: plan.height - top,
        marginTop: top,
        background: own.color.paper,
        color: own.color.text,
        ...(!isLast && { borderTop: line }),
        ...(!isLast && at > 0 && (theme.dir === 'rtl' ? { borderRight: line } : { borderLeft: line })),
      }}
    >
      <div
        style={{ padding: flowEdges(theme, { top: top === 0 ? theme.margin.top : plan.text, start: left }) }}
      >
        <When date={event.date} look={plan} theme={own} />
      </div>
      <div
        style={{
          position: 'absolute',
          top: plan.height - top - plan.words,
          left: 0,
          right: 0,
          padding: flowEdges(theme, { start: left, end: right }),
        }}
      >
        <Words event={event} type={plan} theme={own} titles={plan.titles} />
      </div>
    </li>
  )
}

/** The theme on the ground under the stair. */
function underStair(theme: Theme): Theme {
  return washed(theme, theme.color.accent, 0.1)
}

function widthBefore(plan: StairPlan, count: number, theme: Theme): number {
  const { first, start, end } = padsOf({ theme }, plan.text)
  return first + end + plan.inner + (count - 2) * (start + plan.inner + end)
}

interface PieceProps {
  readonly event: Event
  readonly type: StairType
  readonly theme: Theme
}

/** What happened, on the line of all titles, and a few words about it below that. */
function Words({ event, type, theme, titles }: PieceProps & { readonly titles: number }): Child {
  const { text } = type
  const sizes = { date: 0, title: text, text, small: text, gap: text * 0.4 }
  return (
    <>
      <div style={{ minHeight: titles, display: 'flex', direction: 'column', justify: 'end' }}>
        <Name event={event} type={type} theme={theme} />
      </div>
      <div style={{ marginTop: text * 0.5 }}>
        <EventText event={{ ...event, title: [] }} sizes={sizes} theme={theme} dateless />
      </div>
    </>
  )
}

function Name({ event: { title }, type: { title: size }, theme }: PieceProps): Child {
  if (title.length === 0) return null
  return (
    <p part="event-title" style={{ ...displayStyle(theme, size), leading: 1.12, textAlign: 'start' }}>
      <Phrasing nodes={title} theme={theme} size={size} />
    </p>
  )
}
