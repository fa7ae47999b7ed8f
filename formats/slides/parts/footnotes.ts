import type { FootnoteDefinition, RootContent } from 'mdast'
import { nodesOf } from '../../../core/source/walk.ts'
import type { Slide } from './slide.ts'

/** What a footnote is called and says. */
interface Note {
  readonly number: number
  readonly words: readonly RootContent[]
}

/** Divides the blocks of a document from its footnotes, which go to the slides that refer to them. */
export function withoutFootnotes(blocks: readonly RootContent[]): {
  readonly body: readonly RootContent[]
  readonly notes: ReadonlyMap<string, Note>
} {
  const defined = blocks.filter(block => block.type === 'footnoteDefinition')
  const body = blocks.filter(block => block.type !== 'footnoteDefinition')
  const cited = body.flatMap(block => nodesOf(block)).flatMap(nameOf)
  const names = [...new Set(cited)].filter(name => defined.some(note => note.identifier === name))
  const unused = defined.filter(note => !names.includes(note.identifier)).flatMap(note => note.children)
  const notes = names.map((name, at): [string, Note] => [name, toNote(name, at + 1, defined)])
  return { body: [...body, ...unused], notes: new Map(notes) }
}

function nameOf(node: { readonly type: string }): readonly string[] {
  return node.type === 'footnoteReference' && 'identifier' in node ? [String(node.identifier)] : []
}

function toNote(name: string, number: number, defined: readonly FootnoteDefinition[]): Note {
  return { number, words: defined.find(note => note.identifier === name)?.children ?? [] }
}

/** The slides with each note at the foot of the first that refers to it, under its number. */
export function placeFootnotes(slides: readonly Slide[], notes: ReadonlyMap<string, Note>): readonly Slide[] {
  if (notes.size === 0) return slides
  const placed = new Set<string>()
  return slides.map(slide => {
    const blocks = slide.title ? [slide.title, ...slide.blocks] : slide.blocks
    const names = blocks.flatMap(block => nodesOf(block)).flatMap(nameOf)
    const here = [...new Set(names)].filter(name => notes.has(name) && !placed.has(name))
    for (const name of here) placed.add(name)
    const footnotes = here.flatMap(name => numbered(notes.get(name)))
    return { ...slide, blocks: slide.blocks.map(block => marked(block, notes)), footnotes }
  })
}

function numbered(note: Note | undefined): readonly RootContent[] {
  if (note === undefined) return []
  const [first, ...rest] = note.words
  const number = { type: 'text', value: `${note.number}\u2002` } as const
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [number] }, ...note.words]
  return [{ ...first, children: [number, ...first.children] }, ...rest]
}

/** A node whose references are raised numbers. */
function marked<Kind extends RootContent>(node: Kind, notes: ReadonlyMap<string, Note>): Kind {
  if (node.type === 'footnoteReference') {
    const number = notes.get(node.identifier)?.number
    return {
      type: 'text',
      value: number === undefined ? '' : `\u202f${number}`,
      data: { tag: 'sup' },
    } as Kind
  }
  if (!('children' in node)) return node
  const children = (node.children as readonly RootContent[]).map(child => marked(child, notes))
  return { ...node, children } as Kind
}
