import type { FootnoteReference } from 'mdast'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { numbered, withNumbers, withoutFootnotes } from '../../notes/footnotes.ts'

/** A reading with raised numbers where notes are referred to, and what they say as its last part. */
export function withNotes(reading: Reading): Reading {
  if (reading.notes.length === 0) return reading
  const { roles, lists, sources, facts, head, above, sections, unplaced } = reading
  const said = { roles, lists, sources, facts, head, above, sections, unplaced }
  const { notes } = withoutFootnotes([...referencesIn(said), ...reading.notes])
  const raised = mapped(said, node => withNumbers(node, notes)) as typeof said
  const blocks = [...notes.values()].flatMap(note => numbered(note, notes))
  const last: Section = {
    meanings: [],
    kind: 'references',
    because: 'notes of the copy',
    facts: [],
    lead: blocks,
    items: [],
    rest: [],
    blocks,
    sections: [],
    place: 'body',
  }
  return { ...reading, ...raised, unplaced: [...raised.unplaced, last] }
}

function isReference(value: object): value is FootnoteReference {
  return 'type' in value && value.type === 'footnoteReference'
}

function referencesIn(value: unknown): readonly FootnoteReference[] {
  if (typeof value !== 'object' || value === null) return []
  return isReference(value) ? [value] : Object.values(value).flatMap(referencesIn)
}

/** Plain data with its references replaced. */
function mapped(value: unknown, replace: (node: FootnoteReference) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inner => mapped(inner, replace))
  if (isReference(value)) return replace(value)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, replace)]))
}
