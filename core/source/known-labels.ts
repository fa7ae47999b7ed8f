import type { Nodes } from 'mdast'
import type { Extension, ParseContext, Tokenizer } from 'micromark-util-types'

/** What links and notes are called that a document defines, each as the parser compares them. */
export interface Labels {
  readonly links: ReadonlySet<string>
  readonly notes: ReadonlySet<string>
}

const label = /\[(\^?)((?:[^[\]\\]|\\.){1,999})\]:/g

/** Labels that look defined: some may stand in code or in a sentence. */
export function labelsWritten(source: string): Labels {
  const links = new Set<string>()
  const notes = new Set<string>()
  for (const [, caret, name = ''] of source.matchAll(label)) {
    const known = toIdentifier(name)
    if (known !== '') (caret === '' ? links : notes).add(known)
  }
  return { links, notes }
}

/** Labels that a tree defines. */
export function labelsOf(nodes: readonly Nodes[]): Labels {
  const links = new Set<string>()
  const notes = new Set<string>()
  for (const node of nodes) {
    if (node.type === 'definition') links.add(toIdentifier(node.identifier))
    else if (node.type === 'footnoteDefinition') notes.add(toIdentifier(node.identifier))
  }
  return { links, notes }
}

/** Whether anything is defined. */
export function isDefined({ links, notes }: Labels): boolean {
  return links.size + notes.size > 0
}

/** Whether two define the same. */
export function sameLabels(one: Labels, other: Labels): boolean {
  return isSame(one.links, other.links) && isSame(one.notes, other.notes)
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every(name => other.has(name))
}

/** Blanks count once, and small and capital letters are the same, as CommonMark wants it. */
function toIdentifier(name: string): string {
  return name
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/^ | $/g, '')
    .toLowerCase()
    .toUpperCase()
}

/** Identifiers that are found at once, however many there are; the parser looks through a list. */
class Identifiers extends Array<string> {
  readonly #known = new Set<string>()

  override includes(identifier: string): boolean {
    return this.#known.has(identifier)
  }

  override push(...identifiers: string[]): number {
    for (const identifier of identifiers) this.#known.add(identifier)
    return super.push(...identifiers)
  }
}

/** Makes labels known to a parser that sees another piece of their document. */
export function withLabels(labels: Labels): Extension {
  const tokenize: Tokenizer = function (_effects, _ok, nok) {
    makeKnown(this.parser, labels)
    return nok
  }
  // Tried where a line begins, and never there itself.
  return { document: { null: [{ tokenize, partial: true }] } }
}

function makeKnown(parser: ParseContext & { gfmFootnotes?: string[] }, { links, notes }: Labels): void {
  if (parser.defined instanceof Identifiers) return
  parser.defined = identifiers(parser.defined, links)
  parser.gfmFootnotes = identifiers(parser.gfmFootnotes ?? [], notes)
}

function identifiers(found: readonly string[], known: Iterable<string>): Identifiers {
  const all = new Identifiers()
  for (const identifier of [...found, ...known]) all.push(identifier)
  return all
}
