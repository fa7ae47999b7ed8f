import { isText, type TypePlan } from './plan-type.tsx'
import { seriesOf } from '../decks/series.ts'
import type { Slide } from '../decks/slide.ts'

/** Share of the room that is left below text which stands above it. */
const ABOVE = 1 / 3

/**
 * px that text begins lower on slides that share a title: as far on each as the fullest allows, so that none hangs at the
 * top of an empty slide and none jumps. Series with tables, code or columns begin at the top.
 */
export function findDrops(
  slides: readonly Slide[],
  texts: ReadonlyMap<Slide, TypePlan>,
): ReadonlyMap<Slide, number> {
  const drops = new Map<Slide, number>()
  for (const series of seriesOf(slides)) {
    if (!series.every(isText)) continue
    const free = series.map(slide => texts.get(slide)).map(text => (text ? text.room - text.height : 0))
    const drop = Math.round(Math.min(...free) * ABOVE)
    if (drop > 0) for (const slide of series) drops.set(slide, drop)
  }
  return drops
}
