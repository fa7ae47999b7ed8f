import { createBoundedCache } from '../fonts/bounded-cache.ts'

/** One a language: making a segmenter takes longer than a paragraph to be segmented. */
const segmenters = createBoundedCache<Intl.Segmenter>(32)

/** The sentences of a text in a language (BCP 47), with the blanks behind each and where they begin. */
export function sentenceSegments(text: string, lang: string): Iterable<Intl.SegmentData> {
  return (segmenters.get('', lang) ?? made(lang)).segment(text)
}

function made(lang: string): Intl.Segmenter {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' })
  segmenters.set('', lang, segmenter)
  return segmenter
}
