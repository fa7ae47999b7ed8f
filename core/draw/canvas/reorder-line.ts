import { bidi } from '../../fonts/bidi.ts'
import type { LineWord } from './place-lines.ts'
import type { Paragraph, Run } from './plan.ts'
import { rightToLeft, shapeSlice } from './run-text.ts'

/** A word, or the space between two, on its way to its visual place. */
interface Cell {
  readonly word?: LineWord
  readonly width: number
  readonly level: number
}

/**
 * Satori lays mixed lines out from left to right. A line of a paragraph with letters written from right to left is put
 * in visual order by rule L2 of the Unicode bidirectional algorithm, within the room it already takes.
 */
export function reorderLine(words: readonly LineWord[], paragraph: Paragraph): readonly LineWord[] {
  const levels = levelsOf(paragraph)
  if (levels === undefined || words.length === 0) return words
  const cells = reverseByLevel(toCells(words, levels))
  let x = Math.min(...words.map(word => word.x))
  const placed: LineWord[] = []
  for (const { word, width } of cells) {
    if (word !== undefined) placed.push({ ...word, x })
    x += width
  }
  return placed
}

/** Embedding level of each UTF-16 unit of a run. */
type Levels = ReadonlyMap<Run, Uint8Array>

const known = new WeakMap<Paragraph, Levels | null>()

function levelsOf(paragraph: Paragraph): Levels | undefined {
  const answer = known.get(paragraph)
  if (answer !== undefined) return answer ?? undefined
  const levels = findLevels(paragraph)
  known.set(paragraph, levels ?? null)
  return levels
}

function findLevels({ look, pieces }: Paragraph): Levels | undefined {
  const text = pieces
    .map(piece => (piece.kind === 'run' ? piece.run.text : piece.kind === 'break' ? '\u2028' : '\ufffc'))
    .join('')
  if (look.dir === 'ltr' && !rightToLeft.test(text)) return undefined
  const { levels } = bidi.getEmbeddingLevels(text, look.dir)
  const byRun = new Map<Run, Uint8Array>()
  let at = 0
  for (const piece of pieces) {
    const length = piece.kind === 'run' ? piece.run.text.length : 1
    if (piece.kind === 'run') byRun.set(piece.run, levels.subarray(at, at + length))
    at += length
  }
  return byRun
}

function toCells(words: readonly LineWord[], levels: Levels): Cell[] {
  const cells: Cell[] = []
  words.forEach((word, index) => {
    const next = words[index + 1]
    const own = splitByLevel(word, levels)
    cells.push(...own)
    if (next === undefined) return
    const taken = own.reduce((sum, cell) => sum + cell.width, 0)
    const here = own.at(-1)?.level ?? 0
    const there = levelAt(levels, next.run, next.start)
    cells.push({ width: next.x - word.x - taken, level: gapLevel(word, levels) ?? Math.min(here, there) })
  })
  return cells
}

function gapLevel(word: LineWord, levels: Levels): number | undefined {
  return word.end < word.run.text.length ? levelAt(levels, word.run, word.end) : undefined
}

function levelAt(levels: Levels, run: Run, index: number): number {
  return levels.get(run)?.[index] ?? 0
}

function splitByLevel(word: LineWord, levels: Levels): Cell[] {
  const cells: Cell[] = []
  let start = word.start
  for (let at = word.start + 1; at <= word.end; at += 1) {
    const level = levelAt(levels, word.run, start)
    if (at < word.end && levelAt(levels, word.run, at) === level) continue
    const part = shapeSlice(word.run, start, at, level % 2 === 1)
    const spaceAfter = at === word.end && word.spaceAfter
    cells.push({ word: { ...part, x: word.x, spaceAfter }, width: part.width, level })
    start = at
  }
  return cells
}

/** Rule L2: from the highest level down to the lowest odd one, reverse every stretch at that level or higher. */
function reverseByLevel(cells: Cell[]): Cell[] {
  const order = [...cells]
  const highest = Math.max(...order.map(cell => cell.level))
  for (let level = highest; level > 0; level -= 1) {
    let start = 0
    while (start < order.length) {
      if ((order[start]?.level ?? 0) < level) {
        start += 1
        continue
      }
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}
