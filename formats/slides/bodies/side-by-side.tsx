import type { RootContent } from 'mdast'
import { Column, Columns, displayStyle, groupBlocks, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { displaySetting, widestWord } from '../../fitting/measure.ts'
import { belowTitle, gapOf } from '../type/deck-theme.ts'
import { hasFields, onField } from '../sheets/grounds.ts'
import { type Point, readTerms } from '../decks/list-shapes.ts'
import { type Row, readRows, Rows } from './rows.tsx'
import { PointRows, Remark } from './stats.tsx'
import { readValues, ValueRows } from './value-rows.tsx'
import type { BodyProps } from './body.tsx'

/** In how many columns things stand side by side, so that their rows are alike. */
export function columnsFor(count: number, most = 3): number {
  return count === 4 ? 2 : Math.min(count, most)
}

/** What opens a cell: a rule in the colour of the accent. */
export function ruled(theme: Theme): Pick<Style, 'borderTop' | 'padding'> {
  return { borderTop: { width: 4, color: theme.color.accent }, padding: [space(theme, 0.75), 0, 0, 0] }
}

/** A few points, each a term beside or over what is said of it. */
export function SlidePoints(props: BodyProps): Child {
  const { slide, theme, width, text, measure } = props
  const at = slide.blocks.findIndex(({ type }) => type === 'list')
  const list = slide.blocks[at]
  const terms = list?.type === 'list' ? readTerms(list) : undefined
  const values = terms && isWide(props) ? readValues(terms, theme.lang) : undefined
  if (terms && (values || inRows(terms, props))) {
    const [before, after] = [slide.blocks.slice(0, at), slide.blocks.slice(at + 1)]
    const above = before.length > 0 && (
      <div style={{ marginBottom: space(theme, 0.75) }}>
        <Prose nodes={before} theme={theme} measured={false} />
      </div>
    )
    const below = after.length > 0 && <Remark {...props} blocks={after} marked />
    const height = text.room - heightOf([above, below], { width, theme, measure })
    return (
      <>
        {above}
        {values ? (
          <ValueRows {...values} theme={theme} width={width} height={height} />
        ) : (
          <PointRows {...props} points={terms} height={height} terms />
        )}
        {below}
      </>
    )
  }
  // Points that are all of a slide fill it; what is measured has no height yet.
  const height = slide.blocks.length === 1 && Number.isFinite(text.height) ? text.room : 0
  return slide.blocks.map((block, at) => {
    const points = block.type === 'list' ? readTerms(block) : undefined
    return (
      <div style={{ marginTop: at === 0 ? 0 : space(theme, 1.75) }}>
        {points ? (
          <Points
            points={points}
            theme={theme}
            set={belowTitle(theme, text.scale)}
            width={width}
            height={height}
          />
        ) : (
          <Prose nodes={[block]} theme={theme} measured={false} />
        )}
      </div>
    )
  })
}

/** Letters of a term, and of its words, that stand in one row of a slide; and how many rows there are. */
const ROW = { term: 18, words: 80, rows: 5 }

function isWide({ width, theme }: BodyProps): boolean {
  return width > theme.page.width * 0.7
}

/** Whether points stand in rows of the whole width: few, with short terms. */
function inRows(points: readonly Point[], props: BodyProps): boolean {
  const lengthOf = (children: Point['words']) => phrasingText(children).length
  return (
    points.length <= ROW.rows &&
    isWide(props) &&
    !areLettered(points) &&
    points.every(({ lead, words }) => lengthOf(lead) <= ROW.term && lengthOf(words) <= ROW.words)
  )
}

/** Choices or steps that letters count, `A`, `B`, `C`: each is a thing of its own. */
function areLettered(points: readonly Point[]): boolean {
  return (
    points.length > 2 &&
    points.every(({ lead }, at) => {
      const [, letter] = LETTERED.exec(phrasingText(lead).trim()) ?? []
      return letter === String.fromCharCode(65 + at)
    })
  )
}

/** A letter that counts, alone or behind what it counts: `A de aire`, `Option B`, `C)`. */
const LETTERED = /^(?:\p{L}{4,12}\s)?([A-F])(?=[\s.):–-]|$)/u

interface PointsProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  /** That of their words. */
  readonly set: Theme
  readonly width: number
  /** px down that there are for them; 0 where they take what they need. */
  readonly height: number
}

function Points({ points, theme, set, width, height }: PointsProps): Child {
  const columns = columnsFor(points.length, width < theme.page.width * 0.7 ? 2 : 3)
  const isField = hasFields(theme) && height > 0
  const on = isField ? onField(set) : set
  const rows = Math.ceil(points.length / columns)
  const gap = isField ? gapOf(theme, 0.5) : space(theme, 1.75)
  const least = isField ? Math.floor((height - gap * (rows - 1)) / rows) : 0
  const cell = (width - gap * (columns - 1)) / columns - (isField ? gapOf(theme, 2) : 0)
  const term = termSize(points, on, cell)
  return (
    <div role="list" style={{ display: 'grid', columns, gap, narrow: { columns: 1 } }}>
      {points.map(point => (
        <PointCell
          point={point}
          theme={on}
          term={term}
          look={isField ? { ...fieldOf(on, theme), minHeight: least } : ruled(set)}
        />
      ))}
    </div>
  )
}

/** Letters of what is said of a term that is nothing but a figure: `₹11,200`, `10 months`. */
const FIGURE = 16

interface CellProps {
  readonly point: Point
  readonly theme: Theme
  /** px */
  readonly term: number
  readonly look: Style
}

/** Whether what is said is a figure, and what it is said of is none. */
function saysFigure({ lead, words }: Point): boolean {
  const said = phrasingText(words)
  return said.length <= FIGURE && /^[^\p{L}]*\d/u.test(said) && !/\d/.test(phrasingText(lead))
}

/** Part of a cell that the widest word of a term takes at most. */
const WHOLE = 0.86

/** px of the terms of some points: those whose words are all whole in a cell so many px wide. */
function termSize(points: readonly Point[], theme: Theme, width: number): number {
  const full = Math.round(sizeAt(theme, 1) * 0.95)
  const words = points.map(({ lead }) => phrasingText(lead).replaceAll('-', ' ')).join(' ')
  return Math.round(Math.min(full, (full * width * WHOLE) / widestWord(words, displaySetting(theme, full))))
}

function PointCell({ point, theme, term: size, look }: CellProps): Child {
  // A figure is seen before what it is a figure of, whichever is said first.
  if (saysFigure(point))
    return (
      <div part="point" role="listitem" style={look}>
        <p style={{ leading: 1.2, size: theme.type.base }}>
          <Phrasing nodes={point.lead} theme={theme} />
        </p>
        <p
          part="figure"
          style={{ ...displayStyle(theme, size), marginTop: space(theme, 0.25), leading: 1.2 }}
        >
          <Phrasing nodes={point.words} theme={theme} size={size} />
        </p>
      </div>
    )
  return (
    <div part="point" role="listitem" style={look}>
      <p
        {...(/\d/.test(phrasingText(point.lead)) && { part: 'figure' })}
        style={{ ...displayStyle(theme, size), leading: 1.2 }}
      >
        <Phrasing nodes={point.lead} theme={theme} size={size} />
      </p>
      <p style={{ marginTop: space(theme, 0.25), leading: 1.35, size: theme.type.base }}>
        <Phrasing nodes={point.words} theme={theme} />
      </p>
    </div>
  )
}

/** Room between the subjects, units. */
const GAP = 2

/** Two to four subjects side by side, each under its heading. */
export function SlideCompare({ slide, theme, text }: BodyProps): Child {
  const { lead, groups } = groupBlocks(slide.blocks)
  const set = belowTitle(theme, text.scale)
  const rows = rowsOf(groups)
  if (lead.length === 0 && rows) return <ComparedRows groups={rows} theme={theme} set={set} />
  return (
    <>
      {lead.length > 0 && <Prose nodes={lead} theme={theme} />}
      <div style={{ marginTop: lead.length > 0 ? space(theme, 1.25) : 0 }}>
        <Columns theme={theme} gap={GAP}>
          {groups.map(group => (
            <Column>
              <div style={{ ...ruled(theme), size: set.type.base }}>
                <Prose nodes={group} theme={set} measured={false} level={levelIn(groups)} />
              </div>
            </Column>
          ))}
        </Columns>
      </div>
    </>
  )
}

/** Level that prose begins with: in three columns and more large headings would take several lines each. */
function levelIn(groups: readonly (readonly RootContent[])[]): number {
  const isLarge = groups.some(([head]) => head?.type === 'heading' && head.depth < 3)
  return groups.length > 2 && isLarge ? 2 : 1
}

interface RowGroup {
  readonly head: readonly RootContent[]
  readonly rows: readonly Row[]
}

/** Subjects that are as many points each, which then stand beside each other; undefined for others. */
function rowsOf(groups: readonly (readonly RootContent[])[]): readonly RowGroup[] | undefined {
  const read = groups.flatMap(([head, list, ...others]): readonly RowGroup[] => {
    const rows = list?.type === 'list' && others.length === 0 ? readRows(list) : undefined
    return head && rows ? [{ head: [head], rows }] : []
  })
  const isEven = read.every(({ rows }) => rows.length === read[0]?.rows.length)
  return read.length === groups.length && isEven ? read : undefined
}

interface ComparedProps {
  readonly groups: readonly RowGroup[]
  readonly theme: Theme
  /** That of their words. */
  readonly set: Theme
}

function ComparedRows({ groups, theme, set }: ComparedProps): Child {
  return (
    <div
      style={{
        grow: 1,
        display: 'flex',
        gap: gapOf(theme, groups.length === 2 ? 0.5 : GAP),
        narrow: { direction: 'column' },
      }}
    >
      {groups.map(({ head, rows }, at) => {
        const on = comparedOn(set, groups.length, at)
        return (
          <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column', ...fieldOf(on, theme) }}>
            <div style={{ marginBottom: space(theme, 0.75) }}>
              <Prose nodes={head} theme={on} measured={false} />
            </div>
            <Rows rows={rows} theme={on} />
          </div>
        )
      })}
    </div>
  )
}

/** Of two subjects the second is what the first becomes, or is set against: it has the accent. */
function comparedOn(theme: Theme, count: number, at: number): Theme {
  if (count !== 2 || !hasFields(theme)) return theme
  return at === 1 ? themeOn(theme, 'accent') : onField(theme)
}

/** The field of a subject on another ground than its slide's. */
function fieldOf(on: Theme, theme: Theme): Style {
  if (on.color.paper === theme.color.paper) return {}
  return { background: on.color.paper, color: on.color.text, padding: gapOf(theme, 1) }
}
