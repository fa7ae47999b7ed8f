import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { POINTING } from './pressed.ts'

/** Parts with an arrow before their names from which on it is how the parts of a copy open: fewer where a block holds both. */
const LEAST = { headed: 3, inOne: 2 } as const

/**
 * A body in which arrows stand before the names of its parts, each over the lines that are said of it: they are headings
 * alike, whichever of them are in capitals, and the arrow is no word of the name. One arrow, or lines that all have one,
 * point at what is to be pressed.
 */
export function withPointedParts(blocks: readonly RootContent[]): readonly RootContent[] {
  const opened = blocks.map((block, at) => partOpened(block, blocks[at + 1]))
  const names = new Set(opened.flatMap(part => part?.name.text ?? []))
  const isInOne = opened.some(part => part && part.said.length > 0)
  if (names.size < (isInOne ? LEAST.inOne : LEAST.headed)) return blocks
  const depth = blocks.find((block, at): block is Heading => block.type === 'heading' && !!opened[at])?.depth
  return blocks.flatMap((block, at): readonly RootContent[] => {
    const part = opened[at]
    if (!part) return [block]
    const children = [...part.name.nodes] as Heading['children']
    const heading: Heading = { type: 'heading', depth: depth ?? 2, children }
    return [heading, ...paragraphsOf(part.said)]
  })
}

interface Opened {
  readonly name: Phrase
  /** What its own block says below it. */
  readonly said: readonly Phrase[]
}

/** The name of the part that a block opens behind an arrow, over lines without one. */
function partOpened(block: RootContent, next: RootContent | undefined): Opened | undefined {
  const isHeading = block.type === 'heading'
  const [first, ...said] = isHeading ? [toPhrase(block.children)] : linesOfBlock(block)
  const length = first ? (POINTING.exec(first.text)?.[0].length ?? 0) : 0
  const isText = isHeading ? next?.type === 'paragraph' && !isPointed(plainText(next)) : said.length > 0
  if (!first || length === 0 || !isText || said.some(({ text }) => isPointed(text))) return undefined
  return { name: trim(cut(first, length)), said }
}

function isPointed(text: string): boolean {
  return POINTING.test(text)
}
