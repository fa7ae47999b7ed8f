import type { Paragraph, RootContent } from 'mdast'
import { fieldTexts } from '../source/fields.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import { paragraphOf } from '../reading/facts/facts.ts'
import { linesOfBlock } from '../reading/facts/label.ts'
import { phraseOf } from '../reading/facts/phrase.ts'
import type { Reading, Section } from '../reading/reading.ts'
import { wordsOf } from './copy.ts'

/** Words of which the loss is a slip: where more are lost, the copy was taken for something else. */
const FEW = 3

/**
 * A reading with the lines of the copy that hold words which a composition did not show: they stand whole at the end, in the order
 * of the copy, and all else in its place. Undefined where more than a few are lost, or where their lines are not found.
 */
export function withLostLines(
  reading: Reading,
  document: Document,
  lost: readonly string[],
): Reading | undefined {
  if (lost.length === 0 || lost.length > FEW) return undefined
  const lines = linesWith(linesOf(document), lost)
  if (lines === undefined) return undefined
  const last: Section = {
    ...{ meanings: [], kind: 'prose', because: 'its words have no place of their own here', place: 'body' },
    ...{ facts: [], lead: lines, items: [], rest: [], blocks: lines, sections: [] },
  }
  return {
    ...reading,
    sections: [...reading.sections, last],
    inOrder: [...reading.inOrder, last],
    parts: [...reading.parts, last],
    unplaced: [...reading.unplaced, last],
    body: [...reading.body, ...lines],
  }
}

/** The lines of a copy: those of its fields, then those of its blocks. */
function linesOf({ fields, root }: Document): readonly Paragraph[] {
  const told = fieldTexts(fields).map(({ text }) => paragraphOf(phraseOf(text)))
  return [...told, ...root.children.flatMap(linesIn)]
}

function linesIn(block: RootContent): readonly Paragraph[] {
  if (block.type === 'list') return block.children.flatMap(({ children }) => children.flatMap(linesIn))
  if (block.type === 'blockquote') return block.children.flatMap(linesIn)
  if (block.type === 'table')
    return block.children.map(({ children }) => paragraphOf(phraseOf(children.map(plainText).join(' – '))))
  return linesOfBlock(block).map(paragraphOf)
}

/** Lines that hold some words, those first that hold the most of them for their length; undefined where a word is in none. */
function linesWith(lines: readonly Paragraph[], words: readonly string[]): readonly Paragraph[] | undefined {
  const left = [...words]
  const taken = new Set<Paragraph>()
  const own = new Map(lines.map(line => [line, wordsOf(plainText(line))] as const))
  while (left.length > 0) {
    const share = (line: Paragraph): number => {
      const all = own.get(line) ?? []
      return taken.has(line) || all.length === 0
        ? 0
        : all.filter(word => left.includes(word)).length / all.length
    }
    const best = lines.reduce<Paragraph | undefined>(
      (most, line) => (share(line) > (most ? share(most) : 0) ? line : most),
      undefined,
    )
    if (best === undefined) return undefined
    taken.add(best)
    for (const word of own.get(best) ?? []) {
      const at = left.indexOf(word)
      if (at >= 0) left.splice(at, 1)
    }
  }
  return lines.filter(line => taken.has(line))
}
