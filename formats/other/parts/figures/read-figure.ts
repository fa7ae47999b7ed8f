import type { List, ListItem, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { splitPhrasing, trimPhrasing } from '../split-phrasing.ts'
import { readNumber } from '../../../parts/chart/number.ts'

/** A number that matters, in the author's words. */
export interface Figure {
  readonly value: readonly PhrasingContent[]
  readonly label: readonly PhrasingContent[]
  /** By how much it changed, as written; empty for none. */
  readonly change: string
  /** −1, 0 or 1 where there is a change. */
  readonly direction: number
  /** Earlier values, oldest first, as written and as numbers; empty for none. */
  readonly series: readonly number[]
  readonly seriesText: string
  readonly more: readonly RootContent[]
}

/** Letters of the longest value: `€ 1.2 million a year`. */
const LONGEST_VALUE = 24

/** A list whose every item begins with a strong number; undefined for others. */
export function readFigures(list: List, lang: string): readonly Figure[] | undefined {
  const figures: Figure[] = []
  for (const item of list.children) {
    const figure = readFigure(item, lang)
    if (figure === undefined) return undefined
    figures.push(figure)
  }
  return figures.length > 0 && figures.length <= 12 ? figures : undefined
}

function readFigure({ children }: ListItem, lang: string): Figure | undefined {
  const [line, ...more] = children
  if (line?.type !== 'paragraph') return undefined
  const [value, ...words] = line.children
  if (value?.type !== 'strong') return undefined
  const text = plainText(value)
  if (!/\p{N}/u.test(text) || text.length > LONGEST_VALUE) return undefined
  const series = takeSeries(words, lang)
  const change = takeChange(series.rest)
  return {
    value: value.children,
    label: trimPhrasing(withoutTie(change.rest)),
    change: change.change,
    direction: change.direction,
    series: series.series,
    seriesText: series.text,
    more,
  }
}

/** The words after a figure without the colon or dash that ties them to it in running text. */
function withoutTie(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = words
  if (first?.type !== 'text') return words
  return [{ ...first, value: first.value.replace(/^\s*[:–—-]\s+/u, '') }, ...rest]
}

/** `[1, 2, 3]` at the end of a line. */
function takeSeries(
  words: readonly PhrasingContent[],
  lang: string,
): { readonly rest: readonly PhrasingContent[]; readonly series: readonly number[]; readonly text: string } {
  const last = words.at(-1)
  const split = last && splitPhrasing([last], /\s*\[([^[\]]+)\]\s*$/u)
  const text = split?.match[1] ?? ''
  const between = [/[;|]/, /,\s+/, /,/, /\s+/].find(mark => mark.test(text)) ?? /,/
  const series = text.split(between).map(part => readNumber(part, lang) ?? Number.NaN)
  if (split === undefined || series.length < 2 || series.some(Number.isNaN))
    return { rest: words, series: [], text: '' }
  return { rest: [...words.slice(0, -1), ...split.before], series, text }
}

const change =
  /\s*[(（]\s*((?:[+＋−–-]|±|[▲▼△▽↑↓]\s?[+−–-]?)\s?[^()（）]{0,24}\p{N}[^()（）]{0,24})[)）]\s*$/u

/** `(+12 %)`, `(▼ 3 pts)` at the end of a line. */
function takeChange(words: readonly PhrasingContent[]): {
  readonly rest: readonly PhrasingContent[]
  readonly change: string
  readonly direction: number
} {
  const last = words.at(-1)
  const split = last && splitPhrasing([last], change)
  if (split === undefined) return { rest: words, change: '', direction: 0 }
  const text = (split.match[1] ?? '').trim()
  return { rest: [...words.slice(0, -1), ...split.before], change: text, direction: directionOf(text) }
}

function directionOf(text: string): number {
  if (/^[▼▽↓]|^[−–-]/u.test(text)) return /^\D*0(?:[.,]0+)?\D*$/u.test(text) ? 0 : -1
  return /^±/u.test(text) || /^\D*0(?:[.,]0+)?\D*$/u.test(text) ? 0 : 1
}
