import type { RootContent } from 'mdast'
import type { Field, FieldValue } from '../../source/fields.ts'
import { phraseOf } from './phrase.ts'
import { headingOf } from './facts.ts'

/** Letters up to which words are the name of a part, and from which on what is said in it is a text. */
const NAME = 90
const TEXT = 40

/** The parts of a text that a field lists as records of a name and its words, as they stand in a text; undefined for other fields. */
export function toldParts({ value }: Field): readonly RootContent[] | undefined {
  if (value.kind !== 'list' || value.items.length < 2) return undefined
  const parts = value.items.map(partOf)
  return parts.every(part => part !== undefined) ? parts.flat() : undefined
}

function partOf(value: FieldValue): readonly RootContent[] | undefined {
  const fields = value.kind === 'map' ? value.fields.filter(({ name }) => !name.startsWith('@')) : []
  const [name, text, ...others] = fields.map(field => field.value)
  if (name?.kind !== 'text' || text?.kind !== 'text' || others.length > 0) return undefined
  const isPart =
    name.text.length <= NAME && text.text.length >= TEXT && /[.!?…。]["”»)]*$/u.test(text.text.trim())
  const [line] = name.blocks
  if (!isPart || line?.type !== 'paragraph') return undefined
  return [headingOf({ ...phraseOf(''), nodes: line.children }), ...text.blocks]
}
