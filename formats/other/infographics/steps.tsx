import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Place } from './place.ts'

/** Stations one below the other, their numbers on a line. */
export function Steps({
  items,
  place: { theme, size },
}: {
  readonly items: readonly (readonly RootContent[])[]
  readonly place: Pick<Place, 'theme' | 'size'>
}): Child {
  const disc = Math.round(size * 0.85) * 2
  return (
    <ol role="list" style={{ display: 'flex', direction: 'column' }}>
      {items.map((blocks, at) => (
        <li part="step" style={{ display: 'flex', gap: size * 0.7 }}>
          <Station number={at + 1} last={at === items.length - 1} disc={disc} place={{ theme, size }} />
          <div
            style={{
              grow: 1,
              basis: 0,
              padding: [size * STEP_TOP, 0, at < items.length - 1 ? size * STEP_GAP : 0, 0],
              minHeight: disc,
              size,
            }}
          >
            <Prose nodes={blocks} theme={theme} size={size} measured={false} />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface StationProps {
  readonly number: number
  readonly last: boolean
  /** px across. */
  readonly disc: number
  readonly place: Pick<Place, 'theme' | 'size'>
}

/** A number in a disc, and the line down to the next one. */
function Station({ number, last, disc, place: { theme, size } }: StationProps): Child {
  const { color, type } = theme
  return (
    <div ariaHidden style={{ display: 'flex', direction: 'column', align: 'center', width: disc, shrink: 0 }}>
      <p
        style={{
          width: disc,
          height: disc,
          shrink: 0,
          radius: disc / 2,
          background: color.accent,
          color: color.onAccent,
          textAlign: 'center',
          size,
          leading: disc / size,
          weight: type.strongWeight,
        }}
      >
        {`${number}`}
      </p>
      {!last && (
        <div
          style={{
            grow: 1,
            minHeight: size * STEP_GAP,
            width: Math.max(2, Math.round(size * 0.08)),
            background: color.accent,
          }}
        />
      )}
    </div>
  )
}

/** Between steps, sizes of type. */
const STEP_GAP = 0.55
const STEP_TOP = 0.12
