import { isTitleLike } from './find-headings.ts'
import { isCapitals } from './judge.ts'
import { type Block, isLabelled, type Line, toLine, wordsStart } from './lines.ts'

/** Who and where, set at both edges of the line that opens a printed paper, and the title that stands below it. */
interface Letterhead {
  readonly blocks: readonly Block[]
  readonly title: Line
}

/** What stands at both edges of a line. */
const EDGES = /^(\S+(?: \S+)*)\s{6,}(\S+(?: \S+)*)$/
/** A name in capitals with more of it in small letters behind: `THE LANDLADY by Goldoni`. */
const NAMED = /^\p{Lu}[\p{Lu}’'.-]*(?: \p{Lu}[\p{Lu}’'.-]+)+[\s,]+(?:[–—-]\s*)?["“„«]?\p{L}?\p{Ll}/u

/** Divides what opens a paper at both its edges, in capitals, into its two lines, and finds the title below it; strokes between are no words. */
export function readLetterhead(blocks: readonly Block[], source: string): Letterhead | undefined {
  const words = blocks.flatMap(({ lines }, at) => (lines.some(hasWords) ? [at] : []))
  const [top, below] = words
  const [head, ...strokes] = (top !== undefined && blocks[top]?.lines) || []
  const title = below === undefined ? undefined : blocks[below]?.lines[0]
  const [, left = '', right = ''] = (head && EDGES.exec(head.text)) || []
  if (!head || !title || strokes.some(hasWords) || left === '' || /\d/.test(head.text)) return undefined
  if (![left, right].every(isCapitals) || !NAMED.test(title.text) || isLabelled(title.text)) return undefined
  if (!isTitleLike(title.text.replace(/\s{2,}/g, ' '))) return undefined
  const start = wordsStart(head, source)
  const lines = [
    toLine(source, head.start, start + left.length, head.number),
    toLine(source, start + head.text.length - right.length, head.end, head.number),
  ]
  const worded = new Set(words)
  const own = blocks.flatMap((block, at) =>
    at === top ? [{ lines, gap: 0 }] : worded.has(at) ? [block] : [],
  )
  return { blocks: own, title }
}

function hasWords({ text }: Line): boolean {
  return /\p{L}/u.test(text)
}
