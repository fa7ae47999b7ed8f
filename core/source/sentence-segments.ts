import { segmenterOf } from '../fonts/segmenters.ts'

/** The sentences of a text in a language (BCP 47), with the blanks behind each and where they begin. */
export function sentenceSegments(text: string, lang: string): Iterable<Intl.SegmentData> {
  return segmenterOf(lang, 'sentence').segment(text)
}
