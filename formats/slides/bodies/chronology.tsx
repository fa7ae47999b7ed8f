import type { Measure } from '../../../core/compose/measure.ts'
import { saidIn } from '../../../core/brief/design.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { atStart } from '../../../core/compose/style.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Point } from '../decks/list-shapes.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf } from '../type/deck-theme.ts'
import { leadStyle, lineWidth } from '../type/largest.ts'

/** Sizes of what is said, shares of the slide's height, the largest first; of a time, sizes of that. */
const SAID = [0.056, 0.05, 0.044, 0.04, 0.036, 0.032, 0.028, 0.024] as const
const TIME = 1.12
/** px of the axis and of a dot on it. */
const AXIS = { line: 6, dot: 24 } as const

interface ChronologyProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  /** px across and down that there are. */
  readonly width: number
  readonly height: number
  readonly measure: Measure
}

/** Times of day down an axis, the farther apart the longer nothing happened, each beside what happened then. */
export function Chronology(props: ChronologyProps): Child {
  const { theme, width, height, measure } = props
  const rowsAt = (share: number): Child => <Rows {...props} size={Math.round(theme.page.height * share)} />
  const fitting = firstFitting(SAID, share => {
    const rows = rowsAt(share)
    return heightOf(rows, { width, theme, measure }) <= height ? rows : undefined
  })
  return fitting ?? rowsAt(Math.min(...SAID))
}

function Rows({ points, theme, height, measure, size }: ChronologyProps & { readonly size: number }): Child {
  const face = timesFace(theme)
  const px = Math.round(size * TIME)
  const look = {
    ...leadStyle(theme, px),
    leading: 1.2,
    numeric: 'tabular',
    ...(face && { family: face }),
  } as const
  const time = (point: Point) => (at: number) => (
    <p part="figure" style={{ ...look, size: at, whiteSpace: 'nowrap' }}>
      <Phrasing nodes={point.lead} theme={theme} size={at} />
    </p>
  )
  const widest = Math.max(...points.map(point => lineWidth(time(point), measure)))
  const before = Math.ceil(widest * px + gapOf(theme, 0.75))
  const set = scaled(theme, size / theme.type.base)
  const gaps = gapsBetween(points, theme.lang)
  return (
    <div
      role="list"
      style={{ grow: 1, display: 'flex', direction: 'column', minHeight: Math.round(height * 0.9) }}
    >
      {points.map((point, at) => (
        <div
          role="listitem"
          part="stat"
          style={{ grow: gaps[at] ?? NO_WAIT, display: 'flex', align: 'stretch' }}
        >
          <div style={{ width: before, shrink: 0, color: leadColor(theme) }}>{time(point)(px)}</div>
          <Axis theme={theme} size={px} goesOn={at < points.length - 1} />
          <p style={{ grow: 1, basis: 0, leading: 1.25, size, padding: [0, 0, size * 0.35, 0] }}>
            <Phrasing nodes={point.words} theme={set} size={size} />
          </p>
        </div>
      ))}
    </div>
  )
}

/** The axis beside one time, from its dot to the next one. */
function Axis({
  theme,
  size,
  goesOn,
}: {
  readonly theme: Theme
  readonly size: number
  readonly goesOn: boolean
}): Child {
  const { line, dot } = AXIS
  const { accent } = theme.color
  const top = Math.round((size * 1.2 - dot) / 2)
  const beside = (px: number) => atStart(theme, px)
  return (
    <div
      ariaHidden
      style={{
        position: 'relative',
        width: dot + gapOf(theme, 0.75),
        shrink: 0,
        narrow: { display: 'none' },
      }}
    >
      {goesOn && (
        <div
          style={{
            ...{ position: 'absolute', top: top + dot / 2, bottom: -top - dot / 2, width: line },
            ...beside((dot - line) / 2),
            background: accent,
          }}
        />
      )}
      <div
        style={{
          ...{ position: 'absolute', top, width: dot, height: dot, radius: dot / 2 },
          ...beside(0),
          background: accent,
        }}
      />
    </div>
  )
}

/** How much of the room behind each time is its own, by how long it lasts until the next; nothing behind the last. */
function gapsBetween(points: readonly Point[], lang: string): readonly number[] {
  const minutes = points.map(({ lead }) => {
    const said = phrasingText(lead)
    const value = readValue(said, lang)
    // `14.05` is a number too.
    const clock = value?.type === 'time' ? value.from : said
    const [, hour = '0', minute = '0'] = /(\d{1,2})\D(\d{2})/u.exec(clock) ?? []
    return Number(hour) * 60 + Number(minute)
  })
  const waits = minutes.slice(1).map((next, at) => (next - (minutes[at] ?? 0) + DAY) % DAY)
  const longest = Math.max(...waits, 1)
  return waits.map(wait => LEAST + wait / longest)
}

/** Minutes of a day, the room of the shortest wait beside the longest, and of what nothing follows. */
const DAY = 1440
const LEAST = 0.5
const NO_WAIT = 0.001

/** The family that a brief has for times: `times in monospace`. */
function timesFace({ design }: Theme): string | undefined {
  const own = Object.entries(design.parts ?? {}).find(
    ([key, dress]) => dress?.face !== undefined && (key === 'dates' || TIMES.test(saidIn(key) ?? '')),
  )
  return own?.[1]?.face
}

const TIMES =
  /^(?:times?|hours?|time ?stamps?|clock times?|horas|heures|uhrzeiten|zeiten|orari|ore|tijden|tider|godziny|časy|години)$/u
