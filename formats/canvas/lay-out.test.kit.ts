import type { Frame, TextItem } from '../../core/draw/frame.ts'
import type { Format } from '../../core/format.ts'
import type { Message } from '../../core/message.ts'
import { composeJob, layoutJob } from '../../core/render.ts'

/** A word as it stands on a canvas, px. */
export interface CanvasWord {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly right: number
  readonly baseline: number
  readonly size: number
  readonly color: string
}

/** Copy laid out in a canvas format for a test. */
export interface LaidOutCanvas {
  readonly frames: readonly Frame[]
  readonly words: readonly CanvasWord[]
  readonly messages: readonly Message[]
}

/** What a test may say besides the copy. */
export interface Wishes {
  readonly brief?: string
  readonly size?: string
  readonly assets?: Readonly<Record<string, Uint8Array>>
}

/** Lays Markdown out in a canvas format, fitted but not painted. */
export async function layOutCanvas(
  format: Format,
  content: string,
  { brief = '', size, assets = {} }: Wishes = {},
): Promise<LaidOutCanvas> {
  const job = { content, instructions: brief, assets, ...(size !== undefined && { size }) }
  const { drawing, messages } = await layoutJob(await composeJob(job, format), ['png'])
  const frames = drawing.pages?.frames ?? []
  return { frames, words: frames.flatMap(wordsOn), messages }
}

function wordsOn(frame: Frame, page: number): CanvasWord[] {
  return frame.items
    .filter((item): item is TextItem => item.kind === 'text')
    .flatMap(({ words, x: start = 0, size, baseline, tracking, color }) =>
      words.map(({ word, x }) => {
        const left = start + x
        const right = left + (word.width + tracking * (word.glyphs.length - 1)) * size
        return { page, text: word.text, x: left, right, baseline, size, color }
      }),
    )
}

/** The words of the largest size, which are the headline. */
export function largest({ words }: LaidOutCanvas): readonly CanvasWord[] {
  const most = Math.max(...words.map(({ size }) => size))
  return words.filter(({ size }) => size === most)
}

/** The words of a title whose lines fill their width, each in its own size: the smallest is half as large as the largest. */
export function titleIn({ words }: LaidOutCanvas): readonly CanvasWord[] {
  const most = Math.max(...words.map(({ size }) => size))
  return words.filter(({ size }) => size >= most * 0.49)
}

/** A picture of so many px for a test; it is laid out, never painted. */
export function picture(name: string, width: number, height: number): Readonly<Record<string, Uint8Array>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return { [name]: new TextEncoder().encode(svg) }
}
