import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, split } from '../facts/phrase.ts'
import { isPartyName } from '../lists/agreement.ts'
import { isFilling, opensSigning, RULE } from '../lists/signing-lines.ts'
import type { Concept } from '../words/en.ts'

/** Clauses from which on labelled lines are an agreement, how many of them say a sentence, and letters of one without its stop. */
const LEAST = { clauses: 4, sentences: 2, letters: 60 } as const

/** A line of a body with its block: `label` where it has one with a colon. */
interface Line {
  readonly block: RootContent
  readonly words: Phrase
  readonly label?: Phrase
  readonly value: Phrase
}

/**
 * The body of an agreement that is written as labelled lines, `Purpose: …`, `Law: Scotland`, with each of them a part of its own:
 * those above who makes it stay lines, those that say who signs too. Any other body stays as it is.
 */
export function withLabelledClauses(body: readonly RootContent[], context: Context): readonly RootContent[] {
  const [first, ...others] = body
  const blocks = first?.type === 'heading' ? others : body
  if (blocks.some(({ type }) => type !== 'paragraph' && type !== 'thematicBreak')) return body
  const lines = blocks.flatMap(linesIn)
  const start = lines.findLastIndex(line => isFrame(line, context)) + 1
  const end = lines.findLastIndex(line => !isSigning(line, context)) + 1
  const run = lines.slice(start, end)
  const clauses = run.filter(({ label }) => label !== undefined)
  if (!areClauses(run, clauses)) return body
  const around = (part: readonly Line[]): readonly RootContent[] =>
    [...new Set(part.map(({ block }) => block))].map(block =>
      paragraphOf(joinLines(part.filter(line => line.block === block).map(({ words }) => words))),
    )
  return [
    ...(first && blocks === others ? [first] : []),
    ...around(lines.slice(0, start)),
    ...run.flatMap(({ label, value }) => [...(label ? [headingOf(label)] : []), paragraphOf(value)]),
    ...around(lines.slice(end)),
  ]
}

function linesIn(block: RootContent): readonly Line[] {
  return linesOfBlock(block).map(words => {
    const labelled = readLabelled(words)
    const isLabel = labelled?.sign === 'colon' && /^[\p{Lu}\p{Lo}]/u.test(labelled.label.text)
    return isLabel ? { block, words, ...labelled } : { block, words, value: words }
  })
}

/** Whether all that stands between is labelled, or goes on below a label, and says sentences. */
function areClauses([first, ...others]: readonly Line[], clauses: readonly Line[]): boolean {
  const isSentence = ({ value: { text } }: Line): boolean =>
    text.length > LEAST.letters || /\s\S+\s\S*\p{L}[.!?。]$/u.test(text)
  return (
    first?.label !== undefined &&
    clauses.length >= LEAST.clauses &&
    clauses.length * 3 >= (others.length + 1) * 2 &&
    clauses.filter(isSentence).length >= LEAST.sentences
  )
}

/** What stands above the clauses: what it is called, when and between whom it is made. */
const frame: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'subtitle',
  'date',
  'effectiveDate',
  'parties',
])

function isFrame({ label }: Line, { lexicon }: Context): boolean {
  if (label === undefined) return false
  const isKnown = lexicon(label.text).some(
    ({ concept, weight }) => weight > 0.8 && frame.has(concept as Concept),
  )
  return isKnown || isPartyName(label.text)
}

function isSigning({ words, label }: Line, context: Context): boolean {
  return opensSigning((label ?? words).text) || isFilling(words, context) || RULE.test(words.text)
}

/** What divides labels that are filled in on one line. */
const DIVIDED = /\s+[/|·]\s+|;\s+/g

/** A body in which whoever signs stands above the labels that are filled in behind it: `For the Owner: Name: Ada Ash / Date:`. */
export function withSigningParts(body: readonly RootContent[], context: Context): readonly RootContent[] {
  return body.flatMap((block): readonly RootContent[] => {
    const lines = linesOfBlock(block)
    const parted = lines.map(line => signingParts(line, context))
    if (parted.every(parts => parts === undefined)) return [block]
    return lines.map((line, at) => paragraphOf(joinLines(parted[at] ?? [line])))
  })
}

function signingParts(line: Phrase, context: Context): readonly Phrase[] | undefined {
  const labelled = readLabelled(line)
  if (labelled?.sign !== 'colon' || !opensSigning(labelled.label.text)) return undefined
  const parts = split(labelled.value, DIVIDED)
  const isFilled = ({ text }: Phrase): boolean => /[:：]/.test(text)
  const areFilled = parts.length > 1 && parts.every(part => isFilled(part) && isFilling(part, context))
  return areFilled ? [labelled.label, ...parts] : undefined
}
