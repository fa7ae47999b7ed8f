import type { RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { divideBlock, joinPieces, type Piece } from './divide-block.ts'

/** Blocks on as few slides of `room` words as they need, each about as full as the others. */
export function paginate(blocks: readonly RootContent[], room: number): readonly (readonly RootContent[])[] {
  const pieces = blocks.flatMap((block, from) => divideBlock(block, from, room))
  const count = fill(pieces, room).length
  if (count < 2) return [blocks]
  // The least room that still needs no more slides is what evens them out.
  let enough = room
  let low = 1
  while (low < enough) {
    const middle = (low + enough) >> 1
    if (fill(pieces, middle).length <= count) enough = middle
    else low = middle + 1
  }
  return fill(pieces, enough).map(joinPieces)
}

/** Fills slide after slide. What introduces the next piece goes with it. */
function fill(pieces: readonly Piece[], room: number): readonly (readonly Piece[])[] {
  const pages: Piece[][] = [[]]
  let weight = 0
  for (const piece of pieces) {
    const page = pages.at(-1) ?? []
    if (page.length > 0 && weight + piece.weight > room) {
      const moved = takeTail(page, piece, room)
      pages.push(moved)
      weight = moved.reduce((sum, each) => sum + each.weight, 0)
    }
    pages.at(-1)?.push(piece)
    weight += piece.weight
  }
  return pages
}

/** Share of a slide up to which a block is not divided. */
const KEPT = 0.7

/** Takes off the end of a page what belongs with the next piece: the rest of a small block, and what introduces it. */
function takeTail(page: Piece[], { from, whole }: Piece, room: number): Piece[] {
  const together = whole <= room * KEPT ? page.findLastIndex(each => each.from !== from) : page.length - 1
  const last = page.findLastIndex(({ block }, at) => at <= together && !introduces(block))
  return last < 0 ? [] : page.splice(last + 1)
}

function introduces(block: RootContent): boolean {
  if (block.type === 'blockquote') return block.children.length === 1 && block.children.every(introduces)
  return block.type === 'heading' || (block.type === 'paragraph' && /[:：]$/.test(plainText(block)))
}
