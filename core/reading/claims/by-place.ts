/** Claims by where words stand: at the head of a copy, or under that. */
import type { Heading, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { isHandle } from '../lines/divide-lines.ts'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { picturesIn } from '../things/kinds.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { isDocumentName, plainLabel, wordsFor } from '../words/lexicon.ts'
import { saysSum } from '../outline.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { listsTaken, type Role, rolesTaken } from '../roles.ts'
import { readValue } from '../values/read-value.ts'
import { asked } from '../things/voices.ts'
import { isByline, isCredit } from './byline.ts'
import { isFirmName } from './firms.ts'
import { greetsReader, isDateline } from '../lines/letters.ts'
import { type Candidate, wordsClaim, blockClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'

/** Words up to which a line is a phrase and not a sentence. */
export const PHRASE = 14

/** Whether a block is one phrase; the type says only what it is when it is one. */
export function isLine(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  const { text } = trim(toPhrase(block.children))
  return (
    text !== '' &&
    !text.includes('\n') &&
    !/[.!。]$/.test(text) &&
    text.split(/\s+/).length <= PHRASE &&
    text.length <= 120
  )
}

/** Whether a line says that it is the title: `Title: The quota and the widow`. */
function isTitleFact({ meanings, place, text }: Fact): boolean {
  const isTitle = meanings.some(({ concept, weight }) => concept === 'title' && weight > 0.98)
  return place !== 'body' && isTitle && text.length <= TITLE
}

/** Letters up to which a line is a title. */
const TITLE = 90

/** Blocks among which a salutation stands, with the head of a letter over it. */
const LETTER_HEAD = 4

/** A line that counts several things, as the page of somebody does: `412 posts 18.6K followers`. */
const COUNTS = /^\d[\d.,]*\s?[KkMm]?\s\p{Ll}+\b.*\s\d[\d.,]*\s?[KkMm]?\s\p{Ll}/u

/** Claims by where words stand: the title, the line above it, the line and the text below it. */
export function* byPlace(claimable: Claimable): Generator<Candidate> {
  const { outline, roles, facts, context } = claimable
  const { title, before } = outline
  const headline = roles.headline ?? 'title'
  const head = outline.head.filter(block => !isAddress(block, context))
  const labelled = new Set(facts.map(({ source }) => source))
  if (title) yield* ofTitle(title, claimable)
  const [opening] = outline.parts
  if (!title && roles.facts === 'all' && before.length + head.length === 0 && opening?.heading)
    yield* nameOfPaper(opening.heading)
  for (const block of before.filter(isLine).filter(block => !labelled.has(block)))
    yield blockClaim(block, {
      ...{ role: 'eyebrow', phrase: lineIn(block), weight: 0.6, because: 'a line above the title' },
    })
  const below = linesBelow(head, claimable, labelled)
  const [first, second] = below
  const isLetter = first !== undefined && isLetterHead(first, claimable)
  const isOpening = !title && first !== undefined && !isLetter && opensBody(first, head, claimable, labelled)
  if (isOpening && isNameLike(first, second, context))
    yield blockClaim(first, {
      ...{ role: headline, phrase: lineIn(first), weight: 0.5, because: 'the first line' },
    })
  // The first words of a bill are whose it is.
  const isBill = rolesTaken(roles).includes('seller')
  if (!title) yield* byCapitals(below.slice(isBill ? 1 : 0, 4), headline)
  if (title && first && isLine(first)) yield* belowHead(title, first, claimable)
  // An agreement is read from its first word on: nothing in it stands for the rest, but what is set apart right under its title.
  if (roles.lists?.includes('clauses') && !(title && first && first === head[0] && isSetApart(first))) return
  const next = title ? first : second
  const opens = title !== undefined || (first !== undefined && isLine(first) && !isLetter)
  if (opens && next && isSubtitle(next, claimable))
    yield blockClaim(next, {
      ...{ role: 'alternativeHeadline', phrase: lineIn(next), weight: 0.62 },
      because: 'a line under the title',
    })
  yield* ofText(below, head, claimable, labelled)
}

/** The first heading as what a copy is called, or as what it is. */
function* ofTitle(title: Heading, claimable: Claimable): Generator<Candidate> {
  const headline = claimable.roles.headline ?? 'title'
  const phrase = trim(toPhrase(title.children))
  const claim = blockClaim(title, { role: headline, phrase, weight: 0, because: 'the first heading' })
  // `Curriculum vitæ` above a name says what the sheet is.
  const isNamed = headline !== 'title' || claimable.facts.some(fact => isTitleFact(fact))
  const isSheet = isNamed && isDocumentName(phrase.text)
  if (headline === 'name') yield* titledPerson(phrase, title, claimable)
  // Where a page has a heading of its own, the title among its fields is that of its tab.
  yield { ...claim, weight: isSheet ? 0.41 : title.depth === 1 ? 1.06 : 0.97 }
  if (headline !== 'title') yield { ...claim, role: 'title', weight: isSheet ? 0.95 : 0.88 }
  else if (isSheet) yield { ...claim, role: 'eyebrow', weight: 0.95 }
}

type Sources = ReadonlySet<RootContent | undefined>

/** Whether a block is no labelled line, no handle and no picture. */
function isPlain(block: RootContent, labelled: Sources): boolean {
  return !labelled.has(block) && !isHandle(plainText(block)) && picturesIn(block).length === 0
}

/** Paragraphs below a title that may say something about it. */
function linesBelow(
  head: readonly RootContent[],
  { outline, context }: Claimable,
  labelled: Sources,
): readonly Paragraph[] {
  // Questions and answers below a title are no text about it.
  const questions = asked(outline.head, context)?.items ?? []
  const answered = new Set(questions.length > 1 ? questions.flatMap(({ blocks }) => blocks) : [])
  const isBelow = (block: RootContent): block is Paragraph =>
    block.type === 'paragraph' && !answered.has(block) && isPlain(block, labelled)
  return head.filter(isBelow)
}

/** A day over a salutation is the head of a letter, and no title. */
function isLetterHead(first: Paragraph, { outline, context }: Claimable): boolean {
  return (
    outline.head.slice(1, LETTER_HEAD).some(block => greetsReader(block, context)) &&
    readValue(plainText(first).split('\n', 1)[0] ?? '', context.lang)?.type === 'date'
  )
}

/** Whether a line is what a copy begins with. */
function opensBody(
  first: Paragraph,
  head: readonly RootContent[],
  { outline }: Claimable,
  labelled: Sources,
): boolean {
  return (
    first === head.find(block => isPlain(block, labelled)) && isLine(first) && outline.before.length === 0
  )
}

/** Whether a line could be what a copy is called; what ends in a colon or a comma goes on below it: `So that was:`. */
function isNameLike(first: Paragraph, second: Paragraph | undefined, context: Context): boolean {
  const line = lineIn(first)
  return (
    !/[:：,，;]$/u.test(line.text) &&
    !COUNTS.test(line.text) &&
    !isDateline(line, second && toPhrase(second.children), context)
  )
}

/** Whether a line under a title says more of it. */
function isSubtitle(next: Paragraph, { outline, roles, context }: Claimable): boolean {
  const { text } = lineIn(next)
  const hasAuthors = listsTaken(roles).includes('authors')
  return (
    (isLine(next) || next === outline.line) &&
    !isLinkAlone(next) &&
    readValue(text, context.lang) === undefined &&
    !saysSum(text, context) &&
    !/_{3}/.test(text) &&
    !leadsOver(next, outline, context) &&
    !(hasAuthors ? isByline(next, context) : isCredit(next, context))
  )
}

/** Whether a line is in bold, in italics or in brackets from end to end: `(Profit of pasturage – not a tenancy)`. */
function isSetApart({ children }: Paragraph): boolean {
  const [only, ...others] = children
  const isWhole = others.length === 0 && (only?.type === 'strong' || only?.type === 'emphasis')
  return isWhole || /^\([^()]+\)$/u.test(toPhrase(children).text.trim())
}

/** Words up to which a line with a colon may name something. */
const NAMED = 3

/** Whether a line leads over to what is below it, or stands below the words that greet its reader. */
function leadsOver(line: Paragraph, { head }: Claimable['outline'], context: Context): boolean {
  const { text } = lineIn(line)
  const isLead =
    /[:：]$/u.test(text) &&
    (text.split(/\s+/u).length > NAMED || head[head.indexOf(line) + 1]?.type === 'list')
  const above = head.slice(0, Math.max(head.indexOf(line), 0))
  return isLead || above.some(block => greetsReader(block, context))
}

/** The text below a title, which sums a copy up or is about it. */
function* ofText(
  below: readonly Paragraph[],
  head: readonly RootContent[],
  { outline, roles, facts, context }: Claimable,
  labelled: Sources,
): Generator<Candidate> {
  const { title } = outline
  const hasAuthors = listsTaken(roles).includes('authors')
  const plain = below.filter(block => !isOfLinks(block) && (!hasAuthors || !isByline(block, context)))
  const texts = plain.filter(block => isSentence(block) && !isNumbered(block))
  // What comes after a list speaks of the list.
  const listed = head.find(block => block.type === 'list' && !labelled.has(block))
  const precedes = (block: Paragraph): boolean => !listed || head.indexOf(block) < head.indexOf(listed)
  // What somebody greets before is theirs.
  const greeting = outline.head.findIndex(block => greetsReader(block, context))
  const isGreeted = (block: Paragraph): boolean => greeting >= 0 && outline.head.indexOf(block) > greeting
  const text = texts.find(block => below.indexOf(block) < 3 && precedes(block) && !isGreeted(block))
  if (!text && greeting < 0) yield* longLine(plain, context)
  if (!text) return
  const phrase = trim(toPhrase(text.children))
  // The first of many paragraphs begins a text and does not sum it up.
  const wanted = roles.takes?.includes('abstract') ?? false
  const runsOn = roles.facts !== 'all' && texts.length > 2 && !wanted
  // Nor does one of a life that is told from the first line on.
  const isTold = roles.headline === 'name' && !title && outline.parts.length === 0
  if (!runsOn && !isTold) {
    const isDescribed = facts.some(
      ({ place, label }) => place === 'field' && plainLabel(label.text) === 'description',
    )
    // So is the description, beside a heading with a text of its own.
    const weight = title?.depth === 1 && isDescribed ? 1.02 : 0.6
    yield blockClaim(text, { role: 'abstract', phrase, weight, because: 'the text under the title' })
  }
  if (roles.takes?.includes('about'))
    yield blockClaim(text, {
      ...{ role: 'about', phrase, weight: 0.58 },
      because: 'text under the title where something else sums it up',
    })
}

/** What a paper is called, where that heads its first part alone: `BORDKARTE` over a name. */
function* nameOfPaper(heading: Heading): Generator<Candidate> {
  const phrase = trim(toPhrase(heading.children))
  if (!isDocumentName(phrase.text)) return
  yield blockClaim(heading, {
    role: 'title',
    phrase,
    weight: 0.9,
    because: 'what the document is, at its head',
  })
}

/**
 * The title below a heading that is none: a letterhead above the name of a report, `Canal Basin Tenants' Association`, or
 * what the document is, `PROPOSAL`. An agreement is called so.
 */
function* belowHead(title: Heading, first: Paragraph, { roles, context }: Claimable): Generator<Candidate> {
  const [head, name] = [trim(toPhrase(title.children)), lineIn(first)]
  const isLetterhead = listsTaken(roles).includes('authors') && isFirmName(head.text, context)
  const isKind = roles.facts !== 'all' && !roles.lists?.includes('clauses') && isDocumentName(head.text)
  if (roles.headline !== undefined || (!isLetterhead && !isKind)) return
  if (name.text.split(/\s+/).length <= 2 || readValue(name.text, context.lang) !== undefined) return
  yield blockClaim(title, {
    role: isLetterhead ? 'publisher' : 'eyebrow',
    phrase: head,
    weight: 0.96,
    because: isLetterhead ? 'a name above the title' : 'what the document is, above the title',
  })
  yield blockClaim(first, {
    role: 'title',
    phrase: name,
    weight: 0.95,
    because: isLetterhead ? 'the line under a letterhead' : 'the line under what the document is',
  })
}

/** A number before what it counts: `No. 4 ditch bowl`, `2) a table`. */
const NUMBERED = /^(?:n(?:o|r|um|º|°)\.?|#|№)?\s*\d{1,3}(?:[.):]|\s)\s*\p{L}/iu

/** Lines of which most begin with a number are things and no text. */
function isNumbered({ children }: Paragraph): boolean {
  const lines = linesIn(children)
  const counted = lines.filter(({ text }) => NUMBERED.test(text))
  return counted.length >= 3 && counted.length * 2 > lines.length
}

/** A link by itself is something to do and not a line under a title. */
function isLinkAlone({ children }: Paragraph): boolean {
  return children.length === 1 && children[0]?.type === 'link'
}

/** Links one below the other with nothing said between them are things to press and no text. */
function isOfLinks({ children }: Paragraph): boolean {
  const isLink = ({ type }: PhrasingContent): boolean => type === 'link'
  if (children.length < 3 || !children.some(isLink)) return false
  return children.every(
    child => isLink(child) || child.type === 'break' || (child.type === 'text' && child.value.trim() === ''),
  )
}

/** Text under the title that ends without a stop, as in a chat; a line that is only a handle is not its beginning. */
function* longLine(below: readonly Paragraph[], { lang }: Context): Generator<Candidate> {
  const block = below
    .slice(0, 2)
    .find(
      own =>
        plainText({ type: 'paragraph', children: own.children }).split(/\s+/).length > PHRASE &&
        !isNumbered(own),
    )
  if (!block) return
  const lines = linesIn(block.children)
  const said = lines.filter(({ text }) => readValue(text, lang) === undefined)
  const phrase = joinLines(said)
  if (phrase.text.split(/\s+/).length <= PHRASE || said.some(line => readLabelled(line))) return
  const whole = said.length === lines.length
  yield {
    ...wordsClaim('abstract', phrase, [block]),
    weight: 0.55,
    because: 'the text under the title',
    stays: !whole,
    piece: block,
    ...(whole && { source: block }),
  }
}

/** `Ada Quill, letter cutter`: a person's name, a comma and what they are. */
const person = /^(\p{Lu}[\p{L}'’.-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3}),\s+(\p{Ll}.+)$/u

function* titledPerson(
  phrase: Phrase,
  title: RootContent,
  { roles, facts }: Claimable,
): Generator<Candidate> {
  const match = person.exec(phrase.text)
  const takesJob = [...(roles.needs ?? []), ...(roles.takes ?? [])].includes('jobTitle')
  const isSaid = facts.some(({ meanings }) => meanings.some(({ concept }) => concept === 'jobTitle'))
  if (!match?.[1] || !takesJob || isSaid) return
  const name = cut(phrase, 0, match[1].length)
  const job = trim(cut(phrase, phrase.text.length - (match[2] ?? '').length))
  const because = 'a name and a comma in the first heading'
  yield { ...wordsClaim('name', name, [title]), weight: 1.1, because, piece: title, source: title }
  yield { ...wordsClaim('jobTitle', job, [paragraphOf(job)]), weight: 0.95, because, piece: job }
}

/** Capitals among small letters: `RISING TIDE all-inclusive is Sat 6 Feb` names what it is about. */
const capitals =
  /(?:^|[.!?]\s+)((?:\p{Lu}[\p{Lu}\p{N}’'&-]+\s+){1,7}\p{Lu}[\p{Lu}\p{N}’'&-]+)(?=\s)(?!\s+\p{Lu}[\p{Lu}\p{N}’'&-]+(?:\s|$))/u

function* byCapitals(blocks: readonly Paragraph[], role: Role): Generator<Candidate> {
  // What is pressed names no page.
  for (const block of blocks.filter(own => own.children.every(({ type }) => type !== 'link'))) {
    const phrase = toPhrase(block.children)
    const match = capitals.exec(phrase.text)
    if (!match?.[1]) continue
    const at = match.index + match[0].indexOf(match[1])
    const found = trim(cut(phrase, at, at + match[1].length))
    yield {
      // Other lines of the paragraph say something of their own.
      ...wordsClaim(role, found, phrase.text.includes('\n') ? [paragraphOf(found)] : [block]),
      weight: 0.48,
      because: 'words in capitals',
      told: true,
      piece: found,
    }
  }
}

/** Whether a line speaks to the reader of a mail and not to the reader of the document: `Dear friends,`, `Kind regards,`. */
function isAddress(block: RootContent, { lang }: Context): boolean {
  if (block.type !== 'paragraph') return false
  const text = plainText(block)
  const plain = plainLabel(text)
  const greets = wordsFor(lang, 'greetingWords').some(word => plain.startsWith(`${word} `))
  if (greets && !/^\p{Lu}[^,!]*$/u.test(text)) return true
  if (text.length > 80 || !/[,،、:!！]\s*$|^\S+(?:\s+\S+){0,3}$/u.test(text)) return false
  const opens = [...wordsFor(lang, 'greetingWords'), ...wordsFor(lang, 'closingWords')]
  return opens.some(word => plain === word || plain.startsWith(`${word} `)) || /^\S+ \S+:$/.test(text)
}

function isSentence(block: Paragraph): boolean {
  return !isLine(block) && /[.!?。！？…]["”»）)]?\s*$/.test(plainText(block))
}

function lineIn(block: Paragraph): Phrase {
  return trim(toPhrase(block.children))
}
