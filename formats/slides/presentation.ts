import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDeck } from './sheets/compose-deck.tsx'
import { deckRoles } from './decks/roles.ts'
import { slideSizes } from './sheets/sizes.ts'
import { toDeck } from './decks/to-deck.ts'

/** A deck to be spoken to: larger words, and the rest in the speaker's notes. */
const format: Format = {
  slug: 'presentation',
  group: 'slides',
  surface: 'canvas',
  sizes: slideSizes,
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, baseSize: 42, displayWeight: 700 },
    shape: { radius: 8 },
  }),
  roles: deckRoles,
  compose: (reading, theme, measure) => composeDeck(toDeck(reading, { words: 40 }), theme, measure),
}

export default format
