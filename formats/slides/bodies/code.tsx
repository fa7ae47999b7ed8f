import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { BodyProps } from './body.tsx'

/** Code and what is said about it. */
export function SlideCode({ slide, theme, text }: BodyProps): Child {
  const set = scaled(theme, text.scale)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} size={set.type.base} measured={false} />
    </div>
  )
}
