import type { Context } from '../context.ts'
import { opening } from './lines-alone.ts'
import { cut, type Phrase, phraseOf, trim } from '../facts/phrase.ts'
import type { Role } from '../roles.ts'
import type { FoundValue } from '../values/value.ts'
import { type ProseClaim, toldClaim } from './told-claim.ts'

/** A name with the code of its airport in brackets: `Viru Viru (VVI)`, `成田（NRT）`. */
const airport =
  /(?:\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Ll}{1,3}\s)?\p{Lu}[\p{L}'’-]+){0,3}\s|[\p{sc=Han}\p{sc=Hangul}\p{sc=Katakana}]{2,8}\s?)[(（][A-Z]{3}[)）]/gu

/** Two places with a word for the way between them: `from Leeds to New Bergen`, `Wien nach Oslo`, `z Krakowa do Oslo`. */
const way =
  /(?<![\p{L}'’-])(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:to|nach|à|a|para|naar|do|till|til|до|в|στο|στη) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?![\p{L}'’-])/gu

/** The two ends of the only way that a sentence with a flight names. */
function wayIn(sentence: Phrase, found: readonly FoundValue[]): readonly Phrase[] {
  const ways = [...sentence.text.matchAll(way)]
  const [{ 0: whole, 1: from = '', 2: to = '', index } = {} as RegExpExecArray] = ways
  if (ways.length !== 1 || !found.some(({ value }) => value.type === 'flight')) return []
  const end = index + whole.length
  return [cut(sentence, index, index + from.length), cut(sentence, end - to.length, end)]
}

/** A word in small letters and the name behind it: `passenger Ada Quill`. */
const called =
  /(?<![\p{L}'’-])(\p{L}{4,20})\s(\p{Lu}[\p{L}'’-]+(?:\s(?:\p{Ll}{1,3}\s){0,2}\p{Lu}[\p{L}'’-]+){1,4})/gu

/** From where to where a sentence tells that somebody flies, by two airports with their codes, and who that is. */
export function* travelClaims(
  sentence: Phrase,
  found: readonly FoundValue[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('departureAirport') || !taken.includes('arrivalAirport')) return
  const coded = [...sentence.text.matchAll(airport)].map(({ 0: words, index }) =>
    withoutOpening(cut(sentence, index, index + words.length)),
  )
  const [from, to, ...others] = coded.length > 0 ? coded : wayIn(sentence, found)
  if (!from || !to || others.length > 0) return
  const reason = { weight: 0.6, because: 'two airports in the sentence of a flight', context }
  yield toldClaim('departureAirport', from, undefined, reason)
  yield toldClaim('arrivalAirport', to, undefined, reason)
  const name = taken.includes('passengerName') ? travellerIn(sentence, found, context) : undefined
  const because = 'a name in the sentence of its flight'
  if (name)
    yield { ...toldClaim('passengerName', name, undefined, { ...reason, because }), label: phraseOf('') }
}

/** What opens a route is no part of its first place: `From Malé (MLE)`. */
function withoutOpening(place: Phrase): Phrase {
  return trim(cut(place, opening.exec(place.text)?.[0].length ?? 0))
}

/** Somebody with a form of address, else a name behind the word for who travels. */
function travellerIn(
  sentence: Phrase,
  found: readonly FoundValue[],
  { lexicon }: Context,
): Phrase | undefined {
  const person = found.find(({ value }) => value.type === 'person')
  if (person) return trim(cut(sentence, person.start, person.end))
  for (const { 0: whole, 1: word = '', 2: name = '', index } of sentence.text.matchAll(called)) {
    const isTraveller = lexicon(word).some(
      ({ concept, weight }) => concept === 'passengerName' && weight > 0.85,
    )
    if (isTraveller) return cut(sentence, index + whole.length - name.length, index + whole.length)
  }
  return undefined
}
