/** Draws a series as a chart of vectors and boxes, with the words and figures of the copy at its marks, in their order. */
import type { ChartKind } from '../../brief/design.ts'
import { contrast } from '../../theme/contrast.ts'
import { mixed } from '../../theme/oklch.ts'
import { space, type Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import type { Style } from '../style.ts'
import { type Element, isElement, type Outline, textOf } from '../tree.ts'
import type { Entry, Series } from './series.ts'

/** A series to be drawn where it stands. */
export interface Plot {
  readonly series: Series
  /** Things that stand out from the others. */
  readonly named: ReadonlySet<Entry>
  readonly theme: Theme
  readonly place: Place
}

/** The kind that is drawn: of figures over time columns, of others bars, where no kind is said. */
function kindFor(kind: ChartKind, { timed, entries }: Series): ChartKind {
  const isNarrow = entries.every(({ label }) => textOf(label).trim().length <= UPRIGHT)
  if (kind === 'chart') return timed && isNarrow ? 'columns' : 'bars'
  // `bar chart` is said of both.
  return kind === 'bars' && timed && isNarrow ? 'columns' : kind
}

/** Letters of a name that stands under a column on one line. */
const UPRIGHT = 8

/** A chart of one of the kinds. */
export function ChartOf({ kind, plot }: { readonly kind: ChartKind; readonly plot: Plot }): Child {
  switch (kindFor(kind, plot.series)) {
    case 'columns':
      return <Columns {...plot} />
    case 'line':
      return <Line {...plot} />
    case 'pie':
      return <Ring {...plot} />
    case 'stack':
      return <Stack {...plot} />
    default:
      return <Bars {...plot} />
  }
}

/** Colours of marks: what stands out, the others, and the line that they stand on. */
interface Inks {
  readonly strong: string
  readonly quiet: string
  readonly line: string
  readonly words: string
  readonly ground: string
}

/** Contrast from which a mark is seen on its ground. */
const SEEN = 1.6

function inksOn({ color, chart }: Theme, { ground = color.paper, color: words }: Place): Inks {
  const strong = [color.accent, chart[0], words].find(ink => ink && contrast(ink, ground) >= SEEN) ?? words
  return { strong, quiet: mixed(ground, words, 0.3), line: mixed(ground, words, 0.45), words, ground }
}

/** The fill of a mark that stands out where it stands. */
export function markOn(theme: Theme, place: Place): string {
  return inksOn(theme, place).strong
}

/** The width of a bar that is a share of the longest: the least of them is seen. */
export function barWidth(share: number): `${number}%` {
  return `${Math.max(Math.round(share * 1000) / 10, 0.6)}%`
}

/** The fill of a mark beside those that stand out: so much of the words' colour is in it. */
export function quietOn(
  { color }: Theme,
  { ground = color.paper, color: words }: Place,
  share: number,
): string {
  return mixed(ground, words, share)
}

/** What is planned is outlined, in the languages of copies. */
const PLANNED =
  /(?<!\p{L})(?:plan(?:ned|s|né|kan)?|planned|geplant|forecast|prognose|prognos|prévu|prévision|previst[oa]|previsto|expected|estimate[ds]?|est\.?|budget|target|ziel|план|計画|计划|预计)(?!\p{L})/iu

function isPlanned(entry: Entry, { entries }: Series): boolean {
  return PLANNED.test(textOf(entry.label)) && !entries.every(({ label }) => PLANNED.test(textOf(label)))
}

/** The bars of a format with those of the things that a brief names, or that are planned, told apart from the others. */
export function markedBars(element: Element, plot: Plot): Element {
  const { series, named, theme, place } = plot
  if (named.size === 0 && !series.entries.some(entry => isPlanned(entry, series))) return element
  const inks = inksOn(theme, place)
  const within = (row: Element): Element => {
    const own = series.entries.filter(({ label }) => holds(row, label))
    const [entry, ...others] = own
    if (!entry) return row
    const paint =
      others.length > 0 ? within : (child: Element): Element => barsIn(child, markStyle(entry, plot, inks))
    return { ...row, children: row.children.map(child => (isElement(child) ? paint(child) : child)) }
  }
  return within(element)
}

function holds(element: Element, wanted: Element): boolean {
  return element === wanted || element.children.some(child => isElement(child) && holds(child, wanted))
}

function barsIn(element: Element, fill: Style): Element {
  if (element.part === 'bar') return { ...element, style: { ...element.style, ...fill } }
  return {
    ...element,
    children: element.children.map(child => (isElement(child) ? barsIn(child, fill) : child)),
  }
}

/** A mark: filled, in the strong ink where it stands out, and outlined where it is a plan. */
function markStyle(entry: Entry, { series, named }: Plot, inks: Inks): Style {
  const isOutlined = isPlanned(entry, series)
  const isStrong = named.has(entry) || named.size === 0 || isOutlined
  const fill = isStrong ? inks.strong : inks.quiet
  return isOutlined
    ? { background: mixed(inks.ground, fill, 0.18), border: { width: 2, color: fill, style: 'dashed' } }
    : { background: fill }
}

/** How high the highest column is: sizes of the text, and a share of the page at most. */
const HEIGHT = { texts: 9, page: 0.33 } as const

const centred: Style = { textAlign: 'center', numeric: 'tabular', leading: 1.25 }

/** The words of an element as a line of a chart. */
export function Words({ of, style }: { readonly of: Element; readonly style: Style }): Child {
  return <p style={style}>{of.children}</p>
}

/** Size of the words at marks, px: smaller where many stand side by side. */
function sizeOfWords({ series, place }: Plot): number {
  return Math.round(place.size * (series.entries.length > 7 ? 0.82 : 0.94))
}

/** A thing and its figure under its mark, in the order of the copy. */
function Foot({
  entry,
  size,
  inks,
  isStrong,
}: {
  readonly entry: Entry
  readonly size: number
  readonly inks: Inks
  readonly isStrong: boolean
}): Child {
  const name = (
    <Words of={entry.label} style={{ ...centred, size, color: mixed(inks.ground, inks.words, 0.8) }} />
  )
  const figure = (
    <Words
      of={entry.figure}
      style={{
        ...centred,
        size,
        whiteSpace: 'nowrap',
        weight: 700,
        color: isStrong ? inks.words : mixed(inks.ground, inks.words, 0.85),
      }}
    />
  )
  return entry.figureFirst ? [figure, name] : [name, figure]
}

function Feet(plot: Plot): Child {
  const { series, named, theme, place } = plot
  const inks = inksOn(theme, place)
  const size = sizeOfWords(plot)
  return (
    <div
      style={{ display: 'flex', borderTop: { width: 1, color: inks.line }, padding: [size * 0.35, 0, 0, 0] }}
    >
      {series.entries.map(entry => (
        <div style={{ grow: 1, basis: 0 }}>
          <Foot {...{ entry, size, inks, isStrong: named.has(entry) }} />
        </div>
      ))}
    </div>
  )
}

/** Columns from a zero line, each over its name and figure. */
function Columns(plot: Plot): Child {
  const { series, theme, place } = plot
  const inks = inksOn(theme, place)
  const most = Math.max(...series.entries.map(({ value }) => value))
  const height = Math.min(place.size * HEIGHT.texts, theme.page.height * HEIGHT.page)
  return [
    <div ariaHidden style={{ display: 'flex', align: 'end', height: Math.round(height) }}>
      {series.entries.map(entry => (
        <div style={{ grow: 1, basis: 0, display: 'flex', justify: 'center' }}>
          <div
            part="bar"
            style={{
              ...markStyle(entry, plot, inks),
              width: '68%',
              height: Math.max(Math.round((height * entry.value) / most), 2),
            }}
          />
        </div>
      ))}
    </div>,
    <Feet {...plot} />,
  ]
}

/** Units of a line's drawing: it is as wide as its place, and as much lower. */
const PLANE = [720, 190] as const

/** A line through values in order, each over its name and figure; it tells the course, from a little under the least. */
function Line(plot: Plot): Child {
  const { series, theme, place, named } = plot
  const inks = inksOn(theme, place)
  const values = series.entries.map(({ value }) => value)
  const [width, height] = PLANE
  const [most, least] = [Math.max(...values), Math.min(...values)]
  const low = least - (most - least) * 0.35
  const points = values.map((value, at) => {
    const x = ((theme.dir === 'rtl' ? values.length - at - 0.5 : at + 0.5) * width) / values.length
    return [round(x), round(height - 12 - ((height - 24) * (value - low)) / (most - low || 1))] as const
  })
  const course = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const [[left] = [0]] = points
  const right = points.at(-1)?.[0] ?? width
  const outlines: readonly Outline[] = [
    { d: `${course}L${right} ${height}L${left} ${height}Z`, fill: mixed(inks.ground, inks.strong, 0.12) },
    { d: course, stroke: inks.strong, strokeWidth: 4, round: true },
    ...points.map(([x, y], at): Outline => {
      const entry = series.entries[at] as Entry
      const isStrong = named.size > 0 ? named.has(entry) : at === 0 || at === points.length - 1
      return { d: disc(x, y, isStrong ? 8 : 5), fill: inks.strong }
    }),
  ]
  return [
    <svg ariaHidden part="line" art={{ viewBox: [...PLANE], outlines }} style={{ width: '100%' }} />,
    <Feet {...plot} />,
  ]
}

/** Bars from one edge, each behind the name of its thing and before its figure. */
function Bars(plot: Plot): Child {
  const { series, theme, place } = plot
  const inks = inksOn(theme, place)
  const most = Math.max(...series.entries.map(({ value, most: upper = value }) => upper))
  const size = place.size
  const longest = Math.max(...series.entries.map(({ figure }) => textOf(figure).trim().length))
  return (
    <div style={{ display: 'flex', direction: 'column', gap: Math.round(size * 0.45) }}>
      {series.entries.map(entry => {
        const { background = inks.strong, ...look } = markStyle(entry, plot, inks)
        const height = Math.round(size * 1.15)
        const widthOf = (value: number) => barWidth(value / most)
        const upTo = entry.most !== undefined && typeof background === 'string' && entry.most - entry.value
        const bar = (
          <div ariaHidden style={{ grow: 1, basis: 0, display: 'flex' }}>
            <div part="bar" style={{ ...look, background, width: widthOf(entry.value), height }} />
            {upTo && (
              <div
                part="bar"
                style={{ background: mixed(inks.ground, background, 0.4), width: widthOf(upTo), height }}
              />
            )}
          </div>
        )
        const name = <Words of={entry.label} style={{ grow: 1, basis: 0, leading: 1.25 }} />
        const figure = (
          <Words
            of={entry.figure}
            style={{
              minWidth: Math.round(longest * size * 0.62),
              shrink: 0,
              textAlign: 'end',
              numeric: 'tabular',
              weight: 700,
              whiteSpace: 'nowrap',
              leading: 1.25,
            }}
          />
        )
        const row: Style = {
          display: 'flex',
          align: 'center',
          gap: Math.round(size * 0.7),
          breakInside: 'avoid',
        }
        return (
          <div style={row}>
            {entry.figureFirst ? figure : name}
            {entry.figureFirst ? (
              name
            ) : (
              <div style={{ grow: 2, basis: 0, display: 'flex', direction: 'column' }}>{bar}</div>
            )}
            {entry.figureFirst ? (
              <div style={{ grow: 2, basis: 0, display: 'flex', direction: 'column' }}>{bar}</div>
            ) : (
              figure
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The fills of shares, from the strong ink to a pale one: what is named is strong, and the others are grey. */
function fillsOf({ series, named }: Plot, { strong, ground, words }: Inks): readonly string[] {
  const steps = series.entries.length
  if (named.size > 0)
    return series.entries.map((entry, at) =>
      named.has(entry) ? strong : mixed(ground, words, 0.5 - (0.34 * at) / steps),
    )
  return series.entries.map((_, at) => mixed(strong, ground, (0.82 * at) / Math.max(steps, 4)))
}

/** A square of a share's fill before its name. */
function Key({
  entry,
  fill,
  size,
}: {
  readonly entry: Entry
  readonly fill: string
  readonly size: number
}): Child {
  const side = Math.round(size * 0.8)
  const name = <Words of={entry.label} style={{ leading: 1.25, grow: 1 }} />
  const figure = (
    <Words
      of={entry.figure}
      style={{ leading: 1.25, weight: 700, numeric: 'tabular', whiteSpace: 'nowrap' }}
    />
  )
  return (
    <div style={{ display: 'flex', align: 'center', gap: Math.round(size * 0.5), breakInside: 'avoid' }}>
      <div ariaHidden style={{ width: side, height: side, shrink: 0, background: fill }} />
      {entry.figureFirst ? [figure, name] : [name, figure]}
    </div>
  )
}

/** Sizes of the text that a ring is across, and the part of its radius that is open. */
const ACROSS = 10.5
const OPEN = 0.56

/** Shares of a whole as a ring, the largest first from the top, beside what they are. */
function Ring(plot: Plot): Child {
  const { series, theme, place } = plot
  const inks = inksOn(theme, place)
  const fills = fillsOf(plot, inks)
  const size = Math.round(Math.min(place.size, theme.type.base) * ACROSS)
  const whole = series.entries.reduce((sum, { value }) => sum + value, 0)
  const outlines = series.entries.map(({ value }, at): Outline => {
    const before = series.entries.slice(0, at).reduce((sum, other) => sum + other.value, 0)
    return {
      d: segment(before / whole, (before + value) / whole),
      fill: fills[at] ?? inks.strong,
      stroke: inks.ground,
      strokeWidth: 1.4,
    }
  })
  return (
    <div
      style={{
        display: 'flex',
        align: 'center',
        gap: Math.round(place.size * 1.8),
        narrow: { direction: 'column', align: 'stretch' },
      }}
    >
      <svg
        ariaHidden
        part="ring"
        art={{ viewBox: [200, 200], outlines }}
        style={{ width: size, height: size, shrink: 0 }}
      />
      <div
        style={{
          grow: 1,
          basis: 0,
          display: 'flex',
          direction: 'column',
          gap: Math.round(place.size * 0.4),
          maxWidth: place.size * 26,
        }}
      >
        {series.entries.map((entry, at) => (
          <Key entry={entry} fill={fills[at] ?? inks.strong} size={place.size} />
        ))}
      </div>
    </div>
  )
}

/** A piece of a ring between two parts of its way around, clockwise from the top; a whole one stops a hair before its beginning. */
function segment(from: number, to: number): string {
  const end = Math.min(to, from + 0.9999)
  const point = (part: number, radius: number): string => {
    const angle = part * 2 * Math.PI
    return `${round(100 + radius * Math.sin(angle))} ${round(100 - radius * Math.cos(angle))}`
  }
  const [outer, inner] = [99, 99 * OPEN]
  const large = end - from > 0.5 ? 1 : 0
  return (
    `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}` +
    `L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`
  )
}

/** Shares of a whole as one bar, over what they are. */
function Stack(plot: Plot): Child {
  const { series, theme, place } = plot
  const inks = inksOn(theme, place)
  const fills = fillsOf(plot, inks)
  return [
    <div ariaHidden part="bar" style={{ display: 'flex', gap: 2, height: Math.round(place.size * 2.4) }}>
      {series.entries.map(({ value }, at) => (
        <div
          style={{
            grow: value,
            basis: 0,
            height: Math.round(place.size * 2.4),
            background: fills[at] ?? inks.strong,
          }}
        />
      ))}
    </div>,
    <div
      style={{
        display: 'grid',
        columns: 2,
        gap: [Math.round(place.size * 0.35), space(theme, 2)],
        margin: [Math.round(place.size * 0.8), 0, 0, 0],
      }}
    >
      {series.entries.map((entry, at) => (
        <Key entry={entry} fill={fills[at] ?? inks.strong} size={place.size} />
      ))}
    </div>,
  ]
}

function disc(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** How an element sets what stands in it, which a chart does in its own way. */
const INNER: readonly (keyof Style)[] = [
  ...(['display', 'direction', 'wrap', 'justify', 'align', 'gap', 'columns', 'height', 'minHeight'] as const),
]

/** How an element stands among others, without how it sets what is in it. */
export function outerStyle(element: Element): Style {
  const isList = isElement(element, 'ul', 'ol')
  const own = Object.entries(element.style).filter(
    ([name]) => !INNER.includes(name as keyof Style) && !(isList && name === 'padding'),
  )
  return Object.fromEntries(own)
}
