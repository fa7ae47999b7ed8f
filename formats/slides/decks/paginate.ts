import type { Blockquote, Code, Paragraph, RootContent } from 'mdast'
import { countFitting } from '../../../core/compose/fit.ts'
import { checkSheetsSoFar } from '../../../core/compose/sheet.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { joinParagraphs, sentencesOf } from './sentences.ts'

/** How much of its room on a slide some copy takes: 1 fills it. */
export type Share = (blocks: readonly RootContent[]) => number

/** Blocks on as few slides as hold them, each about as full as the others; throws `content-too-large` where those are far too many. */
export function paginate(blocks: readonly RootContent[], share: Share): readonly (readonly RootContent[])[] {
  const all = share(blocks)
  if (all <= TIGHT) return [blocks]
  const shareAlone = blocks.length > MANY ? knownAlike(share) : share
  const parts = blocks.map((block, from) =>
    divideBlock(block, from, blocks.length > 1 ? shareAlone([block]) : all),
  )
  const pieces = parts.flat()
  const kept = parts.flatMap((own, at) => asOne(own, blocks[at] as RootContent))
  const divided = spread(pieces, share)
  // A block that a slide holds stays whole, unless that takes another slide.
  const whole = kept.length === pieces.length ? divided : spread(kept, share)
  const isKept = whole.length <= divided.length && (leadsOn(whole) || !leadsOn(divided))
  return (isKept ? whole : divided).map(joinPieces)
}

/** Blocks under one title from which on some are likely to say the same. */
const MANY = 100

/** A share that is found out once for all blocks that say the same. */
function knownAlike(share: Share): Share {
  const known = new Map<string, number>()
  return blocks => {
    const said = JSON.stringify(blocks, (key, value) => (OWN.has(key) ? undefined : value))
    const found = known.get(said) ?? share(blocks)
    known.set(said, found)
    return found
  }
}

/** What a block has of its own that says the same as another: where it is written, and what it is known by. */
const OWN: ReadonlySet<string> = new Set(['position', 'id', 'slug'])

/** Whether no slide but the last is only a label of what the next one shows. */
function leadsOn(pages: readonly (readonly Piece[])[]): boolean {
  return pages.slice(0, -1).every(page => !page.every(({ block }) => introduces(block) || isLabel(block)))
}

/** Letters of a line that says what is below it. */
const LABEL = 60

/** `Falls per 1,000 bed days`: a short line that is no sentence. */
function isLabel(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const words = plainText(block)
  return words.length <= LABEL && !/[.!?…。！？]["”»)]?$/u.test(words)
}

/** Pieces on as few slides as hold them, each about as full as the others. */
function spread(pieces: readonly Piece[], share: Share): readonly (readonly Piece[])[] {
  const isHeld = (page: readonly Piece[]): boolean => weightOf(page) <= SURELY || share(joinPieces(page)) <= 1
  const fullest = fill(pieces, isHeld)
  if (fullest.length > COMPARED) return fullest
  const evenest = evenOut(pieces, fullest.length)
  return evenest.every(isHeld) && leadsOn(evenest) ? evenest : fullest
}

/** Slides of one title from which on nobody sees that the last is less full than the others. */
const COMPARED = 24

/** How full a slide may be that holds all there is, which is then set smaller: rather that than another with a line on it. */
export const TIGHT = 1.25

/** What pieces weigh together of which it need not be measured whether a slide holds them. */
const SURELY = 0.5

/** As many pages by the weight of their pieces alone, with the least that still needs no more of them on each. */
function evenOut(pieces: readonly Piece[], count: number): readonly (readonly Piece[])[] {
  let [low, enough] = [0, weightOf(pieces)]
  for (let turn = 0; turn < EVEN; turn += 1) {
    const middle = (low + enough) / 2
    if (fill(pieces, page => weightOf(page) <= middle).length <= count) enough = middle
    else low = middle
  }
  return fill(pieces, page => weightOf(page) <= enough)
}

/** Halvings after which pages are even: to a thousandth of all there is. */
const EVEN = 10

function weightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { weight }) => sum + weight, 0)
}

/**
 * Fills page after page with what it holds, looked for from what the pieces of the page before weigh. What introduces the
 * next piece goes with it.
 */
function fill(
  pieces: readonly Piece[],
  isHeld: (page: readonly Piece[]) => boolean,
): readonly (readonly Piece[])[] {
  const pages: Piece[][] = [[]]
  let full = 1
  let fullest = 0
  const all = weightOf(pieces)
  let told = 0
  let letters: number | undefined
  for (let placed = 0; placed < pieces.length; ) {
    const page = pages.at(-1) ?? []
    const rest = pieces.slice(placed)
    const fits = (count: number): boolean => isHeld([...page, ...rest.slice(0, count)])
    const guess = rowsLike(pages.at(-2), page, rest) ?? weighing(rest, full - weightOf(page))
    // So far on, a slide as full as any before it is full: finding out whether one line more fits takes as long as the slide.
    const isFull = pages.length > COMPARED && weightOf([...page, ...rest.slice(0, guess)]) >= fullest * FULL
    const count = isFull && guess > 0 && fits(guess) ? guess : countFitting(rest.length, fits, guess)
    page.push(...rest.slice(0, count))
    full = weightOf(page)
    fullest = Math.max(fullest, full)
    placed += count
    told += weightOf(rest.slice(0, count))
    const next = pieces[placed]
    if (next) pages.push(takeTail(page, next))
    checkSheetsSoFar(
      pages.length,
      told / all,
      () => (letters ??= countLetters(pieces.map(({ block }) => block))),
    )
  }
  return pages
}

/** Share of the fullest slide from which on one is as full. */
const FULL = 0.9

/** As many rows of a table as the page before has of it: they are of about one height, whatever the letters in them. */
function rowsLike(
  before: readonly Piece[] | undefined,
  page: readonly Piece[],
  rest: readonly Piece[],
): number | undefined {
  const [next] = rest
  if (!before || next?.block.type !== 'table' || before.some(({ from }) => from !== next.from))
    return undefined
  return Math.min(before.length - page.length, rest.length)
}

/** How many pieces weigh no more than that together. */
function weighing(pieces: readonly Piece[], most: number): number {
  let weight = 0
  const at = pieces.findIndex(piece => {
    weight += piece.weight
    return weight > most
  })
  return at < 0 ? pieces.length : at
}

/** Share of a slide up to which a block is not divided. */
const KEPT = 0.7

/** Takes off the end of a page what belongs with the next piece: the rest of a small block, and what introduces it. */
function takeTail(page: Piece[], { from, whole }: Piece): Piece[] {
  const together = whole <= KEPT ? page.findLastIndex(each => each.from !== from) : page.length - 1
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
  /** Its part of a slide, about. */
  readonly weight: number
  /** That of all the block's parts. */
  readonly whole: number
  /** Which block inside that one, where a quotation's paragraphs are divided. */
  readonly inner?: number
}

/** The least parts of a block: itself when it goes on a slide, else its points, rows, lines or sentences. */
function divideBlock(block: RootContent, from: number, whole: number): readonly Piece[] {
  if (block.type === 'blockquote' && whole > 1) return divideQuotation(block, from, whole)
  const parts = whole > 1 || block.type === 'list' ? partsOf(block) : [block]
  const weights = weightsOf(parts, whole)
  return parts.map((part, at) => ({ block: part, from, weight: weights[at] ?? 0, whole }))
}

/** The block that pieces are the parts of as one piece, where a slide holds it. */
function asOne(pieces: readonly Piece[], block: RootContent): readonly Piece[] {
  const [first] = pieces
  if (first === undefined || first.whole > 1) return pieces
  return [{ block, from: first.from, weight: first.whole, whole: first.whole }]
}

/** Letters that are about a line: a point of one word takes a line as well. */
const LINE = 30

/** What the parts of something that takes that much of a slide take of it, by the letters in them. */
function weightsOf(parts: readonly RootContent[], whole: number): readonly number[] {
  const letters = parts.map(part => plainText(part).length + LINE)
  const all = letters.reduce((sum, each) => sum + each, 0)
  return letters.map(own => (whole * own) / all)
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
      return block.data?.math ? [block] : codeParts(block)
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

function divideQuotation(quotation: Blockquote, from: number, whole: number): readonly Piece[] {
  const parts = quotation.children.flatMap((child, inner) =>
    (partsOf(child) as readonly QuotedBlock[]).map(part => ({ part, inner })),
  )
  const weights = weightsOf(
    parts.map(({ part }) => part),
    whole,
  )
  return parts.map(({ part, inner }, at) => ({
    block: { ...quotation, children: [part] },
    from,
    inner,
    weight: weights[at] ?? 0,
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

/** A part too long for a slide and a half, divided at the highest headings below its title. */
export function divideLong(part: Part, share: Share): readonly Part[] {
  const titleAt = part.findIndex(block => block.type === 'heading')
  const inner = part.slice(titleAt + 1).flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  if (inner.length === 0 || share(part.slice(titleAt + 1)) <= 1.5) return [part]
  const depth = Math.min(...inner)
  const parts: RootContent[][] = [[]]
  part.forEach((block, at) => {
    if (at > titleAt && block.type === 'heading' && block.depth === depth) parts.push([block])
    else parts.at(-1)?.push(block)
  })
  return parts.flatMap(each => divideLong(each, share))
}
