/** What a word of a brief names of a document's facts, in whatever language it is written. */
import { namedThings } from '../brief/words/named-things.ts'
import { createBoundedCache } from '../fonts/bounded-cache.ts'
import { englishNames, lexiconFor } from './words/lexicon.ts'

/** How sure a meaning has to be: a label as it is written, and no part of one. */
const SURE = 0.85

/**
 * The English for a label of facts, as briefs name them: `due date` of `vervaldatum`; undefined for words that label nothing a
 * brief would speak of. `lang` is the language of the brief, BCP 47.
 */
export function labelInEnglish(words: string, lang: string): string | undefined {
  const known = labels.get(lang, words)
  if (known !== undefined) return known || undefined
  const sure = lexiconFor(lang)(words).filter(({ weight }) => weight > SURE)
  const meanings = sure.toSorted((one, other) => other.weight - one.weight)
  const name = meanings
    .flatMap(({ concept }) => englishNames(concept))
    .find(
      one =>
        namedThings.has(one) && !VAGUE.test(one) && (!/ (?:number|code)$/.test(one) || NUMBERED.test(words)),
    )
  labels.set(lang, words, name ?? '')
  return name
}

/** Names of facts that are words for much else in every language. */
const VAGUE =
  /^(?:position|course|url|handle|class|block|stand|row|door|value|worth|occasion|company|employer|place)$/

/** Words that say of a paper that its number is meant: `biletów` is what has one. */
const NUMBERED = /n[uú]m|nr|nº|kod|cod|ref|rekening|konto|код|номер|رقم|番号|号|编号|便名/

const labels = createBoundedCache<string>(2000)
