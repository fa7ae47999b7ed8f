import { plainText } from '../../../core/source/text.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { readFacts } from './facts.ts'

/**
 * Facts of the front matter in one line, `12 April 2026 · 14:00 · Community Hall`, for canvases too low for labels; what
 * the copy says in its own words is not repeated. Undefined when there is nothing to add.
 */
export function factLine(
  { fields, headline, before, support, rest, brand }: CanvasCopy,
  lang: string,
  without: readonly string[],
): string | undefined {
  const blocks = [...before, ...(headline ? [headline] : []), ...(support ? [support] : []), ...rest]
  const said = [brand, ...blocks.map(plainText)].join(' ').toLowerCase()
  const values = readFacts(fields, lang, without).map(fact => fact.lines.join(', '))
  const added = values.filter(value => !said.includes(value.toLowerCase()))
  return added.length > 0 ? added.join('\u00a0· ') : undefined
}
