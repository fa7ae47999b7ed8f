import type { PhrasingContent, RootContent } from 'mdast'
import { lineOf } from '../../../core/reading/facts/facts.ts'
import { linesIn, linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { isPictureName } from '../../../core/reading/facts/settings.ts'
import { holdsPhrasing, isParent } from '../../../core/source/walk.ts'
import type { Claim, Fact } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'

/** A label and the lines it stands for. */
export interface Entry {
  readonly role?: Role
  /** Empty where the words stood by themselves. */
  readonly label: Phrase
  /** The label is one of the copy's own words. */
  readonly written: boolean
  readonly lines: readonly Phrase[]
  /** A sentence or a line that is drawn says it too. */
  readonly told?: true
  /** Its author has it on the part to tear off. */
  readonly forStub?: true
  /** It says entry by entry what is given. */
  readonly offered?: true
}

/** A piece in its role as a label and its lines. */
export function entryOfClaim(claim: Claim): Entry {
  const { role, written, text, nodes, blocks, facts, value, told } = claim
  const own = { role, label: labelOf(claim), written, ...(told && { told }) }
  const name = toPhrase(nodes)
  // Nobody can press what is printed: a call is told with its address, where the copy has typed one behind it.
  if (role === 'action' && value?.type === 'url')
    return { ...own, lines: [...linesOf({ blocks: [], facts, nodes }), ...addressesIn(blocks)] }
  // A record is told by its name, where it has one that no part of it says, and its other parts follow.
  const isPart = facts.some(fact => name.text.includes(fact.text) || fact.text.includes(name.text))
  const named = facts.length > 0 && (name.text === text || !isPart) ? [name] : []
  const lines = [...named, ...linesOf({ blocks, facts, nodes })]
  return { ...own, lines: role === 'url' ? lines.map(typedAddress) : lines }
}

/** The label of a piece: of what a sentence tells the word that it has for it, and none of ours before what says by itself what it is. */
function labelOf({ role, label, written, told, called, field }: Claim): Phrase {
  if (written || field) return label
  if (told && called) return called
  return SPEAKING.has(role) ? phraseOf('') : label
}

/** A day, an hour, a place and a sum that nobody asks what they are: of an end one has to know that it is one. */
const SPEAKING: ReadonlySet<Role> = new Set<Role>([
  ...(['startDate', 'time', 'dateTime', 'departureDate', 'location', 'address', 'price', 'value'] as const),
])

/** A fact without a role as a label and its lines. */
export function entryOfFact({ label, written, blocks, facts, value }: Fact): Entry {
  const [first] = blocks
  const nodes = first?.type === 'paragraph' ? first.children : []
  const lines = linesOf({ blocks, facts, nodes })
  return { label, written, lines: value?.type === 'url' ? lines.map(typedAddress) : lines }
}

interface Said extends Pick<Fact, 'blocks' | 'facts'> {
  readonly nodes: readonly PhrasingContent[]
}

/** The lines of a value; of a record, those of its parts without the names of pictures. */
function linesOf({ blocks, facts, nodes }: Said): readonly Phrase[] {
  if (facts.length > 0) return facts.filter(fact => !isPicture(fact)).flatMap(partLines)
  if (nodes.length > 0 && blocks.length < 2 && !isTimetable(blocks[0])) return linesIn(nodes)
  return blocks.flatMap(linesWithin)
}

/** A list each of whose entries opens with a label of its own, in strong type, keeps its lines; others are one value in pieces. */
function isTimetable(block: RootContent | undefined): boolean {
  return (
    block?.type === 'list' &&
    block.children.every(
      ({ children: [first] }) => first?.type === 'paragraph' && first.children[0]?.type === 'strong',
    )
  )
}

/** The lines of a block, those of its entries and cells too. */
function linesWithin(block: RootContent): readonly Phrase[] {
  if (isParent(block) && holdsPhrasing(block)) return linesIn(block.children as PhrasingContent[])
  if (isParent(block)) return block.children.flatMap(linesWithin)
  return linesIn('value' in block ? [{ type: 'text', value: block.value }] : [])
}

function isPicture({ meanings, text }: Fact): boolean {
  return isPictureName(text) && meanings.some(({ concept }) => concept === 'logo' || concept === 'image')
}

/** A part of a record says by itself what it is, unless it is a bare number, `Terminal 1`, or its label is copy. */
function partLines(part: Fact): readonly Phrase[] {
  const { lines, label } = entryOfFact(part)
  const [first, ...others] = lines
  const isNamed = part.value?.type === 'number' || (part.written && label.text !== '')
  if (!isNamed || first === undefined) return lines
  return [toPhrase([...label.nodes, { type: 'text', value: ' ' }, ...first.nodes]), ...others]
}

/** All words of an entry's value. */
export function textOf({ lines }: Entry): string {
  return lines.map(({ text }) => text).join(', ')
}

/** Whether words are a web address and nothing else. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/iu.test(text.trim())
}

function addressesIn(blocks: readonly RootContent[]): readonly Phrase[] {
  return blocks
    .flatMap(linesOfBlock)
    .filter(({ text }) => isAddress(text))
    .map(typedAddress)
}

/** A web address as readers type it, without what a browser adds by itself. */
function typedAddress(words: Phrase): Phrase {
  const scheme = /^\s*https?:\/\/(?:www\.)?/i.exec(words.text)
  if (!scheme) return words
  const end = words.text.length - (/\/\s*$/.exec(words.text)?.[0].length ?? 0)
  return cut(words, scheme[0].length, end)
}

/** An entry among running text: its label, where the author wrote it, in strong type before its lines. */
export function blocksOfEntry({ label, written, lines }: Entry): readonly RootContent[] {
  const blocks = lines.map(({ nodes }): RootContent => ({ type: 'paragraph', children: [...nodes] }))
  return written ? lineOf({ label, blocks }) : blocks
}
