import type { Blockquote, Code, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { joinParagraphs, sentencesOf } from './sentences.ts'
import { weigh, weighAll } from './weigh.ts'

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

type QuotedBlock = Blockquote['children'][number]

/** A block or a part of one that stays on one slide. */
interface Piece {
  readonly block: RootContent
  /** Which block of the copy it is a part of. */
  readonly from: number
  /** In words of running text. */
  readonly weight: number
  /** That of all the block's parts. */
  readonly whole: number
  /** Which block inside that one, where a quotation's paragraphs are divided. */
  readonly inner?: number
}

/** The least parts of a block: itself when it goes on a slide of `room` words, else its points, rows, lines or sentences. */
function divideBlock(block: RootContent, from: number, room: number): readonly Piece[] {
  const weight = weigh(block, room)
  if (block.type === 'blockquote' && weight > room) return divideQuotation(block, from, room)
  const parts = weight > room || block.type === 'list' ? partsOf(block) : [block]
  if (parts.length === 1) return [{ block, from, weight, whole: weight }]
  // Each part of a table shows its head again, which takes its room once.
  const even = block.type === 'table' ? weight / parts.length : undefined
  return parts.map(part => ({ block: part, from, weight: even ?? weigh(part, room), whole: weight }))
}

/** Columns from which a table is too wide for any slide: with so few rows it goes on by its columns, and is not divided. */
const WIDE = 16
const FEW = 8

function partsOf(block: RootContent): readonly RootContent[] {
  switch (block.type) {
    case 'list':
      return block.children.map((item, at) => ({
        ...block,
        children: [item],
        ...(block.ordered && { start: (block.start ?? 1) + at }),
      }))
    case 'code':
      return codeParts(block)
    case 'table': {
      const [head, ...rows] = block.children
      if (!head || (head.children.length > WIDE && rows.length <= FEW)) return [block]
      return rows.map(row => ({ ...block, children: [head, row] }))
    }
    case 'paragraph':
      return sentencesOf(block)
    default:
      return [block]
  }
}

function divideQuotation(quotation: Blockquote, from: number, room: number): readonly Piece[] {
  const pieces = quotation.children.flatMap((child, at) => divideBlock(child, at, room))
  const whole = weigh(quotation, room)
  return pieces.map(({ block, from: inner, weight }) => ({
    block: { ...quotation, children: [block as QuotedBlock] },
    from,
    inner,
    weight,
    whole,
  }))
}

/** Lines of code; an empty one stays with those before it. */
function codeParts({ data: _, ...code }: Code): readonly Code[] {
  return code.value.split(/\n(?=[^\n])/).map(value => ({ ...code, value }))
}

/** Pieces as blocks again: neighbours of the same block become one. */
function joinPieces(pieces: readonly Piece[]): readonly RootContent[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.from !== piece.from) joined.push(piece)
    else joined[joined.length - 1] = { ...piece, block: join(last, piece) }
  }
  return joined.map(({ block }) => block)
}

function join({ block: first, inner }: Piece, next: Piece): RootContent {
  const second = next.block
  if (first.type === 'code' && second.type === 'code')
    return { ...first, value: `${first.value}\n${second.value}` }
  if (first.type === 'table' && second.type === 'table')
    return { ...first, children: [...first.children, ...second.children.slice(1)] }
  if (first.type === 'blockquote' && second.type === 'blockquote' && inner === next.inner)
    return { ...first, children: joinLast(first.children, second.children) }
  if (first.type === 'paragraph' && second.type === 'paragraph') return joinParagraphs([first, second])
  if ('children' in first && 'children' in second)
    return { ...first, children: [...first.children, ...second.children] } as RootContent
  return first
}

/** Two halves of a quotation, the paragraph at the seam made whole. */
function joinLast(first: readonly QuotedBlock[], second: readonly QuotedBlock[]): QuotedBlock[] {
  const [last, next] = [first.at(-1), second[0]]
  if (last?.type !== 'paragraph' || next?.type !== 'paragraph') return [...first, ...second]
  const seam: Paragraph = joinParagraphs([last, next])
  return [...first.slice(0, -1), seam, ...second.slice(1)]
}

/** Blocks that belong on one slide, or on several of the same title. */
type Part = readonly RootContent[]

/** A part too long for two slides of `room` words, divided at the highest headings below its title. */
export function divideLong(part: Part, room: number): readonly Part[] {
  const titleAt = part.findIndex(block => block.type === 'heading')
  const inner = part.slice(titleAt + 1).flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  if (inner.length === 0 || weighAll(part, room) <= room * 1.5) return [part]
  const depth = Math.min(...inner)
  const parts: RootContent[][] = [[]]
  part.forEach((block, at) => {
    if (at > titleAt && block.type === 'heading' && block.depth === depth) parts.push([block])
    else parts.at(-1)?.push(block)
  })
  return parts.flatMap(each => divideLong(each, room))
}
