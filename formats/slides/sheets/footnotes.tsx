import type { RootContent } from 'mdast'
import { Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { footSize } from '../type/deck-theme.ts'
import type { BodyProps } from '../bodies/body.tsx'

interface NotesProps {
  readonly notes: readonly RootContent[]
  readonly theme: Theme
  readonly size: number
}

/** What the numbers in a slide's text stand for, small above the foot. */
export function SlideFootnotes({ notes, theme }: Omit<NotesProps, 'size'>): Child {
  if (notes.length === 0) return null
  return (
    <div
      part="footnotes"
      style={{
        ...quietStyle(theme),
        shrink: 0,
        marginTop: space(theme, 0.75),
        marginBottom: space(theme, 0.75),
      }}
    >
      <Notes notes={notes} theme={theme} size={footSize(theme)} />
    </div>
  )
}

/** Notes that have slides of their own. */
export function SlideNotes({ slide, theme }: BodyProps): Child {
  const { base } = theme.type
  return <Notes notes={slide.blocks} theme={theme} size={Math.min(base, Math.max(28, base * 0.8))} />
}

function Notes({ notes, theme, size }: NotesProps): Child {
  const small = scaled(theme, size / theme.type.base)
  return (
    <div style={{ size, leading: 1.35 }}>
      <Prose nodes={notes} theme={small} size={size} measured={false} />
    </div>
  )
}
