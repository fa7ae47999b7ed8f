import { evenSpaces } from './even-spaces.ts'
import type { Paragraph, Run } from './plan.ts'
import type { PlacedPiece } from './read-satori-svg.ts'
import { satoriText, type ShapedSlice, shapeSlice } from './run-text.ts'

/** A word at its place. px on the sheet. */
export interface LineWord extends ShapedSlice {
  readonly x: number
  /** True when white space or a break follows in the text. */
  readonly spaceAfter: boolean
}

/** One line of a paragraph. px on the sheet. */
export interface Line {
  readonly baseline: number
  /** Top and bottom of the letters, not of the line's leading. */
  readonly top: number
  readonly bottom: number
  readonly words: readonly LineWord[]
}

interface Spot {
  readonly run: Run
  readonly start: number
  end: number
  readonly x: number
  readonly y: number
}

/** Puts the words of a paragraph where satori placed their pieces. Throws when a piece is not of the text. */
export function placeLines(paragraph: Paragraph, byRun: ReadonlyMap<number, readonly PlacedPiece[]>): Line[] {
  const runs = paragraph.pieces.flatMap(piece => (piece.kind === 'run' ? [piece.run] : []))
  const spots = runs.flatMap(run => matchRun(run, byRun.get(run.id) ?? []))
  const lines: Spot[][] = []
  for (const spot of spots) {
    const line = lines.at(-1)
    const last = line?.[0]
    if (line !== undefined && last !== undefined && Math.abs(last.y - spot.y) < last.run.look.size / 4)
      line.push(spot)
    else lines.push([spot])
  }
  const followed = spacesAfter(paragraph)
  return lines.map(line => toLine(line, paragraph, followed))
}

/** White space, and what has no width when it stands alone: not always placed, so not compared. */
const blank = /[\s\u200b-\u200d]/

const space = /\s/

/** How far above a sheet text is taken to stand that satori did not draw, px. */
const beyond = 2 ** 20

/**
 * Consumes a run's text with its pieces, and joins pieces that touch into words. Satori draws nothing that lies beyond its
 * canvas: what it left out stands so far outside the sheet that where no longer matters.
 */
function matchRun(run: Run, pieces: readonly PlacedPiece[]): Spot[] {
  const text = satoriText(run)
  const spots: Spot[] = []
  let at = 0
  const leaveOut = (end: number): void => {
    const start = skipBlank(text, at)
    if (start < end) spots.push({ run, start, end, x: 0, y: -beyond })
  }
  for (const piece of pieces) {
    const shown = piece.text.replace(/^[\s\u200b-\u200d]+|[\s\u200b-\u200d]+$/g, '')
    if (shown === '') continue
    const [start, end] = findText(text, at, shown)
    leaveOut(start)
    const last = spots.at(-1)
    // A blank that holds is drawn with what follows it.
    const held = /^[\u00a0\u202f]*/.exec(piece.text)?.[0].length ?? 0
    const x = piece.x + (held > 0 ? shapeSlice(run, start - held, start).width : 0)
    if (last !== undefined && last.y === piece.y && !space.test(text.slice(last.end, start))) last.end = end
    else spots.push(...atSpaces({ run, start, end, x, y: piece.y }))
    at = end
  }
  leaveOut(text.trimEnd().length)
  return spots
}

/** Words that satori was told not to part are one piece to it. */
function atSpaces(spot: Spot): readonly Spot[] {
  const { run, start, end } = spot
  const between = run.text.slice(start, end).indexOf(' ')
  if (between < 0) return [spot]
  const next = start + between + 1
  const x = spot.x + shapeSlice(run, start, next).width
  return [{ ...spot, end: next - 1 }, ...atSpaces({ ...spot, start: next, x })]
}

/** Where a piece's text stands in its run's, at or after `from`. Throws when it is not there. */
function findText(text: string, from: number, shown: string): readonly [start: number, end: number] {
  const start = skipBlank(text, from)
  const end = matchText(text, start, shown)
  if (end >= 0) return [start, end]
  const found = text.indexOf(shown, start)
  if (found < 0)
    throw new Error(`satori placed "${shown}" where the text has "${text.slice(start, start + 40)}"`)
  return [found, found + shown.length]
}

function skipBlank(text: string, from: number): number {
  let at = from
  while (at < text.length && blank.test(text.charAt(at))) at += 1
  return at
}

/** Where `shown` ends in `text` when it stands at `from`, blanks inside either aside; −1 when it does not. */
function matchText(text: string, from: number, shown: string): number {
  if (text.startsWith(shown, from)) return from + shown.length
  let at = from
  for (const unit of shown.split('')) {
    if (blank.test(unit)) continue
    at = skipBlank(text, at)
    if (text.charAt(at) !== unit) return -1
    at += 1
  }
  return at
}

/** Whether white space, a break or a picture comes right after each run. */
function spacesAfter(paragraph: Paragraph): ReadonlyMap<Run, boolean> {
  const followed = new Map<Run, boolean>()
  paragraph.pieces.forEach((piece, index) => {
    const next = paragraph.pieces[index + 1]
    if (piece.kind === 'run')
      followed.set(piece.run, next?.kind === 'run' ? space.test(next.run.text.charAt(0)) : next !== undefined)
  })
  return followed
}

function toLine(spots: readonly Spot[], paragraph: Paragraph, followed: ReadonlyMap<Run, boolean>): Line {
  const words = evenSpaces(
    spots.map(spot => toWord(spot, followed)),
    paragraph,
  )
  const baseline = spots[0]?.y ?? 0
  let top = Number.POSITIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const { run } of words) {
    top = Math.min(top, baseline - run.look.rise - run.face.ascent * run.look.size)
    bottom = Math.max(bottom, baseline - run.look.rise + run.face.descent * run.look.size)
  }
  return { baseline, top, bottom, words }
}

function toWord({ run, start, end, x }: Spot, followed: ReadonlyMap<Run, boolean>): LineWord {
  const spaceAfter = end < run.text.length ? space.test(run.text.charAt(end)) : (followed.get(run) ?? false)
  return { ...shapeSlice(run, start, end), x, spaceAfter }
}
