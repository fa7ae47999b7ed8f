import type { PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markAmong } from '../../charts/mark-inks.ts'
import { displaySetting, textSetting, textWidth } from '../../fitting/measure.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'

/** One point in time of a course: its name, how much there was then, and how the copy says so. */
export interface Mark {
  readonly name: readonly PhrasingContent[]
  readonly figure: readonly PhrasingContent[]
  readonly value: number
}

interface CourseProps {
  readonly marks: readonly Mark[]
  /** Indices of those that matter. */
  readonly told: ReadonlySet<number>
  readonly theme: Theme
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
}

/** Points in time that a course has: fewer are compared, more are no columns that one reads values on. */
const COUNT = { least: 3, most: 12 }

/** Shares of the slide's height: the letters of figures and names at most, of names at least, and the least height of the tallest column. */
const SIZE = { figure: 0.1, name: 0.056, least: 0.032, column: 0.15 } as const

/** The same of the room down that there is. */
const OF_ROOM = { figure: 0.2, name: 0.14 } as const

/** Part of the room across of one point that its column takes, and that its words do. */
const ACROSS = { column: 0.7, words: 0.94 } as const

interface Sizes {
  /** px of figures, of names, and of the tallest column. */
  readonly figure: number
  readonly name: number
  readonly tallest: number
  /** px across of one point, and between two. */
  readonly each: number
  readonly gap: number
}

function sizesOf({ marks, theme, width, height }: CourseProps): Sizes {
  const { page } = theme
  const gap = gapOf(theme, 0.5)
  const each = (width - gap * (marks.length - 1)) / marks.length
  const widest = (words: readonly string[], setting: Parameters<typeof textWidth>[1]): number =>
    Math.max(...words.map(text => textWidth(text, setting)), 0.1) * 1.04
  const across = (em: number, most: number): number =>
    Math.floor(Math.min(page.height * most, (each * ACROSS.words) / em))
  const figures = widest(
    marks.map(({ figure }) => phrasingText(figure)),
    displaySetting(theme, 1),
  )
  const names = widest(
    marks.map(({ name }) => phrasingText(name)),
    textSetting(theme, 400, 1),
  )
  const name = Math.min(across(names, SIZE.name), Math.floor(height * OF_ROOM.name))
  const figure = Math.min(across(figures, SIZE.figure), Math.floor(height * OF_ROOM.figure))
  return { figure, name, each, gap, tallest: Math.floor(height - figure * FIGURE - name * NAME - LINE) }
}

/** Lines that a figure and a name take down, of their sizes, and px of the line under all columns. */
const FIGURE = 1.25
const NAME = 1.6
const LINE = 4

/** Whether what is counted at some points in time stands as columns in its room, with names and values that are read. */
export function holdsCourse(props: CourseProps): boolean {
  const { marks, theme } = props
  if (marks.length < COUNT.least || marks.length > COUNT.most) return false
  const { figure, name, tallest } = sizesOf(props)
  const { page } = theme
  return Math.min(figure, name) >= page.height * SIZE.least && tallest >= page.height * SIZE.column
}

/** A column for each point in time, its value at its head and its name under the line that all stand on; the tallest fills the room. */
export function Course(props: CourseProps): Child {
  const { marks, told, theme } = props
  const sizes = sizesOf(props)
  const most = Math.max(...marks.map(({ value }) => value), Number.MIN_VALUE)
  return (
    <div style={{ display: 'flex', align: 'end', gap: sizes.gap, narrow: { direction: 'column' } }}>
      {marks.map((mark, at) => (
        <OneMark
          {...{ mark, sizes, theme }}
          share={mark.value / most}
          fill={markAmong(told, at, theme)}
          isTold={told.has(at)}
        />
      ))}
    </div>
  )
}

interface OneMarkProps {
  readonly mark: Mark
  readonly sizes: Sizes
  readonly theme: Theme
  /** Of the tallest column. */
  readonly share: number
  readonly fill: string
  readonly isTold: boolean
}

function OneMark({ mark, sizes, theme, share, fill, isTold }: OneMarkProps): Child {
  const { figure, name, each, tallest } = sizes
  const value = phrasingText(mark.figure)
  const column = {
    width: Math.round(each * ACROSS.column),
    height: Math.max(Math.round(tallest * share), 4),
    background: fill,
  }
  return (
    <div
      part="stat"
      style={{
        ...{ grow: 1, basis: 0, display: 'flex', direction: 'column', align: 'center' },
        narrow: { align: 'stretch', width: '100%' },
      }}
    >
      <p
        part="figure"
        style={{
          ...leadStyle(theme, figure),
          ...{ leading: FIGURE, transform: 'none', whiteSpace: 'nowrap' },
          ...(isTold && { color: leadColor(theme) }),
          narrow: onPhone(theme, value, figure),
        }}
      >
        <Phrasing nodes={mark.figure} theme={theme} size={figure} />
      </p>
      <div ariaHidden part="bar" style={{ ...column, shrink: 0, narrow: { display: 'none' } }} />
      <p
        style={{
          ...{ size: name, leading: NAME, width: '100%', textAlign: 'center', whiteSpace: 'nowrap' },
          borderTop: { width: LINE, color: theme.color.heading },
          narrow: { textAlign: 'start' },
        }}
      >
        <Phrasing nodes={mark.name} theme={theme} size={name} />
      </p>
    </div>
  )
}
