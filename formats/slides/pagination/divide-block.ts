import type { Blockquote, Code, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { weigh } from './weigh.ts'

type QuotedBlock = Blockquote['children'][number]

/** A block or a part of one that stays on one slide. */
export interface Piece {
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

/** After the end of a sentence; a small letter after it shows that it was an abbreviation. */
const sentenceEnd = /(?<=[.!?…][”’"')\]]*\s+)(?=[^\p{Ll}\s])|(?<=[。！？]」?)(?=[^」])/u

/** The least parts of a block: itself when it goes on a slide of `room` words, else its points, rows, lines or sentences. */
export function divideBlock(block: RootContent, from: number, room: number): readonly Piece[] {
  const weight = weigh(block, room)
  if (block.type === 'blockquote' && weight > room) return divideQuotation(block, from, room)
  const parts = weight > room || block.type === 'list' ? partsOf(block) : [block]
  if (parts.length === 1) return [{ block, from, weight, whole: weight }]
  // Each part of a table shows its head again, which takes its room once.
  const even = block.type === 'table' ? weight / parts.length : undefined
  return parts.map(part => ({ block: part, from, weight: even ?? weigh(part, room), whole: weight }))
}

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
      return head ? rows.map(row => ({ ...block, children: [head, row] })) : [block]
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

/** A paragraph's sentences. Parts of one text carry no id: an edit of one would replace them all. */
function sentencesOf(paragraph: Paragraph): readonly Paragraph[] {
  const sentences: PhrasingContent[][] = [[]]
  for (const child of paragraph.children) {
    const values = child.type === 'text' ? child.value.split(sentenceEnd) : []
    if (values.length < 2) sentences.at(-1)?.push(child)
    else
      values.forEach((value, at) => {
        if (at > 0) sentences.push([])
        sentences.at(-1)?.push({ type: 'text', value })
      })
  }
  return sentences.map(children => ({ ...paragraph, children }))
}

/** Pieces as blocks again: neighbours of the same block become one. */
export function joinPieces(pieces: readonly Piece[]): readonly RootContent[] {
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
  if ('children' in first && 'children' in second)
    return { ...first, children: [...first.children, ...second.children] } as RootContent
  return first
}

/** Two halves of a quotation, the paragraph at the seam made whole. */
function joinLast(first: readonly QuotedBlock[], second: readonly QuotedBlock[]): QuotedBlock[] {
  const [last, next] = [first.at(-1), second[0]]
  if (last?.type !== 'paragraph' || next?.type !== 'paragraph') return [...first, ...second]
  const seam: Paragraph = { ...last, children: [...last.children, ...next.children] }
  return [...first.slice(0, -1), seam, ...second.slice(1)]
}
