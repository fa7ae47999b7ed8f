import type { RootContent } from 'mdast'
import type { Item, Section } from '../../../core/reading/reading.ts'
import { mannerOf } from './station-words.ts'

/** A section, or a piece of one: one thing or block of it, the first with its heading. */
export interface Piece {
  readonly origin: Section
  readonly section: Section
}

/** A section in the pieces between which a column may end. */
export function piecesOf(origin: Section): readonly Piece[] {
  const { heading: _, ...bare } = origin
  const empty: Section = { ...bare, lead: [], items: [], rest: [], blocks: [], sections: [] }
  const own = mannerOf(origin) === 'written' ? byBlock(origin, empty) : byItem(origin, empty)
  const inner = origin.sections.map((section): Section => ({ ...empty, sections: [section] }))
  const [first = empty, ...others] = own
  const opening = origin.heading ? { ...first, heading: origin.heading } : first
  return [opening, ...others, ...inner].map(section => ({ origin, section }))
}

function byItem({ lead, items, rest }: Section, empty: Section): readonly Section[] {
  const things = items.map((item, at): Section => ({ ...empty, ...(at === 0 && { lead }), items: [item] }))
  return rest.length > 0 ? [...things, { ...empty, rest }] : things
}

/** Points of a list are pieces of their own, as blocks are. */
function byBlock({ items, blocks }: Section, empty: Section): readonly Section[] {
  return blocks.flatMap(singly).map(block => ({ ...empty, items, blocks: [block] }))
}

function singly(block: RootContent): readonly RootContent[] {
  if (block.type !== 'list') return [block]
  return block.children.map((item, at) => ({ ...block, start: (block.start ?? 1) + at, children: [item] }))
}

/** Pieces that follow each other as sections again, those of one section together. */
export function joinPieces(pieces: readonly Piece[]): readonly Section[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.origin !== piece.origin) joined.push(piece)
    else joined[joined.length - 1] = { origin: last.origin, section: join(last.section, piece.section) }
  }
  return joined.map(({ section }) => section)
}

function join(one: Section, other: Section): Section {
  const isWritten = one.blocks.length + other.blocks.length > 0
  const items: readonly Item[] = isWritten ? one.items : [...one.items, ...other.items]
  return {
    ...one,
    ...{ items, rest: [...one.rest, ...other.rest], sections: [...one.sections, ...other.sections] },
    blocks: other.blocks.reduce(withBlock, one.blocks),
  }
}

/** A point goes on with the list above it. */
function withBlock(blocks: readonly RootContent[], block: RootContent): readonly RootContent[] {
  const last = blocks.at(-1)
  const goesOn =
    last?.type === 'list' &&
    block.type === 'list' &&
    last.ordered === block.ordered &&
    (last.start ?? 1) + last.children.length === (block.start ?? 1)
  if (!goesOn) return [...blocks, block]
  return [...blocks.slice(0, -1), { ...last, children: [...last.children, ...block.children] }]
}
