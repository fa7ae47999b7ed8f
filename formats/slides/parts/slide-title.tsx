import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** The title of a content slide, at the same place and in the same size on all of them; a very long one is a step smaller. */
export function SlideTitle({ title, theme }: { readonly title: Heading; readonly theme: Theme }): Child {
  const size = sizeAt(theme, plainText(title).length > 90 ? 1 : 2)
  const style = { ...displayStyle(theme, size), textAlign: 'start', shrink: 0 } as const
  return (
    <h2 part="slide-title" style={style} {...(title.data?.slug && { id: title.data.slug })}>
      <Phrasing nodes={title.children} theme={theme} size={size} heading />
    </h2>
  )
}
