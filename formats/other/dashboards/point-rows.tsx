import type { PhrasingContent, RootContent } from 'mdast'
import { markCell } from '../../../core/compose/cell-marks.tsx'
import { Phrasing } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { strongMark } from '../../charts/mark-inks.ts'
import { type PlainPoint, plainPoints } from '../../lines/plain-points.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { lightsOf } from '../tasks/lights.ts'
import { alarmField } from './alarm.ts'
import { CALL } from './watched.ts'
import { titleSize } from './tile-title.tsx'

/** Points that fill a tile. */
const MOST = 6

/** The points of a tile that opens with a list of few plain ones; undefined for other tiles. */
export function pointsOf([list, ...others]: readonly RootContent[]): readonly PlainPoint[] | undefined {
  const isOver = others.every(({ type }) => type === 'paragraph')
  if (list?.type !== 'list' || !isOver || list.children.length > MOST) return undefined
  const points = plainPoints(list)
  return points && points.length > 1 ? points : undefined
}

interface PointRowsProps {
  readonly points: readonly PlainPoint[]
  readonly theme: Theme
}

/** Points under a rule each, as large as the name of their tile, whose height they share. */
export function PointRows({ points, theme }: PointRowsProps): Child {
  const size = titleSize(theme)
  const lights = lightsOf(
    points.map(({ words }) => words),
    theme.lang,
  )
  const calls = points.map(({ words }, at) => calledOut(lights[at]?.words ?? words))
  const alarm = calls.some(({ call }) => call !== '') ? themeOnColor(theme, alarmField(theme)) : theme
  return (
    <div
      role="list"
      part="points"
      style={{ grow: 1, display: 'flex', direction: 'column', size, leading: 1.25 }}
    >
      {calls.map(({ call, words }, at) => {
        const number = points[at]?.number
        return (
          <div
            role="listitem"
            style={{
              grow: 1,
              display: 'flex',
              align: 'center',
              gap: size * 0.7,
              padding: [size * 0.35, 0],
              borderTop: { width: 1, color: theme.color.hairline },
            }}
          >
            {number !== undefined && (
              <span
                style={{
                  weight: theme.type.displayWeight,
                  family: theme.type.display,
                  color: strongMark(theme),
                  numeric: 'tabular',
                  shrink: 0,
                }}
              >
                {String(number)}
              </span>
            )}
            {lights[at] && (
              <p style={{ shrink: 0, size: size * 0.9 }}>
                {markCell(toNodes(lights[at].word), lights[at].mark, { theme, size: size * 0.9 })}
              </p>
            )}
            {call !== '' && <CallMark call={call} theme={alarm} size={size} />}
            <p
              style={{
                ...{ grow: 1, basis: 0, hyphens: false },
                color: call === '' && alarm !== theme ? theme.color.textMuted : theme.color.text,
              }}
            >
              <Phrasing nodes={words} theme={theme} size={size} />
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** The sign that calls out at the head of a point, and the words behind it. */
function calledOut(words: readonly PhrasingContent[]): {
  readonly call: string
  readonly words: readonly PhrasingContent[]
} {
  const [first] = words
  const [all = '', call = ''] = (first?.type === 'text' && CALL.exec(first.value)) || []
  return call === '' ? { call, words } : { call, words: cut(toPhrase(words), all.length).nodes }
}

/** A point that somebody has to look at has its sign in a field of what is wrong. */
function CallMark({
  call,
  theme,
  size,
}: {
  readonly call: string
  /** That of what lies on such a field. */
  readonly theme: Theme
  readonly size: number
}): Child {
  const side = Math.round(size * 1.5)
  return (
    <span
      part="call"
      style={{
        ...{ width: side, height: side, shrink: 0, display: 'flex', align: 'center', justify: 'center' },
        ...{ background: theme.color.paper, color: theme.color.heading },
        ...{ weight: theme.type.strongWeight, leading: 1, size },
      }}
    >
      {call}
    </span>
  )
}
