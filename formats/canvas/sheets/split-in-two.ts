import type { RootContent } from 'mdast'
import { onDemand } from '../../../core/on-demand.ts'

/** More pieces than this are not divided: they go on to a next sheet anyway. */
const mostPieces = 60

/**
 * Blocks in two columns of about the same height, the first one read first; a list may go on in the second. Undefined when
 * there is nothing to divide. No column ends with a heading. `height` measures blocks, px.
 */
export function splitInTwo(
  blocks: readonly RootContent[],
  height: (blocks: readonly RootContent[]) => number,
): readonly [readonly RootContent[], readonly RootContent[]] | undefined {
  const pieces = blocks.flatMap(toPieces)
  if (pieces.length < 2 || pieces.length > mostPieces) return undefined
  const ends = pieces.slice(1).flatMap((_, at) => (pieces[at]?.block.type === 'heading' ? [] : [at + 1]))
  const divided = ends.map(end =>
    onDemand(() => {
      const columns = [joined(pieces.slice(0, end)), joined(pieces.slice(end))] as const
      return { columns, heights: columns.map(height) }
    }),
  )
  // The longer the first column, the shorter the second: the best is where the first becomes the higher one, or just before.
  let [low, high] = [0, divided.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const [first = 0, second = 0] = divided[middle]?.().heights ?? []
    if (first < second) low = middle + 1
    else high = middle
  }
  const [before, at] = [divided[low - 1]?.(), divided[low]?.()]
  const isBefore = before && (!at || Math.max(...before.heights) <= Math.max(...at.heights))
  return (isBefore ? before : at)?.columns
}

/** A block that stands undivided in one column, and the list that it is an item of. */
interface Piece {
  readonly block: RootContent
  readonly list?: RootContent
}

function toPieces(block: RootContent): readonly Piece[] {
  if (block.type !== 'list') return [{ block }]
  const first = block.start ?? 1
  return block.children.map((item, index) => ({
    list: block,
    block: { ...block, ...(block.ordered && { start: first + index }), children: [item] },
  }))
}

/** Items that stand together are one list again. */
function joined(pieces: readonly Piece[]): readonly RootContent[] {
  const blocks: RootContent[] = []
  pieces.forEach(({ block, list }, index) => {
    const last = blocks.at(-1)
    const goesOn = list !== undefined && pieces[index - 1]?.list === list
    if (goesOn && last?.type === 'list' && block.type === 'list')
      blocks[blocks.length - 1] = { ...last, children: [...last.children, ...block.children] }
    else blocks.push(block)
  })
  return blocks
}
