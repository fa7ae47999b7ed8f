import type { PhrasingContent, RootContent } from 'mdast'
import { factOfWords, itemWith, paragraphOf } from '../../../core/reading/facts/facts.ts'
import { lineOfItem, linesIn } from '../../../core/reading/facts/label.ts'
import { type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { plainText } from '../../../core/source/text.ts'

/** What is counted with a number behind it in a book of clothes. */
const COUNTING = 'n(?:o|r|º|°)\\.?|№|#|look|outfit|tenue|conjunto|ルック|룩|造型|образ'

/** A number that a name begins with, and the dash between them: `01 Limpet Jumper`, `Nº 4`, `02 — La Criée`, `Look 3: Gansey`. */
export const COUNTED: RegExp = new RegExp(
  String.raw`^((?:${COUNTING})?\s*\d{1,3}[.):]?)\s+(?:[–—-]\s+)?(?=["“«„]?\p{L})`,
  'iu',
)

/** The same alone, whose name is the first line below it. */
export const COUNT_ALONE: RegExp = new RegExp(String.raw`^(?:${COUNTING})\s*\d{1,3}[.):]?$`, 'iu')

/** What joins a name to what is said of it, and that to its price: where they stand apart nothing has to. */
const JOINT = /^[\s\u3000]*(?:[–—:·|,-][\s\u3000]*)*/u
const JOINT_AT_END = /[\s\u3000]*(?:[–—:·|,-][\s\u3000]*)*$/u

/**
 * Things that a block names line by line, each with its number and name in bold, then what is said of it and what it costs:
 * `**01 Gansey** – brown, 5-ply, £285`. None where a line of it is something else.
 */
export function namedLines(block: RootContent, lang: string): readonly Item[] {
  const lines = linesOf(block)
  const items = lines.flatMap(line => namedLine(line, lang) ?? [])
  return items.length > 1 && items.length === lines.length ? items : []
}

/** Whether a line is what a thing costs and little else. */
export function isPriceAlone(text: string, lang: string): boolean {
  const found = findValues(text, lang).find(({ value }) => value.type === 'money')
  return found !== undefined && text.length - (found.end - found.start) <= BESIDE_PRICE
}

/** Letters beside a price in its line. */
const BESIDE_PRICE = 4

function linesOf(block: RootContent): readonly Phrase[] {
  if (block.type === 'paragraph') return linesIn(block.children)
  if (block.type !== 'list') return []
  return block.children.map(item => lineOfItem(item) ?? toPhrase([]))
}

function namedLine(line: Phrase, lang: string): Item | undefined {
  const [name, ...rest] = line.nodes
  if (name?.type !== 'strong' || !COUNTED.test(plainText(name))) return undefined
  const said = withoutJoint(rest)
  const price = priceAtEnd(said, lang)
  const words = price ? price.before : said
  return itemWith({
    title: { nodes: name.children, text: plainText(name) },
    parts: {
      ...(words.length > 0 && { description: factOfWords(toPhrase(words)) }),
      ...(price && { price: factOfWords(toPhrase(price.nodes)) }),
    },
    blocks: [paragraphOf(line)],
  })
}

function withoutJoint([first, ...rest]: readonly PhrasingContent[]): readonly PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : []
  const value = first.value.replace(JOINT, '')
  return value === '' ? rest : [{ ...first, value }, ...rest]
}

/** The amount of money that words end with, and the words before it. */
function priceAtEnd(nodes: readonly PhrasingContent[], lang: string) {
  const last = nodes.at(-1)
  if (last?.type !== 'text') return undefined
  const found = findValues(last.value, lang).findLast(({ value }) => value.type === 'money')
  if (found === undefined || last.value.slice(found.end).trim() !== '') return undefined
  const sign = /\p{Sc}\s?$/u.exec(last.value.slice(0, found.start))?.[0].length ?? 0
  const start = found.start - sign
  const before = last.value.slice(0, start).replace(JOINT_AT_END, '')
  return {
    before: [...nodes.slice(0, -1), ...(before === '' ? [] : [{ ...last, value: before }])],
    nodes: [{ ...last, value: last.value.slice(start).trim() }],
  }
}
