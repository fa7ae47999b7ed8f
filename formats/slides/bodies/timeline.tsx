import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { isWhen, type Point } from '../decks/list-shapes.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { leadStyle, lineWidth } from '../type/largest.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { atStart } from '../../../core/compose/style.ts'

/** px of the axis and of a time on it. */
const AXIS = { line: 6, dot: 30 }

/** Times that stand side by side. */
const COUNT = { least: 3, most: 5 }

/** Letters of what is said of a time, and of all times together where they are many. */
const WORDS = { one: 90, all: 140 }

/** Whether points are times and what happens then, few and short enough to stand on one axis. */
export function isTimeline(points: readonly Point[], { lang }: Theme): boolean {
  const said = points.map(({ words }) => spread(phrasingText(words)))
  return (
    points.length >= COUNT.least &&
    points.length <= COUNT.most &&
    points.every(({ lead }) => isWhen(phrasingText(lead), lang)) &&
    Math.max(...said) <= WORDS.one &&
    Math.max(...said) * points.length <= WORDS.all
  )
}

/** Letters of words, of which those that are as wide as high, and break anywhere, count for three. */
function spread(words: string): number {
  return words.length + 2 * (words.match(/[\u3040-\u9fff\uac00-\ud7af]/gu)?.length ?? 0)
}

interface TimelineProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
  readonly measure: Measure
}

/** Times are at most this share of the room down, and their words this share of them. */
const MOST = 0.3
const SAID = 0.33

/** Times on an axis that runs the way the lines do, each over what happens then. */
export function Timeline({ points, theme, width, height, measure }: TimelineProps): Child {
  const gap = gapOf(theme, 1)
  const column = width / points.length - gap
  const time = (point: Point) => (size: number) => (
    <p
      part="figure"
      style={{
        ...leadStyle(theme, size),
        whiteSpace: 'nowrap',
        narrow: onPhone(theme, phrasingText(point.lead), size),
      }}
    >
      <Phrasing nodes={point.lead} theme={theme} size={size} />
    </p>
  )
  const widest = Math.max(...points.map(point => lineWidth(time(point), measure)))
  const size = Math.floor(Math.max(Math.min(column / widest, height * MOST), theme.type.base))
  const said = scaled(theme, Math.min(1.5, Math.max(1.25, (size * SAID) / theme.type.base)))
  return (
    <>
      <div style={{ grow: 1 }} />
      <div style={{ display: 'flex', narrow: { direction: 'column' } }}>
        {points.map(point => (
          <div part="stat" style={{ grow: 1, basis: 0, color: theme.color.text }}>
            <div style={{ color: leadColor(theme) }}>{time(point)(size)}</div>
            <Axis theme={theme} />
            <p style={{ leading: 1.25, size: said.type.base, maxWidth: Math.floor(column), hyphens: false }}>
              <Phrasing nodes={point.words} theme={said} size={said.type.base} />
            </p>
          </div>
        ))}
      </div>
      <div style={{ grow: 1 }} />
    </>
  )
}

/** The piece of the axis from one time to the next. */
function Axis({ theme: { color, dir } }: { readonly theme: Theme }): Child {
  const { line, dot } = AXIS
  const start = atStart({ dir }, 0)
  return (
    <div
      ariaHidden
      style={{
        position: 'relative',
        height: dot,
        marginTop: dot,
        marginBottom: dot,
        narrow: { display: 'none' },
      }}
    >
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: (dot - line) / 2,
          height: line,
          background: color.accent,
        }}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          ...start,
          width: dot,
          height: dot,
          radius: dot / 2,
          background: color.accent,
        }}
      />
    </div>
  )
}
