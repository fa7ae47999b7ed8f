import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck to be spoken to: larger words, and the rest in the speaker's notes. */
const format: Format = deckFormat('presentation', { words: 40, baseSize: 42, displayWeight: 700 })

export default format
