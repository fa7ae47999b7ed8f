import type { Heading } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** The title of a content slide, at the same place and in the same size on all of them; a very long one is a step smaller. */
export function SlideTitle({ title, theme }: { readonly title: Heading; readonly theme: Theme }): Child {
  const { page } = theme
  // However large the type is wished, a title leaves the slide to what it is about.
  const most = Math.min(sizeAt(theme, plainText(title).length > 80 ? 1 : 2) * 1.1, page.height * 0.09)
  const size = Math.round(Math.max(most, theme.type.base))
  const style = { ...displayStyle(theme, size), textAlign: 'start', shrink: 0 } as const
  return (
    <h2 part="slide-title" style={style} {...(title.data?.slug && { id: title.data.slug })}>
      <Phrasing nodes={title.children} theme={theme} size={size} heading />
    </h2>
  )
}
