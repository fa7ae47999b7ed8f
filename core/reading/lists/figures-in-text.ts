import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, itemWith, listOfLines, paragraphOf, toFact } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import type { FoundValue, Value } from '../values/value.ts'
import { type Listed, listedShares } from './listed-shares.ts'
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
  /** Words that tie things of a list, which stand one below the other here. */
  readonly silent: readonly string[]
}

/** No figures. */
export const NO_FIGURES: ToldFigures = { items: [], groups: [], taken: [], silent: [] }

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
    if (isSmall(running, context)) return { running, items: [] }
    const sentences = running === opening && named ? running.sentences.slice(1) : running.sentences
    return { running, items: itemsOf({ ...running, sentences }, context) }
  })
  const found = runs.filter(({ items }) => items.some(({ parts, kind }) => parts.value || kind === 'items'))
  const items = found.flatMap(own => own.items)
  if (items.filter(({ parts }) => parts.value).length < LEAST.figures) return NO_FIGURES
  return {
    ...(named && { title: headingOf(named, 1) }),
    items,
    groups: found.map(own => own.items),
    silent: found.flatMap(({ running }) =>
      running.sentences.flatMap(sentence => listedShares(sentence, context)?.ties ?? []),
    ),
    taken: told
      .filter(running => found.some(one => one.running === running) || isName(running, named))
      .map(({ block }) => block),
  }
}

/** Whether a paragraph says where its figures are from, or whom to ask, and tells none. */
function isSmall({ block }: Running, { lexicon }: Context): boolean {
  const [line] = linesOfBlock(block)
  const label = line && readLabelled(line)?.label.text
  return (
    label !== undefined &&
    lexicon(label).some(({ concept, weight }) => weight > 0.85 && /^(?:sources|contact|notes)$/.test(concept))
  )
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
  /** What is listed, where its figure stands apart. */
  readonly name?: Phrase
  /** What it lists point by point, below what it says over them. */
  readonly points?: readonly Phrase[]
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
    const listed = listedShares(sentence, context)
    if (listed) {
      runs.push(...runsOfList(listed, { told, units }, context))
      continue
    }
    const own = parts.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
    if (own.length > 0) {
      runs.push(...own.map((part): Run => ({ from: part, to: part, figure: part.figure, isPart: true })))
      continue
    }
    const points = pointsIn(sentence.words)
    if (points) {
      runs.push({ from: sentence, to: sentence, points })
      continue
    }
    const last = runs.at(-1)
    const figure = figureIn(sentence.words, { told, units }, context)
    if (figure) told.add(figure.text)
    const isOpen = last && !last.isPart && !last.points && (!figure || !last.figure)
    const isNear = last && (figure || sentence.end - last.from.start <= JOINED)
    if (!isOpen || !isNear) runs.push({ from: sentence, to: sentence, ...(figure && { figure }) })
    else Object.assign(last, { to: sentence, ...(figure && { figure }) })
  }
  return runs.map(({ from, to, figure, isPart, name, points }): Item => {
    if (points) return itemWith({ title: from.words, blocks: pointBlocks(points), kind: 'items' })
    const words = name ?? stretchOf(running, from, to)
    return itemWith({
      title: words,
      parts: figure ? { value: toFact(phraseOf(''), figure, 'body', context) } : {},
      blocks: [paragraphOf(words)],
      kind: isPart ? 'series' : figure ? 'stats' : 'prose',
    })
  })
}

/** Points from which on a sentence lists them, and letters of one at most. */
const POINTS = { least: 3, letters: 140 }

/** What a sentence says over points, and these: `We agreed: rooms are unlocked; a nap is in the rota; taxis are paid.` */
function pointsIn(words: Phrase): readonly Phrase[] | undefined {
  const colon = /^[^:：;；]{4,80}[:：]\s*/u.exec(words.text)
  if (!colon) return undefined
  const points = split(cut(words, colon[0].length), /\s*[;；]\s*/gu).map(trim)
  const arePoints = points.length >= POINTS.least && points.every(({ text }) => text.length <= POINTS.letters)
  return arePoints ? [trim(cut(words, 0, colon[0].length)), ...points] : undefined
}

function pointBlocks([over, ...points]: readonly Phrase[]): readonly RootContent[] {
  return [...(over ? [paragraphOf(over)] : []), listOfLines(points)]
}

/** What a sentence lists, each with its share, what it says over them, perhaps with a figure of its own, and what it adds. */
function runsOfList({ lead, shares, rest }: Listed, known: Known, context: Context): readonly Run[] {
  const figure = lead && figureIn(lead.words, known, context)
  return [
    ...(lead ? [{ from: lead, to: lead, ...(figure && { figure }) }] : []),
    ...shares.map(
      (share): Run => ({ from: share, to: share, figure: share.figure, isPart: true, name: share.name }),
    ),
    ...(rest ? [{ from: rest, to: rest }] : []),
  ]
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

/** How long something takes, in hours and minutes that are one amount: `5 hours 20 minutes`. */
const DURATION =
  /\d{1,3}\s?(?:hours?|hrs?|h|Stunden?|Std\.?|heures?|horas?|or[ae]|uur|uren|godzin\p{L}*|godz\.?|timm\p{L}*|timer?|saat|годин\p{L}*|час\p{L}*)\s?(?:(?:and|und|et|y|e|en|i|och|og)\s)?\d{1,2}(?:\s?(?:minutes?|mins?|min\.?|Minuten?|minutos?|minut[oiy]?|minuter|dakika|хвилин\p{L}*|минут\p{L}*))?(?!\p{L})/iu
/** What a number is counted out of, behind it: `418 of 590`. */
const OUT_OF = /^\s(?:of|out of|von|sur|de|di|su|van(?: de)?|av|z|ze|из|з)\s(?:the\s|los\s|les\s)?\d/u

/** The first amount of a sentence with what it counts, of those that no sentence told before; a share says more than what it is a share of. */
function figureIn(words: Phrase, { told, units }: Known, { lang }: Context): Phrase | undefined {
  const lasting = DURATION.exec(words.text)
  const counted = findValues(words.text, lang).filter(
    ({ value, start, end }) =>
      counting.has(value.type) &&
      !/^(?:1[5-9]|20)\d\d$/.test(words.text.slice(start, end)) &&
      !(value.type === 'number' && value.amount <= 24 && HOUR.test(words.text.slice(0, start))),
  )
  const [first] = counted
  const isOutOf = first?.value.type === 'number' && OUT_OF.test(words.text.slice(first.end))
  const isBound = first?.value.type === 'quantity' && BOUND.test(words.text.slice(0, first.start))
  const shares = isOutOf || isBound ? counted.filter(({ value }) => value.type === 'percentage') : []
  const duration =
    lasting && (!first || first.start >= lasting.index)
      ? [trim(cut(words, lasting.index, lasting.index + lasting[0].length))]
      : []
  const found = [...duration, ...[...shares, ...counted].map(one => amountOf(words, one, units))]
  return found.find(({ text }) => ![...told].some(known => known === text || known.startsWith(`${text} `)))
}

/** Words before an amount that only says of whom something is told: `those who live more than 30 minutes away`. */
const BOUND =
  /(?:more than|over|under|less than|up to|at least|mehr als|über|unter|plus de|moins de|más de|menos de|più di|meno di|mais de|meer dan|mer än|ponad|powyżej)\s$/iu

function amountOf(words: Phrase, found: FoundValue, units: Known['units']): Phrase {
  const { text } = words
  const unit = found.value.type === 'number' ? unitLength(text.slice(found.end), units) : 0
  const end = found.end + unit
  const start = found.start + (LEADING.exec(text.slice(found.start, end))?.[0].length ?? 0)
  const bare = text.slice(start, end).replace(/[.,;]$/u, '').length
  return trim(cut(words, start, start + bare))
}
