import type { Face } from '../fonts/face.ts'
import { rectangle, toPath } from '../compose/motifs/shape.ts'
import { segmentByFace } from '../fonts/segment.ts'
import type { ShapedWord } from '../fonts/shape.ts'
import { shapeWord } from '../fonts/shape-word.ts'
import type { Theme } from '../theme/theme.ts'

/** Letters that one face sets. */
interface Run {
  readonly face: Face
  readonly word: ShapedWord
}

/** Words in the face of titles; what no face has is left out, since they are a picture. */
export function runsOf(text: string, { type, lang }: Theme): readonly Run[] {
  const request = { family: type.display, weight: type.displayWeight, italic: false }
  return segmentByFace(text, request, lang)
    .filter(({ missing }) => !missing)
    .map(run => ({ face: run.face, word: shapeWord(run.text, run.face) }))
}

/** Width of letters in their own size. */
export function widthOf(runs: readonly Run[]): number {
  return runs.reduce((sum, { word }) => sum + word.width, 0)
}

/** Path data of letters from a point on their line. px */
export function pathOf(
  runs: readonly Run[],
  from: { readonly x: number; readonly y: number },
  size: number,
): string {
  const pen = { ...from }
  return runs
    .flatMap(({ face, word }) =>
      Array.from(word.glyphs, (glyph, at) => {
        const { commands } = face.font.getGlyph(glyph).path
        const start = {
          x: pen.x + (word.offsetsX?.[at] ?? 0) * size,
          y: pen.y - (word.offsetsY?.[at] ?? 0) * size,
        }
        pen.x += (word.advances[at] ?? 0) * size
        const scale = size / face.font.unitsPerEm
        return commands.map(({ command, args }) => letterOf[command] + placed(args, start, scale)).join('')
      }),
    )
    .join('')
}

/** Of a box's shorter side: the size of words that say what a picture shows, and their distance from the edges. */
const WORDS = { size: 0.04, margin: 0.075, leading: 1.3, most: 19, least: 8 } as const
/** Lines of such words at most. */
const LINES = 6
/** What a label leaves around its words, and a strip above and beneath them, in their sizes. */
const AROUND = { label: 1.1, strip: 1.1, side: 1.4 }

/** Words on a plate, as path data, and where they stand. */
export interface PlateWords {
  readonly letters: string
  /** The label in the middle that they stand on, where the plate's sides may be cut. */
  readonly label?: string
  /** px from the top to the strip at the foot that they stand in. */
  readonly top?: number
}

/** What a picture shows, in a strip at the foot of its plate, or on a label where its sides may be cut; undefined without room. */
export function plateWords(
  said: string,
  { width, height }: { readonly width: number; readonly height: number },
  theme: Theme,
  cropped: boolean,
): PlateWords | undefined {
  const side = Math.min(width, height)
  const margin = Math.round(side * WORDS.margin)
  const size = Math.min(Math.max(side * WORDS.size, side > 180 ? 11 : 0), WORDS.most)
  const left = Math.round(Math.max(margin / 2, size * AROUND.side))
  const room = cropped ? side * 0.6 : Math.min(width - 2 * left, Math.max(side * 0.8, width * 0.5))
  const lines = size < WORDS.least ? [] : brokenInto(said, room / size, theme)
  const step = size * WORDS.leading
  const tall = lines.length * step
  if (lines.length === 0 || lines.length > LINES || tall > height * 0.4) return undefined
  const strip = tall + 2 * size * AROUND.strip
  const top = cropped ? (height - tall) / 2 : height - strip + size * AROUND.strip
  const letters = lines.map((runs, at) => {
    const x = cropped ? (width - widthOf(runs) * size) / 2 : left
    return pathOf(runs, { x, y: top + (at + 0.5) * step + size * 0.34 }, size)
  })
  if (!cropped) return { letters: letters.join(''), top: height - strip }
  const around = size * AROUND.label
  const wide = Math.max(...lines.map(runs => widthOf(runs) * size)) + 2 * around
  const label = rectangle((width - wide) / 2, top - around, wide, tall + 2 * around)
  return { letters: letters.join(''), label: toPath(label, { width, height }) }
}

/** Lines no wider than so many sizes of their letters; a sign of a script without blanks is a word. */
function brokenInto(said: string, width: number, theme: Theme): readonly (readonly Run[])[] {
  const words =
    said.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。,]?|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s?|\s/gu,
    ) ?? []
  const lines: string[] = ['']
  for (const word of words) {
    const open = `${lines.at(-1) ?? ''}${word}`
    if (widthOf(runsOf(open.trimEnd(), theme)) <= width) lines[lines.length - 1] = open
    else lines.push(word.trimStart())
  }
  const set = lines.filter(line => line.trim() !== '').map(line => runsOf(line.trim(), theme))
  return set.every(runs => runs.length > 0 && widthOf(runs) <= width) ? set : []
}

const letterOf: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** Points of a glyph, whose y runs upwards, in px from the box's corner. */
function placed(
  args: readonly number[],
  pen: { readonly x: number; readonly y: number },
  scale: number,
): string {
  return args
    .map((value, at) => short(at % 2 === 0 ? pen.x + value * scale : pen.y - value * scale))
    .join(' ')
}

/** A number with as many places as a drawing needs. */
export function short(value: number): number {
  return Math.round(value * 100) / 100
}
