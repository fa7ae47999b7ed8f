import type { RootContent } from 'mdast'
import type { Document } from '../../source/document.ts'
import type { Field, FieldValue } from '../../source/fields.ts'
import { languageKnowing } from '../words/lexicon.ts'
import { readLabelled, linesIn } from './label.ts'
import { toPhrase } from './phrase.ts'
import { isSetting } from './settings.ts'

/**
 * The language that a document's labels are in: mostly its own, but another where that knows more of them, as when a German
 * system exports what an English house has written.
 */
export function labelLanguage({ root, fields, lang }: Document): string {
  const labels = new Set(fields.flatMap(namesIn))
  for (const block of root.children) {
    if (labels.size >= MOST) break
    for (const label of labelsIn(block)) labels.add(label)
  }
  return languageKnowing([...labels].slice(0, MOST), lang) ?? lang
}

/** Labels that are asked about: they tell their language soon. */
const MOST = 60

function namesIn(field: Field): readonly string[] {
  return isSetting(field) ? [] : [field.name, ...namesOf(field.value)]
}

function namesOf(value: FieldValue): readonly string[] {
  switch (value.kind) {
    case 'map':
      return value.fields.flatMap(namesIn)
    case 'list':
      return value.items.flatMap(namesOf)
    default:
      return []
  }
}

/** What stands as a label in a block: before a colon or a tab, in bold, in the first row and the first column of a table. */
function labelsIn(block: RootContent): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return linesIn(block.children).flatMap(line => readLabelled(line)?.label.text ?? [])
    case 'list':
      return block.children.flatMap(({ children }) => children.slice(0, 1).flatMap(labelsIn))
    case 'table': {
      const [head, ...rows] = block.children.map(({ children }) => children)
      const cells = [...(head ?? []), ...rows.flatMap(cells => cells.slice(0, 1))]
      return cells.map(cell => toPhrase(cell.children).text.trim()).filter(text => text !== '')
    }
    default:
      return []
  }
}
