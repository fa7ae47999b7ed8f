import type { FootnoteDefinition, FootnoteReference, Nodes, Root, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import { isParent, lineOf, nodesOf, type Parent, parentsDeepestFirst } from './walk.ts'

/** Definitions by identifier in the order of the document; the first of a name counts. */
type Defined = ReadonlyMap<string, FootnoteDefinition>

/** The first reference to each note, in the order in which a reader meets them. */
type Cited = Map<string, FootnoteReference>

/**
 * Settles what every footnote's reference shows: each is told its number, and the first of a note what the note says.
 * Definitions that are left are referred to and stand at the root. The words of any other become blocks in their place,
 * with a message: nothing that an author wrote is lost for want of a reference.
 */
export function settleNotes(root: Root, report: Report): void {
  const notes = nodesOf(root).filter(node => node.type === 'footnoteDefinition')
  if (notes.length === 0) return
  const kept = keptOf(root, notes)
  for (const note of notes) if (kept.get(note.identifier) !== note) report.add(messageOf(note, kept))
  keepAtRoot(root, kept)
  tieReferences(root, kept)
}

/** The first definition of each name that the text, or a note that the text leads to, refers to. */
function keptOf(root: Root, notes: readonly FootnoteDefinition[]): Defined {
  const defined = new Map<string, FootnoteDefinition>()
  for (const note of notes) if (!defined.has(note.identifier)) defined.set(note.identifier, note)
  const cited: Cited = new Map()
  follow(root, defined, cited)
  for (const [name, note] of defined) {
    if (cited.has(name)) continue
    // Its words are text now, and what they refer to is referred to.
    defined.delete(name)
    follow(note, defined, cited)
  }
  return defined
}

/** Adds what the text below a node refers to, then what those notes refer to, and so on. */
function follow(start: Nodes, defined: Defined, cited: Cited): void {
  const before = cited.size
  cite(start, defined, cited)
  let at = 0
  // A map that grows is walked to its new end.
  for (const name of cited.keys()) {
    const note = defined.get(name)
    if (at++ >= before && note) for (const block of note.children) cite(block, defined, cited)
  }
}

/** Adds the references below a node in the order of the text, without those in definitions and in speaker notes. */
function cite(start: Nodes, defined: Defined, cited: Cited): void {
  const open: Nodes[] = [start]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'footnoteReference' && defined.has(node.identifier) && !cited.has(node.identifier)) {
      cited.set(node.identifier, node)
    }
    const aside =
      (node.type === 'footnoteDefinition' && defined.get(node.identifier) === node) ||
      (node.type === 'containerDirective' && node.name === 'notes')
    if (aside || !isParent(node)) continue
    for (let at = node.children.length - 1; at >= 0; at--) open.push(node.children[at] as RootContent)
  }
}

function messageOf(note: FootnoteDefinition, kept: Defined) {
  const name = JSON.stringify(note.label ?? note.identifier)
  const mark = `[^${note.label ?? note.identifier}]`
  const repeated = kept.has(note.identifier)
  return {
    rule: repeated ? 'footnote-repeated' : 'footnote-unused',
    severity: 'warning',
    text: repeated
      ? `the footnote ${name} is defined again; its words stand in the text`
      : `nothing refers to the footnote ${name}; its words stand in the text`,
    hint: repeated
      ? 'give it a name of its own, and refer to it by that name'
      : `write ${mark} where the note belongs, or leave ${mark}: out`,
    ...lineOf(note),
  } as const
}

/** Puts the notes that are kept at the root, the words of the others in place of their definitions. */
function keepAtRoot(root: Root, kept: Defined): void {
  const emptied = new Set<object>()
  for (const parent of parentsDeepestFirst(root)) {
    const { children } = parent
    parent.children = children.flatMap((child): RootContent[] => {
      if (emptied.has(child)) return []
      if (child.type !== 'footnoteDefinition') return [child]
      if (kept.get(child.identifier) !== child) return child.children
      return isRoot(parent) ? [child] : []
    })
    if (parent.children.length === 0 && children.length > 0) emptied.add(parent)
  }
  const here = new Set<RootContent>(root.children)
  root.children.push(...[...kept.values()].filter(note => !here.has(note)))
}

function isRoot(parent: Parent): boolean {
  return parent.type === 'root'
}

/** Tells each reference its number, and the first one what the note says; what leads nowhere is text as it was written. */
function tieReferences(root: Root, kept: Defined): void {
  const cited: Cited = new Map()
  follow(root, kept, cited)
  const numbers = new Map([...cited.keys()].map((name, at) => [name, at + 1]))
  for (const parent of parentsDeepestFirst(root)) {
    parent.children = parent.children.map(child => {
      if (child.type !== 'footnoteReference') return child
      const number = numbers.get(child.identifier)
      if (number === undefined) return asWritten(child)
      const words = cited.get(child.identifier) === child && kept.get(child.identifier)?.children
      return { ...child, data: { ...child.data, note: { number, ...(words && { words }) } } }
    })
  }
}

function asWritten({ label, identifier, position }: FootnoteReference): RootContent {
  return { type: 'text', value: `[^${label ?? identifier}]`, ...(position && { position }) }
}
