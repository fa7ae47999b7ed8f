import type { PhrasingContent } from 'mdast'
import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Deck } from '../decks/slide.ts'
import { again } from '../../lines/again.ts'
import { footSize } from '../type/deck-theme.ts'

/** What a foot is made of. */
interface FootProps {
  readonly deck: Deck
  readonly theme: Theme
  /** px from the slide's edge to its words, where a panel stands there. Default: 0. */
  readonly indent?: number
}

/** The quiet line at the foot: what the deck is, and the number of the slide. */
export function SlideFoot({ deck, theme, indent = 0 }: FootProps): Child {
  const numbered = theme.design.layout.pageNumbers !== false
  return (
    <div
      part="slide-foot"
      style={{
        ...quietStyle(theme),
        size: footSize(theme),
        leading: 1.3,
        display: 'flex',
        justify: 'between',
        shrink: 0,
        numeric: 'tabular',
        position: 'relative',
        padding: theme.dir === 'rtl' ? [0, indent, 0, 0] : [0, 0, 0, indent],
        narrow: { padding: 0 },
      }}
    >
      <p>
        <Phrasing nodes={footWords(deck)} theme={theme} />
      </p>
      {numbered && (
        <p>
          <span field="page" />
        </p>
      )}
    </div>
  )
}

/** The brand and the footer; a footer that names the brand stands alone. */
function footWords({ brand = [], footer = [] }: Deck): readonly PhrasingContent[] {
  const isNamed = brand.length > 0 && wordsOf(footer).includes(wordsOf(brand))
  const words =
    isNamed || brand.length === 0 ? footer : footer.length === 0 ? brand : [...brand, dot, ...footer]
  return words.map(again)
}

const dot: PhrasingContent = { type: 'text', value: ' · ' }

function wordsOf(nodes: readonly PhrasingContent[]): string {
  return phrasingText(nodes).toLowerCase()
}
