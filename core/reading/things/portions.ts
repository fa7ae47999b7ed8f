import { matchAtEnd } from '../facts/at-end.ts'
import { cut, type Phrase, phraseOf, trim } from '../facts/phrase.ts'
import type { Priced } from './prices.ts'

/** A figure with the sign of a currency or without, perhaps of one piece; `+` for what is added. */
const FIGURE = String.raw`(?:\+\s?)?(?:\p{Sc}\s?)?(?:\d{1,3}(?:[.,’']\d{3})+|\d{1,4}(?:[.,]\d{1,2})?)(?:\s?(?:\p{Sc}|円|元|kr|zł|Kč))?(?:\s?\/\s?\p{Script=Han}{1,2})?`
/** A measure: `1/2`, `¼`, `0,2 l`. */
const MEASURE = String.raw`(?:\d\/\d|[¼½¾⅓⅛]|\d{1,3}(?:[.,]\d{1,2})?\s?(?:ml|cl|dl|l|g|kg|oz|pt)\.?)`
const WORD = String.raw`\p{L}[\p{L}.’'-]{0,11}`

/** A portion with its price, and nothing else: `half 7`, `0,2 l 3,80`, `with cream + 0.80`, `mushroom (v) 9`. */
const portion = new RegExp(
  String.raw`^(?:${MEASURE}|${WORD}(?:\s${WORD})?(?:\s\(\p{L}{1,3}\)|\s\d{1,3}(?:[.,]\d{1,2})?\s?[mcd]?l)?)\s+${FIGURE}$`,
  'u',
)
/** The same at the end of more words: only the last of them is the portion. */
const portionAtEnd = new RegExp(String.raw`(?<=[\s:：])(?:${MEASURE}|${WORD})\s+${FIGURE}$`, 'u')
/** A short name of a portion, and the blanks before its price: `sm 3`, `一两8`. */
const SHORT = String.raw`(?:(?:${MEASURE}|\p{L}{1,4}\.?)\s+|\p{Script=Han}{1,3})`
/** Portions that nothing but blanks divide have short names: `sm 3 lg 5`. */
const run = new RegExp(String.raw`(?<=\s)${SHORT}${FIGURE}(?:\s+${SHORT}${FIGURE})+$`, 'u')
const figureAtEnd = new RegExp(String.raw`(?<=\s)${FIGURE}$`, 'u')
/** What divides one portion from the next. */
const divider = /\s*[|·•／｜]\s*|\s[/–—-]\s|[,;]\s+/gu
/** What divides one thing from the next: a dash leads to what is said of it. */
const dividerOfThings = /\s*[|·•／｜]\s*|\s\/\s|[,;]\s+/gu
/** Letters that portions stand in at the end of a line. */
const ENDING = 60

interface Stretch {
  readonly start: number
  readonly end: number
  readonly text: string
}

function piecesOf(text: string, between: RegExp = divider): readonly Stretch[] {
  const pieces: Stretch[] = []
  let start = 0
  for (const { index, 0: sign } of [...text.matchAll(between), { index: text.length, 0: '' }]) {
    pieces.push({ start, end: index, text: text.slice(start, index) })
    start = index + sign.length
  }
  return pieces
}

/** Where the last pieces of a line that are portions begin. */
function firstPortion(pieces: readonly Stretch[]): number {
  const others = pieces.findLastIndex(({ text }) => !portion.test(text.trim()))
  return others + 1
}

/** The prices of one thing in several portions, at the end of its line: `Chips half 4 / full 6`, `Sherry, glass 3 | bottle 16`. */
export function portionsAtEnd(line: Phrase): Priced | undefined {
  const { text } = line
  const close = matchAtEnd(text, run, ENDING)
  if (close) return pricedFrom(line, close.index)
  const pieces = piecesOf(text)
  if (areThings(wholePieces(text))) return undefined
  const first = Math.max(1, firstPortion(pieces))
  const above = pieces[first - 1]
  const portions = pieces.slice(first)
  if (!above || portions.length === 0) return undefined
  const found = matchAtEnd(above.text, portionAtEnd, ENDING)
  if (found) return pricedFrom(line, above.start + found.index)
  const plain = matchAtEnd(above.text, figureAtEnd, ENDING)
  // A capital begins the name of another thing: `Waffle 4 / Crumpet 5`.
  const areSame = portions.every(
    one => !/^\p{Lu}/u.test(one.text) && (!isListed(text, above.end) || WITH.test(one.text.trim())),
  )
  if (plain) return areSame ? pricedFrom(line, above.start + plain.index) : undefined
  return portions.length > 1 ? pricedFrom(line, portions[0]?.start ?? 0) : undefined
}

/** Whether a comma divides, as it does things one after the other; what is added to a thing says so. */
function isListed(text: string, at: number): boolean {
  return /^[,;]/.test(text.slice(at)) && !text.slice(at).includes('+')
}

/** What leads from a name to its price. */
const LEADERS = /[\s.,…·:：–—-]+$/u

function nameBefore(line: Phrase, from: number): Phrase {
  const lead = LEADERS.exec(line.text.slice(0, from))
  return trim(cut(line, 0, from - (lead?.[0].length ?? 0)))
}

function pricedFrom(line: Phrase, from: number): Priced | undefined {
  const before = nameBefore(line, from)
  return before.text === ''
    ? undefined
    : { before, price: trim(cut(line, from)), after: phraseOf(''), isSure: false }
}

/** Several things with a price each in one line: `Plum 3 / Pear 3 / Leek 2.5`, `tea 3, ginger beer 4.5`. */
export function thingsIn(line: Phrase): readonly Phrase[] {
  // A line in italics from end to end is said of what stands above it.
  const [only, ...others] = line.nodes
  if (only?.type === 'emphasis' && others.length === 0) return [line]
  const pieces = wholePieces(line.text)
  return areThings(pieces) ? pieces.map(({ start, end }) => trim(cut(line, start, end))) : [line]
}

/** A year ends the name of a wine and is no price. */
const PRICED = new RegExp(String.raw`(?<=\s)(?!(?:19|20)\d\d$)${FIGURE}$`, 'u')

/** Pieces that each end in a price: words before one are of its name, `jam, cream and scones 8`. */
function wholePieces(text: string): readonly Stretch[] {
  const whole: Stretch[] = []
  let open: Stretch | undefined
  for (const piece of piecesOf(text, dividerOfThings)) {
    const start = open?.start ?? piece.start
    open = { start, end: piece.end, text: text.slice(start, piece.end) }
    if (matchAtEnd(piece.text, PRICED, ENDING) === null) continue
    whole.push(open)
    open = undefined
  }
  return open ? [...whole, open] : whole
}

/** A name before the first of several portions: `Pancake sugar 4 / jam 5`, `Sherry, glass 3 | bottle 16`. */
const NAMED = /^\p{L}{4,}[\p{L}\s]*,?\s\p{Ll}+\s+\S+$/u
/** One small word, or a measure, with its price. */
const SMALL = new RegExp(String.raw`^(?:\p{Ll}+|${MEASURE})(?:\s\(\p{L}{1,3}\))?\s+\S+$`, 'u')
/** What is had with the thing before it costs more of the same: `Burger 12, with cheese 13`; so does what else it may be, and for how many. */
const WITH =
  /^(?:with|mit|avec|con|com|met|med|z|ze|s|se|ile|с|з|με|add|or|oder|ou|o|of|lub|nebo|eller|veya|and|und|et|y|e|en|i|a|och|og|ve)\s|(?:^|\s)(?:for|für|pour|para|per|voor|dla|pro|för|till|til|kişi|за|на)\s\d+$/iu
/** What leads from a name to what is had of it. */
const LED = /\s[–—-]\s|[:：]/u

/** Whether pieces are each a thing with its price: the first of several portions has the name before it. */
function areThings(pieces: readonly Stretch[]): boolean {
  const [first = '', ...others] = pieces.map(({ text }) => text.trim())
  if (others.length === 0 || [first, ...others].some(text => WITH.test(text) || LED.test(text))) return false
  const isOne = /^\p{Lu}/u.test(first) || others.length === 1
  const isNamed = isOne && NAMED.test(first) && others.every(text => SMALL.test(text))
  const isThing = (text: string): boolean =>
    /^\p{L}/u.test(text) && matchAtEnd(text, PRICED, ENDING) !== null && !/\+\s?\d/.test(text)
  return !isNamed && [first, ...others].every(isThing)
}

/** A whole number with a few words that say more of it: per head, from it on, while it lasts, what several cost. */
const noted =
  /(?<=[^\d\s]\s*[\s.…])(?!0\d|(?:19|20)\d\d(?!\d))(?<figure>\d{1,4}(?:[.,]\d{1,2})?)(?:(?<unit>\s?[〜~]|\s?p\.?\s?p\.|\s?\/\s?\p{Script=Han}{1,2}|\s?[,,、]\s?\d{1,2}\s?\p{Script=Han}{1,2}\s?\d{1,4})|\s*(?<note>\([^()]{1,60}\)|[–—]\s\D{1,40}|※.{1,30}|[★☆⭐♥♡❤]\uFE0F?\s?\D{0,16}))$/u
/** Letters that a price and its note stand in. */
const NOTED = 72

/** A price in thousands, which no other number of a line is written like, with what more is said of it: `Noodles 7,500 hot or cold`. */
const grouped =
  /(?<=\S\s+)(?!0)(?<figure>\d{1,3}(?:[.,]\d{3})+)\s+(?<note>(?=.*\p{L})(?!.*\d[.,]\d{3})[^.!?。]{2,48})$/u

/** A price with a note behind it, among lines that end in bare numbers: `Stew 9 p.p.`, `Water 6 (it comes by mule)`. */
export function notedPrice(line: Phrase): Priced | undefined {
  const { text } = line
  const found = matchAtEnd(text, noted, NOTED) ?? matchAtEnd(text, grouped, NOTED)
  if (!found) return undefined
  const { figure = '', unit = '', note = '' } = found.groups ?? {}
  const end = found.index + figure.length + unit.length
  return {
    before: nameBefore(line, found.index),
    price: trim(cut(line, found.index, end)),
    after: note === '' ? phraseOf('') : trim(cut(line, text.length - note.length)),
    isSure: false,
  }
}
