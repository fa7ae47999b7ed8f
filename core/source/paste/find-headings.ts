import { entriesIn } from './career-entries.ts'
import { isMachineLine } from '../machine-line.ts'
import { isCapitals } from './judge.ts'
import { opensCountedClause } from '../counted-in-words.ts'
import { type Block, isAddress, isClause, isFence, isLabelled, type Line } from './lines.ts'

/** Lines that stand for headings, with their depth. */
export type Headings = ReadonlyMap<Line, 1 | 2 | 3 | 4>

/** `led`: the first line of a block, which names those below it. */
type Style = 'capitals' | 'numbered' | 'short' | 'led'

interface Candidate {
  readonly at: number
  readonly line: Line
  readonly style: Style
  /** Dots in the number of a numbered heading. */
  readonly level: number
  /** Nothing else stands in its block. */
  readonly isAlone: boolean
  readonly gap: number
  /** It is the title of the whole, whatever stands over it. */
  readonly isTitle?: true
}

/**
 * Finds what stands for headings in a text without marks: lines in capitals, numbered titles, and short lines without a
 * full stop that stand over text, where that style recurs. Blocks of `values` have columns, whose names head nothing else.
 */
export function findHeadings(blocks: readonly Block[], values: ReadonlySet<Block> = new Set()): Headings {
  const overAmounts = headingsOverAmounts(blocks)
  const all = candidatesIn(blocks, values)
  const chosen = withTitle(chooseStyles(all, blocks), all, blocks)
  const [first, ...rest] = chosen
  // What stands alone far below heads a part, and so does what stands below a line that names the whole.
  const [opening, ...others] = blocks[0]?.lines ?? []
  const isNamed =
    opening !== undefined && others.length === 0 && /^\p{Lu}.{8,88}[\p{L}\p{N})]$/u.test(opening.text)
  const isLone =
    chosen.length === 1 && (first?.at ?? 0) < FAR && !(isNamed && first?.at === 1 && !first.isAlone)
  const isTitled = first?.isTitle === true || first?.at === 0 || isLone
  const capitals = rest.filter(({ style }) => style === 'capitals').length
  return new Map([
    ...chosen.map((candidate): [Line, 1 | 2 | 3 | 4] => {
      const isFirst = candidate === first && isTitled && candidate.style !== 'numbered'
      const isTitle = isFirst || candidate.isTitle === true
      return [candidate.line, isTitle ? 1 : depthOf(candidate, capitals > 1)]
    }),
    ...overAmounts,
  ])
}

/** Blocks before the only heading of a text from which on it is not its title. */
const FAR = 2

/**
 * Counted titles right above their text, else lines in capitals, else short ones, that stand over text, else those too that lead the lines of their own block, where several do
 * and nothing else is a heading: Markdown may have emphasis, lists and tables and leave its headings to them. The first line of all is then the title.
 */
export function headingsAmongMarks(blocks: readonly Block[]): Headings {
  const over = overText(candidatesIn(blocks), blocks).filter(
    ({ line }) => line.indent === 0 && /^[\p{L}\p{N}¿¡]/u.test(line.text),
  )
  // Labels head parts where all that stand over lines do: `Problem:` over one sentence is read by its name.
  const labels = blocks.filter(({ lines: [line, next] }) => next && /[:：]$/.test(line?.text ?? ''))
  const led = over.filter(({ style }) => style === 'short' || style === 'led')
  const areAllLed = labels.every(({ lines: [line] }) => led.some(one => one.line === line))
  // `Doing   3` is a column of a board, with how many cards are below it.
  const unlabelled = led.filter(
    ({ line: { text } }) => (areAllLed || !/[:：]$/.test(text)) && !/(?:\s{2,}|\t)\d{1,3}$/.test(text),
  )
  const counted = over.filter(({ style, at }) => style === 'numbered' && blocks[at]?.lines[1]?.indent === 0)
  const used = [
    counted,
    over.filter(({ style }) => style === 'capitals'),
    over.filter(({ style }) => style === 'short'),
    unlabelled,
  ].find(some => some.length >= LEAST)
  return new Map((used ?? []).map(({ line, at }): [Line, 1 | 2] => [line, at === 0 ? 1 : 2]))
}

/** Lines of one style from which on they are headings among marks of Markdown. */
const LEAST = 3

/** The amount at the end of a line, perhaps with a mark in brackets behind it, and one that is sure to be one: with cents, or the sign of a currency. */
const amount =
  /[^\p{L}\d.,:](?:\p{Sc} ?)?\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:\p{Sc}|\p{Lu}{3}))?(?: ?\([^()]{1,12}\))?$/u
const sureAmount = /\p{Sc} ?\d[\d.,]*$|\d[.,]\d{1,2}(?: ?(?:\p{Sc}|\p{Lu}{3}))?$|\p{Sc}$/u

/** What a line may end with that ends in an amount: told at a glance, as every line of a copy is asked. */
const AT_END = /[\d\p{Sc}\p{Lu})]$/u

/** A star behind a price, as menus mark what they are known for: `dumplings 26 ★ ours`. */
const STARRED = /(?<=\d)\s*[★☆⭐♥♡❤※]\D{0,16}$/u

/** `Fish soup 8.50`: words and an amount behind them. */
export function endsInAmount(line: Line): boolean {
  const text = line.text.replace(STARRED, '')
  const at = AT_END.test(text) ? text.search(amount) : -1
  return at > 0 && /\p{L}/u.test(text.slice(0, at))
}

/** Whether a line ends in what is sure to be an amount, as no title does: with cents, or the sign of a currency. */
export function endsInSum(line: Line): boolean {
  return endsInAmount(line) && sureAmount.test(line.text)
}

/**
 * The lines over others that all end in an amount, as house and courses stand over the dishes of a menu that was written
 * without any mark. A line between the others may say more of the one above it, and heads nothing.
 */
export function headingsOverAmounts(blocks: readonly Block[]): Headings {
  const found = blocks.flatMap((block, at) => {
    const heads = headsOverAmounts(block)
    return heads.length === 0 ? [] : [{ at, heads }]
  })
  const [first] = found
  if (first === undefined) return headingsOverRates(blocks)
  const isHouse = first.at === 0 && (first.heads.length > 1 || found.length === 1)
  return new Map(
    found.flatMap(({ heads }, place) =>
      heads.map((line, at): [Line, 1 | 2] => [line, isHouse && place === 0 && at === 0 ? 1 : 2]),
    ),
  )
}

/** Letters of a line over rates at most, and rates below it at least. */
const RATES = { head: 64, least: 3 }

/** What something costs, behind its name: `The barn: 148 euros for four`. */
const rate =
  /^\p{L}[^:：]{0,60}[:：]\s*(?:from |ab |da |a partire da |dès |desde |vanaf |od )?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|euros?\b|EUR\b|CHF\b|kr\b|zł|Kč|лв|руб|грн))/iu

/** The first line of a block over rates, each behind the name of what it is for: it names them, though it says for when and what comes with them. */
function headingsOverRates(blocks: readonly Block[]): Headings {
  return new Map(
    blocks.flatMap(({ lines: [head, ...rates] }, at): [Line, 2][] => {
      const isHead =
        head && at > 0 && head.text.length <= RATES.head && /^\p{Lu}[^:：]*[\p{L}\p{N})]$/u.test(head.text)
      const end = rates.findIndex(({ text }) => !rate.test(text))
      return isHead && (end < 0 ? rates.length : end) >= RATES.least ? [[head, 2]] : []
    }),
  )
}

function headsOverAmounts({ lines }: Block): readonly Line[] {
  const count = lines.findIndex(endsInAmount)
  const [heads, rest] = [lines.slice(0, Math.max(0, count)), lines.slice(count)]
  // `Monday closed` below a heading is a line like the others.
  const isHead = ({ text }: Line, at: number): boolean =>
    isHeadLike(text) && (at === 0 || !/^\p{Ll}/u.test(text))
  const isHeaded = heads.length > 0 && heads.length < 3 && heads.every(isHead)
  const sure = rest.filter(({ text }) => sureAmount.test(text)).length
  const isPriced = rest.every(endsInAmount)
  return isHeaded && isPriced && sure > 0 && (rest.length > 2 || sure > 1) ? heads : []
}

/** Whether words are short and open like a heading over a part of a list. */
export function isHeadLike(text: string): boolean {
  return isTitleLike(text) && isWordy(text) && /^\p{L}/u.test(text) && !/\t|\?$/.test(text)
}

function depthOf({ style, level }: Candidate, hasCapitals: boolean): 2 | 3 | 4 {
  if (style === 'numbered') return Math.min(4, level + 2) as 2 | 3 | 4
  return style === 'short' && hasCapitals ? 3 : 2
}

function candidatesIn(blocks: readonly Block[], values: ReadonlySet<Block> = new Set()): Candidate[] {
  const isShouting = shareOfCapitals(blocks) > 0.5
  const said = saidAgain(blocks)
  const whole = countedHeads(blocks)
  const counted = whole.size > 0 ? whole : new Set(dottedHeads(blocks))
  const entries = entriesIn(blocks)
  return blocks.flatMap((block, at) => {
    const { lines, gap } = block
    const line = lines[0] as Line
    // The first of items with a mark heads none of the others.
    const isItem = lines[1] !== undefined && [line, lines[1]].every(one => /^[-*+•–—]\s/u.test(one.text))
    if (isItem || isMachineLine(line.text) || said.has(line.text) || entries.has(block) || values.has(block))
      return []
    const found = counted.has(line)
      ? COUNTED
      : (styleOf(line, lines, isShouting) ?? (at > 0 && isLed(lines) ? LED : undefined))
    return found ? [{ ...found, at, line, gap, isAlone: lines.length === 1 }] : []
  })
}

const COUNTED = { style: 'numbered', level: 0 } as const

/** Blocks from which on their first lines count the parts of a text. */
const LEAST_COUNTED = 3

/** The number that counts a part, perhaps behind the word for one: `3. What we found`, `Art. 3 - Fees`, `Day 3: Leeds`. */
const countedPart =
  /^(?:(\p{L}{2,10})\.? )?(\d{1,2})(?:(?:[.)]| ?[.:)–—-])\s+(?=[\p{L}¿¡«“"])|\s+(?=\p{Lu}\p{Ll}))/u

/** Titles right above their text that count from one: `1. What you asked for` over a paragraph, `2. …` over the next. */
function countedHeads(blocks: readonly Block[]): ReadonlySet<Line> {
  const heads: Line[] = []
  let open = 0
  let word: string | undefined
  for (const { lines } of blocks) {
    const [line, next] = lines
    const number = line && countedPart.exec(line.text)
    const isPoint = next !== undefined && countedPart.test(next.text)
    if (!line || Number(number?.[2]) !== heads.length + 1 || isPoint) continue
    if (!isTitleLike(line.text.slice(number?.[0].length))) continue
    if (heads.length > 0 && number?.[1] !== word) continue
    word = number?.[1]
    heads.push(line)
    if (next) open += 1
  }
  // Where most are points of a list, each a block, nothing stands below them.
  return new Set(heads.length >= LEAST_COUNTED && open * 2 >= heads.length ? heads : [])
}

/** The number of a part of a part before a title: `1.2  Key figures`. */
const dottedPart = /^(\d{1,2})\.(\d{1,2})\.?\s+(?=[\p{Lu}\p{Lo}])/u

/** Titles that count the parts of one part of a text, over their words: `2.1 Where`, `2.2 When`, `2.3 What it cost`. */
function dottedHeads(blocks: readonly Block[]): readonly Line[] {
  const heads = blocks.flatMap(({ lines: [line] }) => {
    const [mark, part, number] = (line && dottedPart.exec(line.text)) || []
    const isTitle = mark !== undefined && isTitleLike(line?.text.slice(mark.length) ?? '')
    return line && isTitle ? [{ line, part, number: Number(number) }] : []
  })
  // Where the parts are counted themselves, these are parts of theirs.
  if (blocks.some(({ lines: [line] }) => /^\d{1,2}[.)]\s+\p{Lu}/u.test(line?.text ?? ''))) return []
  const isCount = heads.every(
    ({ part, number }, at) =>
      at === 0 || (part === heads[0]?.part && number === (heads[at - 1]?.number ?? 0) + 1),
  )
  return isCount && heads.length >= LEAST_COUNTED ? heads.map(({ line }) => line) : []
}

/** Letters of a line from which on it is not said again by chance. */
const AGAIN = 8

/** What lines below others say: words over a text that are said there again ask for something and head nothing. */
function saidAgain(blocks: readonly Block[]): ReadonlySet<string> {
  const below = blocks.flatMap(({ lines }) => lines.slice(1))
  return new Set(below.flatMap(({ text }) => (text.length >= AGAIN && !isCapitals(text) ? [text] : [])))
}

const LED = { style: 'led', level: 0 } as const

/** Letters and words of a line that names those below it. */
const LEADING = { letters: 34, words: 6 }
/** What no such line has: the end of a sentence, an address, an amount, a dash before a value. */
const SAYS_MORE = /[.,;!?…。、]$|@|https?:|\s[-–—]\s|\d{3,}(?!\))|\p{Sc}|\t/u
/** Somebody's name, or a firm's: each word has a capital. */
const NAME = /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+){1,3}$/u

/** A word to call something by, perhaps behind a short one (`by centre`, `l’année`), or a part of a year; two letters are a word in scripts without blanks. */
const NAMES =
  /^[^\p{L}]*(?:(?:\p{L}{2} |\p{L}{1,2}['’])?\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})|^[QTH][1-4]\b/u

/** Letters from which one line is a text of its own. */
const SENTENCE = 28

/** Whether a line says something whole: `Four depots, one of them under the arches.` */
function isSentence({ text }: Line): boolean {
  return text.length >= SENTENCE && /^[\p{Lu}\p{N}¿¡].*\p{L}[)\d%]{0,2}[.!?…]$/u.test(text)
}

/** Whether a block's first line names what follows it: two lines or more, or one that is a sentence. */
function isLed([head, ...rest]: readonly Line[]): boolean {
  const [next, ...others] = rest
  // Words with columns are the first row of what stands below them.
  if (!head || !next || head.indent > 0 || /[^\d.)] {3,}\S/.test(head.text)) return false
  const { text } = head
  if (/^(?:19|20)\d\d$/.test(text)) return listed(next)
  // A day over what it brought is no name of a part.
  if (others.length === 0 && (/\d|[:：]$/.test(text) || !isSentence(next))) return false
  const year = text.replace(/\b(?:19|20)\d\d\b/g, '')
  const isShort = text.length <= LEADING.letters && text.split(/\s+/).length <= LEADING.words
  // Labels that all wait for a hand are to be filled in.
  const isForm = [head, ...rest].every(line => /[:：][\s_.…]*$/u.test(line.text))
  return (
    isShort &&
    !isForm &&
    NAMES.test(text) &&
    !SAYS_MORE.test(year) &&
    !NAME.test(text) &&
    !isAddress(text) &&
    !isLabelled(text)
  )
}

/** Blocks that are led by their first line, a title or not, where most of several lines are: a sketch whose parts have names. */
function ledParts(over: readonly Candidate[], blocks: readonly Block[]): readonly Candidate[] {
  const led = over.filter(({ style, isAlone }) => style === 'led' || (style === 'short' && !isAlone))
  const isShown = led.some(({ at }) => (blocks[at]?.lines.length ?? 0) > 2)
  const blocksOfLines = blocks.filter(({ lines }, at) => at > 0 && lines.length > 1 && !goesOn(lines))
  return isShown && led.length >= LEAST_LED && led.length * 5 >= blocksOfLines.length * 3 ? led : []
}

/** Whether lines are more of what stands over them: all labelled, or words that somebody said. */
function goesOn(lines: readonly Line[]): boolean {
  return lines.every(({ text }) => isLabelled(text)) || /^["“„«‚]/u.test(lines[0]?.text ?? '')
}

const LEAST_LED = 3

/** Where most lines are in capitals, as on a till's receipt, capitals say nothing. */
function shareOfCapitals(blocks: readonly Block[]): number {
  const lines = blocks.flatMap(block => block.lines).filter(({ text }) => /\p{L}{3}/u.test(text))
  return lines.filter(({ text }) => isCapitals(text)).length / Math.max(4, lines.length)
}

const numbered = /^(?:§\s?)?(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(?=\S)/
/** A number that only titles of clauses have, so that they need no empty line below them. */
const clausal = /^§/

/** Somebody's words with who said them: `"It held." – Ove, skipper`. */
const QUOTED = /^["“„«»”'‘][^"“”„«»]+["“”»«'’]\s*[–—-]\s*\p{Lu}/u

/** Whether the first line of a block has columns as the next one has, or names two who do something below: it heads neither. */
function areBeside([line, next]: readonly Line[]): boolean {
  const [one = '', other] = line?.text.split(/ {3,}/) ?? []
  if (next === undefined || other === undefined) return false
  return / {3}\S/.test(next.text) || (!/\d/.test(other) && isCapitals(one) && isCapitals(other))
}

/** What a program writes between commas without a blank: the heads of columns. */
const VALUES = /^(?:[^,，\s]+,){2,}[^,，\s]+$/u

function styleOf(
  line: Line,
  lines: readonly Line[],
  isShouting: boolean,
): { readonly style: Style; readonly level: number } | undefined {
  const { text } = line
  const count = numbered.exec(text)
  const words = text.slice(count?.[0].length ?? 0).replace(/^\*(.+)\*$/, '$1')
  const level = (count?.[1]?.match(/\./g) ?? []).length
  if (
    isFence(line) ||
    QUOTED.test(words) ||
    STARRED.test(words) ||
    VALUES.test(words) ||
    areBeside(lines) ||
    words.length > 110 ||
    /\t|\.{4}|…{2}/.test(words) ||
    !isWordy(words) ||
    isAddress(words)
  )
    return undefined
  const next = lines[1]?.text
  const isOver = next === undefined || !(isCapitals(next) || isAddress(next))
  // `TO` over the name of somebody.
  const isShort = /^\p{Lu}{2}$/u.test(words) && next !== undefined && isLabelled(next)
  if (
    !isShouting &&
    isOver &&
    (isShort || isCapitals(words)) &&
    !/^\(/.test(words) &&
    !(/\p{Ll}{3}/u.test(words) && opensCountedClause(text)) &&
    !/[,;]$|[^\s.]{4}\.$/.test(words)
  )
    return { style: 'capitals', level }
  if (!isShouting && namesStory(lines)) return { style: 'capitals', level }
  const isOpen = lines.length > 1 && !clausal.test(text) && !listed(lines[1]) && !isOverParagraph(lines)
  if (isOpen || line.indent > 3 || !isTitleLike(words)) return undefined
  if (count) return { style: 'numbered', level }
  const isNamed = /^[^\p{L}]*[\p{Lu}\p{Lo}\p{Lt}]/u.test(words) && !/^\d/.test(words)
  // `2025 at a glance`: a year may open a title.
  return isClause(text) || !(isNamed || (level === 0 && /^(?:19|20)\d\d \p{Ll}/u.test(text)))
    ? undefined
    : { style: 'short', level }
}

/** Words in capitals before a name or a day: `MEET A MEMBER: Jean`, `SUMMER FAIR, Saturday 4 July`. */
const NAMED_STORY = /^\p{Lu}{3}[\p{Lu}\d&'’ -]{2,32}(?::|,) [\p{Lu}\d](?:[^.:!?]|(?<=\d)\.(?= )){1,48}$/u

/** Whether such words stand right above what is told: a sentence, and no other label. */
function namesStory([head, next]: readonly Line[]): boolean {
  return (
    head !== undefined &&
    next !== undefined &&
    NAMED_STORY.test(head.text) &&
    next.text.length >= SENTENCE &&
    !isLabelled(next.text) &&
    /[.!?…][”"“»)]*(?:\s|$)/u.test(next.text)
  )
}

/** Letters of a line that is a whole paragraph, in a text whose lines are not broken. */
const PARAGRAPH = 120

/** Whether one or two words stand right above a paragraph that is one line: `Abstract`. */
function isOverParagraph([head, next]: readonly Line[]): boolean {
  const isParagraph = next !== undefined && next.text.length >= PARAGRAPH && /[.!?…。]$/u.test(next.text)
  return isParagraph && head !== undefined && /^\p{Lu}[\p{L}’'-]+(?: \p{Ll}[\p{L}’'-]+)?$/u.test(head.text)
}

/** Whether a line is an item with a mark: what stands right above one may head its list. */
function listed(line: Line | undefined): boolean {
  return line !== undefined && /^(?:[-*+•‣▪◦●○–—]|\d{1,2}[.)])\s+\S/u.test(line.text)
}

/** Whether words are more than figures; a year with a word is a name: `FALL 2026`. */
function isWordy(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const others = text.replace(/\b(?:19|20)\d{2}\b|\s/gu, '').length
  return letters > 1 && letters * 2 > others
}

/** Whether words are as short as a title and end like one; `most` letters. */
export function isTitleLike(text: string, most = 70): boolean {
  const isShort = text.length <= most && text.split(/\s+/).length <= most / 7
  return isShort && !/[.,;:：!…。、]$|@| \| |https?:/.test(text) && !isLabelled(text)
}

/** Styles that are used for headings here. A style must recur, save capitals, which speak for themselves. */
function chooseStyles(all: readonly Candidate[], blocks: readonly Block[]): Candidate[] {
  const over = overText(all, blocks)
  const capitals = over.filter(({ style }) => style === 'capitals')
  const counted = over.filter(({ style }) => style === 'numbered')
  const lone = all.filter(({ style, level }) => style === 'numbered' && level === 0)
  const isCounted = counted.length > 1 && counted.length * 3 >= lone.length * 2
  const short = over.filter(({ style }) => style === 'short')
  const isLetter = ({ at, isAlone }: Candidate): boolean => {
    const next = blocks[at + 1]
    return at === 1 && isAlone && next !== undefined && isOpening(next)
  }
  const apart = short.filter(candidate => (candidate.gap > 1 && candidate.at > 0) || isLetter(candidate))
  const recurring =
    apart.length > 1 || (apart.length > 0 && isCounted) ? apart : short.length > 2 ? short : []
  const led = capitals.length > 1 || recurring.length > 0 ? [] : ledParts(over, blocks)
  const isUsed = new Set([...capitals, ...(isCounted ? counted : []), ...recurring, ...led])
  return all.filter(candidate => isUsed.has(candidate))
}

/** Candidates with something under them. */
function overText(all: readonly Candidate[], blocks: readonly Block[]): Candidate[] {
  const byBlock = new Map(all.map(candidate => [candidate.at, candidate]))
  return all.filter(candidate => standsOverText(candidate, byBlock.get(candidate.at + 1), blocks))
}

/** A heading has something under it: other lines of its block, or a block that says more than it does. */
function standsOverText(
  candidate: Candidate,
  following: Candidate | undefined,
  blocks: readonly Block[],
): boolean {
  const { at, style, line, level, isAlone } = candidate
  if (!isAlone) return true
  const next = blocks[at + 1]
  if (!next) return style === 'capitals' && at === 0
  if (style === 'capitals') return true
  if (style === 'numbered') return following?.style !== 'numbered' || following.level > level
  const isApart = candidate.gap > 1 && next.gap < 2
  if (following?.isAlone && following.style !== 'numbered' && !isApart) return false
  // Behind a greeting the text itself begins.
  const below = isOpening(next) ? [next, blocks[at + 2]] : [next]
  const letters = below.flatMap(block => block?.lines ?? []).reduce((sum, { text }) => sum + text.length, 0)
  return letters > line.text.length * 1.5
}

/** Letters of a line that greets at most. */
const GREETING = 48

/** `Dear friends,`: what is said opens the block below. */
function isOpening({ lines: [line, ...others] }: Block): boolean {
  return (
    line !== undefined && others.length === 0 && line.text.length <= GREETING && /[,،，]$/u.test(line.text)
  )
}

/**
 * The title: a first line that is short is one where other headings follow. A single word in capitals over another line,
 * with no text yet under them, says what the paper is: `WHITEPAPER`.
 */
function withTitle(
  chosen: readonly Candidate[],
  all: readonly Candidate[],
  blocks: readonly Block[],
): Candidate[] {
  const [first] = chosen
  const [top, second] = [all.find(({ at }) => at === 0), all.find(({ at }) => at === 1)]
  const isKicker =
    top?.style === 'capitals' && top.isAlone && !/\s/.test(top.line.text) && second?.style === 'short'
  if (isKicker && blocks[2] && !isProse(blocks[2]) && blocks.length > 4) {
    return [
      { ...second, isTitle: true },
      ...chosen.filter(candidate => candidate !== top && candidate !== second),
    ]
  }
  const story = chosen.length === 1 && first ? underKicker(first, blocks) : undefined
  if (story) return [...story]
  const [opening] = blocks[0]?.lines ?? []
  if (!opening || !first || first.at === 0 || chosen.length < 2) return [...chosen]
  const under = blocks[0]?.lines[1]?.text
  if (isDateline(opening.text))
    return first.at === 1 ? [{ ...first, isTitle: true }, ...chosen.slice(1)] : [...chosen]
  const isTitle =
    isTitleLike(opening.text.replace(/!+$/, ''), 90) && isWordy(opening.text) && !/\t/.test(opening.text)
  const isOver = under === undefined || /\t/.test(under)
  if (!isTitle || !isOver || (first.at === 1 && !first.isAlone && chosen.length < 3)) return [...chosen]
  return [{ at: 0, line: opening, style: 'short', level: 0, gap: 0, isAlone: true }, ...chosen]
}

/** Lines of a title under a word for what it is, and blocks below among which its text begins; words from which on it is no name, and letters of a line of it at most. */
const STORY = { lines: 2, words: 3, letters: 48 }

/** The title under the only heading of a text, a single word in capitals near its top that says what follows: `ESSAY`, `REPORTAGE`. */
function underKicker(kicker: Candidate, blocks: readonly Block[]): readonly Candidate[] | undefined {
  const at = kicker.at + (kicker.isAlone ? 1 : 0)
  const lines = blocks[at]?.lines.slice(kicker.isAlone ? 0 : 1) ?? []
  const text = lines.map(line => line.text).join(' ')
  const isKicker = kicker.style === 'capitals' && kicker.at < FAR
  const isTitle = lines.length <= STORY.lines && lines.every(line => isTitleLike(line.text, STORY.letters))
  const isName = NAME.test(text) || text.split(' ').length < STORY.words
  if (!isKicker || /\s|\d/.test(kicker.line.text) || !isTitle || isName) return undefined
  const below = blocks.slice(at + 1, at + 1 + STORY.lines)
  const isForm = below[0]?.lines.every(line => isLabelled(line.text)) && below[0].lines.length > 1
  if (!/^\p{Lu}/u.test(text) || isForm || !below.some(isProse)) return undefined
  return lines.map(line => ({ ...kicker, at, line, style: 'short', isTitle: true }))
}

/** Where and when a text was written, above its title: `Rosario, 3 de agosto de 2026`, `Leeds, June 4, 2026`. */
function isDateline(text: string): boolean {
  return /^(?:\p{Lu}[^,\d]{1,40},\s*)?(?:\d{1,2}(?:\.|st|nd|rd|th)?\s(?:de |of )?\p{L}{3,12}\.?(?:,| de| of)?|\p{L}{3,12}\s\d{1,2},?)\s\d{4}$/u.test(
    text,
  )
}

function isProse({ lines }: Block): boolean {
  return lines.some(({ text }) => text.length > 160 || /\p{L}{3}[.!?]$/u.test(text))
}
