import { createBoundedCache } from './bounded-cache.ts'

const made = createBoundedCache<Intl.Segmenter>(32)

/** What finds the sentences or the words of a language (BCP 47): making one takes longer than a paragraph to be segmented. */
export function segmenterOf(lang: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  const known = made.get(granularity, lang)
  if (known) return known
  const segmenter = new Intl.Segmenter(lang, { granularity })
  made.set(granularity, lang, segmenter)
  return segmenter
}
