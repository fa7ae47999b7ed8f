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
