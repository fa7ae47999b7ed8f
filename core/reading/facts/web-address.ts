import { cut, type Phrase } from './phrase.ts'

/** A web address as readers type it, without what a browser adds by itself. */
export function typedAddress(words: Phrase): Phrase {
  const scheme = /^\s*https?:\/\/(?:www\.)?/i.exec(words.text)
  if (!scheme) return words
  const end = words.text.length - (/\/\s*$/.exec(words.text)?.[0].length ?? 0)
  return cut(words, scheme[0].length, end)
}
