/** Finds the things of the copy that a brief names: a part of every design, what documents have words for, words of this copy. */
import type { Part, PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { MeetsCopy } from './met-in-copy.ts'
import type { TokenizedBrief } from './tokens.ts'
import { toldStretches } from './told-stretches.ts'
import { stateNamed } from './words/states.ts'
import { namedThings } from './words/named-things.ts'
import { wholeWords } from './words/parts.ts'

/** Whether the copy says some words, in small letters, or says them before a colon. */
export type SaysCopy = (words: string, as?: 'label') => boolean

/** What words in a language (BCP 47) label in documents, in English: `due date` of `vervaldatum`. */
export type LabelsOf = (words: string, lang: string) => string | undefined

/** The words of a brief by their tokens: those of another language may have changed places. */
export interface Source {
  /** The whole brief in small letters, each at its place. */
  readonly text: string
  /** From one token to another, as they are written, in small letters. */
  words(first: number, last: number): string
  /** Whether the words from one token to another are written in capitals. */
  isShouted(first: number, last: number): boolean
  /** The last word before a token, as it is written, in small letters. */
  before(token: number): string
  /** Whether a question mark stands before a token. */
  isAsked(token: number): boolean
  /** From the beginning of a token's clause to the end of another, with the words that say nothing, in small letters. */
  clause(first: number, last: number): string
  /** Whether a pattern is found anywhere in the brief, in small letters and with single blanks: asked once of each. */
  holds(pattern: RegExp): boolean
  /** Where a token stands in the brief. */
  start(token: number): number
  /** Whether a token stands where the brief only tells: why, who reads it, what was before. */
  tells(token: number): boolean
  /** The brief is in another language: what no list knows may be any word of it. */
  readonly isForeign: boolean
  /** What words of that language label in documents, in English. */
  label(words: string): string | undefined
}

/** Letters in which the word before a token is looked for: longer briefs are read no slower a word. */
const NEAR = 60

/** Reads the words of a brief by their tokens. */
export function sourceOf({ text, tokens, lang }: TokenizedBrief, labels?: LabelsOf): Source {
  // Many ask it of the same token.
  const before: string[] = []
  let whole: string | undefined
  let told: ReturnType<typeof toldStretches> | undefined
  const held = new Map<RegExp, boolean>()
  const small = text.replaceAll('İ', 'i').toLowerCase()
  return {
    text: small,
    tells(token) {
      told ??= toldStretches(small, lang)
      const at = tokens[token]?.start ?? 0
      return told.some(({ from, to }) => at >= from && at < to)
    },
    holds(pattern) {
      whole ??= plain(text)
      const known = held.get(pattern) ?? pattern.test(whole)
      held.set(pattern, known)
      return known
    },
    isForeign: lang !== undefined,
    label: words => (lang && labels ? labelOf(words, word => labels(word, lang)) : undefined),
    start: token => tokens[token]?.start ?? 0,
    clause(first, last) {
      const start = tokens[first]?.start ?? 0
      const before = text.slice(Math.max(start - NEAR, 0), start)
      const opening = before.split(/[,.;:!?–—()\n]| - /).at(-1) ?? ''
      return `${opening}${this.words(first, last)}`.trimStart().toLowerCase()
    },
    isAsked: token =>
      /[?？]\s*$/.test(text.slice(Math.max((tokens[token]?.start ?? 0) - 3, 0), tokens[token]?.start)),
    before: token => (before[token] ??= wordBefore(text, tokens[token]?.start ?? text.length)),
    isShouted(first, last) {
      const written = text.slice(tokens[first]?.start, tokens[last]?.end)
      return /\p{Lu}{2}/u.test(written) && !/\p{Ll}/u.test(written)
    },
    words(first, last) {
      const own = tokens.slice(first, last + 1)
      const from = Math.min(...own.map(({ start }) => start))
      const to = Math.max(...own.map(({ end }) => end))
      return plain(text.slice(from, to))
    },
  }
}

/** Words in small letters with single blanks between them. */
function plain(words: string): string {
  return words.replace(/\s+/g, ' ').replaceAll('İ', 'i').toLowerCase()
}

/** The last word before a place in a text, which a blank divides from it. */
function wordBefore(text: string, end: number): string {
  const near = text.slice(Math.max(end - NEAR, 0), end).replace(/\p{Sc}$/u, '')
  const told = near.trimEnd()
  if (told.length === near.length) return ''
  const last = told.slice(told.lastIndexOf(' ') + 1)
  return /[\p{L}\p{M}\p{N}]+$/u.exec(last)?.[0].toLowerCase() ?? ''
}

/** The label that words are, whatever their ending: `adressen`, `numerze konta`. */
function labelOf(words: string, label: (word: string) => string | undefined): string | undefined {
  if (words.length < STEM - 1 && /^\p{Script=Latin}/u.test(words))
    return words.length === STEM - 2 && /^[a-z]+$/.test(words) ? label(words) : undefined
  const most = Math.min(Math.max(words.length - STEM, 0), ENDING)
  for (let ending = 0; ending <= most; ending++) {
    const found = label(ending === 0 ? words : words.slice(0, -ending))
    if (found) return found
  }
  return undefined
}

/** Letters of the shortest stem, and of the longest ending. */
const STEM = 5
const ENDING = 3

/** A brief beside its copy. */
export interface Brief {
  readonly items: readonly Item[]
  readonly source: Source
  readonly says: SaysCopy
  /** What the copy has for words that are not its own. */
  readonly meets?: MeetsCopy | undefined
  /** Parts that are things here; what documents and the copy have words for always is. */
  readonly parts: readonly Part[]
}

/** What a brief is read beside: its text, and what the copy says. */
export type Copy = Omit<Brief, 'items' | 'parts'>

/** Items from one to another, both among them. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A thing of the copy, and the items that name it. */
export interface Thing extends Span {
  readonly key: PartKey
}

/** Words of the longest thing. */
const LONGEST = 4

/** The longest thing that ends with an item. */
export function thingEndingAt(brief: Brief, to: number): Thing | undefined {
  for (let from = Math.max(to - LONGEST + 1, 0); from <= to; from++) {
    const key = keyOf(brief, from, to)
    if (key) return { key, from, to }
  }
  return undefined
}

/** The longest thing that begins with an item. */
export function thingStartingAt(brief: Brief, from: number): Thing | undefined {
  for (let to = Math.min(from + LONGEST, brief.items.length) - 1; to >= from; to--) {
    const key = keyOf(brief, from, to)
    if (key) return { key, from, to }
  }
  return undefined
}

function keyOf({ items, source, says, meets, parts }: Brief, from: number, to: number): PartKey | undefined {
  const run = items.slice(from, to + 1)
  if (from === to && run[0]?.key) return run[0].key
  if (from === to && run[0] && leadsCompound(run[0], source)) return undefined
  const isRun = run.every((item, at) => at === 0 || item.join === 'none')
  const [first, last] = [run[0] as Item, run.at(-1) as Item]
  // `the "bad poems welcome" line`, `the Kitchen plan`: what the copy says, and what kind of thing that is.
  const named = isRun && run.length > 1 && SORTS.test(last.words) && namedBySort({ source, says, meets }, run)
  if (named) return named
  const pair = isRun ? pairSaid(run, says, source) : undefined
  if (pair) return pair
  // `the sailing time`, of copy that has `Sailing:`, whatever else sailing may be.
  const isSort = isRun && run.length === 2 && SORTS_OF_VALUE.test(last.words) && says(first.words, 'label')
  // `the flight time`: a flight is labelled by its number, which is no hour.
  const isNumbered = namedThings.has(`${first.words} number`) && last.words !== 'number'
  if (isSort && !(isNumbered && namedThings.has(`${first.words} ${last.words}`))) return `said:${first.words}`
  // `the line biggest`, of copy that has `Line:`: no line that is drawn.
  const isLabelled =
    run.length === 1 && first.meaning.kind === 'setting' && source.before(first.first) === 'the'
  if (isLabelled && says(first.words, 'label')) return `said:${first.words}`
  // `the rupees biggest`
  if (run.length === 1 && CURRENCY.test(first.words) && !says(first.words)) return 'said:amount'
  // `38 cm as big as it goes`: a measure that the copy has is none of the page.
  if (run.length === 1 && first.meaning.kind === 'length' && says(source.words(first.first, first.last)))
    return `said:${source.words(first.first, first.last)}`
  const rise = isRun && (run.length === 3 || !isRise(run)) ? riseSaid(run, says) : undefined
  if (rise) return rise
  if (
    !isRun ||
    isRise(run) ||
    !run.every(({ meaning }) => ['unknown', 'number', 'target', 'tint'].includes(meaning.kind))
  )
    return undefined
  const isTight = run.every((item, at) => at === 0 || item.first === (run[at - 1]?.last ?? 0) + 1)
  const words = run.map(item => item.words).join(' ')
  // A label of the copy in its own words, whatever these are called in English.
  const own = source.words(first.first, last.last)
  if (source.isForeign && run.length === 1 && own !== words && says(own, 'label')) return `said:${own}`
  if (isTight && (namedThings.has(words) || namedThings.has(words.replace(/s$/, '')))) return `said:${words}`
  const written = source.words(first.first, last.last)
  // A word of another language that says nothing of looks may begin what the copy says: `det som måste göras`.
  const longer = `${source.before(first.first)} ${written}`
  const isShortLabel = run.length === 1 && first.meaning.kind === 'unknown' && says(written, 'label')
  if (isShortNoun(run, written, source, says)) return `said:the ${written}`
  const isOwn = isOfCopy(run, written) || isGiven(run, written, source) || isRiseEnd(items, from, to, source)
  if ((isOwn || isShortLabel) && says(written))
    return `said:${!/^\d+$/.test(written) && !FIGURE.test(written) && says(longer) ? longer.trim() : written}`
  // `the 2,900 dives`, of which the copy says another thing: a telling figure is known by itself.
  const figure = source.words(first.first, first.last)
  if (run.length === 2 && isTight && isTelling(figure) && says(figure)) return `said:${figure}`
  // `vervaldatum`: what documents label so in the language of the brief.
  const isLabel = run.some(({ meaning }) => meaning.kind === 'unknown') && !wholeWords.has(written)
  const label = isLabel ? source.label(written) : undefined
  if (label) return `said:${label}`
  // `critical stock`: what is in a state is where the copy says that state.
  if (run.length === 2 && isTight && stateNamed(first.words) && says(first.words))
    return `said:${first.words}`
  const part = last.meaning.kind === 'target' ? last.meaning.part : undefined
  // `the PO number` is one of them.
  if (
    part === 'figures' &&
    isTight &&
    /^(?:number|figure)$/.test(last.words) &&
    run.at(-2)?.meaning.kind === 'unknown'
  )
    // `the downtime number`: the line that has one.
    return (
      (run.length === 2 && FIGURED.test(meets?.(first.words) ?? '') ? meets?.(first.words) : undefined) ??
      `said:${words}`
    )
  // `spill hours` are no times.
  if (part === 'dates' && isTight && run.length > 1 && /^hours?$/.test(last.words)) return `said:${words}`
  const isCounted =
    run.length === 1 || (isTight && run.slice(0, -1).every(({ meaning }) => meaning.kind !== 'target'))
  return part && parts.includes(part) && isCounted && run.length <= 3 ? part : undefined
}

/** `soap-bubble circles`: the beginning of a compound is a thing of another kind. */
function leadsCompound({ meaning, last, quoted }: Item, source: Source): boolean {
  return meaning.kind === 'unknown' && !quoted && /^[\p{L}']+-[\p{L}']+$/u.test(source.words(last, last + 1))
}

/** What stands under the words before a sort; `the forum name` is in the line that has the word. */
function namedBySort({ source, says, meets }: Copy, run: readonly Item[]): PartKey | undefined {
  const own = wordsSaid(run.slice(0, -1), says, source)
  if (own === undefined) return undefined
  if (run.at(-1)?.words === 'name') return meets?.(own)
  // `the coffee line`: all of the line that has the word.
  const isAbout = !own.includes(' ') && /^lines?$/.test(run.at(-1)?.words ?? '')
  const line = isAbout ? meets?.(own) : undefined
  return line ?? `said:${own}`
}

/** The words of the copy before a word for the sort of thing that they are. */
function wordsSaid(run: readonly Item[], says: SaysCopy, source: Source): string | undefined {
  if (!run.every(({ meaning }) => ['unknown', 'number', 'tint'].includes(meaning.kind))) return undefined
  const [first, last] = [run[0] as Item, run.at(-1) as Item]
  const words = source.words(first.first, last.last)
  const isWhole = run.length === 1 && wholeWords.has(words)
  return !isWhole && words.length >= SHORTEST && says(words) ? words : undefined
}

/** Words for the sort of a thing that stand behind its name. */
const SORTS =
  /^(?:plan|package|tier|option|lines?|words?|sentence|phrase|text|message|box|panel|paragraph|section|part|bit|event|concert|show|gig|talk|workshop|offer|deal|row|column|slide|name|date|award|button|block|quote|link)$/

/** `from 18.4 % to 7.1 %`: two figures are two things. */
function isRise(run: readonly Item[]): boolean {
  const figures = run.filter(({ words }) => FIGURE.test(words) || (/^\d$/.test(words) && !run[0]?.quoted))
  return figures.length > 1 && figures.some(({ words }) => FIGURE.test(words))
}

/** `the 23 to 6 minutes`, of copy that has `from 23 minutes to 6`: a rise or fall in the copy's own words. */
function riseSaid(run: readonly Item[], says: SaysCopy): PartKey | undefined {
  const [one, other, unit] = run
  const areFigures = /^\d/.test(one?.words ?? '') && /^\d/.test(other?.words ?? '')
  if (!areFigures || run.length > 3 || (unit && unit.meaning.kind !== 'unknown')) return undefined
  const units = unit ? [unit.words, ''] : ['']
  const written = units.flatMap(first =>
    units.flatMap(last =>
      RISES.map(to => [one?.words, first, to, other?.words, last].filter(Boolean).join(' ')),
    ),
  )
  const said = written.find(words => says(words))
  return said === undefined ? undefined : `said:${said}`
}

/** `from 57 to 9`: a figure of one place is telling where it is one of two that a rise or fall has. */
function isRiseEnd(items: readonly Item[], from: number, to: number, source: Source): boolean {
  const isFigure = (at: number): boolean => /^\d[\d.,]*$/.test(items[at]?.words ?? '')
  const joins = (at: number): boolean =>
    isFigure(at) && isFigure(at - 1) && RISES.includes(source.before(items[at]?.first ?? 0))
  return from === to && (joins(from) || joins(from + 1))
}

/** Words between what something was and what it is. */
const RISES = 'to auf zu bis à a até naar tot do till til ila'.split(' ')

/** A line with a figure of more than one place, or with two. */
const FIGURED = /^said:.*\d(?:\d|.*\d)/

/** `40 % → 9 %`, as the copy has it: two figures that an arrow joins are one thing. */
function pairSaid(run: readonly Item[], says: SaysCopy, source: Source): PartKey | undefined {
  const [one, other] = run
  const areFigures = run.length === 2 && run.every(({ words }) => /^\d/.test(words))
  if (!one || !other || !areFigures || !/[→➔➜>]/u.test(source.words(one.first, other.last))) return undefined
  const words = `${one.words} ${other.words}`
  return says(words) ? `said:${words}` : undefined
}

/** `the ask` of copy that says so: a word that is too short to be known by itself, with its article. */
function isShortNoun(run: readonly Item[], written: string, source: Source, says: SaysCopy): boolean {
  const [only, ...others] = run
  if (!only || others.length > 0 || only.meaning.kind !== 'unknown' || wholeWords.has(written)) return false
  return written.length === SHORTEST - 1 && source.before(only.first) === 'the' && says(`the ${written}`)
}

/** `OBA and CBY`, `the SIX`, `the 9`: short words of the copy that are given as it has them. */
function isGiven(run: readonly Item[], written: string, source: Source): boolean {
  const [only, ...others] = run
  if (!only || others.length > 0 || !/^(?:unknown|number)$/.test(only.meaning.kind)) return false
  const isDigit =
    /^\d$/.test(written) && /^(?:the|die|der|das|le|la|el|il|o|a|de|het)$/.test(source.before(only.first))
  return isDigit || (source.isShouted(only.first, only.last) && !wholeWords.has(written))
}

/** Words that may be the copy's own: not those of every design, and not a single short one. */
function isOfCopy(run: readonly Item[], written: string): boolean {
  // `142 is the first thing anyone sees`, `the "9" massive`
  if (run.length === 1 && run[0]?.meaning.kind === 'number') return /^\d[\d.,]+$/.test(written)
  if (run.length === 1 && (run[0]?.quoted || FIGURE.test(written))) return true
  const isWhole =
    run.length === 1 &&
    (wholeWords.has(written) || NO_NAME.test(written) || run[0]?.meaning.kind !== 'unknown')
  return !isWhole && written.length >= SHORTEST && /\p{L}/u.test(written)
}

/** Words for how much, where and how, which alone are no name of a thing whatever else the copy says by them. */
const NO_NAME =
  /^(?:those|these|them|half|halves|near|empty|full|whole|well|low|down|next|over|across|along|around|away|back|front|upper|lower|other|others|later|early|late|many|much|more|most|same|such|similar|else|ähnlich\p{L}*|similaire|similar|parecid[oa]|simile|vergelijkbaar|liknande|podobn\p{L}|benzer|hälfte|halbe?|leer|nahe|moitié|vide|près|mitad|vacío|cerca|metà|vuoto|vicino|metade|vazio|perto|helft|leeg|dichtbij|hälften|tomt|nära|połow[aęy]|pust[yae]|blisko|yarısı|yakın|boş|половин[аиу]|порожн\p{L}+)$/u

/** Whether a figure is more than a count of things that a page shows: `2,900`, `71.5`, `640`. */
function isTelling(figure: string): boolean {
  return (
    FIGURE.test(figure) && (/\d[.,]\d/.test(figure) || Number.parseFloat(figure.replace(/^v/, '')) > COUNTED)
  )
}

/** Things that a page may show by their number, at most. */
const COUNTED = 24

/** Money by what it is counted in. */
const CURRENCY =
  /^(?:rupees|dollars|euros|pounds|francs|kroner|kronor|pesos|rand|shillings|złoty|lira|yen|sum)$/

/** `4.2m`, `v3.0`, `1,150`. */
const FIGURE = /^v?\d[\d.,]*\d(?:k|m|x|bn|mn)?$/

/** Words for what stands behind a label. */
const SORTS_OF_VALUE = /^(?:time|number|date|day|name|price|amount|figure|code)$/

/** Letters of the shortest word that is known by standing in the copy. */
const SHORTEST = 4

/** Items that may name one thing. */
const NAMING = 6

/** The line of the copy that the items up to one are about, where none of them is its name. */
export function thingMetBefore(brief: Brief, to: number): Thing | undefined {
  return thingMet(brief, to, -1)
}

/** The same of the items from one on. */
export function thingMetFrom(brief: Brief, from: number): Thing | undefined {
  return thingMet(brief, from, 1)
}

function thingMet(brief: Brief, at: number, step: 1 | -1): Thing | undefined {
  const { items, source, meets } = brief
  if (!meets || !isNaming(items[at]) || isOfDesign(items[at])) return undefined
  let end = at
  while (Math.abs(end + step - at) < NAMING && isNaming(items[end + step])) {
    const later = step > 0 ? items[end + step] : items[end]
    if (later?.join !== 'none') break
    end += step
  }
  // `la pregunta de la votación debe ir sola`: a verb of another language may stand behind a thing.
  const least = step > 0 && source.isForeign ? Math.max(end - VERBS, at) : end
  for (let one = end; one >= least; one--) {
    const thing = thingBetween(brief, meets, step > 0 ? { from: at, to: one } : { from: one, to: at })
    if (thing) return thing
  }
  return undefined
}

/** Verbs behind a thing at most. */
const VERBS = 2

function thingBetween({ items, source }: Brief, meets: MeetsCopy, { from, to }: Span): Thing | undefined {
  const [first, last] = [items[from] as Item, items[to] as Item]
  const counted = items.slice(from, to + 1).find(({ meaning }) => meaning.kind === 'number')?.meaning
  const key = meets(
    source.words(first.first, last.last),
    counted?.kind === 'number' ? counted.value : undefined,
  )
  return key && { key, from, to }
}

/** `tables easy to scan`: parts of any page, and no words of this copy. */
function isOfDesign(item: Item | undefined): boolean {
  const { meaning } = item ?? {}
  return (
    meaning?.kind === 'target' &&
    /^(?:tables|headings|subheads|cards|buttons|sections|links)$/.test(meaning.part ?? '')
  )
}

function isNaming(item: Item | undefined): boolean {
  if (!item) return false
  const { meaning } = item
  return (
    ['unknown', 'number', 'tint', 'target', 'unsupported'].includes(meaning.kind) ||
    (meaning.kind === 'setting' && /^(?:lines?|rows?|lists?|rules?)$/.test(item.words))
  )
}
