import type { RootContent, Table, TableCell } from 'mdast'
import { Column, Columns, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isSum } from '../../../core/compose/prose/table-rows.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { isChartAsked } from '../../charts/asked-chart.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { cutAtFirstFigure, type SaidFigure } from '../../charts/said-figure.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { gapOf } from '../type/deck-theme.ts'
import { lineWidth } from '../type/largest.ts'
import { Figure } from '../type/said-figure.tsx'
import type { BodyProps } from './body.tsx'
import { Remark } from './stats.tsx'
import { leadCourse, readBars, readGrowth } from './chart-table.tsx'
import { COURSES, Courses, holdCourses, readCourses } from './courses.tsx'
import { DeckTable } from './deck-table.tsx'

/** Room that a row may have over what its words take, of their size. */
const MOST_AIR = 1.5

/** px of the highest column over a number at the least, sizes of the text, and the part of what is free that columns take where a chart was asked for. */
const COURSE = { usual: 1, asked: 1.6, filled: 0.9 } as const

/** Columns from which on a table is set as text sets it, a step smaller. */
const WIDE = 7

/** A table as wide as the slide, with bars in its rows where its author asks for a chart; what is said of it above and below. */
export function SlideTable(props: BodyProps): Child {
  const { slide, theme, text } = props
  const { blocks, names = [] } = slide
  const chart = blocks.find(block => block.type === 'leafDirective' && block.name === 'chart')
  const settings = chart?.type === 'leafDirective' ? chart.attributes : undefined
  const named = settings ? (settings.y?.split(',').map(name => name.trim()) ?? []) : undefined
  const title = slide.title ? plainText(slide.title) : ''
  // A chart that was asked for fills its slide, rather than its letters.
  const leadOf = (table: Table): number | undefined => leadCourse(readGrowth(table, theme.lang), slide, theme)
  const isCharted = blocks.some(
    block =>
      block.type === 'table' &&
      readGrowth(block, theme.lang) &&
      (isChartAsked(block, title, theme) || leadOf(block) !== undefined),
  )
  const scale = isCharted ? Math.min(text.scale, 1) : text.scale
  const set = scaled(theme, scale)
  const rows = blocks.reduce((sum, block) => sum + (block.type === 'table' ? rowsDown(block) : 0), 0)
  // What is measured has no height yet.
  const free = Number.isFinite(text.height) ? text.room - (text.height * scale) / text.scale : 0
  const air = Math.max(0, Math.min(free / Math.max(rows, 1), set.type.base * MOST_AIR))
  const around = { theme, names, said: aroundOf(blocks) }
  const coursesOf = (table: Table) => readCourses(table, around)
  const drawn = (block: RootContent): Child => {
    if (block.type !== 'table' || (block.children[0]?.children.length ?? 0) >= WIDE)
      return <Prose nodes={[block]} theme={set} measured={false} />
    const barsOf = (asked?: readonly string[]) =>
      readBars(block, asked, { lang: theme.lang, design: theme.design, names })
    const timed = named ? undefined : coursesOf(block)
    const height = set.type.base * COURSES.lines + free * COURSES.filled
    if (timed && holdCourses(timed, theme, { width: props.width, height: text.room * COURSES.least }))
      return <Courses courses={timed} theme={set} width={props.width} height={height} />
    const isAsked = !named && isChartAsked(block, title, theme)
    // Rows over time may count different things: each has a course on its own scale.
    const courses = named ? undefined : readGrowth(block, theme.lang)
    const bars = barsOf(named) ?? (isAsked && !courses ? barsOf([]) : undefined)
    const caption = bars && settings?.title
    const growth = bars ? undefined : courses
    const lead = growth && leadOf(block)
    const isLarge = isAsked || lead !== undefined
    const drawn = lead === undefined ? Math.max(rows - 1, 1) : 1
    const grown = isLarge ? (free * COURSE.filled) / drawn : air
    const course = set.type.base * (isLarge ? COURSE.asked : COURSE.usual) + grown
    const shown = lead === undefined ? growth : growth?.map((values, at) => (at === lead ? values : []))
    const drawnOver = shown && { growth: shown, course, air: 0, wide: isLarge }
    const look = {
      theme: set,
      air,
      names,
      ...(bars && { bars }),
      ...drawnOver,
      ...(caption && { title: caption }),
    }
    const halves = bars ? undefined : halvesOf(block)
    if (halves === undefined) return <DeckTable table={block} width={props.width} {...look} />
    return (
      <Columns theme={theme} gap={HALVES.gap}>
        {halves.map(half => (
          <Column>
            <DeckTable table={half} width={props.width / 2} first={namesIn(block, set)} {...look} />
          </Column>
        ))}
      </Columns>
    )
  }
  const finding = findingBeside(props, set, coursesOf)
  if (finding) return finding
  // What somebody says of it closes it on a band.
  const voiced = blocks.at(-1)?.type === 'blockquote' && blocks.at(-2)?.type === 'table'
  const said = voiced ? blocks.slice(0, -1) : blocks
  return (
    <div style={{ grow: 1, display: 'flex', direction: 'column', size: set.type.base }}>
      {said.map((block, at) => (
        <div
          style={
            said[at - 1]?.type === 'table' && block.type === 'paragraph'
              ? closing(theme)
              : { marginTop: at === 0 || block === chart ? 0 : gapOf(theme, 0.75) }
          }
        >
          {drawn(block)}
        </div>
      ))}
      {voiced && <div style={{ grow: 1 }} />}
      {voiced && <Remark {...props} theme={set} blocks={blocks.slice(-1)} marked />}
    </div>
  )
}

/** Part of the width of a course beside what it comes to. */
const COURSE_WIDTH = 0.64

/** A course over time with what it comes to at its side, the figure of that as the largest thing there; undefined for other tables. */
function findingBeside(
  props: BodyProps,
  set: Theme,
  coursesOf: (table: Table) => ReturnType<typeof readCourses>,
): Child | undefined {
  const { slide, theme, width, text, measure } = props
  const { blocks } = slide
  const at = blocks.findIndex(({ type }) => type === 'table')
  const [table, last] = [blocks[at], blocks.at(-1)]
  const above = blocks.slice(0, Math.max(at, 0))
  const isOne =
    at === blocks.length - 2 && above.length <= 1 && above.every(({ type }) => type === 'paragraph')
  const said = last?.type === 'paragraph' ? cutAtFirstFigure(last.children) : undefined
  if (table?.type !== 'table' || !isOne || !said || !Number.isFinite(text.height)) return undefined
  const courses = coursesOf(table)
  if (!courses) return undefined
  const gap = gapOf(theme, 2)
  const across = Math.round((width - gap) * COURSE_WIDTH)
  const over = above.length > 0 && (
    <div style={{ size: theme.type.base, marginBottom: gapOf(theme, 0.5) }}>
      <Prose nodes={above} theme={theme} measured={false} />
    </div>
  )
  const height = text.room - heightOf(over, { width, theme, measure })
  if (!holdCourses(courses, set, { width: across, height })) return undefined
  return (
    <>
      {over}
      <div style={{ grow: 1, display: 'flex', gap, narrow: { direction: 'column' } }}>
        <div style={{ width: across, shrink: 0, narrow: { width: '100%' } }}>
          <Courses courses={courses} theme={set} width={across} height={height} />
        </div>
        <Finding said={said} theme={theme} width={width - across - gap} measure={measure} />
      </div>
    </>
  )
}

interface FindingProps extends Pick<BodyProps, 'theme' | 'width' | 'measure'> {
  readonly said: SaidFigure
}

/** Letters of a finding's figure and words, shares of the slide's height. */
const FINDING = { figure: 0.2, words: 0.046 } as const

function Finding({ said, theme, width, measure }: FindingProps): Child {
  const words = scaled(theme, (theme.page.height * FINDING.words) / theme.type.base)
  const line = (nodes: SaidFigure['before']): Child =>
    nodes.length > 0 && (
      <p style={{ size: words.type.base, leading: 1.25, hyphens: false }}>
        <Phrasing nodes={nodes} theme={words} size={words.type.base} />
      </p>
    )
  const style = { leading: 1.1, color: theme.color.accentText }
  const drawn = (size: number): Child => (
    <Figure words={said.figure} theme={theme} size={size} style={style} />
  )
  const size = Math.floor(Math.min(width / lineWidth(drawn, measure), theme.page.height * FINDING.figure))
  return (
    <div part="lead" style={{ grow: 1, basis: 0, display: 'flex', direction: 'column', justify: 'center' }}>
      {line(said.before)}
      {drawn(size)}
      {line(said.after)}
    </div>
  )
}

/** What a slide says around its tables. */
function aroundOf(blocks: readonly RootContent[]): string {
  return blocks.flatMap(block => (block.type === 'paragraph' ? [plainText(block)] : [])).join(' ')
}

/** Rows from which on a table of two short columns goes on beside itself, letters of a cell, and units between. */
const HALVES = { rows: 8, letters: 28, gap: 2 }

/** The halves of a long table that is names and a few words, side by side; undefined for others. */
function halvesOf(table: Table): readonly Table[] | undefined {
  const [head, ...rows] = table.children
  const isShort = rows.every(({ children }) =>
    children.every(cell => plainText(cell).length <= HALVES.letters),
  )
  const isPair = head?.children.length === 2
  if (!head || !isPair || !isShort || rows.length < HALVES.rows || rows.some(isSum)) return undefined
  const half = Math.ceil(rows.length / 2)
  const silent = head.children.map(
    (cell): TableCell => ({
      ...cell,
      children: [{ type: 'text', value: '\u00a0' }],
    }),
  )
  return [
    { ...table, children: [head, ...rows.slice(0, half)] },
    { ...table, children: [{ ...head, children: silent }, ...rows.slice(half)] },
  ]
}

/** px of the column of a table's names, the room behind them included. */
function namesIn({ children }: Table, theme: Theme): number {
  const setting = textSetting(theme, 400)
  const widths = children.map(({ children: [name] }) => (name ? textWidth(plainText(name), setting) : 0))
  return Math.ceil(Math.max(...widths) * 1.04 + gapOf(theme, 1))
}

/** Rows that a table has below each other. */
function rowsDown(table: Table): number {
  return halvesOf(table)?.[0]?.children.length ?? table.children.length
}

/** What is said under a table closes it. */
function closing(theme: Theme): Style {
  return { borderTop: { width: 4, color: theme.color.heading }, padding: [gapOf(theme, 0.5), 0, 0, 0] }
}

/** Code, and what is said about it. */
export function BlocksAlone({ slide, theme, text }: BodyProps): Child {
  const set = scaled(theme, text.scale)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} measured={false} />
    </div>
  )
}
