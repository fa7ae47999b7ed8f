import type { FootnoteDefinition, RootContent } from 'mdast'
import { nodesOf } from '../../core/source/walk.ts'

/** What a footnote is called and says. */
export interface Note {
  readonly number: number
  readonly words: readonly RootContent[]
}

/** Notes by identifier, in the order of their references. */
export type Notes = ReadonlyMap<string, Note>

/** Divides the blocks of a document from its footnotes. What no reference leads to stays in the body. */
export function withoutFootnotes(blocks: readonly RootContent[]): {
  readonly body: readonly RootContent[]
  readonly notes: Notes
} {
  const defined = blocks.filter(block => block.type === 'footnoteDefinition')
  const body = blocks.filter(block => block.type !== 'footnoteDefinition')
  const cited = body.flatMap(block => nodesOf(block)).flatMap(nameOf)
  const names = [...new Set(cited)].filter(name => defined.some(note => note.identifier === name))
  const unused = defined.filter(note => !names.includes(note.identifier)).flatMap(note => note.children)
  const notes = names.map((name, at): [string, Note] => [name, toNote(name, at + 1, defined)])
  return { body: [...body, ...unused], notes: new Map(notes) }
}

/** The identifier that a reference names; nothing for other nodes. */
export function nameOf(node: { readonly type: string }): readonly string[] {
  return node.type === 'footnoteReference' && 'identifier' in node ? [String(node.identifier)] : []
}

function toNote(name: string, number: number, defined: readonly FootnoteDefinition[]): Note {
  return { number, words: defined.find(note => note.identifier === name)?.children ?? [] }
}

/** Blocks whose references are raised numbers, with what the notes say after everything else. */
export function listFootnotes(blocks: readonly RootContent[]): readonly RootContent[] {
  const { body, notes } = withoutFootnotes(blocks)
  if (notes.size === 0) return body
  return [...body.map(block => withNumbers(block, notes)), ...[...notes.values()].flatMap(numbered)]
}

/** What a note says, under its number. */
export function numbered(note: Note): readonly RootContent[] {
  const [first, ...rest] = note.words
  const number = { type: 'text', value: `${note.number}\u2002` } as const
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [number] }, ...note.words]
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
