import type { RootContent } from 'mdast'
import { Flow, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Element, Node } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Copy to be set as prose, or something that is composed already. */
export type Piece = RootContent | Element

/** Prose and composed pieces in one rhythm. Neighbours that are plain stay together: a caption belongs to what is above it. */
export function flowPieces(pieces: readonly Piece[], theme: Theme): readonly Node[] {
  const groups: (Element | RootContent[])[] = []
  for (const piece of pieces) {
    const open = groups.at(-1)
    if (isComposed(piece)) groups.push(piece)
    else if (Array.isArray(open)) open.push(piece)
    else groups.push([piece])
  }
  const children = groups.flatMap(group =>
    Array.isArray(group) ? toNodes(<Prose nodes={group} theme={theme} />) : [group],
  )
  return Flow({ theme, children })
}

/** What JSX composes, as pieces of a flow. */
export function composed(child: Child): readonly Element[] {
  return toNodes(child).filter(node => isComposed(node))
}

function isComposed(piece: Piece | Node): piece is Element {
  return piece.type === 'element'
}
