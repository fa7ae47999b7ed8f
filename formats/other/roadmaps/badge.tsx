import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Status } from '../../../core/reading/reading.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { StatusMark, statusColor } from '../tasks/mark.tsx'

/** How much of the colour of a status is in the ground of its word. */
const TINT = 0.2

/** Contrast of words (WCAG 2.2, 1.4.3). */
const READ = 4.5

/** How far something is as a badge: its word on a tint of the colour that it has, in broken lines where it is not sure. */
export function badgeStyle(status: Status | undefined, theme: Theme, size: number): Style {
  const { color, type, radius } = theme
  const background = mixed(color.paper, statusColor(status, theme), TINT)
  return {
    background,
    color: status === 'blocked' && contrast(color.danger, background) >= READ ? color.danger : color.text,
    ...(status === 'blocked' && { weight: type.strongWeight }),
    padding: [0, size * 0.2],
    margin: [0, -size * 0.2],
    radius: Math.min(radius, size * 0.3),
  }
}

interface BadgeProps {
  readonly words: Pick<Phrase, 'nodes'>
  readonly status: Status | undefined
  readonly theme: Theme
  /** px */
  readonly size: number
}

/** Words that say how far something is, as a badge with its sign. */
export function Badge({ words, status, theme, size }: BadgeProps): Child {
  return (
    <div
      style={{
        ...{ display: 'flex', gap: size * 0.3, align: 'center' },
        ...{ ...badgeStyle(status, theme, size), margin: 0 },
      }}
    >
      {status && <StatusMark status={status} size={Math.round(size * 0.9)} theme={theme} />}
      <p>
        <Phrasing nodes={words.nodes} theme={theme} size={size} />
      </p>
    </div>
  )
}
