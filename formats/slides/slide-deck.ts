import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck to be read as well as shown: one idea a slide, its title always at the same place. */
const format: Format = deckFormat('slide-deck', { words: 75, baseSize: 36, displayWeight: 600 })

export default format
