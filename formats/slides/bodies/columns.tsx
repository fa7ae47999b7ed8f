import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { BodyProps } from './body.tsx'

/** Points or paragraphs side by side, each under a rule. */
export function SlideColumns({ slide, theme: own, text }: BodyProps): Child {
  const theme = scaled(own, text.scale)
  const cells = cellsOf(slide.blocks)
  const columns = cells.length === 4 || cells.length === 2 ? 2 : Math.min(cells.length, 3)
  const cell = {
    borderTop: { width: 4, color: theme.color.accent },
    padding: [space(own, 0.75), 0, 0, 0],
  } as const
  return (
    <div
      role="list"
      style={{ display: 'grid', columns, gap: [space(own, 1.5), space(own, 2)], size: theme.type.base }}
    >
      {cells.map(nodes => (
        <div role="listitem" style={cell}>
          <Prose nodes={nodes} theme={theme} size={theme.type.base} measured={false} />
        </div>
      ))}
    </div>
  )
}

function cellsOf(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  return blocks.flatMap((block): (readonly RootContent[])[] =>
    block.type === 'list' ? block.children.map(item => item.children) : [[block]],
  )
}
