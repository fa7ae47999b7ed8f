import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading, Status } from '../../../core/reading/reading.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textSetting, textWidth, unbrokenSize, widestWord } from '../../fitting/measure.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import type { SheetLook } from '../sheets/graphic-sheet.tsx'
import { type LegibleRoom, legibleSheets } from '../sheets/legible-sheets.tsx'
import { pageTheme, reaching } from '../sheets/page-theme.ts'
import { washed } from '../sheets/washed.ts'
import { datePartsOf } from '../timelines/date-parts.ts'
import { statusWord } from '../tasks/status.ts'
import { type Axis, axisOf, AxisOfPoints } from './axis.tsx'
import { BlockWords, detailsOf, isMarked, markSize } from './block-words.tsx'
import { type Band, type Block, type Chart, chartOf, columnsFrom } from './chart.ts'
import { composeRoadmap } from './compose-roadmap.tsx'
import { titleWords } from './plan-title.tsx'
import { divideLanes, lanesOf, type Period } from './plans.ts'
import { type StripLook, Strips } from './strips.tsx'

/** Plans as blocks as long as their months, on grounds of how far they are; the day of the map is a line. */
export const months: Composition = {
  name: 'lanes of months',
  leads: true,
  suits: (reading, { decor }) => decor.fields !== false && drawnOf(reading, 'en') !== undefined,
  compose: (given, base, measure) => {
    const reading = withNotes(given)
    const drawn = drawnOf(reading, base.lang)
    const copy = graphicCopy(reading, ['lanes', 'items'])
    const theme = reaching(pageTheme(base), 0.58, 0.8)
    for (const parts of drawn ? partsOf(drawn.chart) : [])
      for (const { foot, ...look } of looks) {
        const piecesIn = (room: LegibleRoom): readonly Child[] =>
          drawnIn(drawn as DrawnChart, parts, room, measure)
        const sheets = legibleSheets({ name: 'roadmap', copy, piecesIn, look, foot }, theme, measure)
        if (sheets.some(({ name }) => name === 'roadmap')) return sheets
      }
    return composeRoadmap(given, base, measure)
  },
}

/** Sheets that the columns of a chart may be divided among, few to many. */
function partsOf({ columns: { length } }: Chart): readonly number[] {
  return [1, 2, 3].filter(count => count * 2 <= length + 1 || count === 1)
}

/** Ways in which a title and the foot make room, from large to small. */
const looks: readonly (SheetLook & { readonly foot: number })[] = [
  { title: 0.11, beside: true, foot: 0.2 },
  { title: 0.085, beside: true, foot: 0.2 },
  { title: 0.065, beside: true, foot: 0.2 },
  { title: 0.065, beside: true, foot: 0.08 },
]

/** Columns of a chart, on all its sheets. */
const MOST = 12

/** A chart, and what is said beside it. */
interface DrawnChart {
  readonly chart: Chart
  readonly milestones?: Period
  readonly asides: readonly Period[]
}

function drawnOf(
  { lists: { lanes = [] }, roles: { updated } }: Reading,
  lang: string,
): DrawnChart | undefined {
  const day = updated?.value?.type === 'date' ? updated.value : undefined
  const { rows, asides } = divideLanes(lanesOf(lanes))
  const reached = asides.find(({ beside, text }) => beside === 'milestones' && text.length === 0)
  const chart = chartOf({ lanes: rows, lang, updated: day, milestones: reached?.plans ?? [] })
  if (!chart || chart.columns.length > MOST) return undefined
  const milestones = rows.length > 1 && chart.points.length > 0 ? reached : undefined
  return {
    chart: milestones ? chart : { ...chart, points: [] },
    ...(milestones && { milestones }),
    asides: asides.filter(aside => aside !== milestones),
  }
}

/** The chart in its parts, and under the last what is said beside it; nothing where no type does. */
function drawnIn(
  { chart, milestones, asides }: DrawnChart,
  parts: number,
  room: LegibleRoom,
  measure: Measure,
): readonly Child[] {
  const { theme, least, width } = room
  const [size, gap] = [Math.round(least * 1.2), Math.round(least * 0.5)]
  const keyed = { isLoud: isLoud(chart) }
  const look: StripLook = {
    theme,
    size,
    text: least,
    gap,
    pad: gap,
    ground: status => groundOf(status, keyed, theme),
  }
  const strips = asides.length > 0 && <Strips periods={asides} look={look} />
  const height = room.height - (strips ? heightsIn(theme, measure)(strips, width) : 0)
  const isKeyed = asides.some(({ beside }) => beside === 'key')
  const plans = planCharts({ chart, milestones, isKeyed }, parts, { ...room, height }, measure)
  return plans.map((plan, at) => (
    <>
      <Drawn plan={plan} theme={theme} />
      {at === plans.length - 1 && strips}
    </>
  ))
}

// Plan

/** How a chart stands on its sheet, px. */
interface ChartPlan extends Look {
  readonly chart: Chart
  /** By band, then by row: where it begins and how high it is. */
  readonly bands: readonly PlacedBand[]
  readonly height: number
  /** That the names of periods take. */
  readonly head: number
  readonly axis?: Axis
  /** What its signs stand for is to be said. */
  readonly legend: readonly Status[]
}

/** What is planned. */
interface Planned {
  readonly chart: Chart
  readonly milestones: Period | undefined
  /** The copy says what signs stand for. */
  readonly isKeyed: boolean
}

interface Loudness {
  /** So much is under way that its ground is a tint. */
  readonly isLoud: boolean
}

interface Look extends Loudness {
  /** Of what is to do. */
  readonly size: number
  /** Of what is said about it. */
  readonly text: number
  /** Of the names of periods and lanes. */
  readonly period: number
  readonly lane: number
  readonly gap: number
  readonly pad: number
  /** Of the names of lanes; 0 where there are none. */
  readonly first: number
  /** Of a column, its gap included. */
  readonly column: number
}

interface PlacedBand {
  readonly top: number
  readonly rows: readonly { readonly top: number; readonly height: number }[]
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [2.6, 2.3, 2.05, 1.85, 1.7, 1.55, 1.42, 1.3, 1.2, 1.1, 1]

/** The largest type in which a chart fits so many sheets with as many columns each; none where no type does. */
function planCharts(
  planned: Planned,
  parts: number,
  room: LegibleRoom,
  measure: Measure,
): readonly ChartPlan[] {
  const { chart } = planned
  const each = Math.ceil(chart.columns.length / parts)
  const charts = Array.from({ length: parts }, (_, at) => columnsFrom(chart, at * each, (at + 1) * each))
  const ways = [
    ...sizes.map(factor => ({ factor, tight: 1, names: NAMES })),
    ...TIGHT.by.flatMap(by => sizes.slice(TIGHT.from).map(factor => ({ factor, ...by }))),
  ]
  for (const { factor, tight, names } of ways) {
    const size = Math.round(room.least * factor)
    const plans = charts.flatMap((part, at) => {
      const height = at === parts - 1 ? room.height : room.open
      // What is left for the last sheet fills its width.
      const columns = chart.columns.length < MONTHS ? part.columns.length : each
      const wanted = { size, tight, names, columns, isLoud: isLoud(chart) }
      return planAt({ ...planned, chart: part }, wanted, { ...room, height }, measure) ?? []
    })
    if (plans.length === parts) return plans
  }
  return []
}

/** Size of the names of periods over the text at most. */
const NAMES = 1.9

/** Room around words, and names of periods, before a chart goes on over further sheets, and the sizes from which on they may be less. */
const TIGHT = {
  by: [
    { tight: 0.55, names: NAMES },
    { tight: 0.55, names: 1.15 },
    { tight: 0.3, names: 1.15 },
  ],
  from: -4,
}

/** Periods from which on columns are as wide on every sheet: they measure time. */
const MONTHS = 5

/** The share of plans under way from which on the accent would be everywhere. */
const LOUD = 0.4

function isLoud({ bands }: Chart): boolean {
  const plans = bands.flatMap(({ blocks }) => blocks)
  return plans.filter(({ plan }) => plan.status === 'active').length > plans.length * LOUD
}

/** What a look is made for. */
interface Wanted {
  readonly size: number
  /** Part of the usual room around words. */
  readonly tight: number
  /** Size of the names of periods over the text at most. */
  readonly names: number
  readonly columns: number
  readonly isLoud: boolean
}

/** Height of a row's words at the least, sizes of type. */
const LINES = 2

function planAt(
  { chart, milestones, isKeyed }: Planned,
  wanted: Wanted,
  { theme, least, width, height }: LegibleRoom,
  measure: Measure,
): ChartPlan | undefined {
  const { size } = wanted
  const look = lookAt({ chart, milestones }, { ...wanted, width, least }, theme)
  const heightOf = heightsIn(theme, measure)
  const blocks = chart.bands.flatMap(band => band.blocks)
  // Rows of one line each tell it of most that does not fit, before a word is measured.
  const count = chart.bands.reduce((sum, band) => sum + band.rows, 0)
  if (count * (look.size * LINES + look.pad * 2 + look.gap) > height) return undefined
  if (!blocks.every(block => isWide(block, look, theme))) return undefined
  const rows = chart.bands.map(band =>
    Array.from({ length: band.rows }, (_, row) => {
      const own = band.blocks.filter(block => block.row === row)
      const heights = own.map(block =>
        heightOf(<BlockWords plan={block.plan} look={look} theme={theme} />, insideOf(block, look)),
      )
      return Math.ceil(Math.max(look.size * LINES, ...heights) + look.pad * 2)
    }),
  )
  const head = Math.ceil(
    Math.max(
      ...chart.columns.map(each =>
        heightOf(<Title heading={each} look={look} theme={theme} />, look.column - look.gap),
      ),
    ) +
      size * 0.5,
  )
  const axis =
    milestones && axisOf(milestones.heading, chart.points, chart.columns.length, look, theme, measure)
  if (milestones && !axis) return undefined
  const legend = isKeyed ? [] : legendOf(chart)
  const foot = legend.length > 0 ? look.text * 1.6 : 0
  const flat = rows.flat()
  const gaps = flat.length * look.gap + chart.bands.length * look.gap
  const start = head + (axis?.height ?? 0)
  const spare = height - start - foot - gaps - flat.reduce((sum, row) => sum + row, 0)
  if (spare < 0) return undefined
  const more = Math.min(Math.floor(spare / flat.length), size * 6)
  const bands = placed(rows, start, more, look.gap)
  return { ...look, chart, height, head, bands, legend, ...(axis && { axis }) }
}

function placed(
  rows: readonly (readonly number[])[],
  head: number,
  more: number,
  gap: number,
): readonly PlacedBand[] {
  let top = head
  return rows.map(band => {
    const start = top
    const own = band.map(wanted => {
      const row = { top: top + gap, height: wanted + more }
      top += wanted + more + gap
      return row
    })
    top += gap
    return { top: start, rows: own }
  })
}

function lookAt(
  { chart: { columns: headings, bands }, milestones }: Pick<Planned, 'chart' | 'milestones'>,
  given: Wanted & { readonly width: number; readonly least: number },
  theme: Theme,
): Look {
  const { size, tight, names: most, columns, width, least, isLoud } = given
  const text = Math.max(least, Math.round(size * 0.8))
  const gap = Math.round(size * 0.36 * tight)
  const lane = Math.round(size * 1.1)
  const called = [...bands.map(({ name }) => name), milestones?.heading.children ?? []]
  const names = called.map(name => widestWord(phrasingText(name), displaySetting(theme, lane)))
  const first = Math.min(
    Math.ceil(Math.max(...names) * 1.04) + (Math.max(...names) > 0 ? gap * 2 : 0),
    width / 4,
  )
  const column = Math.floor((width - first + gap) / columns)
  const titles = headings.map(heading => unbrokenSize(plainText(heading), column - gap, size * most, theme))
  const period = Math.max(Math.min(...titles), Math.round(size * 0.9))
  return { size, text, gap, lane, isLoud, period, first, column, pad: Math.round(size * 0.48 * tight) }
}

function widthOf({ start, end }: Block, { column, gap }: Look): number {
  return Math.round(column * (end - start)) - gap
}

function insideOf(block: Block, look: Look): number {
  return widthOf(block, look) - look.pad * 2
}

/** Whether no word of a plan is wider than its block. */
function isWide(block: Block, look: Look, theme: Theme): boolean {
  const { plan } = block
  const mark = isMarked(plan) ? markSize(look) + look.size * 0.4 : 0
  const setting = textSetting(theme, theme.type.strongWeight, look.size)
  const inside = insideOf(block, look)
  const said = [plan.text, ...detailsOf(plan)].map(phrasingText)
  return (
    widestWord(titleWords(plan), setting) * 1.03 + mark <= inside &&
    said.every(words => widestWord(words, { ...setting, weight: 400, size: look.text }) * 1.03 <= inside)
  )
}

/** What signs stand for, where the copy says it by signs alone. */
function legendOf({ bands }: Chart): readonly Status[] {
  const plans = bands.flatMap(({ blocks }) => blocks.map(({ plan }) => plan))
  if (plans.some(({ state, marked }) => state.length > 0 || marked)) return []
  const used = new Set(plans.flatMap(({ status }) => status ?? []))
  return used.size > 1 ? order.filter(status => used.has(status)) : []
}

const order: readonly Status[] = ['done', 'active', 'planned', 'later', 'blocked', 'dropped']

// Drawing

interface DrawnProps {
  readonly plan: ChartPlan
  readonly theme: Theme
}

function Drawn({ plan, theme }: DrawnProps): Child {
  const { chart, bands, height } = plan
  const isNamed = chart.bands.length > 1
  const byPeriod = chart.isThemed || !isNamed
  const inside = { plan, theme }
  const placed = chart.bands.map((band, at) => ({ band, placed: bands[at] as PlacedBand }))
  return (
    <div style={{ position: 'relative', height }}>
      <Rules {...inside} />
      {chart.isThemed && placed.map(own => <LaneName {...own} {...inside} />)}
      {chart.columns.map((heading, at) => (
        <>
          <PeriodName heading={heading} at={at} {...inside} />
          {byPeriod &&
            placed.map(own => (
              <Blocks
                blocks={own.band.blocks.filter(({ column }) => column === at)}
                band={own.placed}
                {...inside}
              />
            ))}
        </>
      ))}
      {!byPeriod &&
        placed.map(own => (
          <>
            <LaneName {...own} {...inside} />
            <Blocks blocks={own.band.blocks} band={own.placed} {...inside} />
          </>
        ))}
      {plan.axis && <AxisOfPoints axis={plan.axis} look={plan} top={plan.head} theme={theme} />}
      <Legend {...inside} />
    </div>
  )
}

/** A place from the side that reading starts at. */
function from({ dir }: Theme, distance: number): Style {
  return dir === 'rtl' ? { right: Math.round(distance) } : { left: Math.round(distance) }
}

/** Lines over lanes, and the day of the chart behind its blocks. */
function Rules({ plan, theme }: DrawnProps): Child {
  const { chart, bands, first, column, size } = plan
  const last = bands.at(-1)?.rows.at(-1)
  const foot = (last?.top ?? 0) + (last?.height ?? 0) + plan.gap
  const isNamed = first > 0
  return (
    <>
      {isNamed &&
        bands.map(({ top }, at) => (
          <div
            ariaHidden
            style={{
              position: 'absolute',
              top: at === 0 ? top : top - plan.gap / 2,
              left: 0,
              right: 0,
              height: Math.max(1, theme.rule),
              background: theme.color.hairline,
            }}
          />
        ))}
      {chart.now && (
        <div
          ariaHidden
          part="now"
          style={{
            position: 'absolute',
            top: plan.head,
            ...from(theme, first + column * chart.now.at - plan.gap / 2),
            width: Math.max(3, Math.round(size * 0.12)),
            height: foot - plan.head,
            background: markColor(theme),
          }}
        />
      )}
    </>
  )
}

interface PeriodNameProps extends DrawnProps {
  readonly heading: Heading
  readonly at: number
}

/** A period under a thick rule; the one of today in the accent. */
function PeriodName({ heading, at, plan, theme }: PeriodNameProps): Child {
  const { first, column, gap } = plan
  return (
    <div style={{ position: 'absolute', top: 0, ...from(theme, first + column * at), width: column - gap }}>
      <Title heading={heading} look={plan} theme={theme} isNow={plan.chart.now?.column === at} />
    </div>
  )
}

interface TitleProps {
  readonly heading: Heading
  readonly look: Look
  readonly theme: Theme
  readonly isNow?: boolean
}

function Title({ heading, look: { period, size, text }, theme, isNow = false }: TitleProps): Child {
  const { accent, accentText, paper, heading: ink, textMuted } = theme.color
  const color = !isNow ? ink : contrast(accent, paper) >= READ ? accent : accentText
  const { before, year, after } = datePartsOf(heading.children)
  const last = before.at(-1)
  const small = Math.max(period * 0.55, text)
  const isDated = last?.type === 'text' && /\s$/.test(last.value) && after.length === 0
  return (
    <h2
      part="period"
      style={{
        ...displayStyle(theme, period),
        color,
        leading: 1.1,
        borderTop: { width: Math.max(3, Math.round(size * 0.16)), color: isNow ? markColor(theme) : color },
        padding: [size * 0.24, 0, 0, 0],
        textWrap: 'normal',
      }}
    >
      <Phrasing nodes={isDated ? before : heading.children} theme={theme} size={period} heading />
      {isDated && (
        <span style={{ size: small, weight: 400, color: textMuted, tracking: 0 }}>
          <Phrasing nodes={year} theme={theme} size={small} />
        </span>
      )}
    </h2>
  )
}

/** The least contrast of what is read. */
const READ = 4.5

function LaneName({ band, placed, plan, theme }: DrawnProps & { band: Band; placed: PlacedBand }): Child {
  const { lane, first, gap } = plan
  return (
    <h3
      part="lane"
      style={{
        ...displayStyle(theme, lane),
        position: 'absolute',
        top: placed.top + gap,
        ...from(theme, 0),
        width: first - gap,
        leading: 1.1,
      }}
    >
      <Phrasing nodes={band.name} theme={theme} size={lane} heading />
    </h3>
  )
}

interface BlocksProps extends DrawnProps {
  readonly blocks: readonly Block[]
  readonly band: PlacedBand
}

function Blocks({ blocks, band, plan, theme }: BlocksProps): Child {
  if (blocks.length === 0) return null
  return (
    <ul role="list" style={{ display: 'flex' }}>
      {blocks.map(block => (
        <li
          part="plan"
          style={{
            position: 'absolute',
            ...from(theme, plan.first + plan.column * block.start),
            top: Math.round(band.rows[block.row]?.top ?? 0),
            width: widthOf(block, plan),
            height: Math.round(band.rows[block.row]?.height ?? 0),
            ...groundOf(block.status, plan, theme),
            padding: [plan.pad, plan.pad],
            radius: Math.min(theme.radius, 10),
            display: 'flex',
            direction: 'column',
          }}
        >
          <BlockWords plan={block.plan} look={plan} theme={themeFor(block.status, plan, theme)} />
        </li>
      ))}
    </ul>
  )
}

function groundOf(status: Status | undefined, look: Loudness, theme: Theme): Style {
  const own = themeFor(status, look, theme)
  const dashed = status === 'later' || status === 'dropped'
  return {
    background: own.color.paper,
    color: own.color.text,
    ...(dashed && { border: { width: 2, color: theme.color.border, style: 'dashed' } }),
  }
}

/** Degrees of hue within which a green accent and what is done would look alike. */
const ALIKE = 40

/** The theme on the ground of a status: what is under way has the accent, so that it is found first. */
function themeFor(status: Status | undefined, { isLoud }: Loudness, theme: Theme): Theme {
  const { accent, success, textMuted } = theme.color
  const apart = Math.abs(toOklch(accent).h - toOklch(success).h)
  switch (status) {
    case 'done':
      return washed(theme, Math.min(apart, 360 - apart) < ALIKE ? textMuted : success, 0.2)
    case 'active':
      return isLoud ? washed(theme, accent, 0.26) : onAccent(theme)
    case 'blocked':
      return stopped(theme)
    case 'later':
    case 'dropped':
      return theme
    case 'planned':
    case undefined:
      return washed(theme, accent, 0.1)
  }
}

/** What is held up is seen first: a field of the colour of danger, unless what is under way looks like that. */
export function stopped(theme: Theme): Theme {
  const { accent, danger } = theme.color
  const apart = Math.abs(toOklch(accent).h - toOklch(danger).h)
  const isAlike = toOklch(accent).c > 0.05 && Math.min(apart, 360 - apart) < ALIKE
  if (isAlike || theme.design.decor.fields === false) return washed(theme, danger, 0.2)
  const own = themeOnColor(theme, danger)
  return { ...own, chart: [own.color.text], color: { ...own.color, danger: own.color.text } }
}

/** The theme on the accent, with marks in the colour of its words. */
function onAccent(theme: Theme): Theme {
  const own = themeOn(theme, 'accent')
  return { ...own, chart: [own.color.text] }
}

/** What each sign stands for, at the foot of the chart. */
function Legend({ plan, theme }: DrawnProps): Child {
  const { legend: used, text, size } = plan
  if (used.length === 0) return null
  return (
    <div
      part="legend"
      ariaHidden
      style={{
        position: 'absolute',
        bottom: 0,
        ...from(theme, plan.first),
        display: 'flex',
        gap: size * 1.4,
        align: 'center',
        size: text,
        color: theme.color.textMuted,
        leading: 1.2,
      }}
    >
      {used.map(status => (
        <div style={{ display: 'flex', gap: size * 0.4, align: 'center' }}>
          <div
            style={{
              width: Math.round(text * 1.4),
              height: Math.round(text * 0.9),
              shrink: 0,
              ...groundOf(status, plan, theme),
            }}
          />
          <p
            style={{
              width: textWidth(statusWord(status, theme.lang), textSetting(theme, 400, text)) * 1.06,
              shrink: 0,
            }}
          >
            {statusWord(status, theme.lang)}
          </p>
        </div>
      ))}
    </div>
  )
}
