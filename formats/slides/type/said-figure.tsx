import type { PhrasingContent, RootContent } from 'mdast'
import { firstFitting } from '../../../core/compose/fit.ts'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { cutAtFigure, type SaidFigure } from '../../charts/said-figure.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { leadColor } from '../sheets/grounds.ts'
import { onPhone } from './deck-theme.ts'
import { largestSize, leadStyle } from './largest.ts'

/** Letters of a figure within what is said, as shares of the slide's height. */
const FIGURE = { most: 0.42, least: 0.15 }
/** Height of a figure's line, which has room for its tails, sizes of it. */
export const FIGURE_LEADING = 1.12

/** The same of the words around it, the size that is preferred first. */
const WORDS = [0.062, 0.05] as const

/**
 * A sentence whose one figure is the largest thing on its slide, its words above and below; undefined where it has none, or
 * where `room` px are too little.
 */
export function figuredLead(nodes: readonly RootContent[], place: Place, room: number): Child | undefined {
  const [only, ...others] = nodes
  const said = only?.type === 'paragraph' && others.length === 0 ? cutAtFigure(only.children) : undefined
  return said && firstFitting(WORDS, share => sentenceAround(said, share, place, room))
}

function sentenceAround(said: SaidFigure, share: number, place: Place, room: number): Child | undefined {
  const { width, theme, measure } = place
  const { page } = theme
  const words = scaled(theme, (page.height * share) / theme.type.base)
  const [before, after] = [said.before, said.after].map(
    nodes =>
      nodes.length > 0 && (
        <p style={{ size: words.type.base, leading: 1.25, textWrap: 'balance' }}>
          <Phrasing nodes={nodes} theme={words} size={words.type.base} />
        </p>
      ),
  )
  const height = room - heightOf([before, after], place)
  const drawn = (size: number): Child => <Figure words={said.figure} theme={theme} size={size} />
  const least = page.height * FIGURE.least
  const extent = measure.piece(drawn(least), width)
  if (extent.overflow > 0 || extent.height > height) return undefined
  return (
    <div part="statement">
      {before}
      {drawn(largestSize(drawn, { width, height, most: page.height * FIGURE.most, least }, measure))}
      {after}
    </div>
  )
}

interface FigureProps {
  readonly words: readonly PhrasingContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
  /** How it differs from others. */
  readonly style?: Style
}

/** A figure on one line, in the weight and the colour of what leads. */
export function Figure({ words, theme, size, style }: FigureProps): Child {
  const plain = words.flatMap(node => (node.type === 'strong' ? node.children : [node]))
  return (
    <p
      part="figure"
      style={{
        ...leadStyle(theme, size),
        leading: FIGURE_LEADING,
        color: leadColor(theme),
        whiteSpace: 'nowrap',
        narrow: onPhone(theme, phrasingText(words), size),
        ...style,
      }}
    >
      <Phrasing nodes={plain} theme={theme} size={size} />
    </p>
  )
}
