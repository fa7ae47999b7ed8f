import { quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { footSize } from './deck-theme.ts'
import type { Deck } from './slide.ts'

/** The quiet line at the foot: what the deck is, and the number of the slide. */
export function SlideFoot({ deck, theme }: { readonly deck: Deck; readonly theme: Theme }): Child {
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
      }}
    >
      <p>{footWords(deck)}</p>
      {numbered && (
        <p>
          <span field="page" />
        </p>
      )}
    </div>
  )
}

/** The brand and the footer; a footer that names the brand stands alone. */
function footWords({ brand, footer }: Deck): string {
  if (brand && footer?.toLowerCase().includes(brand.toLowerCase())) return footer
  return [brand, footer].filter(Boolean).join(' · ')
}
