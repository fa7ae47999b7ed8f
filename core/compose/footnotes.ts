import type { FootnoteDefinition, Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** A note of the copy, numbered by where it is first referred to. */
export interface Footnote {
  readonly number: number
  readonly definition: FootnoteDefinition
  /** The reference node that shows the note; later ones only lead to it. */
  readonly first: object
}

/** Notes by identifier. */
export type Footnotes = ReadonlyMap<string, Footnote>

/** The notes that a document's text refers to, numbered in the order of their references. */
export function collectFootnotes(root: Root): Footnotes {
  const definitions = new Map<string, FootnoteDefinition>()
  visit(root, 'footnoteDefinition', node => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  const notes = new Map<string, Footnote>()
  visit(root, 'footnoteReference', node => {
    const definition = definitions.get(node.identifier)
    if (definition === undefined || notes.has(node.identifier)) return
    notes.set(node.identifier, { number: notes.size + 1, definition, first: node })
  })
  return notes
}
