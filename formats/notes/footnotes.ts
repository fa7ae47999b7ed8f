import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast'

/** What a footnote is called and says. */
interface Note {
  readonly number: number
  readonly words: readonly RootContent[]
}

/** Notes by identifier, in the order of their references. */
export type Notes = ReadonlyMap<string, Note>

/** The notes that are defined anywhere in plain data: blocks, or whatever holds them. */
export function notesIn(said: unknown): Notes {
  const nodes = footnotesIn(said)
  const numbers = new Map(
    nodes.flatMap(node =>
      node.type === 'footnoteReference' && node.data?.note ? [[node.identifier, node.data.note.number]] : [],
    ),
  )
  const notes = nodes.flatMap((node): [string, Note][] =>
    node.type === 'footnoteDefinition'
      ? [[node.identifier, { number: numbers.get(node.identifier) ?? 0, words: node.children }]]
      : [],
  )
  return new Map(notes.sort(([, one], [, other]) => one.number - other.number))
}

/** The identifiers of the notes that plain data refers to. */
export function namesIn(said: unknown): string[] {
  return footnotesIn(said).flatMap(({ type, identifier }) =>
    type === 'footnoteReference' ? [identifier] : [],
  )
}

type Footnote = FootnoteReference | FootnoteDefinition

function footnotesIn(said: unknown): readonly Footnote[] {
  const found: Footnote[] = []
  gather(said, found)
  return found
}

/** Every part of a deck asks, so nothing is made on the way, and places in the source are passed by. */
function gather(value: unknown, found: Footnote[]): void {
  if (typeof value !== 'object' || value === null) return
  if (isReference(value) || isDefinition(value)) found.push(value)
  if (isReference(value)) return
  if (Array.isArray(value)) for (const inner of value) gather(inner, found)
  else for (const [key, inner] of Object.entries(value)) if (key !== 'position') gather(inner, found)
}

function isReference(value: object): value is FootnoteReference {
  return 'type' in value && value.type === 'footnoteReference'
}

function isDefinition(value: object): value is FootnoteDefinition {
  return 'type' in value && value.type === 'footnoteDefinition'
}

/** What a note says, under its number. */
export function numbered(note: Note, notes: Notes): readonly RootContent[] {
  const [first, ...rest] = withNumbers(note.words, notes)
  const number = { type: 'text', value: `${note.number}\u2002` } as const
  if (first?.type !== 'paragraph') {
    return [{ type: 'paragraph', children: [number] }, ...(first ? [first] : []), ...rest]
  }
  return [{ ...first, children: [number, ...first.children] }, ...rest]
}

/** Plain data whose references to notes are raised numbers. */
export function withNumbers<Said>(said: Said, notes: Notes): Said {
  const raised = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(raised)
    if (isReference(value)) return raisedNumber(notes.get(value.identifier)?.number)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, raised(inner)]))
  }
  return raised(said) as Said
}

function raisedNumber(number: number | undefined): RootContent {
  return { type: 'text', value: number === undefined ? '' : `\u202f${number}`, data: { tag: 'sup' } }
}
