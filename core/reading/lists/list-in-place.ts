import type { List, RootContent } from 'mdast'
import { paragraphsOf } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../facts/label.ts'
import type { Phrase } from '../facts/phrase.ts'

/** The lines of a block, those of a flat list among them. */
export function flatLinesOf(block: RootContent): readonly Phrase[] {
  if (block.type !== 'list') return linesOfBlock(block)
  const isFlat = block.children.every(
    ({ children, checked }) => children.length === 1 && typeof checked !== 'boolean',
  )
  return isFlat ? block.children.flatMap(item => lineOfItem(item) ?? []) : []
}

/** A body in which a list stands in the place of the lines that it is made of; what stands around them keeps its order. */
export function withListInPlace(
  body: readonly RootContent[],
  taken: ReadonlySet<string>,
  list: List,
): readonly RootContent[] {
  let isPut = false
  return body.flatMap((block): readonly RootContent[] => {
    if (!flatLinesOf(block).some(({ text }) => taken.has(text))) return [block]
    const [before, behind] = around(block, taken)
    const own = isPut ? [] : [list]
    isPut = true
    return [...before, ...own, ...behind]
  })
}

/** What a block has before the first of its lines that are taken out, and what is left behind that. */
function around(
  block: RootContent,
  taken: ReadonlySet<string>,
): readonly [readonly RootContent[], readonly RootContent[]] {
  const isTaken = (line: Phrase | undefined): boolean => taken.has(line?.text ?? '')
  if (block.type === 'list') {
    const items = block.children.map(item => ({ item, isOut: isTaken(lineOfItem(item)) }))
    const part = (from: number, to?: number): readonly RootContent[] => {
      const children = items.slice(from, to).flatMap(({ item, isOut }) => (isOut ? [] : [item]))
      return children.length > 0 ? [{ ...block, children }] : []
    }
    const first = items.findIndex(({ isOut }) => isOut)
    return [part(0, first), part(first)]
  }
  const lines = linesOfBlock(block)
  const first = lines.findIndex(isTaken)
  return [
    paragraphsOf(lines.slice(0, first)),
    paragraphsOf(lines.slice(first).filter(line => !isTaken(line))),
  ]
}
