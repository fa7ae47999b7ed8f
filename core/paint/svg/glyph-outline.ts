import { createBoundedCache } from '../../fonts/bounded-cache.ts'
import type { Face } from '../../fonts/face.ts'

/** A glyph's path in font units, ready to be moved: where it starts, and the rest in relative commands. */
interface GlyphOutline {
  readonly x: number
  readonly y: number
  /** Empty for a glyph without ink. */
  readonly rest: string
}

const outlines = createBoundedCache<GlyphOutline>(8192)

/** The outline of a glyph. All but its start is relative, so that a word's path is made by joining strings. */
export function glyphOutline(face: Face, glyph: number): GlyphOutline {
  const key = String(glyph)
  const known = outlines.get(face.key, key)
  if (known !== undefined) return known
  const outline = toOutline(face.font.getGlyph(glyph).path.commands)
  outlines.set(face.key, key, outline)
  return outline
}

/** One shape of a coloured glyph. */
interface GlyphLayer extends GlyphOutline {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly color: string
}

const layers = createBoundedCache<readonly GlyphLayer[]>(1024)

/** The shapes of a glyph of a face in colours, from back to front. */
export function glyphLayers(face: Face, glyph: number): readonly GlyphLayer[] {
  const known = layers.get(face.key, `${glyph}`)
  if (known !== undefined) return known
  const shapes = (face.layers?.(glyph) ?? []).map(({ color, commands }) => ({
    color,
    ...toOutline(commands),
  }))
  layers.set(face.key, `${glyph}`, shapes)
  return shapes
}

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

interface Command {
  readonly command: keyof typeof letters
  readonly args: readonly number[]
}

function toOutline(commands: readonly Command[]): GlyphOutline {
  const [first, ...others] = commands
  if (first?.command !== 'moveTo') return { x: 0, y: 0, rest: '' }
  const start = { x: round(first.args[0]), y: round(first.args[1]) }
  let contour = start
  let pen = start
  let rest = ''
  for (const { command, args } of others) {
    const points = relativeTo(pen, args)
    rest += letters[command] + points.text
    if (command === 'closePath') pen = contour
    else pen = points.end
    if (command === 'moveTo') contour = pen
  }
  return { ...start, rest }
}

function relativeTo(
  pen: { x: number; y: number },
  args: readonly number[],
): { text: string; end: typeof pen } {
  let text = ''
  let end = pen
  for (let index = 0; index < args.length; index += 2) {
    end = { x: round(args[index]), y: round(args[index + 1]) }
    text += signed(end.x - pen.x, text === '') + signed(end.y - pen.y, false)
  }
  return { text, end }
}

/** A minus sign separates numbers as well as a space does. */
function signed(value: number, isFirst: boolean): string {
  return value < 0 || isFirst ? `${value}` : ` ${value}`
}

function round(value: number | undefined): number {
  return Math.round(value ?? 0)
}
