import type { PhrasingContent, RootContent } from 'mdast'
import { type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { numbered, withNumbers, withoutFootnotes } from '../../notes/footnotes.ts'
import type { CanvasCopy } from './canvas-copy.ts'
import type { Entry } from './entry.ts'

/** The copy of a canvas with raised numbers where notes are referred to, and what they say after everything else. */
export function withNotes(copy: CanvasCopy, definitions: readonly RootContent[]): CanvasCopy {
  if (definitions.length === 0) return copy
  const { above, support, rest, terms, headline, facts } = copy
  const said = [headline, ...facts.flatMap(({ lines }) => lines)].flatMap(phrase => phrase?.nodes ?? [])
  const { notes } = withoutFootnotes([...said, ...above, ...support, ...rest, ...terms, ...definitions])
  const blocks = (nodes: readonly RootContent[]): readonly RootContent[] =>
    nodes.map(node => withNumbers(node, notes))
  const phrase = ({ nodes }: Phrase): Phrase => toPhrase(blocks(nodes) as readonly PhrasingContent[])
  const entries = (list: readonly Entry[]): readonly Entry[] =>
    list.map(entry => ({ ...entry, lines: entry.lines.map(phrase) }))
  return {
    ...copy,
    ...(headline && { headline: phrase(headline) }),
    above: blocks(above),
    support: blocks(support),
    facts: entries(facts),
    rest: blocks(rest),
    terms: [...blocks(terms), ...[...notes.values()].flatMap(note => numbered(note, notes))],
  }
}
