import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import { resolveFace } from '../../fonts/resolve-face.ts'
import { segmentByFace } from '../../fonts/segment.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Art } from '../tree.ts'
import { type Letter, type SetFormula, setTex } from './typeset-tex.ts'

/** A formula, or why its TeX cannot be set. */
export type Tried = SetFormula | { readonly fault: string }

const known = createBoundedCache<Tried>(1000)

/** Letters of TeX that are set as one formula at most: more were written by a machine. */
const LONGEST = 4000

/** TeX as a formula: set once, however often it is asked for. */
export function formulaOf(tex: string, display: boolean): Tried {
  const group = display ? 'display' : 'line'
  const before = known.get(group, tex)
  if (before !== undefined) return before
  const formula = tex.length > LONGEST ? { fault: 'it is too long' } : tried(tex, display)
  known.set(group, tex, formula)
  return formula
}

function tried(tex: string, display: boolean): Tried {
  try {
    return setTex(tex, display, letterOf)
  } catch (error) {
    return { fault: faultIn(error as Error) }
  }
}

function faultIn(error: Error & { readonly code?: string }): string {
  // What nests by the thousand ends the stack, which is as little a formula.
  if (error instanceof RangeError) return 'it nests too deep'
  return error.code === 'MODULE_NOT_FOUND' ? 'the package mathjax-full is not installed' : error.message
}

/** Letters of all scripts beside MathJax's own, whose manner is that of a book face. */
function letterOf(codePoint: number): Letter | undefined {
  const wish = { family: 'Source Serif 4', weight: 400, italic: false }
  const [run, ...others] = segmentByFace(String.fromCodePoint(codePoint), wish, 'en')
  if (run === undefined || run.missing || others.length > 0) return undefined
  const { font } = run.face
  const glyph = font.glyphForCodePoint(codePoint)
  const scale = 1000 / font.unitsPerEm
  const round = (value: number): number => Math.round(value * scale * 10) / 10
  const d = glyph.path.commands
    .map(({ command, args }) => commandLetters[command] + args.map(round).join(' '))
    .join('')
  const { minY, maxY } = glyph.bbox
  const finite = (value: number): number => (Number.isFinite(value) ? (value * scale) / 1000 : 0)
  return {
    d,
    height: Math.max(0, finite(maxY)),
    depth: Math.max(0, finite(-minY)),
    width: (glyph.advanceWidth * scale) / 1000,
  }
}

const commandLetters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** How tall small letters of formulas are, in em. */
const X_HEIGHT = 0.431
/** Formulas are set as large as makes their small letters as tall as the text's, within reason. */
const LARGER = 1.2

/** A formula as vector art that stands in a line like a letter of `theme`'s text, with its TeX as its words. */
export function Formula({
  theme,
  tex,
  formula,
}: {
  readonly theme: Theme
  readonly tex: string
  readonly formula: SetFormula
}): Child {
  const face = resolveFace(theme.type.text, 400, false)
  const scale = Math.min(Math.max(1, face.xHeight / X_HEIGHT), LARGER)
  const art: Art = {
    viewBox: [formula.width, formula.height],
    outlines: [{ d: formula.d, fill: 'currentColor' }],
    letters: { em: 1000 / scale, drop: formula.depth },
  }
  return <svg part="formula" alt={tex} art={art} style={{ display: 'inline' }} />
}
