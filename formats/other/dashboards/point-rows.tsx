import type { RootContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { strongMark } from '../../charts/mark-inks.ts'
import { type PlainPoint, plainPoints } from '../../lines/plain-points.ts'
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
  return (
    <div
      role="list"
      part="points"
      style={{ grow: 1, display: 'flex', direction: 'column', size, leading: 1.25 }}
    >
      {points.map(({ words, number }) => (
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
          <p style={{ grow: 1, basis: 0, hyphens: false, color: theme.color.text }}>
            <Phrasing nodes={words} theme={theme} size={size} />
          </p>
        </div>
      ))}
    </div>
  )
}
