import { segmenterOf } from './segmenters.ts'

/** Letters of a name or a title in a script without blanks, and of each of its phrases. */
const MOST = { letters: 24, phrase: 8 }

const SIGNS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・A-Za-z0-9]+(?:[ \u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・A-Za-z0-9]+)+$/u

/** Whether its author divided a name or a short title by blanks where its script has none: it breaks there and nowhere else. */
export function isInPhrases(text: string): boolean {
  const words = text.trim()
  return (
    words.length <= MOST.letters &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words) &&
    SIGNS.test(words) &&
    words.split(/[ \u3000]/u).every(({ length }) => length <= MOST.phrase)
  )
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Letters of a phrase from which on it may end between two of its words. */
const LONG = 7
/** What goes on with the word before it: endings, particles, closing signs. */
const FOLLOWS = /^[\p{Script=Hiragana}ー々、。，．！？・：；)）」』】〕〉》”’…〜～%％\s]/u
/** What goes on with the word behind it. */
const LEADS = /^[おご御]$|[(（「『【〔〈《“‘]$/u

/**
 * The phrases of a title in a script without blanks, between which a line may end: a word with its endings and particles, a
 * compound as a whole where it is short. `lang` is BCP 47; one phrase for any other script.
 */
export function phrasesOf(text: string, lang: string): readonly string[] {
  if (!UNSPACED.test(text)) return [text]
  const hasKana = KANA.test(text)
  const phrases: string[] = []
  for (const { segment } of segmenterOf(hasKana ? 'ja' : lang, 'word').segment(text)) {
    const last = phrases.at(-1)
    if (last !== undefined && goesOn(last, segment, hasKana)) phrases[phrases.length - 1] = last + segment
    else phrases.push(segment)
  }
  // A letter ends no title alone.
  const [end = ''] = phrases.length > 1 && phrases.at(-1)?.length === 1 ? phrases.splice(-1) : []
  return phrases.map((phrase, at) => (at === phrases.length - 1 ? phrase + end : phrase))
}

/** A polite word opens a phrase: `お知らせ`, `ご` of `ご案内`. */
const POLITE = /^(?:[おご御]$|[おご]\p{Script=Han})/u

function goesOn(last: string, word: string, hasKana: boolean): boolean {
  if (LEADS.test(last)) return true
  if (POLITE.test(word)) return false
  if (FOLLOWS.test(word)) return true
  // A single letter is a part of a word.
  if (/^\p{Script=Han}$/u.test(word) && /\p{Script=Han}$/u.test(last)) return true
  if (/^\p{Script=Han}$/u.test(last)) return true
  if (!UNSPACED.test(word) && !/[\s\p{Script=Hiragana}]$/u.test(last)) return true
  const isCompound = hasKana && !/[\p{Script=Hiragana}\s\p{P}]$/u.test(last)
  return isCompound && last.length + word.length < LONG
}
