import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'

/** An amount or an offer by what is read first: words before it, the figure, words after it. */
export interface Figured {
  readonly before: Phrase
  readonly figure: Phrase
  readonly after: Phrase
}

/** A number as people write it, between signs that belong to it: `3 480`, `150.–`, `20%`, `1 + 1`, `3 for 2`. */
const NUMBER =
  /(?:\d|[٠-٩])[\d٠-٩]*(?:[\s\u00a0\u202f.,’'](?=\d)[\d]+)*(?:[.,][–—-]+)?(?:\s?[+×x]\s?\d+|[\s‑-]\p{L}{1,4}[\s‑-]\d+)?\s?[%٪]?/u

/** Where the figure of a few words is; undefined where they have none. */
export function figureIn(words: Phrase): Figured | undefined {
  const found = NUMBER.exec(words.text)
  if (!found) return undefined
  const end = found.index + found[0].trimEnd().length
  return {
    before: trim(cut(words, 0, found.index)),
    figure: cut(words, found.index, end),
    after: trim(cut(words, end)),
  }
}
