import { isLeaf } from '../facts/facts.ts'
import type { Fact, Meaning } from '../reading.ts'

/** What a record says, field by field. */
type Fields = readonly Fact[]

/**
 * Fields in which records hold records with fields of the same names, as the people of a house do: of the names that they
 * share, the one whose values look like names is told as the name, the next words as the post, whatever they are called.
 */
export function treeFields(fields: Fields, looksNamed: (fact: Fact) => boolean): Fields {
  const shared = new Set(recordsAmong(fields).flatMap(sharedBelow))
  const records = recordsAmong(fields).filter(record =>
    plainFields(record).some(({ label }) => shared.has(label.text)),
  )
  const columns = [...shared].map(label => ({
    label,
    values: records.flatMap(record => plainFields(record).filter(fact => fact.label.text === label)),
  }))
  const named = columns.map(({ values }) => values.filter(looksNamed).length)
  const at = named.indexOf(Math.max(0, ...named))
  const name = columns[at]
  if (!name || (named[at] ?? 0) * 2 <= name.values.length) return fields
  const post = columns.find(
    ({ values }, column) => column !== at && values.every(({ value }) => value === undefined),
  )
  const meanings = new Map<string, readonly Meaning[]>([
    [name.label, [{ concept: 'name', weight: 1, because: `most of "${name.label}" are names` }]],
    ...(post
      ? [[post.label, [{ concept: 'jobTitle', weight: 1, because: 'it stands beside their names' }]] as const]
      : []),
  ])
  return fields.map(fact => told(fact, name.label, meanings))
}

/** All records among fields and in their lists, from the outside in. */
function recordsAmong(fields: Fields): readonly Fields[] {
  return fields.flatMap(recordsOf).flatMap(record => [record, ...recordsAmong(record)])
}

function recordsOf({ facts, items }: Fact): readonly Fields[] {
  return [facts, ...items.map(item => item.facts)].filter(({ length }) => length > 0)
}

/** Fields that hold nothing but words. */
function plainFields(record: Fields): Fields {
  return record.filter(isLeaf)
}

/** Names of fields that a record has in common with records in it. */
function sharedBelow(record: Fields): readonly string[] {
  const below = new Set(
    record.flatMap(recordsOf).flatMap(inner => plainFields(inner).map(({ label }) => label.text)),
  )
  return plainFields(record).flatMap(({ label }) => (below.has(label.text) ? [label.text] : []))
}

/** A field whose records that have a name have their fields told. */
function told(fact: Fact, name: string, meanings: ReadonlyMap<string, readonly Meaning[]>): Fact {
  const inRecord = (record: Fields): Fields => {
    const isNamed = record.some(({ label }) => label.text === name)
    return record.map(field => ({
      ...told(field, name, meanings),
      meanings: (isNamed && meanings.get(field.label.text)) || field.meanings,
    }))
  }
  return {
    ...fact,
    facts: inRecord(fact.facts),
    items: fact.items.map(item => ({ ...item, facts: inRecord(item.facts) })),
  }
}
