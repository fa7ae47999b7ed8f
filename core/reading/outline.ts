import type { Heading, RootContent } from 'mdast'
import { plainText } from '../source/text.ts'
import type { Context } from './context.ts'
import { factsIn } from './facts.ts'
import { readLabelled } from './label.ts'
import { toPhrase, trim } from './phrase.ts'
import type { Fact, Meaning, Place } from './reading.ts'

/** A headed part of the body before its kind is told. */
export interface Part {
  readonly heading?: Heading
  /** What its heading may mean. */
  readonly meanings: readonly Meaning[]
  readonly blocks: readonly RootContent[]
  readonly facts: readonly Fact[]
  readonly parts: readonly Part[]
}

/** The body: its title, what stands above the first part, and the parts by headings. */
export interface Outline {
  readonly title?: Heading
  /** Blocks above the title. */
  readonly before: readonly RootContent[]
  /** Blocks between the title and the first part. */
  readonly head: readonly RootContent[]
  readonly facts: readonly Fact[]
  readonly parts: readonly Part[]
}

/** Divides the blocks of a body at its headings and at what stands for a heading. */
export function outlineOf(source: readonly RootContent[], context: Context): Outline {
  const blocks = withHeadings(source.filter(({ type }) => type !== 'comment'))
  const first = blocks.findIndex(({ type }) => type === 'heading')
  const title = first >= 0 && isTitle(blocks, first) ? (blocks[first] as Heading) : undefined
  const start = title ? first + 1 : 0
  const next = blocks.findIndex((block, at) => at >= start && block.type === 'heading')
  const head = blocks.slice(start, next < 0 ? blocks.length : next)
  const before = title ? blocks.slice(0, first) : []
  return {
    ...(title && { title }),
    before,
    head,
    facts: [...before, ...head].flatMap(block => factsIn(block, 'head', context) ?? []),
    parts: next < 0 ? [] : partsOf(blocks.slice(next), context, 'body'),
  }
}

/** Words in front of which a title may stand and still be one: an eyebrow, a letterhead. */
const WORDS_BEFORE = 40

/** The first heading is the title when no other stands as high as it. */
function isTitle(blocks: readonly RootContent[], first: number): boolean {
  const heading = blocks[first] as Heading
  const others = blocks.slice(first + 1).filter((block): block is Heading => block.type === 'heading')
  const before = blocks.slice(0, first).map(plainText).join(' ').split(/\s+/).length
  const isHighest = others.every(({ depth }) => depth > heading.depth)
  return (
    before <= WORDS_BEFORE && (isHighest || (heading.depth === 1 && others[0]?.depth !== 1 && first === 0))
  )
}

function partsOf(blocks: readonly RootContent[], context: Context, place: Place): readonly Part[] {
  const depths = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  const depth = depths.reduce<number>((least, other) => Math.min(least, other), 6)
  const starts = blocks.flatMap((block, at) =>
    block.type === 'heading' && block.depth === depth ? [at] : [],
  )
  const parts = starts.map((start, at) =>
    partOf(
      blocks[start] as Heading,
      blocks.slice(start + 1, starts[at + 1] ?? blocks.length),
      context,
      place,
    ),
  )
  const lead = blocks.slice(0, starts[0] ?? 0)
  return lead.length > 0 ? [...partsOf(lead, context, place), ...parts] : parts
}

function partOf(heading: Heading, blocks: readonly RootContent[], context: Context, place: Place): Part {
  const at = blocks.findIndex(({ type }) => type === 'heading')
  const own = at < 0 ? blocks : blocks.slice(0, at)
  return {
    heading,
    meanings: context.lexicon(plainText(heading)),
    blocks: own,
    facts: own.flatMap(block => factsIn(block, place, context) ?? []),
    parts: at < 0 ? [] : partsOf(blocks.slice(at), context, place),
  }
}

/** Letters up to which a line in bold can be a heading. */
const HEADING = 90

/** Lines all in bold that stand above something become headings, one level below the last real one. */
function withHeadings(blocks: readonly RootContent[]): readonly RootContent[] {
  let depth = 1
  return blocks.map((block, at): RootContent => {
    if (block.type === 'heading') depth = Math.min(block.depth + 1, 6)
    const next = blocks[at + 1]
    const line = boldLine(block)
    if (line === undefined || next === undefined || next.type === 'heading' || boldLine(next)) return block
    const heading: Heading = {
      type: 'heading',
      depth: Math.max(depth, 2) as Heading['depth'],
      children: line,
    }
    return block.position ? { ...heading, position: block.position } : heading
  })
}

function boldLine(block: RootContent): Heading['children'] | undefined {
  if (block.type !== 'paragraph' || block.children.length !== 1) return undefined
  const [only] = block.children
  if (only?.type !== 'strong') return undefined
  const phrase = trim(toPhrase(only.children))
  const isLine = phrase.text.length <= HEADING && !phrase.text.includes('\n') && !readLabelled(phrase)
  return isLine ? only.children : undefined
}
