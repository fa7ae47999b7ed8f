import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck to be read as well as shown: one idea a slide, its title always at the same place. */
const format: Format = deckFormat('slide-deck', {
  words: 75,
  baseSize: 42,
  displayWeight: 600,
  lead: 0.34,
  field: 'whole',
})

export default format
