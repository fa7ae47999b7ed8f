import type { FootnoteReference } from 'mdast'
import { quietStyle } from '../text-style.ts'
import type { Footnote } from '../footnotes.ts'
import { type Child, toNodes } from '../jsx-runtime.ts'
import { Flow } from '../rhythm.ts'
import { type Element, isElement, type Node } from '../tree.ts'
import type { Place } from './handler.ts'

/** The raised number of a note; the first reference to a note carries its body. */
export function footnoteReference(node: FootnoteReference, place: Place): Child {
  const note = place.setting.footnotes?.get(node.identifier)
  if (note === undefined) return null
  const first = note.first === node
  return (
    <a
      part="note-reference"
      href={`#note-${note.number}`}
      role="doc-noteref"
      {...(first && { id: `note-reference-${note.number}`, footnote: body(note, place) })}
      style={{
        verticalAlign: 'super',
        decoration: 'none',
        color: place.setting.theme.color.link,
        numeric: 'tabular',
      }}
    >
      {note.number}
    </a>
  )
}

function body(note: Footnote, { all, setting }: Place): Element {
  const { theme } = setting
  const blocks = all(note.definition)
  return toNodes(
    <div
      part="note"
      id={`note-${note.number}`}
      role="doc-footnote"
      style={{ ...quietStyle(theme), family: theme.type.text, weight: 400, italic: false }}
    >
      {Flow({ theme, gap: 0.25, children: numbered(blocks, note.number) })}
    </div>,
  )[0] as Element
}

/** Puts the number before the first words. */
function numbered(blocks: readonly Node[], number: number): readonly Node[] {
  const label = toNodes(<span part="note-number">{`${number}\u2002`}</span>)
  const [first, ...rest] = blocks
  if (!isElement(first, 'p')) return [...toNodes(<p>{label}</p>), ...blocks]
  return [{ ...first, children: [...label, ...first.children] }, ...rest]
}
