import { type Field, type FieldValue, fieldsOf, ownTexts } from '../../source/fields.ts'
import { lexiconFor } from '../words/lexicon.ts'
import { joined } from './schema-values.ts'

/** Fields that two records of the sides of an agreement share at the least. */
const SHARED = 2

/**
 * Fields of an agreement in which two records with fields of the same names, each with a record of who signs in it, are its
 * parties: each is named by its first words.
 */
export function toldPartyFields(fields: readonly Field[], lang: string): readonly Field[] {
  const isCalled = fields.some(({ name }) =>
    lexiconFor(lang)(name).some(({ concept, weight }) => concept === 'parties' && weight > 0.9),
  )
  const sides = fields.filter(({ value }) => partyOf(value) !== undefined)
  const [first, second] = sides
  if (isCalled || sides.length !== 2 || !first || !second) return fields
  const own = new Set(fieldsOf(first.value).map(({ name }) => name))
  if (fieldsOf(second.value).filter(({ name }) => own.has(name)).length < SHARED) return fields
  const items = sides.flatMap(({ value }) => partyOf(value) ?? [])
  return fields.flatMap(field => {
    if (field === second) return []
    return field === first ? [{ name: 'parties', value: { kind: 'list', items }, line: field.line }] : [field]
  })
}

/** A party with its name and who signs for it told as such; undefined for any other record. */
function partyOf(value: FieldValue): FieldValue | undefined {
  const fields = fieldsOf(value)
  const signing = fields.filter(({ value: inner }) => inner.kind === 'map')
  const [name, ...others] = fields.filter(field => field.value.kind === 'text')
  const [signer] = signing
  const signs = signer ? ownTexts(fieldsOf(signer.value)) : []
  if (!name || !signer || signing.length > 1 || others.length + 2 < fields.length) return undefined
  if (signs.length === 0 || signs.length > 2) return undefined
  const words = joined(signs.flatMap((text, at) => (at === 0 ? [text] : [', ', text])))
  return {
    kind: 'map',
    fields: [{ ...name, name: 'name' }, ...others, { ...signer, name: 'signatory', value: words }],
  }
}
