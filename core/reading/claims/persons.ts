import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { phraseIn } from '../facts/facts.ts'
import { isNameLike, isPlaceLike, isTitleLike } from '../lines/letterhead.ts'
import { isDocumentName, isLeaveTaking, phrasesFor } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import type { Role } from '../roles.ts'
import { type Candidate, claimOf, wordsClaim } from './candidate.ts'

/** A line of the head of a page: a fact of a letterhead, or a block of one line. */
interface Line {
  readonly phrase: Phrase
  readonly fact?: Fact
  readonly block: RootContent
}

/**
 * Claims on what somebody is called, does and lives, by place: the first line of a page or the line under its heading is a
 * name, the next what its bearer does, a piece among the contacts without figures where that is. Where nobody made a head,
 * the sentence in which people introduce themselves tells.
 */
export function* personClaims(
  outline: Outline,
  facts: readonly Fact[],
  name: Role,
  context: Context,
): Generator<Candidate> {
  const lines = linesOf(outline, facts)
  const { title } = outline
  const isNamed = title !== undefined && !isDocumentName(plainText(title))
  const sheet = isNamed ? undefined : lines.find(({ phrase }) => isDocumentName(phrase.text))
  if (sheet) yield { ...claimOn('title', sheet), weight: 0.9, because: 'it says what the sheet is' }
  const at = isNamed ? -1 : lines.findIndex(({ phrase }) => isNameLike(phrase.text, context))
  const first = lines[at]
  if (first && at < NEAR) yield { ...claimOn(name, first), weight: 0.92, because: 'the first line' }
  const signed = lines.find(
    (line, index) =>
      index > 0 && isParting(lines[index - 1], context) && isNameLike(line.phrase.text, context),
  )
  if (signed && !isNamed)
    yield { ...claimOn(name, signed), weight: 0.7, because: 'it stands below the greetings' }
  const named = isNamed || first !== undefined
  const second = lines[at + 1]
  if (named && second && isPost(second.phrase.text, context) && isAlone(second, lines))
    yield { ...claimOn('jobTitle', second), weight: 0.72, because: 'the line under the name' }
  for (const line of lines.slice(Math.max(at + 1, 0))) {
    const { fact } = line
    if (fact === undefined || !isPlaceLike(fact, context)) continue
    const isWithContacts = !isAlone(line, lines)
    yield {
      ...claimOn('location', line),
      weight: fact.value ? 0.62 : isWithContacts ? 0.6 : 0.5,
      because: 'a place among the contacts',
    }
  }
  yield* introductions(outline, name, context)
}

/** `Journeyman Electrician, IBEW Local 606`: what somebody does, then with whom, who may have a short number. */
const numberedHouse = /^(?=[^\d,]{3,80},)([^\d,]+\s[^\d,]+),\s+\p{L}[^\d,]*\s\d{1,3}$/u

/** Whether a line under a name says what its bearer does. */
function isPost(text: string, context: Context): boolean {
  return isTitleLike(numberedHouse.exec(text)?.[1] ?? text, context)
}

/** Whether a line is how somebody takes leave in a letter: `Yours sincerely,`. */
function isParting(line: Line | undefined, { lang }: Context): boolean {
  return line !== undefined && isLeaveTaking(line.phrase.text, lang)
}

/** Lines from the top among which the name is. */
const NEAR = 3

/** Facts of letterheads and single lines above the first part, in the order of the copy. */
function linesOf({ before, head }: Outline, facts: readonly Fact[]): readonly Line[] {
  return [...before, ...head].flatMap((block): readonly Line[] => {
    const own = facts.filter(({ source }) => source === block)
    // What has a label is what the label says.
    const plain = own.filter(({ label }) => label.text === '')
    if (own.length > 0) return plain.map(fact => ({ phrase: phraseIn(fact), fact, block }))
    if (block.type !== 'paragraph') return []
    const phrase = trim(toPhrase(block.children))
    return phrase.text === '' || phrase.text.includes('\n') ? [] : [{ phrase, block }]
  })
}

/** Whether a line is not one of several pieces in one line of the copy: those of a letterhead share their paragraph's line. */
function isAlone({ fact, block }: Line, lines: readonly Line[]): boolean {
  if (fact === undefined || block.type !== 'paragraph') return true
  const text = plainText(block)
    .split('\n')
    .find(line => line.includes(fact.text))
  const others = lines.filter(line => line.block === block && line.fact !== fact)
  return !others.some(({ fact: other }) => other !== undefined && text?.includes(other.text))
}

function claimOn(role: Role, { phrase, fact, block }: Line): Omit<Candidate, 'weight' | 'because'> {
  return fact
    ? { ...claimOf(role, fact), stays: false, piece: fact, source: block }
    : { ...wordsClaim(role, phrase, [block]), piece: block, source: block }
}

/** Two to four words with capitals, and particles between them. */
const called =
  /^\s*((?:\p{Lu}[\p{L}\p{M}’'.-]+|\p{Lu}\.)(?:\s+(?:\p{Lu}[\p{L}\p{M}’'-]+|de|da|van|von|der|den|del|la|le|y|e|ben|al|bin))*\s+\p{Lu}[\p{L}\p{M}’'-]+)/u
/** A place: words with capitals, a comma between them. */
const placed = /^\s*(\p{Lu}[\p{L}\p{M}’'-]+(?:(?:,\s+|\s+|-)\p{Lu}[\p{L}\p{M}’'-]+)*)/u

const HAN = /^\p{Script=Han}+$/u
const calledInHan = /^\s*(\p{Script=Han}{2,4})(?=[\p{P}\s])/u

/** `I'm Winston Prendergast`, `ich wohne in Gera`: the words stay in their sentence. */
export function* introductions(
  { before, head }: Outline,
  name: Role,
  { lang }: Context,
): Generator<Candidate> {
  const paragraphs = [...before, ...head].filter((block): block is Paragraph => block.type === 'paragraph')
  for (const block of paragraphs.slice(0, PARAGRAPHS)) {
    const phrase = toPhrase(block.children)
    yield* after(phrase, block, { role: name, cues: phrasesFor(lang, 'callsWords'), found: called })
    yield* after(phrase, block, { role: 'location', cues: phrasesFor(lang, 'livesWords'), found: placed })
  }
}

/** Paragraphs in which people say who they are. */
const PARAGRAPHS = 4

interface Introduction {
  readonly role: Role
  readonly cues: readonly string[]
  readonly found: RegExp
}

function* after(phrase: Phrase, block: Paragraph, { role, cues, found }: Introduction): Generator<Candidate> {
  const text = phrase.text.toLowerCase().replaceAll('’', "'")
  for (const cue of cues) {
    // Where no blanks divide words, a sign ends the name.
    const isHan = HAN.test(cue)
    const at = isHan
      ? text.indexOf(cue)
      : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${cue}(?![\\p{L}\\p{N}])`, 'u'))
    if (at < 0) continue
    const start = at + cue.length
    const match = (isHan ? calledInHan : found).exec(
      phrase.text.slice(start).replace(/^[\s:,]+/, blank => ' '.repeat(blank.length)),
    )
    if (!match?.[1]) continue
    const from = start + match[0].length - match[1].length
    const words = cut(phrase, from, from + match[1].length)
    const because = `it comes after "${cue}"`
    yield { ...wordsClaim(role, words, [block]), weight: 0.5, because, stays: true, piece: words }
  }
}
