import type { GlyphRun } from 'fontkit'
import type { Face } from './face.ts'
import type { ShapedWord } from './shape.ts'

/** Rows of the tables: Latin-1 by code unit, and common punctuation in the place of its controls. */
const size = 256
const punctuation: ReadonlyMap<number, number> = new Map([
  [0x2013, 0x80],
  [0x2014, 0x81],
  [0x2018, 0x82],
  [0x2019, 0x83],
  [0x201c, 0x84],
  [0x201d, 0x85],
  [0x201e, 0x86],
  [0x2026, 0x87],
])
const signs = new Set(Array.from('!"\'(),-.;?', sign => sign.charCodeAt(0)))

/** The row of a character that may be shaped by pairs; -1 for others. Figures and operators look further than one neighbour. */
function rowOf(unit: number): number {
  if ((unit | 32) >= 0x61 && (unit | 32) <= 0x7a && unit < 0x80) return unit
  if (unit >= 0xc0 && unit < 0x100 && unit !== 0xd7 && unit !== 0xf7) return unit
  return signs.has(unit) ? unit : (punctuation.get(unit) ?? -1)
}

/** What the shaper gives for single letters and for each two in a row, filled in as they are met. Advances in em. */
interface PairTable {
  readonly glyphs: Int32Array
  readonly advances: Float32Array
  /** Advance of the first letter before the second: NaN until asked, infinite when the two do not stay two plain glyphs. */
  readonly pairs: Float32Array
}

/** Stands for a glyph until it is asked for. */
const unasked = -2

const tables = new WeakMap<Face, PairTable>()

/**
 * Shapes a word of plain Latin letters from what the shaper gave for each pair of them: kerning looks no further than the
 * neighbour. Undefined when the word has other characters, or letters that join or change one another.
 */
export function shapePairs(text: string, face: Face): ShapedWord | undefined {
  const rows = rowsOf(text)
  if (rows === undefined) return undefined
  const table = tableOf(face)
  learn(table, face, text, rows)
  const count = text.length
  const glyphs = new Uint16Array(count)
  const advances = new Float32Array(count)
  let width = 0
  for (let index = 0; index < count; index++) {
    const row = rows[index] ?? 0
    const next = rows[index + 1]
    const glyph = table.glyphs[row] ?? -1
    const advance = next === undefined ? table.advances[row] : table.pairs[row * size + next]
    if (glyph < 0 || advance === undefined || advance === Number.POSITIVE_INFINITY) return undefined
    glyphs[index] = glyph
    advances[index] = advance
    width += advance
  }
  const clusters = text.split('')
  return { text, face, glyphs, advances, offsetsX: null, offsetsY: null, clusters, width, rtl: false }
}

/**
 * The rows of a word's characters. Two f are left to the shaper, because they may begin a ligature of three, and so are two
 * signs in a row, whose form may depend on what is before them.
 */
function rowsOf(text: string): Uint8Array | undefined {
  const rows = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    const row = rowOf(unit)
    const twice =
      unit === 0x66
        ? text.charCodeAt(index + 1) === 0x66
        : index > 0 && isSign(row) && isSign(rows[index - 1])
    if (row < 0 || twice) return undefined
    rows[index] = row
  }
  return rows.length > 0 ? rows : undefined
}

function isSign(row: number | undefined): boolean {
  return row !== undefined && (row < 0x41 || (row >= 0x80 && row < 0xc0))
}

function tableOf(face: Face): PairTable {
  let table = tables.get(face)
  if (table === undefined) {
    table = {
      glyphs: new Int32Array(size).fill(unasked),
      advances: new Float32Array(size),
      pairs: new Float32Array(size * size).fill(Number.NaN),
    }
    tables.set(face, table)
  }
  return table
}

/**
 * Fills in what a word asks of a table, in one call of the shaper: to begin one costs it more than a few letters do, and a
 * cold letter asks for 400 letters and pairs.
 */
function learn(table: PairTable, face: Face, text: string, rows: Uint8Array): void {
  const letters = new Set<string>()
  const pairs = new Set<string>()
  rows.forEach((row, index) => {
    if (table.glyphs[row] === unasked) letters.add(text.charAt(index))
    const next = rows[index + 1]
    if (next !== undefined && Number.isNaN(table.pairs[row * size + next]))
      pairs.add(text.slice(index, index + 2))
  })
  const asked = [...letters, ...pairs]
  if (asked.length === 0) return
  shapeApart(asked, face).forEach((run, index) => {
    const [left, right] = Array.from(asked[index] ?? '', sign => rowOf(sign.charCodeAt(0)))
    if (left !== undefined && right === undefined) learnLetter(table, left, run, face)
    if (left !== undefined && right !== undefined) learnPair(table, left, right, run, face)
  })
}

/** Glyphs and positions of one text. */
type Run = Pick<GlyphRun, 'glyphs' | 'positions'>

/** Stands between texts: no character, so that every font draws it as the box that nothing joins. */
const divider = '\uffff'

/** Shapes texts as if each stood alone. */
function shapeApart(texts: readonly string[], face: Face): readonly Run[] {
  const { glyphs, positions } = face.font.layout(texts.join(divider), undefined, 'latn')
  const runs: Run[] = [{ glyphs: [], positions: [] }]
  glyphs.forEach((glyph, index) => {
    const position = positions[index]
    if (glyph.codePoints[0] === 0xffff) runs.push({ glyphs: [], positions: [] })
    else if (position !== undefined) {
      runs.at(-1)?.glyphs.push(glyph)
      runs.at(-1)?.positions.push(position)
    }
  })
  return runs
}

/** The glyph of a character alone; -1 when it is not one plain glyph. */
function learnLetter(table: PairTable, row: number, { glyphs, positions }: Run, face: Face): void {
  const [glyph, position] = [glyphs[0], positions[0]]
  const plain = glyphs.length === 1 && glyph !== undefined && glyph.id > 0 && position?.xOffset === 0
  table.glyphs[row] = plain ? glyph.id : -1
  table.advances[row] = (position?.xAdvance ?? 0) / face.font.unitsPerEm
}

function learnPair(table: PairTable, left: number, right: number, run: Run, face: Face): void {
  const { glyphs, positions } = run
  const em = face.font.unitsPerEm
  const plain =
    glyphs.length === 2 &&
    glyphs[0]?.id === table.glyphs[left] &&
    glyphs[1]?.id === table.glyphs[right] &&
    positions.every(position => position.xOffset === 0 && position.yOffset === 0) &&
    Math.abs((positions[1]?.xAdvance ?? 0) / em - (table.advances[right] ?? 0)) < 1e-6
  table.pairs[left * size + right] = plain ? (positions[0]?.xAdvance ?? 0) / em : Number.POSITIVE_INFINITY
}
