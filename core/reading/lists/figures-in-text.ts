import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, itemWith, paragraphOf, toFact } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import { type Running, runningText, type Sentence, stretchOf } from './running-text.ts'

/** What running text counts, and what it is called. */
export interface ToldFigures {
  readonly title?: RootContent
  readonly items: readonly Item[]
  /** The same, those of each paragraph together. */
  readonly groups: readonly (readonly Item[])[]
  /** The paragraphs that they are made of. */
  readonly taken: readonly RootContent[]
}

/** No figures. */
export const NO_FIGURES: ToldFigures = { items: [], groups: [], taken: [] }

/** Figures from which on a text is a report of figures, and letters of a sentence that names it. */
const LEAST = { figures: 4, name: 90 }

/**
 * The figures that running text tells, each with the sentences that tell it: the first of every sentence is seen, the words
 * stay as they are. A first sentence without a figure is what all of them are called.
 */
export function figuresInText(body: readonly RootContent[], context: Context): ToldFigures {
  const told = runningText(body, context)
  const [opening] = told
  const named = opening && body[0]?.type !== 'heading' ? nameOf(opening, context) : undefined
  const runs = told.map(running => {
    const sentences = running === opening && named ? running.sentences.slice(1) : running.sentences
    return { running, items: itemsOf({ ...running, sentences }, context) }
  })
  const found = runs.filter(({ items }) => items.some(({ parts }) => parts.value))
  const items = found.flatMap(own => own.items)
  if (items.filter(({ parts }) => parts.value).length < LEAST.figures) return NO_FIGURES
  return {
    ...(named && { title: headingOf(named, 1) }),
    items,
    groups: found.map(own => own.items),
    taken: found.map(({ running }) => running.block),
  }
}

/** The first sentence of a text, where it counts nothing, without its full stop. */
function nameOf({ sentences: [first] }: Running, context: Context): Phrase | undefined {
  const isName = first && first.words.text.length <= LEAST.name && !figureIn(first.words, context)
  return isName ? trim(cut(first.words, 0, first.words.text.replace(/[.。]$/u, '').length)) : undefined
}

/** The sentences of a paragraph in runs that each have a figure; what stands before the first goes with it. */
function itemsOf(running: Running, context: Context): readonly Item[] {
  const runs: { from: Sentence; to: Sentence; figure?: Phrase }[] = []
  for (const sentence of running.sentences) {
    const last = runs.at(-1)
    const figure = figureIn(sentence.words, context)
    if (!last || (figure && last.figure))
      runs.push({ from: sentence, to: sentence, ...(figure && { figure }) })
    else Object.assign(last, { to: sentence, ...(figure && { figure }) })
  }
  return runs.map(({ from, to, figure }): Item => {
    const words = stretchOf(running, from, to)
    return itemWith({
      title: words,
      parts: figure ? { value: toFact(phraseOf(''), figure, 'body', context) } : {},
      blocks: [paragraphOf(words)],
    })
  })
}

const counting: ReadonlySet<Value['type']> = new Set<Value['type']>([
  'number',
  'money',
  'quantity',
  'percentage',
])

/** What a number counts, right behind it: a word of some length that ends its clause, for `90 last year` counts no lasts. */
const UNIT = /^\s?(?:\p{L}[\p{L}-]{3,15})(?=[,.;:)]|$)/u
/** Words that lead to a figure and are none of it: `up to 800 m`. */
const LEADING = /^(?:\p{Ll}+\s)+/u

/** The first amount of a sentence with what it counts; a year counts nothing. */
function figureIn(words: Phrase, { lang }: Context): Phrase | undefined {
  const { text } = words
  const found = findValues(text, lang).find(
    ({ value, start, end }) =>
      counting.has(value.type) && !/^(?:1[5-9]|20)\d\d$/.test(text.slice(start, end)),
  )
  if (!found) return undefined
  const unit = found.value.type === 'number' ? (UNIT.exec(text.slice(found.end))?.[0].length ?? 0) : 0
  const end = found.end + unit
  const start = found.start + (LEADING.exec(text.slice(found.start, end))?.[0].length ?? 0)
  const bare = text.slice(start, end).replace(/[.,;]$/u, '').length
  return trim(cut(words, start, start + bare))
}
