import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { evenSplit } from '../../fitting/halves.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { numeralRanks, withSizes } from '../figures/few-sizes.ts'
import { withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { type Station, stationsOf } from './bands.ts'
import { isLedByFigure, type Module, posterCopy, type PosterCopy } from './module.ts'
import { insetOf, Poster, type PosterPlan, StationField } from './poster.tsx'
import { MANY_FIGURES, type Place, roomOfNumerals } from './place.ts'
import { roomsInBands } from './tank.tsx'

/** A tall sheet of modules under a title, read from top to bottom. */
export function composeInfographic(reading: Reading, given: Theme, measure: Measure): readonly Sheet[] {
  const theme = heavy(pageTheme(given))
  const copy = posterCopy(withNotes(reading), theme.design)
  const poster = planPoster(copy, theme, measure)
  return [
    toSheet('graphic', theme, <Poster copy={copy} poster={poster} />, {
      size: poster.cut ? { ...theme.page, height: 0 } : theme.page,
      margin: 0,
      fitFloor: 0.6,
      ...(copy.headline && { title: plainText(copy.headline) }),
    }),
  ]
}

/** Weight of titles and numerals where the design has them bold. */
const HEAVY = 800

/** The theme with titles and numerals as heavy as a poster's, unless they are light or the page is plain. */
function heavy(theme: Theme): Theme {
  const { displayWeight } = theme.type
  const stays = theme.design.decor.fields === false || displayWeight < 600
  return stays ? theme : { ...theme, type: { ...theme.type, displayWeight: Math.max(displayWeight, HEAVY) } }
}

const GAP = { usual: 1.5, dense: 0.9 }
/** Much copy on a sheet of a given size leaves its text smaller than this part of the theme's: room and bands give way for larger text where that makes it so much larger. */
const MUCH = { below: 0.85, gain: 1.08 }
/** Room that modules may leave before a sheet is cut to its content. */
const FILLED = 0.9
/** Smallest type of a sheet that may be longer instead, in sizes of body type. */
const SMALLEST = 0.8
/** A sheet is at most this many times as long as it would be. */
const LONGEST = 4
/** Sheets less tall than this, in widths, hold two columns. */
const SLENDER = 1.9
/** Sizes of type that are tried, as parts of the theme's: from that of a sheet with few words down to what is read at arm's length, px. */
const factors = Array.from({ length: 64 }, (_, step) => 2.6 * 0.97 ** step)
const READ = 15
/** The largest where the sheet is not to be filled. */
const LARGEST = 1.32
/** The size of what may be as long as it is, or is too long for its sheet in all of these. */
const LEAST = 0.65

/** Steps from which on they are a way. */
const STEPS = 4

/** Whether all that a module shows is a way of several steps. */
function isWay({ module: { parts } }: Station): boolean {
  const [only, ...others] = parts
  return only?.kind === 'steps' && others.length === 0 && !only.times && only.steps.length >= STEPS
}

/** Whether figures of a module are drawn as parts of a whole. */
function hasAmounts({ parts }: Module): boolean {
  return parts.some(part => part.kind === 'figures' && part.amounts !== undefined)
}

interface Task {
  readonly copy: PosterCopy
  readonly theme: Theme
  readonly measure: Measure
  /** Modules by column, which are the same in every size. */
  readonly columns: PosterPlan['columns']
  readonly above: readonly Station[]
  /** Room and bands give way for larger text. */
  readonly dense?: true
}

/** The largest type at which everything fits the sheet, which may be cut, or longer, where nobody asked for its size. */
function planPoster(copy: PosterCopy, theme: Theme, measure: Measure): PosterPlan {
  const { page } = theme
  const two = copy.modules.length > 2 && page.height < page.width * SLENDER
  const stations = stationsOf(copy, theme)
  const [first, ...others] = stations
  // The one figure that all begins with stands over both columns.
  const isLead = first && isLedByFigure(first.module)
  const lead = two && others.length > 1 && isLead ? [first] : []
  // The way that something takes is the backbone: it stands over both columns as well.
  const [next, ...further] = lead.length > 0 ? others : stations
  const spine = two && next && further.length > 1 && isWay(next) ? [next] : []
  const above = [...lead, ...spine]
  const columns = two ? halves(stations.slice(above.length), placeAt(1, theme, 2), measure) : [stations]
  const task: Task = { copy, theme, measure, columns, above }
  const free = theme.design.page.size === null && page.width < page.height
  const within = (factor: number, most: number, given = task): PosterPlan | undefined => {
    const plan = planAt(factor, given)
    const height = posterHeight(plan, task)
    const cut = free && (height < page.height * FILLED || height > page.height)
    return height <= most ? { ...plan, cut } : undefined
  }
  const least = free ? SMALLEST : Math.min(READ / theme.type.base, LEAST)
  // What is as tall as its copy needs no larger type, and fields of a whole hold their words in none.
  const most = free || copy.modules.some(hasAmounts) ? LARGEST : Number.POSITIVE_INFINITY
  const sizes = factors.filter(size => size >= least && size <= most)
  const roomy = firstFitting(sizes, factor => within(factor, page.height))
  const isMuch = !free && (roomy?.place.size ?? 0) < theme.type.base * MUCH.below
  const dense = isMuch
    ? firstFitting(sizes, factor => within(factor, page.height, { ...task, dense: true }))
    : undefined
  const whole = dense && dense.place.size >= (roomy?.place.size ?? 0) * MUCH.gain ? dense : roomy
  const long = whole ?? (free ? within(SMALLEST, page.height * LONGEST) : undefined)
  return long ?? planAt(free ? LEAST : least, task)
}

function planAt(factor: number, { theme, columns, above, dense }: Task): PosterPlan {
  const own = { ...placeAt(factor, theme, columns.length), ...(dense && { dense }) }
  const column = inFewSizes(own, columns.flat())
  const place = { ...placeAt(factor, theme, 1), theme: column.theme, ...(dense && { dense }) }
  const gap = place.size * GAP[dense ? 'dense' : 'usual']
  return { place, column, columns, above, gap, cut: false }
}

/** One of so many columns, in a size of type. */
function placeAt(factor: number, theme: Theme, columns: number): Place {
  const { page, margin } = theme
  const grown = scaled(theme, factor)
  const size = grown.type.base
  const whole = page.width - margin.left - margin.right
  const inset = insetOf({ theme: grown, width: whole, size }, columns)
  return { theme: grown, width: columns > 1 ? Math.floor(page.width / columns - 2 * inset) : whole, size }
}

/** px of a poster that is as tall as its content. */
function posterHeight(plan: PosterPlan, { copy, theme, measure }: Task): number {
  const poster = <Poster copy={copy} poster={{ ...plan, cut: true }} />
  return heightsIn(plan.place.theme, measure)(poster, theme.page.width)
}

/** Modules in two columns of as equal a height as their order allows; the second begins on another ground than it stands beside. */
function halves(stations: readonly Station[], column: Place, measure: Measure): PosterPlan['columns'] {
  const heightOf = heightsIn(column.theme, measure)
  const pad = column.size * GAP.usual
  const heights = stations.map(station =>
    heightOf(<StationField station={station} place={column} pad={pad} inset={0} />, column.width),
  )
  const split = evenSplit(heights)
  return [stations.slice(0, split), stations.slice(split)]
}

/** Sizes beside that of the text, sizes of it; numerals at most, and the least of those in bands. */
const SIZES = { small: 0.8, head: 1.45, numeral: 4, lead: 6.5, least: 2.6 }

/** A place whose words keep to few sizes: numerals of sections and bands share two of them. */
function inFewSizes(place: Place, stations: readonly Station[]): Place {
  const { theme, size } = place
  const rooms = stations.flatMap(station => roomsIn(station, place))
  const ranks = numeralRanks(rooms, { lead: size * SIZES.lead, numeral: size * SIZES.numeral })
  const [small, head] = [Math.round(size * SIZES.small), Math.round(size * SIZES.head)] as const
  return { ...place, theme: withSizes(theme, { small, title: head, head, ...ranks }) }
}

/** px that the numerals of a section have room for. */
function roomsIn({ module: { parts }, point }: Station, place: Place): readonly number[] {
  return parts.flatMap(part => {
    if (part.kind === 'bars' && point !== undefined)
      return roomsInBands(part.chart, place).filter(room => room >= place.size * SIZES.least)
    const isRow = part.kind === 'figures' && part.figures.length < MANY_FIGURES
    return isRow ? [roomOfNumerals(part.figures, place)] : []
  })
}
