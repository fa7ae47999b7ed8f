/** Plans a chart of months: the largest type in which it fits, and where its lanes and their rows stand. */
import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textSetting, unbrokenSize, widestWord } from '../../fitting/measure.ts'
import type { LegibleRoom } from '../sheets/legible-sheets.tsx'
import { datePartsOf } from '../timelines/date-parts.ts'
import { type Axis, axisOf } from './axis.tsx'
import { BlockWords, detailsOf, isMarked, markSize } from './block-words.tsx'
import { type Block, type Chart, columnsFrom } from './chart.ts'
import { isGridded } from './lane-colors.ts'
import { titleWords } from './plan-title.tsx'
import type { Period, Plan } from './plans.ts'
import { statusIn } from '../../../core/reading/facts/status.ts'
import { type Loudness, isLoud } from './plan-ground.ts'

/** How a chart stands on its sheet, px. */
export interface ChartPlan extends Look {
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
  /** Lanes have their names on fields of their colours, and lines through their stops. */
  readonly isGrid: boolean
}

/** px from the head of a chart to a lane and to its rows. */
export interface PlacedBand {
  readonly top: number
  readonly rows: readonly { readonly top: number; readonly height: number }[]
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [2.6, 2.3, 2.05, 1.85, 1.7, 1.55, 1.42, 1.3, 1.2, 1.1, 1]

/** The largest type in which a chart fits so many sheets with as many columns each; none where no type does. */
export function planCharts(
  planned: Planned,
  parts: number,
  room: LegibleRoom,
  measure: Measure,
): readonly ChartPlan[] {
  const { chart } = planned
  const each = Math.ceil(chart.columns.length / parts)
  const charts = Array.from({ length: parts }, (_, at) => columnsFrom(chart, at * each, (at + 1) * each))
  const planIn = ({ factor, tight, names }: Way): readonly ChartPlan[] | undefined => {
    const size = Math.round(room.least * factor)
    const plans: ChartPlan[] = []
    for (const [at, part] of charts.entries()) {
      const height = at === parts - 1 ? room.height : room.open
      // What is left for the last sheet fills its width.
      const columns = chart.columns.length < MONTHS ? part.columns.length : each
      const wanted = { size, tight, names, columns, isLoud: isLoud(chart) }
      const plan = planAt({ ...planned, chart: part }, wanted, { ...room, height }, measure)
      if (!plan) return undefined
      plans.push(plan)
    }
    return plans
  }
  // Where the tightest does not fit, none does.
  const tightest = planIn(TIGHTEST)
  if (!tightest) return []
  for (const sized of ways) {
    const plans = firstFitting(sized, planIn)
    if (plans) return plans
  }
  return tightest
}

/** Type, the room around words and the names of periods, as parts of what is usual. */
interface Way extends Pick<Wanted, 'tight' | 'names'> {
  readonly factor: number
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

/** The way that takes the least room. */
const TIGHTEST: Way = { factor: 1, tight: 0.3, names: 1.15 }

/** Ways to set a chart but that, each of them from large to small. */
const ways: readonly (readonly Way[])[] = [
  sizes.map(factor => ({ factor, tight: 1, names: NAMES })),
  ...TIGHT.by.map((by, at) =>
    sizes.slice(TIGHT.from, at < TIGHT.by.length - 1 ? undefined : -1).map(factor => ({ factor, ...by })),
  ),
]

/** Periods from which on columns are as wide on every sheet: they measure time. */
const MONTHS = 5

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
  const legend = isKeyed ? [] : legendOf(chart, theme.lang)
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
  { chart, milestones }: Pick<Planned, 'chart' | 'milestones'>,
  given: Wanted & { readonly width: number; readonly least: number },
  theme: Theme,
): Look {
  const { size, tight, names: most, columns, width, least, isLoud } = given
  const { columns: headings, bands } = chart
  const text = Math.max(least, Math.round(size * 0.8))
  const gap = Math.round(size * 0.36 * tight)
  const lane = Math.round(size * 1.1)
  const called = [...bands.map(({ name }) => name), milestones?.heading.children ?? []]
  const names = called.map(name => widestWord(phrasingText(name), displaySetting(theme, lane)))
  const pad = Math.round(size * 0.48 * tight)
  const isGrid = isGridded(chart)
  const first = Math.min(
    Math.ceil(Math.max(...names) * 1.04) + (Math.max(...names) > 0 ? gap * 2 : 0) + (isGrid ? pad * 2 : 0),
    width / 4,
  )
  const column = Math.floor((width - first + gap) / columns)
  // Names of columns never touch.
  const inside = column - gap - size * 0.7
  const titles = headings.map(heading => unbrokenSize(plainText(heading), inside, size * most, theme))
  const period = Math.max(Math.min(...titles), Math.round(size * 0.9))
  return { size, text, gap, lane, isLoud, period, first, column, pad, isGrid }
}

/** px that a plan is wide. */
export function widthOf({ start, end }: Block, { column, gap }: Look): number {
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
function legendOf({ bands }: Chart, lang: string): readonly Status[] {
  const plans = bands.flatMap(({ blocks }) => blocks.map(({ plan }) => plan))
  const isSaid = ({ text }: Plan): boolean =>
    phrasingText(text)
      .split(/\s*[,;–—✔✓⚠]\s*/u)
      .some(piece => statusIn(piece, lang)?.whole)
  if (plans.some(plan => plan.state.length > 0 || plan.marked || isSaid(plan))) return []
  const used = new Set(plans.flatMap(({ status }) => status ?? []))
  return used.size > 1 ? order.filter(status => used.has(status)) : []
}

const order: readonly Status[] = ['done', 'active', 'planned', 'later', 'blocked', 'dropped']

interface TitleProps {
  readonly heading: Heading
  readonly look: Look
  readonly theme: Theme
  readonly isNow?: boolean
}

/** The name of a period, its year small behind it. */
export function Title({ heading, look: { period, size, text }, theme, isNow = false }: TitleProps): Child {
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
