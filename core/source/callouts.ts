import type { Blockquote, RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { rangeOf } from './walk.ts'

/** Names that other tools use for a callout, and the kind each means. */
export const calloutKinds: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
  danger: 'caution',
}

const alert = /^\[!(note|tip|important|warning|caution)\][ \t]*(?:\r?\n[ \t>]*|$)/i

/** Turns a GitHub alert (`> [!NOTE]`) into a callout without its marker; any other quote stays. */
export function readAlert(quote: Blockquote, source: string): Blockquote | ContainerDirective {
  const first = quote.children[0]
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  const range = text && rangeOf(text)
  if (first?.type !== 'paragraph' || text?.type !== 'text' || !range) return quote
  const written = alert.exec(source.slice(...range))
  if (!written?.[1]) return quote
  // The marker is a line of its own: more text after it, in bold say, makes the line a sentence.
  if (!written[0].includes('\n') && first.children.length > 1) return quote
  const start = {
    ...text.position?.start,
    line: (text.position?.start.line ?? 0) + 1,
    column: 1,
    offset: range[0] + written[0].length,
  }
  const value = text.value.replace(/^[^\n]*\n?/, '')
  const end = text.position?.end
  const rest: RootContent[] = value && end ? [{ ...text, value, position: { start, end } }] : []
  const line = [...rest, ...first.children.slice(1)]
  const paragraph = line.length > 0 ? [{ ...first, children: line as typeof first.children }] : []
  return {
    type: 'containerDirective',
    name: 'callout',
    attributes: { kind: written[1].toLowerCase() },
    children: [...paragraph, ...quote.children.slice(1)],
    ...(quote.position ? { position: quote.position } : {}),
  }
}
