/** Finds among the figures of composed sheets those that a brief wants a chart of, by the words that lead to them. */
import { saidIn } from '../../brief/design.ts'
import type { ChartKind, PartKey } from '../../brief/design.ts'
import { unitOf } from '../../reading/values/plain-number.ts'
import { wordsOf } from '../../source/text.ts'
import { type Place, placeWithin } from '../part-tests.ts'
import { isLeaf } from '../set-apart.ts'
import type { Sheet } from '../sheet.ts'
import { type Element, isElement, hasPart, type Node, textOf } from '../tree.ts'
import { type Grid, readGrid } from './grid.ts'
import { type Entry, readScale, readSeries, type Scale, type Series } from './series.ts'

/** Figures in a tree, and what leads to them there. */
export interface Found {
  readonly element: Element
  /** Undefined where a format draws several series in one table, which stay as they are. */
  readonly series: Series | undefined
  /** A table of several columns of numbers. */
  readonly grid?: Grid | undefined
  /** Stretches of one scale. */
  readonly scale?: Scale | undefined
  /** Its heading and the line before it. */
  readonly leads: string
  /** What it stands in, by the names of parts. */
  readonly around: readonly string[]
}

/** All series of some sheets in order; none within another. */
export function seriesIn(sheets: readonly Sheet[], lang: string): readonly Found[] {
  return sheets.flatMap(({ root }) => {
    const walk: Walk = { lang, heading: '', line: '', around: [], found: [] }
    look(root, walk)
    return walk.found
  })
}

interface Walk {
  readonly lang: string
  heading: string
  line: string
  around: readonly string[]
  readonly found: Found[]
}

function look(element: Element, walk: Walk): void {
  if (element.properties.ariaHidden || element.tagName === 'nav' || element.part === 'chart') return
  const isAreas = element.part === 'areas'
  const isNone = isAreas || /^h[1-6]$/.test(element.tagName)
  const series = isNone ? undefined : readSeries(element, walk.lang)
  const { around } = walk
  const isDrawn = !series && ((element.tagName === 'table' && hasPart(element, 'bar')) || isAreas)
  const grid = !series && !isDrawn && element.tagName === 'table' ? readGrid(element, walk.lang) : undefined
  const scale = !series && !isDrawn && !grid ? readScale(element, walk.lang) : undefined
  const isFound = series !== undefined || isDrawn || grid !== undefined || scale !== undefined
  if (isFound)
    walk.found.push({ element, series, grid, scale, leads: `${walk.heading} ${walk.line}`, around })
  else if (!isLeaf(element)) {
    walk.around = element.part ? [...around, element.part] : around
    for (const child of element.children) if (isElement(child)) look(child, walk)
    walk.around = around
  }
  if (isFound || !isLeaf(element)) return
  if (/^h[1-6]$/.test(element.tagName)) [walk.heading, walk.line] = [textOf(element), '']
  else if (textOf(element).trim().length <= LINE) walk.line = textOf(element)
}

/** Letters of a line that may lead to figures. */
const LINE = 120

/** Those of some series that a wish for a chart is for: by its words one, without any all of its kind. */
export function seriesMeant(found: readonly Found[], key: PartKey, kind: ChartKind): readonly Found[] {
  const own = found.filter(one => suits(one, kind))
  const said = saidIn(key)
  // Without a word for one of them, tables of several columns are tables.
  if (said === undefined) return own.filter(({ grid, scale }) => !grid && !scale)
  const words = wordsOf(said).split(' ').flatMap(gramsOf)
  const scored = own.map(one => ({ one, score: scoreOf(one, words) }))
  const most = Math.max(...scored.map(({ score }) => score), 0)
  const best = scored.find(({ score }) => score === most)
  if (best && most >= ENOUGH) return [best.one]
  return ANY.test(said) && own.length === 1 ? own : []
}

/** Words for whatever is counted. */
const ANY = /^(?:items?|figures?|amounts?|counts?|values?|results?|totals?|numbers?)$/

/** What the words of a wish weigh: one that leads to a series is enough, names of its things are where there are two. */
const ENOUGH = 2

function scoreOf({ element, series, grid, scale, leads }: Found, words: readonly string[]): number {
  const own = series?.lead ?? scale?.lead ?? (grid ? [grid.head, ...sumSaid(grid, words)] : undefined)
  const lead = own ?? element.children.slice(0, 1)
  const before = wordsOf(`${leads} ${lead.flatMap(cellsOf).map(textOf).join(' ')}`)
    .split(' ')
    .flatMap(gramsOf)
  const labels = series?.entries.map(({ label }) => textOf(label)) ?? []
  const things = labels.flatMap(label => wordsOf(label).split(' ').flatMap(gramsOf))
  const led = words.filter(word => before.some(other => isAkin(word, other))).length
  const named = words.filter(word => things.some(other => isAkin(word, other))).length
  const unit = scale?.entries[0]?.band.unit ?? series?.unit ?? (grid && unitIn(grid)) ?? ''
  const kind = { timed: series?.timed ?? false, unit, before }
  return led * 2 + named + (led === 0 && kindsNamed(kind, words) ? 2 : 0)
}

/** The cells of a row of a table, whose words are apart; other nodes are whole. */
function cellsOf(node: Node): readonly Node[] {
  if (!isElement(node, 'thead', 'tr')) return [node]
  return node.children.flatMap(cellsOf)
}

/** The row of a grid whose numbers the words of a wish say: `from 126 to 22 days`. */
function sumSaid({ rows }: Grid, words: readonly string[]): readonly Element[] {
  const isSaid = (cell: Element): boolean => words.includes(wordsOf(textOf(cell)))
  return rows.flatMap(({ row, cells }) => (cells.length === 2 && cells.every(isSaid) ? [row] : []))
}

/** Whether a text says one of the words of a wish, in any of their forms. */
export function leadsTo(text: string, key: PartKey): boolean {
  const own = wordsOf(text).split(' ').flatMap(gramsOf)
  const words = wordsOf(key.replace(/^said:/, ''))
    .split(' ')
    .flatMap(gramsOf)
  return words.some(word => own.some(other => isAkin(word, other)))
}

/** Words for what series are of without being called so, in the languages of briefs. */
const TIMES =
  /^(?:months?|weeks?|years?|quarters?|monate?n?|wochen?|jahre?n?|mois|semaines?|années?|mes(?:es)?|semanas?|años?|mesi|settiman[ae]|anni|anos?|maand(?:en)?|weken|jaren|månad\p{L}*|veckor\p{L}*|åren|miesi\p{L}+|tygodni\p{L}*|lata|aylar\p{L}*|місяц\p{L}*|年度?|月)$/u
const SHARES =
  /^(?:shares?|percent\p{L}*|split|mix|distribution|anteile?|verteilung|prozente?|répartition|parts?|porcent\p{L}*|reparto|distribu\p{L}+|quote|fördelning\p{L}*|andel\p{L}*|verdeling|aandeel|udział\p{L}*|podíl\p{L}*|占比|比例|割合)$/u
const HEAT = /^temp[eé]ratur\p{L}*$|^温度$|^気温$/u

/** What cells are counted in, be it written in them or over them: minutes and amounts of money are told in any language. */
const MINUTES =
  /^(?:min\p{L}*\.?|h|hrs?|hours?|std\.?|stunden|heures?|horas?|ore|uur|timmar|godz\.?|分|時間)$/iu
const MONEY = /^(?:\p{Sc}|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|kr|zł|ksh|pln|sek)$/iu
/** What those are called without their unit. */
const DURATION =
  /^(?:travel|journey|commute|duration\p{L}*|times?|minutes?|fahrzeit\p{L}*|dauer|reisezeit\p{L}*|durées?|duración|durata|duração|reistijd\p{L}*|restid\p{L}*|czas\p{L}*)$/u
const COST =
  /^(?:costs?|prices?|spending|expens\p{L}*|money|kosten|preise?|coûts?|prix|costes?|precios?|costi|prezzi|custos?|preços?|prijzen|kostnad\p{L}*|koszt\p{L}*)$/u

/** The one unit that all numbers of a grid are written with; none where they differ. */
function unitIn({ rows, numeric }: Grid): string | undefined {
  const units = new Set(
    rows
      .filter(row => !row.isSum)
      .flatMap(({ cells }) => numeric.map(at => unitOf(textOf(cells[at] as Element).trim()))),
  )
  const [unit, ...others] = units
  return others.length === 0 ? unit : undefined
}

interface Kinds extends Pick<Series, 'timed' | 'unit'> {
  /** Words that lead to it, and over its columns. */
  readonly before: readonly string[]
}

function kindsNamed({ timed, unit, before }: Kinds, words: readonly string[]): boolean {
  const is = (pattern: RegExp): boolean => words.some(word => pattern.test(word))
  const isIn = (pattern: RegExp): boolean => pattern.test(unit) || before.some(word => pattern.test(word))
  if ((is(DURATION) && isIn(MINUTES)) || (is(COST) && isIn(MONEY))) return true
  return (timed && is(TIMES)) || (unit === '%' && is(SHARES)) || (unit.startsWith('°') && is(HEAT))
}

/** Words of scripts without blanks as their pairs of letters. */
function gramsOf(word: string): readonly string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return word === '' ? [] : [word]
  return word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
}

/** Letters that words of one stem share. */
const STEM = 4

/** Whether two words are of one stem: `månaderna`, `månad`. */
function isAkin(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < STEM) return false
  const shared = [...short].findIndex((letter, at) => letter !== long[at])
  return (shared < 0 ? short.length : shared) >= Math.max(STEM, short.length - 2)
}

/** Sums of shares, in per cent, that are a whole. */
const WHOLE = [95, 105] as const

/** Whether a series can be drawn as a kind of chart. */
function suits({ element, series, grid, scale }: Found, kind: ChartKind): boolean {
  if (scale) return /^(?:chart|bars|gauge)$/.test(kind)
  if (grid) return /^(?:chart|bars|columns)$/.test(kind)
  // What a format has drawn as fields of a whole is what any chart of shares tells.
  if (!series)
    return kind === 'chart' || (element.part === 'areas' ? /^(?:pie|stack)$/.test(kind) : kind === 'bars')
  const { entries, unit, timed } = series
  const sum = entries.reduce((total, { value }) => total + value, 0)
  const isWhole = unit !== '%' || (sum >= WHOLE[0] && sum <= WHOLE[1])
  if (kind === 'pie' || kind === 'stack') return !timed && isWhole && entries.length <= SHARES_MOST
  if (kind === 'gauge') return false
  return kind !== 'line' || timed
}

/** Shares that can still be told apart. */
const SHARES_MOST = 8

/** The things that the words of a wish name among others; none where they name all. */
export function entriesNamed({ entries }: Series, key: PartKey): ReadonlySet<Entry> {
  const words = wordsOf(key.replace(/^said:/, '')).split(' ')
  const named = entries.filter(({ label }) =>
    wordsOf(textOf(label))
      .split(' ')
      .some(own => words.some(word => (word.length >= STEM || own === word) && isAkin(word, own))),
  )
  return new Set(named.length < entries.length ? named : [])
}

/** Where an element of a tree stands; undefined where it is in another. */
export function placeOf(root: Element, wanted: Element, above: Place): Place | undefined {
  const here = placeWithin(root, above)
  if (root === wanted) return here
  for (const child of root.children) {
    const place = isElement(child) ? placeOf(child, wanted, here) : undefined
    if (place) return place
  }
  return undefined
}

/** A tree with one of its elements replaced. */
export function replaced(element: Element, old: Element, made: Element): Element {
  if (element === old) return made
  const children = element.children.map(
    (child): Node => (isElement(child) ? replaced(child, old, made) : child),
  )
  return children.every((child, at) => child === element.children[at]) ? element : { ...element, children }
}
