import { isToBeSeen, saidIn } from '../../../core/brief/design.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Era, Event } from './eras.ts'

/** The events whose dates the brief wants seen; where it names none, what all of them lead to; none on a plain page. */
export function fieldsAmong(
  eras: readonly Era[],
  { design: { parts = {}, decor } }: Theme,
): readonly Event[] {
  if (decor.fields === false) return []
  const events = eras.flatMap(era => era.events)
  const said = Object.entries(parts).flatMap(([key, dress]) => (isToBeSeen(dress) ? (saidIn(key) ?? []) : []))
  const named = events.filter(({ date }) =>
    said.some(words => /\d/.test(words) && placeOfWords(phrasingText(date), words) !== undefined),
  )
  return named.length > 0 && named.length * 2 <= events.length ? named : events.slice(-1)
}
