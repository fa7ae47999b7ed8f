import type { Nodes, RootContent } from 'mdast'
import { nodesOf } from '../../core/source/walk.ts'

/** What a footnote is called and says. */
interface Note {
  readonly number: number
  readonly words: readonly RootContent[]
}

/** Notes by identifier, in the order of their references. */
export type Notes = ReadonlyMap<string, Note>

/** Divides the blocks of a document from its footnotes. */
export function withoutFootnotes(blocks: readonly RootContent[]): {
  readonly body: readonly RootContent[]
  readonly notes: Notes
} {
  const body = blocks.filter(block => block.type !== 'footnoteDefinition')
  const numbers = new Map(blocks.flatMap(block => nodesOf(block)).flatMap(numberOf))
  const defined = blocks.filter(block => block.type === 'footnoteDefinition')
  const notes = defined.map(({ identifier, children }): [string, Note] => [
    identifier,
    { number: numbers.get(identifier) ?? 0, words: children },
  ])
  return { body, notes: new Map(notes.sort(([, one], [, other]) => one.number - other.number)) }
}

function numberOf(node: Nodes): readonly [string, number][] {
  const note = node.type === 'footnoteReference' ? node.data?.note : undefined
  return note ? nameOf(node).map(name => [name, note.number]) : []
}

/** The identifier that a reference names; nothing for other nodes. */
export function nameOf(node: Nodes): readonly string[] {
  return node.type === 'footnoteReference' ? [node.identifier] : []
}

/** What a note says, under its number. */
export function numbered(note: Note, notes: Notes): readonly RootContent[] {
  const [first, ...rest] = note.words.map(block => withNumbers(block, notes))
  const number = { type: 'text', value: `${note.number}\u2002` } as const
  if (first?.type !== 'paragraph') {
    return [{ type: 'paragraph', children: [number] }, ...(first ? [first] : []), ...rest]
  }
  return [{ ...first, children: [number, ...first.children] }, ...rest]
}

/** A node whose references are raised numbers. */
export function withNumbers<Kind extends RootContent>(node: Kind, notes: Notes): Kind {
  if (node.type === 'footnoteReference') {
    const number = notes.get(node.identifier)?.number
    return {
      type: 'text',
      value: number === undefined ? '' : `\u202f${number}`,
      data: { tag: 'sup' },
    } as Kind
  }
  if (!('children' in node)) return node
  const children = (node.children as readonly RootContent[]).map(child => withNumbers(child, notes))
  return { ...node, children } as Kind
}
