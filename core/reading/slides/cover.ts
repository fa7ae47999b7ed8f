import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { factOfWords, factsIn } from '../facts/facts.ts'
import { linesIn, segmentsOf } from '../facts/label.ts'
import { plainLabel } from '../words/lexicon.ts'
import { cut, type Phrase, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Omitted } from '../reading.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { isShort } from './slide.ts'

/** The cover of a deck with the fields of the front matter that it does not say already. */
interface Cover {
  readonly blocks: readonly RootContent[]
  readonly fields: readonly Fact[]
  /** Who speaks and when, told by the lines of the cover, which stay where they are. */
  readonly facts: readonly Fact[]
  readonly omitted: readonly Omitted[]
}

/** Reads the lines of a cover against the front matter, and who speaks and when from those without a label. */
export function readCover(cover: readonly RootContent[], fields: readonly Fact[], context: Context): Cover {
  const lines = cover.filter(isShort) as Paragraph[]
  const own = fields.filter(isOfCover)
  const told = new Set(lines.filter(line => own.some(field => holds(field.text, plainText(line)))))
  const said = own.filter(field => lines.some(line => holds(plainText(line), field.text)))
  const title = cover.findIndex(({ type }) => type === 'heading')
  const isTitled = title >= 0
  const under = cover[isTitled ? title + 1 : 1]
  // Without a heading the first line is the title.
  const left = lines
    .slice(isTitled ? 0 : 1)
    .filter(line => !told.has(line) && !factsIn(line, 'head', context))
  return {
    blocks: cover.filter(block => !told.has(block as Paragraph)),
    fields: fields.filter(field => !said.includes(field) || repeatsLine(field, told)),
    facts: [
      // What the cover says with more words around it is known, and printed there.
      ...said.filter(field => !repeatsLine(field, told)).map((field): Fact => ({ ...field, place: 'body' })),
      ...left.flatMap(line => factsOf(line, line === under, context)),
    ],
    omitted: [...told].map(line => ({ text: plainText(line), because: 'the front matter says it too' })),
  }
}

/** What has its place elsewhere than in the lines of a cover: the title, and what stands on every slide. */
const elsewhere: ReadonlySet<Concept> = new Set<Concept>(['title', 'pageHeader', 'pageFooter'])

function isOfCover({ facts, items, meanings }: Fact): boolean {
  return facts.length === 0 && items.length === 0 && !meanings.some(({ concept }) => elsewhere.has(concept))
}

function repeatsLine({ text }: Fact, told: ReadonlySet<Paragraph>): boolean {
  return [...told].some(line => holds(text, plainText(line)))
}

/** Whether some words stand among others, as words. */
function holds(words: string, some: string): boolean {
  const plain = plainLabel(some)
  return plain.length > 3 && ` ${plainLabel(words)} `.includes(` ${plain} `)
}

/** Words up to which a line under the title says more of it. */
const SUBTITLE = 24

function factsOf(line: Paragraph, isFirst: boolean, context: Context): readonly Fact[] {
  const whole = trim(toPhrase(line.children))
  const pieces = linesIn(line.children)
    .flatMap(segmentsOf)
    .flatMap(piece => split(piece, /\s+[–—-]\s+/g))
  const facts = pieces.flatMap(piece => factOf(piece, context))
  if (facts.length > 0 || !isFirst || /[.!?\n]|[:：]$/.test(whole.text)) return facts
  const count = whole.text.split(/\s+/).length
  return count <= SUBTITLE ? [{ ...told('subtitle', whole), place: 'head', source: line }] : []
}

function factOf(piece: Phrase, { lang }: Context): readonly Fact[] {
  const value = readValue(piece.text, lang)
  if (value?.type === 'date') return [{ ...told('datePublished', piece), value }]
  const person = [...findValues(piece.text, lang)].find(found => found.value.type === 'person')
  if (person) return [told('author', trim(cut(piece, person.start, person.end)))]
  const match = name.exec(piece.text)
  if (!match?.[1]) return []
  // What follows in small letters is what the person is; in capitals it is the house they are from.
  const isOffice = match[2] === undefined || /^\p{Ll}/u.test(match[2])
  return [told('author', isOffice ? piece : trim(cut(piece, 0, match[1].length)))]
}

/** Two to four words in capitals, without figures, and what may stand behind a comma. */
const name =
  /^((?:\p{Lu}[\p{L}\p{M}’'.-]*\p{L}\.?|\p{Lu}\.)(?:\s+(?:\p{Lu}[\p{L}\p{M}’'-]+|de|del|van|von|der|den|ter|da|di|Ní)){1,3})(?:,\s*(\S[^\n\d]*))?$/u

function told(concept: Concept, words: Phrase): Fact {
  const because = `a line of the cover is its ${concept}`
  const text = words.text.replace(/\s+/g, ' ')
  return { ...factOfWords(words), text, meanings: [{ concept, weight: 0.7, because }] }
}
