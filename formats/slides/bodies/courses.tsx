import type { PhrasingContent, Table } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isOwn, isSum } from '../../../core/compose/prose/table-rows.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { readChart } from '../../charts/read-chart.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import { gapOf } from '../type/deck-theme.ts'
import { Course, holdsCourse, type Mark } from './course.tsx'

/** What a column of a table counts over time. */
interface TableCourse {
  /** What its points in time are, where the first of several says so. */
  readonly of: readonly PhrasingContent[]
  readonly title: readonly PhrasingContent[]
  readonly marks: readonly Mark[]
  readonly told: ReadonlySet<number>
}

/** Courses that stand side by side, points in time of all of them, lines of text that they are high at the least, the part that they take of what is left, and of the room at the least. */
export const COURSES = { most: 2, marks: 12, lines: 7.5, filled: 0.92, least: 0.8 } as const

interface CoursesContext {
  readonly theme: Theme
  /** What the deck is called. */
  readonly names: readonly string[]
  /** What its slide says around it. */
  readonly said?: string
}

/** The courses of a table whose rows are points in time and whose columns all count something; undefined for other tables. */
export function readCourses(
  table: Table,
  { theme: { lang, design }, names, said = '' }: CoursesContext,
): readonly TableCourse[] | undefined {
  const chart = readChart(table, lang)
  if (!chart?.timed || chart.rows.some(isSum)) return undefined
  const { head, rows, numeric, values } = chart
  const isCounted = numeric.length === head.children.length - 1 && numeric.length <= COURSES.most
  const isShort = rows.length * numeric.length <= COURSES.marks
  if (!isCounted || !isShort || values.flat().some(value => value < 0)) return undefined
  const named = rows.map(row => ({
    name: row.children[0] ? plainText(row.children[0]) : '',
    isOwn: isOwn(row),
  }))
  const told = tellingRows(named, { design, names, said, timed: true })
  return numeric.map((column, series) => ({
    of: (series === 0 && head.children[0]?.children) || [],
    title: head.children[column]?.children ?? [],
    told,
    marks: rows.map(({ children }, at) => ({
      name: children[0]?.children ?? [],
      figure: children[column]?.children ?? [],
      value: values[series]?.[at] ?? 0,
    })),
  }))
}

interface Room {
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
}

/** Size of what a course counts, of the text. */
const TITLE = 0.85

function roomOf(
  courses: readonly TableCourse[],
  theme: Theme,
  { width, height }: Room,
): Room & { gap: number } {
  const gap = gapOf(theme, 2)
  const lines = courses.some(({ of }) => of.length > 0) ? 2 : 1
  const isTitled = courses.some(({ title, of }) => title.length + of.length > 0)
  const titled = !isTitled ? 0 : theme.type.base * TITLE * 1.2 * lines + gapOf(theme, 0.5)
  return {
    gap,
    width: Math.floor((width - gap * (courses.length - 1)) / courses.length),
    height: Math.floor(height - titled),
  }
}

/** Whether courses stand side by side in their room. */
export function holdCourses(courses: readonly TableCourse[], theme: Theme, room: Room): boolean {
  const { width, height } = roomOf(courses, theme, room)
  return courses.every(({ marks, told }) => holdsCourse({ marks, told, theme, width, height }))
}

/** What a table counts over time, a course for each column under what it counts. */
export function Courses({
  courses,
  theme,
  ...room
}: Room & { readonly courses: readonly TableCourse[]; readonly theme: Theme }): Child {
  const { width, height, gap } = roomOf(courses, theme, room)
  const size = theme.type.base * TITLE
  const said = { size, leading: 1.2, color: theme.color.textMuted } as const
  return (
    <div style={{ display: 'flex', gap, narrow: { direction: 'column' } }}>
      {courses.map(({ title, of, marks, told }) => (
        <div style={{ width, narrow: { width: '100%' } }}>
          {title.length > 0 && (
            <p style={{ ...said, marginBottom: gapOf(theme, 0.5) }}>
              <Phrasing nodes={title} theme={theme} size={size} />
            </p>
          )}
          <Course marks={marks} told={told} theme={theme} width={width} height={height} />
          {of.length > 0 && (
            <p style={said}>
              <Phrasing nodes={of} theme={theme} size={size} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
