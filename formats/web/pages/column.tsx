import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import type { Setting } from './setting.ts'

/** Widest column in px, its sides included. */
const COLUMN = 430
/** px from the column to the edges of the screen, and from a field to them. */
export const SIDE = 24
const INSET = 8

/** What is read on a phone, in the middle of whatever is wider. */
export function Column({ children }: { readonly children?: Child }): Child {
  return (
    <div part="column" style={{ maxWidth: COLUMN, marginInline: 'auto', padding: [0, SIDE] }}>
      {children}
    </div>
  )
}

/** A field of colour, nearly as wide as the screen, with round corners where the theme is round. */
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
    <div style={{ padding: isRound ? INSET : 0 }}>
      <Tag
        part={Tag === 'footer' ? 'foot' : 'head'}
        style={{
          ...bodyStyle(theme),
          ...(filled && { background: theme.color.paper }),
          radius: Math.min(theme.radius * 2, 48),
          padding: [space(theme, 1.75), 0],
          ...(Tag === 'footer' && { marginTop: space(theme, 1.25) }),
        }}
      >
        <div style={{ maxWidth: COLUMN, marginInline: 'auto', padding: [0, isRound ? SIDE - INSET : SIDE] }}>
          {children}
        </div>
      </Tag>
    </div>
  )
}
