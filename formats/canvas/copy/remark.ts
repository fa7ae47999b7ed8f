import { cut, type Phrase } from '../../../core/reading/facts/phrase.ts'

/** What is read at a glance, and what is only said of it. */
export interface Remarked {
  readonly main: Phrase
  readonly remark?: Phrase
}

/** Letters of what a remark may follow, and of a remark that is a word for what it follows. */
const MAIN = 26
const SHORT = 6

/** The last words in brackets of a line, and words behind a dash that go on in small letters. */
const BRACKETS = /\s?(?=[(（][^()（）]*[)）]$)/u
const DASH = /\s(?=[–—]\s\p{Ll}\S*\s)/u
/** Words behind a comma that go on as a sentence does. */
const COMMA = /(?<=,)\s(?=\p{Ll}\S*\s\S+\s\S)/u

/** A value and the remark behind it: `3A (by weight – may change)`, `12F – hublot, au-dessus de l'aile`, `Auntie Jo (happy 70th)`; any other is one part. */
export function remarked(line: Phrase, { comma = false }: { readonly comma?: boolean } = {}): Remarked {
  const { text } = line
  const found =
    BRACKETS.exec(text) ?? DASH.exec(text.slice(0, MAIN + SHORT)) ?? (comma ? COMMA.exec(text) : null)
  const at = found?.index ?? 0
  if (!found || at === 0 || at > MAIN) return { main: line }
  const remark = cut(line, at + found[0].length)
  // A name has a short form in brackets, and a number a unit: what is looked up by itself has a remark of any length.
  if (at > SHORT && !/\s/u.test(remark.text.slice(1, -1).trim())) return { main: line }
  return { main: cut(line, 0, at), remark }
}
