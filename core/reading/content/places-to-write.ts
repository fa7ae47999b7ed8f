import type { Paragraph } from 'mdast'
import type { Document } from '../../source/document.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { plainLabel } from '../words/lexicon.ts'

/** A copy with places to write on for what a brief says, below what it has; what the copy itself says of one is no place. */
export function withPlacesToWrite(document: Document, labels: readonly string[]): Document {
  const { root, fields } = document
  const entries = root.children.flatMap(block => (block.type === 'list' ? block.children : []))
  const blocks = [...root.children, ...entries.flatMap(({ children }) => children)]
  const lines = blocks.flatMap(linesOfBlock)
  const said = new Set(
    [...fields.map(({ name }) => name), ...lines.flatMap(line => readLabelled(line)?.label.text ?? [])].map(
      plainLabel,
    ),
  )
  const places = labels.filter(label => !said.has(plainLabel(label))).map(placeFor)
  return places.length === 0
    ? document
    : { ...document, root: { ...root, children: [...root.children, ...places] } }
}

function placeFor(label: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: `${label}: ________` }] }
}
