import type { Pages, RectItem, TextItem } from '../../core/draw/frame.ts'
import type { Format } from '../../core/format.ts'
import type { Output } from '../../core/job.ts'
import type { Message } from '../../core/message.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import type { Theme } from '../../core/theme/theme.ts'

/** A word as it stands on a page, px. */
export interface PlacedWord {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly right: number
  readonly baseline: number
  readonly size: number
  readonly weight: number
  readonly family: string
  readonly color: string
}

/** A document laid out for a test. */
export interface LaidOut {
  readonly pages: Pages
  readonly theme: Theme
  readonly words: readonly PlacedWord[]
  /** Without those about roles that the copy lacks. */
  readonly messages: readonly Message[]
}

/** Lays Markdown out in a format, without painting it. */
export async function layOut(
  format: Format,
  content: string,
  instructions: string = '',
  assets: Readonly<Record<string, Uint8Array>> = {},
): Promise<LaidOut> {
  const composed = await composeJob({ content, instructions, assets }, format)
  const { drawing, context, messages } = await layoutJob(composed, ['pdf'])
  const { pages } = drawing
  if (pages === undefined) throw new Error('a PDF has pages')
  const said = messages.filter(({ rule }) => rule !== 'role-missing')
  return { pages, theme: context.theme, words: wordsOn(pages), messages: said }
}

/** Which of a format's compositions a copy has. */
export async function chosenFor(
  format: Format,
  content: string,
  outputs: readonly Output[] = ['pdf'],
): Promise<string> {
  const { composition } = await layoutJob(await composeJob({ content }, format), outputs)
  return composition.chosen
}

/** The words of all pages, where they stand. */
export function wordsOn(pages: Pages): PlacedWord[] {
  return pages.frames.flatMap((frame, page) =>
    frame.items
      .filter((item): item is TextItem => item.kind === 'text')
      .flatMap(item => item.words.map(({ word, x }) => toPlaced(item, word.text, x, word.width, page))),
  )
}

function toPlaced(item: TextItem, text: string, x: number, width: number, page: number): PlacedWord {
  const left = (item.x ?? 0) + x
  const { baseline, size, color, face } = item
  const right = left + (width + item.tracking * text.length) * size
  return { page, text, x: left, right, baseline, size, weight: face.weight, family: face.family, color }
}

/** The text of a page's lines from top to bottom, words of one line joined by blanks. */
export function linesOf(words: readonly PlacedWord[], page: number): readonly string[] {
  const lines = new Map<number, string[]>()
  for (const word of words) {
    if (word.page !== page) continue
    const line = Math.round(word.baseline)
    lines.set(line, [...(lines.get(line) ?? []), word.text])
  }
  return [...lines].sort(([one], [other]) => one - other).map(([, line]) => line.join(' '))
}

/** The first word with a text; fails where there is none. */
export function find(words: readonly PlacedWord[], text: string): PlacedWord {
  // Words may be held together with others: `Kelp &`.
  const isPiece = (word: PlacedWord) => word.text.split(/[\u00a0\u202f]/u).includes(text)
  const found = words.find(word => word.text === text) ?? words.find(isPiece)
  if (!found) throw new Error(`"${text}" stands on no page`)
  return found
}

/** Filled and framed rectangles of a page. */
export function rectsOn({ pages }: LaidOut, page: number): readonly RectItem[] {
  return pages.frames[page]?.items.filter((item): item is RectItem => item.kind === 'rect') ?? []
}
