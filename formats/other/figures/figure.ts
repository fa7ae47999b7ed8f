import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { factsLine } from '../sheets/facts-line.ts'

/** A number that matters, in the author's words. */
export interface Figure {
  readonly value: readonly PhrasingContent[]
  /** A share of a whole, 0 to 1, when the value is a percentage that did not change. */
  readonly share?: number
  readonly label: readonly PhrasingContent[]
  /** By how much it changed, as written; empty for none. */
  readonly change: readonly PhrasingContent[]
  /** −1, 0 or 1 where it changed; undefined where that is not told by a number. */
  readonly direction?: number
  /** Targets, values of other times, remarks: short lines below. */
  readonly details: readonly (readonly PhrasingContent[])[]
  /** Earlier values, oldest first, as numbers and as written; empty for none. */
  readonly series: readonly number[]
  readonly seriesText: readonly PhrasingContent[]
  /** The same one by one, as many as there are values. */
  readonly seriesCells: readonly (readonly PhrasingContent[])[]
  /** How much of a bar the value fills, and where on it the value was to be, 0 to 1; undefined without a target to compare with. */
  readonly reach?: { readonly value: number; readonly aim: number }
  readonly more: readonly RootContent[]
}

/** A figure of the copy. */
export function figureOf({ title, parts, facts, text }: Item): Figure {
  const { value, change, target, note, series } = parts
  const values = series?.facts.flatMap(fact => numberIn(fact) ?? []) ?? []
  const isCourse = values.length >= 2 && values.length === series?.facts.length
  const written = series && !isCourse ? [phraseIn(series).nodes] : []
  const line = factsLine(facts)
  const moved = change && numberIn(change)
  return {
    value: value ? phraseIn(value).nodes : [],
    ...shareOf(value, change),
    label: title.nodes.filter(() => title.text !== ''),
    change: change ? phraseIn(change).nodes : [],
    ...(moved !== undefined && { direction: Math.sign(moved) }),
    details: [
      ...(target ? [labelled(target)] : []),
      ...(note ? [phraseIn(note).nodes] : []),
      ...(line.length > 0 ? [line] : []),
      ...written,
    ],
    series: isCourse ? values : [],
    seriesText: isCourse && series ? phraseIn(series).nodes : [],
    seriesCells: isCourse ? series.facts.map(fact => phraseIn(fact).nodes) : [],
    ...reachOf(value, target),
    more: text,
  }
}

function numberIn({ value }: Fact): number | undefined {
  return value !== undefined && 'amount' in value ? value.amount : undefined
}

function shareOf(value: Fact | undefined, change: Fact | undefined): Pick<Figure, 'share'> {
  if (change || value?.value?.type !== 'percentage') return {}
  const share = value.value.amount / 100
  return share >= 0 && share <= 1 ? { share } : {}
}

/** Room behind the larger of a value and its target, as a part of it. */
const BEYOND = 0.08

function reachOf(value: Fact | undefined, target: Fact | undefined): Pick<Figure, 'reach'> {
  const [amount, aim] = [value, target].map(fact => fact && numberIn(fact))
  if (amount === undefined || aim === undefined || amount < 0 || aim <= 0) return {}
  const isShare = value?.value?.type === 'percentage' && amount <= 100 && aim <= 100
  const whole = isShare ? 100 : Math.max(amount, aim) * (1 + BEYOND)
  return { reach: { value: amount / whole, aim: aim / whole } }
}

/** A target says what it is also where its label is a key. */
function labelled(fact: Fact): readonly PhrasingContent[] {
  const words = phraseIn(fact).nodes
  return fact.label.text === '' ? words : [...fact.label.nodes, { type: 'text', value: ' ' }, ...words]
}

/** Figures as a table of what they are called and what they say. */
export function tableOfFigures(figures: readonly Figure[]): Table {
  const row = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map(children => ({ type: 'tableCell', children: [...children] })),
  })
  return {
    type: 'table',
    children: [row([[], []]), ...figures.map(({ label, value }) => row([label, value]))],
  }
}
