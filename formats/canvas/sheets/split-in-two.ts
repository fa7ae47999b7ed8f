import type { RootContent } from 'mdast'

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
  const splits = pieces.slice(1).flatMap((_, at) => {
    if (pieces[at]?.block.type === 'heading') return []
    const columns = [joined(pieces.slice(0, at + 1)), joined(pieces.slice(at + 1))] as const
    return [{ columns, height: Math.max(...columns.map(height)) }]
  })
  const [first, ...others] = splits
  return others.reduce((best, split) => (best && split.height < best.height ? split : best), first)?.columns
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
