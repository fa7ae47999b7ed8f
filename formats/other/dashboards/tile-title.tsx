import type { Heading } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** px of the name of a tile. */
export function titleSize(theme: Theme): number {
  return sizeAt(theme, 2)
}

/** The name of a tile or a row. */
export function TileTitle({
  heading,
  theme,
  style = {},
}: {
  readonly heading: Heading
  readonly theme: Theme
  readonly style?: Style
}): Child {
  const size = titleSize(theme)
  return (
    <h2
      style={{
        family: theme.type.text,
        size,
        weight: theme.type.strongWeight,
        color: theme.color.heading,
        leading: 1.2,
        margin: [0, 0, theme.type.base * 0.5, 0],
        ...style,
      }}
    >
      <Phrasing nodes={heading.children} theme={theme} size={size} heading />
    </h2>
  )
}
