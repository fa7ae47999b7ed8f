import type { RootContent, Table } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { readChart } from '../../charts/read-chart.ts'
import type { Slide } from './slide.ts'

/** Names that tables share at the least to tell of the same things. */
const SHARED = 2

/** Slides of which those whose tables count the same things all mark what is most in the first of them. */
export function withWhatCounts(slides: readonly Slide[], lang: string): readonly Slide[] {
  const told: { readonly names: readonly string[]; readonly counts: string }[] = []
  return slides.map(slide => {
    const table = slide.layout === 'table' ? slide.blocks.find(isTable) : undefined
    const chart = table && readChart(table, lang)
    const [values = []] = chart?.values ?? []
    if (!chart || chart.timed || chart.numeric.length !== 1) return slide
    const names = chart.rows.map(({ children: [name] }) => (name ? plainText(name) : ''))
    const known = told.find(
      one => names.includes(one.counts) && one.names.filter(name => names.includes(name)).length >= SHARED,
    )
    if (known) return { ...slide, counts: known.counts }
    told.push({ names, counts: names[values.indexOf(Math.max(...values))] ?? '' })
    return slide
  })
}

function isTable(block: RootContent): block is Table {
  return block.type === 'table'
}
