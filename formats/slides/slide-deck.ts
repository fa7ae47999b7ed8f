import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDeck } from './sheets/compose-deck.tsx'
import { deckRoles } from './decks/roles.ts'
import { slideSizes } from './sheets/sizes.ts'
import { toDeck } from './decks/to-deck.ts'

/** A deck to be read as well as shown: one idea a slide, its title always at the same place. */
const format: Format = {
  slug: 'slide-deck',
  group: 'slides',
  surface: 'canvas',
  sizes: slideSizes,
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, baseSize: 36, displayWeight: 600 },
    shape: { radius: 8 },
  }),
  roles: deckRoles,
  compose: (reading, theme, measure) => composeDeck(toDeck(reading, { words: 75 }), theme, measure),
}

export default format
