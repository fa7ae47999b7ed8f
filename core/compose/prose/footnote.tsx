import type { FootnoteReference, RootContent } from 'mdast'
import { themeOn } from '../../theme/theme-on.ts'
import { quietStyle } from '../text-style.ts'
import { type Child, toNodes } from '../jsx-runtime.ts'
import { type Element, isElement, type Node } from '../tree.ts'
import type { Place } from './handler.ts'

/** The raised number of a note; the first reference to a note carries its body. */
export function footnoteReference(node: FootnoteReference, place: Place): Child {
  const note = node.data?.note
  if (note === undefined) return null
  return (
    <a
      part="note-reference"
      href={`#note-${note.number}`}
      role="doc-noteref"
      {...(note.words && {
        id: `note-reference-${note.number}`,
        footnote: body(note.number, note.words, place),
      })}
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

/** The note is read away from its reference, on the page's own ground. */
function body(number: number, words: readonly RootContent[], { flow, setting }: Place): Element {
  const theme = themeOn(setting.theme, 'paper')
  return toNodes(
    <div
      part="note"
      id={`note-${number}`}
      role="doc-footnote"
      style={{ ...quietStyle(theme), family: theme.type.text, weight: 400, italic: false }}
    >
      {numbered(flow(words, { theme, gap: 0.25 }), number)}
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
