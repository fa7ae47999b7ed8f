import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'

/** Widest column in px, its sides included. */
const COLUMN = 430
/** px from the column to the edges of the screen; round fields keep to it as well. */
export const SIDE = 24
/** px from the edge of a round field to its content. */
const INSIDE = 20

/** What is read on a phone, in the middle of whatever is wider. */
export function Column({ children }: { readonly children?: Child }): Child {
  return (
    <div part="column" style={{ maxWidth: COLUMN, marginInline: 'auto', padding: [0, SIDE] }}>
      {children}
    </div>
  )
}

/** A field of colour from edge to edge of the screen; where the theme is round, one as wide as the column with round corners. */
export function Field({
  setting,
  filled,
  tag: Tag = 'footer',
  children,
}: {
  readonly setting: Setting
  readonly filled: boolean
  readonly tag?: 'footer' | 'div'
  readonly children?: Child
}): Child {
  const { theme } = setting
  const isRound = theme.radius > 0
  return (
    <div
      style={
        isRound
          ? { maxWidth: COLUMN, marginInline: 'auto', padding: [Tag === 'div' ? SIDE : 0, SIDE, SIDE, SIDE] }
          : {}
      }
    >
      <Tag
        part={Tag === 'footer' ? 'foot' : 'head'}
        style={{
          ...bodyStyle(theme),
          ...(filled && { background: theme.color.paper }),
          radius: Math.min(theme.radius * 2, 48),
          padding: [space(theme, 1.25), 0],
          ...(Tag === 'footer' && { marginTop: space(theme, 1.25) }),
        }}
      >
        <div
          style={{
            maxWidth: COLUMN,
            marginInline: 'auto',
            padding: [0, !isRound ? SIDE : filled ? INSIDE : 0],
          }}
        >
          {children}
        </div>
      </Tag>
    </div>
  )
}
