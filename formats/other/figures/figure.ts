import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { phraseIn } from '../../../core/reading/facts/facts.ts'
import { readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import { readBound } from '../../../core/reading/values/bound.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { factsLine } from '../sheets/facts-line.ts'

/** How much of a bar a value fills, and where on it the value was to be, 0 to 1; `most`: it is not to be more. */
interface Reach {
  readonly value: number
  readonly aim: number
  readonly bound?: 'most' | 'least'
  /** It is on its way there, as the share of it tells. */
  readonly underway?: true
}

/** A number that matters, in the author's words. */
export interface Figure {
  readonly value: readonly PhrasingContent[]
  /** A share of a whole, 0 to 1, when the value is a percentage that did not change. */
  readonly share?: number
  readonly label: readonly PhrasingContent[]
  /** What is said in words where no value is: `mixing 6, packing 14`. */
  readonly words?: readonly PhrasingContent[]
  /** By how much it changed, as written; empty for none. */
  readonly change: readonly PhrasingContent[]
  /** −1, 0 or 1 where it changed; undefined where that is not told by a number. */
  readonly direction?: number
  /** Targets, values of other times, remarks: short lines below. */
  readonly details: readonly (readonly PhrasingContent[])[]
  /** How it stands, as written: `off target`; empty for none. */
  readonly status: readonly PhrasingContent[]
  /** Earlier values, oldest first, as numbers and as written; empty for none. */
  readonly series: readonly number[]
  readonly seriesText: readonly PhrasingContent[]
  /** The same one by one, as many as there are values. */
  readonly seriesCells: readonly (readonly PhrasingContent[])[]
  /** How much of a bar the value fills, and where on it the value was to be, 0 to 1; undefined without a target to compare with. */
  readonly reach?: Reach
  readonly more: readonly RootContent[]
}

/** A figure of the copy. */
export function figureOf({ title, parts, facts, text }: Item): Figure {
  const { value, change, target, note, series } = parts
  const values = series?.facts.flatMap(fact => numberIn(fact) ?? []) ?? []
  const isCourse = values.length >= 2 && values.length === series?.facts.length
  const written = series && !isCourse ? [phraseIn(series).nodes] : []
  const status = facts.find(isStatus)
  const unit = value && unitFor(value, facts)
  const others = facts.filter(fact => fact !== status && fact !== unit?.fact)
  // Values of other times stand beside what it was to be.
  const [figures, words] = [others.filter(isValue), others.filter(fact => !isValue(fact))]
  const line = factsLine(words)
  const compared = joined([...(target ? [target] : []), ...figures].map(labelled))
  const moved = change && numberIn(change)
  const named = title.text === '' && value ? nameBefore(phraseIn(value)) : undefined
  const told = value ? undefined : readLabelled(title)
  return {
    value: value ? [...(named?.value ?? phraseIn(value)).nodes, ...(unit ? [unit.words] : [])] : [],
    ...shareOf(value, change),
    ...(told && { words: told.value.nodes }),
    label: (told ?? { label: named?.name ?? title }).label.nodes.filter(
      () => named !== undefined || title.text !== '',
    ),
    change: change ? phraseIn(change).nodes : [],
    ...(moved !== undefined && { direction: Math.sign(moved) }),
    details: [
      ...(note ? [phraseIn(note).nodes] : []),
      ...(compared.length > 0 ? [compared] : []),
      ...(line.length > 0 ? [line] : []),
      ...written,
    ],
    status: status ? phraseIn(status).nodes : [],
    series: isCourse ? values : [],
    seriesText: isCourse && series ? phraseIn(series).nodes : [],
    seriesCells: isCourse ? series.facts.map(fact => phraseIn(fact).nodes) : [],
    ...reachOf(value, target, note),
    more: text,
  }
}

/** What a value is called by the words before its colon, where both are one phrase: `**Scrap rate: 4.7 %**`. */
function nameBefore(phrase: Phrase): { readonly name: Phrase; readonly value: Phrase } | undefined {
  const [all = '', name = ''] =
    /^(\p{L}[^:：]{1,40}?)\s?[:：]\s?(?=[\p{N}\p{Sc}+−–-])/u.exec(phrase.text) ?? []
  return name === '' ? undefined : { name: cut(phrase, 0, name.length), value: cut(phrase, all.length) }
}

/** A field that says what the value beside it is counted in, by the names of such fields in data. */
const UNIT =
  /^(?:units?|uom|einheit|unité|unidad|unità|unidade|eenheid|enhet|jednostka|jednotka|birim|одиниця|单位|単位)$/iu
/** Letters of a unit that stands behind its number. */
const UNIT_LETTERS = 8
/** The key of a value that is a share: `storage_pct`. */
const SHARE = /\s(?:pct|percent|percentage)$/iu

/** What a value is counted in, where its record says so beside it or by its key, and the value does not. */
function unitFor(
  value: Fact,
  facts: readonly Fact[],
): { readonly words: PhrasingContent; readonly fact?: Fact } | undefined {
  if (!/\p{N}$/u.test(value.text.trim())) return undefined
  const fact = facts.find(({ label, text }) => UNIT.test(label.text) && text.length <= UNIT_LETTERS)
  const unit = fact?.text ?? (SHARE.test(value.label.text) ? '%' : undefined)
  if (unit === undefined) return undefined
  const words = { type: 'text' as const, value: /^[%‰°]/u.test(unit) ? unit : `\u00a0${unit}` }
  return { words, ...(fact && { fact }) }
}

function numberIn({ value }: Fact): number | undefined {
  return value !== undefined && 'amount' in value ? value.amount : undefined
}

function shareOf(value: Fact | undefined, change: Fact | undefined): Pick<Figure, 'share'> {
  if (change || value?.value?.type !== 'percentage') return {}
  const share = value.value.amount / 100
  return share >= 0 && share <= 1 ? { share } : {}
}

/** Room behind the larger of a value and its target, as a part of it; and parts in a hundred from which on a share fills its part of a whole. */
const BEYOND = 0.08
const SEEN = 25

function reachOf(
  value: Fact | undefined,
  target: Fact | undefined,
  note: Fact | undefined,
): Pick<Figure, 'reach'> {
  const amount = value && (numberIn(value) ?? measured(value.text))
  const aim = target && (numberIn(target) ?? measured(target.text))
  if (amount === undefined || aim === undefined || amount < 0 || aim < 0 || amount + aim === 0) return {}
  const most = Math.max(amount, aim)
  const isShare = value?.value?.type === 'percentage' && most <= 100 && most >= SEEN
  const whole = isShare ? 100 : most * (1 + BEYOND)
  const said = target && (readBound(target.text) ?? readBound(`${target.label.text} ${target.text}`))?.is
  // What came down towards its aim is to be less.
  const [before, ...others] = note?.text.match(/\d+(?:[.,]\d+)?/gu) ?? []
  const was = others.length === 0 && before !== undefined ? Number(before.replace(',', '.')) : undefined
  const bound = said ?? (was !== undefined && was > aim && amount > aim && was >= amount ? 'most' : undefined)
  const underway = /^(?:[(（]|=\s*)\d{1,3}(?:[.,]\d{1,2})?\s?%[)）]?$/u.test(note?.text.trim() ?? '')
  return {
    reach: {
      value: amount / whole,
      aim: aim / whole,
      ...(underway ? { underway } : bound && { bound }),
    },
  }
}

/** What is measured in a unit that no list has: `11.4 L/kg`. */
function measured(text: string): number | undefined {
  const [, found, grouped] =
    /^(?:(\d{1,4}(?:[.,]\d{1,2})?)|(\d{1,3}(?:[.,]\d{3})+))\s?\p{L}/u.exec(text) ?? []
  if (grouped !== undefined) return Number(grouped.replace(/[.,]/gu, ''))
  return found === undefined ? undefined : Number(found.replace(',', '.'))
}

/** Letters of how something stands, and of a name that is tied to its value. */
const STATUS = 24
const TIED = 14

function isStatus({ meanings, text, label }: Fact): boolean {
  return label.text !== '' && text.length <= STATUS && meanings.some(({ concept }) => concept === 'status')
}

/** Whether a fact is a value with a name of its own. */
function isValue(fact: Fact): boolean {
  return fact.label.text !== '' && numberIn(fact) !== undefined
}

/** A target or a value of another time with what it is, also where its label is a key; the value stands out. */
function labelled(fact: Fact): readonly PhrasingContent[] {
  const words = phraseIn(fact).nodes
  if (fact.label.text === '') return words
  // A short name stays in the line of its value.
  const name = fact.label.text
  const label = name.length <= TIED ? phraseOf(name.replaceAll(' ', '\u00a0')) : fact.label
  return [...label.nodes, { type: 'text', value: '\u00a0' }, { type: 'strong', children: [...words] }]
}

function joined(pieces: readonly (readonly PhrasingContent[])[]): readonly PhrasingContent[] {
  return pieces.flatMap((nodes, at) => [
    ...(at > 0 ? [{ type: 'text' as const, value: ' · ' }] : []),
    ...nodes,
  ])
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
