import type { RootContent } from 'mdast'
import { Flow, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Element, Node } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Pieces that stay on one page. */
interface Kept {
  readonly type: 'kept'
  readonly pieces: readonly Piece[]
}

/** Copy to be set as prose, or something that is composed already. */
export type Piece = RootContent | Element | Kept

/** Pieces that are worth nothing apart: what is signed, and the places to sign. */
export function kept(pieces: readonly Piece[]): readonly Piece[] {
  return [{ type: 'kept', pieces }]
}

/** Prose and composed pieces in one rhythm. Neighbours that are plain stay together: a caption belongs to what is above it. */
export function flowPieces(pieces: readonly Piece[], theme: Theme): readonly Node[] {
  return Flow({ theme, children: nodesOf(pieces, theme) })
}

function nodesOf(pieces: readonly Piece[], theme: Theme): readonly Node[] {
  const groups: (Element | Kept | RootContent[])[] = []
  for (const piece of pieces) {
    const open = groups.at(-1)
    if (piece.type === 'element' || piece.type === 'kept') groups.push(piece)
    else if (Array.isArray(open)) open.push(piece)
    else groups.push([piece])
  }
  return groups.flatMap(group => {
    if (Array.isArray(group)) return toNodes(<Prose nodes={group} theme={theme} />)
    return group.type === 'kept' ? tied(nodesOf(group.pieces, theme)) : [group]
  })
}

/** Blocks of which each stays with the next. */
function tied(nodes: readonly Node[]): readonly Node[] {
  return nodes.map((node, at) => {
    if (node.type !== 'element') return node
    const isLast = at === nodes.length - 1
    return {
      ...node,
      style: { ...node.style, ...(isLast ? { breakInside: 'avoid' } : { keepWithNext: true }) },
    }
  })
}

/** What JSX composes, as pieces of a flow. */
export function composed(child: Child): readonly Element[] {
  return toNodes(child).filter(node => node.type === 'element')
}
