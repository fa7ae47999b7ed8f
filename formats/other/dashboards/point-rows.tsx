import type { List, PhrasingContent, RootContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { strongMark } from '../../charts/mark-inks.ts'

/** Points that fill a tile, and letters of all up to which they are as large as a name of the page. */
const MOST = 6
const FEW_LETTERS = 150

/** A point of a tile. */
interface TilePoint {
  readonly words: readonly PhrasingContent[]
  readonly number?: number
}

/** The points of a tile that is one list of few plain ones; undefined for other tiles. */
export function pointsOf([list, ...others]: readonly RootContent[]): readonly TilePoint[] | undefined {
  if (list?.type !== 'list' || others.length > 0 || list.children.length > MOST) return undefined
  const points = list.children.flatMap((item, at) => pointOf(item, list, at))
  return points.length === list.children.length && points.length > 1 ? points : undefined
}

function pointOf(
  { children: [only, ...more], checked }: List['children'][number],
  { ordered, start }: List,
  at: number,
): readonly TilePoint[] {
  const isPlain = only?.type === 'paragraph' && more.length === 0 && typeof checked !== 'boolean'
  return isPlain ? [{ words: only.children, ...(ordered && { number: (start ?? 1) + at }) }] : []
}

interface PointRowsProps {
  readonly points: readonly TilePoint[]
  readonly theme: Theme
}

/** Points under a rule each, which share the height of their tile. */
export function PointRows({ points, theme }: PointRowsProps): Child {
  const letters = points.reduce(
    (sum, { words }) => sum + plainText({ type: 'paragraph', children: [...words] }).length,
    0,
  )
  const size = sizeAt(theme, letters <= FEW_LETTERS ? 4 : 2)
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
          <p style={{ grow: 1, basis: 0, hyphens: false }}>
            <Phrasing nodes={words} theme={theme} size={size} />
          </p>
        </div>
      ))}
    </div>
  )
}
