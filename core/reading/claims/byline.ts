import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { phraseIn, itemWith, paragraphOf } from '../facts/facts.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { wordsFor } from '../words/lexicon.ts'
import type { ListClaim, Material } from '../lists/lists.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { listsTaken, type Role } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { andWords } from '../words/agreements.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'
import { isFirmName } from './firms.ts'

/** What a line below a title says of whose text it is: names, then whom they belong to, then when. */
interface Byline {
  readonly block: Paragraph
  readonly names: readonly Phrase[]
  readonly publisher?: Phrase
  readonly date?: Phrase
}

/**
 * The authors of a document: the names of a field or of a labelled line, one by one, and those of a byline below the title:
 * `Mo Ash and Ida Birch, Harbour Institute, April 2026`.
 */
export function* authorLists({ facts, head, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('authors')) return
  const labelled = facts.filter(
    ({ meanings, place }) =>
      place !== 'body' && meanings.some(({ concept, weight }) => concept === 'author' && weight > 0.8),
  )
  for (const fact of labelled)
    yield {
      role: 'authors',
      items: authorsOf(fact, context),
      pieces: [fact],
      weight: 1.2,
      because: 'names of authors',
    }
  if (labelled.length > 0) return
  const byline = bylineIn(head.blocks, context)
  if (byline)
    yield {
      role: 'authors',
      items: byline.names.map(name => itemWith({ title: name, blocks: [byline.block] })),
      pieces: [],
      weight: 1,
      because: 'a byline',
    }
}

function authorsOf(fact: Fact, context: Context): readonly Item[] {
  if (fact.items.length > 0) return fact.items
  if (fact.facts.length > 0)
    return [itemWith({ facts: fact.facts, title: phraseIn(fact), blocks: fact.blocks })]
  const phrase = phraseIn(fact)
  // Who else is told with them is no name among names: `with Yusuf, Big Davie and the Wednesday team`.
  if (WITH_OTHERS.test(phrase.text)) return [itemWith({ title: phrase, blocks: fact.blocks })]
  const pieces = withLetters(split(phrase, dividerIn(context)), phrase)
  const names = pieces.filter(piece => isPerson(piece.text, context))
  // One name with what its bearer is stays one thing.
  if (names.length < 2) return [itemWith({ title: phrase, blocks: fact.blocks })]
  const items: Item[] = []
  for (const piece of pieces) {
    const last = items.at(-1)
    if (last === undefined || isPerson(piece.text, context))
      items.push(itemWith({ title: piece, blocks: [paragraphOf(piece)] }))
    else items[items.length - 1] = { ...last, text: [...last.text, paragraphOf(piece)] }
  }
  return items
}

/** Others beside those who are named: `with Yusuf`, `und das Team`. */
const WITH_OTHERS =
  /(?:^|[,;)]\s*)(?:with|mit|avec|con|com|met|med|z|ze)\s+\p{Lu}|(?:^|\s)(?:and|und|et|y|e|en|och|og|i|oraz)\s+(?:the|das|die|der|l['’]|la|le|les|el|los|las|il|i|gli|o|a|os|as|de|het)\s?\p{L}+\s\p{L}/u

/** Letters behind a name that somebody has from a school or a guild: `Dip FD`, `MSc`, `CEng MIET`, `FRICS`. */
function areLetters(text: string): boolean {
  return (
    /^(?:\p{Lu}\p{L}{0,5}\.?\s){0,3}(?:\p{Lu}\p{Ll}{0,2}){2,6}\.?(?:\s\(\p{L}{2,6}\))?$/u.test(text) &&
    /\p{Lu}\p{Ll}*\p{Lu}/u.test(text)
  )
}

/** Pieces of a line, those letters with the name that they are behind. */
function withLetters(pieces: readonly Phrase[], line: Phrase): readonly Phrase[] {
  const joined: Phrase[] = []
  let from = 0
  for (const piece of pieces) {
    const at = line.text.indexOf(piece.text, from)
    const last = joined.at(-1)
    const start = last ? line.text.lastIndexOf(last.text, at) : at
    if (last && at > 0 && start >= 0 && areLetters(piece.text))
      joined[joined.length - 1] = trim(cut(line, start, at + piece.text.length))
    else joined.push(piece)
    from = at + piece.text.length
  }
  return joined
}

/** Between names: a comma, a semicolon, a dot, an "and". */
function dividerIn({ lang }: Context): RegExp {
  const and = `(?:${andWords(lang).join('|')})\\s+`
  return new RegExp(`\\s*[,;、，·|•\\n]\\s*(?:${and})?|\\s+[&/]\\s+|\\s+${and}`, 'giu')
}

/** Two to five words that open with capitals, and nothing that firms are called; scripts without capitals: few letters. */
function isPerson(text: string, context: Context): boolean {
  const words = text
    .replace(/[()[\]]/g, ' ')
    .trim()
    .split(/\s+/)
  if (/[\d:：]/.test(text) || words.length > 5 || isFirmName(words.join(' '), context)) return false
  if (/^\p{Lo}/u.test(text)) return text.length <= 12
  // A particle may be bound to the name: `al-Haddad`, `d’Orsi`.
  const opening = words.filter(word => /^(?:\p{Ll}{1,3}['’-])?\p{Lu}/u.test(word))
  return opening.length >= Math.max(2, words.length - 2) && /^\p{Lu}/u.test(text)
}

/** Paragraphs below the title among which a byline is looked for. */
const NEAR = 4

function bylineIn(blocks: readonly RootContent[], context: Context): Byline | undefined {
  const near = blocks.slice(0, NEAR).filter((block): block is Paragraph => block.type === 'paragraph')
  for (const [at, block] of near.entries()) {
    const byline = readByline(block, context, at > 0)
    if (byline) return byline
  }
  return undefined
}

/** Whether a paragraph begins with a word for its author: `By Mo Ash, 4 June 2026`. */
export function isCredit(block: RootContent, context: Context): boolean {
  return block.type === 'paragraph' && creditIn(block, context) !== undefined
}

/** A byline that says so itself, in a document that is not by authors. */
function creditIn(block: Paragraph, context: Context): Byline | undefined {
  const whole = trim(toPhrase(block.children))
  if (whole.text.length > SAID || /[.!?。]\s+\p{Lu}/u.test(whole.text)) return undefined
  const [first, ...more] = split(whole, /\s*[,;·|•\n]\s*|\s+[–—]\s+/g)
  const name = first && credited(first, context)
  if (!name) return undefined
  const dated = more.find(({ text }) => isDate(text, context))
  const [publisher] = more.filter(piece => piece !== dated && /^\p{Lu}|^\p{Lo}/u.test(piece.text))
  return { block, names: [name], ...(publisher && { publisher }), ...(dated && { date: dateIn(dated) }) }
}

/** The name or the names behind a word for who wrote it. */
function credited(piece: Phrase, context: Context): Phrase | undefined {
  for (const match of piece.text.matchAll(/\s+/g)) {
    const cue = piece.text.slice(0, match.index)
    const name = trim(cut(piece, match.index))
    const isAuthor = context.lexicon(cue).some(({ concept, weight }) => concept === 'author' && weight > 0.85)
    const all = isAuthor ? split(name, dividerIn(context)) : []
    if (all.length > 0 && all.every(({ text }) => isPerson(text, context))) return name
  }
  return undefined
}

/** Whether a paragraph says whose text it is and not what it is about. */
export function isByline(block: RootContent, context: Context): boolean {
  return block.type === 'paragraph' && readByline(block, context) !== undefined
}

function creditAmong(blocks: readonly RootContent[], context: Context): Byline | undefined {
  const near = blocks.slice(0, NEAR).filter((block): block is Paragraph => block.type === 'paragraph')
  const [credit] = near.flatMap(block => creditIn(block, context) ?? [])
  return credit
}

/** What a paragraph says of whose text it is; `below` another one a line without a label is no line under the title. */
function readByline(block: Paragraph, context: Context, below = false): Byline | undefined {
  const written = linesIn(block.children)
  const whole = toPhrase(block.children)
  const said = written.flatMap(line => labelledNames(line, context))
  if (said.length > 0) {
    const dated = written
      .flatMap(line => split(line, /\s*[,;·|•]\s+/g).slice(-1))
      .find(({ text }) => isDate(text, context))
    const date = dated ? dateIn(dated) : firstOf(written, line => dayBehindCue(line, context))
    const publisher = firstOf(written, line => publisherIn(line, context, below))
    return { block, names: said, ...(publisher && { publisher }), ...(date && { date }) }
  }
  const spoken = spokenName(whole, context)
  if (spoken) {
    // What stands before the sentence is whose text it is: `Kurragong Airport. Prepared by Noelene Barba.`
    const [publisher] = split(cut(whole, 0, spoken.at), /[.。]\s*$/gu)
    const isName = publisher !== undefined && publisher.text.length <= 80 && !/[.!?]\s/u.test(publisher.text)
    return { block, names: [spoken.name], ...(isName && { publisher }) }
  }
  if (
    written.length > 4 ||
    whole.text.length > 240 ||
    /[.!?。]\s*$/.test(whole.text.replace(/\b\p{L}{1,4}\.\s*$/u, ''))
  )
    return undefined
  const pieces = written.flatMap(line => split(line, /\s*[,;·|•]\s+|\s+[–—]\s+/g))
  const dated = pieces.find(({ text }) => isDate(text, context))
  const names: Phrase[] = []
  const others: Phrase[] = []
  for (const piece of pieces) {
    if (piece === dated) continue
    const people =
      others.length === 0
        ? split(piece, dividerIn(context)).filter(({ text }) => isPerson(text, context))
        : []
    if (people.length > 0) names.push(...people)
    else if (piece.text.length <= 80) others.push(piece)
  }
  const opens = isPerson(names[0]?.text ?? '', context) && whole.text.startsWith(names[0]?.text ?? '')
  if (!opens || (dated === undefined && others.length === 0)) return undefined
  // What stands in further lines is more than whose text it is.
  const behind = written.find(line => others[0] !== undefined && line.text.includes(others[0].text))
  const publisher = spanOf(
    whole,
    others.filter(({ text }) => behind?.text.includes(text)),
  )
  const date = dated && dateIn(dated)
  return { block, names, ...(publisher && { publisher }), ...(date && { date }) }
}

/** The names behind a label for authors in one of several lines. */
function labelledNames(line: Phrase, context: Context): readonly Phrase[] {
  const labelled = readLabelled(line)
  const isAuthor =
    labelled &&
    context.lexicon(labelled.label.text).some(({ concept, weight }) => concept === 'author' && weight > 0.8)
  return isAuthor
    ? split(labelled.value, dividerIn(context)).filter(({ text }) =>
        isPerson(text.replace(/\s*\(.*$/u, ''), context),
      )
    : []
}

function firstOf<Found>(
  lines: readonly Phrase[],
  find: (line: Phrase) => Found | undefined,
): Found | undefined {
  return lines.map(find).find(found => found !== undefined)
}

/** Whether words mean a concept for sure. */
function isCue(words: string, concept: 'publisher' | 'datePublished', { lexicon }: Context): boolean {
  return lexicon(words).some(meaning => meaning.concept === concept && meaning.weight > 0.8)
}

/** The day at the end of a line that opens with words for it: `Published on 4 June 2026`. */
function dayBehindCue({ text }: Phrase, context: Context): Phrase | undefined {
  const last = findValues(text, context.lang).at(-1)
  if (last?.value.type !== 'date' || last.end < text.trimEnd().length) return undefined
  return isCue(text.slice(0, last.start), 'datePublished', context)
    ? phraseOf(text.slice(last.start, last.end))
    : undefined
}

/** What stands behind words for whom a text belongs to, up to a comma: `Published by the Harbour Institute, March 2026`. */
function firmBehindCue(line: Phrase, context: Context): Phrase | undefined {
  for (const { index } of [...line.text.matchAll(/\s+/g)].slice(0, 3)) {
    if (!isCue(line.text.slice(0, index), 'publisher', context)) continue
    const [name] = split(trim(cut(line, index)), /\s*[,;·|•]\s+/g)
    // An article is no part of a name.
    const article = /^\p{Ll}{1,3}\s+(?=\p{Lu})/u.exec(name?.text ?? '')?.[0].length ?? 0
    if (name && /^(?:\p{Lu}|\p{Lo})/u.test(name.text.slice(article))) return trim(cut(name, article))
  }
  return undefined
}

/** Words up to which a line without a label is a name. */
const NAMED = 8

/** Whom a line names that has no label: behind words for it, or by itself where it is a name and nothing else. */
function publisherIn(line: Phrase, context: Context, below: boolean): Phrase | undefined {
  if (readLabelled(line)) return undefined
  const named = firmBehindCue(line, context)
  if (named) return named
  const isName =
    /^\p{Lu}/u.test(line.text) && !/[\d.!?:,;@]/u.test(line.text) && line.text.split(/\s+/).length <= NAMED
  return isName && (below || isFirmName(line.text, context)) ? line : undefined
}

/** Letters of a paragraph that may say who wrote the text. */
const SAID = 320

/** Somebody named in a sentence, after words that say what for: `Prepared by Noelene Barba, operations manager.` */
function spokenName(
  whole: Phrase,
  context: Context,
): { readonly name: Phrase; readonly at: number } | undefined {
  if (whole.text.length > SAID) return undefined
  const cues = [...wordsFor(context.lang, 'author'), ...wordsFor('en', 'author')].filter(cue =>
    cue.includes(' '),
  )
  const lower = whole.text.toLocaleLowerCase(context.lang)
  for (const cue of cues) {
    const at = lower.search(new RegExp(`(?<!\\p{L})${cue}\\s`, 'u'))
    if (at < 0) continue
    const start = at + cue.length
    const [name] = split(cut(whole, start), /[,;.(\n]\s*|\s+[–—]\s+/g)
    if (name && isPerson(name.text, context)) return { name, at }
  }
  return undefined
}

/** `Stand: March 2026` is dated too. */
function dateIn(phrase: Phrase): Phrase {
  const label = /^[^:：\d]{2,20}[:：]\s*/u.exec(phrase.text)
  return label ? trim(cut(phrase, label[0].length)) : phrase
}

function isDate(text: string, { lang }: Context): boolean {
  return readValue(dateIn(phraseOf(text)).text, lang)?.type === 'date'
}

/** From the first of some pieces to the last, as they stand in their line. */
function spanOf(whole: Phrase, pieces: readonly Phrase[]): Phrase | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return undefined
  const start = whole.text.indexOf(first.text)
  const end = whole.text.indexOf(last.text, start) + last.text.length
  return start < 0 ? undefined : trim(cut(whole, start, end))
}

/** What a byline tells beside the names, which stay in it: whom they belong to, and when. */
export function* bylineClaims({ outline, roles, facts, context }: Claimable): Generator<Candidate> {
  const hasAuthors = listsTaken(roles).includes('authors')
  const labelled = new Set(facts.map(({ source }) => source))
  const near = outline.head.filter(block => !labelled.has(block))
  const byline = hasAuthors ? bylineIn(near, context) : creditAmong(near, context)
  const claim = (role: Role, words: Phrase, block: RootContent, because: string): Candidate => {
    const value = readValue(words.text, context.lang)
    return {
      ...wordsClaim(role, words, [block]),
      ...(value && { value }),
      weight: 0.58,
      because,
      stays: true,
      piece: words,
    }
  }
  const [name] = byline?.names ?? []
  if (!hasAuthors && byline && name)
    yield { ...claim('author', name, byline.block, 'a word for the author before a name'), weight: 0.7 }
  if (byline?.publisher) yield claim('publisher', byline.publisher, byline.block, 'whom the byline names')
  if (byline?.date) yield claim('datePublished', byline.date, byline.block, 'the day in the byline')
  if (byline || !hasAuthors) return
  // A line that ends in a date is dated by it: `Report to the committee, Glasgow, 18 February 2026`.
  for (const block of outline.head.slice(0, NEAR)) {
    if (block.type !== 'paragraph') continue
    for (const line of linesIn(block.children)) {
      const last = split(line, /\s*[,;·|]\s+/g).at(-1)
      if (last && line.text.length <= 120 && isDate(last.text, context)) {
        yield claim('datePublished', dateIn(last), block, 'the day at the end of a line')
        return
      }
    }
  }
}
