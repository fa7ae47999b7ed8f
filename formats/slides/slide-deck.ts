import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck to be read as well as shown: one idea a slide, its title always at the same place. */
const deck: Format = deckFormat('slide-deck', {
  words: 75,
  baseSize: 42,
  displayWeight: 600,
  lead: 0.24,
  field: 'water',
})

/** Its titles stand at one place, which has room for larger ones; those of other decks fill theirs. */
const format: Format = { ...deck, honours: [...(deck.honours ?? []), 'type.displayScale'] }

export default format
