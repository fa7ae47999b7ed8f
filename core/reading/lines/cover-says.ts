import { cut, type Phrase } from '../facts/phrase.ts'
import { onDemand } from '../../on-demand.ts'
import { type Piece, said, titlePieces } from './letter-text.ts'

// A letter to whoever makes a deck or a folder says what its cover says: `The cover just says Loam, and under it "Soil tests"`.

const COVER: () => RegExp = onDemand(
  () =>
    /^(?:(?:auf|sur|en|su|sulla|op|na|på) )?(?:(?:the|die|der|dem|das|la|le|el|il|lo|o|a|de|het) )?(?:(?:very )?(?:first|title|opening|front|erste[nr]?|première|primera|prima|primeira|eerste|pierwsz\S+|první|första|første) )?(?:slide|cover|page|folie|titelfolie|deckblatt|titelseite|vorderseite|diapo(?:sitive)?|couverture|portada|diapositiva|copertina|capa|dia|voorkant|omslag|slajd\S*|okładk\S+|titulk\S+|obálk\S+|framsid\S+|forsid\S+)(?: (?:should|must))? (?:(?:just|only|simply) )?(?:says?|reads?|has|steht|heißt|dit|dice|diz|zegt|staat|ma|stojí|står)(?:,? (?:just|only|simply|nur|bloß|einfach|juste|seulement|solo|só|alleen|tylko|jen|bara|kun|bare))* (?=["“„«\p{Lu}])/iu,
)

/** The title and the line under it that a sentence says a cover has; undefined where it says none, or one is there. */
export function coverSaid(words: Phrase, isNamed: boolean): readonly Piece[] | undefined {
  if (isNamed || words.text.length > LONGEST) return undefined
  const lead = COVER().exec(words.text)?.[0].length ?? 0
  if (lead === 0) return undefined
  return [said(words.text.slice(0, lead)), ...titlePieces(cut(words, lead))]
}

/** Letters of a sentence that says what a cover says, at most. */
const LONGEST = 180
