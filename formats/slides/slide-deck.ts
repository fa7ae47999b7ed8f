import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDeck } from './parts/compose-deck.tsx'
import { readDeck } from './parts/read-deck.ts'
import type { Deck } from './parts/slide.ts'
import { slideSizes } from './parts/sizes.ts'

/** A deck to be read as well as shown: one idea a slide, its title always at the same place. */
const format: Format<Deck> = {
  slug: 'slide-deck',
  group: 'slides',
  surface: 'canvas',
  expects: { slides: ['heading', 'thematicBreak'] },
  sizes: slideSizes,
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, baseSize: 36, displayWeight: 600 },
    shape: { radius: 8 },
  }),
  read: document => readDeck(document, { words: 75 }),
  compose: composeDeck,
}

export default format
