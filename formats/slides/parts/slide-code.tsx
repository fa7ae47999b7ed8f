import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { ALONE, aloneTheme } from './deck-theme.ts'
import type { BodyProps } from './slide-body.tsx'

/** Characters that a line of code holds in the larger of the deck's two sizes. */
const LONG_LINE = 56

/** Code and what is said about it. */
export function SlideCode({ slide, theme, width, text }: BodyProps): Child {
  const lines = slide.blocks.flatMap(block => (block.type === 'code' ? block.value.split('\n') : []))
  const narrow = width < theme.page.width * 0.7
  const small = text.scale < ALONE || narrow || lines.some(line => line.length > LONG_LINE)
  const set = small ? theme : aloneTheme(theme)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} size={set.type.base} measured={false} />
    </div>
  )
}
