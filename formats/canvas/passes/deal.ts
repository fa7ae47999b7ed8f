import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { RootContent } from 'mdast'
import { joinLines, type Phrase } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'

/** Letters and lines of what an offer is for. */
const DEAL = { letters: 34, lines: 2 }

/** What opens a condition and says nothing of what an offer is for. */
export const CONDITION: RegExp =
  /^(?:[(*]|(?:no|not|only|one|1|max|min|excl|valid|except|nicht|nur|ein|kein|keine|pro|gilt|gültig|non|pas|un|une|hors|valable|no|sólo|solo|válido|uno|una|niet|alleen|één|geldig|per)(?=[^\p{L}]))/iu

/** The copy with the short lines that follow an offer as what it is for, where they stand in front of the fine print. */
export function withDeal(copy: CanvasCopy, lang: string): CanvasCopy {
  const place = copy.rest.length > 0 ? 'rest' : 'terms'
  const [first, ...others] = copy[place]
  const lines = first ? bareLines(first) : []
  if (!first || copy.support.length > 0 || lines.length < 2) return copy
  const end = lines.findIndex(
    ({ text }) => text.length > DEAL.letters || CONDITION.test(text) || kindsOfLine(text, lang).size > 0,
  )
  const count = Math.min(end < 0 ? lines.length : end, DEAL.lines)
  if (count === 0 || count === lines.length) return copy
  const left: RootContent =
    first.type === 'list'
      ? { ...first, children: first.children.slice(count) }
      : paragraphOf(joinLines(lines.slice(count)))
  return {
    ...copy,
    support: [paragraphOf(joinLines(lines.slice(0, count)))],
    [place]: [left, ...others],
  }
}

/** The lines of a paragraph, or of a list each of whose entries is one line. */
function bareLines(block: RootContent): readonly Phrase[] {
  if (block.type !== 'list') return linesOfBlock(block)
  const entries = block.children.map(({ children: [only, ...more] }) =>
    more.length === 0 ? linesOfBlock(only) : [],
  )
  return entries.every(({ length }) => length === 1) ? entries.flat() : []
}
