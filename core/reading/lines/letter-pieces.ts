import type { Context } from '../context.ts'
import { capital, cut, type Phrase, type Stretch } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import { coverSaid } from './cover-says.ts'
import { ordersPiece, orderedThing } from './handing-over.ts'
import {
  ASIDE,
  holdsCopy,
  isRepeated,
  type Letter,
  type LetterLine,
  type Quote,
  quotesIn,
  type Sentence,
} from './letter-sentences.ts'
import { nameSheet, type Piece, printed, said, textPieces, withoutStop } from './letter-text.ts'
import { isAtEnd, isBelow, isRefusal, putsThere, remarkIn, wantsWords } from './remarks.ts'
import { labelledIn } from './told-labels.ts'

// What becomes of the sentences of a letter: each is text, or speaks to the maker of the sheet, and then what it wants there is printed.

/** What the lines of a paragraph become; `isNamed` where a title stands above them. */
export function piecesOf(lines: readonly LetterLine[], letter: Letter, isNamed: boolean): readonly Piece[] {
  const asides = asidesIn(lines, letter)
  const pieces: Piece[] = []
  for (const line of lines)
    pieces.push(...linePieces(line, letter, { asides, isNamed: isNamed || nameSheet(pieces) }))
  return pieces
}

/** What is said in passing where most of a paragraph is remarks. */
function asidesIn(lines: readonly LetterLine[], letter: Letter): ReadonlySet<Sentence> {
  const sentences = lines.flatMap(line => line.sentences)
  const remarks = sentences.filter(({ text }) => remarkIn(text) !== undefined && !letter.signs.tells(text))
  if (remarks.length * 2 < sentences.length || remarks.length === 0) return new Set()
  return new Set(
    sentences.filter(
      ({ text }) => text.length <= ASIDE && !holdsCopy(text, letter) && !/[:：]|https?/u.test(text),
    ),
  )
}

/** What holds where a sentence stands. */
interface Around {
  readonly asides: ReadonlySet<Sentence>
  /** Whether the sheet has its title. */
  readonly isNamed: boolean
}

/** A line: the sentences that are text run on together between those that speak to the maker. */
function linePieces({ words, sentences }: LetterLine, letter: Letter, around: Around): readonly Piece[] {
  const pieces: Piece[] = []
  const isNamed = (own: readonly Piece[]) => around.isNamed || nameSheet(pieces) || nameSheet(own)
  let run: Stretch | undefined
  const close = (own: readonly Piece[]) => {
    if (run) pieces.push(...untied(cut(words, ...run), letter, isNamed(own)))
    pieces.push(...own)
    run = undefined
  }
  for (const sentence of sentences) {
    const own = spoken(sentence, cut(words, sentence.start, sentence.end), letter, {
      ...around,
      isNamed: isNamed([]),
    })
    if (own) close(own)
    else run = [run?.[0] ?? sentence.start, sentence.end]
  }
  close([])
  return pieces
}

/** Words that are printed, without the tie to what a sheet should say before: `Then that |we meet on Tuesdays`. */
function untied(words: Phrase, letter: Letter, isNamed: boolean): readonly Piece[] {
  const tie = letter.dropped.size > 0 ? (TIE.exec(words.text)?.[0].length ?? 0) : 0
  if (tie === 0) return textPieces(words, letter, isNamed)
  return [said(words.text.slice(0, tie)), ...textPieces(capital(cut(words, tie)), letter, isNamed)]
}

const TIE =
  /^(?:(?:and )?then (?:say )?that|and that|(?:und )?dann(?:,)? dass|(?:et )?puis qu[e’']|(?:y )?luego que|(?:e )?poi che|(?:e )?depois que|(?:en )?dan dat|(?:i )?potem,? że|(?:a )?pak,? že|(?:och )?(?:sen|sedan) att|(?:og )?så at|(?:і |и )?потім,? що|(?:и )?потом,? что)\s?(?=\S)/iu

/** What of a sentence that speaks to the maker is printed, and where; undefined for one that is text. */
function spoken(
  sentence: Sentence,
  words: Phrase,
  letter: Letter,
  { asides, isNamed }: Around,
): readonly Piece[] | undefined {
  const cover = coverSaid(words, isNamed)
  if (cover) return cover
  const quotes = quotesIn(sentence.text)
  if (quotes.length > 0 && letter.preamble.has(sentence)) return called(words, quotes, letter, isNamed)
  if (wantsQuotes(sentence, quotes, letter)) return wanted(words, quotes, letter, isNamed)
  return letter.dropped.has(sentence) ? keptOf(words, letter) : keptInPassing(sentence, words, letter, asides)
}

/** What a sentence above the text calls in quotation marks: the thing that it orders names the sheet, who sends it stands at the end. */
function called(words: Phrase, quotes: readonly Quote[], letter: Letter, isNamed: boolean): readonly Piece[] {
  const { text } = words
  const pieces: Piece[] = []
  let open = 0
  for (const { words: name, start, end } of quotes) {
    if (isRepeated(name, letter)) continue
    // Without gaps the noun before a name belongs to it: `喫茶「つきのわ」`.
    const noun = /[\p{Lo}\s]*$/u.exec(text.slice(open, start - 1))?.[0].trimStart() ?? ''
    const whole = /\p{Lo}/u.test(noun)
      ? ([start - 1 - noun.length, end + 1] as const)
      : ([start, end] as const)
    const isTitle = ordersPiece(text) && !isNamed && !nameSheet(pieces)
    pieces.push(said(text.slice(open, whole[0])))
    pieces.push(
      isTitle ? { to: 'title', words: cut(words, start, end) } : { to: 'end', words: cut(words, ...whole) },
    )
    open = whole[1]
  }
  return [...pieces, said(text.slice(open))]
}

/** Whether a sentence wants the words in its quotation marks on the sheet. */
function wantsQuotes(sentence: Sentence, [first, ...others]: readonly Quote[], letter: Letter): boolean {
  const { text } = sentence
  const isDropped = letter.dropped.has(sentence)
  if (!first || (!isDropped && !wantsWords(text)) || (!wantsWords(text) && isRefusal(text))) return false
  const labels = labelledIn(text, letter.context)
  const isTitled = labels.length === 1 && labels[0]?.sign === 'verb' && others.length > 0
  // What leads to them at length is more than that they are wanted.
  return (labels.length === 0 || isTitled) && (isDropped || first.start - 1 <= LEADING)
}

/** Letters before words that are wanted, at most. */
const LEADING = 70

/** Words in quotation marks that a sentence wants on the sheet, at their places. */
function wanted(words: Phrase, quotes: readonly Quote[], letter: Letter, isNamed: boolean): readonly Piece[] {
  const { text } = words
  const pieces: Piece[] = []
  let open = 0
  quotes.forEach(({ words: own, start, end }, at) => {
    const before = text.slice(open, start)
    const isTitle = at === 0 && !isNamed && TITLE.test(text)
    if (!isTitle && isRepeated(own, letter)) return
    const isLast = isAtEnd(text.slice(end)) || isAtEnd(before)
    const later = at === 0 ? undefined : isBelow(before) ? 'subtitle' : OR.test(before) ? 'text' : undefined
    const to = later ?? (isTitle ? 'title' : isLast ? 'end' : 'text')
    pieces.push(said(before), { to, words: cut(words, start, end) })
    open = end
  })
  return [...pieces, said(text.slice(open))]
}

const TITLE =
  /(?:^|[^\p{L}])(?:headline|title|heading|überschrift|titel|titre|título|titolo|tytuł|nagłówek|nadpis|název|rubrik(?:en)?|overskrift(?:en)?|kop|tittel|заголовок|назва|название|başlık|(?:it|this|poster|card|flyer|coupon|voucher) (?:should|must|needs to|has to) (?:say|read)|(?:say|read|says) something|ought to say|etwas (?:wie|in der art)|quelque chose comme|algo como|qualcosa (?:come|tipo)|iets als|coś w stylu|(?:något|noget) i (?:stil|retning)|něco jako|щось (?:на кшталт|типу)|что-то (?:вроде|типа))(?=$|[^\p{L}])|标题|標題|タイトル|제목/iu

const OR = /(?:^|\s)(?:or|oder|ou|o|of|albo|nebo|eller|або|или|veya)\s/iu

/** A sentence that is text but for what it says in passing: contacts that it asks for, or what the ordered sheet is for. */
function keptInPassing(
  sentence: Sentence,
  words: Phrase,
  { context }: Letter,
  asides: ReadonlySet<Sentence>,
): readonly Piece[] | undefined {
  const { text } = words
  const reached = putsThere(text) ? reachedIn(text, context) : []
  if (reached.length > 0) return valuesOf(words, reached, context)
  if (asides.has(sentence)) return [said(text)]
  const thing = ordersPiece(text) ? orderedThing(text) : 0
  return thing === 0 ? undefined : [said(text.slice(0, thing)), printed(capital(cut(words, thing)))]
}

/** What of a remark is printed: contacts that it names, or what stands behind it, else nothing; undefined where all of it is. */
function keptOf(words: Phrase, { context, whole }: Letter): readonly Piece[] | undefined {
  const { text } = words
  const reached = reachedIn(text, context)
  const named = keptBehind(text)
  const isBehind = named > 0 && reached.every(({ start }) => start >= named)
  if (reached.length > 0 && !isBehind) return valuesOf(words, reached, context)
  const isTold = findValues(text, context.lang).some(
    ({ start, end, value }) => TOLD.has(value.type) && whole.split(text.slice(start, end)).length < 3,
  )
  if (isTold && !isRefusal(text) && remarkIn(text) !== undefined) return undefined
  if (named > 0) return [said(text.slice(0, named)), printed(withoutStop(cut(words, named)))]
  return [said(text)]
}

/** Weight of a meaning from which on a word says what stands behind it. */
const KNOWN = 0.8

/** A stretch of a sentence. */
type Found = Pick<Sentence, 'start' | 'end'>

/** Contacts and codes of a remark, with the word before each that says what it is. */
function valuesOf(words: Phrase, found: readonly Found[], { lexicon }: Context): readonly Piece[] {
  const pieces: Piece[] = []
  let open = 0
  for (const { start, end } of found) {
    const before = words.text.slice(open, start)
    const label = /(?:^|[\s,;:：，。])([\p{L}-]{2,24})\s?[:：]?\s?$/u.exec(before)
    const isLabel = label && lexicon(label[1] ?? '').some(({ weight }) => weight > KNOWN)
    const from = isLabel ? start - label[0].replace(/^[\s,;:：，。]/u, '').length : start
    pieces.push(said(words.text.slice(open, from)), printed(cut(words, from, end)))
    open = end
  }
  return [...pieces, said(words.text.slice(open))]
}

/** Where a sentence says that somebody is reached, and the codes that it has. */
function reachedIn(text: string, { lang }: Context): readonly Found[] {
  return [...findValues(text, lang).filter(({ value }) => REACHED.has(value.type)), ...codesIn(text)]
}

/** Where somebody is reached, and what is shown at a till. */
const REACHED: ReadonlySet<string> = new Set(['email', 'url', 'handle', 'phone', 'code', 'address'])
/** What a reader is told, if nothing else in a letter does. */
const TOLD: ReadonlySet<string> = new Set(['date', 'time', 'money'])

/** Codes of capitals and figures: `LARK25`. */
function codesIn(text: string): readonly Pick<Sentence, 'start' | 'end'>[] {
  return [...text.matchAll(/(?<![\p{L}\d@./])(?=[A-Z\d-]*\d)[A-Z][A-Z\d-]{3,19}(?![\p{L}\d@/])/gu)].map(
    ({ index, 0: code }) => ({ start: index, end: index + code.length }),
  )
}

/** Where in a remark what is to stand there all the same begins: `电话不用写，只写|公众号：屋顶放映室`, `The address may go if it is too long: |9 Mill Road`. */
function keptBehind(text: string): number {
  const only = /[，,、]\s?只(?:写|放|印|要)/u.exec(text)
  if (only) return only.index + only[0].length
  const colon = /[:：]\s*(?=\S)/u.exec(text)
  if (!colon || isRefusal(text.slice(0, colon.index)) || remarkIn(text.slice(colon.index))) return 0
  return remarkIn(text.slice(0, colon.index)) ? colon.index + colon[0].length : 0
}
