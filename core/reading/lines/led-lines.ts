import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { toFact } from '../facts/facts.ts'
import { labelAlone, linesIn, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Meaning } from '../reading.ts'
import { readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { isDocumentName } from '../words/lexicon.ts'
import { isNameLike } from './letterhead.ts'

/** Facts whose label stands on the line above them, and the blocks that are left. */
interface Led {
  readonly facts: readonly Fact[]
  readonly body: readonly RootContent[]
}

/** Words up to which a line is a label, and what it leads to a value. */
const SHORT = { label: 6, value: 14 } as const

/** Takes out lines that a known label on a line of its own leads to: `awarded to` above a name in bold. */
export function takeLedLines(body: readonly RootContent[], context: Context): Led {
  const facts: Fact[] = []
  const gone = new Set<RootContent>()
  body.forEach((block, at) => {
    const led = ledBlock(block, context)
    if (led) {
      facts.push(led)
      gone.add(block)
      return
    }
    const next = body[at + 1]
    const label = lineIn(block, SHORT.label)
    const value = next && lineIn(next, SHORT.value)
    if (!label || !value || gone.has(block) || !isBold(next) || isBold(block)) return
    const fact = toFact(label, value, 'head', context)
    const isKnown = fact.meanings.some(({ weight }) => weight >= 0.9)
    // What somebody did stands right below the name: `has completed the / Diploma`.
    const isNext =
      (gone.has(body[at - 1] as RootContent) && facts.at(-1)?.meanings.some(isWhom) === true) ||
      (isLedHeading(body[at - 1], body[at - 2], context) && readValue(value.text, context.lang) === undefined)
    const isLed = leadsOn(label.text) && (isNext || isNameLike(value.text, context))
    if (isDocumentName(label.text) || !(isKnown || isLed)) return
    facts.push(isKnown ? fact : { ...fact, meanings: [isNext ? deed : named] })
    gone.add(block).add(next)
  })
  return { facts, body: body.filter(block => !gone.has(block)) }
}

/** Whether a heading is a name that the line above leads to: `certifies that` over `## Ada Quill`. */
function isLedHeading(
  heading: RootContent | undefined,
  above: RootContent | undefined,
  context: Context,
): boolean {
  const lead = above && lineIn(above, SHORT.label)
  return heading?.type === 'heading' && isNameLike(plainText(heading), context) && leadsOn(lead?.text ?? '')
}

/** Whether a line goes on in the next; one that ends in a capital is complete: what somebody does, above the house. */
function leadsOn(text: string): boolean {
  return /(?:^|\s)\p{Ll}+\s*$|[:：,]$/u.test(text)
}

/** What takes several lines: somebody with an address. */
const addressed: ReadonlySet<Concept> = new Set<Concept>([
  'seller',
  'buyer',
  'sender',
  'recipient',
  'address',
])

/** Lines that somebody's name and address take at most, and letters of each. */
const BLOCK = { lines: 6, letters: 64 } as const

/** Somebody's name and address in one paragraph with a label: `Bill to:` or `**Billed to**` above three lines, `To: Ash Ltd` above an address. */
function ledBlock(block: RootContent, context: Context): Fact | undefined {
  if (block.type !== 'paragraph') return undefined
  const [first, ...below] = linesIn(block.children)
  const isBlock =
    below.length > 0 && below.length <= BLOCK.lines && below.every(({ text }) => text.length <= BLOCK.letters)
  if (!first || !isBlock) return undefined
  const isAddressed = (label: Phrase): boolean =>
    context.lexicon(label.text).some(({ concept, weight }) => weight > 0.9 && addressed.has(concept))
  // Words without a sign name somebody who is billed only above an address: `Invoice to`, and one word only who that is: `Client`.
  const isBilled = context
    .lexicon(first.text)
    .some(({ concept, weight }) => concept === 'buyer' && weight > 0.9)
  const isOne = isBilled && isNameLike(below[0]?.text ?? '', context)
  const isBare =
    below.length > 1 && (/\s/.test(first.text) || isOne) && below.some(({ text }) => /\d/.test(text))
  const label = labelAlone(first) ?? boldAlone(first) ?? (isBare && isAddressed(first) ? first : undefined)
  if (label) return isAddressed(label) ? toFact(label, joinLines(below), 'head', context) : undefined
  const labelled = readLabelled(first)
  const isSure = labelled?.sign === 'colon' && below.every(line => readLabelled(line) === undefined)
  // A number of a house or a place tells an address from a sentence that runs on.
  if (!isSure || !isAddressed(labelled.label) || !below.some(({ text }) => /\d/.test(text))) return undefined
  return toFact(labelled.label, joinLines([labelled.value, ...below]), 'head', context)
}

/** Words in bold that are all of their line. */
function boldAlone({ nodes }: Phrase): Phrase | undefined {
  const [only, ...others] = nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  return only?.type === 'strong' && others.length === 0 ? trim(toPhrase(only.children)) : undefined
}

/** A person in bold below a line that leads there is who the whole is about. */
const named: Meaning = {
  concept: 'name',
  weight: 0.9,
  because: 'a name that stands out below the line that leads to it',
}

/** What stands out below a person and a line that leads there is what the person is honoured for. */
const deed: Meaning = {
  concept: 'credential',
  weight: 0.9,
  because: 'words that stand out below a name and the line that leads to them',
}

function isWhom({ concept }: Meaning): boolean {
  return concept === 'name' || concept === 'recipient'
}

function lineIn(block: RootContent, words: number): Phrase | undefined {
  if (block.type !== 'paragraph') return undefined
  const [only, ...others] = block.children
  const phrase = trim(
    toPhrase(only?.type === 'strong' && others.length === 0 ? only.children : block.children),
  )
  const isLine = phrase.text !== '' && !phrase.text.includes('\n') && phrase.text.split(/\s+/).length <= words
  return isLine && !/[.!?。]$/.test(phrase.text) ? phrase : undefined
}

function isBold(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'strong'
}
