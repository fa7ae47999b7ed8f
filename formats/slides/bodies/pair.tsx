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

/** One of two things that are compared. */
interface Half {
  readonly name: readonly PhrasingContent[]
  readonly figure: readonly PhrasingContent[]
  /** What the figure is a figure of. */
  readonly rest: readonly PhrasingContent[]
}

interface PairProps {
  readonly rows: readonly Half[]
  readonly values: readonly (number | undefined)[]
  readonly theme: Theme
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
}

/** Shares of a slide: letters of what is said, of the figures at most, and the height of a bar. */
const SIZE = { words: 0.05, figure: 0.34, bar: 0.035 } as const

/** Height of a pair, of the slide's, at the least: with less room its figures would be no larger than in rows. */
const ROOM = 0.42

/** Whether two figures of one unit have the room of a slide. */
export function isPair({ rows, theme, width, height }: Omit<PairProps, 'values'>): boolean {
  const isWide = width > theme.page.width * 0.7 && height > theme.page.height * ROOM
  return rows.length === 2 && isWide && rows.every(({ figure }) => figure.length > 0)
}

/** Two figures that are compared, side by side: each as large as its half holds, under its name and over a bar of its length. */
export function Pair({ rows, values, theme, width, height }: PairProps): Child {
  const gap = gapOf(theme, 2)
  const half = (width - gap) / 2
  const words = Math.round(theme.page.height * SIZE.words)
  const bar = Math.round(theme.page.height * SIZE.bar)
  const widest = Math.max(
    ...rows.map(({ figure }) => textWidth(phrasingText(figure), displaySetting(theme, 1))),
  )
  const wide = (nodes: readonly PhrasingContent[]): number =>
    textWidth(phrasingText(nodes), textSetting(theme, 400, words)) * 1.06
  const lines = (of: (row: Half) => readonly PhrasingContent[]): number =>
    Math.max(...rows.map(row => Math.ceil(wide(of(row)) / half)))
  const said = lines(({ name }) => name) + lines(({ rest }) => rest)
  const around = words * 1.2 * said + bar + gapOf(theme, 1.75)
  const size = Math.floor(
    Math.min((half * 0.97) / (widest * 1.04), height - around, theme.page.height * SIZE.figure),
  )
  const most = Math.max(...values.map(value => value ?? 0), Number.MIN_VALUE)
  const told = new Set([values.indexOf(most)])
  return (
    <div style={{ grow: 1, display: 'flex', gap, narrow: { direction: 'column' } }}>
      {rows.map((row, at) => (
        <div
          part="stat"
          style={{
            ...{ grow: 1, basis: 0, display: 'flex', direction: 'column' },
            borderTop: { width: 4, color: theme.color.accent },
            padding: [gapOf(theme, 0.5), 0, 0, 0],
          }}
        >
          <Words nodes={row.name} theme={theme} size={words} />
          <div style={{ grow: 1 }} />
          <p
            part="figure"
            style={{
              ...leadStyle(theme, Math.max(size, words)),
              ...{ transform: 'none', whiteSpace: 'nowrap', color: leadColor(theme) },
              narrow: onPhone(theme, phrasingText(row.figure), size),
            }}
          >
            <Phrasing nodes={row.figure} theme={theme} size={Math.max(size, words)} />
          </p>
          {row.rest.length > 0 && <Words nodes={row.rest} theme={theme} size={words} />}
          <div
            ariaHidden
            part="bar"
            style={{
              width: Math.max(Math.round((half * (values[at] ?? 0)) / most), 4),
              height: bar,
              shrink: 0,
              marginTop: gapOf(theme, 0.75),
              background: markAmong(told, at, theme),
              narrow: { display: 'none' },
            }}
          />
        </div>
      ))}
    </div>
  )
}

interface WordsProps {
  readonly nodes: readonly PhrasingContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

function Words({ nodes, theme, size }: WordsProps): Child {
  return (
    <p style={{ size, leading: 1.2, hyphens: false }}>
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  )
}
