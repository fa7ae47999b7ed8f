import type { Field, FieldValue } from '../../source/fields.ts'
import type { Concept } from '../words/en.ts'
import { lexiconFor, nameOf } from '../words/lexicon.ts'

/** Words that are cut short of what a counted field may be called. */
const SHORT = /^(?:sign|sig|sgn|sgd|firm|unterschr|untersch|podp|imza)$/iu

/**
 * Fields of one name that are counted are a list under that name: `firma1` and `firma2` are the two who sign. Only what a format
 * draws as a list of such things, told by a concept, is joined.
 */
export function withCountedFields(
  fields: readonly Field[],
  concept: Concept,
  lang: string,
): readonly Field[] {
  const lexicon = lexiconFor(lang)
  const isMeant = (base: string): boolean =>
    SHORT.test(base) || lexicon(base).some(meaning => meaning.concept === concept && meaning.weight > 0.85)
  const counted = fields.filter(({ name, value }) => value.kind === 'text' && isMeant(baseOf(name) ?? ''))
  const [first] = counted
  if (!first || counted.length < 2) return fields
  const items = counted.map(({ value }): FieldValue => value)
  const list: Field = { ...first, name: nameOf(concept, lang), value: { kind: 'list', items } }
  return fields.flatMap(field => (field === first ? [list] : counted.includes(field) ? [] : [field]))
}

/** The name of a field without the number that counts it; undefined where none does. */
function baseOf(name: string): string | undefined {
  return /^(\p{L}[\p{L}_ -]*?)[\s_-]?\d$/u.exec(name)?.[1]
}
