import type { PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { SaidFigure } from '../../charts/said-figure.ts'
import { BigNumeral } from '../figures/big-figure.tsx'
import type { Place } from './place.ts'

interface LookProps extends Pick<Place, 'theme' | 'size'> {
  /** Of the paragraphs of words. */
  readonly look: Style
}

interface SaidProps extends LookProps {
  readonly said: SaidFigure
  /** px of the figure. */
  readonly numeral: number
}

/** A sentence whose figure stands large between its words. */
export function Said({ said: { before, figure, after }, numeral, ...words }: SaidProps): Child {
  const { theme } = words
  return (
    <>
      <Words nodes={before} {...words} />
      <BigNumeral value={figure} size={numeral} color={theme.color.accentText} theme={theme} />
      <Words nodes={after} {...words} />
    </>
  )
}

/** Words of a sentence, where there are any. */
export function Words({
  nodes,
  theme,
  size,
  look,
}: LookProps & { readonly nodes: readonly PhrasingContent[] }): Child {
  return (
    nodes.length > 0 && (
      <p style={{ size, ...look }}>
        <Phrasing nodes={nodes} theme={theme} size={size} />
      </p>
    )
  )
}
