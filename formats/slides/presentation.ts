import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck to be spoken to: larger words, and the rest in the speaker's notes. */
const format: Format = deckFormat('presentation', {
  words: 40,
  baseSize: 50,
  displayWeight: 700,
  lead: 0.4,
  field: 'whole',
})

export default format
