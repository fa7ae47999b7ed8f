import { type Design, isToBeSeen, type PartKey } from '../../../core/brief/design.ts'
import { placeOfWords, thingsOf } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Figure } from './figure.ts'

/** Whether a brief wants a figure to be seen before others, by what it says or is called. */
export type SeenFirst = (figure: Pick<Figure, 'label' | 'value'>) => boolean

/** Finds the figures that a brief names to be seen first; those that are to be seen at all where it names none of them first. */
export function seenFirst({ parts = {} }: Design, reading: Reading, onlyFirst = false): SeenFirst {
  const ranked = Object.entries(parts).filter(([key, dress]) => key.startsWith('said:') && isToBeSeen(dress))
  const first = ranked.filter(([, dress]) => dress?.rank === 'first')
  const named = first.length > 0 || onlyFirst ? first : ranked
  const wanted = named.flatMap(([key]) => thingsOf(key as PartKey, reading))
  return ({ label, value }) =>
    value.length > 0 &&
    // `412 litres`: a figure with the first word of what it is of.
    [label, value, [...value, { type: 'text' as const, value: ' ' }, ...label]].some(nodes =>
      wanted.some(words => placeOfWords(phrasingText(nodes), words) !== undefined),
    )
}
