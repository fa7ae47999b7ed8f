import type { Paragraph, RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { openingValue } from '../../../core/reading/values/read-value.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { leadStyle, lineWidth } from '../type/largest.ts'
import { isTotalName } from '../../charts/comparable.ts'
import { areFiguresToBeSeen } from '../../charts/said-figure.ts'
import {
  isClock,
  type Point,
  readChronology,
  readFigures,
  readTimes,
  withoutTie,
} from '../decks/list-shapes.ts'
import { Field, toSurface } from '../sheets/fields.tsx'
import { hasFields, leadColor, onField } from '../sheets/grounds.ts'
import type { BodyProps } from './body.tsx'
import { ShareWindows, shareOf } from './share.tsx'
import { Chronology } from './chronology.tsx'
import { isTimeline, Timeline } from './timeline.tsx'
import { figureRow, readCourse, readShares, ruledAbove, ValueRows } from './value-rows.tsx'

/** Figures that fill a slide: one as large as it holds, or several of which the first leads; what is said around them stays above or below. */
export function SlideStats(props: BodyProps): Child {
  const { slide, theme, text, width, measure } = props
  const at = slide.blocks.findIndex(block => figuresOf(block, theme) !== undefined)
  const list = slide.blocks[at]
  const [before, after] = [slide.blocks.slice(0, at), slide.blocks.slice(at + 1)]
  const lead = headFigure(before, theme.lang) ?? sumOver(before, figuresOf(list, theme) ?? [], theme.lang)
  const points = [...(lead ? [lead] : []), ...(figuresOf(list, theme) ?? [])]
  const alone = points.length === 1
  const above = before.length > 0 && !lead && (
    <div style={{ marginBottom: gapOf(theme, 1) }}>
      <Prose nodes={before} theme={theme} measured={false} />
    </div>
  )
  const below = after.length > 0 && <Remark {...props} blocks={after} marked={alone || isDecision(after)} />
  const around = heightOf([above, below], { width, theme, measure })
  const set: FiguresProps = {
    ...props,
    points,
    height: text.room - around,
    toFoot: after.length === 0 ? toSurface(theme) : 0,
    ordered: list?.type === 'list' && list.ordered === true,
    isHeaded: lead !== undefined,
  }
  return (
    <>
      {above}
      <Figures {...set} />
      {below}
    </>
  )
}

function figuresOf(block: RootContent | undefined, { lang }: Theme): readonly Point[] | undefined {
  return block?.type === 'list'
    ? (readFigures(block) ?? readTimes(block, lang) ?? readChronology(block))
    : undefined
}

/** A figure that is the heading of those below it, as the first of them: `410`, or in bold what all of them come to, `€4 million seed`. */
function headFigure([only, ...others]: readonly RootContent[], lang: string): Point | undefined {
  if (others.length > 0) return undefined
  if (only?.type === 'heading') {
    const words = phrasingText(only.children)
    return /\d/.test(words) && words.length <= SHORT ? { lead: only.children, words: [] } : undefined
  }
  const [bold, ...more] = only?.type === 'paragraph' ? only.children : []
  if (bold?.type === 'text' && more.length === 0 && ASKED.test(bold.value.trim()))
    return { lead: [bold], words: [] }
  const [said] = bold?.type === 'strong' ? bold.children : []
  const [lead, words] = said?.type === 'text' ? amountIn(said.value, lang) : ['', '']
  if (said?.type !== 'text' || lead === '' || lead.length > AMOUNT_LETTERS) return undefined
  const line = toPhrase([said])
  const { nodes } = cut(line, 0, lead.length)
  // What is said behind it may be less bold.
  if (more.length === 0) return { lead: nodes, words: cut(line, said.value.length - words.length).nodes }
  const isSaid = words === '' && phrasingText(more).length <= SAID_LETTERS
  return isSaid ? { lead: nodes, words: withoutTie(more) } : undefined
}

/** An amount with its currency and nothing else: `USD 1.2 m`, `£650k`, `1,1 M€`, `8,000 万円`. */
const ASKED =
  /^(?=.{2,20}$)(?=.*(?:\p{Sc}|\p{Lu}{3}|円|元|kr|zł|Kč))(?:(?:\p{Sc}|\p{Lu}{2,3}\p{Sc}?)\s?)?\d[\d.,’'\s]*(?:[kKmM]|bn|mn|Mio\.?|Mn|Md|Mrd\.?|millones|milioni|milhões|millions?|Millionen|milliards?|mil|mln|tys\.?|万|億|亿)?\s?(?:de\s|d’)?(?:\p{Sc}|\p{Lu}{3}|euros?|円|元|kr|zł|Kč)?$/u

/** Letters of what is said of an amount that leads: its terms. */
const TERMS = 84

/** A number with its currency on one side or the other. */
const PRICED =
  /^(?:(?:\p{Sc}|\p{Lu}{3})\s?\d(?:[\d.,’'\s]*\d)?|\d(?:[\d.,’'\s]*\d)?\s?(?:\p{Sc}|\p{Lu}{3}))(?![\p{L}\d])/u

/** An amount that opens the line over figures that make it up: it is what the slide is about. */
function sumOver(
  [only, ...others]: readonly RootContent[],
  points: readonly Point[],
  lang: string,
): Point | undefined {
  if (only?.type !== 'paragraph' || others.length > 0 || points.length < 2) return undefined
  const line = toPhrase(only.children)
  const amount = PRICED.exec(line.text)?.[0]
  if (amount === undefined || line.text.length - amount.length > TERMS) return undefined
  const numberIn = (text: string): number => readNumber(text.replace(/[^\d.,’'\s]/gu, '').trim(), lang) ?? 0
  const parts = points.reduce((sum, { lead }) => sum + numberIn(phrasingText(lead)), 0)
  if (parts === 0 || parts !== numberIn(amount)) return undefined
  return { lead: cut(line, 0, amount.length).nodes, words: withoutTie(cut(line, amount.length).nodes) }
}

/** The amount that opens a line, and what is said behind it: `USD 650,000`, `€4 million seed`, `1,2 milioni di euro`. */
function amountIn(line: string, lang: string): readonly [string, string] {
  const [, lead = '', words = ''] = AMOUNT.exec(line) ?? []
  if (lead !== '') return [lead, words]
  const told = MONEY.exec(line)?.[0]
  if (told) return [told, line.slice(told.length).trim()]
  const found = openingValue(line, lang)
  return found?.value.type === 'money' && found.value.per === undefined
    ? [line.slice(0, found.end), line.slice(found.end).trim()]
    : ['', '']
}

/** An amount told in words of its size, and its currency: `1,2 milioni di euro`, `NOK 12 million`. */
const MONEY =
  /^(?:\p{Lu}{3}\s)?\d[\d.,]*\s(?:mil(?:l?ion|l?ón|jon|jard|liard|hõ)\p{L}*|billions?|thousand|mln|bn|mil|Mio\.?|Mrd\.?|tys\.?|tis\.?)(?:\s(?:de\s|di\s|d’)?(?:euros?|dollars?|d[oó]lares|pounds?|Pfund|Dollar|Euro|kron\p{L}|złotych|reais|pesos|\p{Lu}{3}|\p{Sc}))?(?!\p{L})/u

/** Letters behind an amount that say what it is of. */
const SAID_LETTERS = 42

/** An amount that opens a line, and what it is of. */
const AMOUNT =
  /^((?:\p{Sc}\s?\d[\d.,]*|\d[\d.,’'\u00a0\u202f ]*\p{Sc})(?:\s?(?:[kmM]|bn|mn|million|billion|crore|lakh|Mio\.?|Mrd\.?|millones|milhões|milioni|millions|milliards?)(?!\p{L}))?)(?:\s+(\S.{1,40}))?$/u

interface FiguresProps extends BodyProps {
  readonly points: readonly Point[]
  /** px down that there are for them. */
  readonly height: number
  /** px from there to the surface above the foot, which a field reaches. */
  readonly toFoot: number
  /** Steps one after the other, of which none leads. */
  readonly ordered: boolean
  /** The first stands over the others in the copy too. */
  readonly isHeaded: boolean
}

/** Letters up to which a figure leads in a panel, with the others beside it. */
const SHORT = 7
/** The same of what all others come to. */
const AMOUNT_LETTERS = 20
/** Letters of what is said of each of them. */
const SHORT_WORDS = 70
/** Figures up to which each has a row, and of which the first leads. */
const FEW = 4

function Figures(props: FiguresProps): Child {
  const { points, ordered, isHeaded } = props
  const isShort = (point: Point, at: number): boolean =>
    phrasingText(point.lead).length <= (isHeaded ? AMOUNT_LETTERS : SHORT) &&
    phrasingText(point.words).length <= (isHeaded && at === 0 ? TERMS : SHORT_WORDS)
  if (points.length === 1) return <LoneFigure {...props} />
  const { theme, width, height } = props
  const isWhole = !ordered && !isHeaded && hasSlide(props)
  const rows = isWhole && (readCourse(points, theme.lang) ?? readShares(points, theme.lang))
  if (rows) return <ValueRows {...rows} theme={theme} width={width} height={height} />
  if (isTimeline(points, theme) && hasSlide(props)) return <Timeline {...props} />
  if (areClocked(points) && hasSlide(props)) return <Chronology {...props} />
  if (areCounted(points)) return <PointRows {...props} terms />
  if (isHeaded && hasSlide(props) && readShares(points.slice(1), theme.lang)) return <LedFigures {...props} />
  const isSeen = isWhole && points.length === FEW && areFiguresToBeSeen(props.theme) && points.every(isCount)
  if (isSeen || points.length > (isHeaded ? FEW + 1 : FEW)) return <FigureTiles {...props} />
  // One digit alone is no more than what it counts: `5 buckets of compost`.
  const isOne = /^\d$/.test(phrasingText(points[0]?.lead ?? []).trim())
  const led = !ordered && !isOne && points.every(isShort) && hasSlide(props)
  return led ? <LedFigures {...props} /> : <PointRows {...props} />
}

/** Times of day from which on what happened runs down an axis. */
const CLOCKED = 4

function areClocked(points: readonly Point[]): boolean {
  return points.length >= CLOCKED && points.every(({ lead }) => isClock(phrasingText(lead)))
}

/** Letters of what a figure counts, beside others on fields. */
const COUNTED = 40

/** Whether a point is a figure and what it counts, and no time. */
function isCount({ lead, words }: Point): boolean {
  const text = phrasingText(lead)
  return /^\P{L}{0,3}\d/u.test(text) && !/^(?:19|20)\d\d$/.test(text) && phrasingText(words).length <= COUNTED
}

/** `Week 1`, `Week 2`: a word that is counted says less than what follows it. */
function areCounted(points: readonly Point[]): boolean {
  const names = points.map(({ lead }) => /^(\p{L}+)\s?\d{1,2}$/u.exec(phrasingText(lead))?.[1])
  return names.every(name => name !== undefined && name === names[0])
}

/** Figures keep their letters: m and M are not the same unit. */
function FigureWords({ point, theme, size, style }: SetFigure & { readonly style?: Style }): Child {
  // Where its slide has next to no room a figure is as large as text.
  const px = Math.max(size, theme.type.base)
  const look = {
    ...leadStyle(theme, px),
    ...(isCounted(point) && ({ transform: 'none' } as const)),
    whiteSpace: 'nowrap',
    narrow: { ...onPhone(theme, phrasingText(point.lead), px), whiteSpace: 'normal', width: '100%' },
  } as const
  // What is counted in words, and a term, is no figure for a brief that says how figures look.
  return (
    <p {...(isCounted(point) && { part: 'figure' })} style={{ ...look, ...style }}>
      <Phrasing nodes={point.lead} theme={theme} size={px} />
    </p>
  )
}

function isCounted({ lead }: Point): boolean {
  return /\d/.test(phrasingText(lead))
}

interface SetFigure {
  readonly point: Point
  readonly theme: Theme
  /** px of the figure. */
  readonly size: number
}

/** The words of a figure are at most a third of its size, and can be read from the last row. */
function PointWords({ point, theme, size }: SetFigure): Child {
  const set = scaled(theme, wordsScale(size, theme))
  return (
    <p style={{ marginTop: gapOf(theme, 0.25), leading: 1.25, size: set.type.base }}>
      <Phrasing nodes={point.words} theme={set} size={set.type.base} />
    </p>
  )
}

/** Size of a figure's words over that of the body: a share of the figure, between two shares of the slide's height. */
function wordsScale(size: number, { page, type }: Theme): number {
  const px = Math.min(Math.max(size / 3.1, page.height * WORDS.least), page.height * WORDS.most)
  return px / type.base
}

const WORDS = { least: 0.039, most: 0.056 }

/** How wide the widest of some figures is, px for each px of its size. */
function widest(points: readonly Point[], { theme, measure }: Pick<BodyProps, 'theme' | 'measure'>): number {
  const drawn = (point: Point) => (size: number) => <FigureWords point={point} theme={theme} size={size} />
  return Math.max(...points.map(point => lineWidth(drawn(point), measure)))
}

/** The size in px at which the widest of some figures fills a width, none of them higher than `most`. */
function sizeAcross(points: readonly Point[], width: number, most: number, props: BodyProps): number {
  const { leading = 1 } = leadStyle(props.theme, most)
  return Math.floor(Math.min(width / widest(points, props), most / leading))
}

/** Share of a slide's height that a figure alone may take. */
const ALONE = 0.5

/** The same of the words under it. */
const SAID = 0.05

/** One figure as large as its slide holds, over the words that say of what; a share is drawn beside it. */
function LoneFigure(props: FiguresProps): Child {
  const { points, theme, height, measure, toFoot } = props
  const [point] = points
  if (point === undefined) return null
  const share =
    hasFields(theme) && toFoot > 0 && hasSlide(props) ? shareOf(phrasingText(point.lead)) : undefined
  const side = share ? Math.round(Math.min(height, theme.page.width * 0.36)) : 0
  const width = side > 0 ? props.width - side - gapOf(theme, 1) : props.width
  const words = scaled(theme, Math.max(0.85, Math.min(1.35, (theme.page.height * SAID) / theme.type.base)))
  const said = (
    <p style={{ size: words.type.base, leading: 1.2, textWrap: 'balance', marginTop: gapOf(theme, 0.5) }}>
      <Phrasing nodes={point.words} theme={words} size={words.type.base} />
    </p>
  )
  const left = height - heightOf(said, { width, theme, measure })
  const most = Math.max(Math.min(theme.page.height * ALONE, left), theme.type.base * 3)
  const size = sizeAcross(points, width, most, props)
  return (
    <div part="stat" style={{ grow: 1, display: 'flex', direction: 'column', position: 'relative', width }}>
      <div style={{ grow: 1 }} />
      <FigureWords point={point} theme={theme} size={size} style={{ color: leadColor(theme) }} />
      {said}
      <div style={{ grow: 2 }} />
      {share && (
        <ShareWindows width={width} share={share} theme={theme} side={side} top={Math.round(height - side)} />
      )}
    </div>
  )
}

function hasSlide({ width, theme }: BodyProps): boolean {
  return width > theme.page.width * 0.7
}

/** Figures up to which each stands over what is said of it, and how many times as large as text they then are; others have it beside them. */
const STACKED = 2
const OVER = 2

/** Share of the slide's width up to which the panel of the figure that leads reaches. */
const PANEL = 0.54
/** The same of the panel of an amount beside the shares that it is spent in. */
const HEAD = 0.45

/** The first figure on the accent, as large as its panel holds; the others beside it in rows. */
function LedFigures(props: FiguresProps): Child {
  const { points, theme, width, height, toFoot } = props
  const [first, ...others] = points
  if (first === undefined) return null
  const { page, margin, dir } = theme
  const isField = hasFields(theme)
  const on = isField ? themeOn(theme, 'accent') : theme
  const pad = isField ? gapOf(theme, 1) : 0
  const edge = dir === 'rtl' ? margin.right : margin.left
  const shares = props.isHeaded ? readShares(others, theme.lang) : undefined
  const panel = Math.round(page.width * (shares ? HEAD : PANEL) - edge)
  const gap = gapOf(theme, 1.25)
  const large = sizeAcross([first], panel - pad, height * 0.62, props)
  const row = height / others.length
  const small = sizeAcross(
    others,
    width - panel - gap,
    Math.min(row - theme.type.base * 2.4, row * 0.6, large * 0.55),
    props,
  )
  const room = { width: width - panel - gap, height }
  const side = { display: 'flex', direction: 'column', justify: 'center', grow: 1, basis: 0 } as const
  const out = { top: 0, bottom: toFoot, left: dir === 'rtl' ? 0 : edge, right: dir === 'rtl' ? edge : 0 }
  return (
    <div
      style={{
        grow: 1,
        display: 'flex',
        gap,
        minHeight: Math.round(height),
        narrow: { direction: 'column' },
      }}
    >
      <div
        part="stat"
        style={{
          width: panel,
          shrink: 0,
          position: 'relative',
          display: 'flex',
          direction: 'column',
          justify: 'end',
          padding: [pad, dir === 'rtl' ? 0 : pad, pad, dir === 'rtl' ? pad : 0],
          ...(isField && { background: on.color.paper }),
          color: on.color.text,
          narrow: { width: '100%', padding: pad },
        }}
      >
        {isField && <Field color={on.color.paper} out={out} />}
        <div style={{ position: 'relative' }}>
          <FigureWords point={first} theme={on} size={large} />
          <PointWords point={first} theme={on} size={large} />
        </div>
      </div>
      <div style={{ ...side, direction: 'column' }}>
        {shares ? (
          <ValueRows {...shares} {...room} theme={theme} />
        ) : others.length > STACKED || small < theme.type.base * OVER ? (
          <PointRows {...props} {...room} points={others} />
        ) : (
          others.map((point, at) => (
            <div part="stat" style={{ ...side, ...(at > 0 && ruledAbove(theme)) }}>
              <FigureWords point={point} theme={theme} size={small} />
              <PointWords point={point} theme={theme} size={small} />
            </div>
          ))
        )}
      </div>
    </div>
  )
}

/** Share of the width that figures have before their words, at most. */
const BEFORE = 0.5

/** Rows so many times as high as text have larger text. */
const ROOMY = 3.5

interface RowsProps extends Omit<FiguresProps, 'toFoot' | 'ordered' | 'isHeaded'> {
  /** Whether they are terms: what is said of them is as large as text. */
  readonly terms?: boolean
}

/** Figures or terms in rows of the whole width, their words beside them. */
export function PointRows(props: RowsProps): Child {
  const { points, theme, width, height, terms = false } = props
  const row = height / points.length
  const most = Math.min(row * 0.72, theme.page.height * (terms ? 0.09 : 0.2))
  const size = sizeAcross(points, width * BEFORE - gapOf(theme, 1), most, props)
  const before = Math.ceil(widest(points, props) * size + gapOf(theme, 1.25))
  const least = terms ? (row > theme.type.base * ROOMY ? 1.25 : 1) : wordsScale(size, theme)
  const words = besideFigures(props, { width: width - before, height: row, size, least })
  const ended = terms ? endedPoints(points) : undefined
  return (
    <div style={{ grow: 1, display: 'flex', direction: 'column' }}>
      {points.map((point, at) => (
        <div part="stat" style={figureRow(theme, at)}>
          <FigureWords
            point={point}
            theme={theme}
            size={size}
            style={{ width: before, shrink: 0, ...(terms && { transform: 'none' }) }}
          />
          <p style={{ leading: 1.25, grow: 1, basis: 0, size: words.type.base }}>
            <Phrasing nodes={ended?.[at]?.said ?? point.words} theme={words} size={words.type.base} />
          </p>
          {ended?.[at] && (
            <p part="figure" style={{ ...leadStyle(theme, size), transform: 'none', whiteSpace: 'nowrap' }}>
              <Phrasing nodes={ended[at].amount} theme={theme} size={size} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

/** An amount behind a dash that ends what is said: `only the roof — £2,800`. */
const ENDED =
  /\s+[—–-]\s+(?=(?:\p{Sc}\s?)?\d[\d.,’\s]*(?:\p{Sc}|%|\p{Lu}{3}|kr|zł|Kč)?$)(?=.*(?:\p{Sc}|%|\p{Lu}{3}|kr|zł|Kč))/u

/** What terms are said to be, and the amount that each ends in: offers that are compared; undefined where one ends in none. */
function endedPoints(
  points: readonly Point[],
): readonly { readonly said: Point['words']; readonly amount: Point['words'] }[] | undefined {
  const found = points.flatMap(({ words }) => {
    const line = toPhrase(words)
    const gap = ENDED.exec(line.text)
    const end = gap ? gap.index + gap[0].length : 0
    return gap ? [{ said: cut(line, 0, gap.index).nodes, amount: cut(line, end).nodes }] : []
  })
  return found.length === points.length ? found : undefined
}

/** Sizes of what is said beside figures, as shares of the slide's height, and its most as one of theirs: half of a large one, and of a small one more. */
const SAID_BESIDE = [0.068, 0.062, 0.056, 0.05, 0.046]
const OF_FIGURE = { large: 0.5, small: 0.75, readable: 0.06 }

/** Part of a row that words take at most: lines that reach from rule to rule are no row. */
const AIRY = 0.86

interface WordsRoom {
  /** px of a row beside its figure. */
  readonly width: number
  readonly height: number
  /** px of the figures. */
  readonly size: number
  /** Scale of the words over text that they have at the least. */
  readonly least: number
}

/** The theme at the largest size at which what is said of each figure stands beside it, on one line or on two of its row. */
function besideFigures({ points, theme, measure }: RowsProps, { width, height, size, least }: WordsRoom) {
  const fits = (px: number): boolean =>
    points.every(({ words }) => {
      const said = (
        <p style={{ size: px, leading: 1.25 }}>
          <Phrasing nodes={words} theme={theme} size={px} />
        </p>
      )
      const { lines, overflow } = measure.piece(said, width)
      return overflow === 0 && lines <= 2 && lines * px * 1.25 <= height * AIRY
    })
  const base = theme.type.base
  const sizes = SAID_BESIDE.map(share => Math.round(theme.page.height * share))
  const most = Math.max(
    size * OF_FIGURE.large,
    Math.min(size * OF_FIGURE.small, theme.page.height * OF_FIGURE.readable),
  )
  const px = sizes.find(one => one > least * base && one <= most && fits(one))
  return scaled(theme, px === undefined ? least : px / base)
}

/** Share of the slide's height from which on a figure is seen by its size, however small its words are. */
const LARGE = 0.1

/** Of five tiles two stand over three, so that no place is empty. */
const FIVE = { columns: 6, spans: [3, 3, 2, 2, 2] } as const

/** Many figures on fields that are all alike; what they come to stands on the accent. */
function FigureTiles(props: FiguresProps): Child {
  const { points, theme, width, height } = props
  const gap = gapOf(theme, 0.5)
  const columns = points.length === FEW ? 2 : 3
  const five = points.length === FIVE.spans.length ? FIVE : undefined
  const rows = Math.ceil(points.length / columns)
  const pad = hasFields(theme) ? gapOf(theme, 0.75) : 0
  const tile = { width: (width - gap * (columns - 1)) / columns, height: (height - gap * (rows - 1)) / rows }
  const size = sizeAcross(points, tile.width - pad * 2, tile.height * (columns === 2 ? 0.58 : 0.42), props)
  const least = wordsScale(size, theme)
  const under = { width: tile.width - pad * 2, height: tile.height * 0.5 - pad, size: size * 1.2, least }
  const isLarge = size >= theme.page.height * LARGE
  const words = isLarge && columns > 2 ? least * theme.type.base : besideFigures(props, under).type.base
  return (
    <div style={{ display: 'grid', columns: five?.columns ?? columns, gap, narrow: { columns: 1 } }}>
      {points.map((point, at) => {
        const isTotal = isTotalName(phrasingText(point.words), theme.lang)
        const on = !hasFields(theme) ? theme : isTotal ? themeOn(theme, 'accent') : onField(theme)
        const span = five?.spans[at]
        const look = { background: on.color.paper, color: on.color.text, padding: pad }
        return (
          <div
            part="stat"
            style={{
              ...(hasFields(theme) && look),
              ...(span && { span, narrow: { span: 1 } }),
              minHeight: Math.floor(tile.height),
            }}
          >
            <FigureWords point={point} theme={on} size={size} />
            <p style={{ marginTop: gapOf(theme, 0.25), leading: 1.25, size: words }}>
              <Phrasing nodes={point.words} theme={on} size={words} />
            </p>
          </div>
        )
      })}
    </div>
  )
}

interface RemarkProps extends Pick<BodyProps, 'theme'> {
  readonly blocks: readonly RootContent[]
  /** What it comes to stands on a band in the accent. */
  readonly marked: boolean
}

/** What comes of what is above, `→ 40 sites by 2028`, or is decided, in bold behind what that is called: `The board proposes: **Offer B**`. */
export function isDecision([only, ...others]: readonly RootContent[]): boolean {
  if (only?.type !== 'paragraph' || others.length > 0) return false
  return /^(?:[→⟶➜➔⇒]|[-=]>)\s*\S/u.test(phrasingText(only.children)) || isDecided(only)
}

function isDecided({ children: [label, said, ...others] }: Paragraph): boolean {
  const isLabel = label?.type === 'text' && /^\p{L}[^:：]{2,40}[:：]\s*$/u.test(label.value)
  return isLabel && said?.type === 'strong' && others.length === 0
}

/** Letters of what is decided, and of what it is called, as shares of the slide's height. */
const DECIDED = { said: 0.075, label: 0.042, letters: 60 } as const

/** A decision in two voices: what it is called over what it is. */
function Decision({ paragraph, theme }: { readonly paragraph: Paragraph; readonly theme: Theme }): Child {
  const { children } = paragraph
  const [label, said] = isDecided(paragraph) ? [children.slice(0, 1), children.slice(1)] : [[], children]
  const isLong = phrasingText(said).length > DECIDED.letters
  const size = Math.round(theme.page.height * DECIDED.said * (isLong ? 0.75 : 1))
  const small = Math.round(theme.page.height * DECIDED.label)
  return (
    <>
      {label.length > 0 && (
        <p style={{ size: small, leading: 1.3 }}>
          <Phrasing nodes={label} theme={theme} size={small} />
        </p>
      )}
      <p
        part="decision"
        style={{ ...leadStyle(theme, size), leading: 1.12, transform: 'none', textWrap: 'balance' }}
      >
        <Phrasing nodes={said} theme={theme} size={size} />
      </p>
    </>
  )
}

/** What is said below figures and terms; what it comes to stands large. */
export function Remark({ blocks, marked, theme }: RemarkProps): Child {
  const { margin } = theme
  const [first] = blocks
  const said = (on: Theme): Child =>
    first?.type === 'paragraph' && isDecision(blocks) ? (
      <Decision paragraph={first} theme={on} />
    ) : (
      <Prose nodes={blocks} theme={on} measured={false} />
    )
  if (!marked || !hasFields(theme) || theme.mode === 'dark')
    return <div style={{ marginTop: gapOf(theme, 1) }}>{said(theme)}</div>
  const on = themeOn(theme, 'accent')
  const out = { left: margin.left, right: margin.right, bottom: toSurface(theme) }
  return (
    <div
      style={{
        position: 'relative',
        padding: [gapOf(theme, 0.5) + toSurface(theme) / 2, 0, gapOf(theme, 0.5) - toSurface(theme) / 2, 0],
        marginTop: gapOf(theme, 0.5),
        background: on.color.paper,
        color: on.color.text,
        narrow: { padding: 24 },
      }}
    >
      <Field color={on.color.paper} out={out} />
      <div style={{ position: 'relative' }}>{said(on)}</div>
    </div>
  )
}
