import type { Frame, TextItem } from '../../../core/draw/frame.ts'
import type { Format } from '../../../core/format.ts'
import type { Message } from '../../../core/message.ts'
import { composeJob, layoutJob } from '../../../core/render.ts'

/** A slide as it is drawn. */
export interface DrawnSlide {
  readonly frame: Frame
  /** As its root is named. */
  readonly layout: string
  readonly content: boolean
}

/** A deck laid out for a test. */
export interface DrawnDeck {
  readonly slides: readonly DrawnSlide[]
  readonly rtl: boolean
  readonly messages: readonly Message[]
}

const openers = /^(?:title|section|closing)/

/** Lays a deck out as the engine does, without painting it. */
export async function layoutDeck(
  format: Format,
  content: string,
  instructions: string = '',
): Promise<DrawnDeck> {
  const { drawing, context, messages } = await layoutJob(
    await composeJob({ content, instructions }, format),
    ['pdf'],
  )
  const slides = (drawing.pages?.frames ?? []).map((frame, at) => {
    const layout = drawing.sheets[at]?.root.part ?? ''
    return { frame, layout, content: !openers.test(layout) }
  })
  return { slides, rtl: context.theme.dir === 'rtl', messages }
}

/** Text of a page in painting order, its words placed on the page. */
export function textOf(frame: Frame): TextItem[] {
  return frame.items.flatMap(item => {
    if (item.kind !== 'text') return []
    const { x: start = 0, ...rest } = item
    return [{ ...rest, words: item.words.map(placed => ({ ...placed, x: placed.x + start })) }]
  })
}

/** Where a content slide's title begins, px; undefined for other slides. */
export function titleOn(
  { frame, content, layout }: DrawnSlide,
  rtl: boolean,
): { readonly baseline: number; readonly edge: number } | undefined {
  if (!content || layout === 'full-picture') return undefined
  const [title] = textOf(frame).filter(({ baseline }) => baseline < frame.height * 0.25)
  if (title === undefined) return undefined
  const xs = title.words.map(({ x }) => x)
  const ends = title.words.map(({ x, word }) => x + word.width * title.size)
  return { baseline: title.baseline, edge: rtl ? Math.max(...ends) : Math.min(...xs) }
}
