import type { ListItem, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesIn } from '../facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { asksToMake, handsOverText, ordersPiece } from './handing-over.ts'
import { piecesOf } from './letter-pieces.ts'
import {
  ASIDE,
  type Letter,
  type LetterSigns,
  linesAt,
  OPENING,
  readLetter,
  type Sentence,
} from './letter-sentences.ts'
import { nameSheet, type Piece, said, withoutQuotes } from './letter-text.ts'
import { remarkIn, wantsWords } from './remarks.ts'
import { labelledIn } from './told-labels.ts'

// A letter to whoever makes a sheet: what it says of the sheet is not printed, what it wants there is.

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
  const letter = readLetter(lines, signs, context)
  const settled = settleBlocks(blocks, letter)
  const pieces = settled.flatMap(one => one.pieces)
  const title = wordsAt('title', pieces)[0]
  const read = settled.flatMap(one => one.blocks)
  return {
    body: [
      ...(title ? [headingOf(title, 1)] : []),
      ...wordsAt('subtitle', pieces).map(paragraphOf),
      ...(title ? read : headed(read, letter)),
      ...wordsAt('end', pieces).map(paragraphOf),
    ],
    said: pieces.flatMap(one => (one.to === 'nowhere' ? one.text : [])),
    labels: pieces.flatMap(one => (one.to === 'label' ? one.text : [])),
  }
}

/** The words that go to one place of a sheet. */
function wordsAt(place: 'title' | 'subtitle' | 'text' | 'end', pieces: readonly Piece[]): readonly Phrase[] {
  return pieces.flatMap(one => (one.to === place ? one.words : []))
}

/** Whether sentences are a letter that orders a sheet. */
function isOrder(
  sentences: readonly Sentence[],
  { greets, leaves, isHanded }: LetterSigns,
  blocks: readonly RootContent[],
): boolean {
  const opening = sentences.slice(0, OPENING)
  const hands = opening.some(({ text }) => handsOverText(text))
  const orders = opening.some(({ text }) => ordersPiece(text))
  const isSure = ({ text }: Sentence): boolean => remarkIn(text) === 'sure'
  const isAddressed = greets || leaves
  if (isAddressed && (isHanded || hands || orders || sentences.some(isSure))) return true
  if (isAskedFor(sentences) && blocks.every(({ type }) => type === 'paragraph')) return true
  const opens = sentences.filter(({ block }) => block === sentences[0]?.block)
  const isSaid = opens.length > 0 && opens.every(({ text }) => remarkIn(text) !== undefined)
  const isPlain = blocks.every(({ type }) => type !== 'heading')
  // Asked last: a long copy has very many sentences.
  return isPlain && (isSaid || hands) && sentences.filter(isSure).length > 1
}

/** Whether the first sentence asks for a piece, and others say what it should say or how it is to be. */
function isAskedFor([first, ...others]: readonly Sentence[]): boolean {
  return (
    first !== undefined &&
    others.length < ASKING &&
    asksToMake(first.text) &&
    others.some(({ text }) => wantsWords(text) || remarkIn(text) !== undefined)
  )
}

/** Sentences of a message that asks for a piece in its first, at most. */
const ASKING = 16

/** A block as it is printed, and what of it goes elsewhere. */
interface Settled {
  readonly blocks: readonly RootContent[]
  readonly pieces: readonly Piece[]
}

/** The blocks of a letter in turn: the first words that name the sheet are its title. */
function settleBlocks(blocks: readonly RootContent[], letter: Letter): readonly Settled[] {
  let isNamed = false
  return blocks.map((block, at) => {
    const settled = block.type === 'list' ? settleList(block, letter) : settleText(block, at, letter, isNamed)
    isNamed ||= nameSheet(settled.pieces)
    return settled
  })
}

function settleText(block: RootContent, at: number, letter: Letter, isNamed: boolean): Settled {
  const lines = letter.lines.filter(line => line.block === at)
  if (lines.length === 0) return { blocks: [block], pieces: [] }
  const pieces = piecesOf(lines, letter, isNamed)
  return { blocks: paragraphsOf(wordsAt('text', pieces)), pieces }
}

/** A list without the points that are remarks. */
function settleList(block: RootContent & { type: 'list' }, { signs }: Letter): Settled {
  const remarkOf = ({ children: [first, ...others] }: ListItem): string => {
    const text = first?.type === 'paragraph' && others.length === 0 ? toPhrase(first.children).text : ''
    return text !== '' && remarkIn(text) === 'sure' && !signs.tells(text) ? text : ''
  }
  const remarks = block.children.map(remarkOf).filter(text => text !== '')
  const children = block.children.filter(item => remarkOf(item) === '')
  const kept = remarks.length === 0 ? block : { ...block, children }
  return { blocks: children.length > 0 ? [kept] : [], pieces: remarks.map(said) }
}

/** A text that no sentence of its letter names, under the name that it brings. */
function headed(body: readonly RootContent[], letter: Letter): readonly RootContent[] {
  const quoted = withQuotedText(body)
  return quoted === body && letter.isHanded ? withFirstLine(body, letter) : quoted
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
function withFirstLine(body: readonly RootContent[], { signs, context }: Letter): readonly RootContent[] {
  const [first, ...others] = body
  if (first?.type !== 'paragraph' || body.some(({ type }) => type === 'heading')) return body
  const [name, ...below] = linesIn(first.children)
  const isName =
    name &&
    below.length + others.length > 0 &&
    name.text.length <= NAME &&
    !/[.,;:。、，…]$/u.test(name.text) &&
    !signs.tells(name.text) &&
    labelledIn(name.text, context).length === 0
  return isName ? [headingOf(name, 1), ...paragraphsOf(below), ...others] : body
}

/** Letters of a line that names a sheet. */
const NAME = 60
