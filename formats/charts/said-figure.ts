import type { PhrasingContent, Strong } from 'mdast'
import { cut, toPhrase } from '../../core/reading/facts/phrase.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { phrasingText, plainText } from '../../core/source/text.ts'

/** A sentence at the figure that its author has in bold: what leads to it, the figure, and what it is a figure of. */
export interface SaidFigure {
  readonly before: readonly PhrasingContent[]
  /** The figure, and the sign that ends its sentence. */
  readonly figure: readonly PhrasingContent[]
  readonly after: readonly PhrasingContent[]
}

/** Letters of a figure. */
const LETTERS = 14

/** Whether words in bold are a figure: `31 %`, `38 hours`. A number alone may be a day or a year. */
export function isFigure(node: PhrasingContent, letters: number = LETTERS): node is Strong {
  if (node.type !== 'strong') return false
  const words = plainText(node)
  return /\d/.test(words) && words.length <= letters && !/^(?:\d{1,2}\.?|[12]\d{3})$/.test(words)
}

/** An amount, whose number is as a pattern says, or a share. */
const amountOf = (number: string): string => {
  const power = String.raw`(?:[kmM]|bn|mn|million|billion|Mio\.?|Mrd\.?|Md)`
  const one = String.raw`(?:(?:\p{Sc}|(?<!\p{L})\p{Lu}{3}\s)\s?${number}(?:\s?${power}(?!\p{L}))?|\d[\d.,]*(?:[ \u00a0\u202f]\d{3})*\s?(?:%|‰|×(?!\s?\P{L}{0,3}\d|\s\p{Lu}{3})|(?:${power}\s?)?(?:\p{Sc})|[万億亿]?[円元])(?!\s?[×*]))`
  // What something was and became is one.
  return String.raw`(?:${one}\s?→\s?)?${one}(?![\p{L}\d/–-])`
}

/** An amount or a share, which no other number of a sentence is as telling as. */
const telling = new RegExp(String.raw`(?<![\p{L}\d.,/+-])${amountOf(String.raw`\d[\d.,]*\d?`)}`, 'gu')

/** The same with its sign, whatever else its sentence tells, and no stop of that: `+46 %`. */
const first = new RegExp(String.raw`(?<![\p{L}\d.,/])[+−±]?${amountOf(String.raw`\d(?:[\d.,]*\d)?`)}`, 'u')

/** Whether what follows some words stands in brackets: it is only remarked. */
function isRemarked(before: string): boolean {
  return /[(（[][^)）\]]*$/u.test(before)
}

/** Where an amount stands that a calculation comes to: `140 sites × $17k = $2.4m`; undefined where there is none. */
function resultIn(words: string): RegExpMatchArray | undefined {
  const found = [...words.matchAll(telling)].filter(({ index }) =>
    /[=≈]\s*[~≈]?\s*$/u.test(words.slice(0, index)),
  )
  return found.at(-1)
}

/** Words whose only amount or share stands in bold, where nothing in them does, or the one that they come to. */
function withTellingFigure(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [only, ...others] = words
  if (only?.type !== 'text' || others.length > 0) return words
  const [alone, ...more] = only.value.matchAll(telling)
  const found = resultIn(only.value) ?? (more.length > 0 ? undefined : alone)
  if (found?.index === undefined) return words
  if (isRemarked(only.value.slice(0, found.index))) return words
  const end = found.index + found[0].length
  const line = toPhrase(words)
  return [
    ...cut(line, 0, found.index).nodes,
    { type: 'strong', children: [...cut(line, found.index, end).nodes] },
    ...cut(line, end).nodes,
  ]
}

/** A sentence at its only figure, be it in bold or not; undefined where it has none or several, or where a sign of the sentence clings to it. */
export function cutAtFigure(said: readonly PhrasingContent[]): SaidFigure | undefined {
  return cutAtBold(withTellingFigure(said))
}

/** Numbers of a paragraph outside its brackets from which on none is what it is about. */
const CROWD = 4

/** Whether a paragraph tells so many numbers, or shares beside each other, that none of them leads. */
function isCrowded(words: string): boolean {
  const said = words.replace(/\([^()]*\)/gu, '')
  const numbers = said.match(/\d[\d.,]*(?:[ \u00a0\u202f]\d{3}(?!\d))*/gu) ?? []
  return numbers.length >= CROWD || /%\s?,\s+[^,.%→]*%/u.test(said)
}

/** A sentence at the figure in bold, else at the amount that it comes to or the first amount or share that it tells; undefined where it tells none. */
export function cutAtFirstFigure(words: readonly PhrasingContent[]): SaidFigure | undefined {
  const bold = cutAtBold(words.flatMap(atNumber), WHOLE)
  if (bold) return bold
  const [only, ...others] = words
  if (only?.type !== 'text' || others.length > 0) return undefined
  const result = resultIn(only.value)
  const found = result ?? (isCrowded(only.value) ? undefined : first.exec(only.value))
  if (found?.index === undefined || isRemarked(only.value.slice(0, found.index))) return undefined
  const end = found.index + found[0].length
  const line = toPhrase(words)
  const piece = (from: number, to?: number): readonly PhrasingContent[] =>
    only.value.slice(from, to).trim() === '' ? [] : cut(line, from, to).nodes
  // `Unit cost $11,800. Crate fee $0.14`: alone in its line the figure ends no sentence.
  const tie = /^[.,;:](?=\s|$)/u.exec(only.value.slice(end))?.[0].length ?? 0
  return {
    before: piece(0, found.index),
    figure: piece(found.index, end),
    after: piece(end + tie),
  }
}

/** Letters up to which what is counted stays with its number. */
const WHOLE = 18

/** A number, a power of ten behind it, and what is counted. */
const NUMBER =
  /^(\p{Sc}?\s?\d[\d.,\u00a0\u202f ]*\d?(?:\s?(?:%|\p{Sc}|mill?i(?:on|ard|oane)\p{L}*|millón|milhões|mili?[oó]n\p{L}*|milj\p{L}+|miljo\p{L}+|bn|mn|Mio\.?|Mrd\.?))?)\s+\p{L}.*$/u

/** Long words in bold as their number in bold, and what is counted behind it: `92 millions de tonnes`. */
function atNumber(node: PhrasingContent): readonly PhrasingContent[] {
  const [only, ...others] = node.type === 'strong' ? node.children : []
  if (only?.type !== 'text' || others.length > 0 || only.value.length <= WHOLE) return [node]
  const [, number = ''] = NUMBER.exec(only.value) ?? []
  if (number === '') return [node]
  const line = toPhrase([only])
  return [
    { type: 'strong', children: [...cut(line, 0, number.length).nodes] },
    ...cut(line, number.length).nodes,
  ]
}

/** A sentence at the figure that its author has in bold. */
export function cutAtBold(
  words: readonly PhrasingContent[],
  letters: number = LETTERS,
): SaidFigure | undefined {
  const strong = words.filter(({ type }) => type === 'strong')
  const at = words.findIndex(node => isFigure(node, letters))
  if (at < 0 || strong.length > 1) return undefined
  const [before, rest] = [words.slice(0, at), words.slice(at + 1)]
  if (phrasingText(rest).length <= 1) return { before, figure: words.slice(at), after: [] }
  const isApart = isSpaced(before.at(-1), /\s$/u) && isSpaced(rest[0], /^\s/u)
  return isApart ? { before, figure: words.slice(at, at + 1), after: rest } : undefined
}

function isSpaced(beside: PhrasingContent | undefined, space: RegExp): boolean {
  return beside === undefined || (beside.type === 'text' && space.test(beside.value))
}

/** Whether a brief wants the figures of the copy larger than the format has them: `the key number enormous`. */
export function areFiguresToBeSeen({ design }: Theme): boolean {
  const { scale = 1, rank } = design.parts?.figures ?? {}
  return scale > 1 || rank === 'first'
}
