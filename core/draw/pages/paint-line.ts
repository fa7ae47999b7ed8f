import type { Item, LinkItem, RectItem, TextItem } from '../frame.ts'
import { setParagraph } from './layout-paragraph.ts'
import type { PageCanvas } from './paint-page.ts'
import { paintPicture } from './paint-picture.ts'
import type { Content } from './strip.ts'
import type { Line, LineBox, LineRun } from './text/line.ts'

type LineContent = Extract<Content, { kind: 'line' }>

/** Draws a line of text: grounds, words, decoration, links. */
export function paintLine(
  content: LineContent,
  top: number,
  canvas: PageCanvas,
  layer: Item[],
  artifact: boolean,
): void {
  const line = filledIn(content, canvas)
  let link: LinkItem | undefined
  for (const piece of line.pieces) {
    if (piece.kind === 'run') paintRun(piece, line, content.x, top, layer, artifact)
    else paintInlineBox(piece, line, content.x, top, layer, artifact, canvas)
    link = artifact ? undefined : addLink(link, piece, line, content.x, top, layer)
  }
}

/** The line with its fields' values. */
function filledIn(content: LineContent, canvas: PageCanvas): Line {
  const { line, paragraph, width } = content
  if (!line.pieces.some(piece => piece.kind === 'run' && piece.field !== undefined)) return line
  const filled = paragraph.inlines.map(inline => {
    if (inline.kind !== 'text' || inline.field === undefined) return inline
    return { ...inline, text: canvas.fields(inline.field.kind, inline.field.target) ?? inline.text }
  })
  const lines = setParagraph(paragraph, width, canvas.session, filled)
  const [only] = lines
  if (lines.length === 1 && only !== undefined) return { ...only, baseline: line.baseline }
  return { ...line, pieces: line.pieces.map(piece => filledPiece(piece, content, canvas)) }
}

/** A field on one of several lines: its value where the placeholder stood. */
function filledPiece(piece: LineRun | LineBox, content: LineContent, canvas: PageCanvas): LineRun | LineBox {
  if (piece.kind !== 'run' || piece.field === undefined) return piece
  const text = canvas.fields(piece.field.kind, piece.field.target)
  if (text === undefined) return piece
  const inline = { kind: 'text', text, style: piece.style } as const
  const plain = {
    ...content.paragraph,
    text: { ...content.paragraph.text, align: 'start', whiteSpace: 'nowrap' } as const,
  }
  const [line] = setParagraph(plain, content.width, canvas.session, [inline])
  const run = line?.pieces.find((set): set is LineRun => set.kind === 'run')
  if (run === undefined) return piece
  const ends = content.paragraph.text.align === 'end' && content.line.pieces.at(-1) === piece
  const x = ends ? piece.x + piece.width - run.width : piece.x
  return {
    ...piece,
    face: run.face,
    width: run.width,
    x,
    words: run.words.map(word => ({ ...word, x: word.x - run.x + x })),
  }
}

function paintRun(run: LineRun, line: Line, x: number, top: number, layer: Item[], artifact: boolean): void {
  const { style } = run
  const baseline = top + line.baseline - style.rise
  if (style.background !== undefined) layer.push(groundOf(run, x, baseline, style.background))
  const item: TextItem = {
    kind: 'text',
    face: run.face,
    size: style.size,
    color: style.color,
    x,
    baseline,
    words: run.words,
    tracking: style.tracking,
    spaceAfter: run.spaceAfter,
    mark: artifact ? undefined : run.mark,
  }
  if (run.words.length > 0) layer.push(item)
  if (style.decoration !== 'none') layer.push(decorationOf(run, x, baseline))
}

function groundOf(run: LineRun, x: number, baseline: number, fill: string): RectItem {
  const { size, radius } = run.style
  const above = Math.min(run.face.ascent, 1) * size
  const below = Math.min(run.face.descent, 0.3) * size
  const box = { x: x + run.x, y: baseline - above, width: run.width, height: above + below }
  return { kind: 'rect', ...box, radius: radius ?? 0, fill }
}

function decorationOf(run: LineRun, x: number, baseline: number): RectItem {
  const { size, color, decoration } = run.style
  const thickness = Math.max(run.face.underlineThickness * size, 0.5)
  const below = Math.max(Math.abs(run.face.underlinePosition) * size, thickness * 1.5)
  const y = decoration === 'underline' ? baseline + below : baseline - run.face.xHeight * size * 0.55
  return {
    kind: 'rect',
    x: x + run.x,
    y: y - thickness / 2,
    width: run.width,
    height: thickness,
    radius: 0,
    fill: color,
  }
}

function paintInlineBox(
  box: LineBox,
  line: Line,
  x: number,
  top: number,
  layer: Item[],
  artifact: boolean,
  canvas: PageCanvas,
): void {
  const { source, width, height, drop, mark } = box
  const picture = { source, width, height, fit: 'contain', radius: 0, mark } as const
  paintPicture(picture, { x: x + box.x, y: top + line.baseline + drop - height }, layer, artifact, canvas)
}

/** Adds a link's place; a piece of the same link on the same line makes that one wider. */
function addLink(
  last: LinkItem | undefined,
  piece: LineRun | LineBox,
  line: Line,
  x: number,
  top: number,
  layer: Item[],
): LinkItem | undefined {
  if (piece.href === undefined) return undefined
  const left = x + piece.x
  const same = last !== undefined && last.href === piece.href && last.mark === piece.mark
  const start = same ? Math.min(last.x, left) : left
  const end = same ? Math.max(last.x + last.width, left + piece.width) : left + piece.width
  const words = piece.kind === 'run' ? piece.words.map(placed => placed.word.text).join(' ') : ''
  const link: LinkItem = {
    kind: 'link',
    x: start,
    y: top,
    width: end - start,
    height: line.height,
    href: piece.href,
    title: same ? `${last.title} ${words}`.trim() : words,
    mark: piece.mark,
  }
  if (same) layer.splice(layer.lastIndexOf(last), 1)
  layer.push(link)
  return link
}
