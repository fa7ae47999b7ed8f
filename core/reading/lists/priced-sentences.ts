import type { Paragraph, RootContent } from 'mdast'
import { sentencesOf } from '../claims/prose.ts'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { cut, joinLines, joinWords, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import { CLOSE, lettersOf } from './running-text.ts'

/** Prices from which on sentences are a list of what things cost, and letters of a paragraph that tells of them. */
const LEAST = { prices: 3, letters: 60 }

/** Letters up to which words name a thing. */
const NAME = 100

/** Letters of words that behind a price go with it, `a bowl`, and of those that only lead to what it comes to, `which is`. */
const SHORT = { least: 4, most: 14 }

/**
 * Copy that is nothing but running text below its title, with the sentences that tell what things cost taken apart: a line
 * for each price, which ends in it. Sentences without a price stay as they are; all words stay in their order.
 */
export function withPricedLines(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const [first, ...others] = body
  const blocks = first?.type === 'heading' ? others : body
  if (!blocks.every((block): block is Paragraph => block.type === 'paragraph')) return body
  const told = blocks.map(block => toldIn(block, context))
  const count = told.flatMap(({ sentences }) => sentences.flatMap(({ rows }) => rows)).length
  const isProse = told.every(({ words, sentences }) => !hasRows(sentences) || isRunning(words))
  if (count < LEAST.prices || !isProse) return body
  return [
    ...(first?.type === 'heading' ? [first] : []),
    ...told.flatMap(({ block, sentences }) => (hasRows(sentences) ? blocksOf(sentences) : [block])),
  ]
}

/** A sentence and what is in it: the words before its things, then a row for each of them. */
interface Told {
  readonly words: Phrase
  readonly lead?: Phrase
  readonly rows: readonly Row[]
}

/** What something is, what it costs, and what is said behind that. */
interface Row {
  readonly name: Phrase
  readonly price: Phrase
  readonly note: Phrase
  /** It is what one of several costs. */
  readonly isEach: boolean
}

function toldIn(block: Paragraph, context: Context) {
  const words = toPhrase(block.children)
  const sentences = sentencesOf(words, context)
    .flatMap(line => split(line, CLOSE))
    .map(line => toldOf(line, context))
  return { block, words, sentences }
}

function hasRows(sentences: readonly Told[]): boolean {
  return sentences.some(({ rows }) => rows.length > 0)
}

function isRunning({ text }: Phrase): boolean {
  return text.length >= LEAST.letters && !text.includes('\n')
}

/** A sentence in rows; none where its first price has no words before it. */
function toldOf(words: Phrase, context: Context): Told {
  const prices = pricesIn(words, context)
  const rows: Row[] = []
  let [opened, from] = [0, 0]
  for (const [at, { start, end, isEach }] of prices.entries()) {
    const name = bare(cut(words, from, start))
    if (!/\p{L}/u.test(name.text)) return { words, rows: [] }
    // `three days at £180 a day, which is £540`: what it comes to is the price of the whole.
    const isSame = rows.at(-1)?.isEach === true && name.text.length <= SHORT.most
    if (isSame) rows.pop()
    else opened = from
    from = end + noteBehind(words.text.slice(end, prices[at + 1]?.start), at === prices.length - 1)
    rows.push({
      name: isSame ? bare(cut(words, opened, start)) : name,
      price: cut(words, start, end),
      note: bare(cut(words, end, from)),
      isEach,
    })
  }
  return ledBy(words, rows)
}

/** A sentence with its rows, of which the first may stand behind a colon; one that tells more than what things cost has none. */
function ledBy(words: Phrase, rows: readonly Row[]): Told {
  const [opening, ...others] = rows
  const colon = opening && /^.*(?::(?=\s)|：)/u.exec(opening.name.text)?.[0].length
  const named = opening && colon ? [{ ...opening, name: trim(cut(opening.name, colon)) }, ...others] : rows
  if (named.some(({ name }) => lettersOf(name.text) > NAME)) return { words, rows: [] }
  return { words, rows: named, ...(opening && colon && { lead: cut(opening.name, 0, colon) }) }
}

/** The amounts of money in a sentence; behind the first, numbers that end their clause are some too. */
function pricesIn({ text }: Phrase, { lang }: Context) {
  const found = findValues(text, lang)
  const first = found.findIndex(({ value }) => value.type === 'money')
  return found.slice(first < 0 ? found.length : first).flatMap(({ value, start, end }) => {
    // Where no blanks divide words a clause is one of them.
    if (NO_BLANK.test(text.slice(end))) return []
    if (value.type === 'money') return [{ start, end, isEach: value.per !== undefined }]
    const isPrice =
      value.type === 'number' && PRICE.test(text.slice(start, end)) && CLAUSE.test(text.slice(end))
    return isPrice ? [{ start, end, isEach: false }] : []
  })
}

/** A letter of a script without blanks. */
const NO_BLANK = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** An amount without its currency, which is no year, and what ends a clause. */
const PRICE = /^(?!(?:1[89]|20)\d\d$|0\d)\d[\d.,]*$/
const CLAUSE = /^(?:[,;.](?:\s|$)|[)，；。、）]|$)/u

/** Letters behind a price that go with it: all to the end of a sentence, else a word or two before the next comma, where others follow. */
function noteBehind(text: string, isLast: boolean): number {
  if (isLast) return text.length
  const clause = /^[^,;，；、]*/u.exec(text)?.[0].length ?? 0
  const isShort = clause <= SHORT.most && text.slice(0, clause).trim().length >= SHORT.least
  return isShort && /\p{L}/u.test(text.slice(clause)) ? clause : 0
}

/** Words without the signs that divide them from others. */
function bare(words: Phrase): Phrase {
  const { text } = words
  const start = /^[\s,;.:)\]，；、。）]*/u.exec(text)?.[0].length ?? 0
  const rest = text.slice(start)
  const end = rest.length - (/^[\s,;.([，；、。（]*/u.exec([...rest].reverse().join(''))?.[0].length ?? 0)
  return cut(words, start, start + end)
}

/** Sentences as blocks: those without a price as they are, the rows of others as lines one below the other. */
function blocksOf(sentences: readonly Told[]): readonly Paragraph[] {
  const blocks: { plain?: Phrase; lines: Phrase[] }[] = []
  for (const { words, lead, rows } of sentences) {
    const said = rows.length === 0 ? words : lead
    const last = blocks.at(-1)
    if (said) {
      if (last?.plain && last.lines.length === 0) last.plain = joinWords(last.plain, said)
      else blocks.push({ plain: said, lines: [] })
    }
    if (rows.length === 0) continue
    if (blocks.length === 0) blocks.push({ lines: [] })
    blocks.at(-1)?.lines.push(...rows.flatMap(linesOf))
  }
  return blocks.flatMap(({ plain, lines }) => [
    ...(plain ? [paragraphOf(plain)] : []),
    ...(lines.length > 0 ? [paragraphOf(joinLines(lines))] : []),
  ])
}

/** A row as lines: a wide blank between its name and its price, the note below. */
function linesOf({ name, price, note }: Row): readonly Phrase[] {
  return [
    toPhrase([...name.nodes, ...phraseOf('\t').nodes, ...price.nodes]),
    ...(note.text === '' ? [] : [note]),
  ]
}
