import { type Node, type Text, textOf } from '../tree.ts'
import { setDashes } from './dashes.ts'
import { curlQuotes, type QuoteState, quotesOf } from './quotes.ts'
import { bindLastWord, bindSpaces } from './spaces.ts'

/** How a run of text is set. */
export interface TypesetOptions {
  /** BCP 47 */
  readonly lang: string
  /** The last word is tied to the one before. */
  readonly heading?: boolean
}

/**
 * The marks a typist cannot type, in the nodes of one paragraph: quotes become typographic, hyphens in ranges dashes,
 * three dots an ellipsis, and spaces that must not break do not. No word is lost or changed, node ids stay, and code and
 * addresses are left alone.
 */
export function typeset(nodes: readonly Node[], { lang, heading = false }: TypesetOptions): Node[] {
  const state: QuoteState = { before: '', openDouble: false, openSingle: false }
  const set = nodes.map(node => typesetNode(node, lang, state))
  return heading ? bindLast(set) : set
}

function typesetNode(node: Node, lang: string, state: QuoteState): Node {
  if (node.type === 'text') return typesetText(node, lang, state)
  if (node.tagName === 'br') {
    state.before = ' '
    return node
  }
  if (isLiteral(node)) {
    state.before = 'x'
    return node
  }
  return { ...node, children: node.children.map(child => typesetNode(child, lang, state)) }
}

function typesetText(node: Text, lang: string, state: QuoteState): Text {
  const value = typesetString(node.value, lang, state)
  if (node.value !== '') state.before = node.value.slice(-1)
  return value === node.value ? node : { ...node, value }
}

function typesetString(value: string, lang: string, state: QuoteState): string {
  const marks = quotesOf(lang)
  // Addresses in the text are kept letter by letter.
  return value
    .split(/((?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,255})/)
    .map((piece, at, pieces) => {
      if (at % 2 === 1) return piece
      if (at > 0) state.before = pieces[at - 1]?.slice(-1) ?? ''
      const before = state.before
      const curled = marks && /["']/.test(piece) ? curlQuotes(piece, marks, state) : piece
      if (piece !== '') state.before = piece.slice(-1)
      return bindSpaces(setDashes(curled, before, lang), lang)
    })
    .join('')
}

/** Code, and links whose text is their own address. */
function isLiteral(node: Node & { readonly type: 'element' }): boolean {
  if (['code', 'kbd', 'pre', 'svg'].includes(node.tagName) || node.footnote !== undefined) return true
  const only = node.children[0]
  return node.tagName === 'a' && only?.type === 'text' && (node.properties.href ?? '').endsWith(only.value)
}

/** Headings of two words are left alone; so are those that end in something else than text of at least two words. */
function bindLast(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1)
  const words = nodes.map(textOf).join('').trim().split(/\s+/)
  if (last?.type !== 'text' || words.length < 3) return [...nodes]
  return [...nodes.slice(0, -1), { ...last, value: bindLastWord(last.value) }]
}
