import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, itemWith, paragraphOf, toFact } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import type { FoundValue, Value } from '../values/value.ts'
import { partsTold } from './parts-in-text.ts'
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
    taken: told
      .filter(running => found.some(one => one.running === running) || isName(running, named))
      .map(({ block }) => block),
  }
}

/** Whether a paragraph is no more than what the text is called. */
function isName({ sentences: [first, ...others] }: Running, named: Phrase | undefined): boolean {
  return others.length === 0 && named !== undefined && first?.words.text.startsWith(named.text) === true
}

/** The first sentence of a text, where it counts nothing, without its full stop. */
function nameOf({ sentences: [first] }: Running, context: Context): Phrase | undefined {
  const isName = first && first.words.text.length <= LEAST.name && !figureIn(first.words, NOTHING, context)
  return isName ? trim(cut(first.words, 0, first.words.text.replace(/[.。]$/u, '').length)) : undefined
}

/** A run of sentences with a figure; a part of a whole is one of several that are compared. */
interface Run {
  readonly from: Sentence
  to: Sentence
  figure?: Phrase
  readonly isPart?: true
}

/** Letters up to which sentences that count nothing go with the figure before them. */
const JOINED = 170

/** The sentences of a paragraph in runs that each have a figure; what stands before the first goes with it, and a little of what follows. */
function itemsOf(running: Running, context: Context): readonly Item[] {
  const parts = partsTold(running.sentences, context)
  const told = new Set<string>()
  const units = unitsIn(running.words.text)
  const runs: Run[] = []
  for (const sentence of running.sentences) {
    const own = parts.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    if (own.length > 0) {
      runs.push(...own.map((part): Run => ({ from: part, to: part, figure: part.figure, isPart: true })))
      continue
    }
    const last = runs.at(-1)
    const figure = figureIn(sentence.words, { told, units }, context)
    if (figure) told.add(figure.text)
    const isOpen = last && !last.isPart && (!figure || !last.figure)
    const isNear = last && (figure || sentence.end - last.from.start <= JOINED)
    if (!isOpen || !isNear) runs.push({ from: sentence, to: sentence, ...(figure && { figure }) })
    else Object.assign(last, { to: sentence, ...(figure && { figure }) })
  }
  return runs.map(({ from, to, figure, isPart }): Item => {
    const words = stretchOf(running, from, to)
    return itemWith({
      title: words,
      parts: figure ? { value: toFact(phraseOf(''), figure, 'body', context) } : {},
      blocks: [paragraphOf(words)],
      kind: isPart ? 'series' : figure ? 'stats' : 'prose',
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
/** What stands before an hour. */
const HOUR = /(?:^|\s)(?:at|um|à|alle|às|las|kl\.?|om|о|в)\s$/iu
/** Words that lead to a figure and are none of it: `up to 800 m`. */
const LEADING = /^(?:\p{Ll}+\s)+/u

/** What a text has told: its figures so far, and the words that it counts more than once. */
interface Known {
  readonly told: ReadonlySet<string>
  readonly units: ReadonlySet<string>
}

const NOTHING: Known = { told: new Set(), units: new Set() }

/** The words behind numbers that a text has there more than once. */
function unitsIn(text: string): ReadonlySet<string> {
  const words = [...text.matchAll(/\d\s(\p{L}{4,})/gu)].map(([, word = '']) => word)
  return new Set(words.filter((word, at) => words.indexOf(word) !== at))
}

function unitLength(behind: string, units: Known['units']): number {
  const [next = ''] = /^\s\p{L}+/u.exec(behind) ?? []
  return units.has(next.trim()) ? next.length : (UNIT.exec(behind)?.[0].length ?? 0)
}

/** The first amount of a sentence with what it counts, of those that no sentence told before; a year counts nothing. */
function figureIn(words: Phrase, { told, units }: Known, { lang }: Context): Phrase | undefined {
  const found = findValues(words.text, lang)
    .filter(
      ({ value, start, end }) =>
        counting.has(value.type) &&
        !/^(?:1[5-9]|20)\d\d$/.test(words.text.slice(start, end)) &&
        !(value.type === 'number' && value.amount <= 24 && HOUR.test(words.text.slice(0, start))),
    )
    .map(one => amountOf(words, one, units))
  return found.find(({ text }) => ![...told].some(known => known === text || known.startsWith(`${text} `)))
}

function amountOf(words: Phrase, found: FoundValue, units: Known['units']): Phrase {
  const { text } = words
  const unit = found.value.type === 'number' ? unitLength(text.slice(found.end), units) : 0
  const end = found.end + unit
  const start = found.start + (LEADING.exec(text.slice(found.start, end))?.[0].length ?? 0)
  const bare = text.slice(start, end).replace(/[.,;]$/u, '').length
  return trim(cut(words, start, start + bare))
}
