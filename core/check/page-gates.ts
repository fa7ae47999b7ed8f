import { contrast } from '../theme/contrast.ts'
import type { Found } from './fault.ts'
import { type Box, holds, overlap, type PageContent, standsOut, type TextLine } from './page-content.ts'
import { wordsOf } from './copy.ts'
import type { Bounds } from '../draw/frame.ts'

/** What the copy and its page ask of a page. */
interface AskedOfPage {
  /** Those of the copy, as `wordsOf` gives them. */
  readonly words: ReadonlySet<string>
  /** The smallest type, px. */
  readonly least: number
  /** px from each edge that are free of text; default none. */
  readonly edge?: number
}

/** What a page does that none may. */
export function gatesOfPage(content: PageContent, { words, least, edge = 0 }: AskedOfPage): readonly Found[] {
  return [
    ...cutText(content),
    ...edgeText(content, edge),
    ...coveredText(content),
    ...overlappingText(content),
    ...cutBoxes(content),
    ...leftBoxes(content),
    ...overlappingBoxes(content),
    ...brokenWords(content, words),
    ...fusedWords(content, words),
    ...lowContrast(content),
    ...smallType(content, least),
  ]
}

// --- Text in its place

/** px by which letters and boxes may overhang. */
const OVERHANG = 1

function cutText({ lines, frame }: PageContent): Found[] {
  return lines
    .filter(line => standsOut(line, sheet(frame, 0)) > OVERHANG)
    .map(({ text }) => ({ rule: 'text-cut', because: `“${text}” is cut by the edge of the page` }))
}

function edgeText({ lines, frame }: PageContent, edge: number): Found[] {
  const cut = sheet(frame, 0)
  return lines
    .filter(
      line =>
        line.mark !== undefined &&
        standsOut(line, sheet(frame, -edge)) > 0 &&
        standsOut(line, cut) <= OVERHANG,
    )
    .map(({ text }) => ({ rule: 'text-at-edge', because: `“${text}” stands at the very edge of the page` }))
}

function sheet(
  { width, height }: { readonly width: number; readonly height: number },
  bleed: number,
): Bounds {
  return { left: -bleed, top: -bleed, right: width + bleed, bottom: height + bleed }
}

function coveredText({ lines, boxes }: PageContent): Found[] {
  const covers = boxes.filter(({ item }) => item.kind === 'image' || isOpaque(item.fill))
  return lines.flatMap(line => {
    const over = covers.find(box => box.at > line.at && holds(box, line))
    return over
      ? [{ rule: 'text-covered' as const, because: `“${line.text}” is behind a ${kindOf(over)}` }]
      : []
  })
}

function isOpaque(fill: PaintOf<Box>): boolean {
  return typeof fill === 'string' && isPlain(fill)
}

type PaintOf<B extends Box> = Extract<B['item'], { kind: 'rect' }>['fill']

function isPlain(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color)
}

function kindOf({ item }: Box): string {
  return item.kind === 'image' ? 'picture' : 'box'
}

/** Share of the height of small letters, and of an em across, by which lines may touch. */
const TOUCH = { down: 0.15, across: 0.1 }

function overlappingText({ lines }: PageContent): Found[] {
  const found: Found[] = []
  const down = [...lines].sort((one, other) => one.top - other.top)
  for (const [index, line] of down.entries()) {
    for (let next = index + 1; next < down.length; next += 1) {
      const other = down[next]
      if (other === undefined || other.top >= line.bottom) break
      if (!areOver(line, other)) continue
      found.push({
        rule: 'text-overlaps',
        because: `“${line.text}” and “${other.text}” are set over each other`,
      })
    }
  }
  return found
}

function areOver(line: TextLine, other: TextLine): boolean {
  const { across, down } = overlap(line, other)
  const height = Math.min(line.bottom - line.top, other.bottom - other.top)
  const em = Math.min(line.size, other.size)
  return down > height * TOUCH.down && across > Math.max(OVERHANG, em * TOUCH.across)
}

// --- Boxes in their place

/** Pictures, and boxes with text in them. */
function cutBoxes(content: PageContent): Found[] {
  const { boxes, frame } = content
  const page = sheet(frame, frame.bleed)
  return boxes
    .filter(
      box => standsOut(box, page) > OVERHANG && standsOut(page, box) > OVERHANG && carries(box, content),
    )
    .map(box => ({ rule: 'box-cut', because: `a ${kindOf(box)} is cut by the edge of the page` }))
}

function carries(box: Box, { lines }: PageContent): boolean {
  return box.item.kind === 'image' || lines.some(line => holds(box, line))
}

/** Text that begins in a box and ends outside of it. */
function leftBoxes({ lines, boxes }: PageContent): Found[] {
  return boxes.flatMap(box =>
    lines
      .filter(line => leaves(line, box))
      .map(({ text }) => ({ rule: 'box-cut', because: `“${text}” stands half out of its ${kindOf(box)}` })),
  )
}

/** Boxes that are not so many times as high as their type are marks behind words. */
const MARKER = 2

function leaves(line: TextLine, box: Box): boolean {
  const { across, down } = overlap(line, box)
  const height = line.bottom - line.top
  if (across <= 2 || down <= height / 4) return false
  const outAcross = Math.max(box.left - line.left, line.right - box.right)
  const outDown = Math.max(box.top - line.top, line.bottom - box.bottom)
  return outDown > height / 4 || (outAcross > 2 && box.bottom - box.top > line.size * MARKER)
}

/** px; smaller boxes are bullets, swatches and checks. */
const SMALL = 24

function overlappingBoxes(content: PageContent): Found[] {
  const boxes = content.boxes.filter(
    box => box.right - box.left >= SMALL && box.bottom - box.top >= SMALL && carries(box, content),
  )
  return boxes.flatMap((box, index) =>
    boxes
      .slice(index + 1)
      .filter(other => cross(box, other))
      .map(other => ({
        rule: 'boxes-overlap',
        because: `a ${kindOf(box)} and a ${kindOf(other)} lie half over each other`,
      })),
  )
}

function cross(box: Bounds, other: Bounds): boolean {
  const { across, down } = overlap(box, other)
  return Math.min(across, down, standsOut(box, other), standsOut(other, box)) > 2
}

// --- Words and type

/** Letters of scripts that part words by spaces, at an end of a line: others break between any two. */
const letters =
  '(?:(?!\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana}|\\p{Script=Hangul}|\\p{Script=Thai}|\\p{Script=Lao}|\\p{Script=Khmer}|\\p{Script=Myanmar})[\\p{L}\\p{M}])+'
const atEnd = new RegExp(`${letters}$`, 'u')
const atStart = new RegExp(`^${letters}`, 'u')
const figures = letters.replace('[\\p{L}\\p{M}]', '[\\p{L}\\p{M}\\p{Nd}]')
const atEndOf = new RegExp(`${figures}$`, 'u')
const atStartOf = new RegExp(`^${figures}`, 'u')

/** Words of the copy that go on in the next line without a hyphen. */
function brokenWords({ lines }: PageContent, words: ReadonlySet<string>): Found[] {
  return lines.flatMap((_, index) => {
    const word = wordFrom(lines, index)
    if (word === undefined || !words.has(wordsOf(word.join(''))[0] ?? '')) return []
    // `Night | Music` of a copy that names nightmusic.example as well.
    if (word.every(piece => words.has(wordsOf(piece)[0] ?? ''))) return []
    return [{ rule: 'word-broken' as const, because: `“${word.join(' | ')}” is broken without a hyphen` }]
  })
}

/** The pieces of the word that a line may end within, as far as they are the whole of the next lines. */
function wordFrom(lines: readonly TextLine[], index: number): readonly string[] | undefined {
  const line = lines[index]
  const next = lines[index + 1]
  if (line === undefined || next === undefined || !goesOn(line, next)) return undefined
  const end = atEnd.exec(line.text)?.[0]
  const start = atStart.exec(next.text)?.[0]
  if (end === undefined || start === undefined) return undefined
  const rest = start === next.text ? wordFrom(lines, index + 1) : undefined
  return [end, ...(rest ?? [start])]
}

function goesOn(line: TextLine, next: TextLine): boolean {
  const below = next.baseline > line.baseline + line.size * 0.3
  return below && line.mark !== undefined && next.mark === line.mark && line.ends === 'nothing'
}

/** Share of an em that has to part two pieces of text that stand beside each other. */
const APART = 0.12

/** Letters and figures of two pieces of text that stand beside each other with nothing between them: `55` and `063-555` as `55063-555`. */
function fusedWords({ lines }: PageContent, words: ReadonlySet<string>): Found[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]
    if (next === undefined || !areBeside(line, next)) return []
    const [end, start] = [atEndOf.exec(line.text)?.[0], atStartOf.exec(next.text)?.[0]]
    if (end === undefined || start === undefined || words.has(wordsOf(end + start)[0] ?? '')) return []
    return [{ rule: 'words-fused' as const, because: `“${end}” and “${start}” stand together as one word` }]
  })
}

function areBeside(line: TextLine, next: TextLine): boolean {
  const em = Math.min(line.size, next.size)
  const gap = next.left - line.right
  return (
    line.ends === 'nothing' &&
    Math.abs(next.baseline - line.baseline) < em * 0.2 &&
    Math.abs(gap) < em * APART
  )
}

/** Large type, px and px where it is bold, may have less contrast (WCAG 2.2, 1.4.3). */
const large = { size: 24, bold: 18.66, contrast: 3 }
const CONTRAST = 4.5

function lowContrast({ lines, boxes, frame }: PageContent): Found[] {
  return lines.flatMap(line => {
    if (line.mark === undefined || !isPlain(line.color)) return []
    const under = boxes.findLast(box => box.at < line.at && isPainted(box) && holds(box, line))
    const grounds = under ? colorsOf(under) : [frame.background]
    if (grounds.length === 0 || !grounds.every(isPlain)) return []
    const ratio = Math.min(...grounds.map(ground => contrast(line.color, ground)))
    const isLarge = line.size >= (line.weight >= 700 ? large.bold : large.size)
    if (ratio >= (isLarge ? large.contrast : CONTRAST) - 0.05) return []
    const because = `“${line.text}” is hard to read on its ground, ${ratio.toFixed(1)} : 1`
    return [{ rule: 'contrast-low' as const, because }]
  })
}

function isPainted({ item }: Box): boolean {
  return item.kind === 'image' || item.fill !== undefined
}

/** None where it is a picture, whose colours are not known. */
function colorsOf({ item }: Box): readonly string[] {
  if (item.kind === 'image' || item.fill === undefined) return []
  return typeof item.fill === 'string' ? [item.fill] : item.fill.stops.map(({ color }) => color)
}

/** By how little letters may miss the least size: an ornament around a page takes that much of what its type is stated for. */
const NEARLY = 0.99

function smallType({ lines }: PageContent, least: number): Found[] {
  const small = lines.filter(({ size, mark }) => mark !== undefined && size < least * NEARLY)
  const smallest = small.sort((one, other) => one.size - other.size)[0]
  if (smallest === undefined) return []
  const { text, size } = smallest
  const because = `“${text}” is set in ${size.toFixed(1)} px where ${least.toFixed(1)} is the least`
  return [{ rule: 'type-too-small', because, worse: 1 - size / least }]
}
