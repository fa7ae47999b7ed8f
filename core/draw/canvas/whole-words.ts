import type { Line } from './place-lines.ts'
import type { Block, Paragraph } from './plan.ts'

/**
 * The same blocks without balance where it cut a word: satori looks for the narrowest lines of a count, and narrower than
 * a word it breaks the word. The root itself comes back when every word is whole.
 */
export function keepWordsWhole(root: Block, lines: ReadonlyMap<Paragraph, readonly Line[]>): Block {
  const children = root.children.map(child => (child.kind === 'block' ? keepWordsWhole(child, lines) : child))
  const changed = children.some((child, index) => child !== root.children[index])
  const block = changed ? { ...root, children } : root
  if (root.style.textWrap !== 'balance') return block
  const cut = root.children.some(child => child.kind === 'paragraph' && lines.get(child)?.some(beginsInWord))
  if (!cut) return block
  const { textWrap: _, ...style } = root.style
  return { ...block, style }
}

/** Letters and digits of scripts that are written with blanks. */
const letter =
  /[^\P{Alphabetic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|\p{Nd}/u

function beginsInWord({ first: { run, start } }: Line): boolean {
  return letter.test(run.text.charAt(start - 1)) && letter.test(run.text.charAt(start))
}
