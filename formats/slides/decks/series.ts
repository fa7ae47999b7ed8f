import { plainText } from '../../../core/source/text.ts'
import type { Slide } from './slide.ts'

/** The slides that share a title, title by title. */
export function seriesOf(slides: readonly Slide[]): readonly (readonly Slide[])[] {
  const byTitle = new Map<string, Slide[]>()
  for (const slide of slides) {
    if (slide.place === undefined) continue
    const title = titleOf(slide)
    const series = byTitle.get(title) ?? []
    byTitle.set(title, series)
    series.push(slide)
  }
  return [...byTitle.values()]
}

function titleOf({ title }: Slide): string {
  return title ? plainText(title) : ''
}
