import type { List, Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { factsIn, pieceFact, toFact } from '../facts/facts.ts'
import { linesIn, linesOfBlock, segmentsOf } from '../facts/label.ts'
import { isDocumentName, isLeaveTaking } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { cut, type Phrase, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Value } from '../values/value.ts'
import type { Concept } from '../words/en.ts'

/**
 * The lines of somebody's head as facts, piece by piece: `New Orleans, LA | 504-555-0188 | a@b.example`, a name with an
 * address below it. None when the block is no such head, or when its lines have labels anyway.
 */
export function letterheadFacts(block: RootContent, context: Context): readonly Fact[] {
  if (factsIn(block, 'head', context) !== undefined) return []
  const lines = linesOf(block)
  if (lines.some(({ text }) => /\p{L}{3,}[.!?。]$/u.test(text) && /\s\S+\s\S+\s/.test(text))) return []
  const facts = lines.flatMap(line => piecesOf(line, context).map(piece => personFact(piece, block, context)))
  const isHead =
    facts.every(({ text }) => text.length <= LONGEST) && facts.some(fact => isContact(fact, context))
  return isHead ? facts : []
}

/** The pieces of the head of a page that is about somebody, and those below the text of a letter. */
export function personFacts({ before, head }: Outline, context: Context): readonly Fact[] {
  const blocks = [...before, ...head]
  const last = blocks.slice(BLOCKS).at(-1)
  const signature = last && takesLeave(last, context) ? [last] : []
  return [...blocks.slice(0, BLOCKS), ...signature].flatMap(block => letterheadFacts(block, context))
}

/** Whether the first line of a block is how a letter ends: `Yours sincerely,`. */
function takesLeave(block: RootContent, { lang }: Context): boolean {
  const [first] = linesOf(block)
  return first !== undefined && isLeaveTaking(first.text, lang)
}

/** Blocks from the top that may be such a head. */
const BLOCKS = 6

/** Letters of the longest piece of such a head: an institute with its address. */
const LONGEST = 110

function linesOf(block: RootContent): readonly Phrase[] {
  if (block.type === 'paragraph') return linesIn(block.children)
  if (block.type !== 'list' || block.ordered) return []
  return block.children.flatMap(({ children: [first] }: List['children'][number]) => linesOfBlock(first))
}

/** Values by which somebody is reached. */
export const reaching: ReadonlySet<Value['type']> = new Set<Value['type']>([
  'email',
  'phone',
  'url',
  'handle',
])

/** Letters before an address of mail that are a place or a number and no sentence. */
const BEFORE = 40

/** What stands before, between and behind values in a line that blanks or dashes divide: `Tacoma WA 253 555 0148 a@b.example`. */
function around(
  line: Phrase,
  values: readonly { readonly start: number; readonly end: number }[],
): readonly Phrase[] {
  const ends = [0, ...values.flatMap(({ start, end }) => [start, end]), line.text.length]
  return ends
    .slice(1)
    .map((end, at) => withoutDashes(cut(line, ends[at] ?? 0, end)))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

function withoutDashes(piece: Phrase): Phrase {
  const [, before = '', words = ''] = /^([\s–—-]*)(.*?)[\s–—-]*$/su.exec(piece.text) ?? []
  return trim(cut(piece, before.length, before.length + words.length))
}

/** Pieces between bars and dots; between commas where several of them say how somebody is reached. */
function piecesOf(line: Phrase, { lang }: Context): readonly Phrase[] {
  const segments = segmentsOf(line)
  const reached = findValues(line.text, lang).filter(({ value }) => reaching.has(value.type))
  // `welder / fabricator` is what one person does, as `surgeon · mountain rescue` is.
  if (reached.length === 0 && !/[|•∙⋅\t]|\s{3}/.test(line.text)) return [line]
  if (segments.length > 1) return segments
  const [only] = reached
  const isLast = only !== undefined && only.end === line.text.trimEnd().length && only.start <= BEFORE
  if (reached.length < 2 && (segments.length !== 1 || !isLast)) return segments
  const pieces = split(line, /\s*[,，،;]\s+/g)
  return pieces.length > 1 ? pieces : around(line, reached)
}

/** A piece as a fact; `Tel. 0361 555 01 71` has its label without a colon. */
function personFact(piece: Phrase, source: RootContent, context: Context): Fact {
  const fact = { ...pieceFact(piece, context), place: 'head' as const, source }
  if (fact.label.text !== '' || fact.value !== undefined) return fact
  const found = findValues(piece.text, context.lang).filter(({ value }) => reaching.has(value.type))
  const [first] = found
  if (found.length !== 1 || first === undefined || piece.text.slice(first.end).trim() !== '') return fact
  const label = trim(cut(piece, 0, first.start))
  const isLabel = context.lexicon(label.text).some(({ concept }) => labels.has(concept))
  return isLabel ? toFact(label, trim(cut(piece, first.start)), 'head', context, source) : fact
}

const labels: ReadonlySet<Concept> = new Set<Concept>([
  'email',
  'telephone',
  'url',
  'contact',
  'handle',
  'fax',
])

/** Whether a fact is a way to reach somebody. */
export function isContact({ value, meanings, blocks }: Fact, { lang }: Context): boolean {
  if (value !== undefined) return reaching.has(value.type)
  if (meanings.some(({ concept, weight }) => weight > 0.8 && labels.has(concept))) return true
  const [only] = blocks
  return only?.type === 'paragraph' && isLink(only, lang)
}

function isLink({ children }: Paragraph, lang: string): boolean {
  const [only, ...others] = children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  if (only?.type !== 'link' || others.length > 0) return false
  return /^(?:mailto|tel|https?):/.test(only.url) || readValue(only.url, lang)?.type === 'url'
}

/** Words that a name has at most, and letters. */
const NAME = { words: 7, letters: 60 } as const

/** Whether a line can be what somebody is called: few words and most of them with capitals, no figures, no sentence, not what the document is. */
export function isNameLike(text: string, { lang, lexicon }: Context): boolean {
  if (text === '' || text.length > NAME.letters || text.split(/\s+/).length > NAME.words) return false
  if (/[\d:：?？!！|@]|\p{L}{3,}[.。]$/u.test(text) || /[,،]$/.test(text)) return false
  const words = text.split(/\s+/)
  if (words.filter(word => /^[\p{Lu}\p{Lo}]/u.test(word)).length < words.length / 2) return false
  const value = readValue(text, lang)
  const isValue = value !== undefined && value.type !== 'person'
  return !isValue && !isDocumentName(text) && !lexicon(text).some(({ weight }) => weight > 0.9)
}

/** Words that say what somebody does have no figures and end in no full stop. */
export function isTitleLike(text: string, { lang }: Context): boolean {
  if (text === '' || text.length > 110 || text.split(/\s+/).length > 14) return false
  if (/\d{3,}|[:：?？!！@]|\p{L}{3,}[.。]$|[,،]$/u.test(text)) return false
  const value = readValue(text, lang)
  return value === undefined && !isDocumentName(text)
}

/** Whether words by themselves name a place: an address, or few words without figures, some of them divided by a comma. */
export function isPlaceLike({ text, value, label }: Fact, context: Context): boolean {
  if (label.text !== '') return false
  if (value !== undefined) return value.type === 'address'
  return isTitleLike(text, context) && text.split(/\s+/).length <= 6
}

/** A line as a phrase without what does not belong to it. */
export function lineOfBlock(block: RootContent): Phrase | undefined {
  if (block.type !== 'paragraph' && block.type !== 'heading') return undefined
  const line = trim(toPhrase(block.children))
  return line.text === '' || line.text.includes('\n') ? undefined : line
}
