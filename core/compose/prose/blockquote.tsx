import type { Blockquote, Paragraph, PhrasingContent, RootContent, Text } from 'mdast'
import { attributionAt, isQuoted, namesSpeaker } from '../../source/attribution.ts'
import { plainText } from '../../source/text.ts'
import type { Child } from '../jsx-runtime.ts'
import { Quote } from '../quote.tsx'
import { typeset } from '../typography/typeset.ts'
import type { Place } from './handler.ts'

/** A quotation without and with the line that says whose it is. */
export interface Quotation {
  readonly said: readonly RootContent[]
  /** The words of the attribution, its dash included. */
  readonly by?: readonly PhrasingContent[]
}

const dash = /^\s*(?:—|–|--)\s*\S/

/** A quotation; a last line that begins with a dash says who is quoted. */
export function blockquote(node: Blockquote, { setting, flow, allAt }: Place): Child {
  const { theme, size = theme.type.base } = setting
  const { said, by } = readQuotation(node.children)
  const cite = by && typeset(allAt(by, size), { lang: theme.lang })
  return (
    <Quote theme={theme} {...(cite && { cite })}>
      {flow(said)}
    </Quote>
  )
}

/** Divides a quotation from its attribution: a paragraph of its own, or the last line of the last one. */
export function readQuotation(blocks: readonly RootContent[]): Quotation {
  const last = blocks.at(-1)
  if (last?.type !== 'paragraph') return { said: blocks }
  const before = blocks.slice(0, -1)
  const [first] = last.children
  const line = plainText(last)
  const isApart =
    dash.test(line) ||
    before.every(block => isQuoted(plainText(block))) ||
    namesSpeaker(before.map(plainText).join('\n'), line)
  if (before.length > 0 && first?.type === 'text' && isApart && !isQuoted(line))
    return { said: before, by: last.children }
  const divided = divide(last)
  return divided ? { said: [...before, divided.said], by: divided.by } : { said: blocks }
}

/** Divides a paragraph at the last line end that a dash follows. */
function divide(
  paragraph: Paragraph,
): { readonly said: Paragraph; readonly by: PhrasingContent[] } | undefined {
  const { children } = paragraph
  for (let at = children.length - 1; at >= 0; at--) {
    const node = children[at]
    if (node?.type !== 'text') continue
    const above = plainText({ ...paragraph, children: children.slice(0, at) })
    const isLast = at === children.length - 1
    const afterBreak =
      children[at - 1]?.type === 'break' &&
      (dash.test(node.value) || (isLast && namesSpeaker(above, node.value)))
    if (afterBreak)
      return { said: { ...paragraph, children: children.slice(0, at - 1) }, by: children.slice(at) }
    const line = /\n(?=\s*(?:—|–|--)\s*\S)/.exec(node.value)?.index
    const end = line ?? (isLast ? attributionAt(node.value) : undefined)
    if (end === undefined) continue
    const [said, by] = [node.value.slice(0, end), node.value.slice(end + 1)].map(nameless)
    if (said === undefined || by === undefined) continue
    return {
      said: { ...paragraph, children: [...children.slice(0, at), said] },
      by: [by, ...children.slice(at + 1)],
    }
  }
  return undefined
}

/** Half a text has no id: an edit of one half would replace both. */
function nameless(value: string): Text {
  return { type: 'text', value }
}
