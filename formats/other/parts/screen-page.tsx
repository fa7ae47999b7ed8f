import type { Root } from 'mdast'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import type { Document } from '../../../core/source/document.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** A screen's copy: its blocks and notes. */
export interface ScreenCopy {
  readonly root: Root
}

/** Reads any document as one column of prose. */
export function readScreen({ root }: Document): ScreenCopy {
  return { root }
}

/** One column of prose in the middle of a screen, at most `width` px wide. */
export function composeScreen(copy: ScreenCopy, theme: Theme, width: number): readonly Sheet[] {
  const root: Child = (
    <div part="screen" style={{ ...bodyStyle(theme), padding: [space(theme, 2), 24] }}>
      <main style={{ maxWidth: width, marginInline: 'auto' }}>
        <Prose nodes={copy.root.children} theme={theme} measured={false} />
      </main>
    </div>
  )
  return [
    {
      name: 'page',
      size: theme.page,
      margin: 0,
      background: theme.color.paper,
      root: toNodes(root)[0] as Element,
    },
  ]
}
