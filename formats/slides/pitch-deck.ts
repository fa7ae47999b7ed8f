import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDeck } from './sheets/compose-deck.tsx'
import { deckRoles } from './decks/roles.ts'
import { slideSizes } from './sheets/sizes.ts'
import { toDeck } from './decks/to-deck.ts'

/** A deck that asks for money: one message a slide, its figure as the picture. */
const format: Format = {
  slug: 'pitch-deck',
  group: 'slides',
  surface: 'canvas',
  sizes: slideSizes,
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, baseSize: 40, displayWeight: 700 },
    shape: { radius: 8 },
  }),
  roles: deckRoles,
  compose: (reading, theme, measure) => composeDeck(toDeck(reading, { words: 50 }), theme, measure),
}

export default format
