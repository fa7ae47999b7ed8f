import type { RootContent } from 'mdast'
import { factOfWords, itemWith, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { lineOfItem, linesIn } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, split, trim } from '../../../core/reading/facts/phrase.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { openingValue } from '../../../core/reading/values/read-value.ts'

/** A number with its sign or unit that opens what it counts. */
const COUNT =
  /^[\p{Sc}≈~<>+−-]?\s?\d[\d.,’'\u00a0\u202f ]*(?:(?:%|‰|\p{Sc}|°|×|(?:kr|km|kg|ha|m²|t|h)(?![\p{L}\d]))\s?)?/u
/** Things that are counted side by side, and letters of a number and of what it counts. */
const COUNTED = { least: 3, most: 6, number: 9, said: 48 }

/** What a story counts that does nothing else, in points or in one line: `3,140 bricks · 186 days · £41,870`. */
export function countedIn(
  [block, ...others]: readonly RootContent[],
  lang: string,
): readonly Item[] | undefined {
  if (others.length > 0 || (block?.type !== 'list' && block?.type !== 'paragraph')) return undefined
  const lines = block.type === 'list' ? block.children.map(lineOfItem) : linesIn(block.children)
  const [line] = lines
  const parts = line && lines.length === 1 ? split(line, /\s+[·•|]\s+/gu).map(trim) : lines
  const items = parts.flatMap(part => (part && countOf(part, lang)) ?? [])
  const isCounted = items.length === parts.length && items.length >= COUNTED.least
  return isCounted && items.length <= COUNTED.most ? items : undefined
}

function countOf(line: Phrase, lang: string): Item | undefined {
  const [all = ''] = COUNT.exec(line.text) ?? []
  const value = trim(cut(line, 0, all.length))
  const title = trim(cut(line, all.length))
  const isWhen = /^(?:date|time)/u.test(openingValue(line.text, lang)?.value.type ?? '')
  const isCount =
    /^\p{L}/u.test(title.text) && value.text !== '' && !isWhen && !/^\d{1,2}[.:]\d\d$/u.test(value.text)
  if (!isCount || value.text.length > COUNTED.number || title.text.length > COUNTED.said) return undefined
  return itemWith({ title, parts: { value: factOfWords(value) }, blocks: [paragraphOf(line)] })
}
