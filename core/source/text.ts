import type { Heading, Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { CommentNode, Document } from './document.ts'
import { fieldTexts } from './fields.ts'
import { holdsPhrasing, isParent, nodesOf, type Parent } from './walk.ts'

/** Whether a node is an HTML comment, which only decks may read. */
export function isComment(node: Nodes): node is CommentNode {
  return node.type === 'comment'
}

/** All visible text of a node as one string; blocks and line breaks are divided by a line ending. */
export function plainText(node: Root | RootContent): string {
  return (onlyText(node) ?? collect(node, {})).trim()
}

/** The text of most blocks there are: a paragraph, a heading or a cell with nothing but text in it. */
function onlyText(node: Root | RootContent): string | undefined {
  if (node.type === 'text') return node.value
  if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
  const [only] = node.children
  return node.children.length === 1 && only?.type === 'text' ? only.value : undefined
}

/** How many words blocks have; one without any, as a picture, counts as one. */
export function countWords(blocks: readonly RootContent[]): number {
  return blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).length, 0)
}

/** How many letters blocks have, blanks and points among them. */
export function countLetters(blocks: readonly RootContent[]): number {
  return blocks.reduce((sum, block) => sum + plainText(block).length, 0)
}

/** The visible text of words that stand in no block of their own. */
export function phrasingText(nodes: readonly PhrasingContent[]): string {
  return plainText({ type: 'paragraph', children: [...nodes] })
}

/** What counts as copy besides visible text. */
interface CopyOptions {
  /** Count the text of speaker notes and comments. Default: false. */
  readonly notes?: boolean
  /** Count the alternative texts of images. Default: false. */
  readonly alts?: boolean
}

/** Every word of the Markdown body in document order, split at whitespace: what an output must hold. */
export function copyWords(document: Document, options: CopyOptions = {}): string[] {
  return collect(document.root, options).split(/\s+/).filter(Boolean)
}

/** The headings of a document in order. */
export function headings(document: Document): Heading[] {
  return nodesOf(document.root).filter(node => node.type === 'heading')
}

/** Whether words are written in capitals: `OUR TERMS`. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** Words as they are compared: in small letters, and without what stands between them. */
export function wordsOf(text: string): string {
  if (isAscii(text)) return (text.toLowerCase().match(/[a-z\d]+/g) ?? []).join(' ')
  return (
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        // What small letters lose of capitals: `AÇILIYOR` is `açılıyor`, `İSTANBUL` is `istanbul`, `STRASSE` is `Straße`.
        .replace(/ı|i\u0307/g, 'i')
        .replaceAll('ß', 'ss')
        // `2x1` is set as `2×1`.
        .replaceAll('×', 'x')
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    ).join(' ')
  )
}

/** Whether a text has none but the letters and signs of English keys: what is compared of it needs no folding. */
export function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text)
}

type Step = Root | RootContent | string

function collect(root: Root | RootContent, options: CopyOptions): string {
  const parts: string[] = []
  const open: Step[] = [root]
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (typeof step === 'string') parts.push(step)
    else if (isParent(step)) openChildren(step, open, options)
    else parts.push(ownText(step, options))
  }
  return parts.join('')
}

function openChildren(node: Parent & Nodes, open: Step[], options: CopyOptions): void {
  if (node.type === 'containerDirective' && node.name === 'notes' && !options.notes) return
  const block = !holdsPhrasing(node)
  for (let at = node.children.length - 1; at >= 0; at--) {
    if (block) open.push('\n')
    open.push(node.children[at] as RootContent)
  }
}

function ownText(node: Nodes, options: CopyOptions): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value
    case 'break':
      return '\n'
    case 'image':
      return options.alts ? ` ${node.alt ?? ''} ` : ''
    case 'comment':
      return options.notes ? ` ${node.value} ` : ''
    default:
      return ''
  }
}

/** All text of a document, of its front matter and its body, as one string. */
export function copyText({ fields, root }: Document): string {
  return [...fieldTexts(fields).map(({ text }) => text), plainText(root)].join('\n')
}
