import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { atStart, type Style } from '../../../core/compose/style.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { readFreeSize } from '../../../core/theme/page-sizes.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { graphicRoom, graphicSheet } from '../sheets/graphic-sheet.tsx'
import { edged, pageTheme } from '../sheets/page-theme.ts'
import { axisWidth, Dot, dotSize } from './dot.tsx'
import { type Era, type Event, erasOf } from './eras.ts'
import { datesWidth, EventText, numeralSizes } from './event-text.tsx'
import { lines } from './lines.tsx'
import { When } from './when.tsx'
import { years } from './years.tsx'

/** How many times as wide as high a sheet is that is a strip, and events that one line of it holds. */
const STRIP = 2.5
const EVENTS = { least: 3, most: 40 }

/** Share of the height of the title over a strip. */
const TITLE = 0.1

/** What stands around the line is read walking past too: sizes of what a sheet of paper has. */
const WALKING = 1.25
/** Share of the height of that type at most: a line with much around it has no room for more. */
const MOST = 0.034

/** All events along one line from end to end of a strip that is read walking past: large years, and room for the time that goes by. */
export const strip: Composition = {
  name: 'strip of years',
  leads: true,
  suits: ({ lists: { events = [] } }, { page, layout }) => {
    const size = page.size === null ? undefined : readFreeSize(page.size)
    const isStrip = size !== undefined && size.width > size.height * STRIP
    const isAsked = (isStrip || layout.axis === 'across') && page.orientation !== 'portrait'
    const isPlain = erasOf(events).every(
      ({ opening, events: own }, at) =>
        own.every(({ date }) => date.length > 0) &&
        (at === 0 || (opening.length > 0 && opening.every(({ type }) => type === 'heading'))),
    )
    return isAsked && isPlain && events.length >= EVENTS.least && events.length <= EVENTS.most
  },
  compose: (given, base, measure) => {
    const page = pageTheme(base)
    const theme = edged(
      scaled(page, Math.min(WALKING, (page.page.height * MOST) / page.type.base)),
      MARGIN.block,
      MARGIN.inline,
    )
    const reading = withNotes(given)
    const eras = erasOf(reading.lists.events ?? [])
    const copy = graphicCopy(reading, ['events'])
    const whole = eras.length > 1 ? copy : { ...copy, lead: [...copy.lead, ...(eras[0]?.opening ?? [])] }
    const look = { title: TITLE, least: Math.max(leastSize(theme.page), theme.type.base * 0.8) }
    const plan = planStrip(eras, graphicRoom(whole, theme, measure, look), theme, measure)
    if (plan === undefined) {
      const other = lines.suits?.(given, base.design, base.page) ? lines : years
      return other.compose(given, base, measure)
    }
    return [
      graphicSheet({
        name: 'timeline',
        copy: whole,
        theme,
        ...look,
        children: <Strip plan={plan} theme={theme} />,
      }),
    ]
  },
}

/** The margins of a strip at most, shares of its height: what is wide has no wide edges. */
const MARGIN = { block: 0.09, inline: 0.14 }

/** Events on the line of a strip. px */
interface StripPlan extends Sizes {
  readonly events: readonly Event[]
  /** Each a stretch of the line, with its name over it; one alone has none there. */
  readonly eras: readonly Era[]
  /** Of each event's words, and where they begin. */
  readonly widths: readonly number[]
  readonly starts: readonly number[]
}

interface Sizes {
  readonly year: number
  readonly text: number
  /** Of what stands on one side of the line: years over it and words under it, or both on each side by turns. */
  readonly side: number
  readonly isBoth: boolean
}

/** How much the size of text is worth beside that of years. */
const TEXT_WEIGHT = 0.5
/** Sizes of years that are tried, as shares of the room down; of text, as shares of them; of an event's width, as parts of its least. */
const YEARS = Array.from({ length: 22 }, (_, step) => 0.3 * 0.92 ** step)
const TEXTS = [0.52, 0.46, 0.42, 0.38, 0.34, 0.3, 0.26] as const
const WIDTHS = [1, 1.2, 1.45, 1.75, 2.1, 2.6, 3.2, 4] as const

/** Share of the width that the time between events has at the least, and the room behind an event, sizes of its text. */
const SPARE = 0.05
const BEHIND = 1
/** A date that fits by a hair breaks where boxes are set in whole px. */
const LOOSE = 1.05

interface Room {
  readonly width: number
  readonly height: number
}

/** The largest years at which all events have room, on one side of the line or by turns on both, and the largest text beside them. */
function planStrip(eras: readonly Era[], room: Room, theme: Theme, measure: Measure): StripPlan | undefined {
  const events = eras.flatMap(era => era.events)
  const heightOf = heightsIn(theme, measure)
  const least = leastSize(theme.page)
  const shortest = Math.min(...events.map(({ date }) => phrasingText(date).length))
  const bare = events.filter(({ date }) => phrasingText(date).length === shortest)
  const grown = datesGrown(bare, room, theme, measure)
  const widthOf = (event: Event, sizes: Sizes): number => {
    const { year, text, side } = sizes
    const words = `${phrasingText(event.title)} ${phrasingText(event.text)}`
    const word = widestWord(words, textSetting(theme, theme.type.strongWeight, text))
    const date = datesWidth([event], { ...numeralSizes(text), date: year, stacked: false }, theme)
    const own = Math.max(date * grown * LOOSE, word) + inset(sizes)
    // Years are not measured one by one: what a brief ranks is as large as there are few of it.
    const left = side - aboveWords(sizes)
    // What is kept on one line, as a number with its word, is wider than either.
    const fits = (part: number): number | undefined => {
      const width = own * part - inset(sizes)
      const said = <Said event={event} text={text} theme={theme} />
      return heightOf(said, width) <= left && measure.piece(said, width).overflow <= 0
        ? own * part
        : undefined
    }
    return firstFitting(WIDTHS, fits) ?? Number.POSITIVE_INFINITY
  }
  const planAt = (sizes: Sizes): StripPlan | undefined => {
    const widths = events.map(event => Math.ceil(widthOf(event, sizes)))
    const first = new Set([...eras.entries()].flatMap(([at, era]) => (at > 0 ? era.events.slice(0, 1) : [])))
    const starts = startsOf(events, { widths, first }, sizes, room.width)
    return starts && { ...sizes, events, eras, widths, starts }
  }
  const planOf = (share: number, part: number): StripPlan | undefined => {
    const year = Math.round(room.height * share)
    const look = { year, text: Math.round(year * part) }
    const height = room.height - nameRoom(eras, look.text)
    const both = { ...look, side: (height - across(look.text, theme)) / 2, isBoth: true }
    return planAt({ ...look, side: height, isBoth: false }) ?? planAt(both)
  }
  // Years that have room beside one size of text may have none beside another: each is tried for itself.
  const plans = TEXTS.flatMap(part => {
    const legible = YEARS.filter(share => Math.round(room.height * share) * part >= least)
    return firstFitting(legible, share => planOf(share, part)) ?? []
  })
  return plans.toSorted((one, other) => worth(other) - worth(one))[0]
}

/** How much the sizes of a plan are worth: years most, and text beside them. */
function worth({ year, text }: Pick<Sizes, 'year' | 'text'>): number {
  return year * (text / year) ** TEXT_WEIGHT
}

/** By how much dates are wider than their sizes say: a brief may give them a face of their own, and larger letters. */
function datesGrown(
  events: readonly Event[],
  { width, height }: Room,
  theme: Theme,
  measure: Measure,
): number {
  const year = Math.round(height * GROWN.year)
  const look = { year, text: Math.round(year * GROWN.text), inline: true }
  const set = events.map(({ date }) => <When date={date} look={look} theme={theme} />)
  const usual = datesWidth(events, { ...numeralSizes(look.text), date: year, stacked: false }, theme)
  return Math.max(1, measure.piece(<div>{set}</div>, width).widest / usual)
}

/** Sizes at which that is asked: of years, of the room down, and of what stands beside them. */
const GROWN = { year: 0.1, text: 0.4 }

/**
 * Where events begin, so that those on one side stand clear of each other: where their times tell, as near to these as they let each
 * other, else with equal parts of what room is left between them; undefined where none is.
 */
function startsOf(
  events: readonly Event[],
  { widths, first }: { readonly widths: readonly number[]; readonly first: ReadonlySet<Event> },
  { text, isBoth }: Sizes,
  width: number,
): readonly number[] | undefined {
  const own = (at: number): number => widths[at] ?? 0
  const gap = text * BEHIND
  /** px from where one event begins to where a later one may. */
  const apart = (from: number, to: number): number => {
    const event = events[to]
    const isNext = to === from + 1
    // No event reaches into the next era.
    if (isNext && event && first.has(event)) return own(from) + gap * 2
    if (isNext) return isBoth ? gap * 2 : own(from) + gap
    return isBoth ? own(from) + gap * (event && first.has(event) ? 2 : 1) : 0
  }
  const pushed = (wanted: readonly number[]): readonly number[] =>
    wanted.reduce<number[]>((starts, want, at) => {
      const before = [1, 2].flatMap(back =>
        at >= back ? [(starts[at - back] ?? 0) + apart(at - back, at)] : [],
      )
      starts.push(Math.max(want, ...before))
      return starts
    }, [])
  const least = pushed(events.map(() => 0))
  const spare = width - Math.max(...least.map((start, at) => start + own(at)))
  if (!(spare >= width * SPARE)) return undefined
  const gone = timeGone(events)
  if (!gone) return least.map((start, at) => Math.floor(start + (spare * at) / (events.length - 1)))
  const starts = [...pushed(gone.map(part => part * (width - own(events.length - 1))))]
  for (const [at, start] of [...starts.entries()].toReversed()) {
    const after = [at + 1, at + 2].flatMap(later =>
      later < events.length ? [(starts[later] ?? 0) - apart(at, later)] : [],
    )
    starts[at] = Math.min(start, width - own(at), ...after)
  }
  return starts.map(Math.floor)
}

/** The time that has gone by at each event as a share of all; undefined where dates do not tell. */
function timeGone(events: readonly Event[]): readonly number[] | undefined {
  const times = events.map(({ when }) => when ?? Number.NaN)
  const isKnown = times.every((when, at) => when >= (times[at - 1] ?? when))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  return isKnown && last > first ? times.map(when => (when - first) / (last - first)) : undefined
}

interface StripProps {
  readonly plan: StripPlan
  readonly theme: Theme
}

function Strip({ plan, theme }: StripProps): Child {
  const { events, eras, starts, isBoth, side, text } = plan
  const { margin } = theme
  const middle = lineAt(plan, theme)
  const height = Math.max(axisWidth(theme), Math.round(text * THICK))
  const marked = markedOf(events)
  return (
    <>
      {eras.length > 1 && <Names plan={plan} theme={theme} />}
      <div part="line" style={{ grow: 1, position: 'relative' }}>
        <div
          ariaHidden
          style={{
            ...{ position: 'absolute', top: middle - height / 2, height, background: markColor(theme) },
            ...{ left: -margin.left, right: -margin.right },
          }}
        />
        <ol role="list" style={{ display: 'flex', position: 'relative', height: '100%' }}>
          {events.map((event, at) => {
            const isUnder = isBoth && at % 2 === 1
            const place = { position: 'absolute', top: 0, ...atStart(theme, starts[at] ?? 0) } as const
            return (
              <li part="event" style={{ ...place, width: plan.widths[at] ?? 0 }}>
                {isBoth && !isUnder && <Stem theme={theme} height={middle} />}
                <div style={{ marginTop: isUnder ? side + across(text, theme) : 0 }}>
                  <Words event={event} sizes={plan} theme={theme} isMarked={marked.has(event)} />
                </div>
                <Dot {...{ theme, middle, start: -dotSize(theme) / 2, filled: at === events.length - 1 }} />
              </li>
            )
          })}
        </ol>
      </div>
    </>
  )
}

/** The share of events up to which those that open with bold words are marked. */
const FEW = 1 / 3

/** The few events that their author marked: the others do not open with a title. */
function markedOf(events: readonly Event[]): ReadonlySet<Event> {
  const titled = events.filter(({ title, text }) => title.length > 0 && text.length > 0)
  const isFew =
    titled.length <= events.length * FEW &&
    events.every(({ title, text }) => title.length === 0 || text.length > 0)
  return new Set(isFew ? titled : [])
}

/** Names of eras, sizes of the text: type, and room with what is below. */
const NAME = { size: 1.15, room: 2.4 }

/** px that names of eras take over a line. */
function nameRoom({ length }: readonly Era[], text: number): number {
  return length > 1 ? Math.ceil(text * NAME.room) : 0
}

/** The names of eras over their stretches of the line, each on a rule from its first event to the next era. */
function Names({ plan: { eras, events, starts, text }, theme }: StripProps): Child {
  const size = Math.round(text * NAME.size)
  const from = eras.map(({ events: [first] }) => starts[events.indexOf(first as Event)] ?? 0)
  return (
    <div style={{ position: 'relative', height: nameRoom(eras, text), shrink: 0 }}>
      {eras.map(({ opening }, at) => {
        const start = from[at] ?? 0
        const next = from[at + 1]
        const width = next === undefined ? { right: 0 } : { width: next - start - text * BEHIND }
        return (
          <div
            part="era"
            style={{
              ...{ position: 'absolute', top: 0, ...atStart(theme, start), ...width },
              borderTop: { width: Math.max(2, Math.round(text * THICK)), color: markColor(theme) },
              padding: [Math.round(text * 0.2), 0, 0, 0],
            }}
          >
            {opening.map(block => (
              <p style={{ ...displayStyle(theme, size), leading: 1.15, textAlign: 'start' }}>
                <Phrasing
                  nodes={block.type === 'heading' ? block.children : []}
                  theme={theme}
                  size={size}
                  heading
                />
              </p>
            ))}
          </div>
        )
      })}
    </div>
  )
}

/** What ties an event over the line to it. */
function Stem({ theme, height }: { readonly theme: Theme; readonly height: number }): Child {
  const width = Math.max(1, Math.round(theme.rule))
  const place = { position: 'absolute', top: 0, ...atStart(theme, -width / 2), width, height } as const
  return <div ariaHidden style={{ ...place, background: markColor(theme) }} />
}

/** How thick the line is, and the room between it and the words on either side, sizes of the text. */
const THICK = 0.14
const APART = 0.55

/** px from the head of the strip to the middle of its line. */
function lineAt({ year, text, side, isBoth }: Sizes, theme: Theme): number {
  return Math.round(isBoth ? side + across(text, theme) / 2 : year * 1.05 + text * APART)
}

/** px between what stands over a line and what stands under it: its points touch neither. */
function across(text: number, theme: Theme): number {
  return Math.max(text, Math.round(dotSize(theme) * CLEAR))
}

/** That room at the least, sizes of a point. */
const CLEAR = 1.3

interface WordsProps {
  readonly event: Event
  readonly sizes: Sizes
  readonly theme: Theme
}

/** px from the head of an event to its words, and from where it begins to them. */
function aboveWords({ year, text, isBoth }: Sizes): number {
  return Math.ceil(year * 1.05 + text * (isBoth ? 0.35 : APART * 2.2))
}

function inset({ text, isBoth }: Sizes): number {
  return isBoth ? text * 0.4 : 0
}

/** Room around words on a field, sizes of the text. */
const PAD = 0.35

/** A year over what happened; what else its date says stands small beside it. What is marked has a field. */
function Words({ event, sizes, theme: asked, isMarked }: WordsProps & { readonly isMarked: boolean }): Child {
  const { year, text } = sizes
  const theme = isMarked ? themeOn(asked, 'accent') : asked
  const small = Math.max(Math.round(text * 0.9), Math.min(text, Math.ceil(leastSize(theme.page))))
  const pad = -Math.round(text * PAD)
  const field: Style = { position: 'absolute', top: 0, bottom: pad, left: pad, right: pad }
  return (
    <div
      style={{
        position: 'relative',
        color: theme.color.text,
        padding: flowEdges(theme, { start: inset(sizes) }),
      }}
    >
      {isMarked && <div ariaHidden part="field" style={{ ...field, background: theme.color.paper }} />}
      <div style={{ position: 'relative', height: aboveWords(sizes) }}>
        <When date={event.date} look={{ year, text: small, inline: true }} theme={theme} />
      </div>
      <div style={{ position: 'relative' }}>
        <Said event={event} text={text} theme={theme} />
      </div>
    </div>
  )
}

function Said({ event, text, theme }: Omit<WordsProps, 'sizes'> & { readonly text: number }): Child {
  return (
    <EventText
      event={event}
      sizes={{ date: 0, title: text, text, small: text, gap: text * 0.25 }}
      theme={theme}
      dateless
    />
  )
}
