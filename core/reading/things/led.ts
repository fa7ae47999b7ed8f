import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { itemWith, paragraphOf, pieceFact } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { openingValue } from '../values/read-value.ts'

// Things that are a paragraph each, called what the paragraph opens with: `**Gallery**: £29 a month. Fifteen users.`,
// `Option A: eighteen panels.` above `Option B: …`.

/** Letters of what a thing is called, and of what is said of it: more is running text. */
const NAME = 48
const SAID = 420

/** Fewest paragraphs that are alike: two may be a text that stresses how it begins. */
const LEAST = 3

/** Paragraphs that follow each other and are a thing each; undefined where there are none. */
export function ledIn(
  blocks: readonly RootContent[],
  context: Context,
): { readonly items: readonly Item[]; readonly from: number; readonly to: number } | undefined {
  const led = blocks.map(ledOf)
  let best = { from: 0, to: 0 }
  for (let from = 0; from < led.length; ) {
    let to = from
    while (led[to] !== undefined && led[to]?.isBold === led[from]?.isBold) to += 1
    if (to - from > best.to - best.from) best = { from, to }
    from = Math.max(to, from + 1)
  }
  const run = led.slice(best.from, best.to).filter(one => one !== undefined)
  if (run.length < LEAST || !areThings(run)) return undefined
  return { ...best, items: run.map(one => itemOf(one, context)) }
}

/** A paragraph as what it opens with and what it says of it. */
interface Led {
  readonly block: Paragraph
  readonly name: Phrase
  readonly said: Phrase
  readonly isBold: boolean
}

function ledOf(block: RootContent): Led | undefined {
  if (block.type !== 'paragraph') return undefined
  const [first, ...more] = linesIn(block.children)
  const labelled = first && readLabelled(first)
  if (!labelled || labelled.sign === 'tab') return undefined
  const { label: name } = labelled
  const said = joinLines([labelled.value, ...more])
  if (name.text.length > NAME || said.text.length > SAID) return undefined
  return { block, name, said, isBold: block.children[0]?.type === 'strong' }
}

/** A counter behind a word that all share: `Option A`, `Package 2`. */
const COUNTED = /^(\p{L}[\p{L}’' -]*?)\s+(?:\p{Lu}|\d{1,2}|[IVX]{1,4})$/u

/** Bold openings are names; bare ones are where they are one word that is counted on. */
function areThings(run: readonly Led[]): boolean {
  if (run[0]?.isBold) return run.some(({ said }) => /\s/u.test(said.text.trim()))
  const words = run.map(({ name }) => COUNTED.exec(name.text)?.[1])
  return words[0] !== undefined && words.every(word => word === words[0])
}

/** A first sentence that opens with what the thing costs and says for how long or for whom. */
const PRICED = /^.{1,48}?(?:[.;·|]\s+(?=\S)|[.;]?$)/u

function itemOf({ block, name, said }: Led, context: Context): Item {
  const { lang } = context
  const priced = openingValue(said.text, lang)?.value.type === 'money' ? PRICED.exec(said.text) : null
  const end = priced?.[0].length ?? 0
  const price = trim(cut(said, 0, end))
  const bare = cut(price, 0, price.text.replace(/[.;·|]$/u, '').length)
  const rest = trim(cut(said, end))
  return itemWith({
    title: name,
    facts: end > 0 ? [pieceFact(bare, context)] : [],
    text: rest.text === '' ? [] : [paragraphOf(rest)],
    blocks: [block],
  })
}
