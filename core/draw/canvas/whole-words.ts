import { boundSpaces } from './bound-space.ts'
import type { Line } from './place-lines.ts'
import type { Block, Paragraph } from './plan.ts'

/**
 * The same blocks without balance, and without words kept together, where that cut a word: satori looks for the
 * narrowest lines of a count, and narrower than a word it breaks the word. The root itself comes back when no word was cut.
 */
export function keepWordsWhole(root: Block, lines: ReadonlyMap<Paragraph, readonly Line[]>): Block {
  const children = root.children.map(child => (child.kind === 'block' ? keepWordsWhole(child, lines) : child))
  const changed = children.some((child, index) => child !== root.children[index])
  const block = changed ? { ...root, children } : root
  const cut = root.children.some(
    child =>
      child.kind === 'paragraph' && isTightened(child, root) && lines.get(child)?.some(beginsInWord) === true,
  )
  return cut ? { ...block, style: { ...root.style, textWrap: 'normal' } } : block
}

function isTightened(paragraph: Paragraph, parent: Block): boolean {
  return parent.style.textWrap === 'balance' || boundSpaces(paragraph, parent).length > 0
}

/** Letters and digits of scripts that are written with blanks. */
const letter =
  /[^\P{Alphabetic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Nd}/u

/** What ends a word and never begins a line. */
const closing = /[.,;:!?…)\]}%\p{Pf}]/u

function beginsInWord({ words: [first] }: Line): boolean {
  if (first === undefined) return false
  const { run, start } = first
  const next = run.text.charAt(start)
  return letter.test(run.text.charAt(start - 1)) && (letter.test(next) || closing.test(next))
}
