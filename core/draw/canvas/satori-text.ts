import type { Style } from '../../compose/style.ts'
import { type BoundSpace, boundSpaces } from './bound-space.ts'
import type { SatoriStyle } from './box-style.ts'
import { toInsets } from '../edges.ts'
import type { Look } from './look.ts'
import type { Block, Paragraph, Piece, Run } from './plan.ts'
import { runColor } from './read-satori-svg.ts'
import { satoriText } from './run-text.ts'
import type { SatoriNode } from './to-satori.ts'

/**
 * Lines of a block's text: what the block's style gains, and what stands in them. Text in one look is handed over plain, mixed
 * text as one span for each run. `toBox` makes the box of a picture in a line.
 */
export function toParagraph(
  paragraph: Paragraph,
  parent: Block,
  toBox: (block: Block) => SatoriNode,
): { style: SatoriStyle; children: string | SatoriNode[] } {
  const { look } = paragraph
  const pieces = withoutLastBreak(paragraph.pieces)
  const bound = boundSpaces(paragraph, parent)
  const [first] = pieces
  const plain =
    pieces.length === 1 &&
    first?.kind === 'run' &&
    first.run.look.size >= look.size &&
    !first.run.chain.some(isPadded)
      ? first.run
      : undefined
  const common: SatoriStyle = {
    ...paragraphStyle(look, plain ?? firstRun(pieces)),
    ...(parent.style.textWrap === 'balance' && { textWrap: 'balance' }),
  }
  if (plain !== undefined) {
    const lineHeight = (look.leading * Math.max(look.size, plain.look.size)) / plain.look.size
    return {
      style: { ...common, ...runStyle(plain, look), lineHeight },
      children: toldText(plain, bound),
    }
  }
  const children = pieces.map((piece, index) => toPiece(piece, index, { paragraph, bound, toBox }))
  if (common.wordBreak === undefined || children.every(({ type }) => type !== 'br'))
    return { style: common, children }
  // Words that are kept whole lose satori the breaks between lines: each line is a box.
  return {
    style: { ...common, display: 'flex', flexDirection: 'column' },
    children: linesOf(children).map(line => ({
      type: 'div',
      props: { style: { ...common, display: 'block', minHeight: look.leading * look.size }, children: line },
    })),
  }
}

/** What stands between the breaks of a text. */
function linesOf(children: readonly SatoriNode[]): readonly SatoriNode[][] {
  return children.reduce<SatoriNode[][]>(
    (lines, child) => {
      if (child.type === 'br') lines.push([])
      else lines.at(-1)?.push(child)
      return lines
    },
    [[]],
  )
}

/** A break at the end of a block begins no line. */
function withoutLastBreak(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.length > 1 && pieces.at(-1)?.kind === 'break' ? pieces.slice(0, -1) : pieces
}

const wraps = { normal: 'normal', pre: 'pre-wrap', nowrap: 'nowrap' } as const

function paragraphStyle(look: Look, run: Run | undefined): SatoriStyle {
  return {
    textAlign: look.align === 'start' ? 'left' : look.align === 'end' ? 'right' : look.align,
    whiteSpace: wraps[look.whiteSpace],
    overflowWrap: 'break-word',
    // Korean breaks between words.
    ...(/^ko\b/i.test(look.lang) && { wordBreak: 'keep-all' }),
    fontSize: look.size,
    lineHeight: look.leading,
    tabSize: 4,
    ...(run !== undefined && { fontFamily: run.face.key }),
  }
}

function firstRun(pieces: readonly Piece[]): Run | undefined {
  for (const piece of pieces) if (piece.kind === 'run') return piece.run
  return undefined
}

function runStyle(run: Run, around: Look): SatoriStyle {
  const { size, leading, tracking, tabular } = run.look
  return {
    color: runColor(run.id),
    fontFamily: run.face.key,
    fontSize: size,
    // Smaller text and other faces must not push the lines apart: the paragraph's own line height rules.
    lineHeight: size > around.size ? leading : 1,
    ...(tracking !== 0 && { letterSpacing: tracking * size }),
    ...(run.missing && { wordBreak: 'break-all' }),
    ...(tabular && { fontVariantNumeric: 'tabular-nums lining-nums' }),
  }
}

function toldText(run: Run, bound: readonly BoundSpace[]): string {
  return bound.reduce(
    (text, { run: bearer, index }) =>
      bearer === run ? `${text.slice(0, index)}\u00a0${text.slice(index + 1)}` : text,
    satoriText(run),
  )
}

interface Inside {
  readonly paragraph: Paragraph
  readonly bound: readonly BoundSpace[]
  readonly toBox: (block: Block) => SatoriNode
}

function toPiece(piece: Piece, index: number, { paragraph, bound, toBox }: Inside): SatoriNode {
  if (piece.kind === 'break') return { type: 'br', props: {} }
  if (piece.kind === 'box') {
    const { style } = toBox(piece.block).props
    return {
      type: 'div',
      props: {
        box: piece.block.index,
        style: {
          ...style,
          display: 'inline-block',
          verticalAlign: piece.block.style.verticalAlign ?? 'baseline',
        },
      },
    }
  }
  const { run } = piece
  const style = {
    ...runStyle(run, paragraph.look),
    whiteSpace: wraps[run.look.whiteSpace],
    ...paddingOf(inlineRoom(run, index, paragraph.pieces)),
  }
  return { type: 'span', props: { style, children: toldText(run, bound) } }
}

function isPadded(element: { readonly style: Style }): boolean {
  return element.style.padding !== undefined || element.style.margin !== undefined
}

/** px that inline elements ask before their first run and after their last, for the run that is a paragraph's piece `index`. */
export function inlineRoom(
  run: Run,
  index: number,
  pieces: readonly Piece[],
): { readonly left: number; readonly right: number } {
  let left = 0
  let right = 0
  for (const element of run.chain.filter(isPadded)) {
    const padding = toInsets(element.style.padding)
    const margin = toInsets(element.style.margin)
    if (!stands(element, pieces[index - 1])) left += padding.left + margin.left
    if (!stands(element, pieces[index + 1])) right += padding.right + margin.right
  }
  return { left, right }
}

function paddingOf({ left, right }: { readonly left: number; readonly right: number }): SatoriStyle {
  return { ...(left !== 0 && { paddingLeft: left }), ...(right !== 0 && { paddingRight: right }) }
}

function stands(element: Run['chain'][number], piece: Piece | undefined): boolean {
  return piece?.kind === 'run' && piece.run.chain.includes(element)
}
