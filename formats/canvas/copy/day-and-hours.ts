import type { Paragraph, RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesIn } from '../../../core/reading/facts/label.ts'
import { joinLines, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import type { CanvasCopy } from './canvas-copy.ts'

/** Letters of a line that says on which day, and the hours in a line of their own below it: `2 till 5`, `von 10 bis 18 Uhr`. */
const DAY = 40
const HOUR = String.raw`(?:[01]?\d|2[0-4])(?:[.:h]\d{2})?\s?(?:h|[ap]\.?m\.?|uhr|o[’']clock|noon)?`
const HOURS = new RegExp(
  String.raw`^(?:(?:from|von|ab|de|dès|dalle|od|fra|från|kl\.?|at|um|à|a las|alle|om)\s)?${HOUR}(?:\s?(?:[–—-]|till?|to|until|bis|à|a|alle|do|tot|til)\s?${HOUR})?$`,
  'iu',
)

/** A copy whose lines about a day go on with the hours that their author has in the line below. */
export function withHours(copy: CanvasCopy, lang: string): CanvasCopy {
  const joined = (blocks: readonly RootContent[]): readonly RootContent[] =>
    blocks.map(block => (block.type === 'paragraph' ? dayWithHours(block, lang) : block))
  return {
    ...copy,
    above: joined(copy.above),
    support: joined(copy.support),
    rest: joined(copy.rest),
    terms: joined(copy.terms),
  }
}

function dayWithHours(block: Paragraph, lang: string): Paragraph {
  const lines = linesIn(block.children)
  const isHours = (at: number): boolean => {
    const [day, hours] = [lines[at - 1], lines[at]]
    return day !== undefined && hours !== undefined && HOURS.test(hours.text) && isDay(day, lang)
  }
  if (!lines.some((_, at) => isHours(at))) return block
  const joined = lines.flatMap((line, at) => {
    if (isHours(at)) return []
    const hours = isHours(at + 1) ? lines[at + 1] : undefined
    return [hours ? toPhrase([...line.nodes, { type: 'text', value: ', ' }, ...hours.nodes]) : line]
  })
  return paragraphOf(joinLines(joined))
}

/** Whether a short line says on which day, and no hour yet. */
function isDay({ text }: Phrase, lang: string): boolean {
  return text.length <= DAY && kindsOfLine(text, lang).has('when') && !/\d[:.]\d{2}|[,.:]$/u.test(text)
}
