import type { PhrasingContent, RootContent, Strong } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { leadColor } from '../sheets/grounds.ts'
import { onPhone } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'

/** A sentence around the one figure that its author set in bold. */
interface ToldFigure {
  readonly before: readonly PhrasingContent[]
  readonly figure: Strong
  readonly after: readonly PhrasingContent[]
}

/** Letters of such a figure. */
const FIGURE = 14

/** The figure that a sentence is about, where it is one by itself: the only words in bold, with a number in them. */
export function figureIn(nodes: readonly RootContent[]): ToldFigure | undefined {
  const [only, ...others] = nodes
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const bold = only.children.filter((child): child is Strong => child.type === 'strong')
  const [figure] = bold
  const words = figure ? plainText(figure) : ''
  if (!figure || bold.length > 1 || !/\d/.test(words) || words.length > FIGURE) return undefined
  const at = only.children.indexOf(figure)
  const after = only.children.slice(at + 1)
  // What stands behind it without a blank belongs to it.
  const [next] = after
  const isApart = next === undefined || (next.type === 'text' && /^[\s,.;:]/u.test(next.value))
  return isApart ? { before: only.children.slice(0, at), figure, after } : undefined
}

/** Size of a figure and of the words around it, in parts of what the sentence would have as a whole. */
const AROUND = { figure: 2.1, words: 0.62 } as const

interface FigureProps extends ToldFigure {
  readonly theme: Theme
  /** px that the sentence would have as a whole. */
  readonly size: number
}

/** The figure on a line of its own, far larger than the words before and after it. */
export function FigureInWords({ before, figure, after, theme, size }: FigureProps): Child {
  const px = Math.max(Math.round(size * AROUND.words), theme.type.base)
  const large = Math.round(size * AROUND.figure)
  const line = { ...leadStyle(theme, px), leading: 1.2, transform: 'none' } as const
  const said = (children: readonly PhrasingContent[]): Child =>
    plainText({ type: 'paragraph', children: [...children] }).trim() !== '' && (
      <p style={{ ...line, narrow: onPhone(theme, '', px) }}>
        <Phrasing nodes={children} theme={theme} size={px} />
      </p>
    )
  return (
    <div part="statement">
      {said(before)}
      <p
        part="figure"
        style={{
          ...leadStyle(theme, large),
          ...{ color: leadColor(theme), transform: 'none', whiteSpace: 'nowrap' },
          narrow: onPhone(theme, plainText(figure), large),
        }}
      >
        <Phrasing nodes={figure.children} theme={theme} size={large} />
      </p>
      {said(after)}
    </div>
  )
}
