import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, headingOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase } from '../facts/phrase.ts'
import { isClosing, isSalutation } from './letters.ts'

/** Letters and words of a line that heads a story, and letters from which what stands below it is one and no signature. */
const HEAD = { letters: 34, words: 6 }
const STORY = 26

/** Blocks at the end of a letter that may be whose it is, where nothing takes leave before them; lines from which on one but the last is a story. */
const FOOT = { blocks: 2, lines: 4 }

/** Heads from which on short lines over text are those of a letter's stories. */
const LEAST = 2

/**
 * The body of a letter in which short lines over the text of their own block are the heads of its stories, though nothing marks
 * them: `kiln news` over what is new of it. Greetings, leaves and signatures head nothing.
 */
export function withStoryHeads(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const leave = blocks.findIndex(
    (block, at) => at > 0 && (isLeave(block, context) || (at * 2 > blocks.length && isSigned(block))),
  )
  const isLong = linesOfBlock(blocks.at(-FOOT.blocks)).length >= FOOT.lines
  const end = leave < 0 ? blocks.length - (isLong ? 1 : FOOT.blocks) : leave
  // What stands above the greeting is the letter's own head.
  const start = blocks.findIndex(block => isGreeting(block, context)) + 1
  const headed = blocks.map((block, at): readonly RootContent[] | undefined => {
    if (at < Math.max(start, 1) || at >= end) return undefined
    if (blocks[at - 1]?.type === 'heading') return undefined
    const [first, ...below] = linesOfBlock(block)
    if (!first || !isHead(first, context)) return undefined
    if (below.length === 0) return isOverLabels(first, blocks[at + 1]) ? [headingOf(first)] : undefined
    return isStory(below) ? [headingOf(first), paragraphOf(joinLines(below))] : undefined
  })
  const known = blocks.filter(block => block.type === 'heading' && block.depth > 1).length
  const found = headed.filter(parts => parts !== undefined).length
  return found + known < LEAST ? blocks : blocks.flatMap((block, at) => headed[at] ?? [block])
}

function isGreeting(block: RootContent, context: Context): boolean {
  const [first] = linesOfBlock(block)
  return first !== undefined && isSalutation(first.text, context)
}

function isLeave(block: RootContent, context: Context): boolean {
  const [first] = linesOfBlock(block)
  return first !== undefined && isClosing(first.text, context)
}

/** A word or a few before a comma, over a name: `beijo,` over `Rita e Zé`. */
function isSigned(block: RootContent): boolean {
  const [word, name] = linesOfBlock(block)
  const isWord = word !== undefined && /^\p{L}[\p{L} ]{1,24},$/u.test(word.text)
  return isWord && name !== undefined && name.text.length <= HEAD.letters
}

function isHead({ text, nodes }: Phrase, context: Context): boolean {
  const isShort = text.length <= HEAD.letters && text.split(/\s+/).length <= HEAD.words
  const isBare = /\p{L}{2}/u.test(text) && !/[.,;:：!。、]$|\d{3}|@|https?:|\p{Sc}/u.test(text)
  const isTold = isSalutation(text, context) || isClosing(text, context)
  // What is in bold heads by that, and asks.
  const isPlain = nodes.every(({ type }) => type === 'text' || type === 'emphasis')
  return isShort && isBare && !isTold && !/[:：]\s/.test(text) && isPlain
}

/** Whether lines are a text or several things, and not somebody's name. */
function isStory(lines: readonly Phrase[]): boolean {
  return lines.length > 1 || (lines[0]?.text.length ?? 0) >= STORY
}

/** A name with a capital over a line with a label: `Hours` over `Monday: 9–5`. */
function isOverLabels({ text }: Phrase, next: RootContent | undefined): boolean {
  const [line] = linesOfBlock(next)
  return /^\p{Lu}/u.test(text) && line !== undefined && readLabelled(line)?.sign === 'colon'
}
