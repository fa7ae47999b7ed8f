import type { Format } from '../../core/format.ts'
import { deckFormat } from './decks/deck-format.ts'

/** A deck that asks for money: one message a slide, its figure as the picture. */
const format: Format = deckFormat('pitch-deck', {
  words: 50,
  baseSize: 46,
  displayWeight: 700,
  lead: 0.4,
  field: 'corner',
})

export default format
