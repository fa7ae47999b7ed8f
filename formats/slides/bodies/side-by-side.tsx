import type { RootContent } from 'mdast'
import { Column, Columns, displayStyle, groupBlocks, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { belowTitle } from '../type/deck-theme.ts'
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
  const [list, ...after] = slide.blocks
  const terms = list?.type === 'list' ? readTerms(list) : undefined
  const values = terms && isWide(props) ? readValues(terms, theme.lang) : undefined
  if (terms && (values || inRows(terms, props))) {
    const below = after.length > 0 && <Remark {...props} blocks={after} marked />
    const height = text.room - heightOf(below, { width, theme, measure })
    return (
      <>
        {values ? (
          <ValueRows {...values} theme={theme} width={width} height={height} />
        ) : (
          <PointRows {...props} points={terms} height={height} terms />
        )}
        {below}
      </>
    )
  }
  return slide.blocks.map((block, at) => {
    const points = block.type === 'list' ? readTerms(block) : undefined
    return (
      <div style={{ marginTop: at === 0 ? 0 : space(theme, 1.75) }}>
        {points ? (
          <Points points={points} theme={theme} set={belowTitle(theme, text.scale)} width={width} />
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
    points.every(({ lead, words }) => lengthOf(lead) <= ROW.term && lengthOf(words) <= ROW.words)
  )
}

interface PointsProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  /** That of their words. */
  readonly set: Theme
  readonly width: number
}

function Points({ points, theme, set, width }: PointsProps): Child {
  const columns = columnsFor(points.length, width < theme.page.width * 0.7 ? 2 : 3)
  return (
    <div role="list" style={{ display: 'grid', columns, gap: [space(theme, 1.75), space(theme, 2)] }}>
      {points.map(point => (
        <PointCell point={point} theme={set} />
      ))}
    </div>
  )
}

/** Letters of what is said of a term that is nothing but a figure: `₹11,200`, `10 months`. */
const FIGURE = 16

/** Whether what is said is a figure, and what it is said of is none. */
function saysFigure({ lead, words }: Point): boolean {
  const said = phrasingText(words)
  return said.length <= FIGURE && /^[^\p{L}]*\d/u.test(said) && !/\d/.test(phrasingText(lead))
}

function PointCell({ point, theme }: { readonly point: Point; readonly theme: Theme }): Child {
  const size = Math.round(sizeAt(theme, 1) * 0.95)
  // A figure is seen before what it is a figure of, whichever is said first.
  if (saysFigure(point))
    return (
      <div part="point" role="listitem" style={ruled(theme)}>
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
    <div part="point" role="listitem" style={ruled(theme)}>
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

/** Points or paragraphs side by side, each under a rule. */
export function SlideColumns({ slide, theme: own, text }: BodyProps): Child {
  const theme = scaled(own, text.scale)
  const cells = cellsOf(slide.blocks)
  const columns = columnsFor(cells.length)
  const gap = [space(own, 1.5), space(own, 2)] as const
  return (
    <div role="list" style={{ display: 'grid', columns, gap, size: theme.type.base }}>
      {cells.map(nodes => (
        <div role="listitem" style={ruled(own)}>
          <Prose nodes={nodes} theme={theme} size={theme.type.base} measured={false} />
        </div>
      ))}
    </div>
  )
}

function cellsOf(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  return blocks.flatMap((block): (readonly RootContent[])[] =>
    block.type === 'list' ? block.children.map(item => item.children) : [[block]],
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
                <Prose nodes={group} theme={set} measured={false} />
              </div>
            </Column>
          ))}
        </Columns>
      </div>
    </>
  )
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
    <div style={{ grow: 1, display: 'flex', gap: space(theme, GAP), narrow: { direction: 'column' } }}>
      {groups.map(({ head, rows }) => (
        <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column' }}>
          <div style={{ marginBottom: space(theme, 0.75) }}>
            <Prose nodes={head} theme={set} measured={false} />
          </div>
          <Rows rows={rows} theme={set} />
        </div>
      ))}
    </div>
  )
}
