import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDeck } from './parts/compose-deck.tsx'
import { reportMissingSections } from './parts/pitch-sections.ts'
import { readDeck } from './parts/read-deck.ts'
import type { Deck } from './parts/slide.ts'
import { slideSizes } from './parts/sizes.ts'

/** A deck that asks for money: one message a slide, its figure as the picture. */
const format: Format<Deck> = {
  slug: 'pitch-deck',
  group: 'slides',
  surface: 'canvas',
  expects: { slides: ['heading', 'thematicBreak'] },
  sizes: slideSizes,
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', scale: 1.333, baseSize: 40, displayWeight: 700 },
    shape: { radius: 8 },
  }),
  read(document, report) {
    reportMissingSections(document, report)
    return readDeck(document, { words: 50 })
  },
  compose: composeDeck,
}

export default format
