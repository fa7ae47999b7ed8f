import { shapeWord } from '../../fonts/shape-word.ts'
import type { LineWord } from './place-lines.ts'
import type { Paragraph, Run } from './plan.ts'
import { inlineRoom } from './satori-text.ts'

/**
 * Satori kerns letters with the space after them in some places and not in others, so that spaces beside a change of
 * style come out narrower or wider than those between words. The words of a line, in the order of the text, are set again
 * with spaces as wide as the face says; the line keeps to the edge or the middle it is aligned to.
 */
export function evenSpaces(words: readonly LineWord[], paragraph: Paragraph): readonly LineWord[] {
  if (paragraph.look.align === 'justify') return words
  let x = words[0]?.x ?? 0
  const placed = words.map((word, at) => {
    const previous = words[at - 1]
    if (previous !== undefined)
      x += previous.width + (gapBetween(previous, word, paragraph) ?? word.x - previous.x - previous.width)
    return { ...word, x }
  })
  const shift = (words.at(-1)?.x ?? 0) - (placed.at(-1)?.x ?? 0)
  const share = shareAfter(paragraph)
  return share === 0 || shift === 0 ? placed : placed.map(word => ({ ...word, x: word.x + shift * share }))
}

/** How much of the spare room of a paragraph's lines stands before them: none, half or all. */
export function shareAfter({ look: { align } }: Paragraph): number {
  if (align === 'center') return 0.5
  return align === 'end' ? 1 : 0
}

/** px between two neighbouring words; undefined where more than a space is between them. */
function gapBetween(left: LineWord, right: LineWord, paragraph: Paragraph): number | undefined {
  if (left.run === right.run) return spaceWidth(left.run.text.slice(left.end, right.start), left.run)
  const { pieces } = paragraph
  const at = pieces.findIndex(piece => piece.kind === 'run' && piece.run === left.run)
  const next = pieces[at + 1]
  if (next?.kind !== 'run' || next.run !== right.run) return undefined
  const after = spaceWidth(left.run.text.slice(left.end), left.run)
  const before = spaceWidth(right.run.text.slice(0, right.start), right.run)
  if (after === undefined || before === undefined) return undefined
  return after + inlineRoom(left.run, at, pieces).right + before + inlineRoom(right.run, at + 1, pieces).left
}

function spaceWidth(between: string, { face, look }: Run): number | undefined {
  if (between === '') return 0
  if (between !== ' ') return undefined
  return (shapeWord(' ', face).width + look.tracking) * look.size
}
