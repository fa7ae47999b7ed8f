/** Finds the names of people, brands and places in a brief: what they are called is no wish. */
import { onDemand } from '../on-demand.ts'
import type { SaysCopy } from './things-of-copy.ts'
import type { Document } from '../source/document.ts'
import { copyText, plainText, wordsOf } from '../source/text.ts'
import type { Item } from './items.ts'
import type { Token } from './tokens.ts'
import { isOrnament } from './meaning.ts'

/** Whether the copy has a word with a capital: `Indigo` of `Project Indigo`. */
export type InCopy = (word: string) => boolean

/** Tells which words of a copy have a capital: a brief that says one of them may mean what it names. */
export function capitalsOf(document: Document): InCopy {
  const capitals = onDemand(
    () => new Set((copyText(document).match(/\p{Lu}[\p{L}\p{M}']+/gu) ?? []).map(word => word.toLowerCase())),
  )
  return word => capitals().has(word.toLowerCase())
}

/** A word before a letter or a small number, between commas: `Fila C, lugar 11`. */
const CODED = /(?:^|[,;·|])[^\S\n]*(\p{L}{3,12})[^\S\n](?:\p{Lu}|\d{1,3}\p{Lu}?)(?=[\s,;.·|]|$)/gmu

/** Tells whether a copy says some words, in small letters and whatever stands between them, or has them for a label. */
export function sayingOf(document: Document): SaysCopy {
  const spoken = onDemand(() => {
    const written = copyText(document)
    return { written, text: ` ${[written, ...rowsByHead(document)].map(wordsOf).join(' ')} ` }
  })
  const labels = onDemand(() => {
    const before = spoken().written.matchAll(/^[^\p{L}\n]*(\p{L}[^:：\n]{0,30})[:：]/gmu)
    const written = [...before, ...spoken().written.matchAll(CODED)].map(([, label = '']) => label)
    return new Set([...written, ...labelsInTables(document)].map(wordsOf))
  })
  return (words, as) => {
    const wanted = wordsOf(words)
    if (as === 'label') return labels().has(wanted)
    return wanted !== '' && spoken().text.includes(` ${wanted} `)
  }
}

/** Rows as people call them who have a number or a code alone in a column: `House 4` of `4` under `House`. */
function rowsByHead({ root }: Document): readonly string[] {
  return root.children.flatMap(block => {
    const [head, ...rows] = block.type === 'table' ? block.children : []
    const name = head?.children[0] ? plainText(head.children[0]) : ''
    return name === ''
      ? []
      : rows.flatMap(({ children: [first] }) => (first ? nameOfRow(name, plainText(first)) : []))
  })
}

/** A number or a code under the name of its column, with that; none where it is a name of its own. */
function nameOfRow(head: string, cell: string): readonly string[] {
  return /\p{L}{3}/u.test(head) && /^(?=.*\d)[\p{L}\d.-]{1,5}$/u.test(cell.trim()) ? [`${head} ${cell}`] : []
}

/** What the rows of tables of two columns begin with. */
function labelsInTables({ root }: Document): readonly string[] {
  const rows = root.children.flatMap(block => (block.type === 'table' ? block.children : []))
  return rows.flatMap(({ children }) => (children.length === 2 ? children.slice(0, 1).map(plainText) : []))
}

/** Items with those that are names, or words of the copy in quotes, left without a meaning. */
export function withoutProperNames(
  items: readonly Item[],
  tokens: readonly Token[],
  text: string,
  inCopy: InCopy = () => false,
): readonly Item[] {
  const spans = quotedSpans(text)
  const quoted = quotedTokens(tokens, spans)
  const isAnyName = spans.length > 1
  const isShouted = mostlyCapitals(tokens)
  const named = items.map(
    item => isCalled(item, tokens) || isQuoted(item, tokens, quoted, text, word => isAnyName || inCopy(word)),
  )
  if (!isShouted) {
    for (const run of capitalRuns(items, tokens)) {
      if (isName(run, items, tokens, inCopy)) for (const index of run) named[index] = true
    }
  }
  if (!named.includes(true)) return items
  return items.map((item, index) =>
    named[index] ? { ...item, meaning: { kind: 'unknown' as const, name: true } } : item,
  )
}

const CALLED: ReadonlySet<string> = new Set(
  'called named titled entitled mr mrs ms miss mister dr prof professor sir lady saint st'.split(' '),
)

/** Words of a name behind what introduces it. */
const LONGEST_NAME = 4

/** `called Green Door`, `for Mr Black`: behind a word that says that a name follows. */
function isCalled({ first, last, meaning }: Item, tokens: readonly Token[]): boolean {
  if (meaning.kind === 'cue') return false
  for (let at = first; at > Math.max(last - LONGEST_NAME, 0); at--) {
    const token = tokens[at]
    if (!token?.capital || token.gap !== 'none') return false
    if (CALLED.has(tokens[at - 1]?.text ?? '')) return true
  }
  return false
}

type Span = readonly [start: number, end: number]

/** What stands between quotes; a figure before the first is a length in inches. */
function quotedSpans(text: string): readonly Span[] {
  if (!text.includes('"')) return []
  return [...text.matchAll(/(?<![\d\p{L}])"([^"\n]{1,80})"/gu)].map(
    ({ index, 0: match }): Span => [index, index + match.length],
  )
}

/** For each token the quote that it stands in; spans and tokens are walked once, in their order. */
function quotedTokens(tokens: readonly Token[], spans: readonly Span[]): readonly (Span | undefined)[] {
  let at = 0
  return tokens.map(({ start, end }) => {
    while ((spans[at]?.[1] ?? Number.POSITIVE_INFINITY) <= start) at++
    const span = spans[at]
    return span && span[0] < start && end < span[1] ? span : undefined
  })
}

/** Quoted with a capital, or in words that the copy has. */
function isQuoted(
  { first, last }: Item,
  tokens: readonly Token[],
  quoted: readonly (Span | undefined)[],
  text: string,
  inCopy: InCopy,
): boolean {
  const span = quoted[first]
  if (!span) return false
  if (/^(?:words?|phrase|expression|term)$/.test(tokens[first - 1]?.text ?? '')) return true
  const words = text.slice(tokens[first]?.start, tokens[last]?.end)
  return /^"\p{Lu}/u.test(text.slice(span[0], span[0] + 3)) || inCopy(words)
}

/** Briefs in Title Case or in capitals tell nothing by them. */
export function mostlyCapitals(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3)
  return words.length >= 4 && words.filter(({ capital }) => capital).length > words.length * 0.6
}

/** Styles that have capitals of their own: `Bauhaus Tel Aviv`. */
const STYLES: ReadonlySet<string> = new Set([
  'bauhaus',
  'swiss',
  'art deco',
  'art nouveau',
  'nordic',
  'scandinavian',
  'victorian',
  'brutalist',
  'memphis',
])

/** Neighbours that all begin with capitals, by their indexes. */
function capitalRuns(items: readonly Item[], tokens: readonly Token[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const [index, item] of items.entries()) {
    const isCapital = tokens.slice(item.first, item.last + 1).every(({ capital }) => capital)
    if (!isCapital) continue
    const before = items[index - 1]
    const run = runs.at(-1)
    const goesOn =
      run?.at(-1) === index - 1 && before && item.join === 'none' && before.last + 1 === item.first
    if (goesOn) run.push(index)
    else runs.push([index])
  }
  return runs
}

/** A word that colours follow. */
export const COLORS_OF: RegExp =
  /(?:farben|colou?rs|couleurs|colores|kleuren|färger|farger|farver|colori|cores|barwy|barvy)$/u

/** Letters of a face's name that may be somebody's. */
const SHORT = 4

/** Kinds that are names of their own: faces, languages, sizes of paper. */
const OWN_NAMES = ['typeface', 'setting']

/**
 * `the White Horse Inn`: capitals within a sentence of which one is no word for looks. At the head of a sentence every word
 * has one, so there it takes more.
 */
function isName(
  run: readonly number[],
  items: readonly Item[],
  tokens: readonly Token[],
  inCopy: InCopy,
): boolean {
  const own = run.map(index => items[index] as Item)
  const first = own[0] as Item
  const head = tokens[first.first]
  const begins = first.first === 0 || head?.gap === 'stop'
  // `think Stripe`: a known look is wished for by its name.
  const lastOwn = own.at(-1)?.meaning
  if (lastOwn?.kind === 'mood' && lastOwn.assumed !== undefined && begins && own.length <= 2) return false
  // `the Pak Din quote`: short names of faces are names of people, too.
  const end = own.at(-1) as Item
  if (end.meaning.kind === 'typeface' && end.words.length <= SHORT && own.length > 1)
    return own.slice(0, -1).every(({ meaning }) => meaning.kind === 'unknown')
  if (own.some(({ meaning }) => OWN_NAMES.includes(meaning.kind) && !isOrnament(meaning))) return false
  const inText = own.every(({ first, last }) =>
    tokens.slice(first, last + 1).every(({ text }) => inCopy(text)),
  )
  if (inText && !(begins && own.length === 1)) return true
  const last = own.at(-1)?.last ?? first.last
  if (tokens.slice(first.first + 1, last + 1).some(({ hyphen }) => hyphen)) return false
  if (STYLES.has(first.words)) return false
  // `Vereinsfarben Marineblau und Gelb`: what colours are whose says which.
  if (COLORS_OF.test(tokens[first.first]?.text ?? '')) return false
  // `years in the Navy`: a colour with a capital behind `the` is what something is called.
  const isColor = first.meaning.kind === 'color' || first.meaning.kind === 'tint'
  if (own.length === 1 && !begins && isColor && tokens[first.first - 1]?.text === 'the') return true
  const unknown = own.filter(({ meaning }) => meaning.kind === 'unknown').length
  if (unknown === 0 || own.length < 2) return false
  return !begins || own.length > 2 || (first.meaning.kind === 'unknown' && unknown < own.length)
}
