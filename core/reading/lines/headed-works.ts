import type { Heading, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf, headingOf } from '../facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { findValues } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'

/**
 * A body in which the works that a line such as `Selected works` opens are parts of it, each under its name: blocks of bare
 * lines (`Sea fennel, forearm, 2024` over what is said of it), lines that were taken for headings of their own, and a last
 * line with a label. What names another part, an address or a quotation ends them.
 */
export function withHeadedWorks(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const at = blocks.findIndex(block => opensWorks(block, context))
  const opener = blocks[at]
  if (opener === undefined) {
    const under = withYearedWorks(blocks, context)
    if (under) return under
  }
  if (opener?.type !== 'paragraph') return withQuotedWorks(blocks) ?? withDatedWorks(blocks)
  const below = blocks.slice(at + 1)
  const length = below.findIndex((block, place) => endsWorks(block, below[place + 1], context))
  const own = blocks.slice(at + 1, length < 0 ? undefined : at + 1 + length)
  const colons = own.filter(block => COLON.test(linesOfBlock(block)[0]?.text ?? '')).length
  // What most names have behind them divides them all: `Small hours: on tour, 2022`.
  const sign = colons > own.length / 2 ? COLON : undefined
  const works = own.flatMap((block, place) => workOf(block, own[place - 1], sign))
  if (works.filter(({ type }) => type === 'heading').length < LEAST) return blocks
  const heading: Heading = { type: 'heading', depth: 2, children: [...opener.children] }
  const after = below.slice(own.length).flatMap(headedPart)
  return [...blocks.slice(0, at), heading, ...works, ...after]
}

/** Letters and words of a line that heads the lines below it as a part of its own. */
const PART = { letters: 32, words: 4 }

/** A block below the works that opens with its name, in bold or in a few words over lines, as a part beside them: `teaching`. */
function headedPart(block: RootContent): readonly RootContent[] {
  const [first, ...said] = linesOfBlock(block)
  if (!first || first.text.length > PART.letters || first.text.split(/\s+/).length > PART.words)
    return [block]
  const isBold = first.nodes.length === 1 && first.nodes[0]?.type === 'strong'
  const isName = isBold || (said.length > 0 && /^[^\d@:：.,;!?/]+$/u.test(first.text))
  if (!isName) return [block]
  const heading: Heading = headingOf(first)
  return said.length > 0 ? [heading, paragraphOf(joinLines(said))] : [heading]
}

/**
 * Blocks in which a word on a line of its own over a mailbox or a number heads how somebody is reached, as the other parts of
 * their page have headings: `contact` over three lines.
 */
export function withContactHead(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const depth = blocks.findLast(block => block.type === 'heading' && block.depth > 1) as Heading | undefined
  if (!depth) return blocks
  return blocks.flatMap((block, at): readonly RootContent[] => {
    const [first, ...below] = blocks[at - 1]?.type === 'heading' ? [] : linesOfBlock(block)
    const isNamed =
      first !== undefined &&
      context.lexicon(first.text).some(({ concept, weight }) => concept === 'contact' && weight > 0.9)
    if (!isNamed || !below.some(({ text }) => isReached(text, context))) return [block]
    return [headingOf(first, depth.depth), paragraphOf(joinLines(below))]
  })
}

/** Works from which on they are a list. */
const LEAST = 2

/** A year behind a name, and nothing else: `**Salt road**, 2024`, `**Salt road** (2019–2021)`. */
const YEAR = /^[\s,–—(-]*(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d)?)?\)?$/u

/** A year at the end of a name, behind what divides them. */
const YEARED = /(?:,|\s[/–—-])\s*(?:19|20)\d\d$|\s\((?:19|20)\d\d[^()]*\)$/u

/** A body in which blocks under the heading of works that each open with a name and its year are parts of it. */
function withYearedWorks(
  blocks: readonly RootContent[],
  { lexicon }: Context,
): readonly RootContent[] | undefined {
  const at = blocks.findIndex(
    block =>
      block.type === 'heading' &&
      lexicon(plainText(block)).some(({ concept, weight }) => CALLED.has(concept) && weight > 0.88),
  )
  const heading = blocks[at]
  if (heading?.type !== 'heading') return undefined
  const below = blocks.slice(at + 1)
  const length = below.findIndex(block => block.type === 'heading')
  const own = length < 0 ? below : below.slice(0, length)
  const isWork = (block: RootContent): boolean => {
    const [first, ...said] = linesOfBlock(block)
    return first !== undefined && said.length > 0 && YEARED.test(first.text)
  }
  const last = own.findLastIndex(isWork)
  const works = own.slice(0, last + 1)
  if (works.length < LEAST || !works.every(isWork)) return undefined
  const parts = works.flatMap((block, place) => workOf(block, works[place - 1]))
  const after = [...own.slice(works.length).flatMap(headedPart), ...below.slice(own.length)]
  return [...blocks.slice(0, at + 1), ...parts, ...after]
}

/** What a heading of works is called. */
const CALLED: ReadonlySet<Concept> = new Set<Concept>(['works', 'projects'])

/** What a work is called, in marks at the start of a line, and what divides it from what is said of it. */
const QUOTED = /^([«»„“"‘「『《][^«»„“”"」』》\n]+[»«“”"’」』》])[\s,.:–—-]*(?=\S)/u

/** A body in which a name over lines that each open with a title in marks heads these works: `Books` over `»Nine whales« (2023)`. */
function withQuotedWorks(blocks: readonly RootContent[]): readonly RootContent[] | undefined {
  const at = blocks.findIndex(block => {
    const [first, ...works] = linesOfBlock(block)
    const isName = first !== undefined && first.text.length <= PART.letters && !/[.,:：!?]$/u.test(first.text)
    return isName && works.length >= LEAST && works.every(({ text }) => QUOTED.test(text))
  })
  const [name, ...works] = linesOfBlock(blocks[at])
  if (!name) return undefined
  return [
    ...named(blocks.slice(0, at)),
    headingOf(name),
    ...works.flatMap(line => {
      const [all = '', title = ''] = QUOTED.exec(line.text) ?? []
      return headed(cut(line, 0, title.length), [cut(line, all.length)])
    }),
    ...blocks.slice(at + 1).flatMap(headedPart),
  ]
}

/** Blocks whose first line names somebody as the title of the page: beside one part alone it would be taken for less. */
function named(blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...others] = blocks
  const [name, ...said] = linesOfBlock(first)
  if (!name || name.text.length > PART.letters || /[\d@:]/.test(name.text)) return blocks
  const below = said.length > 0 ? [paragraphOf(joinLines(said))] : []
  return [headingOf(name, 1), ...below, ...others]
}

/** Whether a block is a work by itself: its name in bold with a year, over what is said of it. */
function isDatedWork(block: RootContent | undefined): boolean {
  const [first, ...said] = block?.type === 'paragraph' ? linesIn(block.children) : []
  const [name] = first?.nodes ?? []
  return (
    first !== undefined &&
    said.length > 0 &&
    name?.type === 'strong' &&
    YEAR.test(first.text.slice(toPhrase([name]).text.length))
  )
}

/** A body in which blocks that are works by themselves are parts of it, and lines with a label below the last of them are too. */
function withDatedWorks(blocks: readonly RootContent[]): readonly RootContent[] {
  if (blocks.filter(isDatedWork).length <= LEAST) return blocks
  const title = blocks.some(block => block.type === 'heading')
  const depth = title ? 3 : 2
  return blocks.flatMap((block, at): readonly RootContent[] => {
    if (isDatedWork(block))
      return workOf(block, undefined).map(part => (part.type === 'heading' ? { ...part, depth } : part))
    const isBelow = isDatedWork(blocks[at - 1])
    return isBelow && block.type === 'paragraph' ? labelledParts(block, depth) : [block]
  })
}

/** A label of one or a few words before a dash or a colon. */
const LABEL = /^(\p{Lu}[\p{L}’' ]{1,24}?)\s*(?:\s[–—-]\s|[:：]\s)(?=\S)/u

/** Lines that all have a label as a part each. */
function labelledParts(block: Paragraph, depth: 2 | 3): readonly RootContent[] {
  const lines = linesIn(block.children)
  const found = lines.map(({ text }) => LABEL.exec(text))
  if (found.some(label => label === null)) return [block]
  return lines.flatMap((line, at): readonly RootContent[] => {
    const [all = '', label = ''] = found[at] ?? []
    return [headingOf(cut(line, 0, label.length), depth), paragraphOf(trim(cut(line, all.length)))]
  })
}

/** Whether a line alone says that works follow. */
function opensWorks(block: RootContent, { lexicon }: Context): boolean {
  return (
    block.type === 'paragraph' &&
    linesIn(block.children).length === 1 &&
    lexicon(plainText(block)).some(({ concept, weight }) => concept === 'works' && weight > 0.88)
  )
}

/** What a page about somebody has beside the works. */
const OTHERS: ReadonlySet<Concept> = new Set<Concept>(['skills', 'education', 'languages', 'contact'])

/** Whether a block is another part of a page, or how somebody is reached, or what somebody said. */
function endsWorks(block: RootContent, next: RootContent | undefined, context: Context): boolean {
  const { lexicon } = context
  if (block.type !== 'heading' && block.type !== 'paragraph') return true
  // What is said of a work is no list.
  if (next?.type === 'list' && linesOfBlock(block).length === 1) return true
  const [first, ...more] = block.type === 'paragraph' ? linesIn(block.children) : []
  const name = block.type === 'heading' ? plainText(block) : (first?.text ?? '')
  const isNamed =
    (block.type === 'heading' || more.length > 0) && lexicon(name).some(({ weight }) => weight > 0.9)
  const isSaid = /^\s*[“„«"「]/u.test(name)
  // `Tools: clay, fire`, in one line: another part of the page, as its label says.
  const isLast = more.length === 0 && linesOfBlock(next).length < 2
  const label = first && isLast ? readLabelled(first)?.label.text : undefined
  const isOther = label && lexicon(label).some(({ concept, weight }) => weight > 0.9 && OTHERS.has(concept))
  return isNamed || isSaid || isOther === true || isReached(plainText(block), context)
}

/** Whether words give a mailbox or a number. */
function isReached(text: string, { lang }: Context): boolean {
  return findValues(text, lang).some(({ value }) => value.type === 'email' || value.type === 'phone')
}

/** A colon behind a name, before any comma. */
const COLON = /^(?=[^,:：]{2,60}[:：]\s)[^,:：]*?(?=\s*[:：])/u

/** A work from its block: the name in its first line is a heading, and what stands behind it is the first that is said. */
function workOf(block: RootContent, above: RootContent | undefined, sign?: RegExp): readonly RootContent[] {
  if (block.type === 'heading') return datedHeading({ ...block, depth: 3 })
  if (block.type !== 'paragraph' || above?.type === 'heading') return [block]
  const [first, ...said] = linesIn(block.children)
  if (!first) return [block]
  const labelled = said.length === 0 ? readLabelled(first) : undefined
  if (labelled) return [headingOf(labelled.label, 3), paragraphOf(labelled.value)]
  const [bold] = first.nodes
  // What is all in bold is one name, whatever divides its words.
  const from =
    bold?.type === 'strong' ? toPhrase([bold]).text.length : (sign?.exec(first.text)?.[0].length ?? 0)
  const end = colonAt(first.text, from) ?? dividerFrom(first.text, from)
  if (said.length === 0 || !end) return said.length === 0 ? [block] : headed(first, said)
  const behind = trim(cut(first, end.index + end[0].length))
  return headed(trim(cut(first, 0, end.index)), behind.text === '' ? said : [behind, ...said])
}

/** The colon at the end of a name in bold, or right behind it: `**Small hours**: on tour, 2022`. */
function colonAt(text: string, from: number): RegExpExecArray | undefined {
  const found = from > 0 ? /\s*[:：]\s*/u.exec(text.slice(from - 1)) : null
  if (!found || found.index > 1) return undefined
  found.index += from - 1
  return found
}

/** Where what stands behind a name is divided from it. */
function dividerFrom(text: string, from: number): RegExpExecArray | null {
  const end = /\s*(?:,|\s[—–-])\s+|\s+\/\s+(?=(?:19|20)\d\d$)|\s+(?=\()/u.exec(text.slice(from))
  if (end) end.index += from
  return end
}

/** A year behind a name that stands in brackets or marks, or apart from it: `【Salt】 2024`. */
const DATED = /[】』」》”"»)]?(\s{1,4})(?:19|20)\d\d(?:\s?[–-]\s?(?:(?:19|20)?\d\d)?)?$/u

/** The name of a work as its heading, and the year behind it as the first that is said of it. */
function datedHeading(block: Heading): readonly RootContent[] {
  const line = toPhrase(block.children)
  const year = DATED.exec(line.text)
  const end = year ? year.index + year[0].indexOf(year[1] ?? '') : 0
  if (end < 2) return [block]
  // `Salt road, Leeds, 2025`: as in lines, the name ends at the first sign.
  const sign = dividerFrom(line.text, 0)
  if (sign && sign.index < end)
    return headed(trim(cut(line, 0, sign.index)), [trim(cut(line, sign.index + sign[0].length))])
  return [
    { ...block, children: [...cut(line, 0, end).nodes] as Heading['children'] },
    paragraphOf(trim(cut(line, end))),
  ]
}

function headed(name: Phrase, said: readonly Phrase[]): readonly [Heading, Paragraph] {
  return [headingOf(name, 3), paragraphOf(joinLines(said))]
}
