import type { PhrasingContent, Strong } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { changesOf } from '../../../core/reading/lists/changed.ts'
import { openingValue } from '../../../core/reading/values/read-value.ts'
import { areTimes } from '../../../core/reading/values/point-in-time.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { comparedValues } from '../../charts/compared.ts'
import { areOverOneTime, isTotalName } from '../../charts/comparable.ts'
import { markAmong } from '../../charts/mark-inks.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'
import { isWhen, type Point } from '../decks/list-shapes.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Field } from '../sheets/fields.tsx'
import { hasFields, leadColor } from '../sheets/grounds.ts'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'
import { Course, holdsCourse, type Mark } from './course.tsx'
import { isPair, Pair } from './pair.tsx'

/** Something that is named and counted: `Fence: 3,100 € a hectare`. */
interface Row {
  readonly name: readonly PhrasingContent[]
  /** None where it is told in words. */
  readonly figure: readonly PhrasingContent[]
  /** What the figure is a figure of. */
  readonly rest: readonly PhrasingContent[]
  /** What it was before, with the words and the sign there. */
  readonly before?: readonly PhrasingContent[]
}

/** What a slide names and counts, and the numbers of all where bars can compare them. */
export interface Values {
  readonly rows: readonly Row[]
  readonly values?: readonly (number | undefined)[]
  /** The copy says figures before their names. */
  readonly isLed: boolean
  /** Index of the row that the others come to: it stands on the accent. */
  readonly sum?: number
}

/** Letters of what stands behind a figure. */
const REST = 40
/** Points from which on figures of one unit are bars, and from which on shares that make a whole are. */
const BARS = { least: 4, whole: 3 }

/** The points of which most are a figure behind a name, as rows of both; undefined for others. */
export function readValues(points: readonly Point[], lang: string): Values | undefined {
  const changed = changedRows(points)
  if (changed) return { rows: changed, isLed: false }
  const rows = points.map(point => rowOf(point, lang))
  const counted = rows.filter(({ figure }) => figure.length > 0)
  // One that opens with a figure of its own has that for its name.
  const isPlain = points.filter(({ lead }) => /\d/.test(withoutYear(phrasingText(lead)))).length <= 1
  const isShort = rows.every(({ rest }) => phrasingText(rest).length <= REST)
  if (!isPlain || !isShort || counted.length < 2 || counted.length * 2 < rows.length) return undefined
  const names = rows.map(({ name }) => phrasingText(name))
  // What they come to is no bar beside them.
  const isParted = isTotalName(names.at(-1) ?? '', lang)
  const parts = isParted ? rows.slice(0, -1) : rows
  const values = comparedValues(
    parts.map(({ figure, rest }) => `${phrasingText(figure)}${unitIn(rest)}`),
    lang,
  )
  const areParts = areOverOneTime(names) && parts.length > 1
  return { rows, ...(values && areParts && { values }), isLed: false }
}

/** The points of which each tells what something was and what it became; undefined for others. */
function changedRows(points: readonly Point[]): readonly Row[] | undefined {
  const lines = points.map(({ lead, words }) => toPhrase([...lead, { type: 'text', value: ': ' }, ...words]))
  return changesOf(lines)?.map(({ before, after, sign, rest }, at) => {
    const said = ({ text, nodes }: Phrase, end = ''): readonly PhrasingContent[] =>
      text === '' ? [] : [...nodes, { type: 'text', value: end }]
    const was = [...said(before.lead, ' '), ...before.figure.nodes, ...said(before.words).flatMap(spaced)]
    return {
      name: points[at]?.lead ?? [],
      figure: after.figure.nodes,
      before: [...was, ...said(sign).flatMap(spaced), ...said(after.lead).flatMap(spaced)],
      rest: [...said(after.words, rest.text === '' ? '' : ' '), ...rest.nodes],
    }
  })
}

function spaced(node: PhrasingContent, at: number): readonly PhrasingContent[] {
  return at === 0 ? [{ type: 'text', value: ' ' }, node] : [node]
}

/** A name without the year that it is of: `Umsatz 2024`. */
function withoutYear(name: string): string {
  return name.replace(/(?<=\p{L})\s(?:19|20)\d\d$/u, '')
}

/** What figures are counted by, beside their own unit: `a day`, and not what is only remarked. */
function unitIn(rest: readonly PhrasingContent[]): string {
  return phrasingText(rest).replace(/\s*\(.*$/u, '')
}

/** The points that each open with a figure of one unit, as rows with bars; undefined where they are few, or parts of no whole. */
export function readShares(points: readonly Point[], lang: string): Values | undefined {
  const rows = points.map(({ lead, words }) => ({ name: words, figure: lead, rest: [] }))
  const values = comparedValues(
    points.map(({ lead }) => phrasingText(lead)),
    lang,
  )
  const isWhole = points.length >= BARS.whole && isHundred(values ?? [])
  const areShares = points.every(({ lead }) => /[%٪]$/u.test(phrasingText(lead).trim()))
  return values && areShares && (points.length >= BARS.least || isWhole)
    ? { rows, values, isLed: true }
    : undefined
}

/** The points that each open with a time, or a figure that names them, and go on with an amount of one unit, as rows with bars. */
export function readCourse(points: readonly Point[], lang: string): Values | undefined {
  // What has a time each is one thing over time.
  const isOne = points.every(({ lead }) => isWhen(phrasingText(lead), lang))
  const values = comparedValues(
    points.map(({ words }) => phrasingText(words).trim()),
    lang,
    isOne,
  )
  const rows = points.map(({ lead, words }) => ({ name: lead, figure: words, rest: [] }))
  if (points.some(({ lead }) => isTotalName(phrasingText(lead), lang))) return undefined
  return values && points.length >= BARS.whole ? { rows, values, isLed: false } : undefined
}

const counting = new Set(['money', 'percentage', 'quantity', 'number', 'change'])

function rowOf({ lead, words }: Point, lang: string): Row {
  const said = trim(toPhrase(words))
  const found = openingValue(said.text, lang)
  const value = found && counting.has(found.value.type) ? said.text.slice(0, found.end) : ''
  // What a price is for is no part of its figure: `8,900 € a hectare`.
  const isEach = found?.value.type === 'money' && found.value.per !== undefined
  const end = (isEach ? value.replace(/(?<=\d\s?\p{Sc}?)\s?(?:\/|\s\p{L}).*$/u, '') : value).length
  if (end === 0 || /^[\p{L}\p{N}]/u.test(said.text.slice(end))) {
    const isFigure = /\d/.test(phrasingText(lead))
    const name = isFigure ? [{ type: 'strong' as const, children: [...lead] as Strong['children'] }] : lead
    return { name, figure: [], rest: words }
  }
  const changed = CHANGED.exec(said.text.slice(end))?.[0].length ?? 0
  const rest = cut(said, end + changed)
  const tie = /^\s*[,;]\s+/u.exec(rest.text)?.[0].length ?? 0
  return { name: lead, figure: trim(cut(said, 0, end + changed)).nodes, rest: trim(cut(rest, tie)).nodes }
}

/** What a figure became, which is read with it: `→ 268.000 €`. */
const CHANGED = /^\s*(?:→|[-–=]+>)\s*\p{Sc}?\s?\d[\d.,’']*(?:\s?(?:%|\p{Sc}|\p{L}{1,4}))?(?![\p{L}\d])/u

interface ValueRowsProps extends Values {
  readonly theme: Theme
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
}

/** Names beside figures, and bars that compare them. px */
interface Sizes {
  readonly row: number
  readonly name: number
  readonly figure: number
  /** Across: of the first column, and of the longest bar; 0 without bars. */
  readonly first: number
  readonly bar: number
  readonly gap: number
}

/** Sizes as shares of the slide's height and of a row, and the width that the first column and a bar may have. */
const SIZE = {
  name: [0.062, 0.056, 0.05, 0.044],
  figure: 0.16,
  ofRow: 0.78,
  first: 0.42,
  bar: 0.2,
  rest: 0.32,
} as const

function sizesOf({ rows, values, isLed, sum, theme, width, height }: ValueRowsProps): Sizes {
  const row = height / rows.length
  const gap = gapOf(theme, 1)
  const wide = (nodes: readonly PhrasingContent[], size: number): number =>
    textWidth(phrasingText(nodes), textSetting(theme, 400, size)) * 1.04
  const shown = (nodes: readonly PhrasingContent[]): number =>
    textWidth(phrasingText(nodes), displaySetting(theme, 1)) * 1.04
  const widest = (nodesOf: (row: Row) => number): number => Math.max(0, ...rows.map(nodesOf))
  const { page } = theme
  const most = Math.min(row * SIZE.ofRow, page.height * SIZE.figure)
  const figures = widest(({ figure }) => shown(figure))
  const ways = SIZE.name.map(share => {
    const name = Math.round(page.height * share)
    if (isLed) {
      const figure = Math.floor(Math.min(most, (width * SIZE.first) / figures))
      const isWhole = name * LED <= row
      return { row, name, figure, first: figures * figure, bar: width - figures * figure - gap, gap, isWhole }
    }
    const names = widest(each => wide(each.name, name))
    const first = Math.min(names, width * SIZE.first)
    const isWhole = names <= first || (names <= first * 1.7 && row >= name * TWO_LINES)
    const said = widest(each => wide(each.rest, name) + (each.figure.length > 0 ? name * 0.5 : 0))
    const before = widest(each => (each.before ? wide(each.before, name * BEFORE) + gap * 0.5 : 0))
    const rest = Math.min(said, sum === undefined ? said : width * SIZE.rest) + before
    const room = width - first - gap - rest - (values ? width * SIZE.bar + gap * 0.5 : 0)
    const figure = Math.floor(Math.min(most, room / Math.max(figures, 0.1)))
    const bar = values ? width - first - rest - figures * figure - gap * 1.5 : 0
    return { row, name, figure, first, bar, gap, isWhole }
  })
  const fits = ways.find(({ figure, name, isWhole = true }) => figure >= name * LARGER && isWhole)
  const last = ways.at(-1) as Sizes
  return fits ?? { ...last, figure: Math.max(last.figure, last.name) }
}

/** Names, of their size, down that a row is high in which they take two lines. */
const TWO_LINES = 2.7

/** Names, of their size, down that a row is high in which one stands over its bar, clear of the rules. */
const LED = 2.3

/** How much larger than its name a figure is at the least. */
const LARGER = 1.35

/** What stands under a thin line. */
export function ruledAbove({ color }: Theme): Pick<Style, 'borderTop'> {
  return { borderTop: { width: 2, color: color.hairline } }
}

const stacked = { direction: 'column', align: 'stretch', padding: [28, 0] } as const

/** A row in the height that all share: under a thin line, the first under one of the accent. On a phone its parts stand below each other. */
export function figureRow(theme: Theme, at: number): Style {
  const first = { borderTop: { width: 4, color: theme.color.accent } } as const
  return {
    ...{ grow: 1, basis: 0, display: 'flex', align: 'center', narrow: stacked },
    ...(at === 0 ? first : ruledAbove(theme)),
  }
}

/** Rows of the whole width, each a name with its figure large beside it; those of one unit with bars. */
export function ValueRows(props: ValueRowsProps): Child {
  const { rows, theme, values } = props
  if (values && !props.isLed && isPair(props)) return <Pair {...props} values={values} />
  const names = rows.map(({ name }) => phrasingText(name))
  const timed = areTimes(names, '', theme.lang)
  const told = tellingRows(
    names.map(name => ({ name })),
    { design: theme.design, timed },
  )
  const course = timed && { marks: marksOf(props), told, theme, width: props.width, height: props.height }
  if (course && holdsCourse(course)) return <Course {...course} />
  const sizes = sizesOf(props)
  const most = scaleOf(props)
  return (
    <div style={{ grow: 1, display: 'flex', direction: 'column' }}>
      {rows.map((row, at) => {
        const value = props.values?.[at]
        const share = value === undefined ? undefined : value / most
        const isSum = at === props.sum
        const on = isSum && hasFields(theme) ? themeOn(theme, 'accent') : theme
        const shared = {
          row,
          sizes,
          theme: on,
          share,
          fill: markAmong(told, at, theme),
          isTold: told.has(at),
        }
        const out = { left: theme.margin.left, right: theme.margin.right }
        return (
          <div
            part="stat"
            style={{
              ...{ ...figureRow(theme, at), gap: sizes.gap, narrow: { ...stacked, gap: sizes.gap * 0.25 } },
              ...(on !== theme && { background: on.color.paper, color: on.color.text, position: 'relative' }),
            }}
          >
            {on !== theme && <Field color={on.color.paper} out={out} />}
            {props.isLed ? <Led {...shared} /> : <Named {...shared} />}
          </div>
        )
      })}
    </div>
  )
}

/** What a bar over the whole width stands for: a hundred where the rows are the shares of one whole, else the greatest of them. */
function scaleOf({ values, isLed }: Values): number {
  const known = (values ?? [1]).flatMap(value => value ?? [])
  return isLed && isHundred(known) ? 100 : Math.max(...known)
}

/** Whether shares make a whole, as far as they are rounded. */
function isHundred(values: readonly number[]): boolean {
  const sum = values.reduce((all, value) => all + value, 0)
  return sum >= 97 && sum <= 103
}

/** What rows count at points in time; none where one of them has no figure, or says more of it. */
function marksOf({ rows, values }: Values): readonly Mark[] {
  const marks = rows.flatMap(({ name, figure, rest }, at) => {
    const value = values?.[at]
    return value === undefined || value < 0 || rest.length > 0 ? [] : [{ name, figure, value }]
  })
  return marks.length === rows.length ? marks : []
}

interface OneProps {
  readonly row: Row
  readonly sizes: Sizes
  readonly theme: Theme
  /** Of the longest bar. */
  readonly share: number | undefined
  /** Of its bar. */
  readonly fill: string
  /** It matters more than the others. */
  readonly isTold: boolean
}

/** Size of what a figure was before, over its name. */
const BEFORE = 1

/** As wide as a phone. */
const whole = { width: '100%' } as const

function Named(props: OneProps): Child {
  const { row, sizes, theme, share, fill } = props
  const { name, first, bar, gap } = sizes
  return (
    <>
      <p
        style={{
          size: name,
          leading: 1.15,
          width: Math.ceil(first),
          shrink: 0,
          hyphens: false,
          narrow: whole,
        }}
      >
        <Phrasing nodes={row.name} theme={theme} size={name} />
      </p>
      <div
        style={{
          ...{ grow: 1, basis: 0, display: 'flex', align: 'center', gap: gap * 0.5 },
          narrow: { direction: 'column', align: 'stretch', gap: gap * 0.25 },
        }}
      >
        {share !== undefined && bar > 0 && <Bar share={share} width={bar} sizes={sizes} fill={fill} />}
        {row.before && (
          <p style={{ size: name * BEFORE, leading: 1.15, color: theme.color.textMuted, shrink: 0 }}>
            <Phrasing nodes={row.before} theme={theme} size={name * BEFORE} />
          </p>
        )}
        {row.figure.length > 0 && <Figure {...props} />}
        {row.rest.length > 0 && (
          <p style={{ size: name, leading: 1.15, grow: 1, basis: 0, hyphens: false }}>
            <Phrasing nodes={row.rest} theme={theme} size={name} />
          </p>
        )}
      </div>
    </>
  )
}

function Led(props: OneProps): Child {
  const { row, sizes, theme, share = 0, fill } = props
  const { name, first, bar } = sizes
  return (
    <>
      <div style={{ width: Math.ceil(first), shrink: 0, narrow: whole }}>
        <Figure {...props} />
      </div>
      <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column', gap: name * 0.25 }}>
        <p style={{ size: name, leading: 1.15, hyphens: false }}>
          <Phrasing nodes={row.name} theme={theme} size={name} />
        </p>
        <Bar share={share} width={bar} sizes={{ ...sizes, row: sizes.row * 0.44 }} fill={fill} />
      </div>
    </>
  )
}

function Figure({ row, sizes, theme, share, isTold }: OneProps): Child {
  const { figure } = sizes
  const text = phrasingText(row.figure)
  return (
    <p
      part="figure"
      style={{
        ...leadStyle(theme, figure),
        transform: 'none',
        ...((share === undefined || isTold) && { color: leadColor(theme) }),
        shrink: 0,
        whiteSpace: 'nowrap',
        narrow: { ...onPhone(theme, text, figure), whiteSpace: 'normal' },
      }}
    >
      <Phrasing nodes={row.figure} theme={theme} size={figure} />
    </p>
  )
}

/** A bar from one edge. */
function Bar({
  share,
  width,
  sizes: { row, figure },
  fill,
}: Pick<OneProps, 'sizes' | 'fill'> & { readonly share: number; readonly width: number }): Child {
  return (
    <div
      ariaHidden
      part="bar"
      style={{
        width: Math.max(Math.round(width * share), 4),
        height: Math.round(Math.min(row * 0.5, figure * 0.8)),
        shrink: 0,
        background: fill,
        narrow: { display: 'none' },
      }}
    />
  )
}
