import type { ListItem, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesIn } from '../facts/label.ts'
import { capital, cut, type Phrase, type Stretch, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import { handsOverText, ordersPiece, orderedThing } from './handing-over.ts'
import { isAtEnd, isBelow, isRefusal, putsThere, remarkIn, wantsWords } from './remarks.ts'
import { labelledIn, type ToldLabel } from './told-labels.ts'

// A letter to whoever makes a sheet: what it says of the sheet is not printed, what it wants there is.

/** What a letter has around its text that tells that it is one. */
export interface LetterSigns {
  readonly greets: boolean
  readonly leaves: boolean
  /** It says that a text comes with it. */
  readonly speaksOfText: boolean
  /** Whether words speak of the text that comes with a message. */
  readonly speaks: (text: string) => boolean
  /** Whether words take leave. */
  readonly takesLeave: (text: string) => boolean
  /** Whether words tell a reader something: a date, a price, a contact. */
  readonly tells: (text: string) => boolean
}

/** The text that a letter orders, and what of the letter is not printed. */
export interface Ordered {
  readonly body: readonly RootContent[]
  readonly said: readonly string[]
  /** Words that only name what stands behind them. */
  readonly labels: readonly string[]
}

/**
 * The text of a letter that orders a sheet; undefined where the blocks are no such letter. They are one where several signs agree:
 * a greeting or a leave with words that order a piece, hand a text over or say how it is to look; or a first paragraph of nothing but that.
 */
export function readOrder(
  blocks: readonly RootContent[],
  signs: LetterSigns,
  context: Context,
): Ordered | undefined {
  const lines = blocks.flatMap((block, at) => linesAt(block, at, context))
  const sentences = lines.flatMap(line => line.sentences)
  if (!isOrder(sentences, signs, blocks)) return undefined
  const settled = new Settling(lines, signs, context)
  const read = blocks.flatMap((block, at) => settled.block(block, at))
  const { title, subtitles, last } = settled
  const quoted = title ? read : withQuotedText(read)
  const body = title ? read : quoted === read && settled.handed ? withFirstLine(read, signs, context) : quoted
  return {
    body: [
      ...(title ? [headingOf(title, 1)] : []),
      ...subtitles.map(paragraphOf),
      ...body,
      ...last.map(paragraphOf),
    ],
    said: settled.said,
    labels: settled.labels,
  }
}

/** A sentence of a letter, where it stands in its line, and what it is. */
interface Sentence {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly block: number
}

interface LetterLine {
  readonly words: Phrase
  readonly block: number
  readonly sentences: readonly Sentence[]
}

/** The lines of a paragraph with their sentences; of any other block none. */
function linesAt(block: RootContent, at: number, { lang }: Context): readonly LetterLine[] {
  if (block.type !== 'paragraph') return []
  return linesIn(block.children).map(words => ({
    words,
    block: at,
    sentences: sentencesIn(words.text, lang).map(([start, end]) => ({
      text: words.text.slice(start, end),
      start,
      end,
      block: at,
    })),
  }))
}

/** The stretches of the sentences of a line, without the blanks between them; what stands in brackets or behind an abbreviation ends none. */
function sentencesIn(text: string, lang: string): readonly Stretch[] {
  const found: [number, number][] = []
  for (const { index, segment } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)) {
    const end = index + segment.trimEnd().length
    const last = found.at(-1)
    const before = last ? text.slice(last[0], last[1]) : ''
    const isOpen =
      (before.match(/"/g)?.length ?? 0) % 2 > 0 ||
      (before.match(/[([（「『«“„]/gu)?.length ?? 0) > (before.match(/[)\]）」』»”“]/gu)?.length ?? 0)
    if (last && (isOpen || SHORTENED.test(before) || !/[\p{L}\p{N}]/u.test(segment))) last[1] = end
    else if (end > index) found.push([index, end])
  }
  return found
}

/** An end that is a shortened word and no sentence: `Dr.`, `ul.`, `вул.`, `z. B.` */
const SHORTENED =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|dr|mr|mrs|ms|st|no|nr|tel|prof|ul|вул|м|ca|bzw|ggf|inkl|incl|av|avda|sra?|dña|sig|kl|bl|p\.ej)\.$/iu

/** Whether sentences are a letter that orders a sheet. */
function isOrder(
  sentences: readonly Sentence[],
  { greets, leaves }: LetterSigns,
  blocks: readonly RootContent[],
): boolean {
  const opening = sentences.slice(0, OPENING)
  const hands = opening.some(({ text }) => handsOverText(text))
  const orders = opening.some(({ text }) => ordersPiece(text))
  const sure = sentences.filter(({ text }) => remarkIn(text) === 'sure')
  const isAddressed = greets || leaves
  if (isAddressed && (hands || orders || sure.length > 0)) return true
  const opens = sentences.filter(({ block }) => block === sentences[0]?.block)
  const isSaid = opens.length > 0 && opens.every(({ text }) => remarkIn(text) !== undefined)
  const isPlain = blocks.every(({ type }) => type !== 'heading')
  return isPlain && (isSaid || hands) && sure.length > 1
}

/** Sentences of a letter among which it says what it wants. */
const OPENING = 8

/** Letters before words that are wanted, at most. */
const LEADING = 70

/** Letters of what is said in passing, at most. */
const ASIDE = 90

/** Words in quotation marks; in single ones those of scripts without cases alone, where they are no apostrophes. */
const QUOTED =
  /["“”„«»「『《]([^"“”„«»「」『』《》]{2,160})["“”»«」』》]|(?<!\p{L})['‘]((?=\p{Lo})[^'‘’]{2,60})['’]/gu

class Settling {
  title: Phrase | undefined
  readonly subtitles: Phrase[] = []
  readonly last: Phrase[] = []
  readonly said: string[] = []
  readonly labels: string[] = []
  /** Whether the letter hands its text over in a sentence of its own. */
  readonly handed: boolean
  readonly #lines: readonly LetterLine[]
  readonly #dropped: ReadonlySet<Sentence>
  /** What stands above the text, and tells no fact. */
  readonly #preamble: ReadonlySet<Sentence>
  readonly #signs: LetterSigns
  readonly #context: Context
  readonly #whole: string

  constructor(lines: readonly LetterLine[], signs: LetterSigns, context: Context) {
    this.#lines = lines
    this.#signs = signs
    this.#context = context
    this.#whole = lines.map(({ words }) => words.text).join('\n')
    const sentences = lines.flatMap(line => line.sentences)
    const hand = sentences.slice(0, OPENING).findLastIndex(({ text }) => handsOverText(text))
    const copy = sentences.findIndex(({ text }) => this.#isCopy(text) && !ordersPiece(text))
    const opening = sentences.slice(0, Math.min(copy < 0 ? OPENING : copy, OPENING))
    const order = opening.findLastIndex(({ text }) => ordersPiece(text) || signs.speaks(text))
    this.handed = hand >= 0 || signs.speaksOfText
    const preamble = signs.greets || hand >= 0 ? sentences.slice(0, Math.max(hand, order) + 1) : []
    this.#preamble = new Set(
      preamble.filter(({ text }) => !signs.tells(text) && labelledIn(text, context).length === 0),
    )
    this.#dropped = new Set([
      ...preamble.filter(one => !this.#isCopy(one.text)),
      ...sentences.filter(one => remarkIn(one.text) !== undefined),
      ...sentences.slice(-2).filter(({ text }) => signs.takesLeave(text)),
    ])
  }

  /** Whether a sentence above the text has something of it all the same. */
  #isCopy(text: string): boolean {
    if (handsOverText(text)) return false
    return this.#signs.tells(text) || text.search(QUOTED) >= 0 || labelledIn(text, this.#context).length > 0
  }

  /** A block as it is printed. */
  block(block: RootContent, at: number): readonly RootContent[] {
    if (block.type === 'list') return this.#list(block)
    const lines = this.#lines.filter(line => line.block === at)
    if (lines.length === 0) return [block]
    const asides = this.#asides(lines)
    const printed = lines.flatMap(line => this.#line(line, asides))
    return paragraphsOf(printed)
  }

  /** A list without the points that are remarks. */
  #list(block: RootContent & { type: 'list' }): readonly RootContent[] {
    const isKept = ({ children: [first, ...others] }: ListItem): boolean => {
      const text = first?.type === 'paragraph' && others.length === 0 ? toPhrase(first.children).text : ''
      const isSaid = text !== '' && remarkIn(text) === 'sure' && !this.#signs.tells(text)
      if (isSaid) this.said.push(text)
      return !isSaid
    }
    const children = block.children.filter(isKept)
    return children.length === block.children.length
      ? [block]
      : children.length > 0
        ? [{ ...block, children }]
        : []
  }

  /** What is said in passing where most of a paragraph is remarks. */
  #asides(lines: readonly LetterLine[]): ReadonlySet<Sentence> {
    const sentences = lines.flatMap(line => line.sentences)
    const said = sentences.filter(({ text }) => remarkIn(text) !== undefined && !this.#signs.tells(text))
    if (said.length * 2 < sentences.length || said.length === 0) return new Set()
    return new Set(
      sentences.filter(
        ({ text }) => text.length <= ASIDE && !this.#isCopy(text) && !/[:：]|https?/u.test(text),
      ),
    )
  }

  #line(line: LetterLine, asides: ReadonlySet<Sentence>): readonly Phrase[] {
    const printed: Phrase[] = []
    let run: Stretch | undefined
    const close = () => {
      if (run) printed.push(...this.#labelled(this.#withoutAsides(cut(line.words, ...run))))
      run = undefined
    }
    for (const sentence of line.sentences) {
      const words = cut(line.words, sentence.start, sentence.end)
      const own = this.#wanted(sentence, words) ?? this.#kept(sentence, words, asides)
      if (own === undefined) run = [run?.[0] ?? sentence.start, sentence.end]
      else {
        close()
        printed.push(...own)
      }
    }
    close()
    return printed
  }

  /** What of a sentence that is said is printed: contacts that it names, else nothing; undefined where all of it is. */
  #kept(sentence: Sentence, words: Phrase, asides: ReadonlySet<Sentence>): readonly Phrase[] | undefined {
    const { text } = sentence
    const found = findValues(text, this.#context.lang)
    const reached = [...found.filter(({ value }) => REACHED.has(value.type)), ...codesIn(text)]
    if (!this.#dropped.has(sentence)) {
      if (putsThere(text) && reached.length > 0) return this.#valuesOf(words, reached)
      if (asides.has(sentence)) return this.#leaveOut(text)
      const thing = ordersPiece(text) ? orderedThing(text) : 0
      if (thing === 0) return undefined
      this.said.push(text.slice(0, thing))
      return [capital(cut(words, thing))]
    }
    if (
      reached.length > 0 &&
      !(keptBehind(text) > 0 && reached.every(({ start }) => start >= keptBehind(text)))
    )
      return this.#valuesOf(words, reached)
    const isTold = found.some(one => {
      const own = text.slice(one.start, one.end)
      return TOLD.has(one.value.type) && this.#whole.split(own).length < 3
    })
    if (isTold && !isRefusal(text) && remarkIn(text) !== undefined) return undefined
    const named = keptBehind(text)
    if (named > 0) {
      this.said.push(text.slice(0, named))
      return [withoutStop(cut(words, named))]
    }
    return this.#leaveOut(text)
  }

  #leaveOut(text: string): readonly Phrase[] {
    this.said.push(text)
    return []
  }

  /** Contacts and codes of a remark, with the word before each that says what it is. */
  #valuesOf(
    words: Phrase,
    found: readonly { readonly start: number; readonly end: number }[],
  ): readonly Phrase[] {
    let open = 0
    const lines = found.map(({ start, end }) => {
      const before = words.text.slice(open, start)
      const label = /(?:^|[\s,;:：，。])([\p{L}-]{2,24})\s?[:：]?\s?$/u.exec(before)
      const isLabel = label && this.#context.lexicon(label[1] ?? '').some(({ weight }) => weight > KNOWN)
      const from = isLabel ? start - label[0].replace(/^[\s,;:：，。]/u, '').length : start
      this.said.push(words.text.slice(open, from))
      open = end
      return cut(words, from, end)
    })
    this.said.push(words.text.slice(open))
    return lines
  }

  /** Words in quotation marks that a sentence wants on the sheet, at their places; undefined where it wants none. */
  #wanted(sentence: Sentence, words: Phrase): readonly Phrase[] | undefined {
    const { text } = sentence
    const quotes = [...text.matchAll(QUOTED)]
    if (this.#preamble.has(sentence) && quotes.length > 0) return this.#called(words, quotes)
    const isSaid = this.#dropped.has(sentence) || wantsWords(text)
    const labels = labelledIn(text, this.#context)
    const isTitled = labels.length === 1 && labels[0]?.sign === 'verb' && quotes.length > 1
    if (quotes.length === 0 || !isSaid || (labels.length > 0 && !isTitled)) return undefined
    if (!wantsWords(text) && isRefusal(text)) return undefined
    // What leads to them at length is more than that they are wanted.
    if ((quotes[0]?.index ?? 0) > LEADING && !this.#dropped.has(sentence)) return undefined
    const printed: Phrase[] = []
    let open = 0
    quotes.forEach((quote, at) => {
      const start = quote.index + 1
      const end = start + (quote[1] ?? quote[2] ?? '').length
      const before = text.slice(open, start)
      const isTitle = namesTitle(text) && !this.title && at === 0
      if (!isTitle && this.#whole.split(quote[1] ?? quote[2] ?? '').length > 2) return
      const own = cut(words, start, end)
      this.said.push(before)
      open = end
      if (at > 0 && isBelow(before)) this.subtitles.push(own)
      else if (at > 0 && /(?:^|\s)(?:or|oder|ou|o|of|albo|nebo|eller|або|или|veya)\s/iu.test(before))
        printed.push(own)
      else if (isTitle) this.title = own
      else if (isAtEnd(text.slice(end)) || isAtEnd(before)) this.last.push(own)
      else printed.push(own)
    })
    this.said.push(text.slice(open))
    return printed
  }

  /** What a sentence above the text calls in quotation marks: the thing that it orders names the sheet, who sends it stands at the end. */
  #called(words: Phrase, quotes: readonly RegExpExecArray[]): readonly Phrase[] {
    const { text } = words
    const thing = ordersPiece(text) && !this.title
    let open = 0
    for (const quote of quotes) {
      const name = quote[1] ?? quote[2] ?? ''
      const end = quote.index + quote[0].length
      // Without gaps the noun before a name belongs to it: `喫茶「つきのわ」`.
      const noun = /[\p{Lo}\s]*$/u.exec(text.slice(open, quote.index))?.[0].trimStart() ?? ''
      const isNamed = this.#whole.split(name).length > 2
      const start = /\p{Lo}/u.test(noun) ? quote.index - noun.length : quote.index + 1
      const own = cut(words, start, start > quote.index ? end - 1 : end)
      if (isNamed) continue
      this.said.push(text.slice(open, start))
      open = start + own.text.length
      if (thing) this.title = cut(words, quote.index + 1, end - 1)
      else this.last.push(own)
    }
    this.said.push(text.slice(open))
    return []
  }

  /** Words without the remarks in brackets and behind them; of one that wants other words those stay. */
  #withoutAsides(all: Phrase): Phrase {
    const tail = KNOWS.exec(all.text)
    if (tail) this.said.push(tail[0])
    const words = tail ? joined([cut(all, 0, tail.index), cut(all, tail.index + tail[0].length)]) : all
    const kept: Phrase[] = []
    let open = 0
    for (const found of words.text.matchAll(/\s?[(（]([^()（）]{3,160})[)）]/gu)) {
      const inside = found[1] ?? ''
      const wanted = wantsWords(inside) ? [...inside.matchAll(QUOTED)][0] : undefined
      if (!wanted && (!remarkIn(inside) || this.#signs.tells(inside))) continue
      const from = found.index + found[0].indexOf(inside)
      kept.push(cut(words, open, wanted ? from : found.index))
      if (wanted) kept.push(cut(words, from + wanted.index + 1, from + wanted.index + wanted[0].length - 1))
      this.said.push(inside.replace(wanted?.[1] ?? wanted?.[2] ?? '', ''))
      open = wanted ? from + inside.length : found.index + found[0].length
    }
    if (open === 0) return words
    return trim(joined([...kept, cut(words, open)]))
  }

  /** The labels that run on in words as lines of their own; what names the sheet goes to its head. */
  #labelled(words: Phrase): readonly Phrase[] {
    const labels = labelledIn(words.text, this.#context)
    const [first] = labels
    if (!first) return [words]
    const above = first.start > 0 ? [trim(cut(words, 0, first.start))] : []
    return [...above, ...labels.flatMap(label => this.#label(words, label, labels.length))]
  }

  #label(words: Phrase, label: ToldLabel, count: number): readonly Phrase[] {
    const { concept, sign, start, value, end } = label
    const own = withoutStop(trim(cut(words, value, end)))
    const isHead = concept === 'title' ? this.title === undefined : concept === 'subtitle'
    if (isHead) {
      this.labels.push(words.text.slice(start, value))
      if (concept === 'title') this.title = withoutQuotes(own)
      else this.subtitles.push(withoutQuotes(own))
      return []
    }
    if (count === 1 && start === 0 && sign === 'colon') return [words]
    // `Ada Lark, tailor`: who, and what that is.
    const isCalled = concept === 'name' || concept === 'organization'
    const lead = isCalled ? (/^([^,，]{2,60})[,，]\s/u.exec(own.text)?.[1]?.length ?? 0) : 0
    if (lead === 0) return [this.#tied(words, label, own)]
    return [this.#tied(words, label, cut(own, 0, lead)), trim(cut(own, lead + 1))]
  }

  /** A label and its value in a line of their own. */
  #tied(words: Phrase, { sign, start, name, value }: ToldLabel, own: Phrase): Phrase {
    if (sign === 'colon') return toPhrase([...cut(words, start, value).nodes, ...own.nodes])
    this.said.push(words.text.slice(start, name[0]), words.text.slice(name[1], value))
    return toPhrase([...cut(words, ...name).nodes, { type: 'text', value: ': ' }, ...own.nodes])
  }
}

/** Weight of a meaning from which on a word says what stands behind it. */
const KNOWN = 0.8

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

/** What is added for somebody who knows why: `…, otherwise they ask for more, you know.` */
const KNOWS =
  /(?:,\s(?:otherwise|or else|sonst|sinon|si no|sennò|altrimenti|senão|anders|inaczej|bo|jinak|annars|ellers|інакше|иначе|yoksa)\s[^,.;]{2,80})?,\s(?:you know(?: how it is)?|you know them|(?:weißt du|du weißt|sie wissen) ?(?:ja|schon)?|tu sais|vous savez|ya sabes|(?:lo )?sai|você sabe|sabes como é|weet je|wiesz|znasz ich|víš|vet du|du vet|сам[аі]? знаєш|сам[аи]? знаешь|biliyorsun)(?=[.!]*$)/iu

const TITLE =
  /(?:^|[^\p{L}])(?:headline|title|heading|überschrift|titel|titre|título|titolo|tytuł|nagłówek|nadpis|název|rubrik(?:en)?|overskrift(?:en)?|kop|tittel|заголовок|назва|название|başlık|(?:it|this|poster|card|flyer|coupon|voucher) (?:should|must|needs to|has to) (?:say|read))(?=$|[^\p{L}])|标题|標題|タイトル|제목/iu

function namesTitle(text: string): boolean {
  return TITLE.test(text)
}

/** Words in one line. */
function joined(words: readonly Phrase[]): Phrase {
  return toPhrase(words.flatMap(({ nodes }) => nodes))
}

/** Words without the quotation marks around all of them. */
function withoutQuotes(words: Phrase): Phrase {
  const found = /^["“”„«»「『《]\s?([^"“”„«»「」『』《》]+?)\s?["“”»«」』》][.!。]?$/u.exec(words.text)
  const start = found ? words.text.indexOf(found[1] ?? '') : 0
  return found ? cut(words, start, start + (found[1] ?? '').length) : words
}

/** A value without the stop of the sentence that it was in. */
function withoutStop(words: Phrase): Phrase {
  const isOne = !/[.!?]\s+\p{Lu}|。\S/u.test(words.text) && !SHORTENED.test(words.text)
  return isOne && /(?<![.。])[.。;；,]$/u.test(words.text) ? cut(words, 0, words.text.length - 1) : words
}

/** A text whose first block is one quotation, which is what is ordered: its first line names the sheet. */
function withQuotedText(body: readonly RootContent[]): readonly RootContent[] {
  const at = body.findIndex(
    block => block.type === 'paragraph' && /^["“„«「『]/u.test(toPhrase(block.children).text.trim()),
  )
  const block = body[at]
  if (at !== 0 || block?.type !== 'paragraph') return body
  const words = trim(toPhrase(block.children))
  const [first, ...others] = linesIn(block.children)
  const inner = bareOf(words)
  if (inner) {
    const [name, ...below] = linesIn([...inner.nodes])
    if (!name || name.text.length > ASIDE)
      return [...body.slice(0, at), paragraphOf(inner), ...body.slice(at + 1)]
    return [headingOf(name, 1), ...body.slice(0, at), ...paragraphsOf(below), ...body.slice(at + 1)]
  }
  const named = first && withoutQuotes(first)
  if (
    !first ||
    !named ||
    named === first ||
    named.text.length > ASIDE ||
    /^\s*[—–-]/u.test(others[0]?.text ?? '')
  )
    return body
  return [headingOf(named, 1), ...body.slice(0, at), ...paragraphsOf(others), ...body.slice(at + 1)]
}

/** Words inside one pair of quotation marks that holds all of them. */
function bareOf(words: Phrase): Phrase | undefined {
  const found = /^["“„«「『]\s*([^"“”„«»「」『』]+?)\s*["”“»«」』][.!]?$/u.exec(words.text)
  if (!found?.[1]) return undefined
  const start = words.text.indexOf(found[1])
  return cut(words, start, start + found[1].length)
}

/** A text that was handed over whose first line, short and without facts, names it. */
function withFirstLine(
  body: readonly RootContent[],
  { tells }: LetterSigns,
  context: Context,
): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || body.some(({ type }) => type === 'heading')) return body
  const [name, ...below] = linesIn(first.children)
  const isName =
    name &&
    below.length + others.length > 0 &&
    name.text.length <= NAME &&
    !/[.,;:。、，…]$/u.test(name.text) &&
    !tells(name.text) &&
    labelledIn(name.text, context).length === 0
  return isName ? [headingOf(name, 1), ...paragraphsOf(below), ...others] : body
}

/** Letters of a line that names a sheet. */
const NAME = 60
