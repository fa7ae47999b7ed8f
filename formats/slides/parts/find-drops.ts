import type { Theme } from '../../../core/theme/theme.ts'
import { aloneTheme, roomAcross, roomDown } from './deck-theme.ts'
import { estimateHeight } from './estimate-height.ts'
import { seriesOf } from './series.ts'
import type { Slide } from './slide.ts'

/** Share of the room that is left below text which stands above it. */
const ABOVE = 1 / 3

/**
 * px that text begins lower on slides that share a title: as far on each as the fullest allows, so that none hangs at the
 * top of an empty slide and none jumps. Series with tables, code or columns begin at the top.
 */
export function findDrops(slides: readonly Slide[], theme: Theme): ReadonlyMap<Slide, number> {
  const drops = new Map<Slide, number>()
  for (const series of seriesOf(slides)) {
    if (!series.every(isText)) continue
    const fullest = Math.max(...series.map(slide => heightOf(slide, theme)))
    const drop = Math.round((roomDown(theme) - fullest) * ABOVE)
    if (drop > 0) for (const slide of series) drops.set(slide, drop)
  }
  return drops
}

function isText({ layout, manner }: Slide): boolean {
  return (layout === 'prose' || layout === 'list') && manner !== 'columns'
}

function heightOf({ blocks, footnotes }: Slide, theme: Theme): number {
  const { base, leading, measure } = aloneTheme(theme).type
  const across = roomAcross(theme)
  const text = estimateHeight(blocks, { width: Math.min(across, measure), size: base, leading })
  return text + estimateHeight(footnotes, { width: across, size: base * 0.5, leading })
}
