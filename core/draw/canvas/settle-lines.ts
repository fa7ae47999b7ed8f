import { isElement } from '../../compose/tree.ts'
import { glueIn, isDivider } from '../../compose/typography/glue.ts'
import { blankPenalty, chooseBreaks, type LineEnd } from '../choose-breaks.ts'
import { evenSpaces, shareAfter } from './even-spaces.ts'
import type { Line, LineWord } from './place-lines.ts'
import type { Block, Paragraph } from './plan.ts'
import { shapeSlice } from './run-text.ts'

/**
 * The lines of a paragraph, ended where its words part best: satori fills each line as far as it goes. Their number and the
 * widest of them stay, so that nothing around them moves.
 */
export function settleLines(lines: readonly Line[], paragraph: Paragraph, block: Block): readonly Line[] {
  const settled = endedWell(lines, paragraph, block)
  return settled.map((line, at) => (at < settled.length - 1 ? withoutDivider(line, paragraph) : line))
}

/** A line without the dot that would part its last word from the next line's. */
function withoutDivider(line: Line, paragraph: Paragraph): Line {
  const last = line.words.at(-1)
  if (!last?.spaceAfter) return line
  const before = line.words.slice(0, -1)
  const held = /^(.*\S)\s+(\S)$/su.exec(last.run.text.slice(last.start, last.end))
  const words =
    before.length > 0 && isDivider(last.word.text)
      ? before
      : held?.[1] !== undefined && isDivider(held[2] ?? '')
        ? [...before, { ...last, ...shapeSlice(last.run, last.start, last.start + held[1].length) }]
        : line.words
  if (words === line.words) return line
  const shift = (widthOf(line.words) - widthOf(words)) * shareAfter(paragraph)
  return { ...line, words: words.map(word => ({ ...word, x: word.x + shift })) }
}

function endedWell(lines: readonly Line[], paragraph: Paragraph, { element, style }: Block): readonly Line[] {
  if (lines.length < 2 || style.textWrap === 'normal' || isElement(element, 'td', 'th', 'dd')) return lines
  if (!isSettled(lines, paragraph)) return lines
  const words = inOneLine(lines, paragraph)
  const width = Math.max(...lines.map(line => widthOf(line.words)))
  const ends = lineEnds(words, paragraph)
  if (ends.some(({ start, end }) => start < end)) return lines
  const aim = style.textWrap === 'balance' ? 'balance' : 'ragged'
  const chosen = chooseBreaks(ends, { width, aim, shown: true })
  if (chosen.length !== lines.length) return lines
  const firsts = [0, ...chosen.map(end => (ends[end] as Ending).next)]
  return lines.map((line, at) => ({
    ...line,
    words: placed(words.slice(firsts[at], firsts[at + 1]), lines, paragraph),
  }))
}

/** Whether all words are of one height, parted by blanks alone, and where they belong. */
function isSettled(lines: readonly Line[], { pieces, look }: Paragraph): boolean {
  return (
    look.align !== 'justify' &&
    pieces.every(
      piece =>
        piece.kind === 'run' &&
        piece.run.look.size === look.size &&
        piece.run.look.rise === 0 &&
        piece.run.look.whiteSpace === 'normal' &&
        !piece.run.missing,
    ) &&
    lines.slice(0, -1).every(line => line.words.at(-1)?.spaceAfter === true)
  )
}

/** All words as if they stood in one line, px from its start. */
function inOneLine(lines: readonly Line[], paragraph: Paragraph): readonly LineWord[] {
  const look = { ...paragraph.look, align: 'start' } as const
  return evenSpaces(
    lines.flatMap(line => line.words),
    { ...paragraph, look },
  )
}

function widthOf(words: readonly LineWord[]): number {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? last.x + last.width - first.x : 0
}

interface Ending extends LineEnd {
  /** The first word of the line that begins here. */
  readonly next: number
}

function lineEnds(words: readonly LineWord[], paragraph: Paragraph): readonly Ending[] {
  const [first] = words
  const origin = first?.x ?? 0
  const { text, starts } = textOf(paragraph)
  const glue = glueIn(text, paragraph.look.lang)
  const ends: Ending[] = [{ ...none, next: 0 }]
  let spaces = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const end = word.x + word.width - origin
    if (next === undefined)
      ends.push({ ...none, end, start: end, spacesBefore: spaces, spacesAfter: spaces, next: at + 1 })
    else if (word.spaceAfter) {
      const start = next.x - origin
      const blank = (starts.get(word.run.id) ?? 0) + word.end
      const penalty = blankPenalty(glue.get(blank), text.charAt(blank - 1), true)
      const spacesAfter = spaces + start - end
      ends.push({ ...none, end, start, spacesBefore: spaces, spacesAfter, penalty, next: at + 1 })
      spaces += start - end
    }
  }
  return ends
}

const none: LineEnd = { end: 0, start: 0, spacesBefore: 0, spacesAfter: 0, penalty: 0, hyphen: false }

/** The text of a paragraph, and where each of its runs begins in it. */
function textOf({ pieces }: Paragraph): {
  readonly text: string
  readonly starts: ReadonlyMap<number, number>
} {
  let text = ''
  const starts = new Map<number, number>()
  for (const piece of pieces) {
    if (piece.kind !== 'run') continue
    starts.set(piece.run.id, text.length)
    text += piece.run.text
  }
  return { text, starts }
}

/** A line's words where the paragraph is aligned. */
function placed(
  words: readonly LineWord[],
  lines: readonly Line[],
  paragraph: Paragraph,
): readonly LineWord[] {
  const lefts = lines.map(line => line.words[0]?.x ?? 0)
  const rights = lines.map(({ words: set }) => (set[0]?.x ?? 0) + widthOf(set))
  const [left, right, width] = [Math.min(...lefts), Math.max(...rights), widthOf(words)]
  const shift = left + (right - left - width) * shareAfter(paragraph) - (words[0]?.x ?? 0)
  return words.map(word => ({ ...word, x: word.x + shift }))
}
